import type { Cells, CellIssue, Column, Place, Table, WorksheetForm } from '../worksheet/declaration.ts'
import { dayIssues, headIssues, ownGstinIssues } from '../worksheet/rules.ts'
import { gstr6Checks } from './checks.ts'
import type { Gstr6Facts } from './checks.ts'
import { creditKinds } from './distribution.ts'
import { gstr6Object } from './json.ts'

const taxes: readonly Column[] = [
  { key: 'igst', field: 'amount', isSummed: true },
  { key: 'cgst', field: 'amount', isSummed: true },
  { key: 'sgst', field: 'amount', isSummed: true },
  { key: 'cess', field: 'amount', isSummed: true },
]
const credited: readonly Column[] = [
  { key: 'rate', field: 'rate', isRequired: true },
  { key: 'taxableValue', field: 'amount', isRequired: true, isSummed: true },
  ...taxes,
  { key: 'credit', field: 'choice', choices: creditKinds, isRequired: true },
  // GSTINs of those whose service it is; empty: of all.
  { key: 'recipients', field: 'text', most: 300, isCompleted: true },
]
/** Tax as the earlier return has it: what is distributed is the difference. */
const before: readonly Column[] = [
  { key: 'previousIgst', field: 'amount', isSummed: true },
  { key: 'previousCgst', field: 'amount', isSummed: true },
  { key: 'previousSgst', field: 'amount', isSummed: true },
  { key: 'previousCess', field: 'amount', isSummed: true },
]
const amended: readonly Column[] = [
  { key: 'originalNumber', field: 'text', most: 16, isRequired: true },
  { key: 'originalDate', field: 'date', isRequired: true },
  { key: 'documentNumber', field: 'text', most: 16, isRequired: true },
  { key: 'documentDate', field: 'date', isRequired: true },
]
const supplier: Column = { key: 'supplierGstin', field: 'gstin', isRequired: true }
const recipient: readonly Column[] = [
  { key: 'credit', field: 'choice', choices: creditKinds, isRequired: true },
  { key: 'recipientGstin', field: 'gstin' },
  { key: 'recipientName', field: 'text', most: 100 },
  { key: 'stateCode', field: 'stateCode', isRequired: true },
]
const distributed: readonly Column[] = [
  { key: 'igstAsIgst', field: 'amount', isSummed: true },
  { key: 'cgstAsCgst', field: 'amount', isSummed: true },
  { key: 'cgstAsIgst', field: 'amount', isSummed: true },
  { key: 'sgstAsSgst', field: 'amount', isSummed: true },
  { key: 'sgstAsIgst', field: 'amount', isSummed: true },
  { key: 'cess', field: 'amount', isSummed: true },
]

const tables: readonly Table[] = [
  {
    key: '3',
    isEntered: true,
    columns: [
      supplier,
      { key: 'documentNumber', field: 'text', most: 16, isRequired: true },
      { key: 'documentDate', field: 'date', isRequired: true },
      { key: 'documentValue', field: 'amount', isRequired: true },
      { key: 'placeOfSupply', field: 'stateCode' },
      ...credited,
    ],
    issues: creditIssues,
  },
  { key: '4', columns: [{ key: 'credit', field: 'choice', choices: creditKinds }, ...taxes] },
  {
    key: '5',
    columns: [
      ...recipient,
      { key: 'documentNumber', field: 'text', most: 16, isRequired: true, isProposed: true },
      { key: 'documentDate', field: 'date', isRequired: true, isProposed: true },
      ...distributed,
    ],
    issues: (cells, place) => dayIssues(cells, place, ['documentDate']),
  },
  {
    key: '6A',
    isEntered: true,
    columns: [
      supplier,
      ...amended,
      { key: 'documentValue', field: 'amount', isRequired: true },
      { key: 'placeOfSupply', field: 'stateCode' },
      ...credited,
      ...before,
    ],
    issues: amendmentIssues,
  },
  {
    key: '6B',
    isEntered: true,
    columns: [
      supplier,
      { key: 'noteType', field: 'choice', choices: ['CreditNote', 'DebitNote'], isRequired: true },
      { key: 'documentNumber', field: 'text', most: 16, isRequired: true },
      { key: 'documentDate', field: 'date', isRequired: true },
      { key: 'originalNumber', field: 'text', most: 16, isCompleted: true },
      { key: 'originalDate', field: 'date', isCompleted: true },
      ...credited,
    ],
    issues: creditIssues,
  },
  {
    key: '6C',
    isEntered: true,
    columns: [
      supplier,
      { key: 'noteType', field: 'choice', choices: ['CreditNote', 'DebitNote'], isRequired: true },
      ...amended,
      ...credited,
      ...before,
    ],
    issues: amendmentIssues,
  },
  {
    key: '8',
    columns: [
      ...recipient,
      { key: 'creditNumber', field: 'text', most: 16, isRequired: true, isProposed: true },
      { key: 'creditDate', field: 'date', isRequired: true, isProposed: true },
      // The ISD invoice that distributed it.
      { key: 'documentNumber', field: 'text', most: 16, isRequired: true, isCompleted: true },
      { key: 'documentDate', field: 'date', isRequired: true, isCompleted: true },
      ...distributed,
    ],
    issues: (cells, place) => dayIssues(cells, place, ['creditDate', 'documentDate']),
  },
  {
    key: '9',
    isEntered: true,
    columns: [
      { key: 'originalRecipient', field: 'gstin', isRequired: true },
      // The ISD invoice that went to the wrong recipient, and the credit note that takes it back.
      { key: 'originalNumber', field: 'text', most: 16, isRequired: true },
      { key: 'originalDate', field: 'date', isRequired: true },
      { key: 'creditNumber', field: 'text', most: 16, isRequired: true },
      { key: 'creditDate', field: 'date', isRequired: true },
      ...recipient,
      { key: 'documentNumber', field: 'text', most: 16, isRequired: true },
      { key: 'documentDate', field: 'date', isRequired: true },
      ...distributed,
    ],
    issues: redistributionIssues,
  },
  {
    key: 'R',
    isEntered: true,
    columns: [
      { key: 'recipientGstin', field: 'gstin' },
      { key: 'recipientName', field: 'text', most: 100 },
      { key: 'stateCode', field: 'stateCode', isRequired: true },
      { key: 'turnover', field: 'amount', isRequired: true, isSummed: true, isProposed: true },
    ],
    issues: recipientIssues,
  },
]

