import type { Texts } from '../texts.ts'

/** Guide to goods and services. */
export const itemsGuide = {
  'guide.items.lead': {
    en: 'Goods and services with their HSN or SAC, unit, price and rate.',
    ar: 'السلع والخدمات مع HSN أو SAC والوحدة والسعر والمعدل.',
    hi: 'माल और सेवाएँ, उनका HSN या SAC, यूनिट, मूल्य और दर।',
  },
  'guide.items.1.title': { en: 'Add an item', ar: 'إضافة صنف', hi: 'आइटम जोड़ें' },
  'guide.items.1.text': {
    en: '1. Open Items and choose New item.\n2. Enter the name as it should be printed, and goods or services.\n3. Choose the HSN or SAC. The usual rate of the code is offered.\n4. Choose the unit and enter the selling price, with or without tax.\n5. Save. In an invoice, type the first letters, the code or scan the barcode; a GS1 code (DataMatrix, GS1-128) fills batch, expiry, serial number and quantity too.',
    ar: '1. افتح الأصناف واختر صنف جديد.\n2. أدخل الاسم كما يُطبع، وحدد سلعة أم خدمة.\n3. اختر HSN أو SAC. يُعرض المعدل المعتاد للرمز.\n4. اختر الوحدة وأدخل سعر البيع شاملًا الضريبة أو بدونها.\n5. احفظ. في الفاتورة اكتب الحروف الأولى أو الرمز أو امسح الباركود؛ ورمز GS1 (داتا ماتريكس أو GS1-128) يملأ التشغيلة والانتهاء والرقم التسلسلي والكمية أيضًا.',
    hi: '1. आइटम खोलें और नया आइटम चुनें।\n2. नाम वैसा लिखें जैसा छपना है, और माल या सेवा चुनें।\n3. HSN या SAC चुनें। कोड की सामान्य दर सुझाई जाती है।\n4. यूनिट चुनें और बिक्री मूल्य भरें, टैक्स सहित या रहित।\n5. सेव करें। बिल में पहले अक्षर या कोड लिखें या बारकोड स्कैन करें; GS1 कोड (डेटामैट्रिक्स, GS1-128) से बैच, एक्सपायरी, सीरियल नंबर और मात्रा भी भर जाती है।',
  },
  'guide.items.2.title': {
    en: 'How many digits of HSN',
    ar: 'عدد خانات HSN',
    hi: 'HSN के कितने अंक',
  },
  'guide.items.2.text': {
    en: '- Turnover of the last year up to five crore rupees: four digits on invoices to registered customers.\n- Above five crore rupees: six digits on every invoice.\n- Exports: eight digits.\nServices have a SAC that begins with 99. The invoice form warns when a code is too short for your turnover (Notification 78/2020, Central Tax).',
    ar: '- رقم أعمال السنة الماضية حتى خمسة كرور روبية: أربع خانات في فواتير العملاء المسجلين.\n- أكثر من خمسة كرور: ست خانات في كل فاتورة.\n- الصادرات: ثماني خانات.\nللخدمات رمز SAC يبدأ بـ 99. تنبهك الفاتورة إذا كان الرمز أقصر مما يلزم لرقم أعمالك (الإخطار 78/2020).',
    hi: '- पिछले वर्ष का टर्नओवर पाँच करोड़ रुपये तक: रजिस्टर्ड ग्राहकों के बिल पर चार अंक।\n- पाँच करोड़ से ऊपर: हर बिल पर छह अंक।\n- एक्सपोर्ट: आठ अंक।\nसेवाओं का SAC 99 से शुरू होता है। कोड छोटा हो तो बिल बताता है (अधिसूचना 78/2020, केंद्रीय टैक्स)।',
  },
  'guide.items.3.title': {
    en: 'Rate and tax category',
    ar: 'المعدل والفئة الضريبية',
    hi: 'दर और टैक्स श्रेणी',
  },
  'guide.items.3.text': {
    en: 'Taxable items have a rate; Exempt, Nil-rated and Non-GST items have none and go to another table of the return. A rate applies from a date: an invoice takes the rate of its own date, not of today.\nIf you change the rate of an item, issued invoices stay as they are.',
    ar: 'للأصناف الخاضعة معدل؛ أما المعفاة وذات المعدل الصفري وخارج GST فلا معدل لها وتظهر في جدول آخر من الإقرار. يسري المعدل من تاريخ: تأخذ الفاتورة معدل تاريخها لا معدل اليوم.\nإذا غيّرت معدل صنف تبقى الفواتير الصادرة كما هي.',
    hi: 'टैक्सेबल आइटम पर दर होती है; छूट वाले, निल रेटेड और ग़ैर-GST पर नहीं, और वे रिटर्न की दूसरी टेबल में जाती हैं। दर एक तिथि से लागू होती है: बिल अपनी तिथि की दर लेता है, आज की नहीं।\nआइटम की दर बदलने पर जारी बिल वैसे ही रहते हैं।',
  },
  'guide.items.4.title': { en: 'Units', ar: 'الوحدات', hi: 'यूनिटें' },
  'guide.items.4.text': {
    en: 'The unit is printed; its UQC is the three-letter code used by the portals. A second unit with a conversion lets you sell by the box and count by the piece; the price is converted.',
    ar: 'تُطبع الوحدة؛ أما UQC فهي الحروف الثلاثة التي تعرفها البوابات. وحدة ثانية مع معامل تحويل تتيح البيع بالصندوق والعد بالقطعة، ويتبعها السعر.',
    hi: 'यूनिट छपती है; उसके पीछे का UQC वे तीन अक्षर हैं जिन्हें पोर्टल जानते हैं। बदलाव वाली दूसरी यूनिट से डिब्बे में बेचें और नग में गिनें: रेट उसी हिसाब से बदलता है।',
  },
  'guide.items.5.title': {
    en: 'Many items at once',
    ar: 'أصناف كثيرة دفعة واحدة',
    hi: 'एक साथ कई आइटम',
  },
  'guide.items.5.text': {
    en: 'Rows copied from a spreadsheet can be pasted into the lines of an invoice. A price that includes tax is divided exactly; the remaining paisa stays in the line.',
    ar: 'يمكن لصق صفوف منسوخة من جدول في أسطر الفاتورة. يُقسم السعر الشامل للضريبة بدقة، وتبقى البيسة الباقية في السطر لا في حساب خفي.',
    hi: 'शीट से कॉपी की गई लाइनें बिल की लाइनों में पेस्ट की जा सकती हैं। टैक्स सहित मूल्य ठीक-ठीक बाँटा जाता है; बचा पैसा लाइन में रहता है, किसी छिपे खाते में नहीं।',
  },
} as const satisfies Texts
