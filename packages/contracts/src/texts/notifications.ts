import { rows } from './rows.ts'

/** Notices that a user is told of without having asked; a subject has 50 characters at most, a remark 200. */
export const notificationTexts = rows({
  'bell.title': ['Notifications', 'الإشعارات', 'सूचनाएँ'],
  'bell.unread.one': [
    'Notifications, {{count}} unread',
    'الإشعارات، {{count}} غير مقروء',
    'सूचनाएँ, {{count}} अपठित',
  ],
  'bell.unread.other': [
    'Notifications, {{count}} unread',
    'الإشعارات، {{count}} غير مقروءة',
    'सूचनाएँ, {{count}} अपठित',
  ],
  'bell.readAll': ['Mark all as read', 'تعليم الكل كمقروء', 'सब पढ़ा हुआ करें'],
  'recent.title': ['Recently opened', 'المفتوحة مؤخرًا', 'हाल में खोले गए'],
  'recent.none': ['Nothing opened yet.', 'لم يُفتح شيء بعد.', 'अभी कुछ नहीं खोला गया।'],
  'bell.none': ['Nothing to tell.', 'لا شيء للإبلاغ.', 'बताने को कुछ नहीं।'],
  'notification.eWayEndsToday.subject': [
    'E-way bill ends within a day',
    'بوليصة نقل تنتهي خلال يوم',
    'ई-वे बिल एक दिन में समाप्त',
  ],
  'notification.eWayEndsToday.remark': [
    '{{ewbNo}} of {{number}} is valid until {{until}}. It can be extended from eight hours before that.',
    '{{ewbNo}} للمستند {{number}} صالحة حتى {{until}}. يمكن تمديدها قبل ذلك بثماني ساعات.',
    '{{number}} का {{ewbNo}} {{until}} तक मान्य है। उससे आठ घंटे पहले से बढ़ाया जा सकता है।',
  ],
  'notification.eWayEndsSoon.subject': [
    'E-way bill ends within 8 hours',
    'بوليصة نقل تنتهي خلال 8 ساعات',
    'ई-वे बिल 8 घंटे में समाप्त',
  ],
  'notification.eWayEndsSoon.remark': [
    '{{ewbNo}} of {{number}} is valid until {{until}}. Extend it now if the goods are still on the way.',
    '{{ewbNo}} للمستند {{number}} صالحة حتى {{until}}. مدّدها الآن إن كانت البضاعة في الطريق.',
    '{{number}} का {{ewbNo}} {{until}} तक मान्य है। माल रास्ते में हो तो अभी बढ़ाएँ।',
  ],
  'notification.eWayExpired.subject': [
    'E-way bill expired on the way',
    'بوليصة نقل انتهت في الطريق',
    'ई-वे बिल रास्ते में समाप्त',
  ],
  'notification.eWayExpired.remark': [
    '{{ewbNo}} of {{number}} ended at {{until}}. It can be extended up to eight hours after that, then never again.',
    '{{ewbNo}} للمستند {{number}} انتهت في {{until}}. يمكن تمديدها حتى ثماني ساعات بعد ذلك فقط.',
    '{{number}} का {{ewbNo}} {{until}} पर समाप्त हुआ। उसके आठ घंटे बाद तक ही बढ़ाया जा सकता है।',
  ],
  'notification.eWayRejectedByOther.subject': [
    'E-way bill rejected by the other party',
    'رفض الطرف الآخر بوليصة النقل',
    'दूसरे पक्ष ने ई-वे बिल नामंज़ूर किया',
  ],
  'notification.eWayRejectedByOther.remark': [
    'The other party rejected {{ewbNo}} of {{number}} at the portal.',
    'رفض الطرف الآخر {{ewbNo}} للمستند {{number}} في البوابة.',
    'दूसरे पक्ष ने पोर्टल पर {{number}} का {{ewbNo}} नामंज़ूर किया।',
  ],
  'notification.eInvoiceRejected.subject': [
    'E-invoice rejected by the portal',
    'رفضت البوابة الفاتورة الإلكترونية',
    'पोर्टल ने ई-इनवॉइस नामंज़ूर किया',
  ],
  'notification.eInvoiceRejected.remark': [
    '{{number}} got no IRN. Open it to see what to mend.',
    'لم يحصل {{number}} على IRN. افتحه لترى ما يجب إصلاحه.',
    '{{number}} को IRN नहीं मिला। क्या सुधारना है यह देखने के लिए खोलें।',
  ],
  'notification.eInvoiceCancelled.subject': [
    'IRN cancelled on the portal',
    'أُلغي رقم IRN في البوابة',
    'पोर्टल पर IRN रद्द',
  ],
  'notification.eInvoiceCancelled.remark': [
    'The IRN of {{number}} was cancelled on the page of the portal, not here. The invoice itself still stands.',
    'أُلغي رقم IRN الخاص بـ {{number}} في صفحة البوابة وليس هنا. الفاتورة نفسها لا تزال قائمة.',
    '{{number}} का IRN पोर्टल के पेज पर रद्द हुआ, यहाँ नहीं। बिल स्वयं मान्य है।',
  ],
  'notification.eInvoiceGenerated.subject': [
    'E-invoices registered by themselves',
    'فواتير إلكترونية سُجّلت تلقائيًا',
    'ई-इनवॉइस स्वतः रजिस्टर्ड',
  ],
  'notification.eInvoiceGenerated.remark': [
    '{{count}} got their IRN between {{from}} and {{to}}.',
    'حصلت {{count}} على رقم IRN بين {{from}} و{{to}}.',
    '{{count}} को {{from}} और {{to}} के बीच IRN मिला।',
  ],
  'notification.eInvoiceLimitNear.subject': [
    'Last days to register an e-invoice',
    'آخر أيام تسجيل فاتورة إلكترونية',
    'ई-इनवॉइस दर्ज करने के अंतिम दिन',
  ],
  'notification.eInvoiceLimitNear.remark': [
    '{{number}} has no IRN yet. The portal takes it until {{until}}, thirty days from its date.',
    'ليس للمستند {{number}} رقم IRN بعد. تقبله البوابة حتى {{until}}، ثلاثين يومًا من تاريخه.',
    '{{number}} का IRN अभी नहीं है। पोर्टल इसे {{until}} तक, तिथि से तीस दिन, लेता है।',
  ],
  'settings.group.STG_NTF': ['Notifications', 'الإشعارات', 'सूचनाएँ'],
  'setting.EInvoiceNotifications': [
    'Tell of e-invoices that were rejected or are late',
    'الإشعار بالفواتير الإلكترونية المرفوضة أو المتأخرة',
    'नामंज़ूर या देर हुए ई-इनवॉइसों की सूचना',
  ],
  'setting.notificationMails': [
    'Send notices by mail too',
    'إرسال الإشعارات بالبريد أيضًا',
    'सूचनाएँ ई-मेल से भी भेजें',
  ],
  'notification.legalClocks.subject': [
    'Legal clocks of today',
    'المهل القانونية لليوم',
    'आज की वैधानिक समय-सीमाएँ',
  ],
  'notification.legalClocks.remark': [
    '{{count}} run out soon. First: {{subject}}, at {{until}}.',
    '{{count}} تنتهي قريبًا. أولها: {{subject}} في {{until}}.',
    '{{count}} जल्द समाप्त। पहली: {{subject}}, {{until}} पर।',
  ],
  'setting.LegalClockDigest': [
    'Tell each morning what legal clocks run out soon',
    'الإشعار كل صباح بالمهل القانونية التي تنتهي قريبًا',
    'हर सुबह जल्द समाप्त समय-सीमाएँ बताएँ',
  ],
  'setting.eWayBillNotifications': [
    'Tell of e-way bills that end',
    'الإشعار ببوالص النقل التي تنتهي',
    'समाप्त होते ई-वे बिलों की सूचना',
  ],
  'notification.accessAsked.subject': [
    'Somebody asks for more access',
    'طلب صلاحيات إضافية',
    'किसी ने और पहुँच माँगी',
  ],
  'notification.accessAsked.remark': [
    '{{name}} asks for {{group}}: {{what}}. Approve or reject it.',
    'يطلب {{name}} {{group}}: {{what}}. وافق أو ارفض.',
    '{{name}} ने {{group}}: {{what}} माँगा है। स्वीकार या नामंज़ूर करें।',
  ],
  'notification.accessApproved.subject': [
    'Your request was approved',
    'تمت الموافقة على طلبك',
    'आपका अनुरोध स्वीकार हुआ',
  ],
  'notification.accessApproved.remark': [
    '{{group}}: {{what}}. Approved by {{name}}. {{answer}}',
    '{{group}}: {{what}}. وافق {{name}}. {{answer}}',
    '{{group}}: {{what}}। {{name}} ने स्वीकार किया। {{answer}}',
  ],
  'notification.accessRejected.subject': ['Your request was rejected', 'رُفض طلبك', 'आपका अनुरोध नामंज़ूर हुआ'],
  'notification.accessRejected.remark': [
    '{{group}}: {{what}}. Rejected by {{name}}. {{answer}}',
    '{{group}}: {{what}}. رفضه {{name}}. {{answer}}',
    '{{group}}: {{what}}। {{name}} ने नामंज़ूर किया। {{answer}}',
  ],
  'notification.approvalAsked.subject': [
    'An invoice waits for your approval',
    'فاتورة بانتظار اعتمادك',
    'एक बिल आपकी मंज़ूरी की प्रतीक्षा में',
  ],
  'notification.approvalAsked.remark': [
    '{{name}} sent an invoice of {{total}} to {{party}}. Approve or reject it.',
    'أرسل {{name}} فاتورة بمبلغ {{total}} إلى {{party}}. اعتمدها أو ارفضها.',
    '{{name}} ने {{party}} का {{total}} का बिल भेजा। मंज़ूर या नामंज़ूर करें।',
  ],
  'notification.documentApproved.subject': ['Your invoice was approved', 'اعتُمدت فاتورتك', 'आपका बिल मंज़ूर हुआ'],
  'notification.documentApproved.remark': [
    '{{name}} approved the invoice of {{total}} to {{party}}. Its number is {{number}}.',
    'اعتمد {{name}} فاتورة {{party}} بمبلغ {{total}}. رقمها {{number}}.',
    '{{name}} ने {{party}} का {{total}} का बिल मंज़ूर किया। संख्या {{number}} है।',
  ],
  'notification.documentRejected.subject': ['Your invoice was rejected', 'رُفضت فاتورتك', 'आपका बिल नामंज़ूर हुआ'],
  'notification.documentRejected.remark': [
    '{{name}} rejected the invoice of {{total}} to {{party}}: {{answer}}',
    'رفض {{name}} فاتورة {{party}} بمبلغ {{total}}: {{answer}}',
    '{{name}} ने {{party}} का {{total}} का बिल नामंज़ूर किया: {{answer}}',
  ],
})
