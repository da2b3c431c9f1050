import type { ImportSheet, ImportSheetKind } from '@bahi/contracts/import-sheets.ts'
import { isPassing } from '../../../platform/db/passing.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Issue } from '../../../platform/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Handlers } from '../../../platform/handlers.ts'
import type { Outcome } from '../outcome.ts'
import { columnOf, dotted } from '../rows.ts'
import type { Binding, Problem, ReadRow } from '../rows.ts'

/** A record of a file: the rows that are it. */
export interface RecordRows {
  readonly rows: readonly ReadRow[]
}

/** What the records of one run have in common. */
export interface Work {
  readonly importId: number
  readonly kind: ImportSheetKind
  readonly sheet: ImportSheet
  readonly binding: Binding
  /** Of the content: the same file again is known by it. */
  readonly fileHash: string
  readonly entityId: number | undefined
  readonly overwrites: boolean
  readonly handlers: Handlers
  /** Of a trial within a move: makes what the records of a batch name, to be undone with them. */
  readonly needs?: (ctx: Ctx, records: readonly RecordRows[]) => Promise<void>
  /** Its documents were issued by another program: they keep their numbers. */
  readonly isMove?: boolean
  /** What kinds know for the records of a batch and of the whole run. */
  readonly known: Map<string, unknown>
}

export interface UndoEntry {
  readonly row: number
  readonly label: string
  readonly outcome: 'Created' | 'Changed'
  readonly recordKind: string
  readonly recordId: number
  readonly version: number | null
  readonly before: unknown
}

/** A kind of import: how rows become records, and how those are taken back. */
export interface KindLogic {
  /** What rows of one record have in common; '' continues the record above, undefined stands alone. Absent: each row is a record. */
  readonly keyOf?: (row: ReadRow) => string | undefined
  /** Looks up together what the records of a batch name. */
  readonly prepare?: (ctx: Ctx, records: readonly RecordRows[], work: Work) => Promise<void>
  /** Saves one record; what it throws is undone, and the record refused. */
  readonly take: (ctx: Ctx, record: RecordRows, work: Work) => Promise<Outcome>
  /**
   * Saves records together where each alone would cost as much as all; the outcomes are in their order, and may end early after
   * `until` (of `performance.now()`). `take` is for one that is corrected.
   */
  readonly takeMany?: (
    ctx: Ctx,
    records: readonly RecordRows[],
    work: Work,
    until: number,
  ) => Promise<Outcome[]>
  /** Takes a record back; answers why it is kept, where it is. */
  readonly undo: (ctx: Ctx, entry: UndoEntry, handlers: Handlers) => Promise<string | undefined>
}

/** Thrown for a record that is refused with problems of its rows. */
export class Refused extends Error {
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super('refused')
    this.problems = problems
  }
}

export const outcomeOf = (
  record: RecordRows,
  rest: Omit<Outcome, 'row' | 'rows' | 'problems'> & { readonly problems?: readonly Problem[] },
): Outcome => ({ row: record.rows[0]!.number, rows: record.rows.length, problems: [], ...rest })

/** Issues of a body as problems of the cells that it was read from. `lines`: row and line of each entry of its list. */
export function problemsOf(
  record: RecordRows,
  work: Pick<Work, 'binding'>,
  issues: readonly (Issue & { readonly isWarning?: boolean })[],
  { list = 'lines' }: { readonly list?: string } = {},
): Problem[] {
  return issues.flatMap((issue) => {
    const at = dotted(issue.path)
    const found = new RegExp(`^${list}\\.(\\d+)(?:\\.(.*))?$`).exec(at)
    const path = found ? `${list}.${found[2] ?? ''}`.replace(/\.$/, '') : at
    return problemsAt(record, work, [{ ...issue, path }], found ? Number(found[1]) : 0)
  })
}

/** The same of one row, by the fields of the sheet. */
export function problemsAt(
  record: RecordRows,
  { binding }: Pick<Work, 'binding'>,
  issues: readonly (Issue & { readonly isWarning?: boolean })[],
  at = 0,
): Problem[] {
  const row = record.rows[at] ?? record.rows[0]!
  return issues.map(({ path, code, params, isWarning }) => {
    const bound = columnOf(binding, path, row.texts)
    return {
      row: row.number,
      path: bound?.column.path ?? path,
      column: bound?.heading ?? null,
      value: bound ? (row.texts.get(bound.column.path) ?? '') : '',
      code,
      ...(params ? { params } : {}),
      ...(isWarning ? { isWarning } : {}),
    }
  })
}

/** What a save refuses, by row and field of the sheet; undefined where it was refused for something else. */
export function refusedBy(
  error: unknown,
  record: RecordRows,
  work: Work,
  placeOf: (path: string) => { readonly path: string; readonly at?: number | undefined },
): Refused | undefined {
  const issues = error instanceof AppError ? (error.detail.issues ?? []) : []
  if (issues.length === 0) return undefined
  return new Refused(
    issues.flatMap((issue) => {
      const { path, at } = placeOf(dotted(issue.path))
      return problemsAt(record, work, [{ ...issue, path }], at)
    }),
  )
}

/** Why a record is refused; undefined where the fault is none of its own, so that the whole step is tried again. */
export function problemsOfError(
  record: RecordRows,
  work: Work,
  error: unknown,
  requestId: string,
): readonly Problem[] | undefined {
  if (error instanceof Refused) return error.problems
  const row = record.rows[0]!.number
  const whole = (code: string, params: Record<string, string> = {}): Problem[] => [
    { row, path: '', column: null, value: '', code, params },
  ]
  if (error instanceof AppError) {
    const { issues = [], params = {}, code } = error.detail
    if (error.errorName === 'INVALID_INPUT' && issues.length > 0) return problemsOf(record, work, issues)
    if (issues.length > 0) return problemsOf(record, work, issues)
    return whole(`error.${error.errorName}`, {
      ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
      ...(code === undefined ? {} : { code }),
    })
  }
  if (isPassing(error)) return undefined
  return whole('IMPORT_FAULT', { requestId })
}

/** The outcome of a record that was refused by what saving it threw; throws on where the fault is none of its own. */
export function refusedOutcome(ctx: Ctx, record: RecordRows, work: Work, error: unknown): Outcome {
  if (isPassing(error)) throw error
  const problems = problemsOfError(record, work, error, ctx.requestId)
  if (!problems) throw error
  if (problems.some(({ code }) => code === 'IMPORT_FAULT'))
    ctx.log.error({ err: error }, 'a row of an import')
  return outcomeOf(record, {
    outcome: 'Refused',
    label: labelOf(record),
    problems: problems.length > 0 ? problems : record.rows.flatMap((row) => row.problems),
  })
}

/** What a refused record is called: its first cells. */
const labelOf = ({ rows: [row] }: RecordRows): string => [...row!.texts.values()].slice(0, 2).join(' · ')
