-- For servers of the version before this, which may serve meanwhile; they call no other of the functions that have changed.
create or replace function write_document(doc json, lines json, entries json, rows json)
returns table (document_id bigint, document_number text, document_version int)
language plpgsql
as $$
begin
  if doc ->> 'id' is null then
    return query select w.document_id, w.document_number, 1
      from write_documents(json_build_array(doc), json_build_array(lines), json_build_array(entries), json_build_array(rows)) w;
  else
    return query select (doc ->> 'id')::bigint, w.document_number, w.document_version from rewrite_document(doc, lines, entries, rows) w;
  end if;
end
$$;
