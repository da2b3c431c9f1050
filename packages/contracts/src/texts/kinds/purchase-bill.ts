import { rows } from '../rows.ts'

/** Words of bills of suppliers. */
export const purchaseBillTexts = rows({
  'kind.purchaseBill.title': ['Purchase bills', 'فواتير المشتريات', 'खरीद बिल'],
  'kind.purchaseBill.create': ['New purchase bill', 'فاتورة مشتريات جديدة', 'नया खरीद बिल'],
  'kind.purchaseBill.edit': ['Edit purchase bill', 'تعديل فاتورة المشتريات', 'खरीद बिल बदलें'],
  'kind.purchaseBill.clone': [
    'Duplicate purchase bill',
    'إنشاء نسخة من فاتورة المشتريات',
    'खरीद बिल की कॉपी बनाएँ',
  ],
  'kind.purchaseBill.view': ['Purchase bill', 'فاتورة مشتريات', 'खरीद बिल'],
  'kind.purchaseBill.empty': [
    'No purchase bills yet. Enter the first bill of a supplier.',
    'لا توجد فواتير مشتريات بعد. أدخل أول فاتورة مورّد.',
    'अभी कोई खरीद बिल नहीं। सप्लायर का पहला बिल लिखें।',
  ],
  'kind.purchaseBill.saved': [
    'Purchase bill {{number}} saved',
    'حُفظت فاتورة المشتريات {{number}}',
    'खरीद बिल {{number}} सेव हुआ',
  ],
  'kind.purchaseBill.conflict': [
    'Another user saved this bill meanwhile. Open it again to see the changes; your entries are kept on this device.',
    'حفظ مستخدم آخر هذه الفاتورة في هذه الأثناء. افتحها من جديد لترى التغييرات؛ إدخالاتك محفوظة على هذا الجهاز.',
    'इस बीच किसी और यूज़र ने यह खरीद बिल सेव किया है। बदलाव देखने के लिए फिर खोलें; आपका लिखा हुआ इस डिवाइस पर सुरक्षित है।',
  ],
  'kind.purchaseBill.cancel': ['Cancel purchase bill', 'إلغاء فاتورة المشتريات', 'खरीद बिल रद्द करें'],
  'kind.purchaseBill.cancelledMany': [
    '{{count}} purchase bills cancelled',
    'أُلغيت {{count}} فواتير مشتريات',
    '{{count}} खरीद बिल रद्द हुए',
  ],
  'kind.purchaseBill.approved.one': [
    '{{count}} purchase bill approved',
    'اعتُمدت {{count}} فاتورة مشتريات',
    '{{count}} खरीद बिल मंज़ूर',
  ],
  'kind.purchaseBill.approved.other': [
    '{{count}} purchase bills approved',
    'اعتُمدت {{count}} فواتير مشتريات',
    '{{count}} खरीद बिल मंज़ूर',
  ],
  'kind.purchaseBill.rejected.one': [
    '{{count}} purchase bill rejected',
    'رُفضت {{count}} فاتورة مشتريات',
    '{{count}} खरीद बिल नामंज़ूर',
  ],
  'kind.purchaseBill.rejected.other': [
    '{{count}} purchase bills rejected',
    'رُفضت {{count}} فواتير مشتريات',
    '{{count}} खरीद बिल नामंज़ूर',
  ],
  'kind.purchaseBill.documentDiscount': ['Bill discount (%)', 'خصم الفاتورة (%)', 'बिल पर छूट (%)'],
  'kind.purchaseBill.unsaved': [
    'Unsaved purchase bill',
    'فاتورة مشتريات غير محفوظة',
    'बिना सेव किया खरीद बिल',
  ],
  'kind.purchaseBill.unsavedFor': [
    'Unsaved purchase bill of {{party}}',
    'فاتورة مشتريات غير محفوظة من {{party}}',
    '{{party}} का बिना सेव किया खरीद बिल',
  ],
  'kind.purchaseBill.linkMade': [
    'Anyone with this link can see the bill.',
    'كل من لديه هذا الرابط يرى الفاتورة.',
    'इस लिंक वाला कोई भी बिल देख सकता है।',
  ],
  'kind.purchaseBill.waitsForApproval': [
    'After saving, this bill needs approval. Its reference and the payment follow after approval.',
    'بعد الحفظ تحتاج الفاتورة إلى اعتماد، ثم يأتي رقمها المرجعي والدفعة.',
    'सेव करने के बाद मंज़ूरी चाहिए। रेफ़रेंस नंबर और भुगतान मंज़ूरी के बाद होंगे।',
  ],
  'kind.purchaseBill.nothingDue': [
    'Nothing is due on this bill.',
    'لا شيء مستحق على هذه الفاتورة.',
    'इस बिल पर कुछ बकाया नहीं।',
  ],
  'kind.purchaseBill.discardMany': [
    '{{count}} drafts will be deleted permanently. Saved bills stay.',
    'ستُحذف {{count}} مسودات نهائيًا. تبقى الفواتير المحفوظة.',
    '{{count}} ड्राफ़्ट हमेशा के लिए हटेंगे; सेव किए बिल रहेंगे।',
  ],
  'supplier.party': ['Supplier', 'المورّد', 'सप्लायर'],
  'supplier.newParty': ['Create supplier "{{name}}"', 'إنشاء المورّد "{{name}}"', 'सप्लायर "{{name}}" बनाएँ'],
  'supplier.partyGstin': ['Supplier GSTIN', 'GSTIN المورّد', 'सप्लायर का GSTIN'],
  'supplier.number': ["Supplier's bill number", 'رقم فاتورة المورّد', 'सप्लायर का बिल नंबर'],
  'supplier.date': ["Supplier's bill date", 'تاريخ فاتورة المورّد', 'सप्लायर के बिल की तिथि'],
  'supplier.placeOfParty': ['By rule, from the supplier', 'حسب القاعدة، من المورّد', 'नियम से, सप्लायर के अनुसार'],
})
