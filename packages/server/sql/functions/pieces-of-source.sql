-- What the line that was taken has moved for one of a unit, where that is kept beside it: what is taken back of it moves the same.
create or replace function pieces_of_source(asked_document bigint, asked_line int, asked_item bigint, asked_uqc text) returns numeric
language sql stable
as $$
  select z.stock_rate from document_lines z where z.subscriber_id = current_subscriber() and z.document_id = asked_document
    and z.line_number = asked_line and z.item_id = asked_item and z.uqc is not distinct from asked_uqc
$$;
