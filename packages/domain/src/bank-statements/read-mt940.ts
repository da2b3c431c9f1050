import { Decimal } from '../num/decimal.ts'
import { readDay } from './dates.ts'
import { proved } from './proof.ts'
import type { ReadStatement, StatementProblem, StatementRow } from './statement.ts'

export const isMt940 = (text: string): boolean => /^:20:/m.test(text) && /^:6[01][FM]?:/m.test(text)

/** Value date, entry date, side, funds code, amount, type, reference of the owner and of the bank (SWIFT, field 61). */
const field61 =
  /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d{1,13},\d{0,2})([NSF][A-Z0-9]{3})([^/\n]*)(?:\/\/([^\n]*))?(?:\n([\s\S]*))?$/
const fieldBalance = /^([CD])(\d{6})([A-Z]{3})(\d{1,13},\d{0,2})/

/** Statements after SWIFT MT940; one file may hold those of many days, which follow one another. */
export function readMt940(text: string): ReadStatement {
  const rows: StatementRow[] = []
  const problems: StatementProblem[] = []
  let opening: string | undefined
  let closing: string | undefined
  for (const { tag, value, line } of fieldsOf(text)) {
    if (/^60[FM]$/.test(tag)) opening ??= balanceOf(value)
    else if (/^62[FM]$/.test(tag)) closing = balanceOf(value) ?? closing
    else if (tag === '86') describe(rows, value)
    else if (tag === '61') {
      const read = rowOf(value, line)
      if ('fault' in read) problems.push(read)
      else rows.push(read)
    }
  }
  return { ...proved(rows, { opening, closing, problems }), layout: 'MT940' }
}

interface Field {
  readonly tag: string
  readonly value: string
  readonly line: number
}

function fieldsOf(text: string): Field[] {
  const fields: { tag: string; value: string; line: number }[] = []
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const begun = /^:(\d{2}[A-Z]?):(.*)$/.exec(raw)
    const last = fields.at(-1)
    if (begun) fields.push({ tag: begun[1]!, value: begun[2]!, line: index + 1 })
    else if (raw === '-' || raw.startsWith('-}') || raw.startsWith('{'))
      fields.push({ tag: '', value: '', line: index + 1 })
    else if (last && last.tag !== '' && raw !== '') last.value += `\n${raw}`
  }
  return fields
}

function rowOf(value: string, line: number): StatementRow | StatementProblem {
  const found = field61.exec(value)
  if (!found) return { line, column: ':61:', fault: 'amount', value: value.slice(0, 300) }
  const [, valued, entered, side, , amount, , own = '', bank = '', more = ''] = found
  const valueDate = readDay(`20${valued}`)
  if (valueDate === undefined) return { line, column: ':61:', fault: 'date', value: valued! }
  const figure = Decimal.of(amount!.replace(/,$/, '').replace(',', '.')).toFixed(2)
  if (Decimal.of(figure).isZero())
    return { line, column: ':61:', fault: 'noAmount', value: value.slice(0, 300) }
  // RC takes a credit back, RD a debit.
  const isDebit = side === 'D' || side === 'RC'
  const reference = [own.trim(), bank.trim()].find((one) => one !== '' && !/^NONREF$/i.test(one))
  const date = entered === undefined ? valueDate : entryDay(valueDate, entered)
  return {
    line,
    date,
    ...(date === valueDate ? {} : { valueDate }),
    description: more.replaceAll('\n', ' ').trim(),
    ...(reference === undefined ? {} : { reference }),
    debit: isDebit ? figure : '0.00',
    credit: isDebit ? '0.00' : figure,
  }
}

/** The entry date has no year: the one nearest to the value date. */
function entryDay(valueDate: string, entered: string): string {
  const year = Number(valueDate.slice(0, 4))
  const days = [year - 1, year, year + 1].flatMap((one) => readDay(`${one}${entered}`) ?? [])
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(valueDate))
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? valueDate
}

function describe(rows: StatementRow[], value: string): void {
  const last = rows.at(-1)
  if (!last) return
  // Sub-fields ?20 to ?33 of German banks, /REMI/ of others: the words alone.
  const words = value
    .replaceAll(/\?\d\d/g, ' ')
    .replaceAll('\n', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  rows[rows.length - 1] = {
    ...last,
    description: [last.description, words].filter(Boolean).join(' ').slice(0, 1000),
  }
}

function balanceOf(value: string): string | undefined {
  const found = fieldBalance.exec(value)
  if (!found) return undefined
  const amount = Decimal.of(found[4]!.replace(/,$/, '').replace(',', '.'))
  return (found[1] === 'D' ? amount.neg() : amount).toFixed(2)
}
