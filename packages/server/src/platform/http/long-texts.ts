import { randomUUID } from 'node:crypto'

/** Where a long text without escapes and of ASCII alone lies in a body, between its quotes. */
export interface LongText {
  readonly start: number
  readonly end: number
}

/** From here on a text is set aside. */
export const longText = 64 * 1024

const name = `aside ${randomUUID()} `

/**
 * What `parse` gives of the whole body, without its looking at long texts: a file in Base64 is what its bytes are, and
 * the parser need neither read it nor copy it. `pause` comes after each text.
 */
export async function parseAside(
  bytes: Buffer,
  texts: readonly LongText[],
  parse: (text: string) => Promise<unknown>,
  pause: () => Promise<void>,
): Promise<unknown> {
  let rest = ''
  let at = 0
  for (const [index, { start, end }] of texts.entries()) {
    rest += `${bytes.toString('utf8', at, start)}${name}${index}`
    at = end
  }
  const body = await parse(rest + bytes.toString('utf8', at))
  const places = placesOf(body)
  // A text that is a name, or a member sent twice, is nothing that could be put back.
  if (places.length !== texts.length) return parse(bytes.toString('utf8'))
  for (const { holder, key, index } of places) {
    await pause()
    const { start, end } = texts[index]!
    holder[key] = bytes.toString('latin1', start, end)
  }
  return body
}

interface Place {
  readonly holder: Record<string, unknown>
  readonly key: string
  readonly index: number
}

function placesOf(body: unknown): Place[] {
  const found: Place[] = []
  const walk = (holder: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === 'object' && value !== null) walk(value as Record<string, unknown>)
      else if (typeof value === 'string' && value.startsWith(name))
        found.push({ holder, key, index: Number(value.slice(name.length)) })
    }
  }
  if (typeof body === 'object' && body !== null) walk(body as Record<string, unknown>)
  return found
}
