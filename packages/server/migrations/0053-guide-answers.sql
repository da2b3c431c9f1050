-- Whether a help page was useful: of the installation, not of a tenant, and without who answered. Locks: only a new object.

create table guide_answers (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  topic text not null,
  language text not null,
  is_useful boolean not null,
  comment text
);
