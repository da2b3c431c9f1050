import * as z from 'zod'
import { defineCall } from './call.ts'
import { TaskStatus } from './enums.ts'
import * as f from './fields.ts'
import { mostImportColumns } from './import-limits.ts'
import { importKindNames, importSheetOf, importSheets } from './import-sheets.ts'
import type { ImportKindName, ImportSheetKind } from './import-sheets.ts'
import { GlobalFilters, pageOf } from './paging.ts'
import type { RightCode } from './rights.ts'
import { SpooledFile } from './spooled-file.ts'

const ImportKind = z.enum(importKindNames)
const ConflictAction = z.enum(['Skip', 'Overwrite'])
/** What became of a record of a file, or would become; text `import.outcome.<value>`. */
const ImportOutcome = z.enum(['Created', 'Changed', 'Skipped', 'Refused'])
/** Programs whose files are known by their headings; text `import.layout.<value>`. */
const ImportLayout = z.enum([
  'Own',
  'Tally',
  'ZohoBooks',
  'Vyapar',
  'Busy',
  'Marg',
  'ClearTax',
  'OfflineTool',
])
/** What a person should know of a file that was read nevertheless; text `import.notice.<value>`. */
const ImportNotice = z.enum([
  'macros',
  'hiddenSheets',
  'otherSheets',
  'formulas',
  'mergedCells',
  'errorCells',
])

/** Rows that are mended on the screen at once. */
const mostMendedRows = 500
const importFileBytes = 8 * 1024 * 1024

/** A kind goes by its name here and by the name of its sheet. */
const AskedKind = z
  .enum([...importKindNames, ...(Object.keys(importSheets) as ImportSheetKind[])])
  .transform((kind): ImportKindName =>
    kind in importSheetOf
      ? (kind as ImportKindName)
      : importKindNames.find((name) => importSheetOf[name] === kind)!,
  )

/** Sheets of which there is a sample file; a kind goes by both names. */
const AskedSheet = z
  .enum([...importKindNames, ...(Object.keys(importSheets) as ImportSheetKind[])])
  .transform((kind): ImportSheetKind =>
    kind in importSheetOf ? importSheetOf[kind as ImportKindName] : (kind as ImportSheetKind),
  )

/** Who may open the screen: whoever may import anything. Which kinds they are is asked by the handler, row by row for documents. */
const importers = [
  ...new Set(
    importKindNames.flatMap((name): readonly RightCode[] => importSheets[importSheetOf[name]].rights),
  ),
]
const access = { anyOf: importers }

/** A heading of a file, and the field that it fills: `{ "Party name": "name" }`; '' leaves a column out. */
const Mapping = z
  .record(z.string().max(500), z.string().max(100))
  .refine((value) => Object.keys(value).length <= mostImportColumns)
/** Of a form, where members are texts: JSON. */
const MappingText = z.union([Mapping, z.string().max(10_000)]).transform((value, ctx) => {
  if (typeof value !== 'string') return value
  try {
    return Mapping.parse(JSON.parse(value))
  } catch {
    ctx.addIssue({ code: 'custom', message: 'mapping' })
    return z.NEVER
  }
})
const Flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

const File = z.union([
  z.instanceof(SpooledFile),
  z.object({
    name: z.string().trim().min(1).max(255),
    /** Base64; larger files come as a form. */
    content: z
      .string()
      .max(Math.ceil(importFileBytes / 3) * 4 + 1024)
      .regex(/^[A-Za-z0-9+/]*={0,2}$/),
  }),
])
const upload = { kind: AskedKind, file: File, entityId: z.union([f.Id, f.QueryId]).optional() }

/** What is wrong with a cell, or with a row where no column is named; `row` is the line of the file. */
const Problem = z.object({
  row: z.number(),
  /** The heading as it is in the file. */
  column: z.string().nullable(),
  value: z.string(),
  type: z.enum(['Error', 'Warning']),
  code: z.string(),
  message: z.string(),
  /** What to do about it. */
  fix: z.string(),
})

const Earlier = z.object({
  backgroundTaskId: f.Id,
  fileName: z.string(),
  at: z.string(),
  by: z.string().nullable(),
  succeeded: z.number(),
})

const Heading = z.object({
  heading: z.string(),
  /** Its first values, as they are in the file. */
  samples: z.array(z.string()),
})

