-- Sums of the ledger are kept by financial year too, and those of accounts are found apart from those of parties.
-- Locks: ledger_sums exclusively while its rows are read twice, for the check and the index; ledger_summed for a moment.
alter table ledger_sums
  drop constraint ledger_sums_span_check,
  add constraint ledger_sums_span_check check (span in ('year', 'month', 'day'));
create index ledger_sums_accounts on ledger_sums (subscriber_id, span, first_day) where account <> 'party';

-- Up to which posting years are summed. Servers of the version before sum months and days alone: where the two numbers differ, statements
-- read no year, and the next sum_ledger() makes the years anew from their months.
alter table ledger_summed add column year_posting_id bigint not null default 0;
