import { Decimal } from '../../../num/decimal.ts'
import { amendedPeriodIssues, hasTax, headIssues, ownGstinIssues } from '../worksheet/rules.ts'
import type { Cells, CellIssue, Column, Place, Table, WorksheetForm } from '../worksheet/declaration.ts'
import { gstr8Checks } from './checks.ts'
import { gstr8Object } from './json.ts'
import { netOf } from './net.ts'

const supplier: readonly Column[] = [
  { key: 'supplierGstin', field: 'gstin', isRequired: true },
  { key: 'supplierName', field: 'text', most: 100 },
]
const collected: readonly Column[] = [
  { key: 'suppliesRegistered', field: 'amount', isSummed: true },
  { key: 'returnsRegistered', field: 'amount', isSummed: true },
  { key: 'suppliesUnregistered', field: 'amount', isSummed: true },
  { key: 'returnsUnregistered', field: 'amount', isSummed: true },
  { key: 'netAmount', field: 'signedAmount', isComputed: true, isSummed: true },
  { key: 'igst', field: 'amount', isSummed: true },
  { key: 'cgst', field: 'amount', isSummed: true },
  { key: 'sgst', field: 'amount', isSummed: true },
]

/** Persons without a GSTIN, under the number of their enrolment at the portal; no tax is collected of them. */
const enrolled: readonly Column[] = [
  { key: 'enrolmentNumber', field: 'text', most: 15, isRequired: true },
  { key: 'supplierName', field: 'text', most: 100 },
  { key: 'grossSupplies', field: 'amount', isRequired: true, isSummed: true },
  { key: 'grossReturns', field: 'amount', isSummed: true },
  { key: 'netAmount', field: 'signedAmount', isComputed: true, isSummed: true },
]

const tables: readonly Table[] = [
  {
    key: '3',
    isEntered: true,
    columns: [...supplier, { key: 'placeOfSupply', field: 'stateCode' }, ...collected],
    issues: (cells, place) => [...ownGstinIssues(cells, place, 'supplierGstin'), ...amountIssues(cells)],
    compute: withNet,
  },
  {
    key: '4',
    isEntered: true,
    columns: [
      { key: 'originalPeriod', field: 'period', isRequired: true },
      { key: 'originalGstin', field: 'gstin', isRequired: true },
      ...supplier,
      { key: 'placeOfSupply', field: 'stateCode' },
      ...collected,
    ],
    issues: (cells, place) => [
      ...ownGstinIssues(cells, place, 'supplierGstin'),
      ...amendedPeriodIssues(cells, place),
      ...amountIssues(cells),
    ],
    compute: withNet,
  },
  {
    key: 'U',
    isEntered: true,
    columns: enrolled,
    issues: grossIssues,
    compute: withGrossNet,
  },
  {
    key: 'UA',
    isEntered: true,
    columns: [
      { key: 'originalPeriod', field: 'period', isRequired: true },
      { key: 'originalEnrolment', field: 'text', most: 15, isRequired: true },
      ...enrolled,
    ],
    // What was reported by mistake is amended to nothing.
    issues: amendedPeriodIssues,
    compute: withGrossNet,
  },
]

/**
 * GSTR-8: tax that an operator collected of suppliers on its platform. Source: CGST Act s.52, CGST Rules, rule 67, form
 * GSTR-8; rate by notification 15/2024-Central Tax. Tables U and UA: goods of enrolled persons without registration, from October
 * 2023 (notifications 34/2023 and 37/2023-Central Tax); the form has no number for them that we know of.
 */
export const gstr8: WorksheetForm = { form: 'GSTR8', tables, checks: gstr8Checks, object: gstr8Object }

function withNet(cells: Cells): Cells {
  return { ...cells, netAmount: netOf(cells).toFixed(2) }
}

function withGrossNet(cells: Cells): Cells {
  const net = Decimal.of(cells['grossSupplies'] || '0').sub(cells['grossReturns'] || '0')
  return { ...cells, netAmount: net.toFixed(2) }
}

function grossIssues(cells: Cells, { from }: Place): CellIssue[] {
  if (from < enrolledSince)
    return [{ column: 'enrolmentNumber', code: 'SHEET_NOT_BEFORE', params: { date: enrolledSince } }]
  const isNothing = [cells['grossSupplies'], cells['grossReturns']].every((text) =>
    Decimal.of(text || '0').isZero(),
  )
  return isNothing ? [{ column: 'grossSupplies', code: 'SHEET_ABOVE_ZERO' }] : []
}

/** Before it nobody without registration could sell goods through an operator (CGST Act s.24(ix)). */
const enrolledSince = '2023-10-01'

/** Where more came back than was supplied nothing is collected, and nothing is given back. */
function amountIssues(cells: Cells): CellIssue[] {
  const amounts = collected.slice(0, 4).map(({ key }) => Decimal.of(cells[key] || '0'))
  if (amounts.every((amount) => amount.isZero()))
    return [{ column: 'suppliesRegistered', code: 'SHEET_ABOVE_ZERO' }]
  if (!hasTax(cells)) return []
  return netOf(cells).isPositive() ? headIssues(cells) : [{ column: 'igst', code: 'SHEET_NO_TAX' }]
}
