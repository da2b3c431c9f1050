import type { Text } from './texts.ts'

type Row = readonly [en: string, ar: string, hi: string]

/** Texts of the values of one enumeration, under `enum.<type>.<value>`. */
const labels = <const T extends string, const V extends string>(type: T, rows: Readonly<Record<V, Row>>) =>
  Object.fromEntries(
    Object.entries<Row>(rows).map(([value, [en, ar, hi]]) => [`enum.${type}.${value}`, { en, ar, hi }]),
  ) as Record<`enum.${T}.${V}`, Text>

const draft: Row = ['Draft', 'مسودة', 'ड्राफ़्ट']
const active: Row = ['Active', 'نشط', 'सक्रिय']
const inactive: Row = ['Inactive', 'غير نشط', 'निष्क्रिय']
const deleted: Row = ['Deleted', 'محذوف', 'हटाया गया']
const locked: Row = ['Locked', 'مقفل', 'लॉक']
const dormant: Row = ['Dormant', 'خامل', 'लंबे समय से बंद']
const pending: Row = ['Pending', 'معلّق', 'बाकी']
const pendingApproval: Row = ['Pending approval', 'بانتظار الاعتماد', 'मंज़ूरी बाकी']
const approved: Row = ['Approved', 'معتمد', 'मंज़ूर']
const rejected: Row = ['Rejected', 'مرفوض', 'नामंज़ूर']
const cancelled: Row = ['Cancelled', 'ملغى', 'रद्द']
const partial: Row = ['Partial', 'جزئي', 'आंशिक']
const invoiced: Row = ['Invoiced', 'مفوتر', 'बिल बना']
const billed: Row = ['Billed', 'تمت فوترته', 'बिल बना']
const open: Row = ['Open', 'مفتوح', 'खुला']
const received: Row = ['Payment received', 'تم استلام الدفع', 'भुगतान मिला']
const paid: Row = ['Payment made', 'تم الدفع', 'भुगतान किया गया']
const credited: Row = ['Converted to credits', 'محوّل إلى إشعارات دائنة', 'क्रेडिट में बदला गया']
const initialized: Row = ['Started', 'بدأ', 'शुरू']
const notStarted: Row = ['Not started', 'لم يبدأ بعد', 'अभी शुरू नहीं']
const inProcess: Row = ['In process', 'قيد المعالجة', 'चल रहा है']
const completed: Row = ['Completed', 'مكتمل', 'पूरा']
const generated: Row = ['Generated', 'تم الإنشاء', 'बन गया']
const notGenerated: Row = ['Not generated', 'غير مُنشأ', 'नहीं बना']
const notApplicable: Row = ['Not applicable', 'لا ينطبق', 'लागू नहीं']
const duplicate: Row = ['Duplicate', 'مكرر', 'डुप्लिकेट']
const others: Row = ['Others', 'أخرى', 'अन्य']
const salesReturn: Row = ['Sales return', 'مرتجع مبيعات', 'बिक्री वापसी']
const purchaseReturn: Row = ['Purchase return', 'مرتجع مشتريات', 'खरीद वापसी']
const correction: Row = ['Invoice correction', 'تصحيح الفاتورة', 'बिल सुधार']
const postSale: Row = ['Post-sale discount', 'خصم بعد البيع', 'बिक्री के बाद छूट']
const branch: Row = ['Branch', 'فرع', 'शाखा']
const godown: Row = ['Godown', 'مستودع', 'गोदाम']
const regular: Row = ['Regular', 'عادي', 'सामान्य']
const sezWith: Row = ['SEZ with payment of tax', 'منطقة اقتصادية خاصة مع دفع الضريبة', 'SEZ, टैक्स भुगतान सहित']
const sezWithout: Row = [
  'SEZ without payment of tax',
  'منطقة اقتصادية خاصة دون دفع الضريبة',
  'SEZ, बिना टैक्स भुगतान',
]
const exportWith: Row = ['Export with payment of tax', 'تصدير مع دفع الضريبة', 'एक्सपोर्ट, टैक्स भुगतान सहित']
const exportWithout: Row = [
  'Export without payment of tax',
  'تصدير دون دفع الضريبة',
  'एक्सपोर्ट, बिना टैक्स भुगतान',
]
const deemed: Row = ['Deemed export', 'تصدير اعتباري', 'डीम्ड एक्सपोर्ट']

