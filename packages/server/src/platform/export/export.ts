import type { FileReply } from '@bahi/contracts/call.ts'
import type { Ctx } from '../context.ts'
import type { TaskStarted } from '../routes.ts'
import { sheetTypes, writeSheet } from './sheet.ts'
import type { DateFormats, SheetColumn } from './sheet.ts'

export interface ListExport<Row> {
  /** Name of the call, which a task calls again: `party.export`. */
  readonly call: string
  readonly input: { readonly format: 'xlsx' | 'csv' | 'pdf' }
  readonly title: string
  readonly columns: readonly SheetColumn<Row>[]
  readonly count: () => Promise<number>
  readonly rows: () => Iterable<Row> | AsyncIterable<Row>
  /** Rows that are sums of others: pages show them so. */
  readonly isSum?: (row: Row) => boolean
  /** Sets the list as pages; what lays pages out is no part of the platform. */
  readonly pdf: (ctx: Ctx, list: Listing<Row>) => Promise<Uint8Array>
  /** What its pages say it is of, where `input` leaves that to what is read: the day of a statement, the name of an account. */
  readonly of?: Readonly<Record<string, unknown>>
}

/** What a list shows, for anyone who lays it out. */
export interface Listing<Row> {
  readonly call: string
  /** What it was narrowed by. */
  readonly asked: Readonly<Record<string, unknown>>
  readonly title: string
  readonly columns: readonly SheetColumn<Row>[]
  readonly rows: Iterable<Row> | AsyncIterable<Row>
  readonly isSum?: ((row: Row) => boolean) | undefined
  readonly formats: DateFormats
}

/**
 * A list as a file. Above `recordsAffectedWarningLimit` rows a person does not wait: the same call runs as a
 * background task and its file is fetched from there.
 */
export async function exportList<Row>(ctx: Ctx, list: ListExport<Row>): Promise<FileReply | TaskStarted> {
  const total = await list.count()
  const { recordsAffectedWarningLimit, dateFormat, dateTimeFormat } = await ctx.settings()
  const formats = { dateFormat, dateTimeFormat }
  if (ctx.request && total > recordsAffectedWarningLimit) {
    return {
      taskId: await ctx.tasks.enqueue({
        type: 'export',
        title: list.title,
        total,
        input: { call: list.call, input: list.input, culture: ctx.culture },
      }),
    }
  }
  const stamp = ctx.today()
  if (list.input.format === 'pdf') {
    return {
      contentType: 'application/pdf',
      fileName: `${list.title} ${stamp}.pdf`,
      content: await list.pdf(ctx, {
        call: list.call,
        asked: { ...list.input, ...list.of },
        title: list.title,
        columns: list.columns,
        rows: list.rows(),
        isSum: list.isSum,
        formats,
      }),
    }
  }
  const format = list.input.format === 'csv' ? 'csv' : 'xlsx'
  const sheet = writeSheet({ format, name: list.title, columns: list.columns, rows: list.rows(), formats })
  // The rows come from the open transaction, so the file is whole before it ends.
  const content = ctx.request ? await collected(sheet) : sheet
  return { contentType: sheetTypes[format], fileName: `${list.title} ${stamp}.${format}`, content }
}

async function collected(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const held: Uint8Array[] = []
  for await (const part of parts) held.push(part)
  return Buffer.concat(held)
}
