import type { importCalls } from '@bahi/contracts/imports.ts'
import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import { importSheetOf } from '@bahi/contracts/import-sheets.ts'
import type { Ctx } from '../../platform/context.ts'
import { harmless, sheetTypes, writeSheet } from '../../platform/export/sheet.ts'
import { failedRowsOf } from './list.ts'
import type { FailedRow } from './list.ts'
import { shownProblem } from './problems.ts'
import { fileOf, runOf } from './store.ts'

const batch = 500

/** The refused rows as they came, with a column of reasons; it is read again as it is, its reasons left out. */
export async function errorFile(
  ctx: Ctx,
  { backgroundTaskId, format: asked }: ParsedOf<(typeof importCalls)['errorFile']>,
): Promise<FileReply> {
  const { run, file } = await ctx.inTransaction(async (inner) => {
    const found = await runOf(inner, { taskId: backgroundTaskId })
    return { run: found, file: await fileOf(inner, found.importFileId) }
  })
  const format = asked ?? (file.format === 'csv' ? 'csv' : 'xlsx')
  const kind = importSheetOf[run.kind]
  async function* rows(): AsyncGenerator<FailedRow> {
    for (let after = 0; ;) {
      const from = after
      const { rows: some, last } = await ctx.inTransaction((inner) =>
        failedRowsOf(inner, run, { after: from, size: batch }),
      )
      yield* some
      if (last === undefined) return
      after = last
    }
  }
  const name = file.fileName.replace(/\.[^.]+$/, '')
  return {
    contentType: sheetTypes[format],
    fileName: `${ctx.t('import.errorFileName', { name })}.${format}`,
    content: writeSheet<FailedRow>({
      format,
      name: file.sheet || 'rows',
      columns: [
        ...file.headings.map((heading, index) => ({
          key: String(index),
          // A heading that was none stays none.
          label: /^\[[A-Z]{1,3}\]$/.test(heading) ? '' : heading.replace(/ \(\d+\)$/, ''),
          value: ({ cells }: FailedRow) => harmless(cells[index] ?? ''),
        })),
        {
          key: 'reasons',
          label: ctx.t('import.reasons'),
          value: ({ problems }: FailedRow) =>
            problems
              .map((problem) => {
                const { column, message } = shownProblem(ctx, kind, problem)
                return column === null ? message : `${column}: ${message}`
              })
              .join(' | '),
        },
      ],
      rows: rows(),
    }),
  }
}