/**
 * GSTR-6: credit of services that an Input Service Distributor received and distributes to the registrations of its PAN.
 * Source: CGST Act s.20, CGST Rules, rules 39 and 65, form GSTR-6.
 */
export const gstr6: WorksheetForm<Gstr6Facts> = {
  form: 'GSTR6',
  tables,
  checks: gstr6Checks,
  object: gstr6Object,
}

function creditIssues(cells: Cells, place: Place): CellIssue[] {
  return [
    ...ownGstinIssues(cells, place, 'supplierGstin'),
    ...dayIssues(cells, place, ['documentDate', 'originalDate']),
    ...headIssues(cells),
  ]
}

/** What is amended was reported in an earlier period. */
function amendmentIssues(cells: Cells, place: Place): CellIssue[] {
  return [
    ...creditIssues(cells, place),
    ...earlierIssues(cells, place),
    ...headIssues(cells, ['previousIgst', 'previousCgst', 'previousSgst']),
  ]
}

const earlierIssues = (cells: Cells, { from, returnPeriod }: Place): CellIssue[] =>
  (cells['originalDate'] ?? '') < from
    ? []
    : [{ column: 'originalDate', code: 'SHEET_EARLIER_PERIOD', params: { period: returnPeriod } }]

function redistributionIssues(cells: Cells, place: Place): CellIssue[] {
  const isNothing = distributed.every(({ key }) => !cells[key] || /^[0.]*$/.test(cells[key]))
  return [
    ...dayIssues(cells, place, ['originalDate', 'creditDate', 'documentDate']),
    ...earlierIssues(cells, place),
    ...ownGstinIssues(cells, place, 'originalRecipient'),
    ...recipientIssues(cells, place),
    ...(isNothing ? [{ column: 'igstAsIgst', code: 'SHEET_ABOVE_ZERO' }] : []),
  ]
}

function recipientIssues(cells: Cells, { gstin }: Place): CellIssue[] {
  const own = cells['recipientGstin']
  if (!own) return cells['recipientName'] ? [] : [{ column: 'recipientName', code: 'REQUIRED' }]
  if (own === gstin) return [{ column: 'recipientGstin', code: 'SHEET_OWN_GSTIN' }]
  // Credit goes to distinct persons of the same permanent account number alone (s.2(61)).
  if (own.slice(2, 12) !== gstin.slice(2, 12))
    return [{ column: 'recipientGstin', code: 'SHEET_OTHER_PAN', params: { pan: gstin.slice(2, 12) } }]
  return own.slice(0, 2) === cells['stateCode']
    ? []
    : [{ column: 'stateCode', code: 'SHEET_STATE_OF_GSTIN', params: { state: own.slice(0, 2) } }]
}
