import type { Sandbox } from '@bahi/gateways/sandbox/server.ts'
import type pg from 'pg'
import { booksOf, buyerOf, clothLine, pause, today, worked } from '../soak/portal-books.ts'
import type { Made } from '../soak/portal-books.ts'
import { compareInvoices } from '../soak/portal-invoices.ts'

export interface Registrations {
  /** Asks no more, waits until the portal has answered all, and compares both sides. */
  finish(): Promise<{
    readonly registered: number
    readonly sent: number
    readonly faults: readonly string[]
  }>
}

interface Given {
  readonly address: string
  readonly pool: pg.Pool
  readonly sandbox: Sandbox
  readonly password: string
}

/**
 * Issues invoices to a registered buyer and asks for their IRN, one after the other, while the cluster loses its parts: each
 * gets exactly one.
 */
export async function keepRegistering({ address, pool, sandbox, password }: Given): Promise<Registrations> {
  const books = await booksOf({ address }, pool, password)
  const partyId = await buyerOf(books)
  const before = new Set(sandbox.state.invoices.keys())
  const sendings = () => sandbox.counts.get('generate') ?? 0
  const sentBefore = sendings()
  const made: Made[] = []
  let isOver = false
  const work = (async () => {
    for (let turn = 1; !isOver; turn++) {
      const { entityId } = books
      const lines = [clothLine(String(1 + (turn % 90)))]
      const invoice = { entityId, partyId, date: today(), lines, status: 'Active' }
      const { id, number } = await books.call('salesInvoice.save', invoice, `register-${turn}`)
      await books.call('eInvoice.generate', { documentIds: [id] }, `register-${turn}-irn`)
      made.push({ id, number })
      await pause(150)
    }
  })()
  // What stops it is said at the end.
  work.catch(() => {})
  return {
    async finish() {
      isOver = true
      await work
      await worked(books, 120_000)
      const { faults } = await compareInvoices(books, sandbox, { made, before, refused: 0 })
      return { registered: made.length, sent: sendings() - sentBefore, faults }
    },
  }
}
