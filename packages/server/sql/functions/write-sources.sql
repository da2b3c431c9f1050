-- What a document takes of others: `sources` is the whole list, in the order in which they are settled; what takes quantities
-- alone has no amount. A note that credits its party settles what is open of them. The caller holds all of them locked.
create or replace function write_sources(asked_document bigint, sources json) returns void
language plpgsql
as $$
declare
  note record;
  source record;
  rest numeric;
  part numeric;
begin
  select d.balance, d.opens, greatest(d.round_off, 0) as rounded, d.collected into note from documents d where d.subscriber_id = current_subscriber() and d.id = asked_document;
  rest := case when note.opens like '%Credit' then note.balance else 0 end;
  for source in
    select x.id, x.amount, d.balance, x.place = json_array_length(sources) as is_last from rows from (json_to_recordset(sources) as (id bigint, amount numeric)) with ordinality as x (id, amount, place)
    join documents d on d.subscriber_id = current_subscriber() and d.id = x.id order by x.place
  loop
    -- What the note is rounded up by, and the tax collected that it gives back, settle the last of them, so that nothing of it stays open.
    part := greatest(least(source.amount + case when source.is_last and source.amount > 0 then note.rounded + note.collected else 0 end, source.balance, rest), 0);
    rest := rest - part;
    insert into document_sources (subscriber_id, document_id, source_id, amount, applied)
    values (current_subscriber(), asked_document, source.id, source.amount, part);
    update documents d set credited = d.credited + part, balance = d.balance - part,
      version = d.version + 1, changed_at = now(), changed_by = current_user_id()
    where d.subscriber_id = current_subscriber() and d.id = source.id and (source.amount > 0 or d.opens is not null);
    if source.amount > 0 then
      perform settle_document(source.id);
    end if;
  end loop;
  if note.opens like '%Credit' then
    update documents d set credited = d.credited + note.balance - rest, balance = rest
    where d.subscriber_id = current_subscriber() and d.id = asked_document;
  end if;
end
$$;
