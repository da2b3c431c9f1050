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
    en: 'Enter an order',
    ar: 'إدخال أمر',
    hi: 'ऑर्डर दर्ज करें',
  },
  'guide.sale-order.2.text': {
    en: "1. Open Orders under Sales and choose New sales order.\n2. Choose the customer and enter the number and date of the customer's order in Customer PO number and Customer PO date.\n3. Enter the lines as ordered and save.\nThe order is Open, has a number of its own and creates no dues. The list shows the value that is left of each order.",
    ar: '1. افتح الأوامر ضمن المبيعات واختر أمر بيع جديدًا.\n2. اختر العميل وأدخل رقم أمره وتاريخه في خانتي رقم أمر الشراء وتاريخه.\n3. أدخل الأسطر كما طُلبت واحفظ.\nيكون الأمر مفتوحًا وله رقم خاص ولا دين عليه. وتعرض القائمة القيمة الباقية من كل أمر.',
    hi: '1. बिक्री में ऑर्डर खोलें और नया बिक्री ऑर्डर चुनें।\n2. ग्राहक चुनें और उसके ऑर्डर का नंबर और तिथि ग्राहक PO के खानों में भरें।\n3. लाइनें ऑर्डर के अनुसार भरें और सेव करें।\nऑर्डर खुला रहता है, उसका अपना नंबर होता है और उस पर कुछ देय नहीं। सूची हर ऑर्डर की बाकी रकम दिखाती है।',
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
    en: 'From order to challan and invoice',
    ar: 'من الأمر إلى الإذن والفاتورة',
    hi: 'ऑर्डर से चालान और बिल',
  },
  'guide.sale-order.4.text': {
    en: 'Open the order and make the delivery challan or the invoice from it: what is left of each line is filled in and can be lowered for a part delivery. The order is Partial until nothing is left, then Invoiced. More than is left is refused, or warned of, as the setting of the place says. The order can still be edited: a line of which a part is taken says so, keeps its item, and moves where you want it. To close an order short, cancel it: what was made from it stays.',
    ar: 'افتح الأمر وأنشئ منه إذن التسليم أو الفاتورة: تُعبأ الكمية الباقية من كل سطر ويمكن خفضها لتسليم جزئي. يبقى الأمر جزئيًا حتى لا يبقى منه شيء ثم يصبح مفوترًا. وما زاد على الباقي يُرفض أو يُنبَّه إليه حسب الإعداد. ويمكن تعديل الأمر بعد ذلك: السطر الذي أُخذ منه يبيّن ذلك ويبقى بصنفه ويُنقل حيث تريد. لإغلاق الأمر قبل اكتماله ألغه، ويبقى ما أُنشئ منه.',
    hi: 'ऑर्डर खोलें और उससे डिलीवरी चालान या बिल बनाएँ: हर लाइन की बाकी मात्रा भर जाती है और हिस्से में भेजने के लिए घटाई जा सकती है। सब जाने तक ऑर्डर आंशिक रहता है, फिर बिल बना हुआ दिखता है। बाकी से ज़्यादा मात्रा सेटिंग के अनुसार रोकी या चेताई जाती है। ऑर्डर बाद में भी बदला जा सकता है: जिस लाइन का हिस्सा लिया गया है वह बताती है, उसका आइटम वही रहता है और उसे जहाँ चाहें ले जाएँ। ऑर्डर बीच में बंद करना हो तो उसे रद्द करें: उससे बने दस्तावेज़ रहते हैं।',
  },
  'guide.sale-order.5.title': {
    en: 'Quotation before the order',
    ar: 'عرض السعر قبل الأمر',
    hi: 'ऑर्डर से पहले कोटेशन',
  },
  'guide.sale-order.5.text': {
    en: '1. Open Quotations under Sales, enter the lines and the day until which the offer is valid, and save.\n2. Share its link or send it by e-mail: the customer accepts or declines it there with name and comment. Enter an answer that you heard by phone on the quotation itself.\n3. Make the order, the challan or the invoice from it.\nA proforma invoice is a print of a quotation or an order. It is no tax invoice, and no tax is due on it.',
    ar: '1. افتح عروض الأسعار ضمن المبيعات وأدخل الأسطر واليوم الذي يسري العرض حتى نهايته ثم احفظ.\n2. شارك رابطه أو أرسله بالبريد: يقبله العميل أو يرفضه هناك باسمه وتعليقه. والجواب الذي سمعته بالهاتف أدخله في العرض نفسه.\n3. أنشئ منه الأمر أو إذن التسليم أو الفاتورة.\nالفاتورة الأولية طباعة لعرض سعر أو أمر، وليست فاتورة ضريبية ولا ضريبة عليها.',
    hi: '1. बिक्री में कोटेशन खोलें, लाइनें और वह तिथि भरें जब तक भाव मान्य है, और सेव करें।\n2. उसका लिंक शेयर करें या ई-मेल भेजें: ग्राहक वहीं नाम और टिप्पणी के साथ मंज़ूर या नामंज़ूर करता है। फ़ोन पर मिला जवाब कोटेशन में ही दर्ज करें।\n3. उससे ऑर्डर, चालान या बिल बनाएँ।\nप्रोफ़ॉर्मा इनवॉइस कोटेशन या ऑर्डर का प्रिंट है। वह टैक्स इनवॉइस नहीं है और उस पर टैक्स नहीं लगता।',
  },
} as const satisfies Texts
