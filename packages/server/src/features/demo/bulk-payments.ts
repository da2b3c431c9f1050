import { numberParts } from '@bahi/domain/documents/number.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import type pg from 'pg'

/** Payments of one kind that a batch gets beside the receipts of its invoices. */
export interface BulkPayments {
  readonly kind: PaymentKind
  readonly prefix: string
  readonly years: readonly string[]
  readonly entityId: number
  readonly seriesId: number
  /** Rows with party, day and amount, and the document that each settles; none for an advance. */
  readonly from: string
}

export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** What stands before the number in each year. */
export const befores = (prefix: string, years: readonly string[]) =>
  years
    .map((name) => {
      const { before } = numberParts({ prefix, separator: '/', yearStyle: 'short', width: 7 }, name)
      return `(${quoted(name)}, ${quoted(before)})`
    })
    .join()

export const balancesFrom = (entries: string) => `
    insert into party_balances as b (subscriber_id, party_id, entity_id, balance)
    select current_subscriber(), party_id, entity_id, sum(debit - credit) from ${entries} where party_id is not null group by party_id, entity_id
    on conflict (subscriber_id, party_id, entity_id) do update set balance = b.balance + excluded.balance`

/** Writes payments with what they settle, their entries, balances, sums of days and counters. */
export async function writePayments(client: pg.Client, payments: BulkPayments): Promise<void> {
  for (const [name, statement] of Object.entries(statementsOf(payments)))
    await client.query(statement).catch((error: Error) => {
      throw new Error(`${name} of ${payments.kind}: ${error.message}`, { cause: error })
    })
}

function statementsOf({ kind, prefix, years, entityId, seriesId, from }: BulkPayments) {
  const [partySide, moneySide] = kind === 'paymentIn' ? ['credit', 'debit'] : ['debit', 'credit']
  const side = (account: string, party: string, of: string) =>
    `select p.posting_id, ${account === 'bank' ? 1 : 2} as n, ${quoted(account)} as account, ${party} as party_id, p.entity_id, p.paid_on as date,
      ${of === 'debit' ? 'p.paid_amount' : '0::numeric'} as debit, ${of === 'credit' ? 'p.paid_amount' : '0::numeric'} as credit, p.payment_id from heads p`
  return {
    heads: `
      drop table if exists bulk_paid, bulk_paid_entries;
      create temporary table bulk_paid on commit drop as
      select nextval(pg_get_serial_sequence('payments', 'id')) as payment_id, f.party_id, f.party_name, f.gstin, f.entity_id, f.i, f.settles,
        f.paid_amount, f.paid_on, y.name as year, y.before,
        coalesce((select last_number from series_counters s where s.subscriber_id = current_subscriber() and s.series_id = ${seriesId}
          and s.entity_id = ${entityId} and s.financial_year = y.name), 0)
        + row_number() over (partition by y.name order by f.paid_on, f.i) as seq
      from (${from}) f join (values ${befores(prefix, years)}) y (name, before) on y.name = f.financial_year`,
    payments: `
      insert into payments (subscriber_id, id, kind, entity_id, series_id, sequence_number, number, number_key, financial_year, date, party_id, party_name,
        party_gstin, mode, amount, unallocated)
      overriding system value
      select current_subscriber(), payment_id, ${quoted(kind)}, entity_id, ${seriesId}, seq, before || lpad(seq::text, 7, '0'),
        before || lpad(seq::text, 7, '0'), year, paid_on, party_id, party_name, gstin, 'BankTransfer', paid_amount,
        case when settles is null then paid_amount else 0 end
      from bulk_paid order by payment_id`,
    allocations: `
      insert into payment_allocations (subscriber_id, payment_id, document_id, amount)
      select current_subscriber(), payment_id, settles, paid_amount from bulk_paid where settles is not null`,
    entries: `
      create temporary table bulk_paid_entries on commit drop as
      with heads as materialized (select *, nextval('ledger_posting_ids') as posting_id from bulk_paid)
      ${side('bank', 'null::bigint', moneySide!)} union all ${side('party', 'p.party_id', partySide!)}`,
    insertEntries: `
      insert into ledger_entries (subscriber_id, posting_id, entry_number, entity_id, date, account, party_id, debit, credit, source, payment_id)
      select current_subscriber(), posting_id, n, entity_id, date, account, party_id, debit, credit, ${quoted(kind)}, payment_id
      from bulk_paid_entries order by posting_id, n`,
    balances: balancesFrom('bulk_paid_entries'),
    daySums: `
      insert into day_sums as s (subscriber_id, kind, type_code, entity_id, date, series_id, documents, taxable_value, tax, total, cancelled, cancelled_total)
      select current_subscriber(), ${quoted(kind)}, '', entity_id, paid_on, ${seriesId}, count(*), 0, 0, sum(paid_amount), 0, 0
      from bulk_paid group by entity_id, paid_on
      on conflict (subscriber_id, kind, entity_id, date, series_id, type_code) do update set documents = s.documents + excluded.documents,
        total = s.total + excluded.total`,
    counters: `
      insert into series_counters as c (subscriber_id, series_id, entity_id, financial_year, last_number)
      select current_subscriber(), ${seriesId}, entity_id, year, max(seq) from bulk_paid group by entity_id, year
      on conflict (subscriber_id, series_id, entity_id, financial_year) do update set last_number = greatest(c.last_number, excluded.last_number)`,
  }
}
