import type { CodeRow } from './codes.ts'

/** Codes of registering and cancelling an invoice. */
export const invoiceCodes: readonly CodeRow[] = [
  [
    '2139',
    {
      en: 'Unexpected failure at the portal while making the IRN',
      ar: 'عطل غير متوقع في البوابة أثناء إنشاء IRN',
      hi: 'IRN बनाते समय पोर्टल में अनपेक्षित ग़लती',
    },
    {
      en: 'The program looks the document up and tries again',
      ar: 'يبحث البرنامج عن المستند ويعيد المحاولة',
      hi: 'प्रोग्राम दस्तावेज़ खोजकर फिर कोशिश करता है',
    },
  ],
  [
    '2140',
    {
      en: 'The portal could not read the payload',
      ar: 'لم تستطع البوابة قراءة المحتوى',
      hi: 'पोर्टल पेलोड नहीं पढ़ सका',
    },
    {
      en: 'Report this with the log of the call',
      ar: 'أبلغ عن ذلك مع سجل الطلب',
      hi: 'कॉल के लॉग के साथ सूचित करें',
    },
  ],
  [
    '2141',
    {
      en: 'Unexpected failure at the portal while cancelling',
      ar: 'عطل غير متوقع في البوابة أثناء الإلغاء',
      hi: 'रद्द करते समय पोर्टल में अनपेक्षित ग़लती',
    },
    { en: 'Try again later', ar: 'أعد المحاولة لاحقًا', hi: 'बाद में फिर कोशिश करें' },
  ],
  [
    '2142',
    {
      en: 'Something needed is missing from the request',
      ar: 'ينقص الطلبَ شيءٌ لازم',
      hi: 'अनुरोध में ज़रूरी जानकारी नहीं है',
    },
    {
      en: 'Fill in reason and remark, or the details asked for',
      ar: 'املأ السبب والملاحظة أو التفاصيل المطلوبة',
      hi: 'कारण और टिप्पणी, या माँगी गई जानकारी भरें',
    },
  ],
  [
    '2143',
    { en: 'The IRN belongs to another GSTIN', ar: 'رقم IRN يخص GSTIN آخر', hi: 'IRN किसी और GSTIN का है' },
    {
      en: 'Act on it with the GSTIN that made it',
      ar: 'استخدم رقم GSTIN الذي أنشأه',
      hi: 'जिस GSTIN ने बनाया उसी से काम करें',
    },
  ],
  [
    '2144',
    {
      en: 'The date is not a day of the calendar',
      ar: 'التاريخ ليس يومًا في التقويم',
      hi: 'तिथि कैलेंडर का दिन नहीं है',
    },
    { en: 'Correct the date', ar: 'صحح التاريخ', hi: 'तिथि सुधारें' },
  ],
  [
    '2145',
    { en: 'The text is no IRN', ar: 'النص ليس رقم IRN', hi: 'यह टेक्स्ट IRN नहीं है' },
    {
      en: 'An IRN has 64 characters, 0 to 9 and a to f',
      ar: 'يتكون IRN من 64 خانة من 0 إلى 9 ومن a إلى f',
      hi: 'IRN में 64 अक्षर होते हैं, 0 से 9 और a से f',
    },
  ],
  [
    '2146',
    {
      en: 'The portal cannot make the IRN just now',
      ar: 'لا تستطيع البوابة إنشاء IRN الآن',
      hi: 'पोर्टल अभी IRN नहीं बना सकता',
    },
    {
      en: 'The program looks the document up and tries again',
      ar: 'يبحث البرنامج عن المستند ويعيد المحاولة',
      hi: 'प्रोग्राम दस्तावेज़ खोजकर फिर कोशिश करता है',
    },
  ],
  [
    '2147',
    {
      en: 'The portal cannot sign just now',
      ar: 'لا تستطيع البوابة التوقيع الآن',
      hi: 'पोर्टल अभी हस्ताक्षर नहीं कर सकता',
    },
    {
      en: 'The program looks the document up and tries again',
      ar: 'يبحث البرنامج عن المستند ويعيد المحاولة',
      hi: 'प्रोग्राम दस्तावेज़ खोजकर फिर कोशिश करता है',
    },
  ],
  [
    '2148',
    {
      en: 'The portal has no such IRN, or no longer provides it',
      ar: 'لا تحتفظ البوابة بهذا الرقم أو لم تعد تقدمه',
      hi: 'पोर्टल के पास ऐसा IRN नहीं है या अब नहीं देता',
    },
    {
      en: 'Check the IRN; after some days only your own copy remains',
      ar: 'تحقق من IRN؛ بعد أيام لا تبقى إلا نسختك',
      hi: 'IRN जाँचें; कुछ दिनों बाद केवल आपकी प्रति रहती है',
    },
  ],
  [
    '2150',
    {
      en: 'This document is registered already',
      ar: 'هذا المستند مسجل بالفعل',
      hi: 'यह दस्तावेज़ पहले से रजिस्टर्ड है',
    },
    {
      en: 'The program compares the registered document and adopts its IRN where it is the same',
      ar: 'يقارن البرنامج المستند المسجل ويعتمد رقمه إن كان هو نفسه',
      hi: 'प्रोग्राम रजिस्टर्ड दस्तावेज़ से मिलान करके समान होने पर उसका IRN लेता है',
    },
  ],
  [
    '2154',
    {
      en: 'The portal has no IRN for this document',
      ar: 'لا يوجد لدى البوابة IRN لهذا المستند',
      hi: 'पोर्टल के पास इस दस्तावेज़ का IRN नहीं है',
    },
    {
      en: 'Generate it, or correct type, number and date',
      ar: 'أنشئه أو صحح النوع والرقم والتاريخ',
      hi: 'इसे बनाएँ, या प्रकार, संख्या और तिथि सुधारें',
    },
  ],
  [
    '2155',
    {
      en: 'The GSTIN of the supplier is missing',
      ar: 'رقم GSTIN للمورّد غير موجود',
      hi: 'सप्लायर का GSTIN नहीं है',
    },
    { en: 'Choose the GSTIN of the document', ar: 'اختر رقم GSTIN للمستند', hi: 'दस्तावेज़ का GSTIN चुनें' },
  ],
  [
    '2156',
    { en: 'The first date has a wrong form', ar: 'صيغة تاريخ البداية غير صحيحة', hi: 'आरंभ तिथि का रूप गलत है' },
    { en: 'Correct the date', ar: 'صحح التاريخ', hi: 'तिथि सुधारें' },
  ],
  [
    '2157',
    { en: 'The last date has a wrong form', ar: 'صيغة تاريخ النهاية غير صحيحة', hi: 'अंतिम तिथि का रूप गलत है' },
    { en: 'Correct the date', ar: 'صحح التاريخ', hi: 'तिथि सुधारें' },
  ],
  [
    '2159',
    {
      en: 'The mark for reverse charge is not allowed',
      ar: 'علامة الاحتساب العكسي غير مقبولة',
      hi: 'रिवर्स चार्ज का चिह्न मान्य नहीं',
    },
    {
      en: 'Set reverse charge to yes or no',
      ar: 'اجعل الاحتساب العكسي نعم أو لا',
      hi: 'रिवर्स चार्ज हाँ या नहीं करें',
    },
  ],
  [
    '2161',
    {
      en: 'The type of document is not allowed',
      ar: 'نوع المستند غير مقبول',
      hi: 'दस्तावेज़ का प्रकार मान्य नहीं',
    },
    {
      en: 'Only invoices, credit notes and debit notes are registered',
      ar: 'لا تُسجل إلا الفواتير والإشعارات الدائنة والمدينة',
      hi: 'केवल चालान, क्रेडिट नोट और डेबिट नोट रजिस्टर्ड होते हैं',
    },
  ],
  [
    '2162',
    {
      en: 'Reverse charge is allowed on ordinary business supplies only',
      ar: 'الاحتساب العكسي مسموح للتوريدات العادية بين المنشآت فقط',
      hi: 'रिवर्स चार्ज केवल सामान्य व्यावसायिक सप्लाई पर मान्य है',
    },
    {
      en: 'Take the mark for reverse charge away, or change the kind of supply',
      ar: 'أزل علامة الاحتساب العكسي أو غيّر نوع التوريد',
      hi: 'रिवर्स चार्ज हटाएँ या सप्लाई का प्रकार बदलें',
    },
  ],
  [
    '2163',
    {
      en: 'The document is dated in the future',
      ar: 'تاريخ المستند في المستقبل',
      hi: 'दस्तावेज़ की तिथि भविष्य की है',
    },
    {
      en: 'Use today’s date in India or an earlier one',
      ar: 'استخدم تاريخ اليوم في الهند أو تاريخًا أسبق',
      hi: 'भारत की आज की या पहले की तिथि दें',
    },
  ],
  [
    '2169',
    {
      en: 'The GSTIN signed in is neither the supplier nor its e-commerce operator',
      ar: 'الرقم المسجل دخوله ليس المورّد ولا مشغّل تجارته الإلكترونية',
      hi: 'साइन-इन GSTIN न सप्लायर है न उसका ई-कॉमर्स ऑपरेटर',
    },
    {
      en: 'Use the credentials of the supplier’s GSTIN',
      ar: 'استخدم بيانات دخول رقم المورّد',
      hi: 'सप्लायर के GSTIN के क्रेडेंशियल लें',
    },
  ],
  [
    '2171',
    {
      en: 'A deemed export needs a registered buyer',
      ar: 'التصدير الحكمي يتطلب مشتريًا مسجلًا',
      hi: 'डीम्ड एक्सपोर्ट में रजिस्टर्ड खरीदार चाहिए',
    },
    { en: 'Enter the GSTIN of the buyer', ar: 'أدخل رقم GSTIN للمشتري', hi: 'खरीदार का GSTIN भरें' },
  ],
  [
    '2172',
    {
      en: 'IGST on a supply within the state',
      ar: 'ضريبة IGST على توريد داخل الولاية',
      hi: 'राज्य के भीतर सप्लाई पर IGST',
    },
    {
      en: 'Charge CGST and SGST; the place of supply is the state of the supplier',
      ar: 'احتسب CGST وSGST؛ مكان التوريد هو ولاية المورّد',
      hi: 'CGST और SGST लगाएँ; सप्लाई का स्थान सप्लायर का राज्य है',
    },
  ],
  [
    '2173',
    { en: 'Too many lines', ar: 'عدد البنود كبير جدًا', hi: 'बहुत अधिक लाइनें' },
    {
      en: 'At most 1000 lines; split the document',
      ar: 'الحد الأقصى 1000 بند؛ قسّم المستند',
      hi: 'अधिकतम 1000 लाइनें; दस्तावेज़ बाँटें',
    },
  ],
  [
    '2174',
    {
      en: 'CGST or SGST on a supply to another state',
      ar: 'ضريبة CGST أو SGST على توريد إلى ولاية أخرى',
      hi: 'दूसरे राज्य की सप्लाई पर CGST या SGST',
    },
    {
      en: 'Charge IGST; the place of supply is another state',
      ar: 'احتسب IGST؛ مكان التوريد ولاية أخرى',
      hi: 'IGST लगाएँ; सप्लाई का स्थान दूसरा राज्य है',
    },
  ],
  [
    '2175',
    {
      en: 'The kind of tax does not fit the supply',
      ar: 'نوع الضريبة لا يناسب التوريد',
      hi: 'टैक्स का प्रकार सप्लाई से मेल नहीं खाता',
    },
    { en: 'Check the place of supply', ar: 'تحقق من مكان التوريد', hi: 'सप्लाई का स्थान जाँचें' },
  ],
  [
    '2176',
    {
      en: 'The HSN or SAC is not known to the portal, or has fewer than six digits',
      ar: 'رمز HSN أو SAC غير معروف للبوابة أو أقل من ستة أرقام',
      hi: 'HSN या SAC पोर्टल को ज्ञात नहीं या छह अंकों से कम है',
    },
    {
      en: 'Enter a valid code of six or eight digits',
      ar: 'أدخل رمزًا صحيحًا من ستة أو ثمانية أرقام',
      hi: 'छह या आठ अंकों का मान्य कोड भरें',
    },
  ],
  [
    '2177',
    {
      en: 'The unit is not in the portal’s list',
      ar: 'الوحدة غير موجودة في قائمة البوابة',
      hi: 'यूनिट पोर्टल की सूची में नहीं है',
    },
    {
      en: 'Choose one of the unit quantity codes',
      ar: 'اختر أحد رموز وحدات الكمية',
      hi: 'यूनिट मात्रा कोड में से एक चुनें',
    },
  ],
  [
    '2178',
    {
      en: 'The PIN code does not belong to the state',
      ar: 'الرمز البريدي لا يتبع الولاية',
      hi: 'पिन कोड राज्य का नहीं है',
    },
    { en: 'Correct PIN code or state', ar: 'صحح الرمز البريدي أو الولاية', hi: 'पिन कोड या राज्य सुधारें' },
  ],
  [
    '2179',
    { en: 'The tax amounts look wrong', ar: 'مبالغ الضريبة تبدو خاطئة', hi: 'टैक्स राशियाँ गलत लगती हैं' },
    { en: 'Let the document be computed anew', ar: 'أعد احتساب المستند', hi: 'दस्तावेज़ की गणना फिर कराएँ' },
  ],
  [
    '2180',
    { en: 'CGST or SGST on an export', ar: 'ضريبة CGST أو SGST على تصدير', hi: 'एक्सपोर्ट पर CGST या SGST' },
    { en: 'Charge IGST only', ar: 'احتسب IGST فقط', hi: 'केवल IGST लगाएँ' },
  ],
  [
    '2181',
    {
      en: 'An export is marked as a supply within the state',
      ar: 'تصدير معلّم كتوريد داخل الولاية',
      hi: 'एक्सपोर्ट को राज्य के भीतर बताया गया',
    },
    {
      en: 'Set the place of supply to other countries',
      ar: 'اجعل مكان التوريد دولًا أخرى',
      hi: 'सप्लाई का स्थान अन्य देश करें',
    },
  ],
  [
    '2182',
    {
      en: 'The total of the taxable values is not the sum of the lines',
      ar: 'إجمالي القيم الخاضعة لا يساوي مجموع البنود',
      hi: 'टैक्सेबल मूल्यों का जोड़ लाइनों के जोड़ के बराबर नहीं',
    },
    { en: 'Let the document be computed anew', ar: 'أعد احتساب المستند', hi: 'दस्तावेज़ की गणना फिर कराएँ' },
  ],
  [
    '2183',
    {
      en: 'The total of SGST is not the sum of the lines',
      ar: 'إجمالي SGST لا يساوي مجموع البنود',
      hi: 'SGST का जोड़ लाइनों के जोड़ के बराबर नहीं',
    },
    { en: 'Let the document be computed anew', ar: 'أعد احتساب المستند', hi: 'दस्तावेज़ की गणना फिर कराएँ' },
  ],
  [
    '2184',
    {
      en: 'The total of CGST is not the sum of the lines',
      ar: 'إجمالي CGST لا يساوي مجموع البنود',
      hi: 'CGST का जोड़ लाइनों के जोड़ के बराबर नहीं',
    },
    { en: 'Let the document be computed anew', ar: 'أعد احتساب المستند', hi: 'दस्तावेज़ की गणना फिर कराएँ' },
  ],
  [
    '2185',
    {
      en: 'The total of IGST is not the sum of the lines',
      ar: 'إجمالي IGST لا يساوي مجموع البنود',
      hi: 'IGST का जोड़ लाइनों के जोड़ के बराबर नहीं',
    },
    { en: 'Let the document be computed anew', ar: 'أعد احتساب المستند', hi: 'दस्तावेज़ की गणना फिर कराएँ' },
  ],
  [
    '2186',
    {
      en: 'The total of cess is not the sum of the lines',
      ar: 'إجمالي الرسم الإضافي لا يساوي مجموع البنود',
      hi: 'सेस का जोड़ लाइनों के जोड़ के बराबर नहीं',
    },
    {
      en: 'It has the cess by rate and the cess by unit',
      ar: 'يشمل الرسم بالنسبة والرسم بالوحدة',
      hi: 'इसमें दर वाला और यूनिट वाला सेस दोनों आते हैं',
    },
  ],
  [
    '2187',
    {
      en: 'The total of state cess is not the sum of the lines',
      ar: 'إجمالي رسم الولاية لا يساوي مجموع البنود',
      hi: 'राज्य सेस का जोड़ लाइनों के जोड़ के बराबर नहीं',
    },
    {
      en: 'It has the state cess by rate and by unit',
      ar: 'يشمل رسم الولاية بالنسبة وبالوحدة',
      hi: 'इसमें दर और यूनिट वाला राज्य सेस दोनों आते हैं',
    },
  ],
  [
    '2188',
    {
      en: 'The total of cess by unit is not the sum of the lines',
      ar: 'إجمالي الرسم بالوحدة لا يساوي مجموع البنود',
      hi: 'यूनिट सेस का जोड़ लाइनों के जोड़ के बराबर नहीं',
    },
    { en: 'Add it to the total of cess', ar: 'أضفه إلى إجمالي الرسم', hi: 'इसे सेस के जोड़ में जोड़ें' },
  ],
  [
    '2189',
    { en: 'The total of the invoice is wrong', ar: 'إجمالي الفاتورة غير صحيح', hi: 'चालान का कुल गलत है' },
    {
      en: 'It is the sum of the lines, less discount, plus other charges and round-off',
      ar: 'هو مجموع البنود ناقص الخصم زائد الرسوم الأخرى والتقريب',
      hi: 'यह लाइनों का जोड़, छूट घटाकर, अन्य शुल्क और राउंड-ऑफ जोड़कर होता है',
    },
  ],
  [
    '2190',
    {
      en: 'This kind of buyer is not valid for an export',
      ar: 'نوع المشتري هذا غير صالح للتصدير',
      hi: 'एक्सपोर्ट के लिए यह खरीदार मान्य नहीं',
    },
    {
      en: 'An export goes to an unregistered buyer abroad',
      ar: 'يكون التصدير إلى مشترٍ غير مسجل في الخارج',
      hi: 'एक्सपोर्ट विदेश के अनरजिस्टर्ड खरीदार को होता है',
    },
  ],
  [
    '2191',
    {
      en: 'The note does not name its original document',
      ar: 'لا يذكر الإشعار مستنده الأصلي',
      hi: 'नोट में मूल दस्तावेज़ नहीं है',
    },
    { en: 'Add the original document', ar: 'أضف المستند الأصلي', hi: 'मूल दस्तावेज़ जोड़ें' },
  ],
  [
    '2192',
    {
      en: 'The gross amount is not quantity times price',
      ar: 'المبلغ الإجمالي لا يساوي الكمية في السعر',
      hi: 'सकल राशि मात्रा × मूल्य नहीं है',
    },
    {
      en: 'Check quantity, unit and price',
      ar: 'تحقق من الكمية والوحدة والسعر',
      hi: 'मात्रा, यूनिट और मूल्य जाँचें',
    },
  ],
  [
    '2193',
    {
      en: 'The taxable value is not the gross amount less discount',
      ar: 'القيمة الخاضعة لا تساوي الإجمالي ناقص الخصم',
      hi: 'टैक्सेबल मूल्य सकल घटा छूट नहीं है',
    },
    { en: 'Check the discount of the line', ar: 'تحقق من خصم البند', hi: 'लाइन की छूट जाँचें' },
  ],
  [
    '2194',
    { en: 'The total of the line is wrong', ar: 'إجمالي البند غير صحيح', hi: 'लाइन का कुल गलत है' },
    {
      en: 'It is taxable value plus taxes, cesses and other charges',
      ar: 'هو القيمة الخاضعة زائد الضرائب والرسوم والمصاريف الأخرى',
      hi: 'यह टैक्सेबल मूल्य, टैक्स, सेस और अन्य शुल्क का जोड़ है',
    },
  ],
  [
    '2195',
    {
      en: 'The GSTIN is not that of an e-commerce operator',
      ar: 'رقم GSTIN ليس لمشغّل تجارة إلكترونية',
      hi: 'GSTIN ई-कॉमर्स ऑपरेटर का नहीं है',
    },
    {
      en: 'Enter the operator’s GSTIN for collecting tax, or take it away',
      ar: 'أدخل رقم المشغّل لتحصيل الضريبة أو احذفه',
      hi: 'ऑपरेटर का TCS वाला GSTIN भरें या हटाएँ',
    },
  ],
  [
    '2196',
    {
      en: 'An unregistered buyer is not allowed for this kind of export',
      ar: 'لا يُسمح بمشترٍ غير مسجل لهذا النوع من التصدير',
      hi: 'इस एक्सपोर्ट में अनरजिस्टर्ड खरीदार मान्य नहीं',
    },
    { en: 'Check the kind of supply', ar: 'تحقق من نوع التوريد', hi: 'सप्लाई का प्रकार जाँचें' },
  ],
  [
    '2197',
    {
      en: 'The GSTIN of the e-commerce operator is missing',
      ar: 'رقم GSTIN لمشغّل التجارة الإلكترونية غير موجود',
      hi: 'ई-कॉमर्स ऑपरेटर का GSTIN नहीं है',
    },
    { en: 'Enter it', ar: 'أدخله', hi: 'इसे भरें' },
  ],
  [
    '2198',
    {
      en: 'Dispatch or delivery addresses are not allowed here',
      ar: 'عناوين الإرسال أو التسليم غير مسموحة هنا',
      hi: 'यहाँ डिस्पैच या डिलीवरी पता मान्य नहीं',
    },
    { en: 'Take the address away', ar: 'احذف العنوان', hi: 'पता हटाएँ' },
  ],
  [
    '2199',
    {
      en: 'The line is marked as goods with a code of services, or the other way round',
      ar: 'البند معلّم كسلعة برمز خدمة أو العكس',
      hi: 'लाइन माल है पर कोड सेवा का, या उल्टा',
    },
    {
      en: 'Codes of services begin with 99; correct code or kind',
      ar: 'تبدأ رموز الخدمات بالرقم 99؛ صحح الرمز أو النوع',
      hi: 'सेवा कोड 99 से शुरू होते हैं; कोड या प्रकार सुधारें',
    },
  ],
  [
    '2200',
    {
      en: 'The state of the dispatch or delivery address is not valid',
      ar: 'ولاية عنوان الإرسال أو التسليم غير صالحة',
      hi: 'डिस्पैच या डिलीवरी पते का राज्य मान्य नहीं',
    },
    { en: 'Choose a state', ar: 'اختر ولاية', hi: 'राज्य चुनें' },
  ],
  [
    '2201',
    {
      en: 'The port is not in the portal’s list',
      ar: 'الميناء غير موجود في قائمة البوابة',
      hi: 'बंदरगाह पोर्टल की सूची में नहीं',
    },
    { en: 'Check the port code', ar: 'تحقق من رمز الميناء', hi: 'बंदरगाह कोड जाँचें' },
  ],
  [
    '2202',
    {
      en: 'The country is not in the portal’s list',
      ar: 'الدولة غير موجودة في قائمة البوابة',
      hi: 'देश पोर्टल की सूची में नहीं',
    },
    {
      en: 'Choose the country; India is no destination of an export',
      ar: 'اختر الدولة؛ الهند ليست وجهة تصدير',
      hi: 'देश चुनें; भारत एक्सपोर्ट का देश नहीं है',
    },
  ],
  [
    '2203',
    {
      en: 'The currency is not in the portal’s list',
      ar: 'العملة غير موجودة في قائمة البوابة',
      hi: 'मुद्रा पोर्टल की सूची में नहीं',
    },
    { en: 'Choose the currency', ar: 'اختر العملة', hi: 'मुद्रा चुनें' },
  ],
  [
    '2204',
    {
      en: 'A delivery address is not allowed here',
      ar: 'عنوان التسليم غير مسموح هنا',
      hi: 'यहाँ डिलीवरी पता मान्य नहीं',
    },
    { en: 'Take it away', ar: 'احذفه', hi: 'इसे हटाएँ' },
  ],
  [
    '2205',
    {
      en: 'A dispatch address is not allowed here',
      ar: 'عنوان الإرسال غير مسموح هنا',
      hi: 'यहाँ डिस्पैच पता मान्य नहीं',
    },
    { en: 'Take it away', ar: 'احذفه', hi: 'इसे हटाएँ' },
  ],
  [
    '2206',
    { en: 'The delivery address is missing', ar: 'عنوان التسليم غير موجود', hi: 'डिलीवरी पता नहीं है' },
    { en: 'Add it', ar: 'أضفه', hi: 'इसे जोड़ें' },
  ],
  [
    '2207',
    { en: 'The dispatch address is missing', ar: 'عنوان الإرسال غير موجود', hi: 'डिस्पैच पता नहीं है' },
    { en: 'Add it', ar: 'أضفه', hi: 'इसे जोड़ें' },
  ],
  [
    '2208',
    {
      en: 'The details of the export are missing',
      ar: 'تفاصيل التصدير غير موجودة',
      hi: 'एक्सपोर्ट विवरण नहीं है',
    },
    { en: 'Add them', ar: 'أضفها', hi: 'इसे जोड़ें' },
  ],
  [
    '2209',
    {
      en: 'Dispatch and delivery addresses are missing',
      ar: 'عنوانا الإرسال والتسليم غير موجودين',
      hi: 'डिस्पैच और डिलीवरी पते नहीं हैं',
    },
    { en: 'Add them', ar: 'أضفهما', hi: 'इन्हें जोड़ें' },
  ],
  [
    '2210',
    {
      en: 'An invoice names an original document',
      ar: 'الفاتورة تذكر مستندًا أصليًا',
      hi: 'चालान में मूल दस्तावेज़ दिया है',
    },
    {
      en: 'Only notes name one; take it away',
      ar: 'لا يذكره إلا الإشعار؛ احذفه',
      hi: 'यह केवल नोट में होता है; हटाएँ',
    },
  ],
  [
    '2211',
    {
      en: 'Supplier and buyer have the same GSTIN',
      ar: 'للمورّد والمشتري رقم GSTIN نفسه',
      hi: 'सप्लायर और खरीदार का GSTIN एक ही है',
    },
    {
      en: 'Choose another buyer; a unit does not invoice itself',
      ar: 'اختر مشتريًا آخر؛ لا تفوتر الوحدة نفسها',
      hi: 'दूसरा खरीदार चुनें; यूनिट स्वयं को चालान नहीं देती',
    },
  ],
  [
    '2212',
    { en: 'The buyer is not registered', ar: 'المشتري غير مسجل', hi: 'खरीदार रजिस्टर्ड नहीं है' },
    {
      en: 'Enter the buyer’s GSTIN; sales to consumers are not registered',
      ar: 'أدخل رقم المشتري؛ لا تُسجل المبيعات للمستهلكين',
      hi: 'खरीदार का GSTIN भरें; उपभोक्ता बिक्री रजिस्टर्ड नहीं होती',
    },
  ],
  [
    '2213',
    { en: 'The supplier is not registered', ar: 'المورّد غير مسجل', hi: 'सप्लायर रजिस्टर्ड नहीं है' },
    { en: 'Choose a GSTIN of your own', ar: 'اختر رقم GSTIN خاصًا بك', hi: 'अपना GSTIN चुनें' },
  ],
  [
    '2214',
    {
      en: 'The GSTIN of a party is missing',
      ar: 'رقم GSTIN لأحد الأطراف غير موجود',
      hi: 'किसी पक्ष का GSTIN नहीं है',
    },
    { en: 'Enter it', ar: 'أدخله', hi: 'इसे भरें' },
  ],
  [
    '2215',
    {
      en: 'PIN code and state of a party are missing',
      ar: 'الرمز البريدي والولاية لأحد الأطراف غير موجودين',
      hi: 'किसी पक्ष का पिन कोड और राज्य नहीं है',
    },
    { en: 'Enter them', ar: 'أدخلهما', hi: 'इन्हें भरें' },
  ],
  [
    '2216',
    {
      en: 'The trade name of a party is missing',
      ar: 'الاسم التجاري لأحد الأطراف غير موجود',
      hi: 'किसी पक्ष का व्यापार नाम नहीं है',
    },
    { en: 'Enter it', ar: 'أدخله', hi: 'इसे भरें' },
  ],
  [
    '2217',
    { en: 'The place of a party is missing', ar: 'مكان أحد الأطراف غير موجود', hi: 'किसी पक्ष का स्थान नहीं है' },
    { en: 'Enter the city', ar: 'أدخل المدينة', hi: 'शहर भरें' },
  ],
  [
    '2218',
    {
      en: 'The date is in the future or malformed',
      ar: 'التاريخ في المستقبل أو صيغته خاطئة',
      hi: 'तिथि भविष्य की या गलत रूप की है',
    },
    { en: 'Correct the date', ar: 'صحح التاريخ', hi: 'तिथि सुधारें' },
  ],
  [
    '2219',
    {
      en: 'The first date is after the last',
      ar: 'تاريخ البداية بعد تاريخ النهاية',
      hi: 'आरंभ तिथि अंतिम के बाद है',
    },
    { en: 'Swap the dates', ar: 'بدّل التاريخين', hi: 'तिथियाँ बदलें' },
  ],
  [
    '2220',
    {
      en: 'The discount is not smaller than the total',
      ar: 'الخصم ليس أقل من الإجمالي',
      hi: 'छूट कुल से कम नहीं है',
    },
    { en: 'Reduce the discount', ar: 'خفّض الخصم', hi: 'छूट घटाएँ' },
  ],
  [
    '2221',
    {
      en: 'Whether the export is with or without payment is not said',
      ar: 'لم يُذكر هل التصدير مع الدفع أم بدونه',
      hi: 'एक्सपोर्ट भुगतान सहित है या बिना, नहीं बताया',
    },
    { en: 'Choose the kind of supply', ar: 'اختر نوع التوريد', hi: 'सप्लाई का प्रकार चुनें' },
  ],
  [
    '2222',
    {
      en: 'The rate of state cess is not right for the code',
      ar: 'نسبة رسم الولاية غير صحيحة للرمز',
      hi: 'कोड के लिए राज्य सेस दर सही नहीं',
    },
    {
      en: 'Use the notified rate or none',
      ar: 'استخدم النسبة المعلنة أو لا شيء',
      hi: 'अधिसूचित दर लें या कोई नहीं',
    },
  ],
  [
    '2223',
    { en: 'State cess is needed for the code', ar: 'رسم الولاية لازم للرمز', hi: 'कोड के लिए राज्य सेस चाहिए' },
    {
      en: 'Applied to the flood cess of former years',
      ar: 'كان يخص رسم الفيضانات في سنوات سابقة',
      hi: 'यह पुराने वर्षों के बाढ़ सेस का था',
    },
  ],
  [
    '2224',
    {
      en: 'An e-commerce operator is not allowed here',
      ar: 'مشغّل التجارة الإلكترونية غير مسموح هنا',
      hi: 'यहाँ ई-कॉमर्स ऑपरेटर मान्य नहीं',
    },
    { en: 'Take its GSTIN away', ar: 'احذف رقمه', hi: 'उसका GSTIN हटाएँ' },
  ],
  [
    '2225',
    {
      en: 'The date of the document has a wrong form',
      ar: 'صيغة تاريخ المستند غير صحيحة',
      hi: 'दस्तावेज़ तिथि का रूप गलत है',
    },
    { en: 'Correct the date', ar: 'صحح التاريخ', hi: 'तिथि सुधारें' },
  ],
  [
    '2226',
    {
      en: 'This GSTIN may not read the IRN',
      ar: 'لا يحق لهذا الرقم قراءة IRN',
      hi: 'यह GSTIN IRN नहीं पढ़ सकता',
    },
    { en: 'Ask with the GSTIN that made it', ar: 'اسأل بالرقم الذي أنشأه', hi: 'जिस GSTIN ने बनाया उसी से पूछें' },
  ],
  [
    '2227',
    {
      en: 'CGST and SGST of a line differ',
      ar: 'CGST وSGST في البند مختلفان',
      hi: 'लाइन का CGST और SGST अलग हैं',
    },
    { en: 'Make them equal to the paisa', ar: 'اجعلهما متساويين تمامًا', hi: 'इन्हें पैसे तक बराबर करें' },
  ],
  [
    '2228',
    {
      en: 'The document has no lines to register',
      ar: 'لا بنود في المستند للتسجيل',
      hi: 'रजिस्ट्रेशन के लिए कोई लाइन नहीं',
    },
    { en: 'Add at least one line', ar: 'أضف بندًا واحدًا على الأقل', hi: 'कम से कम एक लाइन जोड़ें' },
  ],
  [
    '2229',
    {
      en: 'The place of supply of an export is other countries',
      ar: 'مكان توريد التصدير هو دول أخرى',
      hi: 'एक्सपोर्ट में सप्लाई का स्थान अन्य देश होता है',
    },
    {
      en: 'Set the place of supply to other countries (96)',
      ar: 'اجعل مكان التوريد دولًا أخرى (96)',
      hi: 'सप्लाई का स्थान अन्य देश (96) करें',
    },
  ],
  [
    '2230',
    {
      en: 'The invoice has a live e-way bill',
      ar: 'للفاتورة بوليصة طريق سارية',
      hi: 'चालान पर सक्रिय ई-वे बिल है',
    },
    {
      en: 'Cancel the e-way bill first, which also has 24 hours',
      ar: 'ألغِ بوليصة الطريق أولًا، ولها أيضًا 24 ساعة',
      hi: 'पहले ई-वे बिल रद्द करें; उसकी भी 24 घंटे की सीमा है',
    },
  ],
  [
    '2231',
    {
      en: 'The supplier is a unit of a special economic zone',
      ar: 'المورّد وحدة في منطقة اقتصادية خاصة',
      hi: 'सप्लायर SEZ यूनिट है',
    },
    {
      en: 'Such units do not register e-invoices',
      ar: 'هذه الوحدات لا تسجل فواتير إلكترونية',
      hi: 'ऐसी यूनिटें ई-चालान रजिस्टर्ड नहीं करतीं',
    },
  ],
  [
    '2232',
    {
      en: 'The place of supply must be other countries',
      ar: 'يجب أن يكون مكان التوريد دولًا أخرى',
      hi: 'सप्लाई का स्थान अन्य देश होना चाहिए',
    },
    {
      en: 'Set the place of supply to other countries (96)',
      ar: 'اجعل مكان التوريد دولًا أخرى (96)',
      hi: 'सप्लाई का स्थान अन्य देश (96) करें',
    },
  ],
  [
    '2233',
    { en: 'Two lines have one serial number', ar: 'لبندين رقم تسلسلي واحد', hi: 'दो लाइनों का क्रमांक एक है' },
    { en: 'Number the lines anew', ar: 'أعد ترقيم البنود', hi: 'लाइनों को फिर क्रम दें' },
  ],
  [
    '2234',
    {
      en: 'CGST or SGST is not half of the rate on the taxable value',
      ar: 'CGST أو SGST ليست نصف النسبة على القيمة الخاضعة',
      hi: 'CGST या SGST टैक्सेबल मूल्य पर आधी दर नहीं है',
    },
    { en: 'Let the line be computed anew', ar: 'أعد احتساب البند', hi: 'लाइन की गणना फिर कराएँ' },
  ],
  [
    '2235',
    {
      en: 'IGST is not the rate on the taxable value',
      ar: 'IGST لا تساوي النسبة على القيمة الخاضعة',
      hi: 'IGST टैक्सेबल मूल्य पर दर के अनुसार नहीं',
    },
    { en: 'Let the line be computed anew', ar: 'أعد احتساب البند', hi: 'लाइन की गणना फिर कराएँ' },
  ],
  [
    '2236',
    {
      en: 'The goods of an export must go to the Indian port first',
      ar: 'يجب أن تذهب بضائع التصدير أولًا إلى الميناء الهندي',
      hi: 'एक्सपोर्ट का माल पहले भारतीय बंदरगाह जाता है',
    },
    {
      en: 'Put the address of the port as delivery address',
      ar: 'ضع عنوان الميناء كعنوان تسليم',
      hi: 'डिलीवरी पते में बंदरगाह का पता दें',
    },
  ],
  [
    '2237',
    {
      en: 'CGST or SGST on a supply to a special economic zone',
      ar: 'CGST أو SGST على توريد إلى منطقة اقتصادية خاصة',
      hi: 'SEZ की सप्लाई पर CGST या SGST',
    },
    { en: 'Charge IGST only', ar: 'احتسب IGST فقط', hi: 'केवल IGST लगाएँ' },
  ],
  [
    '2238',
    { en: 'Goods need a quantity', ar: 'السلع تحتاج إلى كمية', hi: 'माल के लिए मात्रा चाहिए' },
    { en: 'Enter the quantity', ar: 'أدخل الكمية', hi: 'मात्रा भरें' },
  ],
  [
    '2239',
    { en: 'Goods need a unit', ar: 'السلع تحتاج إلى وحدة', hi: 'माल के लिए यूनिट चाहिए' },
    { en: 'Choose the unit', ar: 'اختر الوحدة', hi: 'यूनिट चुनें' },
  ],
  [
    '2240',
    {
      en: 'The rate of tax is not in the portal’s list',
      ar: 'نسبة الضريبة غير موجودة في قائمة البوابة',
      hi: 'टैक्स दर पोर्टल की सूची में नहीं',
    },
    { en: 'Choose a lawful rate', ar: 'اختر نسبة نظامية', hi: 'मान्य दर चुनें' },
  ],
  [
    '2241',
    {
      en: 'CGST and SGST are missing on a supply within the state',
      ar: 'CGST وSGST غير موجودتين في توريد داخل الولاية',
      hi: 'राज्य के भीतर सप्लाई पर CGST और SGST नहीं हैं',
    },
    { en: 'Let the line be computed anew', ar: 'أعد احتساب البند', hi: 'लाइन की गणना फिर कराएँ' },
  ],
  [
    '2242',
    {
      en: 'The place of supply may not be other countries here',
      ar: 'لا يجوز أن يكون مكان التوريد دولًا أخرى هنا',
      hi: 'यहाँ सप्लाई का स्थान अन्य देश नहीं हो सकता',
    },
    { en: 'Choose the Indian state', ar: 'اختر الولاية الهندية', hi: 'भारतीय राज्य चुनें' },
  ],
  [
    '2243',
    {
      en: 'The place of supply is no valid state',
      ar: 'مكان التوريد ليس ولاية صالحة',
      hi: 'सप्लाई का स्थान मान्य राज्य नहीं',
    },
    { en: 'Choose a state', ar: 'اختر ولاية', hi: 'राज्य चुनें' },
  ],
  [
    '2244',
    {
      en: 'The PIN code of the buyer is missing',
      ar: 'الرمز البريدي للمشتري غير موجود',
      hi: 'खरीदार का पिन कोड नहीं है',
    },
    { en: 'Enter it in the billing address', ar: 'أدخله في عنوان الفوترة', hi: 'बिलिंग पते में भरें' },
  ],
  [
    '2245',
    {
      en: 'The state of delivery is not the place of supply',
      ar: 'ولاية التسليم ليست مكان التوريد',
      hi: 'डिलीवरी का राज्य सप्लाई का स्थान नहीं है',
    },
    {
      en: 'Lawful where goods are billed to one and shipped to another',
      ar: 'جائز عند الفوترة لطرف والشحن لآخر',
      hi: 'एक को बिल और दूसरे को माल भेजने पर यह वैध है',
    },
  ],
  [
    '2246',
    {
      en: 'The buyer is in a special economic zone, the kind of supply is not',
      ar: 'المشتري في منطقة اقتصادية خاصة ونوع التوريد ليس كذلك',
      hi: 'खरीदार SEZ में है, सप्लाई का प्रकार नहीं',
    },
    {
      en: 'Choose a supply to a special economic zone',
      ar: 'اختر توريدًا إلى منطقة اقتصادية خاصة',
      hi: 'SEZ सप्लाई चुनें',
    },
  ],
  [
    '2247',
    {
      en: 'The buyer is in no special economic zone',
      ar: 'المشتري ليس في منطقة اقتصادية خاصة',
      hi: 'खरीदार SEZ में नहीं है',
    },
    { en: 'Choose an ordinary supply', ar: 'اختر توريدًا عاديًا', hi: 'सामान्य सप्लाई चुनें' },
  ],
  [
    '2248',
    {
      en: 'The buyer of an export may not have a GSTIN',
      ar: 'لا يجوز أن يكون لمشتري التصدير رقم GSTIN',
      hi: 'एक्सपोर्ट के खरीदार का GSTIN नहीं हो सकता',
    },
    {
      en: 'Take the GSTIN away, or choose an ordinary supply',
      ar: 'احذف الرقم أو اختر توريدًا عاديًا',
      hi: 'GSTIN हटाएँ या सामान्य सप्लाई चुनें',
    },
  ],
  [
    '2249',
    {
      en: 'Goods and services are mixed in one supply with IGST within the state',
      ar: 'سلع وخدمات مختلطة في توريد واحد بـIGST داخل الولاية',
      hi: 'राज्य के भीतर IGST सप्लाई में माल और सेवा मिले हैं',
    },
    { en: 'Split the document', ar: 'قسّم المستند', hi: 'दस्तावेज़ बाँटें' },
  ],
  [
    '2251',
    {
      en: 'An e-way bill needs at least one line of goods',
      ar: 'تحتاج بوليصة الطريق إلى بند سلع واحد على الأقل',
      hi: 'ई-वे बिल के लिए माल की एक लाइन चाहिए',
    },
    {
      en: 'Do not ask for an e-way bill for services',
      ar: 'لا تطلب بوليصة طريق للخدمات',
      hi: 'सेवाओं के लिए ई-वे बिल न माँगें',
    },
  ],
  [
    '2252',
    {
      en: 'No e-way bill for notes or services',
      ar: 'لا بوليصة طريق للإشعارات أو الخدمات',
      hi: 'नोट या सेवा पर ई-वे बिल नहीं',
    },
    {
      en: 'Ask for it with invoices of goods only',
      ar: 'اطلبها مع فواتير السلع فقط',
      hi: 'केवल माल के चालान पर माँगें',
    },
  ],
  [
    '2253',
    {
      en: 'Road needs a vehicle number and type',
      ar: 'النقل البري يحتاج إلى رقم المركبة ونوعها',
      hi: 'सड़क के लिए वाहन संख्या और प्रकार चाहिए',
    },
    { en: 'Enter both', ar: 'أدخلهما', hi: 'दोनों भरें' },
  ],
  [
    '2254',
    {
      en: 'Rail, air and ship need a transport document',
      ar: 'السكك والجو والبحر تحتاج إلى مستند نقل',
      hi: 'रेल, वायु और जहाज़ के लिए ट्रांसपोर्ट दस्तावेज़ चाहिए',
    },
    { en: 'Enter its number and date', ar: 'أدخل رقمه وتاريخه', hi: 'उसकी संख्या और तिथि भरें' },
  ],
  [
    '2255',
    { en: 'The request is empty', ar: 'الطلب فارغ', hi: 'अनुरोध खाली है' },
    {
      en: 'Report this with the log of the call',
      ar: 'أبلغ عن ذلك مع سجل الطلب',
      hi: 'कॉल के लॉग के साथ सूचित करें',
    },
  ],
  [
    '2256',
    { en: 'The signature is not valid', ar: 'التوقيع غير صالح', hi: 'हस्ताक्षर मान्य नहीं' },
    { en: 'Verify it with the right certificate', ar: 'تحقق منه بالشهادة الصحيحة', hi: 'सही प्रमाणपत्र से जाँचें' },
  ],
  [
    '2257',
    {
      en: 'The credentials do not fit the IRN',
      ar: 'بيانات الدخول لا تناسب IRN',
      hi: 'क्रेडेंशियल IRN से मेल नहीं खाते',
    },
    {
      en: 'Use those of the supplier’s GSTIN',
      ar: 'استخدم بيانات رقم المورّد',
      hi: 'सप्लायर GSTIN के क्रेडेंशियल लें',
    },
  ],
  [
    '2258',
    {
      en: 'The state of the supplier is not that of its GSTIN',
      ar: 'ولاية المورّد ليست ولاية رقم GSTIN',
      hi: 'सप्लायर का राज्य उसके GSTIN का नहीं',
    },
    { en: 'Correct the address of the business', ar: 'صحح عنوان المنشأة', hi: 'व्यवसाय का पता सुधारें' },
  ],
  [
    '2259',
    {
      en: 'The state of the supplier is not valid',
      ar: 'ولاية المورّد غير صالحة',
      hi: 'सप्लायर का राज्य मान्य नहीं',
    },
    { en: 'Correct the address of the business', ar: 'صحح عنوان المنشأة', hi: 'व्यवसाय का पता सुधारें' },
  ],
  [
    '2260',
    {
      en: 'The state of the buyer is not valid',
      ar: 'ولاية المشتري غير صالحة',
      hi: 'खरीदार का राज्य मान्य नहीं',
    },
    {
      en: 'Choose the state in the billing address',
      ar: 'اختر الولاية في عنوان الفوترة',
      hi: 'बिलिंग पते में राज्य चुनें',
    },
  ],
  [
    '2261',
    {
      en: 'The buyer of an export is in another country',
      ar: 'مشتري التصدير في دولة أخرى',
      hi: 'एक्सपोर्ट का खरीदार दूसरे देश में होता है',
    },
    {
      en: 'Set the state of the billing address to other countries (96)',
      ar: 'اجعل ولاية عنوان الفوترة دولًا أخرى (96)',
      hi: 'बिलिंग पते का राज्य अन्य देश (96) करें',
    },
  ],
  [
    '2262',
    {
      en: 'IGST within the state needs the supplier’s state as place of supply',
      ar: 'IGST داخل الولاية تتطلب ولاية المورّد مكانًا للتوريد',
      hi: 'राज्य के भीतर IGST में सप्लाई का स्थान सप्लायर का राज्य हो',
    },
    {
      en: 'Correct the place of supply, or take the mark away',
      ar: 'صحح مكان التوريد أو أزل العلامة',
      hi: 'सप्लाई का स्थान सुधारें या चिह्न हटाएँ',
    },
  ],
  [
    '2263',
    {
      en: 'The mark for IGST within the state is not allowed',
      ar: 'علامة IGST داخل الولاية غير مقبولة',
      hi: 'राज्य के भीतर IGST का चिह्न मान्य नहीं',
    },
    { en: 'Set it to yes or no', ar: 'اجعلها نعم أو لا', hi: 'हाँ या नहीं करें' },
  ],
  [
    '2264',
    {
      en: 'The total of other charges differs from the lines',
      ar: 'إجمالي الرسوم الأخرى يختلف عن البنود',
      hi: 'अन्य शुल्क का जोड़ लाइनों से अलग है',
    },
    {
      en: 'Charges of lines and of the invoice are separate',
      ar: 'رسوم البنود ورسوم الفاتورة منفصلة',
      hi: 'लाइन और चालान के शुल्क अलग-अलग हैं',
    },
  ],
  [
    '2265',
    {
      en: 'The state of the buyer is not that of its GSTIN',
      ar: 'ولاية المشتري ليست ولاية رقم GSTIN',
      hi: 'खरीदार का राज्य उसके GSTIN का नहीं',
    },
    {
      en: 'Correct the state of the billing address, or the GSTIN',
      ar: 'صحح ولاية عنوان الفوترة أو الرقم',
      hi: 'बिलिंग पते का राज्य या GSTIN सुधारें',
    },
  ],
  [
    '2266',
    {
      en: 'The cess is not the rate on the taxable value',
      ar: 'الرسم الإضافي لا يساوي النسبة على القيمة الخاضعة',
      hi: 'सेस टैक्सेबल मूल्य पर दर के अनुसार नहीं',
    },
    { en: 'Let the line be computed anew', ar: 'أعد احتساب البند', hi: 'लाइन की गणना फिर कराएँ' },
  ],
  [
    '2267',
    {
      en: 'The state cess is not the rate on the taxable value',
      ar: 'رسم الولاية لا يساوي النسبة على القيمة الخاضعة',
      hi: 'राज्य सेस टैक्सेबल मूल्य पर दर के अनुसार नहीं',
    },
    { en: 'Let the line be computed anew', ar: 'أعد احتساب البند', hi: 'लाइन की गणना फिर कराएँ' },
  ],
  [
    '2270',
    {
      en: 'The 24 hours for cancelling are over',
      ar: 'انتهت مهلة الإلغاء وهي 24 ساعة',
      hi: 'रद्द करने के 24 घंटे बीत गए',
    },
    { en: 'Issue a credit note', ar: 'أصدر إشعارًا دائنًا', hi: 'क्रेडिट नोट जारी करें' },
  ],
  [
    '2271',
    {
      en: 'The state of a party is not right',
      ar: 'ولاية أحد الأطراف غير صحيحة',
      hi: 'किसी पक्ष का राज्य सही नहीं',
    },
    { en: 'Choose the state', ar: 'اختر الولاية', hi: 'राज्य चुनें' },
  ],
  [
    '2272',
    {
      en: 'The PIN code of a party is not right',
      ar: 'الرمز البريدي لأحد الأطراف غير صحيح',
      hi: 'किसी पक्ष का पिन कोड सही नहीं',
    },
    { en: 'Check the PIN code', ar: 'تحقق من الرمز البريدي', hi: 'पिन कोड जाँचें' },
  ],
  [
    '2274',
    {
      en: 'The PIN code of the buyer is missing or wrong',
      ar: 'الرمز البريدي للمشتري غير موجود أو خاطئ',
      hi: 'खरीदार का पिन कोड नहीं है या गलत है',
    },
    { en: 'Correct it in the billing address', ar: 'صححه في عنوان الفوترة', hi: 'बिलिंग पते में सुधारें' },
  ],
  [
    '2275',
    {
      en: 'The PIN code of a buyer abroad is 999999',
      ar: 'الرمز البريدي للمشتري في الخارج هو 999999',
      hi: 'विदेशी खरीदार का पिन कोड 999999 होता है',
    },
    {
      en: 'Leave the PIN code of the billing address empty or enter 999999',
      ar: 'اترك الرمز البريدي فارغًا أو أدخل 999999',
      hi: 'बिलिंग पते का पिन खाली छोड़ें या 999999 भरें',
    },
  ],
  [
    '2276',
    {
      en: 'The PIN code of the supplier is missing',
      ar: 'الرمز البريدي للمورّد غير موجود',
      hi: 'सप्लायर का पिन कोड नहीं है',
    },
    { en: 'Enter it in the address of the business', ar: 'أدخله في عنوان المنشأة', hi: 'व्यवसाय के पते में भरें' },
  ],
  [
    '2278',
    {
      en: 'The document had an IRN that was cancelled; its number is used up',
      ar: 'كان للمستند رقم IRN وأُلغي؛ استُنفد رقم المستند',
      hi: 'दस्तावेज़ का IRN रद्द हो चुका; संख्या खप गई',
    },
    {
      en: 'Issue the document under a new number',
      ar: 'أصدر المستند برقم جديد',
      hi: 'दस्तावेज़ नया नंबर से जारी करें',
    },
  ],
  [
    '2283',
    {
      en: 'The portal no longer gives this IRN out',
      ar: 'لم تعد البوابة تقدم هذا الرقم',
      hi: 'पोर्टल अब यह IRN नहीं देता',
    },
    {
      en: 'Use your own copy, or the download of the GST portal for six months',
      ar: 'استخدم نسختك أو تنزيل بوابة GST لستة أشهر',
      hi: 'अपनी प्रति या GST पोर्टल का छह माह का डाउनलोड लें',
    },
  ],
  [
    '2284',
    {
      en: 'The date is before the earliest one accepted',
      ar: 'التاريخ قبل أقدم تاريخ مقبول',
      hi: 'तिथि सबसे पहली मान्य तिथि से पहले है',
    },
    { en: 'Use a later date', ar: 'استخدم تاريخًا أحدث', hi: 'बाद की तिथि दें' },
  ],
  [
    '2294',
    {
      en: 'IGST within the state needs reverse charge',
      ar: 'IGST داخل الولاية تتطلب الاحتساب العكسي',
      hi: 'राज्य के भीतर IGST के लिए रिवर्स चार्ज चाहिए',
    },
    {
      en: 'Mark reverse charge, or take the mark for IGST away',
      ar: 'علّم الاحتساب العكسي أو أزل علامة IGST',
      hi: 'रिवर्स चार्ज लगाएँ या IGST चिह्न हटाएँ',
    },
  ],
  [
    '2295',
    {
      en: 'The document is registered already at another portal',
      ar: 'المستند مسجل بالفعل في بوابة أخرى',
      hi: 'दस्तावेज़ दूसरे पोर्टल पर पहले से रजिस्टर्ड है',
    },
    {
      en: 'The program keeps that IRN; look it up at that portal',
      ar: 'يحتفظ البرنامج بذلك الرقم؛ ابحث عنه في تلك البوابة',
      hi: 'प्रोग्राम वह IRN रखता है; उसी पोर्टल पर देखें',
    },
  ],
  [
    '2300',
    {
      en: 'This kind of registration does not register e-invoices',
      ar: 'هذا النوع من التسجيل لا يسجل فواتير إلكترونية',
      hi: 'इस प्रकार का रजिस्ट्रेशन ई-चालान नहीं बनाता',
    },
    {
      en: 'Check the registration of the supplier',
      ar: 'تحقق من تسجيل المورّد',
      hi: 'सप्लायर का रजिस्ट्रेशन जाँचें',
    },
  ],
  [
    '2305',
    {
      en: 'The document is more than thirty days old',
      ar: 'مضى على المستند أكثر من ثلاثين يومًا',
      hi: 'दस्तावेज़ तीस दिन से पुराना है',
    },
    {
      en: 'Too late for an IRN; issue a new document and ask your adviser',
      ar: 'فات أوان IRN؛ أصدر مستندًا جديدًا واستشر مستشارك',
      hi: 'IRN के लिए देर हो गई; नया दस्तावेज़ जारी करें और सलाहकार से पूछें',
    },
  ],
  [
    '2323',
    {
      en: 'Buyer and consignee have the same GSTIN',
      ar: 'للمشتري والمرسل إليه رقم GSTIN نفسه',
      hi: 'खरीदार और प्राप्तकर्ता का GSTIN एक है',
    },
    { en: 'Take the delivery address away', ar: 'احذف عنوان التسليم', hi: 'डिलीवरी पता हटाएँ' },
  ],
  [
    '2324',
    {
      en: 'The delivery address of this invoice cannot be replaced',
      ar: 'لا يمكن استبدال عنوان تسليم هذه الفاتورة',
      hi: 'इस चालान का डिलीवरी पता बदला नहीं जा सकता',
    },
    {
      en: 'Do not give another one with the e-way bill',
      ar: 'لا تعطِ عنوانًا آخر مع بوليصة الطريق',
      hi: 'ई-वे बिल के साथ दूसरा पता न दें',
    },
  ],
  [
    '2325',
    {
      en: 'The state of delivery is not that of the consignee’s GSTIN',
      ar: 'ولاية التسليم ليست ولاية رقم المرسل إليه',
      hi: 'डिलीवरी का राज्य प्राप्तकर्ता के GSTIN का नहीं',
    },
    { en: 'Correct the state or the GSTIN', ar: 'صحح الولاية أو الرقم', hi: 'राज्य या GSTIN सुधारें' },
  ],
]
