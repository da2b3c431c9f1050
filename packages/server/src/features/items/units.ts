import { storedUnitName } from '@bahi/contracts/built-in-names.ts'
import type { UnitRow, UnitSave } from '@bahi/contracts/items.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { isUqc } from '@bahi/domain/tables/uqc.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/kysely.ts'
import { notFound } from '../../platform/errors.ts'
import type { ListQuery } from '../../platform/paging.ts'
import {
  insertRecord,
  Issues,
  searched,
  unitsNamed,
  peopleOf,
  refusingDuplicates,
  stampsOf,
  ofSubscriber,
  updateRecord,
  stampSorts,
} from '../records/index.ts'
import type { MasterFilters, Saved, Use } from '../records/index.ts'

const select = sql`${stampsOf('u')}, u.code, u.description, u.uqc, u.decimals, u.is_system,
  (select json_agg(json_build_object('unitId', o.id, 'factor', c ->> 'factor', 'unitCode', o.code) order by o.code)
    from jsonb_array_elements(u.conversions) c join units o on o.subscriber_id = u.subscriber_id
      and o.id = (c ->> 'unitId')::bigint and o.status <> 'Delete') as conversions`

export const unitList = (filters: MasterFilters): ListQuery => ({
  select,
  from: sql`units u`,
  joins: peopleOf('u'),
  id: sql`u.id`,
  conditions: [
    ...ofSubscriber('u', filters),
    ...searched(filters, [sql`u.code`, sql`u.description`, sql`u.uqc`], unitsNamed),
  ],
  sorts: {
    code: { expression: sql`u.code`, type: 'text' },
    description: { expression: sql`coalesce(u.description, '')`, type: 'text' },
    uqc: { expression: sql`u.uqc`, type: 'text' },
    ...stampSorts('u'),
  },
})

export type UnitRecord = z.input<typeof UnitRow>

export async function unitDetail(db: Db, id: number): Promise<UnitRecord | undefined> {
  const { rows } = await sql<UnitRecord>`select ${select} from units u ${peopleOf('u')}
    where u.subscriber_id = current_subscriber() and u.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Built-in units represent the government's codes and stay as they are; only what they make of other units may be
 * added. Users add units of their own beside them.
 */
export async function saveUnit(db: Db, input: z.output<typeof UnitSave>): Promise<Saved> {
  const issues = new Issues()
  const code = input.code.toUpperCase()
  const columns = { code, description: input.description, uqc: input.uqc, decimals: input.decimals }
  if (input.id !== undefined) {
    const before = await unitDetail(db, input.id)
    if (!before || before.status === 'Delete') throw notFound()
    if (before.isSystem) {
      columns.description = storedUnitName(before, columns.description)
      for (const [name, value] of Object.entries(columns)) {
        if ((before[name as keyof UnitRecord] ?? undefined) !== value) issues.add(name, 'BUILT_IN')
      }
    }
  }
  if (!isUqc(input.uqc)) issues.add('uqc', 'UQC_UNKNOWN')
  if (input.id !== undefined) {
    const held = await stockCountedIn(db, input.id, input.uqc)
    if (held) issues.add('uqc', 'USED_IN_ITEMS', held)
  }
  const { rows } = await sql<{
    code: string
  }>`select code from units where subscriber_id = current_subscriber()
    and code = ${code} and status <> 'Delete' and id <> ${input.id ?? 0}`.execute(db)
  if (rows[0]) issues.add('code', 'DUPLICATE_OF', { record: rows[0].code })
  await checkConversions(db, input, issues)
  issues.refuse()
  const written = { ...columns, conversions: input.conversions?.length ? input.conversions : undefined }
  return refusingDuplicates({ units_code: 'code' }, () =>
    input.id === undefined
      ? insertRecord(db, 'units', written)
      : updateRecord(db, 'units', { id: input.id, version: input.version }, written, () =>
          unitDetail(db, input.id!),
        ),
  )
}

/** Items that have it as second unit and whose stock has moved: documents name it there by its code. */
async function stockCountedIn(
  db: Db,
  id: number,
  uqc: string,
): Promise<{ count: string; sample: string } | undefined> {
  const { rows } = await sql<{ count: number; sample: string | null }>`
    select count(*)::int as count, min(i.name) as sample from units u
      join items i on i.subscriber_id = u.subscriber_id and i.secondary_unit_id = u.id
    where u.subscriber_id = current_subscriber() and u.id = ${id} and u.uqc <> ${uqc}
      and exists (select from stock_levels l where l.subscriber_id = i.subscriber_id and l.item_id = i.id)`.execute(
    db,
  )
  const { count, sample } = rows[0]!
  return sample === null ? undefined : { count: String(count), sample }
}

/** Each other unit once, never the unit itself, by a factor above nothing. */
async function checkConversions(
  db: Db,
  { id, conversions = [] }: z.output<typeof UnitSave>,
  issues: Issues,
): Promise<void> {
  if (conversions.length === 0) return
  const asked = conversions.map(({ unitId }) => unitId)
  const { rows } = await sql<{ id: number; code: string }>`select id, code from units
    where subscriber_id = current_subscriber() and id = any(${asked}::bigint[]) and status <> 'Delete'`.execute(
    db,
  )
  const known = new Map(rows.map((row) => [row.id, row.code]))
  for (const [index, { unitId, factor }] of conversions.entries()) {
    const path = `conversions[${index}]`
    const other = known.get(unitId)
    if (unitId === id) issues.add(`${path}.unitId`, 'UNIT_SAME')
    else if (other === undefined) issues.add(`${path}.unitId`, 'UNKNOWN_RECORD')
    else if (asked.indexOf(unitId) < index) issues.add(`${path}.unitId`, 'DUPLICATE_OF', { record: other })
    if (!Decimal.of(factor).isPositive()) issues.add(`${path}.factor`, 'ABOVE_ZERO')
  }
}

export const unitUses: readonly Use[] = [
  {
    code: 'USED_IN_ITEMS',
    query: (
      ids,
    ) => sql`select x.id, count(*) as uses, min(i.name) as sample from unnest(${[...ids]}::bigint[]) as x (id)
      join items i on i.subscriber_id = current_subscriber() and (i.unit_id = x.id or i.secondary_unit_id = x.id) and i.status <> 'Delete'
      group by x.id`,
  },
  {
    code: 'USED_IN_UNITS',
    query: (
      ids,
    ) => sql`select x.id, count(*) as uses, min(u.code) as sample from unnest(${[...ids]}::bigint[]) as x (id)
      join units u on u.subscriber_id = current_subscriber() and u.status <> 'Delete' and u.id <> all(${[...ids]}::bigint[])
        and u.conversions @> jsonb_build_array(jsonb_build_object('unitId', x.id))
      group by x.id`,
  },
]
