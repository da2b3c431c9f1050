import { rows } from './rows.ts'

/** What was open with parties when the books began, document by document. */
export const openingTexts = rows({
  'kind.customerOpening.view': ['Opening document', 'مستند افتتاحي', 'ओपनिंग दस्तावेज़'],
  'kind.supplierOpening.view': ['Opening document', 'مستند افتتاحي', 'ओपनिंग दस्तावेज़'],
  'export.openingItem': ['Opening documents', 'المستندات الافتتاحية', 'ओपनिंग दस्तावेज़'],
  'enum.OpeningType.Invoice': ['Invoice to customer', 'فاتورة لعميل', 'ग्राहक का बिल'],
  'enum.OpeningType.CustomerDebitNote': ['Debit note to customer', 'إشعار مدين لعميل', 'ग्राहक को डेबिट नोट'],
  'enum.OpeningType.CustomerCreditNote': [
    'Credit note to customer',
    'إشعار دائن لعميل',
    'ग्राहक को क्रेडिट नोट',
  ],
  'enum.OpeningType.AdvanceReceived': ['Advance from customer', 'دفعة مقدمة من عميل', 'ग्राहक से एडवांस'],
  'enum.OpeningType.Bill': ['Bill of supplier', 'فاتورة مورّد', 'सप्लायर का बिल'],
  'enum.OpeningType.SupplierNote': [
    'Note that lowers a bill of a supplier',
    'إشعار يخفض فاتورة مورّد',
    'सप्लायर का बिल घटाने वाला नोट',
  ],
  'enum.OpeningType.AdvancePaid': ['Advance to supplier', 'دفعة مقدمة لمورّد', 'सप्लायर को एडवांस'],
  'opening.title': ['Opening documents', 'المستندات الافتتاحية', 'ओपनिंग दस्तावेज़'],
  'opening.enter': ['Enter opening documents', 'إدخال المستندات الافتتاحية', 'ओपनिंग दस्तावेज़ डालें'],
  'opening.text': [
    'Invoices, bills, notes and advances that were open when the books began. They are paid, reminded of and aged like all others, and are in no return.',
    'الفواتير والإشعارات والدفعات المقدمة التي كانت مفتوحة عند بدء الدفاتر. تُدفع ويُذكَّر بها وتُحسب أعمارها كغيرها، ولا تدخل في أي إقرار.',
    'बहियाँ शुरू होते समय जो बिल, नोट और एडवांस बाकी थे। इनका भुगतान, याद दिलाना और एजिंग बाकी सबकी तरह होता है; ये किसी रिटर्न में नहीं जाते।',
  ],
  'opening.paste': [
    'Paste rows from a sheet, or choose a CSV file, with these columns: {{columns}}.',
    'الصق صفوفًا من جدول، أو اختر ملف CSV، بهذه الأعمدة: {{columns}}.',
    'शीट से लाइनें पेस्ट करें या CSV फ़ाइल चुनें। कॉलम: {{columns}}।',
  ],
  'opening.chooseFile': ['Choose CSV file', 'اختر ملف CSV', 'CSV फ़ाइल चुनें'],
  'opening.template': ['Download template', 'تنزيل القالب', 'टेम्पलेट डाउनलोड करें'],
  'opening.party': [
    'Party (code, GSTIN or name)',
    'الطرف (الرمز أو GSTIN أو الاسم)',
    'पार्टी (कोड, GSTIN या नाम)',
  ],
  'opening.type': ['Type', 'النوع', 'प्रकार'],
  'opening.amount': ['Amount', 'المبلغ', 'रकम'],
  'opening.left': ['Amount left', 'المتبقي', 'बाकी रकम'],
  'opening.openToday': ['Open today', 'المفتوح اليوم', 'आज बाकी'],
  'opening.add': ['Add row', 'إضافة صف', 'लाइन जोड़ें'],
  'opening.remove': ['Remove row {{row}}', 'إزالة الصف {{row}}', 'लाइन {{row}} हटाएँ'],
  'opening.save': ['Save documents', 'حفظ المستندات', 'दस्तावेज़ सेव करें'],
  'opening.saved.one': [
    '{{count}} opening document saved',
    'حُفظ {{count}} مستند افتتاحي',
    '{{count}} ओपनिंग दस्तावेज़ सेव हुआ',
  ],
  'opening.saved.other': [
    '{{count}} opening documents saved',
    'حُفظت {{count}} مستندات افتتاحية',
    '{{count}} ओपनिंग दस्तावेज़ सेव हुए',
  ],
  'opening.typeUnknown': ['Choose a type of the list.', 'اختر نوعًا من القائمة.', 'सूची में से प्रकार चुनें।'],
  'opening.dateUnknown': [
    'Write the date as 31-03-2026.',
    'اكتب التاريخ بالشكل 31-03-2026.',
    'तारीख 31-03-2026 की तरह लिखें।',
  ],
  'opening.tooMany': [
    'Save {{count}} rows at a time. The first {{count}} were taken.',
    'احفظ {{count}} صف في كل مرة. أُخذت أول {{count}}.',
    'एक बार में {{count}} लाइनें सेव करें। पहली {{count}} ली गईं।',
  ],
  'opening.explained': ['Of opening documents', 'من المستندات الافتتاحية', 'ओपनिंग दस्तावेज़ों का'],
  'opening.rest': [
    'Opening balance without documents',
    'رصيد افتتاحي بلا مستندات',
    'बिना दस्तावेज़ का ओपनिंग बैलेंस',
  ],
  'opening.empty': [
    'No opening documents yet. Enter what was open when the books began.',
    'لا توجد مستندات افتتاحية بعد. أدخل ما كان مفتوحًا عند بدء الدفاتر.',
    'अभी कोई ओपनिंग दस्तावेज़ नहीं। बहियाँ शुरू होते समय जो बाकी था, उसे डालें।',
  ],
  'opening.edit': ['Edit', 'تعديل', 'बदलें'],
  'opening.delete': ['Delete opening document', 'حذف المستند الافتتاحي', 'ओपनिंग दस्तावेज़ हटाएँ'],
  'opening.deleteText': [
    'It leaves the books and the balance of the party.',
    'يخرج من الدفاتر ومن رصيد الطرف.',
    'यह बहियों और पार्टी के बैलेंस से हट जाएगा।',
  ],
  'opening.settled': [
    'A payment or credit is applied to it. Take that back first.',
    'طُبّقت عليه دفعة أو رصيد دائن. ألغِ ذلك أولًا.',
    'इस पर भुगतान या क्रेडिट लगा है। पहले उसे हटाएँ।',
  ],
})
