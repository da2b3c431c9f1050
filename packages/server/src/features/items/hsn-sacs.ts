import type { HsnSacRow, HsnSacSave } from '@bahi/contracts/items.ts'
import { isHsn, isSac } from '@bahi/domain/ids/hsn.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/kysely.ts'
import { notFound } from '../../platform/errors.ts'
import type { ListQuery } from '../../platform/paging.ts'
import {
  insertRecord,
  Issues,
  nameContains,
  searched,
  peopleOf,
  refusingDuplicates,
  stampsOf,
  startsWith,
  ofSubscriber,
  updateRecord,
  stampSorts,
} from '../records/index.ts'
import type { MasterFilters, Saved, Use } from '../records/index.ts'

const select = sql`${stampsOf('h')}, h.code, h.description, h.kind, trim_scale(h.rate)::text as rate, h.rate_from, h.is_system`

export const hsnSacList = (
  filters: MasterFilters & { readonly kinds?: readonly string[] | undefined },
): ListQuery => ({
  select,
  from: sql`hsn_sacs h`,
  joins: peopleOf('h'),
  id: sql`h.id`,
  conditions: [
    ...ofSubscriber('h', filters),
    ...(filters.kinds?.length ? [sql`h.kind = any(${[...filters.kinds]}::text[])`] : []),
    ...searched(filters, [sql`h.code`, sql`h.description`]),
  ],
  sorts: {
    code: { expression: sql`h.code`, type: 'text' },
    description: { expression: sql`lower(h.description)`, type: 'text' },
    rate: { expression: sql`coalesce(h.rate, 0)`, type: 'numeric' },
    ...stampSorts('h'),
  },
})

export type HsnSacRecord = z.input<typeof HsnSacRow>

export async function hsnSacDetail(db: Db, id: number): Promise<HsnSacRecord | undefined> {
  const { rows } = await sql<HsnSacRecord>`select ${select} from hsn_sacs h ${peopleOf('h')}
    where h.subscriber_id = current_subscriber() and h.id = ${id} and h.status <> 'Delete'`.execute(db)
  return rows[0]
}

/** A built-in code keeps its digits and kind; what it is called and its rate may be corrected. */
export async function saveHsnSac(db: Db, input: z.output<typeof HsnSacSave>): Promise<Saved> {
  const issues = new Issues()
  if (input.id !== undefined) {
    const before = await hsnSacDetail(db, input.id)
    if (!before) throw notFound()
    if (before.isSystem && (before.code !== input.code || before.kind !== input.kind))
      issues.add('code', 'BUILT_IN')
  }
  if (!isHsn(input.code)) issues.add('code', 'HSN_UNKNOWN')
  else if (isSac(input.code) !== (input.kind === 'SAC')) issues.add('kind', 'HSN_OF_KIND')
  const { rows } = await sql<{
    description: string
  }>`select description from hsn_sacs where subscriber_id = current_subscriber()
    and code = ${input.code} and status <> 'Delete' and id <> ${input.id ?? 0}`.execute(db)
  if (rows[0]) issues.add('code', 'DUPLICATE_OF', { record: rows[0].description })
  issues.refuse()
  const { code, description, kind, rate, rateFrom } = input
  const columns = { code, description, kind, rate, rateFrom }
  return refusingDuplicates({ hsn_sacs_code: 'code' }, () =>
    input.id === undefined
      ? insertRecord(db, 'hsn_sacs', columns)
      : updateRecord(db, 'hsn_sacs', { id: input.id, version: input.version }, columns, () =>
          hsnSacDetail(db, input.id!),
        ),
  )
}

export const hsnSacUses: readonly Use[] = [
  {
    code: 'USED_IN_ITEMS',
    query: (ids) => sql`select h.id, count(*) as uses, min(i.name) as sample from hsn_sacs h
      join items i on i.subscriber_id = h.subscriber_id and i.hsn = h.code and i.status <> 'Delete'
      where h.subscriber_id = current_subscriber() and h.id = any(${[...ids]}::bigint[]) group by h.id`,
  },
]

export interface HsnChoice {
  readonly code: string
  readonly description: string
  readonly kind: 'HSN' | 'SAC'
  readonly rate: string | null
}

/** Digits: codes that begin so; words: descriptions that hold all of them. */
export async function pickHsnSacs(
  db: Db,
  text: string,
  kind: 'HSN' | 'SAC' | undefined,
): Promise<HsnChoice[]> {
  const typed = text.trim()
  const condition = /^\d*$/.test(typed)
    ? startsWith(sql`h.code`, typed)
    : sql.join([sql`true`, ...nameContains(typed, sql`h.description`)], sql` and `)
  const { rows } =
    await sql<HsnChoice>`select h.code, h.description, h.kind, trim_scale(h.rate)::text as rate from hsn_sacs h
    where h.subscriber_id = current_subscriber() and h.status = 'Active' and ${condition}
      ${kind ? sql`and h.kind = ${kind}` : sql``}
    order by h.code limit 100`.execute(db)
  return rows
}
