import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { importKindNames } from './import-sheets.ts'
import { GlobalFilters, pageOf } from './paging.ts'
import { SpooledFile } from './spooled-file.ts'

/** Programs that a business moves in from; text `move.program.<value>`. */
export const MoveProgram = z.enum(['Tally', 'ZohoBooks', 'Vyapar'])
export type MoveProgramName = z.output<typeof MoveProgram>
/** How far a move is; text `move.state.<value>`. */
export const MoveState = z.enum([
  'Reading',
  'Refused',
  'Read',
  'Preparing',
  'Trying',
  'Tried',
  'Running',
  'Halted',
  'Done',
  'Undone',
])
const ImportKind = z.enum(importKindNames)

/** What is in the file of the other program. */
export const MoveFound = z.object({
  company: z.string(),
  /** Days of the first and the last voucher. */
  fromDate: z.string().nullable(),
  toDate: z.string().nullable(),
  /** The day that is proposed as the first whose documents are brought as such. */
  defaultFrom: z.string(),
  receivable: z.string(),
  payable: z.string(),
  stock: z.string(),
  masters: z.array(z.object({ kind: ImportKind, count: z.number() })),
  /** Kinds of voucher as the program names them, with what they come to. */
  documents: z.array(z.object({ kind: z.string(), count: z.number(), amount: z.string() })),
})
export type MoveFound = z.output<typeof MoveFound>

const StepRun = z.object({
  backgroundTaskId: f.Id,
  status: z.string(),
  done: z.number(),
  total: z.number(),
  created: z.number(),
  changed: z.number(),
  skipped: z.number(),
  refused: z.number(),
})

const LeftOut = z.object({
  /** As the other program names it to people. */
  was: z.string(),
  reason: z.string(),
  /** The reason in words. */
  why: z.string(),
  count: z.number(),
  /** Of some of them: number or name. */
  samples: z.array(z.string()),
})

const Move = z.object({
  moveId: f.Id,
  program: MoveProgram,
  entityId: f.Id,
  fileName: z.string(),
  bytes: z.number(),
  state: MoveState,
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  fromDate: z.string().nullable(),
  conflictAction: z.enum(['Skip', 'Overwrite']).nullable(),
})

const MoveDetail = Move.extend({
  /** Why the file was not read, or the move has halted. */
  message: z.string().nullable(),
  found: MoveFound.nullable(),
  /** The task that reads or prepares the file now. */
  taskId: f.Id.nullable(),
  steps: z.array(
    z.object({
      position: z.number(),
      kind: ImportKind,
      rows: z.number(),
      trial: StepRun.nullable(),
      run: StepRun.nullable(),
    }),
  ),
  left: z.array(LeftOut),
  /** What comes as something else than it was, with the reason. */
  instead: z.array(LeftOut),
  /** What a person should know before it begins. */
  notices: z.array(z.string()),
  /** The same file was moved before. */
  earlier: z.object({ moveId: f.Id, at: z.string() }).nullable(),
  canRun: z.boolean(),
  canUndo: z.boolean(),
})

export const proofParts = ['totals', 'documents', 'parties', 'accounts', 'items'] as const
const ProofRow = z.object({
  /** A party, an account, an item, a kind of voucher or the name of a total. */
  name: z.string(),
  id: f.Id.nullable(),
  /** Of a kind of voucher: how many there are. */
  oldCount: z.number().nullable(),
  ourCount: z.number().nullable(),
  /** Of an item. */
  oldQuantity: z.string().nullable(),
  ourQuantity: z.string().nullable(),
  /** Debits positive. */
  old: z.string(),
  ours: z.string(),
  difference: z.string(),
  /** What a difference comes from, as far as it is known. */
  reasons: z.array(z.string()),
})

/** Right over the businesses of the account: a move fills all of their books. Each of its imports asks for its own right too. */
const access = { anyOf: ['BSN_AD'] } as const
const Which = z.object({ moveId: f.Id })

/** Moving in from another program: one file, brought by imports in the right order, proved by the balances there and here. */
export const moveCalls = {
  search: defineCall({
    method: 'POST',
    path: '/move/search',
    access,
    input: GlobalFilters,
    reply: pageOf(Move),
    readOnly: true,
  }),
  /** Keeps a file and looks through it in the background; nothing is brought. */
  read: defineCall({
    method: 'POST',
    path: '/move/read',
    access,
    input: z.object({
      program: MoveProgram,
      entityId: z.union([f.Id, f.QueryId]),
      file: z.union([
        z.instanceof(SpooledFile),
        z.object({
          name: z.string().trim().min(1).max(255),
          /** Base64; larger files come as a form. */
          content: z
            .string()
            .max(11_500_000)
            .regex(/^[A-Za-z0-9+/]*={0,2}$/),
        }),
      ]),
    }),
    body: 'files',
    takesForm: 'spooled',
    reply: z.object({ moveId: f.Id, taskId: f.Id }),
    idempotent: true,
  }),
  detail: defineCall({
    method: 'GET',
    path: '/move/detail',
    access,
    input: z.object({ moveId: f.QueryId }),
    reply: MoveDetail,
    readOnly: true,
  }),
  /** Tries or makes the imports one after another; begun again it goes on where it halted. */
  run: defineCall({
    method: 'POST',
    path: '/move/run',
    access,
    input: Which.extend({
      /** Absent: as before, else as proposed. */
      fromDate: f.CalendarDate.optional(),
      conflictAction: z.enum(['Skip', 'Overwrite']).default('Skip'),
      dryRun: z.boolean().default(false),
    }),
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
  /** The old books beside ours, part by part. */
  proof: defineCall({
    method: 'POST',
    path: '/move/proof',
    access,
    input: Which.extend({
      part: z.enum(proofParts),
      onlyDifferences: z.boolean().default(false),
      start: z.number().int().min(0).max(5_000_000).default(0),
      size: z.number().int().min(1).max(500).default(100),
    }),
    reply: z.object({
      asOf: z.string(),
      records: z.array(ProofRow),
      start: z.number(),
      size: z.number(),
      total: z.number(),
      /** Rows whose figures are not equal. */
      differing: z.number(),
    }),
    readOnly: true,
  }),
  /** All parts of the proof, each a sheet. */
  proofFile: defineCall({
    method: 'POST',
    path: '/move/proofFile',
    access,
    input: Which,
    reply: 'file',
    readOnly: true,
  }),
  /** Takes back what the move made, the last import first, as far as nothing depends on it. */
  undo: defineCall({
    method: 'POST',
    path: '/move/undo',
    access,
    input: Which,
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
}
