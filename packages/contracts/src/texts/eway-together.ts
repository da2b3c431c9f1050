import { rows } from './rows.ts'

/** Words of the server about groups of vehicles, consolidated bills and bills of others. */
export const eWayTogetherTexts = rows({
  'eWayBill.refused.sameVehicle': [
    'That is the vehicle and document it has already.',
    'هذه هي المركبة والوثيقة الحاليتان.',
    'वाहन और दस्तावेज़ पहले से यही हैं।',
  ],
  'eWayBill.refused.notRead': [
    'Only a list told of this bill. Fetch it from the portal first.',
    'لا يُعرف عن هذه البوليصة إلا من قائمة. اجلبها من البوابة أولاً.',
    'इस बिल की केवल सूची से जानकारी है। पहले पोर्टल से लाएँ।',
  ],
  'settings.group.STG_EWB': ['E-way bill', 'بوليصة النقل', 'ई-वे बिल'],
  'setting.eWayBillSync': [
    'Fetch e-way bills of others every night',
    'جلب بوالص نقل الآخرين كل ليلة',
    'दूसरों के ई-वे बिल हर रात लाएँ',
  ],
  'eWayBill.task.sync': [
    'E-way bills of others, {{from}} to {{to}}',
    'بوالص نقل الآخرين، من {{from}} إلى {{to}}',
    'दूसरों के ई-वे बिल, {{from}} से {{to}}',
  ],
  'eWayBill.error.groupUnclear': [
    'The portal does not say whether the group was opened. Nothing was sent again.',
    'لا تقول البوابة إن كانت المجموعة قد فُتحت. لم يُرسل شيء مرة أخرى.',
    'पोर्टल नहीं बताता कि ग्रुप खुला या नहीं। दोबारा कुछ नहीं भेजा गया।',
  ],
  'eWayBill.error.groupUnclear.fix': [
    'Look at the bill on the portal before you open a group again.',
    'انظر إلى البوليصة في البوابة قبل فتح مجموعة أخرى.',
    'दोबारा ग्रुप खोलने से पहले पोर्टल पर बिल देखें।',
  ],
  'eWayBill.error.sheetUnclear': [
    'The portal does not show any of these bills, so nobody can tell whether the sheet was made. It was not sent again.',
    'لا تعرض البوابة أيًا من هذه البوالص، فلا يُعرف هل أُنشئت المجمّعة. لم تُرسل مرة أخرى.',
    'पोर्टल इनमें से कोई बिल नहीं दिखाता, इसलिए पता नहीं कि कंसोलिडेटेड बिल बना या नहीं। दोबारा नहीं भेजा गया।',
  ],
  'eWayBill.error.sheetUnclear.fix': [
    'Look on the portal for a consolidated bill of this vehicle before you make another.',
    'ابحث في البوابة عن بوليصة مجمّعة لهذه المركبة قبل إنشاء أخرى.',
    'दूसरा बनाने से पहले पोर्टल पर इस वाहन का कंसोलिडेटेड बिल देखें।',
  ],
  'consolidated.refused.unknownBill': [
    'Not known here. Make it, or fetch it from the portal.',
    'غير معروفة هنا. أنشئها أو اجلبها من البوابة.',
    'यहाँ ज्ञात नहीं। बनाएँ, या पोर्टल से लाएँ।',
  ],
  'consolidated.refused.notMade': [
    'The portal did not make this sheet.',
    'لم تُنشئ البوابة هذه المجمّعة.',
    'पोर्टल ने यह कंसोलिडेटेड बिल नहीं बनाया।',
  ],
  'consolidated.refused.replaced': [
    'Another sheet took its place.',
    'حلّت محلها مجمّعة أخرى.',
    'इसकी जगह दूसरा कंसोलिडेटेड बिल है।',
  ],
})
