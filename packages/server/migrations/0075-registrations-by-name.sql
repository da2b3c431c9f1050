-- Whoever broke off a registration before its code goes on by signing in: the request is found by its name.
-- Locks: one_time_requests against writing while the index is built; it holds requests of a few days.

create index one_time_requests_registration on one_time_requests (subscriber_id, lower(data ->> 'userName'), created_at)
  where purpose = 'registration' and used_at is null;
