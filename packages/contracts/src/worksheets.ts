import type { WorksheetName } from '@bahi/domain/returns/forms/forms.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { FiledReturn } from './filed-return.ts'
import { ExportFormat } from './paging.ts'
import { reportRight } from './report-kinds.ts'
import { prepareReturns, ReturnOf, viewReturns } from './return-forms.ts'

/** Of one table in one period; more go through several saves or a file. */
export const worksheetLimits = { rowsOfSave: 200, rowsOfTable: 10_000, fileBytes: 2 * 1024 * 1024 } as const

/** Cells by the key of their column; which there are, and what each may hold, is the declaration of the form. */
const Cells = z.record(z.string().max(40), z.string().max(300))
const OfTable = ReturnOf.extend({ table: z.string().max(20) })

/** The document that a row comes from; each opens in its own screen. */
const DocumentOfRow = z.object({ id: f.Id, kind: z.string(), number: z.string().nullable() })

const Row = z.object({
  cells: Cells,
  /** Entered, or filled in where the books have nothing. */
  entryId: f.Id.nullable(),
  version: f.Version.nullable(),
  document: DocumentOfRow.nullable(),
  /** Name of a row of the books, under which a person completes it. */
  source: z.string().nullable(),
  /** The table and cells it is changed in, where the form shows it in another one. */
  home: z.object({ table: z.string(), cells: Cells }).nullable(),
})

const Check = z.object({
  code: z.string(),
  severity: z.enum(['Error', 'Warning']),
  table: z.string().nullable(),
  /** Place of the row in its table, from 0. */
  row: z.number().nullable(),
  message: z.string(),
  /** The way out. */
  fix: z.string(),
  document: DocumentOfRow.nullable(),
})

/** The calls of a worksheet: the same for each form, below its own name. */
const worksheetCalls = <const F extends WorksheetName>(form: F) => {
  const path = `/gstReturn/${form}` as const
  const takeOut = { anyOf: [reportRight('gstr3b', 'export')] }
  return {
    /** What each table comes to, and everything that is wrong with the return. */
    summary: defineCall({
      method: 'POST',
      path: `${path}/summary`,
      access: viewReturns,
      input: ReturnOf,
      reply: z.object({
        entityId: f.Id,
        gstin: z.string().nullable(),
        returnPeriod: z.string(),
        from: z.string(),
        to: z.string(),
        dueDate: z.string(),
        /** Those of the same financial year. */
        periods: z.array(z.object({ returnPeriod: z.string(), from: z.string(), to: z.string() })),
        /** This registration files the form. */
        isFiler: z.boolean(),
        tables: z.array(
          z.object({ table: z.string(), rows: z.number(), entered: z.number(), totals: Cells }),
        ),
        checks: z.array(Check),
        errors: z.number(),
        warnings: z.number(),
        filed: FiledReturn.nullable(),
      }),
      readOnly: true,
    }),
    /** Rows of a table, those of the books first. */
    rows: defineCall({
      method: 'POST',
      path: `${path}/rows`,
      access: viewReturns,
      input: OfTable.extend({
        start: z.number().int().min(0).default(0),
        size: z.number().int().min(1).max(500).default(50),
      }),
      reply: z.object({ records: z.array(Row), total: z.number() }),
      readOnly: true,
    }),
    /** Adds rows, changes those with an id, and completes rows of the books by their source: all of them or none. */
    saveRows: defineCall({
      method: 'POST',
      path: `${path}/saveRows`,
      access: prepareReturns,
      input: OfTable.extend({
        rows: z
          .array(
            z.object({
              id: f.Id.optional(),
              version: f.Version.optional(),
              source: z.string().max(100).optional(),
              cells: Cells,
            }),
          )
          .min(1)
          .max(worksheetLimits.rowsOfSave),
      }),
      reply: z.object({ ids: z.array(f.Id) }),
      idempotent: true,
    }),
    /** Takes entered rows away, and what was filled into rows of the books. */
    deleteRows: defineCall({
      method: 'POST',
      path: `${path}/deleteRows`,
      access: prepareReturns,
      input: OfTable.extend({ ids: z.array(f.Id).min(1).max(500) }),
      reply: z.object({ deleted: z.number() }),
      idempotent: true,
    }),
    /** An empty file to fill: headings of the table, and what each column holds. */
    template: defineCall({
      method: 'POST',
      path: `${path}/template`,
      access: viewReturns,
      input: OfTable,
      reply: 'file',
      readOnly: true,
    }),
    /** Adds the rows of a filled file, or puts them in the place of those entered; with one fault in it none. */
    import: defineCall({
      method: 'POST',
      path: `${path}/import`,
      access: prepareReturns,
      input: OfTable.extend({
        file: z.object({
          name: z.string().trim().min(1).max(255),
          /** Base64 of a workbook or a CSV. */
          content: z
            .string()
            .max(Math.ceil((worksheetLimits.fileBytes + 512 * 1024) / 3) * 4)
            .regex(/^[A-Za-z0-9+/]*={0,2}$/),
        }),
        mode: z.enum(['Add', 'Replace']).default('Add'),
      }),
      reply: z.object({
        added: z.number(),
        problems: z.array(
          z.object({
            line: z.number(),
            column: z.string().nullable(),
            value: z.string(),
            message: z.string(),
          }),
        ),
        problemCount: z.number(),
      }),
      idempotent: true,
      body: 'files',
    }),
    /** The portal's JSON; refused while a check is an error. */
    json: defineCall({
      method: 'POST',
      path: `${path}/json`,
      access: takeOut,
      input: ReturnOf,
      reply: 'file',
      readOnly: true,
    }),
    /** A sheet for each table; as CSV and on paper, table below table. */
    export: defineCall({
      method: 'POST',
      path: `${path}/export`,
      access: takeOut,
      input: ReturnOf.extend({ format: ExportFormat.default('xlsx') }),
      reply: 'file',
      readOnly: true,
    }),
  }
}

/** By form; a form that is a worksheet is a row here. */
export const worksheetGroups = {
  itc04: worksheetCalls('itc04'),
  gstr6: worksheetCalls('gstr6'),
  gstr7: worksheetCalls('gstr7'),
  gstr8: worksheetCalls('gstr8'),
}

/** What a filed GSTR-7 certifies to those whose tax was deducted (CGST Rules, rule 66(3)). */
export const gstr7aCalls = {
  /** Form GSTR-7A of one of them, as a PDF. */
  pdf: defineCall({
    method: 'POST',
    path: '/gstReturn/gstr7/certificate',
    access: { anyOf: [reportRight('gstr3b', 'export')] },
    input: ReturnOf.extend({ deducteeGstin: f.Gstin }),
    reply: 'file',
    readOnly: true,
  }),
}

export type WorksheetCalls = ReturnType<typeof worksheetCalls<WorksheetName>>
