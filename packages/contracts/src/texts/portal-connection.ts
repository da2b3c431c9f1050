import { rows } from './rows.ts'

/** The screen that tries the way to the government portals. */
export const portalConnectionTexts = rows({
  'connection.title': ['Connection test', 'اختبار الاتصال', 'कनेक्शन जाँच'],
  'connection.text': [
    'Tries the way to both portals for a GSTIN: the address, the clock, the sign-in and one look-up. Nothing is registered.',
    'يجرّب الطريق إلى البوابتين لرقم GSTIN: العنوان والساعة وتسجيل الدخول واستعلامًا واحدًا. لا يُسجَّل شيء.',
    'किसी GSTIN के लिए दोनों पोर्टलों तक का रास्ता परखता है: पता, घड़ी, साइन-इन और एक खोज। कुछ रजिस्टर्ड नहीं होता।',
  ],
  'connection.try': ['Test the connection', 'اختبر الاتصال', 'संपर्क परखें'],
  'connection.address': ['Address', 'العنوان', 'पता'],
  'connection.noAddress': ['None is set up', 'لم يُضبط أي عنوان', 'कोई पता निर्धारित नहीं'],
  'connection.reached': ['Answers in {{ms}} ms', 'تستجيب خلال {{ms}} م.ث', '{{ms}} मि.से. में जवाब'],
  'connection.notReached': ['Does not answer', 'لا تستجيب', 'जवाब नहीं'],
  'connection.clock': ['Clock', 'الساعة', 'घड़ी'],
  'connection.clockRight': ['Agrees with the portal', 'مطابقة للبوابة', 'पोर्टल के समान'],
  'connection.clockUnknown': ['The portal tells no time', 'البوابة لا تذكر الوقت', 'पोर्टल समय नहीं बताता'],
  'connection.clockAhead': [
    'This server is {{seconds}} s ahead of the portal',
    'هذا الخادم متقدم على البوابة بمقدار {{seconds}} ث',
    'यह सर्वर पोर्टल से {{seconds}} से. आगे है',
  ],
  'connection.clockBehind': [
    'This server is {{seconds}} s behind the portal',
    'هذا الخادم متأخر عن البوابة بمقدار {{seconds}} ث',
    'यह सर्वर पोर्टल से {{seconds}} से. पीछे है',
  ],
  'connection.clockFix': [
    'Set the clock of the server by a time service (NTP): portals refuse what is stamped in the future.',
    'اضبط ساعة الخادم بخدمة وقت (NTP): ترفض البوابات ما خُتم بوقت مستقبلي.',
    'सर्वर की घड़ी समय सेवा (NTP) से मिलाएँ: पोर्टल भविष्य के समय वाला संदेश ठुकराते हैं।',
  ],
  'connection.signIn': ['Sign-in', 'تسجيل الدخول', 'साइन-इन'],
  'connection.lookup': ['Look-up of the GSTIN', 'الاستعلام عن GSTIN', 'GSTIN की खोज'],
  'connection.state.done': ['Works', 'يعمل', 'ठीक'],
  'connection.state.failed': ['Fails', 'يفشل', 'विफल'],
  'connection.state.notSet': ['Not set up', 'غير مضبوط', 'निर्धारित नहीं'],
  'connection.state.notTried': ['Not tried', 'لم يُجرَّب', 'नहीं परखा'],
  'portal.failure.connection': ['It cannot be reached.', 'لا يمكن الوصول إليها.', 'उस तक पहुँचा नहीं जा सका।'],
  'portal.failure.breakerOpen': [
    'It did not answer several times; it is left alone until the next try.',
    'لم تستجب عدة مرات؛ تُترك حتى المحاولة التالية.',
    'कई बार जवाब नहीं मिला; अगली कोशिश तक रुका गया है।',
  ],
  'portal.failure.signInRefused': [
    'It refuses the credentials.',
    'ترفض بيانات الدخول.',
    'वह क्रेडेंशियल नामंज़ूर करता है।',
  ],
  'portal.failure.signInUnavailable': [
    'Nobody can sign in there now.',
    'لا يمكن تسجيل الدخول إليها الآن.',
    'अभी वहाँ साइन-इन नहीं हो पा रहा।',
  ],
  'portal.failure.limit': [
    'It takes no more calls of this GSTIN for a while.',
    'لا تقبل مزيدًا من الطلبات من هذا GSTIN لبعض الوقت.',
    'वह कुछ समय तक इस GSTIN के और अनुरोध नहीं लेता।',
  ],
  'portal.failure.settings': [
    'The credentials or settings do not fit the portal.',
    'بيانات الدخول أو الإعدادات لا تناسب البوابة.',
    'क्रेडेंशियल या सेटिंग पोर्टल के अनुरूप नहीं।',
  ],
  'portal.failure.credentialsMissing': [
    'No credentials are set for this GSTIN.',
    'لم تُضبط بيانات دخول لهذا GSTIN.',
    'इस GSTIN के क्रेडेंशियल निर्धारित नहीं हैं।',
  ],
  'portal.failure.providerMissing': [
    'The portal is not set up on this installation.',
    'البوابة غير مضبوطة في هذا التثبيت.',
    'इस इंस्टॉलेशन पर पोर्टल निर्धारित नहीं है।',
  ],
  'connection.inMs': ['{{ms}} ms', '{{ms}} م.ث', '{{ms}} मि.से.'],
})
