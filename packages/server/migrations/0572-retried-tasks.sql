-- A task that fetched from a portal and failed is begun anew once: what came of it is another task.
-- Locks: background_tasks for a moment; a column without a default rewrites nothing.
alter table background_tasks add column retried_at timestamptz;
