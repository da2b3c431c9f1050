import { gstr2aCalls, gstr2bCalls, imsCalls } from '@bahi/contracts/inward-statements.ts'
import { reconciliationCalls } from '@bahi/contracts/reconciliation.ts'
import type { InwardSource } from '@bahi/domain/returns/inward/row.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { positionAsOf } from './as-of.ts'
import { acceptRows, ignoreRows, keepPending, noteRows, rejectRows } from './decide.ts'
import { explainPair } from './explain.ts'
import { exportRows } from './export.ts'
import { fetchStatementOf } from './fetch.ts'
import { searchStatement, statementDocuments, statementSummary } from './inward.ts'
import { linkRows, unlinkRows } from './link.ts'
import { pushIms } from './push-ims.ts'
import { startRun } from './run.ts'
import { searchRows, summaryOfRows } from './search.ts'
import { undoAction } from './undo.ts'
import { uploadStatement } from './upload.ts'

const handlersOf = (source: InwardSource) =>
  ({
    summary: (ctx, input) => statementSummary(ctx, source, input),
    documents: (ctx, input) => statementDocuments(ctx, source, input),
    search: (ctx, input) => searchStatement(ctx, source, input),
  }) satisfies Omit<Parameters<typeof routes<typeof gstr2aCalls>>[1], 'upload'>

export const reconciliationRoutes = [
  routes(gstr2aCalls, { ...handlersOf('2A'), upload: outsideTransaction(uploadStatement('2A')) }),
  routes(gstr2bCalls, {
    ...handlersOf('2B'),
    upload: outsideTransaction(uploadStatement('2B')),
    fetch: outsideTransaction(fetchStatementOf('2B')),
  }),
  routes(imsCalls, {
    ...handlersOf('IMS'),
    upload: outsideTransaction(uploadStatement('IMS')),
    fetch: outsideTransaction(fetchStatementOf('IMS')),
    push: outsideTransaction(pushIms),
  }),
  routes(reconciliationCalls, {
    run: startRun,
    search: searchRows,
    summary: summaryOfRows,
    explain: explainPair,
    link: linkRows,
    unlink: unlinkRows,
    accept: acceptRows,
    reject: rejectRows,
    pending: keepPending,
    ignore: ignoreRows,
    note: noteRows,
    undo: undoAction,
    asOf: positionAsOf,
    export: exportRows,
  }),
]
