import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { Month } from './contents.ts'

/** What is printed of a month, or was attached to a record of it. */
export interface Paper {
  readonly kind: DocumentKind | PaymentKind
  readonly id: number
  /** Of a file that is attached to the record; null: the record itself as PDF. */
  readonly fileId: number | null
  readonly fileName: string | null
  readonly number: string | null
  readonly date: string
  readonly partyName: string | null
  readonly partyGstin: string | null
  readonly total: string
}

/** Documents that the business gives out with goods or for tax; of what a supplier sent, the paper that came is the document. */
const printed = (Object.keys(documentKinds) as DocumentKind[]).filter((kind) => {
  const { side, family } = documentKinds[kind]
  return side === 'sale' && (family === 'taxed' || family === 'movement')
})
const mostTogether = 1000

/** By day and number, a page at a time: documents and vouchers of the month, each followed by what is attached to it. */
export async function* papersOf(
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  { entityId, from, to }: Month,
): AsyncGenerator<Paper> {
  for (let after = ''; ;) {
    const begin = after
    const { rows } = await read((db) =>
      sql<Paper & { readonly key: string }>`
        with records as (
          select d.kind, d.id, d.number, d.date, d.party_name, d.party_gstin, d.total, 'd' as place, d.kind = any(${printed}::text[]) as is_printed
          from documents d where d.subscriber_id = current_subscriber() and d.entity_id = ${entityId} and d.date between ${from}::date and ${to}::date
            and d.issued_at is not null and d.status <> 'Cancelled'
          union all
          select p.kind, p.id, p.number, p.date, p.party_name, p.party_gstin, p.amount, 'p', true
          from payments p where p.subscriber_id = current_subscriber() and p.entity_id = ${entityId} and p.date between ${from}::date and ${to}::date
            and p.status <> 'Cancelled'),
        papers as (
          select r.*, null::bigint as file_id, null::text as file_name from records r where r.is_printed
          union all
          select r.*, a.file_id, a.name from records r join document_attachments a
            on a.subscriber_id = current_subscriber() and a.document_id = r.id where r.place = 'd'
          union all
          select r.*, a.file_id, a.name from records r join payment_attachments a
            on a.subscriber_id = current_subscriber() and a.payment_id = r.id where r.place = 'p'),
        keyed as (
          select p.*, concat_ws(' ', p.date, p.place, lpad(p.id::text, 19, '0'), lpad(coalesce(p.file_id, 0)::text, 19, '0')) as key from papers p)
        select kind, id, file_id, file_name, number, date, party_name, party_gstin, total::text as total, key from keyed
        where key > ${begin} order by key limit ${mostTogether}`.execute(db),
    )
    yield* rows
    if (rows.length < mostTogether) return
    after = rows.at(-1)!.key
  }
}

export async function countPapers(db: Db, { entityId, from, to }: Month): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from documents d where d.subscriber_id = current_subscriber() and d.entity_id = ${entityId}
        and d.date between ${from}::date and ${to}::date and d.issued_at is not null and d.status <> 'Cancelled' and d.kind = any(${printed}::text[]))
      + (select count(*) from payments p where p.subscriber_id = current_subscriber() and p.entity_id = ${entityId}
        and p.date between ${from}::date and ${to}::date and p.status <> 'Cancelled') as count`.execute(db)
  return Number(rows[0]!.count)
}
