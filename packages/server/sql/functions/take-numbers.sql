-- The last of the next `how_many` numbers of a series. Its row lock is held to the end of the transaction: that makes numbers consecutive.
create or replace function take_numbers(asked_series bigint, asked_entity bigint, asked_year text, start_number bigint, how_many int) returns bigint
language plpgsql
as $$
declare
  taken bigint;
begin
  insert into series_counters as c (subscriber_id, series_id, entity_id, financial_year, last_number)
  values (current_subscriber(), asked_series, asked_entity, asked_year, start_number + how_many - 1)
  on conflict (subscriber_id, series_id, entity_id, financial_year) do update set last_number = c.last_number + how_many
  returning last_number into taken;
  return taken;
end
$$;
