/**
 * Application identifiers of the GS1 General Specifications: section 3.2 (identifiers in their order, with formats and data titles) and 7.8
 * (those whose length is known beforehand, and how many digits an identifier has); the same in the GS1 Barcode Syntax Dictionary.
 */
export interface Gs1Part {
  /** `N` digits, `X` the 82 characters of every GS1 text, `Y` the 39 of component numbers, `Z` those of base 64 for file names. */
  readonly set: 'N' | 'X' | 'Y' | 'Z'
  readonly least: number
  readonly most: number
  readonly isOptional: boolean
  readonly rule: Gs1Rule | undefined
}

/**
 * `check`: the last digit is a check digit; `month`: a date whose day may be 00; `day`: a date; `hour`, `minutes` with seconds or
 * without, `time` of both: of a date before it;
 * `decimals`: as many as the last digit of the identifier says; `currency`, `country`: a number of three digits.
 */
export type Gs1Rule =
  | 'check'
  | 'month'
  | 'day'
  | 'hour'
  | 'minutes'
  | 'time'
  | 'decimals'
  | 'currency'
  | 'country'

export interface Gs1Identifier {
  readonly ai: string
  /** Data title, as it is printed beside a symbol. */
  readonly title: string
  readonly parts: readonly Gs1Part[]
}

