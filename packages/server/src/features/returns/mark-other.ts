import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { gstReturnCalls } from '@bahi/contracts/returns.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import type { Issue } from '../../platform/errors.ts'
import { actionRefused } from '../ledger/index.ts'
import { dueOf } from './due-of.ts'
import { noteFiled } from './filed-event.ts'
import { filedOther } from './filed-other.ts'
import type { AskedReturn } from './filed-other.ts'
import { registrationOf } from './filer.ts'
import { claimWhatIsFiled } from './gstr3b/claims.ts'
import { lockedEntity } from './gstr3b/filing.ts'
import { keepSetOff } from './gstr3b/set-off.ts'
import { refuseUnfiledChanges } from './open-again.ts'
import { freezeWorksheet } from './worksheets/freeze.ts'

type Calls = typeof gstReturnCalls
type Mark = ParsedOf<Calls['markFiled']>
type Filed = ReplyOf<Calls['markFiled']>

/**
 * Marks a return that is not GSTR-1. That of GSTR-3B locks purchases, and claims the credit that it took without a claim; that of
 * a worksheet keeps its rows.
 */
export async function markOther(ctx: Ctx, input: Mark): Promise<Filed> {
  await lockedEntity(ctx, input.entityId, 'RET_FIL')
  const due = dueOf(await registrationOf(ctx, input.entityId), input)
  const issues: Issue[] = []
  const today = ctx.today()
  if (due.to >= today)
    issues.push({ path: 'returnPeriod', code: 'PERIOD_NOT_OVER', params: { until: due.to } })
  if (input.filedOn > today)
    issues.push({ path: 'filedOn', code: 'DATE_IN_FUTURE', params: { date: input.filedOn } })
  else if (input.filedOn <= due.to)
    issues.push({ path: 'filedOn', code: 'FILED_BEFORE_END', params: { until: due.to } })
  if (issues.length > 0) throw invalid(issues)
  const arn = input.arn?.toUpperCase() ?? null
  await setOtherMark(ctx, { ...input, arn })
  await noteFiled(ctx, { ...input, arn })
  await freezeWorksheet(ctx, input)
  if (input.returnType === 'GSTR3B') await claimWhatIsFiled(ctx.db, input, today)
  return (await filedOther(ctx, input))!
}

/** The row of the entity is locked by who calls. */
export async function setOtherMark(
  ctx: Ctx,
  mark: AskedReturn & { readonly filedOn: string; readonly arn: string | null },
): Promise<void> {
  const { entityId, returnPeriod, returnType } = mark
  if (await filedOther(ctx, mark)) throw actionRefused(ctx, 'gstReturn.alreadyFiled')
  if (returnType === 'GSTR3B') {
    await refuseUnfiledChanges(ctx, { entityId, returnPeriod })
    await keepSetOff(ctx, { entityId, returnPeriod })
  }
  await sql`insert into filed_periods (subscriber_id, entity_id, return_type, return_period, filed_on, filed_by, reference)
    values (current_subscriber(), ${entityId}, ${returnType}, ${returnPeriod}, ${mark.filedOn}::date, current_user_id(), ${mark.arn})`.execute(
    ctx.db,
  )
}

export async function unmarkOther(ctx: Ctx, input: ParsedOf<Calls['markUnfiled']>): Promise<undefined> {
  await lockedEntity(ctx, input.entityId, 'RET_FIL')
  const { numAffectedRows } =
    await sql`delete from filed_periods where subscriber_id = current_subscriber() and entity_id = ${input.entityId}
    and return_type = ${input.returnType} and return_period = ${input.returnPeriod}`.execute(ctx.db)
  if (!numAffectedRows) throw actionRefused(ctx, 'gstReturn.notFiled')
  return undefined
}

export async function setPrepared(ctx: Ctx, input: ParsedOf<Calls['setPrepared']>): Promise<undefined> {
  await lockedEntity(ctx, input.entityId, 'RET_PRP')
  dueOf(await registrationOf(ctx, input.entityId), input)
  if (await filedOther(ctx, input)) throw actionRefused(ctx, 'gstReturn.alreadyFiled')
  if (input.isPrepared)
    await sql`insert into return_states (subscriber_id, entity_id, return_type, return_period, state, changed_by)
      values (current_subscriber(), ${input.entityId}, ${input.returnType}, ${input.returnPeriod}, 'Prepared', current_user_id())
      on conflict do nothing`.execute(ctx.db)
  else
    await sql`delete from return_states where subscriber_id = current_subscriber() and entity_id = ${input.entityId}
      and return_type = ${input.returnType} and return_period = ${input.returnPeriod} and state = 'Prepared'`.execute(
      ctx.db,
    )
  return undefined
}
