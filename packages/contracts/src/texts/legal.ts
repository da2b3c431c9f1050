import { rows } from './rows.ts'

/** Terms of use and privacy notice of the product as it is installed; an operator may put others in their place. */
export const legalTexts = rows({
  'terms.title': ['Terms And Conditions', 'الشروط والأحكام', 'नियम और शर्तें'],
  'terms.use.title': ['Use', 'الاستخدام', 'उपयोग'],
  'terms.use.text': [
    '{{name}} is for the billing, accounts and tax records of your own business, or of businesses whose records you keep. You decide who in your business may use it and what each person may do.',
    'صُمم {{name}} لفوترة نشاطك وحساباته وسجلاته الضريبية، أو لأنشطة طلبت منك ذلك. أنت تحدد من يستخدمه وما يجوز لكل شخص.',
    '{{name}} आपके अपने व्यवसाय, या जिन व्यवसायों ने आपसे कहा है उनके, बिल, खातों और टैक्स रिकॉर्डों के लिए है। कौन उपयोग करे और क्या करे, यह आप तय करते हैं।',
  ],
  'terms.account.title': ['Your account', 'حسابك', 'आपका खाता'],
  'terms.account.text': [
    'Keep passwords to yourself. What is done with your account counts as done by you until you inform us that another person has access. Accounts are locked after repeated failed attempts.',
    'احتفظ بكلمات المرور لنفسك. يُعد ما يُفعل بحسابك صادرًا عنك إلى أن تبلغنا بأن غيرك يملكه. تُقفل الحسابات بعد محاولات فاشلة متكررة.',
    'पासवर्ड अपने तक रखें। आपके खाते से किया गया काम आपका माना जाएगा, जब तक आप हमें न बताएँ कि वह किसी और के पास है। बार-बार ग़लत कोशिशों पर खाता बंद हो जाता है।',
  ],
  'terms.data.title': ['Your records', 'سجلاتك', 'आपके रिकॉर्ड'],
  'terms.data.text': [
    'What you enter remains yours. You can export it at any time, also after a trial or plan has ended. Issued documents and the record of changes are kept for the years required by law and cannot be deleted earlier.',
    'ما تدخله يبقى ملكك. يمكنك تصديره في أي وقت، حتى بعد انتهاء التجربة أو الباقة. تُحفظ المستندات الصادرة وسجل التغييرات للمدة التي يطلبها القانون ولا تُحذف قبلها.',
    'आपकी दर्ज जानकारी आपकी ही रहती है। आप उसे कभी भी एक्सपोर्ट कर सकते हैं, ट्रायल या प्लान समाप्त होने के बाद भी। जारी दस्तावेज़ और बदलावों का लेखा कानून के अनुसार वर्षों तक रखा जाता है और उससे पहले हटाया नहीं जा सकता।',
  ],
  'terms.government.title': [
    'Tax and government portals',
    'الضريبة والبوابات الحكومية',
    'टैक्स और सरकारी पोर्टल',
  ],
  'terms.government.text': [
    'Figures are calculated with dated rules whose source is shown. You remain responsible for what you issue and file, and for checking it first.',
    'تُحسب الأرقام بقواعد مؤرخة يظهر مصدرها. تبقى مسؤولًا عما تصدره وتقدمه وعن مراجعته قبل ذلك.',
    'आँकड़े तिथि वाले नियमों से निकलते हैं जिनका स्रोत दिखता है। जो आप जारी और दाखिल करते हैं, उसकी और उससे पहले जाँच की ज़िम्मेदारी आपकी है।',
  ],
  'terms.fees.title': ['Fees', 'الرسوم', 'शुल्क'],
  'terms.fees.text': [
    'A trial costs nothing. A plan is paid in advance for its term. When a trial or plan ends, records can still be read and exported; new ones need a plan.',
    'التجربة مجانية. تُدفع الباقة مقدمًا عن مدتها. عند انتهائها تبقى السجلات قابلة للقراءة والتصدير، ويحتاج الجديد إلى باقة.',
    'ट्रायल मुफ़्त है। प्लान का पैसा पहले दिया जाता है। समाप्त होने पर रिकॉर्ड पढ़े और एक्सपोर्ट किए जा सकते हैं; नए के लिए प्लान चाहिए।',
  ],
  'terms.availability.title': ['Availability', 'التوفر', 'उपलब्धता'],
  'terms.availability.text': [
    'Maintenance is announced where possible. When a government portal is down, billing continues and pending requests are sent later.',
    'يُعلن عن الصيانة متى أمكن. عند تعطل بوابة حكومية تستمر الفوترة ويُرسل ما ينتظر لاحقًا.',
    'जहाँ संभव हो रखरखाव की सूचना दी जाती है। सरकारी पोर्टल बंद होने पर बिल बनते रहते हैं और रुका काम बाद में भेजा जाता है।',
  ],
  'terms.liability.title': ['Liability', 'المسؤولية', 'दायित्व'],
  'terms.liability.text': [
    'We are liable for loss caused by us with intent or gross negligence, as provided by law. We are not liable for penalties due to wrong entries or late filing.',
    'نُسأل عن الخسارة التي نسببها عمدًا أو بإهمال جسيم وفق القانون. ولا نُسأل عن غرامات تنتج عن إدخالات خاطئة أو تأخر في التقديم.',
    'जानबूझकर या घोर लापरवाही से हुई हानि के लिए हम कानून के अनुसार उत्तरदायी हैं। ग़लत एंट्री या देर से दाखिल करने पर लगे दंड के लिए नहीं।',
  ],
  'terms.law.title': ['Law', 'القانون', 'कानून'],
  'terms.law.text': [
    'The law of India applies. Questions: {{email}}.',
    'يسري قانون الهند. للاستفسار: {{email}}.',
    'भारत का कानून लागू है। प्रश्न: {{email}}।',
  ],

  'privacy.title': ['Privacy Policy', 'سياسة الخصوصية', 'गोपनीयता नीति'],
  'privacy.what.title': ['What is kept', 'ما يُحفظ', 'क्या रखा जाता है'],
  'privacy.what.text': [
    'Names, e-mail addresses and phone numbers of the people who use {{name}}, the records of the business they enter, and when and from where each change was made.',
    'أسماء مستخدمي {{name}} وبريدهم وهاتفهم، وسجلات النشاط التي يدخلونها، ومتى ومن أين جرى كل تغيير.',
    '{{name}} का उपयोग करने वालों के नाम, ई-मेल और फ़ोन, उनके दर्ज किए व्यवसाय रिकॉर्ड, और हर बदलाव कब और कहाँ से हुआ।',
  ],
  'privacy.why.title': ['Why', 'لماذا', 'क्यों'],
  'privacy.why.text': [
    'To create invoices and returns, to keep accounts as the law requires, and to protect accounts against misuse. Nothing is used for advertising.',
    'لإعداد الفواتير والإقرارات، وحفظ الحسابات كما يطلب القانون، وحماية الحسابات من سوء الاستخدام. لا يُستخدم شيء للإعلانات.',
    'बिल और रिटर्न बनाने, कानून के अनुसार खाते रखने और खातों को दुरुपयोग से बचाने के लिए। विज्ञापन के लिए कुछ नहीं।',
  ],
  'privacy.where.title': ['Where', 'أين', 'कहाँ'],
  'privacy.where.text': [
    'In the database of the operator of this installation. Each subscriber is separated from every other in the database itself.',
    'في قاعدة بيانات مشغّل هذا النظام. يُفصل كل مشترك عن غيره في قاعدة البيانات نفسها.',
    'इस इंस्टॉलेशन के ऑपरेटर के डेटाबेस में। हर ग्राहक डेटाबेस में ही दूसरे से अलग है।',
  ],
  'privacy.share.title': ['With whom', 'مع من', 'किसके साथ'],
  'privacy.share.text': [
    'With the government portals when you send a document or return to them, and with the people to whom you send a document. With no one else.',
    'مع البوابات الحكومية عندما ترسل إليها مستندًا أو إقرارًا، ومع من ترسل إليهم مستندًا. ولا أحد غيرهم.',
    'सरकारी पोर्टलों के साथ जब आप उन्हें दस्तावेज़ या रिटर्न भेजें, और जिन्हें आप दस्तावेज़ भेजें। और किसी के साथ नहीं।',
  ],
  'privacy.keep.title': ['How long', 'المدة', 'कब तक'],
  'privacy.keep.text': [
    'Documents and the record of changes for eight years, as required by tax and company law. Sessions end after hours. Export files expire after a day.',
    'تُحفظ المستندات وسجل التغييرات ثماني سنوات كما يطلب قانون الضرائب والشركات. تنتهي الجلسات بعد ساعات، وملفات التصدير بعد يوم.',
    'टैक्स और कंपनी कानून के अनुसार दस्तावेज़ और बदलावों का लेखा आठ वर्ष। सेशन कुछ घंटों में, एक्सपोर्ट फ़ाइलें एक दिन में समाप्त।',
  ],
  'privacy.rights.title': ['Your rights', 'حقوقك', 'आपके अधिकार'],
  'privacy.rights.text': [
    'You may see, correct and export the data kept about you, and ask for its deletion where the law does not require us to keep it.',
    'يمكنك الاطلاع على ما يُحفظ عنك وتصحيحه وتصديره، وطلب محوه حيث لا يوجب القانون بقاءه.',
    'आप अपने बारे में रखी जानकारी देख, सुधार और एक्सपोर्ट कर सकते हैं, और जहाँ कानून रखना आवश्यक न करे वहाँ मिटाने को कह सकते हैं।',
  ],
  'privacy.cookies.title': ['On your device', 'على جهازك', 'आपके डिवाइस पर'],
  'privacy.cookies.text': [
    'One cookie remembers language, theme and row spacing. The session and unsaved drafts are kept on the device until you sign out. There is no tracking.',
    'يتذكر ملف تعريف واحد اللغة والألوان والكثافة. تُحفظ الجلسة ومسودات ما تكتبه على الجهاز حتى تسجل الخروج. لا يوجد تتبع.',
    'एक कुकी भाषा, थीम और लाइनों की दूरी याद रखती है। सेशन और लिखे जा रहे ड्राफ़्ट साइन आउट तक डिवाइस पर रहते हैं। कोई ट्रैकिंग नहीं।',
  ],
  'privacy.contact.title': ['Contact', 'التواصل', 'संपर्क'],
  'privacy.contact.text': [
    'Questions about privacy: {{email}}.',
    'أسئلة الخصوصية: {{email}}.',
    'गोपनीयता संबंधी प्रश्न: {{email}}।',
  ],
})
