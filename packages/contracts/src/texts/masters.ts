import type { Texts } from './texts.ts'

/** Lists that the whole product reads. Names of masters and their fields stand with the items. */
export const masterTexts = {
  'export.party': { en: 'Parties', ar: 'الأطراف', hi: 'पार्टियाँ' },
  'export.item': { en: 'Items', ar: 'الأصناف', hi: 'आइटम' },
  'export.category': { en: 'Categories', ar: 'الفئات', hi: 'श्रेणियाँ' },
  'export.unit': { en: 'Units', ar: 'الوحدات', hi: 'यूनिटें' },
  'export.taxRate': { en: 'Tax rates', ar: 'نسب الضريبة', hi: 'टैक्स दरें' },
  'export.hsnSac': { en: 'HSN and SAC codes', ar: 'رموز HSN وSAC', hi: 'HSN और SAC कोड' },
  'export.series': { en: 'Series', ar: 'السلاسل', hi: 'सीरीज़' },
  'export.seriesAllocation': { en: 'Allocations of series', ar: 'تخصيص السلاسل', hi: 'सीरीज़ आवंटन' },
  'export.entity': { en: 'Businesses', ar: 'المنشآت', hi: 'व्यवसाय' },
  'transactionType.reason.supplyKind': {
    en: 'The kind of supply was chosen so.',
    ar: 'اختير نوع التوريد هكذا.',
    hi: 'सप्लाई का प्रकार ऐसा चुना गया है।',
  },
  'transactionType.reason.sezWithLut': {
    en: 'The buyer is in a SEZ and a letter of undertaking is in force: no tax is paid.',
    ar: 'المشتري في منطقة اقتصادية خاصة وخطاب التعهد ساري: لا تُدفع ضريبة.',
    hi: 'खरीदार SEZ में है और वचन पत्र लागू है: टैक्स नहीं दिया जाता।',
  },
  'transactionType.reason.sez': {
    en: 'The buyer is in a SEZ and no letter of undertaking is in force: tax is paid.',
    ar: 'المشتري في منطقة اقتصادية خاصة ولا يوجد خطاب تعهد ساري: تُدفع الضريبة.',
    hi: 'खरीदार SEZ में है और कोई वचन पत्र लागू नहीं है: टैक्स दिया जाता है।',
  },
  'transactionType.reason.exportWithLut': {
    en: 'The buyer is overseas and a letter of undertaking is in force: no tax is paid.',
    ar: 'المشتري خارج الهند وخطاب التعهد ساري: لا تُدفع ضريبة.',
    hi: 'खरीदार विदेश में है और वचन पत्र लागू है: टैक्स नहीं दिया जाता।',
  },
  'transactionType.reason.export': {
    en: 'The buyer is overseas and no letter of undertaking is in force: tax is paid.',
    ar: 'المشتري خارج الهند ولا يوجد خطاب تعهد ساري: تُدفع الضريبة.',
    hi: 'खरीदार विदेश में है और कोई वचन पत्र लागू नहीं है: टैक्स दिया जाता है।',
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
