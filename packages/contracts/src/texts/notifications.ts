import { rows } from './rows.ts'

/** Notices that a user gets without having asked; a subject has 50 characters at most, a remark 200. */
export const notificationTexts = rows({
  'bell.title': ['Notifications', 'الإشعارات', 'सूचनाएँ'],
  'bell.unread.one': [
    'Notifications, {{count}} unread',
    'الإشعارات، {{count}} غير مقروء',
    'सूचनाएँ, {{count}} नई',
  ],
  'bell.unread.other': [
    'Notifications, {{count}} unread',
    'الإشعارات، {{count}} غير مقروءة',
    'सूचनाएँ, {{count}} नई',
  ],
  'bell.readAll': ['Mark all as read', 'تعليم الكل كمقروء', 'सब पढ़ा हुआ करें'],
  'recent.title': ['Recently opened', 'المفتوحة مؤخرًا', 'हाल में खोले गए'],
  'recent.none': ['No records opened yet.', 'لم يُفتح شيء بعد.', 'अभी कुछ नहीं खोला गया।'],
  'bell.none': ['No new notifications', 'لا إشعارات جديدة', 'कोई नई सूचना नहीं'],
  'notification.eWayEndsToday.subject': [
    'E-way bill expires within a day',
    'بوليصة نقل تنتهي خلال يوم',
    'ई-वे बिल एक दिन में ख़त्म',
  ],
  'notification.eWayEndsToday.remark': [
    '{{ewbNo}} of {{number}} is valid until {{until}}. It can be extended from eight hours before that.',
    '{{ewbNo}} للمستند {{number}} صالحة حتى {{until}}. يمكن تمديدها ابتداءً من ثماني ساعات قبل ذلك.',
    '{{number}} का {{ewbNo}} {{until}} तक मान्य है। उससे आठ घंटे पहले से बढ़ाया जा सकता है।',
  ],
  'notification.eWayEndsSoon.subject': [
    'E-way bill expires within 8 hours',
    'بوليصة نقل تنتهي خلال 8 ساعات',
    'ई-वे बिल 8 घंटे में ख़त्म',
  ],
  'notification.eWayEndsSoon.remark': [
    '{{ewbNo}} of {{number}} is valid until {{until}}. Extend it now if the goods are still in transit.',
    '{{ewbNo}} للمستند {{number}} صالحة حتى {{until}}. مدّدها الآن إن كانت البضاعة في الطريق.',
    '{{number}} का {{ewbNo}} {{until}} तक मान्य है। माल रास्ते में हो तो अभी बढ़ाएँ।',
  ],
  'notification.eWayExpired.subject': [
    'E-way bill expired in transit',
    'بوليصة نقل انتهت في الطريق',
    'रास्ते में ई-वे बिल ख़त्म',
  ],
  'notification.eWayExpired.remark': [
    '{{ewbNo}} of {{number}} expired at {{until}}. It can be extended only within eight hours after that.',
    '{{ewbNo}} للمستند {{number}} انتهت في {{until}}. يمكن تمديدها حتى ثماني ساعات بعد ذلك فقط.',
    '{{number}} का {{ewbNo}} {{until}} पर ख़त्म हुआ। इसके आठ घंटे बाद तक ही बढ़ाया जा सकता है।',
  ],
  'notification.eWayRejectedByOther.subject': [
    'E-way bill rejected by the other party',
    'رفض الطرف الآخر بوليصة النقل',
    'दूसरे पक्ष ने ई-वे बिल नामंज़ूर किया',
  ],
  'notification.eWayRejectedByOther.remark': [
    'The other party rejected {{ewbNo}} of {{number}} on the portal.',
    'رفض الطرف الآخر {{ewbNo}} للمستند {{number}} في البوابة.',
    'दूसरे पक्ष ने पोर्टल पर {{number}} का {{ewbNo}} नामंज़ूर किया।',
  ],
  'notification.eInvoiceRejected.subject': [
    'E-invoice rejected by the portal',
    'رفضت البوابة الفاتورة الإلكترونية',
    'पोर्टल ने ई-इनवॉइस नामंज़ूर किया',
  ],
  'notification.eInvoiceRejected.remark': [
    '{{number}} did not get an IRN. Open it to see what to correct.',
    'لم يحصل {{number}} على IRN. افتحه لترى ما يجب تصحيحه.',
    '{{number}} को IRN नहीं मिला। क्या सुधारना है यह देखने के लिए खोलें।',
  ],
  'notification.eInvoiceCancelled.subject': [
    'IRN cancelled on the portal',
    'أُلغي رقم IRN في البوابة',
    'पोर्टल पर IRN रद्द',
  ],
  'notification.eInvoiceCancelled.remark': [
    'The IRN of {{number}} was cancelled directly on the portal. The invoice itself is still active.',
    'أُلغي رقم IRN الخاص بـ {{number}} مباشرة في البوابة. الفاتورة نفسها لا تزال سارية.',
    '{{number}} का IRN सीधे पोर्टल पर रद्द किया गया। बिल अभी भी चालू है।',
  ],
  'notification.eInvoiceGenerated.subject': [
    'E-invoices generated automatically',
    'فواتير إلكترونية أُنشئت تلقائيًا',
    'ई-इनवॉइस अपने आप बन गए',
  ],
  'notification.eInvoiceGenerated.remark': [
    'IRNs generated between {{from}} and {{to}}: {{count}}.',
    'أرقام IRN الصادرة بين {{from}} و{{to}}: {{count}}.',
    '{{from}} और {{to}} के बीच बने IRN: {{count}}।',
  ],
  'notification.eInvoiceLimitNear.subject': [
    'Last days to generate an IRN',
    'آخر أيام لإصدار IRN',
    'IRN बनाने के आख़िरी दिन',
  ],
  'notification.eInvoiceLimitNear.remark': [
    '{{number}} has no IRN yet. The portal accepts it until {{until}}, thirty days from its date.',
    'ليس للمستند {{number}} رقم IRN بعد. تقبله البوابة حتى {{until}}، ثلاثين يومًا من تاريخه.',
    '{{number}} का IRN अभी नहीं बना। पोर्टल इसे {{until}} तक ही लेगा (तिथि से तीस दिन)।',
  ],
  'setting.EInvoiceNotifications': [
    'Notify about rejected or late e-invoices',
    'الإشعار بالفواتير الإلكترونية المرفوضة أو المتأخرة',
    'नामंज़ूर या देरी वाले ई-इनवॉइस की सूचना',
  ],
  'setting.notificationMails': [
    'Send notifications by e-mail too',
    'إرسال الإشعارات بالبريد أيضًا',
    'सूचनाएँ ई-मेल से भी भेजें',
  ],
  'notification.legalClocks.subject': ['Deadlines today', 'المواعيد النهائية لليوم', 'आज की अंतिम तिथियाँ'],
  'notification.legalClocks.remark': [
    '{{count}} deadlines are near. First: {{subject}}, at {{until}}.',
    '{{count}} مواعيد نهائية قريبة. أولها: {{subject}} في {{until}}.',
    '{{count}} अंतिम तिथियाँ पास हैं। पहली: {{subject}}, {{until}} पर।',
  ],
  'notification.lowStock.subject': ['Low stock', 'مخزون منخفض', 'स्टॉक कम'],
  'notification.lowStock.remark': [
    '{{count}} items are at or below their reorder level: {{item}}.',
    '{{count}} أصناف عند حد إعادة الطلب أو دونه: {{item}}.',
    '{{count}} आइटम दोबारा ऑर्डर के स्तर पर या उससे कम हैं: {{item}}।',
  ],
  'setting.LowStockNotices': [
    'Notify every morning about items that are low in stock',
    'الإشعار كل صباح بالأصناف منخفضة المخزون',
    'कम स्टॉक वाले आइटम की सूचना हर सुबह',
  ],
  'setting.LegalClockDigest': [
    'Notify every morning about deadlines that are near',
    'الإشعار كل صباح بالمواعيد النهائية القريبة',
    'पास आई अंतिम तिथियों की सूचना हर सुबह',
  ],
  'setting.eWayBillNotifications': [
    'Notify about expiring e-way bills',
    'الإشعار ببوالص النقل التي توشك على الانتهاء',
    'ख़त्म होने वाले ई-वे बिल की सूचना',
  ],
  'notification.accessAsked.subject': ['New access request', 'طلب وصول جديد', 'एक्सेस का नया अनुरोध'],
  'notification.accessAsked.remark': [
    '{{name}} requests {{group}}: {{what}}. Approve or reject it.',
    'يطلب {{name}} {{group}}: {{what}}. وافق أو ارفض.',
    '{{name}} ने {{group}}: {{what}} माँगा है। मंज़ूर या नामंज़ूर करें।',
  ],
  'notification.accessApproved.subject': [
    'Your request was approved',
    'تمت الموافقة على طلبك',
    'आपका अनुरोध मंज़ूर हुआ',
  ],
  'notification.accessApproved.remark': [
    '{{group}}: {{what}}. Approved by {{name}}. {{answer}}',
    '{{group}}: {{what}}. وافق {{name}}. {{answer}}',
    '{{group}}: {{what}}। {{name}} ने मंज़ूर किया। {{answer}}',
  ],
  'notification.accessRejected.subject': ['Your request was rejected', 'رُفض طلبك', 'आपका अनुरोध नामंज़ूर हुआ'],
  'notification.accessRejected.remark': [
    '{{group}}: {{what}}. Rejected by {{name}}. {{answer}}',
    '{{group}}: {{what}}. رفضه {{name}}. {{answer}}',
    '{{group}}: {{what}}। {{name}} ने नामंज़ूर किया। {{answer}}',
  ],
  'notification.approvalAsked.subject': [
    'Invoice pending your approval',
    'فاتورة بانتظار اعتمادك',
    'एक बिल पर आपकी मंज़ूरी बाकी',
  ],
  'notification.approvalAsked.remark': [
    '{{name}} submitted an invoice of {{total}} to {{party}}. Approve or reject it.',
    'أرسل {{name}} فاتورة بمبلغ {{total}} إلى {{party}}. اعتمدها أو ارفضها.',
    '{{name}} ने {{party}} का {{total}} का बिल भेजा। मंज़ूर या नामंज़ूर करें।',
  ],
  'notification.documentApproved.subject': ['Your invoice was approved', 'اعتُمدت فاتورتك', 'आपका बिल मंज़ूर हुआ'],
  'notification.documentApproved.remark': [
    '{{name}} approved the invoice of {{total}} to {{party}}. Its number is {{number}}.',
    'اعتمد {{name}} فاتورة {{party}} بمبلغ {{total}}. رقمها {{number}}.',
    '{{name}} ने {{party}} का {{total}} का बिल मंज़ूर किया। नंबर {{number}} है।',
  ],
  'notification.documentRejected.subject': ['Your invoice was rejected', 'رُفضت فاتورتك', 'आपका बिल नामंज़ूर हुआ'],
  'notification.documentRejected.remark': [
    '{{name}} rejected the invoice of {{total}} to {{party}}: {{answer}}',
    'رفض {{name}} فاتورة {{party}} بمبلغ {{total}}: {{answer}}',
    '{{name}} ने {{party}} का {{total}} का बिल नामंज़ूर किया: {{answer}}',
  ],
  'notification.paymentApprovalAsked.subject': [
    'Payment pending your approval',
    'دفعة بانتظار اعتمادك',
    'एक भुगतान पर आपकी मंज़ूरी बाकी',
  ],
  'notification.paymentApprovalAsked.remark': [
    '{{name}} submitted a payment of {{total}} to {{party}}. Approve or reject it.',
    'أرسل {{name}} دفعة بمبلغ {{total}} إلى {{party}}. اعتمدها أو ارفضها.',
    '{{name}} ने {{party}} को {{total}} का भुगतान मंज़ूरी के लिए भेजा। मंज़ूर या नामंज़ूर करें।',
  ],
  'notification.paymentsApprovalAsked.subject': [
    'Payments pending your approval',
    'مدفوعات بانتظار اعتمادك',
    'भुगतानों पर आपकी मंज़ूरी बाकी',
  ],
  'notification.paymentsApprovalAsked.remark': [
    '{{name}} submitted {{count}} payments of {{total}} in all. Approve or reject them.',
    'أرسل {{name}} {{count}} دفعات بمجموع {{total}}. اعتمدها أو ارفضها.',
    '{{name}} ने कुल {{total}} के {{count}} भुगतान मंज़ूरी के लिए भेजे। मंज़ूर या नामंज़ूर करें।',
  ],
  'notification.paymentApproved.subject': ['Your payment was approved', 'اعتُمدت دفعتك', 'आपका भुगतान मंज़ूर हुआ'],
  'notification.paymentApproved.remark': [
    '{{name}} approved the payment of {{total}} to {{party}}. Its number is {{number}}.',
    'اعتمد {{name}} دفعة {{party}} بمبلغ {{total}}. رقمها {{number}}.',
    '{{name}} ने {{party}} को {{total}} का भुगतान मंज़ूर किया। नंबर {{number}} है।',
  ],
  'notification.paymentRejected.subject': ['Your payment was rejected', 'رُفضت دفعتك', 'आपका भुगतान नामंज़ूर हुआ'],
  'notification.paymentRejected.remark': [
    '{{name}} rejected the payment of {{total}} to {{party}}: {{answer}}',
    'رفض {{name}} دفعة {{party}} بمبلغ {{total}}: {{answer}}',
    '{{name}} ने {{party}} को {{total}} का भुगतान नामंज़ूर किया: {{answer}}',
  ],
  'notification.quotationAccepted.subject': ['Quotation accepted', 'قُبل عرض السعر', 'कोटेशन स्वीकार हुआ'],
  'notification.quotationAccepted.remark': [
    '{{name}} of {{party}} accepted quotation {{number}}. Convert it to an order or an invoice.',
    'قبل {{name}} من {{party}} عرض السعر {{number}}. حوّله إلى أمر أو فاتورة.',
    '{{party}} के {{name}} ने कोटेशन {{number}} स्वीकार किया। इससे ऑर्डर या बिल बनाएँ।',
  ],
  'notification.quotationDeclined.subject': ['Quotation declined', 'رُفض عرض السعر', 'कोटेशन मना हुआ'],
  'notification.quotationDeclined.remark': [
    '{{name}} of {{party}} declined quotation {{number}}.',
    'رفض {{name}} من {{party}} عرض السعر {{number}}.',
    '{{party}} के {{name}} ने कोटेशन {{number}} मना किया।',
  ],
})
