import type { CodeRow } from './codes.ts'

/** Codes of sign-in, headers and system. */
export const accessCodes: readonly CodeRow[] = [
  [
    '1002',
    { en: 'Sign-in refused', ar: 'رُفض تسجيل الدخول', hi: 'साइन-इन नामंज़ूर' },
    {
      en: 'Check the user name and the password',
      ar: 'تحقق من اسم المستخدم وكلمة المرور',
      hi: 'यूज़र नाम और पासवर्ड जाँचें',
    },
  ],
  [
    '1004',
    { en: 'The GSTIN is missing from the call', ar: 'رقم GSTIN غير موجود في الطلب', hi: 'कॉल में GSTIN नहीं है' },
    {
      en: 'Report this: the program must send the GSTIN with every call',
      ar: 'أبلغ عن ذلك: يجب أن يرسل البرنامج رقم GSTIN مع كل طلب',
      hi: 'सूचित करें: प्रोग्राम को हर कॉल में GSTIN भेजना चाहिए',
    },
  ],
  [
    '1005',
    {
      en: 'The session at the portal is invalid or over',
      ar: 'جلسة البوابة غير صالحة أو انتهت',
      hi: 'पोर्टल का सेशन अमान्य है या समाप्त हो गया',
    },
    {
      en: 'The program signs in again automatically; if the error remains, check the credentials',
      ar: 'يسجل البرنامج الدخول تلقائيًا من جديد؛ إن استمر ذلك فتحقق من بيانات الدخول',
      hi: 'प्रोग्राम स्वयं फिर साइन-इन करता है; समस्या बनी रहे तो क्रेडेंशियल जाँचें',
    },
  ],
  [
    '1006',
    { en: 'The user name is missing', ar: 'اسم المستخدم غير موجود', hi: 'यूज़र नाम नहीं है' },
    {
      en: 'Enter the API user name in the credentials',
      ar: 'أدخل اسم مستخدم API في بيانات الدخول',
      hi: 'क्रेडेंशियल में API यूज़र नाम भरें',
    },
  ],
  [
    '1007',
    {
      en: 'The portal could not understand the sign-in',
      ar: 'لم تفهم البوابة طلب الدخول',
      hi: 'पोर्टल साइन-इन समझ नहीं सका',
    },
    {
      en: 'Check the key and address of the portal in the settings',
      ar: 'تحقق من مفتاح البوابة وعنوانها في الإعدادات',
      hi: 'सेटिंग में पोर्टल की कुंजी और पता जाँचें',
    },
  ],
  [
    '1008',
    {
      en: 'User name or password is wrong',
      ar: 'اسم المستخدم أو كلمة المرور غير صحيح',
      hi: 'यूज़र नाम या पासवर्ड गलत है',
    },
    { en: 'Correct the API credentials', ar: 'صحح بيانات دخول API', hi: 'API क्रेडेंशियल सुधारें' },
  ],
  [
    '1010',
    {
      en: 'Client id and client secret do not belong together',
      ar: 'معرّف العميل وسرّه غير متطابقين',
      hi: 'क्लाइंट आईडी और सीक्रेट मेल नहीं खाते',
    },
    {
      en: 'Correct the pair; the test and the live system have different ones',
      ar: 'صحح الزوج؛ لنظام الاختبار والنظام الفعلي زوجان مختلفان',
      hi: 'जोड़ी सुधारें; ट्रायल और लाइव प्रणाली की अलग-अलग होती है',
    },
  ],
  [
    '1011',
    { en: 'The client id is missing', ar: 'معرّف العميل غير موجود', hi: 'क्लाइंट आईडी नहीं है' },
    {
      en: 'Enter the client id in the credentials',
      ar: 'أدخل معرّف العميل في بيانات الدخول',
      hi: 'क्रेडेंशियल में क्लाइंट आईडी भरें',
    },
  ],
  [
    '1012',
    { en: 'The client secret is missing', ar: 'سرّ العميل غير موجود', hi: 'क्लाइंट सीक्रेट नहीं है' },
    {
      en: 'Enter the client secret in the credentials',
      ar: 'أدخل سرّ العميل في بيانات الدخول',
      hi: 'क्रेडेंशियल में क्लाइंट सीक्रेट भरें',
    },
  ],
  [
    '1013',
    {
      en: 'The portal could not decrypt the password',
      ar: 'لم تستطع البوابة فك تشفير كلمة المرور',
      hi: 'पोर्टल पासवर्ड डिक्रिप्ट नहीं कर सका',
    },
    {
      en: 'Use the public key of the right system',
      ar: 'استخدم المفتاح العام للنظام الصحيح',
      hi: 'सही प्रणाली की सार्वजनिक कुंजी उपयोग करें',
    },
  ],
  [
    '1014',
    {
      en: 'The user or the GSTIN is not active for e-invoices',
      ar: 'المستخدم أو رقم GSTIN غير مفعّل للفواتير الإلكترونية',
      hi: 'यूज़र या GSTIN ई-चालान के लिए सक्रिय नहीं है',
    },
    { en: 'Enable the GSTIN on the portal', ar: 'فعّل رقم GSTIN على البوابة', hi: 'पोर्टल पर GSTIN सक्रिय करें' },
  ],
  [
    '1015',
    {
      en: 'The GSTIN is not that of this API user',
      ar: 'رقم GSTIN لا يخص مستخدم API هذا',
      hi: 'GSTIN इस API यूज़र का नहीं है',
    },
    {
      en: 'Enter the API user of this GSTIN',
      ar: 'أدخل مستخدم API الخاص بهذا الرقم',
      hi: 'इस GSTIN का API यूज़र भरें',
    },
  ],
  [
    '1016',
    {
      en: 'The application key could not be read',
      ar: 'تعذرت قراءة مفتاح التطبيق',
      hi: 'ऐप कुंजी पढ़ी नहीं जा सकी',
    },
    {
      en: 'Report this: the program made a wrong key',
      ar: 'أبلغ عن ذلك: أنشأ البرنامج مفتاحًا خاطئًا',
      hi: 'सूचित करें: प्रोग्राम ने गलत कुंजी बनाई',
    },
  ],
  [
    '1017',
    { en: 'The user does not exist', ar: 'المستخدم غير موجود', hi: 'यूज़र मौजूद नहीं है' },
    {
      en: 'Use the API user made on the portal, not the login of its website',
      ar: 'استخدم مستخدم API المنشأ على البوابة، لا دخول موقعها',
      hi: 'पोर्टल पर बनाया API यूज़र लें, वेबसाइट का साइन इन नहीं',
    },
  ],
  [
    '1018',
    {
      en: 'The API user is not linked to this client id',
      ar: 'مستخدم API غير مرتبط بمعرّف العميل هذا',
      hi: 'API यूज़र इस क्लाइंट आईडी से नहीं जुड़ा',
    },
    {
      en: 'Make the API user for this client or provider on the portal',
      ar: 'أنشئ مستخدم API لهذا العميل أو المزوّد على البوابة',
      hi: 'पोर्टल पर इस क्लाइंट या प्रोवाइडर के लिए API यूज़र बनाएँ',
    },
  ],
  [
    '1019',
    { en: 'The password is wrong', ar: 'كلمة المرور غير صحيحة', hi: 'पासवर्ड गलत है' },
    {
      en: 'Correct it, or reset the API password on the portal',
      ar: 'صححها أو أعد تعيين كلمة مرور API على البوابة',
      hi: 'इसे सुधारें या पोर्टल पर API पासवर्ड रीसेट करें',
    },
  ],
  [
    '1020',
    {
      en: 'The sign-in could not be decrypted',
      ar: 'تعذر فك تشفير طلب الدخول',
      hi: 'साइन-इन डिक्रिप्ट नहीं हो सका',
    },
    {
      en: 'Check that the public key is that of this portal',
      ar: 'تحقق من أن المفتاح العام يخص هذه البوابة',
      hi: 'जाँचें कि सार्वजनिक कुंजी इसी पोर्टल की है',
    },
  ],
  [
    '5001',
    {
      en: 'Failure within the portal, or something needed is missing',
      ar: 'عطل داخل البوابة أو نقص في البيانات',
      hi: 'पोर्टल में ग़लती, या ज़रूरी जानकारी नहीं',
    },
    {
      en: 'Try again later; report it if it stays',
      ar: 'أعد المحاولة لاحقًا وأبلغ إن استمر',
      hi: 'बाद में कोशिश करें; बनी रहे तो सूचित करें',
    },
  ],
  [
    '5002',
    {
      en: 'A field does not have the form the portal asks for',
      ar: 'حقل ليس بالصيغة التي تطلبها البوابة',
      hi: 'फ़ील्ड पोर्टल के माँगे रूप में नहीं है',
    },
    { en: 'Correct the field', ar: 'صحح الحقل', hi: 'फ़ील्ड सुधारें' },
  ],
  [
    '5003',
    { en: 'The request has no data', ar: 'لا بيانات في الطلب', hi: 'अनुरोध में डेटा नहीं' },
    {
      en: 'Report this with the log of the call',
      ar: 'أبلغ عن ذلك مع سجل الطلب',
      hi: 'कॉल के लॉग के साथ सूचित करें',
    },
  ],
  [
    '9999',
    {
      en: 'The IRN is not active; it is cancelled already',
      ar: 'رقم IRN غير سارٍ؛ أُلغي بالفعل',
      hi: 'IRN सक्रिय नहीं; पहले ही रद्द है',
    },
    { en: 'Nothing to do', ar: 'لا شيء مطلوب', hi: 'कुछ करना नहीं है' },
  ],
]
