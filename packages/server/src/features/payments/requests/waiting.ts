import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'
import type { BookIssue } from '../../ledger/index.ts'
import type { Allocation } from '../allocation.ts'
import type { LockedDocument } from '../documents.ts'

/** What payments that wait for approval would pay of documents, by document. */
export type Waiting = ReadonlyMap<number, Decimal>

export const nothingWaits: Waiting = new Map()

/** Of a document with the alias `d`: what waits for approval; the column of lists of what is open. */
export const waitingColumn = sql`
  (select coalesce(sum(w.amount), 0)::numeric(18, 2) from payment_request_allocations w
    join payment_requests r on r.subscriber_id = w.subscriber_id and r.id = w.request_id
    where w.subscriber_id = d.subscriber_id and w.document_id = d.id and r.status = 'Pending')`

/** Asked once the documents are held, so that no other payment is sent for approval meanwhile. `except`: the one that is sent again. */
export async function waitingFor(
  db: Db,
  documents: readonly Pick<LockedDocument, 'id'>[],
  except: number | undefined,
): Promise<Waiting> {
  if (documents.length === 0) return nothingWaits
  const { rows } = await sql<{ documentId: number; amount: string }>`
    select w.document_id, sum(w.amount) as amount from payment_request_allocations w
    join payment_requests r on r.subscriber_id = w.subscriber_id and r.id = w.request_id
    where w.subscriber_id = current_subscriber() and w.document_id = any(${documents.map(({ id }) => id)}::bigint[])
      and r.status = 'Pending' and r.id <> ${except ?? 0}
    group by w.document_id`.execute(db)
  return new Map(rows.map(({ documentId, amount }) => [documentId, Decimal.of(amount)]))
}

/** What is open of a document beyond what waits. */
export function leftOf(balance: string, waiting: Decimal | undefined): string {
  const left = Decimal.of(balance).sub(waiting ?? '0')
  return left.isPositive() ? left.toFixed(2) : '0.00'
}

/** A bill that a payment waits for is not paid a second time. */
export function waitingIssues(
  allocations: readonly Allocation[],
  documents: readonly LockedDocument[],
  waiting: Waiting,
): BookIssue[] {
  const known = new Map(documents.map((document) => [document.id, document]))
  return allocations.flatMap(({ documentId, amount }, index) => {
    const document = known.get(documentId)
    const waits = waiting.get(documentId)
    if (!document || !waits || Decimal.of(amount).gt(document.balance)) return []
    if (Decimal.of(amount).lte(leftOf(document.balance, waits))) return []
    const params = { number: document.number ?? '', waiting: waits.toFixed(2) }
    return [{ path: `allocations[${index}].amount`, code: 'WAITS_FOR_APPROVAL', params }]
  })
}

/** The same of a receipt whose money goes back. */
export async function refundIssues(
  db: Db,
  receipt: { readonly id: number; readonly number: string; readonly unallocated: string },
  amount: Decimal,
  except: number | undefined,
): Promise<BookIssue[]> {
  const { rows } = await sql<{ waiting: string }>`
    select coalesce(sum(amount + coalesce((body ->> 'tdsDeducted')::numeric, 0)), 0) as waiting from payment_requests
    where subscriber_id = current_subscriber() and refund_of_id = ${receipt.id} and status = 'Pending' and id <> ${except ?? 0}`.execute(
    db,
  )
  const waiting = Decimal.of(rows[0]!.waiting)
  if (!waiting.isPositive() || amount.lte(leftOf(receipt.unallocated, waiting))) return []
  const params = { number: receipt.number, waiting: waiting.toFixed(2) }
  return [{ path: 'amount', code: 'REFUND_WAITS', params }]
}
