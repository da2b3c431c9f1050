import { exchange, ExchangeFault } from './http.ts'

/** How an address answers, before anybody signs in there. */
export interface Probe {
  readonly baseUrl: string
  readonly isReachable: boolean
  /** Milliseconds to the whole reply. */
  readonly ms: number
  /** How far our clock is ahead of the other side's, in milliseconds; absent where it gives no time. */
  readonly clockAheadMs?: number
  /** What went wrong, in the words of the connection. */
  readonly fault?: string
}

/**
 * Asks an address for anything at all: whatever it answers, it is reached, and the `Date` of its reply (RFC 9110,
 * 6.6.1) gives its clock to the second. Portals refuse what is stamped too far from their own time.
 */
export async function probe(baseUrl: string, clock: () => Date, limitMs = 5000): Promise<Probe> {
  const began = clock().getTime()
  try {
    const { headers } = await exchange({
      method: 'GET',
      url: baseUrl,
      headers: { accept: 'application/json' },
      connectMs: limitMs,
      replyMs: limitMs,
    })
    const ended = clock().getTime()
    const told = Date.parse(headers['date'] ?? '')
    return {
      baseUrl,
      isReachable: true,
      ms: ended - began,
      ...(Number.isNaN(told) ? {} : { clockAheadMs: aheadOf(told, began, ended) }),
    }
  } catch (error) {
    if (!(error instanceof ExchangeFault)) throw error
    return { baseUrl, isReachable: false, ms: clock().getTime() - began, fault: error.message }
  }
}

/** The reply was stamped somewhere between asking and answer, and says whole seconds: within that they agree. */
function aheadOf(told: number, began: number, ended: number): number {
  if (began > told + 999) return began - told - 999
  return ended < told ? ended - told : 0
}
