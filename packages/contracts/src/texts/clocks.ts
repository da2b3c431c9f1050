import { rows } from './rows.ts'

/** Words of the calendar of legal clocks. */
export const clockTexts = rows({
  'clock.title': ['Deadlines', 'المواعيد النهائية', 'अंतिम तिथियाँ'],
  'clock.empty': [
    'No deadlines are running, and none passed recently.',
    'لا مواعيد نهائية جارية ولا منتهية حديثًا.',
    'कोई अंतिम तिथि नहीं चल रही और न हाल में निकली है।',
  ],
  'clock.kind': ['Deadline', 'الموعد النهائي', 'काम'],
  'clock.subject': ['Record', 'السجل', 'रिकॉर्ड'],
  'clock.party': ['Party or place', 'الطرف أو المكان', 'पार्टी या स्थान'],
  'clock.until': ['Due', 'الموعد', 'कब तक'],
  'clock.left': ['Time left', 'الوقت المتبقي', 'बाकी समय'],
  'clock.state': ['Status', 'الحالة', 'स्थिति'],
  'clock.source': ['Legal source', 'المصدر القانوني', 'कानूनी आधार'],
  'clock.leftDays.one': ['{{count}} day', 'يوم واحد', '{{count}} दिन'],
  'clock.leftDays.two': ['{{count}} days', 'يومان', '{{count}} दिन'],
  'clock.leftDays.few': ['{{count}} days', '{{count}} أيام', '{{count}} दिन'],
  'clock.leftDays.other': ['{{count}} days', '{{count}} يومًا', '{{count}} दिन'],
  'clock.over': ['Passed', 'انتهت', 'निकल गई'],
  'enum.ClockState.NotYet': ['Not started', 'لم تبدأ', 'शुरू नहीं हुई'],
  'enum.ClockState.Open': ['Running', 'جارية', 'चल रही'],
  'enum.ClockState.Soon': ['Due soon', 'تقترب', 'जल्द ख़त्म'],
  'enum.ClockState.Over': ['Passed', 'انتهت', 'निकल गई'],
  'enum.ClockKind.irnCancel': ['Cancel the IRN', 'إلغاء رقم IRN', 'IRN रद्द करना'],
  'enum.ClockKind.irnReport': ['Generate the IRN', 'إصدار رقم IRN', 'IRN बनाना'],
  'enum.ClockKind.ewayExtend': ['Extend the e-way bill', 'تمديد بوليصة النقل', 'ई-वे बिल बढ़ाना'],
  'enum.ClockKind.ewayCancel': ['Cancel the e-way bill', 'إلغاء بوليصة النقل', 'ई-वे बिल रद्द करना'],
  'enum.ClockKind.ewayDocumentAge': ['Generate the e-way bill', 'إنشاء بوليصة النقل', 'ई-वे बिल बनाना'],
  'enum.ClockKind.ewayLongest': [
    'Last extension of the e-way bill',
    'آخر تمديد لبوليصة النقل',
    'ई-वे बिल आख़िरी बार बढ़ाना',
  ],
  'enum.ClockKind.lut': ['LUT (letter of undertaking)', 'خطاب التعهد', 'LUT की वैधता'],
  'enum.ClockKind.gstr1': ['File GSTR-1', 'تقديم GSTR-1', 'GSTR-1 फ़ाइल करना'],
})
