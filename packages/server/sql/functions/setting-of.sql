-- A setting in force at an entity: its own, that of its company, that of the account; null where none is set.
create or replace function setting_of(setting_name text, of_entity bigint) returns text
language sql stable
as $$
  select s.value #>> '{}' from settings s
  where s.subscriber_id = current_subscriber() and s.name = setting_name and (s.entity_id is null or s.entity_id = of_entity
    or s.entity_id = (select e.company_id from entities e where e.subscriber_id = current_subscriber() and e.id = of_entity))
  order by (s.entity_id = of_entity) desc nulls last limit 1
$$;
