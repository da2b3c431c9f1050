-- Writes new issued documents together: `docs`, and for each of them in the same order a list of lines, of ledger entries and of return rows.
-- They have their ids and numbers in that order.
--
-- Order of locks, the same in every posting: rows of documents and payments by id, the queue of the series, balances of
-- parties, the counter of the series, sums (which hold the series in their key). What needs no number and no balance is
-- written before that, so that postings of one series wait for one another as short as can be. The queue is there because
-- a row that many wait for wakes all of them at each commit, to go on waiting but for one; a lock by itself wakes the next.
create or replace function write_documents(docs json, lines json, entries json, rows json)
returns table (document_id bigint, document_number text)
language plpgsql
as $$
declare
  tenant constant bigint := current_subscriber();
  who constant bigint := current_user_id();
  -- By the place of the document.
  ids bigint[];
  kinds text[];
  types text[];
  entities bigint[];
  periods text[];
  series bigint[];
  years text[];
  starts bigint[];
  taken bigint[];
  last_taken bigint;
  n record;
begin
  select array_agg(nextval('documents_id_seq') order by x.place), array_agg(x.kind order by x.place), array_agg(x.type_code order by x.place), array_agg(x.entity_id order by x.place),
    array_agg(x.return_period order by x.place), array_agg(case when x.number is null then x.series_id end order by x.place),
    array_agg(x.counter_year order by x.place), array_agg(x.start_number order by x.place)
  into ids, kinds, types, entities, periods, series, years, starts
  from rows from (json_to_recordset(docs) as (kind text, type_code text, entity_id bigint, return_period text, series_id bigint, number text, counter_year text, start_number bigint))
    with ordinality as x (kind, type_code, entity_id, return_period, series_id, number, counter_year, start_number, place);
  perform write_lines(ids, lines);
  perform write_return_rows(ids, entities, periods, rows);
  perform write_ledger(entries, ids, kinds);

  for n in select distinct x as series_id from unnest(series) x where x is not null order by x loop
    perform pg_advisory_xact_lock(7240119, hashint8(n.series_id));
  end loop;
  perform move_balances(entries);
  for n in
    select x.series_id, x.entity_id, x.counter_year, x.start_number, array_agg(x.place order by x.place) as places
    from unnest(series, entities, years, starts) with ordinality as x (series_id, entity_id, counter_year, start_number, place)
    where x.series_id is not null group by x.series_id, x.entity_id, x.counter_year, x.start_number order by x.series_id, x.entity_id, x.counter_year, x.start_number
  loop
    last_taken := take_numbers(n.series_id, n.entity_id, n.counter_year, n.start_number, cardinality(n.places));
    for at in 1..cardinality(n.places) loop
      taken[n.places[at]] := last_taken - cardinality(n.places) + at;
    end loop;
  end loop;

  return query
  insert into documents (subscriber_id, id, kind, type_code, status, entity_id, child_entity_id, series_id, sequence_number, number, number_key,
    financial_year, return_period, date, due_date, party_id, party_name, party_gstin, subtype, supply_kind, reverse_charge,
    place_of_supply, inter_state, heading, taxable_value, igst, cgst, sgst, cess, state_cess, round_off, total, withheld, collected, balance, line_count,
    hsn_tab, body, copies, number_scope, opens, return_type, supplier_number, supplier_number_key, supplier_number_loose, supplier_date, supplier_year, issued_nature,
    issued_at, created_by, changed_by)
  overriding system value
  select tenant, ids[d.place], d.kind, d.type_code, k.issued_status, d.entity_id, d.child_entity_id, series[d.place], taken[d.place], f.full_number, upper(f.full_number),
    d.financial_year, d.return_period, d.date, d.due_date, d.party_id, d.party_name, d.party_gstin, d.subtype, d.supply_kind, d.reverse_charge,
    d.place_of_supply, d.inter_state, d.heading, d.taxable_value, d.igst, d.cgst, d.sgst, d.cess, d.state_cess, d.round_off, d.total,
    coalesce(d.withheld, 0), coalesce(d.collected, 0),
    case when d.opens is null then 0 else d.total - coalesce(d.withheld, 0) + coalesce(d.collected, 0) end, d.line_count,
    d.hsn_tab, d.body, d.copies, d.number_scope, d.opens, d.return_type, d.supplier_number, d.supplier_number_key, d.supplier_number_loose, d.supplier_date,
    d.supplier_year, d.issued_nature, now(), who, who
  from rows from (json_to_recordset(docs) as (kind text, type_code text, entity_id bigint, child_entity_id bigint,
      -- Either a whole number typed by hand, or the parts around the running number.
      number text, number_before text, number_after text, number_width int,
      financial_year text, return_period text, date date, due_date date, party_id bigint, party_name text, party_gstin text,
      subtype text, supply_kind text, reverse_charge boolean, place_of_supply text, inter_state boolean, heading text,
      taxable_value numeric, igst numeric, cgst numeric, sgst numeric, cess numeric, state_cess numeric, round_off numeric, total numeric,
      withheld numeric, collected numeric, line_count int, hsn_tab text, body jsonb, copies jsonb, number_scope text, opens text, return_type text,
      supplier_number text, supplier_number_key text, supplier_number_loose text, supplier_date date, supplier_year text, issued_nature smallint))
    with ordinality as d (kind, type_code, entity_id, child_entity_id, number, number_before, number_after, number_width,
      financial_year, return_period, date, due_date, party_id, party_name, party_gstin, subtype, supply_kind, reverse_charge, place_of_supply, inter_state, heading,
      taxable_value, igst, cgst, sgst, cess, state_cess, round_off, total, withheld, collected, line_count, hsn_tab, body, copies, number_scope, opens, return_type,
      supplier_number, supplier_number_key, supplier_number_loose, supplier_date, supplier_year, issued_nature, place)
    join document_kinds k on k.kind = d.kind
    cross join lateral (select coalesce(d.number, number_text(d.number_before, taken[d.place], d.number_width, d.number_after)) as full_number) f
  order by d.place
  returning id, number;

  perform count_documents(ids, 1);
  for n in
    select ids[x.place] as id, x.entity_id, x.return_period, x.return_type = 'GSTR1' as is_of_gstr1, x.deductions, x.collections, x.sources, k.is_taken
    from rows from (json_to_recordset(docs) as (kind text, entity_id bigint, return_period text, return_type text,
        -- Of a bill: what is kept back for the government, and of what. Of a sale: what is collected. Absent: nothing.
        deductions json, collections json,
        -- What it takes of others: a note of those it corrects, an invoice of its orders and challans; absent: nothing.
        sources json))
      with ordinality as x (kind, entity_id, return_period, return_type, deductions, collections, sources, place)
      join document_kinds k on k.kind = x.kind
    order by x.place
  loop
    if n.deductions is not null then
      perform keep_deductions(n.id, null, n.deductions);
    end if;
    if n.collections is not null then
      perform keep_collections(n.id, null, n.collections);
    end if;
    if n.is_of_gstr1 then
      perform keep_for_gstr1a(n.id, n.entity_id, n.return_period, true, false);
    end if;
    if n.sources is not null then
      perform write_sources(n.id, n.sources);
      perform fulfil_sources(n.id, null);
    end if;
    if n.is_taken then
      perform fulfil_document(n.id, true);
    end if;
  end loop;
  -- Levels of stock are locked last.
  for n in
    select x.entity_id, array_agg(x.id order by x.id) as moved from unnest(ids, entities, kinds, types) as x (id, entity_id, kind, type_code)
      join document_kinds k on k.kind = x.kind
    where x.type_code = any(k.stock_in) or x.type_code = any(k.stock_out)
    group by x.entity_id order by x.entity_id
  loop
    if stock_since(n.entity_id) is not null then
      perform post_stock(n.moved, true);
    end if;
  end loop;
end
$$;
