import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'

export interface StatementRequest {
  readonly partyId: number
  readonly entityIds: readonly number[]
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
  readonly start: number
  readonly size: number
}

export interface StatementRow {
  readonly id: number
  readonly date: string
  readonly source: string
  readonly documentId: number | null
  readonly number: string | null
  readonly narration: string | null
  readonly debit: string
  readonly credit: string
  readonly balance: string
}

export interface Statement {
  readonly opening: string
  readonly rows: StatementRow[]
  readonly total: number
  readonly debit: string
  readonly credit: string
  readonly closing: string
}

/**
 * The account of a party: what it owed before the period, each posting with the balance after it, and what it owes
 * at the end. Balances come from the ledger, the opening one from the party's master.
 */
export async function partyStatement(db: Db, request: StatementRequest): Promise<Statement> {
  const { partyId, entityIds, start, size } = request
  const from = request.fromDate ?? '0001-01-01'
  const to = request.toDate ?? '9999-12-31'
  const entries = sql`from ledger_entries e where e.subscriber_id = current_subscriber() and e.party_id = ${partyId}
    and e.entity_id = any(${entityIds}::bigint[])`
  const [sums, page] = await Promise.all([
    sql<{
      before: string
      debit: string
      credit: string
      total: number
      opening: string
      openingDate: string | null
    }>`
      select coalesce(sum(e.debit - e.credit) filter (where e.date < ${from}::date), 0) as before,
        coalesce(sum(e.debit) filter (where e.date between ${from}::date and ${to}::date), 0) as debit,
        coalesce(sum(e.credit) filter (where e.date between ${from}::date and ${to}::date), 0) as credit,
        count(*) filter (where e.date between ${from}::date and ${to}::date) as total,
        coalesce((select case p.opening_balance_side when 'Credit' then -p.opening_balance else p.opening_balance end
          from parties p where p.subscriber_id = current_subscriber() and p.id = ${partyId}), 0) as opening,
        (select p.opening_balance_date from parties p where p.subscriber_id = current_subscriber() and p.id = ${partyId}) as opening_date
      ${entries}`.execute(db),
    sql<
      Omit<StatementRow, 'balance' | 'narration'> & {
        running: string
        reverses: number | null
        reference: string | null
      }
    >`
      select x.posting_id as id, x.date, x.source, x.document_id, coalesce(d.number, p.number) as number, x.debit, x.credit, x.running, x.reverses,
        p.reference
      from (select e.*, sum(e.debit - e.credit) over (order by e.date, e.posting_id) as running ${entries}
        and e.date between ${from}::date and ${to}::date order by e.date, e.posting_id limit ${size} offset ${start}) x
      left join documents d on d.subscriber_id = x.subscriber_id and d.id = x.document_id
      left join payments p on p.subscriber_id = x.subscriber_id and p.id = x.payment_id
      order by x.date, x.posting_id`.execute(db),
  ])
  const row = sums.rows[0]!
  // The balance brought from an older system stands before the first posting, unless its day is after the period.
  const brought = row.openingDate !== null && row.openingDate > to ? Decimal.zero : Decimal.of(row.opening)
  const opening = Decimal.of(row.before).add(brought)
  return {
    opening: opening.toFixed(2),
    rows: page.rows.map(({ running, reverses, reference, ...entry }) => ({
      ...entry,
      narration: reverses === null ? reference : 'reversal',
      balance: opening.add(running).toFixed(2),
    })),
    total: row.total,
    debit: row.debit,
    credit: row.credit,
    closing: opening.add(row.debit).sub(row.credit).toFixed(2),
  }
}
