import {
  financialYearOfPeriod,
  partsOfPeriod,
  periodsOf,
  rangeOfFinancialYear,
} from '@bahi/domain/cal/period.ts'
import type { FilingFrequency, FinancialYear } from '@bahi/domain/cal/period.ts'
import { dueReturn, isFiledBy } from '@bahi/domain/returns/forms/calendar.ts'
import { sql } from 'kysely'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { gstr9Calls } from '@bahi/contracts/annual-returns.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/kysely.ts'
import { refuseField } from '../../../platform/errors.ts'
import { actionRefused } from '../../ledger/index.ts'
import { filedOther } from '../filed-other.ts'
import { registrationOf } from '../filer.ts'
import { lockedEntity } from '../gstr3b/filing.ts'
import { otherReturnsOf } from '../period.ts'

export type AnnualForm = 'GSTR9' | 'GSTR9C'

interface Asked {
  readonly entityId: number
  readonly returnPeriod: string
}

type Filed = NonNullable<ReplyOf<(typeof gstr9Calls)['summary']>['filed']>

/** The filer of an annual return and its year. */
export interface AnnualFiling extends Asked {
  readonly form: AnnualForm
  readonly name: string
  readonly gstin: string | null
  readonly stateCode: string
  readonly frequency: FilingFrequency
  readonly year: FinancialYear
  readonly from: string
  readonly to: string
  readonly dueDate: string
  /** Of the PAN in that year, else the one that is kept of the GSTIN. */
  readonly turnover: string | null
  /** What is filed in place of it. */
  readonly otherReturns: string | undefined
  readonly filed: Filed | null
  /** It must be filed, or may be: of GSTR-9C above its turnover alone. */
  readonly isDue: boolean
}

/** An annual return is named by the last month of its year. */
export async function annualFiling(ctx: Ctx, form: AnnualForm, asked: Asked): Promise<AnnualFiling> {
  const { entityId, returnPeriod } = asked
  const year = financialYearOfPeriod(returnPeriod)
  if (partsOfPeriod(returnPeriod).month !== 3)
    throw refuseField('returnPeriod', 'PERIOD_OF_YEAR', { period: periodsOf(year).at(-1)! })
  const filer = await registrationOf(ctx, entityId)
  const [turnover, filed] = await Promise.all([
    turnoverOf(ctx.db, entityId, year),
    filedOther(ctx, { ...asked, returnType: form }),
  ])
  return {
    form,
    entityId,
    returnPeriod,
    name: filer.name,
    gstin: filer.gstin,
    stateCode: filer.stateCode,
    frequency: filer.frequency,
    year,
    ...rangeOfFinancialYear(year),
    dueDate: dueReturn(form, returnPeriod, filer).dueOn,
    turnover: turnover ?? filer.turnover,
    otherReturns: otherReturnsOf(filer.taxpayerType),
    filed,
    isDue: isFiledBy(form, filer),
  }
}

/** The same while it can still be changed; nobody marks it as filed meanwhile. */
export async function openAnnual(ctx: Ctx, form: AnnualForm, asked: Asked): Promise<AnnualFiling> {
  await lockedEntity(ctx, asked.entityId, 'RET_PRP')
  const filing = await annualFiling(ctx, form, asked)
  refuseOtherFiler(ctx, filing)
  if (filing.filed) throw actionRefused(ctx, 'annual.filed')
  return filing
}

/** Who pays tax under composition, or deducts it, files no annual return of this form. */
export function refuseOtherFiler(ctx: Ctx, { otherReturns, gstin }: AnnualFiling): void {
  if (gstin === null) throw refuseField('entityId', 'GSTIN_REQUIRED')
  if (otherReturns !== undefined) throw actionRefused(ctx, 'annual.notAFiler', { returns: otherReturns })
}

export const annualFileName = ({ form, gstin, name, returnPeriod }: AnnualFiling): string =>
  `${form} ${gstin ?? name} ${returnPeriod}`

async function turnoverOf(db: Db, entityId: number, year: FinancialYear): Promise<string | null> {
  const { rows } = await sql<{ turnover: string }>`select turnover from entity_turnovers
    where subscriber_id = current_subscriber() and entity_id = ${entityId} and financial_year = ${year}`.execute(
    db,
  )
  return rows[0]?.turnover ?? null
}
