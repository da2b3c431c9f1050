import { blockNames } from '@bahi/domain/assets/blocks.ts'
import { assetClassNames } from '@bahi/domain/assets/classes.ts'
import { depreciationMethods } from '@bahi/domain/assets/depreciation.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'
import { BulkResult, IdQuery, Ids, recordStamps, Saved } from './resource.ts'

const AssetClass = z.enum(assetClassNames)
const DepreciationMethod = z.enum(depreciationMethods)
const AssetBlock = z.enum(blockNames)
const assetStates = ['InUse', 'Depreciated', 'Disposed'] as const
const AssetState = z.enum(assetStates)
export const disposals = ['Sold', 'Scrapped', 'Lost'] as const
const Disposal = z.enum(disposals)
const postingKinds = ['acquire', 'depreciate', 'dispose'] as const
export const scheduleActs = ['CompaniesAct', 'IncomeTaxAct'] as const

const see = { anyOf: ['ACC_SH_VW'] } as const
const takeOut = { anyOf: ['ACC_DD_EX'] } as const

export const FixedAssetSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  entityId: f.Id,
  name: f.Name.min(1),
  /** The tag on the asset. */
  code: f.Code.optional(),
  assetClass: AssetClass,
  method: DepreciationMethod.default('StraightLine'),
  /** Whole years; absent: that of Schedule II. */
  life: z.number().int().min(1).max(100).optional(),
  /** Of the written down value, in per cent; absent: what life and residual value come to. */
  rate: f.Rate.optional(),
  cost: f.Amount,
  /** Absent: 5% of the cost. */
  residual: f.Amount.optional(),
  acquiredOn: f.CalendarDate,
  /** Absent: the day on which it was bought. */
  usedFrom: f.CalendarDate.optional(),
  /** The day of the journal that brings it under Fixed assets; absent: the day on which it was bought. */
  postedOn: f.CalendarDate.optional(),
  /** Absent: that of its class. */
  taxBlock: AssetBlock.optional(),
  /** A 31 March: what other books had depreciated by then, and the written down value there for income tax. */
  openingUntil: f.CalendarDate.optional(),
  openingDepreciation: f.Amount.optional(),
  openingTaxValue: f.Amount.optional(),
  /** The account in which its cost is, which the journal credits; absent: the cost is in Fixed assets already. */
  account: z.string().trim().min(1).max(100).optional(),
  accountId: f.Id.optional(),
  /** The line of a purchase bill that it was bought on: its cost leaves Purchases. */
  documentId: f.Id.optional(),
  lineNumber: f.LineNumber.optional(),
  location: f.Name.optional(),
  notes: f.Notes.optional(),
})

const AssetRow = z.object({
  ...recordStamps,
  entityId: f.Id,
  name: z.string(),
  code: z.string().nullable(),
  assetClass: AssetClass,
  method: DepreciationMethod,
  acquiredOn: z.string(),
  usedFrom: z.string(),
  cost: z.string(),
  /** Posted so far, that of other books with it. */
  depreciation: z.string(),
  bookValue: z.string(),
  /** The day up to which it is depreciated. */
  depreciatedUntil: z.string().nullable(),
  state: AssetState,
  disposedOn: z.string().nullable(),
})

const PostingRow = z.object({
  id: f.Id,
  kind: z.enum(postingKinds),
  date: z.string(),
  entityId: f.Id,
  amount: z.string(),
  /** How many assets it is of, and the name of one that is alone. */
  assets: z.number(),
  assetName: z.string().nullable(),
  journalId: f.Id.nullable(),
  journalNumber: z.string().nullable(),
  undoneOn: z.string().nullable(),
  undoneJournalId: f.Id.nullable(),
  createdBy: z.string().nullable(),
  createdAt: z.string(),
})

