import { Decimal } from '../num/decimal.ts'
import { readAmount, readSide } from './amounts.ts'
import type { Cells } from './cells.ts'
import { orderOf, readDay } from './dates.ts'
import { roleOf } from './headings.ts'
import type { ColumnRole, Mapping } from './headings.ts'
import { proved } from './proof.ts'
import type { ReadStatement, StatementProblem, StatementRow } from './statement.ts'

/** Lines of a footer: what comes after is none of the account unless it begins with a day. */
const footer =
  /\b(total|summary|closing balance|opening balance|end of statement|generated|disclaimer|computer|legends?|page \d|note:|registered office|signature|this is a|unless the constituent)\b|\*\*\*/i
const openingWords = /\b(opening bal|b\/f|brought forward|balance forward)/i
const closingWords = /\b(closing bal|c\/f|carried forward)/i

/** The rows of a table by a mapping, with everything that cannot be read; the running balance is proved. */
export function readTable(cells: Cells, mapping: Mapping, layout?: string): ReadStatement {
  const { columns, skip } = mapping
  const reader = new TableReader(cells, mapping)
  for (let index = skip; index < cells.length; index++) reader.take(cells[index]!, index + 1)
  return {
    ...proved(withSides(reader.rows, columns.amount !== undefined, reader.signed), {
      opening: reader.opening,
      closing: reader.closing,
      problems: reader.problems,
    }),
    ...(layout === undefined ? {} : { layout }),
  }
}

class TableReader {
  readonly rows: Loose[] = []
  readonly problems: StatementProblem[] = []
  opening: string | undefined
  closing: string | undefined
  /** Some amount says its side itself. */
  signed = false
  #isFooter = false
  readonly #columns: Mapping['columns']
  readonly #order: 'dmy' | 'mdy'
  readonly #headings: readonly string[]
  readonly #balanceSide: number | undefined
  readonly #references: readonly number[]

  constructor(cells: Cells, { skip, columns, order, balanceSide, references = [] }: Mapping) {
    this.#references = references
    this.#columns = columns
    this.#headings = skip > 0 ? cells[skip - 1]! : []
    this.#balanceSide = balanceSide
    this.#order = order ?? orderOf(cells.slice(skip).map((row) => row[columns.date!] ?? ''))
  }

