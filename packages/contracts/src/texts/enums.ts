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
const dormant: Row = ['Dormant', 'خامل', 'सुप्त']
const pending: Row = ['Pending', 'معلّق', 'पेंडिंग']
const pendingApproval: Row = ['Pending approval', 'بانتظار الاعتماد', 'मंज़ूरी पेंडिंग']
const approved: Row = ['Approved', 'معتمد', 'मंज़ूर']
const rejected: Row = ['Rejected', 'مرفوض', 'नामंज़ूर']
const cancelled: Row = ['Cancelled', 'ملغى', 'रद्द']
const partial: Row = ['Partial', 'جزئي', 'आंशिक']
const invoiced: Row = ['Invoiced', 'مفوتر', 'बिल बना']
const billed: Row = ['Billed', 'تمت فوترته', 'बिल बना']
const open: Row = ['Open', 'مفتوح', 'खुला']
const received: Row = ['Payment received', 'تم استلام الدفع', 'भुगतान प्राप्त']
const paid: Row = ['Payment made', 'تم الدفع', 'भुगतान किया गया']
const credited: Row = ['Converted to credits', 'محوّل إلى إشعارات دائنة', 'क्रेडिट में बदला गया']
const initialized: Row = ['Initialised', 'تم التهيئة', 'प्रारंभ']
const notStarted: Row = ['Not yet started', 'لم يبدأ بعد', 'अभी शुरू नहीं']
const inProcess: Row = ['In process', 'قيد المعالجة', 'प्रक्रिया में']
const completed: Row = ['Completed', 'مكتمل', 'पूर्ण']
const generated: Row = ['Generated', 'تم الإنشاء', 'जनरेट हुआ']
const notGenerated: Row = ['Yet not generated', 'لم يُنشأ بعد', 'अभी जनरेट नहीं']
const notApplicable: Row = ['Not applicable', 'لا ينطبق', 'लागू नहीं']
const duplicate: Row = ['Duplicate', 'مكرر', 'डुप्लिकेट']
const others: Row = ['Others', 'أخرى', 'अन्य']
const correction: Row = ['Invoice correction', 'تصحيح الفاتورة', 'बिल सुधार']
const postSale: Row = ['Post-sale discount', 'خصم بعد البيع', 'बिक्री के बाद छूट']
const branch: Row = ['Branch', 'فرع', 'शाखा']
const godown: Row = ['Godown', 'مستودع', 'गोदाम']
const regular: Row = ['Regular', 'عادي', 'सामान्य']
const sezWith: Row = ['SEZ with payment of tax', 'منطقة اقتصادية خاصة مع دفع الضريبة', 'SEZ, टैक्स भुगतान सहित']
const sezWithout: Row = [
  'SEZ without payment of tax',
  'منطقة اقتصادية خاصة دون دفع الضريبة',
  'SEZ, टैक्स भुगतान रहित',
]
const exportWith: Row = ['Export with payment of tax', 'تصدير مع دفع الضريبة', 'एक्सपोर्ट, टैक्स भुगतान सहित']
const exportWithout: Row = [
  'Export without payment of tax',
  'تصدير دون دفع الضريبة',
  'एक्सपोर्ट, टैक्स भुगतान रहित',
]
const deemed: Row = ['Deemed export', 'تصدير اعتباري', 'डीम्ड एक्सपोर्ट']

