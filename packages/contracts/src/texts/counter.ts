import { rows } from './rows.ts'

/** The screen of the counter, and the sales that share the invoice of their day. */
export const counterTexts = rows({
  'counter.menu': ['Counter', 'البيع المباشر', 'काउंटर'],
  'counter.find': ['Scan or type an item', 'امسح رمز الصنف أو اكتبه', 'आइटम स्कैन करें या लिखें'],
  'counter.findHelp': [
    'Type 3* before the item to sell three of it.',
    'اكتب 3* قبل الصنف لبيع ثلاث قطع منه.',
    'तीन बेचने के लिए आइटम से पहले 3* लिखें।',
  ],
  'counter.lines': ['Items of this sale', 'أصناف هذه العملية', 'इस बिक्री के आइटम'],
  'counter.empty': ['Add an item first.', 'أضف صنفًا أولًا.', 'पहले कोई आइटम जोड़ें।'],
  'counter.quantityOf': ['Quantity of {{name}}', 'كمية {{name}}', '{{name}} की मात्रा'],
  'counter.priceOf': ['Price of {{name}}', 'سعر {{name}}', '{{name}} का दाम'],
  'counter.given': ['Cash given', 'النقد المستلم', 'नकद मिला'],
  'counter.change': ['Change to give back', 'الباقي للعميل', 'वापस देना है'],
  'counter.short': [
    'Cash given is less than the total. Enter at least {{total}}, or choose another way to pay.',
    'النقد المستلم أقل من الإجمالي. أدخل {{total}} على الأقل أو اختر طريقة دفع أخرى.',
    'नकद कुल रकम से कम है। कम से कम {{total}} लिखें, या भुगतान का दूसरा तरीका चुनें।',
  ],
  'counter.pay': ['Paid by', 'طريقة الدفع', 'भुगतान'],
  'counter.payBy': ['Paid: {{mode}}', 'مدفوع: {{mode}}', 'भुगतान: {{mode}}'],
  'counter.print': ['Print each invoice', 'طباعة كل فاتورة', 'हर बिल प्रिंट करें'],
  'counter.small': [
    'No invoice for sales below ₹{{limit}}',
    'لا فاتورة للمبيعات دون ₹{{limit}}',
    '₹{{limit}} से कम की बिक्री पर बिल नहीं',
  ],
  'counter.smallHelp': [
    'Only where the customer asks for no invoice. These sales share one invoice at the end of the day (rule 46).',
    'فقط إذا لم يطلب العميل فاتورة. تُجمع هذه المبيعات في فاتورة واحدة آخر اليوم (القاعدة 46).',
    'केवल तब, जब ग्राहक बिल न माँगे। ऐसी बिक्री का दिन के अंत में एक ही बिल बनता है (नियम 46)।',
  ],
  'counter.becomesInvoice': ['An invoice is issued.', 'ستصدر فاتورة.', 'बिल बनेगा।'],
  'counter.becomesDaySale': [
    'This sale is part of the invoice of the day.',
    'تُضاف إلى فاتورة اليوم.',
    'दिन के बिल में जुड़ेगा।',
  ],
  'counter.last': ['Last sale', 'آخر عملية', 'पिछली बिक्री'],
  'counter.printAgain': ['Print again', 'طباعة مرة أخرى', 'फिर प्रिंट करें'],
  'counter.fullForm': ['Open full invoice form', 'فتح نموذج الفاتورة الكامل', 'पूरा बिल फ़ॉर्म खोलें'],
  'counter.clear': ['Clear sale', 'مسح العملية', 'बिक्री हटाएँ'],
  'daySale.title': ['Sales without invoice', 'مبيعات بلا فاتورة', 'बिना बिल की बिक्री'],
  'daySale.none': [
    'No sale without invoice today.',
    'لا مبيعات بلا فاتورة اليوم.',
    'आज बिना बिल की कोई बिक्री नहीं।',
  ],
  'daySale.count': ['Sales: {{count}}', 'العمليات: {{count}}', 'बिक्री: {{count}}'],
  'daySale.make': ['Make invoice of {{date}}', 'إصدار فاتورة {{date}}', '{{date}} का बिल बनाएँ'],
  'daySale.makeText': [
    'One invoice takes the {{count}} sales of {{date}} together. No sale can be added to that day afterwards.',
    'تجمع فاتورة واحدة مبيعات {{date}} وعددها {{count}}. لا تُضاف بعدها مبيعات إلى ذلك اليوم.',
    '{{date}} की {{count}} बिक्री का एक ही बिल बनेगा। उसके बाद उस दिन में बिक्री नहीं जुड़ेगी।',
  ],
  'daySale.made': [
    'Invoice {{number}} is made of {{count}} sales.',
    'صدرت الفاتورة {{number}} من {{count}} عملية.',
    '{{count}} बिक्री का बिल {{number}} बना।',
  ],
  'daySale.remove': ['Remove this sale', 'حذف هذه العملية', 'यह बिक्री हटाएँ'],
  'daySale.removeText': [
    'Remove it only where it was entered by mistake.',
    'احذفها فقط إذا أُدخلت بالخطأ.',
    'केवल तभी हटाएँ जब गलती से दर्ज हुई हो।',
  ],
  'daySale.invoiced': ['Invoice of the day', 'فاتورة اليوم', 'दिन का बिल'],
  'daySale.time': ['Time', 'الوقت', 'समय'],
  'daySale.older': ['Show older sales', 'عرض مبيعات أقدم', 'पुरानी बिक्री दिखाएँ'],
  'daySale.newer': ['Show newer sales', 'عرض مبيعات أحدث', 'नई बिक्री दिखाएँ'],
})
