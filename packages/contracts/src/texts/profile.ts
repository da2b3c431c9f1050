import { rows } from './rows.ts'

/** My profile, change password, the second step and the user's sessions. */
export const profileTexts = rows({
  'issue.PASSWORD_WRONG': [
    'This is not your present password.',
    'هذه ليست كلمة مرورك الحالية.',
    'यह आपका वर्तमान पासवर्ड नहीं है।',
  ],
  'issue.EMAIL_SAME': [
    'This is your e-mail address already. Enter the new one.',
    'هذا بريدك الحالي. أدخل البريد الجديد.',
    'यह आपका ही ई-मेल पता है। नया लिखें।',
  ],
  'issue.MOBILE_MISSING': [
    'Enter and save your mobile number first.',
    'أدخل رقم جوالك واحفظه أولًا.',
    'पहले अपना मोबाइल नंबर लिखकर सहेजें।',
  ],
  'issue.MOBILE_IN_USE': [
    'Your sign-in codes go to this number. Change the second step first.',
    'رموز دخولك تصل إلى هذا الرقم. غيّر الخطوة الثانية أولًا.',
    'आपके साइन इन कोड इसी नंबर पर आते हैं। पहले दूसरा चरण बदलें।',
  ],
})
