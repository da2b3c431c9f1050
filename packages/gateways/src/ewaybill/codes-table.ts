import type { CodeText } from '../einvoice/codes.ts'
import type { EwayCodeClass } from './codes.ts'

/** Codes a taxpayer or transporter may meet: class and meaning in our own words. */
export const codeRows: readonly (readonly [code: string, codeClass: EwayCodeClass, meaning: CodeText])[] = [
  [
    '100',
    'input',
    {
      en: 'The portal could not read the request',
      ar: 'لم تستطع البوابة قراءة الطلب',
      hi: 'पोर्टल अनुरोध नहीं पढ़ सका',
    },
  ],
  [
    '101',
    'signIn',
    { en: 'The user name is not known', ar: 'اسم المستخدم غير معروف', hi: 'यूज़र नाम ज्ञात नहीं' },
  ],
  ['102', 'signIn', { en: 'The password is wrong', ar: 'كلمة المرور غير صحيحة', hi: 'पासवर्ड गलत है' }],
  [
    '103',
    'signIn',
    { en: 'The client id is not known', ar: 'معرّف العميل غير معروف', hi: 'क्लाइंट आईडी ज्ञात नहीं' },
  ],
  ['104', 'signIn', { en: 'The client secret is wrong', ar: 'سرّ العميل غير صحيح', hi: 'क्लाइंट सीक्रेट गलत है' }],
  ['105', 'signIn', { en: 'The session is not valid', ar: 'الجلسة غير صالحة', hi: 'सेशन मान्य नहीं' }],
  ['106', 'signIn', { en: 'The session is over', ar: 'انتهت الجلسة', hi: 'सेशन समाप्त हो गया' }],
  [
    '107',
    'signIn',
    { en: 'The sign-in failed within the portal', ar: 'فشل الدخول داخل البوابة', hi: 'पोर्टल में साइन-इन विफल' },
  ],
  [
    '108',
    'signIn',
    {
      en: 'User name or password is wrong',
      ar: 'اسم المستخدم أو كلمة المرور غير صحيح',
      hi: 'यूज़र नाम या पासवर्ड गलत है',
    },
  ],
  [
    '109',
    'signIn',
    {
      en: 'The portal could not decrypt the data',
      ar: 'تعذر على البوابة فك التشفير',
      hi: 'पोर्टल डेटा डिक्रिप्ट नहीं कर सका',
    },
  ],
  [
    '110',
    'signIn',
    {
      en: 'Client id and secret do not belong together',
      ar: 'معرّف العميل وسرّه غير متطابقين',
      hi: 'क्लाइंट आईडी और सीक्रेट मेल नहीं खाते',
    },
  ],
  [
    '111',
    'signIn',
    {
      en: 'The GSTIN is not linked to this client on the portal',
      ar: 'رقم GSTIN غير مرتبط بهذا العميل على البوابة',
      hi: 'GSTIN पोर्टल पर इस क्लाइंट से नहीं जुड़ा',
    },
  ],
  ['112', 'signIn', { en: 'The client is switched off', ar: 'العميل موقوف', hi: 'क्लाइंट बंद है' }],
  ['113', 'signIn', { en: 'The user is switched off', ar: 'المستخدم موقوف', hi: 'यूज़र बंद है' }],
  [
    '114',
    'portalTrouble',
    { en: 'Technical fault at the portal', ar: 'عطل فني في البوابة', hi: 'पोर्टल पर तकनीकी ग़लती' },
  ],
  ['115', 'input', { en: 'The request carried no data', ar: 'الطلب بلا بيانات', hi: 'अनुरोध में डेटा नहीं' }],
  [
    '116',
    'signIn',
    { en: 'The session belongs to another client', ar: 'الجلسة لعميل آخر', hi: 'सेशन दूसरे क्लाइंट का है' },
  ],
  [
    '117',
    'input',
    {
      en: 'The second portal does not offer this',
      ar: 'البوابة الثانية لا تقدم ذلك',
      hi: 'दूसरा पोर्टल यह नहीं देता',
    },
  ],
  [
    '118',
    'limit',
    {
      en: 'Too early: try again after five minutes',
      ar: 'مبكر جدًا: أعد المحاولة بعد خمس دقائق',
      hi: 'बहुत जल्दी: पाँच मिनट बाद कोशिश करें',
    },
  ],
  [
    '201',
    'input',
    { en: 'Outward or inward is not said', ar: 'لم يُحدد صادر أم وارد', hi: 'बाहरी या आवक नहीं बताया' },
  ],
  [
    '202',
    'input',
    {
      en: 'The kind of movement is not in the list',
      ar: 'نوع الحركة غير موجود في القائمة',
      hi: 'आवाजाही का प्रकार सूची में नहीं',
    },
  ],
  [
    '203',
    'input',
    {
      en: 'This kind of movement does not go this way',
      ar: 'نوع الحركة لا يناسب هذا الاتجاه',
      hi: 'यह प्रकार इस दिशा में नहीं होता',
    },
  ],
  [
    '204',
    'input',
    {
      en: 'The type of document is not in the list',
      ar: 'نوع المستند غير موجود في القائمة',
      hi: 'दस्तावेज़ प्रकार सूची में नहीं',
    },
  ],
  [
    '205',
    'input',
    {
      en: 'This document does not fit the kind of movement',
      ar: 'هذا المستند لا يناسب نوع الحركة',
      hi: 'यह दस्तावेज़ आवाजाही के प्रकार से मेल नहीं खाता',
    },
  ],
  [
    '206',
    'input',
    {
      en: 'The document number is missing or malformed',
      ar: 'رقم المستند غير موجود أو صيغته خاطئة',
      hi: 'दस्तावेज़ नंबर नहीं है या रूप गलत है',
    },
  ],
  [
    '207',
    'input',
    {
      en: 'The document date is missing, malformed or in the future',
      ar: 'تاريخ المستند غير موجود أو خاطئ أو في المستقبل',
      hi: 'दस्तावेज़ तिथि नहीं, गलत या भविष्य की है',
    },
  ],
  [
    '208',
    'input',
    {
      en: 'The supplier’s GSTIN is not valid',
      ar: 'رقم GSTIN للمورّد غير صالح',
      hi: 'सप्लायर का GSTIN मान्य नहीं',
    },
  ],
  [
    '209',
    'input',
    { en: 'The address of dispatch is missing', ar: 'عنوان الإرسال غير موجود', hi: 'डिस्पैच पता नहीं है' },
  ],
  [
    '210',
    'input',
    {
      en: 'The PIN code of dispatch is missing or not valid',
      ar: 'الرمز البريدي للإرسال غير موجود أو غير صالح',
      hi: 'डिस्पैच पिन कोड नहीं या मान्य नहीं',
    },
  ],
  [
    '211',
    'input',
    {
      en: 'The supplier’s state is missing or not valid',
      ar: 'ولاية المورّد غير موجودة أو غير صالحة',
      hi: 'सप्लायर का राज्य नहीं या मान्य नहीं',
    },
  ],
  [
    '212',
    'input',
    {
      en: 'The recipient’s GSTIN is not valid',
      ar: 'رقم GSTIN للمستلم غير صالح',
      hi: 'प्राप्तकर्ता का GSTIN मान्य नहीं',
    },
  ],
  [
    '213',
    'input',
    { en: 'The address of delivery is missing', ar: 'عنوان التسليم غير موجود', hi: 'डिलीवरी पता नहीं है' },
  ],
  [
    '214',
    'input',
    {
      en: 'The PIN code of delivery is not valid',
      ar: 'الرمز البريدي للتسليم غير صالح',
      hi: 'डिलीवरी पिन कोड मान्य नहीं',
    },
  ],
  [
    '215',
    'input',
    {
      en: 'The recipient’s state is not valid',
      ar: 'ولاية المستلم غير صالحة',
      hi: 'प्राप्तकर्ता का राज्य मान्य नहीं',
    },
  ],
  [
    '216',
    'input',
    {
      en: 'The HSN is not known to the portal',
      ar: 'رمز HSN غير معروف للبوابة',
      hi: 'HSN पोर्टल को ज्ञात नहीं',
    },
  ],
  [
    '217',
    'input',
    { en: 'The unit is not in the list', ar: 'الوحدة غير موجودة في القائمة', hi: 'यूनिट सूची में नहीं' },
  ],
  [
    '218',
    'input',
    {
      en: 'This rate of tax is not allowed within the state',
      ar: 'نسبة الضريبة هذه غير مسموحة داخل الولاية',
      hi: 'यह टैक्स दर राज्य के भीतर मान्य नहीं',
    },
  ],
  [
    '219',
    'input',
    {
      en: 'This rate of tax is not allowed between states',
      ar: 'نسبة الضريبة هذه غير مسموحة بين الولايات',
      hi: 'यह टैक्स दर राज्यों के बीच मान्य नहीं',
    },
  ],
  [
    '220',
    'input',
    { en: 'The mode of transport is not valid', ar: 'وسيلة النقل غير صالحة', hi: 'ट्रांसपोर्ट साधन मान्य नहीं' },
  ],
  ['221', 'input', { en: 'The distance is not valid', ar: 'المسافة غير صالحة', hi: 'दूरी मान्य नहीं' }],
  [
    '222',
    'input',
    {
      en: 'The transporter’s id is not valid or not active',
      ar: 'معرّف الناقل غير صالح أو غير نشط',
      hi: 'ट्रांसपोर्टर आईडी मान्य या सक्रिय नहीं',
    },
  ],
  [
    '223',
    'input',
    {
      en: 'The number of the transport document is not valid',
      ar: 'رقم مستند النقل غير صالح',
      hi: 'ट्रांसपोर्ट दस्तावेज़ नंबर मान्य नहीं',
    },
  ],
  [
    '224',
    'input',
    {
      en: 'The date of the transport document is not valid',
      ar: 'تاريخ مستند النقل غير صالح',
      hi: 'ट्रांसपोर्ट दस्तावेज़ तिथि मान्य नहीं',
    },
  ],
  [
    '225',
    'input',
    {
      en: 'The form of the vehicle number is wrong',
      ar: 'صيغة رقم المركبة خاطئة',
      hi: 'वाहन संख्या का रूप गलत है',
    },
  ],
  [
    '226',
    'input',
    {
      en: 'Neither a vehicle nor a transport document is given',
      ar: 'لا مركبة ولا مستند نقل',
      hi: 'न वाहन न ट्रांसपोर्ट दस्तावेज़ दिया है',
    },
  ],
  [
    '227',
    'input',
    { en: 'The user’s GSTIN is empty', ar: 'رقم GSTIN للمستخدم فارغ', hi: 'यूज़र का GSTIN खाली है' },
  ],
  ['228', 'input', { en: 'The user is empty', ar: 'المستخدم فارغ', hi: 'यूज़र खाली है' }],
  [
    '229',
    'input',
    { en: 'The supplier’s name is missing', ar: 'اسم المورّد غير موجود', hi: 'सप्लायर का नाम नहीं है' },
  ],
  [
    '230',
    'input',
    { en: 'The place of dispatch is missing', ar: 'مكان الإرسال غير موجود', hi: 'डिस्पैच स्थान नहीं है' },
  ],
  [
    '231',
    'input',
    { en: 'The recipient’s name is missing', ar: 'اسم المستلم غير موجود', hi: 'प्राप्तकर्ता का नाम नहीं है' },
  ],
  [
    '232',
    'input',
    { en: 'The place of delivery is missing', ar: 'مكان التسليم غير موجود', hi: 'डिलीवरी स्थान नहीं है' },
  ],
  ['233', 'input', { en: 'There are no lines', ar: 'لا توجد بنود', hi: 'लाइनें नहीं हैं' }],
  [
    '234',
    'input',
    { en: 'The taxable value is missing', ar: 'القيمة الخاضعة غير موجودة', hi: 'टैक्सेबल मूल्य नहीं है' },
  ],
  [
    '235',
    'input',
    {
      en: 'The rates of CGST and SGST are missing',
      ar: 'نسبتا CGST وSGST غير موجودتين',
      hi: 'CGST और SGST की दरें नहीं हैं',
    },
  ],
  ['236', 'input', { en: 'The rate of IGST is missing', ar: 'نسبة IGST غير موجودة', hi: 'IGST की दर नहीं है' }],
  [
    '237',
    'signIn',
    {
      en: 'Client id or secret is not valid',
      ar: 'معرّف العميل أو سرّه غير صالح',
      hi: 'क्लाइंट आईडी या सीक्रेट मान्य नहीं',
    },
  ],
  ['238', 'signIn', { en: 'The session is not valid', ar: 'الجلسة غير صالحة', hi: 'सेशन मान्य नहीं' }],
  [
    '239',
    'input',
    {
      en: 'The portal does not know the action',
      ar: 'لا تعرف البوابة هذا الإجراء',
      hi: 'पोर्टल यह कार्य नहीं जानता',
    },
  ],
  [
    '240',
    'portalTrouble',
    {
      en: 'The portal could not make the e-way bill',
      ar: 'لم تستطع البوابة إنشاء البوليصة',
      hi: 'पोर्टल ई-वे बिल नहीं बना सका',
    },
  ],
  ['242', 'input', { en: 'The state is not valid', ar: 'الولاية غير صالحة', hi: 'राज्य मान्य नहीं' }],
  [
    '251',
    'input',
    {
      en: 'CGST and SGST must have the same rate',
      ar: 'يجب أن تتساوى نسبتا CGST وSGST',
      hi: 'CGST और SGST की दर समान हो',
    },
  ],
  [
    '252',
    'input',
    {
      en: 'The rate of CGST is not in the list',
      ar: 'نسبة CGST غير موجودة في القائمة',
      hi: 'CGST दर सूची में नहीं',
    },
  ],
  [
    '253',
    'input',
    {
      en: 'The rate of SGST is not in the list',
      ar: 'نسبة SGST غير موجودة في القائمة',
      hi: 'SGST दर सूची में नहीं',
    },
  ],
  [
    '254',
    'input',
    {
      en: 'The rate of IGST is not in the list',
      ar: 'نسبة IGST غير موجودة في القائمة',
      hi: 'IGST दर सूची में नहीं',
    },
  ],
  [
    '255',
    'input',
    {
      en: 'The rate of cess is not in the list',
      ar: 'نسبة الرسم الإضافي غير موجودة في القائمة',
      hi: 'सेस दर सूची में नहीं',
    },
  ],
  [
    '256',
    'input',
    { en: 'The cess by unit is not valid', ar: 'الرسم بالوحدة غير صالح', hi: 'यूनिट सेस मान्य नहीं' },
  ],
  [
    '278',
    'state',
    {
      en: 'You are not the transporter of this bill',
      ar: 'لست ناقل هذه البوليصة',
      hi: 'आप इस बिल के ट्रांसपोर्टर नहीं',
    },
  ],
  [
    '280',
    'state',
    { en: 'The e-way bill is not active', ar: 'بوليصة الطريق غير سارية', hi: 'ई-वे बिल सक्रिय नहीं' },
  ],
  [
    '281',
    'state',
    {
      en: 'The bill has expired, so its transporter stays',
      ar: 'انتهت البوليصة فلا يتغير ناقلها',
      hi: 'बिल की अवधि समाप्त; ट्रांसपोर्टर नहीं बदलेगा',
    },
  ],
  [
    '282',
    'input',
    {
      en: 'The HSN needs at least four digits',
      ar: 'يلزم HSN أربعة أرقام على الأقل',
      hi: 'HSN में कम से कम चार अंक चाहिए',
    },
  ],
  [
    '283',
    'input',
    {
      en: 'The HSN needs at least six digits',
      ar: 'يلزم HSN ستة أرقام على الأقل',
      hi: 'HSN में कम से कम छह अंक चाहिए',
    },
  ],
  [
    '301',
    'input',
    {
      en: 'The number of the e-way bill is not valid',
      ar: 'رقم البوليصة غير صالح',
      hi: 'ई-वे बिल नंबर मान्य नहीं',
    },
  ],
  [
    '302',
    'input',
    { en: 'The mode of transport is not valid', ar: 'وسيلة النقل غير صالحة', hi: 'ट्रांसपोर्ट साधन मान्य नहीं' },
  ],
  [
    '303',
    'input',
    { en: 'The vehicle number is missing', ar: 'رقم المركبة غير موجود', hi: 'वाहन संख्या नहीं है' },
  ],
  [
    '304',
    'input',
    {
      en: 'The form of the vehicle number is wrong',
      ar: 'صيغة رقم المركبة خاطئة',
      hi: 'वाहन संख्या का रूप गलत है',
    },
  ],
  ['305', 'input', { en: 'The place is missing', ar: 'المكان غير موجود', hi: 'स्थान नहीं है' }],
  ['306', 'input', { en: 'The state is not valid', ar: 'الولاية غير صالحة', hi: 'राज्य मान्य नहीं' }],
  ['307', 'input', { en: 'The reason is not valid', ar: 'السبب غير صالح', hi: 'कारण मान्य नहीं' }],
  ['308', 'input', { en: 'The remark is not valid', ar: 'الملاحظة غير صالحة', hi: 'टिप्पणी मान्य नहीं' }],
  [
    '309',
    'portalTrouble',
    {
      en: 'The portal could not save the vehicle',
      ar: 'لم تستطع البوابة حفظ المركبة',
      hi: 'पोर्टल वाहन सेव कर नहीं सका',
    },
  ],
  [
    '311',
    'state',
    { en: 'The time for a vehicle is over', ar: 'انتهت مهلة تحديث المركبة', hi: 'वाहन बदलने का समय बीत गया' },
  ],
  [
    '312',
    'state',
    {
      en: 'The bill is not yours or is cancelled',
      ar: 'البوليصة ليست لك أو ملغاة',
      hi: 'बिल आपका नहीं या रद्द है',
    },
  ],
  [
    '313',
    'portalTrouble',
    {
      en: 'The portal could not check the bill',
      ar: 'لم تستطع البوابة فحص البوليصة',
      hi: 'पोर्टल बिल जाँच नहीं सका',
    },
  ],
  [
    '315',
    'state',
    {
      en: 'The 24 hours for cancelling are over',
      ar: 'انتهت مهلة الإلغاء وهي 24 ساعة',
      hi: 'रद्द करने के 24 घंटे बीत गए',
    },
  ],
  [
    '316',
    'state',
    {
      en: 'An officer saw the bill on the road; it cannot be cancelled',
      ar: 'عاين موظف البوليصة في الطريق فلا تُلغى',
      hi: 'अधिकारी ने मार्ग में बिल जाँचा; रद्द नहीं हो सकता',
    },
  ],
  [
    '317',
    'portalTrouble',
    {
      en: 'The portal could not save the cancellation',
      ar: 'لم تستطع البوابة حفظ الإلغاء',
      hi: 'पोर्टल रद्दीकरण सेव कर नहीं सका',
    },
  ],
  [
    '320',
    'input',
    { en: 'The state of destination is not valid', ar: 'ولاية الوجهة غير صالحة', hi: 'डिलीवरी राज्य मान्य नहीं' },
  ],
  [
    '321',
    'input',
    { en: 'The place of destination is not valid', ar: 'مكان الوجهة غير صالح', hi: 'डिलीवरी स्थान मान्य नहीं' },
  ],
  [
    '322',
    'portalTrouble',
    {
      en: 'The portal could not make the consolidated bill',
      ar: 'لم تستطع البوابة إنشاء البوليصة المجمعة',
      hi: 'पोर्टल कंसोलिडेटेड बिल नहीं बना सका',
    },
  ],
  [
    '325',
    'notFound',
    {
      en: 'Nothing was found for this number',
      ar: 'لم يُعثر على شيء لهذا الرقم',
      hi: 'इस संख्या के लिए कुछ नहीं मिला',
    },
  ],
  ['326', 'notFound', { en: 'The GSTIN was not found', ar: 'لم يُعثر على رقم GSTIN', hi: 'GSTIN नहीं मिला' }],
  ['327', 'notFound', { en: 'The HSN could not be fetched', ar: 'تعذر جلب HSN', hi: 'HSN प्राप्त नहीं हुआ' }],
  [
    '328',
    'notFound',
    { en: 'The transporter was not found', ar: 'لم يُعثر على الناقل', hi: 'ट्रांसपोर्टर नहीं मिला' },
  ],
  [
    '329',
    'notFound',
    { en: 'The states could not be fetched', ar: 'تعذر جلب الولايات', hi: 'राज्य सूची नहीं मिली' },
  ],
  [
    '330',
    'notFound',
    { en: 'The units could not be fetched', ar: 'تعذر جلب الوحدات', hi: 'यूनिट सूची नहीं मिली' },
  ],
  [
    '331',
    'notFound',
    { en: 'The codes could not be fetched', ar: 'تعذر جلب الرموز', hi: 'कोड सूची नहीं मिली' },
  ],
  ['334', 'notFound', { en: 'The user was not found', ar: 'لم يُعثر على المستخدم', hi: 'यूज़र नहीं मिला' }],
  [
    '336',
    'notFound',
    {
      en: 'The transporter’s data could not be fetched',
      ar: 'تعذر جلب بيانات الناقل',
      hi: 'ट्रांसपोर्टर की जानकारी नहीं मिली',
    },
  ],
  ['337', 'notFound', { en: 'The HSN was not found', ar: 'لم يُعثر على HSN', hi: 'HSN नहीं मिला' }],
  [
    '338',
    'state',
    {
      en: 'The transporter has entered the vehicle, so you cannot change the transporter',
      ar: 'أدخل الناقل المركبة فلا يمكنك تغييره',
      hi: 'ट्रांसपोर्टर वाहन भर चुका है; आप ट्रांसपोर्टर नहीं बदल सकते',
    },
  ],
  [
    '339',
    'state',
    {
      en: 'You may not change the transporter of this bill',
      ar: 'لا يحق لك تغيير ناقل هذه البوليصة',
      hi: 'आप इस बिल का ट्रांसपोर्टर नहीं बदल सकते',
    },
  ],
  [
    '341',
    'state',
    {
      en: 'You made the bill, so you cannot reject it',
      ar: 'أنت من أنشأ البوليصة فلا يمكنك رفضها',
      hi: 'आपने बिल बनाया; आप नामंज़ूर नहीं कर सकते',
    },
  ],
  [
    '342',
    'state',
    {
      en: 'You are not the other party of this bill',
      ar: 'لست الطرف الآخر في هذه البوليصة',
      hi: 'आप इस बिल के दूसरे पक्ष नहीं',
    },
  ],
  ['343', 'state', { en: 'The bill is cancelled', ar: 'البوليصة ملغاة', hi: 'बिल रद्द है' }],
  [
    '344',
    'input',
    {
      en: 'The number of the e-way bill is not valid',
      ar: 'رقم البوليصة غير صالح',
      hi: 'ई-वे बिल नंबर मान्य नहीं',
    },
  ],
  [
    '345',
    'state',
    {
      en: 'The bill has expired, so it cannot be rejected',
      ar: 'انتهت البوليصة فلا يمكن رفضها',
      hi: 'बिल की अवधि समाप्त; नामंज़ूर नहीं हो सकता',
    },
  ],
  [
    '346',
    'state',
    {
      en: 'The 72 hours for rejecting are over',
      ar: 'انتهت مهلة الرفض وهي 72 ساعة',
      hi: 'नामंज़ूर करने के 72 घंटे बीत गए',
    },
  ],
  [
    '347',
    'portalTrouble',
    {
      en: 'The portal could not check the bill',
      ar: 'لم تستطع البوابة فحص البوليصة',
      hi: 'पोर्टल बिल जाँच नहीं सका',
    },
  ],
  [
    '348',
    'state',
    {
      en: 'Without a vehicle the bill cannot be rejected yet',
      ar: 'لا يمكن رفض البوليصة قبل إدخال مركبة',
      hi: 'वाहन के बिना बिल नामंज़ूर नहीं हो सकता',
    },
  ],
  [
    '350',
    'portalTrouble',
    {
      en: 'The portal could not make the consolidated bill',
      ar: 'لم تستطع البوابة إنشاء البوليصة المجمعة',
      hi: 'पोर्टल कंसोलिडेटेड बिल नहीं बना सका',
    },
  ],
  ['351', 'input', { en: 'The state is not valid', ar: 'الولاية غير صالحة', hi: 'राज्य मान्य नहीं' }],
  [
    '355',
    'input',
    {
      en: 'The form of the vehicle number is wrong',
      ar: 'صيغة رقم المركبة خاطئة',
      hi: 'वाहन संख्या का रूप गलत है',
    },
  ],
  [
    '357',
    'notFound',
    { en: 'The bill does not belong to you', ar: 'البوليصة ليست لك', hi: 'बिल आपका नहीं है' },
  ],
  [
    '358',
    'input',
    {
      en: 'The GSTIN signed in differs from that of the request',
      ar: 'الرقم المسجل دخوله يختلف عن رقم الطلب',
      hi: 'साइन-इन GSTIN अनुरोध से अलग है',
    },
  ],
  [
    '359',
    'input',
    {
      en: 'On an outward bill the supplier must be signed in',
      ar: 'في البوليصة الصادرة يجب أن يكون المورّد هو المسجل دخوله',
      hi: 'बाहरी बिल में सप्लायर साइन-इन हो',
    },
  ],
  [
    '360',
    'input',
    {
      en: 'On an inward bill the recipient must be signed in',
      ar: 'في البوليصة الواردة يجب أن يكون المستلم هو المسجل دخوله',
      hi: 'आवक बिल में प्राप्तकर्ता साइन-इन हो',
    },
  ],
  [
    '361',
    'input',
    { en: 'The type of vehicle is not valid', ar: 'نوع المركبة غير صالح', hi: 'वाहन का प्रकार मान्य नहीं' },
  ],
  [
    '362',
    'input',
    {
      en: 'The transport document is older than the document',
      ar: 'مستند النقل أقدم من المستند',
      hi: 'ट्रांसपोर्ट दस्तावेज़ मूल दस्तावेज़ से पुराना है',
    },
  ],
  [
    '363',
    'state',
    {
      en: 'Bills within this state are not switched on',
      ar: 'البوالص داخل هذه الولاية غير مفعّلة',
      hi: 'इस राज्य के भीतर बिल चालू नहीं',
    },
  ],
  [
    '366',
    'notFound',
    { en: 'Bills of today are not listed yet', ar: 'بوالص اليوم لم تُدرج بعد', hi: 'आज के बिल अभी सूची में नहीं' },
  ],
  [
    '368',
    'portalTrouble',
    {
      en: 'The portal could not save the transporter',
      ar: 'لم تستطع البوابة حفظ الناقل',
      hi: 'पोर्टल ट्रांसपोर्टर सेव कर नहीं सका',
    },
  ],
  [
    '369',
    'input',
    {
      en: 'The transporter signed in must be the one on the bill',
      ar: 'يجب أن يكون الناقل المسجل هو المذكور في البوليصة',
      hi: 'साइन-इन ट्रांसपोर्टर बिल वाला ही हो',
    },
  ],
  [
    '370',
    'input',
    {
      en: 'A transporter who makes a bill may not be a party of it',
      ar: 'الناقل المنشئ للبوليصة لا يكون طرفًا فيها',
      hi: 'बिल बनाने वाला ट्रांसपोर्टर उसका पक्ष न हो',
    },
  ],
  [
    '371',
    'input',
    {
      en: 'The state of dispatch is missing or not valid',
      ar: 'ولاية الإرسال غير موجودة أو غير صالحة',
      hi: 'डिस्पैच राज्य नहीं या मान्य नहीं',
    },
  ],
  [
    '372',
    'input',
    {
      en: 'The state of delivery is missing or not valid',
      ar: 'ولاية التسليم غير موجودة أو غير صالحة',
      hi: 'डिलीवरी राज्य नहीं या मान्य नहीं',
    },
  ],
  [
    '373',
    'input',
    {
      en: 'The recipient of an export is in another country',
      ar: 'مستلم التصدير في دولة أخرى',
      hi: 'एक्सपोर्ट का प्राप्तकर्ता दूसरे देश में होता है',
    },
  ],
  [
    '374',
    'input',
    {
      en: 'The PIN code of an export’s recipient is 999999',
      ar: 'الرمز البريدي لمستلم التصدير 999999',
      hi: 'एक्सपोर्ट प्राप्तकर्ता का पिन 999999 होता है',
    },
  ],
  [
    '375',
    'input',
    {
      en: 'The supplier of an import is in another country',
      ar: 'مورّد الاستيراد في دولة أخرى',
      hi: 'इंपोर्ट का सप्लायर दूसरे देश में होता है',
    },
  ],
  [
    '376',
    'input',
    {
      en: 'The PIN code of an import’s supplier is 999999',
      ar: 'الرمز البريدي لمورّد الاستيراد 999999',
      hi: 'इंपोर्ट सप्लायर का पिन 999999 होता है',
    },
  ],
  [
    '377',
    'input',
    { en: 'Say what the movement is for', ar: 'اذكر غرض الحركة', hi: 'आवाजाही का उद्देश्य बताएँ' },
  ],
  [
    '378',
    'input',
    {
      en: 'A side is in a special economic zone: IGST applies',
      ar: 'أحد الطرفين في منطقة اقتصادية خاصة: تطبق IGST',
      hi: 'एक पक्ष SEZ में है: IGST लगेगा',
    },
  ],
  [
    '379',
    'state',
    { en: 'A cancelled bill cannot be extended', ar: 'لا تُمدد بوليصة ملغاة', hi: 'रद्द बिल बढ़ाया नहीं जा सकता' },
  ],
  [
    '380',
    'state',
    {
      en: 'The bill is not active, so it cannot be extended',
      ar: 'البوليصة غير سارية فلا تُمدد',
      hi: 'बिल सक्रिय नहीं; बढ़ नहीं सकता',
    },
  ],
  [
    '381',
    'state',
    { en: 'Enter a vehicle first, then extend', ar: 'أدخل مركبة أولًا ثم مدد', hi: 'पहले वाहन भरें, फिर बढ़ाएँ' },
  ],
  [
    '382',
    'state',
    {
      en: 'Extending is open from 8 hours before to 8 hours after the end',
      ar: 'التمديد متاح من 8 ساعات قبل النهاية إلى 8 ساعات بعدها',
      hi: 'समाप्ति से 8 घंटे पहले से 8 घंटे बाद तक बढ़ा सकते हैं',
    },
  ],
  [
    '383',
    'portalTrouble',
    {
      en: 'The portal could not save the extension',
      ar: 'لم تستطع البوابة حفظ التمديد',
      hi: 'पोर्टल विस्तार सेव कर नहीं सका',
    },
  ],
  [
    '384',
    'state',
    { en: 'You do not carry these goods', ar: 'لست ناقل هذه البضاعة', hi: 'आप यह माल नहीं ले जा रहे' },
  ],
  [
    '385',
    'input',
    {
      en: 'Rail, air and ship need number and date of the transport document',
      ar: 'السكك والجو والبحر تحتاج إلى رقم مستند النقل وتاريخه',
      hi: 'रेल, वायु, जहाज़ में ट्रांसपोर्ट दस्तावेज़ नंबर और तिथि चाहिए',
    },
  ],
  [
    '386',
    'input',
    { en: 'Reason and remark are needed', ar: 'السبب والملاحظة لازمان', hi: 'कारण और टिप्पणी चाहिए' },
  ],
  [
    '387',
    'notFound',
    {
      en: 'The consolidated bill was not found',
      ar: 'لم يُعثر على البوليصة المجمعة',
      hi: 'कंसोलिडेटेड बिल नहीं मिला',
    },
  ],
  [
    '388',
    'portalTrouble',
    {
      en: 'The portal could not make the consolidated bill anew',
      ar: 'لم تستطع البوابة إعادة إنشاء البوليصة المجمعة',
      hi: 'पोर्टल कंसोलिडेटेड बिल फिर नहीं बना सका',
    },
  ],
  [
    '389',
    'input',
    { en: 'The remaining distance is missing', ar: 'المسافة المتبقية غير موجودة', hi: 'बाकी दूरी नहीं है' },
  ],
  [
    '390',
    'input',
    {
      en: 'The remaining distance is longer than that of the bill',
      ar: 'المسافة المتبقية أطول من مسافة البوليصة',
      hi: 'बाकी दूरी बिल की दूरी से अधिक है',
    },
  ],
  [
    '391',
    'state',
    {
      en: 'No bill of this sheet is active any more',
      ar: 'لم تعد أي بوليصة في الكشف سارية',
      hi: 'इस शीट का कोई बिल सक्रिय नहीं',
    },
  ],
  [
    '392',
    'state',
    {
      en: 'This sheet was replaced or cancelled already',
      ar: 'استُبدل هذا الكشف أو أُلغي',
      hi: 'यह शीट बदली या रद्द की जा चुकी है',
    },
  ],
  ['393', 'input', { en: 'The GSTIN is not valid', ar: 'رقم GSTIN غير صالح', hi: 'GSTIN मान्य नहीं' }],
  [
    '394',
    'input',
    {
      en: 'Rail, air and ship need the number of the transport document',
      ar: 'السكك والجو والبحر تحتاج إلى رقم مستند النقل',
      hi: 'रेल, वायु, जहाज़ में ट्रांसपोर्ट दस्तावेज़ नंबर चाहिए',
    },
  ],
  [
    '395',
    'input',
    {
      en: 'The number of a bill has digits only',
      ar: 'رقم البوليصة أرقام فقط',
      hi: 'बिल नंबर में केवल अंक होते हैं',
    },
  ],
  [
    '397',
    'portalTrouble',
    {
      en: 'The portal could not begin the movement with several vehicles',
      ar: 'لم تستطع البوابة بدء النقل بعدة مركبات',
      hi: 'पोर्टल बहु-वाहन आवाजाही शुरू नहीं कर सका',
    },
  ],
  ['398', 'notFound', { en: 'The bill has no lines', ar: 'لا بنود في البوليصة', hi: 'बिल में लाइनें नहीं' }],
  [
    '399',
    'input',
    { en: 'The unit is not one of the bill’s', ar: 'الوحدة ليست من وحدات البوليصة', hi: 'यूनिट बिल की नहीं है' },
  ],
  [
    '400',
    'input',
    { en: 'More than what is left to share out', ar: 'أكثر مما تبقى للتوزيع', hi: 'बाँटने को शेष से अधिक' },
  ],
  [
    '401',
    'portalTrouble',
    {
      en: 'The portal could not save the vehicle',
      ar: 'لم تستطع البوابة حفظ المركبة',
      hi: 'पोर्टल वाहन सेव कर नहीं सका',
    },
  ],
  [
    '402',
    'input',
    {
      en: 'The quantity must be above zero',
      ar: 'يجب أن تكون الكمية أكبر من صفر',
      hi: 'मात्रा शून्य से अधिक हो',
    },
  ],
  [
    '403',
    'portalTrouble',
    {
      en: 'Fault in the data of several vehicles',
      ar: 'خطأ في بيانات المركبات المتعددة',
      hi: 'बहु-वाहन डेटा में ग़लती',
    },
  ],
  ['404', 'portalTrouble', { en: 'Nothing was found', ar: 'لم يُعثر على شيء', hi: 'कुछ नहीं मिला' }],
  [
    '405',
    'state',
    {
      en: 'There is no such vehicle in this group',
      ar: 'لا توجد هذه المركبة في المجموعة',
      hi: 'इस ग्रुप में ऐसा वाहन नहीं',
    },
  ],
  ['406', 'input', { en: 'The group is missing', ar: 'المجموعة غير موجودة', hi: 'ग्रुप नहीं है' }],
  [
    '407',
    'input',
    {
      en: 'The form of the old vehicle number is wrong',
      ar: 'صيغة رقم المركبة القديم خاطئة',
      hi: 'पुरानी वाहन संख्या का रूप गलत है',
    },
  ],
  [
    '408',
    'input',
    {
      en: 'The form of the new vehicle number is wrong',
      ar: 'صيغة رقم المركبة الجديد خاطئة',
      hi: 'नई वाहन संख्या का रूप गलत है',
    },
  ],
  [
    '409',
    'input',
    {
      en: 'The old transport document is not valid',
      ar: 'مستند النقل القديم غير صالح',
      hi: 'पुराना ट्रांसपोर्ट दस्तावेज़ मान्य नहीं',
    },
  ],
  [
    '410',
    'input',
    {
      en: 'The new transport document is not valid',
      ar: 'مستند النقل الجديد غير صالح',
      hi: 'नया ट्रांसपोर्ट दस्तावेज़ मान्य नहीं',
    },
  ],
  [
    '411',
    'state',
    {
      en: 'Begin the movement with several vehicles first',
      ar: 'ابدأ النقل بعدة مركبات أولًا',
      hi: 'पहले बहु-वाहन आवाजाही शुरू करें',
    },
  ],
  [
    '412',
    'state',
    {
      en: 'Several vehicles share the goods; a single one can no longer be entered',
      ar: 'تتقاسم البضاعة عدة مركبات فلا تُدخل مركبة منفردة',
      hi: 'माल कई वाहनों में है; अकेला वाहन नहीं भर सकते',
    },
  ],
  [
    '413',
    'input',
    {
      en: 'The unit differs from that of the first group',
      ar: 'الوحدة تختلف عن المجموعة الأولى',
      hi: 'यूनिट पहले ग्रुप से अलग है',
    },
  ],
  [
    '416',
    'input',
    { en: 'The span of dates is too long', ar: 'المدة طويلة جدًا', hi: 'तिथियों की अवधि बहुत लंबी है' },
  ],
  ['418', 'notFound', { en: 'No record was found', ar: 'لم يُعثر على سجل', hi: 'कोई रिकॉर्ड नहीं मिला' }],
  ['419', 'portalTrouble', { en: 'The search failed', ar: 'فشل البحث', hi: 'खोज विफल' }],
  [
    '420',
    'input',
    {
      en: 'A search by name needs six characters',
      ar: 'البحث بالاسم يحتاج إلى ست خانات',
      hi: 'नाम से खोज में छह अक्षर चाहिए',
    },
  ],
  ['421', 'input', { en: 'The PIN code is not valid', ar: 'الرمز البريدي غير صالح', hi: 'पिन कोड मान्य नहीं' }],
  [
    '422',
    'input',
    { en: 'The mobile number is not valid', ar: 'رقم الجوال غير صالح', hi: 'मोबाइल नंबर मान्य नहीं' },
  ],
  [
    '423',
    'portalTrouble',
    { en: 'The search by vehicle failed', ar: 'فشل البحث بالمركبة', hi: 'वाहन से खोज विफल' },
  ],
  ['424', 'input', { en: 'The PAN is not valid', ar: 'رقم PAN غير صالح', hi: 'PAN मान्य नहीं' }],
  ['435', 'state', { en: 'A vehicle was entered already', ar: 'أُدخلت مركبة بالفعل', hi: 'वाहन पहले से भरा है' }],
  [
    '436',
    'input',
    {
      en: 'The PIN code of delivery does not belong to the state',
      ar: 'الرمز البريدي للتسليم لا يتبع الولاية',
      hi: 'डिलीवरी पिन कोड राज्य का नहीं',
    },
  ],
  [
    '437',
    'input',
    {
      en: 'The PIN code of dispatch does not belong to the state',
      ar: 'الرمز البريدي للإرسال لا يتبع الولاية',
      hi: 'डिस्पैच पिन कोड राज्य का नहीं',
    },
  ],
  [
    '444',
    'state',
    {
      en: 'The bill was made on the first portal: cancel it there',
      ar: 'أُنشئت على البوابة الأولى: ألغها هناك',
      hi: 'बिल पहले पोर्टल का है: वहीं रद्द करें',
    },
  ],
  [
    '445',
    'state',
    {
      en: 'The bill was made on the second portal: cancel it there',
      ar: 'أُنشئت على البوابة الثانية: ألغها هناك',
      hi: 'बिल दूसरे पोर्टल का है: वहीं रद्द करें',
    },
  ],
  [
    '446',
    'state',
    {
      en: 'The bill was made on the first portal: change the transporter there',
      ar: 'أُنشئت على البوابة الأولى: غيّر الناقل هناك',
      hi: 'बिल पहले पोर्टल का है: ट्रांसपोर्टर वहीं बदलें',
    },
  ],
  [
    '447',
    'state',
    {
      en: 'The bill was made on the second portal: change the transporter there',
      ar: 'أُنشئت على البوابة الثانية: غيّر الناقل هناك',
      hi: 'बिल दूसरे पोर्टल का है: ट्रांसपोर्टर वहीं बदलें',
    },
  ],
  [
    '448',
    'state',
    {
      en: 'The bill was made on the first portal: enter the vehicle there',
      ar: 'أُنشئت على البوابة الأولى: أدخل المركبة هناك',
      hi: 'बिल पहले पोर्टल का है: वाहन वहीं भरें',
    },
  ],
  [
    '449',
    'state',
    {
      en: 'The bill was made on the second portal: enter the vehicle there',
      ar: 'أُنشئت على البوابة الثانية: أدخل المركبة هناك',
      hi: 'बिल दूसरे पोर्टल का है: वाहन वहीं भरें',
    },
  ],
  [
    '450',
    'input',
    {
      en: 'The recipient of an export is unregistered or in a special economic zone',
      ar: 'مستلم التصدير غير مسجل أو في منطقة اقتصادية خاصة',
      hi: 'एक्सपोर्ट का प्राप्तकर्ता अनरजिस्टर्ड या SEZ में हो',
    },
  ],
  [
    '451',
    'input',
    {
      en: 'The supplier of an import is unregistered or in a special economic zone',
      ar: 'مورّد الاستيراد غير مسجل أو في منطقة اقتصادية خاصة',
      hi: 'इंपोर्ट का सप्लायर अनरजिस्टर्ड या SEZ में हो',
    },
  ],
  [
    '452',
    'state',
    {
      en: 'A bill was made on the second portal: consolidate there',
      ar: 'بوليصة من البوابة الثانية: جمّع هناك',
      hi: 'एक बिल दूसरे पोर्टल का है: वहीं कंसोलिडेटेड करें',
    },
  ],
  [
    '453',
    'state',
    {
      en: 'Bills of two portals cannot be consolidated together',
      ar: 'لا تُجمع بوالص بوابتين معًا',
      hi: 'दो पोर्टलों के बिल साथ कंसोलिडेटेड नहीं होते',
    },
  ],
  ['601', 'input', { en: 'The date has a wrong form', ar: 'صيغة التاريخ غير صحيحة', hi: 'तिथि का रूप गलत है' }],
  [
    '604',
    'state',
    {
      en: 'An e-way bill exists for this document',
      ar: 'توجد بوليصة لهذا المستند',
      hi: 'इस दस्तावेज़ का ई-वे बिल मौजूद है',
    },
  ],
  [
    '605',
    'input',
    {
      en: 'The mark for the transporter’s place must be yes',
      ar: 'علامة مكان الناقل يجب أن تكون نعم',
      hi: 'ट्रांसपोर्टर स्थान का चिह्न हाँ हो',
    },
  ],
  [
    '606',
    'input',
    { en: 'The type of vehicle is missing', ar: 'نوع المركبة غير موجود', hi: 'वाहन का प्रकार नहीं है' },
  ],
  [
    '607',
    'input',
    {
      en: 'The GSTIN of the dispatcher is missing',
      ar: 'رقم المرسِل غير موجود',
      hi: 'भेजने वाले का GSTIN नहीं है',
    },
  ],
  [
    '608',
    'input',
    {
      en: 'The consignee’s GSTIN is missing',
      ar: 'رقم المرسل إليه غير موجود',
      hi: 'प्राप्तकर्ता स्थान का GSTIN नहीं है',
    },
  ],
  [
    '609',
    'input',
    {
      en: 'The consignee’s GSTIN is not valid',
      ar: 'رقم المرسل إليه غير صالح',
      hi: 'प्राप्तकर्ता स्थान का GSTIN मान्य नहीं',
    },
  ],
  [
    '610',
    'input',
    {
      en: 'The GSTIN of the dispatcher is not valid',
      ar: 'رقم المرسِل غير صالح',
      hi: 'भेजने वाले का GSTIN मान्य नहीं',
    },
  ],
  [
    '611',
    'input',
    {
      en: 'This document does not fit the direction',
      ar: 'المستند لا يناسب الاتجاه',
      hi: 'दस्तावेज़ दिशा से मेल नहीं खाता',
    },
  ],
  [
    '612',
    'input',
    { en: 'The type of transaction is not valid', ar: 'نوع المعاملة غير صالح', hi: 'लेनदेन का प्रकार मान्य नहीं' },
  ],
  [
    '614',
    'input',
    { en: 'The type of transaction is missing', ar: 'نوع المعاملة غير موجود', hi: 'लेनदेन का प्रकार नहीं है' },
  ],
  [
    '615',
    'input',
    {
      en: 'In a regular transaction no other party dispatches',
      ar: 'في المعاملة العادية لا مرسِل آخر',
      hi: 'सामान्य लेनदेन में कोई और नहीं भेजता',
    },
  ],
  [
    '616',
    'input',
    {
      en: 'In a regular transaction there is no other consignee',
      ar: 'في المعاملة العادية لا مرسل إليه آخر',
      hi: 'सामान्य लेनदेन में दूसरा प्राप्तकर्ता नहीं',
    },
  ],
  [
    '617',
    'input',
    {
      en: 'Who bills and who dispatches must differ',
      ar: 'يجب أن يختلف المفوتر عن المرسِل',
      hi: 'बिल देने और भेजने वाला अलग हों',
    },
  ],
  [
    '618',
    'input',
    {
      en: 'Who is billed and the consignee must differ',
      ar: 'يجب أن يختلف المفوتر له عن المرسل إليه',
      hi: 'बिल पाने वाला और प्राप्तकर्ता अलग हों',
    },
  ],
  [
    '619',
    'input',
    {
      en: 'Without a vehicle a transporter is needed',
      ar: 'بدون مركبة يلزم ناقل',
      hi: 'वाहन के बिना ट्रांसपोर्टर चाहिए',
    },
  ],
  [
    '620',
    'input',
    {
      en: 'The total is below value and taxes together',
      ar: 'الإجمالي أقل من القيمة والضرائب معًا',
      hi: 'कुल, मूल्य और करों के जोड़ से कम है',
    },
  ],
  [
    '621',
    'input',
    {
      en: 'The mode of transport is missing, as a vehicle is given',
      ar: 'وسيلة النقل غير موجودة مع ذكر مركبة',
      hi: 'वाहन दिया है पर साधन नहीं',
    },
  ],
  [
    '622',
    'input',
    {
      en: 'The mode of transport is missing, as a document is given',
      ar: 'وسيلة النقل غير موجودة مع ذكر مستند',
      hi: 'दस्तावेज़ दिया है पर साधन नहीं',
    },
  ],
  ['623', 'input', { en: 'No IGST within the state', ar: 'لا IGST داخل الولاية', hi: 'राज्य के भीतर IGST नहीं' }],
  [
    '624',
    'input',
    {
      en: 'No CGST and SGST between states',
      ar: 'لا CGST وSGST بين الولايات',
      hi: 'राज्यों के बीच CGST और SGST नहीं',
    },
  ],
  [
    '627',
    'input',
    {
      en: 'The taxable value may not be negative',
      ar: 'لا تكون القيمة الخاضعة سالبة',
      hi: 'टैक्सेबल मूल्य ऋणात्मक न हो',
    },
  ],
  ['628', 'input', { en: 'The total may not be negative', ar: 'لا يكون الإجمالي سالبًا', hi: 'कुल ऋणात्मक न हो' }],
  ['629', 'input', { en: 'IGST may not be negative', ar: 'لا تكون IGST سالبة', hi: 'IGST ऋणात्मक न हो' }],
  ['630', 'input', { en: 'CGST may not be negative', ar: 'لا تكون CGST سالبة', hi: 'CGST ऋणात्मक न हो' }],
  ['631', 'input', { en: 'SGST may not be negative', ar: 'لا تكون SGST سالبة', hi: 'SGST ऋणात्मक न हो' }],
  ['632', 'input', { en: 'Cess may not be negative', ar: 'لا يكون الرسم الإضافي سالبًا', hi: 'सेस ऋणात्मक न हो' }],
  [
    '633',
    'input',
    { en: 'Cess by unit may not be negative', ar: 'لا يكون الرسم بالوحدة سالبًا', hi: 'यूनिट सेस ऋणात्मक न हो' },
  ],
  [
    '634',
    'input',
    {
      en: 'Over-dimensional cargo goes by road or ship only',
      ar: 'الحمولة كبيرة الأبعاد برًا أو بحرًا فقط',
      hi: 'अति-आयामी माल केवल सड़क या जहाज़ से',
    },
  ],
  [
    '635',
    'state',
    {
      en: 'The transporter has entered the vehicle, so you cannot',
      ar: 'أدخل الناقل المركبة فلا يمكنك ذلك',
      hi: 'ट्रांसपोर्टर वाहन भर चुका है; आप नहीं भर सकते',
    },
  ],
  [
    '636',
    'state',
    {
      en: 'The vehicle of this bill is not yours to enter',
      ar: 'إدخال مركبة هذه البوليصة ليس لك',
      hi: 'इस बिल का वाहन भरना आपका नहीं',
    },
  ],
  [
    '637',
    'state',
    {
      en: 'The transporter has entered the vehicle, so you cannot extend',
      ar: 'أدخل الناقل المركبة فلا يمكنك التمديد',
      hi: 'ट्रांसपोर्टर वाहन भर चुका है; आप बढ़ा नहीं सकते',
    },
  ],
  [
    '638',
    'input',
    { en: 'The mode of transport is missing', ar: 'وسيلة النقل غير موجودة', hi: 'ट्रांसपोर्ट साधन नहीं है' },
  ],
  ['640', 'input', { en: 'The total is missing', ar: 'الإجمالي غير موجود', hi: 'कुल नहीं है' }],
  [
    '641',
    'input',
    {
      en: 'Goods in lots to a special economic zone are billed to another country',
      ar: 'بضائع مجزأة إلى منطقة خاصة تفوتر لدولة أخرى',
      hi: 'SEZ को टुकड़ों में माल का राज्य अन्य देश हो',
    },
  ],
  [
    '642',
    'input',
    {
      en: 'Goods in lots from a special economic zone are billed from another country',
      ar: 'بضائع مجزأة من منطقة خاصة تفوتر من دولة أخرى',
      hi: 'SEZ से टुकड़ों में माल का राज्य अन्य देश हो',
    },
  ],
  [
    '643',
    'input',
    {
      en: 'In a regular transaction goods leave from the supplier’s state',
      ar: 'في المعاملة العادية تغادر البضاعة من ولاية المورّد',
      hi: 'सामान्य लेनदेन में माल सप्लायर के राज्य से जाता है',
    },
  ],
  [
    '644',
    'input',
    {
      en: 'In a regular transaction goods go to the recipient’s state',
      ar: 'في المعاملة العادية تصل البضاعة إلى ولاية المستلم',
      hi: 'सामान्य लेनदेन में माल प्राप्तकर्ता के राज्य जाता है',
    },
  ],
  [
    '645',
    'state',
    {
      en: 'The transporter has entered the vehicle, so you cannot share the goods out',
      ar: 'أدخل الناقل المركبة فلا يمكنك توزيع البضاعة',
      hi: 'ट्रांसपोर्टर वाहन भर चुका है; आप माल नहीं बाँट सकते',
    },
  ],
  [
    '646',
    'state',
    {
      en: 'Sharing out the goods of this bill is not yours',
      ar: 'توزيع بضاعة هذه البوليصة ليس لك',
      hi: 'इस बिल का माल बाँटना आपका नहीं',
    },
  ],
  [
    '648',
    'state',
    {
      en: 'Several vehicles share the goods, so the bill cannot be consolidated',
      ar: 'تتقاسم البضاعة عدة مركبات فلا تُجمع البوليصة',
      hi: 'माल कई वाहनों में है; बिल कंसोलिडेटेड नहीं होगा',
    },
  ],
  [
    '649',
    'state',
    {
      en: 'The transporter has entered the vehicle, so you cannot consolidate',
      ar: 'أدخل الناقل المركبة فلا يمكنك التجميع',
      hi: 'ट्रांसपोर्टर वाहन भर चुका है; आप कंसोलिडेटेड नहीं कर सकते',
    },
  ],
  [
    '650',
    'state',
    {
      en: 'Consolidating this bill is not yours',
      ar: 'تجميع هذه البوليصة ليس لك',
      hi: 'इस बिल को कंसोलिडेटेड करना आपका नहीं',
    },
  ],
  ['653', 'state', { en: 'The bill is cancelled', ar: 'البوليصة ملغاة', hi: 'बिल रद्द है' }],
  [
    '654',
    'state',
    {
      en: 'You hold a common enrolment number and cannot use this GSTIN',
      ar: 'لديك رقم قيد موحد فلا تستخدم هذا الرقم',
      hi: 'आपके पास सामान्य नामांकन है; यह GSTIN नहीं चलेगा',
    },
  ],
  [
    '655',
    'input',
    {
      en: 'The transporter has a common enrolment number: use it',
      ar: 'للناقل رقم قيد موحد: استخدمه',
      hi: 'ट्रांसपोर्टर की सामान्य नामांकन संख्या लें',
    },
  ],
  [
    '658',
    'limit',
    { en: 'The limit of calls is reached for now', ar: 'بُلغ حد الطلبات حاليًا', hi: 'अभी कॉल सीमा पूरी हो गई' },
  ],
  ['659', 'input', { en: 'The remark is missing', ar: 'الملاحظة غير موجودة', hi: 'टिप्पणी नहीं है' }],
  ['672', 'input', { en: 'The user is missing', ar: 'المستخدم غير موجود', hi: 'यूज़र नहीं है' }],
  [
    '700',
    'state',
    {
      en: 'Extending this bill is not yours',
      ar: 'تمديد هذه البوليصة ليس لك',
      hi: 'इस बिल को बढ़ाना आपका नहीं',
    },
  ],
  [
    '702',
    'input',
    {
      en: 'The distance is too long for the two PIN codes',
      ar: 'المسافة أطول من اللازم للرمزين',
      hi: 'दोनों पिन कोड के लिए दूरी अधिक है',
    },
  ],
  [
    '703',
    'input',
    {
      en: 'A composition supplier sells within the state only',
      ar: 'مورّد النظام المركب يبيع داخل الولاية فقط',
      hi: 'कंपोज़िशन सप्लायर केवल राज्य के भीतर बेचता है',
    },
  ],
  [
    '704',
    'input',
    {
      en: 'A composition supplier charges no tax',
      ar: 'مورّد النظام المركب لا يحتسب ضريبة',
      hi: 'कंपोज़िशन सप्लायर टैक्स नहीं लगाता',
    },
  ],
  [
    '705',
    'input',
    { en: 'The kind of stay is not valid', ar: 'نوع التوقف غير صالح', hi: 'ठहराव का प्रकार मान्य नहीं' },
  ],
  [
    '706',
    'input',
    {
      en: 'The first line of the address is missing',
      ar: 'السطر الأول من العنوان غير موجود',
      hi: 'पते की पहली लाइन नहीं है',
    },
  ],
  [
    '707',
    'input',
    {
      en: 'The second line of the address is missing',
      ar: 'السطر الثاني من العنوان غير موجود',
      hi: 'पते की दूसरी लाइन नहीं है',
    },
  ],
  [
    '708',
    'input',
    {
      en: 'The third line of the address is missing',
      ar: 'السطر الثالث من العنوان غير موجود',
      hi: 'पते की तीसरी लाइन नहीं है',
    },
  ],
  [
    '709',
    'notFound',
    {
      en: 'The portal knows no distance for the two PIN codes',
      ar: 'لا تعرف البوابة المسافة بين الرمزين',
      hi: 'पोर्टल को दोनों पिन कोड की दूरी ज्ञात नहीं',
    },
  ],
  [
    '710',
    'input',
    {
      en: 'State and PIN code do not fit',
      ar: 'الولاية والرمز البريدي غير متوافقين',
      hi: 'राज्य और पिन कोड मेल नहीं खाते',
    },
  ],
  [
    '711',
    'input',
    {
      en: 'Moving or lying does not fit the mode',
      ar: 'حالة الحركة أو التوقف لا تناسب الوسيلة',
      hi: 'चलती या ठहरी स्थिति साधन से मेल नहीं खाती',
    },
  ],
  [
    '712',
    'input',
    {
      en: 'Goods on the move have no kind of stay',
      ar: 'البضاعة المتحركة بلا نوع توقف',
      hi: 'चलते माल का ठहराव प्रकार नहीं होता',
    },
  ],
  [
    '713',
    'input',
    {
      en: 'Goods on the move have no address of stay',
      ar: 'البضاعة المتحركة بلا عنوان توقف',
      hi: 'चलते माल का ठहराव पता नहीं होता',
    },
  ],
  [
    '714',
    'input',
    {
      en: 'A composition supplier issues a bill of supply',
      ar: 'مورّد النظام المركب يصدر فاتورة توريد',
      hi: 'कंपोज़िशन सप्लायर सप्लाई बिल देता है',
    },
  ],
  [
    '715',
    'blocked',
    {
      en: 'The supplier is blocked because returns are missing',
      ar: 'المورّد محظور لتأخر الإقرارات',
      hi: 'रिटर्न न भरने से सप्लायर ब्लॉक है',
    },
  ],
  [
    '716',
    'blocked',
    {
      en: 'The recipient is blocked because returns are missing',
      ar: 'المستلم محظور لتأخر الإقرارات',
      hi: 'रिटर्न न भरने से प्राप्तकर्ता ब्लॉक है',
    },
  ],
  [
    '717',
    'blocked',
    {
      en: 'The transporter is blocked because returns are missing',
      ar: 'الناقل محظور لتأخر الإقرارات',
      hi: 'रिटर्न न भरने से ट्रांसपोर्टर ब्लॉक है',
    },
  ],
  [
    '718',
    'blocked',
    {
      en: 'You are blocked because returns are missing',
      ar: 'أنت محظور لتأخر الإقرارات',
      hi: 'रिटर्न न भरने से आप ब्लॉक हैं',
    },
  ],
  [
    '719',
    'blocked',
    {
      en: 'The new transporter is blocked because returns are missing',
      ar: 'الناقل الجديد محظور لتأخر الإقرارات',
      hi: 'रिटर्न न भरने से नया ट्रांसपोर्टर ब्लॉक है',
    },
  ],
  [
    '720',
    'state',
    {
      en: 'The supplier makes e-invoices: make the bill with or by the IRN',
      ar: 'المورّد يصدر فواتير إلكترونية: أنشئ البوليصة مع IRN أو به',
      hi: 'सप्लायर ई-चालान बनाता है: बिल IRN से बनाएँ',
    },
  ],
  [
    '721',
    'input',
    {
      en: 'The portal knows no distance: enter it',
      ar: 'لا تعرف البوابة المسافة: أدخلها',
      hi: 'पोर्टल को दूरी ज्ञात नहीं: भरें',
    },
  ],
  [
    '722',
    'input',
    {
      en: 'The recipient’s GSTIN was cancelled before the date of the document',
      ar: 'أُلغي رقم المستلم قبل تاريخ المستند',
      hi: 'प्राप्तकर्ता का GSTIN दस्तावेज़ तिथि से पहले रद्द हुआ',
    },
  ],
  [
    '724',
    'input',
    {
      en: 'At least one line must be goods',
      ar: 'يلزم بند سلع واحد على الأقل',
      hi: 'कम से कम एक लाइन माल की हो',
    },
  ],
  [
    '726',
    'input',
    {
      en: 'A regular vehicle is not allowed for ship',
      ar: 'المركبة العادية غير مسموحة بحرًا',
      hi: 'जहाज़ के लिए सामान्य वाहन मान्य नहीं',
    },
  ],
  [
    '727',
    'input',
    {
      en: 'Ship needs a vehicle or a transport document',
      ar: 'النقل البحري يحتاج إلى مركبة أو مستند نقل',
      hi: 'जहाज़ के लिए वाहन या ट्रांसपोर्ट दस्तावेज़ चाहिए',
    },
  ],
  [
    '728',
    'state',
    {
      en: 'The 24 hours from the first vehicle are over',
      ar: 'انتهت 24 ساعة من أول مركبة',
      hi: 'पहले वाहन से 24 घंटे बीत गए',
    },
  ],
  [
    '729',
    'input',
    {
      en: 'The date of the transport document is missing',
      ar: 'تاريخ مستند النقل غير موجود',
      hi: 'ट्रांसपोर्ट दस्तावेज़ की तिथि नहीं है',
    },
  ],
  [
    '800',
    'portalTrouble',
    {
      en: 'The portal cannot keep sessions just now',
      ar: 'لا تستطيع البوابة حفظ الجلسات الآن',
      hi: 'पोर्टल अभी सेशन नहीं रख सकता',
    },
  ],
  [
    '801',
    'gold',
    {
      en: 'A bill for gold names no transporter',
      ar: 'بوليصة الذهب بلا ناقل',
      hi: 'सोने के बिल में ट्रांसपोर्टर नहीं होता',
    },
  ],
  [
    '802',
    'gold',
    {
      en: 'A bill for gold names no transporter',
      ar: 'بوليصة الذهب بلا اسم ناقل',
      hi: 'सोने के बिल में ट्रांसपोर्टर का नाम नहीं होता',
    },
  ],
  [
    '803',
    'gold',
    {
      en: 'A bill for gold names no transport document',
      ar: 'بوليصة الذهب بلا مستند نقل',
      hi: 'सोने के बिल में ट्रांसपोर्ट दस्तावेज़ नहीं होता',
    },
  ],
  [
    '804',
    'gold',
    {
      en: 'A bill for gold names no date of transport',
      ar: 'بوليصة الذهب بلا تاريخ نقل',
      hi: 'सोने के बिल में ट्रांसपोर्ट तिथि नहीं होती',
    },
  ],
  [
    '805',
    'gold',
    { en: 'A bill for gold names no vehicle', ar: 'بوليصة الذهب بلا مركبة', hi: 'सोने के बिल में वाहन नहीं होता' },
  ],
  [
    '806',
    'gold',
    {
      en: 'A bill for gold names no type of vehicle',
      ar: 'بوليصة الذهب بلا نوع مركبة',
      hi: 'सोने के बिल में वाहन प्रकार नहीं होता',
    },
  ],
  [
    '807',
    'gold',
    {
      en: 'A bill for gold needs a mode of transport',
      ar: 'بوليصة الذهب تحتاج إلى وسيلة نقل',
      hi: 'सोने के बिल में साधन चाहिए',
    },
  ],
  [
    '808',
    'gold',
    {
      en: 'A bill for gold stays within the state',
      ar: 'بوليصة الذهب داخل الولاية فقط',
      hi: 'सोने का बिल राज्य के भीतर ही होता है',
    },
  ],
  [
    '809',
    'gold',
    {
      en: 'A bill for gold has no other goods',
      ar: 'بوليصة الذهب بلا بضائع أخرى',
      hi: 'सोने के बिल में और माल नहीं होता',
    },
  ],
  [
    '810',
    'gold',
    {
      en: 'The transporter of a gold bill stays',
      ar: 'ناقل بوليصة الذهب لا يتغير',
      hi: 'सोने के बिल का ट्रांसपोर्टर नहीं बदलता',
    },
  ],
  [
    '811',
    'gold',
    {
      en: 'The vehicle of a gold bill stays',
      ar: 'مركبة بوليصة الذهب لا تتغير',
      hi: 'सोने के बिल का वाहन नहीं बदलता',
    },
  ],
  [
    '812',
    'gold',
    { en: 'Gold bills are not consolidated', ar: 'بوالص الذهب لا تُجمع', hi: 'सोने के बिल कंसोलिडेटेड नहीं होते' },
  ],
  [
    '813',
    'state',
    { en: 'The same request is under way', ar: 'الطلب نفسه قيد التنفيذ', hi: 'वही अनुरोध चल रहा है' },
  ],
  [
    '814',
    'gold',
    {
      en: 'Gold is not shared out over vehicles',
      ar: 'الذهب لا يُوزع على مركبات',
      hi: 'सोना कई वाहनों में नहीं बँटता',
    },
  ],
  ['815', 'gold', { en: 'Gold goes by road only', ar: 'الذهب يُنقل برًا فقط', hi: 'सोना केवल सड़क से जाता है' }],
  [
    '816',
    'gold',
    {
      en: 'A gold bill is extended by road only',
      ar: 'بوليصة الذهب تُمدد برًا فقط',
      hi: 'सोने का बिल केवल सड़क पर बढ़ता है',
    },
  ],
  [
    '817',
    'state',
    {
      en: 'The bill is not active, so the goods cannot be shared out',
      ar: 'البوليصة غير سارية فلا توزع البضاعة',
      hi: 'बिल सक्रिय नहीं; माल नहीं बँट सकता',
    },
  ],
  [
    '818',
    'state',
    {
      en: 'The bill has expired, so it cannot be consolidated',
      ar: 'انتهت البوليصة فلا تُجمع',
      hi: 'बिल की अवधि समाप्त; कंसोलिडेटेड नहीं होगा',
    },
  ],
  [
    '819',
    'input',
    { en: 'The document is from before GST', ar: 'المستند قبل بدء GST', hi: 'दस्तावेज़ GST से पहले का है' },
  ],
  [
    '820',
    'input',
    {
      en: 'The document is more than 180 days old',
      ar: 'مضى على المستند أكثر من 180 يومًا',
      hi: 'दस्तावेज़ 180 दिन से पुराना है',
    },
  ],
  [
    '821',
    'state',
    {
      en: 'A bill lives 360 days at most',
      ar: 'عمر البوليصة 360 يومًا على الأكثر',
      hi: 'बिल अधिकतम 360 दिन चलता है',
    },
  ],
  [
    '822',
    'input',
    {
      en: 'Supplier and recipient cannot both be unregistered',
      ar: 'لا يكون المورّد والمستلم غير مسجلين معًا',
      hi: 'सप्लायर और प्राप्तकर्ता दोनों अनरजिस्टर्ड नहीं हो सकते',
    },
  ],
  [
    '823',
    'input',
    {
      en: 'The number of the railway receipt has a wrong form',
      ar: 'صيغة رقم إيصال السكك خاطئة',
      hi: 'रेल रसीद संख्या का रूप गलत है',
    },
  ],
  [
    '824',
    'state',
    {
      en: 'Nothing changes: it is so already',
      ar: 'لا تغيير: الحالة كما هي',
      hi: 'कोई बदलाव नहीं: पहले से ऐसा है',
    },
  ],
  [
    '825',
    'portalTrouble',
    {
      en: 'The portal could not save the change',
      ar: 'لم تستطع البوابة حفظ التغيير',
      hi: 'पोर्टल बदलाव सेव कर नहीं सका',
    },
  ],
  ['826', 'input', { en: 'Something needed is missing', ar: 'شيء لازم غير موجود', hi: 'ज़रूरी जानकारी नहीं है' }],
  [
    '827',
    'state',
    {
      en: 'You may not close this bill, or no longer',
      ar: 'لا يحق لك إغلاق هذه البوليصة أو فات الأوان',
      hi: 'आप यह बिल बंद नहीं कर सकते, या समय बीत गया',
    },
  ],
  [
    '828',
    'input',
    {
      en: 'The closing is dated before the bill',
      ar: 'تاريخ الإغلاق قبل البوليصة',
      hi: 'समापन तिथि बिल से पहले है',
    },
  ],
  ['829', 'state', { en: 'The bill is closed already', ar: 'البوليصة مغلقة بالفعل', hi: 'बिल पहले से बंद है' }],
  [
    '830',
    'state',
    {
      en: 'Without a vehicle the bill cannot be closed',
      ar: 'لا تُغلق البوليصة بدون مركبة',
      hi: 'वाहन के बिना बिल बंद नहीं होगा',
    },
  ],
  [
    '831',
    'input',
    {
      en: 'These goods are not mixed with others',
      ar: 'لا تُخلط هذه البضائع بغيرها',
      hi: 'ये माल दूसरों के साथ नहीं मिलते',
    },
  ],
  [
    '832',
    'input',
    { en: 'The address of dispatch is missing', ar: 'عنوان الإرسال غير موجود', hi: 'डिस्पैच पता नहीं है' },
  ],
  [
    '833',
    'input',
    { en: 'The place of dispatch is missing', ar: 'مكان الإرسال غير موجود', hi: 'डिस्पैच स्थान नहीं है' },
  ],
  [
    '834',
    'input',
    { en: 'The address of delivery is missing', ar: 'عنوان التسليم غير موجود', hi: 'डिलीवरी पता नहीं है' },
  ],
  [
    '835',
    'input',
    { en: 'The place of delivery is missing', ar: 'مكان التسليم غير موجود', hi: 'डिलीवरी स्थान नहीं है' },
  ],
  ['836', 'input', { en: 'The unit is missing', ar: 'الوحدة غير موجودة', hi: 'यूनिट नहीं है' }],
  [
    '837',
    'input',
    {
      en: 'The unit is not valid for these goods',
      ar: 'الوحدة غير صالحة لهذه البضائع',
      hi: 'इस माल के लिए यूनिट मान्य नहीं',
    },
  ],
  ['838', 'input', { en: 'The quantity is missing', ar: 'الكمية غير موجودة', hi: 'मात्रा नहीं है' }],
  [
    '839',
    'input',
    {
      en: 'Every line needs CGST and SGST',
      ar: 'كل بند يحتاج إلى CGST وSGST',
      hi: 'हर लाइन में CGST और SGST चाहिए',
    },
  ],
  ['840', 'input', { en: 'Every line needs IGST', ar: 'كل بند يحتاج إلى IGST', hi: 'हर लाइन में IGST चाहिए' }],
  [
    '841',
    'portalTrouble',
    {
      en: 'The portal could not close the bill',
      ar: 'لم تستطع البوابة إغلاق البوليصة',
      hi: 'पोर्टल बिल बंद नहीं कर सका',
    },
  ],
  [
    '842',
    'input',
    { en: 'The closing is dated in the future', ar: 'تاريخ الإغلاق في المستقبل', hi: 'समापन तिथि भविष्य की है' },
  ],
  [
    '843',
    'state',
    { en: 'A closed bill cannot be cancelled', ar: 'لا تُلغى بوليصة مغلقة', hi: 'बंद बिल रद्द नहीं हो सकता' },
  ],
  [
    '844',
    'state',
    { en: 'A closed bill cannot be extended', ar: 'لا تُمدد بوليصة مغلقة', hi: 'बंद बिल बढ़ नहीं सकता' },
  ],
  [
    '845',
    'state',
    {
      en: 'A closed bill cannot be consolidated',
      ar: 'لا تُجمع بوليصة مغلقة',
      hi: 'बंद बिल कंसोलिडेटेड नहीं हो सकता',
    },
  ],
  [
    '846',
    'state',
    {
      en: 'To a closed bill no vehicle is added',
      ar: 'لا تضاف مركبة لبوليصة مغلقة',
      hi: 'बंद बिल में वाहन नहीं जुड़ता',
    },
  ],
  [
    '847',
    'state',
    {
      en: 'The goods of a closed bill are not shared out',
      ar: 'لا توزع بضاعة بوليصة مغلقة',
      hi: 'बंद बिल का माल नहीं बँटता',
    },
  ],
  [
    '848',
    'state',
    {
      en: 'The vehicles of a closed bill stay',
      ar: 'مركبات البوليصة المغلقة لا تتغير',
      hi: 'बंद बिल के वाहन नहीं बदलते',
    },
  ],
  [
    '849',
    'state',
    { en: 'A closed bill cannot be rejected', ar: 'لا تُرفض بوليصة مغلقة', hi: 'बंद बिल नामंज़ूर नहीं हो सकता' },
  ],
  [
    '850',
    'state',
    {
      en: 'The transporter of a closed bill stays',
      ar: 'ناقل البوليصة المغلقة لا يتغير',
      hi: 'बंद बिल का ट्रांसपोर्टर नहीं बदलता',
    },
  ],
  [
    '851',
    'state',
    {
      en: 'The vehicle of a closed bill stays',
      ar: 'مركبة البوليصة المغلقة لا تتغير',
      hi: 'बंद बिल का वाहन नहीं बदलता',
    },
  ],
  [
    '852',
    'state',
    {
      en: 'The bill is not yours or not valid',
      ar: 'البوليصة ليست لك أو غير صالحة',
      hi: 'बिल आपका नहीं या मान्य नहीं',
    },
  ],
  [
    '853',
    'state',
    { en: 'A rejected bill cannot be closed', ar: 'لا تُغلق بوليصة مرفوضة', hi: 'नामंज़ूर बिल बंद नहीं होता' },
  ],
  [
    '854',
    'input',
    {
      en: 'The date of closing has a wrong form',
      ar: 'صيغة تاريخ الإغلاق خاطئة',
      hi: 'समापन तिथि का रूप गलत है',
    },
  ],
  [
    '855',
    'input',
    {
      en: 'A deductor or collector of tax cannot be the supplier',
      ar: 'لا يكون خاصم الضريبة أو محصلها موردًا',
      hi: 'TDS या TCS रजिस्ट्रेशन सप्लायर नहीं हो सकता',
    },
  ],
  [
    '856',
    'state',
    {
      en: 'For these goods make the bill by the IRN',
      ar: 'لهذه البضائع أنشئ البوليصة عبر IRN',
      hi: 'इस माल का बिल IRN से बनाएँ',
    },
  ],
  [
    '857',
    'input',
    {
      en: 'The state of delivery is not that of the consignee’s GSTIN',
      ar: 'ولاية التسليم ليست ولاية المرسل إليه',
      hi: 'डिलीवरी राज्य प्राप्तकर्ता के GSTIN का नहीं',
    },
  ],
  [
    '858',
    'input',
    {
      en: 'The PIN code of delivery does not belong to its state',
      ar: 'الرمز البريدي للتسليم لا يتبع ولايته',
      hi: 'डिलीवरी पिन कोड उसके राज्य का नहीं',
    },
  ],
  [
    '859',
    'notFound',
    { en: 'The list of HSN could not be fetched', ar: 'تعذر جلب قائمة HSN', hi: 'HSN सूची नहीं मिली' },
  ],
  [
    '860',
    'notFound',
    { en: 'The list of units could not be fetched', ar: 'تعذر جلب قائمة الوحدات', hi: 'यूनिट सूची नहीं मिली' },
  ],
  [
    '861',
    'input',
    { en: 'The date of closing is missing', ar: 'تاريخ الإغلاق غير موجود', hi: 'समापन तिथि नहीं है' },
  ],
  [
    '862',
    'input',
    { en: 'The remark of closing is missing', ar: 'ملاحظة الإغلاق غير موجودة', hi: 'समापन टिप्पणी नहीं है' },
  ],
  [
    '863',
    'input',
    {
      en: 'The consignee’s name is missing',
      ar: 'اسم المرسل إليه غير موجود',
      hi: 'प्राप्तकर्ता स्थान का नाम नहीं है',
    },
  ],
  [
    '864',
    'input',
    {
      en: 'No consignee is named where only the dispatch differs',
      ar: 'لا يُذكر مرسل إليه حين يختلف الإرسال فقط',
      hi: 'केवल डिस्पैच अलग हो तो प्राप्तकर्ता नहीं देते',
    },
  ],
  [
    '865',
    'input',
    {
      en: 'The recipient’s state is not that of its GSTIN',
      ar: 'ولاية المستلم ليست ولاية رقمه',
      hi: 'प्राप्तकर्ता का राज्य उसके GSTIN का नहीं',
    },
  ],
]

/** Codes of the officers' side; not expected, and reported as such. */
export const officerCodes: readonly string[] =
  '243 244 245 246 247 248 249 250 352 353 354 356 364 365 367 396 415 417 425 426 427 428 429 430 431 432 433 434 438 439 440 441 442 443 600 602 603 613 647 651 652 656 657 670 671 673 675 676 677 678 679 680 681 682 683 685 701'.split(
    ' ',
  )
