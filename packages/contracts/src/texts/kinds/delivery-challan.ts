import { rows } from '../rows.ts'

/** Words of delivery challans. */
export const deliveryChallanTexts = rows({
  'kind.deliveryChallan.title': ['Delivery challans', 'أذون التسليم', 'डिलीवरी चालान'],
  'kind.deliveryChallan.create': ['New delivery challan', 'إذن تسليم جديد', 'नया डिलीवरी चालान'],
  'kind.deliveryChallan.edit': ['Edit delivery challan', 'تعديل إذن التسليم', 'डिलीवरी चालान बदलें'],
  'kind.deliveryChallan.clone': [
    'Duplicate delivery challan',
    'إنشاء نسخة من إذن التسليم',
    'डिलीवरी चालान की कॉपी बनाएँ',
  ],
  'kind.deliveryChallan.view': ['Delivery challan', 'إذن تسليم', 'डिलीवरी चालान'],
  'kind.deliveryChallan.empty': [
    'No delivery challans yet. Create one for goods that leave without an invoice.',
    'لا توجد أذون تسليم بعد. أنشئ إذنًا لبضاعة تخرج بلا فاتورة.',
    'अभी कोई डिलीवरी चालान नहीं। बिना बिल के निकलने वाले माल के लिए चालान बनाएँ।',
  ],
  'kind.deliveryChallan.saved': [
    'Delivery challan {{number}} saved',
    'حُفظ إذن التسليم {{number}}',
    'डिलीवरी चालान {{number}} सेव हुआ',
  ],
  'kind.deliveryChallan.conflict': [
    'Another user saved this challan meanwhile. Open it again to see the changes; your entries are kept on this device.',
    'حفظ مستخدم آخر إذن التسليم في هذه الأثناء. افتحه من جديد لترى التغييرات؛ إدخالاتك محفوظة على هذا الجهاز.',
    'इस बीच किसी और यूज़र ने यह चालान सेव किया है। बदलाव देखने के लिए फिर खोलें; आपका लिखा हुआ इस डिवाइस पर सुरक्षित है।',
  ],
  'kind.deliveryChallan.cancel': ['Cancel challan', 'إلغاء إذن التسليم', 'चालान रद्द करें'],
  'kind.deliveryChallan.cancelledMany': [
    '{{count}} challans cancelled',
    'أُلغيت {{count}} أذون',
    '{{count}} चालान रद्द हुए',
  ],
  'kind.deliveryChallan.approved.one': [
    '{{count}} delivery challan approved',
    'اعتُمد {{count}} إذن تسليم',
    '{{count}} डिलीवरी चालान मंज़ूर',
  ],
  'kind.deliveryChallan.approved.other': [
    '{{count}} delivery challans approved',
    'اعتُمدت {{count}} أذون تسليم',
    '{{count}} डिलीवरी चालान मंज़ूर',
  ],
  'kind.deliveryChallan.rejected.one': [
    '{{count}} delivery challan rejected',
    'رُفض {{count}} إذن تسليم',
    '{{count}} डिलीवरी चालान नामंज़ूर',
  ],
  'kind.deliveryChallan.rejected.other': [
    '{{count}} delivery challans rejected',
    'رُفضت {{count}} أذون تسليم',
    '{{count}} डिलीवरी चालान नामंज़ूर',
  ],
  'kind.deliveryChallan.documentDiscount': ['Challan discount (%)', 'خصم إذن التسليم (%)', 'चालान पर छूट (%)'],
  'kind.deliveryChallan.unsaved': [
    'Unsaved delivery challan',
    'إذن تسليم غير محفوظ',
    'बिना सेव किया डिलीवरी चालान',
  ],
  'kind.deliveryChallan.unsavedFor': [
    'Unsaved delivery challan to {{party}}',
    'إذن تسليم غير محفوظ إلى {{party}}',
    '{{party}} का बिना सेव किया डिलीवरी चालान',
  ],
  'kind.deliveryChallan.linkMade': [
    'Anyone with this link can see the challan.',
    'كل من لديه هذا الرابط يرى إذن التسليم.',
    'इस लिंक वाला कोई भी चालान देख सकता है।',
  ],
  'kind.deliveryChallan.waitsForApproval': [
    'After saving, this challan needs approval. The number follows after approval.',
    'بعد الحفظ يحتاج إذن التسليم إلى اعتماد، ثم يأتي الرقم.',
    'सेव करने के बाद मंज़ूरी चाहिए। नंबर मंज़ूरी के बाद मिलेगा।',
  ],
  'kind.deliveryChallan.nothingDue': [
    'Nothing is due on this challan.',
    'لا شيء مستحق على إذن التسليم.',
    'इस चालान पर कुछ बकाया नहीं।',
  ],
  'kind.deliveryChallan.discardMany': [
    '{{count}} drafts will be deleted permanently. Saved delivery challans stay.',
    'ستُحذف {{count}} مسودات نهائيًا. يبقى ما حُفظ.',
    '{{count}} ड्राफ़्ट हमेशा के लिए हटेंगे; सेव किए डिलीवरी चालान रहेंगे।',
  ],
})
