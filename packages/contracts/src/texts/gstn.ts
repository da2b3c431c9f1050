import { rows } from './rows.ts'

/** Access of a GSTIN to the GST portal. */
export const gstnTexts = rows({
  'setting.gstnProvider': ['GST portal', 'بوابة GST', 'GST पोर्टल'],
  'setting.gstnProvider.help': [
    'Where taxpayers are searched and returns are exchanged: the sandbox for trials, or the GST portal through the service provider of this installation.',
    'أين يُبحث عن المكلفين وتُتبادل الإقرارات: بيئة تجريبية، أو بوابة GST عبر مزود الخدمة لهذا النظام.',
    'करदाता कहाँ खोजे जाएँ और रिटर्न कहाँ भेजे जाएँ: टेस्ट पोर्टल, या इस इंस्टॉलेशन के सेवा प्रोवाइडर के ज़रिए GST पोर्टल।',
  ],
  'setting.gstnProvider.Sandbox': ['Sandbox', 'بيئة تجريبية', 'टेस्ट पोर्टल'],
  'setting.gstnProvider.Product': ['GST portal', 'بوابة GST', 'GST पोर्टल'],
  'gstn.notSetUp': [
    'The connection to the GST portal is not set up on this installation.',
    'لم يُعدّ الاتصال ببوابة GST في هذا النظام.',
    'इस इंस्टॉलेशन पर GST पोर्टल का कनेक्शन सेट नहीं है।',
  ],
  'gstn.refused.notAllowed': [
    'This user has no API access for the GSTIN. Allow it on the portal.',
    'لا يملك هذا المستخدم وصول API لهذا الرقم. اسمح به في البوابة.',
    'इस यूज़र को इस GSTIN का API एक्सेस नहीं है। पोर्टल पर एक्सेस दें।',
  ],
  'gstn.refused.signInAgain': [
    'The session has ended. Request a new code.',
    'انتهت الجلسة. اطلب رمزًا من جديد.',
    'सेशन समाप्त हो गया। फिर से कोड माँगें।',
  ],
  'gstn.title': ['GST portal access', 'الوصول إلى بوابة GST', 'GST पोर्टल एक्सेस'],
  'gstn.text': [
    "Returns are sent and fetched in the taxpayer's session. On the GST portal, allow API access in your profile, then request a code here.",
    'تُرسل الإقرارات وتُجلب في جلسة المكلف. اسمح بالوصول عبر API من ملفك في بوابة GST، ثم اطلب رمزًا هنا.',
    'रिटर्न करदाता के सेशन में भेजे और लाए जाते हैं। GST पोर्टल पर अपनी प्रोफ़ाइल में API एक्सेस चालू करें, फिर यहाँ कोड माँगें।',
  ],
  'gstn.state': ['Status', 'الحالة', 'स्थिति'],
  'gstn.state.Closed': ['No access', 'لا وصول', 'एक्सेस नहीं'],
  'gstn.state.CodeSent': ['Code sent', 'أُرسل الرمز', 'कोड भेजा गया'],
  'gstn.state.Open': ['Open', 'مفتوح', 'खुला'],
  'gstn.userName': ['GST portal user name', 'اسم المستخدم في بوابة GST', 'GST पोर्टल यूज़र नाम'],
  'gstn.userNameHelp': [
    'The portal sends the code to the mobile and e-mail registered with it.',
    'ترسل البوابة الرمز إلى الجوال والبريد المسجلين لديها.',
    'पोर्टल वहाँ दर्ज मोबाइल और ई-मेल पर कोड भेजता है।',
  ],
  'gstn.fillUserName': [
    'Enter your GST portal user name.',
    'أدخل اسم المستخدم في بوابة GST.',
    'GST पोर्टल का यूज़र नाम लिखें।',
  ],
  'gstn.openUntil': ['Open until', 'مفتوح حتى', 'कब तक खुला'],
  'gstn.openedBy': ['Opened by', 'فتحه', 'किसने खोला'],
  'gstn.ask': ['Request code', 'طلب رمز', 'कोड माँगें'],
  'gstn.askAgain': ['Request a new code', 'طلب رمز جديد', 'नया कोड माँगें'],
  'gstn.otherUser': ['Use another user name', 'استخدام اسم مستخدم آخر', 'दूसरे यूज़र नाम से'],
  'gstn.sentTo': ['the registered mobile', 'الجوال المسجل', 'रजिस्टर्ड मोबाइल'],
  'gstn.sandboxCode': [
    'This is the sandbox: no message is sent, the code is {{code}}.',
    'هذه بيئة تجريبية: لا تُرسل رسالة، والرمز هو {{code}}.',
    'यह टेस्ट पोर्टल है: संदेश नहीं जाता, कोड {{code}} है।',
  ],
  'gstn.end': ['End access', 'إنهاء الوصول', 'एक्सेस बंद करें'],
  'gstn.endText': [
    'The session is closed here and on the portal. You can open it again with a new code.',
    'تُغلق الجلسة هنا وفي البوابة. يفتحها رمز جديد.',
    'सेशन यहाँ और पोर्टल पर बंद होगा। नया कोड इसे फिर खोलेगा।',
  ],
})
