import { rows } from './rows.ts'

/** Signing in and out. */
export const authTexts = rows({
  'login.title': ['Login', 'تسجيل الدخول', 'लॉगिन'],
  'login.heading': ['Sign in', 'تسجيل الدخول', 'साइन इन'],
  'login.intro': [
    'Go on with your work in {{name}}.',
    'تابع عملك في {{name}}.',
    '{{name}} में अपना काम जारी रखें।',
  ],
  'login.userName': ['User name', 'اسم المستخدم', 'उपयोगकर्ता नाम'],
  'login.password': ['Password', 'كلمة المرور', 'पासवर्ड'],
  'login.showPassword': ['Show or hide password', 'إظهار كلمة المرور أو إخفاؤها', 'पासवर्ड दिखाएँ या छिपाएँ'],
  'login.button': ['Login', 'دخول', 'लॉगिन'],
  'login.fillBoth': [
    'Enter user name and password.',
    'أدخل اسم المستخدم وكلمة المرور.',
    'उपयोगकर्ता नाम और पासवर्ड लिखें।',
  ],
  'login.otherSession': [
    'You are signed in elsewhere. Go on here and end the other session?',
    'أنت مسجل الدخول في مكان آخر. هل تتابع هنا وتنهي الجلسة الأخرى؟',
    'आप कहीं और साइन इन हैं। यहाँ जारी रखकर दूसरा सत्र समाप्त करें?',
  ],
  'login.endOther': ['Go on here', 'المتابعة هنا', 'यहाँ जारी रखें'],
  'login.passwordExpired': [
    'your password has been expired',
    'انتهت صلاحية كلمة المرور',
    'आपके पासवर्ड की अवधि समाप्त हो गई है',
  ],
  'login.otherStep': [
    'This account needs another step to sign in. Ask an administrator.',
    'يحتاج هذا الحساب إلى خطوة أخرى لتسجيل الدخول. اسأل المسؤول.',
    'इस खाते को साइन इन के लिए एक और चरण चाहिए। व्यवस्थापक से पूछें।',
  ],
  'textMessage.signInCode': [
    '{{code}} is your code to sign in to Bahi. It works once, for {{minutes}} minutes. Tell it to nobody.',
    '{{code}} رمز دخولك إلى Bahi. يعمل مرة واحدة خلال {{minutes}} دقائق. لا تخبر به أحدًا.',
    'Bahi में साइन इन का कोड {{code}} है। एक बार, {{minutes}} मिनट तक चलता है। किसी को न बताएँ।',
  ],
  'textMessage.twoFactorCode': [
    '{{code}} is the second step of your sign-in to Bahi, for {{minutes}} minutes. Tell it to nobody.',
    '{{code}} رمز الخطوة الثانية لدخولك إلى Bahi خلال {{minutes}} دقائق. لا تخبر به أحدًا.',
    'Bahi में साइन इन का दूसरा चरण: {{code}}, {{minutes}} मिनट तक। किसी को न बताएँ।',
  ],
  'textMessage.verificationCode': [
    '{{code}} proves to Bahi that this number is yours, for {{minutes}} minutes.',
    '{{code}} يثبت لـ Bahi أن هذا الرقم لك، خلال {{minutes}} دقائق.',
    'यह नंबर आपका है, इसका Bahi कोड {{code}} है, {{minutes}} मिनट तक।',
  ],
  'logout.title': ['Logout', 'تسجيل الخروج', 'लॉगआउट'],
})
