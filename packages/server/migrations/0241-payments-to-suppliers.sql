-- What a payment withholds under which section of the income-tax law, and the date of a cheque.
-- Locks: payments exclusively, for columns without a default.

alter table payments
  add column tds_section text,
  add column cheque_date date;