/** Identifier, parts as the specification writes them (a rule behind a colon, `?`: may be absent) and data title. */
const rows: readonly (readonly [ai: string, parts: string, title: string])[] = [
  ['00', 'N18:check', 'SSCC'],
  ['01', 'N14:check', 'GTIN'],
  ['02', 'N14:check', 'CONTENT'],
  ['03', 'N14:check', 'MTO GTIN'],
  ['10', 'X..20', 'BATCH/LOT'],
  ['11', 'N6:month', 'PROD DATE'],
  ['12', 'N6:month', 'DUE DATE'],
  ['13', 'N6:month', 'PACK DATE'],
  ['15', 'N6:month', 'BEST BEFORE or BEST BY'],
  ['16', 'N6:month', 'SELL BY'],
  ['17', 'N6:month', 'USE BY or EXPIRY'],
  ['20', 'N2', 'VARIANT'],
  ['21', 'X..20', 'SERIAL'],
  ['22', 'X..20', 'CPV'],
  ['235', 'X..28', 'TPX'],
  ['240', 'X..30', 'ADDITIONAL ID'],
  ['241', 'X..30', 'CUST. PART No.'],
  ['242', 'N..6', 'MTO VARIANT'],
  ['243', 'X..20', 'PCN'],
  ['250', 'X..30', 'SECONDARY SERIAL'],
  ['251', 'X..30', 'REF. TO SOURCE'],
  ['253', 'N13:check X..17?', 'GDTI'],
  ['254', 'X..20', 'GLN EXTENSION COMPONENT'],
  ['255', 'N13:check N..12?', 'GCN'],
  ['30', 'N..8', 'VAR. COUNT'],
  ['37', 'N..8', 'COUNT'],
  ['400', 'X..30', 'ORDER NUMBER'],
  ['401', 'X..30', 'GINC'],
  ['402', 'N17:check', 'GSIN'],
  ['403', 'X..30', 'ROUTE'],
  ['410', 'N13:check', 'SHIP TO LOC'],
  ['411', 'N13:check', 'BILL TO'],
  ['412', 'N13:check', 'PURCHASE FROM'],
  ['413', 'N13:check', 'SHIP FOR LOC'],
  ['414', 'N13:check', 'LOC No.'],
  ['415', 'N13:check', 'PAY TO'],
  ['416', 'N13:check', 'PROD/SERV LOC'],
  ['417', 'N13:check', 'PARTY'],
  ['420', 'X..20', 'SHIP TO POST'],
  ['421', 'N3:country X..9', 'SHIP TO POST'],
  ['422', 'N3:country', 'ORIGIN'],
  ['423', 'N..15', 'COUNTRY - INITIAL PROCESS'],
  ['424', 'N3:country', 'COUNTRY - PROCESS'],
  ['425', 'N..15', 'COUNTRY - DISASSEMBLY'],
  ['426', 'N3:country', 'COUNTRY - FULL PROCESS'],
  ['427', 'X..3', 'ORIGIN SUBDIVISION'],
  ['4300', 'X..35', 'SHIP TO COMP'],
  ['4301', 'X..35', 'SHIP TO NAME'],
  ['4302', 'X..70', 'SHIP TO ADD1'],
  ['4303', 'X..70', 'SHIP TO ADD2'],
  ['4304', 'X..70', 'SHIP TO SUB'],
  ['4305', 'X..70', 'SHIP TO LOC'],
  ['4306', 'X..70', 'SHIP TO REG'],
  ['4307', 'X2', 'SHIP TO COUNTRY'],
  ['4308', 'X..30', 'SHIP TO PHONE'],
  ['4309', 'N20', 'SHIP TO GEO'],
  ['4310', 'X..35', 'RTN TO COMP'],
  ['4311', 'X..35', 'RTN TO NAME'],
  ['4312', 'X..70', 'RTN TO ADD1'],
  ['4313', 'X..70', 'RTN TO ADD2'],
  ['4314', 'X..70', 'RTN TO SUB'],
  ['4315', 'X..70', 'RTN TO LOC'],
  ['4316', 'X..70', 'RTN TO REG'],
  ['4317', 'X2', 'RTN TO COUNTRY'],
  ['4318', 'X..20', 'RTN TO POST'],
  ['4319', 'X..30', 'RTN TO PHONE'],
  ['4320', 'X..35', 'SRV DESCRIPTION'],
  ['4321', 'N1', 'DANGEROUS GOODS'],
  ['4322', 'N1', 'AUTH TO LEAVE'],
  ['4323', 'N1', 'SIG REQUIRED'],
  // A time of 9999 is none.
  ['4324', 'N10', 'NOT BEF DEL DT'],
  ['4325', 'N10', 'NOT AFT DEL DT'],
  ['4326', 'N6:day', 'REL DATE'],
  ['4330', 'N6 X1?', 'MAX TEMP F.'],
  ['4331', 'N6 X1?', 'MAX TEMP C.'],
  ['4332', 'N6 X1?', 'MIN TEMP F.'],
  ['4333', 'N6 X1?', 'MIN TEMP C.'],
  ['7001', 'N13', 'NSN'],
  ['7002', 'X..30', 'MEAT CUT'],
  ['7003', 'N6:day N4:time', 'EXPIRY TIME'],
  ['7004', 'N..4', 'ACTIVE POTENCY'],
  ['7005', 'X..12', 'CATCH AREA'],
  ['7006', 'N6:day', 'FIRST FREEZE DATE'],
  ['7007', 'N6:day N6:day?', 'HARVEST DATE'],
  ['7008', 'X..3', 'AQUATIC SPECIES'],
  ['7009', 'X..10', 'FISHING GEAR TYPE'],
  ['7010', 'X..2', 'PROD METHOD'],
  ['7011', 'N6:day N4:time?', 'TEST BY DATE'],
  ['7020', 'X..20', 'REFURB LOT'],
  ['7021', 'X..20', 'FUNC STAT'],
  ['7022', 'X..20', 'REV STAT'],
  ['7023', 'X..30', 'GIAI - ASSEMBLY'],
  ['7040', 'N1 X3', 'UIC+EXT'],
  ['710', 'X..20', 'NHRN PZN'],
  ['711', 'X..20', 'NHRN CIP'],
  ['712', 'X..20', 'NHRN CN'],
  ['713', 'X..20', 'NHRN DRN'],
  ['714', 'X..20', 'NHRN AIM'],
  ['715', 'X..20', 'NHRN NDC'],
  ['7240', 'X..20', 'PROTOCOL'],
  ['8001', 'N14', 'DIMENSIONS'],
  ['8002', 'X..20', 'CMT No.'],
  ['8003', 'N14:check X..16?', 'GRAI'],
  ['8004', 'X..30', 'GIAI'],
  ['8005', 'N6', 'PRICE PER UNIT'],
  ['8006', 'N14:check N4', 'ITIP'],
  ['8007', 'X..34', 'IBAN'],
  ['8008', 'N6:day N2:hour N..4:minutes?', 'PROD TIME'],
  ['8009', 'X..50', 'OPTSEN'],
  ['8010', 'Y..30', 'CPID'],
  ['8011', 'N..12', 'CPID SERIAL'],
  ['8012', 'X..20', 'VERSION'],
  ['8013', 'X..25', 'GMN'],
  ['8017', 'N18:check', 'GSRN - PROVIDER'],
  ['8018', 'N18:check', 'GSRN - RECIPIENT'],
  ['8019', 'N..10', 'SRIN'],
  ['8020', 'X..25', 'REF No.'],
  ['8026', 'N14:check N4', 'ITIP CONTENT'],
  ['8030', 'Z..90', 'DIGSIG'],
  ['8110', 'X..70', 'COUPON'],
  ['8111', 'N4', 'POINTS'],
  ['8112', 'X..70', 'COUPON'],
  ['8200', 'X..70', 'PRODUCT URL'],
  ['90', 'X..30', 'INTERNAL'],
]

