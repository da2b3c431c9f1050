-- Payments may have fields of the business's own, as documents have. Locks: payments for a moment; no row is written.
alter table payments add column custom_fields jsonb;
