import type { Texts } from './texts.ts'

/** What can be wrong with a field of any form; each sentence says what to enter instead. */
export const issueTexts = {
  'issue.REQUIRED': { en: 'This field is required.', ar: 'هذا الحقل مطلوب.', hi: 'यह भरना ज़रूरी है।' },
  /** The named forms, see `issueText()`. */
  'issue.REQUIRED_FIELD': { en: 'Enter the {{field}}.', ar: 'أدخل «{{field}}».', hi: '{{field}} भरें।' },
  'issue.REQUIRED_CHOICE': { en: 'Choose the {{field}}.', ar: 'اختر «{{field}}».', hi: '{{field}} चुनें।' },
  'issue.WRONG_TYPE': {
    en: 'Enter a value of the right type.',
    ar: 'أدخل قيمة من النوع الصحيح.',
    hi: 'सही प्रकार की वैल्यू लिखें।',
  },
  'issue.TOO_LONG': {
    en: 'Enter at most {{max}} characters.',
    ar: 'أدخل {{max}} حرفًا على الأكثر.',
    hi: 'अधिकतम {{max}} अक्षर लिखें।',
  },
  'issue.IMAGE_TYPE': {
    en: 'Choose a PNG or JPEG image.',
    ar: 'اختر صورة PNG أو JPEG.',
    hi: 'PNG या JPEG फ़ोटो चुनें।',
  },
  'issue.IMAGE_SIZE': {
    en: 'The image is larger than 1 MB. Choose a smaller one.',
    ar: 'الصورة أكبر من 1 ميغابايت. اختر صورة أصغر.',
    hi: 'फ़ोटो 1 MB से बड़ी है। छोटी फ़ोटो चुनें।',
  },
  'issue.IMAGE_DIMENSIONS': {
    en: 'Choose an image of at most 4000 pixels on each side.',
    ar: 'اختر صورة لا يزيد ضلعها عن 4000 بكسل.',
    hi: 'ऐसी फ़ोटो चुनें जिसकी हर तरफ़ अधिकतम 4000 पिक्सेल हों।',
  },
  'issue.IMAGE_BROKEN': {
    en: 'The image cannot be read. Choose another file.',
    ar: 'تعذرت قراءة الصورة. اختر ملفًا آخر.',
    hi: 'फ़ोटो नहीं खुल सकी। दूसरी फ़ाइल चुनें।',
  },
  'issue.TOO_SHORT': {
    en: 'Enter at least {{min}} characters.',
    ar: 'أدخل {{min}} أحرف على الأقل.',
    hi: 'कम से कम {{min}} अक्षर लिखें।',
  },
  'issue.TOO_LARGE': {
    en: 'The value is too large. Enter a smaller one.',
    ar: 'القيمة كبيرة جدًا. أدخل قيمة أصغر.',
    hi: 'वैल्यू बहुत बड़ी है। छोटी लिखें।',
  },
  'issue.ABOVE_MAXIMUM': {
    en: 'Enter {{max}} or less.',
    ar: 'أدخل {{max}} أو أقل.',
    hi: '{{max}} या उससे कम लिखें।',
  },
  'issue.BELOW_MINIMUM': {
    en: 'Enter {{min}} or more.',
    ar: 'أدخل {{min}} أو أكثر.',
    hi: '{{min}} या उससे अधिक लिखें।',
  },
  'issue.TOO_MANY': {
    en: 'Enter at most {{max}} entries.',
    ar: 'أدخل {{max}} إدخالًا على الأكثر.',
    hi: 'अधिकतम {{max}} एंट्रियाँ रखें।',
  },
  'issue.TOO_FEW': {
    en: 'Choose or enter at least {{min}}.',
    ar: 'اختر أو أدخل {{min}} على الأقل.',
    hi: 'कम से कम {{min}} चुनें या भरें।',
  },
  'issue.CHARACTERS': {
    en: 'Remove characters that are not allowed here, and check the format.',
    ar: 'أزل الأحرف غير المسموح بها هنا وتحقق من الصيغة.',
    hi: 'जो अक्षर यहाँ मान्य नहीं उन्हें हटाएँ और फ़ॉर्मैट जाँचें।',
  },
  'issue.DATE': {
    en: 'Enter a date of the calendar as YYYY-MM-DD, from 1900 to 2199.',
    ar: 'أدخل تاريخًا صحيحًا بالصيغة YYYY-MM-DD بين 1900 و2199.',
    hi: '1900 से 2199 के बीच की सही तिथि YYYY-MM-DD के रूप में भरें।',
  },
  'issue.NUMBER': {
    en: 'Enter a number of 0 or more without commas, with no more digits than the field takes.',
    ar: 'أدخل رقمًا لا يقل عن 0 من دون فواصل، وبعدد أرقام لا يتجاوز ما يقبله الحقل.',
    hi: '0 या उससे बड़ी संख्या बिना कॉमा के भरें; अंक उतने ही हों जितने इस खाने में आ सकते हैं।',
  },
  'issue.NOT_A_CHOICE': {
    en: 'Choose one of: {{choices}}.',
    ar: 'اختر واحدًا من: {{choices}}.',
    hi: 'इनमें से एक चुनें: {{choices}}।',
  },
  'issue.UNKNOWN_FIELD': {
    en: 'This field does not exist. Remove it.',
    ar: 'هذا الحقل غير موجود. أزله.',
    hi: 'यह फ़ील्ड मौजूद नहीं है। इसे हटाएँ।',
  },
  'issue.PROTECTED': {
    en: 'This value is set automatically and cannot be sent.',
    ar: 'تُحدَّد هذه القيمة تلقائيًا ولا يمكن إرسالها.',
    hi: 'यह वैल्यू अपने आप तय होती है, भेजी नहीं जा सकती।',
  },
  'issue.GSTIN': {
    en: 'Enter a valid GSTIN; check its 15 characters.',
    ar: 'أدخل رقم GSTIN صحيحًا؛ تحقق من خاناته الخمس عشرة.',
    hi: 'सही GSTIN लिखें; उसके 15 अक्षर जाँचें।',
  },
  'issue.GSTIN.expected': {
    en: 'The last character of this GSTIN should be {{expected}}, or another character is mistyped.',
    ar: 'يجب أن يكون الحرف الأخير من رقم GSTIN هذا {{expected}}، أو أن حرفًا آخر كُتب خطأً.',
    hi: 'इस GSTIN का आख़िरी अक्षर {{expected}} होना चाहिए, या कोई दूसरा अक्षर ग़लत है।',
  },
  'issue.PAN': {
    en: 'Enter a valid PAN; check its 10 characters.',
    ar: 'أدخل رقم PAN صحيحًا؛ تحقق من خاناته العشر.',
    hi: 'सही PAN लिखें; उसके 10 अक्षर जाँचें।',
  },
  'issue.DOCUMENT_NUMBER': {
    en: 'Enter up to 16 letters, digits, / and -; the number must not begin with 0, / or -.',
    ar: 'أدخل حتى 16 من الأحرف والأرقام و/ و-، ولا يبدأ الرقم بـ 0 أو / أو -.',
    hi: '16 तक अक्षर, अंक, / और - लिखें; नंबर 0, / या - से शुरू न हो।',
  },
  'issue.DUPLICATE': {
    en: 'This value is already in use. Enter another.',
    ar: 'هذه القيمة مستخدمة بالفعل. أدخل غيرها.',
    hi: 'यह वैल्यू पहले से लगी है। दूसरी लिखें।',
  },
  'issue.UNKNOWN_RECORD': {
    en: 'This record was not found. Choose another.',
    ar: 'لم يُعثر على هذا السجل. اختر غيره.',
    hi: 'यह रिकॉर्ड नहीं मिला। दूसरा चुनें।',
  },
  'issue.RECORD_INACTIVE': {
    en: '{{name}} is inactive. Choose another.',
    ar: '{{name}} غير نشط. اختر غيره.',
    hi: '{{name}} निष्क्रिय है। दूसरा चुनें।',
  },
  'issue.SORT_UNKNOWN': {
    en: 'The list cannot be sorted by this field. Use one of: {{allowed}}.',
    ar: 'لا يمكن فرز القائمة بهذا الحقل. استخدم: {{allowed}}.',
    hi: 'सूची इस फ़ील्ड के क्रम में नहीं लग सकती। इनमें से चुनें: {{allowed}}।',
  },
  'issue.CURSOR_INVALID': {
    en: 'This cursor does not belong to this list. Start again from the first page.',
    ar: 'مؤشر الصفحة لا يخص هذه القائمة. ابدأ من الصفحة الأولى.',
    hi: 'यह पेज इस सूची का नहीं है। पहले पेज से शुरू करें।',
  },
  'issue.PASSWORD_WEAK': {
    en: 'Use at least {{classes}} of these: capital letters, small letters, digits, special characters.',
    ar: 'استخدم {{classes}} على الأقل من: أحرف كبيرة، أحرف صغيرة، أرقام، رموز خاصة.',
    hi: 'इनमें से कम से कम {{classes}} लगाएँ: बड़े अक्षर, छोटे अक्षर, अंक, विशेष चिह्न।',
  },
  'issue.PASSWORD_COMMON': {
    en: 'This password is common and easy to guess. Choose another.',
    ar: 'كلمة المرور هذه شائعة ويسهل تخمينها. اختر غيرها.',
    hi: 'यह पासवर्ड आम है और आसानी से पता चल सकता है। दूसरा चुनें।',
  },
  'issue.PASSWORD_OWN_NAME': {
    en: 'The password must not contain your user name, e-mail address, name or company.',
    ar: 'يجب ألا تحتوي كلمة المرور على اسم المستخدم أو البريد أو اسمك أو اسم الشركة.',
    hi: 'पासवर्ड में यूज़र नाम, ई-मेल, आपका नाम या कंपनी का नाम न हो।',
  },
  'issue.PASSWORD_USED_BEFORE': {
    en: 'This is one of your last {{count}} passwords. Choose another.',
    ar: 'هذه إحدى آخر {{count}} كلمات مرور لك. اختر غيرها.',
    hi: 'यह आपके पिछले {{count}} पासवर्डों में से एक है। दूसरा चुनें।',
  },
  'issue.PASSWORD_DIFFERS': {
    en: 'Confirm password does not match',
    ar: 'تأكيد كلمة المرور غير مطابق',
    hi: 'दोनों पासवर्ड एक जैसे नहीं हैं',
  },
  'issue.SETTING_UNKNOWN': {
    en: 'There is no setting {{name}}.',
    ar: 'لا يوجد إعداد باسم {{name}}.',
    hi: '{{name}} नाम की कोई सेटिंग नहीं है।',
  },
  'issue.SETTING_OF_OPERATOR': {
    en: 'Only the operator of this installation can change this.',
    ar: 'لا يمكن تغيير هذا إلا لمشغّل النظام.',
    hi: 'इसे केवल इंस्टॉलेशन का ऑपरेटर बदल सकता है।',
  },
  'issue.SETTING_NOT_PER_ENTITY': {
    en: 'This setting applies to the whole account, not to one place of business.',
    ar: 'يسري هذا الإعداد على الحساب كله لا على مقر واحد.',
    hi: 'यह सेटिंग पूरे खाते की है, किसी एक स्थान की नहीं।',
  },
} as const satisfies Texts
