import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { vendorCalls } from '@bahi/contracts/vendors.ts'
import { isCalendarDate, istDateOf } from '@bahi/domain/cal/date.ts'
import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import { financialYearFrom, financialYearOf, isReturnPeriod, rangeOfPeriod } from '@bahi/domain/cal/period.ts'
import type { FilingFrequency } from '@bahi/domain/cal/period.ts'
import { filingRecord, filingScore, recordedForms } from '@bahi/domain/returns/filing-record.ts'
import type { KnownFiling } from '@bahi/domain/returns/filing-record.ts'
import type { FiledReturn, GstnReturns } from '@bahi/gateways/gstn/returns.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { AppError } from '../../platform/errors.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { gstnProviderOf } from '../gstn/index.ts'
import { refusal, refusalOf } from '../ledger/index.ts'

type Calls = typeof vendorCalls
type Filings = ReplyOf<Calls['detail']>['filings']

interface Supplier {
  readonly gstin: string
  readonly stateCode?: string | null | undefined
  readonly filingFrequency?: FilingFrequency | null | undefined
}

/** The returns of a supplier that had fallen due when the portal was asked. */
export async function recordOf(db: Db, supplier: Supplier, checkedAt: string): Promise<Filings> {
  const filings = await filingsOf(db, supplier.gstin)
  const arns = new Map(filings.map(({ form, returnPeriod, arn }) => [`${form} ${returnPeriod}`, arn]))
  const record = filingRecord(filings, filerOf(supplier), istDateOf(new Date(checkedAt)))
  return record.map((one) => ({
    ...one,
    filedOn: one.filedOn ?? null,
    arn: arns.get(`${one.form} ${one.returnPeriod}`) ?? null,
  }))
}

const filerOf = ({ gstin, stateCode, filingFrequency }: Supplier) => ({
  frequency: filingFrequency ?? 'Monthly',
  stateCode: stateCode ?? gstin.slice(0, 2),
})

async function filingsOf(db: Db, gstin: string): Promise<(KnownFiling & { readonly arn: string })[]> {
  const { rows } = await sql<KnownFiling & { readonly arn: string }>`
    select form, period as return_period, filed_on::text as filed_on, arn from supplier_filings
    where subscriber_id = current_subscriber() and gstin = ${gstin}`.execute(db)
  return rows
}

interface CheckInput {
  readonly ids: readonly number[]
}

export async function checkFilings(
  ctx: Ctx,
  { ids }: ParsedOf<Calls['checkFilings']>,
): Promise<ReplyOf<Calls['checkFilings']>> {
  const unique = [...new Set(ids)]
  const taskId = await ctx.tasks.enqueue({
    type: 'vendorFilings',
    title: ctx.t('vendor.checkFilings'),
    input: { ids: unique } satisfies CheckInput,
    total: unique.length,
  })
  return { taskId }
}

interface Outcome {
  readonly id: number
  readonly name?: string
  readonly code?: string
  readonly message?: string
}
interface Progress {
  readonly outcomes: readonly Outcome[]
}

/** One supplier after the other; what the portal says of one is kept whatever becomes of the others. */
const vendorFilings = defineJob<CheckInput, Progress>(async (job) => {
  const { ids } = job.input
  let outcomes: readonly Outcome[] = job.checkpoint?.outcomes ?? []
  while (outcomes.length < ids.length && !job.isCancelled) {
    const id = ids[outcomes.length]!
    const ctx = await job.context()
    const vendor = await job.inTransaction(({ db }) => vendorOf(db, id))
    const found = vendor && (await askPortal(ctx, vendor.gstin))
    outcomes = await job.step(async (inside) => {
      const one = await noteOutcome(inside, id, vendor, found)
      const result = [...outcomes, one]
      return { result, checkpoint: { outcomes: result }, done: result.length, errors: failed(result).length }
    })
  }
  const errors = failed(outcomes)
  return {
    response: {
      records: outcomes.length - errors.length,
      errors: errors.map(({ name, code, message }) => ({
        code,
        message: name ? `${name}: ${message}` : message,
      })),
    },
    errors: errors.length,
  }
})

const failed = (outcomes: readonly Outcome[]) => outcomes.filter(({ code }) => code !== undefined)

