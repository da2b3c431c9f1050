-- What is left of the documents that a document is or was made from, and where one of those is cancelled, of those that it was
-- made from in its turn. The caller holds the first of them locked; what a cancelled one was made from is locked here.
create or replace function fulfil_sources(asked_document bigint, former bigint[]) returns void
language plpgsql
as $$
declare
  reached bigint[];
begin
  with recursive r (id) as (
    (select unnest(former)
      union select s.source_id from document_sources s where s.subscriber_id = current_subscriber() and s.document_id = asked_document)
    union
    select y.source_document_id from r
      join documents d on d.subscriber_id = current_subscriber() and d.id = r.id and d.cancelled_at is not null
      join document_lines y on y.subscriber_id = d.subscriber_id and y.document_id = d.id and y.source_document_id is not null)
  select array_agg(r.id order by r.id) into reached from r;
  perform 1 from documents d where d.subscriber_id = current_subscriber() and d.id = any(reached) order by d.id for update;
  perform fulfil_document(x.id, false) from unnest(reached) x (id);
end
$$;
