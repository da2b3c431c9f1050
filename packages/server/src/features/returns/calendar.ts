import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { gstReturnCalls } from '@bahi/contracts/returns.ts'
import { financialYearOfPeriod, rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import type { ReturnPeriod } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { dueReturn, returnsOf } from '@bahi/domain/returns/forms/calendar.ts'
import type { DueReturn } from '@bahi/domain/returns/forms/calendar.ts'
import { isExempt } from '@bahi/domain/returns/forms/gstr9/year.ts'
import { formOf, lowerName } from '@bahi/domain/returns/forms/forms.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'
import { registrationOf } from './filer.ts'
import type { Registration } from './filer.ts'
import { figuresOf } from './gstr3b/figures.ts'
import { filing3b } from './gstr3b/filing.ts'
import { chargesFor } from './gstr3b/late.ts'
import { setOffOf } from './gstr3b/set-off.ts'
import { storedSetOff } from './gstr3b/stored-set-off.ts'

type Call = (typeof gstReturnCalls)['calendar']
type Entry = ReplyOf<Call>[number]

interface State {
  readonly returnType: string
  readonly returnPeriod: string
  readonly status: 'Prepared' | 'Pushed' | 'Filed'
  readonly arn: string | null
  readonly filedOn: string | null
  readonly filedBy: string | null
}

/** The returns of a year: when each is due, how far it is, and what being late costs. */
export async function returnCalendar(ctx: Ctx, input: ParsedOf<Call>): Promise<Entry[]> {
  const { from } = rangeOfFinancialYear(input.financialYear)
  if (Number.isNaN(Date.parse(from))) throw refuseField('financialYear', 'INVALID')
  const filer = await registrationOf(ctx, input.entityId)
  if (filer.gstin === null) return []
  const due = [
    ...returnsOf(filer, input.financialYear),
    ...(await openedPeriods(ctx, input)).map((period) => dueReturn('GSTR1A', period, filer)),
  ].toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0))
  const [states, active] = await Promise.all([
    statesOf(ctx, input.entityId, due),
    activePeriods(ctx, input.entityId, due),
  ])
  const entries: Entry[] = []
  for (const one of due) {
    const state = states.get(`${one.form} ${one.returnPeriod}`)
    const charges = await chargesOf(ctx, filer, one, state, active)
    const { isPayment, isOpened, periods, ofJobWork, optionalUpTo } = formOf(one.form)
    entries.push({
      form: lowerName(one.form),
      returnPeriod: one.returnPeriod,
      from: one.from,
      to: one.to,
      dueOn: one.dueOn,
      extendedBy: one.extendedBy ?? null,
      status: state?.status ?? 'NotStarted',
      arn: state?.arn ?? null,
      filedOn: state?.filedOn ?? null,
      filedBy: state?.filedBy ?? null,
      ...charges,
      isPayment: isPayment === true,
      isOptional:
        isOpened === true ||
        (periods === 'monthOfQuarter' && isPayment !== true) ||
        (ofJobWork === true && !filer.hasJobWork) ||
        (optionalUpTo !== undefined && isExempt(filer.turnover, one.to)),
    })
  }
  return entries
}

/** Periods of the year that were opened for GSTR-1A: nobody must file it, so it stands where there may be something to say. */
async function openedPeriods(
  ctx: Ctx,
  { entityId, financialYear }: ParsedOf<Call>,
): Promise<readonly ReturnPeriod[]> {
  const { rows } = await sql<{ returnPeriod: ReturnPeriod }>`select return_period from gstr1a_periods
    where subscriber_id = current_subscriber() and entity_id = ${entityId}`.execute(ctx.db)
  return rows
    .map(({ returnPeriod }) => returnPeriod)
    .filter((period) => financialYearOfPeriod(period) === financialYear)
}

const periodsIn = (due: readonly DueReturn[]) => [...new Set(due.map(({ returnPeriod }) => returnPeriod))]

