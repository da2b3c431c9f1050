import { accountGroupNames } from '@bahi/domain/books/chart.ts'
import { journalRepeats } from '@bahi/domain/books/repeats.ts'
import { cashFlowParts } from '@bahi/domain/books/statements.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'
import { BulkResult, IdQuery, Ids, recordStamps, resourceCalls } from './resource.ts'

export const AccountGroupName = z.enum(accountGroupNames)

/** Parties and stock have records of their own. */
const OwnGroupName = AccountGroupName.exclude(['stock', 'debtors', 'creditors'])

const accountFields = {
  name: f.Name.min(1),
  code: f.Code.optional(),
  group: OwnGroupName,
  /** A group of one's own within the group, by its name; one that is not there yet is added. */
  subgroup: f.Name.optional(),
  bankName: f.Name.optional(),
  accountNumber: f.AccountNumber.optional(),
  ifsc: f.Ifsc.optional(),
  notes: f.Notes.optional(),
}

export const LedgerAccountSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  ...accountFields,
})
export const LedgerAccountRow = z.object({
  ...recordStamps,
  name: z.string(),
  code: z.string().nullish(),
  group: AccountGroupName,
  subgroup: z.string().nullish(),
  bankName: z.string().nullish(),
  accountNumber: z.string().nullish(),
  ifsc: z.string().nullish(),
  notes: z.string().nullish(),
})

/** Accounts that a business adds to those that all have. */
export const ledgerAccountCalls = resourceCalls('ledgerAccount', 'ACC', {
  row: LedgerAccountRow,
  detail: LedgerAccountRow,
  save: LedgerAccountSave,
  filters: { groups: z.array(AccountGroupName).max(50).optional() },
})

export const AccountGroupSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  name: f.Name.min(1),
  /** The group of the chart that it is part of. */
  group: OwnGroupName,
  notes: f.Notes.optional(),
})
export const AccountGroupRow = z.object({
  ...recordStamps,
  name: z.string(),
  group: AccountGroupName,
  notes: z.string().nullish(),
  /** How many accounts it has. */
  accounts: z.number(),
})

/** Groups that a business adds under those of the chart: a sum of their accounts in every statement. */
export const accountGroupCalls = resourceCalls('accountGroup', 'ACC', {
  row: AccountGroupRow,
  detail: AccountGroupRow,
  save: AccountGroupSave,
  filters: { groups: z.array(AccountGroupName).max(50).optional() },
})

const see = { anyOf: ['ACC_SH_VW'] } as const
const takeOut = { anyOf: ['ACC_DD_EX'] } as const
const Places = {
  entityIds: z.array(f.Id).max(500).optional(),
  /** A branch or godown of the GSTIN. */
  branchId: f.Id.optional(),
}
/** Names an account: one that all have by its plain name, one of one's own by its name too. */
const AccountName = z.string().trim().min(1).max(100)

const AccountRow = z.object({
  /** The plain name, as a journal takes it. */
  account: z.string(),
  /** Names the account within the product, whatever the language: a system account, or `stock`, `profit` ... */
  key: z.string(),
  /** Of an account of one's own. */
  accountId: f.Id.optional(),
  group: z.string(),
  groupKey: AccountGroupName,
  /** The group of one's own that the account is in. */
  subgroup: z.string().nullish(),
})
const Compared = { compared: z.string().optional() }

const AsOf = z.strictObject({
  ...Places,
  /** Absent: today. */
  asOf: f.CalendarDate.optional(),
  /** Another day beside it. */
  compareAsOf: f.CalendarDate.optional(),
})
const Period = z.strictObject({
  ...Places,
  /** Absent: from the first day of the financial year of the last day. */
  fromDate: f.CalendarDate.optional(),
  /** Absent: today. */
  toDate: f.CalendarDate.optional(),
  compareFromDate: f.CalendarDate.optional(),
  compareToDate: f.CalendarDate.optional(),
})

