import { echoedMembers } from '@bahi/contracts/documents.ts'
import type { DocumentLine, DocumentSaved, DocumentTotals } from '@bahi/contracts/documents.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { messagesOf } from '../ledger/index.ts'
import type { BookIssue } from '../ledger/index.ts'
import type { StoredDocument, StoredDocumentLine } from './load.ts'
import { payableOf } from './prepare.ts'
import type { Prepared } from './prepare.ts'

type Line = z.input<typeof DocumentLine>
export type SavedReply = z.input<typeof DocumentSaved>

/** What saving answers. */
export function savedReply(
  ctx: Ctx,
  prepared: Prepared,
  warnings: readonly BookIssue[],
  saved: {
    id: number
    version: number
    number: string | null
    status: SavedReply['status']
    paymentId?: number | undefined
    billingStatus?: SavedReply['billingStatus']
  },
): SavedReply {
  const { paymentId, ...rest } = saved
  return {
    ...echoOf(prepared),
    ...rest,
    typeCode: prepared.type.letter,
    ...(paymentId === undefined ? {} : { paymentId }),
    placeOfSupply: prepared.placeOfSupply ?? null,
    totals: prepared.computed.totals,
    ...withheldOfPrepared(prepared),
    ...collectedOfPrepared(prepared),
    lines: linesOfPrepared(prepared),
    warnings: messagesOf(ctx, warnings),
  }
}

/** Tax deducted at source of a document that is being saved or computed. */
export const withheldOfPrepared = ({ withholding, computed }: Prepared): Pick<SavedReply, 'withheld'> =>
  withholding
    ? {
        withheld: {
          tax: withholding.tax,
          payable: Decimal.of(computed.totals.total).sub(withholding.tax).toFixed(2),
          rows: withholding.rows.map(({ section, provision, code, base, taxed, tax, parts, why }) => ({
            section,
            provision,
            code: code ?? null,
            base,
            taxed,
            tax,
            parts: [...parts],
            why: why.map((one) => ({ ...one, params: { ...one.params } })),
          })),
        },
      }
    : {}

/** Tax collected at source on a document that is being saved or computed. */
export const collectedOfPrepared = (prepared: Prepared): Pick<SavedReply, 'collected'> =>
  prepared.collection
    ? {
        collected: {
          tax: prepared.collection.tax,
          payable: payableOf(prepared).toFixed(2),
          rows: prepared.collection.rows.map(({ section, provision, base, taxed, tax, parts, why }) => ({
            section,
            provision,
            base,
            taxed,
            tax,
            parts: [...parts],
            why: why.map((one) => ({ ...one, params: { ...one.params } })),
          })),
        },
      }
    : {}

/** What was typed for this kind alone; what was left out is said as it is read. */
function echoOf({ kind, input, type }: Prepared): Partial<SavedReply> {
  const members = echoedMembers(kind)
  const typed = members.flatMap((name) => {
    const value = input[name as keyof typeof input]
    return value === undefined ? [] : [[name, value]]
  })
  return {
    ...(members.includes('noteType') ? { noteType: type.letter === 'D' ? 'Debit' : 'Credit' } : {}),
    ...(members.includes('purpose') ? { purpose: 'Supply' } : {}),
    ...Object.fromEntries(typed),
  }
}

/** Lines of a document that is being saved or computed. */
export function linesOfPrepared({ lines, computed }: Prepared): Line[] {
  return lines.map((line, index) => {
    const figures = computed.lines[index]!
    return {
      ...line,
      lineNumber: line.lineNumber ?? index + 1,
      quantity: line.quantity ?? '0',
      unitPrice: line.unitPrice ?? '0',
      supply: line.supply ?? 'Goods',
      gross: figures.gross,
      discount: figures.discount,
      taxableValue: figures.taxableValue,
      taxRate: figures.taxRate,
      igst: figures.igst,
      cgst: figures.cgst,
      sgst: figures.sgst,
      cess: figures.cess,
      cessNonAdvalorem: figures.cessNonAdvalorem,
      stateCess: figures.stateCess,
      total: figures.total,
    }
  })
}

/** Lines of an issued document as they are stored. */
export function linesOfStored(lines: readonly StoredDocumentLine[]): Line[] {
  return lines
    .filter((line) => !line.isCharge)
    .map(({ body, isCharge: _isCharge, ...line }) => {
      const {
        documentDiscount: _discount,
        charges: _charges,
        charge: _charge,
        taxRate: _typedRate,
        ...typed
      } = body ?? {}
      return {
        ...typed,
        ...line,
        itemId: line.itemId ?? undefined,
        hsn: line.hsn ?? undefined,
        uqc: line.uqc ?? undefined,
        taxRate: Decimal.of(line.taxRate).toPlain(),
        taxCategory: line.taxCategory as Line['taxCategory'],
      }
    })
}

export function totalsOfStored(document: StoredDocument): DocumentTotals {
  const { taxableValue, igst, cgst, sgst, cess, stateCess, roundOff, total, copies } = document
  const parts = copies.totals ?? {
    gross: taxableValue,
    lineDiscount: '0.00',
    documentDiscount: '0.00',
    charges: '0.00',
  }
  return { ...parts, taxableValue, igst, cgst, sgst, cess, stateCess, roundOff, total }
}
