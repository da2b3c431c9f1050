import type { Texts } from './texts.ts'

/** Lists that the whole product reads. Names of masters and their fields are in `items.ts`. */
export const masterTexts = {
  'export.party': { en: 'Parties', ar: 'الأطراف', hi: 'पार्टियाँ' },
  'export.item': { en: 'Items', ar: 'الأصناف', hi: 'आइटम' },
  'export.category': { en: 'Categories', ar: 'الفئات', hi: 'श्रेणियाँ' },
  'export.unit': { en: 'Units', ar: 'الوحدات', hi: 'यूनिटें' },
  'export.taxRate': { en: 'Tax rates', ar: 'نسب الضريبة', hi: 'टैक्स दरें' },
  'export.hsnSac': { en: 'HSN and SAC codes', ar: 'رموز HSN وSAC', hi: 'HSN और SAC कोड' },
  'export.series': { en: 'Series', ar: 'السلاسل', hi: 'सीरीज़' },
  'export.seriesAllocation': { en: 'Series allocations', ar: 'تخصيص السلاسل', hi: 'सीरीज़ कहाँ लगी है' },
  'export.entity': { en: 'Businesses', ar: 'المنشآت', hi: 'व्यवसाय' },
  'transactionType.reason.supplyKind': {
    en: 'This kind of supply was chosen.',
    ar: 'اختير نوع التوريد هكذا.',
    hi: 'सप्लाई का यही प्रकार चुना गया है।',
  },
  'transactionType.reason.sezWithLut': {
    en: 'The buyer is in an SEZ and a LUT is in force: no tax is paid.',
    ar: 'المشتري في منطقة اقتصادية خاصة وخطاب التعهد سارٍ: لا تُدفع ضريبة.',
    hi: 'खरीदार SEZ में है और LUT मान्य है: टैक्स नहीं लगता।',
  },
  'transactionType.reason.sez': {
    en: 'The buyer is in an SEZ and no LUT is in force: tax is paid.',
    ar: 'المشتري في منطقة اقتصادية خاصة ولا يوجد خطاب تعهد سارٍ: تُدفع الضريبة.',
    hi: 'खरीदार SEZ में है और कोई LUT मान्य नहीं: टैक्स लगता है।',
  },
  'transactionType.reason.exportWithLut': {
    en: 'The buyer is overseas and a LUT is in force: no tax is paid.',
    ar: 'المشتري خارج الهند وخطاب التعهد سارٍ: لا تُدفع ضريبة.',
    hi: 'खरीदार विदेश में है और LUT मान्य है: टैक्स नहीं लगता।',
  },
  'transactionType.reason.export': {
    en: 'The buyer is overseas and no LUT is in force: tax is paid.',
    ar: 'المشتري خارج الهند ولا يوجد خطاب تعهد سارٍ: تُدفع الضريبة.',
    hi: 'खरीदार विदेश में है और कोई LUT मान्य नहीं: टैक्स लगता है।',
  },
  'transactionType.reason.deemedExport': {
    en: 'The buyer receives deemed exports.',
    ar: 'المشتري يتلقى صادرات اعتبارية.',
    hi: 'खरीदार को डीम्ड एक्सपोर्ट मिलता है।',
  },
  'transactionType.reason.registered': {
    en: 'The buyer has a GSTIN.',
    ar: 'للمشتري رقم GSTIN.',
    hi: 'खरीदार का GSTIN है।',
  },
  'transactionType.reason.unregistered': {
    en: 'The buyer has no GSTIN.',
    ar: 'ليس للمشتري رقم GSTIN.',
    hi: 'खरीदार का GSTIN नहीं है।',
  },
} as const satisfies Texts
