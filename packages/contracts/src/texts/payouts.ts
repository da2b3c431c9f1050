import type { Texts } from './texts.ts'

/** Words of payments that differ where money goes out. */
export const payoutTexts = {
  'payout.title': { en: 'Payment out', ar: 'المدفوعات', hi: 'किए गए भुगतान' },
  'payout.create': { en: 'Make payment', ar: 'تسجيل دفعة', hi: 'भुगतान करें' },
  'payout.view': { en: 'Payment', ar: 'دفعة', hi: 'भुगतान' },
  'payout.empty': {
    en: 'No payments made yet.',
    ar: 'لم تُسجَّل دفعات بعد.',
    hi: 'अभी कोई भुगतान नहीं किया।',
  },
  'payout.party': { en: 'Supplier', ar: 'المورّد', hi: 'सप्लायर' },
  'payout.amount': { en: 'Amount paid', ar: 'المبلغ المدفوع', hi: 'दी गई राशि' },
  'payout.tds': { en: 'TDS withheld', ar: 'TDS المحتجز', hi: 'काटा गया TDS' },
  'payout.invoice': { en: 'Bill', ar: 'فاتورة المورّد', hi: 'बिल' },
  'payout.nothingDue': {
    en: 'No unpaid bills; the full amount is kept as an advance.',
    ar: 'لا فواتير مستحقة للمورّد؛ يُحفظ المبلغ كله دفعة مقدمة.',
    hi: 'सप्लायर का कोई बिल बाकी नहीं; पूरी राशि एडवांस रहेगी।',
  },
  'payout.tooMuch': {
    en: 'The amount applied exceeds the amount paid',
    ar: 'المبلغ المطبّق أكثر من المدفوع',
    hi: 'लगाई गई राशि दी गई राशि से ज़्यादा है',
  },
  'payout.allocate': {
    en: 'Change bills it is applied to',
    ar: 'تغيير فواتير المورّد المطبّقة عليها',
    hi: 'किस बिल में लगे, बदलें',
  },
  'payout.correctText': {
    en: 'Date, amount and mode cannot be changed. Cancel the payment and enter it again.',
    ar: 'لا يمكن تغيير التاريخ والمبلغ والطريقة. ألغِ الدفعة وسجّلها من جديد.',
    hi: 'तिथि, राशि और माध्यम नहीं बदल सकते। भुगतान रद्द करके फिर से दर्ज करें।',
  },
  'payout.paysForNothing': {
    en: 'Not applied to any bill: the full amount is an advance.',
    ar: 'غير مطبّقة على أي فاتورة: المبلغ كله دفعة مقدمة.',
    hi: 'किसी बिल में नहीं लगा: पूरा एडवांस है।',
  },
  'payout.saved': {
    en: 'Payment {{number}} saved',
    ar: 'حُفظت الدفعة {{number}}',
    hi: 'भुगतान {{number}} सेव हुआ',
  },
  'payout.savedMany': {
    en: '{{count}} payments saved, one for each GSTIN: {{numbers}}',
    ar: 'حُفظت {{count}} دفعات، واحدة لكل رقم GSTIN: {{numbers}}',
    hi: '{{count}} भुगतान सेव हुए, हर GSTIN का एक: {{numbers}}',
  },
  'payout.gstinHelp': {
    en: 'The advance is kept under this GSTIN. Each GSTIN gets its own payment voucher.',
    ar: 'تُحفظ الدفعة المقدمة لرقم GSTIN هذا. لكل رقم GSTIN سند صرفه.',
    hi: 'एडवांस इसी GSTIN में रहेगा। हर GSTIN का अपना भुगतान वाउचर बनेगा।',
  },
  'payout.needsParty': { en: 'Choose a supplier.', ar: 'اختر مورّدًا.', hi: 'सप्लायर चुनें।' },
  'payout.needsAmount': { en: 'Enter the amount paid.', ar: 'أدخل المبلغ المدفوع.', hi: 'दी गई राशि लिखें।' },
  'payout.sumPaid': { en: 'Paid', ar: 'المدفوع', hi: 'दिया' },
  'payout.advanceText': {
    en: 'Bills of {{due}} of this supplier are unpaid. They stay unpaid.',
    ar: 'لا تزال فواتير هذا المورّد مفتوحة بمبلغ {{due}} وستبقى غير مدفوعة.',
    hi: 'इस सप्लायर के {{due}} के बिल अब भी बाकी हैं। वे बकाया रहेंगे।',
  },
  'payout.pdf': { en: 'Download voucher', ar: 'تنزيل السند', hi: 'वाउचर डाउनलोड करें' },
  'payout.send': { en: 'Send voucher', ar: 'إرسال السند', hi: 'वाउचर भेजें' },
  'payout.sent': {
    en: 'Sending the voucher to {{to}}',
    ar: 'جارٍ إرسال السند إلى {{to}}',
    hi: 'वाउचर {{to}} को भेजा जा रहा है',
  },
  'payout.cancelledNotSent': {
    en: 'The voucher of a cancelled payment cannot be sent.',
    ar: 'لا يمكن إرسال سند دفعة ملغاة.',
    hi: 'रद्द भुगतान का वाउचर नहीं भेजा जाता।',
  },
  'payout.cancel': { en: 'Cancel payment', ar: 'إلغاء الدفعة', hi: 'भुगतान रद्द करें' },
  'payout.cancelText': {
    en: 'The bills it was applied to become unpaid again.',
    ar: 'تعود فواتير المورّد التي طُبّقت عليها غير مدفوعة.',
    hi: 'जिन बिलों में लगा था वे फिर बकाया हो जाएँगे।',
  },
  'payout.paid': { en: 'Paid', ar: 'مدفوعة', hi: 'दिया गया' },
  'supplier.pay': { en: 'Make payment', ar: 'تسجيل دفعة', hi: 'भुगतान करें' },
  'credit.apply': { en: 'Apply to documents', ar: 'تطبيق على المستندات', hi: 'दस्तावेज़ों में लगाएँ' },
  'credit.setOff': {
    en: 'Set off against invoices',
    ar: 'مقاصّة مع الفواتير',
    hi: 'बिक्री बिलों से समायोजित करें',
  },
  'credit.refund': { en: 'Refund', ar: 'رد المبلغ', hi: 'रिफ़ंड करें' },
  'credit.nothingOpen': {
    en: 'Nothing of this party is open at this GSTIN that it could settle.',
    ar: 'لا شيء مفتوح لهذا الطرف في رقم GSTIN هذا يمكن تسويته به.',
    hi: 'इस GSTIN में इस पार्टी का ऐसा कुछ बाकी नहीं जिसमें यह लग सके।',
  },
  'credit.nothingLeft': { en: 'Nothing is left of it.', ar: 'لم يتبقَّ منه شيء.', hi: 'इसमें कुछ नहीं बचा।' },
  'credit.tooMuch': {
    en: 'More is applied than is left, by',
    ar: 'المطبّق أكثر من المتبقي بمقدار',
    hi: 'बची राशि से ज़्यादा लगाया गया, अंतर',
  },
  'payment.tdsSection': { en: 'TDS section', ar: 'مادة TDS', hi: 'TDS धारा' },
  'payment.chequeNumber': { en: 'Cheque number', ar: 'رقم الشيك', hi: 'चेक नंबर' },
  'payment.chequeDate': { en: 'Cheque date', ar: 'تاريخ الشيك', hi: 'चेक की तारीख' },
} as const satisfies Texts
