import { callList } from '@bahi/contracts/calls.ts'
import type { Call } from '@bahi/contracts/call.ts'
import { rightCodes } from '@bahi/contracts/rights.ts'
import { roleCalls } from '@bahi/contracts/roles.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import { routes } from '../../platform/routes.ts'
import { deleteRecords, changeStatus, exportRecords, outcomeOf, presentOnly } from '../records/index.ts'
import type { BulkOutcome } from '../records/index.ts'
import { holdersOf, rightsOfRole, roleColumns, roleList, roleRecord, roleUses, rowOf } from './queries.ts'
import type { RoleRecord } from './queries.ts'
import { labelOf, mayGive, saveRole } from './save.ts'

export const roleRoutes = routes(roleCalls, {
  search: async (ctx, input) => {
    const page = await paged<RoleRecord>(ctx.db, roleList(input), input)
    return { ...page, records: page.records.map(rowOf) }
  },
  detail: (ctx, { id }) => detailOf(ctx, id),
  save: (ctx, input) => saveRole(ctx, input, (id) => detailOf(ctx, id)),
  updateStatus: (ctx, { ids, status }) =>
    ofOwn(ctx, ids, (own) =>
      ofHeld(ctx, own, (held) => changeStatus(ctx.db, ctx.language, 'roles', held, status)),
    ),
  delete: (ctx, { ids }) =>
    ofOwn(ctx, ids, (own) => deleteRecords(ctx.db, ctx.language, 'roles', own, roleUses)),
  export: (ctx, input) =>
    exportRecords<RoleRecord, ReturnType<typeof rowOf>>(ctx, {
      name: 'role',
      columns: roleColumns,
      query: roleList(input),
      input,
      row: rowOf,
    }),
  rights: () => catalogue(),
  choices: async (ctx) => {
    const { rows } = await sql<Pick<RoleRecord, 'id' | 'name' | 'builtIn' | 'codes'>>`
      select r.id, r.name, r.built_in,
        array(select rr.right_code from role_rights rr where rr.subscriber_id = r.subscriber_id and rr.role_id = r.id) as codes
      from roles r where r.subscriber_id = current_subscriber() and r.status = 'Active'
      order by r.built_in is null, case when r.built_in is not null then r.id end, lower(r.name)`.execute(
      ctx.db,
    )
    return rows.map(({ id, name, builtIn, codes }) => {
      const rights = rightsOfRole({ builtIn, codes })
      const mayGrant = ctx.entityIds.some((place) => mayGive(ctx.access, rights, place))
      return { id, name, builtIn, rights, mayGrant: mayGrant || mayGive(ctx.access, rights) }
    })
  },
})

async function detailOf(ctx: Ctx, id: number) {
  const record = await roleRecord(ctx.db, id)
  if (!record) throw notFound()
  const users = await holdersOf(ctx.db, id, ctx.entityIds)
  return presentOnly({ ...rowOf(record), rights: rightsOfRole(record), users })
}

/** A built-in role cannot be changed: the subscriber relies on it. */
async function ofOwn(
  ctx: Ctx,
  ids: readonly number[],
  work: (own: readonly number[]) => Promise<BulkOutcome>,
): Promise<BulkOutcome> {
  const { rows } = await sql<{ id: number }>`select id from roles where subscriber_id = current_subscriber()
    and id = any(${[...ids]}::bigint[]) and built_in is not null`.execute(ctx.db)
  const builtIn = new Set(rows.map(({ id }) => id))
  const outcome = await work(ids.filter((id) => !builtIn.has(id)))
  const kept = outcomeOf([...builtIn], ctx.language, () => 'BUILT_IN')
  return { done: outcome.done, refused: [...outcome.refused, ...kept.refused] }
}

/** Switching a role gives or takes its rights wherever it is held: only with rights that the sender holds everywhere. */
async function ofHeld(
  ctx: Ctx,
  ids: readonly number[],
  work: (held: readonly number[]) => Promise<BulkOutcome>,
): Promise<BulkOutcome> {
  const lacking = new Map<number, string>()
  for (const id of ids) {
    const record = await roleRecord(ctx.db, id)
    const codes = record ? rightsOfRole(record).filter((code) => !mayGive(ctx.access, [code])) : []
    if (codes.length > 0) lacking.set(id, codes.map((code) => labelOf(ctx, code)).join(', '))
  }
  const outcome = await work(ids.filter((id) => !lacking.has(id)))
  const kept = outcomeOf([...lacking.keys()], ctx.language, (id) => ({
    code: 'TAKE_LACKING',
    params: { rights: lacking.get(id)! },
  }))
  return { done: outcome.done, refused: [...outcome.refused, ...kept.refused] }
}

/** Every right with the calls that ask for it, as the contract declares them. */
function catalogue() {
  const opened = new Map<string, string[]>(rightCodes.map((code) => [code, []]))
  for (const { call } of callList)
    for (const code of rightsNamedBy(call)) opened.get(code)?.push(`${call.method} ${call.path}`)
  return [...opened].map(([rightId, calls]) => ({ rightId, group: rightId.split('_', 1)[0]!, calls }))
}

export function rightsNamedBy({ access }: Call): readonly string[] {
  if (typeof access === 'string') return []
  return 'anyOf' in access ? access.anyOf : [access.create, access.edit]
}
