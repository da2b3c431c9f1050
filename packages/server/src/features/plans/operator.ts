import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { operatorCalls } from '@bahi/contracts/plans.ts'
import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { AppError, notFound, refuseField } from '../../platform/errors.ts'

type Calls = typeof operatorCalls
type Plan = ReplyOf<Calls['plans']>[number]
export type PlanChange = Pick<ParsedOf<Calls['changePlan']>, 'plan' | 'endsOn' | 'blockedGroups'>

const refuseOthers = (ctx: PublicCtx) => {
  if (!ctx.isOperator) throw new AppError('RIGHT_MISSING')
}

export async function listPlans(ctx: PublicCtx): Promise<Plan[]> {
  refuseOthers(ctx)
  return ctx.withoutTenant(plansOf)
}

async function plansOf(db: Db): Promise<Plan[]> {
  const { rows } =
    await sql<Plan>`select code, name, right_groups, documents_per_month, companies, users, storage_megabytes, is_trial
    from plans order by position, code`.execute(db)
  return rows
}

export async function changePlanByCall(
  ctx: PublicCtx,
  { accountId, userName, reason, ...change }: ParsedOf<Calls['changePlan']>,
): Promise<ReplyOf<Calls['changePlan']>> {
  refuseOthers(ctx)
  const subscriberId = accountId ?? (await accountOf(ctx, userName))
  return ctx.inTenant(subscriberId, { reason }, (db) => changePlan(db, subscriberId, change))
}

async function accountOf(ctx: PublicCtx, userName: string | undefined): Promise<number> {
  if (userName === undefined) throw refuseField('accountId', 'REQUIRED')
  return ctx.withoutTenant(async (db) => {
    const { rows } = await sql<{
      subscriberId: number
    }>`select subscriber_id from find_login(${userName})`.execute(db)
    if (!rows[0]) throw notFound()
    return rows[0].subscriberId
  })
}

/** Changes what an account may use; the audit trail of the account keeps it with the reason. */
export async function changePlan(
  db: Db,
  subscriberId: number,
  { plan, endsOn, blockedGroups }: PlanChange,
): Promise<ReplyOf<Calls['changePlan']>> {
  if (plan !== undefined && !(await plansOf(db)).some(({ code }) => code === plan))
    throw refuseField('plan', 'UNKNOWN_RECORD')
  const until = endsOn === undefined || endsOn === 'none' ? null : `${endsOn}T23:59:59.999+05:30`
  const { rows } = await sql<ReplyOf<Calls['changePlan']>>`
    update subscribers b set plan = coalesce(${plan ?? null}, b.plan),
      is_trial = coalesce((select p.is_trial from plans p where p.code = ${plan ?? null}), b.is_trial),
      access_ends_at = case when ${endsOn === undefined} then b.access_ends_at else ${until}::timestamptz end,
      blocked_groups = coalesce(${blockedGroups ?? null}::text[], b.blocked_groups),
      version = b.version + 1, changed_at = now()
    where b.subscriber_id = ${subscriberId}
    returning b.subscriber_id as account_id, b.plan, b.is_trial, b.access_ends_at as ends_at, b.blocked_groups`.execute(
    db,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}
