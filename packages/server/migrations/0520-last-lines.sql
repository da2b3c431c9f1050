-- The highest number that a line of an issued document has had, as far as it is above those of its lines now: a draft that names a line
-- which was removed never finds another one under its number.
-- Locks: documents exclusively for a moment, for a column without a default.
alter table documents add column last_line int check (last_line > 0);
