import { rows } from './rows.ts'

/**
 * Every mail of the product as it goes out where an account has no wording of its own: its name, subject and text.
 * The fields that each can name stand in mail-events.ts.
 */
export const mailTexts = rows({
  'mail.documentSent': ['Invoice or other document', 'فاتورة أو مستند آخر', 'बिल या अन्य दस्तावेज़'],
  'mail.documentSent.subject': [
    '{{number}} from {{company}}',
    '{{number}} من {{company}}',
    '{{company}} की ओर से {{number}}',
  ],
  'mail.documentSent.body': [
    'Dear {{party}},\n\n{{number}} for ₹ {{total}} is attached.\n\nView it online and pay: {{link}}\n\nRegards,\n{{company}}',
    'السادة {{party}}،\n\nمرفق المستند {{number}} بمبلغ ₹ {{total}}.\n\nللعرض والدفع عبر الإنترنت: {{link}}\n\nمع التحية،\n{{company}}',
    'प्रिय {{party}},\n\n{{number}}, राशि ₹ {{total}}, संलग्न है।\n\nऑनलाइन देखें और भुगतान करें: {{link}}\n\nसादर,\n{{company}}',
  ],
  'mail.paymentReceipt': ['Payment receipt', 'إيصال دفع', 'भुगतान रसीद'],
  'mail.paymentReceipt.subject': [
    'Receipt {{number}} from {{company}}',
    'إيصال {{number}} من {{company}}',
    '{{company}} की ओर से रसीद {{number}}',
  ],
  'mail.paymentReceipt.body': [
    'Dear {{party}},\n\nThank you. We received ₹ {{amount}} on {{date}} ({{mode}}). The receipt {{number}} is attached.\n\nRegards,\n{{company}}',
    'السادة {{party}}،\n\nشكرًا لكم. استلمنا ₹ {{amount}} في {{date}} ({{mode}}). الإيصال {{number}} مرفق.\n\nمع التحية،\n{{company}}',
    'प्रिय {{party}},\n\nधन्यवाद। हमें {{date}} को ₹ {{amount}} ({{mode}}) प्राप्त हुए। रसीद {{number}} संलग्न है।\n\nसादर,\n{{company}}',
  ],
  'mail.statementSent': ['Statement of account', 'كشف حساب', 'खाता विवरण'],
  'mail.statementSent.subject': [
    'Statement of account from {{company}}',
    'كشف حساب من {{company}}',
    '{{company}} की ओर से खाता विवरण',
  ],
  'mail.statementSent.body': [
    'Dear {{party}},\n\nYour statement of account is attached. The balance on {{date}} is ₹ {{balance}}.\n\nRegards,\n{{company}}',
    'السادة {{party}}،\n\nمرفق كشف حسابكم. الرصيد في {{date}} هو ₹ {{balance}}.\n\nمع التحية،\n{{company}}',
    'प्रिय {{party}},\n\nआपका खाता विवरण संलग्न है। {{date}} को शेष ₹ {{balance}} है।\n\nसादर,\n{{company}}',
  ],
  'mail.notification': [
    'Notices: e-invoices, e-way bills, legal clocks',
    'إشعارات: الفواتير الإلكترونية وبوالص النقل والمهل القانونية',
    'सूचनाएँ: ई-इनवॉइस, ई-वे बिल, वैधानिक समय-सीमाएँ',
  ],
  'mail.notification.subject': ['Notices: {{count}}', 'إشعارات: {{count}}', 'सूचनाएँ: {{count}}'],
  'mail.notification.body': ['{{notices}}', '{{notices}}', '{{notices}}'],
  'mail.signInCode': ['Code to sign in', 'رمز الدخول', 'साइन इन का कोड'],
  'mail.signInCode.subject': ['{{code}} is your code', 'رمزك هو {{code}}', 'आपका कोड {{code}} है'],
  'mail.signInCode.body': [
    'Hello {{name}},\n\n{{code}} signs you in. It works once, for {{minutes}} minutes.\n\nNobody of ours will ask you for it. If you did not ask for it, leave this mail.',
    'مرحبًا {{name}}،\n\n{{code}} هو رمز دخولك. يعمل مرة واحدة خلال {{minutes}} دقائق.\n\nلن يطلبه منك أحد من فريقنا. إن لم تطلبه فتجاهل هذه الرسالة.',
    'नमस्ते {{name}},\n\n{{code}} से आप साइन इन कर सकते हैं। यह एक बार, {{minutes}} मिनट तक चलता है।\n\nहमारा कोई व्यक्ति इसे नहीं माँगेगा। आपने नहीं माँगा हो तो इस मेल को छोड़ दें।',
  ],
  'mail.twoFactorCode': ['Code of the second step', 'رمز الخطوة الثانية', 'दूसरे चरण का कोड'],
  'mail.twoFactorCode.subject': ['{{code}} is your code', 'رمزك هو {{code}}', 'आपका कोड {{code}} है'],
  'mail.twoFactorCode.body': [
    'Hello {{name}},\n\nYour password was right. {{code}} is the second step of your sign-in. It works once, for {{minutes}} minutes.\n\nIf you are not signing in now, somebody knows your password: change it.',
    'مرحبًا {{name}}،\n\nكلمة مرورك صحيحة. {{code}} هو رمز الخطوة الثانية لدخولك. يعمل مرة واحدة خلال {{minutes}} دقائق.\n\nإن لم تكن أنت من يدخل الآن فهناك من يعرف كلمة مرورك: غيّرها.',
    'नमस्ते {{name}},\n\nआपका पासवर्ड सही था। {{code}} आपके साइन इन का दूसरा चरण है। यह एक बार, {{minutes}} मिनट तक चलता है।\n\nयदि आप अभी साइन इन नहीं कर रहे तो कोई आपका पासवर्ड जानता है: उसे बदलें।',
  ],
  'mail.verificationCode': [
    'Code to confirm an e-mail address',
    'رمز تأكيد البريد الإلكتروني',
    'ई-मेल पते की पुष्टि का कोड',
  ],
  'mail.verificationCode.subject': ['{{code}} is your code', 'رمزك هو {{code}}', 'आपका कोड {{code}} है'],
  'mail.verificationCode.body': [
    'Hello {{name}},\n\n{{code}} confirms your e-mail address. It works once, for {{minutes}} minutes.\n\nIf you did not ask for it, leave this mail.',
    'مرحبًا {{name}}،\n\n{{code}} يؤكد بريدك الإلكتروني. يعمل مرة واحدة خلال {{minutes}} دقائق.\n\nإن لم تطلبه فتجاهل هذه الرسالة.',
    'नमस्ते {{name}},\n\n{{code}} से आपके ई-मेल पते की पुष्टि होती है। यह एक बार, {{minutes}} मिनट तक चलता है।\n\nआपने नहीं माँगा हो तो इस मेल को छोड़ दें।',
  ],
  'mail.resetLink': ['Link to set a new password', 'رابط تعيين كلمة مرور جديدة', 'नया पासवर्ड रखने का लिंक'],
  'mail.resetLink.subject': ['Set a new password', 'عيّن كلمة مرور جديدة', 'नया पासवर्ड रखें'],
  'mail.resetLink.body': [
    'Hello {{name}},\n\nThis link sets a new password. It works once, for {{hours}} hours:\n{{link}}\n\nIf you did not ask for it, leave this mail: your password stays as it is.',
    'مرحبًا {{name}}،\n\nهذا الرابط يعيّن كلمة مرور جديدة. يعمل مرة واحدة خلال {{hours}} ساعة:\n{{link}}\n\nإن لم تطلبه فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
    'नमस्ते {{name}},\n\nइस लिंक से नया पासवर्ड रखा जाता है। यह एक बार, {{hours}} घंटे तक चलता है:\n{{link}}\n\nआपने नहीं माँगा हो तो इस मेल को छोड़ दें: आपका पासवर्ड वैसा ही रहेगा।',
  ],
  'mail.passwordChanged': ['Password was changed', 'تغيّرت كلمة المرور', 'पासवर्ड बदला गया'],
  'mail.passwordChanged.subject': ['Your password was changed', 'تغيّرت كلمة مرورك', 'आपका पासवर्ड बदला गया'],
  'mail.passwordChanged.body': [
    'Hello {{name}},\n\nYour password was changed at {{time}}. Other sessions have ended.\n\nIf it was not you, set a new password now and tell your Admin.',
    'مرحبًا {{name}}،\n\nتغيّرت كلمة مرورك في {{time}}. انتهت الجلسات الأخرى.\n\nإن لم تكن أنت فعيّن كلمة مرور جديدة الآن وأخبر المسؤول.',
    'नमस्ते {{name}},\n\nआपका पासवर्ड {{time}} पर बदला गया। अन्य सेशन समाप्त हो गए।\n\nयदि यह आपने नहीं किया तो अभी नया पासवर्ड रखें और अपने एडमिन को बताएँ।',
  ],
  'mail.emailChanged': ['E-mail address was changed', 'تغيّر البريد الإلكتروني', 'ई-मेल पता बदला गया'],
  'mail.emailChanged.subject': [
    'Your e-mail address was changed',
    'تغيّر بريدك الإلكتروني',
    'आपका ई-मेल पता बदला गया',
  ],
  'mail.emailChanged.body': [
    'Hello {{name}},\n\nThe e-mail address of your account was changed to {{email}} at {{time}}. Mails no longer come here.\n\nIf it was not you, tell your Admin now and change your password.',
    'مرحبًا {{name}}،\n\nتغيّر البريد الإلكتروني لحسابك إلى {{email}} في {{time}}. لن تصل الرسائل إلى هنا بعد الآن.\n\nإن لم تكن أنت فأخبر المسؤول الآن وغيّر كلمة مرورك.',
    'नमस्ते {{name}},\n\nआपके खाते का ई-मेल पता {{time}} पर {{email}} कर दिया गया। अब मेल यहाँ नहीं आएँगे।\n\nयदि यह आपने नहीं किया तो अभी अपने एडमिन को बताएँ और पासवर्ड बदलें।',
  ],
  'mail.invitation': ['Invitation of a new user', 'دعوة مستخدم جديد', 'नए यूज़र को आमंत्रण'],
  'mail.invitation.subject': [
    'Your access to {{company}}',
    'دخولك إلى {{company}}',
    '{{company}} में आपका प्रवेश',
  ],
  'mail.invitation.body': [
    'Hello {{name}},\n\nYou have been given access to {{company}}. Your user name is {{userName}}.\n\nChoose your password here. The link works once, for {{hours}} hours:\n{{link}}',
    'مرحبًا {{name}}،\n\nمُنحت حق الدخول إلى {{company}}. اسم المستخدم: {{userName}}.\n\nاختر كلمة مرورك هنا. يعمل الرابط مرة واحدة خلال {{hours}} ساعة:\n{{link}}',
    'नमस्ते {{name}},\n\nआपको {{company}} में प्रवेश दिया गया है। आपका यूज़र नाम {{userName}} है।\n\nअपना पासवर्ड यहाँ चुनें। लिंक एक बार, {{hours}} घंटे तक चलता है:\n{{link}}',
  ],
  'mail.registered': ['Account was registered', 'تم تسجيل الحساب', 'खाता रजिस्टर्ड हुआ'],
  'mail.registered.subject': [
    'The account of {{company}} is ready',
    'حساب {{company}} جاهز',
    '{{company}} का खाता तैयार है',
  ],
  'mail.registered.body': [
    'Hello {{name}},\n\nThe account of {{company}} is ready. Your user name is {{userName}}.\n\nSign in and set up your business: {{link}}',
    'مرحبًا {{name}}،\n\nحساب {{company}} جاهز. اسم المستخدم: {{userName}}.\n\nسجّل الدخول وأعدّ نشاطك: {{link}}',
    'नमस्ते {{name}},\n\n{{company}} का खाता तैयार है। आपका यूज़र नाम {{userName}} है।\n\nसाइन इन करें और अपना व्यवसाय सेट करें: {{link}}',
  ],

  'mailField.party': ['Party', 'الطرف', 'पार्टी'],
  'mailField.company': ['Company', 'الشركة', 'कंपनी'],
  'mailField.number': ['Document number', 'رقم المستند', 'दस्तावेज़ नंबर'],
  'mailField.total': ['Total', 'الإجمالي', 'कुल'],
  'mailField.balance': ['Balance due', 'الرصيد المستحق', 'बाकी रकम'],
  'mailField.dueDate': ['Due date', 'تاريخ الاستحقاق', 'देय तिथि'],
  'mailField.link': ['Link', 'الرابط', 'लिंक'],
  'mailField.amount': ['Amount', 'المبلغ', 'राशि'],
  'mailField.date': ['Date', 'التاريخ', 'तिथि'],
  'mailField.mode': ['Payment mode', 'طريقة الدفع', 'भुगतान विधि'],
  'mailField.name': ['Name of the reader', 'اسم القارئ', 'पाठक का नाम'],
  'mailField.count': ['Number of notices', 'عدد الإشعارات', 'सूचनाओं की संख्या'],
  'mailField.notices': ['Notices', 'الإشعارات', 'सूचनाएँ'],
  'mailField.code': ['Code', 'الرمز', 'कोड'],
  'mailField.minutes': ['Minutes it works', 'دقائق الصلاحية', 'कितने मिनट मान्य'],
  'mailField.hours': ['Hours it works', 'ساعات الصلاحية', 'कितने घंटे मान्य'],
  'mailField.time': ['Date and time', 'التاريخ والوقت', 'तिथि और समय'],
  'mailField.email': ['New e-mail address', 'البريد الإلكتروني الجديد', 'नया ई-मेल पता'],
  'mailField.userName': ['User name', 'اسم المستخدم', 'यूज़र नाम'],

  'mailSample.party': ['Asha Stores', 'متاجر آشا', 'आशा स्टोर्स'],
  'mailSample.company': ['Acme Traders', 'أكمي للتجارة', 'एक्मे ट्रेडर्स'],
  'mailSample.mode': ['UPI', 'UPI', 'UPI'],
  'mailSample.name': ['Ravi Kumar', 'رافي كومار', 'रवि कुमार'],
  'mailSample.notices': [
    'E-way bill ends within a day\n391004527718 of INV/1 is valid until 22/11/2026 23:59.',
    'بوليصة نقل تنتهي خلال يوم\n391004527718 للمستند INV/1 سارية حتى 22/11/2026 23:59.',
    'ई-वे बिल एक दिन में समाप्त\nINV/1 का 391004527718 22/11/2026 23:59 तक मान्य है।',
  ],
})
