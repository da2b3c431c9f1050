-- Which workers of the queue live. A worker that stopped telling is taken for dead, and what it held is given to
-- another. Belongs to the queue, not to a tenant; only the owner's connection uses it. Locks: only a new object.

create table job_workers (
  worker_id text primary key,
  seen_at timestamptz not null default now()
);
