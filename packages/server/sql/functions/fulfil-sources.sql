-- What is left of the documents that a document is or was made from. The caller holds all of them locked.
create or replace function fulfil_sources(asked_document bigint, former bigint[]) returns void
language plpgsql
as $$
begin
  perform fulfil_document(x.id, false) from (
    select unnest(former) as id
    union select s.source_id from document_sources s where s.subscriber_id = current_subscriber() and s.document_id = asked_document
    order by id) x;
end
$$;
