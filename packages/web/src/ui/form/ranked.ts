interface Option {
  readonly value: string
  readonly label: string
}

/**
 * The options that fit what is typed, best first: the one that is exactly so, those that begin so, those of which a
 * word begins so. A number fits at its beginning alone: 5 never finds 0.25 or 1.5; a word may also be inside.
 *
 * @example
 * ranked(rates, '5') // 5 %, 50 %
 */
export function ranked<O extends Option>(options: readonly O[], typed: string): readonly O[] {
  const wanted = typed.trim().toLowerCase()
  if (!wanted) return options
  const isNumber = /^[\d.,]+\s*%?$/.test(wanted)
  const number = wanted.replace(/\s*%$/, '')
  const rank = ({ label }: O) => {
    const text = label.toLowerCase()
    if (text === wanted || (isNumber && text.replace(/\s*%$/, '') === number)) return 0
    if (text.startsWith(isNumber ? number : wanted)) return 1
    const words = text.split(/[\s·/()-]+/)
    if (words.some((word) => word.startsWith(wanted))) return 2
    return !isNumber && text.includes(wanted) ? 3 : undefined
  }
  return options
    .flatMap((option, at) => {
      const found = rank(option)
      return found === undefined ? [] : [{ option, found, at }]
    })
    .toSorted((a, b) => a.found - b.found || a.at - b.at)
    .map(({ option }) => option)
}
