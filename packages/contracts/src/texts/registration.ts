import { rows } from './rows.ts'

/** Registration, verification of an account, and what can be wrong with them. */
export const registrationTexts = rows({
  'issue.TAXPAYER_REGISTERED': [
    'This GSTIN or PAN already has an account. Sign in, or ask the Admin of that account to invite you.',
    'لرقم GSTIN أو PAN هذا حساب بالفعل. سجّل الدخول، أو اطلب من مسؤول الحساب دعوتك.',
    'इस GSTIN या PAN का खाता पहले से है। साइन इन करें, या उस खाते के व्यवस्थापक से आमंत्रण माँगें।',
  ],
  'issue.TAXPAYER_NOT_ACTIVE': [
    'The GST portal shows this registration as {{status}}. Register with an active GSTIN or with the PAN.',
    'حالة هذا التسجيل في بوابة GST: {{status}}. سجّل برقم GSTIN نشط أو برقم PAN.',
    'GST पोर्टल पर यह पंजीकरण {{status}} है। सक्रिय GSTIN या PAN से पंजीकरण करें।',
  ],
  'issue.TAXPAYER_UNKNOWN': [
    'The GST portal knows no such GSTIN. Check its 15 characters.',
    'لا تعرف بوابة GST رقم GSTIN هذا. تحقق من أحرفه الخمسة عشر.',
    'GST पोर्टल पर यह GSTIN नहीं है। इसके 15 अक्षर जाँचें।',
  ],
  'issue.GSTIN_OR_PAN': [
    'Enter a GSTIN of 15 characters or a PAN of 10.',
    'أدخل رقم GSTIN من 15 حرفًا أو رقم PAN من 10 أحرف.',
    '15 अक्षरों का GSTIN या 10 अक्षरों का PAN लिखें।',
  ],
  'issue.USER_NAME_TAKEN': [
    'This user name is taken. Sign in with it, or use another e-mail address.',
    'اسم المستخدم هذا محجوز. سجّل الدخول به، أو استخدم بريدًا إلكترونيًا آخر.',
    'यह उपयोगकर्ता नाम लिया जा चुका है। इससे साइन इन करें, या दूसरा ई-मेल पता लिखें।',
  ],
  'registration.status.Cancelled': ['cancelled', 'ملغى', 'रद्द'],
  'registration.status.Suspended': ['suspended', 'موقوف', 'निलंबित'],
  'registration.status.Inactive': ['inactive', 'غير نشط', 'निष्क्रिय'],
  'issue.TERMS_NOT_ACCEPTED': [
    'Accept the terms to go on.',
    'اقبل الشروط للمتابعة.',
    'आगे बढ़ने के लिए शर्तें स्वीकार करें।',
  ],
})
