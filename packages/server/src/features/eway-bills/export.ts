import type { FileReply } from '@bahi/contracts/call.ts'
import type { Ctx } from '../../platform/context.ts'
import { exportList } from '../../platform/export/export.ts'
import { countRows, pagesOf } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { say } from '../ledger/index.ts'
import { listPdf } from '../printing/index.ts'
import { eWayBillList, rowOf } from './list.ts'
import type { FoundRow, Row, Search } from './list.ts'

/** The list as a sheet; above the limit of rows as a background task. */
export function exportEWayBills(
  ctx: Ctx,
  input: Search & { readonly format: 'xlsx' | 'csv' | 'pdf' },
): Promise<FileReply | TaskStarted> {
  const query = eWayBillList(ctx, input)
  const column = (
    label: string,
    value: (row: Row) => string | null | undefined,
    type?: 'amount' | 'date' | 'time',
  ) => ({ key: label, label: say(ctx, label), value, ...(type ? { type } : {}) })
  return exportList<Row>(ctx, {
    call: 'eWayBill.export',
    pdf: listPdf,
    input,
    title: say(ctx, 'eWayBill.title'),
    count: () => countRows(ctx.db, query),
    rows: async function* () {
      for await (const page of pagesOf<FoundRow>(ctx.db, query, input.sort))
        for (const row of page) yield rowOf(ctx, row)
    },
    columns: [
      column('eWayBill.document', (row) => row.number),
      column('column.date', (row) => row.date, 'date'),
      column('column.partyName', (row) => row.partyName),
      column('column.gstin', (row) => row.partyGstin),
      column('column.total', (row) => row.total, 'amount'),
      column('eWayBill.state', (row) => say(ctx, `enum.EInvoiceStatus.${row.status}`)),
      column('eWayBill.number', (row) => row.ewbNo),
      column('eWayBill.made', (row) => row.ewbDate, 'time'),
      column('eWayBill.validUpto', (row) => row.validUpto, 'time'),
    ],
  })
}
