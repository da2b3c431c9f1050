import type { WorksheetName } from '@bahi/domain/returns/forms/forms.ts'
import type { Cells } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'

export interface Entry {
  readonly id: number
  readonly version: number
  readonly table: string
  readonly source: string | null
  readonly cells: Cells
}

interface Of {
  readonly entityId: number
  readonly name: WorksheetName
  readonly returnPeriod: string
}

/** Rows that were entered into a worksheet, in their order, and cells that were filled into rows of the books. */
export async function entriesOf(db: Db, { entityId, name, returnPeriod }: Of): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select e.id, e.version, e.table_key as "table", e.source, e.cells from return_entries e
    where e.subscriber_id = current_subscriber() and e.entity_id = ${entityId} and e.form = ${name} and e.return_period = ${returnPeriod}
    order by e.table_key, e.line_number, e.id`.execute(db)
  return rows
}

export interface EarlierEntry extends Entry {
  /** Of a period before the one that is asked for. */
  readonly isEarlier: boolean
  readonly returnPeriod: string
}

/** What was entered of this period and those before it, for checks that look over periods. */
export async function entriesUntil(
  db: Db,
  {
    entityId,
    name,
    from,
    to,
  }: Pick<Of, 'entityId' | 'name'> & { readonly from: string; readonly to: string },
): Promise<EarlierEntry[]> {
  const { rows } = await sql<EarlierEntry>`
    select e.id, e.version, e.table_key as "table", e.source, e.cells, to_date(e.return_period, 'MMYYYY') < ${from}::date as is_earlier,
      e.return_period
    from return_entries e
    where e.subscriber_id = current_subscriber() and e.entity_id = ${entityId} and e.form = ${name}
      and to_date(e.return_period, 'MMYYYY') <= ${to}::date
    order by to_date(e.return_period, 'MMYYYY'), e.line_number, e.id`.execute(db)
  return rows
}

export interface NewEntry {
  readonly source: string | null
  readonly cells: Cells
}

/** Adds rows below those that are there; their ids in the same order. */
export async function addEntries(
  db: Db,
  { entityId, name, returnPeriod }: Of,
  table: string,
  entries: readonly NewEntry[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number; place: number }>`
    with given as (
      select e ->> 'source' as source, e -> 'cells' as cells, place::int as place
      from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) with ordinality as g (e, place)),
    last as (
      select coalesce(max(line_number), 0) as line from return_entries where subscriber_id = current_subscriber() and entity_id = ${entityId}
        and form = ${name} and return_period = ${returnPeriod} and table_key = ${table})
    insert into return_entries (subscriber_id, entity_id, form, return_period, table_key, source, line_number, cells, created_by, changed_by)
    select current_subscriber(), ${entityId}, ${name}, ${returnPeriod}, ${table}, g.source, last.line + g.place, g.cells, current_user_id(), current_user_id()
    from given g, last order by g.place
    returning id, line_number as place`.execute(db)
  return rows.toSorted((a, b) => a.place - b.place).map(({ id }) => id)
}

/** Undefined where somebody saved a newer version. */
export async function changeEntry(
  db: Db,
  { id, version, cells }: { readonly id: number; readonly version: number; readonly cells: Cells },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update return_entries set cells = ${JSON.stringify(cells)}::jsonb, version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${id} and version = ${version} returning id`.execute(
    db,
  )
  return rows[0]?.id
}

/** How many of the ids were rows of this table. */
export async function removeEntries(
  db: Db,
  { entityId, name, returnPeriod }: Of,
  ids: readonly number[],
): Promise<number> {
  const { numAffectedRows } = await sql`delete from return_entries where subscriber_id = current_subscriber()
    and entity_id = ${entityId} and form = ${name} and return_period = ${returnPeriod} and id = any(${[...ids]}::bigint[])`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}
