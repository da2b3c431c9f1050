-- Small sales after the invoice of their day get a further one: a day may have several.
-- Locks: day_invoices exclusively, while the key is built anew over its rows, one for each day.

alter table day_invoices drop constraint day_invoices_pkey,
  add primary key (subscriber_id, entity_id, date, document_id);
