import register from '../../../fixtures/returns/register.json' with { type: 'json' }
import { Decimal } from '../../num/decimal.ts'
import type {
  Amendment,
  LineTreatment,
  RecipientCategory,
  ReturnDocument,
  ReturnDocumentKind,
  ReturnLine,
  TaxPayment,
} from './document.ts'
import { isInterState } from './document.ts'

/** The worked month of fixtures/returns as documents of the returns; tax is computed per line as its README says. */

interface RegisterLine {
  hsn: string
  desc: string
  uqc: string
  qty: number
  rate: number
  taxable: number
  cess: number
  treatment: string
}
interface RegisterRow {
  id: string
  docType: string
  number: string | null
  date: string | null
  status: string
  supplyCategory: string
  partyGstin: string | null
  placeOfSupply: string
  taxPayment: string | null
  reverseCharge: boolean
  eco: { gstin: string; section: string } | null
  shipping: { port: string; number: string; date: string } | null
  original: { number: string; date: string; value?: number; placeOfSupply?: string } | null
  amends: {
    table: string
    number?: string
    date?: string
    period?: string
    noteType?: string
    originalTaxable: number
    originalRate: number
    originalCess: number
    qtyDelta: number
  } | null
  lines: RegisterLine[]
  value: number | null
}

export const filer = register.filer

const kinds: Record<string, ReturnDocumentKind> = {
  INV: 'invoice',
  BOS: 'billOfSupply',
  CRN: 'creditNote',
  DBN: 'debitNote',
  RCV: 'receiptVoucher',
  ADJ: 'advanceAdjustment',
  DCH: 'challan',
  SELF: 'selfInvoice',
}

export const registerDocuments: ReturnDocument[] = (register.documents as RegisterRow[]).map(documentOf)

function documentOf(row: RegisterRow): ReturnDocument {
  const head = {
    supplierState: filer.stateCode,
    supplierIsSez: filer.isSezUnit,
    recipientCategory: row.supplyCategory as RecipientCategory,
    placeOfSupply: row.placeOfSupply,
  }
  const taxed = row.taxPayment !== 'WOPAY' && row.eco?.section !== '9(5)'
  const isInter = isInterState(head)
  return {
    ...head,
    id: row.id,
    kind: row.docType === 'AMD' ? kindOfAmendment(row) : kinds[row.docType]!,
    number: row.number,
    date: row.date,
    status: row.status === 'CANCELLED' ? 'Cancelled' : 'Active',
    recipientGstin: row.partyGstin,
    taxPayment: row.taxPayment as TaxPayment | null,
    reverseCharge: row.reverseCharge,
    igstOnIntra: false,
    operator: row.eco as ReturnDocument['operator'],
    shippingBill: row.shipping,
    original: row.original && { ...row.original, value: row.original.value?.toFixed(2) ?? null },
    amends: row.amends && amendmentOf(row, row.amends, isInter),
    lines: row.lines.map((line) => lineOf(line, isInter, taxed)),
    value: row.value === null ? null : String(row.value),
    challanReason: row.docType === 'DCH' ? 'jobWork' : null,
  }
}

function kindOfAmendment({ amends }: RegisterRow): ReturnDocumentKind {
  if (amends!.table === '10-B2CSA') return 'restatement'
  return amends!.noteType === 'C' ? 'creditNote' : 'invoice'
}

/** The register gives the old value and by how much the quantity of table 12 changes. */
function amendmentOf(
  row: RegisterRow,
  amends: NonNullable<RegisterRow['amends']>,
  isInter: boolean,
): Amendment {
  const line = row.lines[0]!
  const sign = amends.noteType === 'C' ? -1 : 1
  return {
    section: amends.table.split('-')[1]!.toLowerCase() as Amendment['section'],
    period: amends.period ?? '102025',
    number: amends.number ?? null,
    date: amends.date ?? null,
    lines: [
      lineOf(
        {
          ...line,
          qty: line.qty - sign * amends.qtyDelta,
          rate: amends.originalRate,
          taxable: amends.originalTaxable,
          cess: amends.originalCess,
        },
        isInter,
        row.taxPayment !== 'WOPAY',
      ),
    ],
  }
}

function lineOf(line: RegisterLine, isInter: boolean, taxed: boolean): ReturnLine {
  const taxable = Decimal.of(String(line.taxable))
  const tax = (divisor: number): string =>
    taxed ? taxable.mul(String(line.rate)).div(divisor, 2).toFixed(2) : '0.00'
  return {
    hsn: line.hsn,
    description: line.desc,
    uqc: line.uqc,
    quantity: String(line.qty),
    rate: String(line.rate),
    taxableValue: taxable.toFixed(2),
    igst: isInter ? tax(100) : '0.00',
    cgst: isInter ? '0.00' : tax(200),
    sgst: isInter ? '0.00' : tax(200),
    cess: String(line.cess),
    treatment: line.treatment as LineTreatment,
  }
}
