import type { RightCode } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import type { Issues } from '../records/index.ts'
import { labelOf, mayGive, rightsOfRole } from '../roles/index.ts'
import { grantsOf } from './queries.ts'
import type { Grants } from './queries.ts'

export interface Grant {
  readonly roleId: number
  readonly entityId?: number | undefined
}

/** What a save leaves a user with: what was asked for, and whatever the sender cannot see. */
export interface WantedGrants {
  readonly roles: readonly Grant[]
  readonly entityIds: readonly number[]
}

const keyOf = ({ roleId, entityId }: { roleId: number; entityId?: number | null | undefined }) =>
  `${roleId}@${entityId ?? ''}`

/**
 * Roles and places as the sender asks for them. Nobody gives or takes what they do not have: a role only with rights that the
 * sender holds there, a place only that the sender sees. What lies out of the sender's sight stays as it is.
 */
export async function wantedGrants(
  ctx: Ctx,
  asked: {
    readonly roles?: readonly Grant[] | undefined
    readonly entityIds?: readonly number[] | undefined
  },
  before: Grants,
  issues: Issues,
): Promise<WantedGrants> {
  const seen = new Set(ctx.entityIds)
  const isSeen = (entityId: number | null | undefined) => entityId == null || seen.has(entityId)
  const entityIds = asked.entityIds
    ? [...new Set([...before.entityIds.filter((id) => !seen.has(id)), ...asked.entityIds])]
    : before.entityIds
  const hadPlaces = new Set(before.entityIds)
  const changesPlaces = asked.entityIds !== undefined && !sameIds(entityIds, before.entityIds)
  if (changesPlaces && !ctx.can('USR_ASN_LOC'))
    issues.add('entityIds', 'RIGHT_MISSING', { right: labelOf(ctx, 'USR_ASN_LOC') })
  if (entityIds.some((id) => !hadPlaces.has(id) && !seen.has(id))) issues.add('entityIds', 'UNKNOWN_RECORD')

  const hidden = before.roles.filter(({ entityId }) => !isSeen(entityId))
  const roles: Grant[] = asked.roles
    ? distinct([...hidden.map(grantOf), ...asked.roles])
    : before.roles.map(grantOf)
  const had = new Set(before.roles.map(keyOf))
  const wanted = new Set(roles.map(keyOf))
  const added = roles.filter((grant) => !had.has(keyOf(grant)))
  const changesRoles = added.length > 0 || before.roles.some((grant) => !wanted.has(keyOf(grant)))
  if (changesRoles && !ctx.can('USR_ASN_ROL'))
    issues.add('roles', 'RIGHT_MISSING', { right: labelOf(ctx, 'USR_ASN_ROL') })
  await checkMoved(ctx, added, 'GRANT_LACKING', issues)
  const taken = before.roles.filter((grant) => !wanted.has(keyOf(grant))).map(grantOf)
  await checkMoved(ctx, taken, 'TAKE_LACKING', issues)
  const { RestrictUserToSingleRole: single } = await ctx.settings()
  if (single && changesRoles && new Set(roles.map(({ roleId }) => roleId)).size > 1)
    issues.add('roles', 'SINGLE_ROLE')
  return { roles, entityIds }
}

/** Refuses to give, and to take away, a role with a right that the sender does not hold there. */
async function checkMoved(
  ctx: Ctx,
  moved: readonly Grant[],
  code: 'GRANT_LACKING' | 'TAKE_LACKING',
  issues: Issues,
): Promise<void> {
  if (moved.length === 0) return
  const rights = await rightsByRole(
    ctx.db,
    moved.map(({ roleId }) => roleId),
  )
  const seen = new Set(ctx.entityIds)
  const lacking = new Set<string>()
  for (const { roleId, entityId } of moved) {
    const held = rights.get(roleId)
    // A role that is switched off gives nothing: anybody may take it away.
    if (!held && code === 'TAKE_LACKING') continue
    if (!held || (entityId !== undefined && !seen.has(entityId))) issues.add('roles', 'UNKNOWN_RECORD')
    else if (!mayGive(ctx.access, held, entityId))
      for (const right of held) if (!mayGive(ctx.access, [right], entityId)) lacking.add(right)
  }
  const named = [...lacking].slice(0, 5).map((right) => labelOf(ctx, right))
  if (named.length > 0)
    issues.add('roles', code, {
      rights: named.join(', ') + (lacking.size > named.length ? `, +${lacking.size - named.length}` : ''),
    })
}

