import type { Texts } from '../texts.ts'

/** Guide to customers and suppliers. */
export const partiesGuide = {
  'guide.parties.lead': {
    en: 'Customers and suppliers: how to add them and how their type affects the tax.',
    ar: 'العملاء والموردون: كيف تضيفهم وما أثر نوعهم في الضريبة.',
    hi: 'ग्राहक और सप्लायर: उन्हें कैसे जोड़ें और उनका प्रकार टैक्स पर क्या असर डालता है।',
  },
  'guide.parties.1.title': { en: 'Add a party', ar: 'إضافة طرف', hi: 'पार्टी जोड़ें' },
  'guide.parties.1.text': {
    en: '1. Open Parties and choose New party, or press Alt+N in the list.\n2. Enter the GSTIN and search for it. Name, trade name, address and type are filled in.\n3. A customer without GSTIN needs a name and a State.\n4. Save.\nWhile you write an invoice, type a new name in the customer field: you can create the party there without leaving the invoice.',
    ar: '1. افتح الأطراف واختر طرف جديد، أو اضغط Alt+N في القائمة.\n2. اكتب GSTIN وابحث عنه. يُملأ الاسم والاسم التجاري والعنوان والنوع.\n3. العميل بلا GSTIN يكفيه اسم وولاية.\n4. احفظ.\nأثناء كتابة الفاتورة اكتب اسمًا جديدًا في خانة العميل: يُنشأ الطرف هناك دون مغادرة الفاتورة.',
    hi: '1. पार्टियाँ खोलें और नई पार्टी चुनें, या सूची में Alt+N दबाएँ।\n2. GSTIN लिखें और खोजें। नाम, व्यापार नाम, पता और प्रकार भर जाते हैं।\n3. बिना GSTIN के ग्राहक के लिए नाम और राज्य चाहिए।\n4. सेव करें।\nबिल लिखते समय ग्राहक के खाने में नया नाम लिखें: पार्टी वहीं बन जाती है।',
  },
  'guide.parties.2.title': {
    en: 'Effect of the taxpayer type',
    ar: 'أثر نوع المكلف',
    hi: 'करदाता का प्रकार क्या करता है',
  },
  'guide.parties.2.text': {
    en: '- Regular and Composition: the place of supply decides between CGST with SGST and IGST.\n- Unregistered: the invoice goes to the table of consumers in GSTR-1, by State and rate.\n- SEZ unit or developer: always IGST, or no tax under a LUT.\n- Overseas: an export, with IGST or under a LUT.\nA wrong type is the most frequent reason for a rejected e-invoice. Search the GSTIN again when in doubt.',
    ar: '- عادي أو تركيبي: يحدد مكان التوريد إن كانت الضريبة CGST مع SGST أم IGST.\n- غير مسجل: تذهب الفاتورة إلى جدول المستهلكين في GSTR-1 حسب الولاية والمعدل.\n- وحدة SEZ أو مطورها: IGST دائمًا، أو بلا ضريبة بموجب خطاب تعهد.\n- خارج البلاد: تصدير مع IGST أو بموجب خطاب تعهد.\nالنوع الخاطئ أكثر أسباب رفض الفاتورة الإلكترونية. أعد البحث عن GSTIN عند الشك.',
    hi: '- रेगुलर और कंपोज़िशन: सप्लाई का स्थान तय करता है कि CGST के साथ SGST लगेगा या IGST।\n- अनरजिस्टर्ड: बिल GSTR-1 में उपभोक्ताओं की टेबल में जाता है, राज्य और दर के अनुसार।\n- SEZ यूनिट या डेवलपर: हमेशा IGST, या LUT पर बिना टैक्स।\n- विदेश: एक्सपोर्ट, IGST के साथ या LUT पर।\nग़लत प्रकार ई-इनवॉइस नामंज़ूर होने का सबसे आम कारण है। संदेह हो तो GSTIN फिर खोजें।',
  },
  'guide.parties.3.title': {
    en: 'Addresses and place of supply',
    ar: 'العناوين ومكان التوريد',
    hi: 'पते और सप्लाई का स्थान',
  },
  'guide.parties.3.text': {
    en: 'The billing address is printed on the invoice. Shipping addresses can be as many as needed; choose one in the invoice. The PIN code must belong to the State, and the form checks it immediately.\nFor goods that are moved, the place of supply is where they are delivered, except where a third person directs the delivery: then it is the State of the person who is billed.',
    ar: 'يُطبع عنوان الفوترة على الفاتورة. عناوين الشحن غير محدودة؛ اختر واحدًا في الفاتورة. يجب أن ينتمي الرمز البريدي إلى الولاية، وتنبه الاستمارة إلى ذلك فورًا.\nللبضائع المنقولة مكان التوريد هو مكان التسليم، إلا إذا وجّه شخص ثالث التسليم: فهو عندئذ ولاية من تُصدر له الفاتورة.',
    hi: 'बिलिंग पता बिल पर छपता है। शिपिंग पते जितने चाहें हो सकते हैं; बिल में एक चुनें। PIN कोड उसी राज्य का होना चाहिए, फ़ॉर्म तुरंत बताता है।\nचलने वाले माल की सप्लाई का स्थान वह है जहाँ माल पहुँचता है, सिवाय जब कोई तीसरा व्यक्ति डिलीवरी बताए: तब वह उस व्यक्ति का राज्य है जिसे बिल किया गया।',
  },
  'guide.parties.4.title': {
    en: 'Terms, credit limit, opening balance',
    ar: 'الشروط وحد الائتمان والرصيد الافتتاحي',
    hi: 'शर्तें, उधार सीमा, ओपनिंग बैलेंस',
  },
  'guide.parties.4.text': {
    en: 'Payment terms in days set the due date of each invoice. With a credit limit the invoice form shows the remaining limit, and warns or blocks when it is exceeded, depending on the setting.\nThe opening balance is what the party owed on the day you began here. It can be changed until a payment is applied to it.',
    ar: 'تحدد شروط الدفع بالأيام تاريخ استحقاق كل فاتورة. ومع حد الائتمان تُظهر الفاتورة ما تبقى، وتنبه أو ترفض عند تجاوزه حسب الإعداد.\nالرصيد الافتتاحي هو ما كان على الطرف يوم بدأت هنا. يمكن تغييره ما لم تُسوَّ به دفعة.',
    hi: 'भुगतान की शर्तें (दिन) हर बिल की देय तिथि तय करती हैं। उधार सीमा हो तो बिल बची सीमा दिखाता है और पार होने पर सेटिंग के अनुसार चेताता या रोकता है।\nओपनिंग बैलेंस वह है जो यहाँ शुरू करने के दिन पार्टी पर बाकी था। जब तक उस पर भुगतान न लगे, बदला जा सकता है।',
  },
  'guide.parties.5.title': {
    en: 'Statement and ageing',
    ar: 'كشف الحساب وأعمار الديون',
    hi: 'स्टेटमेंट और बकाया',
  },
  'guide.parties.5.text': {
    en: 'The view of a party shows what is due and since when, every document, and the ledger between two dates. Print the statement or send it by e-mail from there. The ageing of all parties is in Reports.',
    ar: 'يُظهر عرض الطرف ما هو مستحق ومنذ متى، وكل المستندات، والدفتر بين تاريخين. اطبع الكشف أو أرسله بالبريد من هناك. وفي التقارير أعمار ديون كل الأطراف.',
    hi: 'पार्टी का पेज दिखाता है कि क्या और कब से बाकी है, हर दस्तावेज़, और दो तिथियों के बीच का खाता। वहीं से स्टेटमेंट प्रिंट करें या ई-मेल करें। सभी पार्टियों का बकाया रिपोर्ट में है।',
  },
} as const satisfies Texts
