import type pg from 'pg'
import { StartupProblem } from './postgres/startup-problem.ts'
import { fingerprintOf, keepKey, newKey, readKey, secretsOf } from './secrets.ts'
import type { Secrets } from './secrets.ts'

interface Given {
  readonly dataDir: string
  readonly secretKey?: string | undefined
  /** Said once, after the key is lost: what it sealed is given up. */
  readonly secretKeyLost?: boolean | undefined
  /** Number of the database among many. */
  readonly database?: number | undefined
}

type Asker = Pick<pg.Client, 'query'>

/**
 * The key of the installation, refused where it is not the one that the database was sealed with. A new one is made only
 * where nothing is sealed yet.
 */
export async function openSecrets(owner: Asker, given: Given): Promise<Secrets> {
  const key = readKey(given.dataDir, given.secretKey)
  const { rows } = await owner.query<{ fingerprint: string }>(
    'select fingerprint from secret_key_fingerprint',
  )
  const kept = rows[0]?.fingerprint
  const isOwn = key !== undefined && (kept === undefined || kept === fingerprintOf(key))
  if (!isOwn) {
    if (given.secretKeyLost === true) await forgetSealed(owner)
    else if (await isAnythingSealed(owner)) throw new StartupProblem(problemOf(given, key !== undefined))
  }
  const used = key ?? keepKey(given.dataDir, newKey())
  await owner.query(
    `insert into secret_key_fingerprint (fingerprint) values ($1)
     on conflict (is_only) do update set fingerprint = excluded.fingerprint, kept_at = now()
     where secret_key_fingerprint.fingerprint <> excluded.fingerprint`,
    [fingerprintOf(used)],
  )
  return secretsOf(used, given.database)
}

const problemOf = ({ dataDir, secretKey }: Given, isThere: boolean): string =>
  [
    isThere
      ? `${secretKey ? 'BAHI_SECRET_KEY' : `secret.key in ${dataDir}`} is not the key that this database was sealed with.`
      : `secret.key is missing from ${dataDir}, and this database holds passwords and secrets sealed with it.`,
    'Put the file back from where the data was copied from, or set BAHI_SECRET_KEY to that key.',
    'If the key is lost, start once with BAHI_SECRET_KEY_LOST=on: credentials of portals and secrets of callbacks are then removed, and authenticator apps give way to codes by mail.',
  ].join(' ')

/** Sealed for long; what lives for minutes is left out. */
const sealed = `select exists (select from users where subscriber_id = $1 and totp_secret is not null)
  or exists (select from portal_credentials where subscriber_id = $1)
  or exists (select from callbacks where subscriber_id = $1 and sealed_secret is not null)
  or exists (select from gstn_access where subscriber_id = $1 and sealed_app_key is not null) as is_sealed`

async function isAnythingSealed(owner: Asker): Promise<boolean> {
  const { rows: settings } = await owner.query(`select from system_settings where value ? 'sealed' limit 1`)
  if (settings.length > 0) return true
  return eachSubscriber(owner, async (id) => {
    const { rows } = await owner.query<{ is_sealed: boolean }>(sealed, [id])
    return rows[0]!.is_sealed
  })
}

async function forgetSealed(owner: Asker): Promise<void> {
  await owner.query(`delete from system_settings where value ? 'sealed'`)
  await eachSubscriber(owner, async (id) => {
    await owner.query(
      `update users set totp_secret = null, recovery_codes = null, two_factor = 'Mail' where subscriber_id = $1 and totp_secret is not null`,
      [id],
    )
    for (const table of ['portal_sessions', 'portal_credentials'])
      await owner.query(`delete from ${table} where subscriber_id = $1`, [id])
    await owner.query(
      'update gstn_access set sealed_app_key = null where subscriber_id = $1 and sealed_app_key is not null',
      [id],
    )
    await owner.query(
      'update callbacks set sealed_secret = null, sealed_previous_secret = null, previous_until = null where subscriber_id = $1',
      [id],
    )
    return false
  })
}

/** True as soon as the work says so of one. */
async function eachSubscriber(owner: Asker, work: (id: string) => Promise<boolean>): Promise<boolean> {
  const { rows } = await owner.query<{ id: string }>('select subscriber_id as id from subscriber_list')
  for (const { id } of rows) {
    await owner.query('begin')
    try {
      await owner.query(
        `select set_config('bahi.subscriber_id', $1, true), set_config('bahi.source', 'start', true), set_config('bahi.reason', 'The key of the installation was lost', true)`,
        [id],
      )
      if (await work(id)) return true
    } finally {
      await owner.query('commit')
    }
  }
  return false
}
