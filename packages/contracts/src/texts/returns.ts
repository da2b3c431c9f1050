import type { ReasonCode } from '@bahi/domain/returns/gstr1/reason.ts'
import type { ColumnCode } from '@bahi/domain/returns/gstr1/sheets-entries.ts'
import type { SummaryCode } from '@bahi/domain/returns/gstr1/summary.ts'
import type { Text } from './texts.ts'

/** Why a document lands in a table of GSTR-1, or in none. */
const reasons = {
  'returns.reason.draft': {
    en: 'A draft is not part of any return.',
    ar: 'المسودة ليست جزءًا من أي إقرار.',
    hi: 'ड्राफ़्ट किसी रिटर्न में नहीं जाता।',
  },
  'returns.reason.cancelled': {
    en: 'Cancelled: only its number counts, in table 13.',
    ar: 'ملغى: يُحتسب رقمه فقط في الجدول 13.',
    hi: 'रद्द: केवल इसका नंबर टेबल 13 में गिना जाता है।',
  },
  'returns.reason.challan': {
    en: 'A delivery challan is not a supply; its number counts in table 13.',
    ar: 'إشعار التسليم ليس توريدًا؛ يُحتسب رقمه في الجدول 13.',
    hi: 'डिलीवरी चालान सप्लाई नहीं है; इसका नंबर टेबल 13 में गिना जाता है।',
  },
  'returns.reason.selfInvoice': {
    en: 'A self-invoice is for an inward supply; its number counts in table 13.',
    ar: 'الفاتورة الذاتية تخص توريدًا واردًا؛ يُحتسب رقمها في الجدول 13.',
    hi: 'सेल्फ़ इनवॉइस इनवर्ड सप्लाई के लिए है; इसका नंबर टेबल 13 में गिना जाता है।',
  },
  'returns.reason.paymentVoucher': {
    en: 'A payment voucher is not a supply; its number counts in table 13.',
    ar: 'سند الدفع ليس توريدًا؛ يُحتسب رقمه في الجدول 13.',
    hi: 'भुगतान वाउचर सप्लाई नहीं है; इसका नंबर टेबल 13 में गिना जाता है।',
  },
  'returns.reason.noValue': {
    en: 'It has no value, like a free sample; its number counts in table 13.',
    ar: 'لا قيمة له، كالعينة المجانية؛ يُحتسب رقمه في الجدول 13.',
    hi: 'इसका मूल्य शून्य है, जैसे मुफ़्त नमूने का; इसका नंबर टेबल 13 में गिना जाता है।',
  },
  'returns.reason.amendment': {
    en: 'First reported in {{period}}, so the change goes to the amendment table with the new content.',
    ar: 'أُبلغ عنه أولًا في {{period}}، فيذهب التغيير إلى جدول التعديلات بالمحتوى الجديد.',
    hi: 'पहली बार {{period}} में दिखाया गया, इसलिए बदलाव संशोधन टेबल में नए विवरण के साथ जाता है।',
  },
  'returns.reason.notTaxableAmended': {
    en: 'Table 8 has no amendments: the difference of lines without tax counts in this period.',
    ar: 'الجدول 8 بلا تعديلات: يُحتسب فرق الأسطر غير الخاضعة في هذه الفترة.',
    hi: 'टेबल 8 में संशोधन नहीं होते: बिना टैक्स वाली लाइनों का अंतर इसी अवधि में गिना जाता है।',
  },
  'returns.reason.paidByOperator': {
    en: 'The operator {{operator}} pays the tax under section 9(5): table 14(b) only.',
    ar: 'المشغّل {{operator}} يدفع الضريبة بموجب المادة 9(5): الجدول 14(ب) فقط.',
    hi: 'धारा 9(5) में टैक्स ऑपरेटर {{operator}} देता है: केवल टेबल 14(b)।',
  },
  'returns.reason.collectedByOperator': {
    en: 'Sold through the operator {{operator}}, who collects tax under section 52: also in table 14(a).',
    ar: 'بيع عبر المشغّل {{operator}} الذي يحصّل الضريبة بموجب المادة 52: أيضًا في الجدول 14(أ).',
    hi: 'ऑपरेटर {{operator}} के माध्यम से बिक्री, जो धारा 52 में टैक्स वसूलता है: टेबल 14(a) में भी।',
  },
  'returns.reason.advance': {
    en: 'Advance for a service without an invoice yet: table 11A.',
    ar: 'دفعة مقدمة عن خدمة بلا فاتورة بعد: الجدول 11أ.',
    hi: 'सेवा के लिए एडवांस, अभी बिल नहीं: टेबल 11A।',
  },
  'returns.reason.advanceRefunded': {
    en: 'Advance refunded: reduced in table 11A.',
    ar: 'دفعة مقدمة مُعادة: تُخصم في الجدول 11أ.',
    hi: 'एडवांस लौटाया गया: टेबल 11A में घटाया जाता है।',
  },
  'returns.reason.advanceAdjusted': {
    en: 'Advance {{number}} of an earlier period adjusted against an invoice: table 11B.',
    ar: 'دفعة مقدمة {{number}} من فترة سابقة سُوّيت مع فاتورة: الجدول 11ب.',
    hi: 'पिछली अवधि का एडवांस {{number}} बिल में एडजस्ट हुआ: टेबल 11B।',
  },
  'returns.reason.advanceUsedInPeriod': {
    en: 'Advance {{number}} received and invoiced in the same period: no effect in table 11A.',
    ar: 'دفعة مقدمة {{number}} استُلمت وفُوترت في الفترة نفسها: تتقابلان في الجدول 11أ.',
    hi: 'एडवांस {{number}} उसी अवधि में मिला और बिल बना: टेबल 11A में कोई असर नहीं।',
  },
  'returns.reason.advanceOnGoods': {
    en: 'Advances for goods have no tax and are not reported.',
    ar: 'الدفعات المقدمة عن السلع لا تخضع للضريبة ولا يُبلغ عنها.',
    hi: 'माल के एडवांस पर टैक्स नहीं होता, वे नहीं दिखाए जाते।',
  },
  'returns.reason.notTaxable': {
    en: 'Nil-rated, exempt or non-GST lines: table 8.',
    ar: 'أسطر بمعدل صفري أو معفاة أو خارج الضريبة: الجدول 8.',
    hi: 'निल रेटेड, छूट वाली या GST से बाहर की लाइनें: टेबल 8।',
  },
  'returns.reason.exportWithPayment': {
    en: 'Export with payment of tax: table 6A.',
    ar: 'تصدير مع دفع الضريبة: الجدول 6أ.',
    hi: 'टैक्स भुगतान के साथ एक्सपोर्ट: टेबल 6A।',
  },
  'returns.reason.exportWithoutPayment': {
    en: 'Export without payment of tax, under bond or LUT: table 6A.',
    ar: 'تصدير دون دفع الضريبة بموجب تعهد أو خطاب تعهد: الجدول 6أ.',
    hi: 'बिना टैक्स भुगतान एक्सपोर्ट, बांड या LUT पर: टेबल 6A।',
  },
  'returns.reason.sezWithPayment': {
    en: 'Supply to an SEZ with payment of tax: table 6B. It is inter-State wherever the SEZ is.',
    ar: 'توريد لمنطقة اقتصادية خاصة مع دفع الضريبة: الجدول 6ب، وهو بين الولايات أينما كانت المنطقة.',
    hi: 'SEZ को टैक्स भुगतान के साथ सप्लाई: टेबल 6B। SEZ कहीं भी हो, यह अंतर-राज्य सप्लाई है।',
  },
  'returns.reason.sezWithoutPayment': {
    en: 'Supply to an SEZ without payment of tax: table 6B.',
    ar: 'توريد لمنطقة اقتصادية خاصة دون دفع الضريبة: الجدول 6ب.',
    hi: 'SEZ को बिना टैक्स भुगतान सप्लाई: टेबल 6B।',
  },
  'returns.reason.deemedExport': {
    en: 'Deemed export: table 6C.',
    ar: 'تصدير اعتباري: الجدول 6ج.',
    hi: 'डीम्ड एक्सपोर्ट: टेबल 6C।',
  },
  'returns.reason.reverseCharge': {
    en: 'The registered recipient pays the tax under reverse charge: table 4B.',
    ar: 'المستلم المسجّل يدفع الضريبة بالاحتساب العكسي: الجدول 4ب.',
    hi: 'रजिस्टर्ड प्राप्तकर्ता रिवर्स चार्ज में टैक्स देता है: टेबल 4B।',
  },
  'returns.reason.registered': {
    en: 'Taxable supply to a registered person: table 4A.',
    ar: 'توريد خاضع لشخص مسجّل: الجدول 4أ.',
    hi: 'रजिस्टर्ड व्यक्ति को टैक्सेबल सप्लाई: टेबल 4A।',
  },
  'returns.reason.composition': {
    en: 'The recipient is registered under composition: table 4A.',
    ar: 'المستلم مسجّل بنظام التركيب: الجدول 4أ.',
    hi: 'प्राप्तकर्ता कंपोज़िशन में रजिस्टर्ड है: टेबल 4A।',
  },
  'returns.reason.uin': {
    en: 'The recipient has a UIN (United Nations body or embassy): table 4A.',
    ar: 'للمستلم رقم UIN (هيئة أممية أو سفارة): الجدول 4أ.',
    hi: 'प्राप्तकर्ता के पास UIN है (संयुक्त राष्ट्र संस्था या दूतावास): टेबल 4A।',
  },
  'returns.reason.consumerIntra': {
    en: 'Unregistered recipient within the State ({{placeOfSupply}}): table 7, whatever the value.',
    ar: 'مستلم غير مسجّل داخل الولاية ({{placeOfSupply}}): الجدول 7 مهما كانت القيمة.',
    hi: 'राज्य के भीतर अनरजिस्टर्ड प्राप्तकर्ता ({{placeOfSupply}}): मूल्य कुछ भी हो, टेबल 7।',
  },
  'returns.reason.consumerLarge': {
    en: 'Unregistered recipient in another State and a value of {{value}}, above {{limit}}: table 5.',
    ar: 'مستلم غير مسجّل في ولاية أخرى وقيمة {{value}} تتجاوز {{limit}}: الجدول 5.',
    hi: 'दूसरे राज्य में अनरजिस्टर्ड प्राप्तकर्ता और मूल्य {{value}}, {{limit}} से अधिक: टेबल 5।',
  },
  'returns.reason.consumerUpToLimit': {
    en: 'Unregistered recipient in another State and a value of {{value}}, not above {{limit}}: table 7.',
    ar: 'مستلم غير مسجّل في ولاية أخرى وقيمة {{value}} لا تتجاوز {{limit}}: الجدول 7.',
    hi: 'दूसरे राज्य में अनरजिस्टर्ड प्राप्तकर्ता और मूल्य {{value}}, {{limit}} से अधिक नहीं: टेबल 7।',
  },
  'returns.reason.noteRegistered': {
    en: 'Note to a registered person: table 9B.',
    ar: 'إشعار لشخص مسجّل: الجدول 9ب.',
    hi: 'रजिस्टर्ड व्यक्ति को नोट: टेबल 9B।',
  },
  'returns.reason.noteExport': {
    en: 'Note to an export: table 9B, unregistered.',
    ar: 'إشعار يخص تصديرًا: الجدول 9ب، غير مسجّل.',
    hi: 'एक्सपोर्ट पर नोट: टेबल 9B, अनरजिस्टर्ड।',
  },
  'returns.reason.noteConsumerIntra': {
    en: 'Note to an unregistered recipient within the State ({{placeOfSupply}}): included in the net value of table 7.',
    ar: 'إشعار لمستلم غير مسجّل داخل الولاية ({{placeOfSupply}}): يُصفّى في الجدول 7.',
    hi: 'राज्य के अंदर अनरजिस्टर्ड प्राप्तकर्ता को नोट ({{placeOfSupply}}): टेबल 7 में घटाया-जोड़ा गया।',
  },
  'returns.reason.noteConsumerLarge': {
    en: 'The original {{original}} of {{value}} was above {{limit}} and reported in table 5: table 9B, however small the note.',
    ar: 'الأصل {{original}} بقيمة {{value}} تجاوز {{limit}} وكان في الجدول 5: الجدول 9ب مهما صغر الإشعار.',
    hi: 'मूल {{original}} का मूल्य {{value}} {{limit}} से अधिक था और टेबल 5 में था: नोट कितना भी छोटा हो, टेबल 9B।',
  },
  'returns.reason.noteConsumerUpToLimit': {
    en: 'The original {{original}} of {{value}} was not above {{limit}} and reported in table 7: included in its net value.',
    ar: 'الأصل {{original}} بقيمة {{value}} لم يتجاوز {{limit}} وكان في الجدول 7: يُصفّى هناك.',
    hi: 'मूल {{original}} की रकम {{value}} {{limit}} से अधिक नहीं थी और टेबल 7 में थी: वहीं घटाया-जोड़ा गया।',
  },
  'returns.reason.noteWithoutOriginal': {
    en: 'The original invoice is not known: included in table 7 until you enter it.',
    ar: 'الفاتورة الأصلية غير معروفة: يُصفّى في الجدول 7 إلى أن تُذكر.',
    hi: 'मूल बिल पता नहीं: बताने तक टेबल 7 में गिना गया।',
  },
} as const satisfies Record<`returns.reason.${ReasonCode}`, Text>

