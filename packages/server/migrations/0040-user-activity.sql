-- What a user did, newest first. Locks: writing to the audit trail waits while the index is made.
create index audit_entries_user on audit_entries (subscriber_id, user_id, id) where user_id is not null;
