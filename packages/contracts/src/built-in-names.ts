import { uqcOf } from '@bahi/domain/tables/uqc.ts'
import type { NumberedKind } from './series.ts'
import type { Language } from './texts/texts.ts'
import type * as z from 'zod'

/**
 * Names that the product gave are stored in English and shown in the reader's language, by their code, as long as
 * nobody has changed them. What is stored does not change with the language.
 */

type Kind = z.output<typeof NumberedKind>

interface Unit {
  readonly code: string
  readonly description?: string | null | undefined
  readonly isSystem?: boolean | undefined
}

export function unitName(language: Language, { code, description, isSystem }: Unit): string | undefined {
  const name = isSystem ? uqcOf(code)?.name : undefined
  return name && description === name.en ? name[language] : (description ?? undefined)
}

/** The same name in any language is the stored one. */
export function storedUnitName({ code, isSystem }: Unit, name: string | undefined): string | undefined {
  const known = isSystem ? uqcOf(code)?.name : undefined
  return known && name !== undefined && Object.values(known).includes(name) ? known.en : name
}

/** What the series are called that every account begins with; in each language by `series.name.<kind>`. */
export const starterSeries = {
  salesQuotation: 'Quotations',
  salesOrder: 'Sales orders',
  salesInvoice: 'Sales invoices',
  deliveryChallan: 'Delivery challans',
  outwardNote: 'Outward notes',
  purchaseOrder: 'Purchase orders',
  purchaseBill: 'Purchase bills',
  inwardNote: 'Inward notes',
  selfInvoice: 'Self-invoices',
  paymentIn: 'Payments in',
  paymentOut: 'Payments out',
  receiptVoucher: 'Receipt vouchers',
  paymentVoucher: 'Payment vouchers',
  refundVoucher: 'Refund vouchers',
  writeOff: 'Write-offs',
  stockAdjustment: 'Stock adjustments',
  stockTransfer: 'Stock transfers',
  journal: 'Journals',
  contra: 'Contra entries',
} as const satisfies Readonly<Record<Kind, string>>

/** `find`: a text of the reader's language by its key. */
export const seriesName = (
  find: (key: string) => string | undefined,
  { name, documentKind }: { readonly name: string; readonly documentKind: Kind },
): string => (name === starterSeries[documentKind] ? (find(`series.name.${documentKind}`) ?? name) : name)
