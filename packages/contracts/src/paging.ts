import * as z from 'zod'
import { CalendarDate, FinancialYear, Id, Instant, ReturnPeriod } from './fields.ts'

/**
 * Filters that every search takes; source: specification part 1, section 3 (global filters). A filter that a list does not
 * know is refused by its name: ignored, it would answer everything.
 */
export const GlobalFilters = z.strictObject({
  entityIds: z.array(Id).max(500).optional(),
  keyword: z.string().trim().max(200).optional(),
  /** Many values pasted at once; the setting maxBulkSearchKeywords limits the number. */
  keywords: z.array(z.string().trim().max(100)).max(1000).optional(),
  returnPeriods: z.array(ReturnPeriod).max(60).optional(),
  financialYear: FinancialYear.optional(),
  fromDocumentDate: CalendarDate.optional(),
  toDocumentDate: CalendarDate.optional(),
  fromStamp: Instant.optional(),
  toStamp: Instant.optional(),
  start: z.number().int().min(0).max(5_000_000).default(0),
  size: z.number().int().min(1).max(500).default(30),
  /** `column ASC|DESC`; the columns allowed are those of the resource. */
  sort: z.string().max(60).default('id DESC'),
  /** Cursor of the reply before: page 20,000 costs what page 1 costs. */
  after: z.string().max(500).optional(),
})

export const pageOf = <R extends z.ZodType>(record: R) =>
  z.object({
    records: z.array(record),
    start: z.number(),
    size: z.number(),
    total: z.number(),
    /** Exact to 10,000, an estimate above. */
    totalIsExact: z.boolean(),
    next: z.string().optional(),
    /** Sums over all that match, where the list shows a totals row. */
    totals: z.record(z.string(), z.string()).optional(),
  })

export const ExportFormat = z.enum(['xlsx', 'csv', 'pdf'])
