-- A user's department is one of the account. Locks: short, on users, read once to look for departments that are not there.

alter table users no force row level security;
alter table users disable trigger user;
update users u set department_id = null where department_id is not null and not exists
  (select from departments d where d.subscriber_id = u.subscriber_id and d.id = u.department_id);
alter table users enable trigger user;
alter table users force row level security;
alter table users add foreign key (subscriber_id, department_id) references departments;
create index users_department on users (subscriber_id, department_id) where department_id is not null;
