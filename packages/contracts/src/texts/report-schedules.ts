import { rows } from './rows.ts'

/** Reports that are mailed on a calendar. */
export const reportScheduleTexts = rows({
  'reportSchedule.title': ['Scheduled reports', 'التقارير المجدولة', 'तय समय पर भेजी जाने वाली रिपोर्ट'],
  'books.statement': ['Financial statement', 'قائمة مالية', 'वित्तीय विवरण'],
  'reportSchedule.tileText': [
    'Reports and lists that go out by e-mail on their own: daily, weekly or monthly',
    'تقارير وقوائم تُرسل بالبريد تلقائيًا: يوميًا أو أسبوعيًا أو شهريًا',
    'अपने-आप ई-मेल होने वाली रिपोर्ट और सूचियाँ: रोज़, हर हफ़्ते या हर महीने',
  ],
  'reportSchedule.create': ['Schedule by e-mail', 'جدولة بالبريد', 'ई-मेल से नियमित भेजें'],
  'reportSchedule.text': [
    'The PDF of this report goes out on each date, with the filters that are on the screen now and in your name.',
    'يُرسل ملف PDF لهذا التقرير في كل تاريخ، بعوامل التصفية المعروضة الآن وباسمك.',
    'हर तिथि पर इस रिपोर्ट का PDF जाता है, स्क्रीन पर लगे फ़िल्टर के साथ और आपके नाम से।',
  ],
  'reportSchedule.sheetText': [
    'These rows go out as a file on each date, with the filters that are on the screen now and in your name.',
    'تُرسل هذه الصفوف في ملف في كل تاريخ، بعوامل التصفية المعروضة الآن وباسمك.',
    'हर तिथि पर यह सूची फ़ाइल में जाती है, स्क्रीन पर लगे फ़िल्टर के साथ और आपके नाम से।',
  ],
  'reportSchedule.packText': [
    'The file of the month before goes out on each date, in your name: attached where an e-mail can carry it, else as a link that works for 14 days.',
    'يُرسل ملف الشهر السابق في كل تاريخ باسمك: مرفقًا إن اتسع له البريد، وإلا فكرابط يعمل 14 يومًا.',
    'हर तिथि पर पिछले महीने की फ़ाइल आपके नाम से जाती है: ई-मेल में आ सके तो साथ में, नहीं तो 14 दिन चलने वाले लिंक से।',
  ],
  'reportSchedule.link': [
    'The file is too large for an e-mail. Download it here until {{until}}:\n{{link}}',
    'الملف أكبر من أن يُرفق بالبريد. نزّله من هنا حتى {{until}}:\n{{link}}',
    'फ़ाइल ई-मेल के लिए बहुत बड़ी है। {{until}} तक यहाँ से डाउनलोड करें:\n{{link}}',
  ],
  'reportSchedule.formats': ['Send as', 'الإرسال بصيغة', 'किस रूप में भेजें'],
  'reportSchedule.editText': [
    'The filters stay as they were when it was scheduled. From now on it goes out in your name.',
    'تبقى عوامل التصفية كما كانت عند الجدولة. من الآن يُرسل باسمك.',
    'फ़िल्टर वही रहते हैं जो शेड्यूल करते समय थे। अब से यह आपके नाम से जाएगी।',
  ],
  'reportSchedule.empty': [
    'Nothing is scheduled yet. Open a report or a list, press the button for exports and choose "Schedule by e-mail".',
    'لا شيء مجدول بعد. افتح تقريرًا أو قائمة ثم اضغط زر التصدير واختر «جدولة بالبريد».',
    'अभी कुछ तय नहीं है। रिपोर्ट या सूची खोलें, एक्सपोर्ट का बटन दबाएँ और "ई-मेल से नियमित भेजें" चुनें।',
  ],
  'reportSchedule.report': ['Report or list', 'التقرير أو القائمة', 'रिपोर्ट या सूची'],
  'reportSchedule.to': ['To', 'إلى', 'किसे'],
  'reportSchedule.message': ['Message', 'الرسالة', 'संदेश'],
  'reportSchedule.last': ['Last e-mail', 'آخر بريد', 'पिछला ई-मेल'],
  'reportSchedule.sender': ['Sent in the name of', 'يُرسل باسم', 'किसके नाम से'],
  'reportSchedule.orphaned': [
    'Nothing goes out: {{name}} is no longer active. Edit the schedule to send it in your name.',
    'لا يُرسل شيء: لم يعد {{name}} نشطًا. عدّل الجدول لإرساله باسمك.',
    'कुछ नहीं जा रहा: {{name}} अब सक्रिय नहीं है। अपने नाम से भेजने के लिए शेड्यूल बदलें।',
  ],
  'reportSchedule.ofDay': ['As of the day', 'كما في اليوم', 'उस दिन तक'],
  'reportSchedule.endTitle': ['End this schedule?', 'هل تُنهي هذا الجدول؟', 'यह शेड्यूल समाप्त करें?'],
  'reportSchedule.endText': [
    'It goes out no more, and links to its files stop working. Mails that were sent stay in the list of mails.',
    'لن يُرسل بعد الآن، وتتوقف روابط ملفاته. تبقى الرسائل المرسلة في قائمة الرسائل.',
    'यह अब नहीं जाएगी और इसकी फ़ाइलों के लिंक बंद हो जाएँगे। भेजे हुए ई-मेल सूची में रहेंगे।',
  ],
  'field.period': ['Period', 'الفترة', 'अवधि'],
  'field.hour': ['Hour of the day', 'ساعة اليوم', 'दिन का समय'],
  'field.attach': ['Also attach', 'إرفاق أيضًا', 'साथ में जोड़ें'],
  'field.asked': ['Filters', 'عوامل التصفية', 'फ़िल्टर'],
  'field.report': ['Report', 'التقرير', 'रिपोर्ट'],
  'enum.ScheduleOutcome.Sent': ['Sent', 'أُرسل', 'भेजा गया'],
  'enum.ScheduleOutcome.Failed': ['Not sent', 'لم يُرسل', 'नहीं भेजा गया'],
  'task.reportSchedules': ['Scheduled reports', 'التقارير المجدولة', 'तय समय की रिपोर्ट'],
})
