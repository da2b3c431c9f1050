import { isCredit } from '@bahi/domain/documents/families.ts'
import { documentKinds, takenKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { sharesOf } from '@bahi/domain/documents/notes.ts'
import type { Shares } from '@bahi/domain/documents/notes.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { CorrectedCopy, Facts, PrecedingFacts } from '../ledger/index.ts'
import { placeOfLine } from './line-place.ts'
import { statusOnDay } from './offer-columns.ts'
import type { DocumentInput, Prepared } from './prepare.ts'

interface Asked {
  readonly ids: readonly number[]
  readonly entityId: number
  /** The note itself, whose own part counts as left. */
  readonly noteId: number | undefined
  readonly today: string
  /** Lines that are asked for; absent: all. */
  readonly lineNumbers?: readonly number[] | undefined
}

/** Nobody else corrects, pays or cancels these until the transaction ends; locked in the order of their ids. */
export async function holdPreceding(db: Db, { ids, entityId, noteId }: Asked): Promise<void> {
  await sql`select from documents d where d.subscriber_id = current_subscriber() and d.entity_id = ${entityId}
    and d.id = any(${[...ids, ...(noteId === undefined ? [] : [noteId])]}::bigint[]) order by d.id for update`.execute(
    db,
  )
}

/**
 * Issued documents of a GSTIN with what notes, or what was made from orders and challans, have left of them and of their lines.
 * What was closed gives no more than the document itself has of it already: the rest is back where it came from.
 */
export async function precedingOf(
  db: Db,
  { ids, entityId, noteId = 0, lineNumbers, today }: Asked,
): Promise<PrecedingFacts[]> {
  const { rows } = await sql<PrecedingFacts>`
    with l as materialized (
      select l.*, d.kind = any(${takenKinds}::text[]) as is_taken, d.cancelled_at is not null as is_closed
      from documents d join document_lines l on l.subscriber_id = d.subscriber_id and l.document_id = d.id
      where d.subscriber_id = current_subscriber() and d.entity_id = ${entityId} and d.id = any(${[...ids]}::bigint[])
        and (${lineNumbers === undefined} or l.line_number = any(${[...(lineNumbers ?? [])]}::int[]))),
    t as (
      select l.document_id, l.line_number, sum(x.quantity) as quantity, sum(x.taxable_value) as taxable_value
      from (select array_agg(l.document_id) as documents, array_agg(l.line_number) as lines from l) o,
        line_takers(o.documents, o.lines) x join l on l.document_id = x.source_id and l.line_number = x.source_line
      where x.document_id <> ${noteId} and (l.is_taken or x.opens in ('customerCredit', 'supplierCredit'))
      group by l.document_id, l.line_number),
    own as (
      select y.source_document_id, y.source_line_number, sum(y.quantity) as quantity from document_lines y
      where y.subscriber_id = current_subscriber() and y.document_id = ${noteId} group by 1, 2)
    select d.id, d.kind, d.party_id, exists (select from document_sources s where s.subscriber_id = d.subscriber_id
        and s.source_id = d.id and s.document_id = ${noteId}) as is_linked, ${statusOnDay(today)} as status, d.number, d.date, d.total, d.place_of_supply, d.last_line,
      d.body ? 'billOfEntry' as is_import, is_provisional(d.body) as is_provisional, d.reverse_charge as is_reverse,
      case when d.supplier_number is not null then json_build_object('number', d.supplier_number, 'date', coalesce(d.supplier_date, d.date)) end as paper,
      d.total - d.round_off - (select coalesce(sum(s.amount), 0) from document_sources s
        where s.subscriber_id = d.subscriber_id and s.source_id = d.id and s.document_id <> ${noteId}) as left,
      (select coalesce(json_agg(json_build_object('lineNumber', l.line_number, 'place', ${placeOfLine}, 'isCharge', l.is_charge, 'itemId', l.item_id,
          'description', l.description, 'hsn', l.hsn, 'supply', l.supply, 'uqc', l.uqc, 'quantity', l.quantity::text,
          'unitPrice', l.unit_price::text, 'taxCategory', l.tax_category, 'taxRate', l.tax_rate::text,
          'taxableValue', l.taxable_value::text, 'body', l.body,
          'takenQuantity', (case when l.is_closed and l.is_taken then l.quantity - coalesce(own.quantity, 0)
            else coalesce(t.quantity, 0) + l.returned_quantity end)::text,
          'takenValue', coalesce(t.taxable_value, 0)::text,
          'takenSerials', case when l.body ? 'serials' then (select array_agg(s) from document_lines y
              join documents n on n.subscriber_id = y.subscriber_id and n.id = y.document_id and n.cancelled_at is null
              cross join lateral jsonb_array_elements_text(y.body -> 'serials') s
            where y.subscriber_id = current_subscriber() and y.source_document_id = l.document_id and y.source_line_number = l.line_number
              and y.document_id <> ${noteId} and (l.is_taken or n.opens in ('customerCredit', 'supplierCredit'))) end,
          'backSerials', case when l.body ? 'serials' then (select array_agg(s) from challan_returns r
              cross join lateral unnest(coalesce(r.serials, '{}') || coalesce(r.lost_serials, '{}')) s
            where r.subscriber_id = current_subscriber() and r.document_id = l.document_id and r.line_number = l.line_number) end,
          'takenFree', case when l.body ? 'freeQuantity' then (select coalesce(sum((y.body ->> 'freeQuantity')::numeric), 0)::text
            from document_lines y join documents n on n.subscriber_id = y.subscriber_id and n.id = y.document_id and n.cancelled_at is null
            where y.subscriber_id = current_subscriber() and y.source_document_id = l.document_id and y.source_line_number = l.line_number
              and y.document_id <> ${noteId} and (l.is_taken or n.opens in ('customerCredit', 'supplierCredit'))) end) order by ${placeOfLine}), '[]')
        from l left join t on t.document_id = l.document_id and t.line_number = l.line_number
          left join own on own.source_document_id = l.document_id and own.source_line_number = l.line_number
        where l.document_id = d.id) as lines
    from documents d where d.subscriber_id = current_subscriber() and d.entity_id = ${entityId}
      and d.id = any(${[...ids]}::bigint[]) and d.number_key <> ''
    order by d.date, d.id`.execute(db)
  return rows
}

/** Of the document `d`: notes correct it, a credit settles it, or something was made from it. */
export const hasNote = sql`(exists (select 1 from document_sources s where s.subscriber_id = d.subscriber_id and s.source_id = d.id)
  or exists (select 1 from credit_allocations a where a.subscriber_id = d.subscriber_id and a.document_id = d.id))`

/** Of the bill `d`: its capital goods are in the register of fixed assets. */
export const hasAsset = sql`(exists (select 1 from fixed_assets x where x.subscriber_id = d.subscriber_id and x.document_id = d.id and x.status <> 'Delete'))`

/** Of the document `d`: what of it is applied to other documents. */
export const applied = sql`(select coalesce(sum(a.amount), 0) from credit_allocations a
  where a.subscriber_id = d.subscriber_id and a.credit_id = d.id)`

/** Of the document `d`: what notes take back of it. */
export const noted = sql`(select coalesce(sum(s.amount), 0) from document_sources s
  where s.subscriber_id = d.subscriber_id and s.source_id = d.id)`

/** Of the document `d`: what notes settle of it. */
export const notedApplied = sql`(select coalesce(sum(s.applied), 0) from document_sources s
  where s.subscriber_id = d.subscriber_id and s.source_id = d.id)`

/** What a note corrects, of the books and outside them. */
export function correctedBy(
  kind: DocumentKind,
  input: DocumentInput,
  { preceding }: Pick<Facts, 'preceding'>,
): CorrectedCopy[] {
  const outside = (input.precedingDocuments ?? []).flatMap(
    ({ documentId, number, date, total }): CorrectedCopy[] =>
      documentId === undefined && number !== undefined && date !== undefined
        ? [
            {
              id: null,
              kind: documentKinds[kind].corrects ?? kind,
              number,
              date,
              total: total ?? null,
              placeOfSupply: input.placeOfSupply ?? null,
            },
          ]
        : [],
  )
  const inside = preceding.map(
    ({ id, kind: of, number, date, total, placeOfSupply, isImport, isReverse, paper }): CorrectedCopy => ({
      ...(isImport ? { isImport } : {}),
      ...(isReverse ? { isReverse } : {}),
      ...(paper ? { paper } : {}),
      id,
      kind: of,
      number,
      date,
      total,
      placeOfSupply,
    }),
  )
  return [...inside, ...outside].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** How a note is shared out over what it corrects; a note that adds to it takes nothing back. */
export function noteShares({ type, lines, computed }: Prepared, { preceding }: Facts): Shares {
  const corrected = preceding.map(({ id, left }) => ({ id, left }))
  if (!isCredit(type)) return { amounts: new Map(corrected.map(({ id }) => [id, '0.00'])), rest: '0.00' }
  return sharesOf(
    [
      ...computed.lines.map(({ total }, index) => ({
        total,
        sourceId: lines[index]!.sourceLine?.documentId,
      })),
      ...computed.chargeLines.map(({ total }) => ({ total })),
    ],
    corrected,
  )
}
