import type { apiAccessCalls } from '@bahi/contracts/api-access.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, conflict, notFound, refuseField } from '../../platform/errors.ts'
import { Issues } from '../records/index.ts'
import { labelOf } from '../roles/index.ts'
import { accessOf, scopesOf } from './scopes.ts'
import { clientIdOf, newClientKey, newSecret } from './secret.ts'

type Calls = typeof apiAccessCalls
type Row = ReplyOf<Calls['search']>['records'][number]

/** The end of a day in India. */
const endOfDay = (date: string | undefined) => (date === undefined ? null : `${date}T23:59:59.999+05:30`)

const columns = sql`c.id, c.version, c.user_id, c.client_key, c.name, c.scopes, c.addresses, c.calls_per_minute,
  case when c.status = 'Revoked' then 'Revoked' when c.expires_at <= now() then 'Expired' else 'Active' end as status,
  (c.expires_at at time zone 'Asia/Kolkata')::date as expires_on, c.secret_made_at,
  case when c.previous_secret_until > now() then c.previous_secret_until end as previous_until, c.created_at,
  greatest(c.last_used_at, (select max(s.last_seen_at) from sessions s where s.subscriber_id = c.subscriber_id and s.api_client_id = c.id)) as last_used_at,
  c.last_used_address, nullif(trim(concat_ws(' ', m.first_name, m.last_name)), '') as created_by`
const from = sql`api_clients c left join users m on m.subscriber_id = c.subscriber_id and m.id = c.created_by`

type Stored = Omit<Row, 'clientId'> & { readonly clientKey: string }
const shown = (subscriberId: number, { clientKey, ...row }: Stored): Row => ({
  ...row,
  clientId: clientIdOf(subscriberId, clientKey),
})

export async function searchClients(
  ctx: Ctx,
  { userId = ctx.userId }: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const user = await accessOf(ctx, userId)
  const { rows } = await sql<Stored>`select ${columns} from ${from}
    where c.subscriber_id = current_subscriber() and c.user_id = ${userId} order by c.status, c.id desc`.execute(
    ctx.db,
  )
  return { records: rows.map((row) => shown(ctx.subscriberId, row)), scopes: scopesOf(ctx.access, user) }
}

export async function saveClient(ctx: Ctx, input: ParsedOf<Calls['save']>): Promise<ReplyOf<Calls['save']>> {
  const stored = input.id === undefined ? undefined : await ownedClient(ctx, input.id)
  const userId = stored?.userId ?? input.userId ?? ctx.userId
  const user = await accessOf(ctx, userId)
  const allowed = new Set<string>(scopesOf(ctx.access, user))
  const issues = new Issues()
  for (const [index, code] of input.scopes.entries())
    if (!allowed.has(code)) issues.add(`scopes[${index}]`, 'SCOPE_LACKING', { right: labelOf(ctx, code) })
  if (input.expiresOn !== undefined && input.expiresOn < ctx.today()) issues.add('expiresOn', 'DATE_PAST')
  issues.refuse()
  const { name, callsPerMinute } = input
  const scopes = [...new Set(input.scopes)]
  const addresses = [...new Set(input.addresses)]
  const expiresAt = endOfDay(input.expiresOn)
  if (stored) {
    if (input.version === undefined) throw refuseField('version', 'REQUIRED')
    const { rows } = await sql<{
      id: number
      version: number
    }>`update api_clients set name = ${name}, calls_per_minute = ${callsPerMinute}, expires_at = ${expiresAt}::timestamptz,
        scopes = ${scopes}::text[], addresses = ${addresses}::text[], version = version + 1, changed_at = now(), changed_by = current_user_id()
      where subscriber_id = current_subscriber() and id = ${stored.id} and version = ${input.version} returning id, version`.execute(
      ctx.db,
    )
    if (!rows[0]) throw conflict(stored)
    return { ...rows[0], clientId: stored.clientId }
  }
  const clientKey = newClientKey()
  const { secret, hash } = newSecret()
  const { rows } = await sql<{ id: number; version: number }>`
    insert into api_clients (subscriber_id, user_id, client_key, name, scopes, addresses, calls_per_minute, expires_at, secret_hash, created_by, changed_by)
    values (current_subscriber(), ${userId}, ${clientKey}, ${name}, ${scopes}::text[], ${addresses}::text[],
      ${callsPerMinute}, ${expiresAt}::timestamptz, ${hash}, current_user_id(), current_user_id())
    returning id, version`.execute(ctx.db)
  return { ...rows[0]!, clientId: clientIdOf(ctx.subscriberId, clientKey), clientSecret: secret }
}

export async function rotateClient(
  ctx: Ctx,
  { id, graceHours }: ParsedOf<Calls['rotate']>,
): Promise<ReplyOf<Calls['rotate']>> {
  const client = await ownedClient(ctx, id)
  // The new secret is shown to anyone who asks, opens what is added to the program later, and ends the one in use.
  if (client.userId !== ctx.userId && ctx.access.userType !== 'Admin') throw new AppError('RIGHT_MISSING')
  const { secret, hash } = newSecret()
  const { rows } = await sql<{ until: string | null }>`
    update api_clients set previous_secret_hash = case when ${graceHours}::int > 0 then secret_hash end,
      previous_secret_until = case when ${graceHours}::int > 0 then now() + make_interval(hours => ${graceHours}::int) end,
      secret_hash = ${hash}, secret_made_at = now(), version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${id} returning previous_secret_until as until`.execute(
    ctx.db,
  )
  if (graceHours === 0) await endSessionsOf(ctx, id)
  return { clientId: client.clientId, clientSecret: secret, previousUntil: rows[0]!.until }
}

export async function revokeClient(ctx: Ctx, { id }: ParsedOf<Calls['revoke']>): Promise<undefined> {
  await ownedClient(ctx, id, { orRevoked: true })
  await sql`update api_clients set status = 'Revoked', previous_secret_hash = null, previous_secret_until = null,
      version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${id} and status <> 'Revoked'`.execute(ctx.db)
  await endSessionsOf(ctx, id)
}

const endSessionsOf = ({ db }: Ctx, id: number) =>
  sql`delete from sessions where subscriber_id = current_subscriber() and api_client_id = ${id}`.execute(db)

/** The program to be changed; one of an Admin is for Admins alone. */
async function ownedClient(ctx: Ctx, id: number, { orRevoked = false } = {}): Promise<Row> {
  const { rows } = await sql<Stored & { isAdmins: boolean }>`select ${columns},
      (select u.user_type = 'Admin' from users u where u.subscriber_id = c.subscriber_id and u.id = c.user_id) as is_admins
    from ${from} where c.subscriber_id = current_subscriber() and c.id = ${id}`.execute(ctx.db)
  if (!rows[0]) throw notFound()
  const { isAdmins, ...stored } = rows[0]
  if (isAdmins && ctx.access.userType !== 'Admin') throw new AppError('RIGHT_MISSING')
  const client = shown(ctx.subscriberId, stored)
  if (client.status === 'Revoked' && !orRevoked)
    throw new AppError('STATUS_REFUSED', { params: { status: ctx.t('status.Revoked') } })
  return client
}
