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
  'fulfilment.taken': [
    '{{taken}} of {{quantity}} on {{documents}}',
    '{{taken}} من {{quantity}} في {{documents}}',
    '{{quantity}} में से {{taken}} {{documents}} में',
  ],
  'fulfilment.takenBack': [
    '{{taken}} of {{quantity}} taken back by {{documents}}',
    'خُصم {{taken}} من {{quantity}} بالإشعار {{documents}}',
    '{{quantity}} में से {{taken}} {{documents}} से वापस',
  ],
  'fulfilment.cameBack': [
    '{{taken}} of {{quantity}} came back',
    'عاد {{taken}} من {{quantity}}',
    '{{quantity}} में से {{taken}} वापस आए',
  ],
  'fulfilment.noted': ['On {{documents}}', 'مدرج في {{documents}}', '{{documents}} में है'],
  'fulfilment.notedWhy': [
    'This line is on {{documents}}: its item and unit stay, and it cannot be removed. To change more, cancel {{documents}} first.',
    'هذا السطر مدرج في {{documents}}: يبقى صنفه ووحدته، ولا يمكن حذفه. لتغيير أكثر ألغِ {{documents}} أولًا.',
    'यह लाइन {{documents}} में है: आइटम और यूनिट वही रहेंगे और लाइन हटाई नहीं जा सकती। और बदलने के लिए पहले {{documents}} रद्द करें।',
  ],
  'fulfilment.takenWhy': [
    '{{taken}} of this line is on {{documents}}: its item and unit stay, its quantity is at least {{taken}}, and it cannot be removed. To change more, cancel {{documents}} first.',
    '{{taken}} من هذا السطر مدرج في {{documents}}: يبقى صنفه ووحدته، ولا تقل كميته عن {{taken}}، ولا يمكن حذفه. لتغيير أكثر ألغِ {{documents}} أولًا.',
    'इस लाइन का {{taken}} {{documents}} में है: आइटम और यूनिट वही रहेंगे, मात्रा कम से कम {{taken}} रहेगी और लाइन हटाई नहीं जा सकती। और बदलने के लिए पहले {{documents}} रद्द करें।',
  ],
  'fulfilment.cameBackWhy': [
    '{{taken}} of this line came back: its item and unit stay, its quantity is at least {{taken}}, and it cannot be removed.',
    'عاد {{taken}} من هذا السطر: يبقى صنفه ووحدته، ولا تقل كميته عن {{taken}}، ولا يمكن حذفه.',
    'इस लाइन का {{taken}} वापस आ चुका है: आइटम और यूनिट वही रहेंगे, मात्रा कम से कम {{taken}} रहेगी और लाइन हटाई नहीं जा सकती।',
  ],
  'chain.title': ['Related documents', 'المستندات المرتبطة', 'जुड़े दस्तावेज़'],
  'fulfilment.madeFrom': ['Made from', 'أُنشئ من', 'इससे बना'],
  'fulfilment.madeInto': ['Made from this', 'أُنشئ منه', 'इससे बने'],
  'fulfilment.closeText': [
    'What is left of the order is no longer offered. Invoices and bills made from it stay.',
    'لن يُعرض المتبقي من الأمر بعد ذلك. تبقى الفواتير التي أُنشئت منه.',
    'ऑर्डर का बाकी हिस्सा आगे नहीं मिलेगा। इससे बने बिल बने रहेंगे।',
  ],
})
