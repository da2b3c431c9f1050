import type { Texts } from '../texts.ts'

/** Guide to imports and to moving in from another program. */
export const movingInGuide = {
  'guide.moving-in.lead': {
    en: 'Bring parties, items, openings and past documents from Excel or from another program, and compare the old books with the new ones.',
    ar: 'انقل الأطراف والأصناف والأرصدة الافتتاحية والمستندات السابقة من Excel أو من برنامج آخر، وقارن الدفاتر القديمة بالجديدة.',
    hi: 'पार्टियाँ, आइटम, ओपनिंग और पिछले दस्तावेज़ Excel या दूसरे प्रोग्राम से लाएँ, और पुरानी बही को नई बही से मिलाएँ।',
  },
  'guide.moving-in.1.title': {
    en: 'Move in, step by step',
    ar: 'الانتقال خطوة بخطوة',
    hi: 'बही लाना, कदम दर कदम',
  },
  'guide.moving-in.1.text': {
    en: '1. Open Import and choose Move from another program.\n2. Choose the program and the GSTIN, and drop the files. If they come from another program, it is recognised.\n3. Check what was found: company, period, receivables, payables and the number of each kind.\n4. Choose the first day whose documents come as documents. Earlier ones come as opening balances and open bills.\n5. Try it without keeping anything, and open the problems of each import.\n6. Bring everything. It continues by itself after an interruption.',
    ar: '1. افتح الاستيراد واختر الانتقال من برنامج آخر.\n2. اختر البرنامج ورقم GSTIN ثم أفلت الملفات. تُعرف ملفات برنامج غير المختار.\n3. راجع ما وُجد: الشركة والفترة والذمم المدينة والدائنة وعدد كل نوع.\n4. اختر أول يوم تأتي مستنداته كمستندات. ما قبله يأتي أرصدةً افتتاحية وفواتير مفتوحة.\n5. جرّب دون حفظ شيء، وافتح مشكلات كل استيراد.\n6. انقل كل شيء. يتابع وحده بعد أي انقطاع.',
    hi: '1. इंपोर्ट खोलें और दूसरे प्रोग्राम से बही लाएँ चुनें।\n2. प्रोग्राम और GSTIN चुनें, फिर फ़ाइलें छोड़ें। चुने हुए के बजाय दूसरे प्रोग्राम की फ़ाइलें भी पहचान ली जाती हैं।\n3. जो मिला उसे देखें: कंपनी, अवधि, लेना, देना और हर प्रकार की संख्या।\n4. वह पहली तिथि चुनें जिससे दस्तावेज़, दस्तावेज़ बनकर आएँ। उससे पहले का ओपनिंग बैलेंस और बकाया बिल बनता है।\n5. बिना कुछ रखे जाँचें, और हर इंपोर्ट की दिक्कतें खोलें।\n6. सब लाएँ। बीच में रुकने पर यह ख़ुद आगे चलता है।',
  },
  'guide.moving-in.2.title': { en: 'From Tally', ar: 'من Tally', hi: 'टैली से' },
  'guide.moving-in.2.text': {
    en: '1. In Tally choose Export, Masters: All Masters, format XML.\n2. Choose Export, Transactions: the Day Book of the whole period, format XML.\n3. Choose both files together.',
    ar: '1. في Tally اختر تصدير البيانات الأساسية: كلها بصيغة XML.\n2. اختر تصدير المعاملات: دفتر اليومية للفترة كلها بصيغة XML.\n3. اختر الملفين معًا.',
    hi: '1. Tally में एक्सपोर्ट, मास्टर चुनें: सभी मास्टर, XML रूप।\n2. एक्सपोर्ट, लेनदेन चुनें: पूरे समय की डे बुक, XML रूप।\n3. दोनों फ़ाइलें एक साथ चुनें।',
  },
  'guide.moving-in.3.title': { en: 'From Zoho Books', ar: 'من Zoho Books', hi: 'ज़ोहो बुक्स से' },
  'guide.moving-in.3.text': {
    en: '1. In Zoho Books open Settings, Data Backup, and choose Backup Your Data.\n2. Download the ZIP from the link in the email.\n3. Choose the ZIP here.\nDrafts and void documents are left out. An invoice in a foreign currency comes in rupees at its own exchange rate; without tax it needs the LUT of the GSTIN. Bills under reverse charge and from abroad come as journals.',
    ar: '1. في Zoho Books افتح الإعدادات، النسخ الاحتياطي للبيانات، واختر نسخ بياناتك احتياطيًا.\n2. نزّل ملف ZIP من الرابط في البريد.\n3. اختر ملف ZIP هنا.\nلا تُنقل المسودات والمستندات الملغاة. وفاتورة العملة الأجنبية تأتي بالروبية بسعر صرفها؛ وإن كانت بلا ضريبة فتحتاج إلى LUT لرقم GSTIN. وفواتير الاحتساب العكسي والفواتير من الخارج تأتي قيود يومية.',
    hi: '1. Zoho Books में सेटिंग, डेटा बैकअप खोलें और अपना डेटा बैकअप करें चुनें।\n2. ईमेल के लिंक से ZIP डाउनलोड करें।\n3. ZIP यहाँ चुनें।\nड्राफ़्ट और रद्द दस्तावेज़ नहीं आते। विदेशी मुद्रा का इनवॉइस अपने एक्सचेंज रेट पर रुपयों में आता है; बिना टैक्स वाले के लिए GSTIN का LUT चाहिए। रिवर्स चार्ज और विदेश के बिल जर्नल बनकर आते हैं।',
  },
  'guide.moving-in.4.title': { en: 'From Vyapar', ar: 'من Vyapar', hi: 'व्यापार से' },
  'guide.moving-in.4.text': {
    en: '1. Export the report of all parties to Excel: it has what each party owes.\n2. Export the Sale and Purchase reports with their item details, for the whole period.\n3. Export All Transactions: it has payments, expenses and opening balances.\n4. Export the items under Utilities, Export Items.\n5. Choose all files here together.\nA sale whose items are in none of the files comes as a journal, and so does a return, because it names no invoice.',
    ar: '1. صدّر تقرير كل الأطراف إلى Excel: فيه رصيد كل طرف.\n2. صدّر تقريري المبيعات والمشتريات مع تفاصيل الأصناف للفترة كلها.\n3. صدّر كل المعاملات: فيها الدفعات والمصروفات والأرصدة الافتتاحية.\n4. صدّر الأصناف من الأدوات، تصدير الأصناف.\n5. اختر كل الملفات هنا معًا.\nالبيع الذي لا توجد أصنافه في أي ملف يأتي قيد يومية، وكذلك المرتجع لأنه لا يذكر فاتورة.',
    hi: '1. सभी पार्टियों की रिपोर्ट Excel में एक्सपोर्ट करें: उसमें हर पार्टी का बैलेंस है।\n2. पूरे समय की सेल और परचेज़ रिपोर्ट आइटम डिटेल के साथ एक्सपोर्ट करें।\n3. सभी लेनदेन एक्सपोर्ट करें: उसमें भुगतान, खर्च और ओपनिंग बैलेंस हैं।\n4. यूटिलिटी, आइटम एक्सपोर्ट से आइटम निकालें।\n5. सब फ़ाइलें यहाँ एक साथ चुनें।\nजिस बिक्री के आइटम किसी फ़ाइल में नहीं, वह जर्नल बनती है; वापसी भी, क्योंकि उसमें इनवॉइस का नाम नहीं होता।',
  },
  'guide.moving-in.5.title': { en: 'Proof and undo', ar: 'الإثبات والتراجع', hi: 'मिलान और वापस लेना' },
  'guide.moving-in.5.text': {
    en: 'At the end the old books are beside ours: totals, vouchers, parties, trial balance and items, with each difference and what it comes from. Proof as Excel keeps it for the accountant. Undo the move takes everything back, the last import first; what was changed since, or is used elsewhere, is kept with its reason.',
    ar: 'في النهاية تُعرض الدفاتر القديمة بجانب الجديدة: الإجماليات والقيود والأطراف وميزان المراجعة والأصناف، مع كل فرق ومصدره. الإثبات بصيغة Excel يُحفظ للمحاسب. والتراجع عن النقل يسحب كل شيء بدءًا من آخر استيراد؛ وما عُدّل بعده أو استُخدم في مكان آخر يبقى مع سببه.',
    hi: 'अंत में पुरानी बही नई के साथ दिखती है: कुल, वाउचर, पार्टियाँ, ट्रायल बैलेंस और आइटम, हर अंतर और उसकी वजह के साथ। मिलान Excel में अकाउंटेंट के लिए रखा जा सकता है। लाई गई बही वापस लें से सब कुछ वापस होता है, आख़िरी इंपोर्ट पहले; जो बाद में बदला या कहीं और इस्तेमाल हुआ, वह वजह के साथ रहता है।',
  },
  'guide.moving-in.6.title': { en: 'Single files', ar: 'ملفات منفردة', hi: 'अलग-अलग फ़ाइलें' },
  'guide.moving-in.6.text': {
    en: '1. Open Import and choose what the file has: parties, items, documents, payments and more.\n2. Take the sample file, or drop a file of your own; its headings are recognised, and you may change them.\n3. Check the rows, correct problems on the screen, and import.',
    ar: '1. افتح الاستيراد واختر ما في الملف: أطراف أو أصناف أو مستندات أو دفعات أو غيرها.\n2. خذ الملف النموذجي أو أفلت ملفًا من عندك؛ تُعرف عناوينه ويمكنك تغييرها.\n3. راجع الصفوف وصحّح المشكلات على الشاشة ثم استورد.',
    hi: '1. इंपोर्ट खोलें और चुनें कि फ़ाइल में क्या है: पार्टियाँ, आइटम, दस्तावेज़, भुगतान वगैरह।\n2. नमूना फ़ाइल लें या अपनी फ़ाइल छोड़ें; उसके कॉलम पहचाने जाते हैं, और आप बदल सकते हैं।\n3. लाइनें देखें, दिक्कतें स्क्रीन पर ठीक करें, और इंपोर्ट करें।',
  },
} as const satisfies Texts
