import type { Opening } from '@bahi/domain/documents/families.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { BookIssue } from '../ledger/index.ts'
import type { Allocation } from './allocation.ts'

/** A document a payment may settle, its row held to the end of the transaction. */
export interface LockedDocument {
  readonly id: number
  readonly entityId: number
  readonly partyId: number | null
  readonly status: string
  readonly number: string | null
  readonly opens: Opening
  readonly balance: string
  /** It bears IGST; else CGST and SGST. */
  readonly isInterState: boolean
}

/** Which heads a document bears: by its tax, and where it has none by its place of supply. */
export const isInterStateColumn = sql`(igst > 0 or (cgst = 0 and coalesce(inter_state, false)))`
const columns = sql`id, entity_id, party_id, status, number, opens, balance, ${isInterStateColumn} as is_inter_state`

/** In the order of ids, as everybody locks documents, so that nobody waits in a ring. */
export async function lockDocuments(
  db: Db,
  ids: readonly number[],
  settles: readonly Opening[],
): Promise<LockedDocument[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<LockedDocument>`select ${columns} from documents
    where subscriber_id = current_subscriber() and opens = any(${[...settles]}::text[]) and id = any(${[...ids]}::bigint[]) order by id for update`.execute(
    db,
  )
  return rows
}

/** Open bills of a party at a GSTIN, oldest first. */
export async function lockOpenDocuments(
  db: Db,
  partyId: number,
  entityId: number,
  opens: Opening,
): Promise<LockedDocument[]> {
  const { rows } = await sql<LockedDocument & { date: string }>`select ${columns}, date from documents
    where subscriber_id = current_subscriber() and id in (
      select id from documents where subscriber_id = current_subscriber() and party_id = ${partyId} and entity_id = ${entityId}
        and opens = ${opens} and balance > 0 order by date, id limit 1000)
    order by id for update`.execute(db)
  return rows
    .filter((row) => Decimal.of(row.balance).isPositive())
    .toSorted((a, b) => (a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1))
}

/**
 * What is wrong with a settlement. `already`: what this payment settles of a document now, which comes free when it
 * is settled anew.
 */
export function allocationIssues(
  allocations: readonly Allocation[],
  documents: readonly LockedDocument[],
  available: Decimal,
  payment: { readonly partyId: number; readonly entityId: number },
  already: ReadonlyMap<number, string> = new Map(),
): BookIssue[] {
  const known = new Map(documents.map((document) => [document.id, document]))
  const seen = new Set<number>()
  const list: BookIssue[] = []
  let sum = Decimal.zero
  for (const [index, { documentId, amount }] of allocations.entries()) {
    const path = `allocations[${index}]`
    const document = known.get(documentId)
    sum = sum.add(amount)
    if (!Decimal.of(amount).isPositive()) list.push({ path: `${path}.amount`, code: 'NOT_POSITIVE' })
    if (!document || document.partyId !== payment.partyId || document.entityId !== payment.entityId) {
      list.push({ path: `${path}.documentId`, code: 'UNKNOWN_RECORD' })
      continue
    }
    if (seen.has(documentId)) list.push({ path: `${path}.documentId`, code: 'DUPLICATE' })
    seen.add(documentId)
    const open = Decimal.of(document.balance).add(already.get(documentId) ?? '0')
    if (Decimal.of(amount).gt(open)) {
      list.push({
        path: `${path}.amount`,
        code: 'ABOVE_BALANCE',
        params: { number: document.number ?? '', balance: open.toFixed(2) },
      })
    }
  }
  if (sum.gt(available)) {
    list.push({
      path: 'allocations',
      code: 'ABOVE_PAYMENT',
      params: { amount: available.toFixed(2), allocated: sum.toFixed(2) },
    })
  }
  return list
}
