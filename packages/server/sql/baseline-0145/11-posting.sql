-- Posting: what a document adds to sums, ledger and balances, and takes away again. A posting is one call of
-- write_document(): lines, number, ledger, return rows and sums go in together or not at all.
--
-- These are the functions as of 145. Those in force are the files of `sql/functions`, which replace them once all migrations ran;
-- migrations after this one change or drop some of these by their parameters.

-- The next number of a series. Its row lock is held to the end of the transaction: that makes numbers consecutive.
create function take_number(asked_series bigint, asked_entity bigint, asked_year text, start_number bigint) returns bigint
language plpgsql
as $$
declare
  taken bigint;
begin
  insert into series_counters as c (subscriber_id, series_id, entity_id, financial_year, last_number)
  values (current_subscriber(), asked_series, asked_entity, asked_year, start_number)
  on conflict (subscriber_id, series_id, entity_id, financial_year) do update set last_number = c.last_number + 1
  returning last_number into taken;
  return taken;
end
$$;

-- Counts a number of one day in (+1) or out (-1).
create function count_day(asked_kind text, asked_entity bigint, asked_date date, asked_series bigint, change int,
  asked_taxable numeric, asked_tax numeric, asked_total numeric) returns void
language plpgsql
as $$
begin
  insert into day_sums as s (subscriber_id, kind, entity_id, date, series_id, documents, taxable_value, tax, total)
  values (current_subscriber(), asked_kind, asked_entity, asked_date, coalesce(asked_series, 0), change, change * asked_taxable, change * asked_tax, change * asked_total)
  on conflict (subscriber_id, kind, entity_id, date, series_id) do update set documents = s.documents + excluded.documents,
    taxable_value = s.taxable_value + excluded.taxable_value, tax = s.tax + excluded.tax, total = s.total + excluded.total;
end
$$;

-- Moves a number of one day from the live to the cancelled.
create function count_cancelled(asked_kind text, asked_entity bigint, asked_date date, asked_series bigint,
  asked_taxable numeric, asked_tax numeric, asked_total numeric) returns void
language plpgsql
as $$
begin
  update day_sums set documents = documents - 1, taxable_value = taxable_value - asked_taxable, tax = tax - asked_tax, total = total - asked_total,
    cancelled = cancelled + 1, cancelled_total = cancelled_total + asked_total
  where subscriber_id = current_subscriber() and kind = asked_kind and entity_id = asked_entity and date = asked_date and series_id = coalesce(asked_series, 0);
end
$$;

-- Adds (+1) or takes away (-1) what a stored document with its rows and lines is in the sums of its day and return.
create function count_document(asked_document bigint, change int) returns void
language plpgsql
as $$
declare
  d record;
