/** A screen's code that does not arrive counts as failed; source: specification part 1, section 8. */
const chunkLimitMs = 120_000

export function withLimit<T>(loading: Promise<T>): Promise<T> {
  let timer: number | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('screen code did not arrive')), chunkLimitMs)
  })
  return Promise.race([loading, limit]).finally(() => window.clearTimeout(timer))
}
