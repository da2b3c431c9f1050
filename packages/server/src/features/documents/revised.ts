import { addMonths } from '@bahi/domain/cal/date.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { BookIssue, Facts } from '../ledger/index.ts'
import type { DocumentInput, Prepared } from './prepare.ts'

/** Inter-State invoices above it are not consolidated (CGST Rules, rule 53(3), second proviso). */
const consolidatedLimit = 250_000

/**
 * A revised invoice takes the place of what was issued between the day from which the registration is effective and that
 * of its certificate (CGST Act s.31(3)(a), rule 53): of one invoice to a registered customer, of several to others.
 */
export function revisedIssues(
  { kind, input, interState }: Prepared,
  { entity, party, replaced = [] }: Facts,
): BookIssue[] {
  const { revision, date, precedingDocuments: originals = [] } = input
  if (!documentKinds[kind].parts.includes('revision')) return []
  if (!revision) return originals.length > 0 ? [required('revision.effectiveFrom')] : []
  const { effectiveFrom: from, grantedOn: to } = revision
  if (!from || !to)
    return [
      ...(from ? [] : [required('revision.effectiveFrom')]),
      ...(to ? [] : [required('revision.grantedOn')]),
    ]
  const list: BookIssue[] = []
  if (!entity?.gstin) list.push({ path: 'entityId', code: 'REVISED_UNREGISTERED' })
  if (to < from) list.push({ path: 'revision.grantedOn', code: 'REVISED_DATES' })
  if (date && date < to) list.push({ path: 'date', code: 'REVISED_BEFORE', params: { date: to } })
  if (originals.length === 0) list.push(required('precedingDocuments'))
  if (party?.gstin && originals.length > 1) list.push({ path: 'precedingDocuments', code: 'REVISED_ONE' })
  for (const [index, { documentId, number, date: issued, total }] of originals.entries()) {
    const path = `precedingDocuments[${index}]`
    if (documentId !== undefined) list.push({ path: `${path}.documentId`, code: 'UNKNOWN_RECORD' })
    else if (!number) list.push(required(`${path}.number`))
    else if (!issued) list.push(required(`${path}.date`))
    else if (issued < from || issued > to)
      list.push({ path: `${path}.date`, code: 'REVISED_ORIGINAL', params: { number, from, to } })
    if (number && replaced.includes(number.toUpperCase()))
      list.push({ path: `${path}.number`, code: 'REVISED_IN_BOOKS', params: { number } })
    if (number && interState && originals.length > 1 && Decimal.of(total ?? '0').gt(consolidatedLimit))
      list.push({
        path: `${path}.total`,
        code: 'REVISED_VALUE',
        params: { number, limit: String(consolidatedLimit) },
      })
  }
  return list
}

const required = (path: string): BookIssue => ({ path, code: 'REQUIRED' })

export function revisedWarnings({ input }: Prepared): BookIssue[] {
  const { revision, date } = input
  if (!revision?.grantedOn || !date) return []
  const last = addMonths(revision.grantedOn, 1)
  return date > last ? [{ path: 'date', code: 'REVISED_LATE', params: { last } }] : []
}

/** Which of the originals are in these books and not cancelled. */
export async function openOriginals(
  db: Db,
  { entityId, precedingDocuments = [] }: DocumentInput,
): Promise<string[]> {
  const numbers = precedingDocuments.flatMap(({ number }) => number?.toUpperCase() ?? [])
  if (numbers.length === 0) return []
  const { rows } = await sql<{ key: string }>`select number_key as key from documents
    where subscriber_id = current_subscriber() and entity_id = ${entityId} and number_scope = 'INV'
      and number_key = any(${numbers}::text[]) and status <> 'Cancelled'`.execute(db)
  return rows.map(({ key }) => key)
}
