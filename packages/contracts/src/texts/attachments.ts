import { rows } from './rows.ts'

/** Words of the files that are attached to documents and payments. */
export const attachmentTexts = rows({
  'issue.ATTACHMENT_EMPTY': [
    '{{name}} is empty. Choose another file.',
    'الملف {{name}} فارغ. اختر ملفًا آخر.',
    '{{name}} खाली है। दूसरी फ़ाइल चुनें।',
  ],
  'issue.ATTACHMENT_SIZE': [
    '{{name}} is larger than 5 MB. Attach a smaller file.',
    'حجم {{name}} أكبر من 5 ميغابايت. أرفق ملفًا أصغر.',
    '{{name}} 5 MB से बड़ी है। छोटी फ़ाइल जोड़ें।',
  ],
  'issue.ATTACHMENT_TYPE': [
    '{{name}} is of a type that cannot be attached. Attach a PDF, PNG, JPEG, XLS or CSV file.',
    'نوع الملف {{name}} لا يمكن إرفاقه. أرفق ملف PDF أو PNG أو JPEG أو XLS أو CSV.',
    '{{name}} इस प्रकार की फ़ाइल नहीं जोड़ी जा सकती। PDF, PNG, JPEG, XLS या CSV फ़ाइल जोड़ें।',
  ],
  'issue.ATTACHMENT_CONTENT': [
    '{{name}} contains something other than its name says. Save it again in the right format and attach that file.',
    'محتوى الملف {{name}} يخالف ما يدل عليه اسمه. احفظه بالصيغة الصحيحة ثم أرفقه.',
    '{{name}} के अंदर वह नहीं है जो नाम बताता है। सही फ़ॉर्मेट में सेव करके फिर जोड़ें।',
  ],
  'issue.ATTACHMENT_BROKEN': [
    '{{name}} is damaged or incomplete. Get the file again and attach it.',
    'الملف {{name}} تالف أو ناقص. احصل على الملف مرة أخرى ثم أرفقه.',
    '{{name}} खराब या अधूरी है। फ़ाइल दोबारा लेकर जोड़ें।',
  ],
  'issue.ATTACHMENT_DIMENSIONS': [
    '{{name}} has more than 64 million pixels. Save it in a smaller size.',
    'في الصورة {{name}} أكثر من 64 مليون بكسل. احفظها بحجم أصغر.',
    '{{name}} में 6.4 करोड़ से अधिक पिक्सेल हैं। छोटी करके सेव करें।',
  ],
  'issue.ATTACHMENT_COUNT': [
    'At most {{max}} files can be attached. Remove one first.',
    'يمكن إرفاق {{max}} ملفات على الأكثر. أزل ملفًا أولًا.',
    'अधिकतम {{max}} फ़ाइलें जोड़ी जा सकती हैं। पहले कोई एक हटाएँ।',
  ],
  'issue.ATTACHMENT_GONE': [
    'An attached file is no longer available. Remove it from the list and attach it again.',
    'لم يعد أحد الملفات المرفقة متاحًا. أزله من القائمة ثم أرفقه مرة أخرى.',
    'जोड़ी गई एक फ़ाइल अब उपलब्ध नहीं है। उसे सूची से हटाकर फिर से जोड़ें।',
  ],
  'issue.ATTACHMENT_WAITING': [
    '{{max}} of your files wait for documents that are not saved yet. Save those documents first.',
    'لديك {{max}} ملفًا تنتظر مستندات لم تُحفظ بعد. احفظ تلك المستندات أولًا.',
    'आपकी {{max}} फ़ाइलें ऐसे दस्तावेज़ों के लिए रुकी हैं जो अभी सेव नहीं हुए। पहले वे दस्तावेज़ सेव करें।',
  ],
  'attachment.title': ['Attachments', 'المرفقات', 'संलग्न फ़ाइलें'],
  'attachment.titleCount': ['Attachments ({{count}})', 'المرفقات ({{count}})', 'संलग्न फ़ाइलें ({{count}})'],
  'attachment.papers': ['Papers of the supplier', 'مستندات المورّد', 'सप्लायर के काग़ज़'],
  'attachment.choose': ['Attach files', 'إرفاق ملفات', 'फ़ाइलें जोड़ें'],
  'attachment.drop': [
    'Drop files here or paste a picture',
    'أفلت الملفات هنا أو الصق صورة',
    'फ़ाइलें यहाँ छोड़ें या फ़ोटो पेस्ट करें',
  ],
  'attachment.limits': [
    'PDF, PNG, JPEG, XLS or CSV, up to 10 files of 5 MB each',
    'PDF أو PNG أو JPEG أو XLS أو CSV، حتى 10 ملفات حجم كل منها 5 ميغابايت',
    'PDF, PNG, JPEG, XLS या CSV, 5 MB तक की अधिकतम 10 फ़ाइलें',
  ],
  'attachment.uploading': ['Uploading…', 'جارٍ التحميل…', 'अपलोड हो रही है…'],
  'attachment.failed': [
    'The upload was interrupted. Check the connection and try again.',
    'انقطع التحميل. تحقق من الاتصال وحاول مرة أخرى.',
    'अपलोड बीच में रुक गया। कनेक्शन देखकर फिर कोशिश करें।',
  ],
  'attachment.retry': ['Try again', 'حاول مرة أخرى', 'फिर कोशिश करें'],
  'attachment.open': ['Open {{name}}', 'فتح {{name}}', '{{name}} खोलें'],
  'attachment.close': ['Close {{name}}', 'إغلاق {{name}}', '{{name}} बंद करें'],
  'attachment.download': ['Download {{name}}', 'تنزيل {{name}}', '{{name}} डाउनलोड करें'],
  'attachment.remove': ['Remove {{name}}', 'إزالة {{name}}', '{{name}} हटाएँ'],
  'attachment.removeTitle': ['Remove {{name}}?', 'هل تريد إزالة {{name}}؟', '{{name}} हटाएँ?'],
  'attachment.removeText': [
    'The file is deleted. The history keeps its name.',
    'يُحذف الملف ويبقى اسمه في السجل.',
    'फ़ाइल मिटा दी जाएगी। हिस्ट्री में उसका नाम रहेगा।',
  ],
  'attachment.none': ['No files are attached.', 'لا توجد ملفات مرفقة.', 'कोई फ़ाइल नहीं जोड़ी गई है।'],
  'attachment.noPreview': [
    'This file cannot be shown here. Download it to open it.',
    'لا يمكن عرض هذا الملف هنا. نزّله لفتحه.',
    'यह फ़ाइल यहाँ नहीं दिखाई जा सकती। खोलने के लिए डाउनलोड करें।',
  ],
  'attachment.zoomIn': ['Zoom in', 'تكبير', 'बड़ा करें'],
  'attachment.zoomOut': ['Zoom out', 'تصغير', 'छोटा करें'],
  'attachment.notUploaded': [
    '{{name}} was not uploaded. Try again or remove it, then save.',
    'لم يُحمَّل {{name}}. حاول مرة أخرى أو أزله، ثم احفظ.',
    '{{name}} अपलोड नहीं हुई। फिर कोशिश करें या हटाएँ, फिर सेव करें।',
  ],
  'history.linkMade': ['Shared by a public link', 'شارك برابط عام', 'पब्लिक लिंक से शेयर किया'],
  'history.linkEnded': ['Ended the public link', 'أنهى الرابط العام', 'पब्लिक लिंक बंद किया'],
  'history.reader': ['Reader of the link', 'قارئ الرابط', 'लिंक पढ़ने वाला'],
  'history.seen.one': ['Seen once', 'شوهد مرة واحدة', 'एक बार देखा गया'],
  'history.seen.other': ['Seen {{count}} times', 'مرات المشاهدة: {{count}}', '{{count}} बार देखा गया'],
  'history.attached': ['Attached {{name}}', 'أرفق {{name}}', '{{name}} जोड़ी'],
  'history.unattached': ['Removed {{name}}', 'أزال {{name}}', '{{name}} हटाई'],
})
