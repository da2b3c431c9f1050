import { addMonths } from '@bahi/domain/cal/date.ts'
import { rangeOfPeriod } from '@bahi/domain/cal/period.ts'
import type { FilingFrequency } from '@bahi/domain/cal/period.ts'
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
  readonly frequency: FilingFrequency
  readonly from: string
  readonly to: string
  readonly dueDate: string
  readonly turnover: string | null
  readonly isFiled: boolean
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
    isFiled: boolean
  }>`select e.name, e.gstin, e.state_code, e.taxpayer_type, e.filing_frequency, e.turnover,
      exists (select 1 from filed_periods f where f.subscriber_id = e.subscriber_id and f.entity_id = e.id and f.return_type = 'GSTR1'
        and f.return_period = ${returnPeriod}) as is_filed
    from entities e where e.subscriber_id = current_subscriber() and e.id = ${entityId} and e.entity_type = 'Entity'`.execute(
    ctx.db,
  )
  const entity = rows[0]
  if (!entity) throw refuseField('entityId', 'UNKNOWN_RECORD')
  const frequency = entity.filingFrequency ?? 'Monthly'
  const { from, to } = rangeOfPeriod(returnPeriod, frequency)
  return {
    entityId,
    name: entity.name,
    gstin: entity.gstin,
    stateCode: entity.stateCode ?? '',
    isSez: entity.taxpayerType === 'SEZ' || entity.taxpayerType === 'SED',
    returnPeriod,
    frequency,
    from,
    to,
    dueDate: dueDateOf(to, frequency),
    turnover: entity.turnover,
    isFiled: entity.isFiled,
  }
}

/** Eleventh of the next month, thirteenth for quarters (Notifications 83/2020 and 84/2020-Central Tax). */
export function dueDateOf(lastDay: string, frequency: FilingFrequency): string {
  return `${addMonths(`${lastDay.slice(0, 7)}-01`, 1).slice(0, 8)}${frequency === 'Quarterly' ? '13' : '11'}`
}

export const contextOf = (filing: Filing, today: string): ReturnContext => ({
  gstin: filing.gstin ?? '',
  period: filing.returnPeriod,
  frequency: filing.frequency,
  today,
  turnover: filing.turnover === null ? null : Decimal.of(filing.turnover).toNumber(),
  isFiled: filing.isFiled,
})
