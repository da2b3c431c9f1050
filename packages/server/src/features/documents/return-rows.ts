import type { DocumentType } from '@bahi/domain/documents/families.ts'
import { typeOf } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { isUnissued } from '@bahi/domain/documents/lives.ts'
import { classify } from '@bahi/domain/returns/gstr1/classify.ts'
import type { Classification } from '@bahi/domain/returns/gstr1/classify.ts'
import { treatmentOfCategory } from '@bahi/domain/returns/gstr1/document.ts'
import type { RecipientCategory, ReturnDocument, ReturnLine } from '@bahi/domain/returns/gstr1/document.ts'
import { rowsOf } from '@bahi/domain/returns/gstr1/rows.ts'
import { withRules } from '@bahi/domain/tables/rules.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { SupplyKind } from '@bahi/domain/tax/place-of-supply.ts'
import type { ComputedLine, TaxCategory } from '@bahi/domain/tax/types.ts'
import type { CorrectedCopy, Facts } from '../ledger/index.ts'
import type { StoredDocument } from './load.ts'
import { isExport, isSez, isWithoutPayment, operatorPays, rateDateOfDocument } from './prepare.ts'
import type { Prepared } from './prepare.ts'

/** A row of `gstr1_rows`, by the names of its columns. */
export interface ReturnRow {
  readonly section: string
  readonly part: string
  readonly ctin: string
  readonly place_of_supply: string
  readonly supply_type: string
  readonly rate: string
  readonly documents: number
  readonly taxable_value: string
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
  readonly cess: string
}

/** What an issued document is in GSTR-1: its rows, and the tab of table 12 its lines count in. */
export function returnRowsOf(
  prepared: Prepared,
  facts: Pick<Facts, 'entity' | 'party' | 'ruleChanges'>,
): { rows: ReturnRow[]; hsnTab: string | null } {
  if (!isTaxedOutward(prepared.type)) return { rows: [], hsnTab: null }
  const document = returnDocumentOf(prepared, facts)
  const { hsnTab, rows } = withRules(facts.ruleChanges, () => {
    const classification: Classification = classify(document)
    return { hsnTab: classification.hsnTab, rows: rowsOf(document, classification) }
  })
  return {
    hsnTab,
    rows: rows.map((row) => ({
      section: row.section,
      part: row.part,
      ctin: row.ctin,
      place_of_supply: row.placeOfSupply,
      supply_type: row.supplyType,
      rate: row.rate,
      documents: row.documents,
      taxable_value: row.taxableValue,
      igst: row.igst,
      cgst: row.cgst,
      sgst: row.sgst,
      cess: row.cess,
    })),
  }
}

/** A note to several invoices takes its table from the first of them. */
function originalOf([first]: readonly CorrectedCopy[]): ReturnDocument['original'] {
  if (!first) return null
  const { number, date, total, placeOfSupply } = first
  return { number, date, value: total, placeOfSupply }
}

/** A challan is counted in table 13 alone; what is bought is in no outward return. */
const isTaxedOutward = ({ gstr1 }: DocumentType) => gstr1 !== undefined && gstr1 !== 'challan'

const returnKindOf = ({ gstr1 = 'invoice' }: DocumentType, heading: string): ReturnDocument['kind'] =>
  gstr1 === 'invoice' && heading === 'billOfSupply' ? 'billOfSupply' : gstr1

/** The document as the returns see it. */
export function returnDocumentOf(
  prepared: Prepared,
  { entity, party }: Pick<Facts, 'entity' | 'party'>,
): ReturnDocument {
  const { input, computed, supplyKind } = prepared
  return {
    id: String(input.id ?? 0),
    kind: returnKindOf(prepared.type, prepared.heading),
    number: input.number ?? null,
    date: input.date ?? null,
    rateDate: prepared.computeInput.rateDate ?? undefined,
    status: 'Active',
    supplierState: entity?.stateCode ?? '',
    supplierIsSez: isSez(entity?.taxpayerType),
    recipientCategory: recipientCategoryOf(supplyKind, party?.taxpayerType, party?.gstin),
    recipientGstin: party?.gstin ?? null,
    placeOfSupply: prepared.placeOfSupply ?? '',
    taxPayment: taxPaymentOf(supplyKind),
    reverseCharge: input.reverseCharge,
    igstOnIntra: prepared.computeInput.igstOnIntra ?? false,
    operator: operatorOf(input),
    shippingBill: shippingBillOf(input),
    original: originalOf(prepared.corrected),
    amends: null,
    lines: [
      ...prepared.lines.map((line, index) => returnLine(computed.lines[index]!, line)),
      ...computed.chargeLines.map((line) => {
        const charge = input.charges[line.charge]!
        const taxCategory = charge.taxCategory ?? 'Taxable'
        return returnLine(line, {
          hsn: charge.hsn,
          description: charge.description,
          uqc: undefined,
          quantity: '1',
          taxCategory,
        })
      }),
    ],
    value: computed.totals.total,
    otherValue: input.reverseCharge || operatorPays(input) ? '0' : computed.totals.stateCess,
  }
}

