import type { Texts } from './texts.ts'

/** Sentences of the platform: tasks, audit trail, exports. */
export const platformTexts = {
  'task.bankStatement': { en: 'Bank statement', ar: 'كشف الحساب البنكي', hi: 'बैंक स्टेटमेंट' },
  'task.dataFile': { en: 'Company data file', ar: 'ملف بيانات المنشأة', hi: 'कंपनी की डेटा फ़ाइल' },
  'task.dataFileSchedule': {
    en: 'Scheduled company data file',
    ar: 'ملف بيانات المنشأة المجدول',
    hi: 'तय समय की कंपनी डेटा फ़ाइल',
  },
  'task.documentPdfs': { en: 'PDFs of documents', ar: 'ملفات PDF للمستندات', hi: 'दस्तावेज़ों के PDF' },
  'task.export': { en: 'Export', ar: 'تصدير', hi: 'एक्सपोर्ट' },
  'task.paymentPdfs': { en: 'PDFs of payments', ar: 'ملفات PDF للمدفوعات', hi: 'भुगतानों के PDF' },
  'task.pushReturn': { en: 'Return to the GST portal', ar: 'إقرار إلى بوابة GST', hi: 'GST पोर्टल पर रिटर्न' },
  'task.sendReport': { en: 'Report by e-mail', ar: 'تقرير بالبريد', hi: 'ई-मेल से रिपोर्ट' },
  'task.cancelled': { en: 'Cancelled.', ar: 'أُلغيت.', hi: 'रद्द किया गया।' },
} as const satisfies Texts
