import { rows } from './rows.ts'

/**
 * Every mail of the product as it goes out where an account has no wording of its own: its name, subject and text.
 * The fields that each can name are in mail-events.ts.
 */
export const mailTexts = rows({
  'mail.documentSent': ['Invoice or other document', 'فاتورة أو مستند آخر', 'बिल या अन्य दस्तावेज़'],
  'mail.documentSent.subject': [
    '{{number}} from {{company}}',
    '{{number}} من {{company}}',
    '{{company}} की ओर से {{number}}',
  ],
  'mail.documentSent.body': [
    'Dear {{party}},\n\n{{number}} for ₹ {{total}} is attached.\n\nOpen it online: {{link}}\n\nRegards,\n{{company}}',
    'السادة {{party}}،\n\nمرفق المستند {{number}} بمبلغ ₹ {{total}}.\n\nللاطلاع عليه عبر الإنترنت: {{link}}\n\nمع التحية،\n{{company}}',
    'प्रिय {{party}},\n\n₹ {{total}} का {{number}} साथ में भेजा है।\n\nऑनलाइन देखें: {{link}}\n\nसादर,\n{{company}}',
  ],
  'mail.paymentReminder': ['Payment reminder', 'تذكير بالدفع', 'भुगतान का रिमाइंडर'],
  'mail.paymentReminder.subject': [
    'Payment reminder from {{company}}: ₹ {{balance}}',
    'تذكير بالدفع من {{company}}: ₹ {{balance}}',
    '{{company}} की ओर से भुगतान का रिमाइंडर: ₹ {{balance}}',
  ],
  'mail.paymentReminder.body': [
    'Dear {{party}},\n\nOn {{date}} these invoices are unpaid:\n\n{{invoices}}\n\nTotal due: ₹ {{balance}}\n\nIf you have paid already, ignore this e-mail.\n\nRegards,\n{{company}}',
    'السادة {{party}}،\n\nهذه الفواتير غير مدفوعة بتاريخ {{date}}:\n\n{{invoices}}\n\nإجمالي المستحق: ₹ {{balance}}\n\nإن كنتم قد دفعتم فتجاهلوا هذه الرسالة.\n\nمع التحية،\n{{company}}',
    'प्रिय {{party}},\n\n{{date}} तक ये बिल बकाया हैं:\n\n{{invoices}}\n\nकुल बकाया: ₹ {{balance}}\n\nभुगतान कर चुके हैं तो इस मेल पर ध्यान न दें।\n\nसादर,\n{{company}}',
  ],
  'mailLine.unpaid': [
    '{{number}}, due on {{dueDate}}: ₹ {{balance}}\n{{link}}',
    '{{number}}، تستحق في {{dueDate}}: ₹ {{balance}}\n{{link}}',
    '{{number}}, देय तिथि {{dueDate}}: ₹ {{balance}}\n{{link}}',
  ],
  'mailLine.unpaidOpening': [
    '{{number}}, due on {{dueDate}}: ₹ {{balance}}',
    '{{number}}، تستحق في {{dueDate}}: ₹ {{balance}}',
    '{{number}}, देय तिथि {{dueDate}}: ₹ {{balance}}',
  ],
  'mail.paymentReceipt': ['Payment receipt', 'إيصال دفع', 'भुगतान रसीद'],
  'mail.paymentReceipt.subject': [
    'Receipt {{number}} from {{company}}',
    'إيصال {{number}} من {{company}}',
    '{{company}} की ओर से रसीद {{number}}',
  ],
  'mail.paymentReceipt.body': [
    'Dear {{party}},\n\nThank you. We received ₹ {{amount}} on {{date}} ({{mode}}). Receipt {{number}} is attached.\n\nRegards,\n{{company}}',
    'السادة {{party}}،\n\nشكرًا لكم. استلمنا ₹ {{amount}} في {{date}} ({{mode}}). الإيصال {{number}} مرفق.\n\nمع التحية،\n{{company}}',
    'प्रिय {{party}},\n\nधन्यवाद। हमें {{date}} को ₹ {{amount}} ({{mode}}) मिले। रसीद {{number}} साथ में भेजी है।\n\nसादर,\n{{company}}',
  ],
  'mail.paymentVoucher': ['Payment advice', 'إشعار دفع', 'भुगतान की सूचना'],
  'mail.paymentVoucher.subject': [
    'Payment {{number}} from {{company}}',
    'دفعة {{number}} من {{company}}',
    '{{company}} की ओर से भुगतान {{number}}',
  ],
  'mail.paymentVoucher.body': [
    'Dear {{party}},\n\nWe paid you ₹ {{amount}} on {{date}} ({{mode}}). Payment voucher {{number}} is attached, with the bills it is for.\n\nRegards,\n{{company}}',
    'السادة {{party}}،\n\nدفعنا لكم ₹ {{amount}} في {{date}} ({{mode}}). سند الصرف {{number}} مرفق، وفيه الفواتير المدفوعة.\n\nمع التحية،\n{{company}}',
    'प्रिय {{party}},\n\nहमने {{date}} को आपको ₹ {{amount}} ({{mode}}) दिए। भुगतान वाउचर {{number}} साथ में भेजा है, जिसमें बिलों की सूची है।\n\nसादर,\n{{company}}',
  ],
  'mail.statementSent': ['Statement of account', 'كشف حساب', 'खाता स्टेटमेंट'],
  'mail.statementSent.subject': [
    'Statement of account from {{company}}',
    'كشف حساب من {{company}}',
    '{{company}} की ओर से खाता स्टेटमेंट',
  ],
  'mail.statementSent.body': [
    'Dear {{party}},\n\nYour statement of account is attached. The balance on {{date}} is ₹ {{balance}}.\n\nRegards,\n{{company}}',
    'السادة {{party}}،\n\nمرفق كشف حسابكم. الرصيد في {{date}} هو ₹ {{balance}}.\n\nمع التحية،\n{{company}}',
    'प्रिय {{party}},\n\nआपका खाता स्टेटमेंट साथ में भेजा है। {{date}} को बैलेंस ₹ {{balance}} है।\n\nसादर,\n{{company}}',
  ],
  'mail.reportSent': ['Report', 'تقرير', 'रिपोर्ट'],
  'mail.reportSent.subject': [
    '{{report}} of {{company}}: {{period}}',
    '{{report}}، {{company}}: {{period}}',
    '{{report}}, {{company}}: {{period}}',
  ],
  'mail.reportSent.body': [
    'Hello,\n\n{{report}} of {{company}} for {{period}} is attached.\n\nRegards,\n{{user}}',
    'مرحبًا،\n\nمرفق {{report}} لشركة {{company}} عن {{period}}.\n\nمع التحية،\n{{user}}',
    'नमस्ते,\n\n{{company}} की {{report}} ({{period}}) साथ में भेजी है।\n\nसादर,\n{{user}}',
  ],
  'mail.notification': [
    'Notifications: e-invoices, e-way bills, deadlines',
    'الإشعارات: الفواتير الإلكترونية وبوالص النقل والمواعيد النهائية',
    'सूचनाएँ: ई-इनवॉइस, ई-वे बिल, अंतिम तिथियाँ',
  ],
  'mail.notification.subject': ['Notifications: {{count}}', 'الإشعارات: {{count}}', 'सूचनाएँ: {{count}}'],
  'mail.notification.body': ['{{notices}}', '{{notices}}', '{{notices}}'],
  'mail.signInCode': ['Sign-in code', 'رمز الدخول', 'साइन इन का कोड'],
  'mail.signInCode.subject': [
    '{{code}} is your sign-in code',
    '{{code}} رمز الدخول',
    '{{code}} आपका साइन-इन कोड है',
  ],
  'mail.signInCode.body': [
    'Hello {{name}},\n\nYour sign-in code is {{code}}. It is valid once, for {{minutes}} minutes.\n\nWe will never ask you for this code. If you did not request it, ignore this e-mail.',
    'مرحبًا {{name}}،\n\nرمز دخولك هو {{code}}. صالح لمرة واحدة خلال {{minutes}} دقائق.\n\nلن نطلب منك هذا الرمز أبدًا. إن لم تطلبه فتجاهل هذه الرسالة.',
    'नमस्ते {{name}},\n\nआपका साइन-इन कोड {{code}} है। यह एक बार, {{minutes}} मिनट तक चलेगा।\n\nहम आपसे यह कोड कभी नहीं माँगेंगे। आपने नहीं माँगा हो तो इस मेल पर ध्यान न दें।',
  ],
  'mail.twoFactorCode': ['Two-step verification code', 'رمز التحقق بخطوتين', 'दूसरे चरण का कोड'],
  'mail.twoFactorCode.subject': [
    '{{code}} is your verification code',
    '{{code}} رمز التحقق',
    '{{code}} आपका वेरिफ़िकेशन कोड है',
  ],
  'mail.twoFactorCode.body': [
    'Hello {{name}},\n\nYour password was correct. The verification code for the second step is {{code}}. It is valid once, for {{minutes}} minutes.\n\nIf you are not signing in now, someone else knows your password. Change it.',
    'مرحبًا {{name}}،\n\nكلمة مرورك صحيحة. رمز التحقق للخطوة الثانية هو {{code}}. صالح لمرة واحدة خلال {{minutes}} دقائق.\n\nإن لم تكن تسجّل الدخول الآن فهناك من يعرف كلمة مرورك. غيّرها.',
    'नमस्ते {{name}},\n\nआपका पासवर्ड सही था। साइन इन के दूसरे चरण का कोड {{code}} है। यह एक बार, {{minutes}} मिनट तक चलेगा।\n\nआप अभी साइन इन नहीं कर रहे हैं तो किसी को आपका पासवर्ड पता है। उसे बदलें।',
  ],
  'mail.verificationCode': [
    'E-mail verification code',
    'رمز تأكيد البريد الإلكتروني',
    'ई-मेल पते की पुष्टि का कोड',
  ],
  'mail.verificationCode.subject': [
    '{{code}} is your verification code',
    '{{code}} رمز التحقق',
    '{{code}} आपका वेरिफ़िकेशन कोड है',
  ],
  'mail.verificationCode.body': [
    'Hello {{name}},\n\nThe code to verify your e-mail address is {{code}}. It is valid once, for {{minutes}} minutes.\n\nIf you did not request this, ignore this e-mail.',
    'مرحبًا {{name}}،\n\nرمز تأكيد بريدك الإلكتروني هو {{code}}. صالح لمرة واحدة خلال {{minutes}} دقائق.\n\nإن لم تطلبه فتجاهل هذه الرسالة.',
    'नमस्ते {{name}},\n\nआपके ई-मेल पते की पुष्टि का कोड {{code}} है। यह एक बार, {{minutes}} मिनट तक चलेगा।\n\nआपने नहीं माँगा हो तो इस मेल पर ध्यान न दें।',
  ],
  'mail.resetLink': ['Link to set a new password', 'رابط تعيين كلمة مرور جديدة', 'नया पासवर्ड बनाने का लिंक'],
  'mail.resetLink.subject': ['Set a new password', 'عيّن كلمة مرور جديدة', 'नया पासवर्ड बनाएँ'],
  'mail.resetLink.body': [
    'Hello {{name}},\n\nUse this link to set a new password. It is valid once, for {{hours}} hours:\n{{link}}\n\nIf you did not request this, ignore this e-mail. Your password does not change.',
    'مرحبًا {{name}}،\n\nاستخدم هذا الرابط لتعيين كلمة مرور جديدة. صالح لمرة واحدة خلال {{hours}} ساعة:\n{{link}}\n\nإن لم تطلبه فتجاهل هذه الرسالة. لن تتغير كلمة مرورك.',
    'नमस्ते {{name}},\n\nनया पासवर्ड बनाने का लिंक यह है। यह एक बार, {{hours}} घंटे तक चलेगा:\n{{link}}\n\nआपने नहीं माँगा हो तो इस मेल पर ध्यान न दें। आपका पासवर्ड नहीं बदलेगा।',
  ],
  'mail.passwordChanged': ['Password changed', 'تغيّرت كلمة المرور', 'पासवर्ड बदला गया'],
  'mail.passwordChanged.subject': ['Your password was changed', 'تغيّرت كلمة مرورك', 'आपका पासवर्ड बदला गया'],
  'mail.passwordChanged.body': [
    'Hello {{name}},\n\nYour password was changed at {{time}}. Your other sessions have ended.\n\nIf you did not do this, set a new password now and inform your Admin.',
    'مرحبًا {{name}}،\n\nتغيّرت كلمة مرورك في {{time}}. انتهت جلساتك الأخرى.\n\nإن لم تفعل ذلك فعيّن كلمة مرور جديدة الآن وأبلغ المسؤول.',
    'नमस्ते {{name}},\n\nआपका पासवर्ड {{time}} पर बदला गया। आपके बाकी सेशन बंद हो गए हैं।\n\nअगर यह आपने नहीं किया तो अभी नया पासवर्ड बनाएँ और अपने एडमिन को बताएँ।',
  ],
  'mail.emailChanged': ['E-mail address changed', 'تغيّر البريد الإلكتروني', 'ई-मेल पता बदला गया'],
  'mail.emailChanged.subject': [
    'Your e-mail address was changed',
    'تغيّر بريدك الإلكتروني',
    'आपका ई-मेल पता बदला गया',
  ],
  'mail.emailChanged.body': [
    'Hello {{name}},\n\nThe e-mail address of your account was changed to {{email}} at {{time}}. E-mails are no longer sent to this address.\n\nIf you did not do this, inform your Admin now and change your password.',
    'مرحبًا {{name}}،\n\nتغيّر البريد الإلكتروني لحسابك إلى {{email}} في {{time}}. لن تُرسل الرسائل إلى هذا العنوان بعد الآن.\n\nإن لم تفعل ذلك فأبلغ المسؤول الآن وغيّر كلمة مرورك.',
    'नमस्ते {{name}},\n\nआपके खाते का ई-मेल पता {{time}} पर {{email}} कर दिया गया। अब मेल इस पते पर नहीं आएँगे।\n\nअगर यह आपने नहीं किया तो अभी अपने एडमिन को बताएँ और पासवर्ड बदलें।',
  ],
  'mail.invitation': ['Invitation of a new user', 'دعوة مستخدم جديد', 'नए यूज़र को न्योता'],
  'mail.invitation.subject': [
    'Your access to {{company}}',
    'دخولك إلى {{company}}',
    '{{company}} में आपका एक्सेस',
  ],
  'mail.invitation.body': [
    'Hello {{name}},\n\nYou now have access to {{company}}. Your user name is {{userName}}.\n\nSet your password with this link. It is valid once, for {{hours}} hours:\n{{link}}',
    'مرحبًا {{name}}،\n\nمُنحت حق الدخول إلى {{company}}. اسم المستخدم: {{userName}}.\n\nعيّن كلمة مرورك من هذا الرابط. صالح لمرة واحدة خلال {{hours}} ساعة:\n{{link}}',
    'नमस्ते {{name}},\n\nआपको {{company}} का एक्सेस दिया गया है। आपका यूज़र नाम {{userName}} है।\n\nइस लिंक से अपना पासवर्ड बनाएँ। यह एक बार, {{hours}} घंटे तक चलेगा:\n{{link}}',
  ],
  'mail.registered': ['Account registered', 'تم تسجيل الحساب', 'खाता बन गया'],
  'mail.registered.subject': [
    'The account of {{company}} is ready',
    'حساب {{company}} جاهز',
    '{{company}} का खाता तैयार है',
  ],
  'mail.registered.body': [
    'Hello {{name}},\n\nThe account of {{company}} is ready. Your user name is {{userName}}.\n\nSign in and set up your business: {{link}}',
    'مرحبًا {{name}}،\n\nحساب {{company}} جاهز. اسم المستخدم: {{userName}}.\n\nسجّل الدخول وأعدّ منشأتك: {{link}}',
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
  'mailField.mode': ['Payment mode', 'طريقة الدفع', 'भुगतान का माध्यम'],
  'mailField.name': ['Name of the recipient', 'اسم المستلم', 'पाने वाले का नाम'],
  'mailField.count': ['Number of notifications', 'عدد الإشعارات', 'सूचनाओं की संख्या'],
  'mailField.notices': ['Notifications', 'الإشعارات', 'सूचनाएँ'],
  'mailField.invoices': ['Unpaid invoices', 'الفواتير غير المدفوعة', 'बकाया बिल'],
  'mailField.code': ['Code', 'الرمز', 'कोड'],
  'mailField.minutes': ['Validity in minutes', 'دقائق الصلاحية', 'कितने मिनट चलेगा'],
  'mailField.hours': ['Validity in hours', 'ساعات الصلاحية', 'कितने घंटे चलेगा'],
  'mailField.time': ['Date and time', 'التاريخ والوقت', 'तिथि और समय'],
  'mailField.email': ['New e-mail address', 'البريد الإلكتروني الجديد', 'नया ई-मेल पता'],
  'mailField.report': ['Report', 'التقرير', 'रिपोर्ट'],
  'mailField.period': ['Period', 'الفترة', 'अवधि'],
  'mailField.user': ['Sender', 'المرسل', 'भेजने वाला'],
  'mailField.userName': ['User name', 'اسم المستخدم', 'यूज़र नाम'],

  'mailSample.party': ['Asha Stores', 'متاجر آشا', 'आशा स्टोर्स'],
  'mailSample.company': ['Acme Traders', 'أكمي للتجارة', 'एक्मे ट्रेडर्स'],
  'mailSample.mode': ['UPI', 'UPI', 'UPI'],
  'mailSample.name': ['Ravi Kumar', 'رافي كومار', 'रवि कुमार'],
  'mailSample.invoices': [
    'INV/26-27/0042, due on 31/12/2026: ₹ 18,000.00',
    'INV/26-27/0042، تستحق في 31/12/2026: ₹ 18,000.00',
    'INV/26-27/0042, देय तिथि 31/12/2026: ₹ 18,000.00',
  ],
  'mailSample.notices': [
    'E-way bill expires within a day\n391004527718 of INV/1 is valid until 22/11/2026 23:59.',
    'بوليصة نقل تنتهي خلال يوم\n391004527718 للمستند INV/1 سارية حتى 22/11/2026 23:59.',
    'ई-वे बिल एक दिन में ख़त्म\nINV/1 का 391004527718 22/11/2026 23:59 तक मान्य है।',
  ],
})
