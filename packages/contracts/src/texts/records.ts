import type { Texts } from './texts.ts'

/** What can be wrong with a master record, and why one cannot be removed. Each sentence says what to do. */
export const recordTexts = {
  'issue.STATE': { en: 'Choose a state from the list.', ar: 'اختر ولاية من القائمة.', hi: 'सूची से राज्य चुनें।' },
  'issue.STATE_OF_COUNTRY': {
    en: 'For India choose an Indian state; for any other country choose Other Countries (96).',
    ar: 'للهند اختر ولاية هندية؛ ولأي دولة أخرى اختر «دول أخرى» (96).',
    hi: 'भारत के लिए भारतीय राज्य चुनें; किसी अन्य देश के लिए अन्य देश (96) चुनें।',
  },
  'issue.PINCODE': {
    en: 'An Indian PIN code has six digits and does not begin with 0.',
    ar: 'رمز PIN الهندي من ستة أرقام ولا يبدأ بالصفر.',
    hi: 'भारतीय पिन कोड में छह अंक होते हैं और वह 0 से शुरू नहीं होता।',
  },
  'issue.PINCODE_OF_STATE': {
    en: 'This PIN code does not lie in the state. Correct one of the two.',
    ar: 'لا يقع رمز PIN هذا في الولاية. صحّح أحدهما.',
    hi: 'यह पिन कोड इस राज्य में नहीं है। दोनों में से एक सुधारें।',
  },
  'issue.GSTIN_REQUIRED': {
    en: 'This kind of taxpayer has a GSTIN. Enter it, or choose Unregistered.',
    ar: 'لهذا النوع من المكلفين رقم GSTIN. أدخله أو اختر «غير مسجل».',
    hi: 'इस प्रकार के करदाता का GSTIN होता है। उसे लिखें, या अनरजिस्टर्ड चुनें।',
  },
  'issue.GSTIN_NOT_ALLOWED': {
    en: 'Such a party has no GSTIN. Remove it, or choose another taxpayer type.',
    ar: 'ليس لهذا الطرف رقم GSTIN. احذفه أو اختر نوع مكلف آخر.',
    hi: 'ऐसी पार्टी का GSTIN नहीं होता। उसे हटाएँ, या अन्य करदाता प्रकार चुनें।',
  },
  'issue.GSTIN_OF_OTHER_KIND': {
    en: 'This GSTIN belongs to another type of taxpayer. Check the type.',
    ar: 'يخص رقم GSTIN هذا نوعًا آخر من المكلفين. تحقق من النوع.',
    hi: 'यह GSTIN किसी अन्य प्रकार के करदाता का है। प्रकार जाँचें।',
  },
  'issue.PAN_OF_GSTIN': {
    en: 'The GSTIN holds PAN {{pan}}. Correct one of the two.',
    ar: 'يتضمن رقم GSTIN رقم PAN {{pan}}. صحّح أحدهما.',
    hi: 'GSTIN में PAN {{pan}} है। दोनों में से एक सुधारें।',
  },
  'issue.PAN_OF_COMPANY': {
    en: 'This GSTIN belongs to PAN {{pan}}, not to the PAN of the company.',
    ar: 'يخص رقم GSTIN هذا رقم PAN {{pan}} وليس رقم PAN الخاص بالشركة.',
    hi: 'यह GSTIN PAN {{pan}} का है, कंपनी के PAN का नहीं।',
  },
  'issue.STATE_OF_GSTIN': {
    en: 'The GSTIN is of state {{state}}; the address must lie there.',
    ar: 'رقم GSTIN تابع للولاية {{state}}؛ يجب أن يكون العنوان فيها.',
    hi: 'GSTIN राज्य {{state}} का है; पता वहीं का होना चाहिए।',
  },
  'issue.COUNTRY_ABROAD': {
    en: 'An overseas party has an address outside India.',
    ar: 'للطرف الخارجي عنوان خارج الهند.',
    hi: 'विदेशी पार्टी का पता भारत के बाहर होता है।',
  },
  'issue.CURRENCY_UNKNOWN': {
    en: 'Choose a currency from the list.',
    ar: 'اختر عملة من القائمة.',
    hi: 'सूची से मुद्रा चुनें।',
  },
  'issue.DUPLICATE_OF': {
    en: '{{record}} has this already. Enter another.',
    ar: '{{record}} يستخدم هذا بالفعل. أدخل غيره.',
    hi: '{{record}} में यह पहले से है। दूसरा लिखें।',
  },
  'issue.HSN_UNKNOWN': {
    en: 'There is no such HSN or SAC code.',
    ar: 'لا يوجد رمز HSN أو SAC كهذا.',
    hi: 'ऐसा कोई HSN या SAC कोड नहीं है।',
  },
  'issue.HSN_OF_SUPPLY': {
    en: 'Codes that begin with 99 are for services, all others for goods.',
    ar: 'الرموز التي تبدأ بـ 99 للخدمات، وما عداها للسلع.',
    hi: '99 से शुरू होने वाले कोड सेवाओं के हैं, बाकी माल के।',
  },
  'issue.HSN_OF_KIND': {
    en: 'SAC codes begin with 99, HSN codes do not.',
    ar: 'تبدأ رموز SAC بـ 99 ولا تبدأ بها رموز HSN.',
    hi: 'SAC कोड 99 से शुरू होते हैं, HSN कोड नहीं।',
  },
  'issue.UQC_UNKNOWN': {
    en: 'Choose a unit quantity code from the list.',
    ar: 'اختر رمز وحدة كمية من القائمة.',
    hi: 'सूची से यूनिट मात्रा कोड चुनें।',
  },
  'issue.UQC_OF_UNIT': {
    en: 'The unit has the code {{uqc}}. Choose that, or another unit.',
    ar: 'رمز الوحدة هو {{uqc}}. اختره أو اختر وحدة أخرى.',
    hi: 'यूनिट का कोड {{uqc}} है। वही चुनें, या दूसरी यूनिट।',
  },
  'issue.UNIT_SAME': {
    en: 'Choose a unit other than the first one.',
    ar: 'اختر وحدة غير الأولى.',
    hi: 'पहली से अलग यूनिट चुनें।',
  },
  'issue.ABOVE_ZERO': {
    en: 'Enter a value above zero.',
    ar: 'أدخل قيمة أكبر من الصفر.',
    hi: 'शून्य से अधिक मान लिखें।',
  },
  'issue.ABOVE_HUNDRED': {
    en: 'At most 100 per cent.',
    ar: '100 بالمئة على الأكثر.',
    hi: 'अधिकतम 100 प्रतिशत।',
  },
  'issue.RATE_OF_CATEGORY': {
    en: 'Exempt, nil-rated and non-GST items have no rate. Remove it, or choose Taxable.',
    ar: 'لا نسبة للأصناف المعفاة أو الصفرية أو خارج GST. احذفها أو اختر «خاضع للضريبة».',
    hi: 'छूट, शून्य दर और ग़ैर-GST आइटमों की दर नहीं होती। उसे हटाएँ, या टैक्सेबल चुनें।',
  },
  'issue.TEXT_OF_RATE': {
    en: 'The text must say the rate, {{rate}}.',
    ar: 'يجب أن يذكر النص النسبة {{rate}}.',
    hi: 'टेक्स्ट में दर {{rate}} होनी चाहिए।',
  },
  'issue.DATE_ORDER': {
    en: 'Enter a day on or after {{from}}.',
    ar: 'أدخل يومًا في {{from}} أو بعده.',
    hi: '{{from}} या उसके बाद का दिन लिखें।',
  },
  'issue.CATEGORY_TOO_DEEP': {
    en: 'Categories have two levels. Choose a main category that is not itself under another.',
    ar: 'للفئات مستويان. اختر فئة رئيسية ليست تحت أخرى.',
    hi: 'श्रेणियों के दो स्तर होते हैं। ऐसी मुख्य श्रेणी चुनें जो किसी अन्य के नीचे न हो।',
  },
  'issue.BUILT_IN': {
    en: 'This is built in and stays as it is.',
    ar: 'هذا مدمج ويبقى كما هو.',
    hi: 'यह अंतर्निहित है और वैसा ही रहता है।',
  },
  'issue.NOT_FOUND': { en: 'Not found.', ar: 'غير موجود.', hi: 'नहीं मिला।' },
  'issue.RIGHT_MISSING': {
    en: 'You do not have the right to do this.',
    ar: 'ليس لديك صلاحية القيام بذلك.',
    hi: 'आपको यह करने का अधिकार नहीं है।',
  },
  'issue.USED_IN_DOCUMENTS': {
    en: 'Documents use it (for instance {{sample}}). Make it inactive instead.',
    ar: 'تستخدمه مستندات (مثل {{sample}}). عطّله بدلًا من ذلك.',
    hi: 'दस्तावेज़ इसका उपयोग करते हैं (जैसे {{sample}})। इसके बजाय इसे निष्क्रिय करें।',
  },
  'issue.USED_IN_PAYMENTS': {
    en: 'Payments use it (for instance {{sample}}). Make it inactive instead.',
    ar: 'تستخدمه مدفوعات (مثل {{sample}}). عطّله بدلًا من ذلك.',
    hi: 'भुगतान इसका उपयोग करते हैं (जैसे {{sample}})। इसके बजाय इसे निष्क्रिय करें।',
  },
  'issue.USED_IN_ITEMS': {
    en: '{{count}} items use it (for instance {{sample}}). Make it inactive instead.',
    ar: 'تستخدمه {{count}} من الأصناف (مثل {{sample}}). عطّله بدلًا من ذلك.',
    hi: '{{count}} आइटम में इसका उपयोग है (जैसे {{sample}})। इसके बजाय इसे निष्क्रिय करें।',
  },
  'issue.USED_IN_CATEGORIES': {
    en: 'Categories stand under it (for instance {{sample}}). Remove those first.',
    ar: 'تندرج تحته فئات (مثل {{sample}}). أزلها أولًا.',
    hi: 'इसके नीचे श्रेणियाँ हैं (जैसे {{sample}})। पहले उन्हें हटाएँ।',
  },
  'issue.GSTIN_HAS_DOCUMENTS': {
    en: 'Documents were issued with {{gstin}} (for instance {{sample}}). Make it inactive and add the new GSTIN.',
    ar: 'صدرت مستندات بالرقم {{gstin}} (مثل {{sample}}). عطّله وأضف رقم GSTIN الجديد.',
    hi: '{{gstin}} से दस्तावेज़ जारी हुए हैं (जैसे {{sample}})। इसे निष्क्रिय करें और नया GSTIN जोड़ें।',
  },
  'issue.USED_IN_UNITS': {
    en: 'Other units are converted into it (for instance {{sample}}). Make it inactive instead.',
    ar: 'تُحوَّل إليه وحدات أخرى (مثل {{sample}}). عطّله بدلًا من ذلك.',
    hi: 'दूसरी यूनिटें इसमें बदली जाती हैं (जैसे {{sample}})। इसके बजाय इसे निष्क्रिय करें।',
  },
  'issue.USED_FOR_NUMBERS': {
    en: 'Documents bear its numbers. Make it inactive instead.',
    ar: 'تحمل مستندات أرقامه. عطّله بدلًا من ذلك.',
    hi: 'दस्तावेज़ों पर इसकी संख्याएँ हैं। इसके बजाय इसे निष्क्रिय करें।',
  },
  'issue.HAS_OPENING_BALANCE': {
    en: 'It has an opening balance of {{sample}}. Make it inactive instead.',
    ar: 'له رصيد افتتاحي قدره {{sample}}. عطّله بدلًا من ذلك.',
    hi: 'इसका ओपनिंग बैलेंस {{sample}} है। इसके बजाय इसे निष्क्रिय करें।',
  },
  'issue.HAS_CHILDREN': {
    en: 'Other places stand under it (for instance {{sample}}). Remove those first.',
    ar: 'تندرج تحته أماكن أخرى (مثل {{sample}}). أزلها أولًا.',
    hi: 'इसके नीचे अन्य स्थान हैं (जैसे {{sample}})। पहले उन्हें हटाएँ।',
  },
  'issue.SERIES_TOO_LONG': {
    en: 'A number such as {{sample}} has {{length}} characters; the law allows 16. Shorten prefix, suffix or width.',
    ar: 'رقم مثل {{sample}} من {{length}} حرفًا؛ والقانون يسمح بـ 16. قصّر البادئة أو اللاحقة أو العرض.',
    hi: '{{sample}} जैसी संख्या में {{length}} अक्षर हैं; कानून 16 की अनुमति देता है। उपसर्ग, प्रत्यय या चौड़ाई घटाएँ।',
  },
  'issue.SERIES_CHARACTERS': {
    en: 'Numbers would read {{sample}}. They must begin with a letter or 1 to 9 and hold only letters, digits, / and -.',
    ar: 'ستكون الأرقام {{sample}}. يجب أن تبدأ بحرف أو من 1 إلى 9 وألا تحوي إلا أحرفًا وأرقامًا و/ و-.',
    hi: 'संख्याएँ {{sample}} जैसी होंगी। वे अक्षर या 1 से 9 से शुरू हों और उनमें केवल अक्षर, अंक, / और - हों।',
  },
  'issue.SERIES_SAME_NUMBERS': {
    en: 'The series {{record}} makes the same numbers. Choose another prefix or suffix.',
    ar: 'السلسلة {{record}} تنتج الأرقام نفسها. اختر بادئة أو لاحقة أخرى.',
    hi: 'सीरीज़ {{record}} वही संख्याएँ बनाती है। दूसरा उपसर्ग या प्रत्यय चुनें।',
  },
  'issue.SERIES_IN_USE': {
    en: 'The series has numbered documents already; its kind stays.',
    ar: 'رقّمت السلسلة مستندات بالفعل؛ يبقى نوعها.',
    hi: 'सीरीज़ दस्तावेज़ों को संख्या दे चुकी है; उसका प्रकार वही रहेगा।',
  },
  'issue.SERIES_ALLOCATED': {
    en: 'The series is allocated there already.',
    ar: 'السلسلة مخصصة هناك بالفعل.',
    hi: 'सीरीज़ वहाँ पहले से आवंटित है।',
  },
  'issue.TAXPAYER_ASSOCIATED': {
    en: 'This GSTIN or PAN is already part of your account.',
    ar: 'رقم GSTIN أو PAN هذا مرتبط بحسابك بالفعل.',
    hi: 'यह GSTIN या PAN पहले से आपके खाते में है।',
  },
  'issue.PARENT_OF_TYPE': {
    en: 'A GSTIN stands under a company, a branch or godown under a GSTIN, and nothing under those.',
    ar: 'يندرج GSTIN تحت شركة، والفرع أو المستودع تحت GSTIN، ولا شيء تحتهما.',
    hi: 'GSTIN कंपनी के नीचे, शाखा या गोदाम GSTIN के नीचे, और उनके नीचे कुछ नहीं।',
  },
  'issue.LOCATION_OF_TYPE': {
    en: 'Choose Branch or Godown.',
    ar: 'اختر فرعًا أو مستودعًا.',
    hi: 'शाखा या गोदाम चुनें।',
  },
  'issue.ENTITY_TYPE_FIXED': {
    en: 'What kind of place it is, and what it stands under, cannot be changed.',
    ar: 'لا يمكن تغيير نوع المكان ولا ما يندرج تحته.',
    hi: 'स्थान का प्रकार और वह किसके नीचे है, बदला नहीं जा सकता।',
  },
  'series.gap.UNKNOWN': {
    en: 'Unknown: no document bears these numbers.',
    ar: 'غير معروف: لا مستند يحمل هذه الأرقام.',
    hi: 'अज्ञात: किसी दस्तावेज़ पर ये संख्याएँ नहीं हैं।',
  },
} as const satisfies Texts
