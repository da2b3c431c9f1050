/** Characters that a field takes, in words: `letters, digits, space ' , - .` */
export function allowedCharacters(allowed: RegExp | undefined, t: (key: string) => string): string {
  const set = allowed && /^\[((?:\\.|[^\]\\])+)\]$/.exec(allowed.source)?.[1]
  if (!set || set.startsWith('^')) return ''
  const words = new Set<string>()
  const signs: string[] = []
  let rest = set
  const take = (part: RegExp): string | undefined => {
    const found = part.exec(rest)?.[0]
    if (found !== undefined) rest = rest.slice(found.length)
    return found
  }
  while (rest !== '') {
    if (take(/^(\\p\{[LM]\}|[Aa]-[Zz])/)) words.add('letters')
    else if (take(/^(\\p\{N\}|\\d|0-9|1-9)/)) words.add('digits')
    else if (take(/^\\w/)) ['letters', 'digits'].forEach((word) => words.add(word))
    else if (take(/^\\[nr]/)) words.add('newLine')
    else if (take(/^ /)) words.add('space')
    else signs.push(take(/^\\?./su)!.at(-1)!)
  }
  return [[...words].map((word) => t(`import.${word}`)).join(', '), signs.join(' ')].filter(Boolean).join(' ')
}
