import { Decimal } from '../../../num/decimal.ts'
import type {
  Cells,
  CellIssue,
  Column,
  Place,
  SheetRow,
  Table,
  WorksheetForm,
} from '../worksheet/declaration.ts'
import { aboveZero, dayIssues, headIssues } from '../worksheet/rules.ts'
import { itc04Checks } from './checks.ts'
import type { Itc04Facts } from './checks.ts'
import { itc04Object } from './json.ts'

const jobWorker: readonly Column[] = [
  { key: 'jobWorkerGstin', field: 'gstin' },
  { key: 'stateCode', field: 'stateCode', isRequired: true, isCompleted: true },
]
const original: readonly Column[] = [
  { key: 'originalNumber', field: 'text', most: 16, isRequired: true },
  { key: 'originalDate', field: 'date', isRequired: true },
]
const received: readonly Column[] = [
  { key: 'workDone', field: 'text', most: 100, isRequired: true, isCompleted: true },
  { key: 'description', field: 'text', most: 100, isRequired: true },
  { key: 'uqc', field: 'uqc', isRequired: true, isCompleted: true },
  { key: 'quantity', field: 'quantity', isRequired: true, isSummed: true },
  { key: 'lossUqc', field: 'uqc', isCompleted: true },
  { key: 'lossQuantity', field: 'quantity', isSummed: true },
]
const ofJobWorker: readonly Column[] = [
  { key: 'challanNumber', field: 'text', most: 16, isCompleted: true },
  { key: 'challanDate', field: 'date', isCompleted: true },
]

const tables: readonly Table[] = [
  {
    key: '4',
    isEntered: true,
    columns: [
      ...jobWorker,
      { key: 'challanNumber', field: 'text', most: 16, isRequired: true },
      { key: 'challanDate', field: 'date', isRequired: true },
      { key: 'goodsType', field: 'choice', choices: ['Inputs', 'CapitalGoods'], isRequired: true },
      { key: 'description', field: 'text', most: 100, isRequired: true },
      { key: 'uqc', field: 'uqc', isRequired: true, isCompleted: true },
      { key: 'quantity', field: 'quantity', isRequired: true, isSummed: true },
      { key: 'taxableValue', field: 'amount', isRequired: true, isSummed: true },
      { key: 'igstRate', field: 'rate', isCompleted: true },
      { key: 'cgstRate', field: 'rate', isCompleted: true },
      { key: 'sgstRate', field: 'rate', isCompleted: true },
      { key: 'cessRate', field: 'rate', isCompleted: true },
    ],
    issues: (cells, place) => [
      ...stateIssues(cells),
      ...dayIssues(cells, place, ['challanDate']),
      ...aboveZero(cells, ['quantity']),
      ...headIssues(cells, ['igstRate', 'cgstRate', 'sgstRate']),
    ],
  },
  {
    key: '5A',
    isEntered: true,
    columns: [
      ...jobWorker,
      ...original,
      ...ofJobWorker,
      ...received,
      { key: 'otherGstin', field: 'gstin', isCompleted: true },
      { key: 'otherStateCode', field: 'stateCode', isCompleted: true },
    ],
    issues: (cells, place) => [
      ...receivedIssues(cells, place),
      ...stateIssues(cells, ['otherGstin', 'otherStateCode']),
      ...(cells['otherGstin'] && !cells['otherStateCode']
        ? [{ column: 'otherStateCode', code: 'REQUIRED' }]
        : []),
    ],
  },
  {
    key: '5B',
    isEntered: true,
    columns: [...jobWorker, ...original, ...ofJobWorker, ...received],
    issues: receivedIssues,
  },
  {
    key: '5C',
    isEntered: true,
    columns: [
      ...jobWorker,
      ...original,
      { key: 'invoiceNumber', field: 'text', most: 16, isRequired: true },
      { key: 'invoiceDate', field: 'date', isRequired: true },
      ...received,
    ],
    issues: receivedIssues,
  },
]

/**
 * ITC-04: goods sent to job workers and what came back of them. Source: CGST Act s.143, CGST Rules, rule 45(3), form GST
 * ITC-04 with the tables as amended by notification 39/2018-Central Tax.
 */
export const itc04: WorksheetForm<Itc04Facts> = {
  form: 'ITC04',
  tables,
  arrange: (rows) => rows.map(placed),
  checks: itc04Checks,
  object: itc04Object,
}

/** Goods that another job worker sent back are of table 5B. */
function placed(row: SheetRow): SheetRow {
  const { otherGstin = '', otherStateCode = '', ...rest } = row.cells
  if (row.table !== '5A' || otherStateCode === '') return row
  return {
    ...row,
    table: '5B',
    cells: { ...rest, jobWorkerGstin: otherGstin, stateCode: otherStateCode },
    home: { table: row.table, cells: row.cells },
  }
}

function receivedIssues(cells: Cells, place: Place): CellIssue[] {
  const issues = [
    ...stateIssues(cells),
    ...dayIssues(cells, place, ['originalDate', 'challanDate', 'invoiceDate']),
  ]
  for (const column of ['challanDate', 'invoiceDate'])
    if (cells[column] && cells['originalDate'] && cells[column] < cells['originalDate'])
      issues.push({ column, code: 'SHEET_BEFORE_SENT', params: { date: cells['originalDate'] } })
  const [quantity, lost] = [cells['quantity'] ?? '0', cells['lossQuantity'] ?? '0']
  if (Decimal.of(quantity).add(lost).isZero()) issues.push({ column: 'quantity', code: 'SHEET_ABOVE_ZERO' })
  if (!Decimal.of(lost).isZero() && !cells['lossUqc']) issues.push({ column: 'lossUqc', code: 'REQUIRED' })
  return issues
}

/** The first two digits of a GSTIN are its State. */
function stateIssues(
  cells: Cells,
  [gstin, state]: readonly [string, string] = ['jobWorkerGstin', 'stateCode'],
): CellIssue[] {
  const own = cells[gstin]?.slice(0, 2)
  return own && cells[state] && own !== cells[state]
    ? [{ column: state, code: 'SHEET_STATE_OF_GSTIN', params: { state: own } }]
    : []
}
