import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { billCalls } from '@bahi/contracts/kind-calls.ts'
import { rangeOfPeriod } from '@bahi/domain/cal/period.ts'
import { entriesOfItc, nextItcStates } from '@bahi/domain/documents/itc-state.ts'
import { isUnissued } from '@bahi/domain/documents/lives.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import { lockIssues, refusal, refusalOf } from '../ledger/index.ts'
import type { BookIssue } from '../ledger/index.ts'
import { creditOfStored } from './itc.ts'
import { loadDocument } from './load.ts'
import type { StoredDocument } from './load.ts'

type Calls = typeof billCalls
type Input = ParsedOf<Calls['setItcState']>

/** Claims, reverses or reclaims the credit of bills in a period; each bill that cannot go there is refused with its reason. */
export async function setItcState(ctx: Ctx, input: Input): Promise<ReplyOf<Calls['setItcState']>> {
  const issues = issuesOf(ctx, input)
  if (issues.length > 0) throw invalid(issues)
  const outcome: ReplyOf<Calls['setItcState']> = { done: [], refused: [] }
  for (const id of [...new Set(input.ids)].toSorted((a, b) => a - b)) {
    const stored = await loadDocument(ctx.db, {
      kind: 'purchaseBill',
      id,
      entityIds: ctx.entityIds,
      lock: true,
    })
    if (!stored) {
      outcome.refused.push(refusal(ctx, id, 'NOT_FOUND'))
      continue
    }
    const off = ctx.access.inactive.get(stored.entityId)
    const { reason, params } =
      off === undefined
        ? obstacle(stored, input)
        : { reason: 'action.reason.isPlaceInactive', params: { name: off } }
    if (reason !== undefined) {
      outcome.refused.push(refusal(ctx, id, 'ACTION_REFUSED', reason, params))
      continue
    }
    const locked = await lockedBy(ctx, stored, input)
    if (locked.length > 0) {
      outcome.refused.push(refusalOf(ctx, id, invalid(locked)))
      continue
    }
    await write(ctx, stored, input)
    outcome.done.push(id)
  }
  return outcome
}

/** A state that is set has its period, and a reversal its provision. */
function issuesOf(ctx: Ctx, { state, returnPeriod, reason }: Input): BookIssue[] {
  const issues: BookIssue[] = []
  if (state !== 'Eligible' && returnPeriod === undefined)
    issues.push({ path: 'returnPeriod', code: 'REQUIRED' })
  if (returnPeriod !== undefined && rangeOfPeriod(returnPeriod, 'Monthly').from > ctx.today())
    issues.push({ path: 'returnPeriod', code: 'ITC_PERIOD' })
  if (state === 'Reversed' && reason === undefined) issues.push({ path: 'reason', code: 'REQUIRED' })
  return issues
}

type Obstacle = { readonly reason?: string; readonly params?: Readonly<Record<string, string>> }

function obstacle(stored: StoredDocument, { state, returnPeriod }: Input): Obstacle {
  const { status, itcMove } = stored
  if (isUnissued(status) || status === 'Cancelled')
    return { reason: 'action.reason.status', params: { status } }
  const { itc } = creditOfStored(stored)
  const credit = itc && Decimal.sum(Object.values(itc.credited))
  if (!credit?.isPositive()) return { reason: 'action.reason.noCredit' }
  const now = itcMove?.state ?? 'Eligible'
  if (!nextItcStates(now, itcMove?.reason).includes(state))
    return { reason: 'action.reason.itcState', params: { state: `enum.ItcState.${now}` } }
  const before = itcMove?.returnPeriod ?? stored.returnPeriod
  if (returnPeriod && before && startOf(returnPeriod) < startOf(before))
    return { reason: 'action.reason.itcPeriod', params: { period: before } }
  return {}
}

const startOf = (period: string) => rangeOfPeriod(period, 'Monthly').from

/** The day on which it is entered: the last of the period, or today. */
const dayOf = (ctx: Ctx, returnPeriod: string | undefined): string => {
  const today = ctx.today()
  if (returnPeriod === undefined) return today
  const { to } = rangeOfPeriod(returnPeriod, 'Monthly')
  return to < today ? to : today
}

/** A day that is locked, or whose GSTR-3B is filed, takes no move. */
async function lockedBy(ctx: Ctx, stored: StoredDocument, { returnPeriod }: Input): Promise<BookIssue[]> {
  const period = returnPeriod ?? stored.itcMove?.returnPeriod ?? ''
  const { rows } = await sql<{ lockDate: string | null; isFiled: boolean }>`
    select setting_of('periodLockDate', ${stored.entityId}) as lock_date, exists (select from filed_periods f
      where f.subscriber_id = current_subscriber() and f.entity_id = ${stored.entityId} and f.return_type = 'GSTR3B'
        and f.return_period = ${period}) as is_filed`.execute(ctx.db)
  const { lockDate, isFiled } = rows[0]!
  return lockIssues(
    dayOf(ctx, returnPeriod),
    { settings: { periodLockDate: lockDate }, isFiled },
    'returnPeriod',
  )
}

async function write(ctx: Ctx, stored: StoredDocument, input: Input): Promise<void> {
  const { state, returnPeriod = null, note = null } = input
  const date = dayOf(ctx, input.returnPeriod)
  const reason = state === 'Reversed' ? input.reason! : null
  await sql`insert into itc_moves (subscriber_id, document_id, state, return_period, reason, note, date, created_by)
    values (current_subscriber(), ${stored.id}, ${state}, ${returnPeriod}, ${reason}, ${note}, ${date}::date, current_user_id())`.execute(
    ctx.db,
  )
  const { credited } = creditOfStored(stored).itc!
  const entries = entriesOfItc(state, credited, reason ?? stored.itcMove?.reason).map((entry) => ({
    ...entry,
    entity_id: stored.entityId,
    date,
  }))
  if (entries.length > 0)
    await sql`select post_ledger(${JSON.stringify(entries)}::json, ${stored.id}::bigint, null, ${stored.kind})`.execute(
      ctx.db,
    )
  await sql`update documents set version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${stored.id}`.execute(ctx.db)
}
