-- The first day of the financial year that a day is in.
create or replace function first_of_year(asked_day date) returns date
language sql immutable
as $$
  select (date_trunc('year', asked_day::timestamp - interval '3 months') + interval '3 months')::date
$$;
