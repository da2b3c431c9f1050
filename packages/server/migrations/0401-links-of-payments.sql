-- A public link opens a document or the voucher of a payment. Locks: document_links for a moment, and for its check and index;
-- payments for a moment.
alter table document_links
  alter column document_id drop not null,
  add column payment_id bigint,
  add foreign key (subscriber_id, payment_id) references payments (subscriber_id, id),
  add check (num_nonnulls(document_id, payment_id) = 1);
create index document_links_payment on document_links (subscriber_id, payment_id, id) where payment_id is not null;
