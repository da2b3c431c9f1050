import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { proofs } from '../src/features/ledger/index.ts'
import { seedCashRetail } from '../src/features/parties/index.ts'
import type { AnyBody, TestServer, TestSubscriber } from './call-helpers.ts'
import { addSeries } from './shop.ts'

/** A business that moves in from another program, with what its books need here. */
export async function shopToMoveTo(server: TestServer): Promise<TestSubscriber> {
  const us = await server.makeSubscriber()
  await us.inTenant((db) => seedCashRetail(db))
  await addSeries(us, [
    'salesInvoice',
    'purchaseBill',
    'outwardNote',
    'inwardNote',
    'paymentIn',
    'paymentOut',
    'receiptVoucher',
    'paymentVoucher',
    'journal',
    'contra',
  ])
  await us.ok('setting.update', {
    settings: [
      { name: 'EnableStockInventory', value: true },
      { name: 'StockSince', value: '2026-04-01' },
    ],
  } as never)
  // What goes abroad without tax needs it.
  const lut = [{ number: 'AD270426000001X', validFrom: '2026-04-01', validTo: '2027-03-31' }]
  await us.inTenant((db) =>
    sql`update entities set luts = ${JSON.stringify(lut)}::jsonb where subscriber_id = current_subscriber()`.execute(
      db,
    ),
  )
  return us
}

export interface OldBooks {
  readonly program: string
  readonly name: string
  readonly content: Buffer | string
}

/** Sends the old books; they are read in the background. */
export async function sendBooks(us: TestSubscriber, { program, name, content }: OldBooks): Promise<number> {
  const { moveId } = await us.ok('move.read', {
    program,
    entityId: us.entityId,
    file: { name, content: Buffer.from(content).toString('base64') },
  } as never)
  return moveId
}

export const moveDetail = async (us: TestSubscriber, moveId: number): Promise<AnyBody> =>
  us.ok('move.detail', { moveId: String(moveId) })

/** Waits until a move is in none of these states. */
export async function settled(us: TestSubscriber, moveId: number, busy: readonly string[]): Promise<AnyBody> {
  for (const until = Date.now() + 420_000; ;) {
    const detail = await moveDetail(us, moveId)
    if (!busy.includes(detail.state)) return detail
    if (Date.now() > until)
      throw new Error(`The move is still ${detail.state}: ${JSON.stringify(detail.steps)}`)
    await wait(120)
  }
}

export async function readBooks(us: TestSubscriber, books: OldBooks): Promise<number> {
  const moveId = await sendBooks(us, books)
  await settled(us, moveId, ['Reading'])
  return moveId
}

export async function runMove(
  us: TestSubscriber,
  moveId: number,
  more: Readonly<Record<string, unknown>> = {},
): Promise<AnyBody> {
  await us.ok('move.run', { moveId, fromDate: '2026-04-01', ...more } as never)
  return settled(us, moveId, ['Preparing', 'Trying', 'Running'])
}

export const proofOf = async (us: TestSubscriber, moveId: number, part: string): Promise<AnyBody> =>
  us.ok('move.proof', { moveId, part } as never)

/** What was refused or doubted, import by import. */
export async function problemsOf(
  us: TestSubscriber,
  detail: AnyBody,
  way: 'trial' | 'run',
): Promise<string[]> {
  const list: string[] = []
  for (const step of detail.steps) {
    if (!step[way]) continue
    const { records }: AnyBody = await us.ok('import.detail', {
      backgroundTaskId: step[way].backgroundTaskId,
      size: 100,
    } as never)
    list.push(...records.map((one: AnyBody) => `${step.kind} ${one.row} ${one.column}: ${one.message}`))
  }
  return list
}

/** Proofs of the ledger that its books do not pass. */
export async function brokenBooks(us: TestSubscriber): Promise<unknown[]> {
  const found: unknown[] = []
  for (const { name, sql: text } of proofs) {
    const { rows } = await us.inTenant((db) => sql.raw(text).execute(db))
    if (rows.length > 0) found.push([name, rows])
  }
  return found
}
