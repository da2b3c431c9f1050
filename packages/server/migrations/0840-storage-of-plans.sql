-- A plan says how much room files may take. Locks: plans for a moment.

alter table plans
  -- Of stored files, in megabytes; null: no limit.
  add column storage_megabytes int check (storage_megabytes >= 1);
update plans set storage_megabytes = 2000 where code = 'Starter';
update plans set storage_megabytes = 20000 where code = 'Business';
