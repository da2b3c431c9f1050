import { rows } from '../rows.ts'

/** Guide to orders, bills, notes and payments of suppliers. */
export const purchaseGuide = rows({
  'guide.purchase.lead': [
    'From the order to the payment of a supplier, and the input tax credit on the way.',
    'من أمر الشراء حتى دفع المورّد، ومعه ائتمان ضريبة المدخلات.',
    'ऑर्डर से सप्लायर के भुगतान तक, और बीच में इनपुट टैक्स क्रेडिट।',
  ],
  'guide.purchase.1.title': ['Enter a bill', 'إدخال فاتورة مشتريات', 'बिल दर्ज करें'],
  'guide.purchase.1.text': [
    "1. Open Bills and choose New purchase bill, or open a purchase order and make the bill from it: what is left of each line is filled in.\n2. Enter the supplier's bill number and date. A number counts once for each supplier and year; a bill that was entered before is refused.\n3. Enter the lines and compare the total with the paper.\nThe bill has a reference number of its own; the supplier's number is the one in the books and returns.",
    '1. افتح فواتير الشراء واختر فاتورة جديدة، أو افتح أمر شراء وأنشئ الفاتورة منه: تُعبأ الكمية الباقية من كل سطر.\n2. أدخل رقم فاتورة المورّد وتاريخها. يُقبل الرقم مرة واحدة لكل مورّد وسنة، وتُرفض الفاتورة التي أُدخلت من قبل.\n3. أدخل الأسطر وقارن الإجمالي بالورقة.\nللفاتورة رقم مرجعي خاص، ورقم المورّد هو ما يظهر في الدفاتر والإقرارات.',
    '1. बिल खोलें और नया खरीद बिल चुनें, या खरीद ऑर्डर खोलकर उससे बिल बनाएँ: हर लाइन की बाकी मात्रा भर जाती है।\n2. सप्लायर का बिल नंबर और तिथि भरें। एक सप्लायर और साल में नंबर एक बार ही चलता है; पहले दर्ज बिल नहीं लिया जाता।\n3. लाइनें भरें और कुल रकम काग़ज़ से मिलाएँ।\nबिल का अपना संदर्भ नंबर होता है; खातों और रिटर्न में सप्लायर का नंबर रहता है।',
  ],
  'guide.purchase.2.title': ['Papers and QR code', 'المستندات ورمز QR', 'काग़ज़ और QR कोड'],
  'guide.purchase.2.text': [
    'Drop the PDF or a photo of the bill on the form, paste it, or choose Attach files: it is shown beside the form while you type, and stays with the bill. Up to ten files of 5 MB each.\nIf the bill is an e-invoice, choose Fill from QR code: supplier, number, date and IRN are filled in, and the total is compared while you enter the lines. Codes that were read before are under E-invoice via PDF or QR code, with Make purchase bill.',
    'أفلت ملف PDF أو صورة الفاتورة على النموذج أو الصقها أو اختر إرفاق ملفات: تظهر بجانب النموذج أثناء الإدخال وتبقى مع الفاتورة. حتى عشرة ملفات حجم كل منها 5 ميغابايت.\nإن كانت فاتورة إلكترونية فاختر تعبئة من رمز QR: يُعبأ المورّد والرقم والتاريخ وIRN، ويُقارن الإجمالي أثناء إدخال الأسطر. وتجد الرموز المقروءة من قبل في شاشة قراءة رموز QR مع زر إنشاء فاتورة مشتريات.',
    'बिल की PDF या फ़ोटो फ़ॉर्म पर छोड़ें, पेस्ट करें या फ़ाइलें जोड़ें चुनें: भरते समय वह फ़ॉर्म के बगल में दिखती है और बिल के साथ रहती है। 5 MB तक की दस फ़ाइलें।\nबिल ई-इनवॉइस हो तो QR कोड से भरें चुनें: सप्लायर, नंबर, तिथि और IRN भर जाते हैं, और लाइनें भरते समय कुल रकम मिलाई जाती है। पहले पढ़े गए कोड QR कोड की सूची में हैं, वहीं खरीद बिल बनाएँ बटन है।',
  ],
  'guide.purchase.3.title': ['Input tax credit', 'ائتمان ضريبة المدخلات', 'इनपुट टैक्स क्रेडिट'],
  'guide.purchase.3.text': [
    'Each line says whether its tax is credited: inputs, capital goods, input services, or ineligible with the reason of section 17(5). Tax without credit is part of the cost.\n- Reverse charge: the tax is shown and not paid to the supplier. From an unregistered supplier a self-invoice with its own number is made.\n- Import of goods: enter the bill of entry; its tax is paid at customs.\n- A bill unpaid for 180 days reverses the credit (rule 37); credit of a year ends on 30 November after it (section 16(4)). Both are among your deadlines.\n- ISD: choose the distributor of your own PAN as supplier and enter the tax of its ISD invoice or ISD credit note. It is credit without a value, and nothing is paid for it.',
    'يذكر كل سطر هل تُحتسب ضريبته ائتمانًا: مدخلات أو سلع رأسمالية أو خدمات مدخلة أو غير مؤهلة مع سبب المادة 17(5). والضريبة بلا ائتمان جزء من التكلفة.\n- الاحتساب العكسي: تظهر الضريبة ولا تُدفع للمورّد. ومن مورّد غير مسجل تُنشأ فاتورة ذاتية برقم خاص.\n- استيراد السلع: أدخل بيان الجمارك، فضريبته تُدفع هناك.\n- الفاتورة غير المدفوعة 180 يومًا تعكس الائتمان (القاعدة 37)، وينتهي ائتمان السنة في 30 نوفمبر التالي لها (المادة 16(4)). وكلاهما ضمن مواعيدك.\n- موزّع ISD: اختر موزّع PAN الخاص بك مورّدًا وأدخل ضريبة فاتورته أو إشعاره الدائن. هو خصم بلا قيمة ولا يُدفع عنه شيء.',
    'हर लाइन बताती है कि उसके टैक्स का क्रेडिट मिलेगा या नहीं: इनपुट, पूँजीगत माल, इनपुट सेवा, या अपात्र, धारा 17(5) के कारण के साथ। बिना क्रेडिट का टैक्स लागत में जुड़ता है।\n- रिवर्स चार्ज: टैक्स दिखता है पर सप्लायर को नहीं दिया जाता। अपंजीकृत सप्लायर से खरीद पर अपने नंबर का स्व-बिल बनता है।\n- माल का आयात: बिल ऑफ़ एंट्री भरें; टैक्स कस्टम पर दिया जाता है।\n- 180 दिन तक न चुकाया बिल क्रेडिट पलटता है (नियम 37); साल का क्रेडिट अगले 30 नवंबर तक है (धारा 16(4))। दोनों आपकी समय-सीमाओं में दिखते हैं।\n- ISD: अपने ही PAN का डिस्ट्रीब्यूटर सप्लायर चुनें और उसकी ISD इनवॉइस या ISD क्रेडिट नोट का टैक्स भरें। यह बिना मूल्य का क्रेडिट है, इसके लिए कुछ चुकाना नहीं है।',
  ],
  'guide.purchase.4.title': ['Goods that go back', 'بضاعة تُرد', 'लौटाया गया माल'],
  'guide.purchase.4.text': [
    'Open the bill and choose to make a note. A debit note lowers what you owe the supplier and takes its tax back; it is never above what is left of the bill. What is left of the note settles other bills of the supplier or is refunded.',
    'افتح الفاتورة واختر إنشاء إشعار. يخفض الإشعار المدين ما عليك للمورّد ويرد ضريبته، ولا يزيد على الباقي من الفاتورة. وما بقي من الإشعار يسوي فواتير أخرى للمورّد أو يُرد نقدًا.',
    'बिल खोलें और नोट बनाएँ। डेबिट नोट सप्लायर का बकाया घटाता है और उसका टैक्स वापस लेता है; वह बिल के बाकी से ज़्यादा नहीं हो सकता। नोट का बाकी हिस्सा सप्लायर के दूसरे बिल चुकाता है या वापस मिलता है।',
  ],
  'guide.purchase.5.title': ['Pay the supplier', 'دفع المورّد', 'सप्लायर को भुगतान'],
  'guide.purchase.5.text': [
    'Choose Make payment on the bill, or open Payment Out: open bills are filled oldest first and can be changed, TDS and bank charges are entered beside the amount, and the rest is an advance. Supplier ageing and the due calendar show what is due when.',
    'اختر الدفع من الفاتورة أو افتح المدفوعات: تُعبأ الفواتير المفتوحة من الأقدم ويمكن تغييرها، ويُدخل TDS ورسوم البنك بجانب المبلغ، والباقي سلفة. ويعرض تقرير أعمار المورّدين وتقويم الاستحقاق ما يستحق ومتى.',
    'बिल पर भुगतान करें चुनें, या किए गए भुगतान खोलें: खुले बिल पुराने से नए क्रम में भरते हैं और बदले जा सकते हैं, TDS और बैंक शुल्क रकम के साथ भरें, बाकी एडवांस रहता है। सप्लायर एजिंग और देय तिथियाँ बताते हैं कि कब क्या देना है।',
  ],
  'guide.purchase.6.title': [
    'Pay bills of many suppliers',
    'سداد فواتير موردين كثيرين',
    'कई सप्लायर के बिल चुकाएँ',
  ],
  'guide.purchase.6.text': [
    '1. Open Due calendar and mark the bills.\n2. Choose Pay bills, check what is paid of each, date, mode and account.\n3. Pay. Each supplier gets one payment for each GSTIN; of a supplier all is paid or nothing, with the reason.\nPrint the vouchers and mail the advices from the result. A bill under reverse charge gets its payment voucher (rule 52).',
    '1. افتح تقويم الاستحقاق وحدد الفواتير.\n2. اختر سداد فواتير الموردين وراجع المدفوع من كل منها والتاريخ والطريقة والحساب.\n3. سدد. يأخذ كل مورّد دفعة واحدة لكل GSTIN؛ ويُسدد له الكل أو لا شيء مع السبب.\nاطبع السندات وأرسل الإشعارات بالبريد من النتيجة. والفاتورة الخاضعة للاحتساب العكسي تأخذ سند دفع (القاعدة 52).',
    '1. देय तिथियाँ खोलें और बिल चुनें।\n2. बिल चुकाएँ चुनें, हर बिल की राशि, तिथि, माध्यम और खाता जाँचें।\n3. भुगतान करें। हर सप्लायर को हर GSTIN के लिए एक भुगतान बनता है; एक सप्लायर का सब चुकता है या कुछ नहीं, कारण के साथ।\nनतीजे से वाउचर छापें और सूचना मेल करें। रिवर्स चार्ज वाले बिल को पेमेंट वाउचर मिलता है (नियम 52)।',
  ],
})
