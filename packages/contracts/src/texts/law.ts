import type { Texts } from './texts.ts'

/** Supplies to persons abroad, exports, the time of supply, and the rules that returns stand on. */
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
    ar: 'تُورَّد البضائع في {{goods}} والخدمات في {{services}} ({{clause}}). إن لم تكن توريداً مركبًا واحداً فأصدر للخدمات فاتورة مستقلة.',
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
} as const satisfies Texts
