-- Bills that are made of an e-invoice, or of an invoice of another GSTIN of the subscriber, are found by it. Both are in the
-- body, which no payment changes. Locks: documents against writing while the two indexes, empty at first, are built.
create index documents_supplier_irn on documents (subscriber_id, lower(body ->> 'supplierIrn')) where body ? 'supplierIrn';
create index documents_supplier_invoice on documents (subscriber_id, ((body ->> 'supplierInvoiceId')::bigint)) where body ? 'supplierInvoiceId';
