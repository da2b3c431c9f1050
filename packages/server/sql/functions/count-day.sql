-- Counts a number of one day in (+1) or out (-1). Documents name their letter, payments have none.
create or replace function count_day(asked_kind text, asked_entity bigint, asked_date date, asked_series bigint, change int,
  asked_taxable numeric, asked_tax numeric, asked_total numeric, asked_type text default '',
  asked_collected numeric default 0) returns void
language plpgsql
as $$
begin
  insert into day_sums as s (subscriber_id, kind, entity_id, date, series_id, type_code, documents, taxable_value, tax, total, collected)
  values (current_subscriber(), asked_kind, asked_entity, asked_date, coalesce(asked_series, 0), asked_type, change, change * asked_taxable, change * asked_tax, change * asked_total,
    change * asked_collected)
  on conflict (subscriber_id, kind, entity_id, date, series_id, type_code) do update set documents = s.documents + excluded.documents,
    taxable_value = s.taxable_value + excluded.taxable_value, tax = s.tax + excluded.tax, total = s.total + excluded.total, collected = s.collected + excluded.collected;
end
$$;
