import { rows } from './rows.ts'

/** Approval of invoices: sending, approving, rejecting. */
export const approvalTexts = rows({
  'invoice.pendingOnes': ['Pending approval', 'بانتظار الاعتماد', 'स्वीकृति लंबित'],
  'invoice.submit': ['Send for approval', 'إرسال للاعتماد', 'स्वीकृति हेतु भेजें'],
  'invoice.submitNew': ['Send and new', 'إرسال وجديد', 'भेजें और नया'],
  'invoice.submitted': [
    'Sent for approval. The number comes with the approval.',
    'أُرسلت للاعتماد. يأتي الرقم مع الاعتماد.',
    'स्वीकृति हेतु भेजा गया। नंबर स्वीकृति के साथ आएगा।',
  ],
  'invoice.waitsForApproval': [
    'Saved, it waits for approval: number, IRN and payment come after that.',
    'بعد الحفظ تنتظر الاعتماد: الرقم و IRN والدفعة بعد ذلك.',
    'सहेजने पर स्वीकृति की प्रतीक्षा होगी: नंबर, IRN और भुगतान उसके बाद।',
  ],
  'invoice.numberOnApproval': [
    'Number is given on approval',
    'يُعطى الرقم عند الاعتماد',
    'नंबर स्वीकृति पर मिलेगा',
  ],
  'invoice.approve': ['Approve', 'اعتماد', 'स्वीकृत करें'],
  'invoice.approved.one': ['{{count}} invoice approved', 'اعتُمدت {{count}} فاتورة', '{{count}} बिल स्वीकृत'],
  'invoice.approved.other': ['{{count}} invoices approved', 'اعتُمدت {{count}} فواتير', '{{count}} बिल स्वीकृत'],
  'invoice.reject': ['Reject', 'رفض', 'अस्वीकार करें'],
  'invoice.rejectReason': ['Why it is rejected', 'سبب الرفض', 'अस्वीकृति का कारण'],
  'invoice.rejectText': [
    'It goes back to whoever sent it, who reads the reason and may send it again.',
    'تعود إلى من أرسلها، فيقرأ السبب ويمكنه إرسالها من جديد.',
    'यह भेजने वाले को लौटता है; वह कारण पढ़कर फिर भेज सकता है।',
  ],
  'invoice.rejected.one': ['{{count}} invoice rejected', 'رُفضت {{count}} فاتورة', '{{count}} बिल अस्वीकृत'],
  'invoice.rejected.other': ['{{count}} invoices rejected', 'رُفضت {{count}} فواتير', '{{count}} बिल अस्वीकृत'],
  'invoice.approval': ['Approval', 'الاعتماد', 'स्वीकृति'],
  'invoice.submittedBy': ['Sent by', 'أرسلها', 'भेजने वाला'],
  'invoice.submittedAt': ['Sent on', 'أُرسلت في', 'भेजा गया'],
  'invoice.approvedBy': ['Approved by', 'اعتمدها', 'स्वीकृतकर्ता'],
  'invoice.rejectedBy': ['Rejected by', 'رفضها', 'अस्वीकृतकर्ता'],
  'invoice.answeredAt': ['Answered on', 'أُجيب في', 'उत्तर दिया गया'],
  'invoice.notPending': [
    'It does not wait for approval.',
    'لا تنتظر الاعتماد.',
    'यह स्वीकृति की प्रतीक्षा में नहीं है।',
  ],
  'field.submittedAt': ['Sent for approval on', 'أُرسل للاعتماد في', 'स्वीकृति हेतु भेजा'],
  'field.submittedBy': ['Sent for approval by', 'أرسله للاعتماد', 'स्वीकृति हेतु भेजने वाला'],
  'field.answeredAt': ['Answered on', 'أُجيب في', 'उत्तर दिया गया'],
  'field.answeredBy': ['Answered by', 'أجاب', 'उत्तर देने वाला'],
})
