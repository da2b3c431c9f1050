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
    'में {{length}} अक्षर हैं; 16 तक ही मान्य हैं',
  ],
  'series.allocate': ['Allocate series', 'تخصيص السلاسل', 'सीरीज़ लगाएँ'],
  'series.allocateNew': ['New allocation', 'تخصيص جديد', 'नई जगह लगाएँ'],
  'series.allocateText': [
    'Allocate a series to a GSTIN, a branch or a user. The most specific allocation applies.',
    'خصّص سلسلة لرقم GSTIN أو فرع أو مستخدم. يسري التخصيص الأكثر تحديدًا.',
    'सीरीज़ को GSTIN, शाखा या यूज़र पर लगाएँ। सबसे ख़ास वाली लागू होती है।',
  ],
  'series.noAllocations': [
    'No series allocated yet.',
    'لم تُخصص أي سلسلة بعد.',
    'अभी कोई सीरीज़ नहीं लगाई गई है।',
  ],
  'series.place': ['GSTIN', 'GSTIN', 'GSTIN'],
  'series.register': ['Number register', 'سجل الأرقام', 'नंबर रजिस्टर'],
  'series.first': ['First number', 'أول رقم', 'पहला नंबर'],
  'series.last': ['Last number', 'آخر رقم', 'आख़िरी नंबर'],
  'series.issued': ['Issued', 'الصادر', 'जारी'],
  'series.cancelled': ['Cancelled', 'الملغى', 'रद्द'],
  'series.year': ['Financial year', 'السنة المالية', 'वित्त वर्ष'],
  'series.certificate': ['Download certificate', 'تنزيل الشهادة', 'प्रमाणपत्र डाउनलोड करें'],
  'series.gaps': ['Missing numbers', 'الأرقام المفقودة', 'छूटे हुए नंबर'],
  'series.noGaps': ['No missing numbers', 'لا أرقام مفقودة', 'कोई नंबर नहीं छूटा'],
  'series.unused': ['No numbers assigned yet.', 'لم يُعط أي رقم بعد.', 'अभी कोई नंबर नहीं लगा।'],
  'enum.YearStyle.none': ['Without year', 'بلا سنة', 'बिना वर्ष'],
  'enum.YearStyle.short': ['2627', '2627', '2627'],
  'enum.YearStyle.dashed': ['26-27', '26-27', '26-27'],
  'enum.SeriesReset.Yearly': ['Every April', 'كل أبريل', 'हर अप्रैल'],
  'enum.SeriesReset.Never': ['Never', 'أبدًا', 'कभी नहीं'],
})
