import { rows } from './rows.ts'

/** What each setting does, in one sentence, where it is not beside its name already; and the rules of filling in. */
export const settingHelpTexts = rows({
  'settings.place': ['Settings for', 'الإعدادات لـ', 'किसके लिए'],
  'settings.wholeAccount': ['The whole account', 'الحساب كله', 'पूरा खाता'],
  'settings.setAt.system': ['Set by the operator', 'حدده المشغّل', 'ऑपरेटर ने सेट किया'],
  'settings.setAt.subscriber': ['Set for the whole account', 'محدد للحساب كله', 'पूरे खाते के लिए सेट'],
  'settings.setAt.entity': [
    'Set for this place of business or its company',
    'مضبوط لهذا المقر أو لشركته',
    'इस स्थान या उसकी कंपनी के लिए सेट',
  ],
  'settings.history': ['Changes', 'التغييرات', 'बदलाव'],
  'settings.noHistory': ['No changes yet.', 'لم يتغير شيء بعد.', 'अभी कुछ नहीं बदला गया।'],
  'settings.from': ['Before', 'قبل', 'पहले'],
  'settings.to': ['After', 'بعد', 'बाद में'],
  'settings.setting': ['Setting', 'الإعداد', 'सेटिंग'],
  'settings.ownState': ['None', 'بدون', 'कोई नहीं'],
  'setting.EnableApprovalFlow': [
    'Documents need approval',
    'المستندات تحتاج إلى اعتماد',
    'दस्तावेज़ों की मंज़ूरी ज़रूरी',
  ],
  'setting.EnableApprovalFlow.help': [
    'A saved document gets its number and is counted only after another user with the right approves it. Its author can approve it only if no other user can. Choose below which kinds need it.',
    'يحصل المستند المحفوظ على رقمه ويُحتسب بعد أن يعتمده مستخدم آخر يملك الصلاحية. ولا يعتمده منشئه إلا إذا لم يوجد غيره. اختر أدناه الأنواع التي تحتاج إليه.',
    'सेव किए दस्तावेज़ को नंबर तभी मिलता है और वह तभी गिना जाता है जब अधिकार वाला दूसरा यूज़र उसे मंज़ूर करे। बनाने वाला तभी मंज़ूर कर सकता है जब और कोई न हो। किन्हें मंज़ूरी चाहिए, नीचे चुनें।',
  ],
  'setting.ApprovalSalesQuotation': ['Approval of: Quotations', 'اعتماد: عروض الأسعار', 'मंज़ूरी: कोटेशन'],
  'setting.ApprovalSalesQuotation.help': [
    'Applies where documents need approval.',
    'يسري حيث تحتاج المستندات إلى اعتماد.',
    'जहाँ दस्तावेज़ों की मंज़ूरी ज़रूरी है, वहाँ लागू।',
  ],
  'setting.ApprovalSalesOrder': ['Approval of: Sales orders', 'اعتماد: أوامر البيع', 'मंज़ूरी: बिक्री ऑर्डर'],
  'setting.ApprovalSalesOrder.help': [
    'Applies where documents need approval.',
    'يسري حيث تحتاج المستندات إلى اعتماد.',
    'जहाँ दस्तावेज़ों की मंज़ूरी ज़रूरी है, वहाँ लागू।',
  ],
  'setting.ApprovalSalesInvoice': ['Approval of: Sales invoices', 'اعتماد: فواتير البيع', 'मंज़ूरी: बिक्री बिल'],
  'setting.ApprovalSalesInvoice.help': [
    'Applies where documents need approval.',
    'يسري حيث تحتاج المستندات إلى اعتماد.',
    'जहाँ दस्तावेज़ों की मंज़ूरी ज़रूरी है, वहाँ लागू।',
  ],
  'setting.ApprovalDeliveryChallan': [
    'Approval of: Delivery challans',
    'اعتماد: أذون التسليم',
    'मंज़ूरी: डिलीवरी चालान',
  ],
  'setting.ApprovalDeliveryChallan.help': [
    'Applies where documents need approval.',
    'يسري حيث تحتاج المستندات إلى اعتماد.',
    'जहाँ दस्तावेज़ों की मंज़ूरी ज़रूरी है, वहाँ लागू।',
  ],
  'setting.ApprovalOutwardNote': ['Approval of: Outward notes', 'اعتماد: الإشعارات الصادرة', 'मंज़ूरी: जावक नोट'],
  'setting.ApprovalOutwardNote.help': [
    'Applies where documents need approval.',
    'يسري حيث تحتاج المستندات إلى اعتماد.',
    'जहाँ दस्तावेज़ों की मंज़ूरी ज़रूरी है, वहाँ लागू।',
  ],
  'setting.ApprovalPurchaseOrder': [
    'Approval of: Purchase orders',
    'اعتماد: أوامر الشراء',
    'मंज़ूरी: खरीद ऑर्डर',
  ],
  'setting.ApprovalPurchaseOrder.help': [
    'Applies where documents need approval.',
    'يسري حيث تحتاج المستندات إلى اعتماد.',
    'जहाँ दस्तावेज़ों की मंज़ूरी ज़रूरी है, वहाँ लागू।',
  ],
  'setting.ApprovalPurchaseBill': ['Approval of: Purchase bills', 'اعتماد: فواتير الشراء', 'मंज़ूरी: खरीद बिल'],
  'setting.ApprovalPurchaseBill.help': [
    'Applies where documents need approval.',
    'يسري حيث تحتاج المستندات إلى اعتماد.',
    'जहाँ दस्तावेज़ों की मंज़ूरी ज़रूरी है, वहाँ लागू।',
  ],
  'setting.ApprovalPaymentOut': ['Approval of: Payments out', 'اعتماد: المدفوعات', 'मंज़ूरी: किए गए भुगतान'],
  'setting.ApprovalPaymentOut.help': [
    'Applies where documents need approval. A payment is made only when another user approves it.',
    'يسري حيث تحتاج المستندات إلى اعتماد. لا تُصرف الدفعة إلا بعد أن يعتمدها مستخدم آخر.',
    'जहाँ दस्तावेज़ों की मंज़ूरी ज़रूरी है, वहाँ लागू। भुगतान तभी होगा जब दूसरा यूज़र मंज़ूर करे।',
  ],
  'setting.ApprovalInwardNote': ['Approval of: Inward notes', 'اعتماد: الإشعارات الواردة', 'मंज़ूरी: आवक नोट'],
  'setting.ApprovalInwardNote.help': [
    'Applies where documents need approval.',
    'يسري حيث تحتاج المستندات إلى اعتماد.',
    'जहाँ दस्तावेज़ों की मंज़ूरी ज़रूरी है, वहाँ लागू।',
  ],

  'setting.defaultCurrency': ['Currency of a new party', 'عملة الطرف الجديد', 'नई पार्टी की करेंसी'],
  'setting.defaultCurrency.help': [
    'Filled in on the form; you can change it for each party.',
    'تُملأ في النموذج؛ ويمكن تغييرها لكل طرف.',
    'फ़ॉर्म में भरी रहती है; हर पार्टी के लिए बदली जा सकती है।',
  ],
  'setting.defaultTaxState': ['State of a new party', 'ولاية الطرف الجديد', 'नई पार्टी का राज्य'],
  'setting.defaultTaxState.help': [
    'Filled in on the address until a GSTIN or PIN code gives another State.',
    'تُملأ في العنوان حتى يحدد GSTIN أو رمز PIN ولاية أخرى.',
    'पते में भरा रहता है, जब तक GSTIN या पिन कोड दूसरा न बताए।',
  ],
  'setting.AutoPlaceOfSupply': [
    'Place of supply from the party',
    'مكان التوريد من الطرف',
    'सप्लाई स्थान पार्टी से',
  ],
  'setting.AutoPlaceOfSupply.help': [
    'When off, choose it on every document.',
    'عند الإيقاف يُختار في كل مستند.',
    'बंद होने पर हर दस्तावेज़ में चुना जाता है।',
  ],
  'setting.AutoStateFromPincode': ['State from the PIN code', 'الولاية من الرمز البريدي', 'पिन कोड से राज्य'],
  'setting.AutoStateFromPincode.help': [
    'Fills in the State of an address from its PIN code.',
    'يملأ ولاية العنوان عند كتابة رمزه البريدي.',
    'पिन कोड लिखते ही पते का राज्य भरता है।',
  ],
  'setting.AutoItemHsn': ['HSN code from the item', 'رمز HSN من الصنف', 'आइटम से HSN कोड'],
  'setting.AutoItemHsn.help': [
    'When off, enter the code on every line.',
    'عند الإيقاف يُكتب الرمز في كل سطر.',
    'बंद होने पर हर लाइन में कोड लिखना होता है।',
  ],
  'setting.AutoItemUnit': ['Unit from the item', 'الوحدة من الصنف', 'आइटम से यूनिट'],
  'setting.AutoItemUnit.help': [
    'When off, choose the unit on every line.',
    'عند الإيقاف تُختار الوحدة في كل سطر.',
    'बंद होने पर हर लाइन में यूनिट चुनी जाती है।',
  ],
  'setting.AutoItemRate': ['Tax rate from the item', 'نسبة الضريبة من الصنف', 'आइटम से टैक्स दर'],
  'setting.AutoItemRate.help': [
    'When off, enter the rate on every line.',
    'عند الإيقاف تُكتب النسبة في كل سطر.',
    'बंद होने पर हर लाइन में दर लिखनी होती है।',
  ],
  'setting.AutoItemPrice': ['Price from the item', 'السعر من الصنف', 'आइटम से रेट'],
  'setting.AutoItemPrice.help': [
    'When off, enter the price on every line.',
    'عند الإيقاف يُكتب السعر في كل سطر.',
    'बंद होने पर हर लाइन में रेट लिखना होता है।',
  ],
  'setting.AutoDueDate': [
    'Due date from the payment terms',
    'تاريخ الاستحقاق من شروط الدفع',
    'भुगतान शर्तों से देय तिथि',
  ],
  'setting.AutoDueDate.help': [
    'When off, a document is due on its own date unless you enter another.',
    'عند الإيقاف يستحق المستند في تاريخه ما لم يُكتب غيره.',
    'बंद होने पर दस्तावेज़ अपनी ही तिथि पर देय है, जब तक दूसरी न लिखी जाए।',
  ],
  'setting.AutoTransport': [
    'Transporter and vehicle from the last e-way bill',
    'الناقل والمركبة من آخر بوليصة نقل',
    'पिछले ई-वे बिल से ट्रांसपोर्टर और वाहन',
  ],
  'setting.AutoTransport.help': [
    'Filled in on the e-way bill form for the same buyer.',
    'تُملأ في نموذج بوليصة النقل للمشتري نفسه.',
    'उसी खरीदार के ई-वे बिल के फ़ॉर्म में भरे रहते हैं।',
  ],
  'setting.AutoTerms': [
    'Terms and conditions from the GSTIN',
    'الشروط والأحكام من GSTIN',
    'GSTIN से नियम व शर्तें',
  ],
  'setting.AutoTerms.help': [
    'When off, only terms entered on the document are printed.',
    'عند الإيقاف لا يُطبع إلا ما يُكتب في المستند من شروط.',
    'बंद होने पर दस्तावेज़ पर केवल उसमें लिखी शर्तें छपती हैं।',
  ],
  'setting.AutoDistance': ['Distance from the PIN codes', 'المسافة من الرموز البريدية', 'पिन कोड से दूरी'],
  'setting.AutoDistance.help': [
    'Looked up when the e-way bill form opens. When off, use the button.',
    'يجري البحث عنها عند فتح نموذج بوليصة النقل؛ وعند الإيقاف بالزر.',
    'ई-वे बिल का फ़ॉर्म खुलते ही खोजी जाती है; बंद होने पर बटन से।',
  ],
  'setting.AutoComputeTotals': [
    'Tax and totals while you type',
    'الضريبة والإجماليات أثناء الكتابة',
    'लिखते समय टैक्स और जोड़',
  ],
  'setting.AutoComputeTotals.help': [
    'When off, they are calculated on a button and on saving. Useful for very long invoices on slow computers.',
    'عند الإيقاف تُحسب بزر وعند الحفظ، للفواتير الطويلة جدًا على الأجهزة البطيئة.',
    'बंद होने पर बटन से और सेव करते समय निकलते हैं; धीमी मशीन पर बहुत लंबे बिल के लिए।',
  ],

  'setting.pageSize.help': [
    'More rows load as you scroll.',
    'تُحمّل صفوف أخرى عند التمرير.',
    'स्क्रॉल करने पर और लाइनें आती हैं।',
  ],
  'setting.reportPageSize.help': [
    'More rows load as you scroll.',
    'تُحمّل صفوف أخرى عند التمرير.',
    'स्क्रॉल करने पर और लाइनें आती हैं।',
  ],
  'setting.importErrorPageSize.help': [
    'How many errors of an import a page has.',
    'عدد أخطاء الاستيراد التي تُحمّل دفعة واحدة.',
    'इंपोर्ट की इतनी ग़लतियाँ एक बार में लोड होती हैं।',
  ],
  'setting.poolingTime.help': [
    'How often the progress of background tasks is refreshed.',
    'عدد مرات تحديث تقدم المهام في الخلفية.',
    'पीछे चल रहे काम की प्रगति कितनी बार अपडेट हो।',
  ],
  'setting.dateFormat.help': [
    'On screens and in exports.',
    'على الشاشات وفي الملفات المصدّرة.',
    'स्क्रीन पर और एक्सपोर्ट में।',
  ],
  'setting.dateTimeFormat.help': [
    'On screens, in history and notifications.',
    'على الشاشات وفي السجل والإشعارات.',
    'स्क्रीन, इतिहास और सूचनाओं में।',
  ],
  'setting.downloadFileExpiryInHours.help': [
    'After that, export again.',
    'بعد ذلك أعد التصدير.',
    'उसके बाद एक्सपोर्ट फिर बनाना होता है।',
  ],
  'setting.maxBulkSearchKeywords.help': [
    'Values pasted into the search box of a list.',
    'القيم الملصقة في مربع بحث القائمة.',
    'सूची के खोज बॉक्स में पेस्ट की गई वैल्यू।',
  ],
  'setting.trialDays.help': ['Counted from the registration.', 'تُحسب من التسجيل.', 'रजिस्ट्रेशन से गिने जाते हैं।'],
  'setting.trialExpiryWarningDays.help': [
    'The banner shows the days left.',
    'يعرض الشريط الأيام المتبقية.',
    'बैनर में बचे हुए दिन दिखते हैं।',
  ],
  'setting.roundOff.help': [
    'The difference is shown as a separate line.',
    'يظهر الفرق في سطر مستقل.',
    'अंतर अलग लाइन में दिखता है।',
  ],
  'setting.deviationValue.help': [
    'Figures sent by other systems may differ from the calculated ones by this amount; the calculated figures are kept.',
    'قد تختلف أرقام الأنظمة الأخرى عن المحسوب بهذا القدر؛ ويُحفظ المحسوب.',
    'दूसरे सिस्टम से आए आँकड़ों में हिसाब से इतना अंतर चल सकता है; हिसाब वाले आँकड़े ही रखे जाते हैं।',
  ],
  'setting.quotationDays.help': [
    'A quotation is valid for this many days where you enter no last day.',
    'يبقى عرض السعر صالحًا هذا العدد من الأيام ما لم تُدخل آخر يوم.',
    'आखिरी तिथि न डालने पर कोटेशन इतने दिन मान्य रहता है।',
  ],
  'setting.writeOffLimit.help': [
    'What is left of an invoice or bill may be written off up to this amount. Zero: nothing is written off.',
    'يمكن شطب ما بقي من الفاتورة حتى هذا المبلغ. صفر: لا شطب.',
    'बिल में बची रकम इतने तक राइट ऑफ़ की जा सकती है। शून्य: कुछ भी राइट ऑफ़ नहीं होगा।',
  ],
  'setting.EnableStockInventory.help': [
    'Invoices, challans, bills and notes of goods move the stock of their branch or godown.',
    'تحرّك فواتير البضائع وأذون التسليم والإشعارات مخزون فرعها أو مستودعها.',
    'माल के बिल, चालान और नोट अपनी ब्रांच या गोदाम का स्टॉक बदलते हैं।',
  ],
  'setting.StockSince.help': [
    'Documents from this day on count. Enter the stock of that day as opening stock. Empty: all documents count.',
    'تُحسب المستندات من هذا اليوم. أدخل مخزون ذلك اليوم كمخزون افتتاحي. فارغ: تُحسب كل المستندات.',
    'इस तिथि से दस्तावेज़ गिने जाते हैं। उस दिन का स्टॉक ओपनिंग स्टॉक में डालें। खाली: सभी दस्तावेज़ गिने जाते हैं।',
  ],
  'setting.NegativeStock.help': [
    'Applies when a document or a correction takes more of an item than is at the place.',
    'عندما يأخذ مستند أو تسوية من صنف أكثر مما في المكان.',
    'जब दस्तावेज़ या समायोजन किसी जगह पर मौजूद माल से ज़्यादा ले।',
  ],
  'setting.ExpiredBatches.help': [
    'Applies when an invoice or a challan takes goods of a batch after its expiry date. Adjustments and returns to suppliers are not affected.',
    'عندما تأخذ فاتورة أو إذن تسليم بضاعة من تشغيلة بعد تاريخ انتهائها. لا يشمل التسويات والمرتجعات إلى الموردين.',
    'जब बिल या चालान किसी बैच का माल उसकी एक्सपायरी तिथि के बाद ले। समायोजन और सप्लायर को वापसी पर असर नहीं।',
  ],
  'setting.StockValuation.help': [
    'What goods cost that are sold, and what is left is worth. A change counts for all days; one from a day on is below.',
    'تكلفة البضائع المبيعة وقيمة ما تبقى. يسري التغيير على كل الأيام، أما التغيير من يوم معين فهو أدناه.',
    'बिके माल की लागत और बचे माल का मूल्य। बदलाव सभी तिथियों पर लागू होता है; किसी तिथि से बदलाव नीचे है।',
  ],
  'setting.OtherValuationFrom.help': [
    'From this day on goods are valued the other way: first in, first out after weighted average, or the reverse. What is there then keeps its value, and the days before stay as they are. Empty: one valuation for all days.',
    'من هذا اليوم تُقيَّم البضائع بالطريقة الأخرى: الوارد أولًا يُصرف أولًا بعد المتوسط المرجح، أو العكس. يحتفظ الموجود حينها بقيمته وتبقى الأيام السابقة كما هي. فارغ: تقييم واحد لكل الأيام.',
    'इस तिथि से माल का मूल्य दूसरे तरीके से लगता है: औसत लागत के बाद पहले आया, पहले गया, या उल्टा। उस समय का स्टॉक अपने मूल्य पर आगे चलता है, और पहले की तिथियाँ नहीं बदलतीं। खाली: सभी तिथियों पर एक ही तरीका।',
  ],
  'setting.aboveOrder.help': [
    'Applies when a line of an invoice, bill or challan takes more than its order or challan has left.',
    'عندما يأخذ سطر في فاتورة أو إذن تسليم أكثر مما بقي في أمره أو إذنه.',
    'जब बिल या चालान की लाइन अपने ऑर्डर या चालान में बची मात्रा से ज़्यादा ले।',
  ],
  'setting.creditLimitCheck.help': [
    "Applies when a party's balance would exceed its limit.",
    'عندما يتجاوز ما على الطرف حدَّه.',
    'जब पार्टी का बकाया उसकी सीमा पार करे।',
  ],
  'setting.defaultPartyName.help': [
    'Counter sales are recorded for this party.',
    'الطرف الذي تُقيَّد عليه المبيعات النقدية.',
    'जिस पार्टी में काउंटर बिक्री दर्ज होती है।',
  ],
  'setting.defaultTaxpayerType.help': [
    'Filled in on the form; a GSTIN determines its own type.',
    'يُملأ في النموذج؛ ويحدد GSTIN نوعه.',
    'फ़ॉर्म में भरा रहता है; GSTIN अपना प्रकार बताता है।',
  ],
  'setting.EInvoiceNotifications.help': [
    'In the bell, for users who can see e-invoices.',
    'في الجرس، للمستخدمين الذين يرون الفواتير الإلكترونية.',
    'घंटी में, जो ई-इनवॉइस देख सकते हैं उन्हें।',
  ],
  'setting.notificationMails.help': [
    'One e-mail with all new notifications.',
    'رسالة واحدة بكل الإشعارات الجديدة.',
    'सभी नई सूचनाओं का एक मेल।',
  ],
  'setting.eWayBillSync.help': [
    'E-way bills generated by others for this GSTIN.',
    'بوالص النقل التي أصدرها آخرون لهذا الرقم.',
    'इस GSTIN के नाम दूसरों के बनाए ई-वे बिल।',
  ],
  'setting.eWayBillNotifications.help': [
    'One day and eight hours before expiry, and on expiry.',
    'قبل الانتهاء بيوم وبثماني ساعات وعند الانتهاء.',
    'ख़त्म होने से एक दिन और आठ घंटे पहले, और ख़त्म होने पर।',
  ],
  'setting.LegalClockDigest.help': [
    'One notification every morning.',
    'إشعار واحد كل صباح.',
    'हर सुबह एक सूचना।',
  ],
  'setting.LowStockNotices.help': [
    'One notification every morning, where stock is kept and an item is at or below its reorder level.',
    'إشعار واحد كل صباح حيث يُتابَع المخزون ويبلغ صنف حد إعادة الطلب أو ينزل عنه.',
    'हर सुबह एक सूचना, जहाँ स्टॉक रखा जाता है और कोई आइटम दोबारा ऑर्डर के स्तर पर या उससे कम है।',
  ],
  'setting.relaxedIdentifiers.help': [
    'Dots and dashes in UPI ids, long domain endings in e-mail addresses.',
    'النقاط والشرطات في معرفات UPI، والنهايات الطويلة للبريد.',
    'UPI में बिंदु और डैश, ई-मेल पते के लंबे अंत।',
  ],
  'setting.sessionIdleMinutes.help': [
    'Entries are kept; sign in again to continue.',
    'تبقى الإدخالات محفوظة؛ سجّل الدخول للمتابعة.',
    'लिखा हुआ बना रहता है; फिर से साइन इन करके जारी रखें।',
  ],
  'setting.sessionMaxHours.help': [
    'After that, users must sign in again.',
    'بعدها يسجل الجميع الدخول من جديد.',
    'उसके बाद सबको फिर साइन इन करना होता है।',
  ],
  'setting.singleSession.help': [
    'A user who signs in on another device is asked whether to end the other session.',
    'يُسأل المستخدم الذي يدخل من جهاز آخر هل تُنهى الجلسة الأخرى.',
    'कहीं और साइन इन करने पर पूछा जाता है कि दूसरा सेशन समाप्त हो या नहीं।',
  ],
  'setting.RestrictUserToSingleRole.help': [
    'A second role cannot be assigned.',
    'لا يمكن إسناد دور ثانٍ.',
    'दूसरी भूमिका नहीं दी जा सकती।',
  ],
  'setting.ChangeUsername.help': [
    'When off, a user name cannot be changed.',
    'عند الإيقاف يبقى اسم المستخدم كما أُنشئ.',
    'बंद होने पर यूज़र नाम जैसा बना वैसा रहता है।',
  ],
  'setting.UserCreationByBranch.help': [
    'A user cannot be saved without one.',
    'لا يمكن حفظ مستخدم بدونه.',
    'इसके बिना यूज़र सेव नहीं होता।',
  ],
  'setting.UserCreationByDepartment.help': [
    'A user cannot be saved without one.',
    'لا يمكن حفظ مستخدم بدونه.',
    'इसके बिना यूज़र सेव नहीं होता।',
  ],
  'setting.UserCreationByEmployeeCode.help': [
    'A user cannot be saved without one.',
    'لا يمكن حفظ مستخدم بدونه.',
    'इसके बिना यूज़र सेव नहीं होता।',
  ],
  'setting.accountLockThreshold.help': [
    'Counts wrong passwords in a row.',
    'كلمات مرور خاطئة متتالية.',
    'एक के बाद एक ग़लत पासवर्ड।',
  ],
  'setting.accountLockExpiry.help': [
    'An Admin can unlock it earlier.',
    'يمكن للمسؤول فتحه قبل ذلك.',
    'एडमिन इसे पहले खोल सकता है।',
  ],
  'setting.passwordMinLength.help': [
    'Applies to passwords set from now on.',
    'يسري على كلمات المرور الجديدة.',
    'अब से रखे जाने वाले पासवर्ड पर लागू।',
  ],
  'setting.passwordMaxLength.help': [
    'The field accepts no more characters.',
    'لا يقبل الحقل أحرفًا أكثر.',
    'फ़ील्ड इससे ज़्यादा अक्षर नहीं लेता।',
  ],
  'setting.passwordExpiryDays.help': [
    'After that, a new password is required at sign-in.',
    'بعدها تُطلب كلمة جديدة عند الدخول.',
    'उसके बाद साइन इन पर नया माँगा जाता है।',
  ],
  'setting.passwordHistory.help': [
    '0: previous passwords can be used again.',
    'القيمة 0 تسمح بإعادة استخدام كلمات المرور السابقة.',
    '0 पर पुराना पासवर्ड फिर रखा जा सकता है।',
  ],
  'setting.blockPasswordPaste.help': [
    'Password managers can still fill in.',
    'مديرو كلمات المرور يملؤون الحقل رغم ذلك.',
    'पासवर्ड मैनेजर फिर भी भर सकते हैं।',
  ],
  'setting.resetLinkExpiry.help': [
    'The link works once.',
    'يعمل الرابط مرة واحدة.',
    'लिंक एक बार काम करता है।',
  ],
  'setting.dormancyDaysNewUser.help': [
    'A user who never signed in. 0: never.',
    'مستخدم لم يدخل قط. 0: أبدًا.',
    'जिसने कभी साइन इन नहीं किया। 0: कभी नहीं।',
  ],
  'setting.dormancyDaysExistingUser.help': [
    'An Admin makes the user active again. 0: never.',
    'يعيد المسؤول تنشيط المستخدم. 0: أبدًا.',
    'एडमिन यूज़र को फिर सक्रिय करता है। 0: कभी नहीं।',
  ],
})
