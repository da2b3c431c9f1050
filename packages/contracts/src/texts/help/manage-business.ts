import type { Texts } from '../texts.ts'

/** Guide to companies, GSTINs and their places. A line of a text that begins with `1.` is a step, with `-` a point. */
export const manageBusinessGuide = {
  'guide.manage-business.lead': {
    en: 'Companies, their GSTINs, branches, godowns and the people who work in them.',
    ar: 'الشركات وأرقام GSTIN الخاصة بها وفروعها ومستودعاتها ومن يعمل فيها.',
    hi: 'कंपनियाँ, उनके GSTIN, शाखाएँ, गोदाम और उनमें काम करने वाले लोग।',
  },
  'guide.manage-business.1.title': {
    en: 'Structure of a business',
    ar: 'كيف يُبنى النشاط',
    hi: 'व्यवसाय की बनावट',
  },
  'guide.manage-business.1.text': {
    en: 'A company is one PAN. Under it are the GSTINs of that PAN, one for every State of registration. Under a GSTIN are its branches and godowns. There are three levels.\nAn invoice belongs to one GSTIN and may show the branch or godown from which the goods are dispatched.',
    ar: 'الشركة رقم PAN واحد. تحتها كل رقم GSTIN لهذا الـ PAN، واحد لكل ولاية مسجلة. وتحت كل GSTIN فروعه ومستودعاته. المستويات ثلاثة لا أكثر.\nتنتمي كل فاتورة إلى GSTIN واحد، ويمكن أن تذكر الفرع أو المستودع الذي تخرج منه البضاعة.',
    hi: 'एक कंपनी एक PAN है। उसके नीचे उस PAN के GSTIN हैं, हर रजिस्टर्ड राज्य का एक। GSTIN के नीचे उसकी शाखाएँ और गोदाम हैं। स्तर तीन ही हैं।\nहर बिल एक GSTIN का होता है और उस शाखा या गोदाम का नाम ले सकता है जहाँ से माल निकलता है।',
  },
  'guide.manage-business.2.title': {
    en: 'Add a GSTIN',
    ar: 'إضافة GSTIN',
    hi: 'GSTIN जोड़ें',
  },
  'guide.manage-business.2.text': {
    en: '1. Open Settings, then Manage business.\n2. Choose New GSTIN and type the fifteen characters. The State and PAN are read from it.\n3. Check the legal name, trade name and address against the registration certificate.\n4. Enter the turnover of the last year. It decides how many digits an HSN code needs and whether e-invoicing is mandatory.\n5. Save. Give it a number series before the first invoice.',
    ar: '1. افتح الإعدادات ثم إدارة النشاط.\n2. اختر GSTIN جديد واكتب الخانات الخمس عشرة. تُقرأ الولاية وPAN منها.\n3. طابق الاسم القانوني والاسم التجاري والعنوان مع شهادة التسجيل.\n4. أدخل رقم أعمال السنة الماضية. فهو يحدد عدد خانات HSN ووجوب الفوترة الإلكترونية.\n5. احفظ، ثم امنحه سلسلة أرقام قبل أول فاتورة.',
    hi: '1. सेटिंग खोलें, फिर व्यवसाय मैनेज करें।\n2. नया GSTIN चुनें और पंद्रह अक्षर लिखें। राज्य और PAN उसी से पढ़े जाते हैं।\n3. कानूनी नाम, व्यापार नाम और पता रजिस्ट्रेशन प्रमाणपत्र से मिलाएँ।\n4. पिछले वर्ष का टर्नओवर भरें। उसी से HSN के अंक और ई-इनवॉइस ज़रूरी है या नहीं, यह तय होता है।\n5. सेव करें। पहले बिल से पहले उसे नंबर सीरीज़ दें।',
  },
  'guide.manage-business.3.title': {
    en: 'Branches and godowns',
    ar: 'الفروع والمستودعات',
    hi: 'शाखाएँ और गोदाम',
  },
  'guide.manage-business.3.text': {
    en: 'A branch or godown has its own address and no GSTIN of its own. Choose it in an invoice as the place of dispatch: the e-way bill then starts from its PIN code.\nDeactivate a place that is no longer used. It can no longer be chosen, and old documents keep it.',
    ar: 'للفرع أو المستودع عنوانه الخاص وليس له GSTIN. اختره في الفاتورة مكانًا للإرسال: تبدأ بوليصة النقل عندئذ من رمزه البريدي.\nالمكان الذي لم يعد مستخدمًا يُجعل غير نشط، فيغيب عن قوائم الاختيار وتحتفظ به المستندات القديمة.',
    hi: 'शाखा या गोदाम का अपना पता होता है, अपना GSTIN नहीं। बिल में उसे माल भेजने का स्थान चुनें: ई-वे बिल उसके PIN कोड से शुरू होगा।\nजो स्थान अब काम में नहीं, उसे निष्क्रिय करें। वह चुनने की सूचियों से हट जाता है और पुराने दस्तावेज़ों में बना रहता है।',
  },
  'guide.manage-business.4.title': {
    en: 'Work in several companies',
    ar: 'العمل في عدة شركات',
    hi: 'कई कंपनियों में काम',
  },
  'guide.manage-business.4.text': {
    en: 'The name of the company is in the top bar. Click it to see the others and to switch. The one marked as default opens after sign-in.\nData of one company is never seen in another.',
    ar: 'يظهر اسم الشركة في الشريط العلوي. اضغط عليه لترى الشركات الأخرى وتنتقل بينها. تُفتح الشركة المحددة كافتراضية بعد تسجيل الدخول.\nلا تظهر بيانات شركة في شركة أخرى أبدًا.',
    hi: 'कंपनी का नाम ऊपर की पट्टी में रहता है। दूसरी कंपनियाँ देखने और बदलने के लिए उसे दबाएँ। जिसे डिफ़ॉल्ट बनाया है वह साइन-इन के बाद खुलती है।\nएक कंपनी का डेटा दूसरी में कभी नहीं दिखता।',
  },
  'guide.manage-business.5.title': {
    en: 'People and their rights',
    ar: 'المستخدمون وصلاحياتهم',
    hi: 'लोग और उनके अधिकार',
  },
  'guide.manage-business.5.text': {
    en: 'A user gets one or more roles, everywhere or at chosen GSTINs. A role is a list of rights. Admin, Accountant, Sales, Purchase, Store and Auditor are there from the start; duplicate one to create your own.\nA change of rights takes effect immediately, also for users who are signed in. One active Admin always remains.',
    ar: 'يحصل المستخدم على دور أو أكثر، في كل مكان أو عند أرقام GSTIN مختارة. الدور قائمة صلاحيات. الأدوار المسؤول والمحاسب والمبيعات والمشتريات والمخزن والمدقق موجودة من البداية؛ انسخ أحدها لتصنع دورك.\nيسري تغيير الصلاحيات فورًا حتى على من سجّل دخوله. ويبقى دائمًا مسؤول نشط واحد على الأقل.',
    hi: 'यूज़र को एक या अधिक भूमिकाएँ मिलती हैं, हर जगह या चुने हुए GSTIN पर। भूमिका अधिकारों की सूची है। एडमिन, अकाउंटेंट, बिक्री, खरीद, स्टोर और ऑडिटर शुरू से हैं; अपनी बनाने के लिए किसी की कॉपी बनाएँ।\nअधिकार का बदलाव तुरंत लागू होता है, साइन-इन किए हुए यूज़रों पर भी। एक सक्रिय एडमिन हमेशा रहता है।',
  },
} as const satisfies Texts
