import type { Texts } from '../texts.ts'

/** Guide to orders of customers. */
export const saleOrderGuide = {
  'guide.sale-order.lead': {
    en: 'What an order means for GST, how to keep it, and how it becomes an invoice.',
    ar: 'معنى الأمر في GST وكيف تحفظه وكيف يصير فاتورة.',
    hi: 'GST में ऑर्डर का अर्थ, उसे कैसे रखें, और वह बिल कैसे बनता है।',
  },
  'guide.sale-order.1.title': {
    en: 'An order is not a tax document',
    ar: 'الأمر ليس مستندًا ضريبيًا',
    hi: 'ऑर्डर टैक्स दस्तावेज़ नहीं है',
  },
  'guide.sale-order.1.text': {
    en: 'An order binds you and your customer, and it is not reported to the tax authority. No tax is due on it and it is in no return. Tax begins with the supply: for goods when they leave, for services when they are completed or paid.',
    ar: 'الأمر يلزمك ويلزم عميلك ولا تراه مصلحة الضرائب. لا ضريبة عليه ولا يظهر في أي إقرار. تبدأ الضريبة بالتوريد: للسلع عند خروجها وللخدمات عند إتمامها أو دفعها.',
    hi: 'ऑर्डर आपको और ग्राहक को बाँधता है, टैक्स विभाग उसे नहीं देखता। उस पर टैक्स देय नहीं और वह किसी रिटर्न में नहीं जाता। टैक्स सप्लाई से शुरू होता है: माल के निकलने पर, सेवा के पूरा होने या भुगतान पर।',
  },
  'guide.sale-order.2.title': {
    en: 'Keep an order until the goods are dispatched',
    ar: 'احفظ الأمر حتى خروج البضاعة',
    hi: 'माल निकलने तक ऑर्डर रखें',
  },
  'guide.sale-order.2.text': {
    en: "1. Open a new invoice and choose the customer.\n2. Enter the number and date of the customer's order in Customer PO number and Customer PO date.\n3. Enter the lines as ordered and choose Save draft.\nA draft has no number, creates no dues and can be changed at any time. Find it under Drafts in the invoice list.",
    ar: '1. افتح فاتورة جديدة واختر العميل.\n2. أدخل رقم أمر العميل وتاريخه في خانتي رقم أمر الشراء وتاريخه.\n3. أدخل الأسطر كما طُلبت واختر حفظ المسودة.\nالمسودة لا تأخذ رقمًا ولا دين عليها ويمكن تغييرها متى شئت. تجد المسودات تحت زر المسودات في قائمة الفواتير.',
    hi: '1. नया बिल खोलें और ग्राहक चुनें।\n2. ग्राहक के ऑर्डर का नंबर और तिथि ग्राहक PO के खानों में भरें।\n3. लाइनें ऑर्डर के अनुसार भरें और ड्राफ़्ट सेव करें।\nड्राफ़्ट नंबर नहीं लेता, उस पर कुछ देय नहीं, और वह कभी भी बदला जा सकता है। ड्राफ़्ट बिल सूची में ड्राफ़्ट बटन के नीचे मिलते हैं।',
  },
  'guide.sale-order.3.title': {
    en: 'Money received with the order',
    ar: 'مبلغ قُبض مع الأمر',
    hi: 'ऑर्डर के साथ मिली राशि',
  },
  'guide.sale-order.3.text': {
    en: 'Enter it as Payment in and keep it as an advance. It is offered when you create the invoice.\n- Goods: no tax on an advance (Notification 66/2017, Central Tax).\n- Services: tax is due when the advance is received, and a receipt voucher is given to the customer (section 31(3)(d)).',
    ar: 'أدخله كدفعة واردة واحفظه سلفة. يُعرض عند إصدار الفاتورة.\n- السلع: لا ضريبة على السلفة (الإخطار 66/2017).\n- الخدمات: تستحق الضريبة عند قبض السلفة ويُعطى العميل سند قبض (المادة 31(3)(d)).',
    hi: 'उसे मिले भुगतान में भरें और एडवांस रखें। बिल बनाते समय वह सुझाया जाता है।\n- माल: एडवांस पर टैक्स नहीं (अधिसूचना 66/2017, केंद्रीय टैक्स)।\n- सेवा: एडवांस मिलने पर टैक्स देय है और ग्राहक को रसीद वाउचर दिया जाता है (धारा 31(3)(d))।',
  },
  'guide.sale-order.4.title': {
    en: 'From order to invoice',
    ar: 'من الأمر إلى الفاتورة',
    hi: 'ऑर्डर से बिल',
  },
  'guide.sale-order.4.text': {
    en: 'Open the draft, enter the quantities to be dispatched now and the date, and save. For part deliveries, duplicate the draft first, so that the balance stays as a separate draft.',
    ar: 'افتح المسودة وحدد الكميات الخارجة الآن والتاريخ ثم احفظ. للبضاعة التي تخرج على دفعات انسخ المسودة أولًا ليبقى الباقي مفتوحًا في مسودة مستقلة.',
    hi: 'ड्राफ़्ट खोलें, अभी जाने वाली मात्रा और तिथि भरें, और सेव करें। माल हिस्सों में जाए तो पहले ड्राफ़्ट की कॉपी बनाएँ, ताकि बाकी अपने ड्राफ़्ट में खुला रहे।',
  },
} as const satisfies Texts
