import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { apiRegistrationCalls } from '@bahi/contracts/gstn.ts'
import { gstnClassOf } from '@bahi/gateways/gstn/codes.ts'
import type { Outcome, PortalError } from '@bahi/gateways/outcome.ts'
import { sandboxOtp } from '@bahi/gateways/sandbox/gstn/sign-in.ts'
import type { SessionOwner } from '@bahi/gateways/session.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound, refuseField } from '../../platform/errors.ts'
import type { GstnProvider } from '../../platform/portals/lines.ts'
import { dueNow } from '../portals/index.ts'
import { gstnProviderOf } from './search.ts'

type Access = ReplyOf<typeof apiRegistrationCalls.state>

interface Stored {
  readonly gstin: string | null
  readonly provider: GstnProvider | null
  readonly userName: string | null
  readonly sealedAppKey: Buffer | null
  readonly codeUntil: string | null
  readonly attemptsLeft: number
  readonly resendsLeft: number
  readonly openedAt: string | null
  readonly openedBy: string | null
  readonly lastFailure: string | null
  readonly openUntil: string | null
}

const codeMinutes = 10
const codeAttempts = 5
const codeResends = 3

export async function accessOf(ctx: Ctx, entityId: number): Promise<Access> {
  const { stored, gstin, provider } = await ctx.inTransaction((inside) => placeOf(inside, entityId))
  const isSetUp = (await ctx.portals.gstn(provider)) !== undefined
  return shown({ entityId, gstin, provider, isSetUp }, stored)
}

/** Has the portal send its code to the taxpayer; what was under way before is given up. */
export async function generateOtp(
  ctx: Ctx,
  { entityId, userName }: ParsedOf<typeof apiRegistrationCalls.generateOtp>,
): Promise<Access> {
  const { gstin, provider } = await ctx.inTransaction((inside) => placeOf(inside, entityId))
  return askCode(ctx, { entityId, gstin, provider }, userName, codeResends)
}

/** The portal sends another code, as often as is left. */
export async function regenerateOtp(ctx: Ctx, entityId: number): Promise<Access> {
  const { stored, gstin, provider } = await ctx.inTransaction((inside) => placeOf(inside, entityId))
  if (!stored.sealedAppKey || stored.userName === null) throw new AppError('CODE_EXPIRED')
  if (stored.resendsLeft <= 0) throw new AppError('CODE_RESENDS_USED')
  return askCode(ctx, { entityId, gstin, provider }, stored.userName, stored.resendsLeft - 1)
}

/** Opens the session with the code. A wrong one costs an attempt, whatever the portal counts. */
export async function validateOtp(
  ctx: Ctx,
  { entityId, otp }: ParsedOf<typeof apiRegistrationCalls.validateOtp>,
): Promise<Access> {
  const { stored, gstin } = await ctx.inTransaction(async (inside) => {
    const place = await placeOf(inside, entityId)
    const { sealedAppKey, codeUntil, attemptsLeft } = place.stored
    if (!sealedAppKey || codeUntil === null || new Date(codeUntil) <= ctx.clock())
      throw new AppError('CODE_EXPIRED')
    if (attemptsLeft <= 0) throw new AppError('CODE_ATTEMPTS_USED')
    // Taken before the portal is asked, so that many at once are no more tries than one after the other.
    await sql`update gstn_access set attempts_left = attempts_left - 1
      where subscriber_id = current_subscriber() and entity_id = ${entityId} and attempts_left > 0`.execute(
      inside.db,
    )
    return place
  })
  const { userName, sealedAppKey, provider, attemptsLeft } = stored
  if (userName === null || !sealedAppKey || !provider) throw new AppError('CODE_EXPIRED')
  const place = { subscriberId: ctx.subscriberId, entityId }
  const line = await ctx.portals.gstn(provider, place)
  if (!line?.store) throw notSetUp(ctx)
  const appKey = ctx.portals.secrets.open(sealedAppKey, seatOf(ctx, entityId))
  const outcome = await line.client.openSession({ gstin, userName }, appKey, otp)
  if (outcome.kind !== 'done') {
    const isWrong = outcome.errors.some(({ code }) => gstnClassOf(code) === 'otpWrong')
    if (!isWrong) throw await refusal(ctx, entityId, outcome)
    const left = attemptsLeft - 1
    throw left > 0
      ? new AppError('CODE_WRONG', { params: { left: String(left) } })
      : new AppError('CODE_ATTEMPTS_USED')
  }
  await line.store.write(gstnOwner(provider, gstin, userName), outcome.value)
  await ctx.inTransaction((inside) =>
    sql`update gstn_access set sealed_app_key = null, code_until = null, attempts_left = 0, resends_left = 0, opened_at = now(),
        opened_by = current_user_id(), last_failure = null, changed_at = now(), changed_by = current_user_id()
      where subscriber_id = current_subscriber() and entity_id = ${entityId}`.execute(inside.db),
  )
  // Returns that waited for the session go on.
  await ctx.inTransaction(({ db }) => dueNow(db, { entityId, portal: 'gstn' }))
  return accessOf(ctx, entityId)
}

