import { rows } from '../rows.ts'

/** Words of quotations. */
export const salesQuotationTexts = rows({
  'kind.salesQuotation.title': ['Quotations', 'عروض الأسعار', 'कोटेशन'],
  'kind.salesQuotation.create': ['New quotation', 'عرض سعر جديد', 'नया कोटेशन'],
  'kind.salesQuotation.edit': ['Edit quotation', 'تعديل عرض السعر', 'कोटेशन बदलें'],
  'kind.salesQuotation.clone': ['Duplicate quotation', 'إنشاء نسخة من عرض السعر', 'कोटेशन की कॉपी बनाएँ'],
  'kind.salesQuotation.view': ['Quotation', 'عرض سعر', 'कोटेशन'],
  'kind.salesQuotation.empty': [
    'No quotations yet. Send the first one to a customer, who can accept it on its link.',
    'لا توجد عروض أسعار بعد. أرسل أول عرض إلى عميل ليقبله من الرابط.',
    'अभी कोई कोटेशन नहीं। पहला कोटेशन भेजें; ग्राहक उसे लिंक पर ही स्वीकार कर सकता है।',
  ],
  'kind.salesQuotation.saved': [
    'Quotation {{number}} saved',
    'حُفظ عرض السعر {{number}}',
    'कोटेशन {{number}} सेव हुआ',
  ],
  'kind.salesQuotation.conflict': [
    'Another user saved this quotation meanwhile. Open it again to see the changes; your entries are kept on this device.',
    'حفظ مستخدم آخر عرض السعر في هذه الأثناء. افتحه من جديد لترى التغييرات؛ إدخالاتك محفوظة على هذا الجهاز.',
    'इस बीच किसी और यूज़र ने यह कोटेशन सेव किया है। बदलाव देखने के लिए फिर खोलें; आपका लिखा हुआ इस डिवाइस पर सुरक्षित है।',
  ],
  'kind.salesQuotation.cancel': ['Cancel quotation', 'إلغاء عرض السعر', 'कोटेशन रद्द करें'],
  'kind.salesQuotation.cancelledMany': [
    '{{count}} quotations cancelled',
    'أُلغي {{count}} من عروض الأسعار',
    '{{count}} कोटेशन रद्द हुए',
  ],
  'kind.salesQuotation.approved.one': [
    '{{count}} quotation approved',
    'اعتُمد {{count}} عرض سعر',
    '{{count}} कोटेशन मंज़ूर',
  ],
  'kind.salesQuotation.approved.other': [
    '{{count}} quotations approved',
    'اعتُمد {{count}} من عروض الأسعار',
    '{{count}} कोटेशन मंज़ूर',
  ],
  'kind.salesQuotation.rejected.one': [
    '{{count}} quotation rejected',
    'رُفض {{count}} عرض سعر',
    '{{count}} कोटेशन नामंज़ूर',
  ],
  'kind.salesQuotation.rejected.other': [
    '{{count}} quotations rejected',
    'رُفض {{count}} من عروض الأسعار',
    '{{count}} कोटेशन नामंज़ूर',
  ],
  'kind.salesQuotation.documentDiscount': ['Quotation discount (%)', 'خصم عرض السعر (%)', 'कोटेशन पर छूट (%)'],
  'kind.salesQuotation.unsaved': ['Unsaved quotation', 'عرض سعر غير محفوظ', 'बिना सेव किया कोटेशन'],
  'kind.salesQuotation.unsavedFor': [
    'Unsaved quotation for {{party}}',
    'عرض سعر غير محفوظ للعميل {{party}}',
    '{{party}} का बिना सेव किया कोटेशन',
  ],
  'kind.salesQuotation.linkMade': [
    'Anyone with this link can see the quotation, and accept or decline it once.',
    'كل من لديه هذا الرابط يرى عرض السعر ويمكنه قبوله أو رفضه مرة واحدة.',
    'इस लिंक वाला कोई भी कोटेशन देख सकता है और एक बार स्वीकार या मना कर सकता है।',
  ],
  'kind.salesQuotation.waitsForApproval': [
    'After saving, this quotation needs approval. The number follows after approval.',
    'بعد الحفظ يحتاج عرض السعر إلى اعتماد، ثم يأتي الرقم.',
    'सेव करने के बाद मंज़ूरी चाहिए। नंबर मंज़ूरी के बाद मिलेगा।',
  ],
  'kind.salesQuotation.nothingDue': [
    'Nothing is due on this quotation.',
    'لا شيء مستحق على عرض السعر.',
    'इस कोटेशन पर कुछ बकाया नहीं।',
  ],
  'kind.salesQuotation.discardMany': [
    '{{count}} drafts will be deleted permanently. Saved quotations stay.',
    'ستُحذف {{count}} مسودات نهائيًا. يبقى ما حُفظ.',
    '{{count}} ड्राफ़्ट हमेशा के लिए हटेंगे; सेव किए कोटेशन रहेंगे।',
  ],
})
