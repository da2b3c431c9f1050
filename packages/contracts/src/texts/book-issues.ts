import type { Texts } from './texts.ts'

/** What can be wrong with a document or payment beyond the form of its fields. */
export const bookIssueTexts = {
  'issue.NOT_A_CUSTOMER': {
    en: '{{name}} is a supplier only. Make it a customer too, or choose another party.',
    ar: '{{name}} مورّد فقط. اجعله عميلًا أيضًا أو اختر طرفًا آخر.',
    hi: '{{name}} केवल सप्लायर है। इसे ग्राहक भी बनाएँ या दूसरी पार्टी चुनें।',
  },
  'issue.NOT_A_SUPPLIER': {
    en: '{{name}} is a customer only. Make it a supplier too, or choose another party.',
    ar: '{{name}} عميل فقط. اجعله مورّدًا أيضًا أو اختر طرفًا آخر.',
    hi: '{{name}} केवल ग्राहक है। इसे सप्लायर भी बनाएँ या दूसरी पार्टी चुनें।',
  },
  'issue.OPENING_PARTY': {
    en: 'No single party is called {{party}}. Write its code or GSTIN, or create it first.',
    ar: 'لا يوجد طرف واحد باسم {{party}}. اكتب رمزه أو رقم GSTIN، أو أنشئه أولًا.',
    hi: '{{party}} नाम की एक ही पार्टी नहीं मिली। उसका कोड या GSTIN लिखें, या पहले पार्टी बनाएँ।',
  },
  'issue.OPENING_LEFT': {
    en: 'The amount left cannot be above the amount of the document ({{amount}}). Correct one of the two.',
    ar: 'لا يمكن أن يتجاوز المبلغ المتبقي مبلغ المستند ({{amount}}). صحّح أحدهما.',
    hi: 'बाकी रकम दस्तावेज़ की रकम ({{amount}}) से ज़्यादा नहीं हो सकती। दोनों में से एक ठीक करें।',
  },
  'issue.OPENING_IN_BOOKS': {
    en: '{{number}} is in these books already. Enter only documents from before the books began.',
    ar: 'المستند {{number}} مسجّل في هذه الدفاتر. أدخل فقط مستندات ما قبل بدء الدفاتر.',
    hi: '{{number}} इन बहियों में पहले से है। केवल बहियाँ शुरू होने से पहले के दस्तावेज़ डालें।',
  },
  'issue.OPENING_SETTLED': {
    en: 'A payment or credit is applied to {{number}}. Take that back before you change it.',
    ar: 'طُبّقت على {{number}} دفعة أو رصيد دائن. ألغِ ذلك قبل تعديله.',
    hi: '{{number}} पर भुगतान या क्रेडिट लगा है। बदलने से पहले उसे हटाएँ।',
  },
  'issue.SUPPLIER_NUMBER_TAKEN': {
    en: 'A bill with number {{number}} of this supplier is already in the books of {{year}}. Check the number, or open that bill.',
    ar: 'توجد فاتورة بالرقم {{number}} من هذا المورّد في دفاتر {{year}}. تحقق من الرقم أو افتح تلك الفاتورة.',
    hi: 'इस सप्लायर का बिल नंबर {{number}} {{year}} में पहले से दर्ज है। नंबर जाँचें या वही बिल खोलें।',
  },
  'issue.SHIPPING_BILL_NO_EXPORT': {
    en: 'Only an export has a shipping bill. Choose an export invoice.',
    ar: 'التصدير وحده له بيان شحن. اختر فاتورة تصدير.',
    hi: 'शिपिंग बिल केवल एक्सपोर्ट का होता है। एक्सपोर्ट का बिल चुनें।',
  },
  'issue.SHIPPING_BILL_BEFORE_INVOICE': {
    en: 'The shipping bill cannot be older than its invoice of {{date}}. Check its date.',
    ar: 'لا يمكن أن يسبق بيان الشحن فاتورته بتاريخ {{date}}. تحقق من تاريخه.',
    hi: 'शिपिंग बिल अपने {{date}} के बिल से पुराना नहीं हो सकता। तिथि जाँचें।',
  },
  'issue.CONSIGNMENT_PARTICULAR': {
    en: 'The invoice of a goods transport agency names it (rule 54(3)). Fill it in under Goods carried.',
    ar: 'تذكره فاتورة وكالة نقل البضائع (القاعدة 54(3)). أدخله في قسم البضائع المنقولة.',
    hi: 'माल ढुलाई एजेंसी के बिल में यह होना चाहिए (नियम 54(3))। इसे ढोया गया माल में भरें।',
  },
  'issue.REVISED_UNREGISTERED': {
    en: 'Only a registered business issues a revised invoice. Enter the GSTIN of this place first.',
    ar: 'لا يصدر الفاتورة المعدلة إلا من هو مسجل. أدخل رقم GSTIN لهذا المكان أولًا.',
    hi: 'संशोधित बिल केवल रजिस्टर्ड व्यवसाय बनाता है। पहले इस जगह का GSTIN डालें।',
  },
  'issue.REVISED_DATES': {
    en: 'The certificate cannot be older than the registration it grants. Check both dates.',
    ar: 'لا يمكن أن تسبق الشهادة بدء التسجيل. تحقق من التاريخين.',
    hi: 'प्रमाणपत्र रजिस्ट्रेशन लागू होने से पहले का नहीं हो सकता। दोनों तिथियाँ जाँचें।',
  },
  'issue.REVISED_BEFORE': {
    en: 'A revised invoice is issued on or after the day of the certificate, {{date}}. Enter a later date.',
    ar: 'تصدر الفاتورة المعدلة في يوم الشهادة {{date}} أو بعده. أدخل تاريخًا بعده.',
    hi: 'संशोधित बिल प्रमाणपत्र की तिथि {{date}} को या उसके बाद बनता है। बाद की तिथि लिखें।',
  },
  'issue.REVISED_ORIGINAL': {
    en: 'Only invoices from {{from}} to {{to}} are revised (rule 53(3)). Check the date of {{number}}.',
    ar: 'تُعدَّل الفواتير من {{from}} إلى {{to}} فقط (القاعدة 53(3)). تحقق من تاريخ {{number}}.',
    hi: 'केवल {{from}} से {{to}} तक के बिल संशोधित होते हैं (नियम 53(3))। {{number}} की तिथि जाँचें।',
  },
  'issue.REVISED_ONE': {
    en: 'A revised invoice to a registered customer takes the place of one invoice. Issue one for each.',
    ar: 'الفاتورة المعدلة لعميل مسجل تحل محل فاتورة واحدة. أصدر واحدة لكل فاتورة.',
    hi: 'रजिस्टर्ड ग्राहक का संशोधित बिल एक ही बिल की जगह लेता है। हर बिल के लिए अलग बनाएँ।',
  },
  'issue.REVISED_VALUE': {
    en: 'An inter-State invoice above ₹{{limit}} is revised on its own. Remove {{number}} and issue a revised invoice for it.',
    ar: 'الفاتورة بين الولايات التي تتجاوز ₹{{limit}} تُعدَّل وحدها. احذف {{number}} وأصدر لها فاتورة معدلة.',
    hi: '₹{{limit}} से ऊपर का अंतर-राज्य बिल अकेले संशोधित होता है। {{number}} हटाकर उसका अलग संशोधित बिल बनाएँ।',
  },
  'issue.REVISED_IN_BOOKS': {
    en: '{{number}} is open in these books, and the sale would count twice. Cancel {{number}} first.',
    ar: 'الفاتورة {{number}} قائمة في هذه الدفاتر، فتُحسب العملية مرتين. ألغِ {{number}} أولًا.',
    hi: '{{number}} इन खातों में चालू है, बिक्री दो बार गिनी जाएगी। पहले {{number}} रद्द करें।',
  },
  'issue.REVISED_LATE': {
    en: 'Revised invoices were due by {{last}}: within a month of the certificate (CGST Act s.31(3)(a)).',
    ar: 'كان موعد الفواتير المعدلة حتى {{last}}: خلال شهر من الشهادة (المادة 31(3)(a) من قانون CGST).',
    hi: 'संशोधित बिल {{last}} तक बनने थे: प्रमाणपत्र के एक महीने के अंदर (CGST अधिनियम की धारा 31(3)(a))।',
  },
  'issue.DAY_SALE_VALUE': {
    en: 'This sale is worth {{value}}. From {{limit}} on it needs an invoice of its own (CGST Act s.31(3)(b)).',
    ar: 'قيمة هذه العملية {{value}}. من {{limit}} فأكثر تلزم لها فاتورة مستقلة (المادة 31(3)(b) من قانون CGST).',
    hi: 'यह बिक्री {{value}} की है। {{limit}} या ज़्यादा की बिक्री का अलग बिल बनता है (CGST अधिनियम की धारा 31(3)(b))।',
  },
  'issue.DAY_SALE_REGISTERED': {
    en: '{{name}} is registered under GST. Issue an invoice for this sale.',
    ar: '{{name}} مسجل في GST. أصدر فاتورة لهذه العملية.',
    hi: '{{name}} GST में रजिस्टर्ड है। इस बिक्री का बिल बनाएँ।',
  },
  'issue.DAY_WITHOUT_SALES': {
    en: 'No sale of {{date}} waits for an invoice.',
    ar: 'لا مبيعات بتاريخ {{date}} تنتظر فاتورة.',
    hi: '{{date}} की कोई बिक्री बिल के लिए बाकी नहीं है।',
  },
  'issue.DAY_LINES': {
    en: 'The sales of {{date}} have {{lines}} different lines; an invoice takes {{limit}}. Issue invoices for some of them.',
    ar: 'في مبيعات {{date}} ‏{{lines}} سطرًا مختلفًا، والفاتورة تتسع إلى {{limit}}. أصدر فواتير لبعضها.',
    hi: '{{date}} की बिक्री में {{lines}} अलग लाइनें हैं; एक बिल में {{limit}} आती हैं। कुछ बिक्री के अलग बिल बनाएँ।',
  },
  'issue.NOTE_REASON': {
    en: 'Choose a reason that fits the note: {{reasons}}.',
    ar: 'اختر سببًا يناسب الإشعار: {{reasons}}.',
    hi: 'नोट के लायक कारण चुनें: {{reasons}}।',
  },
  'issue.NOTE_OF_OTHER_PARTY': {
    en: '{{number}} is not a document of this party at this GSTIN. Choose one of theirs.',
    ar: 'المستند {{number}} لا يخص هذا الطرف لدى رقم GSTIN هذا. اختر مستندًا له.',
    hi: '{{number}} इस GSTIN पर इस पार्टी का नहीं है। उसी का बिल चुनें।',
  },
  'issue.NOTE_OF_CANCELLED': {
    en: '{{number}} is cancelled and takes no note.',
    ar: 'المستند {{number}} ملغى ولا يقبل إشعارًا.',
    hi: '{{number}} रद्द है, उस पर नोट नहीं बनता।',
  },
  'issue.NOTE_BEFORE_INVOICE': {
    en: 'The note is dated before {{number}} of {{date}}. Enter a later date.',
    ar: 'تاريخ الإشعار قبل المستند {{number}} بتاريخ {{date}}. أدخل تاريخًا بعده.',
    hi: 'नोट की तिथि {{number}} ({{date}}) से पहले की है। बाद की तिथि लिखें।',
  },
  'issue.NOTE_ABOVE_INVOICE': {
    en: 'The note exceeds what is left of {{numbers}} by {{excess}}. Lower it, or add the invoice it also corrects.',
    ar: 'يتجاوز الإشعار المتبقي من {{numbers}} بمقدار {{excess}}. خفّضه أو أضف الفاتورة الأخرى التي يصححها.',
    hi: 'नोट {{numbers}} की बची रकम से {{excess}} ज़्यादा है। घटाएँ, या वह बिल भी जोड़ें जिसे यह सुधारता है।',
  },
  'issue.NOTE_LINE_ABOVE': {
    en: 'Of line {{line}} of {{number}} only {{left}} is left. Lower this line.',
    ar: 'لم يبقَ من السطر {{line}} في {{number}} إلا {{left}}. خفّض هذا السطر.',
    hi: '{{number}} की लाइन {{line}} में केवल {{left}} बचा है। यह लाइन घटाएँ।',
  },
  'issue.NOTE_FREE_ABOVE': {
    en: 'Of line {{line}} of {{number}} only {{left}} of the free quantity is left. Lower the free quantity of this line.',
    ar: 'لم يبقَ من الكمية المجانية في السطر {{line}} في {{number}} إلا {{left}}. خفّض الكمية المجانية لهذا السطر.',
    hi: '{{number}} की लाइन {{line}} में मुफ़्त मात्रा केवल {{left}} बची है। इस लाइन की मुफ़्त मात्रा घटाएँ।',
  },
  'issue.NOTE_RATE': {
    en: 'A note has the rate of the supply it corrects: {{rate}}% on line {{line}} of {{number}} (CGST Act s.34).',
    ar: 'نسبة الإشعار هي نسبة التوريد الذي يصححه: {{rate}}% في السطر {{line}} من {{number}} ‏(المادة 34 من قانون CGST).',
    hi: 'नोट पर वही दर लगती है जो मूल सप्लाई पर थी: {{number}} की लाइन {{line}} पर {{rate}}% (CGST अधिनियम की धारा 34)।',
  },
  'issue.NOTE_DIFFERENCE_ALONE': {
    en: 'A difference in price needs the line of the invoice that it corrects, and quantity 0.',
    ar: 'فرق السعر يحتاج إلى سطر الفاتورة الذي يصححه وإلى كمية 0.',
    hi: 'दाम के फ़र्क के लिए बिल की वह लाइन चुनें और मात्रा 0 रखें।',
  },
  'issue.NOTE_LATE': {
    en: 'The last day to take back the tax of {{number}} was {{last}} (CGST Act s.34(2)). The note is a commercial credit note without tax, and is in no return.',
    ar: 'كان آخر يوم لاسترجاع ضريبة {{number}} هو {{last}} ‏(المادة 34(2) من قانون CGST). الإشعار تجاري بلا ضريبة ولا يدخل في أي إقرار.',
    hi: '{{number}} का टैक्स घटाने की आख़िरी तिथि {{last}} थी (CGST अधिनियम की धारा 34(2))। यह बिना टैक्स का कमर्शियल क्रेडिट नोट है और किसी रिटर्न में नहीं जाएगा।',
  },
  'issue.NOTE_PARTLY_LATE': {
    en: 'The last day to lower the tax of {{numbers}} is over. Issue a note of its own for {{numbers}}.',
    ar: 'انتهى آخر يوم لخفض ضريبة {{numbers}}. أصدر إشعارًا مستقلًا لها.',
    hi: '{{numbers}} का टैक्स घटाने की आख़िरी तिथि निकल चुकी है। उनका अलग नोट बनाएँ।',
  },
  'issue.SUPPLIER_NUMBER_ALIKE': {
    en: 'This looks like bill {{number}} of {{date}} of the same supplier. Check that it is not entered twice.',
    ar: 'يشبه هذا الفاتورة {{number}} بتاريخ {{date}} من المورّد نفسه. تأكد من أنها لم تُدخل مرتين.',
    hi: 'यह उसी सप्लायर के बिल {{number}} ({{date}}) जैसा है। देख लें कि दो बार दर्ज न हो।',
  },
  'issue.SELF_INVOICE_ISSUED': {
    en: 'Self-invoice {{number}} was issued for this supply, which is from an unregistered supplier under reverse charge. Cancel the bill and enter it again.',
    ar: 'صدرت الفاتورة الذاتية {{number}} لهذا التوريد من مورّد غير مسجل باحتساب عكسي. ألغِ الفاتورة وأدخلها من جديد.',
    hi: 'इस सप्लाई पर सेल्फ़-इनवॉइस {{number}} जारी हो चुकी है: अपंजीकृत सप्लायर, रिवर्स चार्ज। बिल रद्द करके फिर दर्ज करें।',
  },
  'issue.ITC_PERIOD': {
    en: 'This period has not begun. Enter the period of a GSTR-3B that can be filed.',
    ar: 'لم تبدأ هذه الفترة. أدخل فترة إقرار GSTR-3B يمكن تقديمه.',
    hi: 'यह अवधि शुरू नहीं हुई है। ऐसी GSTR-3B अवधि डालें जो भरी जा सके।',
  },
  'issue.ITC_PART_OF_ONE': {
    en: 'A part of the credit is reversed or reclaimed for one bill at a time. Leave the amounts out, or choose one bill.',
    ar: 'يُعكس جزء من الخصم أو يُسترجع لفاتورة واحدة في كل مرة. اترك المبالغ أو اختر فاتورة واحدة.',
    hi: 'क्रेडिट का हिस्सा एक बार में एक ही बिल का लौटाया या फिर लिया जाता है। रकम न डालें, या एक बिल चुनें।',
  },
  'issue.ITC_CLAIMED': {
    en: 'The credit of this bill was claimed. Set its state back to Eligible before you change the bill, or enter a note.',
    ar: 'خُصمت ضريبة هذه الفاتورة. أعد حالة الخصم إلى «قابل للخصم» قبل تغييرها أو أدخل إشعارًا.',
    hi: 'इस बिल का क्रेडिट लिया जा चुका है। बदलने से पहले स्थिति "पात्र" करें, या नोट दर्ज करें।',
  },
  'issue.SELF_INVOICE_LATE': {
    en: 'The self-invoice of this supply was due by {{last}}: within 30 days of its receipt (rule 47A).',
    ar: 'كان موعد الفاتورة الذاتية لهذا التوريد حتى {{last}}: خلال 30 يومًا من استلامه (القاعدة 47A).',
    hi: 'इस सप्लाई की सेल्फ़-इनवॉइस {{last}} तक बननी थी: मिलने के 30 दिन के अंदर (नियम 47A)।',
  },
  'issue.BILL_OF_ENTRY_NOT_IMPORT': {
    en: 'A bill of entry belongs to goods from abroad or from a Special Economic Zone. Remove it, or choose the supplier abroad.',
    ar: 'بيان الاستيراد للسلع من الخارج أو من منطقة اقتصادية خاصة. احذفه أو اختر المورّد في الخارج.',
    hi: 'प्रवेश बिल विदेश या SEZ से आए माल का होता है। इसे हटाएँ, या विदेशी सप्लायर चुनें।',
  },
  'issue.BILL_OF_ENTRY_MISSING': {
    en: 'Without its bill of entry this import has no tax and gives no credit. Add the bill of entry once customs has cleared the goods.',
    ar: 'من دون بيان الاستيراد لا ضريبة على هذا الاستيراد ولا خصم. أضفه بعد تخليص السلع في الجمارك.',
    hi: 'प्रवेश बिल के बिना विदेश से आए इस माल पर न टैक्स है न क्रेडिट। कस्टम से माल छूटने पर प्रवेश बिल जोड़ें।',
  },
  'issue.NOT_A_DISTRIBUTOR': {
    en: 'This supplier is no Input Service Distributor. Choose the supplier whose taxpayer type is ISD, or enter the items of the bill.',
    ar: 'هذا المورّد ليس موزّع خدمات مدخلات. اختر المورّد الذي نوعه ISD أو أدخل أصناف الفاتورة.',
    hi: 'यह सप्लायर इनपुट सर्विस डिस्ट्रीब्यूटर नहीं है। ISD प्रकार का सप्लायर चुनें, या बिल के आइटम दर्ज करें।',
  },
  'issue.DISTRIBUTOR_SUPPLIES_NOTHING': {
    en: 'An Input Service Distributor distributes credit and supplies nothing. Enter its ISD invoice or credit note as a purchase bill.',
    ar: 'موزّع خدمات المدخلات يوزّع الخصم ولا يورّد شيئًا. أدخل فاتورته أو إشعاره الدائن كفاتورة مشتريات.',
    hi: 'इनपुट सर्विस डिस्ट्रीब्यूटर क्रेडिट बाँटता है, कुछ बेचता नहीं। उसकी ISD इनवॉइस या क्रेडिट नोट को खरीद बिल के रूप में दर्ज करें।',
  },
  'issue.DISTRIBUTOR_OTHER_COMPANY': {
    en: 'Credit is distributed within one PAN (CGST Act section 20). Choose the distributor of your own company, or the GSTIN that it distributes to.',
    ar: 'يُوزَّع الخصم ضمن PAN واحد (المادة 20 من قانون CGST). اختر موزّع شركتك أو رقم GSTIN الموزَّع إليه.',
    hi: 'क्रेडिट एक ही PAN में बँटता है (CGST अधिनियम धारा 20)। अपनी कंपनी का डिस्ट्रीब्यूटर चुनें, या वह GSTIN जिसे क्रेडिट मिला।',
  },
  'issue.DISTRIBUTION_EMPTY': {
    en: 'Enter the tax that is distributed: IGST, CGST, SGST or cess.',
    ar: 'أدخل الضريبة الموزَّعة: IGST أو CGST أو SGST أو الرسم الإضافي.',
    hi: 'बाँटा गया टैक्स भरें: IGST, CGST, SGST या सेस।',
  },
  'issue.DISTRIBUTION_OTHER_STATE': {
    en: 'A distributor in another State distributes IGST alone (rule 39). Enter the amount as IGST.',
    ar: 'الموزّع في ولاية أخرى يوزّع IGST وحدها (القاعدة 39). أدخل المبلغ في IGST.',
    hi: 'दूसरे राज्य का डिस्ट्रीब्यूटर केवल IGST बाँटता है (नियम 39)। राशि IGST में भरें।',
  },
  'issue.DISTRIBUTION_WITHOUT_LINES': {
    en: 'An ISD document has tax and no items. Remove items and charges.',
    ar: 'مستند ISD فيه ضريبة بلا أصناف. احذف الأصناف والرسوم.',
    hi: 'ISD दस्तावेज़ में टैक्स होता है, आइटम नहीं। आइटम और शुल्क हटाएँ।',
  },
  'issue.TOTAL_BELOW_NOTES': {
    en: 'Notes of {{noted}} correct this document, so its total cannot be {{total}}. Cancel a note first.',
    ar: 'صحّحت إشعارات بقيمة {{noted}} هذا المستند، فلا يمكن أن يكون مجموعه {{total}}. ألغِ إشعارًا أولًا.',
    hi: 'इस पर {{noted}} के नोट बने हैं, इसलिए कुल {{total}} नहीं हो सकता। पहले कोई नोट रद्द करें।',
  },
  'issue.SOURCE_CANCELLED': {
    en: '{{number}} is cancelled. Choose an order or challan that is open.',
    ar: 'المستند {{number}} ملغى. اختر أمرًا أو إذن تسليم مفتوحًا.',
    hi: '{{number}} रद्द है। कोई खुला ऑर्डर या चालान चुनें।',
  },
  'issue.SOURCE_CLOSED': {
    en: 'Quotation {{number}} was declined or has expired. Extend its validity, or clone it.',
    ar: 'عرض السعر {{number}} مرفوض أو انتهت صلاحيته. مدّد صلاحيته أو انسخه.',
    hi: 'कोटेशन {{number}} मना हो चुका है या उसकी अवधि समाप्त है। अवधि बढ़ाएँ या उसकी कॉपी बनाएँ।',
  },
  'issue.OFFER_EXPIRED': {
    en: 'Quotation {{number}} was valid until {{date}}. Ask the seller for a new one.',
    ar: 'كان عرض السعر {{number}} صالحًا حتى {{date}}. اطلب من البائع عرضًا جديدًا.',
    hi: 'कोटेशन {{number}} {{date}} तक मान्य था। विक्रेता से नया कोटेशन माँगें।',
  },
  'issue.OFFER_ANSWERED': {
    en: 'Quotation {{number}} was answered already. Ask the seller if the answer has to change.',
    ar: 'سبق الرد على عرض السعر {{number}}. تواصل مع البائع إن لزم تغيير الرد.',
    hi: 'कोटेशन {{number}} का जवाब पहले ही दिया जा चुका है। जवाब बदलना हो तो विक्रेता से बात करें।',
  },
  'issue.OFFER_CLOSED': {
    en: '{{number}} takes no answer now. Ask the seller for a new quotation.',
    ar: 'لا يُقبل رد على {{number}} الآن. اطلب من البائع عرضًا جديدًا.',
    hi: '{{number}} का जवाब अब नहीं दिया जा सकता। विक्रेता से नया कोटेशन माँगें।',
  },
  'issue.SOURCE_ITEM': {
    en: 'Line {{line}} of {{number}} is for {{item}}. Choose that item, or make this a line of its own.',
    ar: 'السطر {{line}} في {{number}} للصنف {{item}}. اختر ذلك الصنف أو اجعل هذا سطرًا مستقلًا.',
    hi: '{{number}} की लाइन {{line}} में {{item}} है। वही आइटम चुनें, या इसे अलग लाइन बनाएँ।',
  },
  'issue.SOURCE_UNIT': {
    en: 'Line {{line}} of {{number}} is counted in {{unit}}. Enter the quantity in that unit.',
    ar: 'السطر {{line}} في {{number}} بالوحدة {{unit}}. أدخل الكمية بتلك الوحدة.',
    hi: '{{number}} की लाइन {{line}} {{unit}} में है। मात्रा उसी यूनिट में लिखें।',
  },
  'issue.SOURCE_LINE_ABOVE': {
    en: 'Of line {{line}} of {{number}} only {{left}} is left. Lower the quantity of this line.',
    ar: 'لم يبقَ من السطر {{line}} في {{number}} إلا {{left}}. خفّض كمية هذا السطر.',
    hi: '{{number}} की लाइन {{line}} में केवल {{left}} बचा है। इस लाइन की मात्रा घटाएँ।',
  },
  'issue.SOURCE_CLOSED_ABOVE': {
    en: '{{number}} is closed, so no more than {{left}} stays taken of its line {{line}}. Lower the quantity, or make the rest a line of its own.',
    ar: 'أُغلق {{number}}، فلا يبقى مأخوذًا من سطره {{line}} أكثر من {{left}}. خفّض الكمية أو اجعل الباقي سطرًا مستقلًا.',
    hi: '{{number}} बंद हो चुका है, इसलिए उसकी लाइन {{line}} से {{left}} से ज़्यादा नहीं लिया जा सकता। मात्रा घटाएँ, या बाकी को अलग लाइन बनाएँ।',
  },
  'issue.QUANTITY_MEASURED': {
    en: 'Line {{line}} of {{number}} has {{quantity}} {{unit}} provisionally. Check that this is the quantity that was measured.',
    ar: 'في السطر {{line}} من {{number}} كمية مؤقتة {{quantity}} {{unit}}. تحقق من أن هذه هي الكمية المقيسة.',
    hi: '{{number}} की लाइन {{line}} में {{quantity}} {{unit}} अंदाज़न मात्रा है। देख लें कि यहाँ नापी हुई मात्रा ही लिखी है।',
  },
  'issue.LINE_TAKEN': {
    en: '{{taken}} of line {{line}}, {{item}}, is on {{documents}}. Keep the line with its item and unit, or cancel {{documents}} first.',
    ar: '{{taken}} من السطر {{line}}، {{item}}، مدرج في {{documents}}. أبقِ السطر بصنفه ووحدته، أو ألغِ {{documents}} أولًا.',
    hi: 'लाइन {{line}}, {{item}} का {{taken}} {{documents}} में है। लाइन को उसी आइटम और यूनिट के साथ रखें, या पहले {{documents}} रद्द करें।',
  },
  'issue.LINE_BELOW_TAKEN': {
    en: '{{taken}} of line {{line}}, {{item}}, is on {{documents}}. Enter that quantity or more.',
    ar: '{{taken}} من السطر {{line}}، {{item}}، مدرج في {{documents}}. أدخل هذه الكمية أو أكثر.',
    hi: 'लाइन {{line}}, {{item}} का {{taken}} {{documents}} में है। उतनी या उससे ज़्यादा मात्रा लिखें।',
  },
  'issue.LINE_NOTED': {
    en: 'Line {{line}}, {{item}}, is on {{documents}}. Keep the line with its item and unit, or cancel {{documents}} first.',
    ar: 'السطر {{line}}، {{item}}، مدرج في {{documents}}. أبقِ السطر بصنفه ووحدته، أو ألغِ {{documents}} أولًا.',
    hi: 'लाइन {{line}}, {{item}} {{documents}} में है। लाइन को उसी आइटम और यूनिट के साथ रखें, या पहले {{documents}} रद्द करें।',
  },
  'issue.LINE_VALUE_BELOW_NOTED': {
    en: '₹{{taken}} of line {{line}}, {{item}}, is on {{documents}}. Enter a quantity and price that come to that or more before tax.',
    ar: '₹{{taken}} من السطر {{line}}، {{item}}، مدرج في {{documents}}. أدخل كمية وسعرًا يبلغان هذا المبلغ أو أكثر قبل الضريبة.',
    hi: 'लाइन {{line}}, {{item}} के ₹{{taken}} {{documents}} में हैं। ऐसी मात्रा और कीमत लिखें जिनका टैक्स से पहले का मूल्य इतना या ज़्यादा हो।',
  },
  'issue.LINE_RATE_NOTED': {
    en: 'Line {{line}}, {{item}}, is on {{documents}} with tax at {{rate}}%. Enter that rate, or cancel {{documents}} first.',
    ar: 'السطر {{line}}، {{item}}، مدرج في {{documents}} بضريبة {{rate}}%. أدخل هذه النسبة، أو ألغِ {{documents}} أولاً.',
    hi: 'लाइन {{line}}, {{item}} {{documents}} में {{rate}}% टैक्स के साथ है। यही दर लिखें, या पहले {{documents}} रद्द करें।',
  },
  'issue.LINE_CAME_BACK': {
    en: '{{taken}} of line {{line}}, {{item}}, came back. Keep the line with its item and unit and that quantity or more.',
    ar: 'عاد {{taken}} من السطر {{line}}، {{item}}. أبقِ السطر بصنفه ووحدته وبهذه الكمية أو أكثر.',
    hi: 'लाइन {{line}}, {{item}} का {{taken}} वापस आ चुका है। लाइन को उसी आइटम और यूनिट और उतनी या उससे ज़्यादा मात्रा के साथ रखें।',
  },
  'issue.RETURN_ABOVE': {
    en: 'Of line {{line}} only {{left}} can come back. Enter that or less.',
    ar: 'لا يمكن أن يعود من السطر {{line}} إلا {{left}}. أدخل هذه الكمية أو أقل.',
    hi: 'लाइन {{line}} में से केवल {{left}} वापस आ सकता है। उतना या उससे कम लिखें।',
  },
  'issue.NOTHING_TO_RETURN': {
    en: 'All of {{number}} is invoiced or back already.',
    ar: 'كل ما في {{number}} فُوتر أو عاد.',
    hi: '{{number}} का सब कुछ बिल हो चुका या वापस आ चुका है।',
  },
  'issue.NOT_JOB_WORK': {
    en: 'Leave this empty: only goods sent for job work have it.',
    ar: 'اتركه فارغًا: يخص البضاعة المرسلة للتشغيل فقط.',
    hi: 'इसे खाली छोड़ें: यह केवल जॉब वर्क के माल के लिए है।',
  },
  'issue.BEFORE_CHALLAN': {
    en: '{{number}} is dated {{date}}. Enter that day or a later one.',
    ar: 'تاريخ {{number}} هو {{date}}. أدخل ذلك اليوم أو بعده.',
    hi: '{{number}} {{date}} का है। वही या बाद की तिथि लिखें।',
  },
  'issue.PARTY_HAS_FOLLOWERS': {
    en: 'Documents were made from {{number}}, so its party cannot change. Cancel them first, or create a new one.',
    ar: 'أُنشئت مستندات من {{number}}، فلا يمكن تغيير طرفه. ألغِها أولًا أو أنشئ مستندًا جديدًا.',
    hi: '{{number}} से दस्तावेज़ बन चुके हैं, इसलिए पार्टी नहीं बदल सकती। पहले उन्हें रद्द करें, या नया बनाएँ।',
  },
  'issue.PARTY_HAS_NOTES': {
    en: 'Notes correct this document for its party. Cancel them before you change the party.',
    ar: 'توجد إشعارات تصحح هذا المستند لطرفه. ألغِها قبل تغيير الطرف.',
    hi: 'इस बिल पर पार्टी के नाम नोट बने हैं। पार्टी बदलने से पहले उन्हें रद्द करें।',
  },
  'issue.OWN_GSTIN': {
    en: 'This is your own GSTIN. Choose another customer.',
    ar: 'هذا رقم GSTIN الخاص بك. اختر عميلًا آخر.',
    hi: 'यह आपका अपना GSTIN है। दूसरा ग्राहक चुनें।',
  },
  'issue.SUPPLY_KIND_NOT_SEZ': {
    en: 'An SEZ supply needs a customer of type SEZ unit or developer. Change the supply or the customer.',
    ar: 'توريد المنطقة الاقتصادية الخاصة يتطلب عميلًا من نوع وحدة أو مطوّر SEZ. غيّر نوع التوريد أو العميل.',
    hi: 'SEZ सप्लाई के लिए SEZ यूनिट या डेवलपर ग्राहक चाहिए। सप्लाई या ग्राहक बदलें।',
  },
  'issue.SUPPLY_KIND_NOT_ABROAD': {
    en: 'An export needs a customer outside India, without GSTIN. Change the supply or the customer.',
    ar: 'التصدير يتطلب عميلًا خارج الهند بلا GSTIN. غيّر نوع التوريد أو العميل.',
    hi: 'एक्सपोर्ट के लिए भारत से बाहर का, बिना GSTIN वाला ग्राहक चाहिए। सप्लाई या ग्राहक बदलें।',
  },
  'issue.DEEMED_EXPORT_UNREGISTERED': {
    en: 'A deemed export needs a customer with a GSTIN.',
    ar: 'التصدير الاعتباري يتطلب عميلًا لديه GSTIN.',
    hi: 'डीम्ड एक्सपोर्ट के लिए GSTIN वाला ग्राहक चाहिए।',
  },
  'issue.REVERSE_CHARGE_UNREGISTERED': {
    en: 'Reverse charge needs a customer with a GSTIN.',
    ar: 'الاحتساب العكسي يتطلب عميلًا لديه GSTIN.',
    hi: 'रिवर्स चार्ज के लिए GSTIN वाला ग्राहक चाहिए।',
  },
  'issue.DATE_IN_FUTURE': {
    en: '{{date}} is in the future. Choose today or an earlier date.',
    ar: '{{date}} تاريخ مستقبلي. اختر اليوم أو تاريخًا أسبق.',
    hi: '{{date}} आगे की तिथि है। आज या पहले की तिथि चुनें।',
  },
  'issue.DATE_BEFORE_GST': {
    en: 'GST began on 1 July 2017; {{date}} is earlier. Choose a later date.',
    ar: 'بدأت ضريبة GST في 1 يوليو 2017، و{{date}} قبل ذلك. اختر تاريخًا لاحقًا.',
    hi: 'GST 1 जुलाई 2017 से लागू है; {{date}} उससे पहले है। बाद की तिथि चुनें।',
  },
  'issue.DUE_BEFORE_DATE': {
    en: 'The due date cannot be before {{date}}.',
    ar: 'لا يمكن أن يكون تاريخ الاستحقاق قبل {{date}}.',
    hi: 'देय तिथि {{date}} से पहले नहीं हो सकती।',
  },
  'issue.PERIOD_LOCKED': {
    en: 'The books are locked up to {{until}}. Use a later date.',
    ar: 'الدفاتر مقفلة حتى {{until}}. استخدم تاريخًا لاحقًا.',
    hi: '{{until}} तक की बहियाँ लॉक हैं। बाद की तिथि लिखें।',
  },
  'issue.PERIOD_FILED': {
    en: 'GSTR-1 for this period is already filed. Use a later date, or issue a credit or debit note.',
    ar: 'سبق تقديم إقرار GSTR-1 لهذه الفترة. استخدم تاريخًا لاحقًا أو أصدر إشعارًا دائنًا أو مدينًا.',
    hi: 'इस अवधि का GSTR-1 फ़ाइल हो चुका है। बाद की तिथि लिखें या क्रेडिट/डेबिट नोट जारी करें।',
  },
  'issue.GSTR1A_PERIOD': {
    en: 'GSTR-1 of {{period}} has this document. Keep its date in that period.',
    ar: 'هذا المستند في GSTR-1 لفترة {{period}}. أبقِ تاريخه في تلك الفترة.',
    hi: 'यह दस्तावेज़ {{period}} के GSTR-1 में है। तिथि उसी अवधि की रखें।',
  },
  'issue.GSTR1A_RECIPIENT': {
    en: 'GSTR-1A takes no other GSTIN of the customer. Cancel this document and make a new one.',
    ar: 'لا تقبل GSTR-1A رقم GSTIN آخر للعميل. ألغِ هذا المستند وأنشئ مستندًا جديدًا.',
    hi: 'GSTR-1A में ग्राहक का GSTIN नहीं बदलता। यह दस्तावेज़ रद्द करके नया बनाएँ।',
  },
  'issue.GSTR1A_TABLE': {
    en: 'With this change it belongs in another table than GSTR-1 has it in. Cancel this document and make a new one.',
    ar: 'بهذا التغيير ينتقل إلى جدول غير الذي أُبلغ عنه في GSTR-1. ألغِ هذا المستند وأنشئ مستندًا جديدًا.',
    hi: 'इस बदलाव से यह GSTR-1 वाली टेबल से अलग टेबल में जाएगा। यह दस्तावेज़ रद्द करके नया बनाएँ।',
  },
  'issue.GSTR1A_OPERATOR': {
    en: 'Sales through an e-commerce operator are not changed here after GSTR-1. Issue a credit or debit note.',
    ar: 'لا تُغيَّر هنا المبيعات عبر منصة تجارة إلكترونية بعد GSTR-1. أصدر إشعارًا دائنًا أو مدينًا.',
    hi: 'GSTR-1 के बाद ई-कॉमर्स ऑपरेटर से हुई बिक्री यहाँ नहीं बदलती। क्रेडिट या डेबिट नोट जारी करें।',
  },
  'issue.GSTR1A_AMENDED': {
    en: 'GSTR-1 of {{period}} has amended this document and is filed. Amend it again on the GST portal.',
    ar: 'عدّل GSTR-1 لفترة {{period}} هذا المستند وقُدِّم. عدّله ثانية في بوابة GST.',
    hi: '{{period}} का GSTR-1 यह दस्तावेज़ सुधार चुका है और फ़ाइल है। GST पोर्टल पर फिर सुधारें।',
  },
  'issue.GSTR1A_REPORTS': {
    en: 'GSTR-1 of {{period}} is filed. GSTR-1A of that period reports this.',
    ar: 'قُدِّم GSTR-1 لفترة {{period}}. تُبلغ عنه GSTR-1A لتلك الفترة.',
    hi: '{{period}} का GSTR-1 फ़ाइल हो चुका है। यह उसी अवधि के GSTR-1A में जाएगा।',
  },
  'issue.GSTR1A_BEFORE_OPEN': {
    en: 'GSTR-1A of this period opens on {{on}}. Enter that day or a later one.',
    ar: 'تُفتح GSTR-1A لهذه الفترة في {{on}}. أدخل ذلك اليوم أو يومًا بعده.',
    hi: 'इस अवधि का GSTR-1A {{on}} को खुलता है। वही तिथि या बाद की लिखें।',
  },
  'issue.PERIOD_NOT_OVER': {
    en: 'This period ends on {{until}}. File the return after that day.',
    ar: 'تنتهي هذه الفترة في {{until}}. قدّم الإقرار بعد ذلك اليوم.',
    hi: 'यह अवधि {{until}} तक है। रिटर्न उसके बाद फ़ाइल करें।',
  },
  'issue.FILED_BEFORE_END': {
    en: 'Enter a filing date after {{until}}.',
    ar: 'أدخل تاريخ تقديم بعد {{until}}.',
    hi: 'फ़ाइल करने की तिथि {{until}} के बाद की लिखें।',
  },
  'issue.PERIOD_OF_IFF': {
    en: 'Only the first two months of a quarter have an IFF, for a GSTIN that files quarterly. Choose one of them.',
    ar: 'لا يوجد IFF إلا لأول شهرين من الربع ولمن يقدّم كل ربع سنة. اختر أحدهما.',
    hi: 'IFF केवल तिमाही के पहले दो महीनों का होता है, वह भी तिमाही रिटर्न वाले GSTIN का। उनमें से एक चुनें।',
  },
  'issue.IFF_EMPTY': {
    en: 'No document is in the IFF of this month. Choose another month.',
    ar: 'لا يوجد مستند في IFF لهذا الشهر. اختر شهرًا آخر.',
    hi: 'इस महीने के IFF में कोई दस्तावेज़ नहीं है। दूसरा महीना चुनें।',
  },
  'issue.PERIOD_OF_QUARTER_1A': {
    en: 'This GSTIN files by quarters. Choose the quarter {{period}}.',
    ar: 'يقدّم هذا الرقم إقراراته كل ربع سنة. اختر الربع {{period}}.',
    hi: 'यह GSTIN तिमाही रिटर्न भरता है। तिमाही {{period}} चुनें।',
  },
  'issue.PERIOD_OF_QUARTER_3B': {
    en: 'This GSTIN files GSTR-3B quarterly. Choose {{period}}, the last month of the quarter.',
    ar: 'يقدّم هذا الرقم GSTR-3B كل ربع سنة. اختر {{period}}، آخر شهر في الربع.',
    hi: 'यह GSTIN GSTR-3B तिमाही भरता है। तिमाही का आख़िरी महीना {{period}} चुनें।',
  },
  'issue.PERIOD_OF_PMT06': {
    en: 'PMT-06 is for the first two months of a quarter of a GSTIN that files quarterly. Choose one of them.',
    ar: 'PMT-06 لأول شهرين من الربع ولمن يقدّم كل ربع سنة. اختر أحدهما.',
    hi: 'PMT-06 तिमाही के पहले दो महीनों का होता है, तिमाही रिटर्न वाले GSTIN के लिए। उनमें से एक चुनें।',
  },
  'issue.FORM_OF_OTHERS': {
    en: 'This GSTIN does not file this return. Choose another return.',
    ar: 'لا يقدّم هذا الرقم هذا الإقرار. اختر إقرارًا آخر.',
    hi: 'यह GSTIN यह रिटर्न नहीं भरता। दूसरा रिटर्न चुनें।',
  },
  'issue.PERIOD_OF_YEAR': {
    en: 'This is no period of this return. Choose {{period}}.',
    ar: 'هذه ليست فترة هذا الإقرار. اختر {{period}}.',
    hi: 'यह इस रिटर्न की अवधि नहीं है। {{period}} चुनें।',
  },
  'issue.SHEET_TABLE': {
    en: 'The return has no such table. Choose one of: {{tables}}.',
    ar: 'لا يوجد هذا الجدول في الإقرار. اختر أحد: {{tables}}.',
    hi: 'रिटर्न में यह टेबल नहीं है। इनमें से चुनें: {{tables}}।',
  },
  'issue.SHEET_STATE_OF_GSTIN': {
    en: 'Enter {{state}}: the GSTIN is of that State.',
    ar: 'أدخل {{state}}: الرقم GSTIN من تلك الولاية.',
    hi: '{{state}} लिखें: GSTIN उसी राज्य का है।',
  },
  'issue.SHEET_AFTER_PERIOD': {
    en: 'Enter a date until {{date}}, the last day of the period.',
    ar: 'أدخل تاريخًا حتى {{date}}، آخر يوم في الفترة.',
    hi: '{{date}} तक की तिथि लिखें, यह अवधि का आख़िरी दिन है।',
  },
  'issue.SHEET_ABOVE_ZERO': {
    en: 'Enter a number above zero.',
    ar: 'أدخل رقمًا أكبر من صفر.',
    hi: 'शून्य से बड़ी संख्या लिखें।',
  },
  'issue.SHEET_ONE_TAX': {
    en: 'Enter IGST, or CGST and SGST.',
    ar: 'أدخل IGST، أو CGST وSGST.',
    hi: 'IGST लिखें, या CGST और SGST।',
  },
  'issue.SHEET_HALVES': {
    en: 'Enter the same for CGST and SGST.',
    ar: 'أدخل القيمة نفسها في CGST وSGST.',
    hi: 'CGST और SGST में एक ही मान लिखें।',
  },
  'issue.SHEET_BEFORE_SENT': {
    en: 'Enter a date from {{date}} on, the day the goods were sent.',
    ar: 'أدخل تاريخًا من {{date}}، يوم إرسال البضائع.',
    hi: '{{date}} या उसके बाद की तिथि लिखें, उस दिन माल भेजा गया।',
  },
  'issue.SHEET_FILLED': {
    en: 'The books fill this column. Correct the document.',
    ar: 'هذا العمود من الدفاتر. صحّح المستند.',
    hi: 'यह कॉलम बही से भरता है। दस्तावेज़ ठीक करें।',
  },
  'issue.SHEET_OWN_GSTIN': {
    en: 'This is your own GSTIN. Enter that of the other side.',
    ar: 'هذا رقمك. أدخل رقم الطرف الآخر.',
    hi: 'यह आपका अपना GSTIN है। दूसरे पक्ष का लिखें।',
  },
  'issue.SHEET_EARLIER_PERIOD': {
    en: 'Enter a period before {{period}}.',
    ar: 'أدخل فترة قبل {{period}}.',
    hi: '{{period}} से पहले की अवधि लिखें।',
  },
  'issue.SHEET_NO_TAX': {
    en: 'Leave the tax empty: the net amount is not above zero.',
    ar: 'اترك الضريبة فارغة: الصافي ليس أكبر من صفر.',
    hi: 'टैक्स ख़ाली छोड़ें: शुद्ध राशि शून्य से ऊपर नहीं है।',
  },
  'issue.SHEET_NOT_BEFORE': {
    en: 'This is reported for days from {{date}} on. Choose a later period.',
    ar: 'يُبلَّغ عن هذا للأيام من {{date}} فصاعدًا. اختر فترة لاحقة.',
    hi: 'यह {{date}} और उसके बाद के दिनों के लिए है। बाद की अवधि चुनें।',
  },
  'issue.SHEET_OTHER_PAN': {
    en: 'Enter a GSTIN of PAN {{pan}}: credit is distributed within one person alone.',
    ar: 'أدخل GSTIN للرقم الضريبي {{pan}}: يُوزَّع الرصيد داخل الشخص نفسه فقط.',
    hi: 'PAN {{pan}} का GSTIN लिखें: क्रेडिट एक ही व्यक्ति के भीतर बँटता है।',
  },
  'issue.UQC': {
    en: 'Enter a unit quantity code of the portal, such as NOS or KGS.',
    ar: 'أدخل رمز وحدة من رموز البوابة، مثل NOS أو KGS.',
    hi: 'पोर्टल का यूनिट कोड लिखें, जैसे NOS या KGS।',
  },
  'issue.CELL_COMPUTED': {
    en: '{{section}} follows from other figures. Change those.',
    ar: '{{section}} ناتج عن أرقام أخرى. غيّر تلك الأرقام.',
    hi: '{{section}} दूसरी राशियों से बनता है। उन्हें बदलें।',
  },
  'issue.CELL_LOCKED': {
    en: 'The portal fills {{section}} from GSTR-1. Correct the documents, or GSTR-1A after GSTR-1 is filed.',
    ar: 'تملأ البوابة {{section}} من GSTR-1. صحّح المستندات، أو GSTR-1A بعد تقديم GSTR-1.',
    hi: 'पोर्टल {{section}} GSTR-1 से भरता है। दस्तावेज़ ठीक करें, या GSTR-1 फ़ाइल होने पर GSTR-1A भरें।',
  },
  'issue.CELL_NOT_HELD': {
    en: '{{section}} has no such column. Leave it empty.',
    ar: 'لا يوجد هذا العمود في {{section}}. اتركه فارغًا.',
    hi: '{{section}} में यह कॉलम नहीं है। इसे ख़ाली छोड़ें।',
  },
  'issue.CELL_EMPTY': {
    en: 'Enter an amount for {{section}}.',
    ar: 'أدخل مبلغًا في {{section}}.',
    hi: '{{section}} के लिए राशि लिखें।',
  },
  'issue.CELL_UNEQUAL': {
    en: 'CGST and SGST are equal in {{section}}. Enter the same amount.',
    ar: 'CGST وSGST متساويان في {{section}}. أدخل المبلغ نفسه.',
    hi: '{{section}} में CGST और SGST बराबर होते हैं। वही राशि लिखें।',
  },
  'issue.CELL_PLACE': {
    en: 'Table 3.2 is for supplies to other States. Choose another place of supply.',
    ar: 'الجدول 3.2 للتوريد إلى ولايات أخرى. اختر مكان توريد آخر.',
    hi: 'टेबल 3.2 दूसरे राज्यों की सप्लाई का है। सप्लाई का दूसरा स्थान चुनें।',
  },
  'issue.CELL_NEGATIVE': {
    en: '{{section}} would be below zero, which the form does not take. Enter a smaller reduction.',
    ar: 'سيصبح {{section}} أقل من صفر والنموذج لا يقبل ذلك. أدخل تخفيضًا أصغر.',
    hi: '{{section}} शून्य से कम हो जाएगा, फ़ॉर्म यह नहीं लेता। कम कटौती लिखें।',
  },
  'issue.SET_OFF_ABOVE_TAX': {
    en: 'This is more than the tax. Enter at most {{most}}.',
    ar: 'هذا أكثر من الضريبة. أدخل {{most}} على الأكثر.',
    hi: 'यह टैक्स से ज़्यादा है। ज़्यादा से ज़्यादा {{most}} लिखें।',
  },
  'issue.SET_OFF_ABOVE_CREDIT': {
    en: 'This is more than the credit left. Enter at most {{most}}.',
    ar: 'هذا أكثر من الرصيد المتبقي. أدخل {{most}} على الأكثر.',
    hi: 'यह बचे क्रेडिट से ज़्यादा है। ज़्यादा से ज़्यादा {{most}} लिखें।',
  },
  'issue.SET_OFF_IGST_FIRST': {
    en: 'IGST credit is used up first (section 49A, rule 88A). Enter at least {{most}}.',
    ar: 'يُستنفد رصيد IGST أولًا (المادة 49A والقاعدة 88A). أدخل {{most}} على الأقل.',
    hi: 'पहले IGST क्रेडिट पूरा लगता है (धारा 49A, नियम 88A)। कम से कम {{most}} लिखें।',
  },
  'issue.SET_OFF_CENTRAL_FIRST': {
    en: 'CGST credit pays IGST before SGST credit. Enter at most {{most}}.',
    ar: 'رصيد CGST يسدد IGST قبل رصيد SGST. أدخل {{most}} على الأكثر.',
    hi: 'IGST में SGST क्रेडिट से पहले CGST क्रेडिट लगता है। ज़्यादा से ज़्यादा {{most}} लिखें।',
  },
  'issue.PLACE_OVERRIDE_REASON': {
    en: 'By law the place of supply is {{derived}}. To use {{place}}, enter a reason.',
    ar: 'مكان التوريد قانونًا هو {{derived}}. لاستخدام {{place}} اذكر السبب.',
    hi: 'नियम से सप्लाई का स्थान {{derived}} है। {{place}} रखने के लिए कारण लिखें।',
  },
  'issue.LUT_NOT_VALID': {
    en: 'This LUT is not valid on {{date}}. Choose another.',
    ar: 'خطاب التعهد هذا غير سارٍ في {{date}}. اختر غيره.',
    hi: 'यह LUT {{date}} को मान्य नहीं है। दूसरा चुनें।',
  },
  'issue.LUT_MISSING': {
    en: 'A supply without payment of tax needs a LUT valid on {{date}}. Add it to the GSTIN.',
    ar: 'التوريد دون دفع الضريبة يتطلب خطاب تعهد ساريًا في {{date}}. أضفه إلى رقم GSTIN.',
    hi: 'बिना टैक्स भुगतान की सप्लाई के लिए {{date}} को मान्य LUT चाहिए। इसे GSTIN में जोड़ें।',
  },
  'issue.LINES_MISSING': {
    en: 'Add at least one line.',
    ar: 'أضف بندًا واحدًا على الأقل.',
    hi: 'कम से कम एक लाइन जोड़ें।',
  },
  'issue.HSN_DIGITS': {
    en: 'HSN {{hsn}} needs at least {{digits}} digits for your turnover.',
    ar: 'رمز HSN {{hsn}} يحتاج إلى {{digits}} خانات على الأقل بحسب رقم أعمالك.',
    hi: 'आपके टर्नओवर के लिए HSN {{hsn}} में कम से कम {{digits}} अंक चाहिए।',
  },
  'issue.BUYER_ADDRESS_MISSING': {
    en: 'For {{limit}} rupees or more, the invoice must show the name and address of an unregistered buyer. Add the address.',
    ar: 'عند {{limit}} روبية أو أكثر يجب أن تحمل الفاتورة اسم المشتري غير المسجل وعنوانه. أضف العنوان.',
    hi: '{{limit}} रुपये या उससे अधिक के बिल पर अनरजिस्टर्ड खरीदार का नाम और पता ज़रूरी है। पता जोड़ें।',
  },
  'issue.NUMBER_AUTOMATIC': {
    en: 'Numbers are assigned automatically. Leave the number empty.',
    ar: 'تُعطى الأرقام تلقائيًا. اترك الرقم فارغًا.',
    hi: 'नंबर अपने आप मिलता है। इसे खाली छोड़ें।',
  },
  'issue.NUMBER_TAKEN': {
    en: 'This number is already used in the year. Capital and small letters count as the same.',
    ar: 'هذا الرقم مستخدم بالفعل في السنة. لا فرق بين الأحرف الكبيرة والصغيرة.',
    hi: 'यह नंबर इस साल पहले से लगा हुआ है। बड़े और छोटे अक्षर एक ही गिने जाते हैं।',
  },
  'issue.NUMBER_TOO_LONG': {
    en: 'The next number of this series would exceed 16 characters. Shorten the prefix or suffix.',
    ar: 'سيتجاوز الرقم التالي لهذه السلسلة 16 حرفًا. قصّر البادئة أو اللاحقة.',
    hi: 'इस सीरीज़ का अगला नंबर 16 अक्षरों से लंबा होगा। प्रीफ़िक्स या सफ़िक्स छोटा करें।',
  },
  'issue.SERIES_MISSING': {
    en: 'No number series is allocated to this GSTIN. Allocate one in Masters.',
    ar: 'لا توجد سلسلة أرقام مخصصة لهذا GSTIN. خصّص واحدة في البيانات الأساسية.',
    hi: 'इस GSTIN के लिए कोई नंबर सीरीज़ नहीं है। मास्टर में सीरीज़ चुनें।',
  },
  'issue.FIGURE_DIFFERS': {
    en: '{{sent}} was sent, but {{computed}} is computed.',
    ar: 'أُرسل {{sent}} بينما المحسوب {{computed}}.',
    hi: '{{sent}} भेजा गया, पर हिसाब से {{computed}} होता है।',
  },
  'issue.FIGURE_UNKNOWN': {
    en: 'There is no such total.',
    ar: 'لا يوجد إجمالي كهذا.',
    hi: 'ऐसा कोई जोड़ नहीं है।',
  },
  'issue.RECEIVED_ABOVE_TOTAL': {
    en: 'This exceeds the total of {{total}}. Record the rest as an advance payment.',
    ar: 'هذا أكثر من الإجمالي {{total}}. سجّل الباقي كدفعة مقدمة.',
    hi: 'यह कुल {{total}} से अधिक है। बाकी रकम एडवांस के रूप में दर्ज करें।',
  },
  'issue.RECEIVED_BEFORE_APPROVAL': {
    en: 'The invoice needs approval first. Record the payment after approval.',
    ar: 'تحتاج الفاتورة إلى اعتماد أولًا. سجّل الدفعة بعد اعتمادها.',
    hi: 'बिल को पहले मंज़ूरी चाहिए। भुगतान मंज़ूरी के बाद दर्ज करें।',
  },
  'issue.CHANGED_SINCE_SUBMITTED': {
    en: 'It was submitted with a total of {{submitted}}, which would now be {{total}}. Reject it, or edit it and send it again.',
    ar: 'أُرسل بإجمالي {{submitted}} وسيصبح الآن {{total}}: ارفضه، أو عدّله وأرسله من جديد.',
    hi: 'यह {{submitted}} के कुल पर भेजा गया था, अब {{total}} होगा। नामंज़ूर करें, या बदलकर फिर भेजें।',
  },
  'issue.CREDIT_LIMIT': {
    en: "This brings the party's balance to {{balance}}, above its credit limit of {{limit}}.",
    ar: 'يصبح رصيد الطرف بهذا {{balance}}، وهو فوق حد الائتمان {{limit}}.',
    hi: 'इससे पार्टी का बकाया {{balance}} हो जाएगा, जो उधार सीमा {{limit}} से अधिक है।',
  },
  'issue.FIXED_BY_NUMBER': {
    en: 'This cannot change after number {{number}} is assigned.',
    ar: 'لا يمكن تغييره بعد إعطاء الرقم {{number}}.',
    hi: 'नंबर {{number}} मिलने के बाद यह नहीं बदल सकता।',
  },
  'issue.DATE_OTHER_YEAR': {
    en: 'Number {{number}} belongs to {{year}}. Choose a date in that year.',
    ar: 'الرقم {{number}} يخص السنة {{year}}. اختر تاريخًا ضمنها.',
    hi: 'नंबर {{number}} वर्ष {{year}} का है। उसी वर्ष की तिथि चुनें।',
  },
  'issue.PARTY_HAS_PAYMENTS': {
    en: 'Payments of the previous party are applied to it. Remove them first.',
    ar: 'دفعات الطرف السابق مطبقة عليها. أزلها أولًا.',
    hi: 'इस पर पिछली पार्टी के भुगतान लगे हैं। पहले उन्हें हटाएँ।',
  },
  'issue.TOTAL_BELOW_PAID': {
    en: '{{paid}} is already paid, more than the new total of {{total}}.',
    ar: 'سبق دفع {{paid}}، وهو أكثر من الإجمالي الجديد {{total}}.',
    hi: '{{paid}} का भुगतान हो चुका है, जो नए कुल {{total}} से अधिक है।',
  },
  'issue.CESS_ENDED': {
    en: 'Line {{line}} has compensation cess, which ended before {{since}} ({{source}}). Check the item.',
    ar: 'يحمل البند {{line}} رسم التعويض الإضافي الذي انتهى قبل {{since}} ({{source}}). راجع الصنف.',
    hi: 'लाइन {{line}} पर मुआवज़ा सेस है, जो {{since}} से पहले समाप्त हो गया ({{source}})। आइटम जाँचें।',
  },
  'issue.NOT_AN_OPERATOR': {
    en: 'Enter the GSTIN of an e-commerce operator: its 14th character is C.',
    ar: 'أدخل رقم GSTIN لمشغّل تجارة إلكترونية: حرفه الرابع عشر C.',
    hi: 'ई-कॉमर्स ऑपरेटर का GSTIN लिखें: उसका 14वाँ अक्षर C होता है।',
  },
  'issue.PLACE_SPECIAL_SERVICE': {
    en: 'SAC {{hsn}} in line {{line}} usually has its own place-of-supply rule. Choose the nature of the service.',
    ar: 'للرمز {{hsn}} في البند {{line}} قاعدة خاصة لمكان التوريد عادةً. اختر طبيعة الخدمة.',
    hi: 'लाइन {{line}} के SAC {{hsn}} में सप्लाई के स्थान का अलग नियम होता है। सेवा का प्रकार चुनें।',
  },
  'issue.HSN_FILE': {
    en: 'No codes were found in this file. Choose HSN_SAC.xlsx of the GST portal, or one of its sheets as CSV.',
    ar: 'لم يُعثر على رموز في هذا الملف. اختر HSN_SAC.xlsx من بوابة GST أو إحدى أوراقه بصيغة CSV.',
    hi: 'इस फ़ाइल में कोड नहीं मिले। GST पोर्टल की HSN_SAC.xlsx या उसकी एक शीट CSV में चुनें।',
  },
  'issue.HSN_NOT_LISTED': {
    en: "HSN/SAC {{hsn}} in line {{line}} is not in the GST portal's list of {{asOf}}. Check it, or load the current list under HSN/SAC.",
    ar: 'رمز HSN/SAC ‏{{hsn}} في البند {{line}} غير موجود في قائمة بوابة GST بتاريخ {{asOf}}. تحقق منه أو حمّل القائمة الحالية من HSN/SAC.',
    hi: 'लाइन {{line}} का HSN/SAC {{hsn}} GST पोर्टल की {{asOf}} की सूची में नहीं है। जाँचें, या HSN/SAC में नई सूची लोड करें।',
  },
  'issue.HSN_SERVICE_ON_GOODS': {
    en: 'Line {{line}} is goods, but {{hsn}} is a service code (SAC). Correct the code or the type of the item.',
    ar: 'البند {{line}} سلعة، لكن {{hsn}} رمز خدمات (SAC). صحح الرمز أو نوع الصنف.',
    hi: 'लाइन {{line}} माल है, पर {{hsn}} सेवा का कोड (SAC) है। कोड या आइटम का प्रकार सुधारें।',
  },
  'issue.HSN_GOODS_ON_SERVICE': {
    en: 'Line {{line}} is a service, but {{hsn}} is a goods code (HSN). Correct the code or the type of the item.',
    ar: 'البند {{line}} خدمة، لكن {{hsn}} رمز سلع (HSN). صحح الرمز أو نوع الصنف.',
    hi: 'लाइन {{line}} सेवा है, पर {{hsn}} माल का कोड (HSN) है। कोड या आइटम का प्रकार सुधारें।',
  },
  'issue.CHARGE_HSN_MISSING': {
    en: 'The charge {{charge}} is taxed separately and needs an HSN/SAC (rule 46(g)). Enter its code.',
    ar: 'الرسم {{charge}} خاضع للضريبة بذاته وبلا رمز HSN/SAC ‏(القاعدة 46(g)). أدخل رمزه.',
    hi: 'ख़र्च {{charge}} पर अलग टैक्स है, इसलिए HSN/SAC चाहिए (नियम 46(g))। उसका कोड लिखें।',
  },
  'issue.RULE_VALUE': {
    en: 'Enter the value in the form used in the other rows of this rule, for example {{example}}.',
    ar: 'أدخل القيمة بصيغة الصفوف الأخرى لهذه القاعدة، مثلًا {{example}}.',
    hi: 'वैल्यू वैसे ही लिखें जैसे इस नियम की दूसरी लाइनों में है, जैसे {{example}}।',
  },
  'issue.NOT_POSITIVE': {
    en: 'Enter an amount above zero.',
    ar: 'أدخل مبلغًا أكبر من صفر.',
    hi: 'शून्य से अधिक राशि लिखें।',
  },
  'issue.ABOVE_AMOUNT': {
    en: 'This exceeds the amount of {{amount}}.',
    ar: 'هذا أكثر من المبلغ {{amount}}.',
    hi: 'यह राशि {{amount}} से अधिक है।',
  },
  'issue.ABOVE_BALANCE': {
    en: 'Only {{balance}} is due on {{number}}.',
    ar: 'المستحق على {{number}} هو {{balance}} فقط.',
    hi: '{{number}} पर केवल {{balance}} बकाया है।',
  },
  'issue.WAITS_FOR_APPROVAL': {
    en: 'A payment of {{waiting}} for {{number}} waits for approval. Pay only what is left, or have that payment rejected first.',
    ar: 'دفعة بمبلغ {{waiting}} عن {{number}} بانتظار الاعتماد. ادفع المتبقي فقط، أو اطلب رفض تلك الدفعة أولًا.',
    hi: '{{number}} के लिए {{waiting}} का भुगतान मंज़ूरी के इंतज़ार में है। केवल बाकी राशि दें, या पहले उसे नामंज़ूर कराएँ।',
  },
  'issue.REFUND_WAITS': {
    en: 'A refund of {{waiting}} of {{number}} waits for approval. Refund only what is left, or have that refund rejected first.',
    ar: 'رد مبلغ {{waiting}} من {{number}} بانتظار الاعتماد. رُدّ المتبقي فقط، أو اطلب رفض ذلك الرد أولًا.',
    hi: '{{number}} में से {{waiting}} की वापसी मंज़ूरी के इंतज़ार में है। केवल बाकी लौटाएँ, या पहले उसे नामंज़ूर कराएँ।',
  },
  'issue.NO_LONGER_OPEN': {
    en: '{{number}} was cancelled or is no longer open. Reject the payment, or edit it and send it again.',
    ar: '{{number}} أُلغي أو لم يعد مفتوحًا. ارفض الدفعة، أو عدّلها وأرسلها من جديد.',
    hi: '{{number}} रद्द हो गया या अब खुला नहीं है। भुगतान नामंज़ूर करें, या बदलकर फिर भेजें।',
  },
  'issue.TDS_ABOVE_AMOUNT': {
    en: 'TDS of {{tds}} cannot be more than the payment of {{amount}}. Enter the tax that was deducted.',
    ar: 'لا يمكن أن يزيد TDS البالغ {{tds}} على الدفعة البالغة {{amount}}. أدخل الضريبة المستقطعة.',
    hi: '{{tds}} का TDS {{amount}} के भुगतान से ज़्यादा नहीं हो सकता। काटा गया टैक्स लिखें।',
  },
  'issue.ADVANCE_NOTHING_LEFT': {
    en: 'The whole amount settles documents, so nothing is an advance. Apply less to documents, or leave out the tax on the advance.',
    ar: 'المبلغ كله يسدد مستندات، فلا دفعة مقدمة. طبّق أقل على المستندات أو احذف ضريبة الدفعة المقدمة.',
    hi: 'पूरी रक़म बिलों पर लग गई, एडवांस कुछ नहीं बचा। बिलों पर कम लगाएँ, या एडवांस का टैक्स हटाएँ।',
  },
  'issue.ABOVE_ADVANCE': {
    en: 'Only {{rest}} of {{number}} is left. Enter that amount or less.',
    ar: 'المتبقي من {{number}} هو {{rest}} فقط. أدخل هذا المبلغ أو أقل.',
    hi: '{{number}} में से केवल {{rest}} बचा है। इतनी या कम रक़म डालें।',
  },
  'issue.REFUND_BEFORE_RECEIPT': {
    en: 'The advance was received on {{date}}. Enter that day or a later one.',
    ar: 'استُلمت الدفعة المقدمة في {{date}}. أدخل هذا اليوم أو يومًا بعده.',
    hi: 'एडवांस {{date}} को मिला था। वही या बाद की तिथि डालें।',
  },
  'issue.REFUND_SETTLES': {
    en: 'A refund of an advance settles no documents. Leave out the documents, or enter two payments.',
    ar: 'استرداد الدفعة المقدمة لا يسدد مستندات. احذف المستندات أو أدخل دفعتين.',
    hi: 'एडवांस के रिफ़ंड से कोई बिल नहीं चुकता। बिल हटाएँ, या दो भुगतान दर्ज करें।',
  },
  'issue.SET_OFF_FILED': {
    en: 'The set-off of this advance on {{number}} is in a GSTR-1 that was filed, and is fixed.',
    ar: 'مقاصة هذه الدفعة المقدمة على {{number}} واردة في إقرار GSTR-1 قُدّم، فلا تتغير.',
    hi: '{{number}} पर इस एडवांस का समायोजन दाख़िल GSTR-1 में है, इसलिए बदला नहीं जा सकता।',
  },
  'issue.ADVANCE_RATE': {
    en: 'There is no GST rate of {{rate}}% on {{date}}. Select a rate of the list.',
    ar: 'لا توجد نسبة GST قدرها {{rate}}٪ في {{date}}. اختر نسبة من القائمة.',
    hi: '{{date}} को GST की {{rate}}% दर नहीं है। सूची से दर चुनें।',
  },
  'issue.ABOVE_PAYMENT': {
    en: '{{allocated}} is applied, but only {{amount}} was received.',
    ar: 'طُبّق {{allocated}} بينما المستلم {{amount}} فقط.',
    hi: '{{allocated}} लगाया गया, पर मिला केवल {{amount}}।',
  },
} as const satisfies Texts
