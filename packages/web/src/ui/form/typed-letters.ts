/** Characters that word processors and web pages write for a plain one. */
const plainOf: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02BC\u2032]/g, "'"],
  [/[\u201C\u201D\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' '],
  [/[\u200B\u2060\uFEFF]/g, ''],
  [/\u2026/g, '...'],
]

/**
 * The text with typographic quotes, dashes and blanks as plain ones, and without characters that the field does not
 * take; those are named in `refused`, so that the field can say so. A plain character that is possible as it is
 * stays.
 *
 * @example
 * typedLetters('Plot #5 – (x)', /[A-Za-z0-9\- ]/) // { text: 'Plot 5 - x', refused: '# ( )' }
 */
export function typedLetters(text: string, allowed: RegExp | undefined): { text: string; refused?: string } {
  if (!allowed) return { text }
  const isAllowed = (character: string) => allowed.test(character)
  let plain = text
  for (const [from, to] of plainOf)
    plain = plain.replace(from, (character) => (isAllowed(character) ? character : to))
  const refused = new Set<string>()
  const kept = Array.from(plain).filter((character) => {
    if (isAllowed(character)) return true
    refused.add(character)
    return false
  })
  return refused.size > 0
    ? { text: kept.join(''), refused: [...refused].join(' ').trim() }
    : { text: kept.join('') }
}
