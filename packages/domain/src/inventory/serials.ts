/** The most serial numbers that one line has. */
export const mostSerials = 1000

/** Capital and small letters name the same unit. */
export const serialKey = (serial: string): string => serial.trim().toUpperCase()

/** Serial numbers as they are typed, scanned or pasted: one a line, or with commas, semicolons or tabs between them. */
export const serialsIn = (text: string): string[] =>
  text
    .split(/[\n\r,;\t]+/)
    .map((serial) => serial.trim())
    .filter(Boolean)

/** Those that are there more than once, each once. */
export function serialsTwice(serials: readonly string[]): string[] {
  const seen = new Set<string>()
  const twice = new Map<string, string>()
  for (const serial of serials) {
    const key = serialKey(serial)
    if (seen.has(key)) twice.set(key, serial)
    seen.add(key)
  }
  return [...twice.values()]
}

/**
 * Serial numbers that follow one another: the last digits count up, their width stays. Undefined: there are no digits to
 * count, or they would need more.
 *
 * @example
 * serialRange('SN-0098', 3) // ['SN-0098', 'SN-0099', 'SN-0100']
 */
export function serialRange(first: string, count: number): string[] | undefined {
  const match = /^(.*?)(\d+)(\D*)$/.exec(first.trim())
  if (!match || count < 1 || count > mostSerials) return undefined
  const [, before = '', digits = '', after = ''] = match
  const start = BigInt(digits)
  const last = String(start + BigInt(count - 1))
  if (last.length > digits.length) return undefined
  return Array.from(
    { length: count },
    (_, at) => `${before}${String(start + BigInt(at)).padStart(digits.length, '0')}${after}`,
  )
}
