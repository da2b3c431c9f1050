import { describe, expect, test } from 'vitest'
import { asScanned, gs1Date, isFault, readGs1 } from './gs1.ts'
import { goodsOfGs1, quantityOfGs1 } from './gs1-goods.ts'
import { gs1Identifiers } from './gs1-identifiers.ts'

const today = '2026-11-29'
/** `|` is the separator. */
const read = (text: string) => readGs1(text.replaceAll('|', '\u001d'), today)
/** What is read, as people write it. */
const said = (text: string) => {
  const found = read(text)
  if (isFault(found)) return `${found.fault} ${found.ai}`
  return found.elements.map(({ ai, value }) => `(${ai})${value}`).join('')
}

const gtin = '08901030180057'
// Rules of the GS1 General Specifications: separators 7.8, check digits 7.9, dates 3.4 and 7.12, texts and places 3.5 and 3.7, measures and
// amounts 3.6. The GLN, SSCC and GRAI have the company prefix of its examples; check digits are worked out by hand.
test.each([
  // Alone, and one behind another with and without a length of its own.
  [`01${gtin}`, `(01)${gtin}`],
  ['00106141412345678908', '(00)106141412345678908'],
  [`01${gtin}1727123110AB-12`, `(01)${gtin}(17)2027-12-31(10)AB-12`],
  [`01${gtin}10AB-12|17271231`, `(01)${gtin}(10)AB-12(17)2027-12-31`],
  [`01${gtin}10AB-12|21S/N_1|17271231`, `(01)${gtin}(10)AB-12(21)S/N_1(17)2027-12-31`],
  // A separator before the first, at the end, twice, and where none is needed.
  [`|01${gtin}|17271231||10A|`, `(01)${gtin}(17)2027-12-31(10)A`],
  [`(01)${gtin} (17)271200 (10)AB(12`, `(01)${gtin}(17)2027-12-31(10)AB(12`],
  ['(10)AB\\(17)1(21)7', '(10)AB(17)1(21)7'],
  // Dates of each kind; day 00 is the last of its month, in leap years too.
  ['11261129', '(11)2026-11-29'],
  ['12261200', '(12)2026-12-31'],
  ['13280200', '(13)2028-02-29'],
  ['15270200', '(15)2027-02-28'],
  ['16270430', '(16)2027-04-30'],
  ['70032712312359', '(7003)2027-12-31T23:59'],
  ['800826112905', '(8008)2026-11-29T05'],
  ['80082611290530', '(8008)2026-11-29T05:30'],
  ['8008261129053007', '(8008)2026-11-29T05:30:07'],
  ['7007261101261129', '(7007)2026-11-01/2026-11-29'],
  // Kinds of numbers and texts.
  ['2007', '(20)07'],
  ['22A1|240X-1|241C.2|242123456|250S2|251R', '(22)A1(240)X-1(241)C.2(242)123456(250)S2(251)R'],
  ['3012|3703', '(30)12(37)03'],
  ['400PO-17|4100614141000036', '(400)PO-17(410)0614141000036'],
  ['4110614141000036', '(411)0614141000036'],
  ['4120614141000036', '(412)0614141000036'],
  ['4130614141000036', '(413)0614141000036'],
  ['41406141410000364150614141000036', '(414)0614141000036(415)0614141000036'],
  ['422356|8005012500|8020REF-1', '(422)356(8005)012500(8020)REF-1'],
  ['421356560001', '(421)356560001'],
  ['80030061414100003612AB', '(8003)0061414100003612AB'],
  // Decimals, exact: from none to five of a measure, to nine of an amount.
  ['3100001750', '(3100)1750'],
  ['3103001750', '(3103)1.750'],
  ['3105000001', '(3105)0.00001'],
  ['3922999|', '(3922)9.99'],
  ['39225', '(3922)0.05'],
  ['3900123456789012345', '(3900)123456789012345'],
  ['3909123456789012345', '(3909)123456.789012345'],
  ['39123561250', '(3912)356 12.50'],
  ['39313561250', '(3931)356 125.0'],
  ['39430125', '(3943)0.125'],
  ['3952012500', '(3952)125.00'],
  ['3612001234', '(3612)12.34'],
  ['3695000100', '(3695)0.00100'],
  ['4307IN|43211|4331000250-|4326261231', '(4307)IN(4321)1(4331)000250-(4326)2026-12-31'],
  // What is not known is passed over where it is known how long it is.
  ['0312345678901231', '(03)12345678901231'],
  [`14271231019${gtin.slice(1)}`, 'check 01'],
  [`1427123101${gtin}`, `(14)271231(01)${gtin}`],
  [`4399ABC|01${gtin}`, `(4399)ABC(01)${gtin}`],
  ['91anything<>|99more', '(91)anything<>(99)more'],
  ['3106000001', '(3106)000001'],
  // Said twice.
  [`01${gtin}10A|10A`, `(01)${gtin}(10)A`],
])('%s is %s', (text, expected) => expect(said(text)).toBe(expected))

