import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { startTestDatabase } from '../../../test/database.ts'
import type { TestDatabase } from '../../../test/database.ts'
import { prepareDatabase } from './prepare.ts'
import { breaches, tablesWithoutTenant } from './catalogue.ts'
import { typesOf } from './types.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await startTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await database?.stop()
})

const rulesBroken = async () =>
  (await breaches(client, 'bahi_app')).map(({ table, rule }) => `${table}: ${rule}`)

test('every table keeps the rules of tenancy', async () => {
  expect(await rulesBroken()).toEqual([])
})

test.each([
  ['create table bad (id bigint primary key)', 'has no column subscriber_id'],
  [
    'create table bad (subscriber_id bigint, id bigint, x text, primary key (id, subscriber_id))',
    'index bad_pkey does not begin with subscriber_id',
  ],
  [
    `create table bad (subscriber_id bigint, id bigint, x text, primary key (subscriber_id, id)); create index bad_x on bad (x)`,
    'index bad_x does not begin with subscriber_id',
  ],
  [
    `create table bad (subscriber_id bigint, id bigint, x text unique, primary key (subscriber_id, id))`,
    'index bad_x_key does not begin with subscriber_id',
  ],
  [
    `create table bad (subscriber_id bigint, id bigint, primary key (subscriber_id, id))`,
    'row security is not on',
  ],
  [
    `create table bad (subscriber_id bigint, id bigint, primary key (subscriber_id, id)); alter table bad enable row level security`,
    'row security is not forced on its owner',
  ],
  [
    `create table bad (subscriber_id bigint, id bigint, primary key (subscriber_id, id)); alter table bad enable row level security; alter table bad force row level security; create policy p on bad using (true) with check (true)`,
    'has no policy, or one that is not of its tenant',
  ],
  [
    `create table bad (subscriber_id bigint, id bigint, primary key (subscriber_id, id)); select tenant_table('bad'); create policy more on bad using (true)`,
    'has no policy, or one that is not of its tenant',
  ],
  [
    `create table other (subscriber_id bigint, id bigint unique, primary key (subscriber_id, id)); create table bad (subscriber_id bigint, id bigint references other (id), primary key (subscriber_id, id))`,
    'foreign key bad_id_fkey does not begin with subscriber_id on both sides',
  ],
  [
    `create table bad (subscriber_id bigint, id bigint, primary key (subscriber_id, id)); select tenant_table('bad'); alter table bad owner to bahi_app`,
    'belongs to the role of requests',
  ],
  [
    `create table bad (subscriber_id bigint, id bigint, primary key (subscriber_id, id)); grant truncate on bad to bahi_app`,
    'the role of requests may truncate, refer to, or put triggers on it',
  ],
  [`create view bad as select * from users`, 'a view that runs as its owner'],
  [`create table bad (subscriber_id bigint, id bigint)`, 'has no primary key'],
])('found out: %s', async (statements, rule) => {
  await client.query('begin')
  try {
    await client.query(statements)
    expect(await rulesBroken()).toContain(`bad: ${rule}`)
  } finally {
    await client.query('rollback')
  }
})

test('a server does not start on a schema with a breach', async () => {
  const url = await database.clone()
  const own = new pg.Client({ connectionString: url })
  await own.connect()
  await own.query('create table bad (subscriber_id bigint primary key)')
  await own.end()
  await expect(prepareDatabase({ url, dataDir: database.dataDir, log: () => {} })).rejects.toThrow(
    'The schema lets tenants meet: bad has no policy, or one that is not of its tenant; bad row security is not forced',
  )
})

test('a grant to change the audit trail is found out', async () => {
  await client.query('begin')
  await client.query('grant delete on audit_entries to bahi_app')
  expect(await rulesBroken()).toContain('audit_entries: the role of requests may change it')
  await client.query('rollback')
})

