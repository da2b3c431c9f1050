/**
 * What must be true between documents, lines, ledger, balances and sums at every moment. Each query gives the first
 * rows that break its rule and nothing while the books are right; `subscriber_id` is that of the transaction.
 */
export interface Proof {
  readonly name: string
  readonly sql: string
}

/** Columns of the sums with what they should be, computed from the rows they sum. */
const compared = (columns: readonly string[]) =>
  columns.map((column) => `coalesce(k.${column}, 0) <> coalesce(l.${column}, 0)`).join(' or ')

const tax = ['igst', 'cgst', 'sgst', 'cess'] as const
const returnKey =
  'entity_id, return_period, series_id, section, part, place_of_supply, supply_type, rate, ctin'
const hsnKey = 'entity_id, return_period, series_id, tab, hsn, uqc, rate'
const dayKey = 'kind, type_code, entity_id, date, series_id'
const partyKey = 'kind, type_code, entity_id, month, series_id, party_id, sales_person'
const itemKey =
  'kind, type_code, entity_id, month, series_id, item_id, hsn, uqc, supply, tax_category, tax_rate'
/** Documents that are sales or purchases of the books. */
const isTurnover = `d.subscriber_id = current_subscriber() and d.opens is not null and d.line_count > 0 and not d.body ? 'distribution'`
/** Statuses of issued documents that count. */
const live = `status not in ('Draft', 'Pending', 'Rejected', 'Delete', 'Cancelled')`

