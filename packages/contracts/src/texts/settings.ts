import { rows } from './rows.ts'

/** The settings screen, and every setting by its name with what it does. */
export const settingTexts = rows({
  'settings.title': ['Settings', 'الإعدادات', 'सेटिंग'],
  'settings.search': ['Find a setting', 'ابحث عن إعداد', 'सेटिंग खोजें'],
  'settings.default': ['Default: {{value}}', 'الافتراضي: {{value}}', 'डिफ़ॉल्ट: {{value}}'],
  'settings.reset': ['Back to default', 'العودة إلى الافتراضي', 'डिफ़ॉल्ट पर लौटें'],
  'settings.operator': ['Set by the operator.', 'يحدده المشغّل.', 'संचालक द्वारा निर्धारित।'],
  'settings.group.STG_SYS': ['General', 'عام', 'सामान्य'],
  'settings.group.STG_IMP': ['Import', 'الاستيراد', 'आयात'],
  'settings.group.STG_EXP': ['Export', 'التصدير', 'निर्यात'],
  'settings.group.STG_RET': ['Returns', 'الإقرارات', 'विवरणी'],
  'settings.group.STG_SEC': ['Security', 'الأمان', 'सुरक्षा'],

  'setting.pageSize': ['Rows a list loads at once', 'صفوف القائمة في كل مرة', 'सूची में एक बार की पंक्तियाँ'],
  'setting.reportPageSize': [
    'Rows a report loads at once',
    'صفوف التقرير في كل مرة',
    'रिपोर्ट में एक बार की पंक्तियाँ',
  ],
  'setting.importErrorPageSize': [
    'Import errors shown at once',
    'أخطاء الاستيراد في كل مرة',
    'एक बार में आयात त्रुटियाँ',
  ],
  'setting.poolingTime': [
    'Seconds between looks at running tasks',
    'الثواني بين متابعات المهام',
    'चल रहे कार्य देखने का अंतराल (सेकंड)',
  ],
  'setting.apiTimeOut': ['Minutes to wait for an answer', 'دقائق انتظار الرد', 'उत्तर की प्रतीक्षा (मिनट)'],
  'setting.apiTimeOut.help': [
    '0 keeps the five minutes of the product.',
    'القيمة 0 تبقي خمس دقائق.',
    '0 पर पाँच मिनट रहते हैं।',
  ],
  'setting.dateFormat': ['Dates are written', 'صيغة التاريخ', 'तिथि का रूप'],
  'setting.dateTimeFormat': ['Dates with time are written', 'صيغة التاريخ والوقت', 'तिथि-समय का रूप'],
  'setting.downloadFileExpiryInHours': [
    'Hours a finished file can be fetched',
    'ساعات بقاء الملف الجاهز',
    'तैयार फ़ाइल कितने घंटे उपलब्ध',
  ],
  'setting.maxBulkSearchKeywords': [
    'Values searched for at once',
    'عدد القيم في بحث واحد',
    'एक बार में खोजे मान',
  ],
  'setting.recordsAffectedWarningLimit': [
    'Records above which a bulk action warns',
    'عدد السجلات الذي يستدعي تحذيرًا',
    'इतने से अधिक अभिलेख पर चेतावनी',
  ],
  'setting.recordsAffectedWarningLimit.help': [
    'Exports above it run in the background.',
    'ما زاد عنه يُصدّر في الخلفية.',
    'इससे बड़े निर्यात पृष्ठभूमि में चलते हैं।',
  ],
  'setting.trialDays': ['Days of a trial', 'أيام التجربة', 'परीक्षण के दिन'],
  'setting.trialExpiryWarningDays': [
    'Days before the end that a message appears',
    'أيام التنبيه قبل الانتهاء',
    'समाप्ति से कितने दिन पहले सूचना',
  ],
  'setting.DocumentAutonumbering': [
    'Number documents automatically',
    'ترقيم المستندات تلقائيًا',
    'दस्तावेज़ों की संख्या अपने आप',
  ],
  'setting.DocumentAutonumbering.help': [
    'Off: a number is typed for each document.',
    'عند الإيقاف يُكتب رقم لكل مستند.',
    'बंद होने पर हर दस्तावेज़ की संख्या लिखनी होती है।',
  ],
  'setting.roundOff': ['Round totals to the rupee', 'تقريب الإجمالي إلى الروبية', 'योग को रुपये में पूर्णांकित करें'],
  'setting.deviationValue': ['Tolerated difference in rupees', 'الفرق المقبول بالروبية', 'स्वीकार्य अंतर (रुपये)'],
  'setting.creditLimitCheck': [
    'Sale above the credit limit',
    'البيع فوق حد الائتمان',
    'उधार सीमा से ऊपर बिक्री',
  ],
  'setting.creditLimitCheck.off': ['Allowed', 'مسموح', 'अनुमति'],
  'setting.creditLimitCheck.warn': ['Allowed with a warning', 'مسموح مع تحذير', 'चेतावनी के साथ अनुमति'],
  'setting.creditLimitCheck.refuse': ['Refused', 'مرفوض', 'अस्वीकृत'],
  'setting.defaultPartyName': ['Party of counter sales', 'طرف مبيعات النقد', 'नक़द बिक्री की पार्टी'],
  'setting.defaultTaxpayerType': [
    'Taxpayer type of a new party',
    'نوع المكلف للطرف الجديد',
    'नई पार्टी का करदाता प्रकार',
  ],
  'setting.periodLockDate': ['Books are locked until', 'الدفاتر مقفلة حتى', 'बहियाँ इस तिथि तक बंद'],
  'setting.periodLockDate.help': [
    'Nothing dated on or before this day can be issued, edited or cancelled.',
    'لا يمكن إصدار أو تعديل أو إلغاء ما تاريخه هذا اليوم أو قبله.',
    'इस दिन या पहले की तिथि का कुछ भी जारी, संपादित या रद्द नहीं हो सकता।',
  ],
  'setting.relaxedIdentifiers': [
    'Accept UPI ids and e-mails beyond the narrow rule',
    'قبول معرفات UPI والبريد خارج القاعدة الضيقة',
    'संकीर्ण नियम से बाहर के UPI और ई-मेल स्वीकारें',
  ],
  'setting.sessionIdleMinutes': [
    'Minutes without use that end a session',
    'دقائق الخمول لإنهاء الجلسة',
    'निष्क्रियता के मिनट जिनके बाद सत्र समाप्त',
  ],
  'setting.sessionMaxHours': ['Longest session in hours', 'أطول جلسة بالساعات', 'सबसे लंबा सत्र (घंटे)'],
  'setting.singleSession': ['One session a user', 'جلسة واحدة لكل مستخدم', 'प्रति उपयोगकर्ता एक सत्र'],
  'setting.accountLockThreshold': [
    'Failed attempts that lock an account',
    'محاولات فاشلة تقفل الحساب',
    'इतने विफल प्रयासों पर खाता बंद',
  ],
  'setting.accountLockExpiry': [
    'Minutes an account stays locked',
    'دقائق بقاء الحساب مقفلًا',
    'खाता कितने मिनट बंद रहे',
  ],
  'setting.passwordMinLength': ['Shortest password', 'أقصر كلمة مرور', 'सबसे छोटा पासवर्ड'],
  'setting.passwordMaxLength': ['Longest password', 'أطول كلمة مرور', 'सबसे लंबा पासवर्ड'],
  'setting.passwordExpiryDays': [
    'Days a password is good (0: always)',
    'أيام صلاحية كلمة المرور (0: دائمًا)',
    'पासवर्ड कितने दिन मान्य (0: हमेशा)',
  ],
  'setting.passwordHistory': [
    'Former passwords that cannot be used again',
    'كلمات مرور سابقة لا تُعاد',
    'पिछले पासवर्ड जो दोबारा नहीं चलेंगे',
  ],
  'setting.blockPasswordPaste': [
    'Block pasting into password fields',
    'منع اللصق في حقول كلمة المرور',
    'पासवर्ड में चिपकाना रोकें',
  ],
  'setting.dormancyDaysExistingUser': [
    'Days without sign-in that make a user dormant',
    'أيام دون دخول تجعل المستخدم خاملًا',
    'बिना साइन इन इतने दिन पर उपयोगकर्ता निष्क्रिय',
  ],
})
