-- User names and e-mail addresses are folded by one rule here and in the program (domain/ids/user-name.ts): A to Z become
-- small, nothing else changes. lower() makes an i of U+0130 and a k of U+212A, which the program did not, so that attempts
-- were counted under another name than the user was found by.
-- Locks: users and one_time_requests against writing while an index is built; login_directory, one row for each user.

create function fold_name(name text) returns text
language sql immutable parallel safe
as $$ select translate(name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') $$;

create or replace function keep_login_directory() returns trigger
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and new.status = 'Delete') then
    delete from login_directory where subscriber_id = old.subscriber_id and user_id = old.id;
  elsif tg_op = 'INSERT' or old.status = 'Delete' then
    insert into login_directory values (fold_name(new.user_name), fold_name(new.email_address), new.subscriber_id, new.id);
  elsif fold_name(new.user_name) <> fold_name(old.user_name) or fold_name(new.email_address) <> fold_name(old.email_address) then
    update login_directory set user_name_key = fold_name(new.user_name), email_key = fold_name(new.email_address)
    where subscriber_id = new.subscriber_id and user_id = new.id;
  end if;
  return null;
end
$$;

create or replace function find_login(asked_user_name text) returns table (subscriber_id bigint, user_id bigint)
language sql stable security definer
set search_path = public, pg_temp
as $$ select d.subscriber_id, d.user_id from login_directory d where d.user_name_key = fold_name(asked_user_name) $$;

create or replace function find_logins_by_email(asked_email text) returns table (subscriber_id bigint, user_id bigint)
language sql stable security definer
set search_path = public, pg_temp
as $$ select d.subscriber_id, d.user_id from login_directory d where d.email_key = fold_name(asked_email) limit 50 $$;

alter table users no force row level security;
update login_directory d set user_name_key = fold_name(u.user_name), email_key = fold_name(u.email_address)
from users u where u.subscriber_id = d.subscriber_id and u.id = d.user_id
  and (d.user_name_key <> fold_name(u.user_name) or d.email_key <> fold_name(u.email_address));
alter table users force row level security;

drop index users_user_name;
create unique index users_user_name on users (subscriber_id, fold_name(user_name)) where status <> 'Delete';
drop index users_email;
create index users_email on users (subscriber_id, fold_name(email_address));

drop trigger forget_email_proof on users;
create trigger forget_email_proof before update of email_address on users
  for each row when (fold_name(old.email_address) is distinct from fold_name(new.email_address)) execute function forget_email_proof();

drop index one_time_requests_registration;
create index one_time_requests_registration on one_time_requests (subscriber_id, fold_name(data ->> 'userName'), created_at)
  where purpose = 'registration' and used_at is null;
