import { rows } from '../rows.ts'

/** Words of sales orders. */
export const salesOrderTexts = rows({
  'kind.salesOrder.title': ['Sales orders', 'أوامر البيع', 'बिक्री ऑर्डर'],
  'kind.salesOrder.create': ['New sales order', 'أمر بيع جديد', 'नया बिक्री ऑर्डर'],
  'kind.salesOrder.edit': ['Edit sales order', 'تعديل أمر البيع', 'बिक्री ऑर्डर बदलें'],
  'kind.salesOrder.clone': ['Duplicate sales order', 'إنشاء نسخة من أمر البيع', 'बिक्री ऑर्डर की कॉपी बनाएँ'],
  'kind.salesOrder.view': ['Sales order', 'أمر بيع', 'बिक्री ऑर्डर'],
  'kind.salesOrder.empty': [
    'No sales orders yet. Enter the first order of a customer.',
    'لا توجد أوامر بيع بعد. أدخل أول أمر من عميل.',
    'अभी कोई बिक्री ऑर्डर नहीं। ग्राहक का पहला ऑर्डर लिखें।',
  ],
  'kind.salesOrder.saved': [
    'Sales order {{number}} saved',
    'حُفظ الأمر {{number}}',
    'बिक्री ऑर्डर {{number}} सेव हुआ',
  ],
  'kind.salesOrder.conflict': [
    'Another user saved this order meanwhile. Open it again to see the changes; your entries are kept on this device.',
    'حفظ مستخدم آخر الأمر في هذه الأثناء. افتحه من جديد لترى التغييرات؛ إدخالاتك محفوظة على هذا الجهاز.',
    'इस बीच किसी और यूज़र ने यह ऑर्डर सेव किया है। बदलाव देखने के लिए फिर खोलें; आपका लिखा हुआ इस डिवाइस पर सुरक्षित है।',
  ],
  'kind.salesOrder.cancel': ['Close order', 'إغلاق الأمر', 'ऑर्डर बंद करें'],
  'kind.salesOrder.cancelledMany': [
    '{{count}} orders closed',
    'أُغلقت {{count}} أوامر',
    '{{count}} ऑर्डर बंद हुए',
  ],
  'kind.salesOrder.approved.one': [
    '{{count}} sales order approved',
    'اعتُمد {{count}} أمر بيع',
    '{{count}} बिक्री ऑर्डर मंज़ूर',
  ],
  'kind.salesOrder.approved.other': [
    '{{count}} sales orders approved',
    'اعتُمدت {{count}} أوامر بيع',
    '{{count}} बिक्री ऑर्डर मंज़ूर',
  ],
  'kind.salesOrder.rejected.one': [
    '{{count}} sales order rejected',
    'رُفض {{count}} أمر بيع',
    '{{count}} बिक्री ऑर्डर नामंज़ूर',
  ],
  'kind.salesOrder.rejected.other': [
    '{{count}} sales orders rejected',
    'رُفضت {{count}} أوامر بيع',
    '{{count}} बिक्री ऑर्डर नामंज़ूर',
  ],
  'kind.salesOrder.documentDiscount': ['Order discount (%)', 'خصم الأمر (%)', 'ऑर्डर पर छूट (%)'],
  'kind.salesOrder.unsaved': ['Unsaved sales order', 'أمر بيع غير محفوظ', 'बिना सेव किया बिक्री ऑर्डर'],
  'kind.salesOrder.unsavedFor': [
    'Unsaved sales order for {{party}}',
    'أمر بيع غير محفوظ للعميل {{party}}',
    '{{party}} का बिना सेव किया बिक्री ऑर्डर',
  ],
  'kind.salesOrder.linkMade': [
    'Anyone with this link can see the order.',
    'كل من لديه هذا الرابط يرى الأمر.',
    'इस लिंक वाला कोई भी ऑर्डर देख सकता है।',
  ],
  'kind.salesOrder.waitsForApproval': [
    'After saving, this order needs approval. The number follows after approval.',
    'بعد الحفظ يحتاج الأمر إلى اعتماد، ثم يأتي الرقم.',
    'सेव करने के बाद मंज़ूरी चाहिए। नंबर मंज़ूरी के बाद मिलेगा।',
  ],
  'kind.salesOrder.nothingDue': [
    'Nothing is due on this order.',
    'لا شيء مستحق على الأمر.',
    'इस ऑर्डर पर कुछ बकाया नहीं।',
  ],
  'kind.salesOrder.discardMany': [
    '{{count}} drafts will be deleted permanently. Saved sales orders stay.',
    'ستُحذف {{count}} مسودات نهائيًا. يبقى ما حُفظ.',
    '{{count}} ड्राफ़्ट हमेशा के लिए हटेंगे; सेव किए बिक्री ऑर्डर रहेंगे।',
  ],
})
