import type { filedForms } from '@bahi/contracts/filing.ts'
import type { TaxHeads } from '@bahi/domain/documents/entries.ts'
import type { Piece } from '@bahi/domain/returns/gstr1/pieces.ts'
import type { Loose } from '@bahi/gateways/gstn/loose.ts'
import type { PortalSums } from '@bahi/gateways/gstn/summary.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { gstr1Filing, gstr3bFiling } from '../returns/index.ts'

export type FiledForm = (typeof filedForms)[number]

/** A return as the books have it, ready to be sent. */
export interface ReturnToFile {
  readonly gstin: string
  readonly pan: string
  /** First and last day of the period. */
  readonly from: string
  readonly to: string
  readonly isFiled: boolean
  /** The members before the sections: `{"gstin":...,"fp":...`. */
  readonly header: string
}

/** What filing needs of a form; each slice of a return gives its own. */
export interface FormOfReturn {
  /** Who files, and whether the form is the right one for the period; refuses otherwise. */
  head(ctx: Ctx, of: PeriodOf): Promise<ReturnToFile>
  /** Records in the order of the file. */
  pieces(ctx: Ctx, of: PeriodOf): AsyncGenerator<Piece>
  /** Sums of the books, by the names of the portal's summary. */
  sums(ctx: Ctx, of: PeriodOf): Promise<readonly PortalSums[]>
  /** Sums of a summary of the portal that the books have too. */
  portalSums(summary: unknown): readonly PortalSums[]
  /** Whether figures change without a document: what is added by hand, interest that grows. */
  readonly hasOwnFigures: boolean
  /** Locks the period, in the transaction that decides to file. */
  mark(ctx: Ctx, of: PeriodOf, filedOn: string): Promise<void>
  unmark(db: Db, of: PeriodOf): Promise<void>
  /** The portal has filed it: keeps its ARN and what follows from a filed return. */
  keepArn(db: Db, of: PeriodOf, filed: { arn: string; filedOn: string }): Promise<void>
  /** Errors that would be refused; nothing is sent while there are some. */
  errors(ctx: Ctx, of: PeriodOf): Promise<number>
  /** How the return is paid before it is signed; refuses where it cannot be filed yet. Absent: there is nothing to pay. */
  payment?(ctx: Ctx, of: PeriodOf): Promise<ReturnPayment>
}

/** What a return pays: the body of the portal's set-off, and what of it is taken from the cash ledger. */
export interface ReturnPayment {
  readonly content: Loose
  readonly cash: TaxHeads
}

export interface PeriodOf {
  readonly entityId: number
  readonly returnPeriod: string
}

/** GSTR-1 and the IFF are the same records of another period, GSTR-1A what changed of them since. */
export const formsOfReturns: Readonly<Record<FiledForm, FormOfReturn>> = {
  gstr1: gstr1Filing('GSTR1'),
  gstr1a: gstr1Filing('GSTR1A'),
  iff: gstr1Filing('IFF'),
  gstr3b: gstr3bFiling,
}
