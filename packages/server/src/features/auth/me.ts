import type { subscriberCalls, userCalls } from '@bahi/contracts/auth.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { isRightOfProduct } from '@bahi/contracts/portal-variant.ts'
import { readsOnly, rightCodes } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import { grants, holds } from '../../platform/access.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound, refuseField } from '../../platform/errors.ts'

/** Companies in which the user may see something; one of them is the default. */
export async function companiesOf({
  db,
  subscriberId,
  access,
}: Ctx): Promise<ReplyOf<typeof userCalls.companies>> {
  const { rows } = await sql<{
    id: number
    entityName: string
    registrationNumber: string | null
    status: string
    hasEntity: boolean
  }>`
    select id, name as entity_name, pan as registration_number, status, exists (select from entities p where p.subscriber_id = entities.subscriber_id
        and p.company_id = entities.id and p.entity_type <> 'Business' and p.status <> 'Delete' and p.id = any(${[...access.entityIds]}::bigint[])) as has_entity
    from entities
    where subscriber_id = ${subscriberId} and entity_type = 'Business' and status <> 'Delete' and id = any(${[...access.companyIds]}::bigint[])
    order by lower(name), id`.execute(db)
  const active = rows.filter((row) => row.status === 'Active')
  const standard =
    rows.find((row) => row.id === access.defaultCompanyId) ??
    // Where nobody has chosen, work begins where there is a place to work in.
    active.find(({ hasEntity }) => hasEntity) ??
    active[0] ??
    rows[0]
  return rows.map((row) => ({ ...row, isDefault: row === standard }))
}

export async function setDefaultCompany(
  { db, subscriberId, userId, access }: Ctx,
  { entityId }: ParsedOf<typeof userCalls.setDefaultCompany>,
) {
  if (!access.companyIds.includes(entityId)) throw notFound()
  const { rows } = await sql<{ name: string; status: string }>`select name, status from entities
    where subscriber_id = ${subscriberId} and id = ${entityId}`.execute(db)
  if (rows[0]?.status !== 'Active')
    throw refuseField('entityId', 'RECORD_INACTIVE', { name: rows[0]?.name ?? '' })
  await sql`update users set default_company_id = ${entityId} where subscriber_id = ${subscriberId} and id = ${userId}`.execute(
    db,
  )
}

interface PlanRow {
  readonly name: string
  readonly plan: string
  readonly isTrial: boolean
  readonly accessEndsAt: string | null
  readonly dueDays: number | null
}

async function planOf({ db, subscriberId }: Ctx): Promise<PlanRow> {
  const { rows } = await sql<PlanRow>`select name, plan, is_trial, access_ends_at,
      ceil(extract(epoch from access_ends_at - now()) / 86400)::int as due_days
    from subscribers where subscriber_id = ${subscriberId}`.execute(db)
  return rows[0]!
}

/**
 * The whole list: what is absent the server denies, so nothing is left out. `entityId`: a company or an entity in it.
 * Rights that only read have no end: after a trial the books stay readable and exportable.
 */
export async function rightsOf(
  ctx: Ctx,
  { entityId }: { entityId?: number | undefined } = {},
): Promise<ReplyOf<typeof userCalls.rights>> {
  const { access } = ctx
  const isSeen =
    entityId === undefined || access.entityIds.includes(entityId) || access.companyIds.includes(entityId)
  if (!isSeen) throw notFound()
  const [plan, isPortal] = await Promise.all([planOf(ctx), ctx.product.isPortal()])
  const within =
    entityId === undefined
      ? undefined
      : access.entityIds.filter((id) => isWithin(access.parents, id, entityId))
  return rightCodes.map((rightId) => {
    const ends = plan.accessEndsAt !== null && !readsOnly(rightId)
    return {
      rightId,
      hasAccess:
        within && within.length > 0
          ? within.some((id) => grants(access, rightId, id))
          : grants(access, rightId),
      isBlocked: access.blocked.has(rightId) || (isPortal && isRightOfProduct(rightId)),
      trialExpiry: ends ? plan.accessEndsAt : null,
      trialExpiryDueDays: ends ? plan.dueDays : null,
      isTrialOrPlan: ends ? (plan.isTrial ? 'Trial' : 'Plan') : null,
    }
  })
}

function isWithin(parents: ReadonlyMap<number, number | null>, id: number, ancestor: number): boolean {
  for (
    let at: number | null | undefined = id, level = 0;
    at != null && level < 4;
    at = parents.get(at), level++
  ) {
    if (at === ancestor) return true
  }
  return false
}

export async function profileOf({
  db,
  subscriberId,
  userId,
  entityIds,
}: Ctx): Promise<ReplyOf<typeof userCalls.profile>> {
  const { rows } = await sql<Omit<ReplyOf<typeof userCalls.profile>, 'entities'>>`
    select id, user_name, first_name, last_name, email_address, mobile, user_type, status
    from users where subscriber_id = ${subscriberId} and id = ${userId}`.execute(db)
  return { ...rows[0]!, entities: [...entityIds] }
}

export async function businessSummary({
  db,
  subscriberId,
  access,
}: Ctx): Promise<ReplyOf<typeof subscriberCalls.businessSummary>> {
  const { rows } = await sql<{ total: number; own: number; isSetupOpen: boolean }>`
    select count(*) as total, count(*) filter (where status = 'Active' and id = any(${[...access.companyIds]}::bigint[])) as own,
      exists (select from account_setups where subscriber_id = ${subscriberId} and finished_at is null) as is_setup_open
    from entities where subscriber_id = ${subscriberId} and entity_type = 'Business' and status <> 'Delete'`.execute(
    db,
  )
  const { total, own, isSetupOpen } = rows[0]!
  return {
    totalCompanies: total,
    userCompanies: own,
    ...(isSetupOpen && holds(access, 'BSN_ED') ? { isSetupOpen } : {}),
  }
}

export async function subscriberDetail(ctx: Ctx): Promise<ReplyOf<typeof subscriberCalls.detail>> {
  const { name, plan, isTrial, accessEndsAt } = await planOf(ctx)
  return { id: ctx.subscriberId, name, plan, isTrial, expiresOn: accessEndsAt?.slice(0, 10) ?? null }
}