/** Lines of the summary, by the names of the portal. */
const sections = {
  'returns.section.B2B': {
    en: '4, 6B, 6C · Registered (B2B)',
    ar: '4 و6ب و6ج · مسجّلون (B2B)',
    hi: '4, 6B, 6C · रजिस्टर्ड (B2B)',
  },
  'returns.section.B2B_4A': { en: '4A · Regular', ar: '4أ · عادي', hi: '4A · रेगुलर' },
  'returns.section.B2B_4B': { en: '4B · Reverse charge', ar: '4ب · احتساب عكسي', hi: '4B · रिवर्स चार्ज' },
  'returns.section.B2B_SEZWP': {
    en: '6B · SEZ with payment',
    ar: '6ب · منطقة اقتصادية مع الدفع',
    hi: '6B · SEZ, भुगतान के साथ',
  },
  'returns.section.B2B_SEZWOP': {
    en: '6B · SEZ without payment',
    ar: '6ب · منطقة اقتصادية دون دفع',
    hi: '6B · SEZ बिना भुगतान',
  },
  'returns.section.B2B_6C': { en: '6C · Deemed exports', ar: '6ج · تصدير اعتباري', hi: '6C · डीम्ड एक्सपोर्ट' },
  'returns.section.B2CL': {
    en: '5 · Large inter-State to consumers (B2CL)',
    ar: '5 · مبيعات كبيرة بين الولايات لغير مسجّلين (B2CL)',
    hi: '5 · उपभोक्ता को बड़ी अंतर-राज्य बिक्री (B2CL)',
  },
  'returns.section.EXP': { en: '6A · Exports', ar: '6أ · صادرات', hi: '6A · एक्सपोर्ट' },
  'returns.section.EXPWP': {
    en: '6A · Exports with payment',
    ar: '6أ · صادرات مع الدفع',
    hi: '6A · एक्सपोर्ट, भुगतान के साथ',
  },
  'returns.section.EXPWOP': {
    en: '6A · Exports without payment',
    ar: '6أ · صادرات دون دفع',
    hi: '6A · एक्सपोर्ट, बिना भुगतान',
  },
  'returns.section.B2CS': {
    en: '7 · Other sales to consumers (B2CS)',
    ar: '7 · مبيعات أخرى لغير مسجّلين (B2CS)',
    hi: '7 · उपभोक्ता को बाकी बिक्री (B2CS)',
  },
  'returns.section.NIL': {
    en: '8 · Nil-rated, exempt, non-GST',
    ar: '8 · صفري ومعفى وخارج الضريبة',
    hi: '8 · निल रेटेड, छूट, गैर-GST',
  },
  'returns.section.CDNR': {
    en: '9B · Notes to registered (CDNR)',
    ar: '9ب · إشعارات لمسجّلين (CDNR)',
    hi: '9B · रजिस्टर्ड को नोट (CDNR)',
  },
  'returns.section.CDNUR': {
    en: '9B · Notes to unregistered (CDNUR)',
    ar: '9ب · إشعارات لغير مسجّلين (CDNUR)',
    hi: '9B · अनरजिस्टर्ड को नोट (CDNUR)',
  },
  'returns.section.B2BA': {
    en: '9A · Amended B2B (net)',
    ar: '9أ · تعديل B2B (صافي)',
    hi: '9A · संशोधित B2B (नेट)',
  },
  'returns.section.B2CLA': {
    en: '9A · Amended B2CL (net)',
    ar: '9أ · تعديل B2CL (صافي)',
    hi: '9A · संशोधित B2CL (नेट)',
  },
  'returns.section.EXPA': {
    en: '9A · Amended exports (net)',
    ar: '9أ · تعديل صادرات (صافي)',
    hi: '9A · संशोधित एक्सपोर्ट (नेट)',
  },
  'returns.section.B2CSA': {
    en: '10 · Amended B2CS (net)',
    ar: '10 · تعديل B2CS (صافي)',
    hi: '10 · संशोधित B2CS (नेट)',
  },
  'returns.section.CDNRA': {
    en: '9C · Amended notes, registered (net)',
    ar: '9ج · تعديل إشعارات لمسجّلين (صافي)',
    hi: '9C · संशोधित नोट, रजिस्टर्ड (नेट)',
  },
  'returns.section.CDNURA': {
    en: '9C · Amended notes, unregistered (net)',
    ar: '9ج · تعديل إشعارات لغير مسجّلين (صافي)',
    hi: '9C · संशोधित नोट, अनरजिस्टर्ड (नेट)',
  },
  'returns.section.AT': {
    en: '11A · Advances received',
    ar: '11أ · دفعات مقدمة مستلمة',
    hi: '11A · मिले एडवांस',
  },
  'returns.section.TXPD': {
    en: '11B · Advances adjusted',
    ar: '11ب · دفعات مقدمة مسوّاة',
    hi: '11B · एडजस्ट किए एडवांस',
  },
  'returns.section.ATA': {
    en: '11 II · Amended advances received (net)',
    ar: '11-2 · تعديل دفعات مستلمة (صافي)',
    hi: '11 II · संशोधित मिले एडवांस (नेट)',
  },
  'returns.section.TXPDA': {
    en: '11 II · Amended advances adjusted (net)',
    ar: '11-2 · تعديل دفعات مسوّاة (صافي)',
    hi: '11 II · संशोधित एडजस्ट किए एडवांस (नेट)',
  },
  'returns.section.SUPECOM_14A': {
    en: '14(a) · Through operators, section 52',
    ar: '14(أ) · عبر مشغّلين، المادة 52',
    hi: '14(a) · ऑपरेटर के ज़रिए, धारा 52',
  },
  'returns.section.SUPECOM_14B': {
    en: '14(b) · Through operators, section 9(5)',
    ar: '14(ب) · عبر مشغّلين، المادة 9(5)',
    hi: '14(b) · ऑपरेटर के ज़रिए, धारा 9(5)',
  },
  'returns.section.HSN_B2B': {
    en: '12 · HSN summary, B2B',
    ar: '12 · ملخص HSN، B2B',
    hi: '12 · HSN सारांश, B2B',
  },
  'returns.section.HSN_B2C': {
    en: '12 · HSN summary, B2C',
    ar: '12 · ملخص HSN، B2C',
    hi: '12 · HSN सारांश, B2C',
  },
  'returns.section.DOC_ISSUE': {
    en: '13 · Documents issued',
    ar: '13 · المستندات الصادرة',
    hi: '13 · जारी दस्तावेज़',
  },
  'returns.section.TTL_LIAB': { en: 'Total liability', ar: 'إجمالي الالتزام', hi: 'कुल देय टैक्स' },
} as const satisfies Record<`returns.section.${SummaryCode}`, Text>