begin
  select kind, entity_id, date, return_period, coalesce(series_id, 0) as series_id, hsn_tab, taxable_value,
    igst + cgst + sgst + cess + state_cess as tax, total, case type_code when 'C' then -change else change end as hsn_change
  into d from documents where subscriber_id = current_subscriber() and id = asked_document;
  perform count_day(d.kind, d.entity_id, d.date, d.series_id, change, d.taxable_value, d.tax, d.total);
  insert into return_sums as s (subscriber_id, entity_id, return_period, series_id, section, part, place_of_supply, supply_type, rate, ctin,
    documents, taxable_value, igst, cgst, sgst, cess)
  select subscriber_id, entity_id, return_period, d.series_id, section, part, place_of_supply, supply_type, rate,
    case section when 'supeco' then ctin else '' end as ctin_key,
    change * sum(documents), change * sum(taxable_value), change * sum(igst), change * sum(cgst), change * sum(sgst), change * sum(cess)
  from gstr1_rows where subscriber_id = current_subscriber() and document_id = asked_document
  group by subscriber_id, entity_id, return_period, section, part, place_of_supply, supply_type, rate, ctin_key
  order by section, part, place_of_supply, supply_type, rate, ctin_key
  on conflict (subscriber_id, entity_id, return_period, series_id, section, part, place_of_supply, supply_type, rate, ctin) do update set
    documents = s.documents + excluded.documents, taxable_value = s.taxable_value + excluded.taxable_value, igst = s.igst + excluded.igst,
    cgst = s.cgst + excluded.cgst, sgst = s.sgst + excluded.sgst, cess = s.cess + excluded.cess;
  if d.hsn_tab is not null then
    insert into hsn_sums as s (subscriber_id, entity_id, return_period, series_id, tab, hsn, uqc, rate,
      lines, quantity, taxable_value, igst, cgst, sgst, cess)
    select l.subscriber_id, d.entity_id, d.return_period, d.series_id, d.hsn_tab, l.hsn, l.hsn_uqc, l.hsn_rate,
      change * count(*), d.hsn_change * sum(l.hsn_quantity), d.hsn_change * sum(l.taxable_value), d.hsn_change * sum(l.igst),
      d.hsn_change * sum(l.cgst), d.hsn_change * sum(l.sgst), d.hsn_change * sum(l.cess + l.cess_non_advalorem)
    -- Services (codes from 99 on) have no unit and quantity, supplies outside tax no rate.
    from (select x.*, case when left(x.hsn, 2) = '99' then 'NA' else coalesce(nullif(x.uqc, ''), 'OTH') end as hsn_uqc,
        case when left(x.hsn, 2) = '99' then 0 else x.quantity end as hsn_quantity,
        case when x.tax_category in ('Exempt', 'NilRated', 'NonGst') then 0 else x.tax_rate end as hsn_rate
      from document_lines x where x.subscriber_id = current_subscriber() and x.document_id = asked_document and x.hsn is not null) l
    group by l.subscriber_id, l.hsn, l.hsn_uqc, l.hsn_rate
    order by l.hsn, l.hsn_uqc, l.hsn_rate
    on conflict (subscriber_id, entity_id, return_period, series_id, tab, hsn, uqc, rate) do update set
      lines = s.lines + excluded.lines, quantity = s.quantity + excluded.quantity, taxable_value = s.taxable_value + excluded.taxable_value,
      igst = s.igst + excluded.igst, cgst = s.cgst + excluded.cgst, sgst = s.sgst + excluded.sgst, cess = s.cess + excluded.cess;
  end if;
end
$$;

-- Writes one balanced posting; the balances of its parties follow with move_balances().
create function write_ledger(entries json, asked_document bigint, asked_payment bigint, asked_source text, taken_back bigint default null) returns void
language plpgsql
as $$
declare
  posting constant bigint := nextval('ledger_posting_ids');
begin
  insert into ledger_entries (subscriber_id, posting_id, entry_number, entity_id, date, account, party_id, debit, credit, source,
    document_id, payment_id, reverses, created_by)
  select current_subscriber(), posting, row_number() over (), e.entity_id, e.date, e.account, e.party_id, coalesce(e.debit, 0), coalesce(e.credit, 0),
    asked_source, asked_document, asked_payment, taken_back, current_user_id()
  from json_to_recordset(entries) as e (entity_id bigint, date date, account text, party_id bigint, debit numeric, credit numeric);
end
$$;

create function move_balances(entries json) returns void
language plpgsql
as $$
begin
  insert into party_balances as b (subscriber_id, party_id, entity_id, balance)
  select current_subscriber(), e.party_id, e.entity_id, sum(coalesce(e.debit, 0) - coalesce(e.credit, 0))
  from json_to_recordset(entries) as e (entity_id bigint, party_id bigint, debit numeric, credit numeric)
  where e.party_id is not null group by e.party_id, e.entity_id order by e.party_id, e.entity_id
  on conflict (subscriber_id, party_id, entity_id) do update set balance = b.balance + excluded.balance;
end
$$;

create function post_ledger(entries json, asked_document bigint, asked_payment bigint, asked_source text, taken_back bigint default null) returns void
language plpgsql
as $$
begin
  perform write_ledger(entries, asked_document, asked_payment, asked_source, taken_back);
  perform move_balances(entries);
end
$$;

-- Takes back every posting of a document or payment that is in force.
create function reverse_ledger(asked_document bigint, asked_payment bigint) returns void
language plpgsql
as $$
declare
  standing record;
