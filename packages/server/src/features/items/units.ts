import type { UnitRow, UnitSave } from '@bahi/contracts/items.ts'
import { isUqc } from '@bahi/domain/tables/uqc.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/kysely.ts'
import { notFound, refuseField } from '../../platform/errors.ts'
import type { ListQuery } from '../../platform/paging.ts'
import {
  insertRecord,
  Issues,
  nameContains,
  peopleOf,
  refusingDuplicates,
  stampsOf,
  statusesOf,
  updateRecord,
} from '../records/index.ts'
import type { MasterFilters, Saved, Use } from '../records/index.ts'

const select = sql`${stampsOf('u')}, u.code, u.description, u.uqc, u.decimals, u.is_system`

export const unitList = (filters: MasterFilters): ListQuery => ({
  select,
  from: sql`units u`,
  joins: peopleOf('u'),
  id: sql`u.id`,
  conditions: [
    sql`u.subscriber_id = current_subscriber()`,
    sql`u.status <> 'Delete'`,
    ...statusesOf(filters, sql`u.status`),
    ...nameContains(filters.keyword, sql`concat_ws(' ', u.code, u.description, u.uqc)`),
  ],
  sorts: {
    id: { expression: sql`u.id`, type: 'bigint' },
    code: { expression: sql`u.code`, type: 'text' },
    description: { expression: sql`coalesce(u.description, '')`, type: 'text' },
    uqc: { expression: sql`u.uqc`, type: 'text' },
    status: { expression: sql`u.status`, type: 'text' },
    changedAt: { expression: sql`u.changed_at`, type: 'timestamptz' },
  },
})

export type UnitRecord = z.input<typeof UnitRow>

export async function unitDetail(db: Db, id: number): Promise<UnitRecord | undefined> {
  const { rows } = await sql<UnitRecord>`select ${select} from units u ${peopleOf('u')}
    where u.subscriber_id = current_subscriber() and u.id = ${id} and u.status <> 'Delete'`.execute(db)
  return rows[0]
}

/** Built-in units stand for the government's codes and stay as they are; users add units of their own to them. */
export async function saveUnit(db: Db, input: z.output<typeof UnitSave>): Promise<Saved> {
  if (input.id !== undefined) {
    const before = await unitDetail(db, input.id)
    if (!before) throw notFound()
    if (before.isSystem) throw refuseField('code', 'BUILT_IN')
  }
  const issues = new Issues()
  const code = input.code.toUpperCase()
  if (!isUqc(input.uqc)) issues.add('uqc', 'UQC_UNKNOWN')
  const { rows } = await sql<{
    code: string
  }>`select code from units where subscriber_id = current_subscriber()
    and code = ${code} and status <> 'Delete' and id <> ${input.id ?? 0}`.execute(db)
  if (rows[0]) issues.add('code', 'DUPLICATE_OF', { record: rows[0].code })
  issues.refuse()
  const columns = { code, description: input.description, uqc: input.uqc, decimals: input.decimals }
  return refusingDuplicates({ units_code: 'code' }, () =>
    input.id === undefined
      ? insertRecord(db, 'units', columns)
      : updateRecord(db, 'units', { id: input.id, version: input.version }, columns, () =>
          unitDetail(db, input.id!),
        ),
  )
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
]
