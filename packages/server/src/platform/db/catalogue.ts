import type pg from 'pg'

/**
 * Tables that belong to no tenant, each with the reason. Everything else carries subscriber_id first in its keys
 * and indexes and is under forced row security.
 */
export const tablesWithoutTenant: Readonly<Record<string, string>> = {
  address_attempts: 'what was tried by visitors, who belong to nobody yet',
  bahi_functions: 'which functions the schema has',
  bahi_migrations: 'what ran on the schema itself',
  document_kinds: 'statuses of each kind of document, read only to requests',
  guide_answers: 'whether a help page was useful, kept without who answered',
  captcha_used: 'solved captchas that cannot be sent again, of visitors who belong to nobody yet',
  code_requests: 'codes asked for by names that may belong to nobody',
  job_workers: 'workers of the queue, which serve every tenant',
  login_directory:
    'finds the tenant of a user name, so it is read before one is known; requests have no right to it',
  login_attempts: 'failed sign-ins of names that may belong to nobody',
  plans: 'what the installation offers, read only to requests',
  secret_key_fingerprint: 'names the key of the installation',
  sign_in_keys: 'keys of sign-in attempts, made before the user is known',
  sso_attempts: 'ways to identity providers and back, made before the user is known',
  subscriber_list: 'which tenants there are, for work over all of them',
  system_settings: 'values of the whole installation, read only to requests',
  taxpayer_directory:
    'which GSTINs and PANs have an account, asked before one is known; requests have no right to it',
  taxpayer_lookups: 'what the GST portal tells of taxpayers to anybody',
}

export interface Breach {
  readonly table: string
  readonly rule: string
}

/** Every breach of the rules that keep tenants apart and the data distributable; source: decisions, sections 2 and 4. */
export async function breaches(client: pg.ClientBase, appRole: string): Promise<Breach[]> {
  const { rows } = await client.query<Breach>(query, [Object.keys(tablesWithoutTenant), appRole])
  return rows
}

const query = `
  with tables as (
    select c.oid, c.relname::text as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced, c.relowner as owner,
      (select a.attnum from pg_attribute a where a.attrelid = c.oid and a.attname = 'subscriber_id' and not a.attisdropped) as tenant
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  ), tenant_tables as (
    select * from tables where not name = any($1::text[])
  ), found as (
    select name, 'has no column subscriber_id' as rule from tenant_tables where tenant is null
    union all
    select name, 'subscriber_id may be null' from tenant_tables t
      join pg_attribute a on a.attrelid = t.oid and a.attnum = t.tenant where not a.attnotnull
    union all
    select name, 'has no primary key' from tenant_tables t
      where not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)
    union all
    select name, 'index ' || i.indexrelid::regclass || ' does not begin with subscriber_id' from tenant_tables t
      join pg_index i on i.indrelid = t.oid where i.indkey[0] is distinct from t.tenant
    union all
    select t.name, 'foreign key ' || f.conname || ' does not begin with subscriber_id on both sides' from tenant_tables t
      join pg_constraint f on f.conrelid = t.oid and f.contype = 'f'
      join tables r on r.oid = f.confrelid
      where f.conkey[1] is distinct from t.tenant or f.confkey[1] is distinct from r.tenant
    union all
    select t.name, 'refers to ' || r.name || ', a table of tenants, from one without' from tables t
      join pg_constraint f on f.conrelid = t.oid and f.contype = 'f'
      join tenant_tables r on r.oid = f.confrelid
      where t.name = any($1::text[])
    union all
    select name, 'row security is not on' from tenant_tables where not secured
    union all
    select name, 'row security is not forced on its owner' from tenant_tables where not forced
    union all
    select name, 'has no policy, or one that is not of its tenant' from tenant_tables t
      where not exists (select from pg_policy p where p.polrelid = t.oid)
        or exists (select from pg_policy p where p.polrelid = t.oid and (
          pg_get_expr(p.polqual, p.polrelid) not like '%(subscriber_id = %bahi.subscriber_id%'
          or coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '') not like '%(subscriber_id = %bahi.subscriber_id%'))
    union all
    select name, 'belongs to the role of requests' from tables
      where pg_has_role($2::text, owner, 'member')
    union all
    select name, 'the role of requests may truncate, refer to, or put triggers on it' from tables
      where has_table_privilege($2::text, oid, 'truncate') or has_table_privilege($2::text, oid, 'references') or has_table_privilege($2::text, oid, 'trigger')
    union all
    select name, 'the role of requests may change it' from tables
      where name = any(array['audit_entries', 'audit_chain', 'system_settings', 'login_directory', 'taxpayer_directory', 'bahi_migrations', 'bahi_functions', 'document_kinds', 'job_workers'])
        and (has_table_privilege($2::text, oid, 'insert') or has_table_privilege($2::text, oid, 'update') or has_table_privilege($2::text, oid, 'delete'))
    union all
    select c.relname::text, 'a view that runs as its owner' from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
        and not coalesce('security_invoker=true' = any(c.reloptions) or 'security_invoker=on' = any(c.reloptions), false)
    union all
    select unknown.name, 'is on the list of tables without a tenant, but does not exist' from unnest($1::text[]) as unknown (name)
      where not exists (select from tables where tables.name = unknown.name)
  )
  select name as "table", rule from found order by 1, 2`
