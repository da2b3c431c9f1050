import { rows } from './rows.ts'

/** Passwords: asked for, forgotten, expired, set anew. */
export const passwordTexts = rows({
  'login.withOtp': ['Login with OTP', 'الدخول برمز لمرة واحدة', 'OTP से साइन इन'],
  'login.forgot': ['Forgot password?', 'هل نسيت كلمة المرور؟', 'पासवर्ड भूल गए?'],
  'login.createAccount': ['Create an Account', 'إنشاء حساب', 'खाता बनाएँ'],
  'login.register': ['Register', 'تسجيل', 'रजिस्टर करें'],
  'login.or': ['or', 'أو', 'या'],
  'login.azure': ['Sign in with Azure', 'الدخول عبر Azure', 'Azure से साइन इन'],
  'login.okta': ['Sign in with Okta', 'الدخول عبر Okta', 'Okta से साइन इन'],
  'login.google': ['Sign in with Google', 'الدخول عبر Google', 'Google से साइन इन'],
  'login.contact': ['Need help?', 'هل تحتاج إلى مساعدة؟', 'सहायता चाहिए?'],

  'forgot.title': ['Forgot password', 'نسيت كلمة المرور', 'पासवर्ड भूल गए'],
  'forgot.intro': [
    'Enter your user name. We will send a link to your e-mail address.',
    'أدخل اسم المستخدم. سنرسل رابطًا إلى بريدك الإلكتروني.',
    'अपना यूज़र नाम लिखें। हम आपके ई-मेल पर लिंक भेजेंगे।',
  ],
  'forgot.submit': ['Submit', 'إرسال', 'भेजें'],
  'forgot.back': ['Back', 'رجوع', 'वापस'],
  'forgot.fill': ['Enter your user name.', 'أدخل اسم المستخدم.', 'अपना यूज़र नाम लिखें।'],
  'forgot.sent': [
    'If this user name exists, a link to set a new password has been sent to its e-mail address.',
    'إذا كان اسم المستخدم موجودًا فقد أُرسل رابط تعيين كلمة مرور جديدة إلى بريده الإلكتروني.',
    'अगर यह यूज़र नाम है, तो नया पासवर्ड बनाने का लिंक उसके ई-मेल पर भेज दिया गया है।',
  ],
  'forgot.sentHint': [
    'No e-mail after a few minutes? Check the spam folder, then try again.',
    'لم تصل رسالة بعد دقائق؟ راجع البريد غير المرغوب فيه ثم حاول مجددًا.',
    'कुछ मिनट में मेल न आए तो स्पैम फ़ोल्डर देखें, फिर दोबारा कोशिश करें।',
  ],

  'reset.title': ['Reset password', 'إعادة تعيين كلمة المرور', 'पासवर्ड रीसेट करें'],
  'reset.changeTitle': ['Change password', 'تغيير كلمة المرور', 'पासवर्ड बदलें'],
  'reset.intro': [
    'Choose a new password. Your other sessions will end.',
    'اختر كلمة مرور جديدة. ستنتهي كل جلساتك الأخرى.',
    'नया पासवर्ड चुनें। आपके बाकी सभी सेशन समाप्त होंगे।',
  ],
  'reset.portalIntro': [
    'It is the password of your account in the main product too.',
    'وهي كلمة مرور حسابك في البرنامج الرئيسي أيضًا.',
    'यही मुख्य सॉफ़्टवेयर में आपके खाते का पासवर्ड भी है।',
  ],
  'reset.expiredIntro': [
    'Your password has expired. Choose a new one to sign in.',
    'انتهت صلاحية كلمة المرور. اختر كلمة جديدة للدخول.',
    'आपके पासवर्ड की अवधि समाप्त हो गई। साइन इन के लिए नया चुनें।',
  ],
  'reset.button': ['Reset', 'إعادة التعيين', 'रीसेट करें'],
  'reset.done': [
    'Your password is changed. Sign in with the new one.',
    'تم تغيير كلمة المرور. سجّل الدخول بالكلمة الجديدة.',
    'पासवर्ड बदल गया है। नए पासवर्ड से साइन इन करें।',
  ],

  'password.new': ['New password', 'كلمة المرور الجديدة', 'नया पासवर्ड'],
  'password.confirm': ['Confirm password', 'تأكيد كلمة المرور', 'पासवर्ड दोबारा लिखें'],
  'password.differs': [
    'Confirm password does not match',
    'تأكيد كلمة المرور غير مطابق',
    'दोनों पासवर्ड एक जैसे नहीं हैं',
  ],
  'password.strength': ['Strength: {{quality}}', 'القوة: {{quality}}', 'मज़बूती: {{quality}}'],
  'password.rules': [
    '{{min}} to {{max}} characters, with at least {{classes}} of: capital letters, small letters, digits, special characters.',
    'من {{min}} إلى {{max}} محرفًا، وفيها {{classes}} على الأقل من: أحرف كبيرة، أحرف صغيرة، أرقام، محارف أخرى.',
    '{{min}} से {{max}} अक्षर, और इनमें से कम से कम {{classes}}: बड़े अक्षर, छोटे अक्षर, अंक, विशेष चिह्न।',
  ],
})
