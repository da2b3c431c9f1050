import { addPeriods, comparePeriods, rangeOfPeriod, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import type { FilingFrequency } from '@bahi/domain/cal/period.ts'
import { gstr1DueDate } from '@bahi/domain/returns/due.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { ReturnContext } from '@bahi/domain/returns/gstr1/context.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'

/** The filer of a return and its period. */
export interface Filing {
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
}

export async function filingOf(
  ctx: Ctx,
  { entityId, returnPeriod }: { entityId: number; returnPeriod: string },
): Promise<Filing> {
  ctx.requireEntity(entityId)
  const { rows } = await sql<{
    name: string
    gstin: string | null
    stateCode: string | null
    taxpayerType: string | null
    filingFrequency: FilingFrequency | null
    turnover: string | null
    marks: { type: string; period: string }[]
  }>`select e.name, e.gstin, e.state_code, e.taxpayer_type, e.filing_frequency, e.turnover,
      (select coalesce(json_agg(json_build_object('type', f.return_type, 'period', f.return_period) order by f.return_period), '[]')
        from filed_periods f where f.subscriber_id = e.subscriber_id and f.entity_id = e.id
          and f.return_period = any(${around(returnPeriod)}::text[])) as marks
    from entities e where e.subscriber_id = current_subscriber() and e.id = ${entityId} and e.entity_type = 'Entity'`.execute(
    ctx.db,
  )
  const entity = rows[0]
  if (!entity) throw refuseField('entityId', 'UNKNOWN_RECORD')
  const usual = entity.filingFrequency ?? 'Monthly'
  const month = rangeOfPeriod(returnPeriod, 'Monthly')
  const storedPeriod = returnPeriodOf(month.to, usual)
  const isIff = storedPeriod !== returnPeriod
  const frequency = isIff ? 'Monthly' : usual
  const { from, to } = rangeOfPeriod(returnPeriod, frequency)
  const isMarked = (type: string, period: string) =>
    entity.marks.some((mark) => mark.type === type && mark.period === period)
  const furnishedMonths = monthsOfQuarter(storedPeriod).filter((period) => isMarked('IFF', period))
  const isAfterAnother = isIff && furnishedMonths.some((period) => comparePeriods(period, returnPeriod) < 0)
  return {
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
    dueDate: gstr1DueDate(to, usual),
    turnover: entity.turnover,
    isFiled: isMarked(isIff ? 'IFF' : 'GSTR1', returnPeriod),
    isQuarterFiled: isMarked('GSTR1', storedPeriod),
    furnishedMonths,
  }
}

/** What its files are called. */
export const nameOf = ({ isIff, gstin, name, returnPeriod }: Filing): string =>
  `${isIff ? 'IFF' : 'GSTR1'} ${gstin ?? name} ${returnPeriod}`

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
  otherReturns: filing.otherReturns,
})
