import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import type { reconciliationCalls } from '@bahi/contracts/reconciliation.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { exportList } from '../../platform/export/export.ts'
import { pagesOf } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { say } from '../ledger/index.ts'
import { listPdf } from '../printing/index.ts'
import { refresh, sources } from './run.ts'
import { rowList, shownRows } from './search.ts'
import type { Shown } from './search.ts'
import type { CurrentRow } from './versions.ts'

type Call = (typeof reconciliationCalls)['export']

/** The list with both sides of each row beside each other. */
export async function exportRows(ctx: Ctx, input: ParsedOf<Call>): Promise<FileReply | TaskStarted> {
  ctx.requireEntity(input.entityId)
  await refresh(ctx, input.entityId, sources[input.against])
  const query = rowList(ctx, input)
  const column = (
    key: string,
    value: (row: Shown) => string | null | undefined,
    type?: 'amount' | 'date',
    prefix?: 'book' | 'portal',
  ) => ({
    key: `${prefix ?? ''}${key}`,
    label: prefix ? `${say(ctx, `reconciliation.${prefix}`)}: ${say(ctx, key)}` : say(ctx, key),
    value,
    ...(type ? { type } : {}),
  })
  const side = (name: 'book' | 'portal') => [
    column('reconciliation.field.number', (row) => row[name]?.number, undefined, name),
    column('reconciliation.field.date', (row) => row[name]?.date, 'date', name),
    ...(['taxableValue', 'igst', 'cgst', 'sgst', 'cess'] as const).map((head) =>
      column(`reconciliation.field.${head}`, (row) => row[name]?.[head], 'amount', name),
    ),
  ]
  return exportList<Shown>(ctx, {
    call: 'reconciliation.export',
    pdf: listPdf,
    input,
    title: say(ctx, 'reconciliation.title'),
    count: async () => {
      const { rows } = await sql<{
        total: number
      }>`select count(*)::int as total from reconciliation_rows w where ${sql.join([...query.conditions], sql` and `)}`.execute(
        ctx.db,
      )
      return rows[0]!.total
    },
    rows: async function* () {
      for await (const page of pagesOf<CurrentRow>(ctx.db, query, input.sort))
        yield* await shownRows(ctx, input.entityId, page)
    },
    columns: [
      column('reconciliation.state', ({ state }) => say(ctx, `enum.ReconState.${state}`)),
      column('column.partyName', ({ book, portal }) => book?.partyName ?? portal?.partyName),
      column('column.gstin', ({ book, portal }) => portal?.gstin ?? book?.gstin),
      ...side('book'),
      ...side('portal'),
      column('reconciliation.period', ({ portal }) => portal?.returnPeriod),
      column('reconciliation.reasons', ({ reasons }) =>
        [...new Set(reasons.map(({ reason }) => say(ctx, `enum.ReconReason.${reason}`)))].join('; '),
      ),
      column(
        'reconciliation.decision',
        ({ decision }) => decision && say(ctx, `enum.ReconDecision.${decision}`),
      ),
      column('reconciliation.claimPeriod', ({ claimPeriod }) => claimPeriod),
      column('reconciliation.note', ({ note }) => note),
    ],
  })
}
