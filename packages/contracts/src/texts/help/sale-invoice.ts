import type { Texts } from '../texts.ts'

/** Guide to the tax invoice. */
export const saleInvoiceGuide = {
  'guide.sale-invoice.lead': {
    en: 'Create an invoice without a mouse, understand its tax, send it and correct it.',
    ar: 'أصدر فاتورة دون فأرة، وافهم ضريبتها، وأرسلها، وصححها.',
    hi: 'बिना माउस बिल बनाएँ, उसका टैक्स समझें, भेजें और सुधारें।',
  },
  'guide.sale-invoice.1.title': {
    en: 'Create an invoice',
    ar: 'إصدار فاتورة',
    hi: 'बिल बनाएँ',
  },
  'guide.sale-invoice.1.text': {
    en: '1. Press Alt+N in the list, or choose New invoice.\n2. Type the name, GSTIN or mobile of the customer and press Enter.\n3. In the first line type the item and press Enter; then the quantity, Enter, the price, Enter. The last cell opens a new line.\n4. Look at the totals at the right.\n5. Press Ctrl+S to save, or Ctrl+Enter to save and begin the next.\nYour entries are saved on this device every few seconds. After a crash the form offers to continue.',
    ar: '1. اضغط Alt+N في القائمة أو اختر فاتورة جديدة.\n2. اكتب اسم العميل أو GSTIN أو هاتفه واضغط Enter.\n3. في السطر الأول اكتب الصنف واضغط Enter، ثم الكمية فـ Enter، ثم السعر فـ Enter. الخانة الأخيرة تفتح سطرًا جديدًا.\n4. راجع المجاميع.\n5. اضغط Ctrl+S للحفظ أو Ctrl+Enter للحفظ وبدء التالية.\nيُحفظ ما تكتبه كل بضع ثوان على هذا الجهاز. وبعد أي انقطاع تعرض الاستمارة متابعته.',
    hi: '1. सूची में Alt+N दबाएँ या नया बिल चुनें।\n2. ग्राहक का नाम, GSTIN या मोबाइल लिखें और Enter दबाएँ।\n3. पहली लाइन में आइटम लिखें और Enter; फिर मात्रा, Enter, मूल्य, Enter। आख़िरी खाना नई लाइन खोलता है।\n4. दाईं ओर जोड़ देखें।\n5. सेव करने के लिए Ctrl+S, सेव करके अगले के लिए Ctrl+Enter।\nआपका लिखा हर कुछ सेकंड में इस डिवाइस पर रखा जाता है। रुकावट के बाद फ़ॉर्म आगे बढ़ने को पूछता है।',
  },
  'guide.sale-invoice.2.title': { en: 'Why this tax', ar: 'لماذا هذه الضريبة', hi: 'यह टैक्स क्यों' },
  'guide.sale-invoice.2.text': {
    en: 'Choose Why this tax? beside a line. It shows the place of supply, its rule, the rate with its effective date, and every step of the calculation to the paisa.\nThe place of supply is derived; change it only with a reason, which is kept with the invoice.',
    ar: 'اختر لماذا هذه الضريبة؟ بجانب السطر. يذكر مكان التوريد والقاعدة التي حددته والمعدل وتاريخ سريانه وكل خطوة من الحساب حتى البيسة.\nمكان التوريد مستنتج؛ لا تغيره إلا بسبب يُحفظ مع الفاتورة.',
    hi: 'लाइन के पास यह टैक्स क्यों? चुनें। वहाँ सप्लाई का स्थान, उसका नियम, दर और उसके लागू होने की तिथि, और पैसे तक हिसाब का हर चरण है।\nसप्लाई का स्थान नियम से निकलता है; कारण देकर ही बदलें, कारण बिल के साथ रहता है।',
  },
  'guide.sale-invoice.3.title': { en: 'Numbers', ar: 'الأرقام', hi: 'नंबर' },
  'guide.sale-invoice.3.text': {
    en: 'The law requires a consecutive number of at most sixteen characters, unique in the financial year (rule 46(b)). The series assigns it on saving, so no number is skipped or used twice, however many users save at the same time. A cancelled invoice keeps its number, and GSTR-1 counts it in table 13.\nWhere approval is on (Settings, Approval), a saved invoice is pending first: it has no number and is in no ledger or return. A user with the right approves one or many, and the numbers are assigned; or rejects it with a reason, and you correct it and send it again. You cannot approve your own invoice unless no other user can.',
    ar: 'يطلب القانون رقمًا متسلسلًا لا يزيد على ست عشرة خانة ولا يتكرر في السنة المالية (القاعدة 46(b)). تعطيه السلسلة لحظة الحفظ فلا يضيع رقم ولا يتكرر مهما كثر من يحفظون معًا. الفاتورة الملغاة تحتفظ برقمها وتُعد في الجدول 13 من GSTR-1.\nحيث يكون الاعتماد مفعّلًا (الإعدادات، الاعتماد) تنتظر الفاتورة المحفوظة أولًا: بلا رقم، ولا تدخل دفترًا ولا إقرارًا. يعتمدها من له الحق، واحدة أو عدة فواتير معًا، وعندئذ يأتي الرقم؛ أو يرفضها مع السبب فتصححها وترسلها من جديد. لا يعتمد أحد ما أرسله بنفسه إلا إن لم يوجد غيره.',
    hi: 'कानून लगातार नंबर माँगता है, सोलह अक्षर तक, वित्त वर्ष में अनोखा (नियम 46(b))। सीरीज़ उसे सेव करते समय देती है, इसलिए कोई नंबर छूटता या दोहरता नहीं, चाहे कितने लोग साथ सेव करें। रद्द बिल अपना नंबर रखता है और GSTR-1 की टेबल 13 में गिना जाता है।\nजहाँ मंज़ूरी चालू है (सेटिंग, मंज़ूरी), सेव किए बिल पर पहले मंज़ूरी बाकी रहती है: बिना नंबर, न खाते में, न रिटर्न में। अधिकार वाला उसे मंज़ूर करता है, एक या कई साथ, और तब नंबर मिलता है; या कारण देकर नामंज़ूर करता है, आप सुधारकर फिर भेजते हैं। अपना भेजा कोई स्वयं मंज़ूर नहीं करता, जब तक कोई और हो।',
  },
  'guide.sale-invoice.4.title': {
    en: 'Send and print',
    ar: 'الإرسال والطباعة',
    hi: 'भेजें और छापें',
  },
  'guide.sale-invoice.4.text': {
    en: 'From the invoice page send it by e-mail with the PDF, by WhatsApp with a link, or copy the public link. A link can be revoked and can have an expiry date.\nFor goods print three copies: Original for the recipient, Duplicate for the transporter, Triplicate for the supplier. For services two (rule 48).',
    ar: 'من عرض الفاتورة أرسلها بالبريد مع PDF، أو عبر واتساب برابط، أو انسخ الرابط العام. يمكن سحب الرابط وتحديد نهايته.\nللسلع اطبع ثلاث نسخ: الأصل للمستلم، والثانية للناقل، والثالثة للمورد. وللخدمات نسختين (القاعدة 48).',
    hi: 'बिल के पेज से PDF के साथ ई-मेल करें, लिंक के साथ WhatsApp करें, या पब्लिक लिंक कॉपी करें। लिंक बंद किया जा सकता है और उसकी अंतिम तिथि हो सकती है।\nमाल के लिए तीन कॉपियाँ प्रिंट करें: ओरिजिनल ग्राहक की, डुप्लिकेट ट्रांसपोर्टर की, ट्रिप्लिकेट सप्लायर की। सेवा के लिए दो (नियम 48)।',
  },
  'guide.sale-invoice.5.title': {
    en: 'Change or cancel',
    ar: 'التعديل والإلغاء',
    hi: 'बदलें या रद्द करें',
  },
  'guide.sale-invoice.5.text': {
    en: '- A draft can be changed or discarded.\n- A saved invoice without IRN in an open period can be edited; the history keeps the earlier version.\n- With an IRN it can be cancelled on the portal within 24 hours. After that the law allows only a credit note.\n- In a locked or filed period nothing can be changed.\nWhere an action is not possible, its button shows the reason.',
    ar: '- المسودة تُعدل أو تُحذف.\n- الفاتورة المحفوظة بلا IRN في فترة مفتوحة تُعدل ويحفظ السجل ما كانت عليه.\n- مع IRN يمكن إلغاؤها في البوابة خلال 24 ساعة. بعدها لا يعرف القانون إلا الإشعار الدائن.\n- في فترة مقفلة أو مقدمة لا يتغير شيء.\nحيث لا يمكن الإجراء يقول زره السبب.',
    hi: '- ड्राफ़्ट बदला या हटाया जा सकता है।\n- बिना IRN का सेव किया बिल खुली अवधि में बदला जा सकता है; इतिहास पुराना रूप रखता है।\n- IRN हो तो पोर्टल पर 24 घंटे तक रद्द हो सकता है। उसके बाद कानून में केवल क्रेडिट नोट है।\n- लॉक या फ़ाइल की गई अवधि में कुछ नहीं बदलता।\nजहाँ काम संभव नहीं, उसका बटन कारण बताता है।',
  },
  'guide.sale-invoice.6.title': {
    en: 'Counter, sales of a day, revised invoices',
    ar: 'البيع المباشر ومبيعات اليوم والفواتير المعدلة',
    hi: 'काउंटर, दिन भर की बिक्री, संशोधित बिल',
  },
  'guide.sale-invoice.6.text': {
    en: '- Counter (menu Sales): scan or type each item, 3* before it for three. Alt+G goes to the cash given, Enter saves and shows the change; Alt+1, Alt+2 and Alt+3 save it as paid exactly in cash, by UPI or by card.\n- A sale below 200 rupees to a customer who asks for no invoice may wait for the one invoice of its day: switch it on at the counter, and choose Make invoice when the day is over (rule 46); what is sold after it gets a further one. To correct such an invoice, cancel its payments and the invoice; its sales wait again.\n- Sales between the day from which a registration is effective and its certificate get a revised invoice within a month: open Revised invoice in the form and enter both days and the earlier invoice (rule 53). To customers without GSTIN one takes the place of several.',
    ar: '- البيع المباشر (قائمة المبيعات): امسح كل صنف أو اكتبه، و3* قبله لثلاث قطع. ينقلك Alt+G إلى النقد المستلم، ويحفظ Enter ويعرض الباقي؛ ويحفظ Alt+1 وAlt+2 وAlt+3 العملية مدفوعة بالضبط نقدًا أو عبر UPI أو بالبطاقة.\n- البيع دون 200 روبية لعميل لا يطلب فاتورة ينتظر فاتورة يومه الواحدة: فعّل ذلك في البيع المباشر واختر إصدار الفاتورة عند نهاية اليوم (القاعدة 46)؛ وما يُباع بعدها يأخذ فاتورة أخرى. لتصحيحها ألغِ مدفوعاتها ثم الفاتورة، فتنتظر المبيعات من جديد.\n- المبيعات بين بدء سريان التسجيل وشهادته تصدر بها فاتورة معدلة خلال شهر: افتح فاتورة معدلة في النموذج وأدخل التاريخين والفاتورة السابقة (القاعدة 53). وللعملاء بلا GSTIN تحل واحدة محل عدة فواتير.',
    hi: '- काउंटर (मेन्यू बिक्री): हर आइटम स्कैन करें या लिखें, तीन के लिए पहले 3* लिखें। Alt+G से मिला हुआ नकद लिखें, Enter सेव करके बाकी दिखाता है; Alt+1, Alt+2 और Alt+3 पूरी रकम नकद, UPI या कार्ड से मिली मानकर सेव करते हैं।\n- 200 रुपये से कम की बिक्री, जिसका ग्राहक बिल नहीं माँगता, दिन के एक ही बिल का इंतज़ार कर सकती है: काउंटर पर इसे चालू करें और दिन के अंत में बिल बनाएँ (नियम 46); उसके बाद की बिक्री का अलग बिल बनता है। ऐसा बिल सुधारने के लिए उसके भुगतान और बिल रद्द करें; बिक्री फिर बाकी हो जाएगी।\n- रजिस्ट्रेशन लागू होने और प्रमाणपत्र मिलने के बीच की बिक्री का संशोधित बिल एक महीने में बनता है: फ़ॉर्म में संशोधित बिल खोलें, दोनों तिथियाँ और पुराना बिल लिखें (नियम 53)। बिना GSTIN वाले ग्राहकों का एक बिल कई की जगह लेता है।',
  },
} as const satisfies Texts