describe('a fault names its identifier', () => {
  test.each([
    ['0108901030180050', 'check 01'],
    ['0208901030180050', 'check 02'],
    ['00106141412345678907', 'check 00'],
    ['4100614141000035', 'check 410'],
    ['010890103018005', 'short 01'],
    [`01${gtin}1712`, 'short 17'],
    [`01${gtin}17|10A`, 'short 17'],
    [`01${gtin}10`, 'short 10'],
    ['800501250', 'short 8005'],
    ['422', 'short 422'],
    [`10${'A'.repeat(21)}`, 'long 10'],
    ['30123456789', 'long 30'],
    ['8005012500123', 'long 8005'],
    ['(17)2712311', 'long 17'],
    ['17271301', 'date 17'],
    ['17270230', 'date 17'],
    ['17270001', 'date 17'],
    ['70032712002359', 'date 7003'],
    ['70032712312460', 'date 7003'],
    ['800826112905301', 'date 8008'],
    ['80082611292500', 'date 8008'],
    ['0108901O30180057', 'characters 01'],
    ['3012A', 'characters 30'],
    ['10A B', 'characters 10'],
    ['10कोड', 'characters 10'],
    ['21£1', 'characters 21'],
    ['3103-01750', 'characters 3103'],
    [`01${gtin}05123`, 'unknown 05'],
    ['45123', 'unknown 45'],
    ['A1B2', 'unknown A1'],
    ['4', 'unknown 4'],
    ['31', 'unknown 31'],
    ['(310)001750', 'unknown 310'],
    ['', 'unknown '],
    [`01${gtin}10A|10B`, 'twice 10'],
    ['14271', 'short 14'],
    ['4399', 'short 4399'],
    [`91${'x'.repeat(91)}`, 'long 91'],
  ])('%s: %s', (text, fault) => expect(said(text)).toBe(fault))
})

test.each([
  // 49 years before and 50 after, whatever the century: section 7.12.
  ['760101', '2026-11-29', '2076-01-01'],
  ['770101', '2026-11-29', '1977-01-01'],
  ['260101', '2026-11-29', '2026-01-01'],
  ['990101', '2026-11-29', '1999-01-01'],
  ['000101', '2026-11-29', '2000-01-01'],
  ['100101', '2060-01-01', '2110-01-01'],
  ['110101', '2060-01-01', '2011-01-01'],
  ['500101', '1999-01-01', '1950-01-01'],
  ['490101', '1999-01-01', '2049-01-01'],
])('%s is, on %s, %s', (digits, day, date) => expect(gs1Date(digits, day, true)).toBe(date))

test.each([
  [`]C101${gtin}`, `01${gtin}`, 'certain'],
  [`]d201${gtin}`, `01${gtin}`, 'certain'],
  [`]Q301${gtin}`, `01${gtin}`, 'certain'],
  [`]e001${gtin}`, `01${gtin}`, 'certain'],
  [`(01)${gtin}`, `(01)${gtin}`, 'certain'],
  ['10A\u001d21B', '10A\u001d21B', 'certain'],
  [`01${gtin}10A`, `01${gtin}10A`, 'possible'],
  ['00106141412345678908', '00106141412345678908', 'possible'],
  // Plain codes: EAN-13, EAN-8, UPC-A, ITF-14, numbers and codes of one's own, and those with a symbology that says so.
  ['8901030180057', '8901030180057', undefined],
  ['0108901030180', '0108901030180', undefined],
  ['01089010301805', '01089010301805', undefined],
  ['96385074', '96385074', undefined],
  ['036000291452', '036000291452', undefined],
  ['18901030180054', '18901030180054', undefined],
  [']E08901030180057', '8901030180057', undefined],
  [']C0BOLT-M8', 'BOLT-M8', undefined],
  ['0108901030180050', '0108901030180050', undefined],
  ['10AB12', '10AB12', undefined],
  ['I0001', 'I0001', undefined],
  ['(A)-12', '(A)-12', undefined],
  ['upi://pay?pa=a@b', 'upi://pay?pa=a@b', undefined],
] as const)('%s as scanned', (sent, text, gs1) => expect(asScanned(sent)).toEqual({ text, gs1 }))

const goods = (text: string) => {
  const found = read(text)
  return goodsOfGs1(isFault(found) ? [] : found.elements)
}

test('a line takes goods, batch, days and serial number', () => {
  expect(goods(`01${gtin}11260100172712311520010110B1|21S1`)).toMatchObject({
    gtin,
    batch: 'B1',
    serial: 'S1',
    manufacturedOn: '2026-01-31',
    expiresOn: '2027-12-31',
  })
  expect(goods(`01${gtin}15270600`).expiresOn).toBe('2027-06-30')
  expect(goods(`01${gtin}70032706011200`).expiresOn).toBe('2027-06-01')
  expect(goods('00106141412345678908').gtin).toBeUndefined()
})

test.each([
  [`01${gtin}`, 'NOS', undefined],
  [`01${gtin}3012`, 'NOS', '12'],
  [`01${gtin}3000`, 'NOS', undefined],
  // Of a logistic unit, what it contains.
  [`00106141412345678908|02${gtin}3724`, 'NOS', '24'],
  [`01${gtin}3103001750`, 'KGS', '1.75'],
  [`01${gtin}3103001750`, 'GMS', '1750'],
  [`01${gtin}3103001750`, 'QTL', '0.018'],
  [`01${gtin}3103001750`, 'NOS', undefined],
  [`01${gtin}31030017503002`, 'NOS', '2'],
  [`01${gtin}3103001750|3002`, 'KGS', '1.75'],
  [`01${gtin}3112000250`, 'CMS', '250'],
  [`01${gtin}3153000330`, 'MLT', '330'],
  [`01${gtin}3303001750`, 'KGS', undefined],
  [`01${gtin}3103000000`, 'KGS', undefined],
])('%s in %s: %s', (text, uqc, quantity) => expect(quantityOfGs1(goods(text), uqc)).toBe(quantity))

test('every identifier has as many digits as its start says', () => {
  expect(gs1Identifiers.size).toBeGreaterThan(500)
  for (const ai of gs1Identifiers.keys()) expect([ai, said(ai)]).toEqual([ai, `short ${ai}`])
})
