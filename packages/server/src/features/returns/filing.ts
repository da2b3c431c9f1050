import { piecesOf } from '@bahi/domain/returns/gstr1/json-pieces.ts'
import { headerText } from '@bahi/domain/returns/gstr1/json.ts'
import type { Piece } from '@bahi/domain/returns/gstr1/pieces.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { refuseField } from '../../platform/errors.ts'
import { actionRefused } from '../ledger/index.ts'
import { comparablePortalSums, comparableSums } from './comparable-sums.ts'
import { lockedFiling, removeMark, setMark } from './filed.ts'
import { gstr1Issues } from './issues.ts'
import { entriesOf } from './json.ts'
import { filingOf } from './period.ts'
import { requireChanges } from './open-again.ts'
import type { Filing, OutwardForm } from './period.ts'
import { gstr1Summary } from './summary.ts'
import { storedReturn } from './stored-return.ts'

interface Place {
  readonly entityId: number
  readonly returnPeriod: string
}

interface FiledAs {
  readonly arn: string
  readonly filedOn: string
}

/** GSTR-1, the IFF of a month of a quarter, or GSTR-1A, as filing needs it. */
export const gstr1Filing = (returnType: OutwardType) => ({
  async head(ctx: Ctx, place: Place) {
    const filing = await filingOf(ctx, place, formOfType(returnType))
    checkFiler(ctx, filing, returnType)
    const gstin = filing.gstin!
    return {
      gstin,
      pan: gstin.slice(2, 12),
      from: filing.from,
      to: filing.to,
      isFiled: filing.isFiled,
      header: headerText({ gstin, period: filing.returnPeriod }, {}),
    }
  },

  async *pieces(ctx: Ctx, place: Place): AsyncGenerator<Piece> {
    const { filing, sums, hsn, issued, restatements } = await ctx.inTransaction(async (inside) =>
      storedReturn(inside, await filingOf(inside, place, formOfType(returnType))),
    )
    const content = { entries: entriesOf(ctx, filing, sums), sums, restatements, hsn, issued }
    yield* piecesOf(filing.returnPeriod, content, {})
  },

  /** By the names of the portal's own summary. */
  async sums(ctx: Ctx, place: Place) {
    const { sections } = await gstr1Summary(ctx, place, formOfType(returnType))
    return comparableSums(
      sections.map(({ documents, section, taxableValue, igst, cgst, sgst, cess }) => ({
        section,
        records: documents,
        taxableValue,
        igst,
        cgst,
        sgst,
        cess,
      })),
    )
  },

  portalSums: comparablePortalSums,
  hasOwnFigures: false,

  /** Locks the period while it is being filed and afterwards. The row of the entity is locked: postings wait and then see it. */
  async mark(ctx: Ctx, place: Place, filedOn: string): Promise<void> {
    const filing = await lockedFiling(ctx, place, formOfType(returnType))
    if (filing.isFiled) throw actionRefused(ctx, 'gstReturn.alreadyFiled')
    if (returnType === 'GSTR1A') {
      await requireChanges(ctx, filing)
      const on = filing.gstr1a.opensOn!
      if (filedOn < on) throw actionRefused(ctx, 'gstr1a.tooEarly', { on })
    } else if (filing.isQuarterFiled) throw actionRefused(ctx, 'gstReturn.quarterFiled')
    await setMark(ctx, filing, { returnType, filedOn, arn: null })
  },

  /** The portal did not file it: the period is open again. */
  unmark: (db: Db, { entityId, returnPeriod }: Place): Promise<void> =>
    removeMark(db, { entityId, returnPeriod, returnType }),

  async keepArn(db: Db, { entityId, returnPeriod }: Place, { arn, filedOn }: FiledAs): Promise<void> {
    await sql`update filed_periods set reference = ${arn}, filed_on = ${filedOn}::date where subscriber_id = current_subscriber()
      and entity_id = ${entityId} and return_type = ${returnType} and return_period = ${returnPeriod}`.execute(
      db,
    )
  },

  async errors(ctx: Ctx, place: Place): Promise<number> {
    const form = formOfType(returnType)
    if (form === 'gstr1a') await requireChanges(ctx, await filingOf(ctx, place, form))
    return (await gstr1Issues(ctx, place, form)).errors
  },
})

type OutwardType = 'GSTR1' | 'GSTR1A' | 'IFF'
const formOfType = (returnType: OutwardType): OutwardForm => (returnType === 'GSTR1A' ? 'gstr1a' : 'gstr1')

function checkFiler(ctx: Ctx, filing: Filing, returnType: OutwardType): void {
  if (filing.gstin === null) throw refuseField('entityId', 'GSTIN_REQUIRED')
  if (filing.otherReturns !== undefined)
    throw actionRefused(ctx, 'gstReturn.notAFiler', { returns: filing.otherReturns })
  if (filing.isIff && returnType === 'GSTR1') throw refuseField('returnPeriod', 'PERIOD_OF_QUARTER')
  if (!filing.isIff && returnType === 'IFF') throw refuseField('returnPeriod', 'PERIOD_OF_IFF')
}
