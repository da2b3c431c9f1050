-- Writes a correction or a transfer with the next number of its series, and moves the stock.
create or replace function write_stock_entry(entry json, lines json) returns table (entry_id bigint, entry_number text)
language plpgsql
as $$
declare
  tenant constant bigint := current_subscriber();
  who constant bigint := current_user_id();
  e record;
  taken bigint;
  new_id bigint;
  full_number text;
begin
  select * into e from json_to_record(entry) as r (kind text, entity_id bigint, date date, financial_year text, series_id bigint, number_before text, number_after text,
    number_width int, start_number bigint, counter_year text, reason text, notes text, from_place_id bigint, to_place_id bigint);
  perform pg_advisory_xact_lock(7240119, hashint8(e.series_id));
  taken := take_number(e.series_id, e.entity_id, e.counter_year, e.start_number);
  full_number := number_text(e.number_before, taken, e.number_width, e.number_after);
  insert into stock_entries (subscriber_id, kind, entity_id, date, number, series_id, sequence_number, financial_year, reason, notes, from_place_id, to_place_id, created_by, changed_by)
  values (tenant, e.kind, e.entity_id, e.date, full_number, e.series_id, taken, e.financial_year, e.reason, e.notes, e.from_place_id, e.to_place_id, who, who)
  returning id into new_id;
  insert into stock_entry_lines (subscriber_id, entry_id, line_number, item_id, place_id, batch, quantity, value, manufactured_on, expires_on, serials)
  select tenant, new_id, l.line_number, l.item_id, l.place_id, l.batch, l.quantity, l.value, l.manufactured_on, l.expires_on, case when json_typeof(l.serials) = 'array' then (select array_agg(s) from json_array_elements_text(l.serials) s) end
  from json_to_recordset(lines) as l (line_number int, item_id bigint, place_id bigint, batch text, quantity numeric, value numeric, manufactured_on date, expires_on date, serials json);
  perform post_stock_entry(new_id, true);
  return query select new_id, full_number;
end
$$;