const ReadFile = z.object({
  importId: f.Id,
  kind: ImportKind,
  fileName: z.string(),
  format: z.enum(['xlsx', 'xls', 'csv']),
  bytes: z.number(),
  /** The sheet that is read, and the others that are not hidden. */
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  /** Line of the headings. */
  headingRow: z.number(),
  headings: z.array(Heading),
  mapping: z.record(z.string(), z.string()),
  mappingFrom: z.enum(['remembered', 'layout', 'guessed']),
  layout: ImportLayout.nullable(),
  /** Fields that are needed and that no column fills. */
  missing: z.array(z.object({ path: z.string(), label: z.string() })),
  notices: z.array(z.object({ code: ImportNotice, message: z.string() })),
  /** The same file was run before. */
  earlier: Earlier.nullable(),
})

const Options = {
  conflictAction: ConflictAction.default('Skip'),
  /** Nothing is kept; the result says what would be. */
  dryRun: z.boolean().default(false),
  /** One record that is refused keeps all others out. */
  allOrNothing: z.boolean().default(false),
}

const Statistic = z.object({
  backgroundTaskId: f.Id,
  /** The file that was read: what `run` takes. */
  importId: f.Id,
  kind: ImportKind,
  entityId: f.Id.nullable(),
  fileName: z.string(),
  status: TaskStatus,
  conflictAction: ConflictAction,
  dryRun: z.boolean(),
  allOrNothing: z.boolean(),
  layout: ImportLayout.nullable(),
  /** Rows of the file below its headings. */
  rows: z.number(),
  /** Rows of records that were created, changed or skipped. */
  succeeded: z.number(),
  /** Rows of records that were refused. */
  failed: z.number(),
  /** Records of each outcome; a document of ten rows is one. */
  created: z.number(),
  changed: z.number(),
  skipped: z.number(),
  refused: z.number(),
  warnings: z.number(),
  /** Why the file as a whole was not read, or what is to be known of it. */
  message: z.string().nullable(),
  sameFileAs: f.Id.nullable(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  startedBy: z.string().nullable(),
  isStopped: z.boolean(),
  undoneAt: z.string().nullable(),
  canUndo: z.boolean(),
})

const page = {
  start: z.number().int().min(0).max(5_000_000).default(0),
  /** Absent: the setting importErrorPageSize. */
  size: z.number().int().min(1).max(500).optional(),
}
const Task = { backgroundTaskId: f.Id }

export const importCalls = {
  /** The kinds that the caller may import, with their columns. */
  kinds: defineCall({
    method: 'GET',
    path: '/import/kinds',
    access,
    reply: z.array(
      z.object({
        kind: ImportKind,
        title: z.string(),
        /** Records of it belong to a GSTIN, which has to be chosen. */
        needsEntity: z.boolean(),
        /** Several rows may be one record. */
        hasLines: z.boolean(),
        /** Whether a file may change what is there; else it is left alone. */
        overwrites: z.boolean(),
        columns: z.array(
          z.object({
            path: z.string(),
            label: z.string(),
            required: z.boolean(),
            rule: z.string(),
            choices: z.array(z.object({ value: z.string(), label: z.string() })),
            example: z.string(),
          }),
        ),
      }),
    ),
    readOnly: true,
  }),
  /** An empty file to fill: headings, an example row, lists to choose from, and every column's rules. */
  sample: defineCall({
    method: 'GET',
    path: '/import/statistic/sample',
    /** The right is that of the kind; the handler asks. */
    access,
    input: z.object({ kind: AskedSheet, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
  /** Keeps a file and reads its headings, so that a person can say what they mean; nothing is imported. */
  read: defineCall({
    method: 'POST',
    path: '/import/read',
    access,
    input: z.object({ ...upload, sheet: z.string().max(100).optional() }),
    body: 'files',
    takesForm: 'spooled',
    reply: ReadFile,
    idempotent: true,
  }),
  /** A file that was read, as `read` answered it, with what is known of its headings by now. */
  file: defineCall({
    method: 'GET',
    path: '/import/file',
    access,
    input: z.object({ importId: f.QueryId }),
    reply: ReadFile,
    readOnly: true,
  }),
  /** The first rows as they would be read. */
  preview: defineCall({
    method: 'POST',
    path: '/import/preview',
    access,
    input: z.object({ importId: f.Id, mapping: Mapping }),
    reply: z.object({
      columns: z.array(z.object({ path: z.string(), label: z.string(), heading: z.string() })),
      rows: z.array(
        z.object({
          row: z.number(),
          values: z.array(z.string()),
          /** Of money with a party: the side of its account that the row is on. */
          side: z.enum(['Debit', 'Credit']).nullable(),
          problems: z.array(Problem),
        }),
      ),
      missing: z.array(z.object({ path: z.string(), label: z.string() })),
    }),
    readOnly: true,
  }),
  /** Runs a file that was read, in the background; also after a dry run of it, whose mapping is kept where none is given. */
  run: defineCall({
    method: 'POST',
    path: '/import/run',
    access,
    input: z.object({ importId: f.Id, mapping: Mapping.optional(), ...Options }),
    reply: z.object(Task),
    idempotent: true,
  }),
  /** Takes a file and runs it at once: for programs, and for files whose headings are known. */
  upload: defineCall({
    method: 'POST',
    path: '/import/upload',
    access,
    input: z.object({
      ...upload,
      sheet: z.string().max(100).optional(),
      mapping: MappingText.optional(),
      conflictAction: ConflictAction.default('Skip'),
      dryRun: Flag.default(false),
      allOrNothing: Flag.default(false),
    }),
    body: 'files',
    takesForm: 'spooled',
    reply: z.object(Task),
    idempotent: true,
  }),
  search: defineCall({
    method: 'POST',
    path: '/import/statistic/search',
    access,
    input: GlobalFilters.extend({
      kinds: z.array(ImportKind).max(30).optional(),
      statuses: z.array(TaskStatus).optional(),
    }),
    reply: pageOf(Statistic),
    readOnly: true,
  }),
  /** The counts of one, and what is wrong with its rows, in the order of the file. */
  detail: defineCall({
    method: 'POST',
    path: '/import/statistic/getStatisticDetailByBackgroundTaskId',
    access,
    input: z.object({
      ...Task,
      ...page,
      code: z.string().max(20).optional(),
      /** The heading as `records` have it; '': what is of no column. */
      column: z.string().max(500).optional(),
    }),
    reply: Statistic.extend({
      records: z.array(Problem),
      start: z.number(),
      size: z.number(),
      total: z.number(),
    }),
    readOnly: true,
  }),
  /** Equal messages once, with the number of rows that they are about; the most frequent first. */
  errorSummary: defineCall({
    method: 'GET',
    path: '/import/statistic/errorSummary',
    access,
    input: z.object({ backgroundTaskId: f.QueryId }),
    reply: z.array(
      z.object({
        type: z.enum(['Error', 'Warning']),
        code: z.string(),
        column: z.string().nullable(),
        message: z.string(),
        rows: z.number(),
      }),
    ),
    readOnly: true,
  }),
  /** The refused rows as they came, with a column of reasons; mended it is a file to import. */
  errorFile: defineCall({
    method: 'GET',
    path: '/import/statistic/errorFile',
    access,
    input: z.object({ backgroundTaskId: f.QueryId, format: z.enum(['xlsx', 'csv']).optional() }),
    reply: 'file',
    readOnly: true,
  }),
  /** Record by record what was done or, of a dry run, would be. */
  changes: defineCall({
    method: 'POST',
    path: '/import/changes',
    access,
    input: z.object({ ...Task, ...page, outcomes: z.array(ImportOutcome).optional() }),
    reply: z.object({
      records: z.array(
        z.object({
          row: z.number(),
          rows: z.number(),
          outcome: ImportOutcome,
          /** Name or number. */
          label: z.string(),
          recordKind: z.string().nullable(),
          recordId: f.Id.nullable(),
          /** Why it was skipped. */
          reason: z.string().nullable(),
          changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
        }),
      ),
      start: z.number(),
      size: z.number(),
      total: z.number(),
    }),
    readOnly: true,
  }),
  /** Refused rows with all of their cells, to be mended on the screen; rows of one document come together. */
  failedRows: defineCall({
    method: 'POST',
    path: '/import/failedRows',
    access,
    input: z.object({
      ...Task,
      start: page.start,
      size: z.number().int().min(1).max(mostMendedRows).default(mostMendedRows),
    }),
    reply: z.object({
      headings: z.array(z.string()),
      records: z.array(z.object({ row: z.number(), cells: z.array(z.string()), problems: z.array(Problem) })),
      total: z.number(),
    }),
    readOnly: true,
  }),
  /** Takes mended rows and imports them; the counts of the import follow. */
  mend: defineCall({
    method: 'POST',
    path: '/import/mend',
    access,
    body: 'document',
    input: z.object({
      ...Task,
      rows: z
        .array(
          z.object({
            row: z.number().int().min(1),
            cells: z.array(z.string().max(2000)).max(mostImportColumns),
          }),
        )
        .min(1)
        .max(mostMendedRows),
    }),
    reply: z.object({ ...Task, taskId: f.Id }),
    idempotent: true,
  }),
  /** Takes back what an import made, as far as nothing depends on it and nobody has changed it since. */
  undo: defineCall({
    method: 'POST',
    path: '/import/undo',
    access,
    isLong: true,
    input: z.object(Task),
    reply: z.object({
      undone: z.number(),
      kept: z.array(z.object({ row: z.number(), label: z.string(), why: z.string() })),
      /** Of which the first thousand are listed. */
      keptCount: z.number(),
    }),
    idempotent: true,
  }),
}
