import { rows } from '../rows.ts'

/** Words of debit and credit notes with suppliers. */
export const inwardNoteTexts = rows({
  'kind.inwardNote.title': ['Inward notes', 'الإشعارات الواردة', 'आवक नोट'],
  'kind.inwardNote.create': ['New inward note', 'إشعار وارد جديد', 'नया आवक नोट'],
  'kind.inwardNote.edit': ['Edit note', 'تعديل الإشعار', 'नोट बदलें'],
  'kind.inwardNote.clone': ['Duplicate note', 'إنشاء نسخة من الإشعار', 'नोट की कॉपी बनाएँ'],
  'kind.inwardNote.view': ['Inward note', 'إشعار وارد', 'आवक नोट'],
  'kind.inwardNote.empty': [
    'No notes with suppliers yet. Open a purchase bill and choose "Make a note", or create one here.',
    'لا توجد إشعارات مع المورّدين بعد. افتح فاتورة مشتريات واختر "إنشاء إشعار"، أو أنشئ إشعارًا من هنا.',
    'अभी सप्लायर के साथ कोई नोट नहीं। खरीद बिल खोलकर "नोट बनाएँ" चुनें, या यहाँ से बनाएँ।',
  ],
  'kind.inwardNote.saved': ['Note {{number}} saved', 'حُفظ الإشعار {{number}}', 'नोट {{number}} सेव हुआ'],
  'kind.inwardNote.conflict': [
    'Another user saved this note meanwhile. Open it again to see the changes; your entries are kept on this device.',
    'حفظ مستخدم آخر هذا الإشعار في هذه الأثناء. افتحه من جديد لترى التغييرات؛ إدخالاتك محفوظة على هذا الجهاز.',
    'इस बीच किसी और यूज़र ने यह नोट सेव किया है। बदलाव देखने के लिए फिर खोलें; आपका लिखा हुआ इस डिवाइस पर सुरक्षित है।',
  ],
  'kind.inwardNote.cancel': ['Cancel note', 'إلغاء الإشعار', 'नोट रद्द करें'],
  'kind.inwardNote.cancelledMany': [
    '{{count}} notes cancelled',
    'أُلغيت {{count}} إشعارات',
    '{{count}} नोट रद्द हुए',
  ],
  'kind.inwardNote.approved.one': ['{{count}} note approved', 'اعتُمد {{count}} إشعار', '{{count}} नोट मंज़ूर'],
  'kind.inwardNote.approved.other': [
    '{{count}} notes approved',
    'اعتُمدت {{count}} إشعارات',
    '{{count}} नोट मंज़ूर',
  ],
  'kind.inwardNote.rejected.one': ['{{count}} note rejected', 'رُفض {{count}} إشعار', '{{count}} नोट नामंज़ूर'],
  'kind.inwardNote.rejected.other': [
    '{{count}} notes rejected',
    'رُفضت {{count}} إشعارات',
    '{{count}} नोट नामंज़ूर',
  ],
  'kind.inwardNote.documentDiscount': ['Note discount (%)', 'خصم الإشعار (%)', 'नोट पर छूट (%)'],
  'kind.inwardNote.unsaved': ['Unsaved note', 'إشعار غير محفوظ', 'बिना सेव किया नोट'],
  'kind.inwardNote.unsavedFor': [
    'Unsaved note with {{party}}',
    'إشعار غير محفوظ مع {{party}}',
    '{{party}} के साथ बिना सेव किया नोट',
  ],
  'kind.inwardNote.linkMade': [
    'Anyone with this link can see the note.',
    'كل من لديه هذا الرابط يرى الإشعار.',
    'इस लिंक वाला कोई भी नोट देख सकता है।',
  ],
  'kind.inwardNote.waitsForApproval': [
    'After saving, this note needs approval. Its number follows after approval.',
    'بعد الحفظ يحتاج الإشعار إلى اعتماد، ثم يأتي رقمه.',
    'सेव करने के बाद मंज़ूरी चाहिए। नंबर मंज़ूरी के बाद मिलेगा।',
  ],
  'kind.inwardNote.nothingDue': [
    'Nothing is due on this note.',
    'لا شيء مستحق على هذا الإشعار.',
    'इस नोट पर कुछ बकाया नहीं।',
  ],
  'kind.inwardNote.discardMany': [
    '{{count}} drafts will be deleted permanently. Saved notes stay.',
    'ستُحذف {{count}} مسودات نهائيًا. تبقى الإشعارات المحفوظة.',
    '{{count}} ड्राफ़्ट हमेशा के लिए हटेंगे; सेव किए नोट रहेंगे।',
  ],
  'inwardNote.against': ['Against bills', 'مقابل الفواتير', 'किन बिलों के लिए'],
  'inwardNote.findBill': [
    'Number of a bill of this supplier',
    'رقم فاتورة من هذا المورّد',
    'इस सप्लायर के बिल का नंबर',
  ],
  'inwardNote.supplierFirst': ['Choose the supplier first.', 'اختر المورّد أولًا.', 'पहले सप्लायर चुनें।'],
  'inwardNote.notInBooks': ['Bill not in these books', 'فاتورة غير مسجلة هنا', 'बिल इस खाते में नहीं है'],
  'inwardNote.otherNumber': ['Bill number', 'رقم الفاتورة', 'बिल नंबर'],
  'inwardNote.otherDate': ['Bill date', 'تاريخ الفاتورة', 'बिल की तिथि'],
  'inwardNote.otherTotal': ['Bill total', 'إجمالي الفاتورة', 'बिल की कुल राशि'],
  'inwardNote.number': ["Supplier's note number", 'رقم إشعار المورّد', 'सप्लायर का नोट नंबर'],
  'inwardNote.date': ["Supplier's note date", 'تاريخ إشعار المورّد', 'सप्लायर के नोट की तिथि'],
})
