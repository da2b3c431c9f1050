import { foldName } from '@bahi/domain/ids/user-name.ts'
import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { AppError } from '../../platform/errors.ts'

/** Codes a quarter of an hour: to one name from one address, to one name, from one address. */
const most = { here: 8, user: 20, address: 60 } as const

/** Counts one more code asked for; anyone who floods a mailbox, or tries names, is slowed. */
export async function countCodeRequest(db: Db, { request }: PublicCtx, userName: string): Promise<void> {
  const key = foldName(userName)
  // Of many at once each counts those before it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code request ${key}`}, 0))`.execute(db)
  const { rows } = await sql<{ here: number; ofUser: number; ofAddress: number }>`
    select count(*) filter (where address = ${request.address} and user_name_key = ${key}) as here,
      count(*) filter (where user_name_key = ${key}) as of_user,
      count(*) filter (where address = ${request.address}) as of_address
    from code_requests where (address = ${request.address} or user_name_key = ${key}) and at > now() - interval '15 minutes'`.execute(
    db,
  )
  const { here, ofUser, ofAddress } = rows[0]!
  if (here >= most.here || ofUser >= most.user || ofAddress >= most.address)
    throw new AppError('TOO_MANY', { retryAfterSeconds: 300 })
  await sql`insert into code_requests (address, user_name_key) values (${request.address}, ${key})`.execute(
    db,
  )
}
