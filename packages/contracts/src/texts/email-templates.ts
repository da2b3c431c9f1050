import { rows } from './rows.ts'

/** Screens that word the mails of the product, and what can be wrong there. */
export const emailTemplateTexts = rows({
  'emailTemplate.title': ['E-mail templates', 'قوالب البريد', 'ई-मेल टेम्पलेट'],
  'emailTemplate.edit': ['E-mail template', 'قالب البريد', 'ई-मेल टेम्पलेट'],
  'emailTemplate.create': ['New wording', 'صياغة جديدة', 'नए शब्द'],
  'emailTemplate.event': ['Mail', 'الرسالة', 'मेल'],
  'emailTemplate.language': ['Language', 'اللغة', 'भाषा'],
  'emailTemplate.default': ['Default', 'الافتراضي', 'सामान्य'],
  'emailTemplate.own': ['Your wording', 'صياغتك', 'आपके शब्द'],
  'emailTemplate.defaultStands': [
    'Default wording is used.',
    'تُستخدم الصياغة الافتراضية.',
    'सामान्य शब्द भेजे जाते हैं।',
  ],
  'emailTemplate.search': ['Mail or subject', 'الرسالة أو الموضوع', 'मेल या विषय'],
  'emailTemplate.insert': ['Insert field', 'إدراج حقل', 'फ़ील्ड जोड़ें'],
  'emailTemplate.preview': ['Preview with sample data', 'معاينة ببيانات تجريبية', 'नमूना डेटा के साथ प्रीव्यू'],
  'emailTemplate.asHtml': ['Formatted', 'منسّق', 'फ़ॉर्मैट के साथ'],
  'emailTemplate.asText': ['Plain text', 'نص عادي', 'सादा टेक्स्ट'],
  'emailTemplate.sendTest': ['Send test mail', 'إرسال رسالة تجريبية', 'टेस्ट मेल भेजें'],
  'emailTemplate.testSent': [
    'Sending test mail to {{to}}',
    'جارٍ إرسال رسالة تجريبية إلى {{to}}',
    'टेस्ट मेल {{to}} को भेजा जा रहा है',
  ],
  'emailTemplate.reset': ['Reset to default', 'العودة إلى الافتراضي', 'सामान्य शब्द वापस लाएँ'],
  'emailTemplate.resetText': [
    'Your wording is deleted and the default wording is sent again.',
    'تُحذف صياغتك وتُرسل الصياغة الافتراضية من جديد.',
    'आपके शब्द हट जाएँगे और फिर सामान्य शब्द भेजे जाएँगे।',
  ],
  'emailTemplate.inactive': [
    'This wording is inactive; the default is sent.',
    'هذه الصياغة موقوفة: تُرسل الصياغة الافتراضية.',
    'ये शब्द बंद हैं: सामान्य शब्द भेजे जाते हैं।',
  ],
  'emailTemplate.body': ['Text of the mail', 'نص الرسالة', 'मेल का टेक्स्ट'],
  'emailTemplate.bodyHelp': [
    'A blank line starts a new paragraph. Addresses become links.',
    'السطر الفارغ يبدأ فقرة؛ والعناوين تصبح روابط.',
    'खाली लाइन से नया पैराग्राफ़ शुरू होता है; पते लिंक बन जाते हैं।',
  ],
  'field.subject': ['Subject', 'الموضوع', 'विषय'],
  'field.body': ['Text', 'النص', 'टेक्स्ट'],
  'field.language': ['Language', 'اللغة', 'भाषा'],
  'field.recipients': ['Sent to', 'أُرسل إلى', 'किसे भेजा'],
  'field.event': ['Mail', 'الرسالة', 'मेल'],
  'export.emailTemplate': ['E-mail templates', 'قوالب البريد', 'ई-मेल टेम्पलेट'],
  'issue.MAIL_FIELD_UNKNOWN': [
    '{{field}} is not a field of this mail. Use: {{fields}}',
    '{{field}} ليس حقلًا في هذه الرسالة. استخدم: {{fields}}',
    '{{field}} इस मेल का फ़ील्ड नहीं है। ये लगाएँ: {{fields}}',
  ],
  'issue.MAIL_FIELD_NEEDED': [
    'Add {{field}} to the text; this mail needs it.',
    'أضف {{field}} إلى النص؛ فهذه الرسالة تحتاج إليه.',
    'टेक्स्ट में {{field}} जोड़ें; इस मेल में यह ज़रूरी है।',
  ],
})
