import { columnRoles } from '@bahi/domain/bank-statements/headings.ts'
import { matchReasons } from '@bahi/domain/bank-statements/match/types.ts'
import { statementFaults, statementFormats } from '@bahi/domain/bank-statements/statement.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { bankFileLimits } from './import-limits.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'
import { BulkResult, Ids, recordStamps, resourceCalls } from './resource.ts'

/** Text `enum.BankRowState.<value>`. */
export const BankRowState = z.enum(['Unmatched', 'Suggested', 'Matched', 'Ignored'])
export const BankStatementStatus = z.enum(['Reading', 'Unmapped', 'Read', 'Failed'])
/** Why a file could not be read; text `bankStatement.fault.<value>`. */
export const BankFileFault = z.enum([
  'empty',
  'tooLarge',
  'type',
  'broken',
  'tooHeavy',
  'noRows',
  'tooManyRows',
])
const MatchReason = z.enum(matchReasons)

const see = { anyOf: ['ACC_SH_VW'] } as const
const enter = { anyOf: ['ACC_AD'] } as const
const change = { anyOf: ['ACC_ED'] } as const
/** `Bank`, or the name of a bank account of one's own. */
const account = z.string().trim().min(1).max(100)
const AccountOf = { entityId: f.Id, account }

const OneFile = z.object({
  name: z.string().trim().min(1).max(255),
  /** Base64. */
  content: z
    .string()
    // Somewhat above the limit is read, so that its refusal names the limit.
    .max(Math.ceil((bankFileLimits.bytes + 512 * 1024) / 3) * 4)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/),
})

/** What a row is of, or may be. */
const Match = z.object({
  paymentId: f.Id.nullable(),
  reasons: z.array(MatchReason),
  journalId: f.Id.nullable(),
  /** An item that the opening balance of the books contains. */
  openingId: f.Id.nullable(),
  /** An open invoice or bill: confirming it enters the payment. */
  documentId: f.Id.nullable(),
  /** A row of another bank account of one's own: confirming it enters the transfer. */
  otherRowId: f.Id.nullable(),
  /** Of a payment, journal or document. */
  kind: z.string(),
  number: z.string().nullable(),
  date: z.string(),
  partyName: z.string().nullable(),
  amount: z.string(),
})

export const BankRow = z.object({
  id: f.Id,
  date: z.string(),
  valueDate: z.string().nullable(),
  description: z.string(),
  reference: z.string().nullable(),
  debit: z.string(),
  credit: z.string(),
  balance: z.string().nullable(),
  state: BankRowState,
  isSure: z.boolean(),
  matches: z.array(Match),
  /** What speaks for the suggestion, or spoke for the match. */
  reasons: z.array(MatchReason),
  /** The rule it is of. */
  ruleId: f.Id.nullable(),
  ruleName: z.string().nullable(),
  /** Account that a rule or the words of the bank suggest. */
  suggestedAccount: z.string().nullable(),
  suggestedParty: z.string().nullable(),
  /** Why it is of nothing in the books. */
  ignoredFor: z.string().nullable(),
  statementId: f.Id,
  lineNumber: z.number(),
})

const RowFilters = GlobalFilters.omit({ entityIds: true, returnPeriods: true, financialYear: true }).extend({
  entityId: f.Id.optional(),
  account: account.optional(),
  states: z.array(BankRowState).max(10).optional(),
  /** Suggestions that are known by more than amount and day. */
  sure: z.boolean().optional(),
  statementId: f.Id.optional(),
  ids: z.array(f.Id).max(500).optional(),
})

const Mapping = z.object({
  skip: z.number().int().min(0).max(500),
  columns: z.partialRecord(z.enum(columnRoles), z.number().int().min(0).max(200)),
  balanceSide: z.number().int().min(0).max(200).optional(),
  references: z.array(z.number().int().min(0).max(200)).max(10).optional(),
  order: z.enum(['dmy', 'mdy']).optional(),
})

const Problem = z.object({
  line: z.number(),
  column: z.string().optional(),
  fault: z.enum(statementFaults),
  value: z.string(),
  expected: z.string().optional(),
})

const StatementRow = z.object({
  id: f.Id,
  status: BankStatementStatus,
  fault: BankFileFault.nullable(),
  fileName: z.string(),
  format: z.enum(statementFormats).nullable(),
  layout: z.string().nullable(),
  fromDate: z.string().nullable(),
  toDate: z.string().nullable(),
  opening: z.string().nullable(),
  closing: z.string().nullable(),
  rows: z.number(),
  newRows: z.number(),
  problemCount: z.number(),
  problems: z.array(Problem),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
})

