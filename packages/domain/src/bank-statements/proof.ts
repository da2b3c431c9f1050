import { Decimal } from '../num/decimal.ts'
import type { ReadStatement, StatementProblem, StatementRow } from './statement.ts'

export const netOf = ({ debit, credit }: Pick<StatementRow, 'debit' | 'credit'>): Decimal =>
  Decimal.of(credit).sub(debit)

interface Known {
  readonly opening?: string | undefined
  readonly closing?: string | undefined
  readonly problems: readonly StatementProblem[]
}

/**
 * Puts rows into the order of the account and proves each running balance by the one before. What does not add up is reported
 * with its row: a part of the statement is missing there, or an amount was changed. Banks that give the first or last balance
 * alone get the others computed.
 */
export function proved(given: readonly StatementRow[], { opening, closing, problems }: Known): ReadStatement {
  const rows = isNewestFirst(given) ? given.toReversed() : given
  const found: StatementProblem[] = [...problems]
  const hasBalances = rows.some(({ balance }) => balance !== undefined)
  const sum = Decimal.sum(rows.map(netOf))
  const begun =
    opening ?? (!hasBalances && closing !== undefined ? Decimal.of(closing).sub(sum).toFixed(2) : undefined)
  let last = begun === undefined ? undefined : Decimal.of(begun)
  const out: StatementRow[] = []
  for (const row of rows) {
    const expected: Decimal | undefined = last?.add(netOf(row))
    if (row.balance === undefined) {
      last = expected
      out.push(expected && !hasBalances ? { ...row, balance: expected.toFixed(2) } : row)
      continue
    }
    if (expected && !expected.eq(row.balance))
      found.push({ line: row.line, fault: 'gap', value: row.balance, expected: expected.toFixed(2) })
    last = Decimal.of(row.balance)
    out.push(row)
  }
  const end = last?.toFixed(2)
  if (closing !== undefined && end !== undefined && !Decimal.of(end).eq(closing))
    found.push({ line: rows.at(-1)?.line ?? 0, fault: 'closing', value: closing, expected: end })
  const first = out[0]
  const begin =
    begun ??
    (first?.balance === undefined ? undefined : Decimal.of(first.balance).sub(netOf(first)).toFixed(2))
  return {
    rows: out,
    problems: found.toSorted((a, b) => a.line - b.line),
    ...(begin === undefined ? {} : { opening: begin }),
    ...((closing ?? end) === undefined ? {} : { closing: closing ?? end }),
  }
}

/** By the running balance where it decides, else by the days. */
function isNewestFirst(rows: readonly StatementRow[]): boolean {
  let [down, up] = [0, 0]
  for (let index = 1; index < rows.length; index++) {
    const [a, b] = [rows[index - 1]!, rows[index]!]
    if (a.balance === undefined || b.balance === undefined) continue
    if (Decimal.of(a.balance).add(netOf(b)).eq(b.balance)) down++
    if (Decimal.of(b.balance).add(netOf(a)).eq(a.balance)) up++
  }
  if (up !== down) return up > down
  return rows.length > 1 && rows[0]!.date > rows.at(-1)!.date
}
