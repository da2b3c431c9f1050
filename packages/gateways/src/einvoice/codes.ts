import { classOf } from './classes.ts'
import type { CodeClass } from './classes.ts'
import { accessCodes } from './codes-access.ts'
import { accountCodes } from './codes-accounts.ts'
import { ewayBillCodes } from './codes-ewaybill.ts'
import { invoiceCodes } from './codes-invoice.ts'

/** A text in the languages of the product. */
export interface CodeText {
  readonly en: string
  readonly ar: string
  readonly hi: string
}

/** A code of the e-invoice portal: what it means and what to do, in our own words. */
export interface EinvoiceCode {
  readonly code: string
  readonly class: CodeClass
  readonly meaning: CodeText
  readonly fix: CodeText
}

export type CodeRow = readonly [code: string, meaning: CodeText, fix: CodeText]

/**
 * Every code that was found. The portal has more: one that is not here is shown with the portal's own text and is
 * never swallowed.
 */
export const einvoiceCodes: ReadonlyMap<string, EinvoiceCode> = new Map(
  [...accessCodes, ...invoiceCodes, ...accountCodes, ...ewayBillCodes].map(([code, meaning, fix]) => [
    code,
    { code, class: classOf(code), meaning, fix },
  ]),
)
