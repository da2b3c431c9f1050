import type { Texts } from './texts.ts'

/** Messages that carry a document to its receiver. Fields: party, company, number, total, balance, dueDate, link. */
export const publicTexts = {
  'share.message': {
    en: 'Dear {{party}}, here is {{number}} from {{company}} for ₹ {{total}}. View and pay: {{link}}',
    ar: 'السادة {{party}}، إليكم {{number}} من {{company}} بمبلغ ₹ {{total}}. للعرض والدفع: {{link}}',
    hi: 'प्रिय {{party}}, {{company}} की ओर से {{number}}, राशि ₹ {{total}}। देखें और भुगतान करें: {{link}}',
  },
  'share.subject': {
    en: '{{number}} from {{company}}',
    ar: '{{number}} من {{company}}',
    hi: '{{company}} की ओर से {{number}}',
  },
  'share.body': {
    en: 'Dear {{party}},\n\n{{number}} for ₹ {{total}} is attached.\n\nView it online and pay: {{link}}\n\nRegards,\n{{company}}',
    ar: 'السادة {{party}}،\n\nمرفق المستند {{number}} بمبلغ ₹ {{total}}.\n\nللعرض والدفع عبر الإنترنت: {{link}}\n\nمع التحية،\n{{company}}',
    hi: 'प्रिय {{party}},\n\n{{number}}, राशि ₹ {{total}}, संलग्न है।\n\nऑनलाइन देखें और भुगतान करें: {{link}}\n\nसादर,\n{{company}}',
  },
} as const satisfies Texts
