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

/** Credit of a row of table 3 or 6B. */
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

/** A credit note takes credit back; it is distributed by notes of its own. */
export const isCreditNote = ({ table, cells }: SheetRow): boolean =>
  table === '6B' && cells['noteType'] === 'CreditNote'

/** Tables 4, 5 and 8: what tables 3 and 6B come to, and how it is distributed. Numbers of documents are proposed. */
export function computedRows(rows: readonly SheetRow[], place: Place): SheetRow[] {
  const received = [...rowsOf(rows, '3'), ...rowsOf(rows, '6B')]
  const added = received.filter((row) => !isCreditNote(row)).map(creditOf)
  const taken = received.filter(isCreditNote).map(creditOf)
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
