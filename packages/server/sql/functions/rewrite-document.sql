-- Writes a stored document anew: a draft that is issued, or an issued document that is changed, whose row the caller holds locked;
-- everything it stood for is taken back. Locks are taken in the order of write_documents().
create or replace function rewrite_document(doc json, lines json, entries json, rows json)
returns table (document_number text, document_version int)
language plpgsql
as $$
declare
  tenant constant bigint := current_subscriber();
  who constant bigint := current_user_id();
  postings constant json := json_build_array(entries);
  d record;
  k document_kinds;
  old_number text;
  old_series bigint;
  old_sequence bigint;
  -- Of the return of outward supplies that has it.
  old_period text;
  taken bigint;
  former_sources bigint[];
  full_number text;
  new_version int;
begin
  select * into d from json_to_record(doc) as r (
    id bigint, kind text, type_code text, entity_id bigint, child_entity_id bigint, series_id bigint,
    -- Either a whole number typed by hand, or the parts around the running number.
    number text, number_before text, number_after text, number_width int, start_number bigint, counter_year text,
    financial_year text, return_period text, date date, due_date date, party_id bigint, party_name text, party_gstin text,
    subtype text, supply_kind text, reverse_charge boolean, place_of_supply text, inter_state boolean, heading text,
    taxable_value numeric, igst numeric, cgst numeric, sgst numeric, cess numeric, state_cess numeric, round_off numeric, total numeric,
    line_count int, hsn_tab text, body jsonb, copies jsonb, number_scope text, opens text, return_type text,
    supplier_number text, supplier_number_key text, supplier_number_loose text, supplier_date date, supplier_year text,
    -- What it takes of others: a note of those it corrects, an invoice of its orders and challans; absent: nothing.
    sources json,
    issued_nature smallint,
    -- Of a bill: what is kept back for the government, and of what; absent: no part of its kind.
    withheld numeric, deductions json,
    -- Of a sale: what is collected for the government, and of what; absent: nothing was and nothing is.
    collected numeric, collections json,
    -- It waited, and the user approves it.
    is_approved boolean);
  select * into k from document_kinds x where x.kind = d.kind;

  select x.number, x.series_id, x.sequence_number, case when x.return_type = 'GSTR1' and x.number_key <> '' then x.return_period end
  into old_number, old_series, old_sequence, old_period
  from documents x where x.subscriber_id = tenant and x.id = d.id;
  if old_number is not null then
    select array_agg(s.source_id) into former_sources from document_sources s
    where s.subscriber_id = tenant and s.document_id = d.id;
    perform reverse_ledger(d.id, null);
    perform release_sources(d.id);
  end if;
  if json_array_length(entries) > 0 then
    perform write_ledger(postings, array[d.id], array[d.kind]);
  end if;
  if old_number is null and d.number is null then
    perform pg_advisory_xact_lock(7240119, hashint8(d.series_id));
  end if;
  if json_array_length(entries) > 0 then
    perform move_balances(postings);
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
    full_number := number_text(d.number_before, taken, d.number_width, d.number_after);
  end if;

  if old_number is not null then
    perform count_documents(array[d.id], -1);
    delete from gstr1_rows g where g.subscriber_id = tenant and g.document_id = d.id;
  end if;
  update documents set status = case when old_number is null then k.issued_status else status end,
    entity_id = d.entity_id, child_entity_id = d.child_entity_id, series_id = d.series_id, sequence_number = taken, number = full_number, number_key = upper(full_number),
    financial_year = d.financial_year, return_period = d.return_period, date = d.date, due_date = d.due_date,
    party_id = d.party_id, party_name = d.party_name, party_gstin = d.party_gstin, subtype = d.subtype, supply_kind = d.supply_kind, reverse_charge = d.reverse_charge,
    place_of_supply = d.place_of_supply, inter_state = d.inter_state, heading = d.heading,
    taxable_value = d.taxable_value, igst = d.igst, cgst = d.cgst, sgst = d.sgst, cess = d.cess, state_cess = d.state_cess,
    round_off = d.round_off, total = d.total, withheld = coalesce(d.withheld, 0), collected = coalesce(d.collected, 0),
    balance = case when d.opens is null then 0 else d.total - coalesce(d.withheld, 0) + coalesce(d.collected, 0) - paid - credited end, line_count = d.line_count,
    type_code = d.type_code, number_scope = d.number_scope, opens = d.opens, return_type = d.return_type, supplier_number = d.supplier_number,
    supplier_number_key = d.supplier_number_key, supplier_number_loose = d.supplier_number_loose, supplier_date = d.supplier_date, supplier_year = d.supplier_year, issued_nature = d.issued_nature,
    hsn_tab = d.hsn_tab, body = d.body, copies = d.copies, draft_lines = null,
    -- Of the lines of before, which are replaced below.
    last_line = case when old_number is not null then greatest(last_line, (select max(l.line_number) from document_lines l
      where l.subscriber_id = tenant and l.document_id = d.id and not l.is_charge)) end,
    issued_at = coalesce(issued_at, now()),
    answered_at = case when d.is_approved then now() else answered_at end, answered_by = case when d.is_approved then who else answered_by end,
    version = version + 1, changed_at = now(), changed_by = who
  where subscriber_id = tenant and id = d.id
  returning version into new_version;
  perform replace_lines(d.id, lines);
  perform write_return_rows(array[d.id], array[d.entity_id], array[d.return_period], json_build_array(rows));
  if d.deductions is not null then
    perform keep_deductions(d.id, null, d.deductions);
  end if;
  if d.collections is not null then
    perform keep_collections(d.id, null, d.collections);
  end if;
  perform count_documents(array[d.id], 1);
  if d.return_type = 'GSTR1' then
    perform keep_for_gstr1a(d.id, d.entity_id, d.return_period, false, coalesce(old_period = d.return_period, false));
  end if;
  if d.sources is not null then
    perform write_sources(d.id, d.sources);
  end if;
  if d.sources is not null or former_sources is not null then
    perform fulfil_sources(d.id, former_sources);
  end if;
  if k.is_taken then
    perform fulfil_document(d.id, true);
  end if;
  if old_number is not null then
    perform settle_document(d.id);
  end if;
  -- Levels of stock are locked last.
  if (d.type_code = any(k.stock_in) or d.type_code = any(k.stock_out)) and stock_since(d.entity_id) is not null then
    perform post_stock(array[d.id] || case when old_number is not null and k.moves_goods then takers_of(d.id) end, true);
  end if;
  return query select full_number, new_version;
end
$$;
