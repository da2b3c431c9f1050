import type { FileReply } from '@bahi/contracts/call.ts'
import type { CustomRecordKind } from '@bahi/contracts/custom-fields.ts'
import type { Ctx } from '../../platform/context.ts'
import { exportList } from '../../platform/export/export.ts'
import type { ColumnType } from '../../platform/export/sheet.ts'
import { countRows, pagesOf } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { ownWords } from '../custom-alias/index.ts'
import { ownColumns } from './own-columns.ts'
import { listPdf } from '../printing/index.ts'

export interface ExportColumn<R> {
  /** Text key of the heading. */
  readonly key: string
  readonly type?: ColumnType
  readonly value: (row: R, t: (key: string) => string) => string | null | undefined
}

export interface RecordExport<R, S = R> {
  /** The resource: its call is `<name>.export`, its title the text `export.<name>` where there is no other. */
  readonly name: string
  readonly title?: string
  readonly columns: readonly ExportColumn<S>[]
  readonly query: ListQuery
  readonly input: { readonly format: 'xlsx' | 'csv' | 'pdf'; readonly sort: string }
  readonly of?: Readonly<Record<string, unknown>>
  /** Kind of record whose own fields are columns too; the query then selects `custom_fields`. */
  readonly ownFieldsFor?: CustomRecordKind
  /** What the list shows of a stored row. */
  readonly row?: (record: R) => S
  /** The same of a page of rows, where more is read for all of them at once. */
  readonly page?: (records: readonly R[]) => Promise<readonly S[]>
}

/** A list of masters as a file, with the filters and the sort of the search that is open. */
export async function exportRecords<R extends { id: number }, S = R>(
  ctx: Ctx,
  {
    name,
    title = ctx.t(`export.${name}`),
    columns,
    query,
    input,
    of,
    ownFieldsFor,
    row = (record) => record as unknown as S,
    page: pageOf = async (records) => records.map(row),
  }: RecordExport<R, S>,
): Promise<FileReply | TaskStarted> {
  const t = await ownWords(ctx)
  const own = ownFieldsFor ? await ownColumns(ctx, ownFieldsFor) : []
  return exportList<S>(ctx, {
    call: `${name}.export`,
    pdf: listPdf,
    input,
    ...(of ? { of } : {}),
    title,
    columns: [
      ...columns.map(({ key, type, value }) => ({
        key,
        label: t(key),
        ...(type ? { type } : {}),
        value: (record: S) => value(record, t),
      })),
      ...own,
    ],
    count: () => countRows(ctx.db, query),
    async *rows() {
      for await (const page of pagesOf<R>(ctx.db, query, input.sort)) yield* await pageOf(page)
    },
  })
}
