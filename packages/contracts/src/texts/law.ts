import type { Texts } from './texts.ts'

/** Supplies to persons abroad, exports, the time of supply, and the rules that returns depend on. */
export const lawTexts = {
  'pos.pharmaResearch': {
    en: '{{clause}}, Notification 4/2019-IT: pharmaceutical research for a person abroad is supplied at the recipient’s location: {{state}}.',
    ar: '{{clause}}، الإشعار 4/2019-IT: البحث الدوائي لشخص في الخارج يُورَّد في موقع المستلم: {{state}}.',
    hi: '{{clause}}, अधिसूचना 4/2019-IT: विदेश के व्यक्ति के लिए दवा अनुसंधान का स्थान प्राप्तकर्ता का स्थान है: {{state}}।',
  },
  'pos.aircraftMaintenance': {
    en: '{{clause}}, Notification 2/2020-IT: maintenance of aircraft for a business is supplied at the recipient’s location: {{state}}.',
    ar: '{{clause}}، الإشعار 2/2020-IT: صيانة الطائرات للأعمال تُورَّد في موقع المستلم: {{state}}.',
    hi: '{{clause}}, अधिसूचना 2/2020-IT: व्यवसाय के लिए विमान के रखरखाव का स्थान प्राप्तकर्ता का स्थान है: {{state}}।',
  },
  'pos.vesselMaintenance': {
    en: '{{clause}}, Notification 3/2021-IT: maintenance of ships for a business is supplied at the recipient’s location: {{state}}.',
    ar: '{{clause}}، الإشعار 3/2021-IT: صيانة السفن للأعمال تُورَّد في موقع المستلم: {{state}}.',
    hi: '{{clause}}, अधिसूचना 3/2021-IT: व्यवसाय के लिए जहाज़ के रखरखाव का स्थान प्राप्तकर्ता का स्थान है: {{state}}।',
  },
  'pos.temporarilyImported': {
    en: "{{clause}}: for goods brought in only for repair or treatment and exported again, the recipient's location decides: {{state}}.",
    ar: '{{clause}}: للبضائع المستوردة مؤقتًا للإصلاح أو المعالجة ثم المصدَّرة يُعتمد موقع المستلم: {{state}}.',
    hi: '{{clause}}: केवल मरम्मत या प्रक्रिया के लिए आए और फिर एक्सपोर्ट हुए माल पर प्राप्तकर्ता का स्थान माना जाता है: {{state}}।',
  },
  'pos.severalCountries13': {
    en: '{{clause}}: a service performed in several places, India among them, is supplied in India: State {{state}}.',
    ar: '{{clause}}: الخدمة المؤداة في أماكن عدة منها الهند تُورَّد في الهند: الولاية {{state}}.',
    hi: '{{clause}}: भारत सहित कई स्थानों पर दी गई सेवा का स्थान भारत में है: राज्य {{state}}।',
  },
  'pos.performedInPresence': {
    en: '{{clause}}: a service that needs the person present is supplied where it is performed: State {{state}}.',
    ar: '{{clause}}: الخدمة التي تتطلب حضور الشخص تُورَّد حيث تُؤدَّى: الولاية {{state}}.',
    hi: '{{clause}}: व्यक्ति की उपस्थिति में दी गई सेवा का स्थान वह है जहाँ वह की गई: राज्य {{state}}।',
  },
  'pos.intraIgst': {
    en: '{{clause}}: supplier and place of supply are both in State {{state}}; IGST is charged, as set on the document.',
    ar: '{{clause}}: المورّد ومكان التوريد كلاهما في الولاية {{state}}؛ ويُفرض IGST كما حُدِّد في المستند.',
    hi: '{{clause}}: सप्लायर और सप्लाई का स्थान दोनों राज्य {{state}} में; दस्तावेज़ में चुने अनुसार IGST लगता है।',
  },
  'pos.interUntaxed': {
    en: '{{clause}}: supplier in State {{supplier}}, place of supply {{state}}: an inter-State supply, on which no tax is charged.',
    ar: '{{clause}}: المورّد في الولاية {{supplier}} ومكان التوريد {{state}}: توريد بين الولايات لا تُفرض عليه ضريبة.',
    hi: '{{clause}}: सप्लायर राज्य {{supplier}} में, सप्लाई का स्थान {{state}}: दूसरे राज्य की सप्लाई, जिस पर टैक्स नहीं लिया जाता।',
  },
  'pos.intraUntaxed': {
    en: '{{clause}}: supplier and place of supply are both in State {{state}}; no tax is charged.',
    ar: '{{clause}}: المورّد ومكان التوريد كلاهما في الولاية {{state}}؛ ولا تُفرض ضريبة.',
    hi: '{{clause}}: सप्लायर और सप्लाई का स्थान दोनों राज्य {{state}} में; टैक्स नहीं लिया जाता।',
  },
  'pos.otherState': {
    en: 'A part of the service is supplied in {{state}}.',
    ar: 'يُورَّد جزء من الخدمة في {{state}}.',
    hi: 'सेवा का एक भाग {{state}} में दिया जाता है।',
  },
  'pos.kind': {
    en: 'Supply kind chosen: {{picked}}. By law: {{kind}}.',
    ar: 'نوع التوريد المختار: {{picked}}. بموجب القانون: {{kind}}.',
    hi: 'चुना गया सप्लाई प्रकार: {{picked}}। कानून के अनुसार: {{kind}}।',
  },
  'pos.used.otherSiteStateCodes': {
    en: 'Other States of the site or event: {{value}}.',
    ar: 'ولايات أخرى يحدث فيها: {{value}}.',
    hi: 'काम या कार्यक्रम के दूसरे राज्य: {{value}}।',
  },
  'pos.used.goodsTemporarilyImported': {
    en: 'Goods brought into India for repair or treatment only: {{value}}.',
    ar: 'بضائع أُدخلت الهند للإصلاح أو المعالجة فقط: {{value}}.',
    hi: 'केवल मरम्मत या प्रक्रिया के लिए भारत आया माल: {{value}}।',
  },
  'pos.used.goodsLeaveIndia': {
    en: 'The goods leave India: {{value}}.',
    ar: 'تغادر البضائع الهند: {{value}}.',
    hi: 'माल भारत से बाहर जाता है: {{value}}।',
  },
  'pos.used.paymentReceived': {
    en: 'Payment: {{value}}.',
    ar: 'الدفع: {{value}}.',
    hi: 'भुगतान: {{value}}।',
  },
  'pos.used.sameEstablishment': {
    en: 'Establishments of one person: {{value}}.',
    ar: 'منشآت لشخص واحد: {{value}}.',
    hi: 'एक ही व्यक्ति के प्रतिष्ठान: {{value}}।',
  },
  'pos.change.otherSiteStateCodes': {
    en: 'Other States of the site or event would change this.',
    ar: 'أماكن أخرى لحدوثه تغيّر ذلك.',
    hi: 'काम या कार्यक्रम के दूसरे राज्य इसे बदल देंगे।',
  },
  'pos.change.goodsTemporarilyImported': {
    en: 'It would change if the goods came into India only for repair or treatment, or if this were no longer so.',
    ar: 'يتغير ذلك إن أُدخلت البضائع الهند للإصلاح أو المعالجة فقط أو العكس.',
    hi: 'माल केवल मरम्मत या प्रक्रिया के लिए भारत आया हो या न आया हो, तो यह बदल जाएगा।',
  },
  'pos.change.goodsLeaveIndia': {
    en: 'It would change if the goods stayed in India, or left it.',
    ar: 'يتغير ذلك إن بقيت البضائع في الهند أو غادرتها.',
    hi: 'माल भारत में रहे या बाहर जाए, इससे यह बदल जाएगा।',
  },
  'export.i': {
    en: 'Export of services, IGST s.2(6)(i): the supplier is in India: {{met}}.',
    ar: 'تصدير الخدمات، IGST s.2(6)(i): المورّد في الهند: {{met}}.',
    hi: 'सेवा एक्सपोर्ट, IGST s.2(6)(i): सप्लायर भारत में है: {{met}}।',
  },
  'export.ii': {
    en: 'Export of services, IGST s.2(6)(ii): the recipient is outside India: {{met}}.',
    ar: 'تصدير الخدمات، IGST s.2(6)(ii): المستلم خارج الهند: {{met}}.',
    hi: 'सेवा एक्सपोर्ट, IGST s.2(6)(ii): प्राप्तकर्ता भारत के बाहर है: {{met}}।',
  },
  'export.iii': {
    en: 'Export of services, IGST s.2(6)(iii): the place of supply is outside India: {{met}}.',
    ar: 'تصدير الخدمات، IGST s.2(6)(iii): مكان التوريد خارج الهند: {{met}}.',
    hi: 'सेवा एक्सपोर्ट, IGST s.2(6)(iii): सप्लाई का स्थान भारत के बाहर है: {{met}}।',
  },
  'export.iv': {
    en: 'Export of services, IGST s.2(6)(iv): paid in convertible foreign exchange, or in rupees as the RBI permits: {{met}}.',
    ar: 'تصدير الخدمات، IGST s.2(6)(iv): الدفع بعملة قابلة للتحويل أو بالروبية وفق إذن بنك الاحتياطي: {{met}}.',
    hi: 'सेवा एक्सपोर्ट, IGST s.2(6)(iv): भुगतान विदेशी मुद्रा (कन्वर्टिबल) में, या RBI की अनुमति से रुपये में: {{met}}।',
  },
  'export.v': {
    en: 'Export of services, IGST s.2(6)(v): supplier and recipient are not establishments of one person: {{met}}.',
    ar: 'تصدير الخدمات، IGST s.2(6)(v): المورّد والمستلم ليسا منشأتين لشخص واحد: {{met}}.',
    hi: 'सेवा एक्सपोर्ट, IGST s.2(6)(v): सप्लायर और प्राप्तकर्ता एक ही व्यक्ति के प्रतिष्ठान नहीं हैं: {{met}}।',
  },
  'export.met.Yes': { en: 'yes', ar: 'نعم', hi: 'हाँ' },
  'export.met.No': { en: 'no', ar: 'لا', hi: 'नहीं' },
  'export.met.Unknown': { en: 'not known', ar: 'غير معروف', hi: 'पता नहीं' },
  'issue.SUPPLY_KIND_DIFFERS': {
    en: 'Chosen: {{chosen}}. By {{clause}}, with the place of supply in {{place}}, it is billed as: {{kind}}. If the facts are different, set the place of supply and enter a reason.',
    ar: 'المختار: {{chosen}}. بموجب {{clause}} ومكان التوريد {{place}} تُصدر الفاتورة بصفة: {{kind}}. إن كانت الوقائع غير ذلك فحدّد مكان التوريد واذكر السبب.',
    hi: 'चुना गया: {{chosen}}। {{clause}} के अनुसार, सप्लाई का स्थान {{place}} होने से, बिल इस रूप में बनता है: {{kind}}। तथ्य अलग हों तो सप्लाई का स्थान चुनें और कारण लिखें।',
  },
  'issue.PLACE_LINES_DIFFER': {
    en: 'Goods are supplied in {{goods}}, the services in {{services}} ({{clause}}). If they are not one composite supply, bill the services separately.',
    ar: 'تُورَّد البضائع في {{goods}} والخدمات في {{services}} ({{clause}}). إن لم تكن توريدًا مركبًا واحدًا فأصدر للخدمات فاتورة مستقلة.',
    hi: 'माल की सप्लाई {{goods}} में है, सेवाओं की {{services}} में ({{clause}})। यदि यह एक ही मिश्रित सप्लाई नहीं है तो सेवाओं का बिल अलग बनाएँ।',
  },
  'issue.PLACE_SEVERAL_STATES': {
    en: 'The service is supplied in {{states}} too. Bill each State its share of the value ({{basis}}).',
    ar: 'تُورَّد الخدمة في {{states}} أيضًا. أصدر لكل ولاية فاتورة بحصتها من القيمة ({{basis}}).',
    hi: 'सेवा की सप्लाई {{states}} में भी है। हर राज्य के लिए मूल्य के उसके हिस्से का बिल बनाएँ ({{basis}})।',
  },
  'issue.GOODS_DELIVERED_IN_INDIA': {
    en: 'The buyer is abroad and the goods are delivered in {{state}}. Enter under place of supply whether they leave India; only then is it an export.',
    ar: 'المشتري في الخارج والبضائع تُسلَّم في {{state}}. بيّن ضمن مكان التوريد هل تغادر الهند: عندها فقط يكون تصديرًا.',
    hi: 'ग्राहक विदेश में है और माल {{state}} में डिलीवर होता है। सप्लाई के स्थान में बताएँ कि माल भारत से बाहर जाता है या नहीं: तभी यह एक्सपोर्ट है।',
  },
  'issue.STATE_CESS_NOT_DUE': {
    en: 'Only Kerala has levied a cess on GST: from 1 August 2019 to 31 July 2021, on sales within the State to unregistered buyers. Remove the State cess.',
    ar: 'لم تفرض رسمًا إضافيًا على GST إلا كيرالا: من 1 أغسطس 2019 إلى 31 يوليو 2021، على المبيعات داخل الولاية لغير المسجلين. أزل رسم الولاية.',
    hi: 'GST पर सेस केवल केरल ने लगाया था: 1 अगस्त 2019 से 31 जुलाई 2021 तक, राज्य के भीतर अनरजिस्टर्ड ग्राहकों को बिक्री पर। राज्य का सेस हटाएँ।',
  },
  'issue.COMPOSITION_INTER_STATE': {
    en: 'A composition dealer may not sell to another State (CGST s.10(2)(c)). Check the place of supply; with this sale the GSTIN leaves the scheme.',
    ar: 'لا يجوز لتاجر نظام التركيب البيع لولاية أخرى (CGST s.10(2)(c)). تحقق من مكان التوريد؛ بهذا البيع يخرج رقم GSTIN من النظام.',
    hi: 'कंपोज़िशन डीलर दूसरे राज्य में बिक्री नहीं कर सकता (CGST s.10(2)(c))। सप्लाई का स्थान देखें; इस बिक्री से GSTIN योजना से बाहर हो जाता है।',
  },
  'issue.CONSUMER_QR_MISSING': {
    en: 'With a turnover above {{limit}}, an invoice to a consumer carries a dynamic QR code (Notification 14/2020-CT). Enter the UPI id of the GSTIN and switch on the payment QR in settings.',
    ar: 'مع رقم أعمال يتجاوز {{limit}} تحمل فاتورة المستهلك رمز QR ديناميكيًا (الإشعار 14/2020-CT). أدخل معرّف UPI لرقم GSTIN وفعّل رمز الدفع في الإعدادات.',
    hi: '{{limit}} से अधिक टर्नओवर पर उपभोक्ता के बिल पर डायनेमिक QR कोड होता है (अधिसूचना 14/2020-CT)। GSTIN की UPI आईडी लिखें और सेटिंग में भुगतान QR चालू करें।',
  },
  'issue.RULE_FIXED': {
    en: 'This rule is shown for information and cannot be changed here.',
    ar: 'تُعرض هذه القاعدة للاطلاع ولا تُغيَّر هنا.',
    hi: 'यह नियम केवल जानकारी के लिए है, इसे यहाँ बदला नहीं जा सकता।',
  },
  'invoice.otherSites': {
    en: 'Other States of the site or event',
    ar: 'ولايات أخرى للموقع أو الفعالية',
    hi: 'काम या कार्यक्रम के दूसरे राज्य',
  },
  'invoice.goodsTemporarilyImported': {
    en: 'Goods came to India only for this and are exported again',
    ar: 'أُدخلت البضائع إلى الهند لهذا الغرض فقط ثم يُعاد تصديرها',
    hi: 'माल केवल इसी के लिए भारत आया और वापस जाएगा',
  },
  'invoice.goodsLeaveIndia': {
    en: 'The goods leave India',
    ar: 'تغادر البضائع الهند',
    hi: 'माल भारत से बाहर जाता है',
  },
  'invoice.paymentReceived': {
    en: 'Payment for the service',
    ar: 'الدفع مقابل الخدمة',
    hi: 'सेवा का भुगतान',
  },
  'invoice.sameEstablishment': {
    en: 'The customer is our own establishment abroad',
    ar: 'العميل منشأة لنا في الخارج',
    hi: 'ग्राहक विदेश में हमारा ही प्रतिष्ठान है',
  },
  'invoice.timeOfSupply': { en: 'Time of supply', ar: 'وقت التوريد', hi: 'सप्लाई का समय' },
  'invoice.timeOfSupplyHelp': {
    en: 'Only where the tax rate changed between supply, invoice and payment: the rate before the change applies if two of the three dates come before it (CGST s.14).',
    ar: 'فقط إن تغيّرت نسبة الضريبة بين التوريد والفاتورة والدفع: تُطبَّق النسبة السابقة إن سبق تاريخان من الثلاثة تغيّرها (CGST s.14).',
    hi: 'केवल तब, जब सप्लाई, बिल और भुगतान के बीच टैक्स दर बदली हो: तीन में से दो तिथियाँ बदलाव से पहले हों तो पुरानी दर लगती है (CGST s.14)।',
  },
  'invoice.suppliedOn': { en: 'Supplied on', ar: 'تاريخ التوريد', hi: 'सप्लाई की तिथि' },
  'invoice.paidOn': { en: 'Paid on', ar: 'تاريخ الدفع', hi: 'भुगतान की तिथि' },
  'rule.placeOfSupply.transportAbroad': {
    en: 'Transport of goods across the border: place at the destination',
    ar: 'نقل البضائع عبر الحدود: المكان في الوجهة',
    hi: 'सीमा पार माल ट्रांसपोर्ट: जहाँ माल पहुँचता है वह स्थान',
  },
  'rule.placeOfSupply.pharmaResearch': {
    en: 'Pharmaceutical research for abroad: place at the recipient',
    ar: 'البحث الدوائي للخارج: المكان لدى المستلم',
    hi: 'विदेश के लिए दवा रिसर्च: प्राप्तकर्ता का स्थान',
  },
  'rule.placeOfSupply.aircraftMaintenance': {
    en: 'Maintenance of aircraft: place at the recipient',
    ar: 'صيانة الطائرات: المكان لدى المستلم',
    hi: 'विमान का रखरखाव: प्राप्तकर्ता का स्थान',
  },
  'rule.placeOfSupply.vesselMaintenance': {
    en: 'Maintenance of ships: place at the recipient',
    ar: 'صيانة السفن: المكان لدى المستلم',
    hi: 'जहाज़ का रखरखाव: प्राप्तकर्ता का स्थान',
  },
  'rule.placeOfSupply.section13SameState': {
    en: 'Service across the border with its place in the supplier’s State',
    ar: 'خدمة عبر الحدود مكانها في ولاية المورّد',
    hi: 'सीमा पार सेवा जिसका स्थान सप्लायर के राज्य में है',
  },
  'rule.due.gstr1': {
    en: 'Due date of GSTR-1, monthly',
    ar: 'آخر موعد لنموذج GSTR-1 الشهري',
    hi: 'GSTR-1 मासिक की अंतिम तिथि',
  },
  'rule.due.gstr1Quarterly': {
    en: 'Due date of GSTR-1, quarterly',
    ar: 'آخر موعد لنموذج GSTR-1 ربع السنوي',
    hi: 'GSTR-1 तिमाही की अंतिम तिथि',
  },
  'rule.due.iff': {
    en: 'Due date of the invoice furnishing facility (IFF)',
    ar: 'آخر موعد لتسهيل تقديم الفواتير (IFF)',
    hi: 'IFF की अंतिम तिथि',
  },
  'rule.due.gstr3b': {
    en: 'Due date of GSTR-3B, monthly',
    ar: 'آخر موعد لنموذج GSTR-3B الشهري',
    hi: 'GSTR-3B मासिक की अंतिम तिथि',
  },
  'rule.due.gstr3bQuarterlyA': {
    en: 'Due date of GSTR-3B, quarterly, first group of States',
    ar: 'آخر موعد لنموذج GSTR-3B ربع السنوي، مجموعة الولايات الأولى',
    hi: 'GSTR-3B तिमाही की अंतिम तिथि, राज्यों का पहला ग्रुप',
  },
  'rule.due.gstr3bQuarterlyB': {
    en: 'Due date of GSTR-3B, quarterly, other States',
    ar: 'آخر موعد لنموذج GSTR-3B ربع السنوي، بقية الولايات',
    hi: 'GSTR-3B तिमाही की अंतिम तिथि, अन्य राज्य',
  },
  'rule.due.pmt06': {
    en: 'Due date of the monthly payment of quarterly filers (PMT-06)',
    ar: 'آخر موعد للدفع الشهري لمقدمي الإقرارات ربع السنوية (PMT-06)',
    hi: 'तिमाही फ़ाइल करने वालों के मासिक भुगतान (PMT-06) की अंतिम तिथि',
  },
  'rule.due.cmp08': {
    en: 'Due date of CMP-08',
    ar: 'آخر موعد لنموذج CMP-08',
    hi: 'CMP-08 की अंतिम तिथि',
  },
  'rule.due.gstr4': {
    en: 'Due date of GSTR-4',
    ar: 'آخر موعد لنموذج GSTR-4',
    hi: 'GSTR-4 की अंतिम तिथि',
  },
  'rule.due.gstr5': {
    en: 'Due date of GSTR-5',
    ar: 'آخر موعد لنموذج GSTR-5',
    hi: 'GSTR-5 की अंतिम तिथि',
  },
  'rule.due.gstr6': {
    en: 'Due date of GSTR-6',
    ar: 'آخر موعد لنموذج GSTR-6',
    hi: 'GSTR-6 की अंतिम तिथि',
  },
  'rule.due.gstr7': {
    en: 'Due date of GSTR-7',
    ar: 'آخر موعد لنموذج GSTR-7',
    hi: 'GSTR-7 की अंतिम तिथि',
  },
  'rule.due.gstr8': {
    en: 'Due date of GSTR-8',
    ar: 'آخر موعد لنموذج GSTR-8',
    hi: 'GSTR-8 की अंतिम तिथि',
  },
  'rule.due.gstr9': {
    en: 'Due date of the annual return',
    ar: 'آخر موعد للإقرار السنوي',
    hi: 'वार्षिक रिटर्न की अंतिम तिथि',
  },
  'rule.due.itc04HalfYear': {
    en: 'Due date of ITC-04 after a half-year or year',
    ar: 'آخر موعد لنموذج ITC-04 بعد نصف السنة أو السنة',
    hi: 'छमाही या साल के बाद ITC-04 की अंतिम तिथि',
  },
  'rule.return.barYears': {
    en: 'Years after which a return can no longer be filed',
    ar: 'سنوات لا يُقدَّم بعدها الإقرار',
    hi: 'वर्ष, जिनके बाद रिटर्न फ़ाइल नहीं हो सकता',
  },
  'rule.gstr1a.open': {
    en: 'GSTR-1A may be filed before GSTR-3B',
    ar: 'يجوز تقديم GSTR-1A قبل GSTR-3B',
    hi: 'GSTR-3B से पहले GSTR-1A फ़ाइल हो सकता है',
  },
  'rule.gstr1.blockedAfterMissing': {
    en: 'Months without GSTR-3B that block GSTR-1',
    ar: 'أشهر بلا GSTR-3B تمنع GSTR-1',
    hi: 'GSTR-3B के बिना महीने जिनसे GSTR-1 रुकता है',
  },
  'rule.itc.lastDay': {
    en: 'Last day for the input tax credit of a year',
    ar: 'آخر موعد لخصم ضريبة المدخلات لسنة',
    hi: 'किसी वर्ष के इनपुट टैक्स क्रेडिट की अंतिम तिथि',
  },
  'rule.itc.lastDayRelieved': {
    en: 'Last day for the credit of 2017-18 to 2020-21',
    ar: 'آخر موعد لخصم السنوات 2017-18 إلى 2020-21',
    hi: '2017-18 से 2020-21 के क्रेडिट की अंतिम तिथि',
  },
  'rule.interest.late': {
    en: 'Interest on late tax, per cent per year',
    ar: 'فائدة الضريبة المتأخرة، بالمئة سنويًا',
    hi: 'देर से टैक्स पर ब्याज, प्रतिशत वार्षिक',
  },
  'rule.interest.wrongCredit': {
    en: 'Interest on credit wrongly taken and used, per cent per year',
    ar: 'فائدة الخصم المأخوذ والمستعمل خطأً، بالمئة سنويًا',
    hi: 'गलत लिए और उपयोग किए क्रेडिट पर ब्याज, प्रतिशत वार्षिक',
  },
  'rule.lateFee.day': {
    en: 'Late fee per day',
    ar: 'رسم التأخير في اليوم',
    hi: 'लेट फ़ीस प्रति दिन',
  },
  'rule.lateFee.dayNil': {
    en: 'Late fee per day, nil return',
    ar: 'رسم التأخير في اليوم لإقرار صفري',
    hi: 'लेट फ़ीस प्रति दिन, निल रिटर्न',
  },
  'rule.lateFee.cap': {
    en: 'Maximum late fee of a return',
    ar: 'أقصى رسم تأخير لإقرار',
    hi: 'रिटर्न की अधिकतम लेट फ़ीस',
  },
  'rule.lateFee.capUpTo5Crore': {
    en: 'Maximum late fee, turnover up to 5 crore',
    ar: 'أقصى رسم تأخير لرقم أعمال حتى 5 كرور',
    hi: 'अधिकतम लेट फ़ीस, 5 करोड़ तक टर्नओवर',
  },
  'rule.lateFee.capUpTo1Crore50': {
    en: 'Maximum late fee, turnover up to 1.5 crore',
    ar: 'أقصى رسم تأخير لرقم أعمال حتى 1.5 كرور',
    hi: 'अधिकतम लेट फ़ीस, 1.5 करोड़ तक टर्नओवर',
  },
  'rule.gstr3b.table311': {
    en: 'GSTR-3B has table 3.1.1',
    ar: 'في GSTR-3B الجدول 3.1.1',
    hi: 'GSTR-3B में टेबल 3.1.1',
  },
  'rule.gstr3b.table32Locked': {
    en: 'Table 3.2 of GSTR-3B is filled by the portal',
    ar: 'تملأ البوابة الجدول 3.2 من GSTR-3B',
    hi: 'GSTR-3B की टेबल 3.2 पोर्टल भरता है',
  },
  'rule.gstr3b.negativeOutward': {
    en: 'Tables 3.1 to 3.2 of GSTR-3B take negative amounts',
    ar: 'الجداول 3.1 إلى 3.2 من GSTR-3B تقبل مبالغ سالبة',
    hi: 'GSTR-3B की टेबल 3.1 से 3.2 में ऋणात्मक राशि',
  },
  'rule.gstr3b.negativeCredit': {
    en: 'Tables 4(A) and 4(D)(2) of GSTR-3B take negative amounts',
    ar: 'الجدولان 4(A) و4(D)(2) من GSTR-3B يقبلان مبالغ سالبة',
    hi: 'GSTR-3B की टेबल 4(A) और 4(D)(2) में ऋणात्मक राशि',
  },
  'rule.gstr3b.interestNextPeriod': {
    en: 'Interest is charged in the next GSTR-3B',
    ar: 'تُحتسب الفائدة في GSTR-3B التالي',
    hi: 'ब्याज अगले GSTR-3B में लगता है',
  },
  'rule.setOff.anyOrder': {
    en: 'CGST and SGST credit pay IGST in any order',
    ar: 'رصيدا CGST وSGST يسددان IGST بأي ترتيب',
    hi: 'IGST में CGST और SGST क्रेडिट किसी भी क्रम में',
  },
  'rule.rule86B.value': {
    en: 'Taxable supplies of a month above which 1% of the tax is paid in cash',
    ar: 'توريدات الشهر الخاضعة التي يُدفع فوقها 1% من الضريبة نقدًا',
    hi: 'महीने की टैक्स वाली सप्लाई जिसके ऊपर 1% टैक्स नक़द देना होता है',
  },
  'rule.rule86B.percent': {
    en: 'Share of the tax paid in cash (rule 86B)',
    ar: 'حصة الضريبة المدفوعة نقدًا (القاعدة 86B)',
    hi: 'नक़द दिए जाने वाले टैक्स का हिस्सा (नियम 86B)',
  },
  'rule.pmt06.fixedOfQuarter': {
    en: 'Fixed sum of PMT-06, share of the quarter before',
    ar: 'المبلغ الثابت في PMT-06، حصة من الربع السابق',
    hi: 'PMT-06 की तय राशि, पिछली तिमाही का हिस्सा',
  },
  'rule.pmt06.fixedOfMonth': {
    en: 'Fixed sum of PMT-06, share of the last month',
    ar: 'المبلغ الثابت في PMT-06، حصة من الشهر الأخير',
    hi: 'PMT-06 की तय राशि, पिछले महीने का हिस्सा',
  },
  'rule.lateFee.capNil': {
    en: 'Maximum late fee of a nil return',
    ar: 'أقصى رسم تأخير لإقرار صفري',
    hi: 'निल रिटर्न की अधिकतम लेट फ़ीस',
  },
  'rule.lateFee.annualDay': {
    en: 'Late fee of the annual return per day',
    ar: 'رسم تأخير الإقرار السنوي في اليوم',
    hi: 'वार्षिक रिटर्न की लेट फ़ीस प्रति दिन',
  },
  'rule.lateFee.annualDayUpTo20Crore': {
    en: 'Late fee of the annual return per day, turnover up to 20 crore',
    ar: 'رسم تأخير الإقرار السنوي في اليوم حتى 20 كرور',
    hi: 'वार्षिक रिटर्न की लेट फ़ीस प्रति दिन, 20 करोड़ तक',
  },
  'rule.lateFee.annualDayUpTo5Crore': {
    en: 'Late fee of the annual return per day, turnover up to 5 crore',
    ar: 'رسم تأخير الإقرار السنوي في اليوم حتى 5 كرور',
    hi: 'वार्षिक रिटर्न की लेट फ़ीस प्रति दिन, 5 करोड़ तक',
  },
  'rule.lateFee.annualCapPercent': {
    en: 'Maximum late fee of the annual return, per cent of turnover',
    ar: 'أقصى رسم تأخير للإقرار السنوي، بالمئة من رقم الأعمال',
    hi: 'वार्षिक रिटर्न की अधिकतम लेट फ़ीस, टर्नओवर का प्रतिशत',
  },
  'rule.lateFee.annualCapPercentUpTo20Crore': {
    en: 'Maximum late fee of the annual return up to 20 crore, per cent of turnover',
    ar: 'أقصى رسم تأخير للإقرار السنوي حتى 20 كرور، بالمئة من رقم الأعمال',
    hi: 'वार्षिक रिटर्न की अधिकतम लेट फ़ीस 20 करोड़ तक, टर्नओवर का प्रतिशत',
  },
  'rule.composition.turnoverSpecial': {
    en: 'Turnover limit of composition in special category States',
    ar: 'حد رقم أعمال نظام التركيب في ولايات الفئة الخاصة',
    hi: 'विशेष श्रेणी राज्यों में कंपोज़िशन की टर्नओवर सीमा',
  },
  'rule.composition.turnoverServices': {
    en: 'Turnover limit of composition for services',
    ar: 'حد رقم أعمال نظام التركيب للخدمات',
    hi: 'सेवाओं के लिए कंपोज़िशन की टर्नओवर सीमा',
  },
  'rule.serviceInvoice.daysBanks': {
    en: 'Days allowed to invoice a service of a bank or insurer',
    ar: 'أيام إصدار فاتورة خدمة بنك أو شركة تأمين',
    hi: 'बैंक या बीमा की सेवा का बिल बनाने के दिन',
  },
  'rule.diffPercent': {
    en: 'Share of the tax on leased vehicles bought before GST, per cent',
    ar: 'حصة الضريبة على المركبات المؤجرة المشتراة قبل GST، بالمئة',
    hi: 'GST से पहले खरीदे लीज़ वाहनों पर टैक्स का हिस्सा, प्रतिशत',
  },
  'rule.hsn.turnoverNone': {
    en: 'Turnover up to which no HSN code was needed',
    ar: 'رقم الأعمال الذي لم يكن رمز HSN لازمًا دونه',
    hi: 'टर्नओवर जिस तक HSN ज़रूरी नहीं था',
  },
  'rule.hsn.optionalForConsumers': {
    en: 'HSN optional on invoices to unregistered buyers',
    ar: 'رمز HSN اختياري في فواتير غير المسجلين',
    hi: 'अनरजिस्टर्ड ग्राहकों के बिल पर HSN ज़रूरी नहीं',
  },
  'rule.stateCess.kerala': {
    en: 'Flood cess of Kerala',
    ar: 'رسم الفيضان في كيرالا',
    hi: 'केरल का बाढ़ सेस',
  },
  'rule.ewb.shipToGstin': {
    en: 'GSTIN of the consignee on e-way bills',
    ar: 'رقم GSTIN للمرسل إليه في بوليصة النقل',
    hi: 'ई-वे बिल पर प्राप्तकर्ता का GSTIN',
  },
  'rules.value.IntraState': {
    en: 'Within the State (CGST, SGST)',
    ar: 'داخل الولاية (CGST وSGST)',
    hi: 'राज्य के भीतर (CGST, SGST)',
  },
  'rules.value.InterState': {
    en: 'Between States (IGST)',
    ar: 'بين الولايات (IGST)',
    hi: 'राज्यों के बीच (IGST)',
  },
  'rules.fixed': { en: 'For information', ar: 'للاطلاع', hi: 'जानकारी के लिए' },
} as const satisfies Texts