const AssetDetail = AssetRow.extend({
  life: z.number().nullable(),
  rate: z.string().nullable(),
  /** The rate of the written down value that applies. */
  appliedRate: z.string().nullable(),
  lifeEndsOn: z.string().nullable(),
  residual: z.string(),
  postedOn: z.string(),
  taxBlock: AssetBlock.nullable(),
  openingUntil: z.string().nullable(),
  openingDepreciation: z.string().nullable(),
  openingTaxValue: z.string().nullable(),
  /** The plain name of an account that all have, or that of one's own. */
  account: z.string().nullable(),
  accountId: f.Id.nullable(),
  documentId: f.Id.nullable(),
  documentNumber: z.string().nullable(),
  lineNumber: z.number().nullable(),
  location: z.string().nullable(),
  notes: z.string().nullable(),
  disposal: Disposal.nullable(),
  proceeds: z.string().nullable(),
  /** Profit of the disposal; below zero a loss. */
  gain: z.string().nullable(),
  postings: z.array(PostingRow.extend({ cost: z.string(), depreciation: z.string() })),
  /** Depreciation or a disposal was posted: what they follow from is fixed until they are taken back. */
  isFixed: z.boolean(),
})

const Search = GlobalFilters.omit({ returnPeriods: true, financialYear: true }).extend({
  states: z.array(AssetState).max(3).optional(),
  classes: z.array(AssetClass).max(50).optional(),
  /** Bought on this bill. */
  documentId: f.Id.optional(),
})

