import { turnoverOf } from './bulk-turnover.ts'

/**
 * The statements that fill a database set by set. Work tables live for one batch: `bulk_heads` (one row an invoice),
 * `bulk_lines`, `bulk_documents` (heads with their sums), `bulk_rows` (rows of GSTR-1), `bulk_entries` (ledger).
 */
export const bulkStatements = {
  // The same number for the same invoice and purpose in every run.
  helpers: `create or replace function pg_temp.r(i bigint, k int) returns bigint language sql immutable
    as $$ select hashint8extended($1 * 64 + $2, 7) & 2147483647 $$`,

  drop: `drop table if exists bulk_years, bulk_heads, bulk_lines, bulk_documents, bulk_rows, bulk_entries, bulk_payments`,

  plan: `
    create temporary table bulk_heads on commit drop as
    with ids as (select nextval(pg_get_serial_sequence('documents', 'id')) as id, i from generate_series($first::bigint, $last::bigint) i),
    party_list as materialized (select row_number() over (order by id) - 1 as n, p.* from parties p
      where p.subscriber_id = current_subscriber() and p.code like 'BULK%'),
    drawn as (
      select ids.id, ids.i, ($from::date + ((ids.i - 1) * $days / $invoices)::int) as date, ids.i - 1 as turn,
        greatest(1, ($lines + 1) / 2 + (pg_temp.r(ids.i, 1) % greatest(1, $lines))::int) as lines,
        (pg_temp.r(ids.i, 2) % 100) as fate, p.id as party_id, p.name as party_name, p.gstin, p.taxpayer_type, p.state_code, p.billing_address,
        p.payment_terms_days
      from ids join party_list p on p.n = pg_temp.r(ids.i, 3) % (select count(*) from party_list))
    select d.*, y.name as financial_year, to_char(d.date, 'MMYYYY') as return_period, $series::bigint as series_id, $receipts::bigint as receipt_series,
      e.id as entity_id, e.state_code as home, d.state_code <> e.state_code as inter, e.gstin as own_gstin, e.pan as own_pan, e.name as own_name,
      coalesce(e.trade_name, e.name) as shown_name, coalesce(c.legal_name, c.name) as company_name, e.address as own_address, e.email as own_email,
      e.mobile as own_mobile, e.signatory as own_signatory, e.bank as own_bank, e.upi_id as own_upi, e.taxpayer_type as own_type,
      y.before, y.receipt_before,
      coalesce((select last_number from series_counters s where s.subscriber_id = current_subscriber() and s.series_id = $series and s.entity_id = e.id
        and s.financial_year = y.name), 0) + row_number() over (partition by y.name order by d.i) as sequence_number,
      case when d.fate < 1 then 'Cancelled' when d.fate < 66 then 'PaymentReceived' else 'Active' end as status
    from drawn d
    join entities e on e.subscriber_id = current_subscriber() and e.id = $entity
    join entities c on c.subscriber_id = current_subscriber() and c.id = e.company_id
    join bulk_years y on y.name = case when extract(month from d.date) >= 4
      then extract(year from d.date)::text || '-' || lpad(((extract(year from d.date)::int + 1) % 100)::text, 2, '0')
      else (extract(year from d.date) - 1)::text || '-' || lpad((extract(year from d.date)::int % 100)::text, 2, '0') end`,

  write: {
    lines: `
      create temporary table bulk_lines on commit drop as
      with item_list as materialized (select row_number() over (order by id) - 1 as n, i.* from items i
        where i.subscriber_id = current_subscriber() and i.code like 'BULK%'),
      priced as (
        select h.id, h.inter, g.n as line_number, t.id as item_id, t.name, t.hsn, t.selling_price as price, t.tax_category,
          case when t.tax_category = 'Taxable' then t.tax_rate else 0 end as rate,
          (1 + pg_temp.r(h.i, 8 + g.n * 2) % 40)::numeric as quantity, case when pg_temp.r(h.i, 9 + g.n * 2) % 5 = 0 then 5 end as discount_percent
        from bulk_heads h cross join lateral generate_series(1, h.lines) g (n)
        join item_list t on t.n = pg_temp.r(h.i * 97 + g.n, 5) % (select count(*) from item_list)),
      valued as (
        select p.*, round(quantity * price, 2) as gross, round(quantity * price * (100 - coalesce(discount_percent, 0)) / 100, 2) as net from priced p)
      select v.*, case when inter then round(net * rate / 100, 2) else 0 end as igst, case when inter then 0 else round(net * rate / 200, 2) end as half
      from valued v`,

    documents: `
      create temporary table bulk_documents on commit drop as
      select h.*, s.taxable, s.igst, s.half, s.gross, s.discount, s.sum, round(s.sum, 0) as total, s.untaxed, s.net_taxable,
        h.before || lpad(h.sequence_number::text, 7, '0') as number
      from bulk_heads h join (
        select id, sum(net) as taxable, sum(igst) as igst, sum(half) as half, sum(gross) as gross, sum(gross - net) as discount,
          sum(net + igst + half + half) as sum, count(*) filter (where tax_category <> 'Taxable') as untaxed,
          coalesce(sum(net) filter (where tax_category = 'Taxable'), 0) as net_taxable
        from bulk_lines group by id) s using (id)`,

    insertDocuments: `
      insert into documents (subscriber_id, id, kind, type_code, number_scope, opens, return_type, status, entity_id, series_id, sequence_number, number, number_key, financial_year,
        return_period, date, due_date, party_id, party_name, party_gstin, subtype, supply_kind, place_of_supply, inter_state, heading,
        taxable_value, igst, cgst, sgst, round_off, total, paid, balance, line_count, hsn_tab, body, copies, cancel_reason, cancelled_at, issued_at)
      overriding system value
      select current_subscriber(), d.id, 'salesInvoice', 'I', 'INV', case when d.status <> 'Cancelled' then 'receivable' end, 'GSTR1', d.status, d.entity_id, d.series_id, d.sequence_number, d.number, d.number, d.financial_year,
        d.return_period, d.date, d.date + coalesce(d.payment_terms_days, 0), d.party_id, d.party_name, d.gstin,
        case when d.untaxed = d.lines then 'EXINV' else 'INV' end, 'Regular', d.state_code, d.inter,
        case when d.untaxed = 0 then 'taxInvoice' when d.untaxed = d.lines then 'billOfSupply' when d.gstin is null then 'invoiceCumBillOfSupply' else 'taxInvoice' end,
        d.taxable, d.igst, d.half, d.half, d.total - d.sum, d.total,
        case when d.status = 'PaymentReceived' then d.total else 0 end, case when d.status = 'Active' then d.total else 0 end, d.lines,
        case when d.gstin is null then 'B2C' else 'B2B' end,
        jsonb_build_object('date', d.date, 'supplyKind', 'Regular', 'reverseCharge', false, 'igstOnIntra', false, 'priceIncludesTax', false, 'roundOff', true,
          'charges', '[]'::jsonb, 'tags', '[]'::jsonb, 'billingAddress', d.billing_address),
        jsonb_build_object('party', jsonb_build_object('id', d.party_id, 'name', d.party_name, 'gstin', d.gstin, 'pan', null, 'taxpayerType', d.taxpayer_type,
            'stateCode', d.state_code, 'mobile', null, 'emails', null),
          'supplier', jsonb_build_object('companyName', d.company_name, 'name', d.shown_name, 'gstin', d.own_gstin, 'pan', d.own_pan, 'stateCode', d.home,
            'taxpayerType', d.own_type, 'address', d.own_address, 'email', d.own_email, 'mobile', d.own_mobile, 'signatory', d.own_signatory,
            'bank', d.own_bank, 'upiId', d.own_upi),
          'totals', jsonb_build_object('gross', d.gross::text, 'lineDiscount', d.discount::text, 'documentDiscount', '0.00', 'charges', '0.00')),
        case when d.status = 'Cancelled' then 'Wrong Details' end, case when d.status = 'Cancelled' then now() end, now()
      from bulk_documents d order by d.id`,

    insertLines: `
      insert into document_lines (subscriber_id, document_id, line_number, item_id, description, hsn, supply, uqc, quantity, unit_price, tax_category, tax_rate,
        gross, discount, taxable_value, igst, cgst, sgst, cess, cess_non_advalorem, state_cess, total, body)
      select current_subscriber(), id, line_number, item_id, name, hsn, 'Goods', 'NOS', quantity, price, tax_category, rate,
        gross, gross - net, net, igst, half, half, 0, 0, 0, net + igst + half + half,
        case when discount_percent is null then '{}'::jsonb else jsonb_build_object('discountPercent', discount_percent::text) end
      from bulk_lines order by id, line_number`,

    rows: `
      create temporary table bulk_rows on commit drop as
      select d.id, d.entity_id, d.return_period, d.series_id, x.section, x.part, case when x.section = 'b2b' then coalesce(d.gstin, '') else '' end as ctin,
        case when x.section = 'nil' then '' else d.state_code end as place_of_supply,
        case when x.section = 'nil' then case when d.inter then 'INTR' else 'INTRA' end || case when d.gstin is null then 'B2C' else 'B2B' end
          when d.inter then 'INTER' else 'INTRA' end as supply_type,
        x.rate, x.taxable, x.igst, x.half, row_number() over (partition by d.id order by x.section = 'nil' desc, x.first) as row_number,
        case when row_number() over (partition by d.id, x.section order by x.first) = 1 then 1 else 0 end as documents
      from (
        select l.id, case when l.tax_category <> 'Taxable' then 'nil' when h.gstin is not null then 'b2b' when h.inter and h.total > 100000 then 'b2cl' else 'b2cs' end as section,
          case when l.tax_category <> 'Taxable' then 'EXEMPT' when h.gstin is not null then '4A' else '' end as part,
          l.rate, sum(l.net) as taxable, sum(l.igst) as igst, sum(l.half) as half, min(l.line_number) as first
        from bulk_lines l join bulk_documents h using (id) where h.status <> 'Cancelled'
        group by 1, 2, 3, 4) x
      join bulk_documents d using (id)`,

    insertRows: `
      insert into gstr1_rows (subscriber_id, document_id, row_number, entity_id, return_period, section, part, ctin, place_of_supply, supply_type, rate,
        documents, taxable_value, igst, cgst, sgst)
      select current_subscriber(), id, row_number, entity_id, return_period, section, part, ctin, place_of_supply, supply_type, rate,
        documents, taxable, igst, half, half from bulk_rows order by id, row_number`,

    payments: `
      create temporary table bulk_payments on commit drop as
      select nextval(pg_get_serial_sequence('payments', 'id')) as payment_id, d.*,
        least(d.date + coalesce(d.payment_terms_days, 0), current_date) as paid_on
      from (select * from bulk_documents where status = 'PaymentReceived' and total > 0 order by id) d`,

    insertPayments: `
      insert into payments (subscriber_id, id, kind, entity_id, series_id, sequence_number, number, number_key, financial_year, date, party_id, party_name,
        party_gstin, mode, amount, unallocated)
      overriding system value
      select current_subscriber(), p.payment_id, 'paymentIn', p.entity_id, p.receipt_series, p.seq, p.before || lpad(p.seq::text, 7, '0'),
        p.before || lpad(p.seq::text, 7, '0'), p.year, p.paid_on, p.party_id, p.party_name, p.gstin,
        (array['UPI', 'BankTransfer', 'Cash', 'Cheque'])[1 + p.i % 4], p.total, 0
      from (
        select b.payment_id, b.entity_id, b.receipt_series, b.paid_on, b.party_id, b.party_name, b.gstin, b.i, b.total, b.financial_year as year, b.receipt_before as before,
          coalesce((select last_number from series_counters s where s.subscriber_id = current_subscriber() and s.series_id = b.receipt_series
            and s.entity_id = b.entity_id and s.financial_year = b.financial_year), 0)
          + row_number() over (partition by b.financial_year order by b.payment_id) as seq
        from bulk_payments b) p`,

    insertAllocations: `
      insert into payment_allocations (subscriber_id, payment_id, document_id, amount)
      select current_subscriber(), payment_id, id, total from bulk_payments`,

    entries: `
      create temporary table bulk_entries on commit drop as
      with heads as materialized (select d.*, nextval('ledger_posting_ids') as posting_id from bulk_documents d where d.sum > 0),
      sides as (
        select posting_id, 1 as n, entity_id, date, 'party' as account, party_id, total as debit, 0::numeric as credit, id, status from heads where total > 0
        union all select posting_id, 2, entity_id, date, 'sales', null, 0, taxable, id, status from heads where taxable > 0
        union all select posting_id, 3, entity_id, date, 'igst', null, 0, igst, id, status from heads where igst > 0
        union all select posting_id, 4, entity_id, date, 'cgst', null, 0, half, id, status from heads where half > 0
        union all select posting_id, 5, entity_id, date, 'sgst', null, 0, half, id, status from heads where half > 0
        union all select posting_id, 6, entity_id, date, 'roundOff', null, greatest(sum - total, 0), greatest(total - sum, 0), id, status from heads where total <> sum),
      reversals as materialized (select posting_id as reverses, nextval('ledger_posting_ids') as posting_id from heads where status = 'Cancelled'),
      receipts as materialized (select p.*, nextval('ledger_posting_ids') as posting_id from bulk_payments p)
      select posting_id, n, entity_id, date, account, party_id, debit, credit, 'salesInvoice' as source, id as document_id, null::bigint as payment_id, null::bigint as reverses
      from sides
      union all select r.posting_id, s.n, s.entity_id, s.date, s.account, s.party_id, s.credit, s.debit, 'salesInvoice', s.id, null, r.reverses
      from reversals r join sides s on s.posting_id = r.reverses
      union all select posting_id, 1, entity_id, paid_on, case i % 4 when 2 then 'cash' else 'bank' end, null, total, 0, 'paymentIn', null, payment_id, null from receipts
      union all select posting_id, 2, entity_id, paid_on, 'party', party_id, 0, total, 'paymentIn', null, payment_id, null from receipts`,

    insertEntries: `
      insert into ledger_entries (subscriber_id, posting_id, entry_number, entity_id, date, account, party_id, debit, credit, source, document_id, payment_id, reverses)
      select current_subscriber(), posting_id, n, entity_id, date, account, party_id, debit, credit, source, document_id, payment_id, reverses
      from bulk_entries order by posting_id, n`,

    balances: `
      insert into party_balances as b (subscriber_id, party_id, entity_id, balance)
      select current_subscriber(), party_id, entity_id, sum(debit - credit) from bulk_entries where party_id is not null group by party_id, entity_id
      on conflict (subscriber_id, party_id, entity_id) do update set balance = b.balance + excluded.balance`,

    daySums: `
      insert into day_sums as s (subscriber_id, kind, type_code, entity_id, date, series_id, documents, taxable_value, tax, total, cancelled, cancelled_total)
      select current_subscriber(), 'salesInvoice', 'I', entity_id, date, series_id, count(*) filter (where status <> 'Cancelled'),
        coalesce(sum(taxable) filter (where status <> 'Cancelled'), 0), coalesce(sum(igst + half + half) filter (where status <> 'Cancelled'), 0),
        coalesce(sum(total) filter (where status <> 'Cancelled'), 0), count(*) filter (where status = 'Cancelled'),
        coalesce(sum(total) filter (where status = 'Cancelled'), 0)
      from bulk_documents group by entity_id, date, series_id
      union all
      select current_subscriber(), 'paymentIn', '', entity_id, paid_on, receipt_series, count(*), 0, 0, sum(total), 0, 0
      from bulk_payments group by entity_id, paid_on, receipt_series
      on conflict (subscriber_id, kind, entity_id, date, series_id, type_code) do update set documents = s.documents + excluded.documents,
        taxable_value = s.taxable_value + excluded.taxable_value, tax = s.tax + excluded.tax, total = s.total + excluded.total,
        cancelled = s.cancelled + excluded.cancelled, cancelled_total = s.cancelled_total + excluded.cancelled_total`,

    returnSums: `
      insert into return_sums as s (subscriber_id, entity_id, return_period, series_id, section, part, place_of_supply, supply_type, rate, ctin,
        documents, taxable_value, igst, cgst, sgst)
      select current_subscriber(), entity_id, return_period, series_id, section, part, place_of_supply, supply_type, rate, '', sum(documents), sum(taxable),
        sum(igst), sum(half), sum(half)
      from bulk_rows group by entity_id, return_period, series_id, section, part, place_of_supply, supply_type, rate
      on conflict (subscriber_id, entity_id, return_period, series_id, section, part, place_of_supply, supply_type, rate, ctin) do update set
        documents = s.documents + excluded.documents, taxable_value = s.taxable_value + excluded.taxable_value, igst = s.igst + excluded.igst,
        cgst = s.cgst + excluded.cgst, sgst = s.sgst + excluded.sgst`,

    hsnSums: `
      insert into hsn_sums as s (subscriber_id, entity_id, return_period, series_id, tab, hsn, uqc, rate, lines, quantity, taxable_value, igst, cgst, sgst)
      select current_subscriber(), d.entity_id, d.return_period, d.series_id, case when d.gstin is null then 'B2C' else 'B2B' end, l.hsn, 'NOS', l.rate,
        count(*), sum(l.quantity), sum(l.net), sum(l.igst), sum(l.half), sum(l.half)
      from bulk_lines l join bulk_documents d using (id) where d.status <> 'Cancelled'
      group by 2, 3, 4, 5, 6, 8
      on conflict (subscriber_id, entity_id, return_period, series_id, tab, hsn, uqc, rate) do update set lines = s.lines + excluded.lines,
        quantity = s.quantity + excluded.quantity, taxable_value = s.taxable_value + excluded.taxable_value, igst = s.igst + excluded.igst,
        cgst = s.cgst + excluded.cgst, sgst = s.sgst + excluded.sgst`,

    ...turnoverOf('bulk_documents', 'id'),

    counters: `
      insert into series_counters as c (subscriber_id, series_id, entity_id, financial_year, last_number)
      select current_subscriber(), series_id, entity_id, financial_year, max(sequence_number) from bulk_documents group by series_id, entity_id, financial_year
      union all
      select current_subscriber(), p.series_id, p.entity_id, p.financial_year, max(p.sequence_number) from payments p
        where p.subscriber_id = current_subscriber() and p.id in (select payment_id from bulk_payments) group by p.series_id, p.entity_id, p.financial_year
      on conflict (subscriber_id, series_id, entity_id, financial_year) do update set last_number = greatest(c.last_number, excluded.last_number)`,
  },
} as const