begin
  for standing in
    select e.posting_id, e.source,
      json_agg(json_build_object('entity_id', e.entity_id, 'date', e.date, 'account', e.account, 'party_id', e.party_id,
        'debit', e.credit, 'credit', e.debit) order by e.entry_number) as entries
    from ledger_entries e
    where e.subscriber_id = current_subscriber() and e.reverses is null
      and ((asked_document is not null and e.document_id = asked_document) or (asked_payment is not null and e.payment_id = asked_payment))
      and not exists (select 1 from ledger_entries r where r.subscriber_id = e.subscriber_id and r.reverses = e.posting_id
        and r.document_id is not distinct from e.document_id and r.payment_id is not distinct from e.payment_id)
    group by e.posting_id, e.source order by e.posting_id
  loop
    perform post_ledger(standing.entries, asked_document, asked_payment, standing.source, standing.posting_id);
  end loop;
end
$$;

-- Takes a document out of sums, return rows and ledger.
create function unpost_document(asked_document bigint) returns void
language plpgsql
as $$
begin
  perform reverse_ledger(asked_document, null);
  perform count_document(asked_document, -1);
  delete from gstr1_rows where subscriber_id = current_subscriber() and document_id = asked_document;
end
$$;

create function write_lines(asked_document bigint, lines json) returns void
language plpgsql
as $$
begin
  insert into document_lines (subscriber_id, document_id, line_number, is_charge, item_id, description, hsn, supply, uqc, quantity, unit_price,
    tax_category, tax_rate, gross, discount, taxable_value, igst, cgst, sgst, cess, cess_non_advalorem, state_cess, total, body)
  select current_subscriber(), asked_document, l.line_number, coalesce(l.is_charge, false), l.item_id, l.description, l.hsn, l.supply, l.uqc, l.quantity, l.unit_price,
    l.tax_category, l.tax_rate, l.gross, l.discount, l.taxable_value, l.igst, l.cgst, l.sgst, l.cess, l.cess_non_advalorem, l.state_cess, l.total, l.body
  from json_to_recordset(lines) as l (line_number int, is_charge boolean, item_id bigint, description text, hsn text, supply text, uqc text, quantity numeric, unit_price numeric,
    tax_category text, tax_rate numeric, gross numeric, discount numeric, taxable_value numeric, igst numeric, cgst numeric, sgst numeric,
    cess numeric, cess_non_advalorem numeric, state_cess numeric, total numeric, body jsonb);
end
$$;

-- The same over existing lines: those of equal number are changed, those beyond the last are gone.
create function replace_lines(asked_document bigint, lines json, last_line int) returns void
language plpgsql
as $$
begin
  delete from document_lines l where l.subscriber_id = current_subscriber() and l.document_id = asked_document and l.line_number > last_line;
  insert into document_lines (subscriber_id, document_id, line_number, is_charge, item_id, description, hsn, supply, uqc, quantity, unit_price,
    tax_category, tax_rate, gross, discount, taxable_value, igst, cgst, sgst, cess, cess_non_advalorem, state_cess, total, body)
  select current_subscriber(), asked_document, l.line_number, coalesce(l.is_charge, false), l.item_id, l.description, l.hsn, l.supply, l.uqc, l.quantity, l.unit_price,
    l.tax_category, l.tax_rate, l.gross, l.discount, l.taxable_value, l.igst, l.cgst, l.sgst, l.cess, l.cess_non_advalorem, l.state_cess, l.total, l.body
  from json_to_recordset(lines) as l (line_number int, is_charge boolean, item_id bigint, description text, hsn text, supply text, uqc text, quantity numeric, unit_price numeric,
    tax_category text, tax_rate numeric, gross numeric, discount numeric, taxable_value numeric, igst numeric, cgst numeric, sgst numeric,
    cess numeric, cess_non_advalorem numeric, state_cess numeric, total numeric, body jsonb)
  on conflict (subscriber_id, document_id, line_number) do update set is_charge = excluded.is_charge, item_id = excluded.item_id, description = excluded.description,
    hsn = excluded.hsn, supply = excluded.supply, uqc = excluded.uqc, quantity = excluded.quantity, unit_price = excluded.unit_price,
    tax_category = excluded.tax_category, tax_rate = excluded.tax_rate, gross = excluded.gross, discount = excluded.discount,
    taxable_value = excluded.taxable_value, igst = excluded.igst, cgst = excluded.cgst, sgst = excluded.sgst, cess = excluded.cess,
    cess_non_advalorem = excluded.cess_non_advalorem, state_cess = excluded.state_cess, total = excluded.total, body = excluded.body;
end
$$;

