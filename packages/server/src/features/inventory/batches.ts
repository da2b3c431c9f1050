import { barcodeIssues } from '@bahi/contracts/item-rules.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { stockBatchCalls } from '@bahi/contracts/inventory.ts'
import { barcodeTypeOf } from '@bahi/domain/ids/barcode.ts'
import { batchKey, otherDay } from '@bahi/domain/inventory/batches.ts'
import type { BatchDays } from '@bahi/domain/inventory/batches.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import type { BookIssue } from '../ledger/index.ts'
import { insertRecord, refusingDuplicates, updateRecord } from '../records/index.ts'

type Calls = typeof stockBatchCalls

export interface KnownBatch extends BatchDays {
  readonly batch: string
}

interface Named extends BatchDays {
  readonly itemId: number
  readonly batch?: string | undefined
}

/** Batches of the master that rows name, by `batchKey`. */
export async function knownBatches(
  ctx: Ctx,
  rows: readonly Named[],
): Promise<ReadonlyMap<string, KnownBatch>> {
  const named = rows.filter(({ batch }) => batch)
  if (named.length === 0) return new Map()
  const { rows: found } = await sql<{
    itemId: number
    batch: string
    manufacturedOn: string | null
    expiresOn: string | null
  }>`select b.item_id, b.batch, b.manufactured_on, b.expires_on from item_batches b
    where b.subscriber_id = current_subscriber() and b.item_id = any(${[...new Set(named.map(({ itemId }) => itemId))]}::bigint[])
      and upper(b.batch) = any(${[...new Set(named.map(({ batch }) => batch!.toUpperCase()))]}::text[])`.execute(
    ctx.db,
  )
  return new Map(found.map(({ itemId, ...batch }) => [batchKey(itemId, batch.batch), batch]))
}

/** Rows with their batches as the master spells them. */
export const asSpelled = <R extends Named>(rows: readonly R[], known: ReadonlyMap<string, KnownBatch>): R[] =>
  rows.map((row) => {
    const batch = row.batch && known.get(batchKey(row.itemId, row.batch))?.batch
    return batch ? { ...row, batch } : row
  })

/** What is wrong with the days of a batch that is typed: they are those of the master, and in their order. */
export function batchDayIssues(
  { itemId, batch, manufacturedOn, expiresOn }: Named,
  name: string,
  known: ReadonlyMap<string, KnownBatch>,
): BookIssue[] {
  const master = batch ? known.get(batchKey(itemId, batch)) : undefined
  const other = master && otherDay({ manufacturedOn, expiresOn }, master)
  if (other)
    return [
      { path: other, code: 'BATCH_OTHER_DAY', params: { batch: master.batch, name, date: master[other]! } },
    ]
  return manufacturedOn && expiresOn && expiresOn < manufacturedOn
    ? [{ path: 'expiresOn', code: 'BATCH_DAYS' }]
    : []
}

interface Stored {
  readonly itemId: number
  readonly batch: string
  readonly version: number
  readonly hasMoved: boolean
}

/** Makes a batch of an item that keeps batches, or changes one; once its stock has moved, its name stays. */
export async function saveBatch(ctx: Ctx, input: ParsedOf<Calls['save']>): Promise<ReplyOf<Calls['save']>> {
  const { id, version, itemId, batch, manufacturedOn, expiresOn, notes, barcode } = input
  const [{ rows: items }, { rows: before }, { rows: holders }] = await Promise.all([
    sql<{ name: string; hasBatches: boolean; status: string }>`
      select i.name, i.has_batches, i.status from items i where i.subscriber_id = current_subscriber() and i.id = ${itemId}`.execute(
      ctx.db,
    ),
    sql<Stored>`
      select b.item_id, b.batch, b.version, exists (select from stock_levels l where l.subscriber_id = b.subscriber_id and l.item_id = b.item_id
        and l.batch = b.batch) as has_moved
      from item_batches b where b.subscriber_id = current_subscriber() and b.id = ${id ?? 0} for update`.execute(
      ctx.db,
    ),
    sql<{ name: string }>`
      (select i.name from items i where i.subscriber_id = current_subscriber() and ${barcode ?? null} in (i.barcode, i.secondary_barcode) and i.status <> 'Delete')
      union all
      (select i.name || ', ' || b.batch from item_batches b join items i on i.subscriber_id = b.subscriber_id and i.id = b.item_id
        where b.subscriber_id = current_subscriber() and b.barcode = ${barcode ?? null} and b.status <> 'Delete' and b.id <> ${id ?? 0})
      limit 1`.execute(ctx.db),
  ])
  const [item] = items
  const [stored] = before
  if (id !== undefined && !stored) throw notFound()
  const issues: BookIssue[] = [
    ...(!item || item.status === 'Delete' ? [{ path: 'itemId', code: 'UNKNOWN_RECORD' } as const] : []),
    ...(item && !item.hasBatches
      ? [{ path: 'itemId', code: 'NO_BATCHES', params: { name: item.name } } as const]
      : []),
    ...(stored?.hasMoved && (stored.itemId !== itemId || stored.batch !== batch)
      ? [{ path: stored.itemId === itemId ? 'batch' : 'itemId', code: 'BATCH_FIXED' } as const]
      : []),
    ...(manufacturedOn && expiresOn && expiresOn < manufacturedOn
      ? [{ path: 'expiresOn', code: 'BATCH_DAYS' } as const]
      : []),
    ...(holders[0]
      ? [{ path: 'barcode', code: 'DUPLICATE_OF', params: { record: holders[0].name } } as const]
      : []),
    ...barcodeIssues(input),
  ]
  if (issues.length > 0) throw invalid(issues)
  const barcodeType = barcode === undefined ? undefined : (input.barcodeType ?? barcodeTypeOf(barcode))
  const columns = { itemId, batch, manufacturedOn, expiresOn, notes, barcode, barcodeType }
  return refusingDuplicates({ item_batches_key: 'batch', item_batches_barcode: 'barcode' }, () =>
    id === undefined
      ? insertRecord(ctx.db, 'item_batches', columns)
      : updateRecord(ctx.db, 'item_batches', { id, version }, columns, () => Promise.resolve(stored)),
  )
}
