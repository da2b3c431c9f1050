import { rows } from './rows.ts'

/** The screen that tries the way to the government portals. */
export const portalConnectionTexts = rows({
  'connection.title': ['Connection test', 'اختبار الاتصال', 'कनेक्शन जाँच'],
  'connection.text': [
    'Tests the connection to both portals for a GSTIN: address, clock, sign-in and one search. No IRN or e-way bill is generated.',
    'يختبر الاتصال بالبوابتين لرقم GSTIN: العنوان والساعة وتسجيل الدخول وبحثًا واحدًا. لا يُنشأ IRN ولا بوليصة نقل.',
    'किसी GSTIN के लिए दोनों पोर्टलों का कनेक्शन जाँचता है: पता, घड़ी, साइन-इन और एक खोज। कोई IRN या ई-वे बिल नहीं बनता।',
  ],
  'connection.try': ['Test the connection', 'اختبار الاتصال', 'कनेक्शन जाँचें'],
  'connection.address': ['Address', 'العنوان', 'पता'],
  'connection.noAddress': ['No address is set up', 'لم يُضبط أي عنوان', 'कोई पता सेट नहीं है'],
  'connection.reached': ['Responds in {{ms}} ms', 'تستجيب خلال {{ms}} م.ث', '{{ms}} मि.से. में जवाब'],
  'connection.notReached': ['Does not respond', 'لا تستجيب', 'जवाब नहीं मिला'],
  'connection.clock': ['Clock', 'الساعة', 'घड़ी'],
  'connection.clockRight': ['Same as the portal', 'مطابقة للبوابة', 'पोर्टल के बराबर'],
  'connection.clockUnknown': [
    'The portal does not send its time',
    'لا ترسل البوابة وقتها',
    'पोर्टल समय नहीं बताता',
  ],
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
    'Set the server clock with a time service (NTP). Portals reject requests stamped in the future.',
    'اضبط ساعة الخادم بخدمة وقت (NTP). ترفض البوابات الطلبات ذات الوقت المستقبلي.',
    'सर्वर की घड़ी टाइम सर्विस (NTP) से मिलाएँ। आगे के समय वाले अनुरोध पोर्टल नहीं लेते।',
  ],
  'connection.signIn': ['Sign-in', 'تسجيل الدخول', 'साइन-इन'],
  'connection.lookup': ['Search for the GSTIN', 'البحث عن GSTIN', 'GSTIN की खोज'],
  'connection.state.done': ['Working', 'يعمل', 'ठीक'],
  'connection.state.failed': ['Failed', 'فشل', 'नहीं हुआ'],
  'connection.state.notSet': ['Not set up', 'غير مضبوط', 'सेट नहीं है'],
  'connection.state.notTried': ['Not tested', 'لم يُختبر', 'जाँचा नहीं'],
  'portal.failure.connection': ['It could not be reached.', 'لا يمكن الوصول إليها.', 'उस तक पहुँचा नहीं जा सका।'],
  'portal.failure.breakerOpen': [
    'It did not respond several times; calls are paused until the next attempt.',
    'لم تستجب عدة مرات؛ أُوقفت الطلبات حتى المحاولة التالية.',
    'कई बार जवाब नहीं मिला; अगली कोशिश तक रुका गया है।',
  ],
  'portal.failure.signInRefused': [
    'It rejected the credentials.',
    'ترفض بيانات الدخول.',
    'उसने यूज़र-पासवर्ड नामंज़ूर किया।',
  ],
  'portal.failure.signInUnavailable': [
    'Sign-in is not available there now.',
    'لا يمكن تسجيل الدخول إليها الآن.',
    'अभी वहाँ साइन-इन नहीं हो पा रहा।',
  ],
  'portal.failure.limit': [
    'It accepts no more requests for this GSTIN for some time.',
    'لا تقبل مزيدًا من الطلبات من هذا GSTIN لبعض الوقت.',
    'वह कुछ समय तक इस GSTIN के और अनुरोध नहीं लेता।',
  ],
  'portal.failure.settings': [
    'The credentials or settings do not match the portal.',
    'بيانات الدخول أو الإعدادات لا تناسب البوابة.',
    'यूज़र-पासवर्ड या सेटिंग पोर्टल से मेल नहीं खाती।',
  ],
  'portal.failure.credentialsMissing': [
    'No credentials are set for this GSTIN.',
    'لم تُضبط بيانات دخول لهذا GSTIN.',
    'इस GSTIN का यूज़र-पासवर्ड नहीं डाला गया है।',
  ],
  'portal.failure.providerMissing': [
    'The portal is not set up on this installation.',
    'البوابة غير معدّة في هذا النظام.',
    'इस इंस्टॉलेशन पर पोर्टल सेट नहीं है।',
  ],
  'portal.failure.sessionNeeded': [
    'The GST portal is not open: open it with a code.',
    'بوابة GST غير مفتوحة: افتحها برمز.',
    'GST पोर्टल खुला नहीं है: कोड से खोलें।',
  ],
  'connection.inMs': ['{{ms}} ms', '{{ms}} م.ث', '{{ms}} मि.से.'],
})