/** Gives one role more, or in place of the others where a user may have one alone; checked like any grant. */
export async function giveRole(
  ctx: Ctx,
  userId: number,
  grant: Grant,
  issues: Issues,
): Promise<WantedGrants> {
  const before = await grantsOf(ctx.db, userId)
  const { RestrictUserToSingleRole: single } = await ctx.settings()
  await checkMoved(ctx, [grant], 'GRANT_LACKING', issues)
  const held = before.roles.map(grantOf)
  const kept = held.filter(({ roleId }) => !single || roleId === grant.roleId)
  await checkMoved(
    ctx,
    held.filter((one) => !kept.includes(one)),
    'TAKE_LACKING',
    issues,
  )
  const wanted = { roles: distinct([...kept, grant]), entityIds: before.entityIds }
  issues.refuse()
  await keepGrants(ctx.db, userId, before, wanted)
  return wanted
}

/** Rights of active roles by their ids; what is missing is unknown or switched off. */
export async function rightsByRole(db: Db, ids: readonly number[]): Promise<Map<number, RightCode[]>> {
  const { rows } = await sql<{ id: number } & Parameters<typeof rightsOfRole>[0]>`select r.id, r.built_in,
      array(select rr.right_code from role_rights rr where rr.subscriber_id = r.subscriber_id and rr.role_id = r.id) as codes
    from roles r where r.subscriber_id = current_subscriber() and r.status = 'Active' and r.id = any(${[...ids]}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, ...role }) => [id, rightsOfRole(role)]))
}

/** Writes the difference alone, so that the audit trail says what changed. */
export async function keepGrants(
  db: Db,
  userId: number,
  before: Grants,
  wanted: WantedGrants,
): Promise<void> {
  const had = new Set(before.roles.map(keyOf))
  const want = new Set(wanted.roles.map(keyOf))
  const gone = before.roles.filter((grant) => !want.has(keyOf(grant)))
  const added = wanted.roles.filter((grant) => !had.has(keyOf(grant)))
  if (gone.length > 0)
    await sql`delete from user_roles ur using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as g ("roleId" bigint, "entityId" bigint)
      where ur.subscriber_id = current_subscriber() and ur.user_id = ${userId} and ur.role_id = g."roleId"
        and ur.entity_id is not distinct from g."entityId"`.execute(db)
  if (added.length > 0)
    await sql`insert into user_roles (subscriber_id, user_id, role_id, entity_id)
      select current_subscriber(), ${userId}, g."roleId", g."entityId"
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as g ("roleId" bigint, "entityId" bigint)`.execute(
      db,
    )
  const hadPlaces = new Set(before.entityIds)
  const wantPlaces = new Set(wanted.entityIds)
  const left = before.entityIds.filter((id) => !wantPlaces.has(id))
  const come = wanted.entityIds.filter((id) => !hadPlaces.has(id))
  if (left.length > 0)
    await sql`delete from user_entities where subscriber_id = current_subscriber() and user_id = ${userId}
      and entity_id = any(${left}::bigint[])`.execute(db)
  if (come.length > 0)
    await sql`insert into user_entities (subscriber_id, user_id, entity_id)
      select current_subscriber(), ${userId}, unnest(${come}::bigint[])`.execute(db)
}

const grantOf = ({ roleId, entityId }: { roleId: number; entityId: number | null }): Grant => ({
  roleId,
  ...(entityId === null ? {} : { entityId }),
})

const distinct = (grants: readonly Grant[]): Grant[] => [
  ...new Map(grants.map((grant) => [keyOf(grant), grant])).values(),
]

const sameIds = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id) => b.includes(id))
