import { rows } from './rows.ts'

/** Everything around the screens: menus, top bar, keys, tasks, session, welcome and home pages. */
export const shellTexts = rows({
  'shell.noScript': [
    '{{applicationTitle}} needs JavaScript. Switch it on in your browser and load the page again.',
    'يحتاج {{applicationTitle}} إلى جافا سكريبت. فعّله في متصفحك ثم أعد تحميل الصفحة.',
    '{{applicationTitle}} को जावास्क्रिप्ट चाहिए। अपने ब्राउज़र में इसे चालू करें और पृष्ठ फिर लोड करें।',
  ],
  'shell.skip': ['Skip to content', 'انتقل إلى المحتوى', 'सामग्री पर जाएँ'],
  'shell.menu': ['Main menu', 'القائمة الرئيسية', 'मुख्य मेन्यू'],
  'shell.openMenu': ['Open menu', 'افتح القائمة', 'मेन्यू खोलें'],
  'shell.collapse': ['Collapse menu', 'طيّ القائمة', 'मेन्यू समेटें'],
  'shell.expand': ['Expand menu', 'توسيع القائمة', 'मेन्यू फैलाएँ'],
  'shell.settings': ['Settings', 'الإعدادات', 'सेटिंग'],
  'shell.backToWork': ['Back to work', 'العودة إلى العمل', 'काम पर लौटें'],
  'shell.language': ['Language', 'اللغة', 'भाषा'],
  'shell.colours': ['Colours', 'الألوان', 'रंग'],
  'shell.scheme.light': ['Light', 'فاتح', 'हल्का'],
  'shell.scheme.dark': ['Dark', 'داكن', 'गहरा'],
  'shell.scheme.auto': ['As the device', 'حسب الجهاز', 'उपकरण के अनुसार'],
  'shell.density': ['Density', 'الكثافة', 'घनत्व'],
  'shell.density.comfortable': ['Comfortable', 'مريح', 'आरामदायक'],
  'shell.density.compact': ['Compact', 'مضغوط', 'सघन'],
  'shell.copyright': ['© {{year}} {{name}}', '© {{year}} {{name}}', '© {{year}} {{name}}'],

  'menu.dashboard': ['Dashboard', 'لوحة المعلومات', 'डैशबोर्ड'],
  'menu.parties': ['Parties', 'الأطراف', 'पार्टियाँ'],
  'menu.items': ['Items', 'الأصناف', 'वस्तुएँ'],
  'menu.sales': ['Sales', 'المبيعات', 'बिक्री'],
  'menu.invoices': ['Invoices', 'الفواتير', 'बिल'],
  'menu.paymentIn': ['Payment in', 'المقبوضات', 'प्राप्त भुगतान'],
  'menu.reports': ['Reports', 'التقارير', 'रिपोर्ट'],
  'menu.gstr1': ['GSTR-1', 'GSTR-1', 'GSTR-1'],

  'quick.title': ['Quick links', 'روابط سريعة', 'त्वरित लिंक'],
  'quick.search': ['Filter by name', 'تصفية بالاسم', 'नाम से छाँटें'],
  'quick.everything': ['Search everything', 'البحث في كل شيء', 'सब में खोजें'],
  'quick.everythingHint': [
    'Screen, action, party, item or invoice number',
    'شاشة أو إجراء أو طرف أو صنف أو رقم فاتورة',
    'स्क्रीन, काम, पार्टी, वस्तु या बिल संख्या',
  ],
  'quick.nothing': [
    'Nothing found for "{{text}}".',
    'لا نتائج لـ "{{text}}".',
    '"{{text}}" के लिए कुछ नहीं मिला।',
  ],
  'quick.createInvoice': ['New invoice', 'فاتورة جديدة', 'नया बिल'],
  'quick.createPayment': ['New payment in', 'مقبوض جديد', 'नया प्राप्त भुगतान'],

  'keys.title': ['Keyboard shortcuts', 'اختصارات لوحة المفاتيح', 'कीबोर्ड शॉर्टकट'],
  'keys.everywhere': ['Everywhere', 'في كل مكان', 'हर जगह'],
  'keys.list': ['List', 'القائمة', 'सूची'],
  'keys.form': ['Form', 'النموذج', 'फ़ॉर्म'],
  'keys.commandBar': ['Search everything', 'البحث في كل شيء', 'सब में खोजें'],
  'keys.search': ['Search in the list', 'البحث في القائمة', 'सूची में खोजें'],

  'help.title': ['Help and support', 'المساعدة والدعم', 'सहायता'],
  'profile.title': ['Profile', 'الملف الشخصي', 'प्रोफ़ाइल'],
  'contact.title': ['Contact us', 'اتصل بنا', 'संपर्क करें'],
  'contact.text': [
    'Write or call. Tell us the name of your business and what you were doing.',
    'راسلنا أو اتصل بنا. اذكر اسم نشاطك وما كنت تفعله.',
    'लिखें या फ़ोन करें। अपने व्यवसाय का नाम और आप क्या कर रहे थे, बताएँ।',
  ],

  'trial.expired': ['Your trial has expired', 'انتهت الفترة التجريبية', 'आपका परीक्षण काल समाप्त हो गया है'],
  'trial.willExpire.one': [
    'Your trial will expire in {{count}} day',
    'تنتهي الفترة التجريبية خلال يوم',
    'आपका परीक्षण काल {{count}} दिन में समाप्त होगा',
  ],
  'trial.willExpire.other': [
    'Your trial will expire in {{count}} days',
    'تنتهي الفترة التجريبية خلال {{count}} أيام',
    'आपका परीक्षण काल {{count}} दिनों में समाप्त होगा',
  ],
  'plan.expired': ['Your plan has expired', 'انتهت باقتك', 'आपका प्लान समाप्त हो गया है'],
  'plan.willExpire': ['Your plan will expire soon', 'ستنتهي باقتك قريبًا', 'आपका प्लान जल्द समाप्त होगा'],
  'trial.contact': ['Contact us to upgrade', 'اتصل بنا للترقية', 'अपग्रेड के लिए संपर्क करें'],

  'rights.subscription': [
    'Your subscription does not include this. Contact us to add it.',
    'لا يشمل اشتراكك هذا. اتصل بنا لإضافته.',
    'आपकी सदस्यता में यह शामिल नहीं है। जोड़ने के लिए संपर्क करें।',
  ],
  'rights.noAccess': [
    'You have no right to do this. Ask an administrator.',
    'ليس لديك صلاحية لهذا. اطلبها من المسؤول.',
    'आपको इसका अधिकार नहीं है। व्यवस्थापक से माँगें।',
  ],
  'rights.trial': [
    'The trial has ended. Contact us to go on.',
    'انتهت الفترة التجريبية. اتصل بنا للمتابعة.',
    'परीक्षण काल समाप्त हो गया है। जारी रखने के लिए संपर्क करें।',
  ],
  'rights.blocked': [
    'This has been blocked for your account. Contact us.',
    'تم حظر هذا لحسابك. اتصل بنا.',
    'आपके खाते के लिए यह रोक दिया गया है। संपर्क करें।',
  ],

  'business.title': ['Business', 'النشاط التجاري', 'व्यवसाय'],
  'business.manage': ['Manage', 'إدارة', 'प्रबंधित करें'],
  'business.default': ['Default', 'الافتراضي', 'डिफ़ॉल्ट'],
  'business.markDefault': ['Mark as default', 'اجعله الافتراضي', 'डिफ़ॉल्ट बनाएँ'],
  'business.switched': ['Now working in {{name}}', 'تعمل الآن في {{name}}', 'अब {{name}} में काम कर रहे हैं'],
  'business.count.one': ['{{count}} business', 'نشاط واحد', '{{count}} व्यवसाय'],
  'business.count.other': ['{{count}} businesses', '{{count}} أنشطة', '{{count}} व्यवसाय'],

  'tasks.title': ['Background tasks', 'المهام الجارية', 'पृष्ठभूमि कार्य'],
  'tasks.started': [
    'Started. Progress is shown in the top bar.',
    'بدأت المهمة. يظهر التقدم في الشريط العلوي.',
    'शुरू हुआ। प्रगति ऊपर की पट्टी में दिखती है।',
  ],
  'tasks.running.one': ['{{count}} task running', 'مهمة واحدة جارية', '{{count}} कार्य चल रहा है'],
  'tasks.running.other': ['{{count}} tasks running', '{{count}} مهام جارية', '{{count}} कार्य चल रहे हैं'],
  'tasks.done': ['{{name}}: done', '{{name}}: اكتملت', '{{name}}: पूरा हुआ'],
  'tasks.failed': ['{{name}}: not completed', '{{name}}: لم تكتمل', '{{name}}: पूरा नहीं हुआ'],
  'tasks.progress': ['Progress', 'التقدم', 'प्रगति'],
  'tasks.errors': ['Show errors', 'عرض الأخطاء', 'त्रुटियाँ दिखाएँ'],
  'tasks.dismiss': ['Dismiss', 'إخفاء', 'हटाएँ'],

  'session.title': ['Your session has ended', 'انتهت جلستك', 'आपका सत्र समाप्त हो गया है'],
  'session.text': [
    'Sign in again to go on. Nothing you typed is lost.',
    'سجّل الدخول مرة أخرى للمتابعة. لم يُفقد شيء مما كتبته.',
    'जारी रखने के लिए फिर साइन इन करें। आपका लिखा कुछ भी नहीं खोया है।',
  ],
  'session.continue': ['Sign in and go on', 'تسجيل الدخول والمتابعة', 'साइन इन करके जारी रखें'],
  'session.leave': ['Leave', 'خروج', 'छोड़ें'],

  'errorModal.someFailed': ['Error / Warning', 'خطأ / تحذير', 'त्रुटि / चेतावनी'],
  'errorModal.failed': ['Failed', 'فشل', 'विफल'],
  'errorModal.other': ['Error Warning', 'خطأ تحذير', 'त्रुटि चेतावनी'],
  'errorModal.errors': ['Errors', 'الأخطاء', 'त्रुटियाँ'],
  'errorModal.warnings': ['Warnings', 'التحذيرات', 'चेतावनियाँ'],

  'hop.title': ['Opening', 'جارٍ الفتح', 'खुल रहा है'],

  'welcome.label': ['Welcome', 'مرحبًا', 'स्वागत'],
  'welcome.show': ['Show slide {{number}}', 'اعرض الشريحة {{number}}', 'स्लाइड {{number}} दिखाएँ'],
  'welcome.invoice.title': [
    'A right invoice the first time',
    'فاتورة صحيحة من أول مرة',
    'पहली बार में सही बिल',
  ],
  'welcome.invoice.text': [
    'Place of supply, rates and round-off are worked out while you type, and every figure explains itself.',
    'يُحسب مكان التوريد والنسب والتقريب أثناء الكتابة، وكل رقم يشرح نفسه.',
    'लिखते-लिखते आपूर्ति का स्थान, दरें और पूर्णांकन निकल आते हैं, और हर आँकड़ा अपना कारण बताता है।',
  ],
  'welcome.tax.title': ['Returns from the same books', 'الإقرارات من الدفاتر نفسها', 'उन्हीं बहियों से विवरणी'],
  'welcome.tax.text': [
    'GSTR-1 is ready at any moment, with each document in its table and what still needs care.',
    'إقرار GSTR-1 جاهز في أي وقت، وكل مستند في جدوله مع ما يحتاج إلى عناية.',
    'GSTR-1 हर समय तैयार है: हर दस्तावेज़ अपनी तालिका में, और जिस पर ध्यान चाहिए वह सामने।',
  ],
  'welcome.money.title': ['Know who owes you', 'اعرف من يدين لك', 'जानें कौन आपका देनदार है'],
  'welcome.money.text': [
    'Receipts settle the oldest bills first, and every party has a statement that always adds up.',
    'تُسدد المقبوضات أقدم الفواتير أولًا، ولكل طرف كشف حساب متوازن دائمًا.',
    'रसीदें पहले सबसे पुराने बिल चुकाती हैं, और हर पार्टी का खाता हमेशा मेल खाता है।',
  ],

  'home.title': ['Home', 'الرئيسية', 'मुखपृष्ठ'],
  'home.heading': [
    'GST billing you can trust to the paisa',
    'فوترة GST دقيقة حتى آخر بيسة',
    'पैसे-पैसे तक भरोसेमंद GST बिलिंग',
  ],
  'home.lead': [
    '{{name}} makes the invoice, keeps the account of every party and prepares the return, all from what you type once.',
    'ينشئ {{name}} الفاتورة ويحفظ حساب كل طرف ويجهز الإقرار، مما تكتبه مرة واحدة.',
    '{{name}} बिल बनाता है, हर पार्टी का खाता रखता है और विवरणी तैयार करता है — सब एक बार लिखे से।',
  ],
  'home.signIn': ['Sign in', 'تسجيل الدخول', 'साइन इन'],
  'home.invoice.title': ['Invoices', 'الفواتير', 'बिल'],
  'home.invoice.text': [
    'Numbers without gaps, tax by rule and date, a PDF with QR that prints right in grey.',
    'أرقام دون فجوات، وضريبة حسب القاعدة والتاريخ، وملف PDF مع رمز QR يُطبع بوضوح.',
    'बिना अंतराल की संख्या, नियम और तिथि से कर, और QR वाला PDF जो श्वेत-श्याम में भी ठीक छपे।',
  ],
  'home.tax.title': ['Returns', 'الإقرارات', 'विवरणी'],
  'home.tax.text': [
    'GSTR-1 summary, tables and the portal file, with each difference traced to its document.',
    'ملخص GSTR-1 وجداوله وملف البوابة، وكل فرق يعود إلى مستنده.',
    'GSTR-1 का सार, तालिकाएँ और पोर्टल फ़ाइल; हर अंतर अपने दस्तावेज़ तक पहुँचता है।',
  ],
  'home.money.title': ['Money', 'المال', 'पैसा'],
  'home.money.text': [
    'Payments, advances, ageing and statements from a ledger that only grows.',
    'المدفوعات والدفعات المقدمة وأعمار الديون وكشوف الحساب من دفتر لا يُمحى منه شيء.',
    'भुगतान, अग्रिम, बकाया अवधि और खाता-विवरण ऐसी बही से जिसमें कुछ मिटता नहीं।',
  ],
  'home.trust.title': ['Trust', 'الثقة', 'भरोसा'],
  'home.trust.text': [
    'Who changed what and when is kept for every record, and nobody can switch it off.',
    'يُحفظ من غيّر ماذا ومتى لكل سجل، ولا يمكن لأحد إيقافه.',
    'हर अभिलेख में किसने क्या और कब बदला, यह सुरक्षित रहता है; कोई इसे बंद नहीं कर सकता।',
  ],
})
