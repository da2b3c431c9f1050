import { rows } from './rows.ts'

/** GST that customers keep back: tax deducted under section 51 of the CGST Act, collected under section 52. */
export const gstDeductedTexts = rows({
  'ledger.account.gstTdsIgst': [
    'GST TDS receivable IGST',
    'GST TDS مستحق القبض IGST',
    'GST TDS लेना बाकी IGST',
  ],
  'ledger.account.gstTdsCgst': [
    'GST TDS receivable CGST',
    'GST TDS مستحق القبض CGST',
    'GST TDS लेना बाकी CGST',
  ],
  'ledger.account.gstTdsSgst': [
    'GST TDS receivable SGST',
    'GST TDS مستحق القبض SGST',
    'GST TDS लेना बाकी SGST',
  ],
  'ledger.account.gstTcsIgst': [
    'GST TCS receivable IGST',
    'GST TCS مستحق القبض IGST',
    'GST TCS लेना बाकी IGST',
  ],
  'ledger.account.gstTcsCgst': [
    'GST TCS receivable CGST',
    'GST TCS مستحق القبض CGST',
    'GST TCS लेना बाकी CGST',
  ],
  'ledger.account.gstTcsSgst': [
    'GST TCS receivable SGST',
    'GST TCS مستحق القبض SGST',
    'GST TCS लेना बाकी SGST',
  ],
  'gstKept.title': ['GST TDS or TCS', 'TDS أو TCS لضريبة GST', 'GST TDS या TCS'],
  'gstKept.section': ['GST kept back by customer', 'GST التي استقطعها العميل', 'ग्राहक ने काटा GST'],
  'gstKept.none': ['None', 'لا شيء', 'नहीं काटा'],
  'gstKept.taxableValue': ['Value without GST', 'القيمة بدون GST', 'बिना GST का मूल्य'],
  'gstKept.deductor': ['GSTIN of who deducted', 'GSTIN الجهة المستقطعة', 'काटने वाले का GSTIN'],
  'gstKept.deductorHelp': [
    'Government offices and operators often deduct under another GSTIN than they buy under.',
    'كثيرًا ما تستقطع الجهات الحكومية والمشغلون برقم GSTIN غير الذي يشترون به.',
    'सरकारी दफ़्तर और ऑपरेटर अक्सर खरीद वाले GSTIN से अलग GSTIN पर काटते हैं।',
  ],
  'gstKept.rule': [
    'Computed at {{rate}}% of {{value}}. Change it to what the customer deducted.',
    'محسوبة بنسبة {{rate}}% من {{value}}. غيّرها إلى ما استقطعه العميل.',
    '{{value}} पर {{rate}}% से निकाला। ग्राहक ने जितना काटा, वही लिखें।',
  ],
  'gstKept.belowLimit': [
    'Invoices of contracts up to {{limit}} without GST have no TDS (section 51). Enter what was deducted all the same.',
    'لا TDS على فواتير عقود حتى {{limit}} بدون GST (المادة 51). إن استُقطع شيء فأدخله.',
    '{{limit}} तक (बिना GST) के कॉन्ट्रैक्ट के बिलों पर TDS नहीं कटता (धारा 51)। फिर भी कटा हो तो लिखें।',
  ],
  'gstKept.again': ['Compute again', 'إعادة الحساب', 'फिर से हिसाब करें'],
  'gstKept.sum': ['GST kept back', 'GST المستقطعة', 'काटा GST'],
  'column.tdsDeducted': ['TDS', 'TDS', 'TDS'],
  'column.gstDeducted': ['GST TDS or TCS', 'TDS أو TCS لضريبة GST', 'GST TDS या TCS'],
  'gstKept.register': ['GST TDS and TCS credit', 'رصيد TDS و TCS لضريبة GST', 'GST TDS और TCS क्रेडिट'],
  'gstKept.registerText': [
    'GST that customers deducted or operators collected, by their GSTIN, month and head, to compare with the portal.',
    'ضريبة GST التي استقطعها العملاء أو حصّلها المشغلون، حسب GSTIN والشهر والبند، لمقارنتها بالبوابة.',
    'ग्राहकों ने काटा या ऑपरेटरों ने वसूला GST: उनके GSTIN, महीने और मद के हिसाब से, पोर्टल से मिलाने के लिए।',
  ],
  'gstKept.registerEmpty': [
    'No GST was deducted or collected by customers in this period.',
    'لم يستقطع العملاء ولم يحصّلوا GST في هذه الفترة.',
    'इस अवधि में ग्राहकों ने GST नहीं काटा या वसूला।',
  ],
  'gstKept.portalText': [
    'Compare with Returns, TDS and TCS credit received on the GST portal, and accept it there: it then comes to the electronic cash ledger.',
    'قارنه في بوابة GST بصفحة رصيد TDS و TCS المستلم ضمن الإقرارات واقبله هناك: فينتقل إلى دفتر النقد الإلكتروني.',
    'GST पोर्टल पर रिटर्न में मिले TDS और TCS क्रेडिट से मिलाएँ और वहाँ स्वीकार करें: तब यह इलेक्ट्रॉनिक कैश लेजर में आएगा।',
  ],
  'gstKept.month': ['Month', 'الشهر', 'महीना'],
  'gstKept.receipts': ['Receipts', 'الإيصالات', 'रसीदें'],
  'gstKept.igst': ['IGST', 'IGST', 'IGST'],
  'gstKept.cgst': ['CGST', 'CGST', 'CGST'],
  'gstKept.sgst': ['SGST or UTGST', 'SGST أو UTGST', 'SGST या UTGST'],
  'gstKept.tax': ['Total', 'الإجمالي', 'कुल'],
  'menu.gstKept': ['GST TDS and TCS', 'TDS و TCS لضريبة GST', 'GST TDS और TCS'],
  'export.gstDeduction': ['GST TDS and TCS credit', 'رصيد TDS و TCS لضريبة GST', 'GST TDS और TCS क्रेडिट'],
  'field.gstDeducted': ['GST TDS or TCS', 'TDS أو TCS لضريبة GST', 'GST TDS या TCS'],
  'field.deductorGstin': ['GSTIN of who deducted', 'GSTIN الجهة المستقطعة', 'काटने वाले का GSTIN'],
  'import.gstSection': [
    'GST section (51 TDS, 52 TCS)',
    'مادة GST (51 TDS أو 52 TCS)',
    'GST धारा (51 TDS, 52 TCS)',
  ],
  'import.gstTaxableValue': [
    'Value of GST TDS or TCS',
    'قيمة TDS أو TCS لضريبة GST',
    'GST TDS या TCS का मूल्य',
  ],
  'import.gstIgst': ['GST TDS or TCS IGST', 'IGST من TDS أو TCS', 'GST TDS या TCS का IGST'],
  'import.gstCgst': ['GST TDS or TCS CGST', 'CGST من TDS أو TCS', 'GST TDS या TCS का CGST'],
  'import.gstSgst': ['GST TDS or TCS SGST', 'SGST من TDS أو TCS', 'GST TDS या TCS का SGST'],
  'import.gstDeductor': ['GSTIN of GST deductor', 'GSTIN مستقطع GST', 'GST काटने वाले का GSTIN'],
  'issue.GST_SECTION_NOT_IN_FORCE': [
    'Section {{section}} of the CGST Act was not in force on {{date}}. Remove the GST deducted, or change the date.',
    'لم تكن المادة {{section}} من قانون CGST سارية في {{date}}. أزل GST المستقطعة أو غيّر التاريخ.',
    'CGST कानून की धारा {{section}} {{date}} को लागू नहीं थी। काटा GST हटाएँ, या तिथि बदलें।',
  ],
  'issue.GST_DEDUCTOR_UNKNOWN': [
    'The customer has no GSTIN. Enter the GSTIN under which the tax was deducted or collected.',
    'لا يوجد GSTIN للعميل. أدخل رقم GSTIN الذي استُقطعت الضريبة أو حُصّلت به.',
    'ग्राहक का GSTIN नहीं है। जिस GSTIN पर टैक्स काटा या वसूला गया, वह लिखें।',
  ],
  'issue.GST_WITHIN_STATE': [
    'The supply is within the State: CGST and SGST are kept back of it. Clear IGST.',
    'التوريد داخل الولاية: يُستقطع منه CGST و SGST. امسح IGST.',
    'सप्लाई राज्य के भीतर है: इस पर CGST और SGST कटता है। IGST हटाएँ।',
  ],
  'issue.GST_BETWEEN_STATES': [
    'The supply is to another State: IGST is kept back of it. Clear this head.',
    'التوريد إلى ولاية أخرى: يُستقطع منه IGST. امسح هذا البند.',
    'सप्लाई दूसरे राज्य में है: इस पर IGST कटता है। यह मद हटाएँ।',
  ],
  'issue.GST_HALVES_DIFFER': [
    'CGST of {{cgst}} and SGST of {{sgst}} are halves of one tax. Enter the same amount for both.',
    'CGST بمبلغ {{cgst}} و SGST بمبلغ {{sgst}} نصفا ضريبة واحدة. أدخل المبلغ نفسه لكليهما.',
    'CGST {{cgst}} और SGST {{sgst}} एक ही टैक्स के आधे हैं। दोनों में बराबर रकम लिखें।',
  ],
  'issue.GST_ABOVE_AMOUNT': [
    'GST of {{tax}} cannot be more than the {{amount}} received. Enter the tax that was kept back.',
    'لا يمكن أن تزيد GST البالغة {{tax}} على المستلم {{amount}}. أدخل الضريبة المستقطعة.',
    '{{tax}} का GST मिली राशि {{amount}} से ज़्यादा नहीं हो सकता। जितना टैक्स कटा, वही लिखें।',
  ],
  'issue.GST_ABOVE_VALUE': [
    'The value of {{value}} is less than the tax of {{tax}} on it. Enter the value without GST of what was paid.',
    'القيمة {{value}} أقل من الضريبة {{tax}} عليها. أدخل قيمة المدفوع بدون GST.',
    '{{value}} का मूल्य उस पर लगे {{tax}} के टैक्स से कम है। भुगतान का बिना GST मूल्य लिखें।',
  ],
})
