import { rows } from './rows.ts'

/** Approval of invoices: sending, approving, rejecting. */
export const approvalTexts = rows({
  'invoice.pendingOnes': ['Pending approval', 'بانتظار الاعتماد', 'मंज़ूरी बाकी'],
  'invoice.submit': ['Send for approval', 'إرسال للاعتماد', 'मंज़ूरी के लिए भेजें'],
  'invoice.submitNew': ['Send for approval and new', 'إرسال للاعتماد وجديد', 'मंज़ूरी के लिए भेजें और नया'],
  'invoice.submitted': [
    'Sent for approval. The number is assigned on approval.',
    'أُرسلت للاعتماد. يُعطى الرقم عند الاعتماد.',
    'मंज़ूरी के लिए भेजा गया। नंबर मंज़ूरी पर मिलेगा।',
  ],
  'kind.salesInvoice.waitsForApproval': [
    'After saving, this invoice needs approval. Number, IRN and payment follow after approval.',
    'بعد الحفظ تحتاج الفاتورة إلى اعتماد، ثم يأتي الرقم ورقم IRN والدفعة.',
    'सेव करने के बाद मंज़ूरी चाहिए। नंबर, IRN और भुगतान मंज़ूरी के बाद होंगे।',
  ],
  'invoice.numberOnApproval': [
    'Number is assigned on approval',
    'يُعطى الرقم عند الاعتماد',
    'नंबर मंज़ूरी पर मिलेगा',
  ],
  'invoice.approve': ['Approve', 'اعتماد', 'मंज़ूर करें'],
  'kind.salesInvoice.approved.one': [
    '{{count}} invoice approved',
    'اعتُمدت {{count}} فاتورة',
    '{{count}} बिल मंज़ूर',
  ],
  'kind.salesInvoice.approved.other': [
    '{{count}} invoices approved',
    'اعتُمدت {{count}} فواتير',
    '{{count}} बिल मंज़ूर',
  ],
  'invoice.reject': ['Reject', 'رفض', 'नामंज़ूर करें'],
  'invoice.rejectReason': ['Reason for rejection', 'سبب الرفض', 'नामंज़ूरी का कारण'],
  'invoice.rejectText': [
    'It is returned to the submitter, who can correct it and send it again.',
    'تُعاد إلى من أرسلها ليصححها ويرسلها من جديد.',
    'यह भेजने वाले के पास लौटेगा; वह सुधारकर फिर भेज सकता है।',
  ],
  'kind.salesInvoice.rejected.one': [
    '{{count}} invoice rejected',
    'رُفضت {{count}} فاتورة',
    '{{count}} बिल नामंज़ूर',
  ],
  'kind.salesInvoice.rejected.other': [
    '{{count}} invoices rejected',
    'رُفضت {{count}} فواتير',
    '{{count}} बिल नामंज़ूर',
  ],
  'invoice.approval': ['Approval', 'الاعتماد', 'मंज़ूरी'],
  'invoice.submittedBy': ['Sent by', 'أرسلها', 'किसने भेजा'],
  'invoice.submittedAt': ['Sent on', 'أُرسلت في', 'कब भेजा'],
  'invoice.approvedBy': ['Approved by', 'اعتمدها', 'किसने मंज़ूर किया'],
  'invoice.rejectedBy': ['Rejected by', 'رفضها', 'किसने नामंज़ूर किया'],
  'invoice.answeredAt': ['Decided on', 'تاريخ القرار', 'फ़ैसले की तिथि'],
  'invoice.notPending': ['It is not pending approval.', 'ليست بانتظار الاعتماد.', 'इस पर मंज़ूरी बाकी नहीं है।'],
  'field.submittedAt': ['Sent for approval on', 'أُرسل للاعتماد في', 'मंज़ूरी के लिए कब भेजा'],
  'field.submittedBy': ['Sent for approval by', 'أرسله للاعتماد', 'मंज़ूरी के लिए किसने भेजा'],
  'field.answeredAt': ['Decided on', 'تاريخ القرار', 'फ़ैसले की तिथि'],
  'field.answeredBy': ['Decided by', 'صاحب القرار', 'फ़ैसला किसका'],
})
