import type { DepartmentRow, DepartmentSave, subscriberPlaceCalls } from '@bahi/contracts/departments.ts'
import { StrictEmail } from '@bahi/contracts/fields.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { ListQuery } from '../../platform/paging.ts'
import {
  insertRecord,
  Issues,
  ofSubscriber,
  peopleOf,
  refusingDuplicates,
  searched,
  stampSorts,
  stampsOf,
  updateRecord,
} from '../records/index.ts'
import type { MasterFilters, Saved, Use } from '../records/index.ts'

export type DepartmentRecord = z.input<typeof DepartmentRow>

const select = sql`${stampsOf('d')}, d.name, d.code, d.entity_id, e.name as entity_name, d.head, d.email, d.notes,
  (select count(*) from users u where u.subscriber_id = d.subscriber_id and u.department_id = d.id and u.status <> 'Delete') as users`
const joins = sql`${peopleOf('d')} join entities e on e.subscriber_id = d.subscriber_id and e.id = d.entity_id`

/** Departments of the places that the reader sees. */
export const departmentList = (filters: MasterFilters, entityIds: readonly number[]): ListQuery => ({
  select,
  from: sql`departments d`,
  joins,
  id: sql`d.id`,
  conditions: [
    ...ofSubscriber('d', filters),
    sql`d.entity_id = any(${[...entityIds]}::bigint[])`,
    ...searched(filters, [sql`d.name`, sql`d.code`, sql`d.head`]),
  ],
  sorts: {
    name: { expression: sql`lower(d.name)`, type: 'text' },
    code: { expression: sql`coalesce(d.code, '')`, type: 'text' },
    ...stampSorts('d'),
  },
})

export async function departmentDetail(ctx: Ctx, id: number): Promise<DepartmentRecord | undefined> {
  const { rows } = await sql<DepartmentRecord>`select ${select} from departments d ${joins}
    where d.subscriber_id = current_subscriber() and d.id = ${id}
      and d.entity_id = any(${[...ctx.entityIds]}::bigint[])`.execute(ctx.db)
  return rows[0]
}

export async function saveDepartment(ctx: Ctx, input: z.output<typeof DepartmentSave>): Promise<Saved> {
  const { db } = ctx
  const { id, version, ...columns } = input
  ctx.requireEntity(input.entityId)
  const issues = new Issues()
  const { rows } = await sql<{ place: string | null; same: boolean }>`select
    (select status from entities where subscriber_id = current_subscriber() and id = ${input.entityId}) as place,
    exists (select from departments d where d.subscriber_id = current_subscriber() and d.entity_id = ${input.entityId}
      and lower(d.name) = lower(${input.name}) and d.status <> 'Delete' and d.id <> ${id ?? 0}) as same`.execute(
    db,
  )
  if (rows[0]!.same) issues.add('name', 'DUPLICATE')
  if (id === undefined && rows[0]!.place !== 'Active') issues.add('entityId', 'RECORD_INACTIVE')
  const { relaxedIdentifiers } = await ctx.settings()
  if (!relaxedIdentifiers && input.email !== undefined && !StrictEmail.safeParse(input.email).success)
    issues.add('email', 'CHARACTERS')
  issues.refuse()
  const record = { ...emptyColumns, ...columns }
  return refusingDuplicates({ departments_name: 'name' }, () =>
    id === undefined
      ? insertRecord(db, 'departments', record)
      : updateRecord(db, 'departments', { id, version }, record, () => departmentDetail(ctx, id)),
  )
}

/** A save replaces the record: what was not sent is emptied. */
const emptyColumns = { code: undefined, head: undefined, email: undefined, notes: undefined }

/** Departments of these ids at places that the reader sees. */
export async function seenDepartments(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{
    id: number
  }>`select id from departments where subscriber_id = current_subscriber()
    and id = any(${[...ids]}::bigint[]) and entity_id = any(${[...ctx.entityIds]}::bigint[])`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

export const departmentUses: readonly Use[] = [
  {
    code: 'USED_BY_USERS',
    query: (ids) => sql`select department_id as id, min(user_name) as sample, count(*) as uses from users
      where subscriber_id = current_subscriber() and department_id = any(${[...ids]}::bigint[]) and status <> 'Delete'
      group by department_id`,
  },
]

/** Active branches and godowns that the reader sees, for choices. */
export async function branchChoices(ctx: Ctx): Promise<ReplyOf<typeof subscriberPlaceCalls.branches>> {
  const { rows } = await sql<ReplyOf<typeof subscriberPlaceCalls.branches>[number]>`
    select b.id, b.name, b.location_type, p.id as entity_id, p.name as entity_name
    from entities b join entities p on p.subscriber_id = b.subscriber_id and p.id = b.parent_id
    where b.subscriber_id = current_subscriber() and b.entity_type = 'ChildEntity' and b.status = 'Active' and not b.is_system
      and p.status = 'Active' and b.id = any(${[...ctx.entityIds]}::bigint[])
    order by lower(p.name), lower(b.name), b.id`.execute(ctx.db)
  return rows
}

export async function departmentChoices(ctx: Ctx): Promise<ReplyOf<typeof subscriberPlaceCalls.departments>> {
  const { rows } = await sql<ReplyOf<typeof subscriberPlaceCalls.departments>[number]>`
    select d.id, d.name, e.id as entity_id, e.name as entity_name
    from departments d join entities e on e.subscriber_id = d.subscriber_id and e.id = d.entity_id
    where d.subscriber_id = current_subscriber() and d.status = 'Active' and e.status = 'Active'
      and d.entity_id = any(${[...ctx.entityIds]}::bigint[])
    order by lower(e.name), lower(d.name), d.id`.execute(ctx.db)
  return rows
}
