import type { FileReply } from '@bahi/contracts/call.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { exportList } from '../../platform/export/export.ts'
import { pagesOf } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { say } from '../ledger/index.ts'
import { paymentList } from './search.ts'
import type { PaymentRow, PaymentSearch } from './search.ts'
import { listPdf } from '../printing/index.ts'
import { ownColumns } from '../records/index.ts'

/** The list as a sheet; above the limit of rows as a background task. */
export async function exportPayments(
  ctx: Ctx,
  kind: PaymentKind,
  input: PaymentSearch & { readonly format: 'xlsx' | 'csv' | 'pdf' },
): Promise<FileReply | TaskStarted> {
  const query = paymentList(ctx, kind, input)
  const column = (
    key: string,
    value: (row: PaymentRow) => string | null | undefined,
    type?: 'amount' | 'date',
  ) => ({
    key,
    label: say(ctx, `column.${key}`),
    value,
    ...(type ? { type } : {}),
  })
  return exportList<PaymentRow>(ctx, {
    call: `${kind}.export`,
    pdf: listPdf,
    input,
    title: say(ctx, `kind.${kind}`),
    count: async () => {
      const { rows } = await sql<{
        total: number
      }>`select count(*) as total from ${query.from} where ${sql.join([...query.conditions], sql` and `)}`.execute(
        ctx.db,
      )
      return rows[0]!.total
    },
    rows: async function* () {
      for await (const page of pagesOf<PaymentRow>(ctx.db, query, input.sort)) yield* page
    },
    columns: [
      column('number', (row) => row.number),
      column('date', (row) => row.date, 'date'),
      column('partyName', (row) => row.partyName),
      column('mode', (row) => say(ctx, `enum.PaymentMode.${row.mode}`)),
      column('reference', (row) => row.reference),
      column('amount', (row) => row.amount, 'amount'),
      column('tdsDeducted', (row) => row.tdsDeducted, 'amount'),
      // Nobody keeps GST back of what we pay.
      ...(kind === 'paymentIn' ? [column('gstDeducted', (row) => row.gstDeducted, 'amount')] : []),
      ...(kind === 'paymentIn' ? [column('collected', (row) => row.collected, 'amount')] : []),
      column('unallocated', (row) => row.unallocated, 'amount'),
      column('status', (row) => say(ctx, `enum.DocumentStatus.${row.status}`)),
      ...(await ownColumns<PaymentRow>(ctx, kind)),
    ],
  })
}
