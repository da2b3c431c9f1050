-- Documents that were made from one, some of them cancelled since.
create or replace function takers_of(asked_document bigint) returns bigint[]
language sql stable
as $$
  select array_agg(distinct y.document_id) from document_lines y where y.subscriber_id = current_subscriber() and y.source_document_id = asked_document
$$;
