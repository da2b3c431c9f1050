import { rows } from '../rows.ts'

/** What is made from quotations, orders and challans, and what is left of them. */
export const fulfilmentTexts = rows({
  'convert.salesOrder': ['Convert to order', 'تحويل إلى أمر بيع', 'ऑर्डर बनाएँ'],
  'convert.salesInvoice': ['Convert to invoice', 'تحويل إلى فاتورة', 'बिल बनाएँ'],
  'convert.deliveryChallan': ['Convert to challan', 'تحويل إلى إذن تسليم', 'चालान बनाएँ'],
  'convert.purchaseBill': ['Convert to bill', 'تحويل إلى فاتورة مشتريات', 'खरीद बिल बनाएँ'],
  'fulfilment.left': ['Left', 'المتبقي', 'बाकी'],
  'fulfilment.leftValue': ['Left (before tax)', 'المتبقي (قبل الضريبة)', 'बाकी (टैक्स से पहले)'],
  'fulfilment.reserved': ['Reserved', 'محجوز', 'ऑर्डर के लिए रोका'],
  'fulfilment.orders.one': ['{{count}} order', 'أمر واحد', '{{count}} ऑर्डर'],
  'fulfilment.orders.other': ['{{count}} orders', '{{count}} أوامر', '{{count}} ऑर्डर'],
  'fulfilment.hasLeft': ['Open', 'مفتوحة', 'बाकी वाले'],
  'fulfilment.nothingLeft': ['Completed', 'مكتملة', 'पूरे'],
  'fulfilment.ofLine': ['{{left}} of {{quantity}}', '{{left}} من {{quantity}}', '{{quantity}} में से {{left}}'],
  'fulfilment.madeFrom': ['Made from', 'أُنشئ من', 'इससे बना'],
  'fulfilment.madeInto': ['Made from this', 'أُنشئ منه', 'इससे बने'],
  'fulfilment.closeText': [
    'What is left of the order is no longer offered. Invoices and bills made from it stay.',
    'لن يُعرض المتبقي من الأمر بعد ذلك. تبقى الفواتير التي أُنشئت منه.',
    'ऑर्डर का बाकी हिस्सा आगे नहीं मिलेगा। इससे बने बिल बने रहेंगे।',
  ],
})
