import type { Texts } from './texts.ts'

/** What can be wrong with a field of any form; each sentence tells what to enter instead. */
export const issueTexts = {
  'issue.REQUIRED': { en: 'Enter a value.', ar: 'أدخل قيمة.', hi: 'मान लिखें।' },
  'issue.WRONG_TYPE': {
    en: 'This is not the kind of value expected here.',
    ar: 'ليست هذه القيمة من النوع المتوقع هنا.',
    hi: 'यहाँ इस प्रकार का मान अपेक्षित नहीं है।',
  },
  'issue.TOO_LONG': {
    en: 'At most {{max}} characters.',
    ar: '{{max}} حرفًا على الأكثر.',
    hi: 'अधिकतम {{max}} अक्षर।',
  },
  'issue.IMAGE_TYPE': {
    en: 'Choose a PNG or JPEG image.',
    ar: 'اختر صورة PNG أو JPEG.',
    hi: 'PNG या JPEG चित्र चुनें।',
  },
  'issue.IMAGE_SIZE': {
    en: 'The image is larger than 1 MB. Choose a smaller one.',
    ar: 'الصورة أكبر من 1 ميغابايت. اختر صورة أصغر.',
    hi: 'चित्र 1 MB से बड़ा है। छोटा चित्र चुनें।',
  },
  'issue.IMAGE_DIMENSIONS': {
    en: 'The image has too many pixels. Choose one of at most 4000 a side.',
    ar: 'أبعاد الصورة كبيرة جدًا. اختر صورة لا يزيد ضلعها عن 4000 بكسل.',
    hi: 'चित्र में पिक्सेल बहुत अधिक हैं। एक ओर अधिकतम 4000 का चुनें।',
  },
  'issue.IMAGE_BROKEN': {
    en: 'The image cannot be read. Choose another file.',
    ar: 'تعذرت قراءة الصورة. اختر ملفًا آخر.',
    hi: 'चित्र पढ़ा नहीं जा सका। दूसरी फ़ाइल चुनें।',
  },
  'issue.TOO_SHORT': {
    en: 'At least {{min}} characters.',
    ar: '{{min}} أحرف على الأقل.',
    hi: 'कम से कम {{min}} अक्षर।',
  },
  'issue.TOO_LARGE': { en: 'The value is too large.', ar: 'القيمة كبيرة جدًا.', hi: 'मान बहुत बड़ा है।' },
  'issue.ABOVE_MAXIMUM': { en: 'At most {{max}}.', ar: '{{max}} على الأكثر.', hi: 'अधिकतम {{max}}।' },
  'issue.BELOW_MINIMUM': { en: 'At least {{min}}.', ar: '{{min}} على الأقل.', hi: 'कम से कम {{min}}।' },
  'issue.TOO_MANY': {
    en: 'At most {{max}} entries.',
    ar: '{{max}} إدخالًا على الأكثر.',
    hi: 'अधिकतम {{max}} एंट्रियाँ।',
  },
  'issue.TOO_FEW': {
    en: 'At least {{min}} entries.',
    ar: '{{min}} إدخالات على الأقل.',
    hi: 'कम से कम {{min}} एंट्रियाँ।',
  },
  'issue.CHARACTERS': {
    en: 'The value has characters or a form not allowed here.',
    ar: 'تحتوي القيمة على أحرف أو صيغة غير مسموح بها هنا.',
    hi: 'मान में यहाँ अनुमत न होने वाले अक्षर या रूप है।',
  },
  'issue.NOT_A_CHOICE': {
    en: 'Choose one of: {{choices}}.',
    ar: 'اختر واحدًا من: {{choices}}.',
    hi: 'इनमें से एक चुनें: {{choices}}।',
  },
  'issue.UNKNOWN_FIELD': { en: 'There is no such field.', ar: 'لا يوجد حقل كهذا.', hi: 'ऐसा कोई फ़ील्ड नहीं है।' },
  'issue.PROTECTED': {
    en: 'This value is set by the product and cannot be sent.',
    ar: 'يحدد المنتج هذه القيمة ولا يمكن إرسالها.',
    hi: 'यह मान उत्पाद तय करता है और भेजा नहीं जा सकता।',
  },
  'issue.GSTIN': {
    en: 'This is not a valid GSTIN. Check its 15 characters.',
    ar: 'رقم GSTIN غير صالح. تحقق من أحرفه الخمسة عشر.',
    hi: 'यह मान्य GSTIN नहीं है। इसके 15 अक्षर जाँचें।',
  },
  'issue.PAN': {
    en: 'This is not a valid PAN. Check its 10 characters.',
    ar: 'رقم PAN غير صالح. تحقق من أحرفه العشرة.',
    hi: 'यह मान्य PAN नहीं है। इसके 10 अक्षर जाँचें।',
  },
  'issue.DOCUMENT_NUMBER': {
    en: 'At most 16 letters, digits, / and -, not beginning with 0, / or -.',
    ar: 'حتى 16 من الأحرف والأرقام و/ و-، ولا يبدأ بـ 0 أو / أو -.',
    hi: 'अधिकतम 16 अक्षर, अंक, / और -, 0, / या - से आरंभ नहीं।',
  },
  'issue.DUPLICATE': {
    en: 'This value is already used.',
    ar: 'هذه القيمة مستخدمة بالفعل.',
    hi: 'यह मान पहले से उपयोग में है।',
  },
  'issue.UNKNOWN_RECORD': {
    en: 'There is no such record.',
    ar: 'لا يوجد سجل كهذا.',
    hi: 'ऐसा कोई रिकॉर्ड नहीं है।',
  },
  'issue.RECORD_INACTIVE': {
    en: '{{name}} is inactive.',
    ar: '{{name}} غير نشط.',
    hi: '{{name}} निष्क्रिय है।',
  },
  'issue.SORT_UNKNOWN': {
    en: 'The list cannot be sorted so. Use one of: {{allowed}}.',
    ar: 'لا يمكن فرز القائمة هكذا. استخدم: {{allowed}}.',
    hi: 'सूची इस प्रकार क्रमित नहीं हो सकती। इनमें से चुनें: {{allowed}}।',
  },
  'issue.CURSOR_INVALID': {
    en: 'This page mark does not belong to the list.',
    ar: 'علامة الصفحة هذه لا تخص القائمة.',
    hi: 'यह पेज चिह्न इस सूची का नहीं है।',
  },
  'issue.PASSWORD_WEAK': {
    en: 'Use at least {{classes}} of these: capital letters, small letters, digits, other characters.',
    ar: 'استخدم {{classes}} على الأقل من: أحرف كبيرة، أحرف صغيرة، أرقام، محارف أخرى.',
    hi: 'इनमें से कम से कम {{classes}} लिखें: बड़े अक्षर, छोटे अक्षर, अंक, अन्य वर्ण।',
  },
  'issue.PASSWORD_COMMON': {
    en: 'This is a common password, easily guessed. Choose another.',
    ar: 'كلمة مرور شائعة يسهل تخمينها. اختر غيرها.',
    hi: 'यह आम पासवर्ड है, आसानी से अनुमान लग जाता है। दूसरा चुनें।',
  },
  'issue.PASSWORD_OWN_NAME': {
    en: 'The password must not hold your user name, e-mail address, name or company.',
    ar: 'يجب ألا تحتوي كلمة المرور على اسم المستخدم أو البريد أو اسمك أو اسم الشركة.',
    hi: 'पासवर्ड में यूज़र नाम, ई-मेल, आपका नाम या कंपनी का नाम न हो।',
  },
  'issue.PASSWORD_USED_BEFORE': {
    en: 'One of your last {{count}} passwords. Choose another.',
    ar: 'إحدى آخر {{count}} كلمات مرور لك. اختر غيرها.',
    hi: 'आपके पिछले {{count}} पासवर्डों में से एक। दूसरा चुनें।',
  },
  'issue.PASSWORD_DIFFERS': {
    en: 'Confirm password does not match',
    ar: 'تأكيد كلمة المرور غير مطابق',
    hi: 'पुष्टि पासवर्ड मेल नहीं खाता',
  },
  'issue.SETTING_UNKNOWN': {
    en: 'There is no setting {{name}}.',
    ar: 'لا يوجد إعداد باسم {{name}}.',
    hi: '{{name}} नाम की कोई सेटिंग नहीं है।',
  },
  'issue.SETTING_OF_OPERATOR': {
    en: 'Only the operator of the installation sets this.',
    ar: 'يضبط هذا مشغّل النظام فقط.',
    hi: 'इसे केवल इंस्टॉलेशन का संचालक बदल सकता है।',
  },
  'issue.SETTING_NOT_PER_ENTITY': {
    en: 'This is set for the whole account, not for one place.',
    ar: 'يُضبط هذا للحساب كله لا لموقع واحد.',
    hi: 'यह पूरे खाते के लिए है, किसी एक स्थान के लिए नहीं।',
  },
} as const satisfies Texts
