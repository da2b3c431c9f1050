-- Solved captchas, each good for one call. No tenant is known yet. Locks: only a new object.
create table captcha_used (
  signature text primary key,
  expires_at timestamptz not null
);
create index captcha_used_expiry on captcha_used (expires_at);
