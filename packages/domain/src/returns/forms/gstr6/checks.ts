import { grouped, rowsOf } from '../worksheet/cells.ts'
import type { Check, RowDocument, Sheet, SheetRow } from '../worksheet/declaration.ts'
import { recipientsOf, weightsOf } from './distribution.ts'
import { creditOf, namedRecipients, receivedTables, recipientKey, recipientsIn } from './rows.ts'

export interface Gstr6Facts {
  /** Bills of the period on which the recipient pays the tax: a distributor takes none of them itself. */
  readonly reverseCharge: readonly RowDocument[]
}

export function gstr6Checks({ rows, facts }: Sheet<Gstr6Facts>): Check[] {
  return [
    ...withoutRecipient(rows),
    ...twice(rowsOf(rows, 'R'), ({ cells }) => recipientKey(cells), 'GSTR6_RECIPIENT_TWICE'),
    ...twice(rowsOf(rows, '5'), ({ cells }) => cells['documentNumber'] ?? '', 'GSTR6_NUMBER_TWICE'),
    ...twice(rowsOf(rows, '8'), ({ cells }) => cells['creditNumber'] ?? '', 'GSTR6_NUMBER_TWICE'),
    // The file has what is known of its names, and those of a redistribution are not published.
    ...(rowsOf(rows, '9').length > 0
      ? [{ code: 'GSTR6_REDISTRIBUTED_BY_HAND', severity: 'Warning', table: '9' } as const]
      : []),
    ...facts.reverseCharge.map((document) => ({
      code: 'GSTR6_REVERSE_CHARGE',
      severity: 'Warning' as const,
      document,
      params: { number: document.number ?? '' },
    })),
  ]
}

/** All credit of a month is distributed in it (rule 39(1)(a)): each row has someone who gets it. */
function withoutRecipient(rows: readonly SheetRow[]): Check[] {
  const received = receivedTables.flatMap((table) => rowsOf(rows, table))
  const recipients = recipientsIn(rows)
  if (recipients.length === 0)
    return received.length === 0 ? [] : [{ code: 'GSTR6_NO_RECIPIENTS', severity: 'Error', table: 'R' }]
  const known = new Set(recipients.map(({ key }) => key))
  return received.flatMap((row): Check[] => {
    const about = { severity: 'Error' as const, table: row.table, row }
    const unknown = namedRecipients(row.cells).find((gstin) => !known.has(gstin))
    if (unknown) return [{ code: 'GSTR6_UNKNOWN_RECIPIENT', ...about, params: { gstin: unknown } }]
    return weightsOf(recipientsOf(creditOf(row), recipients)) ? [] : [{ code: 'GSTR6_NO_TURNOVER', ...about }]
  })
}

const twice = (rows: readonly SheetRow[], keyOf: (row: SheetRow) => string, code: string): Check[] =>
  grouped(
    rows.filter((row) => keyOf(row) !== ''),
    keyOf,
  )
    .filter((same) => same.length > 1)
    .map((same) => ({
      code,
      severity: 'Error',
      table: same[1]!.table,
      row: same[1]!,
      params: { number: keyOf(same[0]!) },
    }))