export const enumTexts = {
  ...labels('TaxpayerType', {
    REG: ['Regular', 'مكلّف عادي', 'नियमित'],
    COM: ['Composition', 'نظام التركيب', 'कंपोज़िशन'],
    UNREG: ['Unregistered', 'غير مسجل', 'अनरजिस्टर्ड'],
    NRT: ['Non-resident taxpayer', 'مكلّف غير مقيم', 'अनिवासी करदाता'],
    ISD: ['Input service distributor', 'موزع خدمات المدخلات', 'इनपुट सेवा वितरक'],
    TDS: ['Tax deductor', 'خاصم الضريبة', 'टैक्स कटौतीकर्ता'],
    TCS: ['Tax collector (e-commerce)', 'محصّل الضريبة (تجارة إلكترونية)', 'टैक्स संग्राहक (ई-कॉमर्स)'],
    SED: ['SEZ developer', 'مطوّر منطقة اقتصادية خاصة', 'SEZ डेवलपर'],
    SEZ: ['SEZ unit', 'وحدة منطقة اقتصادية خاصة', 'SEZ यूनिट'],
    UNB: ['United Nations body', 'هيئة تابعة للأمم المتحدة', 'संयुक्त राष्ट्र निकाय'],
    ONP: ['Other notified person', 'شخص آخر مُخطَر', 'अन्य अधिसूचित व्यक्ति'],
    EMB: ['Embassy or consulate', 'سفارة أو قنصلية', 'दूतावास'],
    CTP: ['Casual taxable person', 'مكلّف عرضي', 'आकस्मिक करदाता'],
    OIDAR: ['Online services from abroad (OIDAR)', 'خدمات إلكترونية من الخارج', 'विदेश से ऑनलाइन सेवाएँ'],
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
    BillTo: ['Bill to', 'الفوترة إلى', 'बिल प्राप्तकर्ता'],
    BillFrom: ['Bill from', 'الفوترة من', 'बिल जारीकर्ता'],
    DispatchFrom: ['Dispatch from', 'الإرسال من', 'प्रेषण स्थान'],
    ShipTo: ['Ship to', 'الشحن إلى', 'डिलीवरी स्थान'],
  }),
  ...labels('PartyKind', {
    Customer: ['Customer', 'عميل', 'ग्राहक'],
    Supplier: ['Supplier', 'مورّد', 'सप्लायर'],
    Both: ['Customer and supplier', 'عميل ومورّد', 'ग्राहक और सप्लायर'],
  }),
  ...labels('AddressKind', {
    Billing: ['Billing', 'الفوترة', 'बिलिंग'],
    Shipping: ['Shipping', 'الشحن', 'शिपिंग'],
    Dispatch: ['Dispatch', 'الإرسال', 'प्रेषण'],
  }),
  ...labels('ItemKind', { Item: ['Item', 'صنف', 'आइटम'], Expense: ['Expense', 'مصروف', 'व्यय'] }),
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
    NilRated: ['Nil rated', 'نسبة صفر', 'शून्य दर'],
    NonGst: ['Non-GST', 'خارج نطاق GST', 'ग़ैर-GST'],
    ZeroRated: ['Zero rated', 'صفري', 'शून्य रेटेड'],
  }),
  ...labels('TaxKind', {
    GST: ['GST', 'ضريبة السلع والخدمات', 'GST'],
    CESS: ['Cess', 'رسم إضافي', 'सेस'],
  }),
  ...labels('PaymentType', {
    WPAY: ['With payment of tax', 'مع دفع الضريبة', 'टैक्स भुगतान सहित'],
    WOPAY: ['Without payment of tax', 'دون دفع الضريبة', 'टैक्स भुगतान रहित'],
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
    salesOrder: ['Sales order', 'أمر بيع', 'बिक्री ऑर्डर'],
    salesInvoice: ['Sales invoice', 'فاتورة مبيعات', 'बिक्री बिल'],
    deliveryChallan: ['Delivery challan', 'إذن تسليم', 'डिलीवरी चालान'],
    outwardNote: ['Outward note', 'إشعار صادر', 'जावक नोट'],
    purchaseOrder: ['Purchase order', 'أمر شراء', 'खरीद ऑर्डर'],
    purchaseBill: ['Purchase bill', 'فاتورة مشتريات', 'खरीद बिल'],
    inwardNote: ['Inward note', 'إشعار وارد', 'आवक नोट'],
    paymentIn: ['Payment in', 'دفعة واردة', 'प्राप्त भुगतान'],
    paymentOut: ['Payment out', 'دفعة صادرة', 'किया गया भुगतान'],
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
    TPINV: ['Third-party invoice', 'فاتورة طرف ثالث', 'तृतीय पक्ष बिल'],
    NOINV: ['No invoice', 'دون فاتورة', 'कोई बिल नहीं'],
    SBINV: ['Self-billed invoice', 'فاتورة ذاتية', 'स्व-बिल'],
    SUINV: ['Summary invoice', 'فاتورة إجمالية', 'सारांश बिल'],
    EXINV: ['Exempt invoice', 'فاتورة معفاة', 'छूट बिल'],
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
    Rejected: ['Rejected', 'مرفوض', 'अस्वीकृत'],
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
    Partial: partial,
    Invoiced: invoiced,
    Billed: billed,
    Delivered: ['Delivered', 'تم التسليم', 'सुपुर्द'],
    Returned: ['Returned', 'مُرجع', 'वापस'],
    PaymentReceived: received,
    PaymentMade: paid,
    ConvertedtoCredits: credited,
    Cancelled: cancelled,
    Rejected: rejected,
    Delete: deleted,
  }),
  ...labels('Copy', {
    Original: ['Original', 'أصل', 'मूल'],
    Duplicate: ['Duplicate', 'نسخة ثانية', 'द्वितीय प्रति'],
    Triplicate: ['Triplicate', 'نسخة ثالثة', 'तृतीय प्रति'],
  }),
  ...labels('TransportMode', {
    Road: ['Road', 'بري', 'सड़क'],
    Rail: ['Rail', 'سكة حديد', 'रेल'],
    Ship: ['Ship', 'بحري', 'जहाज़'],
    Air: ['Air', 'جوي', 'वायु'],
  }),
  ...labels('OperatorSection', {
    '52': [
      'Section 52: the operator collects tax at source',
      'المادة 52: المشغّل يحصّل الضريبة عند المصدر',
      'धारा 52: ऑपरेटर स्रोत पर टैक्स लेता है',
    ],
    '9(5)': [
      'Section 9(5): the operator pays the tax',
      'المادة 9(5): المشغّل يدفع الضريبة',
      'धारा 9(5): ऑपरेटर टैक्स चुकाता है',
    ],
  }),
  ...labels('GoodsMovement', {
    Moves: ['They move to the buyer', 'تُنقل إلى المشتري', 'खरीदार तक जाता है'],
    None: ['They do not move', 'لا تُنقل', 'नहीं जाता'],
    Installed: ['Installed or assembled at a site', 'تُركَّب في موقع', 'स्थल पर लगाया जाता है'],
    OnBoard: ['Taken on board', 'تُسلَّم على متن وسيلة نقل', 'वाहन, जहाज़ या विमान पर'],
  }),
  ...labels('ServiceNature', {
    General: ['General', 'عامة', 'सामान्य'],
    ImmovableProperty: [
      'Immovable property, hotel, event venue',
      'عقار أو فندق أو مكان فعالية',
      'अचल संपत्ति, होटल, आयोजन स्थल',
    ],
    RestaurantOrPersonalCare: [
      'Restaurant, fitness, beauty, health',
      'مطعم أو لياقة أو تجميل أو صحة',
      'रेस्तराँ, फ़िटनेस, सौंदर्य, स्वास्थ्य',
    ],
    Training: ['Training', 'تدريب', 'प्रशिक्षण'],
    Admission: ['Admission to an event', 'دخول فعالية', 'आयोजन में प्रवेश'],
    EventOrganisation: ['Organising an event', 'تنظيم فعالية', 'आयोजन करना'],
    GoodsTransport: ['Transport of goods', 'نقل بضائع', 'माल ट्रांसपोर्ट'],
    PassengerTransport: ['Transport of passengers', 'نقل ركاب', 'यात्री ट्रांसपोर्ट'],
    OnBoard: ['Service on board', 'خدمة على متن وسيلة نقل', 'वाहन, जहाज़ या विमान पर सेवा'],
    TelecomFixed: ['Fixed line, cable, dish', 'خط ثابت أو كابل أو طبق', 'स्थिर लाइन, केबल, डिश'],
    TelecomPostpaid: ['Mobile, postpaid', 'جوال آجل الدفع', 'मोबाइल, पोस्टपेड'],
    TelecomPrepaid: ['Mobile, prepaid', 'جوال مسبق الدفع', 'मोबाइल, प्रीपेड'],
    Banking: ['Banking and finance', 'مصارف ومالية', 'बैंकिंग और वित्त'],
    Insurance: ['Insurance', 'تأمين', 'बीमा'],
    GovernmentAdvertisement: ['Advertisement for government', 'إعلان للحكومة', 'सरकार के लिए विज्ञापन'],
    GoodsMadeAvailable: ['On goods made available', 'على بضائع وُضعت في المتناول', 'उपलब्ध कराए गए माल पर'],
    Intermediary: ['Intermediary', 'وسيط', 'मध्यस्थ'],
    TransportHire: ['Hire of transport', 'تأجير وسيلة نقل', 'ट्रांसपोर्ट का किराया'],
    OnlineInformation: ['Online information (OIDAR)', 'معلومات عبر الشبكة', 'ऑनलाइन सूचना (OIDAR)'],
  }),
  ...labels('VehicleType', {
    R: ['Regular', 'عادية', 'सामान्य'],
    O: ['Over-dimensional cargo', 'حمولة زائدة الأبعاد', 'अति-आयामी माल'],
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
    Excellent: ['Excellent', 'ممتاز', 'उत्कृष्ट'],
  }),
  ...labels('ConflictAction', {
    Skip: ['Skip', 'تخطّي', 'छोड़ें'],
    Overwrite: ['Overwrite', 'استبدال', 'अधिलेखित करें'],
  }),
  ...labels('ProviderKind', {
    Sandbox: ['Sandbox', 'بيئة تجريبية', 'सैंडबॉक्स'],
    Nic: ['NIC', 'NIC', 'एनआईसी'],
    Product: ['This product', 'هذا المنتج', 'यह उत्पाद'],
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
    Vendor: ['Vendors', 'الموردون', 'विक्रेता'],
    HsnSac: ['HSN and SAC codes', 'رموز HSN وSAC', 'HSN और SAC कोड'],
    Entities: ['Entities', 'الكيانات', 'यूनिटें'],
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
    SuccessWithError: ['Success with errors', 'نجاح مع أخطاء', 'ग़लतियों सहित सफल'],
    Failed: ['Failed', 'فشل', 'विफल'],
  }),
  ...labels('ProcessingStatus', {
    Initialized: initialized,
    YetNotStarted: notStarted,
    InProcess: inProcess,
    Attempted: ['Attempted', 'تمت المحاولة', 'कोशिश की गई'],
    Completed: completed,
    MaxAttemptReached: ['Attempts used up', 'استُنفدت المحاولات', 'कोशिशें ख़त्म'],
    Unprocessable: ['Unprocessable', 'غير قابل للمعالجة', 'प्रक्रिया योग्य नहीं'],
    Unhandled: ['Unhandled', 'غير معالج', 'असंसाधित'],
    Manual: ['Manual', 'يدوي', 'मैनुअल'],
  }),
  ...labels('RecordStatus', {
    Inactive: inactive,
    Delete: deleted,
    Active: active,
    Draft: draft,
    Locked: locked,
    Dormant: dormant,
    Undelete: ['Restored', 'مستعاد', 'पुनर्स्थापित'],
    Unlock: ['Unlocked', 'مفتوح القفل', 'अनलॉक'],
    Cancelled: cancelled,
    ConvertedtoCredits: credited,
    PaymentReceived: received,
    PaymentMade: paid,
    Open: open,
  }),
  ...labels('RequestStatus', {
    Pending: pending,
    Approved: approved,
    Rejected: rejected,
    ApiAccess: ['API access', 'وصول API', 'API पहुँच'],
    ResetPassword: ['Reset password', 'إعادة تعيين كلمة المرور', 'पासवर्ड रीसेट'],
  }),
  ...labels('EInvoiceStatus', {
    YetNotGenerated: notGenerated,
    Pending: pending,
    Generated: generated,
    InProgress: ['In progress', 'قيد التنفيذ', 'प्रगति में'],
    Completed: completed,
    Cancelled: cancelled,
    NotApplicable: notApplicable,
    Draft: draft,
    Approved: approved,
    Rejected: rejected,
    TransporterUpdated: ['Transporter updated', 'تم تحديث الناقل', 'ट्रांसपोर्टर अपडेट'],
    VehicleDetailUpdated: ['Vehicle updated', 'تم تحديث المركبة', 'वाहन अपडेट'],
    MultiVehicleInitiated: ['Multi-vehicle started', 'بدء تعدد المركبات', 'बहु-वाहन आरंभ'],
    MultiVehicleAdded: ['Multi-vehicle added', 'إضافة مركبة', 'बहु-वाहन जोड़ा गया'],
    MultiVehicleUpdated: ['Multi-vehicle updated', 'تحديث تعدد المركبات', 'बहु-वाहन अपडेट'],
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
    'Sales Return': ['Sales return', 'مرتجع مبيعات', 'बिक्री वापसी'],
    'Post-Sale Discount': postSale,
    'Invoice Correction': correction,
  }),
  ...labels('DebitNoteReason', { 'Invoice Correction': correction, Others: others }),
  ...labels('PurchaseNoteReason', {
    'Purchase Return': ['Purchase return', 'مرتجع مشتريات', 'खरीद वापसी'],
    'Post-Sale Discount': postSale,
    'Invoice Correction': correction,
  }),
  ...labels('TransactionType', {
    B2B: ['Business to business', 'من منشأة إلى منشأة', 'व्यवसाय से व्यवसाय'],
    B2C: ['Business to consumer', 'من منشأة إلى مستهلك', 'व्यवसाय से उपभोक्ता'],
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
  ...labels('BillingType', { Monthly: ['Monthly', 'شهري', 'मासिक'], Yearly: ['Yearly', 'سنوي', 'वार्षिक'] }),
  ...labels('PeriodPreset', {
    Today: ['Today', 'اليوم', 'आज'],
    'This week': ['This week', 'هذا الأسبوع', 'इस सप्ताह'],
    'This Month': ['This month', 'هذا الشهر', 'इस महीने'],
    'This Fiscal Year': ['This fiscal year', 'السنة المالية الحالية', 'इस वित्तीय वर्ष'],
    Yesterday: ['Yesterday', 'أمس', 'कल'],
    'Last Week': ['Last week', 'الأسبوع الماضي', 'पिछला सप्ताह'],
    'Last Month': ['Last month', 'الشهر الماضي', 'पिछला महीना'],
    'Last Fiscal Year': ['Last fiscal year', 'السنة المالية الماضية', 'पिछला वित्तीय वर्ष'],
    Custom: ['Custom', 'مخصص', 'कस्टम'],
  }),
  ...labels('AgeingDays', {
    '15': ['15 days', '15 يومًا', '15 दिन'],
    '30': ['30 days', '30 يومًا', '30 दिन'],
    '45': ['45 days', '45 يومًا', '45 दिन'],
    '60': ['60 days', '60 يومًا', '60 दिन'],
    '90': ['90 days', '90 يومًا', '90 दिन'],
  }),
  ...labels('SortOrder', { ASC: ['Ascending', 'تصاعدي', 'आरोही'], DESC: ['Descending', 'تنازلي', 'अवरोही'] }),
  ...labels('ApiVersion', { 'v0.1': ['v0.1', 'v0.1', 'v0.1'], 'v0.2': ['v0.2', 'v0.2', 'v0.2'] }),
  ...labels('IndustryType', {
    Manufacturer: ['Manufacturing', 'تصنيع', 'विनिर्माण'],
    Wholesaler: ['Wholesale trade', 'تجارة جملة', 'थोक व्यापार'],
    Retailer: ['Retail trade', 'تجارة تجزئة', 'खुदरा व्यापार'],
    Distributor: ['Distribution', 'توزيع', 'वितरण'],
    ServiceProvider: ['Services', 'خدمات', 'सेवाएँ'],
    Exporter: ['Export', 'تصدير', 'एक्सपोर्ट'],
    Importer: ['Import', 'استيراد', 'इंपोर्ट'],
    WorksContractor: ['Works contracts', 'مقاولات الأشغال', 'कार्य अनुबंध'],
    ECommerce: ['E-commerce', 'تجارة إلكترونية', 'ई-कॉमर्स'],
    Transporter: ['Transport and logistics', 'نقل ولوجستيات', 'ट्रांसपोर्ट और लॉजिस्टिक्स'],
    HotelRestaurant: ['Hotels and restaurants', 'فنادق ومطاعم', 'होटल और रेस्तराँ'],
    Education: ['Education', 'تعليم', 'शिक्षा'],
    Healthcare: ['Health care', 'رعاية صحية', 'स्वास्थ्य सेवा'],
    InformationTechnology: ['Information technology', 'تقنية المعلومات', 'सूचना प्रौद्योगिकी'],
    Construction: ['Construction and property', 'بناء وعقار', 'निर्माण और संपत्ति'],
    Agriculture: ['Agriculture', 'زراعة', 'कृषि'],
    Professional: ['Professional practice', 'مهن حرة', 'पेशेवर सेवाएँ'],
    Other: ['Other', 'أخرى', 'अन्य'],
  }),
  ...labels('Language', {
    en: ['English', 'الإنجليزية', 'अंग्रेज़ी'],
    ar: ['Arabic', 'العربية', 'अरबी'],
    hi: ['Hindi', 'الهندية', 'हिन्दी'],
  }),
} as const
