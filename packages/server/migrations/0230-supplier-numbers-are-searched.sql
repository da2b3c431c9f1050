-- Lists and the search of the top bar find a bill by the number that is printed on it.
create index documents_by_supplier_number on documents (subscriber_id, kind, supplier_number_key, id)
  where supplier_number_key is not null;
