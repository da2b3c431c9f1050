import type { Texts } from './texts.ts'

/** What can be wrong with a master record, and why one cannot be removed. Each sentence says what to do. */
export const recordTexts = {
  'issue.STATE': { en: 'Choose a state from the list.', ar: 'اختر ولاية من القائمة.', hi: 'सूची से राज्य चुनें।' },
  'issue.STATE_OF_COUNTRY': {
    en: 'Choose an Indian State for India, or Other countries (96) for any other country.',
    ar: 'للهند اختر ولاية هندية؛ ولأي دولة أخرى اختر «دول أخرى» (96).',
    hi: 'भारत के लिए भारतीय राज्य चुनें; किसी अन्य देश के लिए अन्य देश (96) चुनें।',
  },
  'issue.PINCODE': {
    en: 'Enter a 6-digit PIN code that does not begin with 0.',
    ar: 'أدخل رمزًا بريديًا من ستة أرقام لا يبدأ بالصفر.',
    hi: '6 अंकों का पिन कोड लिखें जो 0 से शुरू न हो।',
  },
  'issue.PINCODE_OF_STATE': {
    en: 'This PIN code is not in the State. Correct one of them.',
    ar: 'لا يقع رمز PIN هذا في الولاية. صحّح أحدهما.',
    hi: 'यह पिन कोड इस राज्य में नहीं है। दोनों में से एक सुधारें।',
  },
  'issue.GSTIN_REQUIRED': {
    en: 'Enter the GSTIN, or choose Unregistered: this taxpayer type has a GSTIN.',
    ar: 'أدخل رقم GSTIN أو اختر «غير مسجل»: لهذا النوع من المكلفين رقم GSTIN.',
    hi: 'GSTIN लिखें या अनरजिस्टर्ड चुनें: इस प्रकार के करदाता का GSTIN होता है।',
  },
  'issue.GSTIN_NOT_ALLOWED': {
    en: 'Remove the GSTIN, or choose another taxpayer type: this one has no GSTIN.',
    ar: 'ليس لهذا الطرف رقم GSTIN. احذفه أو اختر نوع مكلف آخر.',
    hi: 'GSTIN हटाएँ या दूसरा करदाता प्रकार चुनें: इसका GSTIN नहीं होता।',
  },
  'issue.GSTIN_OF_OTHER_KIND': {
    en: 'This GSTIN belongs to another type of taxpayer. Check the type.',
    ar: 'يخص رقم GSTIN هذا نوعًا آخر من المكلفين. تحقق من النوع.',
    hi: 'यह GSTIN किसी अन्य प्रकार के करदाता का है। प्रकार जाँचें।',
  },
  'issue.PAN_OF_GSTIN': {
    en: 'The GSTIN contains PAN {{pan}}. Correct one of them.',
    ar: 'يتضمن رقم GSTIN رقم PAN {{pan}}. صحّح أحدهما.',
    hi: 'GSTIN में PAN {{pan}} है। दोनों में से एक सुधारें।',
  },
  'issue.PAN_OF_COMPANY': {
    en: 'This GSTIN belongs to PAN {{pan}}, not to the PAN of the company.',
    ar: 'يخص رقم GSTIN هذا رقم PAN {{pan}} وليس رقم PAN الخاص بالشركة.',
    hi: 'यह GSTIN PAN {{pan}} का है, कंपनी के PAN का नहीं।',
  },
  'issue.STATE_OF_GSTIN': {
    en: 'The GSTIN is of State {{state}}. Enter an address in that State.',
    ar: 'رقم GSTIN تابع للولاية {{state}}؛ يجب أن يكون العنوان فيها.',
    hi: 'GSTIN राज्य {{state}} का है। पता उसी राज्य का लिखें।',
  },
  'issue.COUNTRY_ABROAD': {
    en: 'Choose a country other than India for an overseas party.',
    ar: 'اختر دولة غير الهند للطرف الخارجي.',
    hi: 'विदेशी पार्टी के लिए भारत के अलावा देश चुनें।',
  },
  'issue.CURRENCY_UNKNOWN': {
    en: 'Choose a currency from the list.',
    ar: 'اختر عملة من القائمة.',
    hi: 'सूची से करेंसी चुनें।',
  },
  'issue.DUPLICATE_OF': {
    en: '{{record}} already uses this. Enter another.',
    ar: '{{record}} يستخدم هذا بالفعل. أدخل غيره.',
    hi: '{{record}} में यह पहले से है। दूसरा लिखें।',
  },
  'issue.HSN_UNKNOWN': {
    en: 'This HSN or SAC code was not found. Check the code.',
    ar: 'لا يوجد رمز HSN أو SAC كهذا.',
    hi: 'यह HSN या SAC कोड नहीं मिला। कोड जाँचें।',
  },
  'issue.HSN_OF_SUPPLY': {
    en: 'Choose a code beginning with 99 for services, or another code for goods.',
    ar: 'الرموز التي تبدأ بـ 99 للخدمات، وما عداها للسلع.',
    hi: 'सेवा के लिए 99 से शुरू होने वाला कोड चुनें, माल के लिए दूसरा।',
  },
  'issue.HSN_OF_KIND': {
    en: 'SAC codes begin with 99; HSN codes do not. Correct the code or the type.',
    ar: 'تبدأ رموز SAC بـ 99 ولا تبدأ بها رموز HSN.',
    hi: 'SAC कोड 99 से शुरू होते हैं, HSN कोड नहीं।',
  },
  'issue.UQC_UNKNOWN': {
    en: 'Choose a unit quantity code from the list.',
    ar: 'اختر رمز وحدة كمية من القائمة.',
    hi: 'सूची से यूनिट मात्रा कोड चुनें।',
  },
  'issue.UQC_OF_UNIT': {
    en: 'The UQC of this unit is {{uqc}}. Choose it, or another unit.',
    ar: 'رمز الوحدة هو {{uqc}}. اختره أو اختر وحدة أخرى.',
    hi: 'यूनिट का कोड {{uqc}} है। वही चुनें, या दूसरी यूनिट।',
  },
  'issue.BARCODE_DIGITS': {
    en: 'Enter {{count}} digits, or choose Code 128 for other text.',
    ar: 'أدخل {{count}} رقمًا، أو اختر كود 128 لنص آخر.',
    hi: '{{count}} अंक लिखें, या दूसरे टेक्स्ट के लिए कोड 128 चुनें।',
  },
  'issue.BARCODE_CHECK': {
    en: 'The last digit should be {{digit}}. Correct the number, or choose Code 128 for a number of your own.',
    ar: 'يجب أن يكون الرقم الأخير {{digit}}. صحّح الرقم، أو اختر كود 128 لرقم خاص بك.',
    hi: 'आख़िरी अंक {{digit}} होना चाहिए। नंबर ठीक करें, या अपने नंबर के लिए कोड 128 चुनें।',
  },
  'issue.GS1_UNKNOWN': {
    en: 'The GS1 code has an identifier ({{ai}}) that does not exist. Check that the scanner sends the separator (GS, ASCII 29), then scan again.',
    ar: 'في رمز GS1 معرّف ({{ai}}) غير موجود. تأكد أن الماسح يرسل الفاصل (GS، ‏ASCII 29) ثم امسح من جديد.',
    hi: 'GS1 कोड में ({{ai}}) नाम का कोई पहचान अंक नहीं होता। देखें कि स्कैनर सेपरेटर (GS, ASCII 29) भेजता है, फिर स्कैन करें।',
  },
  'issue.GS1_SHORT': {
    en: '({{ai}}) of the GS1 code is too short. Scan the whole code again.',
    ar: 'قيمة ({{ai}}) في رمز GS1 أقصر من اللازم. امسح الرمز كاملًا من جديد.',
    hi: 'GS1 कोड का ({{ai}}) छोटा है। पूरा कोड फिर से स्कैन करें।',
  },
  'issue.GS1_LONG': {
    en: '({{ai}}) of the GS1 code is too long. Check that the scanner sends the separator (GS, ASCII 29), then scan again.',
    ar: 'قيمة ({{ai}}) في رمز GS1 أطول من اللازم. تأكد أن الماسح يرسل الفاصل (GS، ‏ASCII 29) ثم امسح من جديد.',
    hi: 'GS1 कोड का ({{ai}}) लंबा है। देखें कि स्कैनर सेपरेटर (GS, ASCII 29) भेजता है, फिर स्कैन करें।',
  },
  'issue.GS1_CHARACTERS': {
    en: '({{ai}}) of the GS1 code has a character that is not allowed there. Set the scanner to a keyboard in English, then scan again.',
    ar: 'في ({{ai}}) من رمز GS1 حرف غير مسموح. اضبط الماسح على لوحة مفاتيح إنجليزية ثم امسح من جديد.',
    hi: 'GS1 कोड के ({{ai}}) में ऐसा अक्षर है जो वहाँ नहीं आता। स्कैनर का कीबोर्ड अंग्रेज़ी करें, फिर स्कैन करें।',
  },
  'issue.GS1_CHECK': {
    en: 'The check digit of ({{ai}}) in the GS1 code is wrong. Scan again; if it stays, the label is faulty.',
    ar: 'رقم التحقق في ({{ai}}) من رمز GS1 خاطئ. امسح من جديد؛ وإن تكرر فالملصق معيب.',
    hi: 'GS1 कोड के ({{ai}}) का जाँच अंक ग़लत है। फिर से स्कैन करें; फिर भी यही आए तो लेबल ख़राब है।',
  },
  'issue.GS1_DATE': {
    en: '({{ai}}) of the GS1 code is no date. Scan again; if it stays, the label is faulty.',
    ar: 'قيمة ({{ai}}) في رمز GS1 ليست تاريخًا. امسح من جديد؛ وإن تكرر فالملصق معيب.',
    hi: 'GS1 कोड का ({{ai}}) कोई तिथि नहीं है। फिर से स्कैन करें; फिर भी यही आए तो लेबल ख़राब है।',
  },
  'issue.GS1_TWICE': {
    en: '({{ai}}) is in the GS1 code twice with different values. Scan one label at a time.',
    ar: '({{ai}}) مكرر في رمز GS1 بقيمتين مختلفتين. امسح ملصقًا واحدًا في كل مرة.',
    hi: 'GS1 कोड में ({{ai}}) दो बार अलग मान के साथ है। एक बार में एक लेबल स्कैन करें।',
  },
  'issue.GS1_NO_GOODS': {
    en: 'The GS1 code has no number of goods: neither (01) nor (02). Scan the label of the goods.',
    ar: 'لا رقم بضاعة في رمز GS1: لا (01) ولا (02). امسح ملصق البضاعة.',
    hi: 'GS1 कोड में माल का नंबर नहीं है: न (01), न (02)। माल का लेबल स्कैन करें।',
  },
  'issue.UNIT_SAME': {
    en: 'Choose a unit different from the first.',
    ar: 'اختر وحدة غير الأولى.',
    hi: 'पहली से अलग यूनिट चुनें।',
  },
  'issue.ABOVE_ZERO': {
    en: 'Enter a value above zero.',
    ar: 'أدخل قيمة أكبر من الصفر.',
    hi: 'शून्य से अधिक वैल्यू लिखें।',
  },
  'issue.ABOVE_HUNDRED': {
    en: 'Enter at most 100 per cent.',
    ar: '100 بالمئة على الأكثر.',
    hi: 'अधिकतम 100 प्रतिशत लिखें।',
  },
  'issue.RATE_OF_CATEGORY': {
    en: 'Exempt, nil-rated and non-GST items have no rate. Remove it, or choose Taxable.',
    ar: 'لا نسبة للأصناف المعفاة أو الصفرية أو خارج GST. احذفها أو اختر «خاضع للضريبة».',
    hi: 'छूट, शून्य दर और ग़ैर-GST आइटमों की दर नहीं होती। उसे हटाएँ, या टैक्सेबल चुनें।',
  },
  'issue.TEXT_OF_RATE': {
    en: 'Include the rate {{rate}} in the text.',
    ar: 'يجب أن يذكر النص النسبة {{rate}}.',
    hi: 'टेक्स्ट में दर {{rate}} लिखें।',
  },
  'issue.DATE_ORDER': {
    en: 'Enter a date on or after {{from}}.',
    ar: 'أدخل يومًا في {{from}} أو بعده.',
    hi: '{{from}} या उसके बाद का दिन लिखें।',
  },
  'issue.CATEGORY_TOO_DEEP': {
    en: 'Choose a main category: categories have only two levels.',
    ar: 'للفئات مستويان. اختر فئة رئيسية ليست تحت أخرى.',
    hi: 'मुख्य श्रेणी चुनें: श्रेणियों के दो ही स्तर होते हैं।',
  },
  'issue.BUILT_IN': {
    en: 'This is built in and cannot be changed.',
    ar: 'هذا مدمج ويبقى كما هو.',
    hi: 'यह पहले से बना है और बदला नहीं जा सकता।',
  },
  'issue.NOT_FOUND': { en: 'Not found.', ar: 'غير موجود.', hi: 'नहीं मिला।' },
  'issue.RIGHT_MISSING': {
    en: 'You do not have the right to do this.',
    ar: 'ليس لديك صلاحية القيام بذلك.',
    hi: 'आपको यह करने का अधिकार नहीं है।',
  },
  'issue.USED_IN_DOCUMENTS': {
    en: 'It is used in documents (for instance {{sample}}). Deactivate it instead.',
    ar: 'تستخدمه مستندات (مثل {{sample}}). عطّله بدلًا من ذلك.',
    hi: 'यह दस्तावेज़ों में लगा है (जैसे {{sample}})। इसे निष्क्रिय करें।',
  },
  'issue.USED_IN_DRAFTS': {
    en: 'Drafts use it ({{count}}). Discard them or make it inactive instead.',
    ar: 'تستخدمه مسودات ({{count}}). احذفها أو عطّله بدلًا من ذلك.',
    hi: 'ड्राफ़्ट में इसका उपयोग है ({{count}})। उन्हें हटाएँ या इसे निष्क्रिय करें।',
  },
  'issue.RESTORE_TAKEN': {
    en: '{{field}}: {{record}} uses the same now. Change it there, then restore this record.',
    ar: '{{field}}: القيمة نفسها مستخدمة الآن في {{record}}. غيّرها هناك ثم استعد هذا السجل.',
    hi: '{{field}}: यही अब {{record}} में है। पहले वहाँ बदलें, फिर इस रिकॉर्ड को वापस लाएँ।',
  },
  'issue.RESTORE_NEEDS': {
    en: 'It belongs to {{record}}, which is deleted too. Restore {{record}} first.',
    ar: 'يتبع هذا السجل {{record}} المحذوف أيضًا. استعد {{record}} أولًا.',
    hi: 'यह {{record}} से जुड़ा है, जो भी हटाया हुआ है। पहले {{record}} को वापस लाएँ।',
  },
  'issue.USED_IN_PAYMENTS': {
    en: 'It is used in payments (for instance {{sample}}). Deactivate it instead.',
    ar: 'تستخدمه مدفوعات (مثل {{sample}}). عطّله بدلًا من ذلك.',
    hi: 'यह भुगतानों में लगा है (जैसे {{sample}})। इसे निष्क्रिय करें।',
  },
  'issue.USED_IN_ITEMS': {
    en: 'It is used in {{count}} items (for instance {{sample}}). Deactivate it instead.',
    ar: 'تستخدمه {{count}} من الأصناف (مثل {{sample}}). عطّله بدلًا من ذلك.',
    hi: 'यह {{count}} आइटमों में लगा है (जैसे {{sample}})। इसे निष्क्रिय करें।',
  },
  'issue.USED_IN_CATEGORIES': {
    en: 'It has subcategories (for instance {{sample}}). Remove those first.',
    ar: 'تندرج تحته فئات (مثل {{sample}}). أزلها أولًا.',
    hi: 'इसके नीचे श्रेणियाँ हैं (जैसे {{sample}})। पहले उन्हें हटाएँ।',
  },
  'issue.GSTIN_HAS_DOCUMENTS': {
    en: 'Documents were issued with {{gstin}} (for instance {{sample}}). Deactivate it and add the new GSTIN.',
    ar: 'صدرت مستندات بالرقم {{gstin}} (مثل {{sample}}). عطّله وأضف رقم GSTIN الجديد.',
    hi: '{{gstin}} से दस्तावेज़ जारी हुए हैं (जैसे {{sample}})। इसे निष्क्रिय करें और नया GSTIN जोड़ें।',
  },
  'issue.USED_IN_UNITS': {
    en: 'Other units convert to it (for instance {{sample}}). Deactivate it instead.',
    ar: 'تُحوَّل إليه وحدات أخرى (مثل {{sample}}). عطّله بدلًا من ذلك.',
    hi: 'दूसरी यूनिटें इसमें बदली जाती हैं (जैसे {{sample}})। इसके बजाय इसे निष्क्रिय करें।',
  },
  'issue.USED_FOR_NUMBERS': {
    en: 'Documents have its numbers. Deactivate it instead.',
    ar: 'تحمل مستندات أرقامه. عطّله بدلًا من ذلك.',
    hi: 'दस्तावेज़ों पर इसके नंबर हैं। इसे निष्क्रिय करें।',
  },
  'issue.HAS_OPENING_BALANCE': {
    en: 'It has an opening balance of {{sample}}. Deactivate it instead.',
    ar: 'له رصيد افتتاحي قدره {{sample}}. عطّله بدلًا من ذلك.',
    hi: 'इसका ओपनिंग बैलेंस {{sample}} है। इसके बजाय इसे निष्क्रिय करें।',
  },
  'issue.HAS_CHILDREN': {
    en: 'It has other places of business (for instance {{sample}}). Remove those first.',
    ar: 'تندرج تحته أماكن أخرى (مثل {{sample}}). أزلها أولًا.',
    hi: 'इसके नीचे अन्य स्थान हैं (जैसे {{sample}})। पहले उन्हें हटाएँ।',
  },
  'issue.SERIES_TOO_LONG': {
    en: 'A number such as {{sample}} has {{length}} characters; the law allows 16. Shorten the prefix, suffix or digits.',
    ar: 'رقم مثل {{sample}} من {{length}} حرفًا؛ والقانون يسمح بـ 16. قصّر البادئة أو اللاحقة أو العرض.',
    hi: '{{sample}} जैसे नंबर में {{length}} अक्षर हैं; कानून में 16 तक ही मान्य हैं। प्रीफ़िक्स, सफ़िक्स या अंक घटाएँ।',
  },
  'issue.SERIES_CHARACTERS': {
    en: 'Numbers would be like {{sample}}. They must begin with a letter or 1 to 9 and contain only letters, digits, / and -.',
    ar: 'ستكون الأرقام {{sample}}. يجب أن تبدأ بحرف أو من 1 إلى 9 وألا تحوي إلا أحرفًا وأرقامًا و/ و-.',
    hi: 'नंबर {{sample}} जैसे बनेंगे। वे अक्षर या 1 से 9 से शुरू हों और उनमें केवल अक्षर, अंक, / और - हों।',
  },
  'issue.SERIES_SAME_NUMBERS': {
    en: 'Series {{record}} gives the same numbers. Choose another prefix or suffix.',
    ar: 'السلسلة {{record}} تنتج الأرقام نفسها. اختر بادئة أو لاحقة أخرى.',
    hi: 'सीरीज़ {{record}} में यही नंबर बनते हैं। दूसरा प्रीफ़िक्स या सफ़िक्स चुनें।',
  },
  'issue.SERIES_IN_USE': {
    en: 'The series already has documents, so its type cannot change.',
    ar: 'رقّمت السلسلة مستندات بالفعل؛ يبقى نوعها.',
    hi: 'सीरीज़ के दस्तावेज़ बन चुके हैं; उसका प्रकार नहीं बदल सकता।',
  },
  'issue.SERIES_ALLOCATED': {
    en: 'The series is already allocated there.',
    ar: 'السلسلة مخصصة هناك بالفعل.',
    hi: 'सीरीज़ वहाँ पहले से लगी है।',
  },
  'issue.TAXPAYER_ASSOCIATED': {
    en: 'This GSTIN or PAN is already part of your account.',
    ar: 'رقم GSTIN أو PAN هذا مرتبط بحسابك بالفعل.',
    hi: 'यह GSTIN या PAN पहले से आपके खाते में है।',
  },
  'issue.PARENT_OF_TYPE': {
    en: 'Choose a company for a GSTIN, and a GSTIN for a branch or godown.',
    ar: 'اختر شركة لرقم GSTIN، واختر رقم GSTIN للفرع أو المستودع.',
    hi: 'GSTIN के लिए कंपनी चुनें, और शाखा या गोदाम के लिए GSTIN।',
  },
  'issue.LOCATION_OF_TYPE': {
    en: 'Choose Branch or Godown.',
    ar: 'اختر فرعًا أو مستودعًا.',
    hi: 'शाखा या गोदाम चुनें।',
  },
  'issue.ENTITY_TYPE_FIXED': {
    en: 'The type of a place of business and what it belongs to cannot be changed.',
    ar: 'لا يمكن تغيير نوع المكان ولا ما يندرج تحته.',
    hi: 'स्थान का प्रकार और वह किसके अंतर्गत है, यह बदला नहीं जा सकता।',
  },
  'series.gap.UNKNOWN': {
    en: 'Unknown: no document has these numbers.',
    ar: 'غير معروف: لا مستند يحمل هذه الأرقام.',
    hi: 'पता नहीं: ये नंबर किसी दस्तावेज़ पर नहीं हैं।',
  },
} as const satisfies Texts
