import type { CodeRow } from './codes.ts'

/** Codes of the e-way bill made with or by an IRN. */
export const ewayBillCodes: readonly CodeRow[] = [
  [
    '4000',
    { en: 'The IRN is not active', ar: 'رقم IRN غير سارٍ', hi: 'IRN सक्रिय नहीं है' },
    { en: 'Use a document whose IRN is active', ar: 'استخدم مستندًا رقمه سارٍ', hi: 'सक्रिय IRN वाला दस्तावेज़ लें' },
  ],
  [
    '4001',
    {
      en: 'Unexpected failure at the portal while making the e-way bill',
      ar: 'عطل غير متوقع أثناء إنشاء بوليصة الطريق',
      hi: 'ई-वे बिल बनाते समय पोर्टल में ग़लती',
    },
    {
      en: 'The program looks it up and tries again',
      ar: 'يبحث البرنامج عنها ويعيد المحاولة',
      hi: 'प्रोग्राम खोजकर फिर कोशिश करता है',
    },
  ],
  [
    '4002',
    {
      en: 'The invoice has an e-way bill already',
      ar: 'للفاتورة بوليصة طريق بالفعل',
      hi: 'चालान का ई-वे बिल पहले से है',
    },
    { en: 'The program takes it over', ar: 'يعتمدها البرنامج', hi: 'प्रोग्राम उसे ले लेता है' },
  ],
  [
    '4003',
    { en: 'The portal has no such IRN', ar: 'لا تحتفظ البوابة بهذا الرقم', hi: 'पोर्टल के पास ऐसा IRN नहीं' },
    { en: 'Check the IRN', ar: 'تحقق من IRN', hi: 'IRN जाँचें' },
  ],
  [
    '4004',
    { en: 'The portal could not read the IRN', ar: 'لم تستطع البوابة قراءة IRN', hi: 'पोर्टल IRN पढ़ नहीं सका' },
    { en: 'Try again later', ar: 'أعد المحاولة لاحقًا', hi: 'बाद में फिर कोशिश करें' },
  ],
  [
    '4005',
    {
      en: 'There is no e-way bill for this invoice',
      ar: 'لا توجد بوليصة طريق لهذه الفاتورة',
      hi: 'इस चालान का ई-वे बिल नहीं है',
    },
    { en: 'Make one if goods move', ar: 'أنشئ واحدة إن تحركت بضائع', hi: 'माल जाए तो बनाएँ' },
  ],
  [
    '4006',
    { en: 'Something needed is empty', ar: 'حقل لازم فارغ', hi: 'ज़रूरी जानकारी खाली है' },
    { en: 'Fill in the transport details', ar: 'املأ تفاصيل النقل', hi: 'ट्रांसपोर्ट विवरण भरें' },
  ],
  [
    '4007',
    {
      en: 'The portal has no such e-way bill',
      ar: 'لا تحتفظ البوابة بهذه البوليصة',
      hi: 'पोर्टल के पास ऐसा ई-वे बिल नहीं',
    },
    { en: 'Check the number', ar: 'تحقق من الرقم', hi: 'संख्या जाँचें' },
  ],
  [
    '4008',
    {
      en: 'The number of the e-way bill is malformed',
      ar: 'رقم بوليصة الطريق غير صحيح الصيغة',
      hi: 'ई-वे बिल नंबर का रूप गलत है',
    },
    { en: 'It has twelve digits', ar: 'يتكون من اثني عشر رقمًا', hi: 'इसमें बारह अंक होते हैं' },
  ],
  [
    '4009',
    { en: 'The invoice has no line of goods', ar: 'لا بند سلع في الفاتورة', hi: 'चालान में माल की लाइन नहीं' },
    {
      en: 'No e-way bill is made for services',
      ar: 'لا تُنشأ بوليصة طريق للخدمات',
      hi: 'सेवाओं पर ई-वे बिल नहीं बनता',
    },
  ],
  [
    '4010',
    {
      en: 'No e-way bill for notes and services',
      ar: 'لا بوليصة طريق للإشعارات والخدمات',
      hi: 'नोट और सेवा पर ई-वे बिल नहीं',
    },
    {
      en: 'Ask for it with invoices of goods only',
      ar: 'اطلبها مع فواتير السلع فقط',
      hi: 'केवल माल के चालान पर माँगें',
    },
  ],
  [
    '4011',
    {
      en: 'Road needs a vehicle number',
      ar: 'النقل البري يحتاج إلى رقم المركبة',
      hi: 'सड़क के लिए वाहन संख्या चाहिए',
    },
    { en: 'Enter the vehicle number', ar: 'أدخل رقم المركبة', hi: 'वाहन संख्या भरें' },
  ],
  [
    '4012',
    {
      en: 'Rail and air need the number of a transport document',
      ar: 'السكك والجو يحتاجان إلى رقم مستند نقل',
      hi: 'रेल और वायु के लिए ट्रांसपोर्ट दस्तावेज़ नंबर चाहिए',
    },
    {
      en: 'Enter the number of the receipt or airway bill',
      ar: 'أدخل رقم الإيصال أو بوليصة الشحن',
      hi: 'रसीद या एयरवे बिल नंबर भरें',
    },
  ],
  [
    '4013',
    {
      en: 'The distance does not fit the two PIN codes',
      ar: 'المسافة لا تناسب الرمزين البريديين',
      hi: 'दूरी दोनों पिन कोड से मेल नहीं खाती',
    },
    {
      en: 'At most a tenth above the portal’s own distance; 0 lets the portal work it out',
      ar: 'بما لا يزيد عن العُشر فوق مسافة البوابة؛ 0 يترك الحساب لها',
      hi: 'पोर्टल की दूरी से अधिकतम दसवाँ भाग अधिक; 0 पर पोर्टल स्वयं निकालता है',
    },
  ],
  [
    '4014',
    {
      en: 'The form of the vehicle number is wrong',
      ar: 'صيغة رقم المركبة خاطئة',
      hi: 'वाहन संख्या का रूप गलत है',
    },
    {
      en: 'Enter it as on the plate, like KA01AB1234',
      ar: 'أدخله كما على اللوحة مثل KA01AB1234',
      hi: 'प्लेट की तरह भरें, जैसे KA01AB1234',
    },
  ],
  [
    '4015',
    {
      en: 'Supplier or buyer is blocked from e-way bills',
      ar: 'المورّد أو المشتري محظور من بوالص الطريق',
      hi: 'सप्लायर या खरीदार ई-वे बिल से ब्लॉक है',
    },
    {
      en: 'The party must file its pending returns',
      ar: 'على الطرف تقديم إقراراته المتأخرة',
      hi: 'पक्ष को पेंडिंग रिटर्न भरनी होगी',
    },
  ],
  [
    '4016',
    {
      en: 'The transport document is dated in the future',
      ar: 'تاريخ مستند النقل في المستقبل',
      hi: 'ट्रांसपोर्ट दस्तावेज़ की तिथि भविष्य की है',
    },
    { en: 'Correct its date', ar: 'صحح تاريخه', hi: 'तिथि सुधारें' },
  ],
  [
    '4017',
    { en: 'A date has a wrong form', ar: 'صيغة تاريخ غير صحيحة', hi: 'तिथि का रूप गलत है' },
    { en: 'Correct the date', ar: 'صحح التاريخ', hi: 'तिथि सुधारें' },
  ],
  [
    '4018',
    { en: 'The transporter’s id is wrong', ar: 'معرّف الناقل خاطئ', hi: 'ट्रांसपोर्टर आईडी गलत है' },
    {
      en: 'Enter a GSTIN or an enrolment number of fifteen characters',
      ar: 'أدخل رقم GSTIN أو رقم قيد من خمس عشرة خانة',
      hi: 'पंद्रह अक्षरों का GSTIN या नामांकन संख्या भरें',
    },
  ],
  [
    '4019',
    {
      en: 'Without a vehicle the transporter is needed',
      ar: 'بدون مركبة يلزم الناقل',
      hi: 'वाहन के बिना ट्रांसपोर्टर चाहिए',
    },
    {
      en: 'Enter the transporter’s id, or mode and vehicle',
      ar: 'أدخل معرّف الناقل أو وسيلة النقل والمركبة',
      hi: 'ट्रांसपोर्टर आईडी, या साधन और वाहन भरें',
    },
  ],
  [
    '4020',
    { en: 'The type of vehicle is wrong', ar: 'نوع المركبة خاطئ', hi: 'वाहन का प्रकार गलत है' },
    { en: 'Regular or over-dimensional cargo', ar: 'عادية أو حمولة كبيرة الأبعاد', hi: 'सामान्य या अति-आयामी' },
  ],
  [
    '4021',
    {
      en: 'The transport document is older than the invoice',
      ar: 'مستند النقل أقدم من الفاتورة',
      hi: 'ट्रांसपोर्ट दस्तावेज़ चालान से पुराना है',
    },
    { en: 'Correct its date', ar: 'صحح تاريخه', hi: 'तिथि सुधारें' },
  ],
  [
    '4022',
    {
      en: 'Road needs a type of vehicle',
      ar: 'النقل البري يحتاج إلى نوع المركبة',
      hi: 'सड़क के लिए वाहन प्रकार चाहिए',
    },
    {
      en: 'Choose regular or over-dimensional cargo',
      ar: 'اختر عادية أو حمولة كبيرة الأبعاد',
      hi: 'सामान्य या अति-आयामी चुनें',
    },
  ],
  [
    '4023',
    {
      en: 'Rail and air need the date of the transport document',
      ar: 'السكك والجو يحتاجان إلى تاريخ مستند النقل',
      hi: 'रेल और वायु के लिए ट्रांसपोर्ट दस्तावेज़ तिथि चाहिए',
    },
    { en: 'Enter its date', ar: 'أدخل تاريخه', hi: 'तिथि भरें' },
  ],
  [
    '4024',
    {
      en: 'Over-dimensional cargo goes by road or ship only',
      ar: 'الحمولة كبيرة الأبعاد تُنقل برًا أو بحرًا فقط',
      hi: 'अति-आयामी माल केवल सड़क या जहाज़ से',
    },
    { en: 'Choose regular', ar: 'اختر عادية', hi: 'सामान्य चुनें' },
  ],
  [
    '4025',
    { en: 'The user is wrong', ar: 'المستخدم خاطئ', hi: 'यूज़र गलत है' },
    { en: 'Check the credentials', ar: 'تحقق من بيانات الدخول', hi: 'क्रेडेंशियल जाँचें' },
  ],
  [
    '4026',
    {
      en: 'An e-way bill exists for this document number',
      ar: 'توجد بوليصة طريق لرقم هذا المستند',
      hi: 'इस दस्तावेज़ नंबर का ई-वे बिल है',
    },
    { en: 'The program takes it over', ar: 'يعتمدها البرنامج', hi: 'प्रोग्राम उसे ले लेता है' },
  ],
  [
    '4027',
    {
      en: 'Without a vehicle the transporter is needed',
      ar: 'بدون مركبة يلزم الناقل',
      hi: 'वाहन के बिना ट्रांसपोर्टर चाहिए',
    },
    { en: 'Enter the transporter’s id', ar: 'أدخل معرّف الناقل', hi: 'ट्रांसपोर्टर आईडी भरें' },
  ],
  [
    '4028',
    { en: 'The mode of transport is missing', ar: 'وسيلة النقل غير موجودة', hi: 'ट्रांसपोर्ट का साधन नहीं है' },
    {
      en: 'Choose it, as a vehicle or document is given',
      ar: 'اخترها لأن مركبة أو مستندًا مذكور',
      hi: 'साधन चुनें, क्योंकि वाहन या दस्तावेज़ दिया है',
    },
  ],
  [
    '4029',
    { en: 'Both PIN codes are the same', ar: 'الرمزان البريديان متطابقان', hi: 'दोनों पिन कोड एक हैं' },
    {
      en: 'Enter the real distance, 1 to 100 km',
      ar: 'أدخل المسافة الحقيقية من 1 إلى 100 كم',
      hi: 'वास्तविक दूरी भरें, 1 से 100 किमी',
    },
  ],
  [
    '4030',
    {
      en: 'The portal knows no distance for the two PIN codes',
      ar: 'لا تعرف البوابة المسافة بين الرمزين',
      hi: 'पोर्टल को दोनों पिन कोड की दूरी ज्ञात नहीं',
    },
    { en: 'Enter the real distance', ar: 'أدخل المسافة الحقيقية', hi: 'वास्तविक दूरी भरें' },
  ],
  [
    '4031',
    {
      en: 'The e-way bill of an export needs a delivery address',
      ar: 'بوليصة طريق التصدير تحتاج إلى عنوان تسليم',
      hi: 'एक्सपोर्ट के ई-वे बिल में डिलीवरी पता चाहिए',
    },
    { en: 'Enter the Indian port', ar: 'أدخل الميناء الهندي', hi: 'भारतीय बंदरगाह भरें' },
  ],
  [
    '4032',
    {
      en: 'The delivery address may not be in another country',
      ar: 'لا يجوز أن يكون عنوان التسليم في دولة أخرى',
      hi: 'डिलीवरी पता दूसरे देश का नहीं हो सकता',
    },
    {
      en: 'Enter the state of the Indian port',
      ar: 'أدخل ولاية الميناء الهندي',
      hi: 'भारतीय बंदरगाह का राज्य भरें',
    },
  ],
  [
    '4033',
    {
      en: 'The PIN code of delivery may not be 999999',
      ar: 'لا يجوز أن يكون رمز التسليم 999999',
      hi: 'डिलीवरी पिन 999999 नहीं हो सकता',
    },
    { en: 'Enter the PIN code of the port', ar: 'أدخل الرمز البريدي للميناء', hi: 'बंदरगाह का पिन कोड भरें' },
  ],
  [
    '4034',
    {
      en: 'With PIN code 999999 the distance may not be 0',
      ar: 'مع الرمز 999999 لا يجوز أن تكون المسافة 0',
      hi: 'पिन 999999 के साथ दूरी 0 नहीं हो सकती',
    },
    { en: 'Enter the real distance', ar: 'أدخل المسافة الحقيقية', hi: 'वास्तविक दूरी भरें' },
  ],
  [
    '4035',
    {
      en: 'Dispatch may not be from another country',
      ar: 'لا يجوز الإرسال من دولة أخرى',
      hi: 'डिस्पैच दूसरे देश से नहीं हो सकता',
    },
    { en: 'Enter the Indian place of dispatch', ar: 'أدخل مكان الإرسال في الهند', hi: 'भारतीय डिस्पैच स्थान भरें' },
  ],
  [
    '4036',
    {
      en: 'The PIN code of dispatch may not be 999999',
      ar: 'لا يجوز أن يكون رمز الإرسال 999999',
      hi: 'डिस्पैच पिन 999999 नहीं हो सकता',
    },
    {
      en: 'Enter the PIN code of the place of dispatch',
      ar: 'أدخل الرمز البريدي لمكان الإرسال',
      hi: 'डिस्पैच स्थान का पिन कोड भरें',
    },
  ],
  [
    '4037',
    {
      en: 'This GSTIN may not read the e-way bill',
      ar: 'لا يحق لهذا الرقم قراءة البوليصة',
      hi: 'यह GSTIN ई-वे बिल नहीं पढ़ सकता',
    },
    {
      en: 'Ask with the GSTIN that made it',
      ar: 'اسأل بالرقم الذي أنشأها',
      hi: 'जिस GSTIN ने बनाया उसी से पूछें',
    },
  ],
  [
    '4038',
    { en: 'The distance is too long', ar: 'المسافة طويلة جدًا', hi: 'दूरी बहुत अधिक है' },
    { en: 'At most 4000 km', ar: '4000 كم على الأكثر', hi: 'अधिकतम 4000 किमी' },
  ],
  [
    '4039',
    {
      en: 'A regular vehicle is not allowed for ship',
      ar: 'المركبة العادية غير مسموحة بحرًا',
      hi: 'जहाज़ के लिए सामान्य वाहन मान्य नहीं',
    },
    { en: 'Choose over-dimensional cargo', ar: 'اختر حمولة كبيرة الأبعاد', hi: 'अति-आयामी चुनें' },
  ],
  [
    '4040',
    {
      en: 'Ship needs a vehicle number or a transport document',
      ar: 'النقل البحري يحتاج إلى رقم مركبة أو مستند نقل',
      hi: 'जहाज़ के लिए वाहन संख्या या ट्रांसपोर्ट दस्तावेज़ चाहिए',
    },
    { en: 'Enter one of them', ar: 'أدخل أحدهما', hi: 'कोई एक भरें' },
  ],
  [
    '4055',
    {
      en: 'The 24 hours for cancelling the e-way bill are over',
      ar: 'انتهت مهلة إلغاء البوليصة وهي 24 ساعة',
      hi: 'ई-वे बिल रद्द करने के 24 घंटे बीत गए',
    },
    { en: 'It can no longer be cancelled', ar: 'لم يعد إلغاؤها ممكنًا', hi: 'अब रद्द नहीं हो सकता' },
  ],
  [
    '4057',
    {
      en: 'The e-way bill is not yours or is cancelled',
      ar: 'بوليصة الطريق ليست لك أو ملغاة',
      hi: 'ई-वे बिल आपका नहीं या रद्द है',
    },
    { en: 'Check its state', ar: 'تحقق من حالتها', hi: 'उसकी स्थिति जाँचें' },
  ],
  [
    '4059',
    { en: 'The reason is not valid', ar: 'السبب غير صالح', hi: 'कारण मान्य नहीं' },
    { en: 'Choose a reason', ar: 'اختر سببًا', hi: 'कारण चुनें' },
  ],
  [
    '4074',
    {
      en: 'The state of delivery is not that of the consignee’s GSTIN',
      ar: 'ولاية التسليم ليست ولاية رقم المرسل إليه',
      hi: 'डिलीवरी का राज्य प्राप्तकर्ता के GSTIN का नहीं',
    },
    { en: 'Correct the state or the GSTIN', ar: 'صحح الولاية أو الرقم', hi: 'राज्य या GSTIN सुधारें' },
  ],
]
