import { rows } from './rows.ts'

/** Words of the server about e-way bills. */
export const eWayBillTexts = rows({
  'eWayBill.need.noGoods': ['No goods move.', 'لا تُنقل بضائع.', 'कोई माल नहीं जाता।'],
  'eWayBill.need.aboveLimit': [
    'Goods of {{value}} move, more than the limit of {{limit}}.',
    'تُنقل بضائع بقيمة {{value}}، أي أكثر من الحد {{limit}}.',
    '{{value}} का माल जाता है, सीमा {{limit}} से अधिक।',
  ],
  'eWayBill.need.withinLimit': [
    'Goods of {{value}} move, within the limit of {{limit}}.',
    'تُنقل بضائع بقيمة {{value}}، ضمن الحد {{limit}}.',
    '{{value}} का माल जाता है, सीमा {{limit}} के भीतर।',
  ],
  'eWayBill.need.stateHasNone': [
    'The state asks for none within its borders.',
    'لا تطلبها الولاية داخل حدودها.',
    'राज्य अपनी सीमा में इसे नहीं माँगता।',
  ],
  'eWayBill.refused.draft': [
    'Save it as an invoice first.',
    'احفظه كفاتورة أولاً.',
    'पहले इसे बिल के रूप में सेव करें।',
  ],
  'eWayBill.refused.cancelledDocument': ['The document is cancelled.', 'المستند ملغى.', 'दस्तावेज़ रद्द है।'],
  'eWayBill.refused.hasBill': [
    'It has the e-way bill {{number}} already.',
    'له بوليصة النقل {{number}} بالفعل.',
    'इसका ई-वे बिल {{number}} पहले से है।',
  ],
  'eWayBill.refused.noBill': ['It has no e-way bill.', 'ليس له بوليصة نقل.', 'इसका ई-वे बिल नहीं है।'],
  'eWayBill.refused.inProgress': [
    'It is at the portal right now. Wait for the answer.',
    'هو لدى البوابة الآن. انتظر الرد.',
    'यह अभी पोर्टल पर है। जवाब की प्रतीक्षा करें।',
  ],
  'eWayBill.error.otherContent': [
    'This number stands on an e-way bill of other contents. Nothing was taken over.',
    'هذا الرقم على بوليصة نقل بمحتوى آخر. لم يُعتمد شيء.',
    'यह संख्या दूसरी सामग्री के ई-वे बिल पर है। कुछ अपनाया नहीं गया।',
  ],
  'eWayBill.error.otherContent.fix': [
    'Compare both; cancel that bill at the portal if it is wrong.',
    'قارن بينهما؛ ألغِ تلك البوليصة في البوابة إن كانت خاطئة.',
    'दोनों मिलाएँ; वह बिल ग़लत हो तो पोर्टल पर रद्द करें।',
  ],
  'eWayBill.error.notIssued': [
    'It is not an issued document any more.',
    'لم يعد مستندًا صادرًا.',
    'यह अब जारी दस्तावेज़ नहीं है।',
  ],
  'eWayBill.task.generate': [
    'E-way bills of {{count}} documents',
    'بوالص نقل لعدد {{count}} من المستندات',
    '{{count}} दस्तावेज़ों के ई-वे बिल',
  ],
  'eWayBill.need.jobWork': [
    'Goods go to a job worker in another state: a bill at any value.',
    'تذهب البضائع إلى عامل في ولاية أخرى: بوليصة بأي قيمة.',
    'माल दूसरे राज्य के जॉब वर्कर को जाता है: किसी भी मूल्य पर बिल।',
  ],
  'eWayBill.need.exemptGoods': [
    'Goods at a nil rate move without a bill (rule 138(14)(e)).',
    'البضائع ذات النسبة الصفرية تُنقل بلا بوليصة (القاعدة 138(14)(e)).',
    'शून्य दर का माल बिना बिल के जाता है (नियम 138(14)(e))।',
  ],
  'eWayBill.need.lpg': [
    'Gas for households and exempted customers moves without a bill (annexure to rule 138).',
    'غاز المنازل والعملاء المعفيين يُنقل بلا بوليصة (ملحق القاعدة 138).',
    'घरेलू और छूट वाले ग्राहकों की गैस बिना बिल के जाती है (नियम 138 का अनुलग्नक)।',
  ],
  'eWayBill.need.kerosene': [
    'Kerosene of the public distribution system moves without a bill (annexure to rule 138).',
    'كيروسين نظام التوزيع العام يُنقل بلا بوليصة (ملحق القاعدة 138).',
    'सार्वजनिक वितरण का मिट्टी तेल बिना बिल के जाता है (नियम 138 का अनुलग्नक)।',
  ],
  'eWayBill.need.postal': [
    'Baggage of the post moves without a bill (annexure to rule 138).',
    'أمتعة البريد تُنقل بلا بوليصة (ملحق القاعدة 138).',
    'डाक का सामान बिना बिल के जाता है (नियम 138 का अनुलग्नक)।',
  ],
  'eWayBill.need.jewellery': [
    'Precious stones, metals and jewellery of chapter 71 move without a bill (annexure to rule 138); Kerala has rules of its own for gold.',
    'الأحجار والمعادن الثمينة والمجوهرات من الفصل 71 تُنقل بلا بوليصة (ملحق القاعدة 138)؛ وللذهب في كيرالا قواعد خاصة.',
    'अध्याय 71 के रत्न, धातु और आभूषण बिना बिल के जाते हैं (नियम 138 का अनुलग्नक); केरल में सोने के अपने नियम हैं।',
  ],
  'eWayBill.need.currency': [
    'Currency moves without a bill (annexure to rule 138).',
    'تُنقل العملة بلا بوليصة (ملحق القاعدة 138).',
    'मुद्रा बिना बिल के जाती है (नियम 138 का अनुलग्नक)।',
  ],
  'eWayBill.need.usedHousehold': [
    'Used personal and household effects move without a bill (annexure to rule 138).',
    'الأمتعة الشخصية والمنزلية المستعملة تُنقل بلا بوليصة (ملحق القاعدة 138).',
    'प्रयुक्त निजी और घरेलू सामान बिना बिल के जाता है (नियम 138 का अनुलग्नक)।',
  ],
  'eWayBill.need.coral': [
    'Coral moves without a bill (annexure to rule 138).',
    'يُنقل المرجان بلا بوليصة (ملحق القاعدة 138).',
    'मूँगा बिना बिल के जाता है (नियम 138 का अनुलग्नक)।',
  ],
  'eWayBill.need.nonMotorised': [
    'The conveyance has no motor (rule 138(14)(b)).',
    'وسيلة النقل بلا محرك (القاعدة 138(14)(b)).',
    'वाहन बिना मोटर का है (नियम 138(14)(b))।',
  ],
  'eWayBill.need.customsToDepot': [
    'Goods go from the port of customs to an inland depot for clearance (rule 138(14)(c)).',
    'تذهب البضائع من ميناء الجمارك إلى مستودع داخلي للتخليص (القاعدة 138(14)(c)).',
    'माल सीमा शुल्क पत्तन से निकासी के लिए अंतर्देशीय डिपो जाता है (नियम 138(14)(c))।',
  ],
  'eWayBill.need.underCustomsSeal': [
    'Goods move under customs bond, seal or supervision (rule 138(14)(h)).',
    'تُنقل البضائع تحت ضمان الجمارك أو ختمها أو إشرافها (القاعدة 138(14)(h)).',
    'माल सीमा शुल्क बंधपत्र, मुहर या निगरानी में जाता है (नियम 138(14)(h))।',
  ],
  'eWayBill.need.nepalBhutan': [
    'Goods are in transit from or to Nepal or Bhutan (rule 138(14)(i)).',
    'البضائع عابرة من نيبال أو بوتان أو إليهما (القاعدة 138(14)(i)).',
    'माल नेपाल या भूटान से या को पारगमन में है (नियम 138(14)(i))।',
  ],
  'eWayBill.need.outsideGst': [
    'Liquor for people, crude, diesel, petrol, natural gas and aviation fuel move without a bill (rule 138(14)(f)).',
    'المشروبات الكحولية والنفط الخام والديزل والبنزين والغاز الطبيعي ووقود الطيران تُنقل بلا بوليصة (القاعدة 138(14)(f)).',
    'मदिरा, कच्चा तेल, डीज़ल, पेट्रोल, प्राकृतिक गैस और विमान ईंधन बिना बिल के जाते हैं (नियम 138(14)(f))।',
  ],
  'eWayBill.need.noSupply': [
    'By Schedule III it is no supply (rule 138(14)(g)).',
    'ليست توريدًا بموجب الجدول الثالث (القاعدة 138(14)(g)).',
    'अनुसूची III के अनुसार यह सप्लाई नहीं है (नियम 138(14)(g))।',
  ],
  'eWayBill.need.defence': [
    'A formation of the Ministry of Defence sends or receives them (rule 138(14)(k)).',
    'ترسلها أو تستلمها وحدة من وزارة الدفاع (القاعدة 138(14)(k)).',
    'रक्षा मंत्रालय की यूनिट भेजती या पाती है (नियम 138(14)(k))।',
  ],
  'eWayBill.need.governmentByRail': [
    'The government or a local authority sends them by rail (rule 138(14)(l)).',
    'ترسلها الحكومة أو سلطة محلية بالقطار (القاعدة 138(14)(l)).',
    'सरकार या स्थानीय प्राधिकरण रेल से भेजता है (नियम 138(14)(l))।',
  ],
  'eWayBill.need.emptyContainers': [
    'Cargo containers go empty (rule 138(14)(m)).',
    'حاويات الشحن فارغة (القاعدة 138(14)(m)).',
    'माल के कंटेनर खाली जाते हैं (नियम 138(14)(m))।',
  ],
  'eWayBill.need.emptyCylinders': [
    'Gas cylinders go empty, and not for supply (rule 138(14)(o)).',
    'أسطوانات الغاز فارغة وليست للتوريد (القاعدة 138(14)(o)).',
    'गैस सिलेंडर खाली जाते हैं, सप्लाई के लिए नहीं (नियम 138(14)(o))।',
  ],
  'eWayBill.need.weighbridge': [
    'Up to 20 km to a weighbridge and back, with a challan (rule 138(14)(n)).',
    'حتى 20 كم إلى الميزان والعودة، بإيصال تسليم (القاعدة 138(14)(n)).',
    'चालान के साथ 20 किमी तक धर्मकाँटे तक और वापस (नियम 138(14)(n))।',
  ],
  'eWayBill.need.stateArea': [
    'The state excused the area or the goods (rule 138(14)(d)).',
    'أعفت الولاية المنطقة أو البضائع (القاعدة 138(14)(d)).',
    'राज्य ने क्षेत्र या माल को छूट दी है (नियम 138(14)(d))।',
  ],
  'eWayBill.limit.01': [
    'No bill is asked for within the territory.',
    'لا تُطلب بوليصة داخل الإقليم.',
    'क्षेत्र के भीतर बिल नहीं माँगा जाता।',
  ],
  'eWayBill.limit.38': [
    'No bill is asked for within the territory.',
    'لا تُطلب بوليصة داخل الإقليم.',
    'क्षेत्र के भीतर बिल नहीं माँगा जाता।',
  ],
  'eWayBill.limit.03': [
    'For listed goods the limit is 50,000.',
    'للبضائع المدرجة الحد 50,000.',
    'सूचीबद्ध माल की सीमा 50,000 है।',
  ],
  'eWayBill.limit.08': [
    'Within a city the limit is 200,000; for goods of chapter 24 and heading 2106 it is 50,000.',
    'داخل المدينة الحد 200,000؛ ولبضائع الفصل 24 والبند 2106 الحد 50,000.',
    'नगर के भीतर सीमा 2,00,000; अध्याय 24 और शीर्ष 2106 के माल की 50,000 है।',
  ],
  'eWayBill.limit.20': [
    'For twelve kinds of goods the limit is 50,000.',
    'لاثني عشر نوعًا من البضائع الحد 50,000.',
    'बारह प्रकार के माल की सीमा 50,000 है।',
  ],
  'eWayBill.limit.27': [
    'Job work of yarn and fabric is excused.',
    'أعمال الغزل والنسيج لدى الغير معفاة.',
    'सूत और कपड़े का जॉब वर्क छूट में है।',
  ],
  'eWayBill.limit.19': [
    'The limit was 100,000 until November 2023.',
    'كان الحد 100,000 حتى نوفمبر 2023.',
    'नवंबर 2023 तक सीमा 1,00,000 थी।',
  ],
  'eWayBill.limit.24': [
    'Movement within a city is excused for some goods.',
    'النقل داخل المدينة معفى لبعض البضائع.',
    'कुछ माल नगर के भीतर छूट में है।',
  ],
  'eWayBill.limit.30': ['Listed goods only.', 'البضائع المدرجة فقط.', 'केवल सूचीबद्ध माल।'],
  'eWayBill.limit.32': [
    'Gold above ten lakh has a bill of its own.',
    'للذهب فوق مليون بوليصة خاصة.',
    'दस लाख से ऊपर सोने का अपना बिल है।',
  ],
  'eWayBill.limit.unsure': [
    'Sources differ about this state; ask its tax office.',
    'تختلف المصادر بشأن هذه الولاية؛ اسأل مكتب ضرائبها.',
    'इस राज्य पर स्रोत अलग हैं; उसके टैक्स कार्यालय से पूछें।',
  ],
  'eWayBill.refused.faulty': [
    'It has faults. Mend them first.',
    'فيه أخطاء. أصلحها أولاً.',
    'इसमें ग़लतियाँ हैं। पहले सुधारें।',
  ],
  'eWayBill.refused.exempt': [
    'It moves without a bill. Put it on the work list first.',
    'يُنقل بلا بوليصة. أعده إلى قائمة العمل أولاً.',
    'यह बिना बिल के जाता है। पहले इसे कार्य सूची में रखें।',
  ],
  'eWayBill.refused.notExempt': [
    'Nobody said that it moves without a bill.',
    'لم يقل أحد إنه يُنقل بلا بوليصة.',
    'किसी ने नहीं कहा कि यह बिना बिल के जाता है।',
  ],
  'eWayBill.refused.completed': ['The goods have arrived.', 'وصلت البضائع.', 'माल पहुँच गया है।'],
  'eWayBill.refused.noIrn': [
    'No IRN stands on it, or the e-invoice portal is not set up.',
    'لا يوجد رقم IRN قائم عليه، أو لم تُعدّ بوابة الفاتورة الإلكترونية.',
    'इस पर कोई IRN नहीं है, या ई-इनवॉइस पोर्टल तय नहीं है।',
  ],
  'eWayBill.task.cancel': [
    'Cancelling {{count}} e-way bills',
    'إلغاء {{count}} من بوالص النقل',
    '{{count}} ई-वे बिल रद्द करना',
  ],
  'eWayBill.error.usedElsewhere': [
    'This e-way bill stands on another document or movement of the books already.',
    'بوليصة النقل هذه على مستند أو نقل آخر في الدفاتر بالفعل.',
    'यह ई-वे बिल पहले से बही के दूसरे दस्तावेज़ या ट्रांसपोर्ट पर है।',
  ],
  'eWayBill.error.usedElsewhere.fix': [
    'Give the movement a number of its own.',
    'أعطِ النقل رقمًا خاصًا به.',
    'ट्रांसपोर्ट को अपना नंबर दें।',
  ],
  'eWayBill.error.notMadeWithIrn': [
    'The IRN was made, the e-way bill was not told.',
    'صدر رقم IRN، ولم يُذكر شيء عن بوليصة النقل.',
    'IRN बना, ई-वे बिल के बारे में कुछ नहीं बताया गया।',
  ],
  'eWayBill.error.notMadeWithIrn.fix': [
    'Generate it: one that stands already is found by the IRN.',
    'أنشئها: إن كانت قائمة عُثر عليها برقم IRN.',
    'इसे बनाएँ: पहले से हो तो IRN से मिल जाएगा।',
  ],
  'eWayBill.error.irnGone': [
    'No IRN stands on the document any more.',
    'لم يعد على المستند رقم IRN قائم.',
    'दस्तावेज़ पर अब कोई IRN नहीं है।',
  ],
  'setting.eWayBillOnSave': [
    'Make e-way bills when a document is issued',
    'إنشاء بوليصة النقل عند إصدار المستند',
    'दस्तावेज़ जारी होते ही ई-वे बिल बनाएँ',
  ],
  'setting.eWayBillOnSave.help': [
    'Where the law asks for one and the document says who carries the goods; with the IRN where that is made too.',
    'حيث يطلبها القانون ويذكر المستند من ينقل البضائع؛ ومع رقم IRN حيث يصدر أيضًا.',
    'जहाँ कानून माँगता है और दस्तावेज़ में ट्रांसपोर्ट लिखा है; IRN भी बने तो उसके साथ।',
  ],
})
