import { rows } from './rows.ts'

/** Words of the server about e-way bills. */
export const eWayBillTexts = rows({
  'eWayBill.need.noGoods': ['No goods are moved.', 'لا تُنقل بضائع.', 'कोई माल नहीं जाता।'],
  'eWayBill.need.aboveLimit': [
    'Goods worth {{value}} are moved, above the limit of {{limit}}.',
    'تُنقل بضائع بقيمة {{value}}، أي أكثر من الحد {{limit}}.',
    '{{value}} का माल जा रहा है, सीमा {{limit}} से अधिक।',
  ],
  'eWayBill.need.withinLimit': [
    'Goods worth {{value}} are moved, within the limit of {{limit}}.',
    'تُنقل بضائع بقيمة {{value}}، ضمن الحد {{limit}}.',
    '{{value}} का माल जा रहा है, सीमा {{limit}} के अंदर।',
  ],
  'eWayBill.need.stateHasNone': [
    'The State requires no e-way bill within its borders.',
    'لا تطلبها الولاية داخل حدودها.',
    'राज्य के अंदर ई-वे बिल ज़रूरी नहीं है।',
  ],
  'eWayBill.need.stateExcuses': [
    'The State asks for none for this movement: inside a district, or for these goods.',
    'لا تطلبها الولاية لهذا النقل: داخل مقاطعة واحدة أو لهذه البضائع.',
    'राज्य इस परिवहन पर इसे नहीं माँगता: एक ही ज़िले में, या इस माल पर।',
  ],
  'eWayBill.refused.draft': [
    'Save it as an invoice first.',
    'احفظه كفاتورة أولًا.',
    'पहले इसे बिल के रूप में सेव करें।',
  ],
  'eWayBill.refused.cancelledDocument': ['The document is cancelled.', 'المستند ملغى.', 'दस्तावेज़ रद्द है।'],
  'eWayBill.refused.hasBill': [
    'It already has e-way bill {{number}}.',
    'له بوليصة النقل {{number}} بالفعل.',
    'इसका ई-वे बिल {{number}} पहले से है।',
  ],
  'eWayBill.refused.noBill': ['It has no e-way bill.', 'ليس له بوليصة نقل.', 'इसका ई-वे बिल नहीं है।'],
  'eWayBill.refused.inProgress': [
    'It is being processed by the portal. Wait for the result.',
    'تعالجه البوابة الآن. انتظر النتيجة.',
    'पोर्टल पर अभी काम चल रहा है। नतीजे तक रुकें।',
  ],
  'eWayBill.error.otherContent': [
    'This number is on an e-way bill with different contents. Nothing was linked.',
    'هذا الرقم على بوليصة نقل بمحتوى مختلف. لم يُربط شيء.',
    'यह नंबर दूसरे विवरण वाले ई-वे बिल पर है। कुछ नहीं जोड़ा गया।',
  ],
  'eWayBill.error.otherContent.fix': [
    'Compare both, and cancel that e-way bill on the portal if it is wrong.',
    'قارن بينهما؛ ألغِ تلك البوليصة في البوابة إن كانت خاطئة.',
    'दोनों मिलाएँ; वह ई-वे बिल ग़लत हो तो पोर्टल पर रद्द करें।',
  ],
  'eWayBill.error.notIssued': [
    'It is no longer an issued document.',
    'لم يعد مستندًا صادرًا.',
    'यह अब जारी दस्तावेज़ नहीं है।',
  ],
  'eWayBill.task.generate': [
    'E-way bills of {{count}} documents',
    'بوالص نقل لعدد {{count}} من المستندات',
    '{{count}} दस्तावेज़ों के ई-वे बिल',
  ],
  'eWayBill.need.jobWork': [
    'Goods sent to a job worker in another State need an e-way bill at any value.',
    'البضائع المرسلة إلى عامل تشغيل في ولاية أخرى تحتاج إلى بوليصة نقل بأي قيمة.',
    'दूसरे राज्य के जॉब वर्कर को माल भेजने पर किसी भी रकम पर ई-वे बिल चाहिए।',
  ],
  'eWayBill.need.exemptGoods': [
    'Nil-rated goods need no e-way bill (rule 138(14)(e)).',
    'البضائع بنسبة صفر لا تحتاج إلى بوليصة نقل (القاعدة 138(14)(e)).',
    'निल रेटेड माल पर ई-वे बिल नहीं चाहिए (नियम 138(14)(e))।',
  ],
  'eWayBill.need.lpg': [
    'LPG for household and exempted customers needs no e-way bill (annexure to rule 138).',
    'غاز المنازل والعملاء المعفيين لا يحتاج إلى بوليصة نقل (ملحق القاعدة 138).',
    'घरेलू और छूट वाले ग्राहकों की गैस पर ई-वे बिल नहीं चाहिए (नियम 138 का अनुलग्नक)।',
  ],
  'eWayBill.need.kerosene': [
    'Kerosene under PDS needs no e-way bill (annexure to rule 138).',
    'كيروسين نظام التوزيع العام لا يحتاج إلى بوليصة نقل (ملحق القاعدة 138).',
    'राशन (PDS) के मिट्टी तेल पर ई-वे बिल नहीं चाहिए (नियम 138 का अनुलग्नक)।',
  ],
  'eWayBill.need.postal': [
    'Postal baggage needs no e-way bill (annexure to rule 138).',
    'الأمتعة البريدية لا تحتاج إلى بوليصة نقل (ملحق القاعدة 138).',
    'डाक के सामान पर ई-वे बिल नहीं चाहिए (नियम 138 का अनुलग्नक)।',
  ],
  'eWayBill.need.jewellery': [
    'Precious stones, metals and jewellery of chapter 71 need no e-way bill (annexure to rule 138). Kerala has its own rules for gold.',
    'الأحجار والمعادن الثمينة والمجوهرات من الفصل 71 لا تحتاج إلى بوليصة نقل (ملحق القاعدة 138). ولكيرالا قواعد خاصة بالذهب.',
    'अध्याय 71 के रत्न, धातु और गहनों पर ई-वे बिल नहीं चाहिए (नियम 138 का अनुलग्नक)। सोने के लिए केरल के अपने नियम हैं।',
  ],
  'eWayBill.need.currency': [
    'Currency needs no e-way bill (annexure to rule 138).',
    'العملة لا تحتاج إلى بوليصة نقل (ملحق القاعدة 138).',
    'करेंसी पर ई-वे बिल नहीं चाहिए (नियम 138 का अनुलग्नक)।',
  ],
  'eWayBill.need.usedHousehold': [
    'Used personal and household effects need no e-way bill (annexure to rule 138).',
    'الأمتعة الشخصية والمنزلية المستعملة لا تحتاج إلى بوليصة نقل (ملحق القاعدة 138).',
    'इस्तेमाल किए निजी और घरेलू सामान पर ई-वे बिल नहीं चाहिए (नियम 138 का अनुलग्नक)।',
  ],
  'eWayBill.need.coral': [
    'Coral needs no e-way bill (annexure to rule 138).',
    'المرجان لا يحتاج إلى بوليصة نقل (ملحق القاعدة 138).',
    'मूँगे पर ई-वे बिल नहीं चाहिए (नियम 138 का अनुलग्नक)।',
  ],
  'eWayBill.need.nonMotorised': [
    'The conveyance is non-motorised (rule 138(14)(b)).',
    'وسيلة النقل بلا محرك (القاعدة 138(14)(b)).',
    'वाहन बिना मोटर का है (नियम 138(14)(b))।',
  ],
  'eWayBill.need.customsToDepot': [
    'Goods move from a customs port to an inland depot for clearance (rule 138(14)(c)).',
    'تُنقل البضائع من ميناء جمركي إلى مستودع داخلي للتخليص (القاعدة 138(14)(c)).',
    'माल कस्टम्स पोर्ट से क्लीयरेंस के लिए इनलैंड डिपो जाता है (नियम 138(14)(c))।',
  ],
  'eWayBill.need.underCustomsSeal': [
    'Goods move under customs bond, seal or supervision (rule 138(14)(h)).',
    'تُنقل البضائع تحت ضمان الجمارك أو ختمها أو إشرافها (القاعدة 138(14)(h)).',
    'माल कस्टम्स बॉन्ड, सील या निगरानी में जाता है (नियम 138(14)(h))।',
  ],
  'eWayBill.need.nepalBhutan': [
    'Goods are in transit from or to Nepal or Bhutan (rule 138(14)(i)).',
    'البضائع عابرة من نيبال أو بوتان أو إليهما (القاعدة 138(14)(i)).',
    'माल नेपाल या भूटान के ट्रांज़िट में है (नियम 138(14)(i))।',
  ],
  'eWayBill.need.outsideGst': [
    'Liquor for human consumption, crude, diesel, petrol, natural gas and aviation fuel need no e-way bill (rule 138(14)(f)).',
    'المشروبات الكحولية والنفط الخام والديزل والبنزين والغاز الطبيعي ووقود الطيران لا تحتاج إلى بوليصة نقل (القاعدة 138(14)(f)).',
    'शराब, कच्चे तेल, डीज़ल, पेट्रोल, प्राकृतिक गैस और विमान ईंधन पर ई-वे बिल नहीं चाहिए (नियम 138(14)(f))।',
  ],
  'eWayBill.need.noSupply': [
    'It is not a supply under Schedule III (rule 138(14)(g)).',
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
    'Empty cargo containers are moved (rule 138(14)(m)).',
    'حاويات الشحن فارغة (القاعدة 138(14)(m)).',
    'माल के कंटेनर खाली जाते हैं (नियम 138(14)(m))।',
  ],
  'eWayBill.need.emptyCylinders': [
    'Empty gas cylinders are moved, not for supply (rule 138(14)(o)).',
    'أسطوانات الغاز فارغة وليست للتوريد (القاعدة 138(14)(o)).',
    'गैस सिलेंडर खाली जाते हैं, सप्लाई के लिए नहीं (नियम 138(14)(o))।',
  ],
  'eWayBill.need.weighbridge': [
    'Goods move up to 20 km to a weighbridge and back, with a challan (rule 138(14)(n)).',
    'حتى 20 كم إلى الميزان والعودة، بإيصال تسليم (القاعدة 138(14)(n)).',
    'चालान के साथ 20 किमी तक धर्मकाँटे तक और वापस (नियम 138(14)(n))।',
  ],
  'eWayBill.need.stateArea': [
    'The State has exempted the area or the goods (rule 138(14)(d)).',
    'أعفت الولاية المنطقة أو البضائع (القاعدة 138(14)(d)).',
    'राज्य ने क्षेत्र या माल को छूट दी है (नियम 138(14)(d))।',
  ],
  'eWayBill.limit.01': [
    'No e-way bill is required within the territory.',
    'لا تُطلب بوليصة داخل الإقليم.',
    'इस क्षेत्र के अंदर ई-वे बिल ज़रूरी नहीं है।',
  ],
  'eWayBill.limit.38': [
    'No e-way bill is required within the territory.',
    'لا تُطلب بوليصة داخل الإقليم.',
    'इस क्षेत्र के अंदर ई-वे बिल ज़रूरी नहीं है।',
  ],
  'eWayBill.limit.03': [
    'For listed goods the limit is 50,000.',
    'للبضائع المدرجة الحد 50,000.',
    'सूचीबद्ध माल की सीमा 50,000 है।',
  ],
  'eWayBill.limit.08': [
    'Within a city the limit is 200,000; for goods of chapter 24 and heading 2106 it is 50,000.',
    'داخل المدينة الحد 200,000؛ ولبضائع الفصل 24 والبند 2106 الحد 50,000.',
    'शहर के अंदर सीमा 2,00,000; अध्याय 24 और हेडिंग 2106 के माल की 50,000 है।',
  ],
  'eWayBill.limit.23': [
    'Inside a district no bill is required; between districts the limit for tobacco and pan masala is 50,000, and none is required for medicines (3003, 3004, 3006).',
    'لا تُطلب بوليصة داخل المقاطعة؛ وبين المقاطعات حد التبغ وبان ماسالا 50,000، ولا حد للأدوية (3003 و3004 و3006).',
    'ज़िले के भीतर बिल नहीं माँगा जाता; ज़िलों के बीच तंबाकू और पान मसाला की सीमा 50,000 है, दवाओं (3003, 3004, 3006) पर बिल नहीं।',
  ],
  'eWayBill.limit.20': [
    'For twelve kinds of goods the limit is 50,000.',
    'لاثني عشر نوعًا من البضائع الحد 50,000.',
    'बारह प्रकार के माल की सीमा 50,000 है।',
  ],
  'eWayBill.limit.27': [
    'Job work of yarn and fabric is exempt.',
    'أعمال الغزل والنسيج لدى الغير معفاة.',
    'धागे और कपड़े के जॉब वर्क को छूट है।',
  ],
  'eWayBill.limit.19': [
    'The limit was 100,000 until November 2023.',
    'كان الحد 100,000 حتى نوفمبر 2023.',
    'नवंबर 2023 तक सीमा 1,00,000 थी।',
  ],
  'eWayBill.limit.24': [
    'Movement of some goods within a city is exempt.',
    'النقل داخل المدينة معفى لبعض البضائع.',
    'शहर के अंदर कुछ माल को छूट है।',
  ],
  'eWayBill.limit.30': ['Listed goods only.', 'البضائع المدرجة فقط.', 'केवल सूचीबद्ध माल।'],
  'eWayBill.limit.32': [
    'Gold above ten lakh rupees needs its own e-way bill.',
    'للذهب فوق مليون بوليصة خاصة.',
    'दस लाख रुपये से ऊपर के सोने का अलग ई-वे बिल होता है।',
  ],
  'eWayBill.limit.unsure': [
    'Sources differ for this State. Check with its tax office.',
    'تختلف المصادر بشأن هذه الولاية؛ اسأل مكتب ضرائبها.',
    'इस राज्य के बारे में स्रोत अलग-अलग हैं। उसके टैक्स ऑफ़िस से पूछें।',
  ],
  'eWayBill.refused.faulty': [
    'It has errors. Correct them first.',
    'فيه أخطاء. صحّحها أولًا.',
    'इसमें ग़लतियाँ हैं। पहले ठीक करें।',
  ],
  'eWayBill.refused.exempt': [
    'It is marked as not requiring an e-way bill. Mark it as pending first.',
    'عليه علامة أنه لا يحتاج إلى بوليصة نقل. أعده إلى المعلّق أولًا.',
    'इस पर ई-वे बिल ज़रूरी नहीं मार्क है। पहले बाकी में डालें।',
  ],
  'eWayBill.refused.notExempt': [
    'It is not marked as exempt.',
    'ليست عليه علامة الإعفاء.',
    'इस पर छूट मार्क नहीं है।',
  ],
  'eWayBill.refused.completed': ['The goods have arrived.', 'وصلت البضائع.', 'माल पहुँच गया है।'],
  'eWayBill.refused.noIrn': [
    'It has no active IRN, or the e-invoice portal is not set up.',
    'ليس له رقم IRN سارٍ، أو لم تُعدّ بوابة الفوترة الإلكترونية.',
    'इसका कोई चालू IRN नहीं है, या ई-इनवॉइस पोर्टल सेट नहीं है।',
  ],
  'eWayBill.task.cancel': [
    'Cancel {{count}} e-way bills',
    'إلغاء {{count}} من بوالص النقل',
    '{{count}} ई-वे बिल रद्द करना',
  ],
  'eWayBill.error.usedElsewhere': [
    'This e-way bill is already on another document or movement in the books.',
    'بوليصة النقل هذه مسجلة بالفعل على مستند أو نقل آخر في الدفاتر.',
    'यह ई-वे बिल बही के दूसरे दस्तावेज़ या एंट्री पर पहले से है।',
  ],
  'eWayBill.error.usedElsewhere.fix': [
    'Use a different number for the movement.',
    'استخدم رقمًا مختلفًا للنقل.',
    'इस एंट्री को अलग नंबर दें।',
  ],
  'eWayBill.error.notMadeWithIrn': [
    'The IRN was generated without an e-way bill.',
    'صدر رقم IRN بدون بوليصة نقل.',
    'IRN बन गया, ई-वे बिल नहीं बना।',
  ],
  'eWayBill.error.notMadeWithIrn.fix': [
    'Generate the e-way bill; if one exists, it is found by the IRN.',
    'أنشئ بوليصة النقل؛ إن وُجدت واحدة عُثر عليها برقم IRN.',
    'ई-वे बिल बनाएँ; पहले से हो तो IRN से मिल जाएगा।',
  ],
  'eWayBill.error.irnGone': [
    'The document no longer has an active IRN.',
    'لم يعد للمستند رقم IRN سارٍ.',
    'दस्तावेज़ पर अब चालू IRN नहीं है।',
  ],
  'setting.eWayBillOnSave': [
    'Generate e-way bill on issue',
    'إنشاء بوليصة النقل عند الإصدار',
    'जारी होते ही ई-वे बिल बनाएँ',
  ],
  'setting.eWayBillOnSave.help': [
    'If the law requires one and the document has the transport details; together with the IRN where applicable.',
    'إذا كان القانون يتطلبها وكانت بيانات النقل في المستند؛ ومع رقم IRN حيثما ينطبق.',
    'जहाँ कानून से ज़रूरी हो और दस्तावेज़ में ट्रांसपोर्ट विवरण हो; IRN भी बने तो उसके साथ।',
  ],
})
