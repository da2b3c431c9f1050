/** Numbers that look drawn and are the same in every run. */
export interface Random {
  /** 0 to `limit` - 1. */
  below(limit: number): number
  pick<T>(list: readonly T[]): T
}

export function randomOf(seed: number): Random {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, pick: (list) => list[below(list.length)]! }
}