export const enumTexts = {
  ...labels('TaxpayerType', {
    REG: ['Regular', 'مكلّف عادي', 'रेगुलर'],
    COM: ['Composition', 'نظام التركيب', 'कंपोज़िशन'],
    UNREG: ['Unregistered', 'غير مسجل', 'अनरजिस्टर्ड'],
    NRT: ['Non-resident taxpayer', 'مكلّف غير مقيم', 'नॉन-रेज़िडेंट टैक्सपेयर'],
    ISD: ['Input service distributor', 'موزع خدمات المدخلات', 'इनपुट सर्विस डिस्ट्रीब्यूटर (ISD)'],
    TDS: ['Tax deductor', 'خاصم الضريبة', 'TDS काटने वाला'],
    TCS: ['Tax collector (e-commerce)', 'محصّل الضريبة (تجارة إلكترونية)', 'TCS लेने वाला (ई-कॉमर्स)'],
    SED: ['SEZ developer', 'مطوّر منطقة اقتصادية خاصة', 'SEZ डेवलपर'],
    SEZ: ['SEZ unit', 'وحدة منطقة اقتصادية خاصة', 'SEZ यूनिट'],
    UNB: ['United Nations body', 'هيئة تابعة للأمم المتحدة', 'संयुक्त राष्ट्र की संस्था'],
    ONP: ['Other notified person', 'شخص آخر مُخطَر', 'अन्य अधिसूचित व्यक्ति'],
    EMB: ['Embassy or consulate', 'سفارة أو قنصلية', 'दूतावास या वाणिज्य दूतावास'],
    CTP: ['Casual taxable person', 'مكلّف عرضي', 'कैज़ुअल टैक्सेबल व्यक्ति'],
    OIDAR: [
      'Online services from abroad (OIDAR)',
      'خدمات عبر الإنترنت من الخارج (OIDAR)',
      'विदेश से ऑनलाइन सेवाएँ (OIDAR)',
    ],
    DEXP: deemed,
    OEXP: ['Overseas', 'خارج الهند', 'विदेशी'],
  }),
  ...labels('EntityType', {
    Business: ['Business', 'منشأة', 'व्यवसाय'],
    Entity: ['GSTIN or place of business', 'رقم GSTIN أو مقر العمل', 'GSTIN या व्यवसाय स्थान'],
    ChildEntity: ['Branch or godown', 'فرع أو مستودع', 'शाखा या गोदाम'],
  }),
  ...labels('LocationType', { Location: ['Location', 'موقع', 'स्थान'], Branch: branch, Godown: godown }),
  ...labels('CompanyLocation', { Company: ['Company', 'شركة', 'कंपनी'], Branch: branch, Godown: godown }),
  ...labels('UserType', {
    Admin: ['Admin', 'مسؤول', 'एडमिन'],
    Normal: ['Normal', 'مستخدم عادي', 'सामान्य'],
  }),
  ...labels('UserStatus', {
    Active: active,
    Inactive: inactive,
    Locked: locked,
    Dormant: dormant,
    Delete: deleted,
  }),
  ...labels('PartyRole', {
    Customer: ['Customer', 'عميل', 'ग्राहक'],
    Supplier: ['Supplier', 'مورّد', 'सप्लायर'],
    Both: ['Customer and supplier', 'عميل ومورّد', 'ग्राहक और सप्लायर'],
    BillTo: ['Bill to', 'الفوترة إلى', 'बिल किसके नाम'],
    BillFrom: ['Bill from', 'الفوترة من', 'बिल किसकी तरफ़ से'],
    DispatchFrom: ['Dispatch from', 'الإرسال من', 'माल कहाँ से'],
    ShipTo: ['Ship to', 'الشحن إلى', 'माल कहाँ भेजें'],
  }),
  ...labels('PartyKind', {
    Customer: ['Customer', 'عميل', 'ग्राहक'],
    Supplier: ['Supplier', 'مورّد', 'सप्लायर'],
    Both: ['Customer and supplier', 'عميل ومورّد', 'ग्राहक और सप्लायर'],
  }),
  ...labels('AddressKind', {
    Billing: ['Billing', 'الفوترة', 'बिलिंग'],
    Shipping: ['Shipping', 'الشحن', 'शिपिंग'],
    Dispatch: ['Dispatch', 'الإرسال', 'माल भेजने का'],
  }),
  ...labels('DeducteeType', {
    individual: ['Individual or HUF', 'فرد أو عائلة هندوسية', 'व्यक्ति या हिंदू अविभाजित परिवार'],
    company: ['Company', 'شركة مساهمة', 'कंपनी'],
    other: ['Firm or other', 'شركة أشخاص أو غيرها', 'फ़र्म या अन्य'],
  }),
  ...labels('GstSectionName', {
    '51': ['TDS, section 51', 'TDS، المادة 51', 'TDS, धारा 51'],
    '52': ['TCS, section 52', 'TCS، المادة 52', 'TCS, धारा 52'],
  }),
  ...labels('BarcodeTypeName', {
    EAN13: ['EAN-13', 'EAN-13', 'EAN-13'],
    EAN8: ['EAN-8', 'EAN-8', 'EAN-8'],
    UPCA: ['UPC-A', 'UPC-A', 'UPC-A'],
    CODE128: ['Code 128', 'كود 128', 'कोड 128'],
  }),
  ...labels('TdsSectionName', {
    '194A': ['194A Interest', '194A فوائد', '194A ब्याज'],
    '194C': ['194C Contractors', '194C المقاولون', '194C ठेकेदार'],
    '194D': ['194D Insurance commission', '194D عمولة التأمين', '194D बीमा कमीशन'],
    '194H': ['194H Commission or brokerage', '194H عمولة أو سمسرة', '194H कमीशन या दलाली'],
    '194I(a)': ['194-I(a) Rent of machinery', '194-I(a) إيجار الآلات', '194-I(a) मशीनरी का किराया'],
    '194I(b)': [
      '194-I(b) Rent of land, building, furniture',
      '194-I(b) إيجار الأرض والمباني والأثاث',
      '194-I(b) ज़मीन, इमारत, फ़र्नीचर का किराया',
    ],
    '194J(a)': ['194J(a) Technical fees', '194J(a) أتعاب فنية', '194J(a) तकनीकी फ़ीस'],
    '194J(b)': ['194J(b) Professional fees', '194J(b) أتعاب مهنية', '194J(b) पेशेवर फ़ीस'],
    '194O': ['194-O E-commerce participant', '194-O مشارك في التجارة الإلكترونية', '194-O ई-कॉमर्स विक्रेता'],
    '194Q': ['194Q Purchase of goods', '194Q شراء السلع', '194Q माल की खरीद'],
    '194R': ['194R Benefit or perquisite', '194R منفعة أو ميزة', '194R लाभ या सुविधा'],
    '194T': ['194T Payments to partners', '194T مدفوعات الشركاء', '194T साझेदारों को भुगतान'],
    '195': ['195 Payments to non-residents', '195 مدفوعات لغير المقيمين', '195 अनिवासी को भुगतान'],
  }),
  ...labels('TcsSectionName', {
    '6CA': ['6CA Alcoholic liquor', '6CA المشروبات الكحولية', '6CA शराब'],
    '6CB': ['6CB Timber, forest lease', '6CB أخشاب بعقد غابة', '6CB लकड़ी, वन पट्टा'],
    '6CC': ['6CC Timber, other', '6CC أخشاب أخرى', '6CC अन्य लकड़ी'],
    '6CD': ['6CD Other forest produce', '6CD منتجات غابات أخرى', '6CD अन्य वन उपज'],
    '6CE': ['6CE Scrap', '6CE خردة', '6CE कबाड़'],
    '6CI': ['6CI Tendu leaves', '6CI أوراق التندو', '6CI तेंदू पत्ता'],
    '6CJ': ['6CJ Coal, lignite, iron ore', '6CJ فحم وليغنيت وخام حديد', '6CJ कोयला, लिग्नाइट, लौह अयस्क'],
    '6CL': ['6CL Motor vehicle above 10 lakh', '6CL مركبة فوق 10 لاخ', '6CL 10 लाख से ऊपर की गाड़ी'],
    '6CM': ['6CM Luxury goods above 10 lakh', '6CM سلع فاخرة فوق 10 لاخ', '6CM 10 लाख से ऊपर का लग्ज़री माल'],
    '6CR': ['6CR Goods above 50 lakh a year', '6CR سلع فوق 50 لاخ في السنة', '6CR साल में 50 लाख से ऊपर का माल'],
  }),
  ...labels('ItemKind', { Item: ['Item', 'صنف', 'आइटम'], Expense: ['Expense', 'مصروف', 'ख़र्च'] }),
  ...labels('SupplyType', { Goods: ['Goods', 'سلع', 'माल'], Services: ['Services', 'خدمات', 'सेवाएँ'] }),
  ...labels('SupplyKind', {
    Regular: regular,
    SEZWP: sezWith,
    SEZWOP: sezWithout,
    EXPWP: exportWith,
    EXPWOP: exportWithout,
    DeemedExport: deemed,
  }),
  ...labels('SupplyTypeFlag', { S: ['Sale', 'بيع', 'बिक्री'], P: ['Purchase', 'شراء', 'खरीद'] }),
  ...labels('TaxCategory', {
    Taxable: ['Taxable', 'خاضع للضريبة', 'टैक्सेबल'],
    Exempt: ['Exempt', 'معفى', 'छूट प्राप्त'],
    NilRated: ['Nil-rated', 'معفى بنسبة صفر', 'निल रेटेड'],
    NonGst: ['Non-GST', 'خارج نطاق GST', 'ग़ैर-GST'],
    ZeroRated: ['Zero-rated', 'نسبة صفرية', 'ज़ीरो रेटेड'],
  }),
  ...labels('TaxKind', {
    GST: ['GST', 'ضريبة السلع والخدمات', 'GST'],
    CESS: ['Cess', 'رسم إضافي', 'सेस'],
  }),
  ...labels('ItcState', {
    Eligible: ['Eligible', 'قابل للخصم', 'पात्र'],
    Claimed: ['Claimed', 'مخصوم', 'लिया गया'],
    Reversed: ['Reversed', 'معكوس', 'लौटाया'],
    Reclaimed: ['Reclaimed', 'مسترجع', 'फिर लिया'],
  }),
  ...labels('ItcReversalReason', {
    Rule37: [
      'Rule 37: not paid within 180 days',
      'القاعدة 37: لم يُدفع خلال 180 يومًا',
      'नियम 37: 180 दिन में भुगतान नहीं',
    ],
    Rule37A: [
      'Rule 37A: supplier has not filed GSTR-3B',
      'القاعدة 37A: لم يقدم المورّد GSTR-3B',
      'नियम 37A: सप्लायर ने GSTR-3B नहीं भरा',
    ],
    Rule42: [
      'Rule 42: inputs of exempt or other use',
      'القاعدة 42: مدخلات لاستخدام معفى أو آخر',
      'नियम 42: छूट वाले या अन्य उपयोग के इनपुट',
    ],
    Rule43: [
      'Rule 43: capital goods of exempt or other use',
      'القاعدة 43: سلع رأسمالية لاستخدام معفى أو آخر',
      'नियम 43: छूट वाले या अन्य उपयोग का पूँजीगत माल',
    ],
    'Section17(5)': ['Section 17(5): blocked credit', 'المادة 17(5): خصم محظور', 'धारा 17(5): रुका क्रेडिट'],
    Others: ['Other, to be reclaimed', 'أخرى، قابلة للاسترجاع', 'अन्य, फिर लिया जाएगा'],
  }),
  ...labels('ItcEligibility', {
    Inputs: ['Inputs (goods)', 'مدخلات (سلع)', 'इनपुट (माल)'],
    CapitalGoods: ['Capital goods', 'سلع رأسمالية', 'पूंजीगत माल'],
    InputServices: ['Input services', 'خدمات مدخلة', 'इनपुट सेवाएँ'],
    Ineligible: ['No credit', 'دون خصم', 'क्रेडिट नहीं'],
  }),
  ...labels('ItcReason', {
    'Section17(5)': ['Section 17(5): blocked', 'المادة 17(5): محظور', 'धारा 17(5): रुका हुआ'],
    'Section17(5)(a)': [
      '17(5): vehicle for up to 13 persons',
      '17(5): مركبة حتى 13 شخصًا',
      '17(5): 13 लोगों तक की गाड़ी',
    ],
    'Section17(5)(aa)': ['17(5): vessel or aircraft', '17(5): سفينة أو طائرة', '17(5): जहाज़ या विमान'],
    'Section17(5)(ab)': [
      '17(5): insurance or repair of these',
      '17(5): تأمينها أو إصلاحها',
      '17(5): इनका बीमा या मरम्मत',
    ],
    'Section17(5)(b)(i)': [
      '17(5): food, catering, beauty, health, life insurance',
      '17(5): طعام وضيافة وتجميل وصحة وتأمين حياة',
      '17(5): खाना, कैटरिंग, सौंदर्य, स्वास्थ्य, जीवन बीमा',
    ],
    'Section17(5)(b)(ii)': [
      '17(5): club or fitness membership',
      '17(5): عضوية نادٍ أو لياقة',
      '17(5): क्लब या जिम की सदस्यता',
    ],
    'Section17(5)(b)(iii)': [
      '17(5): leave travel of employees',
      '17(5): سفر إجازات الموظفين',
      '17(5): कर्मचारियों की छुट्टी यात्रा',
    ],
    'Section17(5)(c)': [
      '17(5): works contract for a building',
      '17(5): عقد أعمال لمبنى',
      '17(5): इमारत का वर्क्स कॉन्ट्रैक्ट',
    ],
    'Section17(5)(d)': [
      '17(5): construction of a building of our own',
      '17(5): تشييد مبنى لنا',
      '17(5): अपनी इमारत का निर्माण',
    ],
    'Section17(5)(e)': [
      '17(5): supply under composition',
      '17(5): توريد بنظام التركيب',
      '17(5): कंपोज़िशन वाली सप्लाई',
    ],
    'Section17(5)(f)': [
      '17(5): received by a non-resident',
      '17(5): تلقّاه غير مقيم',
      '17(5): अनिवासी को मिली सप्लाई',
    ],
    'Section17(5)(fa)': [
      '17(5): social responsibility',
      '17(5): المسؤولية الاجتماعية',
      '17(5): सामाजिक उत्तरदायित्व',
    ],
    'Section17(5)(g)': ['17(5): personal use', '17(5): استعمال شخصي', '17(5): निजी उपयोग'],
    'Section17(5)(h)': [
      '17(5): lost, stolen, destroyed, gift, free sample',
      '17(5): مفقود أو مسروق أو تالف أو هدية أو عينة',
      '17(5): खोया, चोरी, नष्ट, उपहार, मुफ़्त सैंपल',
    ],
    'Section17(5)(i)': [
      '17(5): tax paid after fraud or seizure',
      '17(5): ضريبة بعد غش أو حجز',
      '17(5): धोखाधड़ी या ज़ब्ती के बाद चुकाया टैक्स',
    ],
    'Section17(1)': ['17(1): not for the business', '17(1): لغير النشاط', '17(1): कारोबार के लिए नहीं'],
    'Section17(2)': ['17(2): for exempt supplies', '17(2): لتوريدات معفاة', '17(2): छूट वाली सप्लाई के लिए'],
    'Section16(4)': ['16(4): too late', '16(4): بعد الموعد', '16(4): समय निकल गया'],
    'Section10(4)': ['10(4): we pay under composition', '10(4): ندفع بنظام التركيب', '10(4): हम कंपोज़िशन में हैं'],
  }),
  ...labels('PaymentType', {
    WPAY: ['With payment of tax', 'مع دفع الضريبة', 'टैक्स भुगतान सहित'],
    WOPAY: ['Without payment of tax', 'دون دفع الضريبة', 'बिना टैक्स भुगतान'],
  }),
  ...labels('PaymentMode', {
    Cash: ['Cash', 'نقدًا', 'नकद'],
    Cheque: ['Cheque', 'شيك', 'चेक'],
    BankTransfer: ['Bank transfer', 'تحويل بنكي', 'बैंक ट्रांसफर'],
    UPI: ['UPI', 'UPI', 'UPI'],
    Card: ['Card', 'بطاقة', 'कार्ड'],
    Other: ['Other', 'أخرى', 'अन्य'],
  }),
  ...labels('DocumentKind', {
    salesQuotation: ['Quotation', 'عرض سعر', 'कोटेशन'],
    salesOrder: ['Sales order', 'أمر بيع', 'बिक्री ऑर्डर'],
    salesInvoice: ['Sales invoice', 'فاتورة مبيعات', 'बिक्री बिल'],
    deliveryChallan: ['Delivery challan', 'إذن تسليم', 'डिलीवरी चालान'],
    outwardNote: ['Outward note (credit or debit)', 'إشعار صادر', 'जावक नोट'],
    purchaseOrder: ['Purchase order', 'أمر شراء', 'खरीद ऑर्डर'],
    purchaseBill: ['Purchase bill', 'فاتورة مشتريات', 'खरीद बिल'],
    inwardNote: ['Inward note', 'إشعار وارد', 'आवक नोट'],
    customerOpening: ['Opening document of a customer', 'مستند افتتاحي لعميل', 'ग्राहक का ओपनिंग दस्तावेज़'],
    supplierOpening: ['Opening document of a supplier', 'مستند افتتاحي لمورّد', 'सप्लायर का ओपनिंग दस्तावेज़'],
    selfInvoice: ['Self-invoice', 'فاتورة ذاتية', 'सेल्फ़-इनवॉइस'],
    paymentIn: ['Payment in', 'دفعة واردة', 'मिला भुगतान'],
    paymentOut: ['Payment out', 'دفعة صادرة', 'किया गया भुगतान'],
    receiptVoucher: ['Receipt voucher', 'سند قبض دفعة مقدمة', 'रसीद वाउचर'],
    paymentVoucher: ['Payment voucher', 'سند دفع', 'भुगतान वाउचर'],
    refundVoucher: ['Refund voucher', 'سند استرداد', 'रिफ़ंड वाउचर'],
    writeOff: ['Write-off', 'شطب', 'राइट ऑफ़'],
    stockAdjustment: ['Stock adjustment', 'تسوية مخزون', 'स्टॉक समायोजन'],
    journal: ['Journal', 'قيد يومية', 'जर्नल'],
    contra: ['Contra entry', 'قيد مناقلة', 'कॉन्ट्रा एंट्री'],
    stockTransfer: ['Stock transfer', 'تحويل مخزون', 'स्टॉक ट्रांसफ़र'],
  }),
  ...labels('DocumentType', {
    I: ['Invoice', 'فاتورة', 'बिल'],
    C: ['Credit note or challan', 'إشعار دائن أو إذن تسليم', 'क्रेडिट नोट या चालान'],
    D: ['Debit note', 'إشعار مدين', 'डेबिट नोट'],
    B: ['Bill of entry or bill', 'بيان استيراد أو فاتورة', 'प्रवेश बिल या बिल'],
    R: ['Receipt or refund', 'إيصال أو استرداد', 'रसीद या वापसी'],
    O: ['Other', 'أخرى', 'अन्य'],
    SI: ['Simplified invoice', 'فاتورة مبسطة', 'सरलीकृत बिल'],
    SC: ['Simplified credit note', 'إشعار دائن مبسط', 'सरलीकृत क्रेडिट नोट'],
    SD: ['Simplified debit note', 'إشعار مدين مبسط', 'सरलीकृत डेबिट नोट'],
  }),
  ...labels('InvoiceSubtype', {
    INV: ['Regular invoice', 'فاتورة عادية', 'सामान्य बिल'],
    SINV: ['Simplified invoice', 'فاتورة مبسطة', 'सरलीकृत बिल'],
    TPINV: ['Third-party invoice', 'فاتورة طرف ثالث', 'तीसरे पक्ष का बिल'],
    NOINV: ['No invoice', 'دون فاتورة', 'कोई बिल नहीं'],
    SBINV: ['Self-billed invoice', 'فاتورة ذاتية', 'सेल्फ़-बिल'],
    SUINV: ['Summary invoice', 'فاتورة إجمالية', 'सारांश बिल'],
    EXINV: ['Exempt supply invoice', 'فاتورة معفاة', 'छूट वाला बिल'],
    EXPWOP: exportWithout,
    SEZWOP: sezWithout,
    EXPWP: exportWith,
    SEZWP: sezWith,
    DE: deemed,
  }),
  ...labels('DocumentCategory', {
    Sale: ['Sale', 'بيع', 'बिक्री'],
    'Delivery Challan': ['Delivery challan', 'إذن تسليم', 'डिलीवरी चालान'],
    Purchase: ['Purchase', 'شراء', 'खरीद'],
  }),
  ...labels('InvoiceState', {
    Draft: draft,
    Pending: pendingApproval,
    Rejected: ['Rejected', 'مرفوض', 'नामंज़ूर'],
    Unpaid: ['Unpaid', 'غير مدفوع', 'बकाया'],
    DueSoon: ['Due soon', 'يستحق قريبًا', 'जल्द देय'],
    Overdue: ['Overdue', 'متأخر', 'देय तिथि निकल गई'],
    PartlyPaid: ['Partly paid', 'مدفوع جزئيًا', 'आंशिक भुगतान'],
    Paid: ['Paid', 'مدفوع', 'भुगतान हो गया'],
    Cancelled: ['Cancelled', 'ملغى', 'रद्द'],
  }),
  ...labels('DocumentStatus', {
    Draft: draft,
    Pending: pendingApproval,
    Active: active,
    Open: open,
    Sent: ['Sent', 'أُرسل', 'भेजा गया'],
    Accepted: ['Accepted', 'مقبول', 'स्वीकार'],
    Declined: ['Declined', 'مرفوض من العميل', 'ग्राहक ने मना किया'],
    Expired: ['Expired', 'انتهت صلاحيته', 'अवधि समाप्त'],
    Converted: ['Converted', 'حُوّل', 'ऑर्डर/बिल बना'],
    Partial: partial,
    Invoiced: invoiced,
    Billed: billed,
    Delivered: ['Delivered', 'تم التسليم', 'पहुँच गया'],
    Returned: ['Returned', 'مُرجع', 'वापस'],
    PaymentReceived: received,
    PaymentMade: paid,
    ConvertedtoCredits: credited,
    Cancelled: cancelled,
    Rejected: rejected,
    Delete: deleted,
  }),
  ...labels('Copy', {
    Original: ['Original', 'أصل', 'ओरिजिनल'],
    Duplicate: ['Duplicate', 'نسخة ثانية', 'डुप्लिकेट'],
    Triplicate: ['Triplicate', 'نسخة ثالثة', 'ट्रिप्लिकेट'],
  }),
  ...labels('TransportMode', {
    Road: ['Road', 'بري', 'सड़क'],
    Rail: ['Rail', 'سكة حديد', 'रेल'],
    Ship: ['Ship', 'بحري', 'जहाज़'],
    Air: ['Air', 'جوي', 'हवाई'],
  }),
  ...labels('OperatorSection', {
    '52': ['Section 52: operator collects TCS', 'المادة 52: المشغّل يحصّل TCS', 'धारा 52: ऑपरेटर TCS लेता है'],
    '9(5)': [
      'Section 9(5): operator pays the tax',
      'المادة 9(5): المشغّل يدفع الضريبة',
      'धारा 9(5): ऑपरेटर टैक्स चुकाता है',
    ],
  }),
  ...labels('GoodsMovement', {
    Moves: ['Goods move to the buyer', 'تُنقل البضائع إلى المشتري', 'माल खरीदार तक जाता है'],
    None: ['Goods do not move', 'لا تُنقل البضائع', 'माल कहीं नहीं जाता'],
    Installed: [
      'Goods are installed or assembled at a site',
      'تُركَّب البضائع في الموقع',
      'माल साइट पर लगाया जाता है',
    ],
    OnBoard: [
      'Goods are supplied on board a conveyance',
      'تُسلَّم البضائع على متن وسيلة نقل',
      'माल गाड़ी, जहाज़ या विमान में दिया जाता है',
    ],
  }),
  ...labels('ServiceNature', {
    General: ['General', 'عامة', 'सामान्य'],
    ImmovableProperty: [
      'Immovable property, hotel, event venue',
      'عقار أو فندق أو مكان فعالية',
      'ज़मीन-मकान, होटल, कार्यक्रम स्थल',
    ],
    RestaurantOrPersonalCare: [
      'Restaurant, fitness, beauty, health',
      'مطعم أو لياقة أو تجميل أو صحة',
      'रेस्तराँ, फ़िटनेस, ब्यूटी, स्वास्थ्य',
    ],
    Training: ['Training', 'تدريب', 'ट्रेनिंग'],
    Admission: ['Admission to an event', 'دخول فعالية', 'कार्यक्रम में प्रवेश'],
    EventOrganisation: ['Organising an event', 'تنظيم فعالية', 'कार्यक्रम करवाना'],
    GoodsTransport: ['Transport of goods', 'نقل بضائع', 'माल ट्रांसपोर्ट'],
    PassengerTransport: ['Transport of passengers', 'نقل ركاب', 'यात्री ट्रांसपोर्ट'],
    OnBoard: ['Service on board a conveyance', 'خدمة على متن وسيلة نقل', 'गाड़ी, जहाज़ या विमान में सेवा'],
    TelecomFixed: ['Fixed line, cable, dish', 'خط ثابت أو كابل أو طبق', 'लैंडलाइन, केबल, डिश'],
    TelecomPostpaid: ['Mobile, postpaid', 'جوال آجل الدفع', 'मोबाइल, पोस्टपेड'],
    TelecomPrepaid: ['Mobile, prepaid', 'جوال مسبق الدفع', 'मोबाइल, प्रीपेड'],
    Banking: ['Banking and finance', 'مصارف ومالية', 'बैंकिंग और वित्त'],
    Insurance: ['Insurance', 'تأمين', 'बीमा'],
    GovernmentAdvertisement: ['Advertisement for government', 'إعلان للحكومة', 'सरकार के लिए विज्ञापन'],
    GoodsMadeAvailable: [
      'Services on goods made available by the recipient',
      'خدمات على بضائع يقدّمها المستلم',
      'ग्राहक के दिए हुए माल पर सेवा',
    ],
    Intermediary: ['Intermediary', 'وسيط', 'बिचौलिया (इंटरमीडियरी)'],
    TransportHire: ['Hire of transport', 'تأجير وسيلة نقل', 'गाड़ी या वाहन का किराया'],
    OnlineInformation: [
      'Online information services (OIDAR)',
      'خدمات المعلومات عبر الإنترنت (OIDAR)',
      'ऑनलाइन सूचना सेवा (OIDAR)',
    ],
    PharmaResearch: ['Pharmaceutical research and development', 'بحث وتطوير دوائي', 'दवा रिसर्च और डेवलपमेंट'],
    AircraftMaintenance: ['Maintenance of aircraft', 'صيانة الطائرات', 'विमान का रखरखाव'],
    VesselMaintenance: ['Maintenance of ships', 'صيانة السفن', 'जहाज़ का रखरखाव'],
  }),
  ...labels('PaymentFromAbroad', {
    ForeignExchange: [
      'In convertible foreign exchange',
      'بعملة أجنبية قابلة للتحويل',
      'विदेशी मुद्रा (कन्वर्टिबल) में',
    ],
    RupeesPermitted: [
      'In rupees, as the RBI permits',
      'بالروبية وفق إذن بنك الاحتياطي',
      'रुपये में, RBI की अनुमति से',
    ],
    Otherwise: ['In another way', 'بطريقة أخرى', 'दूसरी तरह से'],
  }),
  ...labels('VehicleType', {
    R: ['Regular', 'عادية', 'सामान्य'],
    O: ['Over-dimensional cargo', 'حمولة زائدة الأبعاد', 'ओवर-डायमेंशनल (ODC) माल'],
  }),
  ...labels('YesNo', { Y: ['Yes', 'نعم', 'हाँ'], N: ['No', 'لا', 'नहीं'] }),
  ...labels('EInvoiceLookup', {
    Irn: ['IRN', 'رقم IRN', 'IRN'],
    AckNo: ['Acknowledgement number', 'رقم الإقرار', 'पावती नंबर'],
    DocumentDetails: ['Document details', 'بيانات المستند', 'दस्तावेज़ विवरण'],
  }),
  ...labels('QualityRating', {
    Bad: ['Bad', 'سيئ', 'खराब'],
    Average: ['Average', 'متوسط', 'औसत'],
    Good: ['Good', 'جيد', 'अच्छा'],
    Excellent: ['Excellent', 'ممتاز', 'बहुत अच्छा'],
  }),
  ...labels('ConflictAction', {
    Skip: ['Skip', 'تخطّي', 'छोड़ें'],
    Overwrite: ['Overwrite', 'استبدال', 'पुराने पर लिखें'],
  }),
  ...labels('ProviderKind', {
    Sandbox: ['Sandbox', 'بيئة تجريبية', 'सैंडबॉक्स'],
    Nic: ['NIC', 'NIC', 'एनआईसी'],
    Product: ['This software', 'هذا البرنامج', 'यह सॉफ़्टवेयर'],
  }),
  ...labels('CallerKind', {
    Erp: ['ERP', 'نظام ERP', 'ईआरपी'],
    Gsp: ['GSP', 'مزود GSP', 'जीएसपी'],
    Taxpayer: ['Taxpayer', 'المكلّف', 'करदाता'],
    EInvoicingPortal: ['E-invoicing portal', 'بوابة الفوترة الإلكترونية', 'ई-इनवॉइस पोर्टल'],
  }),
  ...labels('ImportKind', {
    Document: ['Documents', 'المستندات', 'दस्तावेज़'],
    DocumentSummary: ['Document summary', 'ملخص المستندات', 'दस्तावेज़ सारांश'],
    DocumentAction: ['Document actions', 'إجراءات المستندات', 'दस्तावेज़ कार्रवाइयाँ'],
    Vendor: ['Vendors', 'الموردون', 'वेंडर'],
    HsnSac: ['HSN and SAC codes', 'رموز HSN وSAC', 'HSN और SAC कोड'],
    Entities: ['Entities', 'المنشآت ومقار العمل', 'GSTIN और स्थान'],
    VrnPan: ['GSTIN and PAN', 'GSTIN وPAN', 'GSTIN और PAN'],
  }),
  ...labels('ReturnKind', {
    GSTR1: ['GSTR-1', 'GSTR-1', 'GSTR-1'],
    GSTR2A: ['GSTR-2A', 'GSTR-2A', 'GSTR-2A'],
    GSTR2B: ['GSTR-2B', 'GSTR-2B', 'GSTR-2B'],
    GSTR3B: ['GSTR-3B', 'GSTR-3B', 'GSTR-3B'],
    GSTR6: ['GSTR-6', 'GSTR-6', 'GSTR-6'],
    GSTR7: ['GSTR-7', 'GSTR-7', 'GSTR-7'],
    GSTR8: ['GSTR-8', 'GSTR-8', 'GSTR-8'],
    GSTR9: ['GSTR-9', 'GSTR-9', 'GSTR-9'],
    GSTR9C: ['GSTR-9C', 'GSTR-9C', 'GSTR-9C'],
    ITC04: ['ITC-04', 'ITC-04', 'ITC-04'],
  }),
  ...labels('ImportStatus', {
    Initialized: initialized,
    YetNotStarted: notStarted,
    InProcess: inProcess,
    Success: ['Success', 'نجاح', 'सफल'],
    SuccessWithError: ['Completed with errors', 'اكتمل مع أخطاء', 'ग़लतियों के साथ पूरा'],
    Failed: ['Failed', 'فشل', 'नहीं हो सका'],
  }),
  ...labels('ProcessingStatus', {
    Initialized: initialized,
    YetNotStarted: notStarted,
    InProcess: inProcess,
    Attempted: ['Attempted', 'تمت المحاولة', 'कोशिश की गई'],
    Completed: completed,
    MaxAttemptReached: ['Maximum attempts reached', 'استُنفدت المحاولات', 'कोशिशें ख़त्म'],
    Unprocessable: ['Cannot be processed', 'غير قابل للمعالجة', 'नहीं हो सकता'],
    Unhandled: ['Unhandled', 'غير معالج', 'बाकी'],
    Manual: ['Manual', 'يدوي', 'मैनुअल'],
  }),
  ...labels('RecordStatus', {
    Inactive: inactive,
    Delete: deleted,
    Active: active,
    Draft: draft,
    Locked: locked,
    Dormant: dormant,
    Undelete: ['Restored', 'مستعاد', 'वापस लाया गया'],
    Unlock: ['Unlocked', 'مفتوح القفل', 'अनलॉक'],
    Cancelled: cancelled,
    ConvertedtoCredits: credited,
    PaymentReceived: received,
    PaymentMade: paid,
    Open: open,
  }),
  ...labels('PaymentRequestStatus', {
    Pending: ['Pending approval', 'بانتظار الاعتماد', 'मंज़ूरी बाकी'],
    Rejected: rejected,
    Withdrawn: ['Withdrawn', 'مسحوبة', 'वापस लिया'],
    Approved: approved,
  }),
  ...labels('RequestStatus', {
    Pending: pending,
    Approved: approved,
    Rejected: rejected,
    ApiAccess: ['API access', 'وصول API', 'API एक्सेस'],
    ResetPassword: ['Reset password', 'إعادة تعيين كلمة المرور', 'पासवर्ड रीसेट'],
  }),
  ...labels('EInvoiceStatus', {
    YetNotGenerated: notGenerated,
    Pending: pending,
    Generated: generated,
    InProgress: ['In progress', 'قيد التنفيذ', 'चल रहा है'],
    Completed: completed,
    Cancelled: cancelled,
    NotApplicable: notApplicable,
    Draft: draft,
    Approved: approved,
    Rejected: rejected,
    TransporterUpdated: ['Transporter updated', 'تم تحديث الناقل', 'ट्रांसपोर्टर अपडेट'],
    VehicleDetailUpdated: ['Vehicle updated', 'تم تحديث المركبة', 'वाहन अपडेट'],
    MultiVehicleInitiated: ['Multi-vehicle started', 'بدء تعدد المركبات', 'मल्टी-व्हीकल शुरू'],
    MultiVehicleAdded: ['Multi-vehicle added', 'إضافة مركبة', 'मल्टी-व्हीकल जोड़ा गया'],
    MultiVehicleUpdated: ['Multi-vehicle updated', 'تحديث تعدد المركبات', 'मल्टी-व्हीकल अपडेट'],
  }),
  ...labels('EInvoiceStatusShort', {
    YetNotGenerated: notGenerated,
    Generated: generated,
    Completed: completed,
    NotApplicable: notApplicable,
    Draft: draft,
    Approved: approved,
    Rejected: rejected,
  }),
  ...labels('OrderStatus', { Pending: pending, Partial: partial, Invoiced: invoiced }),
  ...labels('BillingStatus', { Billed: billed, Pending: pending, Partial: partial }),
  ...labels('InvoiceStatus', {
    Draft: draft,
    Pending: pendingApproval,
    Rejected: rejected,
    Active: active,
    PaymentReceived: received,
    ConvertedtoCredits: credited,
    Cancelled: cancelled,
  }),
  ...labels('EInvoiceCancelReason', {
    Duplicate: duplicate,
    'Wrong Details': ['Wrong details', 'بيانات خاطئة', 'ग़लत विवरण'],
    'Invoice Cancelled': ['Invoice cancelled', 'إلغاء الفاتورة', 'बिल रद्द'],
    Others: others,
  }),
  ...labels('SalesCreditNoteReason', {
    'Sales Return': salesReturn,
    'Post-Sale Discount': postSale,
    'Invoice Correction': correction,
  }),
  ...labels('ChallanPurpose', {
    Supply: ['Supply', 'توريد', 'सप्लाई'],
    OnApproval: ['On approval', 'للمعاينة والموافقة', 'पसंद पर'],
    JobWork: ['Job work', 'التصنيع لدى الغير', 'जॉब वर्क'],
    LiquidGas: ['Liquid gas', 'غاز مسال', 'तरल गैस'],
    Lots: ['In lots or parts', 'على دفعات أو أجزاء', 'खेप या हिस्सों में'],
    Exhibition: ['Exhibition or fair', 'معرض', 'प्रदर्शनी या मेला'],
    Others: others,
  }),
  ...labels('JobWorkGoods', {
    Inputs: ['Inputs (back in one year)', 'مدخلات (تعود خلال سنة)', 'कच्चा माल (एक साल में वापस)'],
    CapitalGoods: [
      'Capital goods (back in three years)',
      'سلع رأسمالية (تعود خلال ثلاث سنوات)',
      'पूँजीगत माल (तीन साल में वापस)',
    ],
  }),
  ...labels('DistributionType', {
    Invoice: ['ISD invoice', 'فاتورة ISD', 'ISD इनवॉइस'],
    CreditNote: ['ISD credit note', 'إشعار دائن ISD', 'ISD क्रेडिट नोट'],
  }),
  ...labels('NoteType', {
    Credit: ['Credit note', 'إشعار دائن', 'क्रेडिट नोट'],
    Debit: ['Debit note', 'إشعار مدين', 'डेबिट नोट'],
  }),
  ...labels('NoteReason', {
    'Sales Return': salesReturn,
    'Post-Sale Discount': postSale,
    'Invoice Correction': correction,
    'Purchase Return': purchaseReturn,
    Others: others,
  }),
  ...labels('DebitNoteReason', { 'Invoice Correction': correction, Others: others }),
  ...labels('PurchaseNoteReason', {
    'Purchase Return': purchaseReturn,
    'Post-Sale Discount': postSale,
    'Invoice Correction': correction,
  }),
  ...labels('TransactionType', {
    B2B: ['Business to business', 'من منشأة إلى منشأة', 'B2B (व्यवसाय को)'],
    B2C: ['Business to consumer', 'من منشأة إلى مستهلك', 'B2C (ग्राहक को)'],
    SEZWP: sezWith,
    SEZWOP: sezWithout,
    EXPWP: exportWith,
    EXPWOP: exportWithout,
    DEXP: deemed,
  }),
  ...labels('ReconciliationType', {
    GSTR2B: ['Against GSTR-2B', 'مقابل GSTR-2B', 'GSTR-2B से'],
    GSTR2A: ['Against GSTR-2A', 'مقابل GSTR-2A', 'GSTR-2A से'],
    IMS: ['Against IMS', 'مقابل IMS', 'IMS से'],
  }),
  ...labels('NotificationType', {
    Information: ['Information', 'معلومة', 'सूचना'],
    Warning: ['Warning', 'تحذير', 'चेतावनी'],
    Error: ['Error', 'خطأ', 'ग़लती'],
    Success: ['Success', 'نجاح', 'सफलता'],
  }),
  ...labels('BillingType', { Monthly: ['Monthly', 'شهري', 'हर महीने'], Yearly: ['Yearly', 'سنوي', 'हर साल'] }),
  ...labels('PeriodPreset', {
    Today: ['Today', 'اليوم', 'आज'],
    'This week': ['This week', 'هذا الأسبوع', 'इस हफ़्ते'],
    'This Month': ['This month', 'هذا الشهر', 'इस महीने'],
    'This Fiscal Year': ['This fiscal year', 'السنة المالية الحالية', 'इस वित्त वर्ष'],
    Yesterday: ['Yesterday', 'أمس', 'बीता कल'],
    'Last Week': ['Last week', 'الأسبوع الماضي', 'पिछले हफ़्ते'],
    'Last Month': ['Last month', 'الشهر الماضي', 'पिछले महीने'],
    'Last Fiscal Year': ['Last fiscal year', 'السنة المالية الماضية', 'पिछले वित्त वर्ष'],
    Custom: ['Custom', 'مخصص', 'कस्टम'],
  }),
  ...labels('AgeingDays', {
    '15': ['15 days', '15 يومًا', '15 दिन'],
    '30': ['30 days', '30 يومًا', '30 दिन'],
    '45': ['45 days', '45 يومًا', '45 दिन'],
    '60': ['60 days', '60 يومًا', '60 दिन'],
    '90': ['90 days', '90 يومًا', '90 दिन'],
  }),
  ...labels('SortOrder', {
    ASC: ['Ascending', 'تصاعدي', 'बढ़ते क्रम में'],
    DESC: ['Descending', 'تنازلي', 'घटते क्रम में'],
  }),
  ...labels('ApiVersion', { 'v0.1': ['v0.1', 'v0.1', 'v0.1'], 'v0.2': ['v0.2', 'v0.2', 'v0.2'] }),
  ...labels('IndustryType', {
    Manufacturer: ['Manufacturing', 'تصنيع', 'मैन्युफ़ैक्चरिंग'],
    Wholesaler: ['Wholesale trade', 'تجارة جملة', 'होलसेल (थोक)'],
    Retailer: ['Retail trade', 'تجارة تجزئة', 'रिटेल (खुदरा)'],
    Distributor: ['Distribution', 'توزيع', 'डिस्ट्रीब्यूशन'],
    ServiceProvider: ['Services', 'خدمات', 'सेवाएँ'],
    Exporter: ['Export', 'تصدير', 'एक्सपोर्ट'],
    Importer: ['Import', 'استيراد', 'इंपोर्ट'],
    WorksContractor: ['Works contracts', 'مقاولات الأشغال', 'वर्क्स कॉन्ट्रैक्ट'],
    ECommerce: ['E-commerce', 'تجارة إلكترونية', 'ई-कॉमर्स'],
    Transporter: ['Transport and logistics', 'نقل ولوجستيات', 'ट्रांसपोर्ट और लॉजिस्टिक्स'],
    HotelRestaurant: ['Hotels and restaurants', 'فنادق ومطاعم', 'होटल और रेस्तराँ'],
    Education: ['Education', 'تعليم', 'शिक्षा'],
    Healthcare: ['Health care', 'رعاية صحية', 'स्वास्थ्य सेवा'],
    InformationTechnology: ['Information technology', 'تقنية المعلومات', 'आईटी (सूचना तकनीक)'],
    Construction: ['Construction and property', 'بناء وعقار', 'निर्माण और प्रॉपर्टी'],
    Agriculture: ['Agriculture', 'زراعة', 'खेती'],
    Professional: ['Professional services', 'مهن حرة', 'प्रोफ़ेशनल सेवाएँ'],
    Other: ['Other', 'أخرى', 'अन्य'],
  }),
  ...labels('Language', {
    en: ['English', 'الإنجليزية', 'अंग्रेज़ी'],
    ar: ['Arabic', 'العربية', 'अरबी'],
    hi: ['Hindi', 'الهندية', 'हिन्दी'],
  }),
} as const
