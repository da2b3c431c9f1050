-- Moves a number of one day from the live to the cancelled.
create or replace function count_cancelled(asked_kind text, asked_entity bigint, asked_date date, asked_series bigint,
  asked_taxable numeric, asked_tax numeric, asked_total numeric, asked_type text default '') returns void
language plpgsql
as $$
begin
  update day_sums set documents = documents - 1, taxable_value = taxable_value - asked_taxable, tax = tax - asked_tax, total = total - asked_total,
    cancelled = cancelled + 1, cancelled_total = cancelled_total + asked_total
  where subscriber_id = current_subscriber() and kind = asked_kind and entity_id = asked_entity and date = asked_date and series_id = coalesce(asked_series, 0) and type_code = asked_type;
end
$$;
