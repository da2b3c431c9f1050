import { rows } from './rows.ts'

/** Masters and vouchers for Tally. */
export const tallyTexts = rows({
  'tally.title': ['Tally export', 'تصدير إلى Tally', 'Tally एक्सपोर्ट'],
  'tally.text': [
    'Ledgers and vouchers of a GSTIN as Tally XML, for the accountant.',
    'حسابات وقيود رقم GSTIN بصيغة Tally XML للمحاسب.',
    'एक GSTIN के लेजर और वाउचर Tally XML में, अकाउंटेंट के लिए।',
  ],
  'tally.order': [
    'There are two files. In Tally, import the masters first (Import, Masters), then the vouchers (Import, Transactions). A ledger that Tally has under the same name is used as it is.',
    'هناك ملفان. استورد في Tally ملف الحسابات أولًا ثم القيود. الحساب الموجود في Tally بالاسم نفسه يُستخدم كما هو.',
    'दो फ़ाइलें बनती हैं। Tally में पहले मास्टर इंपोर्ट करें, फिर वाउचर। Tally में उसी नाम का लेजर हो तो वही चलेगा।',
  ],
  'tally.checked': [
    'Each voucher comes to zero. With all kinds of voucher, their sum is compared with what the trial balance moved by before the file is handed out.',
    'كل قيد متوازن. عند اختيار كل الأنواع يُقارن مجموعها بحركة ميزان المراجعة قبل تسليم الملف.',
    'हर वाउचर का जोड़ शून्य है। सभी प्रकार चुनने पर फ़ाइल देने से पहले उनका जोड़ ट्रायल बैलेंस की हलचल से मिलाया जाता है।',
  ],
  'tally.from': ['From', 'من', 'कब से'],
  'tally.to': ['To', 'إلى', 'कब तक'],
  'tally.masters': ['Masters', 'البيانات الأساسية', 'मास्टर'],
  'tally.vouchers': ['Vouchers', 'القيود', 'वाउचर'],
  'tally.export': ['Export to Tally XML', 'تصدير إلى Tally XML', 'Tally XML में एक्सपोर्ट करें'],
  'tally.started': [
    'The files are being written. Download them from Tasks at the top.',
    'تُكتب الملفات الآن. نزّلها من المهام في الأعلى.',
    'फ़ाइलें बन रही हैं। ऊपर के काम से डाउनलोड करें।',
  ],
  'tally.nothing': [
    'Choose masters or a kind of voucher.',
    'اختر بيانات أساسية أو نوعًا من القيود.',
    'मास्टर या वाउचर का कोई प्रकार चुनें।',
  ],
  'task.tallyExport': ['Tally export', 'تصدير إلى Tally', 'Tally एक्सपोर्ट'],
  'enum.TallyMaster.ledgers': ['Ledgers and groups', 'الحسابات والمجموعات', 'लेजर और ग्रुप'],
  'enum.TallyMaster.items': ['Stock items and units', 'الأصناف والوحدات', 'स्टॉक आइटम और यूनिट'],
  'enum.TallyVoucherType.Sales': ['Sales', 'المبيعات', 'बिक्री'],
  'enum.TallyVoucherType.CreditNote': ['Credit notes', 'إشعارات دائنة', 'क्रेडिट नोट'],
  'enum.TallyVoucherType.Purchase': ['Purchases', 'المشتريات', 'खरीद'],
  'enum.TallyVoucherType.DebitNote': ['Debit notes', 'إشعارات مدينة', 'डेबिट नोट'],
  'enum.TallyVoucherType.Receipt': ['Receipts', 'المقبوضات', 'रसीदें'],
  'enum.TallyVoucherType.Payment': ['Payments', 'المدفوعات', 'भुगतान'],
  'enum.TallyVoucherType.Contra': ['Contra entries', 'قيود المناقلة', 'कॉन्ट्रा एंट्री'],
  'enum.TallyVoucherType.Journal': ['Journals', 'القيود اليومية', 'जर्नल'],
})
