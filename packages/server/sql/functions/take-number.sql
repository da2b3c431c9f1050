-- The next number of a series; see take_numbers().
create or replace function take_number(asked_series bigint, asked_entity bigint, asked_year text, start_number bigint) returns bigint
language plpgsql
as $$
begin
  return take_numbers(asked_series, asked_entity, asked_year, start_number, 1);
end
$$;
