/** A unit quantity code; `name` in the product's three languages. */
export interface Uqc {
  readonly code: string
  readonly name: { readonly en: string; readonly ar: string; readonly hi: string }
}

const rows: readonly (readonly [code: string, en: string, ar: string, hi: string])[] = [
  ['BAG', 'Bags', 'أكياس', 'थैले'],
  ['BAL', 'Bale', 'بالة', 'गांठ'],
  ['BDL', 'Bundles', 'حزم', 'बंडल'],
  ['BKL', 'Buckles', 'أبازيم', 'बकल'],
  ['BOU', 'Billion of units', 'مليار وحدة', 'अरब इकाइयाँ'],
  ['BOX', 'Box', 'صندوق', 'डिब्बा'],
  ['BTL', 'Bottles', 'زجاجات', 'बोतलें'],
  ['BUN', 'Bunches', 'باقات', 'गुच्छे'],
  ['CAN', 'Cans', 'علب معدنية', 'कैन'],
  ['CBM', 'Cubic metres', 'متر مكعب', 'घन मीटर'],
  ['CCM', 'Cubic centimetres', 'سنتيمتر مكعب', 'घन सेंटीमीटर'],
  ['CMS', 'Centimetres', 'سنتيمتر', 'सेंटीमीटर'],
  ['CTN', 'Cartons', 'كراتين', 'कार्टन'],
  ['DOZ', 'Dozens', 'دزينة', 'दर्जन'],
  ['DRM', 'Drums', 'براميل', 'ड्रम'],
  ['GGK', 'Great gross', 'غروس كبير', 'ग्रेट ग्रोस'],
  ['GMS', 'Grammes', 'غرام', 'ग्राम'],
  ['GRS', 'Gross', 'غروس', 'ग्रोस'],
  ['GYD', 'Gross yards', 'ياردة إجمالية', 'ग्रोस गज'],
  ['KGS', 'Kilograms', 'كيلوغرام', 'किलोग्राम'],
  ['KLR', 'Kilolitre', 'كيلولتر', 'किलोलीटर'],
  ['KME', 'Kilometre', 'كيلومتر', 'किलोमीटर'],
  ['LTR', 'Litres', 'لتر', 'लीटर'],
  ['MLT', 'Millilitre', 'ملليلتر', 'मिलीलीटर'],
  ['MTR', 'Metres', 'متر', 'मीटर'],
  ['MTS', 'Metric ton', 'طن متري', 'मीट्रिक टन'],
  ['NOS', 'Numbers', 'عدد', 'संख्या'],
  ['OTH', 'Others', 'أخرى', 'अन्य'],
  ['PAC', 'Packs', 'عبوات', 'पैक'],
  ['PCS', 'Pieces', 'قطع', 'नग'],
  ['PRS', 'Pairs', 'أزواج', 'जोड़े'],
  ['QTL', 'Quintal', 'قنطار', 'क्विंटल'],
  ['ROL', 'Rolls', 'لفات', 'रोल'],
  ['SET', 'Sets', 'أطقم', 'सेट'],
  ['SQF', 'Square feet', 'قدم مربع', 'वर्ग फुट'],
  ['SQM', 'Square metres', 'متر مربع', 'वर्ग मीटर'],
  ['SQY', 'Square yards', 'ياردة مربعة', 'वर्ग गज'],
  ['TBS', 'Tablets', 'أقراص', 'गोलियाँ'],
  ['TGM', 'Ten gross', 'عشرة غروس', 'दस ग्रोस'],
  ['THD', 'Thousands', 'آلاف', 'हज़ार'],
  ['TON', 'Tonnes', 'طن', 'टन'],
  ['TUB', 'Tubes', 'أنابيب', 'ट्यूब'],
  ['UGS', 'US gallons', 'غالون أمريكي', 'अमेरिकी गैलन'],
  ['UNT', 'Units', 'وحدات', 'इकाइयाँ'],
  ['YDS', 'Yards', 'ياردة', 'गज'],
]

/** The codes that e-invoices and e-way bills accept, one list for both. */
export const uqcs: readonly Uqc[] = rows.map(([code, en, ar, hi]) => ({ code, name: { en, ar, hi } }))

/** Represents services in table 12 of GSTR-1 only; no e-invoice accepts it. */
export const uqcOfServices = 'NA'

const byCode: ReadonlyMap<string, Uqc> = new Map(uqcs.map((row) => [row.code, row]))

export function uqcOf(code: string): Uqc | undefined {
  return byCode.get(code)
}

export function isUqc(code: string): boolean {
  return byCode.has(code)
}
