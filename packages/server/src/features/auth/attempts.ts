import { foldName } from '@bahi/domain/ids/user-name.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'

export interface Attempts {
  /** Failures of this name from this address since its last success, in the last day. */
  readonly fromHere: number
  readonly lastFromHere: string | null
  /** Failures from the address over all names, and of the name over all addresses, in the last 15 minutes. */
  readonly ofAddress: number
  readonly ofUser: number
  /** The user has signed in from here within 30 days. */
  readonly isKnownHere: boolean
}

/**
 * Counts an attempt before it is tried, as one that failed: of many sent at once each sees the others. `settleAttempt`
 * says how it ended.
 */
export async function openAttempt(db: Db, userName: string, address: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into login_attempts (address, user_name_key, succeeded)
    values (${address}, ${foldName(userName)}, false) returning id`.execute(db)
  return rows[0]!.id
}

/** Forgets every failure of a name, wherever it came from: someone who may do so has lifted the lock. */
export async function forgetFailures(db: Db, userName: string): Promise<void> {
  const names = [userName, codeName(userName), ownName(userName)].map(foldName)
  await sql`delete from login_attempts where user_name_key = any(${names}::text[]) and not succeeded`.execute(
    db,
  )
}

/** Codes, and passwords typed again while signed in, are counted apart: a right password wipes out no guess at a code. */
export const codeName = (userName: string): string => `code:${userName}`
export const ownName = (userName: string): string => `own:${userName}`

/** One that was turned away unread is forgotten, so that knocking at a lock does not prolong it. */
export async function settleAttempt(db: Db, id: number, how: 'succeeded' | 'turnedAway'): Promise<void> {
  if (how === 'succeeded') await sql`update login_attempts set succeeded = true where id = ${id}`.execute(db)
  else await sql`delete from login_attempts where id = ${id}`.execute(db)
}

/** What was tried before, by name and address; kept for names that do not exist too. */
export async function attemptsOf(db: Db, userName: string, address: string, exceptId = 0): Promise<Attempts> {
  const key = foldName(userName)
  const { rows } = await sql<Attempts>`
    with last_success as (
      select coalesce(max(at), '-infinity') as at from login_attempts
      where user_name_key = ${key} and address = ${address} and succeeded and at > now() - interval '30 days'
    ), here as (
      select count(*) as count, max(a.at) as last from login_attempts a, last_success s
      where a.user_name_key = ${key} and a.address = ${address} and not a.succeeded and a.id <> ${exceptId}
        and a.at > greatest(s.at, now() - interval '1 day')
    )
    select here.count as from_here, here.last as last_from_here,
      (select count(*) from login_attempts where address = ${address} and not succeeded and at > now() - interval '15 minutes') as of_address,
      (select count(*) from login_attempts where user_name_key = ${key} and not succeeded and at > now() - interval '15 minutes') as of_user,
      last_success.at > '-infinity' as is_known_here
    from here, last_success`.execute(db)
  return rows[0]!
}

export async function keepAttempt(
  db: Db,
  userName: string,
  address: string,
  succeeded: boolean,
): Promise<void> {
  await sql`insert into login_attempts (address, user_name_key, succeeded) values (${address}, ${foldName(userName)}, ${succeeded})`.execute(
    db,
  )
}