interface Vendor extends Supplier {
  readonly name: string
}

async function vendorOf(db: Db, id: number): Promise<Vendor | undefined> {
  const { rows } = await sql<Vendor>`select gstin, name, state_code, filing_frequency from vendors
    where subscriber_id = current_subscriber() and id = ${id} and status <> 'Delete'`.execute(db)
  return rows[0]
}

/** What the portal has as filed of this year and of the year before; the reason where it does not answer. */
async function askPortal(
  ctx: Ctx,
  gstin: string,
): Promise<readonly FiledReturn[] | { readonly reason: string }> {
  const line = await ctx.portals.gstn(gstnProviderOf(await ctx.inTransaction((inside) => inside.settings())))
  if (!line) return { reason: ctx.t('vendor.noPortal') }
  const year = financialYearOf(ctx.today())
  const both: FiledReturn[] = []
  for (const one of [year, financialYearFrom(Number(year.slice(0, 4)) - 1)]) {
    const answer = await filedIn(line.returns, gstin, one)
    if ('reason' in answer) return answer
    both.push(...answer)
  }
  return both
}

async function filedIn(returns: GstnReturns, gstin: string, year: string) {
  const outcome = await returns.filed(gstin, year)
  return outcome.kind === 'done' ? outcome.value : { reason: outcome.errors[0]?.message ?? outcome.kind }
}

async function noteOutcome(
  ctx: Ctx,
  id: number,
  vendor: Vendor | undefined,
  found: Awaited<ReturnType<typeof askPortal>> | undefined,
): Promise<Outcome> {
  if (!vendor || !found) return refusal(ctx, id, 'NOT_FOUND')
  const { name, gstin } = vendor
  if ('reason' in found) {
    return { name, ...refusalOf(ctx, id, new AppError('PORTAL_DOWN', { params: { reason: found.reason } })) }
  }
  await keepFilings(ctx, vendor, found.flatMap(filingOf))
  return { id, name: name || gstin }
}

/** Only what is valid and of the two forms that give credit and pay its tax. */
function filingOf({ type, period, filedOn, arn, isValid }: FiledReturn): (KnownFiling & { arn: string })[] {
  const form = recordedForms.find((one) => one === type.replace(/[^A-Z0-9]/gi, '').toUpperCase())
  const day = filedOn.split('-').toReversed().join('-')
  return form && isValid && isReturnPeriod(period) && isCalendarDate(day)
    ? [{ form, returnPeriod: period, filedOn: day, arn }]
    : []
}

async function keepFilings(
  ctx: Ctx,
  vendor: Vendor,
  filings: readonly (KnownFiling & { readonly arn: string })[],
): Promise<void> {
  await sql`insert into supplier_filings (subscriber_id, gstin, form, period, filed_on, arn)
    select current_subscriber(), ${vendor.gstin}, r.form, r."returnPeriod", r."filedOn", r.arn
    from json_to_recordset(${JSON.stringify(filings)}::json) as r (form text, "returnPeriod" text, "filedOn" date, arn text)
    on conflict (subscriber_id, gstin, form, period) do update set filed_on = excluded.filed_on, arn = excluded.arn`.execute(
    ctx.db,
  )
  const known = await filingsOf(ctx.db, vendor.gstin)
  const score = filingScore(filingRecord(known, filerOf(vendor), ctx.today()))
  await sql`insert into supplier_checks (subscriber_id, gstin, checked_at, score, last_filed_from)
    values (current_subscriber(), ${vendor.gstin}, ${ctx.clock()}, ${score ?? null}, ${lastFiledFrom(known) ?? null})
    on conflict (subscriber_id, gstin) do update set checked_at = excluded.checked_at, score = excluded.score,
      last_filed_from = excluded.last_filed_from`.execute(ctx.db)
}

/** First day of the last period whose GSTR-1 is filed. */
const lastFiledFrom = (filings: readonly KnownFiling[]): CalendarDate | undefined =>
  filings
    .filter(({ form }) => form === 'GSTR1')
    .map(({ returnPeriod }) => rangeOfPeriod(returnPeriod).from)
    .toSorted()
    .at(-1)

export const vendorJobs = { vendorFilings }
