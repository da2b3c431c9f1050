/** Found and reported at most; a body full of them is refused all the same. */
const mostFound = 100

/**
 * Paths of texts that PostgreSQL keeps in no column: with the character NUL, or with half of a pair of surrogates, which
 * UTF-8 cannot write. Bodies have few levels by the time they come here, so the walk may call itself.
 */
export function unstorablePaths(input: unknown): (readonly PropertyKey[])[] {
  const found: (readonly PropertyKey[])[] = []
  const path: PropertyKey[] = []
  const walk = (value: unknown) => {
    if (typeof value === 'string') {
      if (!isStorable(value)) found.push([...path])
      return
    }
    if (typeof value !== 'object' || value === null) return
    const enter = (key: PropertyKey, member: unknown) => {
      path.push(key)
      walk(member)
      path.pop()
    }
    if (Array.isArray(value)) {
      for (let at = 0; at < value.length && found.length < mostFound; at++) enter(at, value[at])
      return
    }
    for (const [key, member] of Object.entries(value)) {
      if (found.length >= mostFound) return
      if (!isStorable(key)) found.push([...path])
      enter(key, member)
    }
  }
  walk(input)
  return found
}

export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
