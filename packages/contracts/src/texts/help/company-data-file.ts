import type { Texts } from '../texts.ts'

/** Guide to the company data file. */
export const companyDataFileGuide = {
  'guide.company-data-file.lead': {
    en: 'All data of your company as one signed file: to keep for the years that the law asks, to read without Bahi, or to move to another installation.',
    ar: 'جميع بيانات منشأتك في ملف واحد موقّع: للاحتفاظ به للمدة التي يطلبها القانون، أو لقراءته دون Bahi، أو للانتقال إلى تثبيت آخر.',
    hi: 'आपकी कंपनी का पूरा डेटा एक हस्ताक्षरित फ़ाइल में: क़ानून जितने साल कहे उतने रखने, Bahi के बिना पढ़ने, या दूसरे इंस्टॉलेशन पर ले जाने के लिए।',
  },
  'guide.company-data-file.1.title': { en: 'Make the file', ar: 'إنشاء الملف', hi: 'फ़ाइल बनाएँ' },
  'guide.company-data-file.1.text': {
    en: '1. As an Admin open Company data file in the menu of settings.\n2. Leave encryption on and enter a passphrase of at least 12 characters, twice. Write it down apart from the file: nobody can recover it.\n3. Enter your password. Who signs in by Google, Azure or Okta alone confirms with a code by e-mail, or of the authenticator app.\n4. Choose Make the file. Others keep working; the file has everything of one moment.\n5. Download it from Tasks at the top.',
    ar: '1. بصفتك مديرًا افتح ملف بيانات المنشأة من قائمة الإعدادات.\n2. اترك التشفير مفعّلًا وأدخل عبارة مرور من 12 حرفًا على الأقل مرتين. دوّنها بعيدًا عن الملف: لا يستطيع أحد استعادتها.\n3. أدخل كلمة مرورك. من يدخل عبر Google أو Azure أو Okta وحدها يؤكد برمز بالبريد أو من تطبيق المصادقة.\n4. اختر إنشاء الملف. يواصل الآخرون عملهم؛ ويضم الملف كل شيء في لحظة واحدة.\n5. نزّله من المهام في الأعلى.',
    hi: '1. एडमिन के रूप में सेटिंग के मेन्यू से कंपनी की डेटा फ़ाइल खोलें।\n2. एन्क्रिप्शन चालू रखें और कम से कम 12 अक्षरों का पासफ़्रेज़ दो बार लिखें। उसे फ़ाइल से अलग लिख लें: कोई उसे वापस नहीं ला सकता।\n3. अपना पासवर्ड भरें। जो सिर्फ़ Google, Azure या Okta से साइन इन करता है, वह ई-मेल के कोड या ऑथेंटिकेटर ऐप के कोड से पुष्टि करता है।\n4. फ़ाइल बनाएँ चुनें। बाकी लोग काम करते रहते हैं; फ़ाइल में एक ही पल का सब कुछ होता है।\n5. ऊपर के काम से डाउनलोड करें।',
  },
  'guide.company-data-file.2.title': {
    en: 'What is in it, and what is not',
    ar: 'ما فيه وما ليس فيه',
    hi: 'उसमें क्या है, और क्या नहीं',
  },
  'guide.company-data-file.2.text': {
    en: 'Documents, payments, parties, items, the ledger, returns, signed e-invoices, attached files, settings and the audit trail.\n- Left out: credentials of portals, secrets of callbacks and authenticator apps. Enter them again after an import.\n- Passwords of users are in an encrypted file alone. After an import of a plain one users set new passwords.\n- Sessions, codes and results of tasks stay behind.',
    ar: 'المستندات والمدفوعات والأطراف والأصناف ودفتر الأستاذ والإقرارات والفواتير الإلكترونية الموقّعة والملفات المرفقة والإعدادات وسجل التدقيق.\n- لا يضم: بيانات الدخول إلى البوابات وأسرار الاستدعاءات وتطبيقات المصادقة. أدخلها من جديد بعد الاستيراد.\n- كلمات مرور المستخدمين في الملف المشفّر وحده. بعد استيراد ملف غير مشفّر يعيّن المستخدمون كلمات جديدة.\n- الجلسات والرموز ونتائج المهام لا تنتقل.',
    hi: 'दस्तावेज़, भुगतान, पार्टियाँ, आइटम, लेजर, रिटर्न, हस्ताक्षरित ई-इनवॉइस, जुड़ी फ़ाइलें, सेटिंग और ऑडिट ट्रेल।\n- नहीं होते: पोर्टल के यूज़र-पासवर्ड, कॉलबैक के सीक्रेट और ऑथेंटिकेटर ऐप। इंपोर्ट के बाद इन्हें दोबारा भरें।\n- यूज़रों के पासवर्ड सिर्फ़ एन्क्रिप्टेड फ़ाइल में होते हैं। बिना एन्क्रिप्शन वाली के इंपोर्ट के बाद यूज़र नए पासवर्ड बनाते हैं।\n- सेशन, कोड और कामों के नतीजे साथ नहीं जाते।',
  },
  'guide.company-data-file.3.title': {
    en: 'Read and check it',
    ar: 'قراءته والتحقق منه',
    hi: 'उसे पढ़ें और जाँचें',
  },
  'guide.company-data-file.3.text': {
    en: '1. Unpack viewer.html from the ZIP and open it in any browser; it needs no internet.\n2. Choose the ZIP, and enter the passphrase.\n3. The viewer checks every entry, the signature and the audit trail, and names what was changed.\n4. Compare the fingerprint of the key with the one on the screen Company data file: a file that was changed and signed anew has another.\n5. Search documents and payments, and print a document.',
    ar: '1. استخرج viewer.html من ملف ZIP وافتحه في أي متصفح؛ لا يحتاج إلى إنترنت.\n2. اختر ملف ZIP وأدخل عبارة المرور.\n3. يتحقق العارض من كل محتوى ومن التوقيع وسجل التدقيق، ويذكر ما غُيّر.\n4. قارن بصمة المفتاح بالبصمة المعروضة في شاشة ملف بيانات المنشأة: الملف الذي غُيّر ووُقّع من جديد له بصمة أخرى.\n5. ابحث في المستندات والمدفوعات واطبع مستندًا.',
    hi: '1. ZIP से viewer.html निकालें और किसी भी ब्राउज़र में खोलें; इंटरनेट नहीं चाहिए।\n2. ZIP चुनें और पासफ़्रेज़ भरें।\n3. व्यूअर हर हिस्सा, हस्ताक्षर और ऑडिट ट्रेल जाँचता है, और जो बदला गया उसका नाम बताता है।\n4. की का फ़िंगरप्रिंट कंपनी की डेटा फ़ाइल स्क्रीन वाले से मिलाएँ: बदलकर फिर हस्ताक्षर की गई फ़ाइल का अलग होता है।\n5. दस्तावेज़ और भुगतान खोजें, और दस्तावेज़ प्रिंट करें।',
  },
  'guide.company-data-file.5.title': { en: 'Files on a calendar', ar: 'ملفات مجدولة', hi: 'तय समय की फ़ाइलें' },
  'guide.company-data-file.5.text': {
    en: '1. Under Files on a calendar choose Set a schedule.\n2. Choose how often, the next date and the hour, and how many files to keep.\n3. Choose Make a new key. The private key is downloaded: keep it apart from the server, because nobody else has it.\n4. Enter your password and save.\nFiles are written to a folder of the server, which its administrator sets. A file that could not be written is shown with its reason, and in Data activities.',
    ar: '1. تحت ملفات مجدولة اختر تعيين جدول.\n2. اختر التكرار والتاريخ التالي والساعة وعدد الملفات المحفوظة.\n3. اختر إنشاء مفتاح جديد. يُنزّل المفتاح الخاص: احفظه بعيدًا عن الخادم لأنه ليس لدى أحد غيرك.\n4. أدخل كلمة مرورك واحفظ.\nتُكتب الملفات في مجلد على الخادم يعيّنه مسؤوله. والملف الذي تعذّرت كتابته يظهر مع سببه، وفي أنشطة البيانات.',
    hi: '1. तय समय की फ़ाइलें में समय तय करें चुनें।\n2. कितनी बार, अगली तारीख, घंटा और कितनी फ़ाइलें रखनी हैं, चुनें।\n3. नई की बनाएँ चुनें। प्राइवेट की डाउनलोड होती है: उसे सर्वर से अलग रखें, क्योंकि वह और किसी के पास नहीं है।\n4. पासवर्ड भरें और सेव करें।\nफ़ाइलें सर्वर के उस फ़ोल्डर में लिखी जाती हैं जो उसका एडमिन तय करता है। जो फ़ाइल नहीं लिखी गई, वह वजह के साथ दिखती है, और डेटा गतिविधियों में भी।',
  },
  'guide.company-data-file.4.title': {
    en: 'Move to another installation',
    ar: 'الانتقال إلى تثبيت آخر',
    hi: 'दूसरे इंस्टॉलेशन पर जाना',
  },
  'guide.company-data-file.4.text': {
    en: 'The administrator of the installation imports the file with npm run escrow:import -- --from company.zip; the passphrase is in BAHI_PASSPHRASE.\nEverything comes in, or nothing: every entry is proved first, and counts, totals and the audit trail are compared at the end. A changed file is refused, and so is an account that is there already.',
    ar: 'يستورد مسؤول التثبيت الملف بالأمر npm run escrow:import -- --from company.zip؛ وعبارة المرور في BAHI_PASSPHRASE.\nيدخل كل شيء أو لا شيء: يُتحقق من كل محتوى أولًا، ثم تُقارن الأعداد والإجماليات وسجل التدقيق. يُرفض الملف الذي غُيّر، وكذلك الحساب الموجود من قبل.',
    hi: 'इंस्टॉलेशन का एडमिनिस्ट्रेटर npm run escrow:import -- --from company.zip से फ़ाइल इंपोर्ट करता है; पासफ़्रेज़ BAHI_PASSPHRASE में होता है।\nसब कुछ आता है, या कुछ नहीं: पहले हर हिस्सा जाँचा जाता है, अंत में गिनती, कुल और ऑडिट ट्रेल मिलाए जाते हैं। बदली हुई फ़ाइल और पहले से मौजूद खाता, दोनों मना होते हैं।',
  },
} as const satisfies Texts
