create or replace function post_ledger(entries json, asked_document bigint, asked_payment bigint, asked_source text, taken_back bigint default null,
  asked_journal bigint default null) returns void
language plpgsql
as $$
begin
  perform write_ledger(entries, asked_document, asked_payment, asked_source, taken_back, asked_journal);
  perform move_balances(entries);
end
$$;
