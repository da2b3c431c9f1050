import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { parseInput } from '../../../platform/http/parse.ts'
import type { Change, Outcome } from '../outcome.ts'
import { nested, put, valueAt } from '../rows.ts'
import type { ReadRow } from '../rows.ts'
import { outcomeOf, problemsOf, Refused } from './kind.ts'
import type { KindLogic, RecordRows, UndoEntry, Work } from './kind.ts'
import { resolveReferences } from './references.ts'
import { textOf } from '../text-of.ts'

export interface MasterKind {
  /** The calls of its records: `party` for `party.save`. */
  readonly resource: string
  readonly table: string
  /** By which a row is the same as a record: the field, and the column of the table in lower case; the first that is filled decides. */
  readonly keys: readonly { readonly path: string; readonly column: RawBuilder<unknown> }[]
  readonly nameOf: (body: Record<string, unknown>) => string
  /** What follows from what is filled, where the row itself says nothing of it. */
  readonly complete?: (body: Record<string, unknown>, row: ReadRow) => void
  /** Deleted records, and those of others, are none. */
  readonly where?: RawBuilder<unknown>
  /** What the import itself brought, which would keep the record from being deleted. */
  readonly free?: RawBuilder<unknown>
  /** It has no status that says that it is deleted. */
  readonly isNeverDeleted?: boolean
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Masters: each row is a record, saved by the call that forms make. */
export function masterLogic(master: MasterKind): KindLogic {
  return {
    async prepare(ctx, records, work) {
      const rows = records.map(({ rows: [row] }) => row!)
      await resolveReferences(ctx, rows, work)
      work.known.set('existing', await existingOf(ctx, master, rows))
      work.known.set(
        'earlier',
        await earlierRows(
          ctx,
          work,
          rows.flatMap((row) => keyOf(master, work, row) ?? []),
        ),
      )
    },
    take: (ctx, record, work) => take(ctx, master, record, work),
    undo: (ctx, entry, handlers) =>
      undoMaster(ctx, master, entry, (name, input) => handlers.make(ctx, name, input)),
  }
}

/** How a record of a file is known within it: `party code p-101`. */
function keyOf(master: MasterKind, { kind }: Work, row: ReadRow): string | undefined {
  for (const { path } of master.keys) {
    const value = text(row.values.get(path))
    if (value !== '') return `${kind} ${path} ${value.toLowerCase()}`.slice(0, 300)
  }
  return undefined
}

/** Rows of this import that have the same keys. */
export async function earlierRows(
  ctx: Ctx,
  { importId }: Work,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{
    key: string
    row: number
  }>`select r.record_key as key, min(r.row_number) as row
    from import_records r where r.subscriber_id = current_subscriber() and r.record_key = any(${[...new Set(keys)]}::text[])
      and r.undone_at is null and r.import_id = ${importId} and r.outcome <> 'Refused' group by 1`.execute(
    ctx.db,
  )
  return new Map(rows.map(({ key, row }) => [key, row]))
}

/** Ids of the records that rows are the same as, by `path value`. */
async function existingOf(
  ctx: Ctx,
  master: MasterKind,
  rows: readonly ReadRow[],
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>()
  for (const { path, column } of master.keys) {
    const values = [...new Set(rows.map((row) => text(row.values.get(path)).toLowerCase()).filter(Boolean))]
    if (values.length === 0) continue
    const { rows: records } = await sql<{ id: number; key: string }>`select x.id, ${column} as key
      from ${sql.table(master.table)} x where x.subscriber_id = current_subscriber()
        ${master.isNeverDeleted ? sql`` : sql`and x.status <> 'Delete'`} ${master.where ?? sql``}
        and ${column} = any(${values}::text[]) order by x.id`.execute(ctx.db)
    for (const { id, key } of records)
      found.set(`${path} ${key}`, [...(found.get(`${path} ${key}`) ?? []), id])
  }
  return found
}

async function take(ctx: Ctx, master: MasterKind, record: RecordRows, work: Work): Promise<Outcome> {
  const row = record.rows[0]!
  if (row.problems.length > 0) throw new Refused(row.problems)
  const body = nested(row.values)
  dropEmptyParts(body)
  master.complete?.(body, row)
  const key = keyOf(master, work, row)
  const earlier = key === undefined ? undefined : (work.known.get('earlier') as Map<string, number>).get(key)
  const keyPath = master.keys.find(({ path }) => text(row.values.get(path)) !== '')?.path
  if (earlier !== undefined && earlier !== row.number)
    throw new Refused(
      problemsOf(record, work, [
        {
          path: keyPath!,
          code: 'IMPORT_REPEATED',
          params: { row: String(earlier), field: `field.${keyPath!}` },
        },
      ]),
    )
  const existing = work.known.get('existing') as Map<string, number[]>
  const existingKey =
    keyPath === undefined ? undefined : `${keyPath} ${text(row.values.get(keyPath)).toLowerCase()}`
  const ids = existingKey === undefined ? [] : (existing.get(existingKey) ?? [])
  if (ids.length > 1)
    throw new Refused(
      problemsOf(record, work, [
        { path: keyPath!, code: 'IMPORT_NAME_TWICE', params: { name: text(row.values.get(keyPath!)) } },
      ]),
    )
  const label = master.nameOf(body)
  const common = { label, recordKind: master.resource, key }
  if (ids.length === 0) {
    const saved = await work.handlers.make<{ id: number; version?: number }>(
      ctx,
      `${master.resource}.save`,
      parseInput(schemaOf(work, master), body),
    )
    note(work, key, row, existingKey, saved.id)
    return outcomeOf(record, { ...common, outcome: 'Created', recordId: saved.id, version: saved.version })
  }
  const id = ids[0]!
  note(work, key, row)
  if (!work.overwrites)
    return outcomeOf(record, {
      ...common,
      outcome: 'Skipped',
      recordId: id,
      reason: { key: 'import.skipped.exists' },
    })
  return overwrite(ctx, master, { record, work, row, body, id, common })
}

/** What a further row of the batch is compared with. */
function note(work: Work, key: string | undefined, row: ReadRow, existingKey?: string, id?: number): void {
  if (key !== undefined) (work.known.get('earlier') as Map<string, number>).set(key, row.number)
  if (existingKey !== undefined && id !== undefined)
    (work.known.get('existing') as Map<string, number[]>).set(existingKey, [id])
}

interface Overwriting {
  readonly record: RecordRows
  readonly work: Work
  readonly row: ReadRow
  readonly body: Record<string, unknown>
  readonly id: number
  readonly common: { readonly label: string; readonly recordKind: string; readonly key: string | undefined }
}

/** Changes the fields that the file has columns for; the others stay as they are. */
async function overwrite(
  ctx: Ctx,
  master: MasterKind,
  { record, work, row, body, id, common }: Overwriting,
): Promise<Outcome> {
  const detail = await work.handlers.make<Record<string, unknown>>(ctx, `${master.resource}.detail`, { id })
  const before = withoutNull(detail) as Record<string, unknown>
  const changed = structuredClone(before)
  const changes: Change[] = []
  for (const path of row.values.keys()) {
    const now = valueAt(body, path)
    // A part that the row does not fill enough of to be one.
    if (now === undefined) continue
    const was = valueAt(before, path)
    if (isSame(was, now)) continue
    put(changed, path, now)
    changes.push({ path, before: shown(was), after: shown(now) })
  }
  if (changes.length === 0)
    return outcomeOf(record, {
      ...common,
      outcome: 'Skipped',
      recordId: id,
      reason: { key: 'import.skipped.same' },
    })
  const schema = schemaOf(work, master)
  const saved = await work.handlers.make<{ id: number; version?: number }>(
    ctx,
    `${master.resource}.save`,
    parseInput(schema, { ...changed, id, version: detail['version'] }),
  )
  return outcomeOf(record, {
    ...common,
    outcome: 'Changed',
    recordId: id,
    version: saved.version,
    changes,
    before: parseInput(schema, { ...before, id }),
  })
}

const schemaOf = ({ handlers }: Work, { resource }: MasterKind): z.ZodType =>
  handlers.of(`${resource}.save`).call.input!

const isSame = (was: unknown, now: unknown): boolean => {
  if (was === now) return true
  if (was === undefined || was === null) return now === '' || now === false
  if (Array.isArray(was) || Array.isArray(now)) return JSON.stringify(was) === JSON.stringify(now)
  return isNumeric(was) && isNumeric(now) ? Number(was) === Number(now) : textOf(was) === textOf(now)
}
const isNumeric = (value: unknown) => /^-?\d{1,15}(?:\.\d+)?$/.test(String(value))
const shown = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : textOf(value))