const Entry = z.object({
  paymentId: f.Id.nullable(),
  journalId: f.Id.nullable(),
  openingId: f.Id.nullable(),
  kind: z.string(),
  number: z.string().nullable(),
  date: z.string(),
  partyName: z.string().nullable(),
  reference: z.string().nullable(),
  /** What is in no row yet; what came in is positive. */
  amount: z.string(),
})
const OpenDocument = z.object({
  documentId: f.Id,
  kind: z.string(),
  number: z.string().nullable(),
  date: z.string(),
  partyId: f.Id,
  partyName: z.string(),
  balance: z.string(),
})

const ReconciliationRow = z.object({
  rowId: f.Id.nullable(),
  paymentId: f.Id.nullable(),
  journalId: f.Id.nullable(),
  openingId: f.Id.nullable(),
  kind: z.string(),
  number: z.string().nullable(),
  date: z.string(),
  text: z.string().nullable(),
  reference: z.string().nullable(),
  amount: z.string(),
  /** The day on which the bank has it, where that is later. */
  clearedOn: z.string().nullable(),
})
const ReconciliationInput = z.strictObject({ ...AccountOf, asOf: f.CalendarDate.optional() })

/** A part of a row that is posted: to an account, or as a payment of a party over its documents. */
const Part = z.object({
  account: account.optional(),
  accountId: f.Id.optional(),
  partyId: f.Id.optional(),
  /** Of the side of the row; a part of the other side, as charges that were kept back, is negative. */
  amount: f.SignedAmount,
  narration: f.Notes.optional(),
  /** Of a payment; absent: its open documents, oldest first. */
  allocations: z
    .array(z.object({ documentId: f.Id, amount: f.Amount }))
    .max(500)
    .optional(),
})

