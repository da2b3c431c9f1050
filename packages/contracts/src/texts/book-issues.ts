import type { Texts } from './texts.ts'

/** What can be wrong with a document or payment beyond the form of its fields. */
export const bookIssueTexts = {
  'issue.NOT_A_CUSTOMER': {
    en: '{{name}} is a supplier only. Make it a customer too, or choose another party.',
    ar: '{{name}} مورّد فقط. اجعله عميلاً أيضاً أو اختر طرفاً آخر.',
    hi: '{{name}} केवल सप्लायर है। इसे ग्राहक भी बनाएँ या दूसरी पार्टी चुनें।',
  },
  'issue.OWN_GSTIN': {
    en: 'This is your own GSTIN: a supply to oneself is no sale.',
    ar: 'هذا رقم GSTIN الخاص بك: التوريد للنفس ليس بيعاً.',
    hi: 'यह आपका अपना GSTIN है: स्वयं को सप्लाई बिक्री नहीं।',
  },
  'issue.SUPPLY_KIND_NOT_SEZ': {
    en: 'Only a party of type SEZ can receive a SEZ supply.',
    ar: 'لا يستلم توريد المنطقة الاقتصادية إلا طرف من نوع SEZ.',
    hi: 'SEZ सप्लाई केवल SEZ प्रकार की पार्टी को हो सकती है।',
  },
  'issue.SUPPLY_KIND_NOT_ABROAD': {
    en: 'An export goes to a party abroad, which has no GSTIN.',
    ar: 'يكون التصدير لطرف في الخارج لا يملك GSTIN.',
    hi: 'एक्सपोर्ट विदेश की पार्टी को होता है, जिसका GSTIN नहीं होता।',
  },
  'issue.DEEMED_EXPORT_UNREGISTERED': {
    en: 'A deemed export needs a buyer with a GSTIN.',
    ar: 'يحتاج التصدير الاعتباري إلى مشترٍ لديه GSTIN.',
    hi: 'डीम्ड एक्सपोर्ट के लिए GSTIN वाला खरीदार चाहिए।',
  },
  'issue.REVERSE_CHARGE_UNREGISTERED': {
    en: 'Reverse charge needs a buyer with a GSTIN.',
    ar: 'يحتاج الاحتساب العكسي إلى مشترٍ لديه GSTIN.',
    hi: 'रिवर्स चार्ज के लिए GSTIN वाला खरीदार चाहिए।',
  },
  'issue.DATE_IN_FUTURE': {
    en: 'The date {{date}} is in the future.',
    ar: 'التاريخ {{date}} في المستقبل.',
    hi: 'तिथि {{date}} भविष्य में है।',
  },
  'issue.DATE_BEFORE_GST': {
    en: 'GST began on 1 July 2017; {{date}} is before that.',
    ar: 'بدأت ضريبة GST في 1 يوليو 2017، و{{date}} قبل ذلك.',
    hi: 'GST 1 जुलाई 2017 से है; {{date}} उससे पहले है।',
  },
  'issue.DUE_BEFORE_DATE': {
    en: 'The due date cannot be before {{date}}.',
    ar: 'لا يكون تاريخ الاستحقاق قبل {{date}}.',
    hi: 'देय तिथि {{date}} से पहले नहीं हो सकती।',
  },
  'issue.PERIOD_LOCKED': {
    en: 'The books are locked up to {{until}}. Use a later date.',
    ar: 'الدفاتر مقفلة حتى {{until}}. استخدم تاريخاً لاحقاً.',
    hi: 'बहियाँ {{until}} तक बंद हैं। बाद की तिथि लिखें।',
  },
  'issue.PERIOD_FILED': {
    en: 'GSTR-1 of this period is filed. Use a later date, or issue a note.',
    ar: 'قُدِّم إقرار GSTR-1 لهذه الفترة. استخدم تاريخاً لاحقاً أو أصدر إشعاراً.',
    hi: 'इस अवधि का GSTR-1 दाखिल है। बाद की तिथि लिखें या नोट जारी करें।',
  },
  'issue.PERIOD_NOT_OVER': {
    en: 'This period runs to {{until}}; its return is filed after that day.',
    ar: 'تمتد هذه الفترة حتى {{until}}، ويُقدَّم إقرارها بعد ذلك اليوم.',
    hi: 'यह अवधि {{until}} तक है; इसका रिटर्न उसके बाद दाखिल होता है।',
  },
  'issue.FILED_BEFORE_END': {
    en: 'Enter the day of filing; it is after {{until}}.',
    ar: 'أدخل يوم التقديم؛ وهو بعد {{until}}.',
    hi: 'दाखिल करने का दिन लिखें; वह {{until}} के बाद का है।',
  },
  'issue.PLACE_OVERRIDE_REASON': {
    en: 'By law the place of supply is {{derived}}. To use {{place}}, give the reason.',
    ar: 'مكان التوريد قانوناً هو {{derived}}. لاستخدام {{place}} اذكر السبب.',
    hi: 'नियमानुसार सप्लाई स्थान {{derived}} है। {{place}} के लिए कारण लिखें।',
  },
  'issue.LUT_NOT_VALID': {
    en: 'This letter of undertaking is not valid on {{date}}.',
    ar: 'خطاب التعهد هذا غير ساري في {{date}}.',
    hi: 'यह वचन पत्र (LUT) {{date}} को मान्य नहीं है।',
  },
  'issue.LUT_MISSING': {
    en: 'Without payment of tax only under a letter of undertaking valid on {{date}}. Add it to the GSTIN.',
    ar: 'بدون دفع الضريبة فقط بخطاب تعهد سارٍ في {{date}}. أضفه إلى GSTIN.',
    hi: 'टैक्स भुगतान बिना केवल {{date}} को मान्य वचन पत्र (LUT) पर। इसे GSTIN में जोड़ें।',
  },
  'issue.LINES_MISSING': {
    en: 'Add at least one line.',
    ar: 'أضف سطراً واحداً على الأقل.',
    hi: 'कम से कम एक लाइन जोड़ें।',
  },
  'issue.HSN_DIGITS': {
    en: 'HSN {{hsn}} needs at least {{digits}} digits for your turnover.',
    ar: 'يحتاج HSN {{hsn}} إلى {{digits}} أرقام على الأقل بحسب رقم أعمالك.',
    hi: 'आपके टर्नओवर के लिए HSN {{hsn}} में कम से कम {{digits}} अंक चाहिए।',
  },
  'issue.BUYER_ADDRESS_MISSING': {
    en: 'From {{limit}} rupees on, an unregistered buyer needs name and address on the invoice.',
    ar: 'ابتداءً من {{limit}} روبية يلزم اسم وعنوان المشتري غير المسجل على الفاتورة.',
    hi: '{{limit}} रुपये से अनरजिस्टर्ड खरीदार का नाम और पता बिल पर चाहिए।',
  },
  'issue.NUMBER_AUTOMATIC': {
    en: 'Numbers are given automatically. Leave this empty.',
    ar: 'تُعطى الأرقام تلقائياً. اترك هذا فارغاً.',
    hi: 'संख्या अपने आप मिलती है। इसे खाली छोड़ें।',
  },
  'issue.NUMBER_TAKEN': {
    en: 'This number is already used in the year, perhaps in other capitals.',
    ar: 'هذا الرقم مستخدم في السنة، ربما بحالة أحرف أخرى.',
    hi: 'यह संख्या वर्ष में पहले ही प्रयुक्त है, शायद दूसरे बड़े-छोटे अक्षरों में।',
  },
  'issue.NUMBER_TOO_LONG': {
    en: 'The next number of this series would pass 16 characters. Shorten the series.',
    ar: 'سيتجاوز الرقم التالي لهذه السلسلة 16 حرفاً. قصّر السلسلة.',
    hi: 'इस सीरीज़ की अगला नंबर 16 अक्षरों से लंबी होगी। सीरीज़ छोटी करें।',
  },
  'issue.SERIES_MISSING': {
    en: 'No number series serves this GSTIN. Allocate one in Masters.',
    ar: 'لا سلسلة أرقام تخدم هذا GSTIN. خصّص واحدة في البيانات الرئيسية.',
    hi: 'इस GSTIN के लिए कोई नंबर सीरीज़ नहीं। मास्टर में आवंटित करें।',
  },
  'issue.FIGURE_DIFFERS': {
    en: 'Sent {{sent}}, computed {{computed}}.',
    ar: 'المرسل {{sent}}، والمحسوب {{computed}}.',
    hi: 'भेजा {{sent}}, गणना {{computed}}।',
  },
  'issue.FIGURE_UNKNOWN': {
    en: 'There is no such total.',
    ar: 'لا يوجد إجمالي كهذا.',
    hi: 'ऐसा कोई जोड़ नहीं है।',
  },
  'issue.RECEIVED_ABOVE_TOTAL': {
    en: 'More than the total of {{total}}. Record the rest as a payment.',
    ar: 'أكثر من الإجمالي {{total}}. سجّل الباقي كدفعة.',
    hi: 'जोड़ {{total}} से अधिक। शेष को भुगतान में दर्ज करें।',
  },
  'issue.RECEIVED_BEFORE_APPROVAL': {
    en: 'The invoice waits for approval first. Record the payment once it is approved.',
    ar: 'تنتظر الفاتورة الاعتماد أولاً. سجّل الدفعة بعد اعتمادها.',
    hi: 'बिल पहले मंज़ूरी की प्रतीक्षा करेगा। मंज़ूर होने पर भुगतान दर्ज करें।',
  },
  'issue.CHANGED_SINCE_SUBMITTED': {
    en: 'It was sent with a total of {{submitted}} and would now come to {{total}}: reject it, or edit it and send it again.',
    ar: 'أُرسل بإجمالي {{submitted}} وسيصبح الآن {{total}}: ارفضه، أو عدّله وأرسله من جديد.',
    hi: 'इसे {{submitted}} के जोड़ पर भेजा गया था, अब {{total}} होगा: नामंज़ूर करें, या बदलकर फिर भेजें।',
  },
  'issue.CREDIT_LIMIT': {
    en: 'With this the party owes {{balance}}, above its credit limit of {{limit}}.',
    ar: 'بهذا يصبح على الطرف {{balance}}، فوق حد ائتمانه {{limit}}.',
    hi: 'इससे पार्टी पर {{balance}} बकाया होगा, उसकी उधार सीमा {{limit}} से अधिक।',
  },
  'issue.FIXED_BY_NUMBER': {
    en: 'Fixed since number {{number}} was given.',
    ar: 'ثابت منذ إعطاء الرقم {{number}}.',
    hi: 'संख्या {{number}} मिलने के बाद स्थिर।',
  },
  'issue.DATE_OTHER_YEAR': {
    en: 'Number {{number}} belongs to the year {{year}}. Choose a date in it.',
    ar: 'الرقم {{number}} يخص السنة {{year}}. اختر تاريخاً ضمنها.',
    hi: 'संख्या {{number}} वर्ष {{year}} की है। उसी वर्ष की तिथि चुनें।',
  },
  'issue.PARTY_HAS_PAYMENTS': {
    en: 'Payments of the old party are allocated to it. Free them first.',
    ar: 'دفعات الطرف السابق مخصصة له. حرّرها أولاً.',
    hi: 'पुरानी पार्टी के भुगतान इस पर लगे हैं। पहले उन्हें हटाएँ।',
  },
  'issue.TOTAL_BELOW_PAID': {
    en: '{{paid}} are already paid, more than the new total of {{total}}.',
    ar: 'دُفع {{paid}} بالفعل، أكثر من الإجمالي الجديد {{total}}.',
    hi: '{{paid}} चुकाया जा चुका है, नए जोड़ {{total}} से अधिक।',
  },
  'issue.CESS_ENDED': {
    en: 'Line {{line}} bears compensation cess, which ended before {{since}} ({{source}}). Look at the item.',
    ar: 'يحمل البند {{line}} رسم التعويض الإضافي الذي انتهى قبل {{since}} ({{source}}). راجع الصنف.',
    hi: 'लाइन {{line}} पर क्षतिपूर्ति सेस है, जो {{since}} से पहले समाप्त हो गया ({{source}})। आइटम देखें।',
  },
  'issue.NOT_AN_OPERATOR': {
    en: 'This is not the GSTIN of an e-commerce operator (C in place 14).',
    ar: 'هذا ليس رقم GSTIN لمشغّل تجارة إلكترونية (الحرف C في الموضع 14).',
    hi: 'यह ई-कॉमर्स ऑपरेटर का GSTIN नहीं है (14वें स्थान पर C)।',
  },
  'issue.PLACE_SPECIAL_SERVICE': {
    en: 'SAC {{hsn}} in line {{line}} usually has a place of supply of its own. Choose the nature of the service.',
    ar: 'للرمز {{hsn}} في البند {{line}} عادةً مكان توريد خاص. اختر طبيعة الخدمة.',
    hi: 'लाइन {{line}} के SAC {{hsn}} का सप्लाई स्थान प्रायः अलग होता है। सेवा की प्रकृति चुनें।',
  },
  'issue.RULE_VALUE': {
    en: 'Write the value as the other rows of this rule have it, for example {{example}}.',
    ar: 'اكتب القيمة كما في الصفوف الأخرى لهذه القاعدة، مثلاً {{example}}.',
    hi: 'मान वैसा लिखें जैसा इस नियम की अन्य लाइनों में है, जैसे {{example}}।',
  },
  'issue.NOT_POSITIVE': {
    en: 'Enter an amount above zero.',
    ar: 'أدخل مبلغاً أكبر من صفر.',
    hi: 'शून्य से अधिक राशि लिखें।',
  },
  'issue.ABOVE_AMOUNT': {
    en: 'More than the amount of {{amount}}.',
    ar: 'أكثر من المبلغ {{amount}}.',
    hi: 'राशि {{amount}} से अधिक।',
  },
  'issue.ABOVE_BALANCE': {
    en: '{{number}} has only {{balance}} open.',
    ar: 'المتبقي على {{number}} هو {{balance}} فقط.',
    hi: '{{number}} पर केवल {{balance}} बकाया है।',
  },
  'issue.ABOVE_PAYMENT': {
    en: '{{allocated}} allocated, but only {{amount}} received.',
    ar: 'خُصّص {{allocated}} لكن المستلم {{amount}} فقط.',
    hi: '{{allocated}} लगाया, पर केवल {{amount}} मिला।',
  },
} as const satisfies Texts
