import type { apiAccessCalls } from '@bahi/contracts/api-access.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import { AddressList, addressesOf, refuseAddress } from '../../platform/addresses.ts'
import type { PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { AppError } from '../../platform/errors.ts'
import { createSession } from '../auth/index.ts'
import { isSecret, readClientId } from './secret.ts'

/** A token lives an hour; a program asks for the next one with its secret. */
const minutes = 60

interface Found {
  readonly id: number
  readonly userId: number
  readonly secretHash: Buffer
  readonly previousSecretHash: Buffer | null
  readonly addresses: string[]
  readonly isOpen: boolean
  readonly userStatus: string
  readonly subscriberStatus: string
  readonly minutesLeft: number | null
}

/** Client id and secret for a session in the user's name. A wrong id and a wrong secret are answered alike. */
export async function clientToken(
  ctx: PublicCtx,
  { clientId, clientSecret }: ParsedOf<typeof apiAccessCalls.token>,
): Promise<ReplyOf<typeof apiAccessCalls.token>> {
  const asked = readClientId(clientId)
  if (!asked) throw new AppError('CLIENT_INVALID')
  const { subscriberId } = asked
  return ctx.inTenant(subscriberId, {}, async (db) => {
    const client = await find(db, subscriberId, asked.key)
    const isRight =
      client !== undefined &&
      (isSecret(clientSecret, client.secretHash) || isSecret(clientSecret, client.previousSecretHash))
    if (!isRight || !client.isOpen) {
      ctx.log.warn({ client: clientId, address: ctx.request.address }, 'program refused')
      throw new AppError('CLIENT_INVALID')
    }
    if (client.userStatus !== 'Active') throw new AppError('USER_INACTIVE')
    if (client.subscriberStatus !== 'Active') throw new AppError('BLOCKED')
    const list =
      client.addresses.length > 0
        ? new AddressList(client.addresses)
        : await addressesOf(db, subscriberId, client.userId)
    refuseAddress(list, ctx.request.address)
    await sql`update api_clients set last_used_at = now(), last_used_address = ${ctx.request.address}
      where subscriber_id = ${subscriberId} and id = ${client.id}`.execute(db)
    return createSession(db, {
      subscriberId,
      userId: client.userId,
      idleMinutes: minutes,
      maxHours: Math.min(minutes, client.minutesLeft ?? minutes) / 60,
      address: ctx.request.address,
      userAgent: ctx.request.userAgent,
      apiClientId: client.id,
    })
  })
}

/** The secret before a rotation counts as none once its grace is over. */
async function find(db: Db, subscriberId: number, key: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`select c.id, c.user_id, c.secret_hash, c.addresses,
      case when c.previous_secret_until > now() then c.previous_secret_hash end as previous_secret_hash,
      c.status = 'Active' and coalesce(c.expires_at > now(), true) as is_open,
      ceil(extract(epoch from c.expires_at - now()) / 60)::int as minutes_left, u.status as user_status, b.status as subscriber_status
    from api_clients c
    join users u on u.subscriber_id = c.subscriber_id and u.id = c.user_id
    join subscribers b on b.subscriber_id = c.subscriber_id
    where c.subscriber_id = ${subscriberId} and c.client_key = ${key}`.execute(db)
  return rows[0]
}
