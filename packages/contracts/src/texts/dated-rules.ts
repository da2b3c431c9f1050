import type { Texts } from './texts.ts'

/** Names of the rules that apply from a day on; their rows are in domain/src/tables/rules.ts. */
export const datedRuleTexts = {
  'rule.b2cl.limit': {
    en: 'Limit for large inter-State sales to consumers (B2CL)',
    ar: 'حد المبيعات الكبيرة بين الولايات للمستهلكين (B2CL)',
    hi: 'उपभोक्ता को बड़ी अंतर-राज्य बिक्री की सीमा (B2CL)',
  },
  'rule.buyer.detailsLimit': {
    en: 'Invoice value from which an unregistered buyer must be named',
    ar: 'قيمة الفاتورة التي يجب عندها ذكر اسم المشتري غير المسجل',
    hi: 'बिल की रकम जिससे अनरजिस्टर्ड खरीदार का नाम ज़रूरी है',
  },
  'rule.daySale.limit': {
    en: 'Value below which the sales of a day may share one invoice',
    ar: 'القيمة التي يجوز دونها جمع مبيعات اليوم في فاتورة واحدة',
    hi: 'वह रकम जिससे कम की दिन भर की बिक्री का एक ही बिल बन सकता है',
  },
  'rule.einvoice.turnover': {
    en: 'Turnover above which e-invoicing is mandatory',
    ar: 'رقم الأعمال الذي تصبح فوقه الفوترة الإلكترونية إلزامية',
    hi: 'टर्नओवर जिससे ऊपर ई-इनवॉइस ज़रूरी है',
  },
  'rule.einvoice.reportDays': {
    en: 'Days allowed to report an invoice to the portal',
    ar: 'المهلة بالأيام للإبلاغ عن الفاتورة للبوابة',
    hi: 'पोर्टल पर बिल दर्ज करने के लिए दिन',
  },
  'rule.einvoice.reportTurnover': {
    en: 'Turnover from which the reporting time limit applies',
    ar: 'رقم الأعمال الذي تسري منه مهلة الإبلاغ',
    hi: 'टर्नओवर जिससे यह समय सीमा लागू है',
  },
  'rule.einvoice.cancelHours': {
    en: 'Hours allowed to cancel an IRN',
    ar: 'المهلة بالساعات لإلغاء رقم IRN',
    hi: 'IRN रद्द करने के लिए घंटे',
  },
  'rule.einvoice.numberIgnoresCase': {
    en: 'Numbers that differ only in capital letters count as one',
    ar: 'الأرقام التي لا تختلف إلا في حالة الأحرف تُعد رقمًا واحدًا',
    hi: 'केवल बड़े-छोटे अक्षर के फ़र्क वाले नंबर एक ही माने जाते हैं',
  },
  'rule.einvoice.shipToGstin': {
    en: 'GSTIN of the ship-to party on e-invoices',
    ar: 'GSTIN لجهة الشحن في الفواتير الإلكترونية',
    hi: 'ई-इनवॉइस पर शिप-टू का GSTIN',
  },
  'rule.hsn.turnover': {
    en: 'Turnover above which HSN needs more digits',
    ar: 'رقم الأعمال الذي يزيد فوقه عدد خانات HSN',
    hi: 'टर्नओवर जिससे ऊपर HSN में अधिक अंक चाहिए',
  },
  'rule.hsn.digitsUpTo': {
    en: 'HSN digits up to that turnover',
    ar: 'خانات HSN حتى ذلك الحد',
    hi: 'उस टर्नओवर तक HSN के अंक',
  },
  'rule.hsn.digitsAbove': {
    en: 'HSN digits above that turnover',
    ar: 'خانات HSN فوق ذلك الحد',
    hi: 'उस टर्नओवर से ऊपर HSN के अंक',
  },
  'rule.hsn.digitsExport': {
    en: 'HSN digits on exports',
    ar: 'خانات HSN في الصادرات',
    hi: 'एक्सपोर्ट पर HSN के अंक',
  },
  'rule.documentNumber.length': {
    en: 'Maximum length of a document number',
    ar: 'أقصى طول لرقم المستند',
    hi: 'दस्तावेज़ नंबर की अधिकतम लंबाई',
  },
  'rule.creditNote.lastDay': {
    en: 'Last date for a credit note with tax',
    ar: 'آخر تاريخ لإشعار دائن مع الضريبة',
    hi: 'टैक्स वाले क्रेडिट नोट की आख़िरी तिथि',
  },
  'rule.creditNote.priorAgreement': {
    en: 'Post-sale discount needs a prior agreement',
    ar: 'الخصم بعد البيع يتطلب اتفاقًا مسبقًا',
    hi: 'बिक्री के बाद की छूट के लिए पहले से समझौता ज़रूरी',
  },
  'rule.serviceInvoice.days': {
    en: 'Days allowed to invoice a service',
    ar: 'المهلة بالأيام لإصدار فاتورة الخدمة',
    hi: 'सेवा का बिल बनाने के लिए दिन',
  },
  'rule.selfInvoice.days': {
    en: 'Days allowed to issue a self-invoice',
    ar: 'المهلة بالأيام لإصدار الفاتورة الذاتية',
    hi: 'सेल्फ़-इनवॉइस बनाने के लिए दिन',
  },
  'rule.ewb.limit': {
    en: 'Consignment value from which an e-way bill is needed',
    ar: 'قيمة الشحنة التي تتطلب بوليصة نقل',
    hi: 'माल की रकम जिससे ई-वे बिल चाहिए',
  },
  'rule.ewb.documentAgeDays': {
    en: 'Maximum age of a document for an e-way bill (days)',
    ar: 'أقصى عمر للمستند لإصدار بوليصة النقل (أيام)',
    hi: 'ई-वे बिल के लिए दस्तावेज़ अधिकतम कितने दिन पुराना',
  },
  'rule.ewb.extensionDays': {
    en: 'Maximum extension of an e-way bill (days)',
    ar: 'أقصى تمديد لبوليصة النقل (أيام)',
    hi: 'ई-वे बिल अधिकतम कितने दिन बढ़ सकता है',
  },
  'rule.ewb.extensionWindowHours': {
    en: 'Hours before and after expiry to extend an e-way bill',
    ar: 'الساعات قبل الانتهاء وبعده لتمديد بوليصة النقل',
    hi: 'ई-वे बिल ख़त्म होने से पहले और बाद के घंटे जिनमें बढ़ सकता है',
  },
  'rule.ewb.cancelHours': {
    en: 'Hours allowed to cancel an e-way bill',
    ar: 'المهلة بالساعات لإلغاء بوليصة النقل',
    hi: 'ई-वे बिल रद्द करने के लिए घंटे',
  },
  'rule.ewb.rejectHours': {
    en: 'Hours allowed to reject an e-way bill',
    ar: 'المهلة بالساعات لرفض بوليصة النقل',
    hi: 'ई-वे बिल नामंज़ूर करने के लिए घंटे',
  },
  'rule.b2cQr.turnover': {
    en: 'Turnover above which B2C invoices need a QR code',
    ar: 'رقم الأعمال الذي تحتاج فوقه فواتير المستهلكين إلى رمز QR',
    hi: 'टर्नओवर जिससे ऊपर B2C बिल पर QR ज़रूरी है',
  },
  'rule.gstr1.table12Split': {
    en: 'Table 12 split into B2B and B2C',
    ar: 'تقسيم الجدول 12 إلى B2B وB2C',
    hi: 'टेबल 12 में B2B और B2C अलग',
  },
  'rule.iff.limit': {
    en: 'Maximum value in the IFF per month',
    ar: 'القيمة القصوى في IFF للشهر',
    hi: 'IFF में महीने की अधिकतम राशि',
  },
  'rule.gstr1.table14bTax': {
    en: 'Table 14(b) includes the tax paid by the operator',
    ar: 'الجدول 14(b) يتضمن الضريبة التي يدفعها المشغّل',
    hi: 'टेबल 14(b) में ऑपरेटर का दिया टैक्स',
  },
  'rule.gstr3b.outwardLocked': {
    en: 'Tables 3.1 and 3.1.1 of GSTR-3B are filled from GSTR-1 alone',
    ar: 'يُملأ الجدولان 3.1 و3.1.1 من GSTR-3B من GSTR-1 وحده',
    hi: 'GSTR-3B की टेबल 3.1 और 3.1.1 केवल GSTR-1 से भरती हैं',
  },
  'rule.gstr1.table12FromMaster': {
    en: "Table 12 accepts only codes from the portal's list",
    ar: 'الجدول 12 يقبل رموز قائمة البوابة فقط',
    hi: 'टेबल 12 में केवल पोर्टल की सूची के कोड',
  },
  'rule.gstr1.table13': { en: 'Table 13 is mandatory', ar: 'الجدول 13 إلزامي', hi: 'टेबल 13 ज़रूरी' },
  'rule.cess.general': {
    en: 'Compensation cess in general',
    ar: 'رسم التعويض العام',
    hi: 'सामान्य मुआवज़ा सेस',
  },
  'rule.cess.tobacco': {
    en: 'Compensation cess on tobacco',
    ar: 'رسم التعويض على التبغ',
    hi: 'तंबाकू पर मुआवज़ा सेस',
  },
  'rule.composition.turnover': {
    en: 'Turnover up to which the composition scheme is available',
    ar: 'رقم الأعمال الذي يتاح حتى حده نظام التركيب',
    hi: 'टर्नओवर जहाँ तक कंपोज़िशन स्कीम मिल सकती है',
  },
  'rule.qrmp.turnover': {
    en: 'Turnover up to which quarterly returns (QRMP) are available',
    ar: 'رقم الأعمال الذي تتاح حتى حده الإقرارات ربع السنوية (QRMP)',
    hi: 'टर्नओवर जहाँ तक तिमाही रिटर्न (QRMP) भर सकते हैं',
  },
  'rule.tcs.rate': {
    en: 'TCS rate for e-commerce operators (%)',
    ar: 'نسبة TCS لمشغلي التجارة الإلكترونية (%)',
    hi: 'ई-कॉमर्स ऑपरेटर के लिए TCS दर (%)',
  },
  'rule.tds.rate': {
    en: 'TDS rate under GST (%)',
    ar: 'نسبة TDS في ضريبة GST (%)',
    hi: 'GST में TDS दर (%)',
  },
  'rule.tds.limit': {
    en: 'Contract value from which TDS applies',
    ar: 'قيمة العقد التي يسري منها TDS',
    hi: 'कॉन्ट्रैक्ट की रकम जिससे TDS कटता है',
  },
  'rule.export.goodsMonths': {
    en: 'Months allowed to export goods',
    ar: 'المهلة بالأشهر لتصدير السلع',
    hi: 'माल एक्सपोर्ट करने के लिए महीने',
  },
  'rule.export.servicesMonths': {
    en: 'Months allowed to receive payment for exported services',
    ar: 'المهلة بالأشهر لتحصيل مقابل الخدمات المصدّرة',
    hi: 'एक्सपोर्ट सेवा का भुगतान पाने के लिए महीने',
  },
  'rule.jobWork.inputsYears': {
    en: 'Years allowed for inputs to return from job work',
    ar: 'المهلة بالسنوات لعودة المدخلات من التشغيل لدى الغير',
    hi: 'जॉब वर्क से इनपुट लौटने के लिए वर्ष',
  },
  'rule.jobWork.capitalGoodsYears': {
    en: 'Years allowed for capital goods to return from job work',
    ar: 'المهلة بالسنوات لعودة السلع الرأسمالية من التشغيل لدى الغير',
    hi: 'जॉब वर्क से पूँजीगत माल लौटने के लिए वर्ष',
  },
  'rule.placeOfSupply.unregisteredByAddress': {
    en: 'Goods to unregistered buyers: place of supply by address',
    ar: 'السلع لغير المسجلين: مكان التوريد بحسب العنوان',
    hi: 'अनरजिस्टर्ड को माल: सप्लाई का स्थान पते से',
  },
  'rule.placeOfSupply.transportToAbroad': {
    en: 'Transport of goods to a place outside India',
    ar: 'نقل السلع إلى خارج الهند',
    hi: 'भारत से बाहर माल ट्रांसपोर्ट',
  },
  'rule.placeOfSupply.intermediary': {
    en: 'Place of supply of intermediary services',
    ar: 'مكان توريد خدمات الوسيط',
    hi: 'बिचौलिए (इंटरमीडियरी) की सेवा का स्थान',
  },
  'rule.audit.retentionYears': {
    en: 'Years to keep the audit trail',
    ar: 'سنوات الاحتفاظ بسجل التدقيق',
    hi: 'ऑडिट ट्रेल रखने के वर्ष',
  },
} as const satisfies Texts
