import { rows } from './rows.ts'

/** Words of bills that are made of the supplier's own document. */
export const billStartTexts = rows({
  'billStart.make': ['Make purchase bill', 'إنشاء فاتورة مشتريات', 'खरीद बिल बनाएँ'],
  'billStart.makeOfOurs': [
    'Make purchase bill of the buyer',
    'إنشاء فاتورة مشتريات لدى المشتري',
    'खरीदार का खरीद बिल बनाएँ',
  ],
  'billStart.makeNote': ['Make inward note', 'إنشاء إشعار وارد', 'आवक नोट बनाएँ'],
  'billStart.makeAny': ['Make bill or note', 'إنشاء فاتورة أو إشعار', 'बिल या नोट बनाएँ'],
  'billStart.noteFilled': [
    'The note is filled from {{number}}.',
    'عُبئ الإشعار من {{number}}.',
    'नोट {{number}} से भर दिया गया।',
  ],
  'billStart.isOther.purchaseBill': [
    'This code is of an invoice. Make a purchase bill of it.',
    'هذا الرمز لفاتورة. أنشئ منه فاتورة مشتريات.',
    'यह कोड इनवॉइस का है। इससे खरीद बिल बनाएँ।',
  ],
  'billStart.isOther.inwardNote': [
    'This code is of a credit or debit note. Make an inward note of it.',
    'هذا الرمز لإشعار دائن أو مدين. أنشئ منه إشعارًا واردًا.',
    'यह कोड क्रेडिट या डेबिट नोट का है। इससे आवक नोट बनाएँ।',
  ],
  'billStart.fill': ['Fill from QR code', 'تعبئة من رمز QR', 'QR कोड से भरें'],
  'billStart.filled': [
    'The bill is filled from invoice {{number}}.',
    'عُبئت الفاتورة من الفاتورة {{number}}.',
    'बिल इनवॉइस {{number}} से भर दिया गया।',
  ],
  'billStart.reading': ['Reading the QR code…', 'جارٍ قراءة رمز QR…', 'QR कोड पढ़ा जा रहा है…'],
  'billStart.later': [
    'The file takes longer to read. Make the bill from the list of read QR codes when it is done.',
    'تستغرق قراءة الملف وقتًا أطول. أنشئ الفاتورة من قائمة رموز QR المقروءة بعد اكتمالها.',
    'फ़ाइल पढ़ने में समय लगेगा। पढ़ने के बाद QR कोड की सूची से बिल बनाएँ।',
  ],
  'billStart.claims': [
    'The invoice says {{total}} ({{items}}).',
    'تذكر الفاتورة {{total}} ({{items}}).',
    'इनवॉइस में {{total}} लिखा है ({{items}})।',
  ],
  'billStart.items.one': ['{{count}} item', 'صنف واحد', '{{count}} आइटम'],
  'billStart.items.other': ['{{count}} items', 'الأصناف: {{count}}', '{{count}} आइटम'],
  'billStart.agrees': ['The total agrees.', 'الإجمالي مطابق.', 'कुल रकम मेल खाती है।'],
  'billStart.differs': [
    'The bill differs by {{amount}}.',
    'تختلف الفاتورة بمقدار {{amount}}.',
    'बिल में {{amount}} का अंतर है।',
  ],
  'billStart.duplicate': [
    'This invoice was entered before:',
    'أُدخلت هذه الفاتورة من قبل:',
    'यह इनवॉइस पहले दर्ज हो चुका है:',
  ],
  'billStart.unknownSupplier': [
    '{{gstin}} is not among your suppliers.',
    'الرقم {{gstin}} ليس ضمن مورّديك.',
    '{{gstin}} आपके सप्लायरों में नहीं है।',
  ],
  'billStart.createSupplier': ['Create supplier', 'إنشاء مورّد', 'सप्लायर बनाएँ'],
  'billStart.irn': ['IRN of the supplier', 'رقم IRN للمورّد', 'सप्लायर का IRN'],
  'billStart.refused.notOurs': [
    'The invoice is addressed to {{gstin}}, which is none of your GSTINs. A bill of it cannot be entered.',
    'الفاتورة موجهة إلى {{gstin}} وهو ليس من أرقام GSTIN لديك. لا يمكن إدخال فاتورة مشتريات لها.',
    'इनवॉइस {{gstin}} के नाम है, जो आपका GSTIN नहीं है। इसका बिल दर्ज नहीं हो सकता।',
  ],
  'billStart.notToUs': [
    'The invoice is not addressed to one of your GSTINs.',
    'الفاتورة ليست موجهة إلى أي من أرقام GSTIN لديك.',
    'इनवॉइस आपके किसी GSTIN के नाम नहीं है।',
  ],
  'billStart.refused.notValid': [
    'This code is not a valid e-invoice. Enter the bill by hand.',
    'هذا الرمز ليس فاتورة إلكترونية صحيحة. أدخل الفاتورة يدويًا.',
    'यह कोड सही ई-इनवॉइस नहीं है। बिल हाथ से भरें।',
  ],
  'billStart.refused.notAnInvoice': [
    'This code is of neither an invoice nor a note. Enter the document by hand.',
    'هذا الرمز ليس لفاتورة ولا لإشعار. أدخل المستند يدويًا.',
    'यह कोड न इनवॉइस का है, न नोट का। दस्तावेज़ हाथ से भरें।',
  ],
  'issue.SUPPLIER_IRN_TAKEN': [
    'The e-invoice with this IRN is entered as {{number}}. Open that document instead.',
    'الفاتورة الإلكترونية بهذا الرقم IRN مدخلة بالفاتورة {{number}}. افتح تلك الفاتورة.',
    'इस IRN का ई-इनवॉइस बिल {{number}} के रूप में दर्ज है। वही बिल खोलें।',
  ],
})
