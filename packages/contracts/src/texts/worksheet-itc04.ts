import { rows } from './rows.ts'

/** ITC-04: its tables, columns and checks. */
export const itc04Texts = rows({
  'returns.name.ITC04': ['ITC-04', 'ITC-04', 'ITC-04'],
  'worksheet.itc04.4': ['Goods sent to job workers', 'بضائع أُرسلت إلى المشغّلين', 'जॉब वर्करों को भेजा माल'],
  'worksheet.itc04.5A': [
    'Received back from the same job worker',
    'استُلمت من المشغّل نفسه',
    'उसी जॉब वर्कर से वापस आया',
  ],
  'worksheet.itc04.5B': [
    'Received back from another job worker',
    'استُلمت من مشغّل آخر',
    'दूसरे जॉब वर्कर से वापस आया',
  ],
  'worksheet.itc04.5C': [
    'Supplied from the premises of the job worker',
    'وُرّدت من مقر المشغّل',
    'जॉब वर्कर के परिसर से सप्लाई',
  ],
  'worksheet.column.jobWorkerGstin': ['GSTIN of the job worker', 'GSTIN المشغّل', 'जॉब वर्कर का GSTIN'],
  'worksheet.column.challanNumber': ['Challan number', 'رقم إشعار التسليم', 'चालान संख्या'],
  'worksheet.column.challanDate': ['Challan date', 'تاريخ إشعار التسليم', 'चालान तिथि'],
  'worksheet.column.goodsType': ['Type of goods', 'نوع البضائع', 'माल का प्रकार'],
  'worksheet.choice.Inputs': ['Inputs', 'مدخلات', 'इनपुट'],
  'worksheet.choice.CapitalGoods': ['Capital goods', 'سلع رأسمالية', 'पूंजीगत माल'],
  'worksheet.column.igstRate': ['IGST rate (%)', 'نسبة IGST (%)', 'IGST दर (%)'],
  'worksheet.column.cgstRate': ['CGST rate (%)', 'نسبة CGST (%)', 'CGST दर (%)'],
  'worksheet.column.sgstRate': ['SGST rate (%)', 'نسبة SGST (%)', 'SGST दर (%)'],
  'worksheet.column.cessRate': ['Cess rate (%)', 'نسبة السيس (%)', 'सेस दर (%)'],
  'worksheet.column.originalNumber': ['Original challan number', 'رقم الإشعار الأصلي', 'मूल चालान संख्या'],
  'worksheet.column.originalDate': ['Original challan date', 'تاريخ الإشعار الأصلي', 'मूल चालान तिथि'],
  'worksheet.column.workDone': ['Nature of job work', 'طبيعة العمل', 'जॉब वर्क का प्रकार'],
  'worksheet.column.lossUqc': ['Unit of losses', 'وحدة الفاقد', 'हानि की इकाई'],
  'worksheet.column.lossQuantity': ['Losses and waste', 'الفاقد والهالك', 'हानि और अपशिष्ट'],
  'worksheet.column.otherGstin': [
    'GSTIN of the other job worker',
    'GSTIN المشغّل الآخر',
    'दूसरे जॉब वर्कर का GSTIN',
  ],
  'worksheet.column.otherStateCode': [
    'State of the other job worker',
    'ولاية المشغّل الآخر',
    'दूसरे जॉब वर्कर का राज्य',
  ],
  'worksheet.column.invoiceNumber': ['Invoice number', 'رقم الفاتورة', 'इनवॉइस संख्या'],
  'worksheet.column.invoiceDate': ['Invoice date', 'تاريخ الفاتورة', 'इनवॉइस तिथि'],
  'worksheet.check.ITC04_IN_BOOKS': [
    'Challan {{number}} is in the books and was entered as well.',
    'إشعار التسليم {{number}} في الدفاتر وأُدخل أيضًا.',
    'चालान {{number}} बही में है और दर्ज भी किया गया है।',
  ],
  'worksheet.fix.ITC04_IN_BOOKS': ['Delete the entered row.', 'احذف الصف المُدخل.', 'दर्ज लाइन हटाएँ।'],
  'worksheet.check.ITC04_UNKNOWN_CHALLAN': [
    'Challan {{number}} is neither in the books nor in table 4 of this or an earlier period.',
    'إشعار التسليم {{number}} ليس في الدفاتر ولا في الجدول 4 لهذه الفترة أو لفترة سابقة.',
    'चालान {{number}} न बही में है, न इस या पिछली अवधि की टेबल 4 में।',
  ],
  'worksheet.fix.ITC04_UNKNOWN_CHALLAN': [
    'Check the number, or enter the challan in table 4 of its period.',
    'راجع الرقم أو أدخل الإشعار في الجدول 4 لفترته.',
    'संख्या जाँचें, या चालान उसकी अवधि की टेबल 4 में दर्ज करें।',
  ],
  'worksheet.check.ITC04_ABOVE_SENT': [
    'Of challan {{number}} {{sent}} {{uqc}} were sent, and {{back}} are back, lost or supplied.',
    'أُرسل من الإشعار {{number}} {{sent}} {{uqc}}، والعائد والفاقد والمورَّد {{back}}.',
    'चालान {{number}} से {{sent}} {{uqc}} भेजे गए, और {{back}} वापस, हानि या सप्लाई में हैं।',
  ],
  'worksheet.fix.ITC04_ABOVE_SENT': [
    'Correct the quantity or the losses of the row.',
    'صحّح كمية الصف أو الفاقد فيه.',
    'लाइन की मात्रा या हानि ठीक करें।',
  ],
  'worksheet.check.ITC04_DEEMED_SUPPLY': [
    'Goods of challan {{number}} were to be back by {{date}} and are not: they count as supplied on the day they were sent (section 143).',
    'كان يجب أن تعود بضائع الإشعار {{number}} حتى {{date}} ولم تعد: تُعدّ موردة يوم إرسالها (المادة 143).',
    'चालान {{number}} का माल {{date}} तक वापस आना था और नहीं आया: वह भेजने के दिन की सप्लाई माना जाता है (धारा 143)।',
  ],
  'worksheet.fix.ITC04_DEEMED_SUPPLY': [
    'Record the return if they are back, else issue an invoice dated as the law says and pay the tax with interest.',
    'سجّل العودة إن عادت، وإلا فأصدر فاتورة بالتاريخ الذي يحدده القانون وادفع الضريبة مع الفائدة.',
    'माल आ गया हो तो वापसी दर्ज करें, नहीं तो क़ानून की तिथि का इनवॉइस बनाएँ और ब्याज सहित टैक्स दें।',
  ],
})
