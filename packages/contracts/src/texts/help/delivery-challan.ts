import type { Texts } from '../texts.ts'

/** Guide to goods that move without an invoice. */
export const deliveryChallanGuide = {
  'guide.delivery-challan.lead': {
    en: 'Goods that move without an invoice: when it is allowed and what must go with them.',
    ar: 'بضاعة تتحرك بلا فاتورة: متى يجوز ذلك وما يرافقها.',
    hi: 'बिना बिल चलने वाला माल: कब अनुमति है और साथ क्या होना चाहिए।',
  },
  'guide.delivery-challan.1.title': {
    en: 'When to use a challan instead of an invoice',
    ar: 'متى يحل الإذن محل الفاتورة',
    hi: 'कब चालान बिल की जगह लेता है',
  },
  'guide.delivery-challan.1.text': {
    en: 'Rule 55 allows it for:\n- liquid gas whose quantity is not known when it leaves,\n- goods sent for job work,\n- goods that move for a reason other than supply: exhibition, repair, own use, transfer within one GSTIN,\n- goods sent on approval.\nGoods in a sale go with the invoice itself.',
    ar: 'تجيزه القاعدة 55 في:\n- الغاز المسال غير معلوم الكمية عند خروجه،\n- البضاعة المرسلة للتصنيع لدى الغير،\n- البضاعة المتحركة لغير التوريد: معرض أو إصلاح أو استعمال خاص أو نقل داخل GSTIN واحد،\n- البضاعة المرسلة للمعاينة.\nأما بضاعة البيع فترافقها الفاتورة نفسها.',
    hi: 'नियम 55 इसकी अनुमति देता है:\n- तरल गैस, जिसकी मात्रा निकलते समय पता न हो,\n- जॉब वर्क के लिए भेजा माल,\n- सप्लाई के सिवा किसी कारण से चलने वाला माल: प्रदर्शनी, मरम्मत, अपना उपयोग, एक ही GSTIN के भीतर स्थानांतरण,\n- पसंद आने पर खरीद के लिए भेजा माल।\nबिक्री का माल बिल के साथ ही जाता है।',
  },
  'guide.delivery-challan.2.title': {
    en: 'What it must show',
    ar: 'ما يجب أن يذكره',
    hi: 'उसमें क्या होना चाहिए',
  },
  'guide.delivery-challan.2.text': {
    en: 'Date and a consecutive number of at most sixteen characters; name, address and GSTIN of both sides; HSN code and description; quantity; taxable value; tax where it is a supply to the recipient; place of supply between States; signature. It is made in three copies.',
    ar: 'التاريخ ورقم متسلسل لا يزيد على ست عشرة خانة؛ واسم الطرفين وعنوانهما وGSTIN؛ ورمز HSN والوصف؛ والكمية؛ والقيمة الخاضعة؛ والضريبة إن كان توريدًا للمستلم؛ ومكان التوريد بين الولايات؛ والتوقيع. ويكون من ثلاث نسخ.',
    hi: 'तिथि और सोलह अक्षर तक का लगातार नंबर; दोनों पक्षों का नाम, पता और GSTIN; HSN कोड और विवरण; मात्रा; टैक्सेबल मूल्य; प्राप्तकर्ता को सप्लाई हो तो टैक्स; राज्यों के बीच सप्लाई का स्थान; हस्ताक्षर। इसकी तीन कॉपियाँ बनती हैं।',
  },
  'guide.delivery-challan.3.title': {
    en: 'Make a challan and its e-way bill',
    ar: 'إنشاء الإذن وبوليصة النقل',
    hi: 'चालान और उसका ई-वे बिल बनाएँ',
  },
  'guide.delivery-challan.3.text': {
    en: '1. Open Delivery Challans and choose New delivery challan, or make it from an order.\n2. Choose the purpose: supply, on approval, job work, liquid gas, lots, exhibition or others.\n3. Enter the goods, the places and the vehicle, and save. Print the three copies.\n4. Open the e-way bill on the view of the challan and generate it; it goes with the goods.\nFor job work to another State an e-way bill is needed at any value.',
    ar: '1. افتح أذون التسليم واختر إذنًا جديدًا، أو أنشئه من أمر.\n2. اختر الغرض: توريد أو معاينة أو تصنيع لدى الغير أو غاز مسال أو دفعات أو معرض أو غيرها.\n3. أدخل البضاعة والمكانين والمركبة واحفظ، ثم اطبع النسخ الثلاث.\n4. افتح بوليصة النقل في شاشة الإذن وأنشئها لترافق البضاعة.\nللتصنيع لدى الغير في ولاية أخرى تلزم البوليصة مهما كانت القيمة.',
    hi: '1. डिलीवरी चालान खोलें और नया डिलीवरी चालान चुनें, या उसे ऑर्डर से बनाएँ।\n2. उद्देश्य चुनें: सप्लाई, पसंद पर, जॉब वर्क, तरल गैस, खेप, प्रदर्शनी या अन्य।\n3. माल, स्थान और वाहन भरकर सेव करें। तीनों कॉपियाँ प्रिंट करें।\n4. चालान की स्क्रीन पर ई-वे बिल खोलकर बनाएँ; वह माल के साथ जाता है।\nदूसरे राज्य में जॉब वर्क के लिए ई-वे बिल किसी भी रकम पर चाहिए।',
  },
  'guide.delivery-challan.4.title': {
    en: 'Time limits for job work',
    ar: 'للتصنيع لدى الغير مهلة',
    hi: 'जॉब वर्क की समय-सीमा',
  },
  'guide.delivery-challan.4.text': {
    en: 'Inputs must come back or be supplied within one year, capital goods within three (section 143). After that the movement counts as a supply on the day the goods were sent. Movements are reported in ITC-04.',
    ar: 'يجب أن تعود المدخلات أو تورّد خلال سنة، والسلع الرأسمالية خلال ثلاث (المادة 143). بعدها تُعد الحركة توريدًا يوم إرسال البضاعة. وتُذكر الحركات في ITC-04.',
    hi: 'इनपुट एक वर्ष में, पूँजीगत माल तीन वर्ष में लौटना या बिकना चाहिए (धारा 143)। उसके बाद वह माल भेजने के दिन की सप्लाई मानी जाती है। यह ITC-04 में बताई जाती है।',
  },
  'guide.delivery-challan.5.title': {
    en: 'When the goods arrive, come back or are sold',
    ar: 'إذا وصلت البضاعة أو عادت أو بيعت',
    hi: 'माल पहुँचे, लौटे या बिके तब',
  },
  'guide.delivery-challan.5.text': {
    en: 'Mark the challan as delivered when the goods arrive, and as returned when they come back, wholly or by line. Make the invoice from the challan, or one invoice from several: what came back cannot be invoiced. A quantity that is provisional is invoiced as measured, more or less. Goods sent on approval are invoiced within six months of sending them (section 31(7)); the challan shows the days that are left.',
    ar: 'سجّل التسليم عند وصول البضاعة، والإرجاع عند عودتها كلها أو سطرًا سطرًا. أنشئ الفاتورة من الإذن أو فاتورة واحدة من عدة أذون، وما عاد لا يُفوتر. والكمية المؤقتة تُفوتر كما قيست زادت أو نقصت. وتُفوتر بضاعة المعاينة خلال ستة أشهر من إرسالها (المادة 31(7))، ويعرض الإذن الأيام الباقية.',
    hi: 'माल पहुँचने पर चालान को डिलीवर हुआ और लौटने पर लौटा हुआ दर्ज करें, पूरा या लाइन के हिसाब से। चालान से बिल बनाएँ, या कई चालानों से एक बिल: लौटे माल का बिल नहीं बनता। अंदाज़न मात्रा का बिल नापी हुई मात्रा पर बनता है, ज़्यादा हो या कम। पसंद पर भेजे माल का बिल भेजने के छह महीने में बनता है (धारा 31(7)); चालान बाकी दिन दिखाता है।',
  },
} as const satisfies Texts
