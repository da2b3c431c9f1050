-- Takes a document out of sums, return rows and ledger.
create or replace function unpost_document(asked_document bigint) returns void
language plpgsql
as $$
begin
  perform reverse_ledger(asked_document, null);
  perform count_documents(array[asked_document], -1);
  delete from gstr1_rows where subscriber_id = current_subscriber() and document_id = asked_document;
end
$$;
