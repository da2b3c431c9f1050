import { rows } from '../rows.ts'

/** Words of orders to suppliers. */
export const purchaseOrderTexts = rows({
  'kind.purchaseOrder.title': ['Purchase orders', 'أوامر الشراء', 'खरीद ऑर्डर'],
  'kind.purchaseOrder.create': ['New purchase order', 'أمر شراء جديد', 'नया खरीद ऑर्डर'],
  'kind.purchaseOrder.edit': ['Edit purchase order', 'تعديل أمر الشراء', 'खरीद ऑर्डर बदलें'],
  'kind.purchaseOrder.clone': [
    'Duplicate purchase order',
    'إنشاء نسخة من أمر الشراء',
    'खरीद ऑर्डर की कॉपी बनाएँ',
  ],
  'kind.purchaseOrder.view': ['Purchase order', 'أمر شراء', 'खरीद ऑर्डर'],
  'kind.purchaseOrder.empty': [
    'No purchase orders yet. Place the first order with a supplier.',
    'لا توجد أوامر شراء بعد. أنشئ أول أمر إلى مورّد.',
    'अभी कोई खरीद ऑर्डर नहीं। सप्लायर को पहला ऑर्डर दें।',
  ],
  'kind.purchaseOrder.saved': [
    'Purchase order {{number}} saved',
    'حُفظ الأمر {{number}}',
    'खरीद ऑर्डर {{number}} सेव हुआ',
  ],
  'kind.purchaseOrder.conflict': [
    'Another user saved this order meanwhile. Open it again to see the changes; your entries are kept on this device.',
    'حفظ مستخدم آخر الأمر في هذه الأثناء. افتحه من جديد لترى التغييرات؛ إدخالاتك محفوظة على هذا الجهاز.',
    'इस बीच किसी और यूज़र ने यह ऑर्डर सेव किया है। बदलाव देखने के लिए फिर खोलें; आपका लिखा हुआ इस डिवाइस पर सुरक्षित है।',
  ],
  'kind.purchaseOrder.cancel': ['Close order', 'إغلاق الأمر', 'ऑर्डर बंद करें'],
  'kind.purchaseOrder.cancelledMany': [
    '{{count}} orders closed',
    'أُغلقت {{count}} أوامر',
    '{{count}} ऑर्डर बंद हुए',
  ],
  'kind.purchaseOrder.approved.one': [
    '{{count}} purchase order approved',
    'اعتُمد {{count}} أمر شراء',
    '{{count}} खरीद ऑर्डर मंज़ूर',
  ],
  'kind.purchaseOrder.approved.other': [
    '{{count}} purchase orders approved',
    'اعتُمدت {{count}} أوامر شراء',
    '{{count}} खरीद ऑर्डर मंज़ूर',
  ],
  'kind.purchaseOrder.rejected.one': [
    '{{count}} purchase order rejected',
    'رُفض {{count}} أمر شراء',
    '{{count}} खरीद ऑर्डर नामंज़ूर',
  ],
  'kind.purchaseOrder.rejected.other': [
    '{{count}} purchase orders rejected',
    'رُفضت {{count}} أوامر شراء',
    '{{count}} खरीद ऑर्डर नामंज़ूर',
  ],
  'kind.purchaseOrder.documentDiscount': ['Order discount (%)', 'خصم الأمر (%)', 'ऑर्डर पर छूट (%)'],
  'kind.purchaseOrder.unsaved': ['Unsaved purchase order', 'أمر شراء غير محفوظ', 'बिना सेव किया खरीद ऑर्डर'],
  'kind.purchaseOrder.unsavedFor': [
    'Unsaved purchase order to {{party}}',
    'أمر شراء غير محفوظ إلى {{party}}',
    '{{party}} का बिना सेव किया खरीद ऑर्डर',
  ],
  'kind.purchaseOrder.linkMade': [
    'Anyone with this link can see the order.',
    'كل من لديه هذا الرابط يرى الأمر.',
    'इस लिंक वाला कोई भी ऑर्डर देख सकता है।',
  ],
  'kind.purchaseOrder.waitsForApproval': [
    'After saving, this order needs approval. The number follows after approval.',
    'بعد الحفظ يحتاج الأمر إلى اعتماد، ثم يأتي الرقم.',
    'सेव करने के बाद मंज़ूरी चाहिए। नंबर मंज़ूरी के बाद मिलेगा।',
  ],
  'kind.purchaseOrder.nothingDue': [
    'Nothing is due on this order.',
    'لا شيء مستحق على الأمر.',
    'इस ऑर्डर पर कुछ बकाया नहीं।',
  ],
  'kind.purchaseOrder.discardMany': [
    '{{count}} drafts will be deleted permanently. Saved purchase orders stay.',
    'ستُحذف {{count}} مسودات نهائيًا. يبقى ما حُفظ.',
    '{{count}} ड्राफ़्ट हमेशा के लिए हटेंगे; सेव किए खरीद ऑर्डर रहेंगे।',
  ],
})
