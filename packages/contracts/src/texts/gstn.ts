import { rows } from './rows.ts'

/** Access of a GSTIN to the GST portal. */
export const gstnTexts = rows({
  'setting.gstnProvider': ['GST portal', 'بوابة GST', 'GST पोर्टल'],
  'setting.gstnProvider.help': [
    'Where taxpayers are searched and returns are exchanged: the sandbox for trials, or the portal itself through the service provider of this installation.',
    'أين يُبحث عن المكلفين وتُتبادل الإقرارات: بيئة تجريبية، أو البوابة نفسها عبر مزود الخدمة لهذا التثبيت.',
    'करदाता कहाँ खोजे और रिटर्न कहाँ भेजे जाएँ: टेस्ट पोर्टल, या इस इंस्टॉलेशन के सेवा प्रोवाइडर से स्वयं पोर्टल।',
  ],
  'setting.gstnProvider.Sandbox': ['Sandbox', 'بيئة تجريبية', 'टेस्ट पोर्टल'],
  'setting.gstnProvider.Product': ['GST portal', 'بوابة GST', 'GST पोर्टल'],
  'gstn.notSetUp': [
    'The way to the GST portal is not set up on this installation.',
    'لم يُعدّ الاتصال ببوابة GST في هذا التثبيت.',
    'इस इंस्टॉलेशन पर GST पोर्टल का रास्ता तैयार नहीं है।',
  ],
  'gstn.refused.notAllowed': [
    'This user may not use the portal for the GSTIN. On the portal, allow API access for this user.',
    'لا يحق لهذا المستخدم استخدام البوابة لهذا الرقم. اسمح له بالوصول عبر API في البوابة.',
    'यह यूज़र इस GSTIN के लिए पोर्टल नहीं चला सकता। पोर्टल पर इसे API पहुँच दें।',
  ],
  'gstn.refused.signInAgain': [
    'The session has ended. Ask for a code again.',
    'انتهت الجلسة. اطلب رمزًا من جديد.',
    'सेशन समाप्त हो गया। फिर से कोड माँगें।',
  ],
  'gstn.title': ['GST portal access', 'الوصول إلى بوابة GST', 'GST पोर्टल पहुँच'],
  'gstn.text': [
    'Returns are sent and fetched in a session of the taxpayer. On the GST portal, allow API access under My Profile; then ask for a code here.',
    'تُرسل الإقرارات وتُجلب في جلسة المكلف. اسمح بالوصول عبر API من ملفك في بوابة GST، ثم اطلب رمزًا هنا.',
    'रिटर्न करदाता के सेशन में भेजे और लाए जाते हैं। GST पोर्टल पर My Profile में API पहुँच दें, फिर यहाँ कोड माँगें।',
  ],
  'gstn.state': ['State', 'الحالة', 'स्थिति'],
  'gstn.state.Closed': ['No access', 'لا وصول', 'पहुँच नहीं'],
  'gstn.state.CodeSent': ['Code sent', 'أُرسل الرمز', 'कोड भेजा गया'],
  'gstn.state.Open': ['Open', 'مفتوح', 'खुला'],
  'gstn.userName': ['GST portal user name', 'اسم المستخدم في بوابة GST', 'GST पोर्टल यूज़र नाम'],
  'gstn.userNameHelp': [
    'The portal sends the code to the mobile and e-mail registered there.',
    'ترسل البوابة الرمز إلى الجوال والبريد المسجلين لديها.',
    'पोर्टल वहाँ दर्ज मोबाइल और ई-मेल पर कोड भेजता है।',
  ],
  'gstn.fillUserName': [
    'Enter the user name of the GST portal.',
    'أدخل اسم المستخدم في بوابة GST.',
    'GST पोर्टल का यूज़र नाम लिखें।',
  ],
  'gstn.openUntil': ['Open until', 'مفتوح حتى', 'कब तक खुला'],
  'gstn.openedBy': ['Opened by', 'فتحه', 'किसने खोला'],
  'gstn.ask': ['Request code', 'طلب رمز', 'कोड माँगें'],
  'gstn.askAgain': ['Request a new code', 'طلب رمز جديد', 'नया कोड माँगें'],
  'gstn.otherUser': ['Other user name', 'اسم مستخدم آخر', 'दूसरा यूज़र नाम'],
  'gstn.sentTo': ['the mobile registered there', 'الجوال المسجل لديها', 'वहाँ दर्ज मोबाइल'],
  'gstn.sandboxCode': [
    'This is the sandbox: no message is sent, the code is {{code}}.',
    'هذه بيئة تجريبية: لا تُرسل رسالة، والرمز هو {{code}}.',
    'यह टेस्ट पोर्टल है: संदेश नहीं जाता, कोड {{code}} है।',
  ],
  'gstn.end': ['End access', 'إنهاء الوصول', 'पहुँच समाप्त करें'],
  'gstn.endText': [
    'The session is closed here and on the portal. A new code opens it again.',
    'تُغلق الجلسة هنا وفي البوابة. يفتحها رمز جديد.',
    'सेशन यहाँ और पोर्टल पर बंद होगा। नया कोड इसे फिर खोलेगा।',
  ],
})
