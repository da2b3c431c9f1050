import { createDecipheriv, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { Directory } from '../../platform/directory/directory.ts'
import { AppError } from '../../platform/errors.ts'

/** A key for one sign-in attempt: five minutes, used once. It adds to TLS and never replaces it. */
export async function makeKey(db: Db, directory: Directory | undefined) {
  const key = randomBytes(32)
  const iv = randomBytes(16)
  const identifier = randomBytes(24).toString('base64url')
  const made = { key: key.toString('base64'), iv: iv.toString('base64'), identifier }
  if (directory) {
    await directory.keepKey(identifier, key, iv)
    return made
  }
  await sql`insert into sign_in_keys (identifier, key, iv, expires_at) values (${identifier}, ${key}, ${iv}, now() + interval '5 minutes')`.execute(
    db,
  )
  await sql`delete from sign_in_keys where identifier in (select identifier from sign_in_keys where expires_at < now() limit 20)`.execute(
    db,
  )
  return made
}

/** Keys are kept in the database, or in the directory of many: an attempt may end in another one than it began in. */
export interface KeyPlace {
  readonly db: Db
  readonly directory?: Directory | undefined
}

/** What was encrypted with the key, which is used up by that. */
export async function decrypt(from: KeyPlace, identifier: string | undefined, text: string): Promise<string> {
  const [opened = ''] = await decryptAll(from, identifier, [text])
  return opened
}

/** Several texts of one form, encrypted with one key. */
export async function decryptAll(
  { db, directory }: KeyPlace,
  identifier: string | undefined,
  texts: readonly string[],
): Promise<string[]> {
  if (!identifier) throw new AppError('SIGN_IN_KEY_INVALID')
  const found = directory ? await directory.takeKey(identifier) : await takeKey(db, identifier)
  if (!found?.isFresh) throw new AppError('SIGN_IN_KEY_INVALID')
  return texts.map((text) => opened(found.key, found.iv, text))
}

async function takeKey(db: Db, identifier: string) {
  const { rows } = await sql<{ key: Buffer; iv: Buffer; isFresh: boolean }>`
    delete from sign_in_keys where identifier = ${identifier} returning key, iv, expires_at > now() as is_fresh`.execute(
    db,
  )
  return rows[0]
}

/** Text that was not encrypted with this key is an empty password: wrong, like any other wrong one. */
function opened(key: Buffer, iv: Buffer, text: string): string {
  try {
    const cipher = createDecipheriv('aes-256-cbc', key, iv)
    return Buffer.concat([cipher.update(Buffer.from(text, 'base64')), cipher.final()]).toString('utf8')
  } catch {
    return ''
  }
}
