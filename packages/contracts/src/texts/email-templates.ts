import { rows } from './rows.ts'

/** Screens that word the mails of the product, and what can be wrong there. */
export const emailTemplateTexts = rows({
  'emailTemplate.title': ['E-mail templates', 'قوالب البريد', 'ई-मेल टेम्पलेट'],
  'emailTemplate.edit': ['E-mail template', 'قالب البريد', 'ई-मेल टेम्पलेट'],
  'emailTemplate.create': ['Own wording of a mail', 'صياغة خاصة لرسالة', 'मेल के अपने शब्द'],
  'emailTemplate.event': ['Mail', 'الرسالة', 'मेल'],
  'emailTemplate.language': ['Language', 'اللغة', 'भाषा'],
  'emailTemplate.default': ['Default', 'الافتراضي', 'डिफ़ॉल्ट'],
  'emailTemplate.own': ['Own wording', 'صياغة خاصة', 'अपने शब्द'],
  'emailTemplate.defaultStands': [
    'The default wording stands.',
    'الصياغة الافتراضية سارية.',
    'डिफ़ॉल्ट शब्द ही हैं।',
  ],
  'emailTemplate.search': ['Mail or subject', 'الرسالة أو الموضوع', 'मेल या विषय'],
  'emailTemplate.insert': ['Insert field', 'إدراج حقل', 'फ़ील्ड जोड़ें'],
  'emailTemplate.preview': ['Preview with sample data', 'معاينة ببيانات تجريبية', 'नमूना डेटा के साथ प्रीव्यू'],
  'emailTemplate.asHtml': ['As shown', 'كما تظهر', 'जैसा दिखेगा'],
  'emailTemplate.asText': ['Plain text', 'نص عادي', 'सादा टेक्स्ट'],
  'emailTemplate.sendTest': ['Send test mail', 'إرسال رسالة تجريبية', 'टेस्ट मेल भेजें'],
  'emailTemplate.testSent': [
    'Test mail is on its way to {{to}}',
    'الرسالة التجريبية في طريقها إلى {{to}}',
    'टेस्ट मेल {{to}} को भेजा जा रहा है',
  ],
  'emailTemplate.reset': ['Back to default', 'العودة إلى الافتراضي', 'डिफ़ॉल्ट पर लौटें'],
  'emailTemplate.resetText': [
    'Your wording is removed and the default one goes out again.',
    'تُزال صياغتك وتُرسل الصياغة الافتراضية مجددًا.',
    'आपके शब्द हट जाएँगे और डिफ़ॉल्ट फिर भेजा जाएगा।',
  ],
  'emailTemplate.inactive': [
    'This wording is off: the default one goes out.',
    'هذه الصياغة موقوفة: تُرسل الصياغة الافتراضية.',
    'ये शब्द बंद हैं: डिफ़ॉल्ट भेजा जाता है।',
  ],
  'emailTemplate.body': ['Text of the mail', 'نص الرسالة', 'मेल का टेक्स्ट'],
  'emailTemplate.bodyHelp': [
    'A blank line begins a paragraph; addresses become links.',
    'السطر الفارغ يبدأ فقرة؛ والعناوين تصبح روابط.',
    'खाली लाइन से नया अनुच्छेद; पते लिंक बन जाते हैं।',
  ],
  'field.subject': ['Subject', 'الموضوع', 'विषय'],
  'field.body': ['Text', 'النص', 'टेक्स्ट'],
  'field.language': ['Language', 'اللغة', 'भाषा'],
  'field.event': ['Mail', 'الرسالة', 'मेल'],
  'export.emailTemplate': ['E-mail templates', 'قوالب البريد', 'ई-मेल टेम्पलेट'],
  'issue.MAIL_FIELD_UNKNOWN': [
    '{{field}} is no field of this mail. It has: {{fields}}',
    '{{field}} ليس حقلًا في هذه الرسالة. حقولها: {{fields}}',
    '{{field}} इस मेल का फ़ील्ड नहीं है। इसमें हैं: {{fields}}',
  ],
  'issue.MAIL_FIELD_NEEDED': [
    'Without {{field}} this mail does not help its reader.',
    'بدون {{field}} لا تفيد هذه الرسالة قارئها.',
    '{{field}} के बिना यह मेल पाठक के काम की नहीं।',
  ],
})
