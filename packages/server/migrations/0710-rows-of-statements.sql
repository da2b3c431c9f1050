-- Rows of statements and of the comparison are proved against what they belong to once for a statement, and not row by row: a first
-- GSTR-2B of fifty thousand rows spent most of its time on foreign keys that hold for all of them alike.
-- Locks: inward_rows, reconciliation_rows, inward_files, inward_incoming, while constraints and triggers are put on them.

-- What is refused is the same: a row without its file, a result without its GSTIN or its row of the statement. That these stay is seen
-- to by refusing their removal, which nothing does: what was read or compared is never overwritten.
create function rows_have_their_file() returns trigger
language plpgsql
as $$
begin
  perform f.id from inward_files f
    where (f.subscriber_id, f.entity_id, f.id) in (select distinct subscriber_id, entity_id, file_id from written) for key share;
  if exists (select from (select distinct subscriber_id, entity_id, file_id from written) w where not exists (
      select from inward_files f where (f.subscriber_id, f.entity_id, f.id) = (w.subscriber_id, w.entity_id, w.file_id))) then
    raise exception 'a row of a statement belongs to a file of its GSTIN' using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;

create function results_have_their_sides() returns trigger
language plpgsql
as $$
declare
  is_orphan boolean;
begin
  perform e.id from entities e
    where (e.subscriber_id, e.id) in (select distinct subscriber_id, entity_id from written) for key share;
  if exists (select from (select distinct subscriber_id, entity_id from written) w where not exists (
      select from entities e where (e.subscriber_id, e.id) = (w.subscriber_id, w.entity_id))) then
    raise exception 'what was compared belongs to a GSTIN' using errcode = 'foreign_key_violation';
  end if;
  -- Row by row through the primary key, whatever is known of the sizes of both, and planned anew each time.
  execute 'select exists (select from written w where w.portal_id is not null
      and (select r.id from inward_rows r where r.subscriber_id = w.subscriber_id and r.id = w.portal_id) is null)' into is_orphan;
  if is_orphan then
    raise exception 'what was compared with a statement has its row' using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;

create function is_kept_for_good() returns trigger
language plpgsql
as $$
begin
  raise exception 'rows of % are kept: % is refused', tg_table_name, lower(tg_op) using errcode = 'foreign_key_violation';
end
$$;

alter table inward_rows drop constraint inward_rows_subscriber_id_fkey;
alter table inward_rows drop constraint inward_rows_subscriber_id_entity_id_fkey;
alter table inward_rows drop constraint inward_rows_subscriber_id_file_id_fkey;
create trigger have_their_file after insert on inward_rows
  referencing new table as written for each statement execute function rows_have_their_file();
create trigger keep_their_file after update on inward_rows
  referencing new table as written for each statement execute function rows_have_their_file();
create trigger is_kept before delete on inward_files for each row execute function is_kept_for_good();
create trigger is_kept before delete on inward_rows for each row execute function is_kept_for_good();

alter table reconciliation_rows drop constraint reconciliation_rows_subscriber_id_fkey;
alter table reconciliation_rows drop constraint reconciliation_rows_subscriber_id_entity_id_fkey;
alter table reconciliation_rows drop constraint reconciliation_rows_subscriber_id_portal_id_fkey;
create trigger have_their_sides after insert on reconciliation_rows
  referencing new table as written for each statement execute function results_have_their_sides();
create trigger is_kept before delete on reconciliation_rows for each row execute function is_kept_for_good();

-- Of a version nothing changes but that it ends, so that its sides are proved when it is written alone.
create function only_its_end_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'a version of what was compared is not changed' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger only_its_end_changes before update on reconciliation_rows
  for each row when ((new.subscriber_id, new.id, new.version, new.entity_id, new.source, new.state, new.document_ids, new.portal_id, new.from_at)
    is distinct from (old.subscriber_id, old.id, old.version, old.entity_id, old.source, old.state, old.document_ids, old.portal_id, old.from_at))
  execute function only_its_end_changes();

-- Two rows are compared by what they say; the hash said the same in one more column.
alter table inward_rows drop column content_hash;

-- Records that wait are kept column by column, some thousands in a row, so that they are read once and not as JSON again. What
-- waited from before is read anew by the task that put it there.
drop table inward_incoming;
create table inward_incoming (
  subscriber_id bigint not null references subscribers,
  task_id bigint not null,
  position int not null,
  section text[] not null,
  cls text[] not null,
  gstin text[] not null,
  supplier_name text[] not null,
  number text[] not null,
  date date[] not null,
  pos text[] not null,
  reverse_charge boolean[] not null,
  invoice_type text[] not null,
  value numeric(18, 2)[] not null,
  taxable_value numeric(18, 2)[] not null,
  igst numeric(18, 2)[] not null,
  cgst numeric(18, 2)[] not null,
  sgst numeric(18, 2)[] not null,
  cess numeric(18, 2)[] not null,
  itc_available text[] not null,
  itc_reason text[] not null,
  irn text[] not null,
  port text[] not null,
  original_number text[] not null,
  original_date date[] not null,
  supplier_period text[] not null,
  filed_on date[] not null,
  is_filed boolean[] not null,
  is_filed_3b boolean[] not null,
  cancelled_on date[] not null,
  is_rejected boolean[] not null,
  ims jsonb[] not null,
  primary key (subscriber_id, task_id, position)
);
select tenant_table('inward_incoming');
