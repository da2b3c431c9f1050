-- A task gives up after faults without a step in between; workers that were killed are no faults. Locks: background_tasks for a moment.

alter table background_tasks add column failures integer not null default 0;
