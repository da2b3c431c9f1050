import {
  aboveZero,
  amendedPeriodIssues,
  dayIssues,
  hasTax,
  headIssues,
  ownGstinIssues,
} from '../worksheet/rules.ts'
import type { Cells, CellIssue, Column, Table, WorksheetForm } from '../worksheet/declaration.ts'
import { gstr7Checks } from './checks.ts'
import { gstr7Object } from './json.ts'

/** From this day on each document is reported (notification 9/2025-Central Tax, on the portal from the period September 2025). */
const byDocumentSince = '2025-09-01'

const document: readonly Column[] = [
  { key: 'documentNumber', field: 'text', most: 16 },
  { key: 'documentDate', field: 'date' },
  { key: 'documentValue', field: 'amount' },
]
const deducted: readonly Column[] = [
  { key: 'amountPaid', field: 'amount', isRequired: true, isSummed: true },
  { key: 'igst', field: 'amount', isSummed: true },
  { key: 'cgst', field: 'amount', isSummed: true },
  { key: 'sgst', field: 'amount', isSummed: true },
]

const tables: readonly Table[] = [
  {
    key: '3',
    isEntered: true,
    columns: [
      { key: 'deducteeGstin', field: 'gstin', isRequired: true },
      { key: 'deducteeName', field: 'text', most: 100 },
      ...document,
      { key: 'placeOfSupply', field: 'stateCode' },
      { key: 'contractValue', field: 'amount' },
      ...deducted,
    ],
    issues: (cells, place) => [
      ...ownGstinIssues(cells, place, 'deducteeGstin'),
      ...(place.from < byDocumentSince ? [] : missing(cells)),
      ...dayIssues(cells, place, ['documentDate']),
      ...taxIssues(cells),
    ],
  },
  {
    key: '4',
    isEntered: true,
    columns: [
      { key: 'originalPeriod', field: 'period', isRequired: true },
      { key: 'originalGstin', field: 'gstin', isRequired: true },
      { key: 'originalAmount', field: 'amount', isRequired: true },
      { key: 'deducteeGstin', field: 'gstin', isRequired: true },
      { key: 'deducteeName', field: 'text', most: 100 },
      ...document,
      ...deducted,
    ],
    issues: (cells, place) => [
      ...ownGstinIssues(cells, place, 'deducteeGstin'),
      ...amendedPeriodIssues(cells, place),
      ...dayIssues(cells, place, ['documentDate']),
      ...(hasTax(cells) ? headIssues(cells) : []),
    ],
  },
]

/**
 * GSTR-7: tax that a deductor kept back of payments to suppliers. Source: CGST Act s.51, CGST Rules, rule 66, form
 * GSTR-7 as amended by notification 9/2025-Central Tax.
 */
export const gstr7: WorksheetForm = { form: 'GSTR7', tables, checks: gstr7Checks, object: gstr7Object }

const missing = (cells: Cells): CellIssue[] =>
  document.filter(({ key }) => !cells[key]).map(({ key }) => ({ column: key, code: 'REQUIRED' }))

const taxIssues = (cells: Cells): CellIssue[] => [
  ...aboveZero(cells, ['amountPaid']),
  ...(hasTax(cells) ? headIssues(cells) : [{ column: 'igst', code: 'SHEET_ONE_TAX' }]),
]
