-- A task works with the rights of whoever asked for it: a program's are its scopes, not all that its user has.
-- Locks: short, on background_tasks, for two columns without a rewrite.

alter table background_tasks
  add column api_client_id bigint,
  -- Those that open the call which asked; one of them must still be held when the task runs.
  add column rights text[] not null default '{}',
  add foreign key (subscriber_id, api_client_id) references api_clients;