export function withoutNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNull)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => (member === null ? [] : [[key, withoutNull(member)]])),
  )
}

/** An address of which only the State or the country is there is none; lists without holes. */
function dropEmptyParts(body: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(body)) {
    const part = Array.isArray(value) ? value[0] : value
    if (!/address/i.test(key) || typeof part !== 'object' || part === null) continue
    const address = part as Record<string, unknown>
    const says = ['line1', 'line2', 'city', 'pincode'].some((member) => address[member] !== undefined)
    if (says) {
      address['countryCode'] ??= 'IN'
      if (address['countryCode'] !== 'IN') address['stateCode'] ??= '96'
      continue
    }
    const { stateCode } = address
    if (key === 'billingAddress' && typeof stateCode === 'string' && body['placeOfSupply'] === undefined)
      body['placeOfSupply'] = stateCode
    delete body[key]
  }
}

/** Deletes what was created, and gives what was changed its fields back. */
export async function undoMaster(
  ctx: Ctx,
  {
    resource,
    table,
    isNeverDeleted,
    free,
  }: Pick<MasterKind, 'resource' | 'table' | 'isNeverDeleted' | 'free'>,
  entry: UndoEntry,
  make: <T>(name: string, input: unknown) => Promise<T>,
): Promise<string | undefined> {
  const { rows } = await sql<{ version: number }>`select x.version from ${sql.table(table)} x
    where x.subscriber_id = current_subscriber() and x.id = ${entry.recordId} ${isNeverDeleted ? sql`` : sql`and x.status <> 'Delete'`} for update`.execute(
    ctx.db,
  )
  const [now] = rows
  if (!now) return ctx.t('import.undo.gone')
  if (entry.version !== null && now.version !== entry.version) return ctx.t('import.undo.changed')
  if (entry.outcome === 'Created') {
    if (free)
      await sql`update ${sql.table(table)} set ${free}, version = version + 1, changed_at = now(), changed_by = current_user_id()
        where subscriber_id = current_subscriber() and id = ${entry.recordId}`.execute(ctx.db)
    const { refused } = await make<{ refused: { message: string }[] }>(`${resource}.delete`, {
      ids: [entry.recordId],
    })
    return refused[0]?.message
  }
  try {
    await make(`${resource}.save`, { ...(entry.before as object), id: entry.recordId, version: now.version })
    return undefined
  } catch (error) {
    if (error instanceof AppError) return ctx.t('import.undo.changed')
    throw error
  }
}
