import { rows } from './rows.ts'

/** A month as one file for the accountant. */
export const monthFileTexts = rows({
  'monthFile.title': ['Month for the accountant', 'ملف الشهر للمحاسب', 'अकाउंटेंट के लिए महीने की फ़ाइल'],
  'monthFile.text': [
    'A month of a GSTIN as one ZIP: registers, books, returns, documents as PDF, and an index.',
    'شهر كامل لرقم GSTIN في ملف ZIP واحد: السجلات والدفاتر والإقرارات والمستندات بصيغة PDF مع فهرس.',
    'एक GSTIN का पूरा महीना एक ZIP में: रजिस्टर, बही, रिटर्न, PDF में दस्तावेज़ और सूची।',
  ],
  'monthFile.how': [
    'Each file is what its own screen exports, with your rights. The index lists every document with its file, and says what is left out and why.',
    'كل ملف هو ما تصدّره شاشته نفسها وفق صلاحياتك. يسرد الفهرس كل مستند مع ملفه، ويذكر ما لم يُضمَّن وسببه.',
    'हर फ़ाइल वही है जो उसकी स्क्रीन आपके अधिकारों से एक्सपोर्ट करती है। सूची में हर दस्तावेज़ और उसकी फ़ाइल है, और जो छूटा उसका कारण भी।',
  ],
  'monthFile.month': ['Month', 'الشهر', 'महीना'],
  'monthFile.parts': ['Contents', 'المحتويات', 'क्या-क्या'],
  'monthFile.make': ['Make the file', 'إنشاء الملف', 'फ़ाइल बनाएँ'],
  'monthFile.nothing': ['Choose what the file contains.', 'اختر محتويات الملف.', 'चुनें कि फ़ाइल में क्या हो।'],
  'monthFile.started': [
    'The file is being made. Download it from Tasks at the top.',
    'يجري إنشاء الملف. نزّله من المهام في الأعلى.',
    'फ़ाइल बन रही है। ऊपर के काम से डाउनलोड करें।',
  ],
  'monthFile.sales': ['Sales register', 'سجل المبيعات', 'बिक्री रजिस्टर'],
  'monthFile.purchases': ['Purchase register', 'سجل المشتريات', 'खरीद रजिस्टर'],
  'monthFile.index': ['Index', 'الفهرس', 'सूची'],
  'monthFile.file': ['File', 'الملف', 'फ़ाइल'],
  'monthFile.content': ['Content', 'المحتوى', 'विवरण'],
  'monthFile.leftOut': ['Left out because', 'سبب الاستبعاد', 'छूटने का कारण'],
  'task.monthFile': ['Month for the accountant', 'ملف الشهر للمحاسب', 'अकाउंटेंट के लिए महीने की फ़ाइल'],
  'enum.MonthFilePart.registers': ['Registers', 'السجلات', 'रजिस्टर'],
  'enum.MonthFilePart.books': ['Books', 'الدفاتر', 'बही'],
  'enum.MonthFilePart.returns': ['Returns', 'الإقرارات', 'रिटर्न'],
  'enum.MonthFilePart.documents': ['Documents', 'المستندات', 'दस्तावेज़'],
})
