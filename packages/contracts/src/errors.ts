import type { Text } from './texts/texts.ts'

export interface ErrorRow {
  /** Four capitals for the area and a number; those of the specification as it writes them. */
  readonly code: string
  readonly status:
    | 400
    | 401
    | 403
    | 404
    | 405
    | 406
    | 408
    | 409
    | 413
    | 415
    | 422
    | 429
    | 500
    | 502
    | 503
    | 507
  readonly type: 'Error' | 'Warning'
  readonly text: Text
}

const error = (status: ErrorRow['status'], code: string, text: Text): ErrorRow => ({
  code,
  status,
  type: 'Error',
  text,
})

/**
 * Everything that stops a request, by the name it is thrown with: `throw new AppError('NOT_FOUND')`.
 * One code for one meaning; the texts tell what to do next. Problems of single fields are in `issues.ts`.
 */
export const errors = {
  // Session and sign-in
  SESSION_INVALID: error(401, 'AUTH0003', {
    en: 'Your session has ended. Sign in again.',
    ar: 'انتهت جلستك. سجّل الدخول مرة أخرى.',
    hi: 'आपका सेशन समाप्त हो गया है। फिर से साइन इन करें।',
  }),
  WRONG_CREDENTIALS: error(401, 'AUTH0001', {
    en: 'User name or password is wrong.',
    ar: 'اسم المستخدم أو كلمة المرور غير صحيحة.',
    hi: 'यूज़र नाम या पासवर्ड ग़लत है।',
  }),
  CLIENT_INVALID: error(401, 'ERPA0001', {
    en: 'The client id or secret is wrong, revoked or expired.',
    ar: 'معرّف العميل أو سرّه غير صحيح أو مُبطل أو منتهٍ.',
    hi: 'क्लाइंट आईडी या सीक्रेट ग़लत है, हटाया गया है या उसकी अवधि ख़त्म है।',
  }),
  SIGN_IN_KEY_INVALID: error(400, 'AUTH0002', {
    en: 'This sign-in page is out of date. Load it again and retry.',
    ar: 'صفحة تسجيل الدخول هذه قديمة. أعد تحميلها ثم حاول مرة أخرى.',
    hi: 'यह साइन-इन पेज पुराना हो गया है। इसे फिर से लोड करके कोशिश करें।',
  }),
  LINK_INVALID: error(400, 'AUTH0004', {
    en: 'This link is invalid, already used or expired. Request a new one.',
    ar: 'هذا الرابط غير صالح أو مستخدم أو منتهي الصلاحية. اطلب رابطًا جديدًا.',
    hi: 'यह लिंक सही नहीं है, काम में आ चुका है या पुराना हो गया है। नया माँगें।',
  }),
  ACCOUNT_LOCKED: error(400, 'AUTH0013', {
    en: 'Too many failed attempts. The account is locked until {{until}}.',
    ar: 'محاولات فاشلة كثيرة. الحساب مقفل حتى {{until}}.',
    hi: 'बहुत ज़्यादा ग़लत कोशिशें। खाता {{until}} तक लॉक है।',
  }),
  CODE_WRONG: error(400, 'AUTH0016', {
    en: 'The code is wrong. Attempts left: {{left}}.',
    ar: 'الرمز غير صحيح. المحاولات المتبقية: {{left}}.',
    hi: 'कोड ग़लत है। बची कोशिशें: {{left}}।',
  }),
  CODE_ATTEMPTS_USED: error(400, 'AUTH0016-1', {
    en: 'All attempts for this code are used. Request a new code.',
    ar: 'استُنفدت كل محاولات هذا الرمز. اطلب رمزًا جديدًا.',
    hi: 'इस कोड की सभी कोशिशें ख़त्म हो गईं। नया कोड माँगें।',
  }),
  CODE_EXPIRED: error(400, 'AUTH0016-2', {
    en: 'The code has expired. Request a new code.',
    ar: 'انتهت صلاحية الرمز. اطلب رمزًا جديدًا.',
    hi: 'कोड की अवधि ख़त्म हो गई। नया कोड माँगें।',
  }),
  CODE_RESENDS_USED: error(400, 'AUTH0016-3', {
    en: 'No more codes can be sent for this attempt. Start again.',
    ar: 'لا يمكن إرسال رموز أخرى لهذه المحاولة. ابدأ من جديد.',
    hi: 'इस कोशिश के लिए और कोड नहीं भेजे जा सकते। फिर से शुरू करें।',
  }),
  PASSWORD_NEEDED: error(400, 'AUTH0017', {
    en: 'This account uses two-step verification. Sign in with user name and password.',
    ar: 'يطلب هذا الحساب خطوة ثانية. سجّل الدخول باسم المستخدم وكلمة المرور.',
    hi: 'यह खाता दूसरा चरण माँगता है। यूज़र नाम और पासवर्ड से साइन इन करें।',
  }),
  PASSWORD_EXPIRED: error(400, 'AUTH0036', {
    en: 'Your password has expired. Choose a new one.',
    ar: 'انتهت صلاحية كلمة المرور. اختر كلمة جديدة.',
    hi: 'आपके पासवर्ड की अवधि ख़त्म हो गई। नया चुनें।',
  }),
  USER_INACTIVE: error(401, 'AUT20022', {
    en: 'This user is inactive. Ask an administrator to activate it.',
    ar: 'هذا المستخدم غير نشط. اطلب من المسؤول تفعيله.',
    hi: 'यह यूज़र निष्क्रिय है। एडमिन से इसे सक्रिय करने को कहें।',
  }),
  CAPTCHA_INVALID: error(400, 'VAL0463', {
    en: 'The captcha is missing or wrong. Try again.',
    ar: 'رمز التحقق مفقود أو غير صحيح. حاول مرة أخرى.',
    hi: 'कैप्चा नहीं है या ग़लत है। फिर कोशिश करें।',
  }),
  TAXPAYER_ASSOCIATED: error(400, 'VALD0615', {
    en: 'This GSTIN or PAN is already part of your account.',
    ar: 'رقم GSTIN أو PAN هذا مرتبط بحسابك بالفعل.',
    hi: 'यह GSTIN या PAN पहले से आपके खाते में है।',
  }),
  TAXPAYER_REGISTERED: error(400, 'VALD0616', {
    en: 'This GSTIN or PAN is already registered.',
    ar: 'رقم GSTIN أو PAN هذا مسجل بالفعل.',
    hi: 'यह GSTIN या PAN पहले से रजिस्टर्ड है।',
  }),
  SSO_NOT_SET_UP: error(400, 'AUTH0041', {
    en: 'This way to sign in is not set up for this user name. Use another.',
    ar: 'طريقة تسجيل الدخول هذه غير معدّة لاسم المستخدم هذا. استخدم طريقة أخرى.',
    hi: 'इस यूज़र नाम के लिए साइन इन का यह तरीका चालू नहीं है। दूसरा तरीका अपनाएँ।',
  }),
  SSO_REFUSED: error(401, 'AUTH0042', {
    en: 'The response of the identity provider was not accepted. Try again; if it fails again, contact your administrator.',
    ar: 'لم يُقبل رد موفر الهوية. حاول مرة أخرى، وإن تكرر الأمر فأبلغ المسؤول.',
    hi: 'पहचान प्रोवाइडर का जवाब स्वीकार नहीं हुआ। फिर कोशिश करें; दोबारा हो तो एडमिन को बताएँ।',
  }),
  SSO_UNKNOWN_USER: error(401, 'AUTH0043', {
    en: 'There is no active user for this identity. Ask an administrator to add you, or register.',
    ar: 'لا يوجد مستخدم نشط بهذه الهوية. اطلب من المسؤول إضافتك أو سجّل حسابًا.',
    hi: 'इस पहचान का कोई सक्रिय यूज़र नहीं है। एडमिन से जुड़वाएँ, या रजिस्ट्रेशन करें।',
  }),
  SSO_EMAIL_UNVERIFIED: error(401, 'AUTH0044', {
    en: 'The identity provider has not verified your e-mail address. Verify it there, then try again.',
    ar: 'لم يتحقق موفر الهوية من بريدك الإلكتروني. تحقق منه هناك ثم حاول مرة أخرى.',
    hi: 'पहचान प्रोवाइडर ने आपका ई-मेल सत्यापित नहीं किया है। वहाँ सत्यापित करके फिर कोशिश करें।',
  }),
  SSO_UNREACHABLE: error(400, 'AUTH0045', {
    en: 'The identity provider is not responding. Try again later or sign in with user name and password.',
    ar: 'موفر الهوية لا يستجيب. حاول لاحقًا أو سجّل الدخول باسم المستخدم وكلمة المرور.',
    hi: 'पहचान प्रोवाइडर जवाब नहीं दे रहा। बाद में कोशिश करें या यूज़र नाम और पासवर्ड से साइन इन करें।',
  }),
  PORTAL_ABSENT: error(400, 'AUTH0046', {
    en: 'This installation has no other portal to switch to.',
    ar: 'لا يوجد في هذا التثبيت ما يمكن التبديل إليه.',
    hi: 'इस इंस्टॉलेशन में दूसरा पोर्टल नहीं है।',
  }),
  IMPERSONATION_REFUSED: error(403, 'AUTH0047', {
    en: 'You can view only as another active user whose rights you also have.',
    ar: 'لا يمكنك فتح عرض هذا المستخدم: يجب أن يكون مستخدمًا آخر نشطًا لا يملك صلاحية لا تملكها.',
    hi: 'आप केवल ऐसे दूसरे सक्रिय यूज़र के रूप में देख सकते हैं जिसके सभी अधिकार आपके पास हों।',
  }),
  EMAIL_DOMAIN_REFUSED: error(400, 'VALD0767', {
    en: 'E-mail addresses of this domain are not allowed.',
    ar: 'عناوين البريد الإلكتروني من هذا النطاق غير مسموح بها.',
    hi: 'इस डोमेन के ई-मेल पते नहीं चलेंगे।',
  }),

  // Rights
  RIGHT_MISSING: error(403, 'RIGHT001', {
    en: 'You do not have the right to do this. Ask an administrator.',
    ar: 'ليس لديك صلاحية القيام بذلك. اطلبها من المسؤول.',
    hi: 'आपको यह करने का अधिकार नहीं है। एडमिन से कहें।',
  }),
  TRIAL_OVER: error(403, 'RIGHT002', {
    en: 'The trial or plan has ended. Your data can still be read; choose a plan to make changes.',
    ar: 'انتهت الفترة التجريبية أو الباقة. تبقى بياناتك للقراءة؛ اختر باقة لإجراء تغييرات.',
    hi: 'ट्रायल या प्लान ख़त्म हो गया है। आपका डेटा पढ़ा जा सकता है; बदलाव के लिए प्लान चुनें।',
  }),
  BLOCKED: error(403, 'RIGHT003', {
    en: 'This account is blocked. Contact support.',
    ar: 'هذا الحساب محظور. تواصل مع الدعم.',
    hi: 'यह खाता ब्लॉक है। सपोर्ट से संपर्क करें।',
  }),
  RIGHT_BLOCKED: error(403, 'RGHT0004', {
    en: 'Your plan does not include this. Contact us to upgrade.',
    ar: 'باقتك لا تشمل ذلك. تواصل معنا للترقية.',
    hi: 'यह आपके प्लान में नहीं है। अपग्रेड के लिए संपर्क करें।',
  }),
  PERSON_ONLY: error(403, 'RGHT0005', {
    en: 'Only the user can do this, not someone viewing as the user.',
    ar: 'لا يمكن القيام بذلك إلا للمستخدم شخصيًا.',
    hi: 'यह केवल यूज़र खुद कर सकता है।',
  }),
  ADDRESS_REFUSED: error(403, 'RGHT0006', {
    en: 'Your account cannot be used from the address {{address}}. Ask an administrator to add it.',
    ar: 'لا يجوز استخدام حسابك من العنوان {{address}}. اطلب من المسؤول إضافته.',
    hi: 'आपके खाते का उपयोग पते {{address}} से नहीं हो सकता। एडमिन से इसे जोड़ने को कहें।',
  }),
  ADDRESS_OWN: error(400, 'RGHT0007', {
    en: 'This would lock you out: your address {{address}} is not on the list. Add it first.',
    ar: 'سيمنعك هذا من الدخول: عنوانك {{address}} ليس في القائمة. أضفه أولًا.',
    hi: 'इससे आप खुद बाहर हो जाएँगे: आपका पता {{address}} सूची में नहीं है। पहले उसे जोड़ें।',
  }),
  NOT_IN_PORTAL: error(403, 'RGHT0008', {
    en: 'This is not available in the e-invoice portal. Use the main product.',
    ar: 'هذا غير متاح في بوابة الفواتير الإلكترونية. استخدم البرنامج الرئيسي.',
    hi: 'यह ई-इनवॉइस पोर्टल में नहीं है। इसके लिए मुख्य सॉफ़्टवेयर का उपयोग करें।',
  }),
  PLAN_DOCUMENTS: error(403, 'PLAN0001', {
    en: 'Your plan {{plan}} includes {{limit}} documents a month, and {{month}} has reached the limit. Save this as a draft, or contact us to upgrade.',
    ar: 'تشمل باقتك {{plan}} {{limit}} مستندًا في الشهر، وقد بلغها {{month}}. احفظ هذا كمسودة أو تواصل معنا للترقية.',
    hi: 'आपके प्लान {{plan}} में महीने के {{limit}} दस्तावेज़ हैं, और {{month}} में वे पूरे हो गए। इसे ड्राफ़्ट रखें, या अपग्रेड के लिए संपर्क करें।',
  }),
  PLAN_COMPANIES: error(403, 'PLAN0002', {
    en: 'Your plan {{plan}} includes {{limit}} businesses, and all are in use. Deactivate one, or contact us to upgrade.',
    ar: 'تسمح باقتك {{plan}} بعدد {{limit}} من المنشآت وكلها مستخدمة. أوقف واحدة أو تواصل معنا للترقية.',
    hi: 'आपका प्लान {{plan}} {{limit}} व्यवसाय देता है, और सभी उपयोग में हैं। कोई एक निष्क्रिय करें, या अपग्रेड के लिए संपर्क करें।',
  }),
  PLAN_USERS: error(403, 'PLAN0003', {
    en: 'Your plan {{plan}} includes {{limit}} users, and all are in use. Deactivate one, or contact us to upgrade.',
    ar: 'تسمح باقتك {{plan}} بعدد {{limit}} من المستخدمين وكلهم مستخدمون. أوقف واحدًا أو تواصل معنا للترقية.',
    hi: 'आपका प्लान {{plan}} {{limit}} यूज़र देता है, और सभी उपयोग में हैं। किसी एक को निष्क्रिय करें, या अपग्रेड के लिए संपर्क करें।',
  }),
  PLAN_STORAGE: error(403, 'PLAN0004', {
    en: 'Your plan {{plan}} includes {{limit}} MB for files, and this file does not fit any more. Delete files that you do not need, or contact us to upgrade.',
    ar: 'تشمل باقتك {{plan}} مساحة {{limit}} ميغابايت للملفات، ولم يعد هذا الملف يتسع. احذف ملفات لا تحتاجها أو تواصل معنا للترقية.',
    hi: 'आपके प्लान {{plan}} में फ़ाइलों के लिए {{limit}} MB जगह है, और यह फ़ाइल अब उसमें नहीं आती। बेकार फ़ाइलें हटाएँ, या अपग्रेड के लिए संपर्क करें।',
  }),

  ORIGIN_REFUSED: error(403, 'REQU0403', {
    en: 'This request comes from another site and is blocked.',
    ar: 'هذا الطلب قادم من موقع آخر، لذلك رُفض.',
    hi: 'यह अनुरोध दूसरी साइट से आया है, इसलिए रोका गया।',
  }),

  // Records
  NOT_FOUND: error(404, 'RECD0404', {
    en: 'Not found. It may have been removed, or you may not have access to it.',
    ar: 'غير موجود. ربما أُزيل أو لا يمكنك رؤيته.',
    hi: 'नहीं मिला। शायद हटा दिया गया है या आपको इसका एक्सेस नहीं है।',
  }),
  CONFLICT: error(409, 'CONF0001', {
    en: 'Another user saved a newer version meanwhile. Check the changes and save again.',
    ar: 'حفظ شخص آخر نسخة أحدث في هذه الأثناء. راجع التغييرات ثم احفظ مجددًا.',
    hi: 'इस बीच किसी और यूज़र ने नया बदलाव सेव किया है। बदलाव देखें और फिर सेव करें।',
  }),
  IN_USE: error(400, 'RECD0001', {
    en: 'This record is in use and cannot be removed.',
    ar: 'هذا السجل مستخدم ولا يمكن إزالته.',
    hi: 'यह रिकॉर्ड काम में लगा है और हटाया नहीं जा सकता।',
  }),
  STATUS_REFUSED: error(400, 'RECD0002', {
    en: 'This is not possible while the record is {{status}}.',
    ar: 'هذا غير ممكن والسجل في حالة {{status}}.',
    hi: 'रिकॉर्ड की स्थिति {{status}} है, इसलिए यह अभी नहीं हो सकता।',
  }),
  ACTION_REFUSED: error(400, 'RECD0003', {
    en: 'This is not possible now: {{reason}}',
    ar: 'هذا غير ممكن الآن: {{reason}}',
    hi: 'यह अभी संभव नहीं: {{reason}}',
  }),
  FILE_EXPIRED: error(404, 'FILE0001', {
    en: 'This file has expired. Create it again.',
    ar: 'انتهت صلاحية هذا الملف. أنشئه مرة أخرى.',
    hi: 'इस फ़ाइल की अवधि ख़त्म हो गई है। इसे फिर से बनाएँ।',
  }),
  TASK_ENDED: error(400, 'TASK0001', {
    en: 'This task has already ended.',
    ar: 'انتهت هذه المهمة بالفعل.',
    hi: 'यह काम पहले ही ख़त्म हो चुका है।',
  }),

  // The request itself
  INVALID_INPUT: error(422, 'VALD0001', {
    en: 'Some fields are not correct. Correct them and try again.',
    ar: 'بعض القيم غير صحيحة. صحّحها وحاول مرة أخرى.',
    hi: 'कुछ फ़ील्ड सही नहीं हैं। उन्हें सुधारकर फिर कोशिश करें।',
  }),
  KEY_REUSED: error(422, 'REQU0001', {
    en: 'This idempotency key was already used with different content.',
    ar: 'استُخدم مفتاح عدم التكرار هذا مع محتوى آخر.',
    hi: 'यह दोहराव-रोधी कुंजी पहले दूसरे विवरण के साथ काम में आ चुकी है।',
  }),
  KEY_IN_PROGRESS: error(409, 'REQU0002', {
    en: 'The same request is still in progress. Try again shortly.',
    ar: 'ما زال الطلب نفسه قيد التنفيذ. حاول بعد قليل.',
    hi: 'यही अनुरोध अभी चल रहा है। थोड़ी देर में कोशिश करें।',
  }),
  KEY_INVALID: error(400, 'REQU0003', {
    en: 'An idempotency key has 1 to 200 Latin letters, digits or signs, and no spaces.',
    ar: 'مفتاح منع التكرار من 1 إلى 200 حرف لاتيني أو رقم أو علامة، وبلا مسافات.',
    hi: 'दोहराव-रोधी कुंजी में 1 से 200 अंग्रेज़ी अक्षर, अंक या चिह्न होते हैं, खाली जगह नहीं।',
  }),
  NO_SUCH_CALL: error(404, 'REQU0404', {
    en: 'This address does not exist.',
    ar: 'لا يوجد عنوان كهذا.',
    hi: 'ऐसा कोई पता नहीं है।',
  }),
  METHOD_NOT_ALLOWED: error(405, 'REQU0405', {
    en: 'This address does not accept the method.',
    ar: 'هذا العنوان لا يقبل هذه الطريقة.',
    hi: 'इस पते पर यह तरीका नहीं चलता।',
  }),
  MALFORMED: error(400, 'REQU0400', {
    en: 'The request cannot be read.',
    ar: 'تعذّرت قراءة الطلب.',
    hi: 'अनुरोध पढ़ा नहीं जा सकता।',
  }),
  TOO_LARGE: error(413, 'REQU0413', {
    en: 'The request is too large.',
    ar: 'الطلب كبير جدًا.',
    hi: 'अनुरोध बहुत बड़ा है।',
  }),
  TOO_COMPLEX: error(422, 'REQU0422', {
    en: 'The request is nested too deeply or has too many values. Send less data per request.',
    ar: 'الطلب متداخل بعمق زائد أو فيه قيم كثيرة جدًا. أرسل أقل في المرة الواحدة.',
    hi: 'अनुरोध में बहुत ज़्यादा स्तर या वैल्यू हैं। एक बार में कम भेजें।',
  }),
  TOO_SLOW: error(408, 'REQU0408', {
    en: 'The request took too long to arrive. Check your connection and try again.',
    ar: 'استغرق وصول الطلب وقتًا أطول من اللازم. تحقق من اتصالك وحاول مرة أخرى.',
    hi: 'अनुरोध पहुँचने में बहुत समय लगा। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  }),
  UNSUPPORTED_TYPE: error(415, 'REQU0415', {
    en: 'This content type is not supported. Send JSON.',
    ar: 'نوع المحتوى هذا غير مدعوم. أرسل JSON.',
    hi: 'इस प्रकार की सामग्री नहीं चलती। JSON भेजें।',
  }),
  TOO_MANY: error(429, 'REQU0429', {
    en: 'Too many requests. Try again in {{seconds}} seconds.',
    ar: 'طلبات كثيرة جدًا. حاول بعد {{seconds}} ثانية.',
    hi: 'बहुत अधिक अनुरोध। {{seconds}} सेकंड में फिर कोशिश करें।',
  }),
  PORTAL_NOT_READY: error(400, 'PORT0001', {
    en: 'The portal cannot be contacted: {{reason}}',
    ar: 'لا يمكن سؤال البوابة: {{reason}}',
    hi: 'पोर्टल से संपर्क नहीं हो सकता: {{reason}}',
  }),
  PORTAL_DOWN: error(502, 'PORT0002', {
    en: 'The portal is not responding now. Try again later. {{reason}}',
    ar: 'البوابة لا تستجيب الآن. حاول لاحقًا. {{reason}}',
    hi: 'पोर्टल अभी जवाब नहीं दे रहा। बाद में कोशिश करें। {{reason}}',
  }),
  PORTAL_REFUSED: error(400, 'PORT0003', {
    en: 'The portal rejected this: {{reason}}',
    ar: 'البوابة ترفض: {{reason}}',
    hi: 'पोर्टल ने नामंज़ूर किया: {{reason}}',
  }),
  PDF_TOO_LONG: error(400, 'PRNT0001', {
    en: 'This is too long for one PDF. Print fewer documents or a shorter period.',
    ar: 'هذا أطول من أن يوضع في ملف PDF واحد. اطبع مستندات أقل أو فترة أقصر.',
    hi: 'यह एक PDF के लिए बहुत लंबा है। कम दस्तावेज़ या छोटी अवधि प्रिंट करें।',
  }),
  MAIL_TOO_LARGE: error(400, 'MAIL0001', {
    en: 'The attachments have {{size}} MB; the limit for an e-mail is {{limit}} MB. Send only the PDF or choose a shorter period.',
    ar: 'حجم المرفقات {{size}} ميغابايت، والحد الأقصى للبريد {{limit}} ميغابايت. أرسل ملف PDF وحده أو اختر فترة أقصر.',
    hi: 'अटैचमेंट {{size}} MB के हैं; ई-मेल की सीमा {{limit}} MB है। केवल PDF भेजें या छोटी अवधि चुनें।',
  }),
  MAINTENANCE: error(503, 'SYST0503', {
    en: 'Under maintenance. We will be back shortly.',
    ar: 'قيد الصيانة. سيعود قريبًا.',
    hi: 'रखरखाव चल रहा है। थोड़ी देर में शुरू होगा।',
  }),
  STORAGE_FULL: error(507, 'SYST0507', {
    en: 'Nothing was saved: the disk of the server is full. Keep this screen open, ask the administrator of the server to free space, then save again.',
    ar: 'لم يُحفظ شيء: قرص الخادم ممتلئ. أبقِ هذه الشاشة مفتوحة، واطلب من مسؤول الخادم إفراغ مساحة، ثم احفظ مجددًا.',
    hi: 'कुछ सेव नहीं हुआ: सर्वर की डिस्क भर गई है। यह स्क्रीन खुली रखें, सर्वर के एडमिन से जगह खाली करवाएँ, फिर सेव करें।',
  }),
  DATA_FILE_NO_PLACE: error(400, 'DATF0001', {
    en: 'This installation has no place for company data files made on a calendar. Ask the administrator of the server to set one.',
    ar: 'ليس في هذا التثبيت مكان لملفات بيانات المنشأة المجدولة. اطلب من مسؤول الخادم تعيين مكان.',
    hi: 'इस इंस्टॉलेशन में तय समय पर बनने वाली कंपनी डेटा फ़ाइलों की जगह नहीं है। सर्वर के एडमिन से जगह तय करवाएँ।',
  }),
  DATA_FILE_PLACE: error(507, 'DATF0002', {
    en: 'The company data file was not written: its folder on the server refused it ({{reason}}). Ask the administrator of the server to check space and permissions of the folder.',
    ar: 'لم يُكتب ملف بيانات المنشأة: رفضه مجلده على الخادم ({{reason}}). اطلب من مسؤول الخادم التحقق من مساحة المجلد وصلاحياته.',
    hi: 'कंपनी की डेटा फ़ाइल नहीं लिखी गई: सर्वर के फ़ोल्डर ने मना किया ({{reason}})। सर्वर के एडमिन से फ़ोल्डर की जगह और अनुमति जँचवाएँ।',
  }),
  TASK_GIVEN_UP: error(500, 'SYST0501', {
    en: 'The task was interrupted too often and was given up. What it did until then is kept. Start it again, or contact support.',
    ar: 'انقطعت المهمة مرات كثيرة فتوقفت نهائيًا. ما أُنجز حتى ذلك محفوظ. ابدأها من جديد أو تواصل مع الدعم.',
    hi: 'काम बार-बार बीच में रुका, इसलिए बंद कर दिया गया। तब तक जो हुआ वह सेव है। इसे फिर शुरू करें, या सपोर्ट से संपर्क करें।',
  }),
  UNEXPECTED: error(500, 'SYST0500', {
    en: 'Something went wrong on our side. Nothing was saved. Try again, or give request id {{requestId}} to support.',
    ar: 'حدث خطأ من جانبنا ولم يُحفظ شيء. حاول مرة أخرى أو أبلغ الدعم برقم الطلب {{requestId}}.',
    hi: 'हमारी तरफ़ से गड़बड़ी हुई और कुछ सेव नहीं हुआ। फिर कोशिश करें, या सपोर्ट को अनुरोध आईडी {{requestId}} बताएँ।',
  }),
} as const satisfies Record<string, ErrorRow>

export type ErrorName = keyof typeof errors
