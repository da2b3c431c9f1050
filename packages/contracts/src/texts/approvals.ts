import { rows } from './rows.ts'

/** Approval of invoices: sending, approving, rejecting. */
export const approvalTexts = rows({
  'invoice.pendingOnes': ['Pending approval', 'بانتظار الاعتماد', 'मंज़ूरी पेंडिंग'],
  'invoice.submit': ['Send for approval', 'إرسال للاعتماد', 'मंज़ूरी के लिए भेजें'],
  'invoice.submitNew': ['Send and new', 'إرسال وجديد', 'भेजें और नया'],
  'invoice.submitted': [
    'Sent for approval. The number comes with the approval.',
    'أُرسلت للاعتماد. يأتي الرقم مع الاعتماد.',
    'मंज़ूरी के लिए भेजा गया। नंबर मंज़ूरी के साथ आएगा।',
  ],
  'invoice.waitsForApproval': [
    'Saved, it waits for approval: number, IRN and payment come after that.',
    'بعد الحفظ تنتظر الاعتماد: الرقم و IRN والدفعة بعد ذلك.',
    'सेव करने पर मंज़ूरी की प्रतीक्षा होगी: नंबर, IRN और भुगतान उसके बाद।',
  ],
  'invoice.numberOnApproval': ['Number is given on approval', 'يُعطى الرقم عند الاعتماد', 'नंबर मंज़ूरी पर मिलेगा'],
  'invoice.approve': ['Approve', 'اعتماد', 'मंज़ूर करें'],
  'invoice.approved.one': ['{{count}} invoice approved', 'اعتُمدت {{count}} فاتورة', '{{count}} बिल मंज़ूर'],
  'invoice.approved.other': ['{{count}} invoices approved', 'اعتُمدت {{count}} فواتير', '{{count}} बिल मंज़ूर'],
  'invoice.reject': ['Reject', 'رفض', 'नामंज़ूर करें'],
  'invoice.rejectReason': ['Why it is rejected', 'سبب الرفض', 'नामंज़ूरी का कारण'],
  'invoice.rejectText': [
    'It goes back to whoever sent it, who reads the reason and may send it again.',
    'تعود إلى من أرسلها، فيقرأ السبب ويمكنه إرسالها من جديد.',
    'यह भेजने वाले को लौटता है; वह कारण पढ़कर फिर भेज सकता है।',
  ],
  'invoice.rejected.one': ['{{count}} invoice rejected', 'رُفضت {{count}} فاتورة', '{{count}} बिल नामंज़ूर'],
  'invoice.rejected.other': ['{{count}} invoices rejected', 'رُفضت {{count}} فواتير', '{{count}} बिल नामंज़ूर'],
  'invoice.approval': ['Approval', 'الاعتماد', 'मंज़ूरी'],
  'invoice.submittedBy': ['Sent by', 'أرسلها', 'भेजने वाला'],
  'invoice.submittedAt': ['Sent on', 'أُرسلت في', 'भेजा गया'],
  'invoice.approvedBy': ['Approved by', 'اعتمدها', 'स्वीकृतकर्ता'],
  'invoice.rejectedBy': ['Rejected by', 'رفضها', 'अस्वीकृतकर्ता'],
  'invoice.answeredAt': ['Answered on', 'أُجيب في', 'जवाब दिया गया'],
  'invoice.notPending': ['It does not wait for approval.', 'لا تنتظر الاعتماد.', 'यह मंज़ूरी की प्रतीक्षा में नहीं है।'],
  'field.submittedAt': ['Sent for approval on', 'أُرسل للاعتماد في', 'मंज़ूरी के लिए भेजा'],
  'field.submittedBy': ['Sent for approval by', 'أرسله للاعتماد', 'मंज़ूरी के लिए भेजने वाला'],
  'field.answeredAt': ['Answered on', 'أُجيب في', 'जवाब दिया गया'],
  'field.answeredBy': ['Answered by', 'أجاب', 'जवाब देने वाला'],
})
