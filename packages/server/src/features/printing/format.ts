import { printingTexts, type PrintingText } from '@bahi/contracts/texts/printing.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import type { PrintColumn, PrintTable } from '@bahi/contracts/printing.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { groupIndian } from '@bahi/domain/num/format.ts'

export type Say = (key: PrintingText, params?: Readonly<Record<string, string>>) => string

/** Looks a printed word up in the document's language and fills its parameters. */
export const sayIn =
  (language: Language): Say =>
  (key, params = {}) =>
    printingTexts[key][language].replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '')

/** Amount with Indian grouping: `1234567.5` -> `12,34,567.50`. Digits are Latin in every language. */
export const money = (amount: string): string => groupIndian(Decimal.of(amount).toFixed(2))

/** As many decimals as the longest of the numbers needs, so that a column's points are under one another. */
export const decimalsOf = (values: readonly string[], atLeast: number): number =>
  Math.max(atLeast, ...values.map((value) => /\.(\d*?)0*$/.exec(value)?.[1]?.length ?? 0))

export const fixed = (value: string, decimals: number): string =>
  groupIndian(Decimal.of(value).toFixed(decimals))

/** `18.000` -> `18%`, `2.500` -> `2.5%`. */
export const percent = (rate: string): string =>
  `${Decimal.of(rate)
    .toFixed(3)
    .replace(/\.?0+$/, '')}%`

/** DD/MM/YYYY, the product's date format. */
export const day = (date: string): string => date.slice(0, 10).split('-').reverse().join('/')

/** A column that may be made wider than its texts need. */
export type FittedColumn = PrintColumn & { readonly minimum?: number }

/**
 * Widths for every column from its longest text, and the largest text size at which the free column keeps room for
 * words. Measuring here is far cheaper than letting the layout engine measure every cell.
 */
export const fitted = (
  table: Omit<PrintTable, 'textSize' | 'columns'> & { readonly columns: readonly FittedColumn[] },
  widthPt: number,
  sizes: readonly number[],
): PrintTable => {
  const insetPt = 6.6
  const needed = table.columns.map((column, index) => {
    if (column.width === 0) return 0
    const cells = [...table.rows, ...(table.footer ? [table.footer] : [])].map((row) => row[index] ?? '')
    const body = Math.max(
      0,
      ...cells.flatMap((cell) => cell.split('\n').map((line, at) => ems(line) * (at ? 0.84 : 1.06))),
    )
    const head = Math.max(0, ...column.label.split(' ').map((word) => ems(word) * 1.06))
    return Math.max(body, head)
  })
  const widthOf = (index: number, size: number) => {
    const em = needed[index] ?? 0
    return em ? Math.max(em * size + insetPt, table.columns[index]?.minimum ?? 0) : 0
  }
  const taken = (size: number) => needed.reduce((sum, _, index) => sum + widthOf(index, size), 0)
  const room = widthPt > 320 ? Math.min(105, widthPt * 0.2) : widthPt * 0.35
  const fits = (size: number) => widthPt - taken(size) >= room
  const textSize = sizes.find(fits) ?? sizes.at(-1) ?? 8
  // Wishes for wider columns give way before the free one loses its room.
  const isTight = !fits(textSize)
  const columns = table.columns.map(({ minimum: _minimum, ...column }, index): PrintColumn => {
    const em = needed[index] ?? 0
    const points = isTight ? em * textSize + insetPt : widthOf(index, textSize)
    return { ...column, width: em ? Math.round((points / textSize) * 100) / 100 : 0 }
  })
  return { ...table, columns, textSize }
}

/** Width of a text in ems of the print font, from the advance widths of its groups of characters. */
const ems = (text: string): number => {
  let width = 0
  for (const char of text) {
    if (/[0-9₹]/.test(char)) width += 0.572
    else if (/[.,:;' |]/.test(char)) width += 0.27
    else if (/[A-Z%&@#]/.test(char)) width += 0.7
    // Signs of vowels beside their letter take room, those above and below take none.
    else if (/\p{Mc}/u.test(char)) width += 0.3
    else if (/\p{M}/u.test(char)) width += 0.1
    else if (/\p{Script=Devanagari}/u.test(char)) width += 0.66
    else width += 0.58
  }
  return width
}
