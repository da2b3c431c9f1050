-- Distributes the schema of Bahi over the nodes of Citus 12 or newer, by subscriber. Run once by the owner of the schema on the
-- coordinator, when the first process of Bahi has made the schema and before anybody works:
--   psql --single-transaction --set ON_ERROR_STOP=1 --file deploy/citus.sql
-- Every table with a subscriber_id is distributed by it, all in one group of shards, so that a request of one subscriber is
-- answered by one node. Tables without one are small: those that requests read become reference tables, a copy on each node.
-- Each new version of Bahi may bring tables: it is run again then, and takes those alone.
--
-- Not tried on Citus itself, which is not at hand where Bahi is tested; a test runs this file over the schema with functions of
-- the same names, and another proves the rules of Citus for keys, unique indexes, foreign keys and triggers.
-- On every node: `alter system set citus.propagate_set_commands = 'local'` and `citus.enable_unsafe_triggers = on` (the triggers of
-- the audit trail write rows of the same subscriber, which lie on the same node). The queue and LISTEN stay on the coordinator.

create temporary table citus_foreign_keys on commit drop as
  select conrelid::regclass as owner, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace;

create temporary table citus_known on commit drop as
  select logicalrelid as relation from pg_dist_partition;

-- A foreign key between a table that is distributed and one that is not yet would be refused: they come back at the end.
do $$
declare
  one record;
begin
  for one in select * from citus_foreign_keys loop
    execute format('alter table %s drop constraint %I', one.owner, one.name);
  end loop;
  for one in
    select c.oid::regclass as relation, exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'subscriber_id' and a.attnotnull and not a.attisdropped
    ) and exists (
      select from pg_policy p where p.polrelid = c.oid
    ) as has_subscriber
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from citus_known k where k.relation = c.oid)
    -- The group of shards is that of the users.
    order by c.relname <> 'users', c.relname
  loop
    if one.has_subscriber then
      perform create_distributed_table(one.relation, 'subscriber_id', colocate_with => (
        case when one.relation = 'users'::regclass then 'default' else 'users' end));
    elsif one.relation::text in ('document_kinds', 'plans', 'system_settings') then
      perform create_reference_table(one.relation);
    end if;
  end loop;
  for one in select * from citus_foreign_keys loop
    execute format('alter table %s add constraint %I %s', one.owner, one.name, one.definition);
  end loop;
end
$$;
