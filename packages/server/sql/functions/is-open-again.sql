-- Whether a period whose GSTR-1 is filed takes documents for its GSTR-1A: it was opened, and neither that nor GSTR-3B is filed.
create or replace function is_open_again(asked_entity bigint, asked_period text) returns boolean
language sql stable
as $$
  select exists (select from gstr1a_periods g where g.subscriber_id = current_subscriber() and g.entity_id = asked_entity
      and g.return_period = asked_period)
    and not exists (select from filed_periods f where f.subscriber_id = current_subscriber() and f.entity_id = asked_entity
      and f.return_period = asked_period and f.return_type in ('GSTR1A', 'GSTR3B'))
$$;