export const statements = ['trialBalance', 'profitAndLoss', 'balanceSheet', 'cashFlow'] as const
export type StatementName = (typeof statements)[number]

const BookEntry = z.object({
  id: z.number(),
  date: z.string(),
  account: z.string(),
  key: z.string(),
  accountId: f.Id.nullable(),
  partyId: f.Id.nullable(),
  partyName: z.string().nullable(),
  debit: z.string(),
  credit: z.string(),
  /** What the entry is of: a kind of document or payment, or a journal. */
  source: z.string(),
  number: z.string().nullable(),
  documentId: f.Id.nullable(),
  paymentId: f.Id.nullable(),
  journalId: f.Id.nullable(),
  narration: z.string().nullable(),
})

const EntrySearch = GlobalFilters.pick({
  entityIds: true,
  keyword: true,
  keywords: true,
  fromDocumentDate: true,
  toDocumentDate: true,
  start: true,
  size: true,
  sort: true,
  after: true,
}).extend({
  /** Absent: from the first entry. */
  fromDate: f.CalendarDate.optional(),
  /** Absent: today. */
  toDate: f.CalendarDate.optional(),
  branchId: f.Id.optional(),
})
const AccountSearch = EntrySearch.extend({ account: AccountName.optional(), accountId: f.Id.optional() })

const PartyBalanceSearch = GlobalFilters.pick({
  entityIds: true,
  keyword: true,
  keywords: true,
  start: true,
  size: true,
  sort: true,
  after: true,
}).extend({
  /** Absent: today. */
  asOf: f.CalendarDate.optional(),
  branchId: f.Id.optional(),
  side: z.enum(['debtors', 'creditors']).default('debtors'),
})

/** Statements of the books, at any day, of one GSTIN, of several or of a branch. */
export const accountingCalls = {
  /**
   * Every account that can be posted to, with those of the business, in the order of the groups: names alone, which a payment
   * chooses from too.
   */
  chart: defineCall({
    method: 'GET',
    path: '/accounting/chart',
    access: { anyOf: ['ACC_SH_VW', 'ACC_AD', 'ACC_ED', 'PIN_AD', 'POT_AD'] },
    input: z.object({}),
    reply: z.array(
      AccountRow.extend({
        subgroup: z.string().nullable(),
        isOwn: z.boolean(),
        /** Whether a journal may name it. */
        isForJournals: z.boolean(),
        status: z.string(),
      }),
    ),
    readOnly: true,
  }),
  trialBalance: defineCall({
    method: 'POST',
    path: '/accounting/trialBalance',
    access: see,
    input: AsOf,
    reply: z.object({
      asOf: z.string(),
      rows: z.array(AccountRow.extend({ debit: z.string(), credit: z.string(), ...Compared })),
      totalDebit: z.string(),
      totalCredit: z.string(),
    }),
    readOnly: true,
  }),
  profitAndLoss: defineCall({
    method: 'POST',
    path: '/accounting/profitAndLoss',
    access: see,
    input: Period,
    reply: z.object({
      fromDate: z.string(),
      toDate: z.string(),
      /** Income is positive, what it cost negative. */
      rows: z.array(AccountRow.extend({ amount: z.string(), ...Compared })),
      income: z.string(),
      costOfGoods: z.string(),
      grossProfit: z.string(),
      expenses: z.string(),
      netProfit: z.string(),
      comparedNetProfit: z.string().optional(),
    }),
    readOnly: true,
  }),
  balanceSheet: defineCall({
    method: 'POST',
    path: '/accounting/balanceSheet',
    access: see,
    input: AsOf,
    reply: z.object({
      asOf: z.string(),
      rows: z.array(
        AccountRow.extend({ side: z.enum(['asset', 'liability']), amount: z.string(), ...Compared }),
      ),
      totalAssets: z.string(),
      totalLiabilities: z.string(),
      /** What of the opening balances has no other side: 0.00 once all of them are entered. */
      openingDifference: z.string(),
    }),
    readOnly: true,
  }),
  cashFlow: defineCall({
    method: 'POST',
    path: '/accounting/cashFlow',
    access: see,
    input: Period,
    reply: z.object({
      fromDate: z.string(),
      toDate: z.string(),
      rows: z.array(AccountRow.extend({ part: z.enum(cashFlowParts), amount: z.string(), ...Compared })),
      opening: z.string(),
      change: z.string(),
      closing: z.string(),
      comparedOpening: z.string().optional(),
      comparedChange: z.string().optional(),
      comparedClosing: z.string().optional(),
    }),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/accounting/export',
    access: takeOut,
    input: z.strictObject({
      ...Places,
      statement: z.enum(statements),
      fromDate: f.CalendarDate.optional(),
      toDate: f.CalendarDate.optional(),
      asOf: f.CalendarDate.optional(),
      compareAsOf: f.CalendarDate.optional(),
      compareFromDate: f.CalendarDate.optional(),
      compareToDate: f.CalendarDate.optional(),
      format: ExportFormat.default('xlsx'),
    }),
    reply: 'file',
    readOnly: true,
  }),
}

