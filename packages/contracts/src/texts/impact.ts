import { rows } from './rows.ts'

/** What the change of a master means for documents. */
export const impactTexts = rows({
  'impact.title': [
    'This change affects documents',
    'هذا التغيير يؤثر في مستندات',
    'इस बदलाव का असर दस्तावेज़ों पर होगा',
  ],
  'impact.moreThan': ['more than {{count}}', 'أكثر من {{count}}', '{{count}} से ज़्यादा'],
  'impact.drafts': ['Drafts', 'المسودات', 'ड्राफ़्ट'],
  'impact.drafts.text': [
    'They take name, GSTIN and state from the record when they are issued. Update them now to take its addresses and new figures too.',
    'تأخذ الاسم ورقم GSTIN والولاية من السجل عند الإصدار. حدّثها الآن لتأخذ العناوين والأرقام الجديدة أيضًا.',
    'जारी होते समय नाम, GSTIN और राज्य रिकॉर्ड से लेंगे। पता और नई रकम भी लेने के लिए अभी बदलें।',
  ],
  'impact.drafts.item': [
    'Their lines keep what was typed. Update them to take what you changed on the item.',
    'تبقي سطورها ما كُتب فيها. حدّثها لتأخذ ما غيّرته في الصنف.',
    'इनकी लाइनों में जो लिखा है वही रहेगा। आइटम का बदलाव लेने के लिए इन्हें बदलें।',
  ],
  'impact.pending': ['Waiting for approval', 'بانتظار الاعتماد', 'मंज़ूरी बाकी'],
  'impact.pending.text': [
    'They stay as they were sent. Reject them if they must change.',
    'تبقى كما أُرسلت. ارفضها إن لزم تغييرها.',
    'जैसे भेजे गए वैसे ही रहेंगे। बदलना हो तो नामंज़ूर करें।',
  ],
  'impact.recurring': ['Recurring schedules', 'الجداول المتكررة', 'बार-बार बनने वाले'],
  'impact.recurring.text': [
    'New documents take party and places as they are on their date, and lines as in the document that is repeated. To change lines, end the schedule and repeat a corrected document.',
    'تأخذ المستندات الجديدة الطرف والأماكن كما هي في تاريخها، والسطور كما في المستند المكرر. لتغيير السطور أنهِ الجدول وكرر مستندًا مصححًا.',
    'नए दस्तावेज़ पार्टी और जगह अपनी तिथि के हिसाब से लेंगे, और लाइनें मूल दस्तावेज़ से। लाइनें बदलनी हों तो यह शेड्यूल बंद करके सही दस्तावेज़ से नया बनाएँ।',
  ],
  'impact.orders': ['Open orders and challans', 'الأوامر وأذون التسليم المفتوحة', 'खुले ऑर्डर और चालान'],
  'impact.orders.text': [
    'They keep what was agreed, and what is made from them starts with it. Edit an order that must follow.',
    'تبقي ما اتُّفق عليه، ويبدأ به ما يُنشأ منها. عدّل الأمر الذي يجب أن يتبع.',
    'इनमें तय हुआ वही रहेगा, और इनसे बना दस्तावेज़ उसी से शुरू होगा। जो ऑर्डर बदलना हो उसे खोलकर बदलें।',
  ],
  'impact.issued': ['Issued, return not filed', 'صادرة ولم يُقدَّم إقرارها', 'जारी, रिटर्न दाखिल नहीं'],
  'impact.issued.text': [
    'They stay as issued. If one is wrong, open it and choose "This invoice is wrong".',
    'تبقى كما صدرت. إن كانت إحداها خاطئة فافتحها واختر "هذه الفاتورة خاطئة".',
    'जैसे जारी हुए वैसे ही रहेंगे। कोई गलत हो तो खोलकर "यह बिल गलत है" चुनें।',
  ],
  'impact.reported': ['Issued, return filed', 'صادرة وقُدِّم إقرارها', 'जारी, रिटर्न दाखिल'],
  'impact.reported.text': [
    'They stay as reported. Only a note or an amendment corrects them: "This invoice is wrong" shows which, and its last day.',
    'تبقى كما أُبلغ عنها. لا يصححها إلا إشعار أو تعديل: "هذه الفاتورة خاطئة" تبين أيهما وآخر يوم له.',
    'रिटर्न में जैसे गए वैसे ही रहेंगे। केवल नोट या संशोधन से सुधरेंगे: "यह बिल गलत है" तरीका और आखिरी दिन दिखाता है।',
  ],
  'impact.back': ['Go back', 'رجوع', 'वापस'],
  'impact.save': ['Save, keep drafts', 'حفظ وإبقاء المسودات', 'सेव करें, ड्राफ़्ट न बदलें'],
  'impact.saveAndUpdate': ['Save and update drafts', 'حفظ وتحديث المسودات', 'सेव करें और ड्राफ़्ट बदलें'],
  'impact.updated': ['Drafts updated: {{count}}', 'مسودات حُدِّثت: {{count}}', 'बदले गए ड्राफ़्ट: {{count}}'],
  'impact.notUpdated': ['Some drafts were not updated', 'لم تُحدَّث بعض المسودات', 'कुछ ड्राफ़्ट नहीं बदले'],
})
