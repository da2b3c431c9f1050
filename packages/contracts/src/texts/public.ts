import type { Texts } from './texts.ts'

/** Messages that carry a document to its receiver. Fields: party, company, number, total, balance, dueDate, link. */
export const publicTexts = {
  'share.message': {
    en: 'Dear {{party}}, here is {{number}} from {{company}} for ₹ {{total}}. Open it here: {{link}}',
    ar: 'السادة {{party}}، إليكم {{number}} من {{company}} بمبلغ ₹ {{total}}. للاطلاع عليه: {{link}}',
    hi: 'प्रिय {{party}}, {{company}} की ओर से ₹ {{total}} का {{number}}। यहाँ देखें: {{link}}',
  },
  'share.payment': {
    en: '{{message}} Open it here: {{link}}',
    ar: '{{message}} للاطلاع عليه: {{link}}',
    hi: '{{message}} यहाँ देखें: {{link}}',
  },
  'public.title': { en: 'Document', ar: 'مستند', hi: 'दस्तावेज़' },
  'public.download': { en: 'Download PDF', ar: 'تنزيل PDF', hi: 'PDF डाउनलोड करें' },
  'public.downloadFile': { en: 'Download', ar: 'تنزيل', hi: 'डाउनलोड करें' },
  'public.file': {
    en: '{{name}} shared this file. It can be downloaded until {{date}}.',
    ar: 'شارك {{name}} هذا الملف. يمكن تنزيله حتى {{date}}.',
    hi: '{{name}} ने यह फ़ाइल साझा की है। {{date}} तक डाउनलोड की जा सकती है।',
  },
  'public.due': { en: 'Balance due', ar: 'المستحق', hi: 'बाकी रकम' },
  'public.dueOn': { en: 'due on', ar: 'يستحق في', hi: 'देय तिथि' },
  'public.paid': { en: 'Paid in full', ar: 'مدفوع بالكامل', hi: 'पूरा भुगतान हो गया' },
  'public.verified': {
    en: 'Current status in the books of {{name}}.',
    ar: 'الحالة الحالية في دفاتر {{name}}.',
    hi: '{{name}} की बही में अभी की स्थिति।',
  },
  'public.altered': {
    en: 'The e-invoice QR on this document was altered: its signature is not valid. Check with {{name}} before you rely on it.',
    ar: 'رمز QR الخاص ببوابة الفواتير الإلكترونية معدَّل: توقيعه غير صحيح. اسأل {{name}} قبل الاعتماد عليه.',
    hi: 'इस पर लगा ई-इनवॉइस QR बदला हुआ है: हस्ताक्षर सही नहीं। भरोसा करने से पहले {{name}} से पूछें।',
  },
  'public.cancelled': {
    en: 'Cancelled by {{name}}: it is no longer valid.',
    ar: 'ألغاه {{name}}: لم يعد ساريًا.',
    hi: '{{name}} ने इसे रद्द किया: अब मान्य नहीं।',
  },
  'public.noAnswerTitle': {
    en: 'The document could not be loaded',
    ar: 'تعذر تحميل المستند',
    hi: 'दस्तावेज़ लोड नहीं हो सका',
  },
  'public.noAnswer': {
    en: 'No response was received. The link may still be valid.',
    ar: 'لم يصل رد. قد يكون الرابط نفسه صحيحًا.',
    hi: 'जवाब नहीं मिला। लिंक सही हो सकता है।',
  },
  'public.pay': { en: 'Pay by UPI', ar: 'الدفع عبر UPI', hi: 'UPI से भुगतान करें' },
  'public.lines': { en: 'Lines', ar: 'البنود', hi: 'लाइनें' },
  'public.goneTitle': {
    en: 'This link is no longer valid',
    ar: 'هذا الرابط لم يعد صالحًا',
    hi: 'यह लिंक अब मान्य नहीं है',
  },
  'public.gone': {
    en: 'It has expired, was revoked or is incomplete. Ask the sender for a new one.',
    ar: 'انتهت صلاحيته أو أُبطل أو أنه ناقص. اطلب من المرسل رابطًا جديدًا.',
    hi: 'यह पुराना हो गया, बंद कर दिया गया या अधूरा है। भेजने वाले से नया लिंक माँगें।',
  },
} as const satisfies Texts
