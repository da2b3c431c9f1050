import type { ReturnDocument } from './document.ts'

/** What the portal would refuse or a person should look at, with the place of the fault and the way to mend it. */
export interface ReturnIssue {
  readonly code: IssueCode
  readonly severity: 'Error' | 'Warning'
  /** Null for what concerns the return as a whole. */
  readonly documentId: string | null
  readonly number: string | null
  /** Place of the line in the document, from 1; null for the head. */
  readonly line: number | null
  /** Field of {@link ReturnDocument} or of its line. */
  readonly field: string | null
  /** For the text `returns.issue.<code>`. */
  readonly params: Readonly<Record<string, string>>
  /** What to do, by the text `returns.fix.<fix>`. */
  readonly fix: Fix
}

export const fixes = [
  'editDocument',
  'editParty',
  'editItem',
  'editOriginal',
  'creditNote',
  'chooseNumber',
  'addShippingBill',
  'restate',
  'openPeriod',
  'fileNil',
  'openTable',
  'openSeries',
] as const
export type Fix = (typeof fixes)[number]

interface IssueKind {
  readonly severity: 'Error' | 'Warning'
  readonly fix: Fix
  /** The portal's own code for the same fault, where it is known. */
  readonly portal?: string
}

/** Every check with its weight: an error is known to be refused by the portal or to make the return wrong. */
export const issueKinds = {
  GSTIN_MISSING: error('editParty', 'RET191113'),
  GSTIN_INVALID: error('editParty', 'RET191113'),
  GSTIN_OWN: error('editParty', 'RET191113'),
  GSTIN_IS_UIN: error('editParty'),
  UIN_INVALID: error('editParty'),
  GSTIN_ON_UNREGISTERED: error('editParty'),
  SEZ_NOT_REGISTERED: error('editParty', 'RET191189'),
  SEZ_SUPPLY_AS_REGULAR: warning('editDocument', 'RET191189'),
  NUMBER_MISSING: error('chooseNumber'),
  NUMBER_INVALID: error('chooseNumber'),
  NUMBER_DUPLICATE: error('chooseNumber', 'RET191111'),
  NUMBER_SHARED: warning('chooseNumber', 'RET191134'),
  DATE_MISSING: error('editDocument', 'RET191114'),
  DATE_AFTER_PERIOD: error('editDocument', 'RET191114'),
  DATE_BEFORE_REGISTRATION: error('editDocument', 'RET191114'),
  DATE_TOO_OLD: error('editDocument', 'RET191114'),
  DATE_IN_EARLIER_PERIOD: warning('editDocument'),
  PLACE_MISSING: error('editDocument', 'RET191112'),
  PLACE_INVALID: error('editDocument', 'RET191112'),
  PLACE_ABROAD: error('editDocument', 'RET191112'),
  /** Taxed and not zero-rated: IGST Act, section 7(5)(a). No table of the form is settled for it. */
  ABROAD_NOT_EXPORT: warning('editDocument', 'RET191112'),
  PLACE_NOT_ABROAD: warning('editDocument'),
  PAYMENT_MISSING: error('editDocument'),
  REVERSE_CHARGE_REFUSED: error('editDocument'),
  REVERSE_CHARGE_SEZ: warning('editDocument'),
  IGST_ON_INTRA_UNREGISTERED: error('editDocument', 'RET191178'),
  IGST_ON_INTRA_REVERSE_CHARGE: warning('editDocument'),
  BILL_OF_SUPPLY_TAXED: error('editDocument'),
  RATE_UNKNOWN: error('editDocument', 'RET191175'),
  RATE_NOT_ON_DATE: warning('editDocument'),
  TAX_HEADS: error('editDocument', 'RET191150'),
  CGST_SGST_DIFFER: error('editDocument'),
  TAX_WITHOUT_PAYMENT: error('editDocument'),
  TAX_ON_UNTAXED: error('editDocument'),
  TAX_DIFFERS: warning('editDocument'),
  VALUE_DIFFERS: warning('editDocument'),
  AMOUNT_TOO_LARGE: error('editDocument'),
  AMOUNT_NEGATIVE: error('creditNote'),
  HSN_MISSING: error('editItem', 'RET191194'),
  HSN_INVALID: error('editItem', 'RET191349'),
  HSN_SHORT: error('editItem', 'RET191194'),
  HSN_UNKNOWN: warning('editItem', 'RET191349'),
  HSN_ABSENT_B2C: warning('editItem'),
  HSN_SERVICE_ON_GOODS: warning('editItem'),
  HSN_GOODS_ON_SERVICE: warning('editItem'),
  UQC_MISSING: error('editItem', 'RET191195'),
  UQC_UNKNOWN: error('editItem', 'RET191195'),
  SHIPPING_BILL_INCOMPLETE: error('addShippingBill'),
  SHIPPING_BILL_NUMBER: error('addShippingBill'),
  SHIPPING_BILL_PORT: error('addShippingBill'),
  SHIPPING_BILL_DATE: error('addShippingBill', 'RET191176'),
  SHIPPING_BILL_MISSING: warning('addShippingBill'),
  ORIGINAL_MISSING: error('editOriginal'),
  ORIGINAL_LATER: error('editOriginal', 'RET191126'),
  NOTE_LATE: warning('editDocument'),
  OPERATOR_INVALID: error('editDocument', 'RET191152'),
  OPERATOR_SERVICE: warning('editDocument'),
  OPERATOR_ABOVE_SALES: warning('openTable'),
  AMENDMENT_SAME_PERIOD: error('openPeriod', 'RET191198'),
  AMENDMENT_TOO_LATE: error('creditNote'),
  AMENDMENT_MOVED: error('restate'),
  AMENDMENT_NEEDS_TOTAL: error('restate'),
  AMENDMENT_RECIPIENT: warning('restate', 'RET191119'),
  AMENDMENT_ORIGINAL_MISSING: error('editOriginal', 'RET191124'),
  AMENDMENT_OPERATOR: warning('openTable'),
  HSN_DIFFERS_B2B: warning('openTable'),
  HSN_DIFFERS_B2C: warning('openTable'),
  HSN_B2B_EMPTY: warning('openTable'),
  NUMBERS_UNUSED: warning('openSeries'),
  PERIOD_FUTURE: error('openPeriod', 'RET191185'),
  PERIOD_FILED: error('openPeriod', 'RET12521'),
  NIL_RETURN: warning('fileNil'),
  NOT_A_FILER: error('openPeriod'),
  IFF_LIMIT: warning('openTable'),
} as const satisfies Record<string, IssueKind>