/** What is filed, of the rest what was pushed to the portal, else prepared; a saved set-off is a prepared GSTR-3B. */
async function statesOf(
  ctx: Ctx,
  entityId: number,
  due: readonly DueReturn[],
): Promise<ReadonlyMap<string, State>> {
  const periods = periodsIn(due)
  const { rows } = await sql<State>`
    select return_type, return_period, state as status, null::text as arn, null::text as filed_on, null::text as filed_by from return_states
      where subscriber_id = current_subscriber() and entity_id = ${entityId} and return_period = any(${periods}::text[])
    union all
    select 'GSTR3B', return_period, 'Prepared', null, null, null from return_set_offs
      where subscriber_id = current_subscriber() and entity_id = ${entityId} and return_period = any(${periods}::text[])
    union all
    select upper(form), return_period, 'Pushed', null, null, null from return_filings
      where subscriber_id = current_subscriber() and entity_id = ${entityId} and return_period = any(${periods}::text[]) and pushed_at is not null
    union all
    select f.return_type, f.return_period, 'Filed', f.reference, coalesce(f.filed_on, f.filed_at::date)::text,
      nullif(trim(u.first_name || ' ' || u.last_name), '')
    from filed_periods f left join users u on u.subscriber_id = f.subscriber_id and u.id = f.filed_by
      where f.subscriber_id = current_subscriber() and f.entity_id = ${entityId} and f.return_period = any(${periods}::text[])`.execute(
    ctx.db,
  )
  const rank = { Prepared: 0, Pushed: 1, Filed: 2 }
  const states = new Map<string, State>()
  for (const row of rows) {
    const key = `${row.returnType} ${row.returnPeriod}`
    const held = states.get(key)
    if (!held || rank[row.status] > rank[held.status]) states.set(key, row)
  }
  return states
}

/** Periods with a document that GSTR-3B reports: the others have a nil return. */
async function activePeriods(
  ctx: Ctx,
  entityId: number,
  due: readonly DueReturn[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ period: string }>`
    select p.period from unnest(${periodsIn(due)}::text[]) as p (period)
    where exists (select from return_sums s where s.subscriber_id = current_subscriber() and s.entity_id = ${entityId} and s.return_period = p.period)
      or exists (select from documents d where d.subscriber_id = current_subscriber() and d.entity_id = ${entityId} and d.return_period = p.period
        and d.number_key <> '' and d.return_type = 'GSTR3B' and d.status <> 'Cancelled')`.execute(ctx.db)
  return new Set(rows.map(({ period }) => period))
}

/**
 * Late fee and interest of a GSTR-3B that was filed late or is late now. Without a saved set-off the one that the law
 * leads to is counted with. Before the first document there was nothing to file here.
 */
async function chargesOf(
  ctx: Ctx,
  filer: Registration,
  { form, returnPeriod, to, dueOn }: DueReturn,
  state: State | undefined,
  active: ReadonlySet<string>,
): Promise<Pick<Entry, 'lateFee' | 'interest'>> {
  const none = { lateFee: null, interest: null }
  const on = state?.filedOn ?? ctx.today()
  const hasBegun = filer.begun !== null && filer.begun <= to
  if (!formOf(form).isCharged || on <= dueOn || (!hasBegun && state?.status !== 'Filed')) return none
  const isNil = !active.has(returnPeriod)
  const asked = { entityId: filer.entityId, returnPeriod }
  const saved = (await storedSetOff(ctx.db, asked)) ?? (isNil ? undefined : await proposedFor(ctx, asked))
  const { lateFee, interest } = chargesFor({ filing: filer, returnPeriod, on, saved, isNil })
  return {
    lateFee: Decimal.of(lateFee.cgst).add(lateFee.sgst).toFixed(2),
    interest: Decimal.sum(Object.values(interest)).toFixed(2),
  }
}

async function proposedFor(ctx: Ctx, asked: { readonly entityId: number; readonly returnPeriod: string }) {
  const filing = await filing3b(ctx, asked)
  return (await setOffOf(ctx, await figuresOf(ctx, filing), asked)).row
}
