import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { gstReturnCalls } from '@bahi/contracts/returns.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { invalid, refuseField } from '../../platform/errors.ts'
import type { Issue } from '../../platform/errors.ts'
import { actionRefused } from '../ledger/index.ts'
import { noteFiled } from './filed-event.ts'
import { markOther, unmarkOther } from './mark-other.ts'
import { filingOf } from './period.ts'
import { dropChanges, requireChanges } from './open-again.ts'
import type { Filing, OutwardForm } from './period.ts'
import { rowsOfReturn } from './rows-of-return.ts'

type Calls = typeof gstReturnCalls
type Filed = ReplyOf<Calls['markFiled']>
type Mark = ParsedOf<Calls['markFiled']>

/**
 * The mark of a return locks its period for every way a document comes in, that of an IFF the documents it held. Who set
 * it, and why, is in the audit trail.
 */
export async function markFiled(ctx: Ctx, input: Mark): Promise<Filed> {
  if (!isOutward(input.returnType)) return markOther(ctx, input)
  const filing = await lockedFiling(ctx, input, formOfType(input.returnType))
  const issues = issuesOf(filing, input, ctx.today())
  if (issues.length > 0) throw invalid(issues)
  if (filing.isFiled) throw actionRefused(ctx, 'gstReturn.alreadyFiled')
  if (filing.form === 'gstr1a') await requireChanges(ctx, filing)
  else if (filing.isQuarterFiled) throw actionRefused(ctx, 'gstReturn.quarterFiled')
  const { returnType, filedOn } = input
  const arn = input.arn?.toUpperCase() ?? null
  await setMark(ctx, filing, { returnType, filedOn, arn })
  await noteFiled(ctx, { ...input, arn })
  return (await filedReturn(ctx, filing))!
}

export async function setMark(
  ctx: Ctx,
  filing: Filing,
  { returnType, filedOn, arn }: Pick<Mark, 'returnType' | 'filedOn'> & { readonly arn: string | null },
): Promise<void> {
  if (filing.isIff) await holdInIff(ctx, filing)
  await sql`insert into filed_periods (subscriber_id, entity_id, return_type, return_period, filed_on, filed_by, reference)
    values (current_subscriber(), ${filing.entityId}, ${returnType}, ${filing.returnPeriod}, ${filedOn}::date, current_user_id(), ${arn})`.execute(
    ctx.db,
  )
}

export async function removeMark(
  db: Db,
  { entityId, returnPeriod, returnType }: Pick<Mark, 'entityId' | 'returnPeriod' | 'returnType'>,
): Promise<void> {
  if (returnType === 'IFF')
    await sql`delete from iff_documents where subscriber_id = current_subscriber() and entity_id = ${entityId}
      and return_period = ${returnPeriod}`.execute(db)
  await sql`delete from filed_periods where subscriber_id = current_subscriber() and entity_id = ${entityId}
    and return_type = ${returnType} and return_period = ${returnPeriod}`.execute(db)
}

export async function markUnfiled(ctx: Ctx, input: ParsedOf<Calls['markUnfiled']>): Promise<undefined> {
  if (!isOutward(input.returnType)) return unmarkOther(ctx, input)
  const filing = await lockedFiling(ctx, input, formOfType(input.returnType))
  checkMonth(filing, input.returnType)
  if (!filing.isFiled) throw actionRefused(ctx, 'gstReturn.notFiled')
  // The quarter was filed without what its IFFs held.
  if (filing.isIff && filing.isQuarterFiled) throw actionRefused(ctx, 'gstReturn.quarterFiled')
  if (filing.form === 'gstr1' && filing.gstr1a.state === 'Filed') throw actionRefused(ctx, 'gstr1a.filed')
  await removeMark(ctx.db, input)
  // The period is open again, and GSTR-1 reports all of it.
  if (input.returnType === 'GSTR1') await dropChanges(ctx.db, filing)
  return undefined
}

