import { rows } from './rows.ts'

/** Access of a GSTIN to the GST portal. */
export const gstnTexts = rows({
  'setting.gstnProvider': ['GST portal', 'بوابة GST', 'GST पोर्टल'],
  'setting.gstnProvider.help': [
    'Where taxpayers are searched and returns are exchanged: the sandbox for trials, or the portal itself through the service provider of this installation.',
    'أين يُبحث عن المكلفين وتُتبادل الإقرارات: بيئة تجريبية، أو البوابة نفسها عبر مزود الخدمة لهذا التثبيت.',
    'करदाता कहाँ खोजे और रिटर्न कहाँ भेजे जाएँ: परीक्षण पोर्टल, या इस स्थापना के सेवा प्रदाता से स्वयं पोर्टल।',
  ],
  'setting.gstnProvider.Sandbox': ['Sandbox', 'بيئة تجريبية', 'परीक्षण पोर्टल'],
  'setting.gstnProvider.Product': ['GST portal', 'بوابة GST', 'GST पोर्टल'],
  'gstn.notSetUp': [
    'The way to the GST portal is not set up on this installation.',
    'لم يُعدّ الاتصال ببوابة GST في هذا التثبيت.',
    'इस स्थापना पर GST पोर्टल का रास्ता तैयार नहीं है।',
  ],
  'gstn.refused.notAllowed': [
    'This user may not use the portal for the GSTIN. On the portal, allow API access for this user.',
    'لا يحق لهذا المستخدم استخدام البوابة لهذا الرقم. اسمح له بالوصول عبر API في البوابة.',
    'यह उपयोगकर्ता इस GSTIN के लिए पोर्टल नहीं चला सकता। पोर्टल पर इसे API पहुँच दें।',
  ],
  'gstn.refused.signInAgain': [
    'The session has ended. Ask for a code again.',
    'انتهت الجلسة. اطلب رمزًا من جديد.',
    'सत्र समाप्त हो गया। फिर से कोड माँगें।',
  ],
})
