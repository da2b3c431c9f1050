-- Whether the quantities of a challan are provisional: what the first invoice of a line has was measured, and nothing is left of it.
create or replace function is_provisional(asked_body jsonb) returns boolean
language sql immutable
as $$
  select coalesce(asked_body ->> 'purpose' = 'LiquidGas', false) or coalesce(asked_body ->> 'quantityIsProvisional' = 'true', false)
$$;
