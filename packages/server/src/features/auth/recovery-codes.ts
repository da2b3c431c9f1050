import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'

const count = 10
/** No letter that is mistaken for a digit; 32 of them, so that a byte chooses evenly. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export interface RecoveryCodes {
  /** Shown once. */
  readonly codes: readonly string[]
  /** Kept. */
  readonly hashes: readonly string[]
}

/** Ten codes of 80 random bits, each of which signs in once in place of the app. @example 'K7QM-2XWP-9RTB-HCVN' */
export function newRecoveryCodes(): RecoveryCodes {
  const codes = Array.from({ length: count }, () =>
    [...randomBytes(16)]
      .map((byte) => letters[byte % letters.length])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )
  return { codes, hashes: codes.map(hashOf) }
}

/** Takes one code, once: of two that come together with the same, one is right. */
export async function takeRecoveryCode(
  db: Db,
  subscriberId: number,
  userId: number,
  code: string,
): Promise<boolean> {
  const hash = hashOf(code)
  const { rows } = await sql`update users set recovery_codes = recovery_codes - ${hash}
    where subscriber_id = ${subscriberId} and id = ${userId} and recovery_codes ? ${hash} returning 1 as one`.execute(
    db,
  )
  return rows.length > 0
}

const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('base64url')
