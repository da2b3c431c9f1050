import { rows } from './rows.ts'

/** What the screen of GSTR-1A says beside what it shares with that of GSTR-1. */
export const gstr1aScreenTexts = rows({
  'gstr1a.title': ['GSTR-1A', 'GSTR-1A', 'GSTR-1A'],
  'gstr1a.paperTitle': [
    'Amendment of outward supplies of the same tax period',
    'تعديل التوريدات الصادرة للفترة الضريبية نفسها',
    'उसी कर अवधि की आउटवर्ड सप्लाई में संशोधन',
  ],
  'gstr1a.open': ['Open GSTR-1A', 'فتح GSTR-1A', 'GSTR-1A खोलें'],
  'gstr1a.close': ['Close GSTR-1A', 'إغلاق GSTR-1A', 'GSTR-1A बंद करें'],
  'gstr1a.opened': ['Open', 'مفتوح', 'खुला'],
  'gstr1a.opensOn': ['Can be filed from', 'يمكن تقديمه من', 'फ़ाइल करने की पहली तिथि'],
  'gstr1a.openText': [
    'GSTR-1 of this period is filed. If a document is missing from it or wrong in it, open GSTR-1A: documents of the period can then be made, edited and cancelled, and GSTR-1A reports what changed. If nothing is wrong, file nothing.',
    'قُدِّم GSTR-1 لهذه الفترة. إن نقصه مستند أو كان فيه خطأ فافتح GSTR-1A: يمكن عندئذ إنشاء مستندات الفترة وتعديلها وإلغاؤها، وتُبلغ GSTR-1A عمّا تغيّر. إن لم يكن هناك خطأ فلا تقدّم شيئًا.',
    'इस अवधि का GSTR-1 फ़ाइल हो चुका है। उसमें कोई दस्तावेज़ छूटा या ग़लत हो तो GSTR-1A खोलें: फिर इस अवधि के दस्तावेज़ बन, बदल और रद्द हो सकेंगे, और बदलाव GSTR-1A में जाएगा। सब सही हो तो कुछ फ़ाइल न करें।',
  ],
  'gstr1a.emptyText': [
    'Nothing was made or changed since GSTR-1. Edit, cancel or add documents of this period; they appear here. Without a change there is nothing to file.',
    'لم يُنشأ أو يُعدَّل شيء منذ GSTR-1. عدّل مستندات هذه الفترة أو ألغها أو أضف إليها لتظهر هنا. بلا تغيير لا يوجد ما يُقدَّم.',
    'GSTR-1 के बाद न कुछ बना, न बदला। इस अवधि के दस्तावेज़ बदलें, रद्द करें या जोड़ें; वे यहाँ दिखेंगे। बदलाव न हो तो कुछ फ़ाइल नहीं करना।',
  ],
  'gstr1a.since': [
    'Documents made or changed since GSTR-1 was filed: {{count}}. They are in GSTR-1A, not in this return.',
    'مستندات أُنشئت أو عُدّلت بعد تقديم GSTR-1: {{count}}. هي في GSTR-1A وليست في هذا الإقرار.',
    'GSTR-1 फ़ाइल होने के बाद बने या बदले दस्तावेज़: {{count}}। वे GSTR-1A में हैं, इस रिटर्न में नहीं।',
  ],
  'gstr1a.markFiledText': [
    'After this, documents of this period stay locked, and no later return amends what is in GSTR-1A. It does not file the return on the portal.',
    'بعد ذلك تبقى مستندات هذه الفترة مقفلة، ولا يعدّل إقرار لاحق ما في GSTR-1A. لا يقدّم هذا الإقرار في البوابة.',
    'इसके बाद इस अवधि के दस्तावेज़ लॉक रहेंगे, और GSTR-1A में आया बदलाव बाद के रिटर्न में नहीं जाएगा। इससे पोर्टल पर रिटर्न फ़ाइल नहीं होता।',
  ],
  'gstr1a.notFiled': [
    'GSTR-1 of this period is not filed. Change its documents as usual; GSTR-1 reports them.',
    'لم يُقدَّم GSTR-1 لهذه الفترة. عدّل مستنداتها كالمعتاد، ويُبلغ عنها GSTR-1.',
    'इस अवधि का GSTR-1 फ़ाइल नहीं हुआ। दस्तावेज़ सामान्य तरह से बदलें; वे GSTR-1 में जाएँगे।',
  ],
  'gstr1a.notYet': [
    'GSTR-1A exists for periods from August 2024. Report the change in table 9A, 9C or 10 of a later GSTR-1.',
    'تتوفر GSTR-1A للفترات من أغسطس 2024. أبلغ عن التغيير في الجدول 9A أو 9C أو 10 من GSTR-1 لاحق.',
    'GSTR-1A अगस्त 2024 और बाद की अवधियों के लिए है। बदलाव बाद के GSTR-1 की टेबल 9A, 9C या 10 में दिखाएँ।',
  ],
  'gstr1a.closed': [
    'GSTR-3B of this period is filed, so GSTR-1A is closed. Report the change in table 9A, 9C or 10 of a later GSTR-1.',
    'قُدِّم GSTR-3B لهذه الفترة فأُغلقت GSTR-1A. أبلغ عن التغيير في الجدول 9A أو 9C أو 10 من GSTR-1 لاحق.',
    'इस अवधि का GSTR-3B फ़ाइल हो चुका है, इसलिए GSTR-1A बंद है। बदलाव बाद के GSTR-1 की टेबल 9A, 9C या 10 में दिखाएँ।',
  ],
  'gstr1a.filed': [
    'GSTR-1A of this period is filed. It is filed once.',
    'قُدِّم GSTR-1A لهذه الفترة، ولا يُقدَّم إلا مرة واحدة.',
    'इस अवधि का GSTR-1A फ़ाइल हो चुका है। यह एक ही बार फ़ाइल होता है।',
  ],
  'gstr1a.hasChanges': [
    'Documents made or changed since GSTR-1: {{count}}. File GSTR-1A, or undo them first.',
    'مستندات أُنشئت أو عُدّلت بعد GSTR-1: {{count}}. قدّم GSTR-1A أو تراجع عنها أولًا.',
    'GSTR-1 के बाद बने या बदले दस्तावेज़: {{count}}। GSTR-1A फ़ाइल करें या पहले वे बदलाव वापस लें।',
  ],
  'gstr1a.nothingChanged': [
    'Nothing was made or changed since GSTR-1, so there is nothing to file.',
    'لم يُنشأ أو يُعدَّل شيء منذ GSTR-1، فلا يوجد ما يُقدَّم.',
    'GSTR-1 के बाद न कुछ बना, न बदला, इसलिए कुछ फ़ाइल नहीं करना।',
  ],
  'gstr1a.notOpen': [
    'Open GSTR-1A of this period first.',
    'افتح GSTR-1A لهذه الفترة أولًا.',
    'पहले इस अवधि का GSTR-1A खोलें।',
  ],
  'gstr1a.tooEarly': [
    'The portal opens GSTR-1A of this period on {{on}}.',
    'تفتح البوابة GSTR-1A لهذه الفترة في {{on}}.',
    'पोर्टल इस अवधि का GSTR-1A {{on}} को खोलता है।',
  ],
})
