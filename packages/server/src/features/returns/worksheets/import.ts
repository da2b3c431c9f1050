import { worksheetLimits } from '@bahi/contracts/worksheets.ts'
import type { WorksheetCalls as Calls } from '@bahi/contracts/worksheets.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { WorksheetName } from '@bahi/domain/returns/forms/forms.ts'
import type { Cells, Column, Table } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import { languages } from '@bahi/contracts/texts/texts.ts'
import type { Ctx } from '../../../platform/context.ts'
import { translator } from '../../../platform/texts.ts'
import { withHelper } from '../../bank-statements/index.ts'
import { messagesOf } from '../../ledger/index.ts'
import { addEntries, entriesOf, removeEntries } from './entries.ts'
import { openPlace } from './place.ts'
import { rowReader } from './row-issues.ts'
import { refuseTooMany } from './save.ts'
import { enteredTable } from './tables.ts'

type Input = ParsedOf<Calls['import']>
type Reply = ReplyOf<Calls['import']>
type Problem = Reply['problems'][number]

/** Of a file with thousands of faults the first are enough to see what is wrong with it. */
const mostProblems = 200

/** Rows of a filled template: all of them, or with one fault none. */
export async function importRows(ctx: Ctx, name: WorksheetName, input: Input): Promise<Reply> {
  const table = enteredTable(name, input.table)
  const bytes = Buffer.from(input.file.content, 'base64')
  if (bytes.length === 0) return onlyProblem(ctx.t('worksheet.fault.empty'))
  const cells = await withHelper(ctx.subscriberId, (helper) =>
    helper.cells(bytes, worksheetLimits.rowsOfTable + 2),
  )
  if (!cells) return onlyProblem(ctx.t('worksheet.fault.unreadable'))
  const [headings = [], ...lines] = cells
  const { columns, unknown } = columnsOf(table, headings)
  if (columns.every((column) => column === undefined))
    return onlyProblem(ctx.t('worksheet.fault.noHeadings', { table: table.key }))
  if (unknown.length > 0)
    return withProblems(
      unknown.map((value) => ({
        line: 1,
        column: value,
        value,
        message: ctx.t('worksheet.fault.heading', { table: table.key }),
      })),
    )
  const given = lines
    .map((line, at) => ({ line: at + 2, cells: rowOf(line, columns) }))
    .filter((row) => Object.keys(row.cells).length > 0)
  if (given.length === 0) return onlyProblem(ctx.t('worksheet.fault.noRows'))
  return ctx.inTransaction(async (inside) => {
    const place = await openPlace(inside, name, input)
    const read = rowReader(table, place)
    const problems: Problem[] = []
    const rows: Cells[] = []
    for (const { line, cells: row } of given) {
      const one = read(row)
      rows.push(one.cells)
      for (const issue of one.issues)
        problems.push({
          line,
          column: ctx.t(`worksheet.column.${issue.path}`),
          value: (row[issue.path] ?? '').slice(0, 100),
          message: messagesOf(inside, [issue])[0]!.message,
        })
    }
    if (problems.length > 0) return withProblems(problems)
    const entries = await entriesOf(inside.db, place)
    const own = entries.filter((entry) => entry.table === table.key && entry.source === null)
    if (input.mode === 'Replace' && own.length > 0)
      await removeEntries(
        inside.db,
        place,
        own.map(({ id }) => id),
      )
    refuseTooMany(inside, table, input.mode === 'Replace' ? [] : entries, rows.length)
    await addEntries(
      inside.db,
      place,
      table.key,
      rows.map((one) => ({ source: null, cells: one })),
    )
    return { added: rows.length, problems: [], problemCount: 0 }
  })
}

const withProblems = (problems: readonly Problem[]): Reply => ({
  added: 0,
  problems: problems.slice(0, mostProblems),
  problemCount: problems.length,
})
const onlyProblem = (message: string): Reply => withProblems([{ line: 1, column: null, value: '', message }])

const plain = (text: string) =>
  text
    .replace(/\*\s*$/, '')
    .trim()
    .toLowerCase()

/** The column behind each heading: by its name in one of the languages, or by its key. */
function columnsOf(table: Table, headings: readonly string[]) {
  const known = new Map<string, Column>()
  for (const column of table.columns) {
    if (column.isComputed) continue
    known.set(plain(column.key), column)
    for (const language of languages)
      known.set(plain(translator(language)(`worksheet.column.${column.key}`)), column)
  }
  return {
    columns: headings.map((heading) => known.get(plain(heading))),
    unknown: headings.filter((heading) => heading.trim() !== '' && !known.has(plain(heading))),
  }
}

/** Cells of a line; an apostrophe before a text that a spreadsheet would take for a formula is not its own. */
function rowOf(line: readonly string[], columns: readonly (Column | undefined)[]): Cells {
  const cells: Record<string, string> = {}
  for (const [at, column] of columns.entries()) {
    const text = (line[at] ?? '').trim()
    if (!column || text === '') continue
    cells[column.key] = typed(column, text.replace(/^'(?=[=+\-@])/, ''))
  }
  return cells
}

/** Amounts with the commas of a sheet, a State with a lost zero, and a choice by its name. */
function typed({ field, choices }: Column, text: string): string {
  switch (field) {
    case 'amount':
    case 'signedAmount':
    case 'quantity':
    case 'rate':
      return text.replaceAll(',', '')
    case 'stateCode':
      return /^\d$/.test(text) ? `0${text}` : (/^(\d{2})\s*-/.exec(text)?.[1] ?? text)
    case 'gstin':
    case 'uqc':
      return text.toUpperCase()
    case 'date':
      return dayOf(text)
    case 'choice':
      return (
        choices?.find((choice) =>
          [choice, ...languages.map((language) => translator(language)(`worksheet.choice.${choice}`))].some(
            (word) => word.toLowerCase() === text.toLowerCase(),
          ),
        ) ?? text
      )
    default:
      return text
  }
}

/** `20-11-2026` and `20/11/2026` as well as `2026-11-20`. */
function dayOf(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}
