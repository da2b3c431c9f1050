import { dueReturn } from '@bahi/domain/returns/forms/calendar.ts'
import { sql } from 'kysely'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refuseField } from '../../../platform/errors.ts'
import { actionRefused } from '../../ledger/index.ts'
import { filingOf } from '../period.ts'
import type { Filing } from '../period.ts'

type Asked = Readonly<Record<'entityId', number> & Record<'returnPeriod', string>>

/** The filer of GSTR-3B. A quarter is one return: a month of it has none. */
export async function filing3b(ctx: Ctx, asked: Asked): Promise<Filing> {
  const filing = await filingOf(ctx, asked)
  if (filing.isIff) throw refuseField('returnPeriod', 'PERIOD_OF_QUARTER_3B', { period: filing.storedPeriod })
  const { dueOn } = dueReturn('GSTR3B', filing.returnPeriod, filing)
  return { ...filing, dueDate: dueOn }
}

/** Who pays tax under composition, or deducts it, files another return. */
export function refuseNonFiler(ctx: Ctx, { otherReturns, gstin }: Filing): void {
  if (gstin === null) throw refuseField('entityId', 'GSTIN_REQUIRED')
  if (otherReturns !== undefined) throw actionRefused(ctx, 'gstr3b.notAFiler', { returns: otherReturns })
}

/** The row of the entity is locked: documents being written into the period wait, and are then judged by the mark. */
export async function lockedEntity(ctx: Ctx, entityId: number, right: RightCode): Promise<void> {
  ctx.requireEntity(entityId, right)
  await sql`select 1 from entities where subscriber_id = current_subscriber() and id = ${entityId} for update`.execute(
    ctx.db,
  )
}
