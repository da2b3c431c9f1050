import type { Texts } from '../texts.ts'

/** Guide to credit and debit notes on own invoices. */
export const outwardNoteGuide = {
  'guide.outward-note.lead': {
    en: 'When to edit or cancel a wrong invoice, and when to issue a credit or debit note.',
    ar: 'متى تُعدل الفاتورة الخاطئة أو تُلغى أو يصدر بها إشعار دائن أو مدين.',
    hi: 'ग़लत बिल कब बदला जाए, कब रद्द हो, और कब क्रेडिट या डेबिट नोट बने।',
  },
  'guide.outward-note.1.title': {
    en: 'Which way to correct',
    ar: 'أي طريق متاح',
    hi: 'कौन-सा रास्ता खुला है',
  },
  'guide.outward-note.1.text': {
    en: '- Not yet sent, no IRN, period open: edit the invoice.\n- IRN less than 24 hours old and no active e-way bill: cancel the IRN, then create a new invoice with a new number.\n- Later, or the return is filed: a credit or debit note.\nChoose This invoice is wrong on the invoice: three questions lead to the one way that the law allows, with its last day.',
    ar: '- لم تُرسل بعد ولا IRN لها والفترة مفتوحة: عدّل الفاتورة.\n- IRN عمره أقل من 24 ساعة ولا حركة ببوليصة النقل سارية: ألغ IRN ثم أصدر فاتورة جديدة برقم جديد.\n- بعد ذلك أو بعد تقديم الإقرار: إشعار دائن أو مدين.\nاختر «هذه الفاتورة خاطئة» في الفاتورة: ثلاثة أسئلة تقود إلى الطريق الوحيد الذي يجيزه القانون مع آخر يوم له.',
    hi: '- अभी भेजा नहीं, IRN नहीं, अवधि खुली: बिल बदलें।\n- IRN 24 घंटे से कम पुराना और कोई चालू ई-वे बिल नहीं: IRN रद्द करें, फिर नए नंबर से नया बिल बनाएँ।\n- उसके बाद, या रिटर्न दाखिल हो चुका: क्रेडिट या डेबिट नोट।\nबिल पर यह बिल गलत है चुनें: तीन सवाल उसी एक रास्ते पर ले जाते हैं जिसकी कानून अनुमति देता है, उसकी आख़िरी तिथि के साथ।',
  },
  'guide.outward-note.2.title': {
    en: 'Credit note and debit note',
    ar: 'الإشعار الدائن والمدين',
    hi: 'क्रेडिट नोट और डेबिट नोट',
  },
  'guide.outward-note.2.text': {
    en: 'A credit note reduces the amount charged: goods came back, the price or tax was too high, a discount was agreed before the sale. A debit note raises it (section 34). Each refers to the invoice it corrects, has the tax of that invoice, has a number from its own series and, where e-invoicing is mandatory, an IRN.',
    ar: 'الإشعار الدائن يخفض ما حُمّل: بضاعة رجعت أو سعر أو ضريبة زائدة أو خصم اتُّفق عليه قبل البيع. والمدين يرفعه (المادة 34). يذكر كل منهما الفاتورة التي يصححها ويحمل ضريبتها وله رقم من سلسلته، وله IRN حيث تجب الفوترة الإلكترونية.',
    hi: 'क्रेडिट नोट वसूली घटाता है: माल लौटा, मूल्य या टैक्स ज़्यादा था, बिक्री से पहले छूट तय थी। डेबिट नोट उसे बढ़ाता है (धारा 34)। हर नोट उस बिल का नाम लेता है जिसे सुधारता है, उसी का टैक्स रखता है, अपनी सीरीज़ का नंबर रखता है और जहाँ ई-इनवॉइस ज़रूरी है वहाँ IRN भी।',
  },
  'guide.outward-note.3.title': {
    en: 'Last date',
    ar: 'اليوم الأخير',
    hi: 'आख़िरी दिन',
  },
  'guide.outward-note.3.text': {
    en: 'A credit note reduces the tax only if it is reported by 30 November after the end of the financial year of the supply, or before the annual return, whichever comes first. After that it can settle the account with the customer, without tax. A debit note has no last date.',
    ar: 'لا يخفض الإشعار الدائن الضريبة إلا إذا ذُكر حتى 30 نوفمبر التالي لنهاية السنة المالية للتوريد أو قبل الإقرار السنوي، أيهما أسبق. بعد ذلك يسوي الحساب مع العميل بلا ضريبة. وليس للإشعار المدين يوم أخير.',
    hi: 'क्रेडिट नोट टैक्स तभी घटाता है जब वह सप्लाई के वित्त वर्ष के बाद के 30 नवंबर तक, या वार्षिक रिटर्न से पहले (जो पहले हो) बताया जाए। उसके बाद वह बिना टैक्स के ग्राहक का हिसाब चुका सकता है। डेबिट नोट की आख़िरी तिथि नहीं।',
  },
  'guide.outward-note.4.title': {
    en: 'The reason',
    ar: 'السبب',
    hi: 'कारण',
  },
  'guide.outward-note.4.text': {
    en: 'For a sale the reasons are Sales return, Post-sale discount and Invoice correction. A discount after the sale lowers the tax only if it was agreed before the sale and the customer gives back the credit (section 15(3)(b)).',
    ar: 'أسباب المبيعات: مرتجع مبيعات، وخصم بعد البيع، وتصحيح فاتورة. الخصم بعد البيع لا يخفض الضريبة إلا إذا اتُّفق عليه قبل البيع ورد العميل الائتمان (المادة 15(3)(b)).',
    hi: 'बिक्री के कारण हैं: बिक्री वापसी, बिक्री के बाद छूट, और बिल सुधार। बिक्री के बाद की छूट टैक्स तभी घटाती है जब वह पहले से तय हो और ग्राहक क्रेडिट लौटाए (धारा 15(3)(b))।',
  },
  'guide.outward-note.5.title': {
    en: 'Make a note',
    ar: 'إنشاء إشعار',
    hi: 'नोट बनाएँ',
  },
  'guide.outward-note.5.text': {
    en: 'Open the invoice and choose to make a note, or open Outward Notes. Quantities that come back are filled in and can be lowered; for a wrong price enter the difference for each unit. A note is never above what is left of its invoices. It settles what is open of them; what is left of it is applied to other invoices or refunded.',
    ar: 'افتح الفاتورة واختر إنشاء إشعار، أو افتح الإشعارات الصادرة. تُعبأ الكميات المرتجعة ويمكن خفضها، وللسعر الخاطئ أدخل الفرق لكل وحدة. لا يزيد الإشعار على الباقي من فواتيره. ويسوي المفتوح منها، وما بقي منه يُستخدم لفواتير أخرى أو يُرد.',
    hi: 'बिल खोलें और नोट बनाएँ, या जावक नोट खोलें। लौटी मात्रा भर जाती है और घटाई जा सकती है; मूल्य ग़लत हो तो हर इकाई का अंतर भरें। नोट अपने बिलों के बाकी से ज़्यादा नहीं हो सकता। वह उनका बकाया चुकाता है; जो बचे वह दूसरे बिलों में लगता है या वापस किया जाता है।',
  },
} as const satisfies Texts
