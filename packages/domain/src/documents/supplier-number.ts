/**
 * The number of a supplier's bill as it is compared with others: without case, signs between its parts, zeros before a
 * number, and the financial year. Two that are alike are probably the same bill, typed twice.
 *
 * @example
 * looseNumber('INV/2026-27/0042') // 'INV42'
 * looseNumber('inv-42') // 'INV42'
 * looseNumber('FY26-27/INV/42') // 'INV42'
 */
export function looseNumber(number: string): string {
  const parts = number.toUpperCase().match(/[A-Z]+|\d+/g) ?? []
  const withoutYear = parts.filter(
    (part, index) => !isYear(parts, index) && !(part === 'FY' && isYear(parts, index + 1)),
  )
  const kept = withoutYear.some((part) => /\d/.test(part)) ? withoutYear : parts
  return kept.map((part) => part.replace(/^0+(?=\d)/, '')).join('') || number
}

/** Part of 2026-27, 26-27, 2026-2027, or the same in one run of digits. */
function isYear(parts: readonly string[], index: number): boolean {
  const part = parts[index]
  if (part === undefined) return false
  return (
    follow(part.slice(0, part.length / 2), part.slice(part.length / 2)) ||
    follow(part.slice(0, 4), part.slice(4)) ||
    follow(part, parts[index + 1]) ||
    follow(parts[index - 1], part)
  )
}

const isYearNumber = (text: string) => /^(20)?\d\d$/.test(text)

/** Two years that follow one another, the second perhaps in short. */
const follow = (first: string | undefined, second: string | undefined): boolean =>
  first !== undefined &&
  second !== undefined &&
  isYearNumber(first) &&
  isYearNumber(second) &&
  first.length >= second.length &&
  (Number(first.slice(-2)) + 1) % 100 === Number(second.slice(-2))