export const proofs: readonly Proof[] = [
  {
    name: 'stock is what its movements say, now and by day',
    sql: `select item_id, place_id, holder_id, batch, k.quantity as kept, l.quantity as live, d.quantity as by_day
      from (select * from stock_levels where subscriber_id = current_subscriber()) k
      full join (select item_id, place_id, holder_id, batch, sum(quantity) as quantity from stock_movements
        where subscriber_id = current_subscriber() group by item_id, place_id, holder_id, batch) l using (item_id, place_id, holder_id, batch)
      full join (select item_id, place_id, holder_id, batch, sum(opening + inward - outward + moved_in - moved_out) as quantity from stock_days
        where subscriber_id = current_subscriber() group by item_id, place_id, holder_id, batch) d using (item_id, place_id, holder_id, batch)
      where coalesce(k.quantity, 0) <> coalesce(l.quantity, 0) or coalesce(k.quantity, 0) <> coalesce(d.quantity, 0)`,
  },
  {
    name: 'each day of stock is what its movements say',
    sql: `select item_id, place_id, holder_id, batch, day from
      (select * from stock_days where subscriber_id = current_subscriber()) k
      full join (select item_id, place_id, holder_id, batch, day,
          coalesce(sum(quantity) filter (where document_id is null and entry_id is null), 0) as opening,
          coalesce(sum(quantity) filter (where sort in ('receipt', 'issueReturn') and num_nonnulls(document_id, entry_id) > 0), 0) as inward,
          coalesce(-sum(quantity) filter (where sort in ('issue', 'receiptReturn')), 0) as outward,
          coalesce(sum(quantity) filter (where sort = 'transferIn'), 0) as moved_in, coalesce(-sum(quantity) filter (where sort = 'transferOut'), 0) as moved_out
        from stock_movements where subscriber_id = current_subscriber() group by item_id, place_id, holder_id, batch, day) l using (item_id, place_id, holder_id, batch, day)
      where ${compared(['opening', 'inward', 'outward', 'moved_in', 'moved_out'])}`,
  },
  {
    name: 'transfers between places move nothing in or out of a GSTIN',
    sql: `select document_id, entry_id, line_number, item_id, sum(quantity) as quantity from stock_movements
      where subscriber_id = current_subscriber() and sort in ('transferIn', 'transferOut')
      group by document_id, entry_id, line_number, item_id, day having sum(quantity) <> 0`,
  },
  {
    name: 'documents, corrections and openings are in the stock as they are now',
    sql: `select entity_id, item_id, place_id, document_id, entry_id, line_number, sum(quantity) as quantity, sum(value) as value from (
        select m.entity_id, m.item_id, m.place_id, m.holder_id, m.batch, m.day, m.sort, m.document_id, m.entry_id, m.line_number, m.quantity, m.value
        from stock_movements m where m.subscriber_id = current_subscriber()
        union all
        select w.entity_id, w.item_id, w.place_id, w.holder_id, w.batch, w.day, w.sort, w.document_id, w.entry_id, w.line_number, -w.quantity, -w.value
        from entities e, stock_since(e.id) since, lateral (
          select * from stock_of_openings(e.id, since)
          union all select * from stock_of_entries((select array_agg(x.id) from stock_entries x where x.subscriber_id = current_subscriber() and x.entity_id = e.id), since)
          union all select * from stock_of_documents((select array_agg(x.id) from documents x where x.subscriber_id = current_subscriber() and x.entity_id = e.id), since)) w
        where e.subscriber_id = current_subscriber() and since is not null) x
      where setting_of('EnableStockInventory', entity_id) = 'true'
      group by entity_id, item_id, place_id, holder_id, batch, day, sort, document_id, entry_id, line_number
      having sum(quantity) <> 0 or sum(value) <> 0`,
  },
  {
    name: 'serial numbers are where their movements say',
    sql: `select item_id, serial_key, k.quantity as kept, l.quantity as live
      from (select * from item_serials where subscriber_id = current_subscriber()) k
      full join (select item_id, serial_key, sum(direction) as quantity from serial_movements where subscriber_id = current_subscriber()
        group by item_id, serial_key) l using (item_id, serial_key)
      where coalesce(k.quantity, 0) <> coalesce(l.quantity, 0)`,
  },
  {
    name: 'sales and purchases of a month by party are what its documents say',
    sql: `select ${partyKey}, k.documents as kept, l.documents as live, k.taxable_value as kept_value, l.taxable_value as live_value
      from (select * from party_turnover where subscriber_id = current_subscriber()) k
      full join (select d.kind, d.type_code, d.entity_id, date_trunc('month', d.date)::date as month, coalesce(d.series_id, 0) as series_id, coalesce(d.party_id, 0) as party_id,
          coalesce(d.sales_person, '') as sales_person, count(*) as documents, sum(d.taxable_value) as taxable_value, sum(d.igst) as igst, sum(d.cgst) as cgst,
          sum(d.sgst) as sgst, sum(d.cess + d.state_cess) as cess, sum(d.total) as total
        from documents d where ${isTurnover} group by 1, 2, 3, 4, 5, 6, 7) l using (${partyKey})
      where ${compared(['documents', 'taxable_value', ...tax, 'total'])}`,
  },
  {
    name: 'sales and purchases of a month by item are what its lines say',
    sql: `select ${itemKey}, k.lines as kept, l.lines as live, k.taxable_value as kept_value, l.taxable_value as live_value
      from (select * from item_turnover where subscriber_id = current_subscriber()) k
      full join (select d.kind, d.type_code, d.entity_id, date_trunc('month', d.date)::date as month, coalesce(d.series_id, 0) as series_id, coalesce(y.item_id, 0) as item_id,
          coalesce(y.hsn, '') as hsn, coalesce(y.uqc, '') as uqc, y.supply, y.tax_category, y.tax_rate, count(*) as lines, sum(y.quantity) as quantity,
          sum(case when y.is_charge or coalesce(y.body ? 'priceDifference', false) or not (d.type_code = any(q.stock_in) or d.type_code = any(q.stock_out))
            or (q.stock_reason is not null and d.body ->> 'reason' is distinct from q.stock_reason) then 0 else y.quantity end) as moved_quantity,
          sum(y.taxable_value) as taxable_value, sum(y.igst) as igst, sum(y.cgst) as cgst, sum(y.sgst) as sgst,
          sum(y.cess + y.cess_non_advalorem + y.state_cess) as cess, sum(y.total) as total
        from documents d join document_kinds q on q.kind = d.kind
          join document_lines y on y.subscriber_id = d.subscriber_id and y.document_id = d.id
        where ${isTurnover} group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11) l using (${itemKey})
      where ${compared(['lines', 'quantity', 'moved_quantity', 'taxable_value', ...tax, 'total'])}`,
  },
  {
    name: 'each posting balances',
    sql: `select posting_id, sum(debit) as debit, sum(credit) as credit from ledger_entries
      where subscriber_id = current_subscriber() group by posting_id having sum(debit) <> sum(credit)`,
  },
  {
    name: 'the ledger balances',
    sql: `select sum(debit) as debit, sum(credit) as credit from ledger_entries
      where subscriber_id = current_subscriber() having sum(debit) <> sum(credit)`,
  },
  {
    name: 'sums of the ledger are what the postings up to theirs say',
    sql: `select account, first_day, k.debit as kept, l.debit as live
      from (select * from ledger_sums where subscriber_id = current_subscriber() and span = 'day') k
      full join (select account, date as first_day, entity_id, coalesce(branch_id, 0) as branch_id, coalesce(ledger_account_id, 0) as ledger_account_id,
          coalesce(party_id, 0) as party_id, sum(debit) as debit, sum(credit) as credit from ledger_entries
        where subscriber_id = current_subscriber() and posting_id <= (select coalesce(max(posting_id), 0) from ledger_summed where subscriber_id = current_subscriber())
        group by 1, 2, 3, 4, 5, 6) l using (account, first_day, entity_id, branch_id, ledger_account_id, party_id)
      where ${compared(['debit', 'credit'])}`,
  },
  {
    name: 'months of the ledger are the sums of their days',
    sql: `select account, first_day, k.debit as kept, l.debit as live
      from (select * from ledger_sums where subscriber_id = current_subscriber() and span = 'month') k
      full join (select account, date_trunc('month', first_day)::date as first_day, entity_id, branch_id, ledger_account_id, party_id, sum(debit) as debit,
          sum(credit) as credit from ledger_sums where subscriber_id = current_subscriber() and span = 'day' group by 1, 2, 3, 4, 5, 6) l
        using (account, first_day, entity_id, branch_id, ledger_account_id, party_id)
      where ${compared(['debit', 'credit'])}`,
  },
  {
    name: 'financial years of the ledger are the sums of their months',
    sql: `select account, first_day, k.debit as kept, l.debit as live
      from (select * from ledger_sums where subscriber_id = current_subscriber() and span = 'year') k
      full join (select account, first_of_year(first_day) as first_day, entity_id, branch_id, ledger_account_id, party_id, sum(debit) as debit,
          sum(credit) as credit from ledger_sums where subscriber_id = current_subscriber() and span = 'month' group by 1, 2, 3, 4, 5, 6) l
        using (account, first_day, entity_id, branch_id, ledger_account_id, party_id)
      where (${compared(['debit', 'credit'])})
        and exists (select from ledger_summed where subscriber_id = current_subscriber() and year_posting_id = posting_id)`,
  },
  {
    name: 'a journal that counts has its lines in the ledger, one that is cancelled has nothing there',
    sql: `select j.id, j.number, j.status, j.amount, e.debit from journals j
      left join (select journal_id, coalesce(sum(debit) filter (where reverses is null), 0) - coalesce(sum(credit) filter (where reverses is not null), 0) as debit from ledger_entries
        where subscriber_id = current_subscriber() and journal_id is not null group by journal_id) e on e.journal_id = j.id
      where j.subscriber_id = current_subscriber() and coalesce(e.debit, 0) <> case when j.status = 'Active' then j.amount else 0 end`,
  },
  {
    name: 'balances of parties are what their entries say',
    sql: `select party_id, entity_id, k.balance as kept, l.balance as live
      from (select * from party_balances where subscriber_id = current_subscriber()) k
      full join (select party_id, entity_id, sum(debit - credit) as balance from ledger_entries
        where subscriber_id = current_subscriber() and party_id is not null group by party_id, entity_id) l using (party_id, entity_id)
      where coalesce(k.balance, 0) <> coalesce(l.balance, 0)`,
  },
  {
    name: 'a document has its total in the ledger on the side of what it opens, one that opens nothing has nothing there',
    sql: `select d.id, d.number, d.status, d.opens, d.total, d.withheld, d.collected, e.balance
      from documents d left join (select document_id, sum(debit - credit) as balance from ledger_entries
        where subscriber_id = current_subscriber() and party_id is not null and document_id is not null group by document_id) e on e.document_id = d.id
      where d.subscriber_id = current_subscriber()
        and coalesce(e.balance, 0) <> case when d.opens is null then 0
          when d.opens in ('receivable', 'supplierCredit') then d.total - d.withheld + d.collected else d.withheld - d.total - d.collected end`,
  },
  {
    name: 'what was sold is in the sales without tax and round-off, and round-off in its own account',
    sql: `select d.id, d.number, d.opens, d.taxable_value, d.round_off, e.sales, e.round_off as rounded
      from documents d left join (select document_id, coalesce(sum(credit - debit) filter (where account = 'sales'), 0) as sales,
          coalesce(sum(credit - debit) filter (where account = 'roundOff'), 0) as round_off
        from ledger_entries where subscriber_id = current_subscriber() and document_id is not null group by document_id) e on e.document_id = d.id
      cross join lateral (select case when d.opens is null then 0 when d.opens in ('receivable', 'supplierCredit') then 1 else -1 end as sign) s
      where d.subscriber_id = current_subscriber()
        and (coalesce(e.sales, 0) <> case when d.opens in ('receivable', 'customerCredit') then s.sign * d.taxable_value else 0 end
          or coalesce(e.round_off, 0) <> s.sign * d.round_off)`,
  },
  {
    name: 'postings of fixed assets are what their journals say',
    sql: `select p.id, p.kind, m.cost, m.depreciation, l.cost as journal_cost, l.depreciation as journal_depreciation
      from asset_postings p
        join (select posting_id, sum(cost) as cost, sum(depreciation) as depreciation from asset_movements where subscriber_id = current_subscriber() group by posting_id) m
          on m.posting_id = p.id
        join (select journal_id, coalesce(sum(debit - credit) filter (where account = 'fixedAssets'), 0) as cost,
            coalesce(sum(credit - debit) filter (where account = 'accumulatedDepreciation'), 0) as depreciation
          from journal_lines where subscriber_id = current_subscriber() group by journal_id) l on l.journal_id = p.journal_id
      where p.subscriber_id = current_subscriber() and (m.cost <> l.cost or m.depreciation <> l.depreciation)`,
  },
  {
    name: 'a fixed asset has its cost until it is gone, and no more depreciation than that',
    sql: `select a.id, a.name, a.cost, s.cost as posted, s.depreciation
      from fixed_assets a cross join lateral (select coalesce(sum(m.cost), 0) as cost, coalesce(sum(m.depreciation), 0) as depreciation
        from asset_movements m join asset_postings p on p.subscriber_id = m.subscriber_id and p.id = m.posting_id
        where m.subscriber_id = a.subscriber_id and m.asset_id = a.id and p.undone_on is null) s
      where a.subscriber_id = current_subscriber() and (s.depreciation < 0 or s.depreciation > s.cost
        or s.cost <> case when a.status = 'Delete' or a.disposed_on is not null then 0 else a.cost end)`,
  },
  {
    name: 'tax withheld of a document is what its rows and its entries say',
    sql: `select d.id, d.number, d.withheld, t.tax, e.owed
      from documents d left join (select document_id, sum(tax) as tax from tds_deductions
        where subscriber_id = current_subscriber() and document_id is not null group by document_id) t on t.document_id = d.id
      left join (select document_id, sum(credit - debit) as owed from ledger_entries
        where subscriber_id = current_subscriber() and document_id is not null and account = 'tdsPayable' group by document_id) e on e.document_id = d.id
      where d.subscriber_id = current_subscriber() and (d.withheld <> coalesce(t.tax, 0) or d.withheld <> coalesce(e.owed, 0))`,
  },
  {
    name: 'tax collected on a document is what its rows and its entries say',
    sql: `select d.id, d.number, d.collected, t.tax, e.owed
      from documents d cross join lateral (select case when d.opens = 'customerCredit' then -1 else 1 end as sign) s
      left join (select document_id, sum(tax) as tax from tcs_collections where subscriber_id = current_subscriber() and document_id is not null group by document_id) t
        on t.document_id = d.id
      left join (select document_id, sum(credit - debit) as owed from ledger_entries
        where subscriber_id = current_subscriber() and document_id is not null and account = 'tcsPayable' group by document_id) e on e.document_id = d.id
      where d.subscriber_id = current_subscriber() and (s.sign * d.collected <> coalesce(t.tax, 0) or s.sign * d.collected <> coalesce(e.owed, 0))`,
  },
  {
    name: 'tax collected on a receipt is what its rows and its entries say',
    sql: `select p.id, p.number, p.collected, t.tax, e.owed
      from payments p left join (select payment_id, sum(tax) as tax from tcs_collections
        where subscriber_id = current_subscriber() and payment_id is not null group by payment_id) t on t.payment_id = p.id
      left join (select payment_id, sum(credit - debit) as owed from ledger_entries
        where subscriber_id = current_subscriber() and payment_id is not null and account = 'tcsPayable' group by payment_id) e on e.payment_id = p.id
      cross join lateral (select case when p.status = 'Active' then p.collected else 0 end as tax) s
      where p.subscriber_id = current_subscriber() and (s.tax <> coalesce(t.tax, 0) or s.tax <> coalesce(e.owed, 0))`,
  },
  {
    name: 'sales take no more of what receipts bore tax of than there was on their day',
    sql: `select * from (
        select company_id, buyer_key, section, date, sum(sum(case when payment_id is null then -advance else advance end))
          over (partition by company_id, buyer_key, section order by date) as rest
        from tcs_collections where subscriber_id = current_subscriber() and advance <> 0 group by company_id, buyer_key, section, date) x
      where rest < 0`,
  },
  ...(['tds', 'tcs'] as const).map((side) => ({
    name: `a challan of ${side.toUpperCase()} has its tax in its rows, and tax, interest and fee in its journal`,
    sql: `select c.id, c.tax, c.interest, c.fee, r.tax as rows, e.tax as paid, e.interest as paid_interest, e.fee as paid_fee
      from ${side}_challans c
      left join (select challan_id, sum(tax) as tax from ${side}_challan_rows where subscriber_id = current_subscriber() group by challan_id) r on r.challan_id = c.id
      left join (select journal_id, coalesce(sum(debit - credit) filter (where account = '${side}Payable'), 0) as tax,
          coalesce(sum(debit - credit) filter (where account = 'interestPaid'), 0) as interest,
          coalesce(sum(debit - credit) filter (where account = 'lateFees'), 0) as fee
        from ledger_entries where subscriber_id = current_subscriber() and journal_id is not null group by journal_id) e on e.journal_id = c.journal_id
      cross join lateral (select case when c.status = 'Active' then 1 else 0 end as counts) s
      where c.subscriber_id = current_subscriber() and (e.tax <> s.counts * c.tax or coalesce(r.tax, s.counts * c.tax) <> s.counts * c.tax
        or e.interest + e.fee <> s.counts * (c.interest + c.fee))`,
  })),
  {
    name: 'totals of a document are the sums of its lines and its round-off',
    sql: `select d.id, d.number, d.total, l.total as lines
      from documents d join (select document_id, sum(taxable_value) as taxable_value, sum(igst) as igst, sum(cgst) as cgst, sum(sgst) as sgst,
        sum(cess + cess_non_advalorem) as cess, sum(state_cess) as state_cess, sum(total) as total from document_lines
        where subscriber_id = current_subscriber() group by document_id) l on l.document_id = d.id
      where d.subscriber_id = current_subscriber()
        and (d.taxable_value <> l.taxable_value or d.igst <> l.igst or d.cgst <> l.cgst or d.sgst <> l.sgst or d.cess <> l.cess
          or d.state_cess <> l.state_cess or d.total <> l.total + d.round_off)`,
  },
  {
    name: 'paid is what payments settle',
    sql: `select d.id, d.number, d.paid, a.amount from documents d
      left join (select document_id, sum(amount) as amount from payment_allocations where subscriber_id = current_subscriber() group by document_id) a
        on a.document_id = d.id
      where d.subscriber_id = current_subscriber() and d.paid <> coalesce(a.amount, 0)`,
  },
  {
    name: 'credited is what notes and other credits settle',
    sql: `select d.id, d.number, d.credited, s.applied from documents d
      left join (select x.id, sum(x.applied) as applied from (
        select document_id as id, applied from document_sources where subscriber_id = current_subscriber()
        union all select source_id, applied from document_sources where subscriber_id = current_subscriber()
        union all select credit_id, amount from credit_allocations where subscriber_id = current_subscriber()
        union all select document_id, amount from credit_allocations where subscriber_id = current_subscriber()) x group by x.id) s on s.id = d.id
      where d.subscriber_id = current_subscriber() and d.credited <> coalesce(s.applied, 0)`,
  },
  {
    name: 'nothing is settled beyond what was open',
    sql: `select id, number, total, paid, credited, balance from documents
      where subscriber_id = current_subscriber() and balance < 0`,
  },
  {
    name: 'a credit settles documents of its party and place alone, on the other side of the account',
    sql: `select a.credit_id, a.document_id from credit_allocations a
      join documents c on c.subscriber_id = a.subscriber_id and c.id = a.credit_id
      join documents d on d.subscriber_id = a.subscriber_id and d.id = a.document_id
      where a.subscriber_id = current_subscriber() and (c.party_id <> d.party_id or c.entity_id <> d.entity_id
        or coalesce(c.opens in ('receivable', 'supplierCredit'), d.opens in ('receivable', 'supplierCredit'))
          = coalesce(d.opens in ('receivable', 'supplierCredit'), c.opens in ('receivable', 'supplierCredit')))`,
  },
  {
    name: 'no notes take back more than there was',
    sql: `select d.id, d.number, d.total, s.amount from documents d
      join (select source_id, sum(amount) as amount from document_sources where subscriber_id = current_subscriber() group by source_id) s
        on s.source_id = d.id
      where d.subscriber_id = current_subscriber() and s.amount > d.total - d.round_off`,
  },
  {
    name: 'the rest of a payment is what it settles nothing with',
    sql: `select p.id, p.number, p.unallocated, a.amount from payments p
      left join (select payment_id, sum(amount) as amount from payment_allocations where subscriber_id = current_subscriber() group by payment_id) a
        on a.payment_id = p.id
      where p.subscriber_id = current_subscriber()
        and p.unallocated <> case when p.status = 'Active' and p.refund_of_id is null then p.amount + p.tds_deducted + p.gst_deducted - p.collected - coalesce(a.amount, 0)
          - (select coalesce(sum(r.amount + r.tds_deducted), 0) from payments r
            where r.subscriber_id = p.subscriber_id and r.refund_of_id = p.id and r.status = 'Active') else 0 end`,
  },
  {
    name: 'a payment has its amount and the tax kept back in the ledger, one that is cancelled nothing',
    sql: `select p.id, p.number, p.kind, p.status, p.amount, p.tds_deducted, p.gst_deducted, e.party, e.withheld
      from payments p left join (select payment_id, sum(debit - credit) filter (where account = 'party') as party,
          sum(debit - credit) filter (where account in ('tdsReceivable', 'tdsPayable')) as withheld
        from ledger_entries where subscriber_id = current_subscriber() and payment_id is not null group by payment_id) e on e.payment_id = p.id
      cross join lateral (select case when p.status <> 'Active' then 0 when p.kind = 'paymentIn' then -1 when p.kind = 'paymentOut' then 1
        else (select case d.opens when 'receivable' then -1 else 1 end from payment_allocations a
          join documents d on d.subscriber_id = a.subscriber_id and d.id = a.document_id
          where a.subscriber_id = p.subscriber_id and a.payment_id = p.id) end as sign) s
      where p.subscriber_id = current_subscriber() and (coalesce(e.party, 0) is distinct from s.sign * (p.amount + p.tds_deducted + p.gst_deducted - p.collected)
        or coalesce(e.withheld, 0) is distinct from -s.sign * p.tds_deducted)`,
  },
  {
    name: 'GST that a customer kept back of a payment is in the accounts of its section and heads',
    sql: `select payment_id, account, h.tax as kept, e.tax as ledger
      from (select p.id as payment_id, h.account, h.tax from payments p
        cross join lateral (values ('Igst', p.gst_igst), ('Cgst', p.gst_cgst), ('Sgst', p.gst_sgst)) as x (head, tax)
        cross join lateral (select case p.gst_section when '51' then 'gstTds' else 'gstTcs' end || x.head as account,
          case when p.status = 'Active' then x.tax else 0 end as tax) h
        where p.subscriber_id = current_subscriber() and p.gst_section is not null) h
      full join (select payment_id, account, sum(debit - credit) as tax from ledger_entries
        where subscriber_id = current_subscriber() and payment_id is not null
          and account in ('gstTdsIgst', 'gstTdsCgst', 'gstTdsSgst', 'gstTcsIgst', 'gstTcsCgst', 'gstTcsSgst')
        group by payment_id, account) e using (payment_id, account)
      where coalesce(h.tax, 0) <> coalesce(e.tax, 0)`,
  },
  {
    name: 'the tax on advances that is not set off is what the ledger has',
    sql: `select l.entity_id, l.tax as ledger, a.tax as live
      from (select entity_id, sum(debit - credit) as tax from ledger_entries where subscriber_id = current_subscriber() and account = 'taxOnAdvances'
        group by entity_id) l
      full join (select entity_id, sum(case section when 'at' then 1 else -1 end * (igst + cgst + sgst + cess)) as tax from advance_rows
        where subscriber_id = current_subscriber() group by entity_id) a using (entity_id)
      where coalesce(l.tax, 0) <> coalesce(a.tax, 0)`,
  },
  {
    name: 'no more of an advance is set off and refunded than was received',
    sql: `select payment_id, sum(case when document_id is null and refund_id is null then amount else -amount end) as rest from advance_rows
      where subscriber_id = current_subscriber() group by payment_id
      having sum(case when document_id is null and refund_id is null then amount else -amount end) < 0`,
  },
  {
    name: 'sums of the days are what the documents and payments say',
    sql: `select ${dayKey}, k.documents as kept, l.documents as live
      from (select * from day_sums where subscriber_id = current_subscriber()) k
      full join (
        select kind, type_code, entity_id, date, coalesce(series_id, 0) as series_id, count(*) filter (where ${live}) as documents,
          coalesce(sum(taxable_value) filter (where ${live}), 0) as taxable_value,
          coalesce(sum(igst + cgst + sgst + cess + state_cess) filter (where ${live}), 0) as tax, coalesce(sum(total) filter (where ${live}), 0) as total, coalesce(sum(collected) filter (where ${live}), 0) as collected,
          count(*) filter (where status = 'Cancelled') as cancelled, coalesce(sum(total) filter (where status = 'Cancelled'), 0) as cancelled_total
        from documents where subscriber_id = current_subscriber() and status not in ('Draft', 'Pending', 'Rejected', 'Delete') group by ${dayKey}
        union all
        select kind, '' as type_code, entity_id, date, series_id, count(*) filter (where status = 'Active'), 0, 0, coalesce(sum(amount) filter (where status = 'Active'), 0), 0,
          count(*) filter (where status = 'Cancelled'), coalesce(sum(amount) filter (where status = 'Cancelled'), 0)
        from payments where subscriber_id = current_subscriber() group by ${dayKey}
      ) l using (${dayKey})
      where ${compared(['documents', 'taxable_value', 'tax', 'total', 'collected', 'cancelled', 'cancelled_total'])}`,
  },
  {
    name: 'sums of the return are what its rows say',
    sql: `select ${returnKey}, k.taxable_value as kept, l.taxable_value as live
      from (select * from return_sums where subscriber_id = current_subscriber()) k
      full join (select r.entity_id, r.return_period, coalesce(d.series_id, 0) as series_id, section, part, r.place_of_supply, supply_type, rate,
          case section when 'supeco' then ctin else '' end as ctin, sum(documents) as documents, sum(r.taxable_value) as taxable_value, sum(r.igst) as igst, sum(r.cgst) as cgst, sum(r.sgst) as sgst, sum(r.cess) as cess
        from gstr1_rows r join documents d on d.subscriber_id = r.subscriber_id and d.id = r.document_id
        where r.subscriber_id = current_subscriber()
        group by r.entity_id, r.return_period, coalesce(d.series_id, 0), section, part, r.place_of_supply, supply_type, rate, case section when 'supeco' then ctin else '' end
        union all select entity_id, return_period, 0, section, '', place_of_supply, supply_type, rate, '', sum(documents), sum(taxable_value), sum(igst), sum(cgst),
          sum(sgst), sum(cess) from advance_rows where subscriber_id = current_subscriber()
        group by entity_id, return_period, section, place_of_supply, supply_type, rate) l using (${returnKey})
      where ${compared(['documents', 'taxable_value', ...tax])}`,
  },
  {
    name: 'table 12 is what the lines say',
    sql: `select ${hsnKey}, k.taxable_value as kept, l.taxable_value as live
      from (select * from hsn_sums where subscriber_id = current_subscriber()) k
      full join (select d.entity_id, d.return_period, coalesce(d.series_id, 0) as series_id, d.hsn_tab as tab, h.hsn, h.hsn_uqc as uqc, h.hsn_rate as rate,
          count(*) as lines, sum(s.sign * h.hsn_quantity) as quantity, sum(s.sign * h.taxable_value) as taxable_value, sum(s.sign * h.igst) as igst,
          sum(s.sign * h.cgst) as cgst, sum(s.sign * h.sgst) as sgst, sum(s.sign * (h.cess + h.cess_non_advalorem)) as cess
        from documents d cross join lateral (select case d.type_code when 'C' then -1 else 1 end as sign) s
        join (select x.*, case when left(x.hsn, 2) = '99' then 'NA' else coalesce(nullif(x.uqc, ''), 'OTH') end as hsn_uqc,
            case when left(x.hsn, 2) = '99' then 0 else x.quantity end as hsn_quantity,
            case when x.tax_category in ('Exempt', 'NilRated', 'NonGst') then 0 else x.tax_rate end as hsn_rate
          from document_lines x where x.subscriber_id = current_subscriber() and x.hsn is not null) h on h.document_id = d.id
        where d.subscriber_id = current_subscriber() and d.hsn_tab is not null and d.${live}
        group by 1, 2, 3, 4, 5, 6, 7) l using (${hsnKey})
      where ${compared(['lines', 'quantity', 'taxable_value', ...tax])}`,
  },
  {
    name: 'numbers are consecutive',
    sql: `select c.series_id, c.entity_id, c.financial_year, c.last_number, n.first, n.last, n.issued
      from series_counters c join series s on s.subscriber_id = c.subscriber_id and s.id = c.series_id
      left join (
        select series_id, entity_id, year, min(sequence_number) as first, max(sequence_number) as last, count(*) as issued from (
          select series_id, entity_id, financial_year as year, sequence_number from documents
          where subscriber_id = current_subscriber() and sequence_number is not null
          union all select series_id, entity_id, financial_year, sequence_number from self_invoices where subscriber_id = current_subscriber()
          union all select series_id, entity_id, financial_year, sequence_number from vouchers where subscriber_id = current_subscriber()
          union all select series_id, entity_id, financial_year, sequence_number from payments where subscriber_id = current_subscriber()
          union all select series_id, entity_id, financial_year, sequence_number from stock_entries where subscriber_id = current_subscriber()
          union all select series_id, entity_id, financial_year, sequence_number from journals
          where subscriber_id = current_subscriber() and sequence_number is not null
        ) x group by grouping sets ((series_id, entity_id, year), (series_id, entity_id))
      ) n on n.series_id = c.series_id and n.entity_id = c.entity_id and coalesce(n.year, '') = c.financial_year
      where c.subscriber_id = current_subscriber()
        and (n.issued is null or n.last <> c.last_number or n.issued <> n.last - n.first + 1)`,
  },
]
