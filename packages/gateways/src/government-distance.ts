import { ExchangeFault, exchange } from './wire/http.ts'

/**
 * Road kilometres between two PIN codes as a service of the government gives them. No form of its reply is published:
 * a number alone, or the first number of a member whose name speaks of a distance, is taken; whatever else comes, or
 * nothing within five seconds, is no answer. `address` holds `{from}` and `{to}`.
 */
export async function askDistance(
  address: string,
  fromPin: string,
  toPin: string,
): Promise<number | undefined> {
  const url = address.replaceAll('{from}', fromPin).replaceAll('{to}', toPin)
  try {
    const { status, text } = await exchange({
      method: 'GET',
      url,
      headers: { accept: 'application/json, text/plain' },
      connectMs: longestMs,
      replyMs: longestMs,
      limitBytes: 64 * 1024,
    })
    return status === 200 ? kilometresIn(text) : undefined
  } catch (error) {
    if (error instanceof ExchangeFault) return undefined
    throw error
  }
}

const longestMs = 5000
const longestKm = 4000

/** @example kilometresIn('{"distance":"362 km"}') // 362 */
export function kilometresIn(text: string): number | undefined {
  const alone = /^\s*"?\s*(\d{1,4})(?:\.\d+)?\s*(?:km)?\s*"?\s*$/i.exec(text)
  const named = /"[^"]*dist[^"]*"\s*:\s*"?\s*(\d{1,4})\b/i.exec(text)
  const km = Number((alone ?? named)?.[1])
  return km >= 1 && km <= longestKm ? km : undefined
}
