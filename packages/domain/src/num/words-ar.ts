/** Forms of a counted noun: one, two, three to ten, eleven and more; and its gender, which the number follows. */
export interface ArabicNoun {
  readonly one: string
  readonly two: string
  readonly few: string
  readonly many: string
  readonly gender: 'masculine' | 'feminine'
}

/** A number with its noun: 'روبية واحدة', 'روبيتان', 'ثلاث روبيات', 'أحد عشر ...'. */
export function arabicUnits(value: bigint, noun: ArabicNoun, system: 'Indian' | 'International'): string {
  if (value === 1n) return `${noun.one} ${noun.gender === 'feminine' ? 'واحدة' : 'واحد'}`
  if (value === 2n) return noun.two
  return `${arabicNumber(value, noun.gender, system)} ${formAfter(value, noun)}`
}

/** A number in words, agreeing with a noun of that gender; parts joined by 'و'. */
export function arabicNumber(
  value: bigint,
  gender: 'masculine' | 'feminine',
  system: 'Indian' | 'International',
): string {
  if (value === 0n) return 'صفر'
  const parts: string[] = []
  let rest = value
  for (const [size, noun] of system === 'Indian' ? indian : international) {
    const count = rest / size
    if (count === 0n) continue
    parts.push(counted(count, noun, system))
    rest %= size
  }
  if (rest > 0n) parts.push(belowThousand(Number(rest), gender))
  return parts.join(' و')
}

function counted(count: bigint, noun: ArabicNoun, system: 'Indian' | 'International'): string {
  if (count === 1n) return noun.one
  if (count === 2n) return noun.two
  return `${arabicNumber(count, noun.gender, system)} ${formAfter(count, noun)}`
}

/** The noun's form is decided by the last two digits. */
function formAfter(count: bigint, noun: ArabicNoun): string {
  const last = count % 100n
  if (last >= 3n && last <= 10n) return noun.few
  return last >= 11n ? noun.many : noun.one
}

function belowThousand(value: number, gender: 'masculine' | 'feminine'): string {
  const rest = value % 100
  const hundred = hundreds[Math.floor(value / 100)]!
  if (rest === 0) return hundred
  return hundred === '' ? belowHundred(rest, gender) : `${hundred} و${belowHundred(rest, gender)}`
}

function belowHundred(value: number, gender: 'masculine' | 'feminine'): string {
  const small = smallNumbers[gender]
  if (value < 20) return small[value]!
  const ten = tens[Math.floor(value / 10)]!
  return value % 10 === 0 ? ten : `${small[value % 10]} و${ten}`
}

const smallNumbers = {
  masculine: [
    '',
    'واحد',
    'اثنان',
    'ثلاثة',
    'أربعة',
    'خمسة',
    'ستة',
    'سبعة',
    'ثمانية',
    'تسعة',
    'عشرة',
    'أحد عشر',
    'اثنا عشر',
    'ثلاثة عشر',
    'أربعة عشر',
    'خمسة عشر',
    'ستة عشر',
    'سبعة عشر',
    'ثمانية عشر',
    'تسعة عشر',
  ],
  feminine: [
    '',
    'واحدة',
    'اثنتان',
    'ثلاث',
    'أربع',
    'خمس',
    'ست',
    'سبع',
    'ثمان',
    'تسع',
    'عشر',
    'إحدى عشرة',
    'اثنتا عشرة',
    'ثلاث عشرة',
    'أربع عشرة',
    'خمس عشرة',
    'ست عشرة',
    'سبع عشرة',
    'ثماني عشرة',
    'تسع عشرة',
  ],
} as const
const tens = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون']
const hundreds = [
  '',
  'مائة',
  'مائتان',
  'ثلاثمائة',
  'أربعمائة',
  'خمسمائة',
  'ستمائة',
  'سبعمائة',
  'ثمانمائة',
  'تسعمائة',
]

const thousand: ArabicNoun = { one: 'ألف', two: 'ألفان', few: 'آلاف', many: 'ألفاً', gender: 'masculine' }
type Scale = readonly (readonly [size: bigint, noun: ArabicNoun])[]
const indian: Scale = [
  [10_000_000n, { one: 'كرور', two: 'كروران', few: 'كرورات', many: 'كروراً', gender: 'masculine' }],
  [100_000n, { one: 'لك', two: 'لكان', few: 'لكوك', many: 'لكاً', gender: 'masculine' }],
  [1000n, thousand],
]
const international: Scale = [
  [1_000_000_000n, { one: 'مليار', two: 'ملياران', few: 'مليارات', many: 'ملياراً', gender: 'masculine' }],
  [1_000_000n, { one: 'مليون', two: 'مليونان', few: 'ملايين', many: 'مليوناً', gender: 'masculine' }],
  [1000n, thousand],
]
