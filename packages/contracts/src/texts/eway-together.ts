import { rows } from './rows.ts'

/** Words of the server about groups of vehicles, consolidated bills and bills of others. */
export const eWayTogetherTexts = rows({
  'eWayBill.refused.sameVehicle': [
    'It already has this vehicle and document.',
    'لديها هذه المركبة وهذا المستند بالفعل.',
    'इस पर यही वाहन और दस्तावेज़ पहले से है।',
  ],
  'eWayBill.refused.notRead': [
    'Only the list entry is known. Fetch the full e-way bill from the portal first.',
    'المعروف منها مدخل القائمة فقط. اجلب البوليصة كاملة من البوابة أولًا.',
    'अभी केवल सूची की जानकारी है। पहले पूरा ई-वे बिल पोर्टल से लाएँ।',
  ],
  'setting.eWayBillSync': [
    'Fetch received e-way bills every night',
    'جلب بوالص النقل الواردة كل ليلة',
    'मिले हुए ई-वे बिल हर रात लाएँ',
  ],
  'eWayBill.task.sync': [
    'Received e-way bills, {{from}} to {{to}}',
    'بوالص النقل الواردة، من {{from}} إلى {{to}}',
    'मिले हुए ई-वे बिल, {{from}} से {{to}}',
  ],
  'eWayBill.error.groupUnclear': [
    'The portal does not show whether the group was created. Nothing was sent again.',
    'لا تُظهر البوابة هل أُنشئت المجموعة. لم يُعد إرسال أي شيء.',
    'पोर्टल से पता नहीं चला कि ग्रुप बना या नहीं। दोबारा कुछ नहीं भेजा गया।',
  ],
  'eWayBill.error.groupUnclear.fix': [
    'Check the e-way bill on the portal before you create a group again.',
    'راجع البوليصة في البوابة قبل إنشاء مجموعة أخرى.',
    'दोबारा ग्रुप बनाने से पहले पोर्टल पर ई-वे बिल देखें।',
  ],
  'eWayBill.error.sheetUnclear': [
    'The portal does not show whether the consolidated e-way bill was generated. It was not sent again.',
    'لا تُظهر البوابة هل أُنشئت البوليصة المجمّعة. لم يُعد إرسالها.',
    'पोर्टल से पता नहीं चला कि कंसोलिडेटेड ई-वे बिल बना या नहीं। दोबारा नहीं भेजा गया।',
  ],
  'eWayBill.error.sheetUnclear.fix': [
    'Check the portal for a consolidated e-way bill of this vehicle before you create another.',
    'ابحث في البوابة عن بوليصة مجمّعة لهذه المركبة قبل إنشاء أخرى.',
    'दूसरा बनाने से पहले पोर्टल पर इस वाहन का कंसोलिडेटेड बिल देखें।',
  ],
  'consolidated.refused.unknownBill': [
    'Not found here. Generate it, or fetch it from the portal.',
    'غير معروفة هنا. أنشئها أو اجلبها من البوابة.',
    'यहाँ नहीं मिला। बनाएँ, या पोर्टल से लाएँ।',
  ],
  'consolidated.refused.notMade': [
    'The portal did not generate this consolidated e-way bill.',
    'لم تُنشئ البوابة هذه البوليصة المجمّعة.',
    'पोर्टल ने यह कंसोलिडेटेड बिल नहीं बनाया।',
  ],
  'consolidated.refused.replaced': [
    'Another consolidated e-way bill replaced it.',
    'حلّت محلها مجمّعة أخرى.',
    'इसकी जगह दूसरा कंसोलिडेटेड बिल है।',
  ],
})
