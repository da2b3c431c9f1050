import { AmountSum } from '@bahi/domain/returns/gstr1/amounts.ts'
import type { Amounts } from '@bahi/domain/returns/gstr1/amounts.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'
import type { Filing } from '../period.ts'

/** Tax that something posted on the accounts of output tax in the period: credit less debit. */
export interface PostedTax extends Amounts {
  readonly id: number
}

/** Of an account of output tax. */
const posted = (account: string) =>
  sql`coalesce(sum(e.credit - e.debit) filter (where e.account = ${account}), 0)::numeric(20, 2)`
const outputTax = sql`'0.00' as taxable_value, ${posted('igst')} as igst, ${posted('cgst')} as cgst, ${posted('sgst')} as sgst,
  ${posted('cess')} as cess`
const ofOutputTax = sql`e.account in ('igst', 'cgst', 'sgst', 'cess')`

/** By document. */
export async function postedByDocuments(
  db: Db,
  { entityId, from, to }: Filing,
): Promise<Map<number, PostedTax>> {
  const { rows } = await sql<PostedTax>`select e.document_id as id, ${outputTax} from ledger_entries e
    where e.subscriber_id = current_subscriber() and ${ofOutputTax} and e.entity_id = ${entityId} and e.date between ${from}::date and ${to}::date
      and e.document_id is not null group by e.document_id`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export interface PostedJournal extends PostedTax {
  readonly number: string | null
  readonly date: string
}

/** By journal; a set-off of output tax against input tax, or its payment, is none of these: it changes no return. */
export async function postedByJournals(db: Db, { entityId, from, to }: Filing): Promise<PostedJournal[]> {
  const { rows } =
    await sql<PostedJournal>`select e.journal_id as id, j.number, j.date::text as date, ${outputTax}
    from ledger_entries e join journals j on j.subscriber_id = e.subscriber_id and j.id = e.journal_id
    where e.subscriber_id = current_subscriber() and ${ofOutputTax} and e.entity_id = ${entityId} and e.date between ${from}::date and ${to}::date
      and not exists (select from ledger_entries o where o.subscriber_id = e.subscriber_id and o.journal_id = e.journal_id
        and o.account in ('inputIgst', 'inputCgst', 'inputSgst', 'inputCess', 'taxPayments', 'bank', 'cash', 'openingBalances'))
    group by e.journal_id, j.number, j.date order by j.date, e.journal_id`.execute(db)
  return rows
}

export function totalOf(posted: Iterable<Amounts>): Amounts {
  const sum = new AmountSum()
  for (const amounts of posted) sum.add(amounts)
  return sum.toAmounts()
}
