/** A screen's code that does not arrive counts as failed; source: specification part 1, section 8. */
const chunkLimitMs = 120_000

export function withLimit<T>(loading: Promise<T>): Promise<T> {
  let timer: number | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new NotArrived('after two minutes')), chunkLimitMs)
  })
  const arrived = loading.catch((cause: unknown) => {
    throw new NotArrived('its loading failed', { cause })
  })
  return Promise.race([arrived, limit]).finally(() => window.clearTimeout(timer))
}

/** The connection's fault, not the screen's. */
export class NotArrived extends Error {}