/** Closes the session at the portal and forgets it here; what the portal answers changes nothing. */
export async function endAccess(ctx: Ctx, entityId: number): Promise<Access> {
  const { stored, gstin } = await ctx.inTransaction((inside) => placeOf(inside, entityId))
  if (stored.provider && stored.userName !== null) {
    const line = await ctx.portals.gstn(stored.provider, { subscriberId: ctx.subscriberId, entityId })
    const owner = gstnOwner(stored.provider, gstin, stored.userName)
    const session = await line?.store?.read(owner)
    if (line && session) await line.client.endSession({ gstin, userName: stored.userName }, session)
    await ctx.inTransaction(async ({ db }) => {
      await sql`delete from portal_sessions where subscriber_id = current_subscriber() and entity_id = ${entityId} and portal = 'gstn'`.execute(
        db,
      )
      await sql`update gstn_access set sealed_app_key = null, code_until = null, opened_at = null, opened_by = null, changed_at = now(),
        changed_by = current_user_id() where subscriber_id = current_subscriber() and entity_id = ${entityId}`.execute(
        db,
      )
    })
  }
  return accessOf(ctx, entityId)
}

export const gstnOwner = (provider: GstnProvider, gstin: string, userName: string): SessionOwner => ({
  portal: 'gstn',
  clientId: provider,
  gstin,
  userName,
})

interface GstnPlace {
  readonly entityId: number
  readonly gstin: string
  readonly provider: GstnProvider
}

async function askCode(ctx: Ctx, place: GstnPlace, userName: string, resends: number): Promise<Access> {
  const { entityId, gstin, provider } = place
  const line = await ctx.portals.gstn(provider, { subscriberId: ctx.subscriberId, entityId })
  if (!line) throw notSetUp(ctx)
  const outcome = await line.client.requestOtp({ gstin, userName })
  if (outcome.kind !== 'done') throw await refusal(ctx, entityId, outcome)
  const sealed = ctx.portals.secrets.seal(outcome.value.appKey, seatOf(ctx, entityId))
  await ctx.inTransaction((inside) =>
    sql`insert into gstn_access (subscriber_id, entity_id, provider, user_name, sealed_app_key, code_until, attempts_left, resends_left)
      values (current_subscriber(), ${entityId}, ${provider}, ${userName}, ${sealed}, now() + make_interval(mins => ${codeMinutes}::int),
        ${codeAttempts}, ${resends})
      on conflict (subscriber_id, entity_id) do update set provider = excluded.provider, user_name = excluded.user_name,
        sealed_app_key = excluded.sealed_app_key, code_until = excluded.code_until, attempts_left = excluded.attempts_left,
        resends_left = excluded.resends_left, asked_at = now(), last_failure = null, changed_at = now(), changed_by = current_user_id()`.execute(
      inside.db,
    ),
  )
  return accessOf(ctx, entityId)
}

