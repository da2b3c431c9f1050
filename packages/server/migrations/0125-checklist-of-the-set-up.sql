-- What was left out of the set-up is listed on the dashboard until it is done, or dismissed.
alter table account_setups add column dismissed_at timestamptz;
