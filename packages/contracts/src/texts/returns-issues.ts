import type { Fix, IssueCode } from '@bahi/domain/returns/gstr1/issues.ts'
import type { Text } from './texts.ts'

/** What is wrong with a document in a return: the fault and, in the same sentence, what mends it. */
const issues = {
  'returns.issue.GSTIN_MISSING': {
    en: 'A registered recipient needs a GSTIN. Enter it, or make the party unregistered.',
    ar: 'المستلم المسجّل يحتاج GSTIN. أدخله أو اجعل الطرف غير مسجّل.',
    hi: 'रजिस्टर्ड प्राप्तकर्ता का GSTIN चाहिए। उसे भरें या पार्टी को अनरजिस्टर्ड करें।',
  },
  'returns.issue.GSTIN_INVALID': {
    en: 'The GSTIN {{gstin}} is not valid. Correct it in the party.',
    ar: 'GSTIN {{gstin}} غير صحيح. صحّحه في بيانات الطرف.',
    hi: 'GSTIN {{gstin}} मान्य नहीं है। पार्टी में सुधारें।',
  },
  'returns.issue.GSTIN_OWN': {
    en: 'The recipient has your own GSTIN {{gstin}}. Choose the right party.',
    ar: 'للمستلم GSTIN الخاص بك {{gstin}}. اختر الطرف الصحيح.',
    hi: 'प्राप्तकर्ता का GSTIN आपका अपना है ({{gstin}})। सही पार्टी चुनें।',
  },
  'returns.issue.GSTIN_IS_UIN': {
    en: '{{gstin}} is a UIN, but the party is not marked as a UIN holder.',
    ar: '{{gstin}} رقم UIN لكن الطرف غير مصنّف كحامل UIN.',
    hi: '{{gstin}} UIN है, पर पार्टी UIN वाली मार्क नहीं है।',
  },
  'returns.issue.UIN_INVALID': {
    en: '{{gstin}} is not a UIN. Correct the number or the type of the party.',
    ar: '{{gstin}} ليس رقم UIN. صحّح الرقم أو نوع الطرف.',
    hi: '{{gstin}} UIN नहीं है। नंबर या पार्टी का प्रकार सुधारें।',
  },
  'returns.issue.GSTIN_ON_UNREGISTERED': {
    en: 'The party has GSTIN {{gstin}} but is marked as unregistered, so the sale goes to the wrong tables.',
    ar: 'للطرف GSTIN {{gstin}} لكنه محسوب غير مسجّل، فتقع المبيعة في جداول خاطئة.',
    hi: 'पार्टी का GSTIN {{gstin}} है पर वह अनरजिस्टर्ड गिनी जाती है, इसलिए बिक्री ग़लत टेबलों में जाती है।',
  },
  'returns.issue.SEZ_NOT_REGISTERED': {
    en: '{{gstin}} is not registered as an SEZ unit or developer.',
    ar: '{{gstin}} غير مسجّل كوحدة أو مطوّر في منطقة اقتصادية خاصة.',
    hi: '{{gstin}} SEZ यूनिट या डेवलपर के रूप में रजिस्टर्ड नहीं है।',
  },
  'returns.issue.SEZ_SUPPLY_AS_REGULAR': {
    en: '{{gstin}} is in an SEZ, but the supply is regular. Check the kind of supply.',
    ar: '{{gstin}} في منطقة اقتصادية خاصة لكن التوريد عادي. راجع نوع التوريد.',
    hi: '{{gstin}} SEZ में है, पर सप्लाई सामान्य है। सप्लाई का प्रकार जाँचें।',
  },
  'returns.issue.NUMBER_MISSING': {
    en: 'The document has no number.',
    ar: 'المستند بلا رقم.',
    hi: 'दस्तावेज़ का नंबर नहीं है।',
  },
  'returns.issue.NUMBER_INVALID': {
    en: 'Number {{number}} is not allowed. Use 1 to 16 letters, digits, - and /, not only zeros.',
    ar: 'الرقم {{number}} غير مسموح: من 1 إلى 16 حرفًا أو رقمًا أو - أو /، وليس أصفارًا فقط.',
    hi: 'नंबर {{number}} मान्य नहीं: 1 से 16 अक्षर, अंक, - और /, केवल शून्य नहीं।',
  },
  'returns.issue.NUMBER_DUPLICATE': {
    en: 'Number {{number}} is used twice in this financial year; the portal ignores capital and small letters.',
    ar: 'الرقم {{number}} مكرر في هذه السنة المالية؛ البوابة تتجاهل حالة الأحرف.',
    hi: 'नंबर {{number}} इस वित्त वर्ष में दो बार है; पोर्टल बड़े-छोटे अक्षर का फ़र्क नहीं करता।',
  },
  'returns.issue.NUMBER_SHARED': {
    en: 'An invoice and a note have the same number {{number}}; the portal may reject the second.',
    ar: 'فاتورة وإشعار يحملان الرقم {{number}}؛ قد ترفض البوابة الثاني.',
    hi: 'बिल और नोट दोनों का नंबर {{number}} है; पोर्टल दूसरे को नामंज़ूर कर सकता है।',
  },
  'returns.issue.DATE_MISSING': {
    en: 'The document has no date.',
    ar: 'المستند بلا تاريخ.',
    hi: 'दस्तावेज़ की तिथि नहीं है।',
  },
  'returns.issue.DATE_AFTER_PERIOD': {
    en: 'The date {{date}} is after the end of the period ({{limit}}).',
    ar: 'التاريخ {{date}} بعد نهاية الفترة ({{limit}}).',
    hi: 'तिथि {{date}} अवधि के अंत ({{limit}}) के बाद है।',
  },
  'returns.issue.DATE_BEFORE_REGISTRATION': {
    en: 'The date {{date}} is before the registration or the start of GST ({{limit}}).',
    ar: 'التاريخ {{date}} قبل التسجيل أو بدء GST ({{limit}}).',
    hi: 'तिथि {{date}} रजिस्ट्रेशन या GST शुरू होने ({{limit}}) से पहले की है।',
  },
  'returns.issue.DATE_TOO_OLD': {
    en: 'The date {{date}} is older than the portal accepts ({{limit}}).',
    ar: 'التاريخ {{date}} أقدم مما تقبله البوابة ({{limit}}).',
    hi: 'तिथि {{date}} पोर्टल की सीमा ({{limit}}) से पुरानी है।',
  },
  'returns.issue.DATE_IN_EARLIER_PERIOD': {
    en: 'Dated {{date}}, in an earlier period. It is reported late as a new record; check that it was not reported before.',
    ar: 'بتاريخ {{date}} في فترة سابقة. يُبلغ عنه متأخرًا كسجل جديد؛ تأكد أنه لم يُبلغ عنه.',
    hi: 'तिथि {{date}} पिछली अवधि की है। यह देर से नए रिकॉर्ड के रूप में जाता है; जाँचें कि पहले न दिखाया गया हो।',
  },
  'returns.issue.PLACE_MISSING': {
    en: 'The place of supply is missing.',
    ar: 'مكان التوريد مفقود.',
    hi: 'सप्लाई का स्थान नहीं है।',
  },
  'returns.issue.PLACE_INVALID': {
    en: '{{placeOfSupply}} was not a State on the date of the document.',
    ar: '{{placeOfSupply}} ليست ولاية في تاريخ المستند.',
    hi: 'दस्तावेज़ की तिथि पर {{placeOfSupply}} कोई राज्य नहीं है।',
  },
  'returns.issue.PLACE_ABROAD': {
    en: 'The place of supply is abroad, but the supply is not an export.',
    ar: 'مكان التوريد في الخارج لكن التوريد ليس تصديرًا.',
    hi: 'सप्लाई का स्थान विदेश है, पर सप्लाई एक्सपोर्ट नहीं है।',
  },
  'returns.issue.ABROAD_NOT_EXPORT': {
    en: 'The place of supply is abroad, but the supply is not an export (section 2(6)): IGST applies as on an inter-State supply (section 7(5)(a)). The portal may refuse place 96 in table 5 or 7; ask your tax adviser where to report it.',
    ar: 'مكان التوريد في الخارج لكنه ليس تصديرًا (المادة 2(6)): عليه IGST كتوريد بين الولايات (المادة 7(5)(أ)). قد ترفض البوابة المكان 96 في الجدول 5 أو 7؛ اسأل مستشارك الضريبي أين يُدرج.',
    hi: 'सप्लाई का स्थान विदेश है, पर यह एक्सपोर्ट नहीं है (धारा 2(6)): दूसरे राज्य की सप्लाई की तरह IGST लगता है (धारा 7(5)(a))। पोर्टल टेबल 5 या 7 में स्थान 96 नामंज़ूर कर सकता है; कहाँ दिखाना है, अपने टैक्स सलाहकार से पूछें।',
  },
  'returns.issue.PLACE_NOT_ABROAD': {
    en: 'An export has its place of supply abroad (96), not in {{placeOfSupply}}.',
    ar: 'مكان توريد التصدير في الخارج (96) وليس {{placeOfSupply}}.',
    hi: 'एक्सपोर्ट का स्थान विदेश (96) होता है, {{placeOfSupply}} नहीं।',
  },
  'returns.issue.PAYMENT_MISSING': {
    en: 'Choose whether the supply is with or without payment of tax.',
    ar: 'حدّد ما إذا كان التوريد مع دفع الضريبة أو دونه.',
    hi: 'चुनें कि सप्लाई टैक्स भुगतान के साथ है या बिना।',
  },
  'returns.issue.REVERSE_CHARGE_REFUSED': {
    en: 'Reverse charge is not possible for exports, deemed exports and unregistered recipients.',
    ar: 'الاحتساب العكسي غير ممكن للصادرات والتصدير الاعتباري وغير المسجّلين.',
    hi: 'एक्सपोर्ट, डीम्ड एक्सपोर्ट और अनरजिस्टर्ड के लिए रिवर्स चार्ज नहीं हो सकता।',
  },
  'returns.issue.REVERSE_CHARGE_SEZ': {
    en: 'Reverse charge on an SEZ supply: its tax counts as your liability. Check the option.',
    ar: 'احتساب عكسي على توريد لمنطقة اقتصادية خاصة: تُحسب ضريبته عليك. راجع الخيار.',
    hi: 'SEZ सप्लाई पर रिवर्स चार्ज: इसका टैक्स आपको देना गिना जाएगा। विकल्प जाँचें।',
  },
  'returns.issue.IGST_ON_INTRA_UNREGISTERED': {
    en: 'IGST on a supply within the State is only possible for registered recipients.',
    ar: 'IGST على توريد داخل الولاية ممكن للمسجّلين فقط.',
    hi: 'राज्य के भीतर सप्लाई पर IGST केवल रजिस्टर्ड प्राप्तकर्ता के लिए संभव है।',
  },
  'returns.issue.IGST_ON_INTRA_REVERSE_CHARGE': {
    en: 'The offline tool accepts IGST within the State only with reverse charge.',
    ar: 'الأداة الرسمية تقبل IGST داخل الولاية مع الاحتساب العكسي فقط.',
    hi: 'ऑफ़लाइन टूल राज्य के भीतर IGST केवल रिवर्स चार्ज के साथ लेता है।',
  },
  'returns.issue.BILL_OF_SUPPLY_TAXED': {
    en: 'A bill of supply has a line with tax. Issue a tax invoice, or correct the line.',
    ar: 'فاتورة توريد بها سطر خاضع للضريبة. أصدر فاتورة ضريبية أو صحّح السطر.',
    hi: 'बिल ऑफ़ सप्लाई में टैक्स वाली लाइन है। टैक्स इनवॉइस जारी करें या लाइन सुधारें।',
  },
  'returns.issue.RATE_UNKNOWN': {
    en: 'The portal does not accept the rate {{rate}}%.',
    ar: 'المعدل {{rate}}% لا تقبله البوابة.',
    hi: '{{rate}}% दर पोर्टल स्वीकार नहीं करता।',
  },
  'returns.issue.RATE_NOT_ON_DATE': {
    en: '{{rate}}% was not in force on {{date}}.',
    ar: 'المعدل {{rate}}% لم يكن ساريًا في {{date}}.',
    hi: '{{rate}}% दर {{date}} को लागू नहीं थी।',
  },
  'returns.issue.TAX_HEADS': {
    en: 'For the place of supply {{placeOfSupply}} the tax must be {{expected}}.',
    ar: 'لمكان التوريد {{placeOfSupply}} يجب أن تكون الضريبة {{expected}}.',
    hi: 'सप्लाई स्थान {{placeOfSupply}} के लिए टैक्स {{expected}} होना चाहिए।',
  },
  'returns.issue.CGST_SGST_DIFFER': {
    en: 'CGST {{cgst}} and SGST {{sgst}} must be equal.',
    ar: 'يجب أن تتساوى CGST {{cgst}} وSGST {{sgst}}.',
    hi: 'CGST {{cgst}} और SGST {{sgst}} समान होने चाहिए।',
  },
  'returns.issue.TAX_WITHOUT_PAYMENT': {
    en: 'A supply without payment of tax has tax.',
    ar: 'توريد دون دفع الضريبة يحمل ضريبة.',
    hi: 'बिना टैक्स भुगतान की सप्लाई पर टैक्स लगा है।',
  },
  'returns.issue.TAX_ON_UNTAXED': {
    en: 'A nil-rated, exempt or non-GST line has tax.',
    ar: 'سطر صفري أو معفى أو خارج الضريبة يحمل ضريبة.',
    hi: 'शून्य दर, छूट या गैर-GST लाइन पर टैक्स लगा है।',
  },
  'returns.issue.TAX_DIFFERS': {
    en: 'At {{rate}}% of {{taxableValue}} the tax is {{expected}}, not {{tax}}.',
    ar: 'بمعدل {{rate}}% من {{taxableValue}} تكون الضريبة {{expected}} وليس {{tax}}.',
    hi: '{{taxableValue}} पर {{rate}}% से टैक्स {{expected}} होता है, {{tax}} नहीं।',
  },
  'returns.issue.VALUE_DIFFERS': {
    en: 'The total {{value}} is not the sum of its lines and taxes, {{sum}}.',
    ar: 'الإجمالي {{value}} لا يساوي مجموع الأسطر والضرائب {{sum}}.',
    hi: 'कुल {{value}} लाइनों और टैक्स के जोड़ {{sum}} के बराबर नहीं है।',
  },
  'returns.issue.AMOUNT_TOO_LARGE': {
    en: '{{taxableValue}} is more than the portal accepts (11 digits).',
    ar: '{{taxableValue}} أكبر مما تقبله البوابة (11 رقمًا).',
    hi: '{{taxableValue}} पोर्टल की सीमा (11 अंक) से अधिक है।',
  },
  'returns.issue.AMOUNT_NEGATIVE': {
    en: 'At {{rate}}% the value is negative ({{taxableValue}}). Issue a credit note instead.',
    ar: 'عند {{rate}}% القيمة سالبة ({{taxableValue}}). أصدر إشعارًا دائنًا.',
    hi: '{{rate}}% पर मूल्य माइनस में है ({{taxableValue}})। क्रेडिट नोट जारी करें।',
  },
  'returns.issue.HSN_MISSING': {
    en: '“{{item}}” has no HSN or SAC code, so table 12 does not agree.',
    ar: '«{{item}}» بلا رمز HSN أو SAC، فلا يتطابق الجدول 12.',
    hi: '“{{item}}” का HSN या SAC कोड नहीं है, इसलिए टेबल 12 मेल नहीं खाती।',
  },
  'returns.issue.HSN_INVALID': {
    en: '{{hsn}} on “{{item}}” is not an HSN or SAC code.',
    ar: '{{hsn}} في «{{item}}» ليس رمز HSN أو SAC.',
    hi: '“{{item}}” पर {{hsn}} HSN या SAC कोड नहीं है।',
  },
  'returns.issue.HSN_SHORT': {
    en: '{{hsn}} on “{{item}}” needs at least {{digits}} digits at your turnover.',
    ar: '{{hsn}} في «{{item}}» يحتاج {{digits}} أرقام على الأقل حسب حجم أعمالك.',
    hi: '“{{item}}” पर {{hsn}} में आपके टर्नओवर के हिसाब से कम से कम {{digits}} अंक चाहिए।',
  },
  'returns.issue.NOT_A_FILER': {
    en: 'This taxpayer does not file GSTR-1 (section 37(1)). Its returns are {{returns}}.',
    ar: 'هذا المكلّف لا يقدّم GSTR-1 (المادة 37(1)). إقراراته هي {{returns}}.',
    hi: 'यह करदाता GSTR-1 नहीं भरता (धारा 37(1))। इसके रिटर्न {{returns}} हैं।',
  },
  'returns.issue.IFF_LIMIT': {
    en: 'The IFF accepts {{limit}} of taxable value per month, and these documents total {{taxableValue}}. Report the rest with the quarter.',
    ar: 'يقبل IFF قيمة {{limit}} في الشهر، وهذه المستندات {{taxableValue}}. أبلغ عن الباقي مع الربع.',
    hi: 'IFF में महीने की सीमा {{limit}} है, ये दस्तावेज़ {{taxableValue}} के हैं। बाकी तिमाही में दिखाएँ।',
  },
  'returns.issue.HSN_ABSENT_B2C': {
    en: '“{{item}}” has no HSN or SAC code. This is allowed on B2C sales up to ₹5 crore of turnover, but the line is not in table 12.',
    ar: '«{{item}}» بلا رمز HSN أو SAC. هذا جائز في البيع للمستهلك حتى 5 كرور، لكن البند لا يظهر في الجدول 12.',
    hi: '“{{item}}” का HSN या SAC कोड नहीं है। 5 करोड़ तक के टर्नओवर में उपभोक्ता को बिक्री पर यह मान्य है, पर टेबल 12 में यह लाइन नहीं आती।',
  },
  'returns.issue.HSN_UNKNOWN': {
    en: '{{hsn}} on “{{item}}” is not in the GST portal’s list of {{asOf}}, from which table 12 is filled since May 2025. Check it, or load the present list under HSN/SAC.',
    ar: '{{hsn}} في «{{item}}» ليس في قائمة بوابة GST بتاريخ {{asOf}} التي يُملأ منها الجدول 12 منذ مايو 2025. تحقق منه أو حمّل القائمة الحالية من HSN/SAC.',
    hi: '“{{item}}” पर {{hsn}} GST पोर्टल की {{asOf}} की सूची में नहीं है; मई 2025 से टेबल 12 इसी सूची से भरती है। जाँचें, या HSN/SAC में नई सूची लोड करें।',
  },
  'returns.issue.HSN_SERVICE_ON_GOODS': {
    en: '“{{item}}” is goods, but {{hsn}} is a service code (SAC). Correct one of them.',
    ar: '«{{item}}» سلعة، لكن {{hsn}} رمز خدمات (SAC).',
    hi: '“{{item}}” माल है, पर {{hsn}} सेवा का कोड (SAC) है।',
  },
  'returns.issue.HSN_GOODS_ON_SERVICE': {
    en: '“{{item}}” is a service, but {{hsn}} is a goods code (HSN). Correct one of them.',
    ar: '«{{item}}» خدمة، لكن {{hsn}} رمز سلع (HSN).',
    hi: '“{{item}}” सेवा है, पर {{hsn}} माल का कोड (HSN) है।',
  },
  'returns.issue.UQC_MISSING': {
    en: '“{{item}}” has no unit quantity code.',
    ar: '«{{item}}» بلا رمز وحدة كمية.',
    hi: '“{{item}}” का UQC नहीं है।',
  },
  'returns.issue.UQC_UNKNOWN': {
    en: '{{uqc}} on “{{item}}” is not a unit quantity code.',
    ar: '{{uqc}} في «{{item}}» ليس رمز وحدة كمية.',
    hi: '“{{item}}” पर {{uqc}} मान्य UQC नहीं है।',
  },
  'returns.issue.SHIPPING_BILL_INCOMPLETE': {
    en: 'A shipping bill needs both its number and its date.',
    ar: 'بيان الشحن يحتاج رقمه وتاريخه معًا.',
    hi: 'शिपिंग बिल का नंबर और तिथि दोनों चाहिए।',
  },
  'returns.issue.SHIPPING_BILL_NUMBER': {
    en: 'The shipping bill number {{bill}} must have 3 to 7 digits.',
    ar: 'رقم بيان الشحن {{bill}} يجب أن يكون من 3 إلى 7 أرقام.',
    hi: 'शिपिंग बिल नंबर {{bill}} में 3 से 7 अंक होने चाहिए।',
  },
  'returns.issue.SHIPPING_BILL_PORT': {
    en: 'The port code {{port}} has more than 6 characters.',
    ar: 'رمز الميناء {{port}} أطول من 6 أحرف.',
    hi: 'पोर्ट कोड {{port}} 6 अक्षरों से लंबा है।',
  },
  'returns.issue.SHIPPING_BILL_DATE': {
    en: 'The shipping bill date {{date}} must be between the invoice date and today.',
    ar: 'تاريخ بيان الشحن {{date}} يجب أن يقع بين تاريخ الفاتورة واليوم.',
    hi: 'शिपिंग बिल की तिथि {{date}} बिल की तिथि और आज के बीच होनी चाहिए।',
  },
  'returns.issue.SHIPPING_BILL_MISSING': {
    en: 'Goods were exported without a shipping bill. Add it now, or by an amendment later.',
    ar: 'صُدّرت سلع دون بيان شحن. أضفه الآن أو بتعديل لاحق.',
    hi: 'माल बिना शिपिंग बिल एक्सपोर्ट हुआ। अभी जोड़ें या बाद में संशोधन से।',
  },
  'returns.issue.ORIGINAL_MISSING': {
    en: 'A note to an unregistered person needs its original invoice with value, to decide its table.',
    ar: 'إشعار لغير مسجّل يحتاج فاتورته الأصلية وقيمتها لمعرفة جدوله.',
    hi: 'अनरजिस्टर्ड को नोट की टेबल जानने के लिए मूल बिल और उसका मूल्य चाहिए।',
  },
  'returns.issue.ORIGINAL_LATER': {
    en: 'The original {{original}} is dated {{date}}, after the note.',
    ar: 'الأصل {{original}} بتاريخ {{date}} بعد الإشعار.',
    hi: 'मूल {{original}} की तिथि {{date}} नोट के बाद की है।',
  },
  'returns.issue.NOTE_LATE': {
    en: 'Tax on {{original}} could be reduced only until {{deadline}}. Issue a note without tax instead.',
    ar: 'كان استرداد ضريبة {{original}} ممكنًا حتى {{deadline}} فقط. أصدر إشعارًا دون ضريبة.',
    hi: '{{original}} का टैक्स केवल {{deadline}} तक घटाया जा सकता था। बिना टैक्स का नोट जारी करें।',
  },
  'returns.issue.OPERATOR_INVALID': {
    en: '{{gstin}} is not the GSTIN of an e-commerce operator.',
    ar: '{{gstin}} ليس GSTIN لمشغّل تجارة إلكترونية.',
    hi: '{{gstin}} ई-कॉमर्स ऑपरेटर का GSTIN नहीं है।',
  },
  'returns.issue.OPERATOR_SERVICE': {
    en: '“{{item}}” ({{hsn}}) is not a service on which the operator pays the tax under section 9(5).',
    ar: '«{{item}}» ({{hsn}}) ليست خدمة يدفع المشغّل ضريبتها بموجب المادة 9(5).',
    hi: '“{{item}}” ({{hsn}}) ऐसी सेवा नहीं जिस पर ऑपरेटर धारा 9(5) में टैक्स देता है।',
  },
  'returns.issue.OPERATOR_ABOVE_SALES': {
    en: 'Sales through operators ({{operators}}) exceed all sales ({{sales}}).',
    ar: 'المبيعات عبر المشغّلين ({{operators}}) تتجاوز كل المبيعات ({{sales}}).',
    hi: 'ऑपरेटरों से बिक्री ({{operators}}) कुल बिक्री ({{sales}}) से अधिक है।',
  },
  'returns.issue.AMENDMENT_SAME_PERIOD': {
    en: 'The record belongs to this period ({{period}}). Change it there; no amendment is needed.',
    ar: 'السجل يخص هذه الفترة ({{period}}): غيّره هناك دون تعديل.',
    hi: 'रिकॉर्ड इसी अवधि ({{period}}) का है: वहीं बदलें, संशोधन नहीं चाहिए।',
  },
  'returns.issue.AMENDMENT_TOO_LATE': {
    en: 'Records of {{period}} could be amended only until {{deadline}}.',
    ar: 'كان تعديل سجلات {{period}} ممكنًا حتى {{deadline}} فقط.',
    hi: '{{period}} के रिकॉर्ड केवल {{deadline}} तक संशोधित हो सकते थे।',
  },
  'returns.issue.AMENDMENT_MOVED': {
    en: 'The new content belongs to another table than the old one ({{before}}). Amend the old record to zero and report a new one.',
    ar: 'المحتوى الجديد يخص جدولًا غير القديم ({{before}}). عدّل القديم إلى صفر وأبلغ عن جديد.',
    hi: 'नई सामग्री पुरानी ({{before}}) से भिन्न टेबल की है। पुराने को शून्य करें और नया रिकॉर्ड दें।',
  },
  'returns.issue.AMENDMENT_NEEDS_TOTAL': {
    en: 'This table of {{period}} is amended as a whole. Enter the new total for the place of supply.',
    ar: 'يُعدّل هذا الجدول لفترة {{period}} كاملًا: أدخل الإجمالي الجديد لمكان التوريد.',
    hi: '{{period}} की यह टेबल पूरी संशोधित होती है: सप्लाई स्थान का नया जोड़ दें।',
  },
  'returns.issue.AMENDMENT_RECIPIENT': {
    en: 'The recipient was {{gstin}} before; the portal often rejects that change. Amend to zero and report a new invoice.',
    ar: 'كان المستلم {{gstin}}؛ البوابة ترفض هذا التغيير غالبًا. عدّل إلى صفر وأبلغ عن فاتورة جديدة.',
    hi: 'पहले प्राप्तकर्ता {{gstin}} था; पोर्टल यह बदलाव प्रायः नहीं लेता। शून्य करें और नया बिल दें।',
  },
  'returns.issue.AMENDMENT_ORIGINAL_MISSING': {
    en: 'An amendment needs the number and date as first reported.',
    ar: 'التعديل يحتاج الرقم والتاريخ كما أُبلغ عنهما أولًا.',
    hi: 'संशोधन में पहली बार दिखाया गया नंबर और तिथि चाहिए।',
  },
  'returns.issue.AMENDMENT_OPERATOR': {
    en: 'The change also concerns table 14A for the operator {{gstin}}: enter it on the portal.',
    ar: 'يخص التغيير أيضًا الجدول 14أ للمشغّل {{gstin}}: أدخله في البوابة.',
    hi: 'बदलाव ऑपरेटर {{gstin}} की टेबल 14A पर भी लागू है: उसे पोर्टल पर भरें।',
  },
  'returns.issue.HSN_DIFFERS_B2B': {
    en: 'Table 12 B2B ({{hsn}}) and the tables of registered recipients ({{tables}}) differ by {{taxableValue}}.',
    ar: 'الجدول 12 B2B ({{hsn}}) وجداول المسجّلين ({{tables}}) يختلفان بمقدار {{taxableValue}}.',
    hi: 'टेबल 12 B2B ({{hsn}}) और रजिस्टर्ड की टेबलों ({{tables}}) में {{taxableValue}} का अंतर है।',
  },
  'returns.issue.HSN_DIFFERS_B2C': {
    en: 'Table 12 B2C ({{hsn}}) and the other tables ({{tables}}) differ by {{taxableValue}}.',
    ar: 'الجدول 12 B2C ({{hsn}}) والجداول الأخرى ({{tables}}) تختلف بمقدار {{taxableValue}}.',
    hi: 'टेबल 12 B2C ({{hsn}}) और अन्य टेबलों ({{tables}}) में {{taxableValue}} का अंतर है।',
  },
  'returns.issue.HSN_B2B_EMPTY': {
    en: 'Table 12 has no B2B rows; the portal may require one with zero values.',
    ar: 'لا أسطر B2B في الجدول 12؛ قد تطلب البوابة سطرًا بقيم صفرية.',
    hi: 'टेबल 12 में B2B लाइन नहीं है; पोर्टल शून्य वाली एक लाइन माँग सकता है।',
  },
  'returns.issue.NUMBERS_UNUSED': {
    en: '{{count}} numbers from {{from}} to {{to}} have no document and count as cancelled.',
    ar: '{{count}} من الأرقام من {{from}} إلى {{to}} بلا مستند وتُحتسب ملغاة.',
    hi: '{{from}} से {{to}} तक {{count}} नंबरों का कोई दस्तावेज़ नहीं; वे रद्द गिने जाते हैं।',
  },
  'returns.issue.PERIOD_FUTURE': {
    en: 'The period {{period}} has not begun.',
    ar: 'الفترة {{period}} لم تبدأ.',
    hi: 'अवधि {{period}} शुरू नहीं हुई है।',
  },
  'returns.issue.PERIOD_FILED': {
    en: 'The return of {{period}} is filed. Report changes in GSTR-1A or as an amendment.',
    ar: 'قُدّم إقرار {{period}}؛ تذهب التغييرات إلى GSTR-1A أو إلى تعديل.',
    hi: '{{period}} का रिटर्न फ़ाइल हो चुका है। बदलाव GSTR-1A या संशोधन में दिखाएँ।',
  },
  'returns.issue.NIL_RETURN': {
    en: 'There is nothing to report for {{period}}. A nil return must still be filed.',
    ar: 'لا شيء للإبلاغ عنه في {{period}}. يجب مع ذلك تقديم إقرار صفري.',
    hi: '{{period}} में दिखाने को कुछ नहीं। निल रिटर्न फिर भी फ़ाइल करना होगा।',
  },
} as const satisfies Record<`returns.issue.${IssueCode}`, Text>

