create or replace function post_ledger(entries json, asked_document bigint, asked_payment bigint, asked_source text, taken_back bigint default null,
  asked_journal bigint default null) returns void
language plpgsql
as $$
declare
  postings constant json := json_build_array(entries);
begin
  perform write_ledger(postings, array[asked_document], array[asked_source], asked_payment, taken_back, asked_journal);
  perform move_balances(postings);
end
$$;