/** Registered, abroad, in a special zone or a consumer: from the supply and the customer's registration, never typed. */
export function recipientCategoryOf(
  kind: SupplyKind,
  taxpayerType: string | undefined,
  gstin: string | null | undefined,
): RecipientCategory {
  if (isExport(kind)) return 'EXPORT'
  if (kind === 'SEZWP' || kind === 'SEZWOP') return 'SEZ'
  if (kind === 'DeemedExport') return 'DEEMED'
  if (!gstin) return 'UNREG'
  if (taxpayerType === 'COM') return 'COMP'
  return taxpayerType === 'UNB' || taxpayerType === 'EMB' || taxpayerType === 'ONP' ? 'UIN' : 'REG'
}

/** An issued document as the returns see it, from what is stored. */
export function returnDocumentOfStored(document: StoredDocument): ReturnDocument {
  const { body, copies } = document
  const supplyKind = document.supplyKind as SupplyKind
  return {
    id: String(document.id),
    kind: returnKindOf(typeOf(document.kind as DocumentKind, document.body.noteType), document.heading),
    number: document.number,
    date: document.date,
    rateDate: rateDateOfDocument({ ...body, date: document.date }, copies.preceding ?? []),
    status: isUnissued(document.status) ? 'Draft' : document.status === 'Cancelled' ? 'Cancelled' : 'Active',
    supplierState: copies.supplier?.stateCode ?? '',
    supplierIsSez: isSez(copies.supplier?.taxpayerType),
    recipientCategory: recipientCategoryOf(supplyKind, copies.party?.taxpayerType, document.partyGstin),
    recipientGstin: document.partyGstin,
    recipientRegisteredAs: isSez(copies.party?.taxpayerType) ? 'SEZ' : null,
    placeOfSupply: document.placeOfSupply ?? '',
    taxPayment: taxPaymentOf(supplyKind),
    reverseCharge: document.reverseCharge,
    igstOnIntra: body.igstOnIntra ?? false,
    operator: operatorOf(body),
    shippingBill: shippingBillOf(body),
    original: originalOf(copies.preceding ?? []),
    amends: null,
    lines: document.lines.map((line) => ({
      hsn: line.hsn,
      description: line.description,
      supply: line.isCharge ? null : line.supply,
      uqc: line.uqc,
      quantity: line.quantity,
      rate: line.taxRate,
      taxableValue: line.taxableValue,
      igst: line.igst,
      cgst: line.cgst,
      sgst: line.sgst,
      cess:
        line.cessNonAdvalorem === '0.00'
          ? line.cess
          : Decimal.of(line.cess).add(line.cessNonAdvalorem).toFixed(2),
      treatment: treatmentOfCategory[line.taxCategory as TaxCategory],
    })),
    value: document.total,
    otherValue: document.reverseCharge || operatorPays(body) ? '0' : document.stateCess,
    series: document.seriesId === null ? null : String(document.seriesId),
  }
}

export const shippingBillOf = ({
  exportDetails,
}: Pick<StoredDocument['body'], 'exportDetails'>): ReturnDocument['shippingBill'] =>
  exportDetails
    ? {
        port: exportDetails.portCode ?? null,
        number: exportDetails.shippingBillNumber ?? null,
        date: exportDetails.shippingBillDate ?? null,
      }
    : null

const operatorOf = ({
  ecommerceGstin,
  ecommerceSection = '52',
}: StoredDocument['body']): ReturnDocument['operator'] =>
  ecommerceGstin ? { gstin: ecommerceGstin, section: ecommerceSection } : null

const taxPaymentOf = (kind: SupplyKind) =>
  isWithoutPayment(kind) ? 'WOPAY' : kind === 'SEZWP' || kind === 'EXPWP' ? 'WPAY' : null

interface LineNames {
  readonly hsn?: string | undefined
  readonly description?: string | undefined
  readonly supply?: 'Goods' | 'Services' | undefined
  readonly uqc?: string | undefined
  readonly quantity?: string | undefined
  readonly taxCategory: TaxCategory
}

function returnLine(figures: ComputedLine, names: LineNames): ReturnLine {
  return {
    hsn: names.hsn ?? null,
    description: names.description ?? '',
    supply: names.supply ?? null,
    uqc: names.uqc ?? null,
    quantity: names.quantity ?? '0',
    rate: figures.taxRate,
    taxableValue: figures.taxableValue,
    igst: figures.igst,
    cgst: figures.cgst,
    sgst: figures.sgst,
    cess:
      figures.cessNonAdvalorem === '0.00'
        ? figures.cess
        : Decimal.of(figures.cess).add(figures.cessNonAdvalorem).toFixed(2),
    treatment: treatmentOfCategory[names.taxCategory],
  }
}
