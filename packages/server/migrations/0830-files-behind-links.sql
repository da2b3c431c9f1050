-- A public link opens a file that was too large for its mail, until it ends. Locks: document_links for a moment, and for its check and index;
-- stored_files and report_schedule_runs for a moment.

alter table document_links
  add column file_id bigint,
  -- The file goes when its time is over, and the link with it.
  add foreign key (subscriber_id, file_id) references stored_files (subscriber_id, id) on delete cascade,
  drop constraint document_links_check,
  add constraint document_links_check check (num_nonnulls(document_id, payment_id, file_id) = 1);
create index document_links_file on document_links (subscriber_id, file_id) where file_id is not null;

-- The file that a mail has a link to.
alter table report_schedule_runs
  add column file_id bigint,
  add foreign key (subscriber_id, file_id) references stored_files (subscriber_id, id) on delete set null (file_id);
create index report_schedule_runs_file on report_schedule_runs (subscriber_id, file_id) where file_id is not null;