/** Words on the button that leads to the place of mending. */
const fixes = {
  'returns.fix.editDocument': { en: 'Open document', ar: 'فتح المستند', hi: 'दस्तावेज़ खोलें' },
  'returns.fix.editParty': { en: 'Open party', ar: 'فتح الطرف', hi: 'पार्टी खोलें' },
  'returns.fix.editItem': { en: 'Open item', ar: 'فتح الصنف', hi: 'आइटम खोलें' },
  'returns.fix.editOriginal': { en: 'Choose original', ar: 'اختيار الأصل', hi: 'मूल चुनें' },
  'returns.fix.creditNote': { en: 'Create credit note', ar: 'إنشاء إشعار دائن', hi: 'क्रेडिट नोट बनाएँ' },
  'returns.fix.chooseNumber': { en: 'Change number', ar: 'تغيير الرقم', hi: 'नंबर बदलें' },
  'returns.fix.addShippingBill': { en: 'Add shipping bill', ar: 'إضافة بيان الشحن', hi: 'शिपिंग बिल जोड़ें' },
  'returns.fix.restate': { en: 'Amend record', ar: 'تعديل السجل', hi: 'रिकॉर्ड संशोधित करें' },
  'returns.fix.openPeriod': { en: 'Open period', ar: 'فتح الفترة', hi: 'अवधि खोलें' },
  'returns.fix.fileNil': { en: 'File nil return', ar: 'تقديم إقرار صفري', hi: 'निल रिटर्न फ़ाइल करें' },
  'returns.fix.openTable': { en: 'Open table', ar: 'فتح الجدول', hi: 'टेबल खोलें' },
  'returns.fix.openSeries': { en: 'Open series', ar: 'فتح السلسلة', hi: 'सीरीज़ खोलें' },
} as const satisfies Record<`returns.fix.${Fix}`, Text>

/** Findings on returns. */
export const returnsIssueTexts = { ...issues, ...fixes }
