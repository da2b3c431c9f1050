import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { ipAddressCalls } from '@bahi/contracts/ip-addresses.ts'
import { sql } from 'kysely'
import { AddressList } from '../../platform/addresses.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { notFound } from '../../platform/errors.ts'
import { keepSetting } from '../../platform/settings.ts'

/** Whether the list is in force, and whether the person who asks is on it. */
export async function standing(ctx: Ctx): Promise<ReplyOf<typeof ipAddressCalls.standing>> {
  const address = ctx.request?.address ?? ''
  const { rows: listed } = await sql<{ address: string }>`select address from ip_addresses
    where subscriber_id = current_subscriber() and status = 'Active' and (user_id is null or user_id = ${ctx.userId})`.execute(
    ctx.db,
  )
  const { rows: users } = await sql<{ userId: number; userName: string; rule: 'Always' | 'Never' }>`
    select r.user_id, u.user_name, r.rule from user_address_rules r
    join users u on u.subscriber_id = r.subscriber_id and u.id = r.user_id and u.status <> 'Delete'
    where r.subscriber_id = current_subscriber() order by lower(u.user_name)`.execute(ctx.db)
  return {
    isOn: (await ctx.settings()).RestrictIpAddresses,
    address,
    isListed: new AddressList(listed.map((row) => row.address)).has(address),
    users,
  }
}

export async function restrict(
  ctx: Ctx,
  { isOn }: ParsedOf<typeof ipAddressCalls.restrict>,
): Promise<undefined> {
  await keepSetting(ctx, null, 'RestrictIpAddresses', isOn)
}

export async function restrictUser(
  { db }: Ctx,
  { userId, rule }: ParsedOf<typeof ipAddressCalls.restrictUser>,
): Promise<undefined> {
  await requireUser(db, userId, notFound)
  if (rule === 'Account')
    await sql`delete from user_address_rules where subscriber_id = current_subscriber() and user_id = ${userId}`.execute(
      db,
    )
  else
    await sql`insert into user_address_rules (subscriber_id, user_id, rule) values (current_subscriber(), ${userId}, ${rule})
      on conflict (subscriber_id, user_id) do update set rule = excluded.rule`.execute(db)
}

export async function requireUser(db: Db, userId: number, refusal: () => Error): Promise<void> {
  const { rows } = await sql`select from users
    where subscriber_id = current_subscriber() and id = ${userId} and status <> 'Delete'`.execute(db)
  if (rows.length === 0) throw refusal()
}
