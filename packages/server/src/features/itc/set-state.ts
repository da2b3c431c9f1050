import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { billCalls } from '@bahi/contracts/kind-calls.ts'
import { comparePeriods, rangeOfPeriod, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import type { TaxHeads } from '@bahi/domain/documents/entries.ts'
import { planItcMoves } from '@bahi/domain/documents/itc-account.ts'
import type { ItcObstacle } from '@bahi/domain/documents/itc-account.ts'
import { entriesOfItc } from '@bahi/domain/documents/itc-state.ts'
import { lastPeriodOfCredit } from '@bahi/domain/documents/itc-time.ts'
import { isNone, totalOfHeads } from '@bahi/domain/documents/tax-heads.ts'
import { isUnissued } from '@bahi/domain/documents/lives.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import { holdPeriods, refusal } from '../ledger/index.ts'
import type { BookIssue } from '../ledger/index.ts'
import { holdItcBills, itcBills } from './bills.ts'
import type { ItcBill } from './bills.ts'

type Calls = typeof billCalls
type Input = ParsedOf<Calls['setItcState']>
type Outcome = ReplyOf<Calls['setItcState']>
type Moves = Exclude<ReturnType<typeof planItcMoves>, ItcObstacle>
interface Planned {
  readonly bill: ItcBill
  readonly moves: Moves
  readonly returnPeriod: string | null
  readonly date: string
}

/**
 * Claims, reverses or reclaims the credit of bills or of notes of suppliers in a period; each that cannot go there is
 * refused with its reason. However many they are: one statement reads them all, and one writes.
 */
export async function setItcState(
  ctx: Ctx,
  kind: 'purchaseBill' | 'inwardNote',
  input: Input,
): Promise<Outcome> {
  const issues = issuesOf(ctx, input)
  if (issues.length > 0) throw invalid(issues)
  const ids = [...new Set(input.ids)]
  await holdPeriods(ctx.db, ids)
  await holdItcBills(ctx.db, ids)
  const bills = await itcBills(ctx.db, { ids, kinds: [kind], entityIds: ctx.entityIds })
  const found = new Map(bills.map((bill) => [bill.id, bill]))
  const outcome: Outcome = { done: [], refused: [] }
  const planned: Planned[] = []
  for (const id of ids.toSorted((a, b) => a - b)) {
    const bill = found.get(id)
    const plan = bill ? planOf(ctx, bill, input) : refusal(ctx, id, 'NOT_FOUND')
    if ('code' in plan) outcome.refused.push(plan)
    else {
      planned.push(plan)
      outcome.done.push(id)
    }
  }
  if (planned.length > 0) await write(ctx, planned, input.note ?? null)
  return outcome
}

/** A state that is set has its period, and a reversal its provision; a part is of one bill. */
function issuesOf(ctx: Ctx, { ids, state, returnPeriod, reason, amounts }: Input): BookIssue[] {
  const issues: BookIssue[] = []
  if (state !== 'Eligible' && returnPeriod === undefined)
    issues.push({ path: 'returnPeriod', code: 'REQUIRED' })
  if (returnPeriod !== undefined && rangeOfPeriod(returnPeriod).from > ctx.today())
    issues.push({ path: 'returnPeriod', code: 'ITC_PERIOD' })
  if (state === 'Reversed' && reason === undefined) issues.push({ path: 'reason', code: 'REQUIRED' })
  if (amounts && (ids.length > 1 || (state !== 'Reversed' && state !== 'Reclaimed')))
    issues.push({ path: 'amounts', code: 'ITC_PART_OF_ONE' })
  else if (amounts && isNone(partOf(amounts))) issues.push({ path: 'amounts', code: 'NOT_POSITIVE' })
  return issues
}

/** Heads that are left out are nothing; what is typed is cut to the paisa. */
const partOf = (amounts: NonNullable<Input['amounts']>): TaxHeads => ({
  igst: paise(amounts.igst),
  cgst: paise(amounts.cgst),
  sgst: paise(amounts.sgst),
  cess: paise(amounts.cess),
})
const paise = (amount = '0') => Decimal.of(amount).truncate(2).toFixed(2)

type Refused = Outcome['refused'][number]

function planOf(ctx: Ctx, bill: ItcBill, input: Input): Planned | Refused {
  const refused = (reason: string, params?: Readonly<Record<string, string>>) =>
    refusal(ctx, bill.id, 'ACTION_REFUSED', reason, params)
  const off = ctx.access.inactive.get(bill.entityId)
  if (off !== undefined) return refused('action.reason.isPlaceInactive', { name: off })
  const { account, status } = bill
  if (isUnissued(status) || status === 'Cancelled') return refused('action.reason.status', { status })
  if (isNone(bill.credited)) return refused('action.reason.noCredit')
  const frequency = bill.isQuarterly ? 'Quarterly' : 'Monthly'
  const returnPeriod =
    input.returnPeriod === undefined || input.state === 'Eligible'
      ? null
      : returnPeriodOf(rangeOfPeriod(input.returnPeriod).from, frequency)
  const amounts = input.amounts && partOf(input.amounts)
  const moves = planItcMoves(account, bill, { state: input.state, reason: input.reason, amounts })
  if ('why' in moves) return refused(...obstacleOf(moves, account.state))
  const before = account.returnPeriod ?? bill.returnPeriod
  const isTakenBack = input.state === 'Claimed' && account.state !== 'Eligible'
  if (returnPeriod && before && !isTakenBack && comparePeriods(returnPeriod, before) < 0)
    return refused('action.reason.itcPeriod', { period: before })
  const last = input.state === 'Claimed' && !isTakenBack ? lastPeriodOfCredit(bill, frequency) : undefined
  if (returnPeriod && last && comparePeriods(returnPeriod, last) > 0)
    return refused('action.reason.itcTime', { period: last })
  const date = dayOf(ctx, returnPeriod, frequency)
  // What is taken back must not have been reported either.
  const concerned =
    input.state === 'Eligible' ? [account.claimedIn] : isTakenBack ? account.periodsSince : [returnPeriod]
  const filed = concerned.find((period) => period !== null && bill.filed.includes(period))
  if (filed) return refused('action.reason.itcFiled', { period: filed })
  if (bill.lockDate && date <= bill.lockDate)
    return refused('action.reason.periodLocked', { until: bill.lockDate })
  return { bill, moves, returnPeriod: isTakenBack ? account.claimedIn : returnPeriod, date }
}

function obstacleOf(
  obstacle: ItcObstacle,
  state: string,
): [reason: string, params?: Readonly<Record<string, string>>] {
  if (obstacle.why === 'above')
    return ['action.reason.itcAbove', { amount: totalOfHeads(obstacle.most), ...obstacle.most }]
  if (obstacle.why === 'state') return ['action.reason.itcState', { state: `enum.ItcState.${state}` }]
  return [reasonOf[obstacle.why]]
}

const reasonOf = {
  paid: 'action.reason.itcPaid',
  unpaid: 'action.reason.itcUnpaid',
  severalReasons: 'action.reason.itcSeveralReasons',
} as const

/** The day on which it is entered: the last of the period, or today. */
function dayOf(ctx: Ctx, returnPeriod: string | null, frequency: 'Monthly' | 'Quarterly'): string {
  const today = ctx.today()
  if (returnPeriod === null) return today
  const { to } = rangeOfPeriod(returnPeriod, frequency)
  return to < today ? to : today
}

async function write(ctx: Ctx, planned: readonly Planned[], note: string | null): Promise<void> {
  const moves = planned.flatMap(({ bill, moves: made, returnPeriod, date }) =>
    made.map(({ move, reason, heads }, index) => ({
      document_id: bill.id,
      move,
      // What is left of the whole decides only once every part is counted.
      state: move === 'Reclaimed' ? stateAfter(bill, made.slice(0, index + 1)) : move,
      reason,
      return_period: returnPeriod,
      ...heads,
      date,
    })),
  )
  const postings = planned.flatMap(({ bill, moves: made, date }) =>
    made.flatMap(({ move, reason, heads }) => {
      const entries = entriesOfItc(move, heads, reason).map((entry) => ({
        ...entry,
        entity_id: bill.entityId,
        date,
      }))
      return entries.length > 0 ? [{ document_id: bill.id, kind: bill.kind, entries }] : []
    }),
  )
  await sql`with moved as (
      insert into itc_moves (subscriber_id, document_id, move, state, return_period, reason, igst, cgst, sgst, cess, note, date, created_by)
      select current_subscriber(), m.document_id, m.move, m.state, m.return_period, m.reason, m.igst, m.cgst, m.sgst, m.cess, ${note}, m.date, current_user_id()
      from rows from (json_to_recordset(${JSON.stringify(moves)}::json) as (document_id bigint, move text, state text, return_period text, reason text,
        igst numeric, cgst numeric, sgst numeric, cess numeric, date date)) with ordinality as m order by m.ordinality),
    changed as (
      update documents set version = version + 1, changed_at = now(), changed_by = current_user_id()
      where subscriber_id = current_subscriber() and id = any(${planned.map(({ bill }) => bill.id)}::bigint[]))
    select post_ledger(p.entries, p.document_id, null, p.kind)
    from json_to_recordset(${JSON.stringify(postings)}::json) as p (document_id bigint, kind text, entries json)`.execute(
    ctx.db,
  )
}

/** Reversed as long as something waits. */
function stateAfter({ account }: ItcBill, made: Moves): 'Reversed' | 'Reclaimed' {
  const left = [...account.waiting].filter(
    ([reason, heads]) =>
      !made.some((move) => move.reason === reason && totalOfHeads(move.heads) === totalOfHeads(heads)),
  )
  return left.length > 0 ? 'Reversed' : 'Reclaimed'
}
