import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import type { WorksheetCalls as Calls } from '@bahi/contracts/worksheets.ts'
import type { WorksheetName } from '@bahi/domain/returns/forms/forms.ts'
import { rowsOf, totalsOf } from '@bahi/domain/returns/forms/worksheet/cells.ts'
import type { Column, SheetRow, Table } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import { writeXlsx } from 'hucre'
import type { Ctx } from '../../../platform/context.ts'
import { dayTime } from '../../../platform/day-time.ts'
import { sheetTypes } from '../../../platform/export/sheet.ts'
import { supplierOf } from '../../companies/index.ts'
import { actionRefused } from '../../ledger/index.ts'
import { day, reportPdf } from '../../printing/index.ts'
import { printedParts, sheetsOf } from '../part-files.ts'
import type { ReturnPart } from '../part-files.ts'
import { checksOf } from './checks.ts'
import { fileNameOf, placeOf, refuseOthers } from './place.ts'
import type { WorksheetPlace } from './place.ts'
import { sheetOf } from './sheet.ts'
import { enteredTable } from './tables.ts'

/** The file for the upload at the portal; what it is known to refuse is not written. */
export async function json(
  ctx: Ctx,
  name: WorksheetName,
  input: ParsedOf<Calls['json']>,
): Promise<FileReply> {
  const place = await placeOf(ctx, name, input)
  refuseOthers(place)
  const sheet = await sheetOf(ctx, place)
  const { checks, errors } = await checksOf(ctx, sheet)
  if (errors > 0) throw actionRefused(ctx, 'worksheet.refused.hasErrors', { message: checks[0]!.message })
  return {
    contentType: 'application/json',
    fileName: `${fileNameOf(place)}.json`,
    content: new TextEncoder().encode(JSON.stringify(place.form.object(sheet))),
  }
}

/** The return as a workbook, as CSV or on paper: each table with its totals and where each row comes from. */
export async function exportSheets(
  ctx: Ctx,
  name: WorksheetName,
  { format, ...asked }: ParsedOf<Calls['export']>,
): Promise<FileReply> {
  const { place, parts, company } = await ctx.inTransaction(async (inside) => {
    const found = await placeOf(inside, name, asked)
    const { rows } = await sheetOf(inside, found)
    const supplier = await supplierOf({ db: inside.db, entityIds: [found.entityId] })
    return {
      place: found,
      company: supplier?.companyName ?? found.entityName,
      parts: found.form.tables.map((table) => partOf(ctx, found, table, rowsOf(rows, table.key))),
    }
  })
  if (format !== 'pdf') return sheetsOf(fileNameOf(place), format, parts)
  return {
    contentType: 'application/pdf',
    fileName: `${fileNameOf(place)}.pdf`,
    content: await reportPdf(
      {
        title: ctx.t(`returns.name.${place.form.form}`),
        company,
        period: `${day(place.from)} - ${day(place.to)}`,
        facts: [
          ...(place.ownGstin === null
            ? []
            : [{ label: ctx.t('gstr1.gstin'), value: place.ownGstin, code: true }]),
          { label: ctx.t('gstr1.dueDate'), value: day(place.dueOn), code: true },
        ],
        made: ctx.t('report.made', { time: dayTime(ctx.clock()) }),
        parts: printedParts(parts),
      },
      ctx.language,
    ),
  }
}

function partOf(ctx: Ctx, { name }: WorksheetPlace, table: Table, rows: readonly SheetRow[]): ReturnPart {
  const totals = totalsOf(table, rows)
  const hasTotals = Object.keys(totals).length > 0 && rows.length > 0
  return {
    title: `${table.key} ${ctx.t(`worksheet.${name}.${table.key}`)}`,
    columns: [
      ...table.columns.map(({ key, field }) => ({
        label: ctx.t(`worksheet.column.${key}`),
        kind: kinds[field] ?? ('text' as const),
      })),
      { label: ctx.t('worksheet.source'), kind: 'text' as const },
    ],
    rows: [
      ...rows.map((row) => [
        ...table.columns.map((column) => cellOf(ctx, column, row.cells[column.key] ?? '')),
        row.document
          ? (row.document.number ?? '')
          : ctx.t(row.source === undefined ? 'worksheet.entered' : 'worksheet.computed'),
      ]),
      ...(hasTotals
        ? [
            [
              ...table.columns.map(
                ({ key }, at) => totals[key] ?? (at === 0 ? ctx.t('worksheet.total') : ''),
              ),
              '',
            ],
          ]
        : []),
    ],
  }
}

const kinds: Readonly<Partial<Record<Column['field'], 'number' | 'quantity'>>> = {
  amount: 'number',
  signedAmount: 'number',
  quantity: 'quantity',
  rate: 'quantity',
}

const cellOf = (ctx: Ctx, { field }: Column, cell: string): string =>
  field === 'choice' && cell !== '' ? ctx.t(`worksheet.choice.${cell}`) : cell

/** Names of sheets are short, and some signs are not theirs. */
const sheetName = (title: string) =>
  title
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .trim()

/** An empty file to fill: headings, and on a second sheet what each column holds. */
export async function template(
  ctx: Ctx,
  name: WorksheetName,
  { table: key }: ParsedOf<Calls['template']>,
): Promise<FileReply> {
  const table = enteredTable(name, key)
  const columns = table.columns.filter(({ isComputed }) => !isComputed)
  const title = `${key} ${ctx.t(`worksheet.${name}.${key}`)}`
  const heading = (column: Column) =>
    `${ctx.t(`worksheet.column.${column.key}`)}${column.isRequired ? ' *' : ''}`
  const rule = ({ field, most, choices }: Column) =>
    ctx.t(`worksheet.rule.${field}`, {
      most: String(most ?? 100),
      choices: (choices ?? []).map((choice) => ctx.t(`worksheet.choice.${choice}`)).join(', '),
    })
  return {
    contentType: sheetTypes.xlsx,
    fileName: `${sheetName(`${name.toUpperCase()} ${title}`)}.xlsx`,
    content: await writeXlsx({
      sheets: [
        {
          name: sheetName(title),
          // Codes and numbers stay as they are typed: no lost zeros, no dates made of them.
          columns: columns.map((column) => ({
            width: Math.max(12, heading(column).length + 4),
            numFmt: '@',
          })),
          rows: [columns.map(heading)],
          freezePane: { rows: 1 },
        },
        {
          name: sheetName(ctx.t('worksheet.rule')),
          columns: [{ width: 32 }, { width: 56 }],
          rows: [
            [ctx.t('worksheet.column'), ctx.t('worksheet.rule')],
            ...columns.map((column) => [heading(column), rule(column)]),
          ],
        },
      ],
    }),
  }
}
