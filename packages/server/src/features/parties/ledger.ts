import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import type { partyLedgerCalls } from '@bahi/contracts/reports.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { exportList } from '../../platform/export/export.ts'
import type { SheetColumn } from '../../platform/export/sheet.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { translator } from '../../platform/texts.ts'
import { partyStatement } from '../payments/index.ts'
import type { StatementRow } from '../payments/index.ts'
import { day, listPdf } from '../printing/index.ts'
import { sheetWithin } from '../report-files/index.ts'
import type { Report } from '../report-files/index.ts'
import { nameOfParty } from './queries.ts'
import { statementMail, statementPages, statementSource } from './statement-pdf.ts'

type Line = Partial<StatementRow> & { readonly what?: string }

/** The account of a party as a sheet: opening balance, every line with the balance after it, closing balance. */
export async function exportPartyLedger(
  ctx: Ctx,
  input: ParsedOf<typeof partyLedgerCalls.export>,
): Promise<FileReply | TaskStarted> {
  const name = await nameOfParty(ctx.db, input.id)
  if (name === undefined) throw notFound()
  const { id: partyId, fromDate, toDate } = input
  const read = (start: number, size: number) =>
    partyStatement(ctx.db, {
      partyId,
      entityIds: ctx.entitiesOf(input.entityIds),
      fromDate,
      toDate,
      start,
      size,
    })
  return exportList<Line>(ctx, {
    call: 'partyLedger.export',
    pdf: listPdf,
    input,
    title: `${ctx.t('export.partyLedger')} ${name}`,
    columns: columnsFor(ctx),
    count: async () => (await read(0, 1)).total,
    rows: async function* () {
      const statement = await read(0, mostRows)
      yield { what: ctx.t('party.ledger.opening'), balance: statement.opening }
      yield* statement.rows
      const { debit, credit, closing: balance } = statement
      yield { what: ctx.t('party.ledger.closing'), debit, credit, balance }
    },
  })
}

type Asked = Omit<ParsedOf<typeof partyLedgerCalls.export>, 'format'>

/** The pages of the ledger are the statement that the party is sent. */
export const partyLedgerReport: Report<Asked> = {
  name: 'partyLedger',
  count: async (ctx, { id, ...asked }) => {
    const period = { ...asked, entityIds: ctx.entitiesOf(asked.entityIds) }
    return (await partyStatement(ctx.db, { ...period, partyId: id, start: 0, size: 1 })).total
  },
  read: async (ctx, asked, language) => {
    const source = await statementSource(ctx, asked, language)
    const t = translator(language)
    return {
      head: {
        title: t('report.partyLedger'),
        fileName: `${t('export.partyLedger')} ${source.party.name} ${source.to}`,
        company: source.supplier.companyName || source.supplier.name,
        period: [source.from, source.to].flatMap((date) => (date ? [day(date)] : [])).join(' - '),
        replyTo: source.supplier.email,
        mail: statementMail(source),
      },
      pages: () => statementPages(source, language),
    }
  },
  sheet: (ctx, asked, format) =>
    sheetWithin(ctx, (inside) =>
      exportPartyLedger(inside, { ...asked, format: format === 'csv' ? 'csv' : 'xlsx' }),
    ),
}

/** As many as a sheet takes. */
const mostRows = 1_000_000

function columnsFor(ctx: Ctx): SheetColumn<Line>[] {
  const what = ({ what: said, source, isReversal }: Line) =>
    said ??
    [ctx.t(`enum.DocumentKind.${source ?? ''}`), isReversal && ctx.t('party.ledger.reversal')]
      .filter(Boolean)
      .join(', ')
  const column = (
    key: string,
    value: (line: Line) => string | null | undefined,
    type?: 'amount' | 'date',
  ) => ({ key, label: ctx.t(key), value, ...(type ? { type } : {}) })
  return [
    column('party.ledger.date', ({ date }) => date, 'date'),
    column('party.ledger.what', what),
    column('party.ledger.number', ({ number }) => number),
    column('payment.reference', ({ narration }) => narration),
    column('party.ledger.debit', ({ debit }) => debit, 'amount'),
    column('party.ledger.credit', ({ credit }) => credit, 'amount'),
    column('field.balance', ({ balance }) => balance, 'amount'),
  ]
}
