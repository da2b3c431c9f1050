import { Decimal } from '../../../num/decimal.ts'
import { amendedPeriodIssues, hasTax, headIssues, ownGstinIssues } from '../worksheet/rules.ts'
import type { Cells, CellIssue, Column, Table, WorksheetForm } from '../worksheet/declaration.ts'
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
]

/**
 * GSTR-8: tax that an operator collected of suppliers on its platform. Source: CGST Act s.52, CGST Rules, rule 67, form
 * GSTR-8; rate by notification 15/2024-Central Tax.
 */
export const gstr8: WorksheetForm = { form: 'GSTR8', tables, checks: gstr8Checks, object: gstr8Object }

function withNet(cells: Cells): Cells {
  return { ...cells, netAmount: netOf(cells).toFixed(2) }
}

/** Where more came back than was supplied nothing is collected, and nothing is given back. */
function amountIssues(cells: Cells): CellIssue[] {
  const amounts = collected.slice(0, 4).map(({ key }) => Decimal.of(cells[key] || '0'))
  if (amounts.every((amount) => amount.isZero()))
    return [{ column: 'suppliesRegistered', code: 'SHEET_ABOVE_ZERO' }]
  if (!hasTax(cells)) return []
  return netOf(cells).isPositive() ? headIssues(cells) : [{ column: 'igst', code: 'SHEET_NO_TAX' }]
}