create function write_return_rows(asked_document bigint, asked_entity bigint, asked_period text, rows json) returns void
language plpgsql
as $$
begin
  insert into gstr1_rows (subscriber_id, document_id, row_number, entity_id, return_period, section, part, ctin, place_of_supply, supply_type, rate,
    documents, taxable_value, igst, cgst, sgst, cess)
  select current_subscriber(), asked_document, row_number() over (), asked_entity, asked_period, r.section, coalesce(r.part, ''), coalesce(r.ctin, ''),
    coalesce(r.place_of_supply, ''), coalesce(r.supply_type, ''), coalesce(r.rate, 0), coalesce(r.documents, 0), r.taxable_value,
    coalesce(r.igst, 0), coalesce(r.cgst, 0), coalesce(r.sgst, 0), coalesce(r.cess, 0)
  from json_to_recordset(rows) as r (section text, part text, ctin text, place_of_supply text, supply_type text, rate numeric, documents int,
    taxable_value numeric, igst numeric, cgst numeric, sgst numeric, cess numeric);
end
$$;

-- Writes an issued document: lines, ledger, return rows, number, header, sums. `doc.id` present: a draft being issued or an
-- issued document being changed, whose row the caller holds locked; then everything it was posted as is taken back.
--
-- Order of locks, the same in every posting: rows of documents and payments by id, the queue of the series, balances of
-- parties, the counter of the series, sums (which hold the series in their key). What needs no number and no balance is
-- written before that, so that postings of one series wait for one another as short as can be. The queue is there because
-- a row that many wait for wakes all of them at each commit, and all but one wait again; a lock alone wakes the next.
create function write_document(doc json, lines json, entries json, rows json)
returns table (document_id bigint, document_number text, document_version int)
language plpgsql
as $$
declare
  tenant constant bigint := current_subscriber();
  who constant bigint := current_user_id();
  d record;
  old_number text;
  old_series bigint;
  old_sequence bigint;
  old_paid numeric := 0;
  taken bigint;
  full_number text;
  new_id bigint;
  new_version int := 1;
