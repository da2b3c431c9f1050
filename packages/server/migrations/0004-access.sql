-- What access and settings are read from counts the access version up, so that running sessions feel it on their
-- next call. Locks: short, on entities and settings, for the triggers alone.

create trigger access_version_insert after insert on entities for each statement execute function count_access_version();
create trigger access_version_update after update of parent_id, status on entities for each statement execute function count_access_version();
create trigger access_version_delete after delete on entities for each statement execute function count_access_version();
create trigger access_version after insert or update or delete on settings for each statement execute function count_access_version();