export const dayBookCalls = {
  /** Every entry of every day; one that was taken back is not shown, nor what took it back. */
  search: defineCall({
    method: 'POST',
    path: '/accounting/dayBook',
    access: see,
    input: EntrySearch,
    reply: pageOf(BookEntry),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/accounting/dayBook/export',
    access: takeOut,
    input: EntrySearch.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}

export const accountLedgerCalls = {
  /**
   * The entries of one account with the balance after each. Income and expenses begin anew with each financial year. Debtors and
   * Creditors are the entries of all parties: their balance is what parties owe less what they are owed.
   */
  search: defineCall({
    method: 'POST',
    path: '/accounting/ledger',
    access: see,
    input: AccountSearch,
    reply: pageOf(BookEntry.extend({ balance: z.string() })).extend({
      opening: z.string(),
      closing: z.string(),
    }),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/accounting/ledger/export',
    access: takeOut,
    input: AccountSearch.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}

export const partyBalanceCalls = {
  /**
   * Parties that owe, or that are owed, at the end of a day: what Debtors and Creditors of the statements are made of. The largest
   * first, unless `sort` says otherwise.
   */
  search: defineCall({
    method: 'POST',
    path: '/accounting/partyBalances',
    access: see,
    input: PartyBalanceSearch,
    reply: pageOf(
      z.object({ id: f.Id, name: z.string(), code: z.string().nullable(), amount: z.string() }),
    ).extend({ asOf: z.string() }),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/accounting/partyBalances/export',
    access: takeOut,
    input: PartyBalanceSearch.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}

export const journalKinds = ['journal', 'contra', 'opening'] as const
export const JournalKind = z.enum(journalKinds)

const JournalLine = z.object({
  account: AccountName.optional(),
  accountId: f.Id.optional(),
  /** Of debtors and creditors. */
  partyId: f.Id.optional(),
  debit: f.Amount.optional(),
  credit: f.Amount.optional(),
  narration: f.Notes.optional(),
})
const JournalLineRow = z.object({
  account: z.string(),
  key: z.string(),
  accountId: f.Id.nullable(),
  partyId: f.Id.nullable(),
  partyName: z.string().nullable(),
  debit: z.string(),
  credit: z.string(),
  narration: z.string().nullable(),
})
const JournalRow = z.object({
  id: f.Id,
  version: f.Version,
  kind: JournalKind,
  number: z.string().nullable(),
  date: z.string(),
  entityId: f.Id,
  childEntityId: f.Id.nullable(),
  narration: z.string().nullable(),
  amount: z.string(),
  accounts: z.array(z.string()),
  status: z.string(),
  cancelReason: z.string().nullable(),
  reversesId: f.Id.nullable(),
  reversedById: f.Id.nullable(),
  repeats: z.enum(journalRepeats).nullable(),
  repeatsUntil: z.string().nullable(),
  nextDate: z.string().nullable(),
  /** Why it was not written on its next day, in the reader's language. */
  problem: z.string().nullable(),
  repeatedId: f.Id.nullable(),
  createdBy: z.string().nullable(),
  createdAt: z.string(),
})
const JournalSearch = GlobalFilters.extend({
  kinds: z.array(JournalKind).optional(),
  view: z.enum(['all', 'active', 'repeating', 'waiting', 'cancelled']).optional(),
})
const JournalSaved = z.object({ id: f.Id, number: z.string().nullable(), version: f.Version })

/** What no document and no payment says, entered by hand: journals, contra entries between bank and cash, opening balances. */
export const journalCalls = {
  search: defineCall({
    method: 'POST',
    path: '/journal/search',
    access: see,
    input: JournalSearch,
    reply: pageOf(JournalRow),
    readOnly: true,
  }),
  detail: defineCall({
    method: 'GET',
    path: '/journal/detail',
    access: see,
    input: IdQuery,
    reply: JournalRow.extend({ lines: z.array(JournalLineRow) }),
    readOnly: true,
  }),
  save: defineCall({
    method: 'POST',
    path: '/journal/save',
    access: { create: 'ACC_AD', edit: 'ACC_ED' },
    input: z.object({
      id: f.Id.optional(),
      version: f.Version.optional(),
      kind: JournalKind.exclude(['opening']).default('journal'),
      entityId: f.Id,
      childEntityId: f.Id.optional(),
      date: f.CalendarDate,
      narration: f.Remarks.optional(),
      lines: z.array(JournalLine).min(2).max(500),
      /** It is written again on this day of each month, quarter or year. */
      repeats: z.enum(journalRepeats).optional(),
      repeatsUntil: f.CalendarDate.optional(),
      /** A second journal takes it back on this day, as what was provided for at the end of a month. */
      reverseOn: f.CalendarDate.optional(),
    }),
    reply: JournalSaved.extend({ reversal: z.object({ id: f.Id, number: z.string() }).optional() }),
    idempotent: true,
  }),
  /** Takes a journal back by another on a later day. */
  reverse: defineCall({
    method: 'POST',
    path: '/journal/reverse',
    access: { anyOf: ['ACC_AD'] },
    input: z.object({ id: f.Id, date: f.CalendarDate, narration: f.Remarks.optional() }),
    reply: z.object({ id: f.Id, number: z.string() }),
    idempotent: true,
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/journal/cancel',
    access: { anyOf: ['ACC_CNL'] },
    input: z.object({ ids: Ids, reason: f.Reason.min(1) }),
    reply: BulkResult,
    idempotent: true,
  }),
  /** A journal that repeats is written no more; those that it wrote stay. */
  stopRepeating: defineCall({
    method: 'POST',
    path: '/journal/stopRepeating',
    access: { anyOf: ['ACC_ED'] },
    input: z.object({ id: f.Id, version: f.Version }),
    reply: z.object({ id: f.Id, version: f.Version }),
    idempotent: true,
  }),
  /** What each account of a GSTIN had when its books began, and what is left without another side. */
  openings: defineCall({
    method: 'POST',
    path: '/journal/openings',
    access: see,
    input: z.object({ entityId: f.Id }),
    reply: z.object({
      date: z.string().nullable(),
      version: f.Version.nullable(),
      lines: z.array(JournalLineRow),
      /** Debits over credits, of these rows. */
      difference: z.string(),
    }),
    readOnly: true,
  }),
  /** Replaces the opening balances of a GSTIN: all rows, or none with every fault of every row. */
  saveOpenings: defineCall({
    method: 'POST',
    path: '/journal/saveOpenings',
    access: { anyOf: ['ACC_ED'] },
    input: z.object({
      entityId: f.Id,
      version: f.Version.optional(),
      date: f.CalendarDate,
      lines: z.array(JournalLine).max(500),
    }),
    reply: z.object({ id: f.Id, version: f.Version, difference: z.string() }),
    idempotent: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/journal/export',
    access: takeOut,
    input: JournalSearch.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}
