import { rows } from './rows.ts'

/** Credit by GSTR-2B against credit claimed in GSTR-3B. */
export const creditComparisonTexts = rows({
  'creditComparison.title': ['GSTR-2B and GSTR-3B', 'GSTR-2B وGSTR-3B', 'GSTR-2B और GSTR-3B'],
  'creditComparison.available': ['Available (GSTR-2B)', 'المتاح (GSTR-2B)', 'उपलब्ध (GSTR-2B)'],
  'creditComparison.claimed': ['Claimed (GSTR-3B)', 'المطالَب به (GSTR-3B)', 'लिया गया (GSTR-3B)'],
  'creditComparison.cumulative': ['Cumulative difference', 'الفرق التراكمي', 'कुल जमा अंतर'],
  'creditComparison.head': ['Tax head', 'نوع الضريبة', 'टैक्स हेड'],
  'creditComparison.allTax': ['All tax heads', 'كل أنواع الضريبة', 'सभी टैक्स हेड'],
  'creditComparison.cell': ['Row of table 4(A)', 'سطر الجدول 4(أ)', 'टेबल 4(A) की लाइन'],
  'creditComparison.cells': ['By row of table 4(A)', 'حسب سطر الجدول 4(أ)', 'टेबल 4(A) की लाइन के हिसाब से'],
  'creditComparison.reason': ['Reason', 'السبب', 'कारण'],
  'creditComparison.reasons': ['Why they differ', 'سبب الاختلاف', 'अंतर क्यों है'],
  'creditComparison.documents': ['Documents', 'المستندات', 'दस्तावेज़'],
  'creditComparison.noPeriod': [
    'No period of this year has begun.',
    'لم تبدأ أي فترة من هذه السنة.',
    'इस वर्ष की कोई अवधि शुरू नहीं हुई।',
  ],
  'creditComparison.notCompared': [
    'Bills were never compared with GSTR-2B. Run the reconciliation first: until then no bill is found in the statement.',
    'لم تُقارَن الفواتير بـ GSTR-2B بعد. شغّل المطابقة أولًا، فحتى ذلك الحين لا تُعثر أي فاتورة في الكشف.',
    'बिल अब तक GSTR-2B से मिलाए नहीं गए। पहले मिलान चलाएँ: तब तक कोई बिल विवरण में नहीं मिलेगा।',
  ],
  'creditComparison.openReconciliation': ['Open reconciliation', 'فتح المطابقة', 'मिलान खोलें'],
  'creditComparison.above': [
    'More credit is claimed than GSTR-2B has (rule 36(4)): {{amount}} over the year.',
    'طُولب برصيد أكثر مما في GSTR-2B (القاعدة 36(4)): {{amount}} خلال السنة.',
    'GSTR-2B से ज़्यादा क्रेडिट लिया गया है (नियम 36(4)): पूरे वर्ष में {{amount}}।',
  ],
  'creditComparison.lastDay': [
    'Last day to claim credit of this year (section 16(4))',
    'آخر يوم للمطالبة برصيد هذه السنة (المادة ⁦16(4)⁩)',
    'इस वर्ष का क्रेडिट लेने का आख़िरी दिन (धारा 16(4))',
  ],
  'creditComparison.noStatement': ['No GSTR-2B', 'لا يوجد GSTR-2B', 'GSTR-2B नहीं'],
  'creditComparison.agrees': [
    'Each document is claimed in this period as GSTR-2B has it.',
    'كل مستند مطالَب به في هذه الفترة كما في GSTR-2B.',
    'हर दस्तावेज़ का क्रेडिट इसी अवधि में वैसा ही लिया गया है जैसा GSTR-2B में है।',
  ],
  'creditComparison.period': ['Period', 'الفترة', 'अवधि'],
  'creditComparison.inStatementOf': [
    'In GSTR-2B of {{period}}',
    'في GSTR-2B لـ {{period}}',
    '{{period}} के GSTR-2B में',
  ],
  'creditComparison.claimedIn': ['Claimed in {{period}}', 'طولب به في {{period}}', '{{period}} में लिया गया'],
  'creditComparison.group.NotInBooks': [
    'In GSTR-2B, not in the books',
    'في GSTR-2B وليس في الدفاتر',
    'GSTR-2B में है, बहीखाते में नहीं',
  ],
  'creditComparison.group.NotClaimed': [
    'In GSTR-2B, not claimed yet',
    'في GSTR-2B ولم يُطالَب به بعد',
    'GSTR-2B में है, अभी लिया नहीं',
  ],
  'creditComparison.group.ClaimedInOther': [
    'In GSTR-2B, claimed in another period',
    'في GSTR-2B وطولب به في فترة أخرى',
    'GSTR-2B में है, दूसरी अवधि में लिया गया',
  ],
  'creditComparison.group.OtherStatement': [
    'Claimed, in GSTR-2B of another period',
    'مطالَب به وهو في GSTR-2B لفترة أخرى',
    'लिया गया, दूसरी अवधि के GSTR-2B में है',
  ],
  'creditComparison.group.NotInStatement': [
    'Claimed, not in GSTR-2B',
    'مطالَب به وليس في GSTR-2B',
    'लिया गया, GSTR-2B में नहीं',
  ],
  'creditComparison.group.WithoutCredit': [
    'Claimed, without credit in GSTR-2B',
    'مطالَب به ولا رصيد له في GSTR-2B',
    'लिया गया, GSTR-2B में क्रेडिट नहीं',
  ],
  'creditComparison.group.Amounts': [
    'Claimed with another amount',
    'مطالَب به بمبلغ آخر',
    'दूसरी राशि से लिया गया',
  ],
  'creditComparison.group.Adjusted': ['Added by hand', 'أُضيف يدويًا', 'हाथ से जोड़ा गया'],
})
