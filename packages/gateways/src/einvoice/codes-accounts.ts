import type { CodeRow } from './codes.ts'

/** Codes of registrations, PIN codes and accounts. */
export const accountCodes: readonly CodeRow[] = [
  [
    '3001',
    {
      en: 'The portal has no such record',
      ar: 'لا يوجد هذا السجل لدى البوابة',
      hi: 'पोर्टल के पास ऐसा रिकॉर्ड नहीं',
    },
    { en: 'Check the GSTIN', ar: 'تحقق من رقم GSTIN', hi: 'GSTIN जाँचें' },
  ],
  [
    '3002',
    { en: 'Sign-in refused', ar: 'رُفض تسجيل الدخول', hi: 'साइन-इन नामंज़ूर' },
    { en: 'Check the credentials', ar: 'تحقق من بيانات الدخول', hi: 'क्रेडेंशियल जाँचें' },
  ],
  [
    '3003',
    { en: 'The password is too weak', ar: 'كلمة المرور ضعيفة', hi: 'पासवर्ड कमज़ोर है' },
    {
      en: 'Use capital and small letters, a digit and a sign',
      ar: 'استخدم حروفًا كبيرة وصغيرة ورقمًا ورمزًا',
      hi: 'बड़े-छोटे अक्षर, अंक और चिह्न लें',
    },
  ],
  [
    '3004',
    { en: 'The user name is taken', ar: 'اسم المستخدم محجوز', hi: 'यूज़र नाम लिया जा चुका है' },
    { en: 'Choose another', ar: 'اختر غيره', hi: 'दूसरा चुनें' },
  ],
  [
    '3005',
    {
      en: 'The record asked for was not found',
      ar: 'لم يُعثر على السجل المطلوب',
      hi: 'माँगा गया रिकॉर्ड नहीं मिला',
    },
    { en: 'Check what was asked for', ar: 'تحقق مما طُلب', hi: 'माँगी गई जानकारी जाँचें' },
  ],
  [
    '3006',
    { en: 'The mobile number is wrong', ar: 'رقم الجوال خاطئ', hi: 'मोबाइल नंबर गलत है' },
    { en: 'Correct it on the GST portal', ar: 'صححه على بوابة GST', hi: 'GST पोर्टल पर सुधारें' },
  ],
  [
    '3007',
    { en: 'Too many users', ar: 'عدد المستخدمين كبير جدًا', hi: 'बहुत अधिक यूज़र' },
    {
      en: 'Ten users for each place of business',
      ar: 'عشرة مستخدمين لكل مكان عمل',
      hi: 'प्रति व्यवसाय स्थल दस यूज़र',
    },
  ],
  [
    '3008',
    { en: 'The user exists already', ar: 'المستخدم موجود بالفعل', hi: 'यूज़र पहले से है' },
    { en: 'Choose another name', ar: 'اختر اسمًا آخر', hi: 'दूसरा नाम चुनें' },
  ],
  [
    '3009',
    {
      en: 'Something needed is missing from the request',
      ar: 'ينقص الطلبَ شيءٌ لازم',
      hi: 'अनुरोध में ज़रूरी जानकारी नहीं',
    },
    { en: 'Fill in what is missing', ar: 'أكمل الناقص', hi: 'छूटी जानकारी भरें' },
  ],
  [
    '3010',
    { en: 'The suffix is too long', ar: 'اللاحقة طويلة جدًا', hi: 'प्रत्यय बहुत लंबा है' },
    { en: 'At most four characters', ar: 'أربع خانات على الأكثر', hi: 'अधिकतम चार अक्षर' },
  ],
  [
    '3011',
    { en: 'Nothing was found', ar: 'لم يُعثر على شيء', hi: 'कुछ नहीं मिला' },
    { en: 'Check what was asked for', ar: 'تحقق مما طُلب', hi: 'माँगी गई जानकारी जाँचें' },
  ],
  [
    '3012',
    { en: 'No mobile number is on record', ar: 'لا يوجد رقم جوال مسجل', hi: 'मोबाइल नंबर दर्ज नहीं है' },
    {
      en: 'Add it on the GST portal, then synchronise',
      ar: 'أضفه على بوابة GST ثم زامن',
      hi: 'GST पोर्टल पर जोड़ें, फिर सिंक करें',
    },
  ],
  [
    '3013',
    { en: 'The registration is cancelled', ar: 'التسجيل ملغى', hi: 'रजिस्ट्रेशन रद्द है' },
    { en: 'Check it on the GST portal', ar: 'تحقق منه على بوابة GST', hi: 'GST पोर्टल पर जाँचें' },
  ],
  [
    '3014',
    { en: 'This GSTIN is not allowed', ar: 'رقم GSTIN هذا غير مسموح', hi: 'यह GSTIN मान्य नहीं' },
    {
      en: 'Check on the portal whether it may take part',
      ar: 'تحقق على البوابة من أهليته',
      hi: 'पोर्टल पर पात्रता जाँचें',
    },
  ],
  [
    '3015',
    { en: 'The registration has ended', ar: 'انتهى التسجيل', hi: 'रजिस्ट्रेशन समाप्त है' },
    { en: 'Check it on the GST portal', ar: 'تحقق منه على بوابة GST', hi: 'GST पोर्टल पर जाँचें' },
  ],
  [
    '3016',
    { en: 'The registration is inactive', ar: 'التسجيل غير نشط', hi: 'रजिस्ट्रेशन निष्क्रिय है' },
    { en: 'Check it on the GST portal', ar: 'تحقق منه على بوابة GST', hi: 'GST पोर्टल पर जाँचें' },
  ],
  [
    '3017',
    {
      en: 'A provisional registration was never activated',
      ar: 'تسجيل مؤقت لم يُفعّل',
      hi: 'अनंतिम रजिस्ट्रेशन सक्रिय नहीं हुआ',
    },
    { en: 'Ask the GST help desk', ar: 'تواصل مع دعم GST', hi: 'GST सहायता से संपर्क करें' },
  ],
  [
    '3019',
    { en: 'The user could not be saved', ar: 'تعذر حفظ المستخدم', hi: 'यूज़र सेव किया नहीं जा सका' },
    { en: 'Try again', ar: 'أعد المحاولة', hi: 'फिर कोशिश करें' },
  ],
  [
    '3020',
    { en: 'Failure within the portal', ar: 'عطل داخل البوابة', hi: 'पोर्टल में ग़लती' },
    { en: 'Try again later', ar: 'أعد المحاولة لاحقًا', hi: 'बाद में फिर कोशिश करें' },
  ],
  [
    '3021',
    { en: 'There are no further users', ar: 'لا يوجد مستخدمون آخرون', hi: 'और यूज़र नहीं हैं' },
    { en: 'Nothing to do', ar: 'لا شيء مطلوب', hi: 'कुछ करना नहीं है' },
  ],
  [
    '3022',
    { en: 'The details exist already', ar: 'التفاصيل موجودة بالفعل', hi: 'विवरण पहले से है' },
    { en: 'Nothing to do', ar: 'لا شيء مطلوب', hi: 'कुछ करना नहीं है' },
  ],
  [
    '3023',
    {
      en: 'The new password is the old one',
      ar: 'كلمة المرور الجديدة هي القديمة',
      hi: 'नया पासवर्ड पुराना ही है',
    },
    { en: 'Choose another', ar: 'اختر غيرها', hi: 'दूसरा चुनें' },
  ],
  [
    '3024',
    { en: 'The password could not be changed', ar: 'تعذر تغيير كلمة المرور', hi: 'पासवर्ड बदला नहीं जा सका' },
    { en: 'Enter the present password', ar: 'أدخل كلمة المرور الحالية', hi: 'वर्तमान पासवर्ड भरें' },
  ],
  [
    '3025',
    { en: 'The account is frozen already', ar: 'الحساب مجمّد بالفعل', hi: 'खाता पहले से फ्रीज़ है' },
    { en: 'Contact the portal’s help desk', ar: 'تواصل مع دعم البوابة', hi: 'पोर्टल सहायता से संपर्क करें' },
  ],
  [
    '3026',
    {
      en: 'E-invoicing is not enabled for this GSTIN',
      ar: 'الفوترة الإلكترونية غير مفعّلة لهذا الرقم',
      hi: 'इस GSTIN के लिए ई-चालान सक्षम नहीं',
    },
    { en: 'Enable it on the portal', ar: 'فعّلها على البوابة', hi: 'पोर्टल पर सक्षम करें' },
  ],
  [
    '3027',
    { en: 'The account exists already', ar: 'الحساب موجود بالفعل', hi: 'खाता पहले से है' },
    { en: 'Use the existing user', ar: 'استخدم المستخدم الحالي', hi: 'मौजूदा यूज़र लें' },
  ],
  [
    '3028',
    {
      en: 'The GSTIN is not valid or not known to the portal',
      ar: 'رقم GSTIN غير صالح أو غير معروف للبوابة',
      hi: 'GSTIN मान्य नहीं या पोर्टल को ज्ञात नहीं',
    },
    {
      en: 'Correct it, or synchronise it from the GST portal',
      ar: 'صححه أو زامنه من بوابة GST',
      hi: 'सुधारें या GST पोर्टल से सिंक करें',
    },
  ],
  [
    '3029',
    {
      en: 'The GSTIN is inactive or cancelled',
      ar: 'رقم GSTIN غير نشط أو ملغى',
      hi: 'GSTIN निष्क्रिय या रद्द है',
    },
    {
      en: 'Synchronise it from the GST portal; ask the party',
      ar: 'زامنه من بوابة GST واسأل الطرف',
      hi: 'GST पोर्टल से सिंक करें; पक्ष से पूछें',
    },
  ],
  [
    '3030',
    { en: 'The GSTIN is wrong', ar: 'رقم GSTIN خاطئ', hi: 'GSTIN गलत है' },
    { en: 'Correct it', ar: 'صححه', hi: 'सुधारें' },
  ],
  [
    '3031',
    { en: 'The user name is wrong', ar: 'اسم المستخدم خاطئ', hi: 'यूज़र नाम गलत है' },
    { en: 'Correct it', ar: 'صححه', hi: 'सुधारें' },
  ],
  [
    '3032',
    {
      en: 'A transporter without GST registration cannot sign in here',
      ar: 'لا يمكن لناقل بلا تسجيل GST الدخول هنا',
      hi: 'GST रजिस्ट्रेशन बिना ट्रांसपोर्टर यहाँ साइन-इन नहीं कर सकता',
    },
    { en: 'Register under GST', ar: 'سجّل في GST', hi: 'GST में रजिस्ट्रेशन करें' },
  ],
  [
    '3033',
    {
      en: 'The account is frozen because the GSTIN is inactive',
      ar: 'الحساب مجمّد لأن الرقم غير نشط',
      hi: 'GSTIN निष्क्रिय होने से खाता फ्रीज़ है',
    },
    { en: 'Check the GSTIN', ar: 'تحقق من رقم GSTIN', hi: 'GSTIN जाँचें' },
  ],
  [
    '3034',
    {
      en: 'The account is cancelled because the GSTIN is inactive',
      ar: 'الحساب ملغى لأن الرقم غير نشط',
      hi: 'GSTIN निष्क्रिय होने से खाता रद्द है',
    },
    { en: 'Check the GSTIN', ar: 'تحقق من رقم GSTIN', hi: 'GSTIN जाँचें' },
  ],
  [
    '3035',
    {
      en: 'The account is suspended because the GSTIN is inactive',
      ar: 'الحساب موقوف لأن الرقم غير نشط',
      hi: 'GSTIN निष्क्रिय होने से खाता निलंबित है',
    },
    { en: 'Check the GSTIN', ar: 'تحقق من رقم GSTIN', hi: 'GSTIN जाँचें' },
  ],
  [
    '3036',
    { en: 'The account is inactive', ar: 'الحساب غير نشط', hi: 'खाता निष्क्रिय है' },
    { en: 'Make a new one', ar: 'أنشئ حسابًا جديدًا', hi: 'नया बनाएँ' },
  ],
  [
    '3037',
    {
      en: 'A transporter with a common enrolment is not allowed here',
      ar: 'لا يُسمح هنا لناقل ذي قيد موحد',
      hi: 'सामान्य नामांकन वाला ट्रांसपोर्टर यहाँ मान्य नहीं',
    },
    { en: 'Use the enrolment number', ar: 'استخدم رقم القيد', hi: 'नामांकन संख्या लें' },
  ],
  [
    '3038',
    {
      en: 'The PIN code is not in the portal’s list',
      ar: 'الرمز البريدي غير موجود في قائمة البوابة',
      hi: 'पिन कोड पोर्टल की सूची में नहीं',
    },
    { en: 'Enter a real PIN code', ar: 'أدخل رمزًا بريديًا حقيقيًا', hi: 'असली पिन कोड भरें' },
  ],
  [
    '3039',
    {
      en: 'The PIN code does not belong to the state',
      ar: 'الرمز البريدي لا يتبع الولاية',
      hi: 'पिन कोड राज्य का नहीं है',
    },
    { en: 'Correct PIN code or state', ar: 'صحح الرمز البريدي أو الولاية', hi: 'पिन कोड या राज्य सुधारें' },
  ],
  [
    '3042',
    { en: 'A PIN code is wrong', ar: 'رمز بريدي خاطئ', hi: 'कोई पिन कोड गलत है' },
    { en: 'Correct it', ar: 'صححه', hi: 'सुधारें' },
  ],
  [
    '3043',
    { en: 'Something failed at the portal', ar: 'حدث خطأ في البوابة', hi: 'पोर्टल पर कुछ विफल हुआ' },
    { en: 'Try again later', ar: 'أعد المحاولة لاحقًا', hi: 'बाद में फिर कोशिश करें' },
  ],
  [
    '3044',
    {
      en: 'This registration is for taxpayers, not for providers',
      ar: 'هذا التسجيل للمكلفين لا للمزوّدين',
      hi: 'यह रजिस्ट्रेशन करदाताओं के लिए है',
    },
    { en: 'Register as a taxpayer', ar: 'سجّل كمكلف', hi: 'करदाता के रूप में रजिस्ट्रेशन करें' },
  ],
  [
    '3045',
    { en: 'Not registered at the portal', ar: 'غير مسجل في البوابة', hi: 'पोर्टल पर रजिस्टर्ड नहीं' },
    { en: 'Register there', ar: 'سجّل فيها', hi: 'वहाँ रजिस्ट्रेशन करें' },
  ],
  [
    '3046',
    { en: 'Not enabled on the live system', ar: 'غير مفعّل في النظام الفعلي', hi: 'लाइव प्रणाली पर सक्षम नहीं' },
    {
      en: 'Enrol there when the turnover passes the limit',
      ar: 'سجّل عند تجاوز حد رقم الأعمال',
      hi: 'टर्नओवर सीमा पार होने पर नामांकन करें',
    },
  ],
  [
    '3052',
    {
      en: 'The transporter’s id is cancelled or wrong',
      ar: 'معرّف الناقل ملغى أو خاطئ',
      hi: 'ट्रांसपोर्टर आईडी रद्द या गलत है',
    },
    { en: 'Correct the transporter’s id', ar: 'صحح معرّف الناقل', hi: 'ट्रांसपोर्टर आईडी सुधारें' },
  ],
  [
    '3053',
    { en: 'Access is not allowed', ar: 'الوصول غير مسموح', hi: 'पहुँच की अनुमति नहीं' },
    {
      en: 'Check the rights of the API user on the portal',
      ar: 'تحقق من صلاحيات مستخدم API على البوابة',
      hi: 'पोर्टल पर API यूज़र के अधिकार जाँचें',
    },
  ],
  [
    '3058',
    { en: 'The portal could not save it', ar: 'لم تستطع البوابة الحفظ', hi: 'पोर्टल सेव कर नहीं सका' },
    { en: 'Try again', ar: 'أعد المحاولة', hi: 'फिर कोशिश करें' },
  ],
  [
    '3059',
    { en: 'No client id for this PAN', ar: 'لا يوجد معرّف عميل لهذا PAN', hi: 'इस PAN के लिए क्लाइंट आईडी नहीं' },
    {
      en: 'Check on the portal that the server’s address is admitted',
      ar: 'تحقق على البوابة من قبول عنوان الخادم',
      hi: 'पोर्टल पर सर्वर का पता अनुमत है, जाँचें',
    },
  ],
  [
    '3060',
    { en: 'Waiting for approval by an officer', ar: 'بانتظار موافقة موظف', hi: 'अधिकारी की मंज़ूरी पेंडिंग' },
    { en: 'Wait', ar: 'انتظر', hi: 'प्रतीक्षा करें' },
  ],
  [
    '3061',
    { en: 'The request was rejected', ar: 'رُفض الطلب', hi: 'अनुरोध नामंज़ूर' },
    { en: 'Register again', ar: 'سجّل مجددًا', hi: 'फिर रजिस्ट्रेशन करें' },
  ],
  [
    '3062',
    { en: 'Registered already', ar: 'مسجل بالفعل', hi: 'पहले से रजिस्टर्ड' },
    { en: 'Nothing to do', ar: 'لا شيء مطلوب', hi: 'कुछ करना नहीं है' },
  ],
  [
    '3063',
    { en: 'Enabled already', ar: 'مفعّل بالفعل', hi: 'पहले से सक्षम' },
    { en: 'Nothing to do', ar: 'لا شيء مطلوب', hi: 'कुछ करना नहीं है' },
  ],
  [
    '3064',
    { en: 'The GSTIN is deregistered', ar: 'أُلغي تسجيل رقم GSTIN', hi: 'GSTIN का रजिस्ट्रेशन हट चुका है' },
    { en: 'Check it on the GST portal', ar: 'تحقق منه على بوابة GST', hi: 'GST पोर्टल पर जाँचें' },
  ],
  [
    '3065',
    { en: 'This is not allowed', ar: 'هذا غير مسموح', hi: 'यह अनुमत नहीं' },
    { en: 'Check the rights on the portal', ar: 'تحقق من الصلاحيات على البوابة', hi: 'पोर्टल पर अधिकार जाँचें' },
  ],
  [
    '3066',
    { en: 'No PIN codes for this state', ar: 'لا رموز بريدية لهذه الولاية', hi: 'इस राज्य के पिन कोड नहीं' },
    { en: 'Check the state', ar: 'تحقق من الولاية', hi: 'राज्य जाँचें' },
  ],
  [
    '3067',
    {
      en: 'The client secret could not be changed',
      ar: 'تعذر تغيير سرّ العميل',
      hi: 'क्लाइंट सीक्रेट बदला नहीं जा सका',
    },
    { en: 'Check the present secret', ar: 'تحقق من السرّ الحالي', hi: 'वर्तमान सीक्रेट जाँचें' },
  ],
  [
    '3068',
    { en: 'There is no API user', ar: 'لا يوجد مستخدم API', hi: 'API यूज़र नहीं है' },
    { en: 'Make one on the portal', ar: 'أنشئ واحدًا على البوابة', hi: 'पोर्टल पर बनाएँ' },
  ],
  [
    '3069',
    {
      en: 'Direct access is not open to this GSTIN',
      ar: 'الوصول المباشر غير متاح لهذا الرقم',
      hi: 'इस GSTIN को सीधी पहुँच नहीं है',
    },
    { en: 'Use the API user of a provider', ar: 'استخدم مستخدم API لمزوّد', hi: 'प्रोवाइडर का API यूज़र लें' },
  ],
  [
    '3070',
    { en: 'Not registered', ar: 'غير مسجل', hi: 'रजिस्टर्ड नहीं' },
    { en: 'Register at the portal', ar: 'سجّل في البوابة', hi: 'पोर्टल पर रजिस्ट्रेशन करें' },
  ],
  [
    '3071',
    {
      en: 'The GSTIN is linked to the client id already',
      ar: 'الرقم مرتبط بمعرّف العميل بالفعل',
      hi: 'GSTIN क्लाइंट आईडी से पहले से जुड़ा है',
    },
    { en: 'Nothing to do', ar: 'لا شيء مطلوب', hi: 'कुछ करना नहीं है' },
  ],
  [
    '3072',
    {
      en: 'The main GSTIN has not admitted this one',
      ar: 'لم يقبل الرقم الرئيسي هذا الرقم',
      hi: 'मुख्य GSTIN ने इसे अनुमति नहीं दी',
    },
    {
      en: 'Ask the holder of the main GSTIN',
      ar: 'اطلب ذلك من صاحب الرقم الرئيسي',
      hi: 'मुख्य GSTIN धारक से कहें',
    },
  ],
  [
    '3073',
    { en: 'Registered already', ar: 'مسجل بالفعل', hi: 'पहले से रजिस्टर्ड' },
    { en: 'Nothing to do', ar: 'لا شيء مطلوب', hi: 'कुछ करना नहीं है' },
  ],
  [
    '3074',
    {
      en: 'The GSTIN was cancelled before the date of the document',
      ar: 'أُلغي رقم GSTIN قبل تاريخ المستند',
      hi: 'GSTIN दस्तावेज़ तिथि से पहले रद्द हो गया',
    },
    {
      en: 'Do not bill this registration; ask the party',
      ar: 'لا تفوتر هذا التسجيل؛ اسأل الطرف',
      hi: 'इस रजिस्ट्रेशन पर बिल न दें; पक्ष से पूछें',
    },
  ],
  [
    '3075',
    {
      en: 'The GSTIN is cancelled, the day is not known',
      ar: 'رقم GSTIN ملغى واليوم غير معروف',
      hi: 'GSTIN रद्द है, दिन ज्ञात नहीं',
    },
    { en: 'Synchronise it from the GST portal', ar: 'زامنه من بوابة GST', hi: 'GST पोर्टल से सिंक करें' },
  ],
  [
    '3076',
    { en: 'The GSTIN is inactive', ar: 'رقم GSTIN غير نشط', hi: 'GSTIN निष्क्रिय है' },
    { en: 'Synchronise it from the GST portal', ar: 'زامنه من بوابة GST', hi: 'GST पोर्टल से सिंक करें' },
  ],
  [
    '3077',
    {
      en: 'The document is dated before the registration, which is cancelled by now',
      ar: 'تاريخ المستند قبل التسجيل الملغى حاليًا',
      hi: 'दस्तावेज़ की तिथि रजिस्ट्रेशन से पहले है, जो अब रद्द है',
    },
    { en: 'Check the date', ar: 'تحقق من التاريخ', hi: 'तिथि जाँचें' },
  ],
  [
    '3078',
    {
      en: 'The GSTIN is cancelled, its first day is not known',
      ar: 'رقم GSTIN ملغى وأول أيامه غير معروف',
      hi: 'GSTIN रद्द है, पहला दिन ज्ञात नहीं',
    },
    { en: 'Synchronise it from the GST portal', ar: 'زامنه من بوابة GST', hi: 'GST पोर्टल से सिंक करें' },
  ],
  [
    '3079',
    {
      en: 'The document is dated before the registration',
      ar: 'تاريخ المستند قبل التسجيل',
      hi: 'दस्तावेज़ की तिथि रजिस्ट्रेशन से पहले है',
    },
    { en: 'Check the date', ar: 'تحقق من التاريخ', hi: 'तिथि जाँचें' },
  ],
  [
    '3080',
    {
      en: 'E-invoicing cannot be enabled',
      ar: 'لا يمكن تفعيل الفوترة الإلكترونية',
      hi: 'ई-चालान सक्षम नहीं हो सकता',
    },
    { en: 'Contact the portal’s help desk', ar: 'تواصل مع دعم البوابة', hi: 'पोर्टल सहायता से संपर्क करें' },
  ],
]
