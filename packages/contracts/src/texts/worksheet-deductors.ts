import { rows } from './rows.ts'

/** GSTR-7 and GSTR-8: their tables, columns and checks. */
export const deductorTexts = rows({
  'worksheet.gstr7.3': ['Tax deducted at source', 'الضريبة المخصومة من المصدر', 'स्रोत पर काटा गया टैक्स'],
  'worksheet.gstr7.4': ['Amendments of earlier periods', 'تعديلات الفترات السابقة', 'पिछली अवधियों के संशोधन'],
  'worksheet.gstr8.3': ['Supplies through the operator', 'التوريدات عبر المشغّل', 'ऑपरेटर के ज़रिए सप्लाई'],
  'worksheet.gstr8.4': ['Amendments of earlier periods', 'تعديلات الفترات السابقة', 'पिछली अवधियों के संशोधन'],
  'worksheet.column.deducteeGstin': [
    'GSTIN of the deductee',
    'GSTIN المخصوم منه',
    'जिसका टैक्स कटा उसका GSTIN',
  ],
  'worksheet.column.deducteeName': ['Name', 'الاسم', 'नाम'],
  'worksheet.column.supplierName': ['Name', 'الاسم', 'नाम'],
  'worksheet.column.documentNumber': ['Document number', 'رقم المستند', 'दस्तावेज़ नंबर'],
  'worksheet.column.documentDate': ['Document date', 'تاريخ المستند', 'दस्तावेज़ तिथि'],
  'worksheet.column.documentValue': ['Document value', 'قيمة المستند', 'दस्तावेज़ मूल्य'],
  'worksheet.column.placeOfSupply': ['Place of supply', 'مكان التوريد', 'सप्लाई का स्थान'],
  'worksheet.column.contractValue': ['Contract value', 'قيمة العقد', 'अनुबंध का मूल्य'],
  'worksheet.column.amountPaid': [
    'Amount paid without tax',
    'المبلغ المدفوع دون الضريبة',
    'टैक्स के बिना भुगतान',
  ],
  'worksheet.column.igst': ['IGST', 'IGST', 'IGST'],
  'worksheet.column.cgst': ['CGST', 'CGST', 'CGST'],
  'worksheet.column.sgst': ['SGST', 'SGST', 'SGST'],
  'worksheet.column.originalPeriod': ['Original period', 'الفترة الأصلية', 'मूल अवधि'],
  'worksheet.column.originalGstin': ['Original GSTIN', 'GSTIN الأصلي', 'मूल GSTIN'],
  'worksheet.column.originalAmount': ['Original amount', 'المبلغ الأصلي', 'मूल राशि'],
  'worksheet.column.supplierGstin': ['GSTIN of the supplier', 'GSTIN المورّد', 'सप्लायर का GSTIN'],
  'worksheet.column.suppliesRegistered': ['Supplies to registered', 'توريدات لمسجّلين', 'रजिस्टर्ड को सप्लाई'],
  'worksheet.column.returnsRegistered': ['Returned by registered', 'مرتجعات من مسجّلين', 'रजिस्टर्ड से वापसी'],
  'worksheet.column.suppliesUnregistered': [
    'Supplies to unregistered',
    'توريدات لغير مسجّلين',
    'अनरजिस्टर्ड को सप्लाई',
  ],
  'worksheet.column.returnsUnregistered': [
    'Returned by unregistered',
    'مرتجعات من غير مسجّلين',
    'अनरजिस्टर्ड से वापसी',
  ],
  'worksheet.column.netAmount': ['Net amount', 'الصافي', 'शुद्ध राशि'],
  'worksheet.check.GSTR7_FILE_BY_DEDUCTEE': [
    'The portal asks for each document from September 2025 on. The JSON has totals by deductee, for the names by document are not published.',
    'تطلب البوابة كل مستند منذ سبتمبر 2025. يحتوي ملف JSON مجاميع كل مخصوم منه، لأن أسماء الحقول لكل مستند غير منشورة.',
    'सितंबर 2025 से पोर्टल हर दस्तावेज़ माँगता है। JSON में हर डिडक्टी का योग है, क्योंकि दस्तावेज़ के नाम प्रकाशित नहीं हैं।',
  ],
  'worksheet.fix.GSTR7_FILE_BY_DEDUCTEE': [
    'Enter the documents at the portal or in its offline tool; the Excel file has them in order.',
    'أدخل المستندات في البوابة أو في أداتها؛ ملف Excel يحتويها بالترتيب.',
    'दस्तावेज़ पोर्टल पर या उसके ऑफ़लाइन टूल में भरें; Excel फ़ाइल में वे क्रम से हैं।',
  ],
  'worksheet.check.GSTR7_NO_DEDUCTION': [
    '{{row}}: supplier and place of supply are both in State {{state}}, and you are registered in another: no tax is deducted (section 51(1), proviso).',
    '{{row}}: المورّد ومكان التوريد كلاهما في الولاية {{state}} وأنت مسجّل في أخرى: لا تُخصم ضريبة (المادة 51(1)، الاستثناء).',
    '{{row}}: सप्लायर और सप्लाई का स्थान दोनों राज्य {{state}} में हैं और आप दूसरे में रजिस्टर्ड हैं: टैक्स नहीं कटता (धारा 51(1), परंतुक)।',
  ],
  'worksheet.fix.GSTR7_NO_DEDUCTION': [
    'Delete the row, or correct the place of supply.',
    'احذف الصف أو صحّح مكان التوريد.',
    'लाइन हटाएँ, या सप्लाई का स्थान ठीक करें।',
  ],
  'worksheet.check.GSTR7_HEADS': [
    '{{row}}: the tax does not fit the States of supplier and place of supply.',
    '{{row}}: الضريبة لا تناسب ولايتي المورّد ومكان التوريد.',
    '{{row}}: टैक्स सप्लायर और सप्लाई के स्थान के राज्यों से मेल नहीं खाता।',
  ],
  'worksheet.fix.GSTR7_HEADS': [
    'Enter IGST between two States, CGST and SGST within one.',
    'أدخل IGST بين ولايتين، وCGST وSGST داخل ولاية واحدة.',
    'दो राज्यों के बीच IGST, एक के अंदर CGST और SGST लिखें।',
  ],
  'worksheet.check.GSTR7_RATE': [
    '{{row}}: two per cent are {{expected}}.',
    '{{row}}: اثنان في المئة هي {{expected}}.',
    '{{row}}: दो प्रतिशत {{expected}} होते हैं।',
  ],
  'worksheet.fix.GSTR7_RATE': ['Check the amount and the tax.', 'راجع المبلغ والضريبة.', 'राशि और टैक्स जाँचें।'],
  'worksheet.check.GSTR7_RATE_HALVES': [
    '{{row}}: one per cent each are {{expected}}.',
    '{{row}}: واحد في المئة لكل منهما هو {{expected}}.',
    '{{row}}: हर एक का एक प्रतिशत {{expected}} होता है।',
  ],
  'worksheet.fix.GSTR7_RATE_HALVES': [
    'Check the amount and the tax.',
    'راجع المبلغ والضريبة.',
    'राशि और टैक्स जाँचें।',
  ],
  'worksheet.check.GSTR7_BELOW_LIMIT': [
    '{{row}}: the contract is not above {{limit}} rupees, so no tax is to be deducted.',
    '{{row}}: العقد لا يتجاوز {{limit}} روبية، فلا تُخصم ضريبة.',
    '{{row}}: अनुबंध {{limit}} रुपये से ऊपर नहीं है, इसलिए टैक्स नहीं कटता।',
  ],
  'worksheet.fix.GSTR7_BELOW_LIMIT': [
    'Check the contract value. Tax that was deducted stays reported.',
    'راجع قيمة العقد. الضريبة المخصومة تبقى مُبلَّغة.',
    'अनुबंध का मूल्य जाँचें। जो टैक्स कट चुका है वह रिपोर्ट में रहता है।',
  ],
  'worksheet.check.GSTR7_TWICE': [
    '{{row}}: document {{number}} of this deductee is there twice.',
    '{{row}}: المستند {{number}} لهذا المخصوم منه موجود مرتين.',
    '{{row}}: इस डिडक्टी का दस्तावेज़ {{number}} दो बार है।',
  ],
  'worksheet.fix.GSTR7_TWICE': [
    'Delete the row if it is not a second payment.',
    'احذف الصف إن لم يكن دفعة ثانية.',
    'दूसरा भुगतान न हो तो लाइन हटाएँ।',
  ],
  'worksheet.check.GSTR8_BELOW_ZERO': [
    '{{row}}: more came back than was supplied. The net is reported as zero and is not carried forward.',
    '{{row}}: المرتجع أكثر من المورَّد. يُبلَّغ الصافي صفرًا ولا يُرحَّل.',
    '{{row}}: सप्लाई से ज़्यादा वापस आया। शुद्ध राशि शून्य जाती है और आगे नहीं ले जाई जाती।',
  ],
  'worksheet.fix.GSTR8_BELOW_ZERO': [
    'Amend the period of the supply in table 4 if its value was too high.',
    'عدّل فترة التوريد في الجدول 4 إن كانت قيمتها أعلى من الصحيح.',
    'उस अवधि का मूल्य ज़्यादा रहा हो तो टेबल 4 में संशोधन करें।',
  ],
  'worksheet.check.GSTR8_NO_TAX': [
    '{{row}}: no tax was collected on the net amount.',
    '{{row}}: لم تُحصَّل ضريبة على الصافي.',
    '{{row}}: शुद्ध राशि पर टैक्स नहीं लिया गया।',
  ],
  'worksheet.fix.GSTR8_NO_TAX': [
    'Enter IGST, or CGST and SGST.',
    'أدخل IGST، أو CGST وSGST.',
    'IGST लिखें, या CGST और SGST।',
  ],
  'worksheet.check.GSTR8_HEADS': [
    '{{row}}: the tax does not fit the States of supplier and place of supply.',
    '{{row}}: الضريبة لا تناسب ولايتي المورّد ومكان التوريد.',
    '{{row}}: टैक्स सप्लायर और सप्लाई के स्थान के राज्यों से मेल नहीं खाता।',
  ],
  'worksheet.fix.GSTR8_HEADS': [
    'Enter IGST between two States, CGST and SGST within one.',
    'أدخل IGST بين ولايتين، وCGST وSGST داخل ولاية واحدة.',
    'दो राज्यों के बीच IGST, एक के अंदर CGST और SGST लिखें।',
  ],
  'worksheet.check.GSTR8_RATE': [
    '{{row}}: the tax by law is {{expected}}.',
    '{{row}}: الضريبة وفق القانون {{expected}}.',
    '{{row}}: क़ानून से टैक्स {{expected}} है।',
  ],
  'worksheet.fix.GSTR8_RATE': [
    'Check the amounts and the tax.',
    'راجع المبالغ والضريبة.',
    'राशियाँ और टैक्स जाँचें।',
  ],
  'worksheet.check.GSTR8_RATE_HALVES': [
    '{{row}}: the tax by law is {{expected}} each.',
    '{{row}}: الضريبة وفق القانون {{expected}} لكل منهما.',
    '{{row}}: क़ानून से टैक्स हर एक का {{expected}} है।',
  ],
  'worksheet.fix.GSTR8_RATE_HALVES': [
    'Check the amounts and the tax.',
    'راجع المبالغ والضريبة.',
    'राशियाँ और टैक्स जाँचें।',
  ],
  'worksheet.check.GSTR8_TWICE': [
    '{{row}}: supplier {{gstin}} has another row for the same place of supply.',
    '{{row}}: للمورّد {{gstin}} صف آخر لمكان التوريد نفسه.',
    '{{row}}: सप्लायर {{gstin}} की इसी सप्लाई के स्थान की दूसरी लाइन है।',
  ],
  'worksheet.fix.GSTR8_TWICE': ['Put both into one row.', 'اجمعهما في صف واحد.', 'दोनों को एक लाइन में मिलाएँ।'],
})
