import type { Texts } from '../texts.ts'

/** Guide to money received. */
export const paymentInGuide = {
  'guide.payment-in.lead': {
    en: 'Record money received, apply it to invoices, and give a receipt.',
    ar: 'سجّل ما قُبض وسوِّه بالفواتير وأعطِ إيصالًا.',
    hi: 'मिली राशि भरें, उसे बिलों पर लगाएँ, और रसीद दें।',
  },
  'guide.payment-in.1.title': {
    en: 'Receive a payment',
    ar: 'استلام دفعة',
    hi: 'भुगतान लें',
  },
  'guide.payment-in.1.text': {
    en: '1. Open the invoice and choose Receive payment, or open Payment in and choose Receive payment.\n2. Check the customer, date, mode and amount.\n3. Choose the invoices to apply it to. Apply to oldest first fills the unpaid invoices in the order of their due dates.\n4. Save. The receipt gets its number and the invoices show the balance due.',
    ar: '1. افتح الفاتورة واختر استلام دفعة، أو افتح المقبوضات واختر استلام دفعة.\n2. راجع العميل والتاريخ والطريقة والمبلغ.\n3. حدد ما تسدده. زر الأقدم أولًا يملأ الفواتير المفتوحة حسب تاريخ استحقاقها.\n4. احفظ. يأخذ الإيصال رقمه وتُظهر الفواتير ما تبقى.',
    hi: '1. बिल खोलें और भुगतान लें चुनें, या मिले भुगतान खोलकर भुगतान लें चुनें।\n2. ग्राहक, तिथि, माध्यम और राशि जाँचें।\n3. तय करें कि किसका भुगतान है। पुराने बिल में पहले लगाएँ बटन खुले बिलों को देय तिथि के क्रम में भरता है।\n4. सेव करें। रसीद को नंबर मिलता है और बिल बाकी रकम दिखाते हैं।',
  },
  'guide.payment-in.2.title': {
    en: 'More or less than the invoice',
    ar: 'أكثر من الفاتورة أو أقل',
    hi: 'बिल से ज़्यादा या कम',
  },
  'guide.payment-in.2.text': {
    en: 'An amount not applied to an invoice stays as an advance of the customer and is offered with the next invoice. An invoice that is paid in part shows the balance, and its reminders ask for the balance only.',
    ar: 'ما لا يُسوّى بفاتورة يبقى سلفة للعميل ويُعرض مع الفاتورة التالية. والفاتورة المسددة جزئيًا تُظهر الباقي ولا يُطلب غيره.',
    hi: 'जो किसी बिल पर नहीं लगा, वह ग्राहक का एडवांस रहता है और अगले बिल में सुझाया जाता है। आंशिक भुगतान वाला बिल बाकी रकम दिखाता है और उतना ही माँगा जाता है।',
  },
  'guide.payment-in.3.title': {
    en: 'TDS and bank charges',
    ar: 'الضريبة المقتطعة ورسوم البنك',
    hi: 'TDS और बैंक शुल्क',
  },
  'guide.payment-in.3.text': {
    en: "If the customer deducted tax, enter the amount under TDS deducted: the invoice is settled by the payment and the tax together. Enter the bank's deduction under Bank charges in the same way.",
    ar: 'إذا اقتطع العميل ضريبة فأدخل مبلغها في خانة TDS: تُسدد الفاتورة بالمال والضريبة معًا. وما أخذه البنك يُدخل في رسوم البنك بالطريقة نفسها.',
    hi: 'ग्राहक ने टैक्स काटा हो तो राशि TDS कटौती में भरें: बिल राशि और टैक्स दोनों से चुकता है। बैंक ने जो काटा, वह इसी तरह बैंक शुल्क में भरें।',
  },
  'guide.payment-in.4.title': {
    en: 'Change or cancel a receipt',
    ar: 'تعديل الإيصال أو إلغاؤه',
    hi: 'रसीद बदलें या रद्द करें',
  },
  'guide.payment-in.4.text': {
    en: 'You can change the invoices it is applied to at any time in an open period. Correct details changes reference, account, notes and custom fields. For a wrong date, mode or amount cancel the receipt and enter it again. Cancel a receipt for a bounced cheque with a reason: the invoices become unpaid again, and both entries stay in the history. Public link under the menu of the receipt opens it for anyone without sign-in; it can be revoked and can have an expiry date.',
    ar: 'غيّر ما تسدده الدفعة متى شئت في فترة مفتوحة. وتصحيح البيانات يصلح المرجع والحساب والملاحظات والحقول المخصصة. وإن كان التاريخ أو الطريقة أو المبلغ خطأ فألغ الإيصال وأدخله من جديد. الشيك المرتجع يُلغى بسبب: تعود الفواتير مفتوحة ويحفظ السجل الأمرين. والرابط العام في قائمة الإيصال يفتحه لأي شخص دون تسجيل دخول، ويمكن إبطاله أو تحديد تاريخ لانتهائه.',
    hi: 'खुली अवधि में कभी भी बदलें कि किसका भुगतान है। विवरण सुधारें से रेफ़रेंस, खाता, टिप्पणी और कस्टम फ़ील्ड ठीक होते हैं। तिथि, माध्यम या राशि गलत हो तो रसीद रद्द करके फिर से दर्ज करें। लौटा चेक कारण देकर रद्द होता है: बिल फिर खुलते हैं और इतिहास दोनों रखता है। रसीद के मेनू में पब्लिक लिंक उसे बिना साइन इन किसी को भी दिखाता है; लिंक बंद किया जा सकता है और उसकी आखिरी तिथि रखी जा सकती है।',
  },
  'guide.payment-in.5.title': {
    en: 'Advance for a service',
    ar: 'سلفة عن خدمة',
    hi: 'सेवा का एडवांस',
  },
  'guide.payment-in.5.text': {
    en: 'An advance for a service bears tax when it is received, an advance for goods does not. Enter under Advance what it is for: a receipt voucher with the tax inside the amount is made. Apply the payment to the invoice when the work is done: the tax is set off. If the job is called off, choose Refund advance on the payment: a refund voucher gives the rest back with its tax.',
    ar: 'السلفة عن خدمة تخضع للضريبة عند قبضها، والسلفة عن سلع لا تخضع. أدخل تحت السلفة غرضها: يُنشأ سند قبض والضريبة داخل المبلغ. وعند إنجاز العمل خصص الدفعة للفاتورة فتُخصم الضريبة. وإن أُلغي العمل فاختر رد السلفة في الدفعة: يرد سند الرد الباقي مع ضريبته.',
    hi: 'सेवा के एडवांस पर टैक्स मिलने के समय लगता है, माल के एडवांस पर नहीं। एडवांस में लिखें कि वह किसके लिए है: रकम के भीतर टैक्स वाला रसीद वाउचर बनता है। काम होने पर भुगतान को बिल में लगाएँ: टैक्स घट जाता है। काम रद्द हो तो भुगतान पर एडवांस लौटाएँ चुनें: रिफ़ंड वाउचर बाकी रकम टैक्स सहित लौटाता है।',
  },
  'guide.payment-in.6.title': {
    en: 'A small rest that nobody will pay',
    ar: 'باقٍ صغير لن يُدفع',
    hi: 'छोटी बाकी रकम जो कोई नहीं देगा',
  },
  'guide.payment-in.6.text': {
    en: 'Choose Write off on the invoice, or mark several in the due calendar. A rest up to the limit in the settings is closed with a reason, by who has the right, and can be taken back. It changes the books and no GST return; a larger difference is a credit note.',
    ar: 'اختر شطب المتبقي في الفاتورة، أو حدد عدة مستندات في تقويم الاستحقاق. يُقفل الباقي حتى الحد المذكور في الإعدادات بسبب ممن له الصلاحية، ويمكن التراجع عنه. يغير الدفاتر ولا يغير أي إقرار؛ والفرق الأكبر بإشعار دائن.',
    hi: 'बिल पर राइट ऑफ़ करें चुनें, या देय तिथियाँ में कई चुनें। सेटिंग की सीमा तक की बाकी रकम कारण के साथ, अधिकार वाला व्यक्ति बंद करता है, और इसे वापस लिया जा सकता है। खाते बदलते हैं, GST रिटर्न नहीं; बड़े अंतर के लिए क्रेडिट नोट बनाएँ।',
  },
} as const satisfies Texts
