import type { Texts } from './texts.ts'

/** 'Why this tax?': place of supply, figures, roundings; and what can be wrong with a document's numbers. */
export const taxTexts = {
  // Place of supply: one sentence for each clause, by the id of its row in the decision table
  'pos.import': {
    en: '{{clause}}: goods imported into India are supplied at the importer’s location: State {{state}}.',
    ar: '{{clause}}: البضائع المستوردة إلى الهند تُورَّد في موقع المستورد: الولاية {{state}}.',
    hi: '{{clause}}: भारत में इंपोर्ट किए माल की सप्लाई का स्थान इंपोर्टर का स्थान है: राज्य {{state}}।',
  },
  'pos.export': {
    en: '{{clause}}: goods exported from India are supplied outside India ({{state}}).',
    ar: '{{clause}}: البضائع المصدَّرة من الهند تُورَّد خارج الهند ({{state}}).',
    hi: '{{clause}}: भारत से एक्सपोर्ट किए माल की सप्लाई का स्थान भारत के बाहर है ({{state}})।',
  },
  'pos.onBoard': {
    en: '{{clause}}: goods supplied on board a conveyance are supplied where they were taken on board: State {{state}}.',
    ar: '{{clause}}: البضائع المورَّدة على متن وسيلة نقل تُورَّد حيث حُمِّلت: الولاية {{state}}.',
    hi: '{{clause}}: वाहन पर सप्लाई किए गए माल का स्थान वह है जहाँ माल चढ़ाया गया: राज्य {{state}}।',
  },
  'pos.installed': {
    en: '{{clause}}: goods installed or assembled at a site are supplied at that site: State {{state}}.',
    ar: '{{clause}}: البضائع المركَّبة في موقع تُورَّد في ذلك الموقع: الولاية {{state}}.',
    hi: '{{clause}}: साइट पर लगाए गए माल का स्थान वही साइट है: राज्य {{state}}।',
  },
  'pos.unregisteredAddress': {
    en: '{{clause}}: for an unregistered buyer, the State of the address on the invoice counts, else the supplier’s: State {{state}}.',
    ar: '{{clause}}: للمشتري غير المسجَّل تُعتمد ولاية العنوان في الفاتورة، وإلا فولاية المورّد: الولاية {{state}}.',
    hi: '{{clause}}: अनरजिस्टर्ड खरीदार के लिए बिल पर लिखे पते का राज्य माना जाता है, नहीं तो सप्लायर का: राज्य {{state}}।',
  },
  'pos.billToShipTo': {
    en: '{{clause}}: goods sent to another person on the buyer’s direction are supplied at the buyer’s principal place of business: State {{state}}.',
    ar: '{{clause}}: البضائع المرسلة إلى شخص آخر بتوجيه المشتري تُورَّد في مقر عمل المشتري: الولاية {{state}}.',
    hi: '{{clause}}: खरीदार के निर्देश पर किसी अन्य को भेजे गए माल का स्थान खरीदार का मुख्य व्यवसाय स्थान है: राज्य {{state}}।',
  },
  'pos.noMovement': {
    en: '{{clause}}: goods that do not move are supplied where they are at delivery: State {{state}}.',
    ar: '{{clause}}: البضائع التي لا تنتقل تُورَّد حيث توجد عند التسليم: الولاية {{state}}.',
    hi: '{{clause}}: जो माल कहीं नहीं जाता उसका स्थान वह है जहाँ वह डिलीवरी के समय है: राज्य {{state}}।',
  },
  'pos.goodsMove': {
    en: '{{clause}}: goods that move are supplied where the movement ends for delivery: State {{state}}.',
    ar: '{{clause}}: البضائع المنقولة تُورَّد حيث تنتهي حركتها للتسليم: الولاية {{state}}.',
    hi: '{{clause}}: भेजे जाने वाले माल का स्थान वह है जहाँ उसकी डिलीवरी होती है: राज्य {{state}}।',
  },
  'pos.performedOnGoods': {
    en: '{{clause}}: a service on goods that the recipient makes available is supplied where it is performed: State {{state}}.',
    ar: '{{clause}}: الخدمة على بضائع يتيحها المتلقي تُورَّد حيث تُؤدَّى: الولاية {{state}}.',
    hi: '{{clause}}: प्राप्तकर्ता द्वारा उपलब्ध कराए गए माल पर सेवा का स्थान वह है जहाँ वह की गई: राज्य {{state}}।',
  },
  'pos.property13': {
    en: '{{clause}}: a service related to immovable property is supplied where the property is located: State {{state}}.',
    ar: '{{clause}}: الخدمة المتعلقة بعقار تُورَّد حيث يقع العقار: الولاية {{state}}.',
    hi: '{{clause}}: ज़मीन-मकान से जुड़ी सेवा का स्थान वह है जहाँ संपत्ति है: राज्य {{state}}।',
  },
  'pos.event13': {
    en: '{{clause}}: admission to or organising of an event is supplied where the event is held: State {{state}}.',
    ar: '{{clause}}: الدخول إلى فعالية أو تنظيمها يُورَّد حيث تقام: الولاية {{state}}.',
    hi: '{{clause}}: कार्यक्रम में प्रवेश या उसके आयोजन का स्थान वह है जहाँ कार्यक्रम होता है: राज्य {{state}}।',
  },
  'pos.banking13': {
    en: '{{clause}}: services of a bank to its account holders are supplied at the supplier’s location: State {{state}}.',
    ar: '{{clause}}: خدمات البنك لأصحاب الحسابات تُورَّد في موقع المورّد: الولاية {{state}}.',
    hi: '{{clause}}: खाताधारकों को बैंक की सेवा का स्थान सप्लायर का स्थान है: राज्य {{state}}।',
  },
  'pos.intermediary': {
    en: '{{clause}}: services of an intermediary are supplied at the supplier’s location: State {{state}}.',
    ar: '{{clause}}: خدمات الوسيط تُورَّد في موقع المورّد: الولاية {{state}}.',
    hi: '{{clause}}: बिचौलिए (इंटरमीडियरी) की सेवा का स्थान सप्लायर का स्थान है: राज्य {{state}}।',
  },
  'pos.transportHire': {
    en: '{{clause}}: hiring of means of transport up to a month is supplied at the supplier’s location: State {{state}}.',
    ar: '{{clause}}: استئجار وسائل النقل حتى شهر يُورَّد في موقع المورّد: الولاية {{state}}.',
    hi: '{{clause}}: एक माह तक ट्रांसपोर्ट साधन किराए पर देने का स्थान सप्लायर का स्थान है: राज्य {{state}}।',
  },
  'pos.goodsTransport13': {
    en: '{{clause}}: transport of goods was supplied at their destination until 30 September 2023: {{state}}.',
    ar: '{{clause}}: كان نقل البضائع يُورَّد في وجهتها حتى 30 سبتمبر 2023: {{state}}.',
    hi: '{{clause}}: 30 सितंबर 2023 तक माल ट्रांसपोर्ट का स्थान वह था जहाँ माल पहुँचता है: {{state}}।',
  },
  'pos.passenger13': {
    en: '{{clause}}: passenger transport is supplied where the passenger embarks: State {{state}}.',
    ar: '{{clause}}: نقل الركاب يُورَّد حيث يصعد الراكب: الولاية {{state}}.',
    hi: '{{clause}}: यात्री ट्रांसपोर्ट का स्थान वह है जहाँ यात्री चढ़ता है: राज्य {{state}}।',
  },
  'pos.onBoard13': {
    en: '{{clause}}: a service on board is supplied at the first scheduled point of departure: State {{state}}.',
    ar: '{{clause}}: الخدمة على متن وسيلة نقل تُورَّد في أول نقطة مغادرة مقررة: الولاية {{state}}.',
    hi: '{{clause}}: वाहन पर दी गई सेवा का स्थान पहला निर्धारित प्रस्थान स्थान है: राज्य {{state}}।',
  },
  'pos.online': {
    en: '{{clause}}: online information and database services are supplied at the recipient’s location: {{state}}.',
    ar: '{{clause}}: خدمات المعلومات وقواعد البيانات عبر الإنترنت تُورَّد في موقع المتلقي: {{state}}.',
    hi: '{{clause}}: ऑनलाइन सूचना सेवाओं का स्थान प्राप्तकर्ता का स्थान है: {{state}}।',
  },
  'pos.crossBorder': {
    en: '{{clause}}: a service across the border is supplied at the recipient’s location, or the supplier’s where that is not known: {{state}}.',
    ar: '{{clause}}: الخدمة عبر الحدود تُورَّد في موقع المتلقي، أو المورّد إن لم يُعرف: {{state}}.',
    hi: '{{clause}}: सीमा पार सेवा का स्थान प्राप्तकर्ता का स्थान है, ज्ञात न होने पर सप्लायर का: {{state}}।',
  },
  'pos.property': {
    en: '{{clause}}: a service related to immovable property or lodging is supplied where the property is located: State {{state}}.',
    ar: '{{clause}}: الخدمة المتعلقة بعقار أو إقامة تُورَّد حيث يقع العقار: الولاية {{state}}.',
    hi: '{{clause}}: ज़मीन-मकान या ठहरने से जुड़ी सेवा का स्थान वह है जहाँ संपत्ति है: राज्य {{state}}।',
  },
  'pos.performed': {
    en: '{{clause}}: restaurant, personal care, fitness and health services are supplied where they are performed: State {{state}}.',
    ar: '{{clause}}: خدمات المطاعم والعناية الشخصية واللياقة والصحة تُورَّد حيث تُؤدَّى: الولاية {{state}}.',
    hi: '{{clause}}: रेस्तराँ, ब्यूटी, फ़िटनेस और स्वास्थ्य सेवाओं का स्थान वह है जहाँ वे दी जाती हैं: राज्य {{state}}।',
  },
  'pos.training': {
    en: '{{clause}}: training is supplied at a registered recipient’s location, else where it is given: State {{state}}.',
    ar: '{{clause}}: التدريب يُورَّد في موقع المتلقي المسجَّل، وإلا فحيث يُقدَّم: الولاية {{state}}.',
    hi: '{{clause}}: ट्रेनिंग का स्थान रजिस्टर्ड प्राप्तकर्ता का स्थान है, नहीं तो जहाँ वह दी जाती है: राज्य {{state}}।',
  },
  'pos.admission': {
    en: '{{clause}}: admission to an event or park is supplied where the event is held or the park is located: State {{state}}.',
    ar: '{{clause}}: الدخول إلى فعالية أو متنزه يُورَّد حيث تقام أو يقع: الولاية {{state}}.',
    hi: '{{clause}}: कार्यक्रम या उद्यान में प्रवेश का स्थान वह है जहाँ वह है: राज्य {{state}}।',
  },
  'pos.event': {
    en: '{{clause}}: organising an event is supplied at a registered recipient’s location, else where the event is held: State {{state}}.',
    ar: '{{clause}}: تنظيم فعالية يُورَّد في موقع المتلقي المسجَّل، وإلا فحيث تقام: الولاية {{state}}.',
    hi: '{{clause}}: कार्यक्रम आयोजन का स्थान रजिस्टर्ड प्राप्तकर्ता का स्थान है, नहीं तो जहाँ कार्यक्रम होता है: राज्य {{state}}।',
  },
  'pos.transportToAbroad': {
    en: '{{clause}}: transport of goods to a place outside India was supplied at the destination until 30 September 2023 ({{state}}).',
    ar: '{{clause}}: كان نقل البضائع إلى خارج الهند يُورَّد في الوجهة حتى 30 سبتمبر 2023 ({{state}}).',
    hi: '{{clause}}: 30 सितंबर 2023 तक भारत के बाहर माल ट्रांसपोर्ट का स्थान वह था जहाँ माल पहुँचता है ({{state}})।',
  },
  'pos.goodsTransport': {
    en: '{{clause}}: transport of goods is supplied at a registered recipient’s location, else where the goods are handed over: State {{state}}.',
    ar: '{{clause}}: نقل البضائع يُورَّد في موقع المتلقي المسجَّل، وإلا فحيث تُسلَّم البضائع للنقل: الولاية {{state}}.',
    hi: '{{clause}}: माल ट्रांसपोर्ट का स्थान रजिस्टर्ड प्राप्तकर्ता का स्थान है, नहीं तो जहाँ माल सौंपा जाता है: राज्य {{state}}।',
  },
  'pos.passenger': {
    en: '{{clause}}: passenger transport is supplied at a registered recipient’s location, else where the passenger embarks: State {{state}}.',
    ar: '{{clause}}: نقل الركاب يُورَّد في موقع المتلقي المسجَّل، وإلا فحيث يصعد الراكب: الولاية {{state}}.',
    hi: '{{clause}}: यात्री ट्रांसपोर्ट का स्थान रजिस्टर्ड प्राप्तकर्ता का स्थान है, नहीं तो जहाँ यात्री चढ़ता है: राज्य {{state}}।',
  },
  'pos.onBoardService': {
    en: '{{clause}}: a service on board a conveyance is supplied at the first scheduled point of departure: State {{state}}.',
    ar: '{{clause}}: الخدمة على متن وسيلة نقل تُورَّد في أول نقطة مغادرة مقررة: الولاية {{state}}.',
    hi: '{{clause}}: वाहन पर दी गई सेवा का स्थान पहला निर्धारित प्रस्थान स्थान है: राज्य {{state}}।',
  },
  'pos.telecomFixed': {
    en: '{{clause}}: a fixed line, leased circuit, cable or dish is supplied where it is installed: State {{state}}.',
    ar: '{{clause}}: الخط الثابت أو الدائرة المؤجرة أو الكابل يُورَّد حيث يُركَّب: الولاية {{state}}.',
    hi: '{{clause}}: लैंडलाइन, लीज़ सर्किट, केबल या डिश का स्थान वह है जहाँ वह लगी है: राज्य {{state}}।',
  },
  'pos.telecomPostpaid': {
    en: '{{clause}}: a post-paid connection is supplied at the billing address on record: State {{state}}.',
    ar: '{{clause}}: الاشتراك الآجل يُورَّد في عنوان الفوترة المسجَّل: الولاية {{state}}.',
    hi: '{{clause}}: पोस्ट-पेड कनेक्शन का स्थान रिकॉर्ड में बिल का पता है: राज्य {{state}}।',
  },
  'pos.telecomPrepaid': {
    en: '{{clause}}: a pre-paid connection is supplied where the voucher is sold; paid online, at the recipient’s address on record: State {{state}}.',
    ar: '{{clause}}: الاشتراك المسبق يُورَّد حيث تُباع القسيمة؛ وعند الدفع إلكترونيًا فعنوان المتلقي المسجَّل: الولاية {{state}}.',
    hi: '{{clause}}: प्री-पेड कनेक्शन का स्थान वह है जहाँ वाउचर बिका; ऑनलाइन भुगतान पर प्राप्तकर्ता का पता: राज्य {{state}}।',
  },
  'pos.banking': {
    en: '{{clause}}: banking and financial services are supplied at the recipient’s location on record, else the supplier’s: State {{state}}.',
    ar: '{{clause}}: الخدمات المصرفية والمالية تُورَّد في موقع المتلقي المسجَّل في السجلات، وإلا فالمورّد: الولاية {{state}}.',
    hi: '{{clause}}: बैंकिंग और वित्तीय सेवाओं का स्थान रिकॉर्ड में प्राप्तकर्ता का स्थान है, नहीं तो सप्लायर का: राज्य {{state}}।',
  },
  'pos.insurance': {
    en: '{{clause}}: insurance is supplied at the recipient’s location on record: State {{state}}.',
    ar: '{{clause}}: التأمين يُورَّد في موقع المتلقي المسجَّل في السجلات: الولاية {{state}}.',
    hi: '{{clause}}: बीमा का स्थान रिकॉर्ड में प्राप्तकर्ता का स्थान है: राज्य {{state}}।',
  },
  'pos.governmentAdvertisement': {
    en: '{{clause}}: advertisement for a government is supplied in each State it is meant for: State {{state}}.',
    ar: '{{clause}}: الإعلان لحكومة يُورَّد في كل ولاية موجَّه إليها: الولاية {{state}}.',
    hi: '{{clause}}: सरकार के विज्ञापन का स्थान हर वह राज्य है जिसके लिए वह है: राज्य {{state}}।',
  },
  'pos.registeredRecipient': {
    en: '{{clause}}: a service to a registered person is supplied at that person’s location: State {{state}}.',
    ar: '{{clause}}: الخدمة لشخص مسجَّل تُورَّد في موقعه: الولاية {{state}}.',
    hi: '{{clause}}: रजिस्टर्ड व्यक्ति को सेवा का स्थान उस व्यक्ति का स्थान है: राज्य {{state}}।',
  },
  'pos.addressOnRecord': {
    en: '{{clause}}: a service to an unregistered person is supplied at the address on record: State {{state}}.',
    ar: '{{clause}}: الخدمة لشخص غير مسجَّل تُورَّد في عنوانه المسجَّل في السجلات: الولاية {{state}}.',
    hi: '{{clause}}: अनरजिस्टर्ड व्यक्ति को सेवा का स्थान रिकॉर्ड में उसका पता है: राज्य {{state}}।',
  },
  'pos.noAddress': {
    en: '{{clause}}: without an address on record, the service is supplied at the supplier’s location: State {{state}}.',
    ar: '{{clause}}: بلا عنوان في السجلات تُورَّد الخدمة في موقع المورّد: الولاية {{state}}.',
    hi: '{{clause}}: रिकॉर्ड में पता न होने पर सेवा का स्थान सप्लायर का स्थान है: राज्य {{state}}।',
  },

  'pos.inter': {
    en: '{{clause}}: supplier in State {{supplier}}, place of supply {{state}}: an inter-State supply with IGST.',
    ar: '{{clause}}: المورّد في الولاية {{supplier}} ومكان التوريد {{state}}: توريد بين الولايات يخضع لـ IGST.',
    hi: '{{clause}}: सप्लायर राज्य {{supplier}} में, सप्लाई का स्थान {{state}}: अंतर-राज्य सप्लाई, जिस पर IGST लगता है।',
  },
  'pos.intra': {
    en: '{{clause}}: supplier and place of supply are both in State {{state}}: CGST with SGST or UTGST, half each.',
    ar: '{{clause}}: المورّد ومكان التوريد كلاهما في الولاية {{state}}: CGST مع SGST أو UTGST مناصفةً.',
    hi: '{{clause}}: सप्लायर और सप्लाई का स्थान दोनों राज्य {{state}} में: CGST के साथ SGST या UTGST, आधा-आधा।',
  },
  'pos.missing': {
    en: 'More details are needed to find the place of supply.',
    ar: 'تلزم بيانات إضافية لتحديد مكان التوريد.',
    hi: 'सप्लाई का स्थान जानने के लिए और जानकारी चाहिए।',
  },
  'pos.override': {
    en: 'The rule gives {{derived}}; {{chosen}} was set instead. Reason: {{reason}}.',
    ar: 'القاعدة تعطي {{derived}}؛ وحُدِّد {{chosen}} بدلًا منه. السبب: {{reason}}.',
    hi: 'नियम से {{derived}} है; उसकी जगह {{chosen}} रखा गया। कारण: {{reason}}।',
  },

  'pos.used.date': {
    en: 'Document date: {{value}}.',
    ar: 'تاريخ المستند: {{value}}.',
    hi: 'दस्तावेज़ की तिथि: {{value}}।',
  },
  'pos.used.supply': {
    en: 'What is supplied: {{value}}.',
    ar: 'ما يُورَّد: {{value}}.',
    hi: 'सप्लाई: {{value}}।',
  },
  'pos.used.supplyKind': {
    en: 'Supply kind: {{value}}.',
    ar: 'نوع التوريد: {{value}}.',
    hi: 'सप्लाई का प्रकार: {{value}}।',
  },
  'pos.used.supplierStateCode': {
    en: 'Supplier’s State: {{value}}.',
    ar: 'ولاية المورّد: {{value}}.',
    hi: 'सप्लायर का राज्य: {{value}}।',
  },
  'pos.used.supplierAbroad': {
    en: 'The supplier is outside India.',
    ar: 'المورّد خارج الهند.',
    hi: 'सप्लायर भारत के बाहर है।',
  },
  'pos.used.recipientRegistered': {
    en: 'Recipient registered under GST: {{value}}.',
    ar: 'المتلقي مسجَّل في GST: {{value}}.',
    hi: 'प्राप्तकर्ता GST में रजिस्टर्ड: {{value}}।',
  },
  'pos.used.recipientAbroad': {
    en: 'Recipient outside India: {{value}}.',
    ar: 'المتلقي خارج الهند: {{value}}.',
    hi: 'प्राप्तकर्ता भारत के बाहर: {{value}}।',
  },
  'pos.used.recipientStateCode': {
    en: 'Recipient’s State: {{value}}.',
    ar: 'ولاية المتلقي: {{value}}.',
    hi: 'प्राप्तकर्ता का राज्य: {{value}}।',
  },
  'pos.used.deliveryStateCode': {
    en: 'State of delivery: {{value}}.',
    ar: 'ولاية التسليم: {{value}}.',
    hi: 'डिलीवरी का राज्य: {{value}}।',
  },
  'pos.used.deliveredToAnother': {
    en: 'Delivered to another person on the buyer’s direction: {{value}}.',
    ar: 'سُلِّم لشخص آخر بتوجيه المشتري: {{value}}.',
    hi: 'खरीदार के कहने पर किसी और को डिलीवरी: {{value}}।',
  },
  'pos.used.movement': {
    en: 'How the goods reach the buyer: {{value}}.',
    ar: 'كيف تصل البضائع إلى المشتري: {{value}}.',
    hi: 'माल खरीदार तक कैसे पहुँचता है: {{value}}।',
  },
  'pos.used.service': {
    en: 'Nature of the service: {{value}}.',
    ar: 'طبيعة الخدمة: {{value}}.',
    hi: 'सेवा का प्रकार: {{value}}।',
  },
  'pos.used.siteStateCode': {
    en: 'State of the site or event: {{value}}.',
    ar: 'الولاية التي يحدث فيها: {{value}}.',
    hi: 'काम या कार्यक्रम का राज्य: {{value}}।',
  },
  'pos.used.destinationStateCode': {
    en: 'Destination: {{value}}.',
    ar: 'الوجهة: {{value}}.',
    hi: 'माल कहाँ जाएगा: {{value}}।',
  },

  'pos.change.date': {
    en: 'Another date may change the rule.',
    ar: 'قد يجلب تاريخ آخر قاعدة أخرى.',
    hi: 'दूसरी तिथि पर दूसरा नियम हो सकता है।',
  },
  'pos.change.supplyKind': {
    en: 'Another supply kind would change this.',
    ar: 'نوع توريد آخر يغيّر ذلك.',
    hi: 'सप्लाई का दूसरा प्रकार इसे बदल देगा।',
  },
  'pos.change.supplierAbroad': {
    en: 'A supplier in India would change this.',
    ar: 'مورّد داخل الهند يغيّر ذلك.',
    hi: 'भारत में सप्लायर होने पर यह बदल जाएगा।',
  },
  'pos.change.recipientRegistered': {
    en: "It would change if the recipient's registration were different.",
    ar: 'يتغير ذلك إن اختلفت حالة تسجيل المتلقي.',
    hi: 'प्राप्तकर्ता का रजिस्ट्रेशन अलग हो तो यह बदल जाएगा।',
  },
  'pos.change.recipientAbroad': {
    en: 'It would change if the recipient were abroad instead of in India, or the other way round.',
    ar: 'يتغير ذلك إن كان المتلقي على الجانب الآخر من الحدود.',
    hi: 'प्राप्तकर्ता भारत की जगह विदेश में हो, या इसका उलटा, तो यह बदल जाएगा।',
  },
  'pos.change.recipientStateCode': {
    en: 'Another State of the recipient would change this.',
    ar: 'ولاية أخرى للمتلقي تغيّر ذلك.',
    hi: 'प्राप्तकर्ता का दूसरा राज्य इसे बदल देगा।',
  },
  'pos.change.deliveryStateCode': {
    en: 'Delivery in another State would change this.',
    ar: 'التسليم في ولاية أخرى يغيّر ذلك.',
    hi: 'दूसरे राज्य में डिलीवरी इसे बदल देगी।',
  },
  'pos.change.deliveredToAnother': {
    en: "It would change if delivery to another person on the buyer's direction were added or removed.",
    ar: 'يتغير ذلك إن سُلِّمت البضائع لشخص آخر بتوجيه المشتري أو العكس.',
    hi: 'खरीदार के निर्देश पर किसी अन्य को डिलीवरी होने या न होने से यह बदल जाएगा।',
  },
  'pos.change.movement': {
    en: 'It would change if the goods reached the buyer in another way.',
    ar: 'يتغير ذلك إن وصلت البضائع إلى المشتري بطريقة أخرى.',
    hi: 'माल दूसरे ढंग से पहुँचने पर यह बदल जाएगा।',
  },
  'pos.change.service': {
    en: 'Another nature of the service may change this.',
    ar: 'طبيعة أخرى للخدمة قد تغيّر ذلك.',
    hi: 'सेवा का दूसरा प्रकार इसे बदल सकता है।',
  },
  'pos.change.siteStateCode': {
    en: 'Another State of the site or event would change this.',
    ar: 'مكان آخر لحدوثه يغيّر ذلك.',
    hi: 'काम या कार्यक्रम का दूसरा राज्य इसे बदल देगा।',
  },
  'pos.change.destinationStateCode': {
    en: 'Another destination would change this.',
    ar: 'وجهة أخرى تغيّر ذلك.',
    hi: 'माल कहीं और जाए तो यह बदल जाएगा।',
  },

  // Figures of a line
  'why.gross': {
    en: '{{quantity}} × {{unitPrice}} = {{amount}}',
    ar: '{{quantity}} × {{unitPrice}} = {{amount}}',
    hi: '{{quantity}} × {{unitPrice}} = {{amount}}',
  },
  'why.discountPercent': {
    en: 'less discount of {{percent}}%: {{amount}}',
    ar: 'ناقص خصم {{percent}}%: {{amount}}',
    hi: 'घटाएँ {{percent}}% छूट: {{amount}}',
  },
  'why.discount': {
    en: 'less discount: {{amount}}',
    ar: 'ناقص الخصم: {{amount}}',
    hi: 'घटाएँ छूट: {{amount}}',
  },
  'why.otherCharges': {
    en: 'plus charges of the line: {{amount}}',
    ar: 'زائد رسوم السطر: {{amount}}',
    hi: 'जोड़ें लाइन के अन्य ख़र्च: {{amount}}',
  },
  'why.documentDiscount': {
    en: 'less this line’s share of the discount on the document, by value: {{amount}}',
    ar: 'ناقص حصة هذا السطر من خصم المستند بحسب القيمة: {{amount}}',
    hi: 'घटाएँ दस्तावेज़ की छूट में इस लाइन का हिस्सा, मूल्य के हिसाब से: {{amount}}',
  },
  'why.charges': {
    en: 'plus this line’s share of the charges on the document, by value (CGST s.15(2)(c)): {{amount}}',
    ar: 'زائد حصة هذا السطر من رسوم المستند بحسب القيمة (CGST s.15(2)(c)): {{amount}}',
    hi: 'जोड़ें दस्तावेज़ के अन्य ख़र्च में इस लाइन का हिस्सा, मूल्य के हिसाब से (CGST धारा 15(2)(ग)): {{amount}}',
  },
  'why.taxableValue': {
    en: 'Taxable value, to the paisa: {{amount}}',
    ar: 'القيمة الخاضعة للضريبة حتى البيسة: {{amount}}',
    hi: 'टैक्सेबल मूल्य, पैसे तक: {{amount}}',
  },
  'why.takenOut': {
    en: 'The price includes tax at {{rate}}%; without it the value is {{amount}}.',
    ar: 'السعر يشمل الضريبة بنسبة {{rate}}%؛ وقيمته بدونها {{amount}}.',
    hi: 'मूल्य में {{rate}}% टैक्स शामिल है; उसके बिना मूल्य {{amount}} है।',
  },
  'why.includesTax': {
    en: 'The price of {{price}} includes tax at {{rate}}%: tax = price × rate / (100 + rates) (rule 35), so that the line equals the price paid.',
    ar: 'السعر {{price}} يشمل الضريبة بنسبة {{rate}}%: الضريبة = السعر × النسبة / (100 + النسب) (القاعدة 35)، فيساوي السطر السعر المدفوع.',
    hi: 'मूल्य {{price}} में {{rate}}% टैक्स शामिल है: टैक्स = मूल्य × दर / (100 + दरें) (नियम 35), ताकि लाइन चुकाए मूल्य के बराबर हो।',
  },
  'why.igst': {
    en: 'IGST {{rate}}% of {{base}} = {{exact}}, to the paisa {{amount}}',
    ar: 'IGST {{rate}}% من {{base}} = {{exact}}، حتى البيسة {{amount}}',
    hi: 'IGST {{base}} का {{rate}}% = {{exact}}, पैसे तक {{amount}}',
  },
  'why.cgst': {
    en: 'CGST {{rate}}% of {{base}} = {{exact}}, to the paisa {{amount}}',
    ar: 'CGST {{rate}}% من {{base}} = {{exact}}، حتى البيسة {{amount}}',
    hi: 'CGST {{base}} का {{rate}}% = {{exact}}, पैसे तक {{amount}}',
  },
  'why.sgst': {
    en: 'SGST {{rate}}% of {{base}} = {{exact}}, to the paisa {{amount}}',
    ar: 'SGST {{rate}}% من {{base}} = {{exact}}، حتى البيسة {{amount}}',
    hi: 'SGST {{base}} का {{rate}}% = {{exact}}, पैसे तक {{amount}}',
  },
  'why.utgst': {
    en: 'UTGST {{rate}}% of {{base}} = {{exact}}, to the paisa {{amount}}',
    ar: 'UTGST {{rate}}% من {{base}} = {{exact}}، حتى البيسة {{amount}}',
    hi: 'UTGST {{base}} का {{rate}}% = {{exact}}, पैसे तक {{amount}}',
  },
  'why.cess': {
    en: 'Cess {{rate}}% of {{base}} = {{exact}}, to the paisa {{amount}}',
    ar: 'الرسم {{rate}}% من {{base}} = {{exact}}، حتى البيسة {{amount}}',
    hi: 'सेस {{base}} का {{rate}}% = {{exact}}, पैसे तक {{amount}}',
  },
  'why.cessNonAdvalorem': {
    en: 'Cess by quantity: {{base}} × {{rate}} = {{exact}}, to the paisa {{amount}}',
    ar: 'الرسم حسب الكمية: {{base}} × {{rate}} = {{exact}}، حتى البيسة {{amount}}',
    hi: 'मात्रा पर सेस: {{base}} × {{rate}} = {{exact}}, पैसे तक {{amount}}',
  },
  'why.stateCess': {
    en: 'State cess {{rate}}% of {{base}} = {{exact}}, to the paisa {{amount}}',
    ar: 'رسم الولاية {{rate}}% من {{base}} = {{exact}}، حتى البيسة {{amount}}',
    hi: 'राज्य सेस {{base}} का {{rate}}% = {{exact}}, पैसे तक {{amount}}',
  },
  'why.igst.inside': {
    en: 'of which IGST at {{rate}}%: {{amount}} on {{base}}',
    ar: 'منها IGST بنسبة {{rate}}%: {{amount}} على {{base}}',
    hi: 'जिसमें IGST {{rate}}% से: {{base}} पर {{amount}}',
  },
  'why.cgst.inside': {
    en: 'of which CGST at {{rate}}%: {{amount}} on {{base}}',
    ar: 'منها CGST بنسبة {{rate}}%: {{amount}} على {{base}}',
    hi: 'जिसमें CGST {{rate}}% से: {{base}} पर {{amount}}',
  },
  'why.sgst.inside': {
    en: 'of which SGST at {{rate}}%: {{amount}} on {{base}}',
    ar: 'منها SGST بنسبة {{rate}}%: {{amount}} على {{base}}',
    hi: 'जिसमें SGST {{rate}}% से: {{base}} पर {{amount}}',
  },
  'why.utgst.inside': {
    en: 'of which UTGST at {{rate}}%: {{amount}} on {{base}}',
    ar: 'منها UTGST بنسبة {{rate}}%: {{amount}} على {{base}}',
    hi: 'जिसमें UTGST {{rate}}% से: {{base}} पर {{amount}}',
  },
  'why.cess.inside': {
    en: 'of which cess at {{rate}}%: {{amount}} on {{base}}',
    ar: 'منها الرسم بنسبة {{rate}}%: {{amount}} على {{base}}',
    hi: 'जिसमें सेस {{rate}}% से: {{base}} पर {{amount}}',
  },
  'why.cessNonAdvalorem.inside': {
    en: 'of which cess by quantity: {{base}} × {{rate}} = {{amount}}',
    ar: 'منها الرسم حسب الكمية: {{base}} × {{rate}} = {{amount}}',
    hi: 'जिसमें मात्रा पर सेस: {{base}} × {{rate}} = {{amount}}',
  },
  'why.stateCess.inside': {
    en: 'of which State cess at {{rate}}%: {{amount}} on {{base}}',
    ar: 'منها رسم الولاية بنسبة {{rate}}%: {{amount}} على {{base}}',
    hi: 'जिसमें राज्य सेस {{rate}}% से: {{base}} पर {{amount}}',
  },
  'why.noTax.billOfSupply': {
    en: 'No tax: a composition or unregistered seller may not collect it (CGST s.10(4), s.32); a bill of supply is issued.',
    ar: 'بلا ضريبة: لا يجوز لبائع التسوية أو غير المسجَّل تحصيلها (CGST s.10(4), s.32)؛ تصدر فاتورة توريد.',
    hi: 'टैक्स नहीं: कंपोज़िशन या अनरजिस्टर्ड विक्रेता टैक्स नहीं ले सकता (CGST धारा 10(4), 32); बिल ऑफ़ सप्लाई बनता है।',
  },
  'why.noTax.unknownPlace': {
    en: 'No tax yet: the place of supply is not known.',
    ar: 'لا ضريبة بعد: مكان التوريد غير معروف.',
    hi: 'अभी टैक्स नहीं: सप्लाई का स्थान पता नहीं।',
  },
  'why.noTax.noSupply': {
    en: 'No tax: nothing is supplied by this challan (rule 55(1)); the invoice made from it bears the tax.',
    ar: 'بلا ضريبة: لا توريد بهذا الإشعار (القاعدة 55(1))؛ تُحسب الضريبة في الفاتورة التي تُنشأ منه.',
    hi: 'टैक्स नहीं: इस चालान से सप्लाई नहीं होती (नियम 55(1)); टैक्स इससे बने बिल में लगता है।',
  },
  'why.noTax.withoutPayment': {
    en: 'No tax: zero-rated under bond or LUT (IGST s.16(3)).',
    ar: 'بلا ضريبة: بنسبة صفر بموجب سند أو خطاب تعهد (IGST s.16(3)).',
    hi: 'टैक्स नहीं: बॉन्ड या LUT पर ज़ीरो रेटेड (IGST धारा 16(3))।',
  },
  'why.noTax.Exempt': {
    en: 'No tax: the supply is exempt (CGST s.11).',
    ar: 'بلا ضريبة: التوريد معفى (CGST s.11).',
    hi: 'टैक्स नहीं: सप्लाई छूट प्राप्त है (CGST धारा 11)।',
  },
  'why.noTax.NilRated': {
    en: 'No tax: the tariff rate is nil.',
    ar: 'بلا ضريبة: نسبة التعريفة صفر.',
    hi: 'टैक्स नहीं: टैरिफ़ दर शून्य है।',
  },
  'why.noTax.NonGst': {
    en: 'No tax: the supply is outside GST (CGST s.9(2)).',
    ar: 'بلا ضريبة: التوريد خارج GST (CGST s.9(2)).',
    hi: 'टैक्स नहीं: सप्लाई GST से बाहर है (CGST धारा 9(2))।',
  },
  'why.noTax.ZeroRated': {
    en: 'No tax: the supply is zero-rated (IGST s.16).',
    ar: 'بلا ضريبة: التوريد بنسبة صفر (IGST s.16).',
    hi: 'टैक्स नहीं: सप्लाई ज़ीरो रेटेड है (IGST धारा 16)।',
  },
  'why.total': { en: 'Line total: {{total}}', ar: 'إجمالي السطر: {{total}}', hi: 'लाइन का जोड़: {{total}}' },
  'why.totalReverseCharge': {
    en: 'Line total: {{total}}; the recipient pays the tax to the government (reverse charge).',
    ar: 'إجمالي السطر: {{total}}؛ يدفع المتلقي الضريبة للحكومة (احتساب عكسي).',
    hi: 'लाइन का जोड़: {{total}}; टैक्स प्राप्तकर्ता सरकार को देता है (रिवर्स चार्ज)।',
  },

  'why.totalOperator': {
    en: 'Line total: {{total}}; the e-commerce operator pays the tax to the government (CGST s.9(5)).',
    ar: 'إجمالي السطر: {{total}}؛ يدفع مشغّل التجارة الإلكترونية الضريبة للحكومة (CGST s.9(5)).',
    hi: 'लाइन का जोड़: {{total}}; टैक्स ई-कॉमर्स ऑपरेटर सरकार को देता है (CGST s.9(5))।',
  },

  // Totals
  'why.totals.taxable': {
    en: 'Taxable value: the sum of {{lines}} lines, {{amount}}',
    ar: 'القيمة الخاضعة للضريبة: مجموع {{lines}} سطرًا، {{amount}}',
    hi: 'टैक्सेबल मूल्य: {{lines}} लाइनों का जोड़, {{amount}}',
  },
  'why.totals.discount': {
    en: 'Discount on the document, divided by value; the last paisa goes to the largest line: {{amount}}',
    ar: 'خصم المستند موزَّعًا بحسب القيمة، والبيسة الأخيرة لأكبر سطر: {{amount}}',
    hi: 'दस्तावेज़ की छूट, मूल्य के हिसाब से बाँटी गई; आख़िरी पैसा सबसे बड़ी लाइन में: {{amount}}',
  },
  'why.totals.charges': {
    en: 'Charges included in the value of the lines: {{amount}}',
    ar: 'الرسوم جزء من قيمة السطور: {{amount}}',
    hi: 'अन्य ख़र्च, लाइनों के मूल्य में शामिल: {{amount}}',
  },
  'why.totals.chargesOwn': {
    en: 'Charges with a rate that no line has, taxed separately: {{amount}}',
    ar: 'الرسوم، وما له نسبة لا يحملها أي سطر يُضرَّب على حدة: {{amount}}',
    hi: 'अन्य ख़र्च जिनकी दर किसी लाइन की नहीं, उन पर अलग टैक्स: {{amount}}',
  },
  'why.totals.igst': {
    en: 'IGST: the sum of the rounded lines, {{amount}}',
    ar: 'IGST: مجموع السطور المقرَّبة، {{amount}}',
    hi: 'IGST: राउंड ऑफ़ लाइनों का जोड़, {{amount}}',
  },
  'why.totals.cgst': {
    en: 'CGST: the sum of the rounded lines, {{amount}}',
    ar: 'CGST: مجموع السطور المقرَّبة، {{amount}}',
    hi: 'CGST: राउंड ऑफ़ लाइनों का जोड़, {{amount}}',
  },
  'why.totals.sgst': {
    en: 'SGST: the sum of the rounded lines, {{amount}}',
    ar: 'SGST: مجموع السطور المقرَّبة، {{amount}}',
    hi: 'SGST: राउंड ऑफ़ लाइनों का जोड़, {{amount}}',
  },
  'why.totals.utgst': {
    en: 'UTGST: the sum of the rounded lines, {{amount}}',
    ar: 'UTGST: مجموع السطور المقرَّبة، {{amount}}',
    hi: 'UTGST: राउंड ऑफ़ लाइनों का जोड़, {{amount}}',
  },
  'why.totals.reverseCharge': {
    en: 'The recipient pays tax of {{amount}} to the government; it is not part of the total.',
    ar: 'يدفع المتلقي ضريبة {{amount}} للحكومة؛ وليست جزءًا من الإجمالي.',
    hi: 'प्राप्तकर्ता {{amount}} टैक्स सरकार को देता है; यह कुल में शामिल नहीं।',
  },
  'why.totals.operator': {
    en: 'The e-commerce operator pays tax of {{amount}} to the government; it is not part of the total.',
    ar: 'يدفع مشغّل التجارة الإلكترونية ضريبة {{amount}} للحكومة؛ وليست جزءًا من الإجمالي.',
    hi: 'ई-कॉमर्स ऑपरेटर {{amount}} टैक्स सरकार को देता है; यह कुल में शामिल नहीं।',
  },
  'why.totals.foreign': {
    en: 'Total at {{rate}} rupees for one {{currency}}: {{amount}} {{currency}}',
    ar: 'الإجمالي بسعر {{rate}} روبية لكل {{currency}}: {{amount}} {{currency}}',
    hi: 'एक {{currency}} के {{rate}} रुपये पर जोड़: {{amount}} {{currency}}',
  },

  // The paisa trail
  'why.rounding.taxableValue': {
    en: "Line {{line}}: value {{exact}} rounded to {{shown}}; {{difference}} stays in the line's value.",
    ar: 'السطر {{line}}: القيمة {{exact}} صارت {{shown}}؛ يبقى {{difference}} في قيمة السطر.',
    hi: 'लाइन {{line}}: मूल्य {{exact}} से {{shown}} हुआ; {{difference}} लाइन के मूल्य में रहता है।',
  },
  'why.rounding.igst': {
    en: "Line {{line}}: IGST {{exact}} rounded to {{shown}}; {{difference}} stays in the line's tax.",
    ar: 'السطر {{line}}: IGST {{exact}} صارت {{shown}}؛ يبقى {{difference}} في ضريبة السطر.',
    hi: 'लाइन {{line}}: IGST {{exact}} से {{shown}} हुआ; {{difference}} लाइन के टैक्स में रहता है।',
  },
  'why.rounding.cgst': {
    en: "Line {{line}}: CGST {{exact}} rounded to {{shown}}; {{difference}} stays in the line's tax.",
    ar: 'السطر {{line}}: CGST {{exact}} صارت {{shown}}؛ يبقى {{difference}} في ضريبة السطر.',
    hi: 'लाइन {{line}}: CGST {{exact}} से {{shown}} हुआ; {{difference}} लाइन के टैक्स में रहता है।',
  },
  'why.rounding.sgst': {
    en: "Line {{line}}: SGST or UTGST {{exact}} rounded to {{shown}}; {{difference}} stays in the line's tax.",
    ar: 'السطر {{line}}: SGST أو UTGST {{exact}} صارت {{shown}}؛ يبقى {{difference}} في ضريبة السطر.',
    hi: 'लाइन {{line}}: SGST या UTGST {{exact}} से {{shown}} हुआ; {{difference}} लाइन के टैक्स में रहता है।',
  },
  'why.rounding.cess': {
    en: "Line {{line}}: cess {{exact}} rounded to {{shown}}; {{difference}} stays in the line's tax.",
    ar: 'السطر {{line}}: الرسم {{exact}} صار {{shown}}؛ يبقى {{difference}} في ضريبة السطر.',
    hi: 'लाइन {{line}}: सेस {{exact}} से {{shown}} हुआ; {{difference}} लाइन के टैक्स में रहता है।',
  },
  'why.rounding.cessNonAdvalorem': {
    en: "Line {{line}}: cess by quantity {{exact}} rounded to {{shown}}; {{difference}} stays in the line's tax.",
    ar: 'السطر {{line}}: الرسم حسب الكمية {{exact}} صار {{shown}}؛ يبقى {{difference}} في ضريبة السطر.',
    hi: 'लाइन {{line}}: मात्रा पर सेस {{exact}} से {{shown}} हुआ; {{difference}} लाइन के टैक्स में रहता है।',
  },
  'why.rounding.stateCess': {
    en: "Line {{line}}: State cess {{exact}} rounded to {{shown}}; {{difference}} stays in the line's tax.",
    ar: 'السطر {{line}}: رسم الولاية {{exact}} صار {{shown}}؛ يبقى {{difference}} في ضريبة السطر.',
    hi: 'लाइन {{line}}: राज्य सेस {{exact}} से {{shown}} हुआ; {{difference}} लाइन के टैक्स में रहता है।',
  },
  'why.rounding.roundOff': {
    en: 'Total {{exact}} rounded to {{shown}} whole rupees; {{difference}} is shown as round off.',
    ar: 'الإجمالي {{exact}} صار {{shown}} روبيات كاملة؛ يظهر {{difference}} كتقريب.',
    hi: 'जोड़ {{exact}} से पूरे रुपयों में {{shown}} हुआ; {{difference}} राउंड ऑफ़ में दिखता है।',
  },

  // What can be wrong with the numbers of a document
  'issue.NUMBER_INVALID': { en: 'Enter a number.', ar: 'أدخل رقمًا.', hi: 'नंबर लिखें।' },
  'issue.NEGATIVE': {
    en: 'Enter zero or more instead of {{value}}.',
    ar: 'أدخل صفرًا أو أكثر بدلًا من {{value}}.',
    hi: '{{value}} की जगह शून्य या अधिक लिखें।',
  },
  'issue.QUANTITY_TOO_LARGE': {
    en: 'Enter a quantity of at most {{limit}}.',
    ar: 'أدخل كمية لا تتجاوز {{limit}}.',
    hi: 'मात्रा अधिकतम {{limit}} लिखें।',
  },
  'issue.AMOUNT_TOO_LARGE': {
    en: 'Enter an amount of at most {{limit}}.',
    ar: 'أدخل مبلغًا لا يتجاوز {{limit}}.',
    hi: 'राशि अधिकतम {{limit}} लिखें।',
  },
  'issue.TOTAL_TOO_LARGE': {
    en: 'The total is above {{limit}}. Split the document.',
    ar: 'الإجمالي أكبر من {{limit}}. قسّم المستند.',
    hi: 'जोड़ {{limit}} से अधिक है। दस्तावेज़ बाँटें।',
  },
  'issue.RATE_TOO_LARGE': {
    en: 'Enter a rate of at most {{limit}}.',
    ar: 'أدخل نسبة لا تتجاوز {{limit}}.',
    hi: 'दर अधिकतम {{limit}} लिखें।',
  },
  'issue.DISCOUNT_ABOVE_100': {
    en: 'Enter a discount of at most 100%, not {{value}}%.',
    ar: 'أدخل خصمًا لا يتجاوز 100%، وليس {{value}}%.',
    hi: 'छूट अधिकतम 100% लिखें, {{value}}% नहीं।',
  },
  'issue.DISCOUNT_ABOVE_VALUE': {
    en: 'The discount of {{value}} exceeds the value of {{limit}}. Reduce it.',
    ar: 'الخصم {{value}} أكبر من القيمة {{limit}}.',
    hi: 'छूट {{value}} मूल्य {{limit}} से अधिक है। कम करें।',
  },
  'issue.RATE_NOT_LAWFUL': {
    en: '{{rate}}% is not a GST rate for this HSN code on {{date}}. Choose a rate in force on that day. If supply and payment came before the rate changed, enter both dates under time of supply.',
    ar: '{{rate}}% ليست نسبة GST لهذا الرمز في {{date}}. اختر نسبة سارية في ذلك اليوم. إن سبق التوريد والدفع تغيّر النسبة فأدخل التاريخين ضمن وقت التوريد.',
    hi: '{{date}} को इस HSN पर {{rate}}% GST दर नहीं है। उस दिन लागू दर चुनें। यदि सप्लाई और भुगतान दर बदलने से पहले हुए हों तो सप्लाई के समय में दोनों तिथियाँ लिखें।',
  },
  'issue.RATE_MISSING': {
    en: 'Choose a tax rate, or a category without tax.',
    ar: 'اختر نسبة ضريبة أو فئة بلا ضريبة.',
    hi: 'टैक्स दर चुनें, या बिना टैक्स की श्रेणी।',
  },
  'issue.PLACE_OF_SUPPLY_MISSING': {
    en: 'Choose the place of supply, or add the State to the party.',
    ar: 'اختر مكان التوريد أو أضف الولاية إلى بيانات الطرف.',
    hi: 'सप्लाई का स्थान चुनें, या पार्टी में राज्य भरें।',
  },
  'issue.STATE_NOT_IN_FORCE': {
    en: 'State code {{state}} is not in use on {{date}}. Choose another State.',
    ar: 'رمز الولاية {{state}} غير مستخدم في {{date}}.',
    hi: 'राज्य कोड {{state}} {{date}} को चलन में नहीं है। दूसरा राज्य चुनें।',
  },
  'issue.EXCHANGE_RATE_MISSING': {
    en: 'Enter the exchange rate: rupees for one {{currency}}.',
    ar: 'أدخل سعر الصرف: روبيات مقابل {{currency}} واحد.',
    hi: 'एक्सचेंज रेट लिखें: एक {{currency}} कितने रुपये का है।',
  },
  'issue.CHARGES_WITHOUT_LINES': {
    en: 'Add at least one line before adding charges.',
    ar: 'أضف بندًا واحدًا على الأقل قبل إضافة الرسوم.',
    hi: 'ख़र्च जोड़ने से पहले कम से कम एक लाइन जोड़ें।',
  },

  // Why an action is not possible now
  'action.reason.status': {
    en: 'Not possible in status {{status}}.',
    ar: 'غير ممكن في الحالة {{status}}.',
    hi: 'स्थिति {{status}} में संभव नहीं।',
  },
  'action.reason.right': {
    en: 'You do not have the right for this ({{right}}).',
    ar: 'ليس لديك الصلاحية لذلك ({{right}}).',
    hi: 'आपके पास इसका अधिकार नहीं है ({{right}})।',
  },
  'action.reason.isAtPortal': {
    en: 'It is being processed by a government portal. Wait for the result.',
    ar: 'هو لدى بوابة حكومية الآن: انتظر الرد.',
    hi: 'सरकारी पोर्टल पर अभी काम चल रहा है। नतीजे तक रुकें।',
  },
  'action.reason.hasIrn': {
    en: 'It has an IRN. Cancel the IRN within 24 hours, or issue a credit or debit note.',
    ar: 'له IRN: ألغِ IRN خلال 24 ساعة أو أصدر إشعارًا.',
    hi: 'इसका IRN है: 24 घंटे में IRN रद्द करें, या नोट जारी करें।',
  },
  'action.reason.hasEwayBill': {
    en: 'It has an e-way bill: cancel that first.',
    ar: 'له بوليصة نقل إلكترونية: ألغها أولًا.',
    hi: 'इसका ई-वे बिल है: पहले उसे रद्द करें।',
  },
  'action.reason.hasPayment': {
    en: 'A payment is applied to it. Remove the payment first.',
    ar: 'خُصِّصت له دفعة: حرّر الدفعة أولًا.',
    hi: 'इस पर भुगतान लगा है: पहले उसे हटाएँ।',
  },
  'action.reason.hasNote': {
    en: 'A note refers to it: cancel the note first.',
    ar: 'يشير إليه إشعار: ألغِ الإشعار أولًا.',
    hi: 'इस पर नोट बना है: पहले नोट रद्द करें।',
  },
  'action.reason.hasAsset': {
    en: 'Its capital goods are in the register of fixed assets. Delete the asset there first.',
    ar: 'سلعه الرأسمالية في سجل الأصول الثابتة. احذف الأصل هناك أولًا.',
    hi: 'इसका पूंजीगत माल स्थायी संपत्ति रजिस्टर में है। पहले वहाँ संपत्ति हटाएँ।',
  },
  'action.reason.isFulfilled': {
    en: 'Part of it is already billed.',
    ar: 'صدرت منه فاتورة بالفعل.',
    hi: 'इसका कुछ हिस्सा पहले ही बिल हो चुका है।',
  },
  'action.reason.periodFiled': {
    en: 'The return of its period is filed. Issue a note, or amend in a later return.',
    ar: 'قُدِّم إقرار فترته: أصدر إشعارًا أو عدّل في إقرار لاحق.',
    hi: 'इसकी अवधि का रिटर्न फ़ाइल हो चुका है: नोट जारी करें या बाद के रिटर्न में संशोधन करें।',
  },
  'action.reason.nothingOpen': {
    en: 'Nothing of it is open.',
    ar: 'لا شيء مفتوح منه.',
    hi: 'इसमें कुछ बकाया नहीं है।',
  },
  'action.reason.aboveWriteOffLimit': {
    en: 'More than ₹{{limit}} is open. Receive or pay it, or raise the write-off limit in Settings.',
    ar: 'المفتوح أكثر من ₹{{limit}}. اقبضه أو ادفعه، أو ارفع حد الشطب في الإعدادات.',
    hi: '₹{{limit}} से ज़्यादा बकाया है। भुगतान लें या करें, या सेटिंग में राइट ऑफ़ की सीमा बढ़ाएँ।',
  },
  'action.reason.isFurnished': {
    en: 'It was furnished in an IFF. Issue a note, or amend in a later return.',
    ar: 'أُرسل في IFF. أصدر إشعارًا أو عدّل في إقرار لاحق.',
    hi: 'यह IFF में दिया जा चुका है। नोट जारी करें या बाद के रिटर्न में संशोधन करें।',
  },
  'action.reason.isOfDay': {
    en: 'It is made of the sales of a day. Cancel it, correct the sales, and make it again.',
    ar: 'أُصدرت من مبيعات يوم. ألغها وصحّح المبيعات ثم أصدرها من جديد.',
    hi: 'यह दिन भर की बिक्री से बना है। इसे रद्द करें, बिक्री सुधारें और फिर बनाएँ।',
  },
  'action.reason.gstr1aOperator': {
    en: 'It was sold through an e-commerce operator and is in GSTR-1. Issue a credit note.',
    ar: 'بيع عبر منصة تجارة إلكترونية وهو في GSTR-1: أصدر إشعارًا دائنًا.',
    hi: 'यह ई-कॉमर्स ऑपरेटर से बिका और GSTR-1 में है: क्रेडिट नोट जारी करें।',
  },
  'action.reason.periodLocked': { en: 'Its period is locked.', ar: 'فترته مقفلة.', hi: 'इसकी अवधि लॉक है।' },
  'action.reason.noCredit': {
    en: 'The bill gives no input tax credit.',
    ar: 'لا تمنح الفاتورة خصمًا لضريبة المدخلات.',
    hi: 'इस बिल पर इनपुट टैक्स क्रेडिट नहीं है।',
  },
  'action.reason.itcState': {
    en: 'The credit is {{state}}, from where it cannot go to the state asked.',
    ar: 'الخصم {{state}}، ولا يمكن نقله منها إلى الحالة المطلوبة.',
    hi: 'क्रेडिट की स्थिति {{state}} है; यहाँ से माँगी गई स्थिति में नहीं जा सकता।',
  },
  'action.reason.itcPeriod': {
    en: 'The credit cannot move in a period before {{period}}.',
    ar: 'لا يتغير الخصم في فترة قبل {{period}}.',
    hi: 'क्रेडिट {{period}} से पहले की अवधि में नहीं बदल सकता।',
  },
  'action.reason.itcAbove': {
    en: 'No more than {{amount}} can be moved: IGST {{igst}}, CGST {{cgst}}, SGST {{sgst}}, cess {{cess}}. Enter at most these amounts.',
    ar: 'لا يمكن نقل أكثر من {{amount}}: ‏IGST ‏{{igst}}، ‏CGST ‏{{cgst}}، ‏SGST ‏{{sgst}}، الرسم الإضافي {{cess}}. أدخل هذه المبالغ حدًا أقصى.',
    hi: '{{amount}} से ज़्यादा नहीं: IGST {{igst}}, CGST {{cgst}}, SGST {{sgst}}, सेस {{cess}}। ज़्यादा से ज़्यादा यही रकम डालें।',
  },
  'action.reason.itcUnpaid': {
    en: 'Nothing more of it is paid to the supplier, so nothing can be reclaimed. Enter the payment first.',
    ar: 'لم يُدفع للمورّد ما يسمح باسترجاع الخصم. أدخل الدفعة أولًا.',
    hi: 'सप्लायर को इसका और भुगतान नहीं हुआ, इसलिए क्रेडिट फिर नहीं लिया जा सकता। पहले भुगतान दर्ज करें।',
  },
  'action.reason.itcPaid': {
    en: 'Rule 37 asks for no reversal: the supplier is paid, or what is unpaid is reversed already.',
    ar: 'لا توجب القاعدة 37 عكسًا: دُفع للمورّد أو عُكس ما لم يُدفع.',
    hi: 'नियम 37 में कुछ लौटाना नहीं है: सप्लायर को भुगतान हो चुका है, या बाकी हिस्सा लौटाया जा चुका है।',
  },
  'action.reason.itcSeveralReasons': {
    en: 'Reversals of several provisions wait. Choose the one that is reclaimed.',
    ar: 'تنتظر مبالغ معكوسة بأسباب مختلفة. اختر السبب الذي يُسترجع خصمه.',
    hi: 'कई कारणों से लौटाया गया क्रेडिट बाकी है। चुनें कि किसका फिर लेना है।',
  },
  'action.reason.itcFiled': {
    en: 'The GSTR-3B of {{period}} is filed. Choose a later period.',
    ar: 'قُدِّم إقرار GSTR-3B للفترة {{period}}. اختر فترة لاحقة.',
    hi: '{{period}} का GSTR-3B फ़ाइल हो चुका है। बाद की अवधि चुनें।',
  },
  'action.reason.itcTime': {
    en: 'The last GSTR-3B in which this credit could be claimed is that of {{period}} (section 16(4)).',
    ar: 'آخر إقرار GSTR-3B كان يمكن فيه خصم هذه الضريبة هو إقرار {{period}} (المادة 16(4)).',
    hi: 'यह क्रेडिट आख़िरी बार {{period}} के GSTR-3B में लिया जा सकता था (धारा 16(4))।',
  },
  'action.reason.itcClaimed': {
    en: 'Its input tax credit is {{state}}. Set it back to Eligible first, or enter a note.',
    ar: 'حالة خصم ضريبة المدخلات {{state}}. أعده إلى «قابل للخصم» أولًا أو أدخل إشعارًا.',
    hi: 'इसका इनपुट टैक्स क्रेडिट {{state}} है। पहले उसे "पात्र" करें, या नोट दर्ज करें।',
  },
  'action.reason.hasRefund': {
    en: 'Part of it was refunded. Cancel the refund first.',
    ar: 'استُرد جزء منها. ألغِ الاسترداد أولًا.',
    hi: 'इसका कुछ हिस्सा लौटाया जा चुका है। पहले रिफ़ंड रद्द करें।',
  },
  'action.reason.advanceFiled': {
    en: 'The tax of this advance is in a GSTR-1 that was filed. Enter a refund of the advance.',
    ar: 'ضريبة هذه الدفعة المقدمة واردة في إقرار GSTR-1 قُدّم. أدخل استردادًا للدفعة.',
    hi: 'इस एडवांस का टैक्स दाख़िल GSTR-1 में है। एडवांस का रिफ़ंड दर्ज करें।',
  },
  'action.reason.isPlaceInactive': {
    en: '{{name}} is inactive. Activate it under Manage Business first.',
    ar: '{{name}} غير نشط. فعّله أولًا من إدارة المنشآت.',
    hi: '{{name}} निष्क्रिय है। पहले इसे "व्यवसाय मैनेज करें" में सक्रिय करें।',
  },
  'mail.refused.notIssued': {
    en: 'It has no number yet. Issue it first.',
    ar: 'ليس لها رقم بعد. أصدرها أولًا.',
    hi: 'अभी नंबर नहीं है। पहले बिल जारी करें।',
  },
  'mail.refused.cancelled': { en: 'It is cancelled.', ar: 'هي ملغاة.', hi: 'यह रद्द है।' },
  'mail.refused.paid': { en: 'Nothing is due.', ar: 'لا يوجد مبلغ مستحق.', hi: 'कुछ बकाया नहीं है।' },
  'mail.refused.noAddress': {
    en: 'The customer has no e-mail address. Add it in Parties.',
    ar: 'ليس للعميل بريد إلكتروني. أضفه في الأطراف.',
    hi: 'ग्राहक का ई-मेल पता नहीं है। पार्टियाँ में जोड़ें।',
  },
  'mail.refused.today': {
    en: 'A reminder was sent today already.',
    ar: 'أُرسل تذكير اليوم.',
    hi: 'आज रिमाइंडर भेजा जा चुका है।',
  },
  'mail.refused.limit': {
    en: '{{count}} e-mails about documents were sent in the last 24 hours. Send the rest tomorrow.',
    ar: 'أُرسلت {{count}} رسالة عن المستندات خلال آخر 24 ساعة. أرسل الباقي غدًا.',
    hi: 'पिछले 24 घंटों में दस्तावेज़ों के {{count}} ई-मेल भेजे जा चुके हैं। बाकी कल भेजें।',
  },
  'action.reason.isPending': {
    en: 'It needs approval first.',
    ar: 'يحتاج إلى اعتماد أولًا.',
    hi: 'पहले मंज़ूरी चाहिए।',
  },
  'action.reason.isOwnSubmission': {
    en: 'You submitted it, so another user must approve it.',
    ar: 'أنت من أرسله، فيجب أن يعتمده مستخدم آخر.',
    hi: 'इसे आपने भेजा है, इसलिए कोई और यूज़र मंज़ूर करेगा।',
  },
  'action.reason.notOwnSubmission': {
    en: 'Only the person who sent it can withdraw it.',
    ar: 'لا يسحبها إلا من أرسلها.',
    hi: 'इसे केवल भेजने वाला वापस ले सकता है।',
  },
  'action.reason.needsApprover': {
    en: 'Approval is on: only users who can approve may edit an issued document.',
    ar: 'الاعتماد مفعّل: يعدّل المستند الصادر من له حق الاعتماد.',
    hi: 'मंज़ूरी चालू है: जारी दस्तावेज़ वही बदलें जो मंज़ूर कर सकते हैं।',
  },
  'action.reason.needsApproval': {
    en: 'It must be approved first. Send it for approval.',
    ar: 'يجب اعتماده أولًا: أرسله للاعتماد.',
    hi: 'पहले मंज़ूरी चाहिए: इसे मंज़ूरी के लिए भेजें।',
  },
  'action.reason.noApprovalFlow': {
    en: 'Approval is off. Issue it directly.',
    ar: 'الاعتماد غير مفعّل: أصدره مباشرة.',
    hi: 'मंज़ूरी चालू नहीं है: सीधे जारी करें।',
  },
} as const satisfies Texts
