import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { openingBalance } from '../ledger/index.ts'

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
  readonly paymentId: number | null
  readonly journalId: number | null
  readonly number: string | null
  /** What the payer named: a UTR, a cheque; of a bill its number with the supplier. */
  readonly narration: string | null
  readonly isReversal: boolean
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
 * The account of a party: what it owed before the period, each line with the balance after it, and what it owes
 * at the end. Balances come from the ledger, the opening one from the party's master.
 */
export async function partyStatement(db: Db, request: StatementRequest): Promise<Statement> {
  const { partyId, entityIds, start, size } = request
  const from = request.fromDate ?? '0001-01-01'
  const to = request.toDate ?? '9999-12-31'
  // A change books the old figures back and the new ones anew: what a day and its cause come to is one line.
  const lines = sql`(select min(e.posting_id) as id, e.date, e.source, e.document_id, e.payment_id, e.journal_id, sum(e.debit - e.credit) as net,
      bool_and(e.reverses is not null) as is_reversal
    from ledger_entries e where e.subscriber_id = current_subscriber() and e.party_id = ${partyId}
      and e.entity_id = any(${entityIds}::bigint[]) and e.date <= ${to}::date
    group by e.date, e.source, e.document_id, e.payment_id, e.journal_id having sum(e.debit - e.credit) <> 0) x`
  const [sums, page] = await Promise.all([
    sql<{
      before: string
      debit: string
      credit: string
      total: number
      opening: string
      openingDate: string | null
    }>`
      select coalesce(sum(x.net) filter (where x.date < ${from}::date), 0) as before,
        coalesce(sum(x.net) filter (where x.date >= ${from}::date and x.net > 0), 0)::numeric(20, 2) as debit,
        coalesce(-sum(x.net) filter (where x.date >= ${from}::date and x.net < 0), 0)::numeric(20, 2) as credit,
        count(*) filter (where x.date >= ${from}::date) as total,
        coalesce((select ${openingBalance('p', entityIds)}
          from parties p where p.subscriber_id = current_subscriber() and p.id = ${partyId}), 0) as opening,
        (select p.opening_balance_date from parties p where p.subscriber_id = current_subscriber() and p.id = ${partyId}) as opening_date
      from ${lines}`.execute(db),
    sql<Omit<StatementRow, 'balance'> & { running: string }>`
      select y.id, y.date, y.source, y.document_id, y.payment_id, y.journal_id, coalesce(d.number, p.number, j.number) as number, coalesce(p.reference, d.supplier_number, j.narration) as narration,
        greatest(y.net, 0)::numeric(20, 2) as debit, greatest(-y.net, 0)::numeric(20, 2) as credit, y.running, y.is_reversal
      from (select x.*, sum(x.net) over (order by x.date, x.id) as running from ${lines} where x.date >= ${from}::date
        order by x.date, x.id limit ${size} offset ${start}) y
      left join documents d on d.subscriber_id = current_subscriber() and d.id = y.document_id
      left join payments p on p.subscriber_id = current_subscriber() and p.id = y.payment_id
      left join journals j on j.subscriber_id = current_subscriber() and j.id = y.journal_id
      order by y.date, y.id`.execute(db),
  ])
  const row = sums.rows[0]!
  // The balance brought from an older system is before the first posting, unless its day is after the period.
  const brought = row.openingDate !== null && row.openingDate > to ? Decimal.zero : Decimal.of(row.opening)
  const opening = Decimal.of(row.before).add(brought)
  return {
    opening: opening.toFixed(2),
    rows: page.rows.map(({ running, ...entry }) => ({
      ...entry,
      balance: opening.add(running).toFixed(2),
    })),
    total: row.total,
    debit: row.debit,
    credit: row.credit,
    closing: opening.add(row.debit).sub(row.credit).toFixed(2),
  }
}
