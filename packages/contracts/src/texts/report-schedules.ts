import { rows } from './rows.ts'

/** Reports that are mailed on a calendar. */
export const reportScheduleTexts = rows({
  'reportSchedule.title': ['Scheduled reports', 'التقارير المجدولة', 'तय समय पर भेजी जाने वाली रिपोर्ट'],
  'reportSchedule.tileText': [
    'Reports that go out by e-mail on their own: daily, weekly or monthly',
    'تقارير تُرسل بالبريد تلقائيًا: يوميًا أو أسبوعيًا أو شهريًا',
    'अपने-आप ई-मेल होने वाली रिपोर्ट: रोज़, हर हफ़्ते या हर महीने',
  ],
  'reportSchedule.create': ['Schedule by e-mail', 'جدولة بالبريد', 'ई-मेल से नियमित भेजें'],
  'reportSchedule.text': [
    'The PDF of this report goes out on each date, with the filters that are on the screen now and in your name.',
    'يُرسل ملف PDF لهذا التقرير في كل تاريخ، بعوامل التصفية المعروضة الآن وباسمك.',
    'हर तिथि पर इस रिपोर्ट का PDF जाता है, स्क्रीन पर लगे फ़िल्टर के साथ और आपके नाम से।',
  ],
  'reportSchedule.editText': [
    'The filters stay as they were when it was scheduled. From now on it goes out in your name.',
    'تبقى عوامل التصفية كما كانت عند الجدولة. من الآن يُرسل باسمك.',
    'फ़िल्टर वही रहते हैं जो शेड्यूल करते समय थे। अब से यह आपके नाम से जाएगी।',
  ],
  'reportSchedule.empty': [
    'No report is scheduled yet. Open a report, press "Export, print, send" and choose "Schedule by e-mail".',
    'لا يوجد تقرير مجدول بعد. افتح تقريرًا ثم اضغط «تصدير وطباعة وإرسال» واختر «جدولة بالبريد».',
    'अभी कोई रिपोर्ट तय नहीं है। रिपोर्ट खोलें, फिर "एक्सपोर्ट, प्रिंट, भेजें" में "ई-मेल से नियमित भेजें" चुनें।',
  ],
  'reportSchedule.report': ['Report', 'التقرير', 'रिपोर्ट'],
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
    'The report goes out no more. Mails that were sent stay in the list of mails.',
    'لن يُرسل التقرير بعد الآن. تبقى الرسائل المرسلة في قائمة الرسائل.',
    'रिपोर्ट अब नहीं जाएगी। भेजे हुए ई-मेल सूची में रहेंगे।',
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
