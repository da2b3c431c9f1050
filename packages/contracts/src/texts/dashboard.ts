import { rows } from './rows.ts'

/** The dashboard and the first set-up. */
export const dashboardTexts = rows({
  'dashboard.title': ['Dashboard', 'لوحة المعلومات', 'डैशबोर्ड'],
  'dashboard.hello': ['Good to see you, {{name}}', 'أهلًا بك، {{name}}', 'स्वागत है, {{name}}'],
  'dashboard.todo': ['To do first', 'ما ينبغي فعله أولًا', 'पहले करने योग्य'],
  'dashboard.nothingToDo': ['Nothing is waiting for you.', 'لا شيء بانتظارك.', 'कुछ भी लंबित नहीं है।'],
  'dashboard.due': ['Due', 'يستحق في', 'देय'],
  'dashboard.sales': ['Sales', 'المبيعات', 'बिक्री'],
  'dashboard.unpaid': ['Unpaid', 'غير مدفوع', 'अदत्त'],
  'dashboard.overdue': ['Overdue', 'متأخر', 'अतिदेय'],
  'dashboard.received': ['Received', 'المقبوض', 'प्राप्त'],
  'dashboard.tax': ['Tax', 'الضريبة', 'कर'],
  'dashboard.invoices.one': ['{{count}} invoice', 'فاتورة واحدة', '{{count}} बिल'],
  'dashboard.invoices.other': ['{{count}} invoices', '{{count}} فواتير', '{{count}} बिल'],
  'dashboard.payments.one': ['{{count}} payment', 'دفعة واحدة', '{{count}} भुगतान'],
  'dashboard.payments.other': ['{{count}} payments', '{{count}} دفعات', '{{count}} भुगतान'],
  'dashboard.parties.one': ['{{count}} party', 'طرف واحد', '{{count}} पार्टी'],
  'dashboard.parties.other': ['{{count}} parties', '{{count}} أطراف', '{{count}} पार्टियाँ'],
  'dashboard.trend': ['Month by month', 'شهرًا بشهر', 'माह दर माह'],
  'dashboard.ageing': ['Outstanding by age (days)', 'المستحق حسب العمر (أيام)', 'अवधि अनुसार बकाया (दिन)'],
  'dashboard.topParties': ['Largest customers', 'أكبر العملاء', 'सबसे बड़े ग्राहक'],
  'dashboard.topItems': ['Most sold items', 'الأصناف الأكثر مبيعًا', 'सबसे अधिक बिकी वस्तुएँ'],
  'dashboard.noSales': ['No sales in this period.', 'لا مبيعات في هذه الفترة.', 'इस अवधि में कोई बिक्री नहीं।'],
  'dashboard.asTable': ['As a table', 'كجدول', 'तालिका में'],
  'dashboard.month': ['Month', 'الشهر', 'माह'],

  'setup.title': ['Set up your business', 'إعداد نشاطك', 'अपना व्यवसाय सेट करें'],
  'setup.company': ['Company', 'الشركة', 'कंपनी'],
  'setup.companyText': [
    'Name and PAN of the business. Both can be changed later.',
    'اسم النشاط ورقم PAN. يمكن تغييرهما لاحقًا.',
    'व्यवसाय का नाम और PAN। दोनों बाद में बदले जा सकते हैं।',
  ],
  'setup.place': ['First place of business', 'أول مقر عمل', 'पहला व्यवसाय स्थान'],
  'setup.placeText': [
    'The GSTIN you bill from, or a plain place of business without one.',
    'رقم GSTIN الذي تفوتر منه، أو مقر عمل بدونه.',
    'जिस GSTIN से बिल बनाते हैं, या बिना GSTIN का स्थान।',
  ],
  'setup.finish': ['Finish', 'إنهاء', 'पूरा करें'],
})
