import {
  bankReconciliationCalls,
  bankRuleCalls,
  bankStatementCalls,
} from '@bahi/contracts/bank-statements.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { changeStatus, deleteRecords, exportRecords } from '../records/index.ts'
import { bankAccounts } from './accounts.ts'
import { confirmRows } from './confirm.ts'
import { previewStatement, removeStatements, statementFiles } from './files.ts'
import { countRows, exportRows, searchRows } from './list.ts'
import { findMatches } from './match.ts'
import { bankOpenings, saveOpenings } from './openings.ts'
import { exportReconciliation, reconciliation } from './reconciliation.ts'
import { candidatesOf, ignoreRows, resolveRow } from './resolve.ts'
import { ruleColumns, ruleDetail, ruleList, saveRule, tryRule } from './rules.ts'
import type { RuleRecord } from './rules.ts'
import { undoRows } from './undo.ts'
import { mapStatement, uploadStatement } from './upload.ts'

export const bankStatementRoutes = routes(bankStatementCalls, {
  upload: uploadStatement,
  search: searchRows,
  counts: countRows,
  accounts: bankAccounts,
  files: statementFiles,
  preview: outsideTransaction((ctx, input) => previewStatement(ctx, input)),
  map: mapStatement,
  remove: removeStatements,
  findMatches: outsideTransaction((ctx, input) => findMatches(ctx, input)),
  confirm: confirmRows,
  candidates: candidatesOf,
  resolve: resolveRow,
  ignore: ignoreRows,
  undo: undoRows,
  reconciliation,
  openings: bankOpenings,
  saveOpenings,
  export: exportRows,
})

export const bankReconciliationRoutes = routes(bankReconciliationCalls, { export: exportReconciliation })

export const bankRuleRoutes = routes(bankRuleCalls, {
  search: (ctx, input) => paged<RuleRecord>(ctx.db, ruleList(input), input),
  detail: async (ctx, { id }) => {
    const rule = await ruleDetail(ctx.db, id)
    if (!rule) throw notFound()
    return rule
  },
  save: saveRule,
  updateStatus: (ctx, { ids, status }) => changeStatus(ctx.db, ctx.language, 'bank_rules', ids, status),
  delete: (ctx, { ids }) => deleteRecords(ctx.db, ctx.language, 'bank_rules', ids, []),
  export: (ctx, input) =>
    exportRecords<RuleRecord>(ctx, { name: 'bankRule', columns: ruleColumns, query: ruleList(input), input }),
  try: tryRule,
})

export { closeStatementHelpers, withHelper } from './read/helper.ts'
export { takeStatement } from './take.ts'
export { confirmRows }
