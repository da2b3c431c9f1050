-- What was said to a portal belongs to the activity for which it was said: something that was decided to be done there, or
-- a task that fetched from it.
alter table portal_exchanges add column intent_id bigint, add column task_id bigint;
create index portal_exchanges_intent on portal_exchanges (subscriber_id, intent_id, id) where intent_id is not null;
create index portal_exchanges_task on portal_exchanges (subscriber_id, task_id, id) where task_id is not null;

-- Lists of activities are by time.
create index portal_intents_time on portal_intents (subscriber_id, created_at, id);
create index background_tasks_portal on background_tasks (subscriber_id, stamp, id)
  where type in ('readStatement', 'pushIms', 'eWaySync') and not (type = 'readStatement' and input ->> 'fileId' is not null);