export const fixedAssetCalls = {
  search: defineCall({
    method: 'POST',
    path: '/fixedAsset/search',
    access: see,
    input: Search,
    reply: pageOf(AssetRow),
    readOnly: true,
  }),
  detail: defineCall({
    method: 'GET',
    path: '/fixedAsset/detail',
    access: see,
    input: IdQuery,
    reply: AssetDetail,
    readOnly: true,
  }),
  save: defineCall({
    method: 'POST',
    path: '/fixedAsset/save',
    access: { create: 'ACC_AD', edit: 'ACC_ED' },
    input: FixedAssetSave,
    reply: Saved,
    idempotent: true,
  }),
  /** Takes assets out of the register for which nothing but the purchase was posted; that journal is cancelled. */
  delete: defineCall({
    method: 'POST',
    path: '/fixedAsset/delete',
    access: { anyOf: ['ACC_CNL'] },
    input: z.object({ ids: Ids }),
    reply: BulkResult,
    idempotent: true,
  }),
  /** Sold, scrapped or lost: depreciates it to that day and posts what is left of it against what it brought. */
  dispose: defineCall({
    method: 'POST',
    path: '/fixedAsset/dispose',
    access: { anyOf: ['ACC_AD'] },
    input: z.object({
      id: f.Id,
      version: f.Version,
      date: f.CalendarDate,
      disposal: Disposal,
      proceeds: f.Amount.optional(),
      /** Where the proceeds are booked: Bank, or Sales where an invoice was issued. */
      account: z.string().trim().min(1).max(100).optional(),
      accountId: f.Id.optional(),
    }),
    reply: Saved.extend({ journalId: f.Id, number: z.string(), gain: z.string() }),
    idempotent: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/fixedAsset/export',
    access: takeOut,
    input: Search.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}

export const capitalGoodsCalls = {
  /** Lines of purchase bills that are capital goods and not in the register in full. */
  search: defineCall({
    method: 'POST',
    path: '/capitalGoods/search',
    access: see,
    input: GlobalFilters.pick({
      entityIds: true,
      keyword: true,
      keywords: true,
      start: true,
      size: true,
      sort: true,
      after: true,
    }).extend({
      documentId: f.Id.optional(),
    }),
    reply: pageOf(
      z.object({
        id: f.Id,
        documentId: f.Id,
        lineNumber: z.number(),
        number: z.string().nullable(),
        supplierNumber: z.string().nullable(),
        date: z.string(),
        entityId: f.Id,
        partyName: z.string().nullable(),
        description: z.string(),
        quantity: z.string(),
        /** Without tax that gives credit. */
        cost: z.string(),
        /** What of it no asset has yet. */
        rest: z.string(),
      }),
    ),
    readOnly: true,
  }),
}

const PostingSearch = GlobalFilters.omit({ returnPeriods: true, financialYear: true }).extend({
  kinds: z.array(z.enum(postingKinds)).max(3).optional(),
})

const RunOf = z.object({ entityId: f.Id, toDate: f.CalendarDate })

export const assetPostingCalls = {
  search: defineCall({
    method: 'POST',
    path: '/assetPosting/search',
    access: see,
    input: PostingSearch,
    reply: pageOf(PostingRow),
    readOnly: true,
  }),
  /**
   * Posts the depreciation of all assets of a GSTIN up to the end of a month, as one journal: what is posted already is not posted
   * again. Without anything to post the reply has no journal.
   */
  run: defineCall({
    method: 'POST',
    path: '/assetPosting/run',
    access: { anyOf: ['ACC_AD'] },
    input: RunOf,
    reply: z.object({
      id: f.Id.nullable(),
      journalId: f.Id.nullable(),
      number: z.string().nullable(),
      amount: z.string(),
      assets: z.number(),
    }),
    idempotent: true,
  }),
  /** What a run would post. */
  due: defineCall({
    method: 'POST',
    path: '/assetPosting/due',
    access: see,
    input: RunOf,
    reply: z.object({ amount: z.string(), assets: z.number() }),
    readOnly: true,
  }),
  /** Takes the newest posting of its assets back by another journal, on its own day or later. */
  undo: defineCall({
    method: 'POST',
    path: '/assetPosting/undo',
    access: { anyOf: ['ACC_CNL'] },
    input: z.object({ id: f.Id, date: f.CalendarDate.optional() }),
    reply: z.object({ id: f.Id, journalId: f.Id, number: z.string() }),
    idempotent: true,
  }),
}

const Year = z.strictObject({
  entityIds: z.array(f.Id).max(500).optional(),
  /** Absent: that of today. */
  financialYear: f.FinancialYear.optional(),
})

/** Fixed assets over a financial year, as notes to accounts and the tax audit ask for them. */
export const assetScheduleCalls = {
  /** By class, as it is posted (Companies Act, 2013, Schedule III). */
  books: defineCall({
    method: 'POST',
    path: '/assetSchedule/books',
    access: see,
    input: Year,
    reply: z.object({
      financialYear: z.string(),
      rows: z.array(
        z.object({
          /** The last row has the sums, and no class. */
          assetClass: AssetClass.nullable(),
          costBefore: z.string(),
          additions: z.string(),
          deductions: z.string(),
          costAfter: z.string(),
          depreciationBefore: z.string(),
          depreciation: z.string(),
          depreciationDeducted: z.string(),
          depreciationAfter: z.string(),
          valueBefore: z.string(),
          valueAfter: z.string(),
        }),
      ),
    }),
    readOnly: true,
  }),
  /** By block, as the Income-tax Act computes it. */
  blocks: defineCall({
    method: 'POST',
    path: '/assetSchedule/blocks',
    access: see,
    input: Year,
    reply: z.object({
      financialYear: z.string(),
      rows: z.array(
        z.object({
          block: AssetBlock.nullable(),
          rate: z.string().nullable(),
          source: z.string().nullable(),
          opening: z.string(),
          additions: z.string(),
          lateAdditions: z.string(),
          proceeds: z.string(),
          depreciation: z.string(),
          gain: z.string(),
          closing: z.string(),
        }),
      ),
    }),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/assetSchedule/export',
    access: takeOut,
    input: Year.extend({
      act: z.enum(scheduleActs).default('CompaniesAct'),
      format: ExportFormat.default('xlsx'),
    }),
    reply: 'file',
    readOnly: true,
  }),
}
