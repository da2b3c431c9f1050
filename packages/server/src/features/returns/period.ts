import type { Gstr1aState } from '@bahi/contracts/returns.ts'
import { addPeriods, comparePeriods, rangeOfPeriod, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import type { FilingFrequency } from '@bahi/domain/cal/period.ts'
import { gstr1DueDate } from '@bahi/domain/returns/due.ts'
import { dueReturn } from '@bahi/domain/returns/forms/calendar.ts'
import { ruleHolds } from '@bahi/domain/tables/rules.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { ReturnContext } from '@bahi/domain/returns/gstr1/context.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'

/** GSTR-1 with its facility for months of a quarter, or what GSTR-1A of the same period changes of it. */
export type OutwardForm = 'gstr1' | 'gstr1a'

/** The filer of a return and its period. */
export interface Filing {
  readonly form: OutwardForm
  readonly entityId: number
  readonly name: string
  readonly gstin: string | null
  readonly stateCode: string
  readonly isSez: boolean
  readonly returnPeriod: string
  /** The period that its documents carry: that of the quarter, also in a month of it. */
  readonly storedPeriod: string
  /** A month of a quarterly filer that is not its last: the invoice furnishing facility, and no return. */
  readonly isIff: boolean
  /** What is filed in place of GSTR-1 by a taxpayer of another kind. */
  readonly otherReturns: string | undefined
  readonly frequency: FilingFrequency
  readonly from: string
  readonly to: string
  /** First day whose documents it takes: in an IFF after another one, what came late for that month too. */
  readonly takesFrom: string
  readonly dueDate: string
  readonly turnover: string | null
  /** Marked as filed; of an IFF, as furnished. */
  readonly isFiled: boolean
  /** Marked as filed, and for an IFF the return of its quarter. */
  readonly isQuarterFiled: boolean
  /** Months of this quarter whose IFF is marked as furnished. */
  readonly furnishedMonths: readonly string[]
  /** Documents that were made or changed since GSTR-1 of the period was filed. */
  readonly changes: number
  readonly gstr1a: {
    readonly state: z.output<typeof Gstr1aState>
    /** The first day on which GSTR-1A can be filed; null while GSTR-1 is not. */
    readonly opensOn: string | null
  }
}

export async function filingOf(
  ctx: Ctx,
  { entityId, returnPeriod }: { entityId: number; returnPeriod: string },
  form: OutwardForm = 'gstr1',
): Promise<Filing> {
  ctx.requireEntity(entityId)
  const { rows } = await sql<{
    name: string
    gstin: string | null
    stateCode: string | null
    taxpayerType: string | null
    filingFrequency: FilingFrequency | null
    turnover: string | null
    marks: { type: string; period: string; filedOn: string }[]
    isOpened: boolean
    changes: number
  }>`select e.name, e.gstin, e.state_code, e.taxpayer_type, e.filing_frequency, e.turnover,
      (select coalesce(json_agg(json_build_object('type', f.return_type, 'period', f.return_period,
        'filedOn', coalesce(f.filed_on, f.filed_at::date)::text) order by f.return_period), '[]')
        from filed_periods f where f.subscriber_id = e.subscriber_id and f.entity_id = e.id
          and f.return_period = any(${around(returnPeriod)}::text[])) as marks,
      exists (select from gstr1a_periods g where g.subscriber_id = e.subscriber_id and g.entity_id = e.id and g.return_period = ${returnPeriod}) as is_opened,
      (select count(*)::int from gstr1a_documents g where g.subscriber_id = e.subscriber_id and g.entity_id = e.id and g.return_period = ${returnPeriod}) as changes
    from entities e where e.subscriber_id = current_subscriber() and e.id = ${entityId} and e.entity_type = 'Entity'`.execute(
    ctx.db,
  )
  const entity = rows[0]
  if (!entity) throw refuseField('entityId', 'UNKNOWN_RECORD')
  const usual = entity.filingFrequency ?? 'Monthly'
  const month = rangeOfPeriod(returnPeriod, 'Monthly')
  const storedPeriod = returnPeriodOf(month.to, usual)
  const isIff = storedPeriod !== returnPeriod
  if (isIff && form === 'gstr1a')
    throw refuseField('returnPeriod', 'PERIOD_OF_QUARTER_1A', { period: storedPeriod })
  const frequency = isIff ? 'Monthly' : usual
  const { from, to } = rangeOfPeriod(returnPeriod, frequency)
  const markOf = (type: string, period: string) =>
    entity.marks.find((mark) => mark.type === type && mark.period === period)
  const isMarked = (type: string, period: string) => markOf(type, period) !== undefined
  const gstr1Due = gstr1DueDate(to, usual)
  const gstr1FiledOn = markOf('GSTR1', returnPeriod)?.filedOn
  const furnishedMonths = monthsOfQuarter(storedPeriod).filter((period) => isMarked('IFF', period))
  const isAfterAnother = isIff && furnishedMonths.some((period) => comparePeriods(period, returnPeriod) < 0)
  return {
    form,
    entityId,
    name: entity.name,
    gstin: entity.gstin,
    stateCode: entity.stateCode ?? '',
    isSez: entity.taxpayerType === 'SEZ' || entity.taxpayerType === 'SED',
    returnPeriod,
    storedPeriod,
    isIff,
    otherReturns: otherReturnsOf(entity.taxpayerType),
    frequency,
    from,
    to,
    takesFrom: isAfterAnother ? rangeOfPeriod(storedPeriod, 'Quarterly').from : from,
    dueDate:
      form === 'gstr1a'
        ? dueReturn('GSTR1A', returnPeriod, {
            frequency: usual,
            stateCode: entity.stateCode ?? '',
            turnover: entity.turnover,
          }).dueOn
        : gstr1Due,
    turnover: entity.turnover,
    isFiled: isMarked(form === 'gstr1a' ? 'GSTR1A' : isIff ? 'IFF' : 'GSTR1', returnPeriod),
    isQuarterFiled: isMarked('GSTR1', storedPeriod),
    furnishedMonths,
    changes: entity.changes,
    gstr1a: {
      state: stateOf({
        isFiled: isMarked('GSTR1A', returnPeriod),
        isOpen: entity.isOpened,
        is3bFiled: isMarked('GSTR3B', returnPeriod),
        gstr1FiledOn,
        to,
      }),
      opensOn: gstr1FiledOn === undefined ? null : gstr1FiledOn > gstr1Due ? gstr1FiledOn : gstr1Due,
    },
  }
}

/** Notification 12/2024 has GSTR-1A from the period August 2024; it is open from GSTR-1 to GSTR-3B. */
function stateOf({
  isFiled,
  isOpen,
  is3bFiled,
  gstr1FiledOn,
  to,
}: {
  readonly isFiled: boolean
  readonly isOpen: boolean
  readonly is3bFiled: boolean
  readonly gstr1FiledOn: string | undefined
  readonly to: string
}): Filing['gstr1a']['state'] {
  if (isFiled) return 'Filed'
  if (gstr1FiledOn === undefined) return 'NotFiled'
  if (!ruleHolds('gstr1a.open', to)) return 'NotYet'
  if (is3bFiled) return 'Closed'
  return isOpen ? 'Open' : 'Ready'
}

/** What its files are called. */
export const nameOf = ({ form, isIff, gstin, name, returnPeriod }: Filing): string =>
  `${form === 'gstr1a' ? 'GSTR1A' : isIff ? 'IFF' : 'GSTR1'} ${gstin ?? name} ${returnPeriod}`

/** The first two months of a quarter, which is named by its last. */
const monthsOfQuarter = (quarter: string): string[] => [addPeriods(quarter, -2), addPeriods(quarter, -1)]

/** Every period of the quarter that a month is in. */
const around = (period: string): string[] => [-2, -1, 0, 1, 2].map((months) => addPeriods(period, months))

/** Section 37(1) leaves these out of GSTR-1; each has a return of its own (rules 59, 62 to 67 and 82). */
const otherReturns: Readonly<Record<string, string>> = {
  COM: 'CMP-08, GSTR-4',
  NRT: 'GSTR-5',
  OIDAR: 'GSTR-5A',
  ISD: 'GSTR-6',
  TDS: 'GSTR-7',
  TCS: 'GSTR-8',
  UNB: 'GSTR-11',
  EMB: 'GSTR-11',
}

/** What is filed in place of GSTR-1 and GSTR-3B; undefined where both are filed. */
export const otherReturnsOf = (taxpayerType: string | null): string | undefined =>
  otherReturns[taxpayerType ?? '']

export const contextOf = (filing: Filing, today: string): ReturnContext => ({
  gstin: filing.gstin ?? '',
  period: filing.returnPeriod,
  frequency: filing.frequency,
  today,
  turnover: filing.turnover === null ? null : Decimal.of(filing.turnover).toNumber(),
  isFiled: filing.isFiled,
  isIff: filing.isIff,
  isAmending: filing.form === 'gstr1a',
  otherReturns: filing.otherReturns,
})
