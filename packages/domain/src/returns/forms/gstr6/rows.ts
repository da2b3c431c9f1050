import { Decimal } from '../../../num/decimal.ts'
import { rowsOf } from '../worksheet/cells.ts'
import type { Cells, Place, SheetRow } from '../worksheet/declaration.ts'
import { creditHeads, creditKinds, distribute } from './distribution.ts'
import type { Credit, CreditKind, Recipient } from './distribution.ts'

/** Name of a recipient within a return: its GSTIN, of an unregistered unit State and name. */
export const recipientKey = (cells: Cells): string =>
  cells['recipientGstin'] || `UR ${cells['stateCode'] ?? ''} ${cells['recipientName'] ?? ''}`

export const recipientsIn = (rows: readonly SheetRow[]): Recipient[] =>
  rowsOf(rows, 'R').map(({ cells }) => ({
    key: recipientKey(cells),
    stateCode: cells['stateCode'] ?? '',
    turnover: cells['turnover'] || '0',
  }))

/** GSTINs of the recipients that a row names. */
export const namedRecipients = (cells: Cells): string[] =>
  (cells['recipients'] ?? '')
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)

/** Credit of a row of tables 3 and 6, whole. */
export function creditOf({ cells }: Pick<SheetRow, 'cells'>): Credit {
  return {
    kind: (cells['credit'] ?? 'Eligible') as CreditKind,
    of: namedRecipients(cells),
    igst: cells['igst'] || '0',
    cgst: cells['cgst'] || '0',
    sgst: cells['sgst'] || '0',
    cess: cells['cess'] || '0',
  }
}

/** Tables of what was received, and of amendments of it. */
export const receivedTables = ['3', '6A', '6B', '6C'] as const

const previous = {
  igst: 'previousIgst',
  cgst: 'previousCgst',
  sgst: 'previousSgst',
  cess: 'previousCess',
} as const

/** What a row adds to the credit, and what it takes back: of an amendment the difference to the earlier return, head by head. */
function effectOf(row: SheetRow): { readonly added: Credit; readonly taken: Credit } {
  const whole = creditOf(row)
  const isAmended = row.table === '6A' || row.table === '6C'
  const part = (sign: 1 | -1): Credit => ({
    ...whole,
    ...Object.fromEntries(
      creditHeads.map((head) => {
        const earlier = isAmended ? row.cells[previous[head]] || '0' : '0'
        const change = Decimal.of(whole[head]).sub(earlier)
        const signed = isCreditNote(row) === (sign === 1) ? change.neg() : change
        return [head, Decimal.max(signed, '0').toFixed(2)]
      }),
    ),
  })
  return { added: part(1), taken: part(-1) }
}

const isNone = (credit: Credit): boolean => creditHeads.every((head) => Decimal.of(credit[head]).isZero())

/** A credit note takes credit back; it is distributed by notes of its own. */
export const isCreditNote = ({ table, cells }: SheetRow): boolean =>
  (table === '6B' || table === '6C') && cells['noteType'] === 'CreditNote'

/** Tables 4, 5 and 8: what tables 3 and 6 come to, and how it is distributed. Numbers of documents are proposed. */
export function computedRows(rows: readonly SheetRow[], place: Place): SheetRow[] {
  const effects = receivedTables.flatMap((table) => rowsOf(rows, table)).map(effectOf)
  const added = effects.map((effect) => effect.added).filter((credit) => !isNone(credit))
  const taken = effects.map((effect) => effect.taken).filter((credit) => !isNone(credit))
  return [
    ...totals(added, taken),
    ...distributed('5', added, rows, place),
    ...distributed('8', taken, rows, place),
  ]
}

const totals = (added: readonly Credit[], taken: readonly Credit[]): SheetRow[] =>
  creditKinds.map((kind) => ({
    table: '4',
    source: `4:${kind}`,
    cells: {
      credit: kind,
      ...Object.fromEntries(
        creditHeads.map((head) => {
          const of = (credits: readonly Credit[]) =>
            Decimal.sum(credits.filter((credit) => credit.kind === kind).map((credit) => credit[head]))
          return [head, of(added).sub(of(taken)).toFixed(2)]
        }),
      ),
    },
  }))

function distributed(
  table: '5' | '8',
  credits: readonly Credit[],
  rows: readonly SheetRow[],
  { stateCode, returnPeriod, to }: Place,
): SheetRow[] {
  const cellsOf = new Map(rowsOf(rows, 'R').map(({ cells }) => [recipientKey(cells), cells]))
  return distribute(credits, recipientsIn(rows), stateCode).map(({ kind, recipient, ...amounts }, at) => {
    const { turnover: _, ...who } = cellsOf.get(recipient)!
    const number = String(at + 1).padStart(3, '0')
    return {
      table,
      source: `${table}:${kind}:${recipient}`,
      cells: {
        credit: kind,
        ...who,
        ...(table === '5'
          ? { documentNumber: `${returnPeriod}/${number}`, documentDate: to }
          : { creditNumber: `${returnPeriod}/C${number}`, creditDate: to }),
        ...amounts,
      },
    }
  })
}