export type IssueCode = keyof typeof issueKinds

/** Where a fault is and what its text needs. */
export interface Fault {
  /** From 0, as lines are counted in a list. */
  readonly lineIndex?: number
  readonly field?: string
  readonly params?: Readonly<Record<string, string>>
}

/** The issues of one document, or of the return as a whole, as checks find them. */
export class IssueList {
  readonly issues: ReturnIssue[] = []
  readonly #document: Pick<ReturnDocument, 'id' | 'number'> | null

  constructor(document: Pick<ReturnDocument, 'id' | 'number'> | null) {
    this.#document = document
  }

  add(code: IssueCode, { lineIndex, field, params }: Fault = {}): void {
    const { severity, fix } = issueKinds[code]
    this.issues.push({
      code,
      severity,
      documentId: this.#document?.id ?? null,
      number: this.#document?.number ?? null,
      line: lineIndex === undefined ? null : lineIndex + 1,
      field: field ?? null,
      params: { ...(this.#document?.number ? { number: this.#document.number } : {}), ...params },
      fix,
    })
  }
}

function error(fix: Fix, portal?: string): IssueKind & { severity: 'Error' } {
  return { severity: 'Error', fix, ...(portal === undefined ? {} : { portal }) }
}

function warning(fix: Fix, portal?: string): IssueKind & { severity: 'Warning' } {
  return { severity: 'Warning', fix, ...(portal === undefined ? {} : { portal }) }
}
