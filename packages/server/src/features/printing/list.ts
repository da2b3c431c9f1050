import type { PrintColumn, PrintTable } from '@bahi/contracts/printing.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import type { Listing } from '../../platform/export/export.ts'
import { writtenOf } from '../../platform/export/sheet.ts'
import type { DateFormats, SheetColumn } from '../../platform/export/sheet.ts'
import { fitted, money, sayIn } from './format.ts'
import { pageLabels } from './frame.ts'
import { listHead } from './list-head.ts'
import { told } from './replies.ts'
import { renderer } from './renderer.ts'

/** More pages nobody reads, and a sheet holds them better. */
const mostRows = 5000
/** The long side of A4 between its margins, in points. */
const width = 773

/** A list as pages: whose it is, of when and what of it, then the columns of its sheet, amounts and dates as people read them. */
export async function listPdf<Row>(
  ctx: Ctx,
  { call, asked, title, columns, rows, isSum, formats }: Listing<Row>,
): Promise<Uint8Array> {
  const { company, tradeName, period, facts } = await listHead(ctx, call, asked, formats)
  const cells: string[][] = []
  const sums: number[] = []
  for await (const row of rows) {
    if (cells.length === mostRows) throw new AppError('PDF_TOO_LONG')
    const isOne = isSum?.(row) ?? false
    if (isOne) sums.push(cells.length)
    cells.push(columns.map((column) => shown(column, column.value(row), formats, isOne ? '' : '-')))
  }
  const { language } = ctx
  const model = {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    title,
    number: period,
    made: ctx.t('report.made', { time: writtenOf('time', ctx.clock().toISOString(), formats) }),
    supplier: { heading: '', name: company, lines: tradeName === '' ? [] : [tradeName], facts: [] },
    facts,
    labels: pageLabels(language, sayIn(language)),
    entries: { ...tableOf(columns, cells), sums },
  }
  return told(renderer().renderPdf('list', model))
}

function tableOf<Row>(columns: readonly SheetColumn<Row>[], rows: string[][]): PrintTable {
  const longest = columns.map((_, at) => rows.reduce((most, row) => Math.max(most, row[at]!.length), 0))
  const free = longest.indexOf(Math.max(...longest))
  const kinds = { amount: 'number', number: 'number', date: 'code', time: 'code', text: 'text' } as const
  const spec = columns.map(({ key, label, type = 'text' }, at): PrintColumn => ({
    key,
    label,
    kind: kinds[type],
    width: at === free ? 0 : 1,
  }))
  const table = fitted({ columns: spec, rows }, width, [8, 7.4, 6.8, 6.2, 5.6])
  const taken = table.columns.reduce((sum, column) => sum + column.width * table.textSize, 0)
  if (taken <= width - 80) return spread(table, width - taken - longest[free]! * table.textSize * emOfLetter)
  // Too many columns for their longest texts: they share the page and their texts wrap.
  return { ...table, columns: table.columns.map((column) => ({ ...column, width: 0 })) }
}

/** Of a letter as texts have it, in ems: wide enough that none wraps where there is room. */
const emOfLetter = 0.62

/** Where the page has room to spare all texts share it: the longest alone would leave its neighbours at the far end. */
function spread(table: PrintTable, spare: number): PrintTable {
  const texts = table.columns.filter(({ kind }) => kind === 'text').length
  if (spare <= 0 || texts < 2) return table
  const more = spare / texts / table.textSize
  return {
    ...table,
    columns: table.columns.map((column) =>
      column.kind === 'text' && column.width > 0 ? { ...column, width: column.width + more } : column,
    ),
  }
}

function shown<Row>(
  { type }: SheetColumn<Row>,
  value: ReturnType<SheetColumn<Row>['value']>,
  formats: DateFormats,
  nothing: string,
): string {
  if (value === null || value === undefined || value === '') return nothing
  if (type === 'amount') return money(String(value))
  return writtenOf(type, String(value), formats)
}
