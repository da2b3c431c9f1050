-- Writes a journal with the next number of its series, or again in place of what it was, and posts it.
create or replace function write_journal(journal json, lines json) returns table (journal_id bigint, journal_number text, journal_version int)
language plpgsql
as $$
declare
  tenant constant bigint := current_subscriber();
  who constant bigint := current_user_id();
  j record;
  taken bigint;
  new_id bigint;
  full_number text;
  new_version int := 1;
begin
  select * into j from json_to_record(journal) as r (id bigint, kind text, entity_id bigint, child_entity_id bigint, date date, financial_year text, series_id bigint,
    number_before text, number_after text, number_width int, start_number bigint, counter_year text, narration text, amount numeric, reverses_id bigint,
    repeats text, repeats_until date, next_date date, repeated_id bigint);
  if j.id is null then
    if j.kind <> 'opening' then
      perform pg_advisory_xact_lock(7240119, hashint8(j.series_id));
      taken := take_number(j.series_id, j.entity_id, j.counter_year, j.start_number);
      full_number := number_text(j.number_before, taken, j.number_width, j.number_after);
    end if;
    insert into journals (subscriber_id, kind, entity_id, child_entity_id, date, number, series_id, sequence_number, financial_year, narration, amount,
      reverses_id, repeats, repeats_until, next_date, repeated_id, created_by, changed_by)
    values (tenant, j.kind, j.entity_id, j.child_entity_id, j.date, full_number, case when taken is not null then j.series_id end, taken, j.financial_year, j.narration, j.amount,
      j.reverses_id, j.repeats, j.repeats_until, j.next_date, j.repeated_id, who, who)
    returning id into new_id;
  else
    new_id := j.id;
    perform reverse_ledger(null, null, new_id);
    update journals x set date = j.date, financial_year = j.financial_year, child_entity_id = j.child_entity_id, narration = j.narration, amount = j.amount, repeats = j.repeats,
      repeats_until = j.repeats_until, next_date = j.next_date, problem = null, version = x.version + 1, changed_at = now(), changed_by = who
    where x.subscriber_id = tenant and x.id = new_id returning x.number, x.version into full_number, new_version;
    delete from journal_lines l where l.subscriber_id = tenant and l.journal_id = new_id;
  end if;
  insert into journal_lines (subscriber_id, journal_id, line_number, account, ledger_account_id, party_id, debit, credit, narration)
  select tenant, new_id, l.line_number, l.account, l.ledger_account_id, l.party_id, coalesce(l.debit, 0), coalesce(l.credit, 0), l.narration
  from json_to_recordset(lines) as l (line_number int, account text, ledger_account_id bigint, party_id bigint, debit numeric, credit numeric, narration text);
  perform post_ledger((select json_agg(json_build_object('entity_id', j.entity_id, 'branch_id', j.child_entity_id, 'date', j.date, 'account', l.account,
      'ledger_account_id', l.ledger_account_id, 'party_id', l.party_id, 'debit', l.debit, 'credit', l.credit) order by l.line_number)
    from journal_lines l where l.subscriber_id = tenant and l.journal_id = new_id), null, null, j.kind, null, new_id)
  where exists (select from journal_lines l where l.subscriber_id = tenant and l.journal_id = new_id);
  return query select new_id, full_number, new_version;
end
$$;
