import { rows } from './rows.ts'

/** Screens of number series and their allocation. */
export const seriesTexts = rows({
  'series.title': ['Series', 'السلاسل', 'सीरीज़'],
  'series.create': ['New series', 'سلسلة جديدة', 'नई सीरीज़'],
  'series.edit': ['Edit series', 'تعديل السلسلة', 'सीरीज़ बदलें'],
  'series.empty': ['No series yet.', 'لا سلاسل بعد.', 'अभी कोई सीरीज़ नहीं।'],
  'series.example': ['First number:', 'الرقم الأول:', 'पहला नंबर:'],
  'series.tooLong': [
    'has {{length}} characters; 16 are allowed',
    'يتكون من {{length}} خانة والمسموح 16',
    'में {{length}} अक्षर हैं; 16 की अनुमति है',
  ],
  'series.allocate': ['Allocate series', 'تخصيص السلاسل', 'सीरीज़ आवंटन'],
  'series.allocateNew': ['New allocation', 'تخصيص جديد', 'नया आवंटन'],
  'series.allocateText': [
    'A series serves a GSTIN, or one of its branches, or one user. The most particular wins.',
    'تخدم السلسلة رقم GSTIN أو أحد فروعه أو مستخدمًا واحدًا. الأكثر تحديدًا هو النافذ.',
    'सीरीज़ किसी GSTIN, उसकी शाखा या किसी यूज़र के लिए होती है। सबसे विशिष्ट लागू होती है।',
  ],
  'series.noAllocations': [
    'No series is allocated yet.',
    'لم تُخصص أي سلسلة بعد.',
    'अभी कोई सीरीज़ आवंटित नहीं है।',
  ],
  'series.place': ['GSTIN', 'GSTIN', 'GSTIN'],
  'series.register': ['Number register', 'سجل الأرقام', 'नंबर रजिस्टर'],
  'series.first': ['First number', 'أول رقم', 'पहला नंबर'],
  'series.last': ['Last number', 'آخر رقم', 'आख़िरी नंबर'],
  'series.issued': ['Issued', 'الصادر', 'जारी'],
  'series.cancelled': ['Cancelled', 'الملغى', 'रद्द'],
  'series.year': ['Financial year', 'السنة المالية', 'वित्तीय वर्ष'],
  'series.certificate': ['Save certificate', 'احفظ الشهادة', 'प्रमाणपत्र सेव करें'],
  'series.gaps': ['Gaps', 'الفجوات', 'अंतराल'],
  'series.noGaps': ['No gap', 'لا فجوات', 'कोई अंतराल नहीं'],
  'series.unused': ['No number has been given yet.', 'لم يُعط أي رقم بعد.', 'अभी कोई संख्या नहीं दी गई।'],
  'enum.YearStyle.none': ['Without year', 'بلا سنة', 'बिना वर्ष'],
  'enum.YearStyle.short': ['2627', '2627', '2627'],
  'enum.YearStyle.dashed': ['26-27', '26-27', '26-27'],
  'enum.SeriesReset.Yearly': ['Every April', 'كل أبريل', 'हर अप्रैल'],
  'enum.SeriesReset.Never': ['Never', 'أبدًا', 'कभी नहीं'],
})
