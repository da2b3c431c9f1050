import { rows } from './rows.ts'

/** What each setting does, in one sentence, where it does not stand beside its name already; and the rules of filling in. */
export const settingHelpTexts = rows({
  'settings.section.filling': [
    'Filled in by itself on forms',
    'ما يُملأ تلقائيًا في النماذج',
    'फ़ॉर्म में अपने आप भरा जाता है',
  ],
  'settings.place': ['For', 'لـ', 'किसके लिए'],
  'settings.wholeAccount': ['The whole account', 'الحساب كله', 'पूरा खाता'],
  'settings.setAt.system': ['Set by the operator', 'حدده المشغّل', 'संचालक द्वारा रखा'],
  'settings.setAt.subscriber': ['Set for the whole account', 'محدد للحساب كله', 'पूरे खाते के लिए रखा'],
  'settings.setAt.entity': [
    'Set for this place or above it',
    'محدد لهذا المقر أو ما فوقه',
    'इस स्थान या इससे ऊपर रखा',
  ],
  'settings.level.system': ['Installation', 'المنظومة', 'स्थापना'],
  'settings.level.subscriber': ['Account', 'الحساب', 'खाता'],
  'settings.level.entity': ['Company or GSTIN', 'الشركة أو GSTIN', 'कंपनी या GSTIN'],
  'settings.history': ['Changes', 'التغييرات', 'बदलाव'],
  'settings.noHistory': ['Nothing was changed yet.', 'لم يتغير شيء بعد.', 'अभी कुछ नहीं बदला गया।'],
  'settings.from': ['Before', 'قبل', 'पहले'],
  'settings.to': ['After', 'بعد', 'बाद में'],
  'settings.setting': ['Setting', 'الإعداد', 'सेटिंग'],
  'settings.ownState': ['None', 'بدون', 'कोई नहीं'],
  'settings.group.STG_PTL': ['Portals', 'البوابات', 'पोर्टल'],
  'settings.group.STG_APV': ['Approval', 'الاعتماد', 'मंज़ूरी'],
  'setting.EnableApprovalFlow': [
    'Invoices wait for approval',
    'الفواتير تنتظر الاعتماد',
    'बिल मंज़ूरी की प्रतीक्षा करें',
  ],
  'setting.EnableApprovalFlow.help': [
    'A saved invoice gets its number and counts only once somebody else with the right approves it. Its author approves it only where nobody else may.',
    'لا تأخذ الفاتورة المحفوظة رقمها ولا تُحتسب إلا بعد أن يعتمدها شخص آخر له الحق. ويعتمدها صاحبها فقط إن لم يوجد غيره.',
    'सेव किया बिल तभी नंबर पाता और गिना जाता है जब अधिकार वाला कोई और उसे मंज़ूर करे। बनाने वाला तभी मंज़ूर करे जब कोई और न हो।',
  ],

  'setting.defaultCurrency': ['Currency of a new party', 'عملة الطرف الجديد', 'नई पार्टी की मुद्रा'],
  'setting.defaultCurrency.help': [
    'Stands in the form; it can be changed for each party.',
    'تظهر في النموذج ويمكن تغييرها لكل طرف.',
    'फ़ॉर्म में भरी रहती है; हर पार्टी के लिए बदली जा सकती है।',
  ],
  'setting.defaultTaxState': ['State of a new party', 'ولاية الطرف الجديد', 'नई पार्टी का राज्य'],
  'setting.defaultTaxState.help': [
    'Stands in the address until a GSTIN or PIN code tells another.',
    'تظهر في العنوان حتى يدل GSTIN أو الرمز البريدي على غيرها.',
    'पते में भरा रहता है, जब तक GSTIN या पिन कोड दूसरा न बताए।',
  ],
  'setting.AutoPlaceOfSupply': [
    'Place of supply from the party',
    'مكان التوريد من الطرف',
    'सप्लाई स्थान पार्टी से',
  ],
  'setting.AutoPlaceOfSupply.help': [
    'Off: it is chosen on every document.',
    'عند الإيقاف يُختار في كل مستند.',
    'बंद होने पर हर दस्तावेज़ में चुना जाता है।',
  ],
  'setting.AutoStateFromPincode': ['State from the PIN code', 'الولاية من الرمز البريدي', 'पिन कोड से राज्य'],
  'setting.AutoStateFromPincode.help': [
    'Fills the state of an address once its PIN code is typed.',
    'يملأ ولاية العنوان عند كتابة رمزه البريدي.',
    'पिन कोड लिखते ही पते का राज्य भरता है।',
  ],
  'setting.AutoItemHsn': ['HSN code from the item', 'رمز HSN من الصنف', 'आइटम से HSN कोड'],
  'setting.AutoItemHsn.help': [
    'Off: the code is typed on every line.',
    'عند الإيقاف يُكتب الرمز في كل سطر.',
    'बंद होने पर हर लाइन में कोड लिखना होता है।',
  ],
  'setting.AutoItemUnit': ['Unit from the item', 'الوحدة من الصنف', 'आइटम से यूनिट'],
  'setting.AutoItemUnit.help': [
    'Off: the unit is chosen on every line.',
    'عند الإيقاف تُختار الوحدة في كل سطر.',
    'बंद होने पर हर लाइन में यूनिट चुनी जाती है।',
  ],
  'setting.AutoItemRate': ['Tax rate from the item', 'نسبة الضريبة من الصنف', 'आइटम से टैक्स दर'],
  'setting.AutoItemRate.help': [
    'Off: the rate is typed on every line.',
    'عند الإيقاف تُكتب النسبة في كل سطر.',
    'बंद होने पर हर लाइन में दर लिखनी होती है।',
  ],
  'setting.AutoItemPrice': ['Price from the item', 'السعر من الصنف', 'आइटम से मूल्य'],
  'setting.AutoItemPrice.help': [
    'Off: the price is typed on every line.',
    'عند الإيقاف يُكتب السعر في كل سطر.',
    'बंद होने पर हर लाइन में मूल्य लिखना होता है।',
  ],
  'setting.AutoDueDate': [
    'Due date from the payment terms',
    'تاريخ الاستحقاق من شروط الدفع',
    'भुगतान शर्तों से देय तिथि',
  ],
  'setting.AutoDueDate.help': [
    'Off: a document is due on its own date unless another is typed.',
    'عند الإيقاف يستحق المستند في تاريخه ما لم يُكتب غيره.',
    'बंद होने पर दस्तावेज़ अपनी ही तिथि पर देय है, जब तक दूसरी न लिखी जाए।',
  ],
  'setting.AutoTransport': [
    'Transporter and vehicle from the last time',
    'الناقل والمركبة من آخر مرة',
    'पिछली बार से ट्रांसपोर्टर और वाहन',
  ],
  'setting.AutoTransport.help': [
    'Stand in the form of an e-way bill to the same buyer.',
    'يظهران في نموذج بوليصة النقل للمشتري نفسه.',
    'उसी खरीदार के ई-वे बिल के फ़ॉर्म में भरे रहते हैं।',
  ],
  'setting.AutoTerms': [
    'Terms and conditions from the GSTIN',
    'الشروط والأحكام من GSTIN',
    'GSTIN से नियम व शर्तें',
  ],
  'setting.AutoTerms.help': [
    'Off: a document bears only terms that are typed on it.',
    'عند الإيقاف لا يحمل المستند إلا ما يُكتب فيه من شروط.',
    'बंद होने पर दस्तावेज़ पर केवल लिखी गई शर्तें रहती हैं।',
  ],
  'setting.AutoDistance': ['Distance from the PIN codes', 'المسافة من الرموز البريدية', 'पिन कोड से दूरी'],
  'setting.AutoDistance.help': [
    'Looked up as soon as the form of an e-way bill opens; off: by a button.',
    'تُبحث عند فتح نموذج بوليصة النقل؛ وعند الإيقاف بزر.',
    'ई-वे बिल का फ़ॉर्म खुलते ही खोजी जाती है; बंद होने पर बटन से।',
  ],
  'setting.AutoComputeTotals': [
    'Tax and totals while typing',
    'الضريبة والإجماليات أثناء الكتابة',
    'लिखते समय टैक्स और जोड़',
  ],
  'setting.AutoComputeTotals.help': [
    'Off: they are computed by a button and on saving, for very long invoices on slow machines.',
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
  'setting.poolingTime.help': [
    'How often running tasks are looked at.',
    'كم مرة تُتابع المهام الجارية.',
    'चल रहे कार्य कितनी बार देखे जाते हैं।',
  ],
  'setting.dateFormat.help': [
    'On screens and in exports.',
    'على الشاشات وفي الملفات المصدّرة.',
    'स्क्रीन पर और एक्सपोर्ट में।',
  ],
  'setting.dateTimeFormat.help': [
    'On screens, in history and notices.',
    'على الشاشات وفي السجل والإشعارات.',
    'स्क्रीन, इतिहास और सूचनाओं में।',
  ],
  'setting.downloadFileExpiryInHours.help': [
    'Afterwards the export is made anew.',
    'بعدها يُعاد التصدير.',
    'उसके बाद एक्सपोर्ट फिर बनाना होता है।',
  ],
  'setting.maxBulkSearchKeywords.help': [
    'Values pasted into the search box of a list.',
    'القيم الملصقة في مربع بحث القائمة.',
    'सूची के खोज बॉक्स में चिपकाए मान।',
  ],
  'setting.trialDays.help': ['Counted from the registration.', 'تُحسب من التسجيل.', 'रजिस्ट्रेशन से गिने जाते हैं।'],
  'setting.trialExpiryWarningDays.help': [
    'A banner tells the days that are left.',
    'تعرض لافتة الأيام المتبقية.',
    'बैनर बचे दिन बताता है।',
  ],
  'setting.roundOff.help': [
    'The difference stands as a line of its own.',
    'يظهر الفرق في سطر مستقل.',
    'अंतर अलग लाइन में दिखता है।',
  ],
  'setting.deviationValue.help': [
    'Figures of other systems may differ by so much from what is computed; the computed ones are kept.',
    'قد تختلف أرقام الأنظمة الأخرى عن المحسوب بهذا القدر؛ ويُحفظ المحسوب.',
    'दूसरी प्रणालियों के आँकड़े गणना से इतना अलग हो सकते हैं; गणना के आँकड़े रखे जाते हैं।',
  ],
  'setting.creditLimitCheck.help': [
    'When what a party owes would pass its limit.',
    'عندما يتجاوز ما على الطرف حدَّه.',
    'जब पार्टी का बकाया उसकी सीमा पार करे।',
  ],
  'setting.defaultPartyName.help': [
    'The party that counter sales are booked to.',
    'الطرف الذي تُقيَّد عليه المبيعات النقدية.',
    'जिस पार्टी में काउंटर बिक्री दर्ज होती है।',
  ],
  'setting.defaultTaxpayerType.help': [
    'Stands in the form; a GSTIN tells its own.',
    'يظهر في النموذج؛ وGSTIN يدل على نوعه.',
    'फ़ॉर्म में भरा रहता है; GSTIN अपना प्रकार बताता है।',
  ],
  'setting.EInvoiceNotifications.help': [
    'In the bell, to whoever may see e-invoices.',
    'في الجرس، لمن يحق له رؤية الفواتير الإلكترونية.',
    'घंटी में, जो ई-इनवॉइस देख सकते हैं उन्हें।',
  ],
  'setting.notificationMails.help': [
    'One mail for all that is new.',
    'رسالة واحدة لكل الجديد.',
    'सब नई बातों की एक मेल।',
  ],
  'setting.eWayBillSync.help': [
    'Bills that others made with this GSTIN.',
    'البوالص التي أنشأها آخرون بهذا GSTIN.',
    'इस GSTIN के साथ दूसरों के बनाए बिल।',
  ],
  'setting.eWayBillNotifications.help': [
    'A day and eight hours before the end, and when one has ended.',
    'قبل الانتهاء بيوم وبثماني ساعات وعند الانتهاء.',
    'समाप्ति से एक दिन और आठ घंटे पहले, और समाप्त होने पर।',
  ],
  'setting.LegalClockDigest.help': ['One notice each morning.', 'إشعار واحد كل صباح.', 'हर सुबह एक सूचना।'],
  'setting.relaxedIdentifiers.help': [
    'Dots and dashes in UPI ids, long endings of e-mail addresses.',
    'النقاط والشرطات في معرفات UPI، والنهايات الطويلة للبريد.',
    'UPI में बिंदु और डैश, ई-मेल पते के लंबे अंत।',
  ],
  'setting.sessionIdleMinutes.help': [
    'What was typed stays; you sign in and go on.',
    'يبقى ما كُتب؛ سجّل الدخول وتابع.',
    'लिखा हुआ रहता है; साइन इन कर आगे बढ़ें।',
  ],
  'setting.sessionMaxHours.help': [
    'Afterwards everybody signs in anew.',
    'بعدها يسجل الجميع الدخول من جديد.',
    'उसके बाद सबको फिर साइन इन करना होता है।',
  ],
  'setting.singleSession.help': [
    'Who signs in elsewhere is asked whether the other session shall end.',
    'من يدخل من مكان آخر يُسأل إن كانت الجلسة الأخرى ستنتهي.',
    'कहीं और साइन इन करने पर पूछा जाता है कि दूसरा सेशन समाप्त हो या नहीं।',
  ],
  'setting.RestrictUserToSingleRole.help': [
    'A second role is refused.',
    'يُرفض الدور الثاني.',
    'दूसरी भूमिका नामंज़ूर होती है।',
  ],
  'setting.ChangeUsername.help': [
    'Off: a user name stays as it was made.',
    'عند الإيقاف يبقى اسم المستخدم كما أُنشئ.',
    'बंद होने पर यूज़र नाम जैसा बना वैसा रहता है।',
  ],
  'setting.UserCreationByBranch.help': [
    'A user without one is not saved.',
    'لا يُحفظ مستخدم بدونه.',
    'इसके बिना यूज़र सेव किया नहीं जाता।',
  ],
  'setting.UserCreationByDepartment.help': [
    'A user without one is not saved.',
    'لا يُحفظ مستخدم بدونه.',
    'इसके बिना यूज़र सेव किया नहीं जाता।',
  ],
  'setting.UserCreationByEmployeeCode.help': [
    'A user without one is not saved.',
    'لا يُحفظ مستخدم بدونه.',
    'इसके बिना यूज़र सेव किया नहीं जाता।',
  ],
  'setting.accountLockThreshold.help': [
    'Wrong passwords one after the other.',
    'كلمات مرور خاطئة متتالية.',
    'एक के बाद एक ग़लत पासवर्ड।',
  ],
  'setting.accountLockExpiry.help': [
    'An Admin can unlock it before.',
    'يمكن للمسؤول فتحه قبل ذلك.',
    'एडमिन इसे पहले खोल सकता है।',
  ],
  'setting.passwordMinLength.help': [
    'Holds for passwords that are set from now on.',
    'يسري على كلمات المرور الجديدة.',
    'अब से रखे जाने वाले पासवर्ड पर लागू।',
  ],
  'setting.passwordMaxLength.help': [
    'The field stops there.',
    'يتوقف الحقل عند هذا الحد.',
    'फ़ील्ड यहीं रुकती है।',
  ],
  'setting.passwordExpiryDays.help': [
    'After that a new one is asked for at sign-in.',
    'بعدها تُطلب كلمة جديدة عند الدخول.',
    'उसके बाद साइन इन पर नया माँगा जाता है।',
  ],
  'setting.passwordHistory.help': [
    '0 lets a former password come back.',
    'القيمة 0 تسمح بعودة كلمة سابقة.',
    '0 पर पुराना पासवर्ड फिर रखा जा सकता है।',
  ],
  'setting.blockPasswordPaste.help': [
    'Password managers still fill in.',
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