/** Measures of trade items and of logistic units, by their first three digits; the fourth counts the decimals, 0 to 5. */
const measures: readonly (readonly [family: string, title: string])[] = [
  ['310', 'NET WEIGHT (kg)'],
  ['311', 'LENGTH (m)'],
  ['312', 'WIDTH (m)'],
  ['313', 'HEIGHT (m)'],
  ['314', 'AREA (m²)'],
  ['315', 'NET VOLUME (l)'],
  ['316', 'NET VOLUME (m³)'],
  ['320', 'NET WEIGHT (lb)'],
  ['321', 'LENGTH (in)'],
  ['322', 'LENGTH (ft)'],
  ['323', 'LENGTH (yd)'],
  ['324', 'WIDTH (in)'],
  ['325', 'WIDTH (ft)'],
  ['326', 'WIDTH (yd)'],
  ['327', 'HEIGHT (in)'],
  ['328', 'HEIGHT (ft)'],
  ['329', 'HEIGHT (yd)'],
  ['330', 'GROSS WEIGHT (kg)'],
  ['331', 'LENGTH (m), log'],
  ['332', 'WIDTH (m), log'],
  ['333', 'HEIGHT (m), log'],
  ['334', 'AREA (m²), log'],
  ['335', 'VOLUME (l), log'],
  ['336', 'VOLUME (m³), log'],
  ['337', 'KG PER m²'],
  ['340', 'GROSS WEIGHT (lb)'],
  ['341', 'LENGTH (in), log'],
  ['342', 'LENGTH (ft), log'],
  ['343', 'LENGTH (yd), log'],
  ['344', 'WIDTH (in), log'],
  ['345', 'WIDTH (ft), log'],
  ['346', 'WIDTH (yd), log'],
  ['347', 'HEIGHT (in), log'],
  ['348', 'HEIGHT (ft), log'],
  ['349', 'HEIGHT (yd), log'],
  ['350', 'AREA (in²)'],
  ['351', 'AREA (ft²)'],
  ['352', 'AREA (yd²)'],
  ['353', 'AREA (in²), log'],
  ['354', 'AREA (ft²), log'],
  ['355', 'AREA (yd²), log'],
  ['356', 'NET WEIGHT (t oz)'],
  ['357', 'NET VOLUME (oz)'],
  ['360', 'NET VOLUME (qt)'],
  ['361', 'NET VOLUME (gal.)'],
  ['362', 'VOLUME (qt), log'],
  ['363', 'VOLUME (gal.), log'],
  ['364', 'VOLUME (in³)'],
  ['365', 'VOLUME (ft³)'],
  ['366', 'VOLUME (yd³)'],
  ['367', 'VOLUME (in³), log'],
  ['368', 'VOLUME (ft³), log'],
  ['369', 'VOLUME (yd³), log'],
]

/** First digits, parts, the last digit that may follow them, and title. */
const families: readonly (readonly [family: string, parts: string, last: number, title: string])[] = [
  ...measures.map(([family, title]) => [family, 'N6:decimals', 5, title] as const),
  ['390', 'N..15:decimals', 9, 'AMOUNT'],
  ['391', 'N3:currency N..15:decimals', 9, 'AMOUNT'],
  ['392', 'N..15:decimals', 9, 'PRICE'],
  ['393', 'N3:currency N..15:decimals', 9, 'PRICE'],
  ['394', 'N4:decimals', 3, 'PRCNT OFF'],
  ['395', 'N6:decimals', 5, 'PRICE/UoM'],
  ['703', 'N3:country X..27', 9, 'PROCESSOR'],
  ['723', 'X2 X..28', 9, 'CERT'],
  ['9', 'X..90', 9, 'INTERNAL'],
]

function partOf(text: string): Gs1Part {
  const [, set, upTo, length, rule, mark] = /^([NXYZ])(\.\.)?(\d+)(?::([a-z]+))?(\?)?$/.exec(text) ?? []
  return {
    set: set as Gs1Part['set'],
    least: upTo ? 1 : Number(length),
    most: Number(length),
    isOptional: mark !== undefined,
    rule: rule as Gs1Rule | undefined,
  }
}

const all = [
  ...rows,
  ...families.flatMap(([family, parts, last, title]) =>
    Array.from({ length: last + 1 }, (_, digit) => [`${family}${digit}`, parts, title] as const),
  ),
]

/** Every identifier by its digits; a row of its own before that of its family. */
export const gs1Identifiers: ReadonlyMap<string, Gs1Identifier> = new Map(
  all
    .toReversed()
    .map(([ai, parts, title]) => [ai, { ai, title, parts: parts.split(' ').map(partOf) } as const]),
)

/** How many digits identifiers have whose first two are these. */
const digitsByStart = new Map(
  (
    [
      [2, '00 01 02 03 04 10 11 12 13 14 15 16 17 18 19 20 21 22 30 37 90 91 92 93 94 95 96 97 98 99'],
      [3, '23 24 25 40 41 42 71'],
      [4, '31 32 33 34 35 36 39 43 70 72 80 81 82'],
    ] as const
  ).flatMap(([digits, starts]) => starts.split(' ').map((start) => [start, digits] as const)),
)

/** How many digits an identifier has that begins with these two; undefined: none does. */
export const digitsOfIdentifier = (start: string): number | undefined => digitsByStart.get(start)

/** How many characters follow identifiers that need no separator behind them, by their first two digits; also of later releases. */
const fixedByStart = new Map([
  ['00', 18],
  ['01', 14],
  ['02', 14],
  ['03', 14],
  ['04', 16],
  ...['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((start) => [start, 6] as const),
  ['20', 2],
  ...['31', '32', '33', '34', '35', '36'].map((start) => [start, 6] as const),
  ['41', 13],
])

/** The length of what follows an identifier where it is known beforehand; undefined: a separator ends it. */
export const fixedLengthOf = (ai: string): number | undefined => fixedByStart.get(ai.slice(0, 2))
