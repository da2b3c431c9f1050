import type { Texts } from './texts.ts'

/** Names of the rules that hold from a day on; their rows are in domain/src/tables/rules.ts. */
export const datedRuleTexts = {
  'rule.b2cl.limit': {
    en: 'Limit of large inter-State sales to consumers',
    ar: 'حد المبيعات الكبيرة للمستهلكين بين الولايات',
    hi: 'उपभोक्ताओं को बड़ी अंतरराज्यीय बिक्री की सीमा',
  },
  'rule.buyer.detailsLimit': {
    en: 'Value from which an unregistered buyer is named',
    ar: 'القيمة التي يُذكر منها اسم المشتري غير المسجل',
    hi: 'जिस मूल्य से अनरजिस्टर्ड खरीदार का नाम लिखना है',
  },
  'rule.einvoice.turnover': {
    en: 'Turnover above which e-invoices are compulsory',
    ar: 'رقم الأعمال الذي تُلزم بعده الفاتورة الإلكترونية',
    hi: 'टर्नओवर जिससे ऊपर ई-इनवॉइस अनिवार्य है',
  },
  'rule.einvoice.reportDays': {
    en: 'Days to report an invoice to the portal',
    ar: 'أيام الإبلاغ عن الفاتورة للبوابة',
    hi: 'पोर्टल पर बिल दर्ज करने के दिन',
  },
  'rule.einvoice.reportTurnover': {
    en: 'Turnover from which the reporting days bind',
    ar: 'رقم الأعمال الذي تُلزم منه أيام الإبلاغ',
    hi: 'टर्नओवर जिससे दर्ज करने के दिन लागू हैं',
  },
  'rule.einvoice.cancelHours': {
    en: 'Hours in which an IRN can be cancelled',
    ar: 'ساعات إلغاء IRN',
    hi: 'IRN रद्द करने के घंटे',
  },
  'rule.einvoice.numberIgnoresCase': {
    en: 'Numbers that differ in capitals only are one',
    ar: 'الأرقام المختلفة بحالة الأحرف فقط واحدة',
    hi: 'केवल बड़े-छोटे अक्षर में भिन्न संख्याएँ एक हैं',
  },
  'rule.einvoice.shipToGstin': {
    en: 'GSTIN of the ship-to party on e-invoices',
    ar: 'GSTIN لجهة الشحن في الفواتير الإلكترونية',
    hi: 'ई-इनवॉइस पर शिप-टू का GSTIN',
  },
  'rule.hsn.turnover': {
    en: 'Turnover above which HSN needs more digits',
    ar: 'رقم الأعمال الذي يزيد بعده عدد أرقام HSN',
    hi: 'टर्नओवर जिससे ऊपर HSN में अधिक अंक चाहिए',
  },
  'rule.hsn.digitsUpTo': {
    en: 'HSN digits up to that turnover',
    ar: 'أرقام HSN حتى ذلك الحد',
    hi: 'उस टर्नओवर तक HSN अंक',
  },
  'rule.hsn.digitsAbove': {
    en: 'HSN digits above that turnover',
    ar: 'أرقام HSN فوق ذلك الحد',
    hi: 'उस टर्नओवर से ऊपर HSN अंक',
  },
  'rule.hsn.digitsExport': {
    en: 'HSN digits on exports',
    ar: 'أرقام HSN في الصادرات',
    hi: 'एक्सपोर्ट पर HSN अंक',
  },
  'rule.documentNumber.length': {
    en: 'Longest document number',
    ar: 'أطول رقم مستند',
    hi: 'दस्तावेज़ नंबर की अधिकतम लंबाई',
  },
  'rule.creditNote.lastDay': {
    en: 'Last day of a credit note with tax',
    ar: 'آخر يوم لإشعار دائن بضريبة',
    hi: 'टैक्स सहित क्रेडिट नोट का अंतिम दिन',
  },
  'rule.creditNote.priorAgreement': {
    en: 'Discount after sale needs a prior agreement',
    ar: 'الخصم بعد البيع يحتاج اتفاقاً مسبقاً',
    hi: 'बिक्री बाद छूट के लिए पूर्व समझौता चाहिए',
  },
  'rule.serviceInvoice.days': {
    en: 'Days to invoice a service',
    ar: 'أيام إصدار فاتورة الخدمة',
    hi: 'सेवा का बिल बनाने के दिन',
  },
  'rule.selfInvoice.days': {
    en: 'Days to make a self-invoice',
    ar: 'أيام إصدار الفاتورة الذاتية',
    hi: 'स्व-बिल बनाने के दिन',
  },
  'rule.ewb.limit': {
    en: 'Value from which goods need an e-way bill',
    ar: 'القيمة التي تحتاج منها البضائع بوليصة نقل',
    hi: 'जिस मूल्य से ई-वे बिल चाहिए',
  },
  'rule.ewb.documentAgeDays': {
    en: 'Oldest document for an e-way bill, in days',
    ar: 'أقدم مستند لبوليصة النقل بالأيام',
    hi: 'ई-वे बिल के लिए सबसे पुराना दस्तावेज़, दिनों में',
  },
  'rule.ewb.extensionDays': {
    en: 'Longest extension of an e-way bill, in days',
    ar: 'أطول تمديد لبوليصة النقل بالأيام',
    hi: 'ई-वे बिल का अधिकतम विस्तार, दिनों में',
  },
  'rule.ewb.extensionWindowHours': {
    en: 'Hours around expiry to extend an e-way bill',
    ar: 'ساعات التمديد حول انتهاء بوليصة النقل',
    hi: 'ई-वे बिल बढ़ाने के घंटे, समाप्ति के आसपास',
  },
  'rule.ewb.cancelHours': {
    en: 'Hours in which an e-way bill can be cancelled',
    ar: 'ساعات إلغاء بوليصة النقل',
    hi: 'ई-वे बिल रद्द करने के घंटे',
  },
  'rule.ewb.rejectHours': {
    en: 'Hours in which an e-way bill can be rejected',
    ar: 'ساعات رفض بوليصة النقل',
    hi: 'ई-वे बिल नामंज़ूर करने के घंटे',
  },
  'rule.b2cQr.turnover': {
    en: 'Turnover above which consumer invoices carry a QR',
    ar: 'رقم الأعمال الذي تحمل بعده فواتير المستهلك رمز QR',
    hi: 'टर्नओवर जिससे ऊपर उपभोक्ता बिल पर QR',
  },
  'rule.gstr1.table12Split': {
    en: 'Table 12 split by buyers',
    ar: 'الجدول 12 مقسّم بحسب المشترين',
    hi: 'टेबल 12 खरीदार अनुसार बँटी',
  },
  'rule.gstr1.table12FromMaster': {
    en: 'Table 12 takes codes of the list only',
    ar: 'الجدول 12 يقبل رموز القائمة فقط',
    hi: 'टेबल 12 में केवल सूची के कोड',
  },
  'rule.gstr1.table13': { en: 'Table 13 is compulsory', ar: 'الجدول 13 إلزامي', hi: 'टेबल 13 अनिवार्य' },
  'rule.cess.general': {
    en: 'Compensation cess in general',
    ar: 'رسم التعويض عموماً',
    hi: 'सामान्य क्षतिपूर्ति सेस',
  },
  'rule.cess.tobacco': {
    en: 'Compensation cess on tobacco',
    ar: 'رسم التعويض على التبغ',
    hi: 'तंबाकू पर क्षतिपूर्ति सेस',
  },
  'rule.composition.turnover': {
    en: 'Turnover up to which composition is open',
    ar: 'رقم الأعمال المسموح لنظام التركيب',
    hi: 'टर्नओवर जहाँ तक कंपोज़िशन संभव',
  },
  'rule.qrmp.turnover': {
    en: 'Turnover up to which returns may be quarterly',
    ar: 'رقم الأعمال المسموح للإقرارات الفصلية',
    hi: 'टर्नओवर जहाँ तक तिमाही रिटर्न संभव',
  },
  'rule.tcs.rate': {
    en: 'Tax collected by operators, per cent',
    ar: 'الضريبة التي يحصلها المشغلون، بالمئة',
    hi: 'ऑपरेटर द्वारा एकत्र टैक्स, प्रतिशत',
  },
  'rule.tds.rate': {
    en: 'Tax deducted at source, per cent',
    ar: 'الضريبة المقتطعة من المنبع، بالمئة',
    hi: 'स्रोत पर काटा टैक्स, प्रतिशत',
  },
  'rule.tds.limit': {
    en: 'Contract value from which tax is deducted',
    ar: 'قيمة العقد التي تُقتطع منها الضريبة',
    hi: 'अनुबंध मूल्य जिससे टैक्स कटता है',
  },
  'rule.export.goodsMonths': {
    en: 'Months in which exported goods must leave',
    ar: 'أشهر خروج البضائع المصدرة',
    hi: 'एक्सपोर्ट माल भेजने के महीने',
  },
  'rule.export.servicesMonths': {
    en: 'Months in which exported services are paid',
    ar: 'أشهر سداد الخدمات المصدرة',
    hi: 'एक्सपोर्ट सेवा के भुगतान के महीने',
  },
  'rule.jobWork.inputsYears': {
    en: 'Years in which inputs return from job work',
    ar: 'سنوات عودة المدخلات من التشغيل',
    hi: 'जॉब वर्क से इनपुट लौटने के वर्ष',
  },
  'rule.jobWork.capitalGoodsYears': {
    en: 'Years in which capital goods return from job work',
    ar: 'سنوات عودة السلع الرأسمالية من التشغيل',
    hi: 'जॉब वर्क से पूँजीगत माल लौटने के वर्ष',
  },
  'rule.placeOfSupply.unregisteredByAddress': {
    en: 'Goods to unregistered buyers: place by address',
    ar: 'بضائع لغير المسجلين: المكان بحسب العنوان',
    hi: 'अनरजिस्टर्ड को माल: पते से स्थान',
  },
  'rule.placeOfSupply.transportToAbroad': {
    en: 'Transport of goods to abroad',
    ar: 'نقل البضائع إلى الخارج',
    hi: 'विदेश को माल ट्रांसपोर्ट',
  },
  'rule.placeOfSupply.intermediary': {
    en: 'Place of an intermediary’s service',
    ar: 'مكان خدمة الوسيط',
    hi: 'मध्यस्थ की सेवा का स्थान',
  },
  'rule.audit.retentionYears': {
    en: 'Years in which the audit trail is kept',
    ar: 'سنوات حفظ سجل التدقيق',
    hi: 'ऑडिट ट्रेल रखने के वर्ष',
  },
} as const satisfies Texts
