import type { Rule } from '@bahi/domain/tables/rules.ts'
import type { ComputedLine } from '@bahi/domain/tax/types.ts'
import type { PlaceOfSupply } from '@bahi/domain/tax/place-of-supply.ts'
import { supplierOf } from '../ledger/index.ts'
import type { BookIssue, CorrectedCopy, Facts, PrintedValues, SupplierCopy } from '../ledger/index.ts'
import { warningsOf } from './checks.ts'
import type { DocumentInput, LineInput, Prepared, ResolvedLine } from './prepare.ts'

/** Members of the header that have columns of their own, or are nothing but the request's. */
type Elsewhere =
  | 'id'
  | 'version'
  | 'status'
  | 'lines'
  | 'totals'
  | 'received'
  | 'attachmentIds'
  | 'entityId'
  | 'childEntityId'
  | 'partyId'
  | 'seriesId'

/** The header as typed, kept beside the columns; a number only until the document is issued under it. */
export type StoredBody = Partial<Omit<DocumentInput, Elsewhere>>

/** What the document shows of others as it was on its day. */
export interface StoredCopies {
  readonly party?: {
    readonly id: number
    readonly name: string
    readonly gstin: string | null
    readonly pan: string | null
    readonly taxpayerType: string
    readonly stateCode: string | null
    readonly mobile: string | null
    readonly emails: string | null
    readonly printedFields?: PrintedValues
  }
  readonly supplier?: SupplierCopy
  readonly totals?: {
    readonly gross: string
    readonly lineDiscount: string
    readonly documentDiscount: string
    readonly charges: string
    readonly foreignTotal?: string | undefined
  }
  readonly place?: Pick<
    PlaceOfSupply,
    'clause' | 'natureClause' | 'key' | 'factsUsed' | 'wouldChange' | 'stateCode'
  >
  readonly ownRates?: readonly string[]
  readonly ruleChanges?: readonly Rule[]
  readonly warnings?: readonly BookIssue[]
  /** What a note corrects, as it was on the day of the note. */
  readonly preceding?: readonly CorrectedCopy[]
}

/** What a line keeps beside its columns. */
export type StoredLine = Partial<
  Pick<
    LineInput,
    | 'barcode'
    | 'batch'
    | 'manufacturedOn'
    | 'expiresOn'
    | 'serials'
    | 'freeQuantity'
    | 'priceIncludesTax'
    | 'discountPercent'
    | 'discountAmount'
    | 'otherCharges'
    | 'taxRate'
    | 'cessRate'
    | 'cessPerUnit'
    | 'stateCessRate'
    | 'customFields'
    | 'sourceLine'
    | 'priceDifference'
    | 'itcEligibility'
    | 'itcReason'
  >
> & {
  readonly sourceQuantity?: string
  readonly itemFields?: PrintedValues
  readonly documentDiscount?: string
  readonly charges?: string
  readonly charge?: number
}

/** Columns that drafts and issued documents fill alike; names are those of the table. */
export const headColumns = (prepared: Prepared, facts: Facts) => {
  const { input, computed, kind, type } = prepared
  const { totals } = computed
  return {
    kind,
    type_code: type.letter,
    number_scope: type.numberScope,
    entity_id: input.entityId,
    party_id: facts.party?.id,
    party_name: facts.party?.name,
    party_gstin: facts.party?.gstin,
    due_date: prepared.dueDate,
    subtype: prepared.subtype,
    supply_kind: prepared.supplyKind,
    reverse_charge: input.reverseCharge,
    place_of_supply: prepared.placeOfSupply,
    heading: prepared.heading,
    taxable_value: totals.taxableValue,
    igst: totals.igst,
    cgst: totals.cgst,
    sgst: totals.sgst,
    cess: totals.cess,
    state_cess: totals.stateCess,
    round_off: totals.roundOff,
    total: totals.total,
    body: bodyOf(prepared),
    copies: copiesOf(prepared, facts),
  }
}

export function bodyOf(prepared: Prepared): StoredBody {
  const {
    id: _id,
    version: _version,
    status: _status,
    number: _number,
    lines: _lines,
    totals: _totals,
    received: _received,
    attachmentIds: _attachments,
    entityId: _entity,
    childEntityId: _child,
    partyId: _party,
    seriesId: _series,
    ...body
  } = prepared.input
  return withoutUndefined({
    ...body,
    billingAddress: prepared.billingAddress,
    lutNumber: prepared.lutNumber,
    terms: prepared.terms,
    // As chosen; what the law makes of it has a column.
    supplyKind: prepared.input.supplyKind,
    igstOnIntra: prepared.computeInput.igstOnIntra === true,
  })
}

export function copiesOf(prepared: Prepared, facts: Facts): StoredCopies {
  const { entity, party, company } = facts
  const { gross, lineDiscount, documentDiscount, charges, foreignTotal } = prepared.computed.totals
  const place = prepared.derivedPlace
  return withoutUndefined({
    party: party
      ? {
          id: party.id,
          name: party.name,
          gstin: party.gstin,
          pan: party.pan,
          taxpayerType: party.taxpayerType,
          stateCode: party.stateCode,
          mobile: party.mobile,
          emails: party.emails,
          ...(party.printedFields ? { printedFields: party.printedFields } : {}),
        }
      : undefined,
    supplier: entity
      ? supplierOf(entity, company?.name ?? entity.name, company?.pan ?? null, company?.printedFields)
      : undefined,
    totals: { gross, lineDiscount, documentDiscount, charges, foreignTotal },
    place: place && {
      clause: place.clause,
      natureClause: place.natureClause,
      key: place.key,
      factsUsed: place.factsUsed,
      wouldChange: place.wouldChange,
      stateCode: place.stateCode,
    },
    ownRates: facts.ownRates.length > 0 ? facts.ownRates : undefined,
    ruleChanges: nonEmpty(facts.ruleChanges),
    warnings: nonEmpty(warningsOf(prepared, facts)),
    preceding: nonEmpty(prepared.corrected),
  }) as StoredCopies
}

export function lineBodyOf(line: ResolvedLine, figures: ComputedLine): StoredLine {
  return withoutUndefined({
    barcode: line.barcode,
    batch: line.batch,
    manufacturedOn: line.manufacturedOn,
    expiresOn: line.expiresOn,
    serials: line.serials?.length ? line.serials : undefined,
    freeQuantity: line.freeQuantity,
    priceIncludesTax: line.priceIncludesTax || undefined,
    discountPercent: line.discountPercent,
    discountAmount: line.discountAmount,
    otherCharges: line.otherCharges,
    taxRate: line.taxRate === figures.taxRate ? undefined : line.taxRate,
    cessRate: line.cessRate,
    cessPerUnit: line.cessPerUnit,
    stateCessRate: line.stateCessRate,
    customFields: line.customFields,
    sourceLine: line.sourceLine,
    priceDifference: line.priceDifference,
    itcEligibility: line.itcEligibility,
    itcReason: line.itcReason,
    sourceQuantity: line.sourceQuantity,
    itemFields: line.itemFields ?? undefined,
    documentDiscount: figures.documentDiscount === '0.00' ? undefined : figures.documentDiscount,
    charges: figures.charges === '0.00' ? undefined : figures.charges,
  }) as StoredLine
}

const nonEmpty = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined)

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T
}
