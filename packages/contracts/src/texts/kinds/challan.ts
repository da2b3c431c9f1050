import { rows } from '../rows.ts'

/** Where the goods of a challan are, and until when. */
export const challanTexts = rows({
  'challan.purpose': ['Purpose', 'الغرض', 'उद्देश्य'],
  'challan.goods': ['Goods sent', 'البضاعة المرسلة', 'भेजा गया माल'],
  'challan.provisional': ['Quantity is provisional', 'الكمية مؤقتة', 'मात्रा अंदाज़न है'],
  'challan.provisionalText': [
    'The exact quantity is not known when the goods leave. The invoice takes the quantity that is measured.',
    'الكمية الدقيقة غير معلومة عند خروج البضاعة. تأخذ الفاتورة الكمية المقيسة.',
    'माल निकलते समय सही मात्रा पता नहीं है। बिल में नापी हुई मात्रा आती है।',
  ],
  'challan.provisionalGas': [
    'The quantity of liquid gas is always provisional.',
    'كمية الغاز المسال مؤقتة دائمًا.',
    'तरल गैस की मात्रा हमेशा अंदाज़न होती है।',
  ],
  'challan.measure': [
    'The quantities of {{numbers}} are provisional. Enter what was measured, also where it is more or less.',
    'كميات {{numbers}} مؤقتة. أدخل الكمية المقيسة ولو زادت أو نقصت.',
    '{{numbers}} की मात्राएँ अंदाज़न हैं। नापी हुई मात्रा लिखें, चाहे ज़्यादा हो या कम।',
  ],
  'challan.billing': ['Billing', 'الفوترة', 'बिलिंग'],
  'challan.markDelivered': ['Mark as delivered', 'تسجيل التسليم', '"पहुँच गया" करें'],
  'challan.markReturned': ['Mark as returned', 'تسجيل إرجاع', 'वापसी दर्ज करें'],
  'challan.deliveredOn': ['Delivered on', 'سُلّم في', 'पहुँचने की तिथि'],
  'challan.returnedOn': ['Returned on', 'أُرجع في', 'वापसी की तिथि'],
  'challan.returnBy': ['Return or invoice by', 'الإرجاع أو الفوترة قبل', 'वापसी या बिल की आख़िरी तिथि'],
  'challan.daysLeft.one': ['{{count}} day left', 'بقي {{count}} يوم', '{{count}} दिन बाकी'],
  'challan.daysLeft.other': ['{{count}} days left', 'بقي {{count}} يومًا', '{{count}} दिन बाकी'],
  'challan.daysPast.one': ['{{count}} day past', 'متأخر {{count}} يوم', '{{count}} दिन ज़्यादा'],
  'challan.daysPast.other': ['{{count}} days past', 'متأخر {{count}} يومًا', '{{count}} दिन ज़्यादा'],
  'challan.returnText': [
    'Enter what came back. What came back is not invoiced.',
    'أدخل ما عاد. ما عاد لا يُفوتر.',
    'जो वापस आया वह लिखें। वापस आए माल का बिल नहीं बनता।',
  ],
  'challan.lost': ['Lost or wasted', 'فاقد أو تالف', 'खोया या बर्बाद'],
  'challan.nature': ['Nature of job work', 'طبيعة التشغيل', 'जॉब वर्क का प्रकार'],
  'challan.otherNumber': ['Job worker’s challan', 'إذن تسليم المشغّل', 'जॉब वर्कर का चालान'],
  'challan.otherDate': ['Date of that challan', 'تاريخ ذلك الإذن', 'उस चालान की तिथि'],
  'challan.returns': ['Returns', 'المرتجعات', 'वापसी'],
  'challan.jobWorker': ['Job worker', 'المشغّل', 'जॉब वर्कर'],
  'challan.delivered': ['{{count}} marked as delivered', 'سُجّل تسليم {{count}}', '{{count}} पहुँचे दर्ज हुए'],
  'challan.returned': ['Return of {{number}} recorded', 'سُجّل إرجاع {{number}}', '{{number}} की वापसी दर्ज हुई'],
  'challan.oneParty': [
    'Choose challans of one customer at one GSTIN.',
    'اختر أذون تسليم لعميل واحد ولرقم GSTIN واحد.',
    'एक ही ग्राहक और एक ही GSTIN के चालान चुनें।',
  ],
})
