-- Whether a challan supplies nothing to who gets the goods: they stay ours, with them. Those of `isNoSupply` in the domain.
create or replace function is_no_supply(asked_body jsonb) returns boolean
language sql immutable
as $$
  select coalesce(asked_body ->> 'purpose', '') not in ('', 'Supply', 'LiquidGas', 'Lots')
$$;
