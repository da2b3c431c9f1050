import pg from 'pg'

/** What the directory is made of, in order; what ran is never changed. A schema of its own, in any PostgreSQL. */
const steps: readonly string[] = [
  `
  -- One key seals secrets and requests in all databases: what one of them has sealed another opens.
  create table bahi_directory.installation (
    is_only boolean primary key default true check (is_only),
    fingerprint text not null
  );
  create table bahi_directory.databases (
    name text primary key,
    number integer generated always as identity unique,
    -- Where its processes answer the processes of others.
    address text,
    -- Of the owner of its schema, sealed; a move asks for it.
    connection bytea,
    takes_accounts boolean not null default true,
    joined_at timestamptz not null default now()
  );
  create sequence bahi_directory.subscriber_ids as bigint;
  -- claimed_until: given to an account that is being opened; without it, the database has said that it has it.
  create table bahi_directory.subscribers (
    subscriber_id bigint primary key,
    database_name text not null references bahi_directory.databases,
    version integer not null default 1,
    claimed_until timestamptz
  );
  create index subscribers_database on bahi_directory.subscribers (database_name);
  create table bahi_directory.login_names (
    name_key text primary key,
    email_key text not null,
    subscriber_id bigint not null references bahi_directory.subscribers on delete cascade,
    claimed_until timestamptz
  );
  create index login_names_subscriber on bahi_directory.login_names (subscriber_id);
  create table bahi_directory.taxpayers (
    taxpayer text not null,
    subscriber_id bigint not null references bahi_directory.subscribers on delete cascade,
    claimed_until timestamptz,
    primary key (taxpayer, subscriber_id)
  );
  create index taxpayers_subscriber on bahi_directory.taxpayers (subscriber_id);
  -- Keys of sign-in attempts, used once: the attempt may end in another database than it began in.
  create unlogged table bahi_directory.sign_in_keys (
    identifier text primary key,
    key bytea not null,
    iv bytea not null,
    expires_at timestamptz not null
  );
  create index sign_in_keys_expiry on bahi_directory.sign_in_keys (expires_at);
  `,
  `
  -- Accounts on their way from one database to another, and those that went.
  create table bahi_directory.moves (
    id integer primary key generated always as identity,
    subscriber_id bigint not null,
    source text not null references bahi_directory.databases,
    target text not null references bahi_directory.databases,
    begun_at timestamptz not null default now(),
    switched_at timestamptz,
    -- Both sides were compared row by row as they were at the switch.
    proved_at timestamptz,
    finished_at timestamptz,
    removed_at timestamptz
  );
  create unique index moves_open on bahi_directory.moves (subscriber_id) where finished_at is null;
  `,
]

/** Makes the tables of the directory, or brings them forward; processes that start together wait for one another. */
export async function prepareDirectory(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(7240123)')
    await client.query('create schema if not exists bahi_directory')
    await client.query(
      'create table if not exists bahi_directory.steps (number integer primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ done: number }>(
      'select coalesce(max(number), 0) as done from bahi_directory.steps',
    )
    const { done } = rows[0]!
    if (done > steps.length)
      throw new Error(
        `The directory has ${done} steps, this version knows ${steps.length}: start a newer version`,
      )
    for (const [index, step] of steps.entries()) {
      if (index < done) continue
      await client.query(
        `begin; ${step}; insert into bahi_directory.steps (number) values (${index + 1}); commit`,
      )
    }
  } finally {
    await client.end()
  }
}
