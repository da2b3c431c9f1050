import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import type { gstr1Calls } from '@bahi/contracts/returns.ts'
import type { Gstr1Entry } from '@bahi/domain/returns/gstr1/entries.ts'
import { gstr1Sheets } from '@bahi/domain/returns/gstr1/sheets.ts'
import type { Sheet } from '@bahi/domain/returns/gstr1/sheets-entries.ts'
import { summarise } from '@bahi/domain/returns/gstr1/summary.ts'
import { writeXlsx } from 'hucre'
import type { Ctx } from '../../platform/context.ts'
import { harmless, sheetTypes } from '../../platform/export/sheet.ts'
import { say } from '../ledger/index.ts'
import { inReadersWords } from './hsn-words.ts'
import { entriesOf } from './json.ts'
import { filingOf, nameOf } from './period.ts'
import type { OutwardForm } from './period.ts'
import { storedReturn } from './stored-return.ts'

/** The return as a workbook, one sheet a section in the layout of the official offline tool; as CSV, sheet below sheet. */
export async function gstr1Export(
  ctx: Ctx,
  input: ParsedOf<(typeof gstr1Calls)['export']>,
  form: OutwardForm,
): Promise<FileReply> {
  const { filing, sums, hsn, issued, restatements, furnished } = await ctx.inTransaction(async (inside) =>
    storedReturn(inside, await filingOf(inside, input, form)),
  )
  const entries: Gstr1Entry[] = []
  for await (const entry of entriesOf(ctx, filing, sums)) entries.push(entry)
  const sheets = gstr1Sheets({
    entries,
    sums,
    restatements,
    hsn: inReadersWords(hsn, ctx.language),
    issued,
    furnished,
    summary: summarise({ rows: sums, hsn, issued }),
  })
  const content = input.format === 'csv' ? csvOf(ctx, sheets) : await workbookOf(ctx, sheets)
  return {
    contentType: sheetTypes[input.format],
    fileName: `${nameOf(filing)}.${input.format}`,
    content,
  }
}

async function workbookOf(ctx: Ctx, sheets: readonly Sheet[]): Promise<Uint8Array> {
  return writeXlsx({
    sheets: sheets.map(({ name, columns, rows }) => ({
      name,
      rows: [
        columns.map(({ heading }) => say(ctx, heading)),
        ...rows.map((row) => row.map((cell, index) => cellOf(ctx, cell, columns[index]!.kind))),
      ],
    })),
  })
}

type Kind = Sheet['columns'][number]['kind']
const numbers: ReadonlySet<Kind> = new Set<Kind>(['amount', 'rate', 'quantity', 'count'])

function cellOf(ctx: Ctx, cell: string, kind: Kind): string | number {
  if (kind === 'key') return say(ctx, cell)
  // Fifteen digits are what a spreadsheet holds exactly; a longer number stays a text, whole.
  return numbers.has(kind) && cell !== '' && cell.replace(/[-.]/g, '').length <= 15
    ? Number(cell)
    : harmless(cell)
}

const textOf = (ctx: Ctx, cell: string, kind: Kind) =>
  kind === 'key' ? say(ctx, cell) : numbers.has(kind) ? cell : harmless(cell)

function csvOf(ctx: Ctx, sheets: readonly Sheet[]): Uint8Array {
  const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = sheets.flatMap(({ name, columns, rows }) => [
    quoted(name),
    columns.map(({ heading }) => quoted(say(ctx, heading))).join(','),
    ...rows.map((row) => row.map((cell, index) => quoted(textOf(ctx, cell, columns[index]!.kind))).join(',')),
    '',
  ])
  return new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`)
}