const isOutward = (returnType: Mark['returnType']) =>
  returnType === 'GSTR1' || returnType === 'IFF' || returnType === 'GSTR1A'

const formOfType = (returnType: Mark['returnType']): OutwardForm =>
  returnType === 'GSTR1A' ? 'gstr1a' : 'gstr1'

/** Keeps which documents the IFF held: one issued for its month afterwards belongs to the next IFF or to the quarter. */
async function holdInIff(ctx: Ctx, filing: Filing): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into iff_documents (subscriber_id, document_id, entity_id, return_period, quarter_period)
    select distinct r.subscriber_id, r.document_id, r.entity_id, ${filing.returnPeriod}, r.return_period from gstr1_rows r
    where r.subscriber_id = current_subscriber() and r.entity_id = ${filing.entityId} and r.return_period = ${filing.storedPeriod}
      ${rowsOfReturn(filing)}`.execute(ctx.db)
  if (!numAffectedRows) throw refuseField('returnPeriod', 'IFF_EMPTY')
}

/** What is known of a filed return or a furnished IFF; null while the period is open. */
export async function filedReturn(
  ctx: Ctx,
  { form, entityId, returnPeriod, isIff }: Filing,
): Promise<Filed | null> {
  const returnType = form === 'gstr1a' ? 'GSTR1A' : isIff ? 'IFF' : 'GSTR1'
  const { rows } = await sql<Filed>`
    select coalesce(f.filed_on, f.filed_at::date) as filed_on, f.reference as arn, f.filed_at as marked_at,
      nullif(trim(u.first_name || ' ' || u.last_name), '') as filed_by
    from filed_periods f left join users u on u.subscriber_id = f.subscriber_id and u.id = f.filed_by
    where f.subscriber_id = current_subscriber() and f.entity_id = ${entityId} and f.return_type = ${returnType}
      and f.return_period = ${returnPeriod}`.execute(ctx.db)
  return rows[0] ?? null
}

/** The row of the entity is locked: documents being written into the period wait, and are then judged by the mark. */
export async function lockedFiling(
  ctx: Ctx,
  input: { entityId: number; returnPeriod: string },
  form: OutwardForm = 'gstr1',
  right: RightCode = 'RET_FIL',
): Promise<Filing> {
  ctx.requireEntity(input.entityId, right)
  await sql`select 1 from entities where subscriber_id = current_subscriber() and id = ${input.entityId} for update`.execute(
    ctx.db,
  )
  return filingOf(ctx, input, form)
}

/** A month of a quarter has an IFF, every other period a return. */
function checkMonth({ isIff }: Filing, returnType: Mark['returnType']): void {
  if (isIff && returnType === 'GSTR1') throw refuseField('returnPeriod', 'PERIOD_OF_QUARTER')
  if (!isIff && returnType === 'IFF') throw refuseField('returnPeriod', 'PERIOD_OF_IFF')
}

function issuesOf(filing: Filing, { returnType, filedOn }: Mark, today: string): Issue[] {
  if (filing.gstin === null) throw refuseField('entityId', 'GSTIN_REQUIRED')
  checkMonth(filing, returnType)
  const list: Issue[] = []
  // A return is furnished after the end of its period (section 37(1)).
  if (filing.to >= today)
    list.push({ path: 'returnPeriod', code: 'PERIOD_NOT_OVER', params: { until: filing.to } })
  if (filedOn > today) list.push({ path: 'filedOn', code: 'DATE_IN_FUTURE', params: { date: filedOn } })
  else if (filedOn <= filing.to)
    list.push({ path: 'filedOn', code: 'FILED_BEFORE_END', params: { until: filing.to } })
  else if (returnType === 'GSTR1A' && filing.gstr1a.opensOn !== null && filedOn < filing.gstr1a.opensOn)
    list.push({ path: 'filedOn', code: 'GSTR1A_BEFORE_OPEN', params: { on: filing.gstr1a.opensOn } })
  return list
}
