import { rows } from './rows.ts'

/** Payments out that wait for approval. */
export const paymentRequestTexts = rows({
  'payApproval.pending': ['Pending approval', 'بانتظار الاعتماد', 'मंज़ूरी बाकी'],
  'payApproval.rejected': ['Rejected', 'مرفوضة', 'नामंज़ूर'],
  'payApproval.withdrawn': ['Withdrawn', 'مسحوبة', 'वापस लिए गए'],
  'payApproval.view': ['Payment for approval', 'دفعة للاعتماد', 'मंज़ूरी के लिए भुगतान'],
  'payApproval.nextAnswer': [
    'Approve it to make the payment and give it its number, or reject it with the reason.',
    'اعتمدها لتُسجَّل الدفعة وتأخذ رقمها، أو ارفضها مع ذكر السبب.',
    'मंज़ूर करें तो भुगतान दर्ज होगा और नंबर मिलेगा, या कारण लिखकर नामंज़ूर करें।',
  ],
  'payApproval.nextWait': [
    'Another user approves or rejects it. Its number is assigned on approval.',
    'يعتمدها مستخدم آخر أو يرفضها. ويُعطى رقمها عند الاعتماد.',
    'दूसरा यूज़र इसे मंज़ूर या नामंज़ूर करेगा। नंबर मंज़ूरी पर मिलेगा।',
  ],
  'payApproval.nextEdit': [
    'Nothing was paid. Edit it and send it for approval again.',
    'لم يُدفع شيء. عدّلها وأرسلها للاعتماد من جديد.',
    'कुछ चुकाया नहीं गया। बदलकर मंज़ूरी के लिए फिर भेजें।',
  ],
  'payApproval.nextOther': [
    'Nothing was paid. A user who may add payments can edit it and send it again.',
    'لم يُدفع شيء. يمكن لمستخدم له صلاحية إضافة المدفوعات تعديلها وإرسالها من جديد.',
    'कुछ चुकाया नहीं गया। भुगतान जोड़ने का अधिकार रखने वाला यूज़र इसे बदलकर फिर भेज सकता है।',
  ],
  'payApproval.submit': ['Send for approval', 'إرسال للاعتماد', 'मंज़ूरी के लिए भेजें'],
  'payApproval.submitted': [
    'Sent for approval. The payment is made when it is approved.',
    'أُرسلت للاعتماد. تُسجَّل الدفعة عند اعتمادها.',
    'मंज़ूरी के लिए भेजा गया। भुगतान मंज़ूरी पर दर्ज होगा।',
  ],
  'payApproval.partly': [
    '{{count}} saved, {{waiting}} sent for approval',
    'حُفظت {{count}}، وأُرسلت {{waiting}} للاعتماد',
    '{{count}} सेव हुए, {{waiting}} मंज़ूरी के लिए भेजे गए',
  ],
  'payApproval.needed': [
    'Payments of this GSTIN need approval: another user approves them before they get a number and are counted.',
    'مدفوعات رقم GSTIN هذا تحتاج إلى اعتماد: يعتمدها مستخدم آخر قبل أن تُرقَّم وتُحتسب.',
    'इस GSTIN के भुगतानों को मंज़ूरी चाहिए: दूसरा यूज़र मंज़ूर करेगा, तभी नंबर मिलेगा और गिना जाएगा।',
  ],
  'payApproval.waits': [
    'Payment of {{amount}} waits for approval',
    'دفعة بمبلغ {{amount}} بانتظار الاعتماد',
    '{{amount}} का भुगतान मंज़ूरी के इंतज़ार में',
  ],
  'payApproval.edit': ['Edit and send again', 'تعديل وإرسال من جديد', 'बदलकर फिर भेजें'],
  'payApproval.withdraw': ['Withdraw', 'سحب', 'वापस लें'],
  'payApproval.withdrawText': [
    'It no longer waits for approval. You can edit it and send it again.',
    'لن تنتظر الاعتماد بعد ذلك. يمكنك تعديلها وإرسالها من جديد.',
    'यह मंज़ूरी के इंतज़ार में नहीं रहेगा। बदलकर फिर भेज सकते हैं।',
  ],
  'payApproval.withdrawn.one': [
    '{{count}} payment withdrawn',
    'سُحبت {{count}} دفعة',
    '{{count}} भुगतान वापस लिया',
  ],
  'payApproval.withdrawn.other': [
    '{{count}} payments withdrawn',
    'سُحبت {{count}} دفعات',
    '{{count}} भुगतान वापस लिए',
  ],
  'payApproval.approved.one': ['{{count}} payment approved', 'اعتُمدت {{count}} دفعة', '{{count}} भुगतान मंज़ूर'],
  'payApproval.approved.other': [
    '{{count}} payments approved',
    'اعتُمدت {{count}} دفعات',
    '{{count}} भुगतान मंज़ूर',
  ],
  'payApproval.rejected.one': ['{{count}} payment rejected', 'رُفضت {{count}} دفعة', '{{count}} भुगतान नामंज़ूर'],
  'payApproval.rejected.other': [
    '{{count}} payments rejected',
    'رُفضت {{count}} دفعات',
    '{{count}} भुगतान नामंज़ूर',
  ],
  'payApproval.amount': ['Amount to pay', 'المبلغ المطلوب دفعه', 'देने की राशि'],
  'payApproval.openNow': ['Open now', 'المستحق الآن', 'अभी बकाया'],
  'payApproval.less': [
    'Less is due now than this payment would settle. Reject it, or edit it and send it again.',
    'المستحق الآن أقل مما تسدده هذه الدفعة. ارفضها، أو عدّلها وأرسلها من جديد.',
    'अब इससे कम बकाया है जितना यह भुगतान चुकाएगा। नामंज़ूर करें, या बदलकर फिर भेजें।',
  ],
  'payApproval.empty': [
    'No payments here. A payment that needs approval is listed until it is approved.',
    'لا مدفوعات هنا. تظهر الدفعة التي تحتاج إلى اعتماد حتى تُعتمد.',
    'यहाँ कोई भुगतान नहीं। जिसे मंज़ूरी चाहिए, वह मंज़ूर होने तक यहाँ दिखता है।',
  ],
  'payApproval.opened': [
    'The payment to change: {{party}}',
    'الدفعة المراد تعديلها: {{party}}',
    'बदलने वाला भुगतान: {{party}}',
  ],
  'payApproval.edited': ['Edit payment', 'تعديل الدفعة', 'भुगतान बदलें'],
})
