-- Takes back what a note settles of others. Locks those in the order of their ids.
create or replace function release_sources(asked_document bigint) returns void
language plpgsql
as $$
declare
  source record;
begin
  perform 1 from documents d where d.subscriber_id = current_subscriber() and d.id in (
      select s.source_id from document_sources s where s.subscriber_id = current_subscriber() and s.document_id = asked_document)
    order by d.id for update;
  for source in
    delete from document_sources s where s.subscriber_id = current_subscriber() and s.document_id = asked_document
    returning s.source_id, s.amount, s.applied
  loop
    update documents d set credited = d.credited - source.applied, balance = d.balance + source.applied,
      version = d.version + 1, changed_at = now(), changed_by = current_user_id()
    where d.subscriber_id = current_subscriber() and d.id = source.source_id and (source.amount > 0 or d.opens is not null);
    if source.amount > 0 then
      perform settle_document(source.source_id);
    end if;
    update documents d set credited = d.credited - source.applied, balance = d.balance + source.applied
    where d.subscriber_id = current_subscriber() and d.id = asked_document and source.applied > 0;
  end loop;
end
$$;
