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
    en: 'E-way bill for a movement',
    ar: 'بوليصة النقل لحركة',
    hi: 'माल भेजने का ई-वे बिल',
  },
  'guide.delivery-challan.3.text': {
    en: '1. Open E-way bill and choose New movement of goods.\n2. Choose the reason: job work, own use, exhibition, for approval and the like. Only reasons that the portal accepts for the direction are offered.\n3. Enter the number and date of the challan, both places, the goods and the vehicle.\n4. Generate. Print the e-way bill and send it with the goods.\nFor job work to another State an e-way bill is needed at any value.',
    ar: '1. افتح بوليصة النقل واختر حركة جديدة.\n2. اختر السبب: تصنيع لدى الغير أو استعمال خاص أو معرض أو معاينة وما شابه. لا يُعرض إلا ما تقبله البوابة لهذا الاتجاه.\n3. أدخل رقم الإذن وتاريخه والمكانين والبضاعة والمركبة.\n4. أنشئ البوليصة واطبعها مع رمزها لترافق البضاعة.\nللتصنيع لدى الغير في ولاية أخرى تلزم البوليصة مهما كانت القيمة.',
    hi: '1. ई-वे बिल खोलें और माल भेजने की नई एंट्री चुनें।\n2. कारण चुनें: जॉब वर्क, अपना उपयोग, प्रदर्शनी, पसंद के लिए आदि। दिशा के अनुसार वही कारण दिखते हैं जिन्हें पोर्टल मानता है।\n3. चालान का नंबर और तिथि, दोनों स्थान, माल और वाहन भरें।\n4. बनाएँ। ई-वे बिल प्रिंट करके माल के साथ भेजें।\nदूसरे राज्य में जॉब वर्क के लिए ई-वे बिल किसी भी रकम पर चाहिए।',
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
    en: 'When the goods are sold',
    ar: 'إذا بيعت البضاعة بعد ذلك',
    hi: 'जब माल बिक जाए',
  },
  'guide.delivery-challan.5.text': {
    en: 'Create the invoice on the day the customer accepts; for goods sent on approval, within six months of sending them (section 31(7)). Name the challan in the remarks of the invoice, so that both are found together.',
    ar: 'أصدر الفاتورة يوم قبول العميل؛ ولبضاعة المعاينة بعد ستة أشهر من إرسالها على الأكثر (المادة 31(7)). اذكر الإذن في ملاحظات الفاتورة ليُعثر عليهما معًا.',
    hi: 'ग्राहक के स्वीकार करने के दिन बिल बनाएँ; पसंद पर भेजे माल की अधिक से अधिक छह महीने बाद (धारा 31(7))। बिल की टिप्पणी में चालान लिखें ताकि दोनों साथ मिलें।',
  },
} as const satisfies Texts
