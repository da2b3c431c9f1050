import type { Piece } from '@bahi/domain/returns/gstr1/pieces.ts'
import { readSummary3b } from '@bahi/gateways/gstn/summary-3b.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/kysely.ts'
import { actionRefused } from '../../ledger/index.ts'
import { refuseUnfiledChanges } from '../open-again.ts'
import { setOtherMark } from '../mark-other.ts'
import type { Filing } from '../period.ts'
import { claimWhatIsFiled } from './claims.ts'
import { contentOf } from './content.ts'
import { filing3b, lockedEntity, refuseNonFiler } from './filing.ts'
import { setOff3b } from './set-off.ts'
import { is3bFiled } from './state.ts'

interface Place {
  readonly entityId: number
  readonly returnPeriod: string
}

/** GSTR-3B as filing needs it: one record, replaced whole, and paid before it is signed. */
export const gstr3bFiling = {
  async head(ctx: Ctx, place: Place) {
    const filing = await filing3b(ctx, place)
    refuseNonFiler(ctx, filing)
    const gstin = filing.gstin!
    return {
      gstin,
      pan: gstin.slice(2, 12),
      from: filing.from,
      to: filing.to,
      isFiled: await is3bFiled(ctx.db, filing),
      header: JSON.stringify({ gstin, ret_period: filing.returnPeriod }).slice(0, -1),
    }
  },

  async *pieces(ctx: Ctx, place: Place): AsyncGenerator<Piece> {
    const content = await ctx.inTransaction(async (inside) =>
      contentOf(inside, await filing3b(inside, place)),
    )
    const { gstin: _gstin, ret_period: _period, ...sections } = content as Record<string, unknown>
    yield { levels: [], text: JSON.stringify(sections).slice(1, -1) }
  },

  /** Read from our own JSON as the portal's is read. */
  async sums(ctx: Ctx, place: Place) {
    return readSummary3b(await contentOf(ctx, await filing3b(ctx, place)))
  },

  portalSums: readSummary3b,
  hasOwnFigures: true,

  /** Locks purchases of the period and keeps how it is paid. Credit is claimed by a return that is filed. */
  async mark(ctx: Ctx, { entityId, returnPeriod }: Place, filedOn: string): Promise<void> {
    await lockedEntity(ctx, entityId, 'RET_FIL')
    await setOtherMark(ctx, { entityId, returnPeriod, returnType: 'GSTR3B', filedOn, arn: null })
  },

  /** The portal did not file it: the period is open again. */
  async unmark(db: Db, { entityId, returnPeriod }: Place): Promise<void> {
    await sql`delete from filed_periods where subscriber_id = current_subscriber() and entity_id = ${entityId}
      and return_type = 'GSTR3B' and return_period = ${returnPeriod}`.execute(db)
  },

  async keepArn(
    db: Db,
    { entityId, returnPeriod }: Place,
    { arn, filedOn }: { readonly arn: string; readonly filedOn: string },
  ): Promise<void> {
    await sql`update filed_periods set reference = ${arn}, filed_on = ${filedOn}::date where subscriber_id = current_subscriber()
      and entity_id = ${entityId} and return_type = 'GSTR3B' and return_period = ${returnPeriod}`.execute(db)
    await claimWhatIsFiled(db, { entityId, returnPeriod }, filedOn)
  },

  /** What the portal would refuse stops its JSON, with the cell named. */
  async errors(ctx: Ctx, place: Place): Promise<number> {
    await contentOf(ctx, await filing3b(ctx, place))
    return 0
  },

  async payment(ctx: Ctx, place: Place) {
    refuseBeforeGstr1(ctx, await filing3b(ctx, place))
    await refuseUnfiledChanges(ctx, place)
    const { pditc, pdcash, cash } = await setOff3b(ctx, place)
    return { content: { pdcash: pdcash.map(inNumbers), pditc: inNumbers(pditc) }, cash }
  },
}

/** Section 39(10): GSTR-3B is not furnished before GSTR-1 of the period. */
function refuseBeforeGstr1(ctx: Ctx, filing: Filing): void {
  if (!filing.isQuarterFiled) throw actionRefused(ctx, 'gstr3b.outwardNotFiled')
}

const inNumbers = (row: Readonly<Record<string, string | number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]))
