-- Takes rows of tables 11A and 11B out of their return; `entries` take their postings back, none where the payment is cancelled whole.
create or replace function drop_advance(asked_rows bigint[], asked_payment bigint, asked_source text, entries json) returns void
language plpgsql
as $$
begin
  perform hold_open_period(entity_id, return_period) from advance_rows where subscriber_id = current_subscriber() and id = any(asked_rows);
  perform count_advance(asked_rows, -1);
  delete from advance_rows where subscriber_id = current_subscriber() and id = any(asked_rows);
  if json_array_length(entries) > 0 then
    perform post_ledger(entries, null, asked_payment, asked_source);
  end if;
end
$$;
