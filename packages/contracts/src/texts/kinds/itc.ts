import { rows } from '../rows.ts'

/** Words of the input tax credit of purchases. */
export const itcTexts = rows({
  'itc.eligibility': ['Input tax credit', 'الخصم الضريبي للمدخلات', 'इनपुट टैक्स क्रेडिट'],
  'itc.byLine': ['By line: goods and services', 'حسب البند: سلع وخدمات', 'लाइन के अनुसार: माल और सेवा'],
  'itc.asDocument': ['As the document', 'كالمستند', 'दस्तावेज़ के अनुसार'],
  'itc.reason': ['Why no credit', 'سبب عدم الخصم', 'क्रेडिट क्यों नहीं'],
  'itc.credited': ['Credit on this document', 'الخصم في هذا المستند', 'इस दस्तावेज़ पर क्रेडिट'],
  'itc.blocked': ['Blocked credit, part of the cost', 'ضريبة غير قابلة للخصم', 'रुका क्रेडिट, लागत में'],
  'why.customs': [
    'IGST {{igst}} is the share of this line in the tax paid at customs on {{value}}, by bill of entry {{number}}; the supplier is not owed it.',
    'ضريبة IGST ‏{{igst}} هي حصة هذا السطر من الضريبة المدفوعة في الجمارك على {{value}}، ببيان الاستيراد {{number}}؛ ولا تُستحق للمورّد.',
    'IGST {{igst}} इस लाइन का हिस्सा है: कस्टम पर {{value}} पर चुकाया टैक्स, प्रवेश बिल {{number}}; यह सप्लायर को नहीं देना है।',
  ],
  'selfInvoice.title': ['Self-invoice', 'فاتورة ذاتية', 'सेल्फ़-इनवॉइस'],
  'selfInvoice.number': ['Self-invoice number', 'رقم الفاتورة الذاتية', 'सेल्फ़-इनवॉइस नंबर'],
  'selfInvoice.date': ['Self-invoice date', 'تاريخ الفاتورة الذاتية', 'सेल्फ़-इनवॉइस की तिथि'],
  'selfInvoice.print': ['Print self-invoice', 'طباعة الفاتورة الذاتية', 'सेल्फ़-इनवॉइस प्रिंट करें'],
  'billOfEntry.title': ['Bill of entry', 'بيان الاستيراد', 'प्रवेश बिल'],
  'billOfEntry.number': ['Bill of entry number', 'رقم بيان الاستيراد', 'प्रवेश बिल नंबर'],
  'billOfEntry.date': ['Bill of entry date', 'تاريخ بيان الاستيراد', 'प्रवेश बिल की तिथि'],
  'billOfEntry.portCode': ['Port code', 'رمز الميناء', 'पोर्ट कोड'],
  'billOfEntry.assessableValue': ['Assessable value', 'القيمة الجمركية', 'कस्टम मूल्य'],
  'billOfEntry.igst': ['IGST paid at customs', 'ضريبة IGST المدفوعة في الجمارك', 'कस्टम पर चुकाया IGST'],
  'billOfEntry.cess': ['Cess paid at customs', 'الرسم الإضافي المدفوع في الجمارك', 'कस्टम पर चुकाया सेस'],
  'column.supplierNumber': ["Supplier's number", 'رقم المورّد', 'सप्लायर का नंबर'],
  'column.supplierDate': ["Supplier's date", 'تاريخ المورّد', 'सप्लायर की तिथि'],
  'column.itc': ['Input tax credit', 'الخصم الضريبي للمدخلات', 'इनपुट टैक्स क्रेडिट'],
  'column.blockedTax': ['Blocked credit', 'ضريبة غير قابلة للخصم', 'रुका क्रेडिट'],
})