/** Headings of the sheets; the English ones are those of the official offline tool, which reads them. */
const columns = {
  'returns.column.section': { en: 'Section', ar: 'القسم', hi: 'सेक्शन' },
  'returns.column.iffMonth': {
    en: 'Furnished in IFF of',
    ar: 'أُرسل في IFF لشهر',
    hi: 'किस महीने के IFF में दिया',
  },
  'returns.column.financialYear': { en: 'Financial Year', ar: 'السنة المالية', hi: 'वित्त वर्ष' },
  'returns.column.originalMonth': { en: 'Original Month', ar: 'الشهر الأصلي', hi: 'मूल महीना' },
  'returns.column.records': { en: 'Records', ar: 'السجلات', hi: 'रिकॉर्ड' },
  'returns.column.taxableValue': { en: 'Taxable Value', ar: 'القيمة الخاضعة', hi: 'टैक्सेबल मूल्य' },
  'returns.column.igst': { en: 'Integrated Tax Amount', ar: 'الضريبة المتكاملة', hi: 'IGST राशि' },
  'returns.column.cgst': { en: 'Central Tax Amount', ar: 'الضريبة المركزية', hi: 'CGST राशि' },
  'returns.column.sgst': { en: 'State/UT Tax Amount', ar: 'ضريبة الولاية/الإقليم', hi: 'SGST/UTGST राशि' },
  'returns.column.cess': { en: 'Cess Amount', ar: 'الرسم الإضافي', hi: 'सेस राशि' },
  'returns.column.total': { en: 'Total', ar: 'الإجمالي', hi: 'कुल' },
  'returns.column.recipientGstin': {
    en: 'GSTIN/UIN of Recipient',
    ar: 'GSTIN/UIN للمستلم',
    hi: 'प्राप्तकर्ता का GSTIN/UIN',
  },
  'returns.column.recipientName': { en: 'Receiver Name', ar: 'اسم المستلم', hi: 'प्राप्तकर्ता का नाम' },
  'returns.column.invoiceNumber': { en: 'Invoice Number', ar: 'رقم الفاتورة', hi: 'बिल नंबर' },
  'returns.column.invoiceDate': { en: 'Invoice date', ar: 'تاريخ الفاتورة', hi: 'बिल तिथि' },
  'returns.column.invoiceValue': { en: 'Invoice Value', ar: 'قيمة الفاتورة', hi: 'बिल मूल्य' },
  'returns.column.originalInvoiceNumber': {
    en: 'Original Invoice Number',
    ar: 'رقم الفاتورة الأصلية',
    hi: 'मूल बिल नंबर',
  },
  'returns.column.originalInvoiceDate': {
    en: 'Original Invoice date',
    ar: 'تاريخ الفاتورة الأصلية',
    hi: 'मूल बिल तिथि',
  },
  'returns.column.revisedInvoiceNumber': {
    en: 'Revised Invoice Number',
    ar: 'رقم الفاتورة المعدّلة',
    hi: 'संशोधित बिल नंबर',
  },
  'returns.column.revisedInvoiceDate': {
    en: 'Revised Invoice date',
    ar: 'تاريخ الفاتورة المعدّلة',
    hi: 'संशोधित बिल तिथि',
  },
  'returns.column.placeOfSupply': { en: 'Place Of Supply', ar: 'مكان التوريد', hi: 'सप्लाई का स्थान' },
  'returns.column.reverseCharge': { en: 'Reverse Charge', ar: 'الاحتساب العكسي', hi: 'रिवर्स चार्ज' },
  'returns.column.applicablePercent': {
    en: 'Applicable % of Tax Rate',
    ar: 'النسبة المطبقة من المعدل',
    hi: 'टैक्स दर का लागू %',
  },
  'returns.column.invoiceType': { en: 'Invoice Type', ar: 'نوع الفاتورة', hi: 'बिल प्रकार' },
  'returns.column.operatorGstin': {
    en: 'E-Commerce GSTIN',
    ar: 'GSTIN مشغّل التجارة الإلكترونية',
    hi: 'ई-कॉमर्स GSTIN',
  },
  'returns.column.operatorName': {
    en: 'E-Commerce Operator Name',
    ar: 'اسم مشغّل التجارة الإلكترونية',
    hi: 'ई-कॉमर्स ऑपरेटर का नाम',
  },
  'returns.column.rate': { en: 'Rate', ar: 'المعدل', hi: 'दर' },
  'returns.column.type': { en: 'Type', ar: 'النوع', hi: 'प्रकार' },
  'returns.column.exportType': { en: 'Export Type', ar: 'نوع التصدير', hi: 'एक्सपोर्ट प्रकार' },
  'returns.column.portCode': { en: 'Port Code', ar: 'رمز الميناء', hi: 'पोर्ट कोड' },
  'returns.column.shippingBillNumber': {
    en: 'Shipping Bill Number',
    ar: 'رقم بيان الشحن',
    hi: 'शिपिंग बिल नंबर',
  },
  'returns.column.shippingBillDate': {
    en: 'Shipping Bill Date',
    ar: 'تاريخ بيان الشحن',
    hi: 'शिपिंग बिल तिथि',
  },
  'returns.column.unregisteredType': { en: 'UR Type', ar: 'نوع غير المسجّل', hi: 'UR प्रकार' },
  'returns.column.noteNumber': { en: 'Note Number', ar: 'رقم الإشعار', hi: 'नोट नंबर' },
  'returns.column.noteDate': { en: 'Note Date', ar: 'تاريخ الإشعار', hi: 'नोट तिथि' },
  'returns.column.noteType': { en: 'Note Type', ar: 'نوع الإشعار', hi: 'नोट प्रकार' },
  'returns.column.noteSupplyType': { en: 'Note Supply Type', ar: 'نوع توريد الإشعار', hi: 'नोट सप्लाई प्रकार' },
  'returns.column.noteValue': { en: 'Note Value', ar: 'قيمة الإشعار', hi: 'नोट मूल्य' },
  'returns.column.originalNoteNumber': {
    en: 'Original Note Number',
    ar: 'رقم الإشعار الأصلي',
    hi: 'मूल नोट नंबर',
  },
  'returns.column.originalNoteDate': {
    en: 'Original Note Date',
    ar: 'تاريخ الإشعار الأصلي',
    hi: 'मूल नोट तिथि',
  },
  'returns.column.revisedNoteNumber': {
    en: 'Revised Note Number',
    ar: 'رقم الإشعار المعدّل',
    hi: 'संशोधित नोट नंबर',
  },
  'returns.column.revisedNoteDate': {
    en: 'Revised Note Date',
    ar: 'تاريخ الإشعار المعدّل',
    hi: 'संशोधित नोट तिथि',
  },
  'returns.column.advanceReceived': {
    en: 'Gross Advance Received',
    ar: 'إجمالي الدفعة المستلمة',
    hi: 'मिला ग्रॉस एडवांस',
  },
  'returns.column.advanceAdjusted': {
    en: 'Gross Advance Adjusted',
    ar: 'إجمالي الدفعة المسوّاة',
    hi: 'एडजस्ट किया ग्रॉस एडवांस',
  },
  'returns.column.description': { en: 'Description', ar: 'الوصف', hi: 'विवरण' },
  'returns.column.nilRated': { en: 'Nil Rated Supplies', ar: 'توريدات بمعدل صفري', hi: 'निल रेटेड सप्लाई' },
  'returns.column.exempted': {
    en: 'Exempted(other than nil rated/non GST supply)',
    ar: 'معفاة (غير الصفرية وغير الخاضعة)',
    hi: 'छूट वाली (निल रेटेड/गैर-GST के अलावा)',
  },
  'returns.column.nonGst': { en: 'Non-GST Supplies', ar: 'توريدات خارج الضريبة', hi: 'गैर-GST सप्लाई' },
  'returns.column.natureOfSupply': { en: 'Nature of Supply', ar: 'طبيعة التوريد', hi: 'सप्लाई का प्रकार' },
  'returns.column.netValue': {
    en: 'Net value of supplies',
    ar: 'صافي قيمة التوريدات',
    hi: 'सप्लाई का नेट मूल्य',
  },
  'returns.column.hsn': { en: 'HSN', ar: 'HSN', hi: 'HSN' },
  'returns.column.uqc': { en: 'UQC', ar: 'وحدة الكمية', hi: 'UQC' },
  'returns.column.quantity': { en: 'Total Quantity', ar: 'إجمالي الكمية', hi: 'कुल मात्रा' },
  'returns.column.totalValue': { en: 'Total Value', ar: 'إجمالي القيمة', hi: 'कुल मूल्य' },
  'returns.column.natureOfDocument': { en: 'Nature of Document', ar: 'طبيعة المستند', hi: 'दस्तावेज़ का प्रकार' },
  'returns.column.from': { en: 'Sr. No. From', ar: 'من رقم', hi: 'क्रमांक कहाँ से' },
  'returns.column.to': { en: 'Sr. No. To', ar: 'إلى رقم', hi: 'क्रमांक कहाँ तक' },
  'returns.column.totalNumber': { en: 'Total Number', ar: 'العدد الإجمالي', hi: 'कुल संख्या' },
  'returns.column.cancelled': { en: 'Cancelled', ar: 'ملغى', hi: 'रद्द' },
} as const satisfies Record<`returns.column.${ColumnCode}`, Text>

/** Words of the returns. */
export const returnsTexts = { ...reasons, ...sections, ...columns }