/** Tables of tenants that no trail is kept of, each with the reason. Any other has the triggers. */
const notAudited: Readonly<Record<string, string>> = {
  account_setups: 'how far the set-up of an account is',
  asset_movements: 'follows from audited postings',
  audit_entries: 'the trail itself',
  audit_chain: 'its seals',
  ledger_entries: 'append-only: it is its own trail',
  background_tasks: 'work of the product, not of the business',
  background_task_files: 'work of the product',
  callback_deliveries: 'what was sent to programs, and how it went',
  code_counters: 'counts',
  inward_incoming: 'a file while it is read',
  import_files: 'files that were read',
  import_chunks: 'cells of a file',
  imports: 'runs of a file; what they change of records is in the trail of those',
  import_records: 'what became of the rows of a file',
  import_problems: 'what was wrong with the rows of a file',
  moves: 'files of other programs that were read; what they change of records is in the trail of those',
  move_steps: 'the imports of a move',
  move_records: 'what was in a file of another program',
  move_left: 'what of it is not brought',
  move_balances: 'what the old books say',
  import_headings: 'what headings of files mean to a person',
  inward_rows: 'what the portal states; replaced versions are kept beside',
  inward_row_versions: 'append-only',
  bank_row_files: 'which files have a row',
  bank_rows: 'what a bank wrote, taken once; its file and what is decided of it have their trail',
  bank_suggestions: 'found anew whenever rows or books change',
  ledger_sums: 'sums of the ledger',
  ledger_summed: 'how far the ledger is summed',
  stock_movements: 'append-only, written from audited lines',
  stock_days: 'sums of movements',
  stock_states: 'computed from movements',
  stock_levels: 'sums of movements',
  serial_movements: 'append-only, written from audited lines',
  item_serials: 'where movements have brought each',
  series_counters: 'counts; what was numbered is audited',
  column_settings: 'how one user looks at a list',
  day_sums: 'sums of audited rows',
  return_sums: 'sums of audited rows',
  hsn_sums: 'sums of audited rows',
  item_turnover: 'sums of audited rows',
  party_turnover: 'sums of audited rows',
  hsn_directory: 'the list of the government as it was loaded',
  party_balances: 'sums of the ledger',
  filed_worksheets: 'rows as they were filed; the mark, and the rows while they were open, have their trail',
  gstr1_rows: 'follows from audited rows',
  gstr1a_documents: 'a document as it was filed; the document and the opening of its period have their trail',
  advance_rows: 'follows from audited rows',
  tcs_collections: 'follows from audited rows',
  tds_deductions: 'follows from audited rows',
  tcs_challan_rows: 'follows from audited rows',
  tds_challan_rows: 'follows from audited rows',
  item_words: 'search index',
  party_words: 'search index',
  document_link_views: 'append-only',
  idempotency_keys: 'replies of a day',
  mails: 'what was sent, once',
  notifications: 'what a user was told, of records that have their trail',
  one_time_requests: 'secrets of a minute',
  password_history: 'hashes, in no trail',
  pin_distances: 'what the government told of roads',
  portal_exchanges: 'append-only: what was said to portals',
  portal_health: 'how a portal answers just now',
  portal_intents: 'work under way; what comes of it is audited on the document',
  portal_sessions: 'sealed tokens of some hours',
  reconciliation_apart: 'what an audited action took apart',
  reconciliation_dirty: 'what is to be compared again',
  reconciliation_rows: 'versions that are closed and never changed, each with its action',
  reconciliation_runs: 'when a comparison ran',
  reminder_turns: 'which step has reminded of a document; the reminder is audited',
  return_filing_errors: 'what a portal told of the newest push',
  return_filing_parts: 'work under way; what comes of it is audited on the filing',
  return_filing_records: 'what a portal has of audited documents',
  saml_assertions: 'used ones, until they would be refused for their age',
  sessions: 'come and go; signing in is in the log',
  supplier_checks: 'when the portal was asked last, and what follows from its answer',
  supplier_filings: 'what the portal answers, asked for anew at any time',
  taxpayers: 'what a portal told',
  text_messages: 'what was sent, once',
  stored_file_parts: 'the bytes; their file is audited',
}

test('every change of a record of the business is in the trail', async () => {
  const { rows } = await client.query<{ name: string; triggers: number }>(`
    select c.relname as name, (select count(*)::int from pg_trigger t where t.tgrelid = c.oid and t.tgenabled = 'O'
      and t.tgname in ('audit_insert', 'audit_update', 'audit_delete')) as triggers
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'subscriber_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`)
  const silent = rows.filter(({ triggers }) => triggers !== 3).map(({ name }) => name)
  const outside = Object.keys(tablesWithoutTenant)
  expect(silent.filter((name) => !outside.includes(name))).toEqual(Object.keys(notAudited).toSorted())
})

test('the types of the tables are those of the migrations', async () => {
  const file = readFileSync(new URL('./schema.ts', import.meta.url), 'utf8')
  const plain = (text: string) => text.replace(/\s+/g, ' ')
  expect(plain(file)).toBe(plain(await typesOf(database.url)))
})