/** The GSTIN of the place with what is kept of its access; 404 for what the user does not see. */
async function placeOf(
  ctx: Ctx,
  entityId: number,
): Promise<{ readonly stored: Stored; readonly gstin: string; readonly provider: GstnProvider }> {
  ctx.requireEntity(entityId)
  const { rows } = await sql<Stored>`
    select e.gstin, a.provider, a.user_name, a.sealed_app_key, a.code_until, coalesce(a.attempts_left, 0) as attempts_left,
      coalesce(a.resends_left, 0) as resends_left, a.opened_at, nullif(trim(u.first_name || ' ' || u.last_name), '') as opened_by,
      a.last_failure, s.expires_at as open_until
    from entities e
    left join gstn_access a on a.subscriber_id = e.subscriber_id and a.entity_id = e.id
    left join users u on u.subscriber_id = a.subscriber_id and u.id = a.opened_by
    left join portal_sessions s on s.subscriber_id = e.subscriber_id and s.entity_id = e.id and s.portal = 'gstn' and s.expires_at > now()
    where e.subscriber_id = current_subscriber() and e.id = ${entityId} and e.status <> 'Delete'`.execute(
    ctx.db,
  )
  const stored = rows[0]
  if (!stored) throw notFound()
  if (stored.gstin === null) throw refuseField('entityId', 'GSTIN_REQUIRED')
  return { stored, gstin: stored.gstin, provider: gstnProviderOf(await ctx.settings(entityId)) }
}

function shown(
  place: GstnPlace & { readonly isSetUp: boolean },
  { sealedAppKey, codeUntil, attemptsLeft, resendsLeft, openUntil, ...stored }: Stored,
): Access {
  const hasCode = sealedAppKey !== null && codeUntil !== null && new Date(codeUntil) > new Date()
  return {
    ...place,
    state: hasCode ? 'CodeSent' : openUntil !== null ? 'Open' : 'Closed',
    userName: stored.userName,
    codeUntil: hasCode ? codeUntil : null,
    attemptsLeft: hasCode ? attemptsLeft : 0,
    resendsLeft: hasCode ? resendsLeft : 0,
    openUntil,
    openedAt: stored.openedAt,
    openedBy: stored.openedBy,
    lastFailure: stored.lastFailure,
    sandboxCode: place.provider === 'Sandbox' ? sandboxOtp : null,
  }
}

const seatOf = ({ subscriberId }: Ctx, entityId: number) => `gstnAppKey:${subscriberId}:${entityId}`

const notSetUp = (ctx: Ctx) =>
  new AppError('PORTAL_NOT_READY', { params: { reason: ctx.t('gstn.notSetUp') } })

/** In words of ours where the code has some, else in those of the portal; kept, so that the screen still shows it later. */
async function refusal(
  ctx: Ctx,
  entityId: number,
  outcome: Exclude<Outcome<unknown>, { kind: 'done' }>,
): Promise<AppError> {
  const reason =
    outcome.kind === 'rejected' ? saidOf(ctx, outcome.errors) : 'detail' in outcome ? outcome.detail : ''
  await ctx.inTransaction((inside) =>
    sql`update gstn_access set last_failure = ${reason.slice(0, 500)}
      where subscriber_id = current_subscriber() and entity_id = ${entityId}`.execute(inside.db),
  )
  return new AppError(outcome.kind === 'rejected' ? 'PORTAL_REFUSED' : 'PORTAL_NOT_READY', {
    params: { reason },
  })
}

const saidOf = (ctx: Ctx, errors: readonly PortalError[]): string =>
  errors
    .map(({ code, message }) => {
      const kind = gstnClassOf(code)
      const words = kind === 'notAllowed' || kind === 'signInAgain' ? ctx.t(`gstn.refused.${kind}`) : message
      return code ? `${words} (${code})` : words
    })
    .join('; ')
