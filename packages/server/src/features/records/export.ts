import type { FileReply } from '@bahi/contracts/call.ts'
import type { Ctx } from '../../platform/context.ts'
import type { ListQuery } from '../../platform/paging.ts'

export interface ExportColumn<R> {
  /** Key of the heading. */
  readonly key: string
  readonly value: (row: R, t: (key: string) => string) => string | null | undefined
  readonly kind?: 'text' | 'number' | 'amount' | 'date'
}

export interface ExportRequest<R, S> {
  readonly name: string
  readonly format: 'xlsx' | 'csv' | 'pdf'
  readonly columns: readonly ExportColumn<S>[]
  readonly query: ListQuery
  readonly input: { readonly sort: string }
  readonly row?: (record: R) => S
}

export function exportList<R extends { id: number }, S = R>(
  _ctx: Ctx,
  _request: ExportRequest<R, S>,
): Promise<FileReply> {
  throw new Error('Exports are not written yet')
}
