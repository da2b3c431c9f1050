/**
 * What of a subscriber does not go into its data file, each with the reason. Every other table that has subscriber_id goes, with all its columns: a new
 * table needs no row here. `tables.test.ts` compares with the schema.
 */

/** Whole tables. */
export const tablesLeftOut: Readonly<Record<string, string>> = {
  idempotency_keys: 'replies of a day to calls that were repeated',
  login_directory: 'made anew from the users',
  one_time_requests: 'codes and links of minutes',
  portal_credentials: 'sealed with the key of this installation; to be entered anew',
  portal_sessions: 'tokens of hours, sealed with the key of this installation',
  saml_assertions: 'used ones, kept until they would be refused for their age',
  sessions: 'whoever works in the other installation signs in there',
  sso_attempts: 'attempts of minutes to sign in',
  stored_file_parts: 'bytes of the files, which are entries of their own',
  subscriber_list: 'has the number of the subscriber alone',
  taxpayer_directory: 'made anew from the GSTINs and PANs',
}

/** Only with a passphrase or key: hashes of passwords that people chose can be guessed. */
export const tablesOfPasswords: Readonly<Record<string, string>> = {
  password_history: 'hashes of passwords; only an encrypted file has them',
}

interface RowRule {
  /** Which rows go. */
  readonly rows: string
  readonly reason: string
}

export const rowRules: Readonly<Record<string, RowRule>> = {
  background_task_files: {
    rows: `exists (select from stored_files f where f.subscriber_id = t.subscriber_id and f.id = t.file_id and (f.expires_at is null or f.purpose <> 'task'))`,
    reason: 'results that expire within hours',
  },
  mails: { rows: 'not is_secret', reason: 'codes and links of minutes' },
  stored_files: {
    rows: `(expires_at is null or purpose <> 'task')`,
    reason: 'results of tasks, which expire within hours',
  },
  text_messages: { rows: 'not is_secret', reason: 'codes of minutes' },
}

interface ColumnRule {
  /** What goes in its place, in SQL. */
  readonly value: string
  readonly reason: string
}

const ofKey = 'sealed with the key of this installation; to be entered anew'
const notSentTwice = 'what waits here is sent here, and not a second time by the other installation'

export const columnRules: Readonly<Record<string, Readonly<Record<string, ColumnRule>>>> = {
  background_tasks: {
    input: { value: `input - 'sealedPassphrase'`, reason: 'passphrases of data files under way' },
    status: {
      value: `case when status in ('Initialized', 'YetNotStarted', 'InProcess') then 'Cancelled' else status end`,
      reason: 'work that is under way ends in this installation',
    },
    lease_until: { value: 'null', reason: 'work that is under way ends in this installation' },
  },
  data_file_schedules: {
    status: {
      value: `'Paused'`,
      reason: 'files are made where it was; whoever moves sets the schedule anew',
    },
  },
  data_files: {
    kept_as: { value: 'null', reason: 'names in the place of this installation' },
    removed_at: { value: 'null', reason: 'names in the place of this installation' },
  },
  callbacks: {
    sealed_secret: { value: 'null', reason: ofKey },
    sealed_previous_secret: { value: 'null', reason: ofKey },
    previous_until: { value: 'null', reason: ofKey },
  },
  gstn_access: { sealed_app_key: { value: 'null', reason: ofKey } },
  mails: {
    status: { value: `case when status = 'Pending' then 'Failed' else status end`, reason: notSentTwice },
  },
  text_messages: {
    status: { value: `case when status = 'Pending' then 'Failed' else status end`, reason: notSentTwice },
  },
  users: {
    totp_secret: { value: 'null', reason: 'authenticator apps are set up anew; until then codes go by mail' },
    recovery_codes: { value: 'null', reason: 'they belong to authenticator apps' },
    totp_last_step: { value: 'null', reason: 'it belongs to authenticator apps' },
    two_factor: {
      value: `case when totp_secret is not null then 'Mail' else two_factor end`,
      reason: 'authenticator apps are set up anew; until then codes go by mail',
    },
  },
}

/** Only with a passphrase or key. */
export const columnsOfPasswords: Readonly<Record<string, Readonly<Record<string, ColumnRule>>>> = {
  users: {
    password_hash: {
      value: 'null',
      reason:
        'hashes of passwords; only an encrypted file has them. Users set a new one by "Forgot password"',
    },
  },
}

/**
 * Columns whose names sound like secrets and are none: hashes of contents, of long random tokens that nobody guesses, and numbers. A new column of
 * such a name fails the test until it is in one of the lists.
 */
export const soundsSecret = /seal(?!_number|ed_at$)|secret|password|token|totp|recovery/
export const harmless: Readonly<Record<string, string>> = {
  'api_clients.previous_secret_hash': 'SHA-256 of a random secret',
  'api_clients.previous_secret_until': 'a moment',
  'api_clients.secret_hash': 'SHA-256 of a random secret',
  'api_clients.secret_made_at': 'a moment',
  'calendar_feeds.token_hash': 'SHA-256 of a random token',
  'callbacks.secret_made_at': 'a moment',
  'document_links.token_hash': 'SHA-256 of a random token',
  'mails.is_secret': 'says which are left out',
  'text_messages.is_secret': 'says which are left out',
  'users.must_change_password': 'a switch',
  'users.password_changed_at': 'a moment',
}

/** Columns that take their numbers from a sequence that is not their own. */
export const numberedBeside: readonly {
  readonly sequence: string
  readonly table: string
  readonly column: string
}[] = [
  { sequence: 'ledger_posting_ids', table: 'ledger_entries', column: 'posting_id' },
  { sequence: 'payments_id_seq', table: 'payment_requests', column: 'id' },
]
