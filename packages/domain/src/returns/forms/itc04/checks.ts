import type { CalendarDate } from '../../../cal/date.ts'
import { returnByOf } from '../../../documents/challan.ts'
import type { JobWorkGoods } from '../../../documents/challan.ts'
import { Decimal } from '../../../num/decimal.ts'
import { grouped, rowsOf } from '../worksheet/cells.ts'
import type { Check, RowDocument, Sheet, SheetRow } from '../worksheet/declaration.ts'

/** Goods of a challan in one unit, sent or back, as this period or one before it reports them. */
export interface Moved {
  readonly number: string
  readonly uqc: string
  readonly quantity: string
}

export interface SentChallan extends Moved {
  readonly date: CalendarDate
  readonly goods: JobWorkGoods
  readonly document?: RowDocument
}

export interface Itc04Facts {
  /** Sent until the last day of the period, this period among it. */
  readonly sent: readonly SentChallan[]
  /** Back, lost or supplied before this period. */
  readonly before: readonly Moved[]
}

const tablesOfReturn = ['5A', '5B', '5C'] as const

export function itc04Checks(sheet: Sheet<Itc04Facts>): Check[] {
  return [...twiceSent(sheet.rows), ...aboveSent(sheet), ...outTooLong(sheet)]
}

/** A challan that is in the books and was entered as well would be reported twice. */
function twiceSent(rows: readonly SheetRow[]): Check[] {
  const sent = rowsOf(rows, '4')
  const inBooks = new Set(sent.filter(({ document }) => document).map(numberOf))
  return sent
    .filter((row) => !row.document && inBooks.has(numberOf(row)))
    .map((row) => ({
      code: 'ITC04_IN_BOOKS',
      severity: 'Error',
      table: '4',
      row,
      params: { number: row.cells['challanNumber'] ?? '' },
    }))
}

const numberOf = ({ cells }: SheetRow) => (cells['challanNumber'] ?? '').toUpperCase()

/** Of each challan and unit no more comes back than was sent; other units are not compared. */
function aboveSent({ rows, facts }: Sheet<Itc04Facts>): Check[] {
  const sent = quantities(facts.sent)
  const known = new Set(facts.sent.map(({ number }) => number.toUpperCase()))
  const back = quantities(facts.before)
  return tablesOfReturn
    .flatMap((table) => rowsOf(rows, table))
    .flatMap((row): Check[] => {
      const number = row.cells['originalNumber'] ?? ''
      const about = { table: row.table, row, params: { number } }
      if (!known.has(number.toUpperCase()))
        return [{ code: 'ITC04_UNKNOWN_CHALLAN', severity: 'Warning', ...about }]
      for (const { uqc, quantity } of movedOf(row)) add(back, number, uqc, quantity)
      const over = movedOf(row).find(({ uqc }) => {
        const most = sent.get(keyOf(number, uqc))
        return most !== undefined && back.get(keyOf(number, uqc))!.gt(most)
      })
      if (!over) return []
      const params = {
        number,
        uqc: over.uqc,
        sent: sent.get(keyOf(number, over.uqc))!.toPlain(),
        back: back.get(keyOf(number, over.uqc))!.toPlain(),
      }
      return [{ code: 'ITC04_ABOVE_SENT', severity: 'Error', ...about, params }]
    })
}

/** Inputs not back within a year and capital goods not within three are supplied on the day they were sent (s.143(3), (4)). */
function outTooLong({ place, rows, facts }: Sheet<Itc04Facts>): Check[] {
  const back = quantities([
    ...facts.before,
    ...tablesOfReturn.flatMap((table) => rowsOf(rows, table)).flatMap(movedOf),
  ])
  return grouped(facts.sent, ({ number }) => number.toUpperCase()).flatMap((lines): Check[] => {
    const { number, date, goods, document } = lines[0]!
    const last = returnByOf({ purpose: 'JobWork', jobWorkGoods: goods, date })!
    const left = [...quantities(lines)].some(([key, sent]) => sent.gt(back.get(key) ?? '0'))
    if (!left || last > place.to || last >= place.today) return []
    return [
      {
        code: 'ITC04_DEEMED_SUPPLY',
        severity: 'Warning',
        params: { number, date: last },
        ...(document ? { document } : {}),
      },
    ]
  })
}

/** What a row takes back: the goods, and what was lost of them. */
export function movedOf({ cells }: Pick<SheetRow, 'cells'>): Moved[] {
  const number = cells['originalNumber'] ?? ''
  const moved = (uqc: string, quantity: string) => (uqc && quantity ? [{ number, uqc, quantity }] : [])
  return [
    ...moved(cells['uqc'] ?? '', cells['quantity'] ?? ''),
    ...moved(cells['lossUqc'] ?? '', cells['lossQuantity'] ?? ''),
  ]
}

const keyOf = (number: string, uqc: string) => `${number.toUpperCase()} ${uqc}`

function quantities(list: readonly Moved[]): Map<string, Decimal> {
  const sums = new Map<string, Decimal>()
  for (const { number, uqc, quantity } of list) add(sums, number, uqc, quantity)
  return sums
}

function add(sums: Map<string, Decimal>, number: string, uqc: string, quantity: string): void {
  const key = keyOf(number, uqc)
  sums.set(key, (sums.get(key) ?? Decimal.zero).add(quantity))
}
