-- Why a journal that repeats was not written on its day.
-- Locks: journals briefly, for a column that begins empty.
alter table journals
  -- The code of the issue and its parameters; gone once it is written.
  add column problem jsonb;