export const bankStatementCalls = {
  /** Takes a file of a bank and reads it by a task. Rows that earlier files of the account had are not taken again. */
  upload: defineCall({
    method: 'POST',
    path: '/bankStatement/upload',
    access: enter,
    input: z.object({ ...AccountOf, file: OneFile }),
    body: 'files',
    takesForm: 'inBody',
    reply: z.object({ taskId: f.Id, id: f.Id }),
    idempotent: true,
  }),
  search: defineCall({
    method: 'POST',
    path: '/bankStatement/search',
    access: see,
    input: RowFilters,
    reply: pageOf(BankRow),
    readOnly: true,
  }),
  /** Rows of each state, for the same filters without their states. */
  counts: defineCall({
    method: 'POST',
    path: '/bankStatement/counts',
    access: see,
    input: RowFilters,
    reply: z.array(
      z.object({ state: BankRowState, isSure: z.boolean(), rows: z.number(), amount: z.string() }),
    ),
    readOnly: true,
  }),
  /** Bank accounts of a GSTIN with what books and bank say of them. */
  accounts: defineCall({
    method: 'POST',
    path: '/bankStatement/accounts',
    access: see,
    input: z.object({ entityId: f.Id }),
    reply: z.array(
      z.object({
        account: z.string(),
        accountId: f.Id.nullable(),
        bankName: z.string().nullable(),
        /** Of the last row that has one. */
        bankBalance: z.string().nullable(),
        bankDate: z.string().nullable(),
        bookBalance: z.string(),
        /** Rows that are not decided. */
        open: z.number(),
        files: z.number(),
      }),
    ),
    readOnly: true,
  }),
  files: defineCall({
    method: 'POST',
    path: '/bankStatement/files',
    access: see,
    input: z.object({
      ...AccountOf,
      start: z.number().int().min(0).default(0),
      size: z.number().int().min(1).max(100).default(30),
    }),
    reply: z.object({ records: z.array(StatementRow), total: z.number() }),
    readOnly: true,
  }),
  /** The first lines of a file as they are, and as they would be read by a mapping. */
  preview: defineCall({
    method: 'POST',
    path: '/bankStatement/preview',
    access: see,
    input: z.object({ id: f.Id, mapping: Mapping.optional() }),
    reply: z.object({
      cells: z.array(z.array(z.string())),
      mapping: Mapping.nullable(),
      rows: z.array(
        z.object({
          line: z.number(),
          date: z.string(),
          description: z.string(),
          reference: z.string().nullable(),
          debit: z.string(),
          credit: z.string(),
          balance: z.string().nullable(),
        }),
      ),
      rowCount: z.number(),
      problems: z.array(Problem),
    }),
    readOnly: true,
  }),
  /** Reads a file by columns that a person has named, and keeps them for later files of the account. */
  map: defineCall({
    method: 'POST',
    path: '/bankStatement/map',
    access: change,
    input: z.object({ id: f.Id, mapping: Mapping }),
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
  /** Removes files that were uploaded by mistake, with their rows; refused where one of them is matched or ignored. */
  remove: defineCall({
    method: 'POST',
    path: '/bankStatement/remove',
    access: change,
    input: z.object({ ids: Ids }),
    reply: BulkResult,
    idempotent: true,
  }),
  /** Looks anew for what the open rows of an account may be of. */
  findMatches: defineCall({
    method: 'POST',
    path: '/bankStatement/findMatches',
    access: enter,
    input: z.object(AccountOf),
    reply: z.object({ suggested: z.number(), open: z.number() }),
    idempotent: true,
  }),
  /** Accepts suggestions as they are; what is to be entered for them is entered. */
  confirm: defineCall({
    method: 'POST',
    path: '/bankStatement/confirm',
    access: enter,
    input: z.object({ ids: Ids }),
    reply: BulkResult,
    idempotent: true,
  }),
  /** What a row could be matched with by hand: payments and journals in no row yet, and open documents. */
  candidates: defineCall({
    method: 'POST',
    path: '/bankStatement/candidates',
    access: see,
    input: z.object({ id: f.Id, keyword: z.string().trim().max(100).optional() }),
    reply: z.object({ entries: z.array(Entry), documents: z.array(OpenDocument) }),
    readOnly: true,
  }),
  /**
   * Decides a row by hand: the payments and journals it is of, and parts that are entered from it. Together they come to its
   * amount.
   */
  resolve: defineCall({
    method: 'POST',
    path: '/bankStatement/resolve',
    access: enter,
    input: z.object({
      id: f.Id,
      entries: z
        .array(
          z.object({
            paymentId: f.Id.optional(),
            journalId: f.Id.optional(),
            openingId: f.Id.optional(),
            amount: f.SignedAmount.optional(),
          }),
        )
        .max(500)
        .default([]),
      parts: z.array(Part).max(50).default([]),
    }),
    reply: z.object({ id: f.Id, paymentIds: z.array(f.Id), journalId: f.Id.nullable() }),
    idempotent: true,
  }),
  ignore: defineCall({
    method: 'POST',
    path: '/bankStatement/ignore',
    access: enter,
    input: z.object({ ids: Ids, reason: f.Reason.min(1) }),
    reply: BulkResult,
    idempotent: true,
  }),
  /** Opens rows again; payments and journals that were entered from them are cancelled. */
  undo: defineCall({
    method: 'POST',
    path: '/bankStatement/undo',
    access: change,
    input: z.object({ ids: Ids }),
    reply: BulkResult,
    idempotent: true,
  }),
  /** The books beside the bank at the end of a day. */
  reconciliation: defineCall({
    method: 'POST',
    path: '/bankStatement/reconciliation',
    access: see,
    input: ReconciliationInput,
    reply: z.object({
      asOf: z.string(),
      /** First day of the statements that were read. */
      since: z.string().nullable(),
      bookBalance: z.string(),
      /** Entered in the books, not yet at the bank: cheques that were not presented, deposits not credited. */
      notPresented: z.array(ReconciliationRow),
      notPresentedTotal: z.string(),
      notCleared: z.array(ReconciliationRow),
      notClearedTotal: z.string(),
      /** At the bank, not in the books. */
      notInBooks: z.array(ReconciliationRow),
      notInBooksTotal: z.string(),
      /** What the bank should say by that. */
      expected: z.string(),
      /** What it says; null where no row up to the day has a balance. */
      bankBalance: z.string().nullable(),
      bankDate: z.string().nullable(),
      difference: z.string().nullable(),
      /** What the difference is made of: what books and bank had before the first statement, and gaps between rows. */
      differences: z.array(
        z.object({
          kind: z.enum(['opening', 'gap']),
          date: z.string(),
          rowId: f.Id.nullable(),
          amount: z.string(),
        }),
      ),
      /** The lists are cut where they are longer. */
      isCut: z.boolean(),
      /** The account has entries at GSTINs that the user does not see; they are left out. */
      isPartial: z.boolean(),
    }),
    readOnly: true,
  }),
  /** What was on its way when the first statement begins: entries of the books from before it, and items of the opening balance. */
  openings: defineCall({
    method: 'POST',
    path: '/bankStatement/openings',
    access: see,
    input: z.object(AccountOf),
    reply: z.object({
      /** First day of the statements that were read. */
      since: z.string().nullable(),
      /** What the bank had before it, less what the books had, less what is marked; null where that is not known. */
      left: z.string().nullable(),
      entries: z.array(Entry.extend({ isOutstanding: z.boolean(), isMatched: z.boolean() })),
      items: z.array(
        z.object({
          id: f.Id,
          date: z.string(),
          description: z.string(),
          reference: z.string().nullable(),
          amount: z.string(),
          isMatched: z.boolean(),
        }),
      ),
    }),
    readOnly: true,
  }),
  /** Says what was on its way; what is not named is no longer. */
  saveOpenings: defineCall({
    method: 'POST',
    path: '/bankStatement/saveOpenings',
    access: change,
    input: z.object({
      ...AccountOf,
      entries: z
        .array(z.object({ paymentId: f.Id.optional(), journalId: f.Id.optional() }))
        .max(1000)
        .default([]),
      items: z
        .array(
          z.object({
            id: f.Id.optional(),
            date: f.CalendarDate,
            description: f.Notes.min(1),
            reference: z.string().trim().max(50).optional(),
            /** A deposit is positive, a cheque that was given negative. */
            amount: f.SignedAmount,
          }),
        )
        .max(500)
        .default([]),
    }),
    reply: z.object({ left: z.string().nullable() }),
    idempotent: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/bankStatement/export',
    access: { anyOf: ['ACC_DD_EX'] },
    input: RowFilters.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}

/** The statement of reconciliation as a file. */
export const bankReconciliationCalls = {
  export: defineCall({
    method: 'POST',
    path: '/bankStatement/reconciliation/export',
    access: { anyOf: ['ACC_DD_EX'] },
    input: ReconciliationInput.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}

const RuleWord = z.string().trim().min(2).max(60)
const ruleFields = {
  name: f.Name.min(1),
  /** Rules are tried in this order; the first that fits is taken. */
  position: z.number().int().min(0).max(9999).default(0),
  words: z.array(RuleWord).max(10).default([]),
  withoutWords: z.array(RuleWord).max(10).default([]),
  side: z.enum(['in', 'out']).optional(),
  atLeast: f.Amount.optional(),
  atMost: f.Amount.optional(),
  /** A bank account of one's own; absent: all. */
  bankAccountId: f.Id.optional(),
  /** One of the three: an account of the system by its name, one of one's own, or a party. */
  account: account.optional(),
  accountId: f.Id.optional(),
  partyId: f.Id.optional(),
  narration: f.Notes.optional(),
}
export const BankRuleSave = z.object({ id: f.Id.optional(), version: f.Version.optional(), ...ruleFields })
export const BankRuleRow = z.object({
  ...recordStamps,
  name: z.string(),
  position: z.number(),
  words: z.array(z.string()),
  withoutWords: z.array(z.string()),
  side: z.enum(['in', 'out']).nullish(),
  atLeast: z.string().nullish(),
  atMost: z.string().nullish(),
  bankAccountId: f.Id.nullish(),
  bankAccountName: z.string().nullish(),
  account: z.string().nullish(),
  accountId: f.Id.nullish(),
  partyId: f.Id.nullish(),
  partyName: z.string().nullish(),
  narration: z.string().nullish(),
})

/** Rules of one's own for rows that are in no payment: rent, power, subscriptions, salaries. */
export const bankRuleCalls = {
  ...resourceCalls('bankRule', 'ACC', {
    row: BankRuleRow,
    detail: BankRuleRow,
    save: BankRuleSave,
    filters: {},
  }),
  /** Rows of the past, decided or not, that a rule would be of. */
  try: defineCall({
    method: 'POST',
    path: '/bankRule/try',
    access: see,
    input: z.object({
      words: z.array(RuleWord).max(10).default([]),
      withoutWords: z.array(RuleWord).max(10).default([]),
      side: z.enum(['in', 'out']).optional(),
      atLeast: f.Amount.optional(),
      atMost: f.Amount.optional(),
      bankAccountId: f.Id.optional(),
    }),
    reply: z.object({
      rows: z.array(
        z.object({
          id: f.Id,
          date: z.string(),
          description: z.string(),
          debit: z.string(),
          credit: z.string(),
          state: BankRowState,
        }),
      ),
      total: z.number(),
      /** Rows that were looked at: the newest. */
      looked: z.number(),
    }),
    readOnly: true,
  }),
}
