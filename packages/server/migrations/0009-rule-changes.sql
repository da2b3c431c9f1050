-- Rows of the dated rules that a business has put into force, put off or taken back by itself: a row of the same rule and
-- first day replaces the built-in one. Locks: none, the table is new.

create table rule_changes (
  subscriber_id bigint not null references subscribers,
  id bigint generated always as identity,
  rule_id text not null,
  since date not null,
  until date,
  value jsonb not null,
  state text not null check (state in ('InForce', 'Announced', 'Deferred', 'Withdrawn')),
  source text not null,
  changed_at timestamptz not null default now(),
  changed_by bigint default current_user_id(),
  primary key (subscriber_id, id),
  unique (subscriber_id, rule_id, since)
);
select tenant_table('rule_changes');
select audit_table('rule_changes');