begin
  select * into d from json_to_record(doc) as r (
    id bigint, kind text, type_code text, entity_id bigint, child_entity_id bigint, series_id bigint,
    -- Either a whole number typed by hand, or the parts around the running number.
    number text, number_before text, number_after text, number_width int, start_number bigint, counter_year text,
    financial_year text, return_period text, date date, due_date date, party_id bigint, party_name text, party_gstin text,
    subtype text, supply_kind text, reverse_charge boolean, place_of_supply text, inter_state boolean, heading text,
    taxable_value numeric, igst numeric, cgst numeric, sgst numeric, cess numeric, state_cess numeric, round_off numeric, total numeric,
    line_count int, hsn_tab text, body jsonb, copies jsonb,
    -- It waited, and the user approves it.
    is_approved boolean);

  if d.id is null then
    new_id := nextval('documents_id_seq');
    perform write_lines(new_id, lines);
    perform write_return_rows(new_id, d.entity_id, d.return_period, rows);
  else
    new_id := d.id;
    select x.number, x.series_id, x.sequence_number, x.paid
    into old_number, old_series, old_sequence, old_paid
    from documents x where x.subscriber_id = tenant and x.id = d.id;
    if old_number is not null then
      perform reverse_ledger(d.id, null);
    end if;
  end if;
  if json_array_length(entries) > 0 then
    perform write_ledger(entries, new_id, null, d.kind);
  end if;
  if old_number is null and d.number is null then
    perform pg_advisory_xact_lock(7240119, hashint8(d.series_id));
  end if;
  if json_array_length(entries) > 0 then
    perform move_balances(entries);
  end if;

  if old_number is not null then
    full_number := old_number;
    taken := old_sequence;
    d.series_id := old_series;
  elsif d.number is not null then
    full_number := d.number;
    d.series_id := null;
  else
    taken := take_number(d.series_id, d.entity_id, d.counter_year, d.start_number);
    full_number := d.number_before || lpad(taken::text, greatest(d.number_width, length(taken::text)), '0') || d.number_after;
    if length(full_number) > 16 then
      raise exception 'number_too_long' using errcode = 'BH001', detail = full_number;
    end if;
  end if;

  if d.id is null then
    insert into documents (subscriber_id, id, kind, type_code, status, entity_id, child_entity_id, series_id, sequence_number, number, number_key,
      financial_year, return_period, date, due_date, party_id, party_name, party_gstin, subtype, supply_kind, reverse_charge,
      place_of_supply, inter_state, heading, taxable_value, igst, cgst, sgst, cess, state_cess, round_off, total, balance, line_count,
      hsn_tab, body, copies, issued_at, created_by, changed_by)
    overriding system value
    values (tenant, new_id, d.kind, d.type_code, 'Active', d.entity_id, d.child_entity_id, d.series_id, taken, full_number, upper(full_number),
      d.financial_year, d.return_period, d.date, d.due_date, d.party_id, d.party_name, d.party_gstin, d.subtype, d.supply_kind, d.reverse_charge,
      d.place_of_supply, d.inter_state, d.heading, d.taxable_value, d.igst, d.cgst, d.sgst, d.cess, d.state_cess, d.round_off, d.total, d.total, d.line_count,
      d.hsn_tab, d.body, d.copies, now(), who, who);
  else
    if old_number is not null then
      perform count_document(d.id, -1);
      delete from gstr1_rows g where g.subscriber_id = tenant and g.document_id = d.id;
    end if;
    update documents set status = case when old_paid > 0 and old_paid >= d.total then 'PaymentReceived' else 'Active' end,
      entity_id = d.entity_id, child_entity_id = d.child_entity_id, series_id = d.series_id, sequence_number = taken, number = full_number, number_key = upper(full_number),
      financial_year = d.financial_year, return_period = d.return_period, date = d.date, due_date = d.due_date,
      party_id = d.party_id, party_name = d.party_name, party_gstin = d.party_gstin, subtype = d.subtype, supply_kind = d.supply_kind, reverse_charge = d.reverse_charge,
      place_of_supply = d.place_of_supply, inter_state = d.inter_state, heading = d.heading,
      taxable_value = d.taxable_value, igst = d.igst, cgst = d.cgst, sgst = d.sgst, cess = d.cess, state_cess = d.state_cess,
      round_off = d.round_off, total = d.total, balance = d.total - paid, line_count = d.line_count,
      hsn_tab = d.hsn_tab, body = d.body, copies = d.copies, draft_lines = null, issued_at = coalesce(issued_at, now()),
      answered_at = case when d.is_approved then now() else answered_at end, answered_by = case when d.is_approved then who else answered_by end,
      version = version + 1, changed_at = now(), changed_by = who
    where subscriber_id = tenant and id = d.id
    returning version into new_version;
    perform replace_lines(d.id, lines, d.line_count);
    perform write_return_rows(d.id, d.entity_id, d.return_period, rows);
  end if;
  perform count_document(new_id, 1);
  return query select new_id, full_number, new_version;
end
$$;

-- The caller holds the row locked and has checked that it may be cancelled.
create function cancel_document(asked_document bigint, reason text, remark text) returns void
language plpgsql
as $$
declare
  d record;
begin
  select kind, entity_id, date, series_id, taxable_value, igst + cgst + sgst + cess + state_cess as tax, total into d
  from documents where subscriber_id = current_subscriber() and id = asked_document;
  perform unpost_document(asked_document);
  -- The number stays used: table 13 counts it as cancelled.
  perform count_day(d.kind, d.entity_id, d.date, d.series_id, 1, d.taxable_value, d.tax, d.total);
  perform count_cancelled(d.kind, d.entity_id, d.date, d.series_id, d.taxable_value, d.tax, d.total);
  update documents set status = 'Cancelled', balance = 0, cancel_reason = reason, cancel_remark = remark, cancelled_at = now(),
    version = version + 1, changed_at = now(), changed_by = current_user_id()
  where subscriber_id = current_subscriber() and id = asked_document;
end
$$;

-- Sets what a payment settles: `allocations` is the whole new list. The caller holds the payment and all documents
-- concerned locked, in the order of their ids, and has checked the amounts; the table's checks refuse the rest.
create function allocate_payment(asked_payment bigint, allocations json) returns numeric
language plpgsql
as $$
declare
  tenant constant bigint := current_subscriber();
  rest numeric;
