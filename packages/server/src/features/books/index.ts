import {
  accountGroupCalls,
  accountingCalls,
  accountLedgerCalls,
  dayBookCalls,
  journalCalls,
  ledgerAccountCalls,
  partyBalanceCalls,
} from '@bahi/contracts/accounting.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import { routes } from '../../platform/routes.ts'
import { changeStatus, deleteRecords, exportRecords } from '../records/index.ts'
import {
  chart,
  ledgerAccountColumns,
  ledgerAccountDetail,
  ledgerAccountList,
  ledgerAccountUses,
  saveLedgerAccount,
} from './accounts.ts'
import type { LedgerAccountRecord } from './accounts.ts'
import { accountLedger, dayBook, exportDayBook, exportLedger } from './entries.ts'
import {
  accountGroupColumns,
  accountGroupDetail,
  accountGroupList,
  accountGroupUses,
  saveAccountGroup,
} from './groups.ts'
import type { AccountGroupRecord } from './groups.ts'
import { exportPartyBalances, partyBalances } from './party-balances.ts'
import { exportJournals, journalDetail, searchJournals } from './journal-list.ts'
import { cancelJournals, openings, reverseJournal, saveJournal, saveOpenings } from './journals.ts'
import { stopRepeating } from './repeats.ts'
import { exportStatement } from './statement-file.ts'
import { balanceSheet, cashFlow, profitAndLoss, trialBalance } from './statements.ts'

export { storedLines, turned, write as writeJournal } from './journals.ts'
export { linesOf } from './lines.ts'
export type { JournalLine } from './lines.ts'
export { makeDueJournals } from './repeats.ts'
export { cancelJournals, saveJournal } from './journals.ts'
export { profitAndLoss } from './statements.ts'
export { sumLedgers } from './sums.ts'

export const ledgerAccountRoutes = routes(ledgerAccountCalls, {
  search: (ctx, input) => paged<LedgerAccountRecord>(ctx.db, ledgerAccountList(input), input),
  detail: async (ctx, { id }) => {
    const account = await ledgerAccountDetail(ctx.db, id)
    if (!account) throw notFound()
    return account
  },
  save: (ctx, input) => saveLedgerAccount(ctx.db, input),
  updateStatus: (ctx, { ids, status }) => changeStatus(ctx.db, ctx.language, 'ledger_accounts', ids, status),
  delete: (ctx, { ids }) => deleteRecords(ctx.db, ctx.language, 'ledger_accounts', ids, ledgerAccountUses),
  export: (ctx, input) =>
    exportRecords<LedgerAccountRecord>(ctx, {
      name: 'ledgerAccount',
      columns: ledgerAccountColumns,
      query: ledgerAccountList(input),
      input,
    }),
})

export const accountGroupRoutes = routes(accountGroupCalls, {
  search: (ctx, input) => paged<AccountGroupRecord>(ctx.db, accountGroupList(input), input),
  detail: async (ctx, { id }) => {
    const group = await accountGroupDetail(ctx.db, id)
    if (!group) throw notFound()
    return group
  },
  save: (ctx, input) => saveAccountGroup(ctx.db, input),
  updateStatus: (ctx, { ids, status }) => changeStatus(ctx.db, ctx.language, 'account_groups', ids, status),
  delete: (ctx, { ids }) => deleteRecords(ctx.db, ctx.language, 'account_groups', ids, accountGroupUses),
  export: (ctx, input) =>
    exportRecords<AccountGroupRecord>(ctx, {
      name: 'accountGroup',
      columns: accountGroupColumns,
      query: accountGroupList(input),
      input,
    }),
})

export const accountingRoutes = routes(accountingCalls, {
  chart,
  trialBalance,
  profitAndLoss,
  balanceSheet,
  cashFlow,
  export: exportStatement,
})

export const dayBookRoutes = routes(dayBookCalls, { search: dayBook, export: exportDayBook })
export const accountLedgerRoutes = routes(accountLedgerCalls, { search: accountLedger, export: exportLedger })
export const partyBalanceRoutes = routes(partyBalanceCalls, {
  search: partyBalances,
  export: exportPartyBalances,
})

export const journalRoutes = routes(journalCalls, {
  search: searchJournals,
  detail: journalDetail,
  save: saveJournal,
  reverse: reverseJournal,
  cancel: cancelJournals,
  stopRepeating,
  openings,
  saveOpenings,
  export: exportJournals,
})
