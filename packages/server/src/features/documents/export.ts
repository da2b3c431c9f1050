import type { FileReply } from '@bahi/contracts/call.ts'
import type { DocumentRow } from '@bahi/contracts/document-calls.ts'
import { documentKinds, supplyTypeOf } from '@bahi/domain/documents/kinds.ts'
import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { hasInvoiceState, invoiceState } from '@bahi/domain/documents/invoice-state.ts'
import { payableOf } from '@bahi/domain/withholding/payable.ts'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { exportList } from '../../platform/export/export.ts'
import { pagesOf } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { ownWords } from '../custom-alias/index.ts'
import { say } from '../ledger/index.ts'
import { ownColumns } from '../records/index.ts'
import { countOf, documentList, offerRow } from './search.ts'
import type { Search } from './search.ts'
import { listPdf } from '../printing/index.ts'

type Row = z.input<typeof DocumentRow> & {
  readonly placeOfSupply: string | null
  /** Of purchases. */
  readonly stateCess?: string
  readonly blockedTax?: string
}

/** No state gives credit of its own cess. */
const creditOf = ({ tax, stateCess = '0', blockedTax = '0' }: Row) =>
  Decimal.of(tax).sub(stateCess).sub(blockedTax).toFixed(2)

function wordOfState(ctx: Ctx, kind: OfferedKind, row: Row): string | undefined {
  const state = invoiceState({ ...row, kind }, ctx.today())
  return state && say(ctx, `enum.InvoiceState.${state.name}`)
}

/** The list as a sheet; above the limit of rows as a background task. */
export async function exportDocuments(
  ctx: Ctx,
  kind: OfferedKind,
  input: Search & { readonly format: 'xlsx' | 'csv' | 'pdf' },
): Promise<FileReply | TaskStarted> {
  const own = await ownColumns<Row>(ctx, kind)
  const query = await documentList(ctx, kind, {
    ...input,
    customFields: own.length > 0,
    withSalesPerson: true,
  })
  const t = await ownWords(ctx)
  const isPurchase = documentKinds[kind].parts.includes('itc')
  const column = (key: string, value: (row: Row) => string | null | undefined, type?: 'amount' | 'date') => ({
    key,
    label: t(`column.${key}`),
    value,
    ...(type ? { type } : {}),
  })
  return exportList<Row>(ctx, {
    call: `${kind}.export`,
    pdf: listPdf,
    input,
    title: say(ctx, `kind.${kind}`),
    count: () => countOf(ctx, kind, input),
    rows: async function* () {
      for await (const page of pagesOf<Row>(ctx.db, query, input.sort))
        yield* page.map((row) => offerRow(row, kind, ctx.today()))
    },
    columns: [
      column('number', (row) => row.number),
      column('date', (row) => row.date, 'date'),
      ...(documentKinds[kind].parts.includes('note')
        ? [column('noteType', (row) => row.noteType && say(ctx, `enum.NoteType.${row.noteType}`))]
        : []),
      ...(isPurchase
        ? [
            column('supplierNumber', (row) => row.supplierNumber),
            column('supplierDate', (row) => row.supplierDate, 'date'),
          ]
        : []),
      column('dueDate', (row) => row.dueDate, 'date'),
      column('partyName', (row) => row.partyName),
      column('gstin', (row) => row.partyGstin),
      column('salesPerson', (row) => row.salesPerson),
      column('supplyTypeFlag', () => supplyTypeOf(kind)),
      column('placeOfSupply', (row) => row.placeOfSupply),
      column('taxableValue', (row) => row.taxableValue, 'amount'),
      column('tax', (row) => row.tax, 'amount'),
      ...(isPurchase
        ? [
            column('itc', (row) => creditOf(row), 'amount'),
            column('blockedTax', (row) => row.blockedTax, 'amount'),
            ...(kind === 'purchaseBill'
              ? [
                  column('itcState', (row) => row.itcState && say(ctx, `enum.ItcState.${row.itcState}`)),
                  column('itcPeriod', (row) => row.itcPeriod),
                ]
              : []),
          ]
        : []),
      column('total', (row) => row.total, 'amount'),
      ...(documentKinds[kind].parts.includes('collection')
        ? [
            column('collected', (row) => row.collected ?? '0.00', 'amount'),
            column('payable', (row) => payableOf(row), 'amount'),
          ]
        : []),
      column('balance', (row) => row.balance, 'amount'),
      column('status', (row) => say(ctx, `enum.DocumentStatus.${row.status}`)),
      ...(hasInvoiceState(kind) ? [column('state', (row) => wordOfState(ctx, kind, row))] : []),
      ...own,
    ],
  })
}
