import type { ParsedOf } from '@bahi/contracts/call.ts'
import { rightPlaceOf } from '@bahi/contracts/rights.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type { roleCalls } from '@bahi/contracts/roles.ts'
import { sql } from 'kysely'
import type { Access } from '../../platform/access.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { notFound } from '../../platform/errors.ts'
import { textOf } from '../../platform/texts.ts'
import { insertRecord, Issues, refusingDuplicates, updateRecord } from '../records/index.ts'
import type { Saved } from '../records/index.ts'
import { rightsOfRole, roleRecord } from './queries.ts'

type Input = ParsedOf<typeof roleCalls.save>

/**
 * Saves a role with all its rights. Nobody puts a right into a role that they do not hold themselves everywhere: the
 * role may be given at any place, and others may hold it already.
 */
export async function saveRole(
  ctx: Ctx,
  input: Input,
  current: (id: number) => Promise<unknown>,
): Promise<Saved> {
  const { db } = ctx
  const before = input.id === undefined ? undefined : await roleRecord(db, input.id)
  if (input.id !== undefined && (!before || before.status === 'Delete')) throw notFound()
  const issues = new Issues()
  if (before?.builtIn) issues.add('name', 'ROLE_BUILT_IN', { name: before.name })
  const same = await otherOfName(db, input)
  if (same !== undefined) issues.add('name', 'DUPLICATE_OF', { record: same })
  const had = new Set<string>(before ? rightsOfRole(before) : [])
  const lacking = input.rights.filter((code) => !had.has(code) && ctx.access.rights.get(code) !== 'all')
  if (lacking.length > 0)
    issues.add('rights', 'GRANT_LACKING', { rights: lacking.map((code) => labelOf(ctx, code)).join(', ') })
  const wanted = new Set(input.rights)
  const taken = [...had].filter(
    (code) => !wanted.has(code as RightCode) && ctx.access.rights.get(code as RightCode) !== 'all',
  )
  if (taken.length > 0)
    issues.add('rights', 'TAKE_LACKING', { rights: taken.map((code) => labelOf(ctx, code)).join(', ') })
  issues.refuse()
  const { name, description, basedOn } = input
  const columns = { name, description, basedOn }
  const saved = await refusingDuplicates({ roles_name: 'name' }, () =>
    input.id === undefined
      ? insertRecord(db, 'roles', columns)
      : updateRecord(db, 'roles', { id: input.id, version: input.version }, columns, () =>
          current(input.id!),
        ),
  )
  await keepRights(db, saved.id, [...new Set(input.rights)], had)
  return saved
}

async function keepRights(db: Db, roleId: number, rights: readonly string[], had: ReadonlySet<string>) {
  const wanted = new Set(rights)
  const gone = [...had].filter((code) => !wanted.has(code))
  const added = rights.filter((code) => !had.has(code))
  if (gone.length > 0)
    await sql`delete from role_rights where subscriber_id = current_subscriber() and role_id = ${roleId}
      and right_code = any(${gone}::text[])`.execute(db)
  if (added.length > 0)
    await sql`insert into role_rights (subscriber_id, role_id, right_code)
      select current_subscriber(), ${roleId}, unnest(${added}::text[])`.execute(db)
}

async function otherOfName(db: Db, { id, name }: Input): Promise<string | undefined> {
  const { rows } = await sql<{
    name: string
  }>`select name from roles where subscriber_id = current_subscriber()
    and status <> 'Delete' and lower(name) = lower(${name}) and id <> ${id ?? 0} limit 1`.execute(db)
  return rows[0]?.name
}

/** Right in words: "Sales invoices: Edit". */
export const labelOf = (ctx: Pick<Ctx, 'language'>, code: string): string => {
  const { row, action } = rightPlaceOf(code)
  const own = textOf(ctx.language, `right.${code}`)
  return row !== code && own !== `right.${code}`
    ? own
    : `${textOf(ctx.language, `right.${row}`)}: ${textOf(ctx.language, `rightAction.${action}`)}`
}

/** True where the holder of `access` may give the rights at the place; at none: everywhere. */
export const mayGive = (access: Access, rights: readonly RightCode[], entityId?: number): boolean =>
  rights.every((code) => {
    const reach = access.rights.get(code)
    return reach === 'all' || (reach !== undefined && entityId !== undefined && reach.has(entityId))
  })