begin
  update documents d set paid = d.paid + x.change, balance = d.balance - x.change,
    status = case when d.status not in ('Active', 'PaymentReceived') then d.status
      when d.balance - x.change = 0 and d.paid + x.change > 0 then 'PaymentReceived' else 'Active' end,
    version = d.version + 1, changed_at = now(), changed_by = current_user_id()
  from (
    select coalesce(o.document_id, n.document_id) as document_id, coalesce(n.amount, 0) - coalesce(o.amount, 0) as change
    from (select a.document_id, a.amount from payment_allocations a where a.subscriber_id = tenant and a.payment_id = asked_payment) o
    full join json_to_recordset(allocations) as n (document_id bigint, amount numeric) on n.document_id = o.document_id
  ) x
  where d.subscriber_id = tenant and d.id = x.document_id and x.change <> 0;
  delete from payment_allocations a where a.subscriber_id = tenant and a.payment_id = asked_payment
    and not exists (select 1 from json_to_recordset(allocations) as n (document_id bigint) where n.document_id = a.document_id);
  insert into payment_allocations as t (subscriber_id, payment_id, document_id, amount)
  select tenant, asked_payment, n.document_id, n.amount from json_to_recordset(allocations) as n (document_id bigint, amount numeric)
  on conflict (subscriber_id, payment_id, document_id) do update set amount = excluded.amount where t.amount <> excluded.amount;
  update payments p set unallocated = p.amount + p.tds_deducted
      - coalesce((select sum(a.amount) from payment_allocations a where a.subscriber_id = tenant and a.payment_id = asked_payment), 0)
  where p.subscriber_id = tenant and p.id = asked_payment
  returning unallocated into rest;
  return rest;
end
$$;

-- Writes a payment with its number, ledger entries and what it settles.
create function write_payment(payment json, allocations json, entries json)
returns table (payment_id bigint, payment_number text, payment_version int, rest numeric)
language plpgsql
as $$
declare
  tenant constant bigint := current_subscriber();
  p record;
  taken bigint;
  full_number text;
  new_id bigint;
begin
  select * into p from json_to_record(payment) as r (
    kind text, entity_id bigint, series_id bigint, number_before text, number_after text, number_width int, start_number bigint, counter_year text,
    financial_year text, date date, party_id bigint, party_name text, party_gstin text, mode text, reference text, account text,
    amount numeric, bank_charges numeric, tds_deducted numeric, notes text);
  new_id := nextval('payments_id_seq');
  perform post_ledger(entries, null, new_id, p.kind);
  taken := take_number(p.series_id, p.entity_id, p.counter_year, p.start_number);
  full_number := p.number_before || lpad(taken::text, greatest(p.number_width, length(taken::text)), '0') || p.number_after;
  if length(full_number) > 16 then
    raise exception 'number_too_long' using errcode = 'BH001', detail = full_number;
  end if;
  insert into payments (subscriber_id, id, kind, entity_id, series_id, sequence_number, number, number_key, financial_year, date, party_id, party_name, party_gstin,
    mode, reference, account, amount, bank_charges, tds_deducted, unallocated, notes, created_by, changed_by)
  overriding system value
  values (tenant, new_id, p.kind, p.entity_id, p.series_id, taken, full_number, upper(full_number), p.financial_year, p.date, p.party_id, p.party_name, p.party_gstin,
    p.mode, p.reference, p.account, p.amount, coalesce(p.bank_charges, 0), coalesce(p.tds_deducted, 0), p.amount + coalesce(p.tds_deducted, 0), p.notes,
    current_user_id(), current_user_id());
  perform count_day(p.kind, p.entity_id, p.date, p.series_id, 1, 0, 0, p.amount);
  rest := p.amount + coalesce(p.tds_deducted, 0);
  if json_array_length(allocations) > 0 then
    rest := allocate_payment(new_id, allocations);
  end if;
  return query select new_id, full_number, 1, rest;
end
$$;

-- The caller holds the payment and the documents it settles locked.
create function cancel_payment(asked_payment bigint, reason text) returns void
language plpgsql
as $$
declare
  p record;
begin
  perform allocate_payment(asked_payment, '[]');
  perform reverse_ledger(null, asked_payment);
  update payments set status = 'Cancelled', unallocated = 0, cancel_reason = reason, cancelled_at = now(),
    version = version + 1, changed_at = now(), changed_by = current_user_id()
  where subscriber_id = current_subscriber() and id = asked_payment
  returning kind, entity_id, date, series_id, amount into p;
  perform count_cancelled(p.kind, p.entity_id, p.date, p.series_id, 0, 0, p.amount);
end
$$;
