import { rows } from './rows.ts'

/** Words of the calendar of legal clocks. */
export const clockTexts = rows({
  'clock.title': ['Legal clocks', 'المهل القانونية', 'वैधानिक समय-सीमाएँ'],
  'clock.empty': [
    'No legal clock runs or ran out lately.',
    'لا توجد مهلة قانونية جارية أو منتهية حديثًا.',
    'कोई वैधानिक समय-सीमा चल नहीं रही, न हाल में समाप्त हुई।',
  ],
  'clock.kind': ['Clock', 'المهلة', 'समय-सीमा'],
  'clock.subject': ['Record', 'السجل', 'रिकॉर्ड'],
  'clock.party': ['Party or place', 'الطرف أو المكان', 'पार्टी या स्थान'],
  'clock.until': ['Runs out', 'تنتهي', 'समाप्ति'],
  'clock.left': ['Time left', 'الوقت المتبقي', 'बचा समय'],
  'clock.state': ['State', 'الحالة', 'स्थिति'],
  'clock.source': ['Where it is written', 'مصدرها', 'कहाँ लिखा है'],
  'clock.leftDays.one': ['{{count}} day', '{{count}} يوم', '{{count}} दिन'],
  'clock.leftDays.two': ['{{count}} days', 'يومان', '{{count}} दिन'],
  'clock.leftDays.few': ['{{count}} days', '{{count}} أيام', '{{count}} दिन'],
  'clock.leftDays.other': ['{{count}} days', '{{count}} يومًا', '{{count}} दिन'],
  'clock.over': ['Over', 'انتهت', 'समाप्त'],
  'enum.ClockState.NotYet': ['Not yet', 'لم تبدأ', 'अभी नहीं'],
  'enum.ClockState.Open': ['Running', 'جارية', 'चल रही'],
  'enum.ClockState.Soon': ['Ends soon', 'تنتهي قريبًا', 'जल्द समाप्त'],
  'enum.ClockState.Over': ['Over', 'انتهت', 'समाप्त'],
  'enum.ClockKind.irnCancel': ['Cancel the IRN', 'إلغاء رقم IRN', 'IRN रद्द करना'],
  'enum.ClockKind.irnReport': ['Register the document', 'تسجيل المستند', 'दस्तावेज़ रजिस्टर्ड करना'],
  'enum.ClockKind.ewayExtend': ['Extend the e-way bill', 'تمديد بوليصة النقل', 'ई-वे बिल बढ़ाना'],
  'enum.ClockKind.ewayCancel': ['Cancel the e-way bill', 'إلغاء بوليصة النقل', 'ई-वे बिल रद्द करना'],
  'enum.ClockKind.ewayDocumentAge': ['Make the e-way bill', 'إنشاء بوليصة النقل', 'ई-वे बिल बनाना'],
  'enum.ClockKind.ewayLongest': [
    'Last extension of the e-way bill',
    'آخر تمديد لبوليصة النقل',
    'ई-वे बिल का अंतिम विस्तार',
  ],
  'enum.ClockKind.lut': ['Letter of undertaking', 'خطاب التعهد', 'वचन पत्र (LUT)'],
  'enum.ClockKind.gstr1': ['File GSTR-1', 'تقديم GSTR-1', 'GSTR-1 दाखिल करना'],
})
