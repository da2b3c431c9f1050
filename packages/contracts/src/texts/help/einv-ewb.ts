import type { Texts } from '../texts.ts'

/** Guide to e-invoices and e-way bills. */
export const einvEwbGuide = {
  'guide.einv-ewb.lead': {
    en: 'Who must generate e-invoices, how to get the IRN, and what must accompany the goods.',
    ar: 'من يجب عليه تسجيل الفاتورة وكيف يحصل على IRN وما يرافق البضاعة.',
    hi: 'ई-इनवॉइस किसे बनाना है, IRN कैसे मिले, और माल के साथ क्या जाए।',
  },
  'guide.einv-ewb.1.title': {
    en: 'Who must generate e-invoices',
    ar: 'من تجب عليه الفوترة الإلكترونية',
    hi: 'ई-इनवॉइस किसे बनाना है',
  },
  'guide.einv-ewb.1.text': {
    en: 'A business whose turnover was above five crore rupees in any year since 2017-18, for sales to registered customers, exports, and notes on them (Notification 10/2023, Central Tax). With a turnover of ten crore rupees and more the invoice must reach the portal within 30 days of its date.\nTurn it on in Settings with the date from which it applies.',
    ar: 'كل نشاط تجاوز رقم أعماله خمسة كرور روبية في أي سنة منذ 2017-18، للبيع إلى المسجلين والتصدير وإشعاراتهما (الإخطار 10/2023). ومن بلغ رقم أعماله عشرة كرور فأكثر فعليه إيصال الفاتورة إلى البوابة خلال 30 يومًا من تاريخها.\nفعّل ذلك في الإعدادات مع يوم السريان.',
    hi: 'जिस व्यवसाय का टर्नओवर 2017-18 से किसी भी वर्ष पाँच करोड़ रुपये से ऊपर रहा, रजिस्टर्ड ग्राहकों को बिक्री, एक्सपोर्ट और उनके नोटों के लिए (अधिसूचना 10/2023, केंद्रीय टैक्स)। दस करोड़ या अधिक टर्नओवर पर बिल अपनी तिथि से 30 दिन में पोर्टल तक पहुँचना चाहिए।\nइसे सेटिंग में लागू होने की तिथि के साथ चालू करें।',
  },
  'guide.einv-ewb.2.title': {
    en: 'Connect the portal',
    ar: 'ربط البوابة',
    hi: 'पोर्टल जोड़ें',
  },
  'guide.einv-ewb.2.text': {
    en: '1. At the e-invoice portal create an API user for the GSTIN.\n2. Here open Manage business, the GSTIN, Credentials, and enter user name and password.\n3. Choose Test. It shows whether the portal responds, the sign-in works and the clocks match.\nThe password is encrypted and never shown again.',
    ar: '1. في بوابة الفوترة أنشئ مستخدم API للـ GSTIN.\n2. هنا افتح إدارة النشاط ثم GSTIN ثم بيانات الدخول وأدخل الاسم وكلمة المرور.\n3. اختر اختبار. يُظهر إن كانت البوابة تجيب والدخول يعمل والساعتان متفقتين.\nتُحفظ كلمة المرور مختومة ولا تُعرض ثانية.',
    hi: '1. ई-इनवॉइस पोर्टल पर GSTIN के लिए API यूज़र बनाएँ।\n2. यहाँ व्यवसाय मैनेज करें, GSTIN, पोर्टल यूज़र और पासवर्ड खोलें और यूज़र नाम व पासवर्ड भरें।\n3. जाँच चुनें। वह दिखाता है कि पोर्टल जवाब देता है, साइन-इन चलता है और घड़ियाँ मिलती हैं।\nपासवर्ड एन्क्रिप्ट रहता है और दोबारा नहीं दिखता।',
  },
  'guide.einv-ewb.3.title': { en: 'Get the IRN', ar: 'الحصول على IRN', hi: 'IRN लें' },
  'guide.einv-ewb.3.text': {
    en: 'Choose Save and generate IRN in the form, or select many invoices in the list E-invoice and generate them together. Every invoice is checked first; errors that the portal would reject are listed with a link to the field.\nThe signed code is printed on the invoice. Its signature is verified, and the invoice shows the result.',
    ar: 'اختر حفظ وطلب IRN في الاستمارة، أو حدد فواتير كثيرة في قائمة الفواتير الإلكترونية وأنشئها معًا. تُفحص كل فاتورة أولًا، ويُذكر ما سترفضه البوابة مع رابط إلى الخانة نفسها.\nيُطبع الرمز الموقع على الفاتورة، ويُفحص توقيعه وتقول الفاتورة ذلك.',
    hi: 'फ़ॉर्म में सेव करें और IRN बनाएँ चुनें, या ई-इनवॉइस सूची में कई बिल चुनकर साथ बनाएँ। हर बिल पहले जाँचा जाता है; पोर्टल जो नहीं मानेगा, वह उसी खाने के लिंक के साथ बताया जाता है।\nहस्ताक्षरित कोड बिल पर छपता है। उसका हस्ताक्षर जाँचा जाता है और नतीजा बिल पर दिखता है।',
  },
  'guide.einv-ewb.4.title': { en: 'Cancel an IRN', ar: 'إلغاء IRN', hi: 'IRN रद्द करें' },
  'guide.einv-ewb.4.text': {
    en: 'It can be done for 24 hours from the acknowledgement, with one of four reasons. An active e-way bill is cancelled first. The number of a cancelled invoice cannot be used again.',
    ar: 'يمكن ذلك خلال 24 ساعة من الإقرار، بأحد أربعة أسباب. وتُلغى أولًا بوليصة النقل السارية. ولا يُستعمل رقم الفاتورة الملغاة ثانية.',
    hi: 'यह पावती से 24 घंटे तक हो सकता है, चार में से एक कारण के साथ। सक्रिय ई-वे बिल पहले रद्द होता है। रद्द बिल का नंबर फिर काम में नहीं आता।',
  },
  'guide.einv-ewb.5.title': { en: 'E-way bill', ar: 'بوليصة النقل', hi: 'ई-वे बिल' },
  'guide.einv-ewb.5.text': {
    en: 'It is needed when goods worth more than 50,000 rupees are moved; some States have another limit within the State.\n- Part A has the goods, Part B the vehicle. Without a vehicle the e-way bill is not valid for transport, except for up to 50 km to the transporter.\n- It is valid for one day for every 200 km, and one day for every 20 km for over-dimensional cargo.\n- It can be extended from eight hours before to eight hours after its end, and to 360 days in all.\n- It can be cancelled within 24 hours if it was not checked on the way.\nExpiring e-way bills shows those that expire today.',
    ar: 'تلزم عند نقل بضاعة تزيد قيمتها على 50,000 روبية، وتحدد بعض الولايات حدًا آخر داخلها.\n- الجزء A للبضاعة والجزء B للمركبة. بلا مركبة لا تصلح البوليصة للطريق إلا حتى 50 كم إلى الناقل.\n- صلاحيتها يوم لكل 200 كم، ويوم لكل 20 كم للحمولة كبيرة الأبعاد.\n- تُمدد من ثماني ساعات قبل نهايتها إلى ثمان بعدها، وحتى 360 يومًا إجمالًا.\n- تُلغى خلال 24 ساعة ما لم تُفحص في الطريق.\nتُظهر لوحة المركبات ما ينتهي اليوم.',
    hi: '50,000 रुपये से अधिक का माल चले तो यह चाहिए; कुछ राज्यों में राज्य के भीतर दूसरी सीमा है।\n- पार्ट A में माल होता है, पार्ट B में वाहन। वाहन के बिना बिल सड़क के लिए मान्य नहीं, ट्रांसपोर्टर तक 50 किमी के सिवा।\n- हर 200 किमी पर एक दिन की वैधता, बड़े आकार के माल पर हर 20 किमी पर एक दिन।\n- समाप्ति से आठ घंटे पहले से आठ घंटे बाद तक बढ़ सकता है, कुल 360 दिन तक।\n- रास्ते में जाँच न हुई हो तो 24 घंटे में रद्द हो सकता है।\nख़त्म होने वाले ई-वे बिल में दिखता है कि आज कौन से ख़त्म होंगे।',
  },
  'guide.einv-ewb.6.title': {
    en: 'When the portal does not respond',
    ar: 'عندما لا تجيب البوابة',
    hi: 'जब पोर्टल जवाब न दे',
  },
  'guide.einv-ewb.6.text': {
    en: 'Continue to save invoices. The strip at the top shows the status and the time of the next attempt. Pending requests are sent once, in order, when the portal is back. A lost response is searched on the portal, so no invoice gets two IRNs.',
    ar: 'واصل حفظ الفواتير. يقول الشريط في الأعلى ما هو معروف وموعد المحاولة التالية؛ ويُرسل ما ينتظر مرة واحدة بالترتيب فور عودة البوابة. والجواب الضائع في الطريق يُبحث عنه في البوابة فلا تُسجل فاتورة مرتين.',
    hi: 'बिल सेव करते रहें। ऊपर की पट्टी बताती है कि क्या पता है और अगली कोशिश कब होगी; जो रुका है वह पोर्टल लौटते ही क्रम से एक बार भेजा जाता है। रास्ते में खोया जवाब पोर्टल पर खोजा जाता है, इसलिए कोई बिल दो बार दर्ज नहीं होता।',
  },
} as const satisfies Texts
