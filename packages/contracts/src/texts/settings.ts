import { rows } from './rows.ts'

/** The settings screen, and every setting by its name with what it does. */
export const settingTexts = rows({
  'settings.title': ['Settings', 'الإعدادات', 'सेटिंग'],
  'settings.search': ['Find a setting', 'ابحث عن إعداد', 'सेटिंग खोजें'],
  'settings.default': ['Default: {{value}}', 'الافتراضي: {{value}}', 'डिफ़ॉल्ट: {{value}}'],
  'settings.reset': ['Reset to default', 'العودة إلى الافتراضي', 'डिफ़ॉल्ट पर लौटें'],
  'settings.operator': ['Set by the operator.', 'يحدده المشغّل.', 'ऑपरेटर ने तय किया है।'],
  'settings.group.STG_SYS': ['General', 'عام', 'सामान्य'],
  'settings.group.STG_IMP': ['Import', 'الاستيراد', 'इंपोर्ट'],
  'settings.group.STG_EXP': ['Export', 'التصدير', 'एक्सपोर्ट'],
  'settings.group.STG_RET': ['Returns', 'الإقرارات', 'रिटर्न'],
  'settings.group.STG_SEC': ['Security', 'الأمان', 'सुरक्षा'],

  'setting.pageSize': ['Rows per page in lists', 'صفوف القوائم في كل تحميل', 'सूची में एक बार में लाइनें'],
  'setting.reportPageSize': [
    'Rows per page in reports',
    'صفوف التقارير في كل تحميل',
    'रिपोर्ट में एक बार में लाइनें',
  ],
  'setting.importErrorPageSize': [
    'Import errors per page',
    'أخطاء الاستيراد في كل مرة',
    'एक बार में इंपोर्ट ग़लतियाँ',
  ],
  'setting.poolingTime': [
    'Task refresh interval (seconds)',
    'فترة تحديث المهام (ثوانٍ)',
    'काम की प्रगति अपडेट होने का अंतराल (सेकंड)',
  ],
  'setting.apiTimeOut': ['Request timeout (minutes)', 'مهلة الطلب (دقائق)', 'जवाब का इंतज़ार (मिनट)'],
  'setting.apiTimeOut.help': [
    '0 uses the default of 5 minutes.',
    'القيمة 0 تعني المهلة الافتراضية 5 دقائق.',
    '0 रखने पर 5 मिनट।',
  ],
  'setting.dateFormat': ['Date format', 'صيغة التاريخ', 'तिथि कैसे दिखे'],
  'setting.dateTimeFormat': ['Date and time format', 'صيغة التاريخ والوقت', 'तिथि और समय कैसे दिखे'],
  'setting.downloadFileExpiryInHours': [
    'Download file expiry (hours)',
    'صلاحية ملف التنزيل (ساعات)',
    'डाउनलोड फ़ाइल कितने घंटे रहे',
  ],
  'setting.maxBulkSearchKeywords': [
    'Maximum values per search',
    'أقصى عدد قيم في البحث',
    'एक खोज में अधिकतम वैल्यू',
  ],
  'setting.recordsAffectedWarningLimit': [
    'Warn when a bulk action affects more records than',
    'التحذير عند تجاوز الإجراء الجماعي عدد سجلات',
    'इतने से ज़्यादा रिकॉर्ड बदलने पर चेतावनी',
  ],
  'setting.recordsAffectedWarningLimit.help': [
    'Larger exports run in the background.',
    'ما زاد عنه يُصدّر في الخلفية.',
    'इससे बड़े एक्सपोर्ट पीछे चलते हैं।',
  ],
  'setting.trialDays': ['Trial period (days)', 'الفترة التجريبية (أيام)', 'ट्रायल के दिन'],
  'setting.trialExpiryWarningDays': [
    'Show trial banner (days before expiry)',
    'عرض شريط التجربة (أيام قبل الانتهاء)',
    'ट्रायल का बैनर (ख़त्म होने से कितने दिन पहले)',
  ],
  'setting.DocumentAutonumbering': [
    'Number documents automatically',
    'ترقيم المستندات تلقائيًا',
    'दस्तावेज़ों का नंबर अपने आप',
  ],
  'setting.DocumentAutonumbering.help': [
    'When off, enter a number on each document.',
    'عند الإيقاف أدخل رقمًا لكل مستند.',
    'बंद होने पर हर दस्तावेज़ का नंबर लिखना होता है।',
  ],
  'setting.roundOff': [
    'Round off totals to the nearest rupee',
    'تقريب الإجمالي إلى الروبية',
    'जोड़ को पूरे रुपये में राउंड ऑफ़ करें',
  ],
  'setting.deviationValue': ['Allowed difference (₹)', 'الفرق المسموح (₹)', 'कितना अंतर चलेगा (₹)'],
  'setting.creditLimitCheck': [
    'Sale above the credit limit',
    'البيع فوق حد الائتمان',
    'उधार सीमा से ऊपर बिक्री',
  ],
  'setting.creditLimitCheck.off': ['Allowed', 'مسموح', 'होने दें'],
  'setting.creditLimitCheck.warn': ['Allowed with a warning', 'مسموح مع تحذير', 'चेतावनी के साथ होने दें'],
  'setting.creditLimitCheck.refuse': ['Blocked', 'ممنوع', 'रोकें'],
  'setting.upiQrOnInvoices': ['UPI QR on invoices', 'رمز UPI على الفواتير', 'बिलों पर UPI QR'],
  'setting.upiQrOnInvoices.help': [
    'Contains the tax details required by notification 14/2020 for sellers with turnover above ₹500 crore. An e-invoice has the signed QR instead.',
    'يحمل تفاصيل الضريبة التي يطلبها الإشعار 14/2020 من البائعين الذين يتجاوز رقم أعمالهم 500 كرور روبية. الفاتورة الإلكترونية تحمل الرمز الموقّع بدلاً منه.',
    'इसमें वह टैक्स विवरण होता है जो अधिसूचना 14/2020 में 500 करोड़ रुपये से ऊपर टर्नओवर वालों से माँगा गया है। ई-इनवॉइस पर इसकी जगह हस्ताक्षरित QR होता है।',
  ],
  'setting.upiQrOnInvoices.off': ['None', 'بدون', 'नहीं'],
  'setting.upiQrOnInvoices.b2c': [
    'For buyers without GSTIN',
    'للمشترين بدون GSTIN',
    'बिना GSTIN के खरीदारों को',
  ],
  'setting.upiQrOnInvoices.all': ['For all buyers', 'لكل مشترٍ', 'हर खरीदार को'],
  'setting.defaultPartyName': ['Party for counter sales', 'طرف المبيعات النقدية', 'काउंटर बिक्री की पार्टी'],
  'setting.defaultTaxpayerType': [
    'Taxpayer type of a new party',
    'نوع المكلف للطرف الجديد',
    'नई पार्टी का करदाता प्रकार',
  ],
  'setting.periodLockDate': ['Lock books until', 'الدفاتر مقفلة حتى', 'बहियाँ किस तिथि तक लॉक'],
  'setting.periodLockDate.help': [
    'Documents dated on or before this date cannot be issued, edited or cancelled.',
    'لا يمكن إصدار أو تعديل أو إلغاء ما تاريخه هذا اليوم أو قبله.',
    'इस तिथि या उससे पहले के दस्तावेज़ न जारी होंगे, न बदले जाएँगे, न रद्द होंगे।',
  ],
  'setting.relaxedIdentifiers': [
    'Accept a wider range of UPI ids and e-mail addresses',
    'قبول نطاق أوسع من معرفات UPI وعناوين البريد',
    'ज़्यादा तरह के UPI आईडी और ई-मेल मान्य रखें',
  ],
  'setting.sessionIdleMinutes': [
    'Session idle timeout (minutes)',
    'مهلة خمول الجلسة (دقائق)',
    'काम न होने पर सेशन कब बंद हो (मिनट)',
  ],
  'setting.sessionMaxHours': [
    'Maximum session length (hours)',
    'أقصى مدة للجلسة (ساعات)',
    'सबसे लंबा सेशन (घंटे)',
  ],
  'setting.singleSession': ['One session per user', 'جلسة واحدة لكل مستخدم', 'प्रति यूज़र एक सेशन'],
  'setting.TwoFactorAuthentication': ['Two-step verification', 'التحقق بخطوتين', 'साइन इन पर दूसरा चरण'],
  'setting.TwoFactorAuthentication.help': [
    'Optional: each user can turn it on in My profile. Required: users who have not set it up get a code by e-mail.',
    'اختيارية: يفعّلها كل مستخدم في ملفي. إلزامية: من لم يفعّلها يصله رمز بالبريد.',
    'वैकल्पिक: हर यूज़र इसे मेरी प्रोफ़ाइल में चालू कर सकता है। ज़रूरी: जिसने चालू नहीं किया उसे ई-मेल से कोड जाता है।',
  ],
  'setting.TwoFactorAuthentication.Optional': ['Optional', 'اختيارية', 'वैकल्पिक'],
  'setting.TwoFactorAuthentication.Required': ['Required', 'إلزامية', 'ज़रूरी'],
  'setting.EnableSmsService': [
    'Codes by SMS and WhatsApp',
    'الرموز عبر SMS وWhatsApp',
    'SMS और WhatsApp से कोड',
  ],
  'setting.EnableSmsService.help': [
    'When off, all codes are sent by e-mail.',
    'إن كانت متوقفة تُرسل كل الرموز بالبريد الإلكتروني.',
    'बंद होने पर हर कोड ई-मेल से जाता है।',
  ],
  'setting.accountLockThreshold': [
    'Lock account after failed attempts',
    'قفل الحساب بعد محاولات فاشلة',
    'कितनी ग़लत कोशिशों पर खाता लॉक हो',
  ],
  'setting.accountLockExpiry': [
    'Account lock duration (minutes)',
    'مدة قفل الحساب (دقائق)',
    'खाता कितने मिनट लॉक रहे',
  ],
  'setting.passwordMinLength': ['Minimum password length', 'الحد الأدنى لطول كلمة المرور', 'सबसे छोटा पासवर्ड'],
  'setting.passwordClasses': [
    'Types of characters required in a password',
    'أنواع الأحرف المطلوبة في كلمة المرور',
    'पासवर्ड में कितने प्रकार के अक्षर',
  ],
  'setting.passwordClasses.help': [
    'Of four types: capital letters, small letters, digits, special characters.',
    'من أربعة أنواع: أحرف كبيرة، أحرف صغيرة، أرقام، رموز خاصة.',
    'चार में से: बड़े अक्षर, छोटे अक्षर, अंक, विशेष चिह्न।',
  ],
  'setting.passwordMaxLength': ['Maximum password length', 'الحد الأقصى لطول كلمة المرور', 'सबसे लंबा पासवर्ड'],
  'setting.passwordExpiryDays': [
    'Password expires after (days; 0 = never)',
    'انتهاء كلمة المرور بعد (أيام؛ 0 = أبدًا)',
    'पासवर्ड कितने दिन चले (0 = हमेशा)',
  ],
  'setting.passwordHistory': [
    'Previous passwords that cannot be reused',
    'كلمات مرور سابقة لا يمكن إعادة استخدامها',
    'पिछले पासवर्ड जो दोबारा नहीं चलेंगे',
  ],
  'setting.blockPasswordPaste': [
    'Block pasting into password fields',
    'منع اللصق في حقول كلمة المرور',
    'पासवर्ड फ़ील्ड में पेस्ट करना रोकें',
  ],
  'setting.resetLinkExpiry': [
    'Password link expiry (hours)',
    'صلاحية رابط كلمة المرور (ساعات)',
    'नए पासवर्ड का लिंक कितने घंटे चले',
  ],
  'setting.dormancyDaysNewUser': [
    'New user becomes dormant after (days)',
    'خمول المستخدم الجديد بعد (أيام)',
    'नया यूज़र साइन इन न करे तो कितने दिन में बंद हो',
  ],
  'setting.dormancyDaysExistingUser': [
    'User becomes dormant after days without sign-in',
    'خمول المستخدم بعد أيام دون دخول',
    'साइन इन न करने पर यूज़र कितने दिन में बंद हो',
  ],

  'setting.EnableUam': [
    'Users can request more access',
    'يمكن للمستخدمين طلب صلاحيات إضافية',
    'यूज़र ज़्यादा एक्सेस माँग सकते हैं',
  ],
  'setting.EnableUam.help': [
    'Users can request a missing right, a higher limit or API access. Admins approve or reject.',
    'يمكن للمستخدمين طلب صلاحية ناقصة أو حد أعلى أو وصول API. يوافق المسؤولون أو يرفضون.',
    'यूज़र अधिकार, ज़्यादा सीमा या API एक्सेस माँग सकते हैं; एडमिन मंज़ूर या नामंज़ूर करते हैं।',
  ],
  'setting.RestrictUserToSingleRole': [
    'One role for each user',
    'دور واحد لكل مستخدم',
    'हर यूज़र की एक ही भूमिका',
  ],
  'setting.ChangeUsername': [
    'User names can be changed',
    'يمكن تغيير اسم المستخدم',
    'यूज़र नाम बदला जा सकता है',
  ],
  'setting.emailDomainRestriction': [
    'Allowed e-mail domains of users',
    'نطاقات البريد المسموحة للمستخدمين',
    'यूज़रों के मान्य ई-मेल डोमेन',
  ],
  'setting.emailDomainRestriction.help': [
    'Separate with commas. Empty: all domains are allowed.',
    'افصل بينها بفواصل؛ الفراغ يسمح بالكل.',
    'बीच में कॉमा; खाली हो तो सब चलेंगे।',
  ],
  'setting.UserCreationByBranch': [
    'Branch is required for users',
    'الفرع مطلوب للمستخدمين',
    'यूज़र की शाखा ज़रूरी',
  ],
  'setting.UserCreationByDepartment': [
    'Department is required for users',
    'القسم مطلوب للمستخدمين',
    'यूज़र का विभाग ज़रूरी',
  ],
  'setting.UserCreationByEmployeeCode': [
    'Employee code is required for users',
    'رمز الموظف مطلوب للمستخدمين',
    'यूज़र का कर्मचारी कोड ज़रूरी',
  ],
})
