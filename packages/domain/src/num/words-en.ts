/** In crore, lakh, thousand, hundred: 'One Crore Two Lakh Three Thousand Four Hundred Five'. */
export function englishIndian(value: bigint): string {
  return written(value, indian)
}

/** In billion, million, thousand, hundred. */
export function englishInternational(value: bigint): string {
  return written(value, international)
}

const ones = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
]
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']

type Scale = readonly (readonly [size: bigint, name: string])[]
const indian: Scale = [
  [10_000_000n, 'Crore'],
  [100_000n, 'Lakh'],
  [1000n, 'Thousand'],
  [100n, 'Hundred'],
]
const international: Scale = [
  [1_000_000_000n, 'Billion'],
  [1_000_000n, 'Million'],
  [1000n, 'Thousand'],
  [100n, 'Hundred'],
]

function written(value: bigint, scale: Scale): string {
  if (value < 100n) return belowHundred(Number(value))
  const parts: string[] = []
  let rest = value
  for (const [size, name] of scale) {
    if (rest < size) continue
    parts.push(`${written(rest / size, scale)} ${name}`)
    rest %= size
  }
  if (rest > 0n) parts.push(belowHundred(Number(rest)))
  return parts.join(' ')
}

function belowHundred(value: number): string {
  if (value < 20) return ones[value]!
  const ten = tens[Math.floor(value / 10)]!
  return value % 10 === 0 ? ten : `${ten}-${ones[value % 10]}`
}