  take(row: readonly string[], line: number): void {
    const cell = (role: ColumnRole) =>
      this.#columns[role] === undefined ? '' : (row[this.#columns[role]] ?? '')
    const whole = row.join(' ').trim()
    if (whole === '' || /^[\s*_=.-]+$/.test(whole)) return
    if (roleOf(cell('date')) !== undefined) return
    const day = cell('date')
    const date = readDay(day, this.#order)
    const amounts = (['debit', 'credit', 'amount'] as const).filter((role) => cell(role) !== '')
    if (date === undefined) return this.#withoutDay(whole, day, amounts.length > 0, cell, line)
    const balance = this.#balance(row, cell('balance'), line)
    const description = cell('description')
    const read = this.#amounts(cell, line)
    if (read === undefined) return
    if (read === null) {
      if (openingWords.test(whole)) this.opening ??= balance
      else if (closingWords.test(whole)) this.closing = balance
      else this.#problem(line, undefined, 'noAmount', whole)
      return
    }
    this.#isFooter = false
    const reference =
      [cell('reference'), ...this.#references.map((at) => row[at] ?? '')]
        .map((text) => text.replace(/^[-0]+$/, '').slice(0, 100))
        .find((text) => text !== '') ?? ''
    const valueDate = readDay(cell('valueDate'), this.#order)
    this.rows.push({
      line,
      date,
      description: description === '' && reference === '' ? whole.slice(0, 300) : description,
      ...read,
      ...(balance === undefined ? {} : { balance }),
      ...(reference === '' ? {} : { reference }),
      ...(valueDate === undefined ? {} : { valueDate }),
    })
  }

  #withoutDay(
    whole: string,
    day: string,
    hasAmounts: boolean,
    cell: (role: ColumnRole) => string,
    line: number,
  ): void {
    if (openingWords.test(whole) && this.rows.length === 0)
      this.opening ??= this.#plainBalance(cell('balance'))
    if (footer.test(whole)) this.#isFooter = true
    if (this.#isFooter) return
    const last = this.rows.at(-1)
    const description = cell('description')
    // The narration of the row above goes on.
    if (last && day === '' && !hasAmounts && description !== '') {
      this.rows[this.rows.length - 1] = { ...last, description: `${last.description} ${description}`.trim() }
      return
    }
    if (hasAmounts || /\d/.test(day)) this.#problem(line, 'date', 'date', day === '' ? whole : day)
  }

  /** Null: no amount is written; undefined: it cannot be read. */
  #amounts(cell: (role: ColumnRole) => string, line: number): Sides | null | undefined {
    if (this.#columns.amount !== undefined) {
      const found = readAmount(cell('amount'))
      if (found === undefined) return this.#problem(line, 'amount', 'amount', cell('amount'))
      if (found === null || Decimal.of(found.amount).isZero()) return null
      const side = readSide(cell('side')) ?? found.side
      if (cell('side') !== '' && side === undefined) return this.#problem(line, 'side', 'side', cell('side'))
      const amount = Decimal.of(found.amount)
      if (side !== undefined || amount.isNegative()) this.signed = true
      const isDebit = side === undefined ? amount.isNegative() : (side === 'Dr') !== amount.isNegative()
      return sidesOf(amount, isDebit)
    }
    const debit = readAmount(cell('debit'))
    const credit = readAmount(cell('credit'))
    if (debit === undefined) return this.#problem(line, 'debit', 'amount', cell('debit'))
    if (credit === undefined) return this.#problem(line, 'credit', 'amount', cell('credit'))
    const [out, into] = [Decimal.of(debit?.amount ?? '0'), Decimal.of(credit?.amount ?? '0')]
    if (out.isZero() && into.isZero()) return null
    if (!out.isZero() && !into.isZero())
      return this.#problem(line, 'debit', 'bothSides', `${debit!.amount} / ${credit!.amount}`)
    return { debit: out.toFixed(2), credit: into.toFixed(2) }
  }

  #balance(row: readonly string[], text: string, line: number): string | undefined {
    const found = readAmount(text)
    if (found === undefined) this.#problem(line, 'balance', 'balance', text)
    if (!found) return undefined
    const side = this.#balanceSide === undefined ? found.side : readSide(row[this.#balanceSide] ?? '')
    return side === 'Dr' ? Decimal.of(found.amount).abs().neg().toFixed(2) : found.amount
  }

  #plainBalance(text: string): string | undefined {
    const found = readAmount(text)
    if (!found) return undefined
    return found.side === 'Dr' ? Decimal.of(found.amount).abs().neg().toFixed(2) : found.amount
  }

  #problem(
    line: number,
    role: ColumnRole | undefined,
    fault: StatementProblem['fault'],
    value: string,
  ): undefined {
    const column = role && this.#headings[this.#columns[role] ?? -1]
    this.problems.push({ line, ...(column ? { column } : {}), fault, value: value.slice(0, 300) })
  }
}

interface Sides {
  readonly debit: string
  readonly credit: string
}
type Loose = StatementRow

const sidesOf = (amount: Decimal, isDebit: boolean): Sides => ({
  debit: isDebit ? amount.abs().toFixed(2) : '0.00',
  credit: isDebit ? '0.00' : amount.abs().toFixed(2),
})

/**
 * What the columns leave open: amounts without any sign get their side from the running balance; in a column of debits that
 * are all negative the sign says nothing, in one with both it marks what was taken back.
 */
function withSides(rows: readonly Loose[], isOneColumn: boolean, isSigned: boolean): readonly StatementRow[] {
  if (!isOneColumn) {
    const column = (key: 'debit' | 'credit') =>
      rows.map((row) => Decimal.of(row[key])).filter((one) => !one.isZero())
    const isPlain = (key: 'debit' | 'credit') => column(key).every((one) => one.isNegative())
    const [plainDebits, plainCredits] = [isPlain('debit'), isPlain('credit')]
    return rows.map((row) => {
      const [debit, credit] = [Decimal.of(row.debit), Decimal.of(row.credit)]
      if (debit.isNegative())
        return { ...row, ...(plainDebits ? sidesOf(debit, true) : sidesOf(debit, false)) }
      if (credit.isNegative())
        return { ...row, ...(plainCredits ? sidesOf(credit, false) : sidesOf(credit, true)) }
      return row
    })
  }
  if (isSigned || rows.length < 2) return rows
  const isNewestFirst = rows[0]!.date > rows.at(-1)!.date
  return rows.map((row, index) => {
    const before = rows[isNewestFirst ? index + 1 : index - 1]
    if (row.balance === undefined || before?.balance === undefined) return row
    const change = Decimal.of(row.balance).sub(before.balance)
    return change.eq(Decimal.of(row.credit).neg()) ? { ...row, debit: row.credit, credit: '0.00' } : row
  })
}
