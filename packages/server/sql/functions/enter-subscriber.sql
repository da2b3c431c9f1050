-- Where there are many databases, each transaction of an account begins with it: the account stays in this database until the
-- transaction ends (a move takes the same lock alone), and one that is elsewhere, or has not wholly arrived, is refused.
create or replace function enter_subscriber(asked bigint) returns void
language plpgsql
as $$
begin
  if asked = 0 then
    return;
  end if;
  perform pg_advisory_xact_lock_shared(7240122, hashtext(asked::text)), set_config('bahi.subscriber_id', asked::text, true);
  -- Nobody's account is judged by who asks for it.
  if not exists (select from subscriber_list l where l.subscriber_id = asked)
    and exists (select from subscribers s where s.subscriber_id = asked)
  then
    raise exception 'account % is in another database', asked using errcode = 'BH042';
  end if;
end
$$;
