import { rightsOfBuiltIn } from '@bahi/contracts/built-in-roles.ts'
import type { BuiltInRole } from '@bahi/contracts/built-in-roles.ts'
import { rightCodes } from '@bahi/contracts/rights.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import { addressesOf } from './addresses.ts'
import type { AddressList } from './addresses.ts'
import { clientOf } from './api-client.ts'
import type { ApiClient } from './api-client.ts'
import type { Db } from './db/kysely.ts'
import { blockedRights } from './plan.ts'

/** Everywhere, or the entities at which a right is held. */
export type Reach = 'all' | ReadonlySet<number>

/** Who may do what, as loaded for one user and kept until the subscriber's access version moves on. */
export interface Access {
  readonly version: number
  readonly userType: 'Admin' | 'Normal'
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly timeZone: string
  readonly defaultCompanyId: number | null
  /** Granted entities and everything under them, ascending. */
  readonly entityIds: readonly number[]
  /** Companies that hold a granted entity: named to the user, not granted by that alone. */
  readonly companyIds: readonly number[]
  readonly parents: ReadonlyMap<number, number | null>
  /** Places that are switched off, themselves or with what they lie under: by id, the name of what was switched off. */
  readonly inactive: ReadonlyMap<number, string>
  /** What roles grant, whether the plan holds it or not. */
  readonly rights: ReadonlyMap<RightCode, Reach>
  /** Outside the plan of the account, or taken away by the operator. */
  readonly blocked: ReadonlySet<RightCode>
  /** From where the user may work; undefined: from everywhere. */
  readonly addresses: AddressList | undefined
  /** The program that works in the user's name, where it is not the user. */
  readonly client?: ApiClient | undefined
  readonly limits: Limits
}

/** How far a user may go when issuing documents; null: no limit. */
export interface Limits {
  readonly documentValue: string | null
  readonly discountPercent: string | null
}

/** True where the user may use the right: roles grant it and the plan holds it. */
export const holds = (access: Access, right: RightCode, entityId?: number): boolean =>
  !access.blocked.has(right) && grants(access, right, entityId)

/** True where roles grant the right, at the entity or anywhere. */
export function grants(access: Access, right: RightCode, entityId?: number): boolean {
  const reach = access.rights.get(right)
  if (reach === undefined) return false
  if (reach === 'all') return true
  return entityId === undefined ? reach.size > 0 : reach.has(entityId)
}

interface UserRow {
  readonly userType: 'Admin' | 'Normal'
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly timeZone: string
  readonly defaultCompanyId: number | null
  readonly isAuditor: boolean
  readonly maxDocumentValue: string | null
  readonly maxDiscountPercent: string | null
}

/** Reads a user's access, or that of a program in the user's name; all queries in one round trip. */
export async function loadAccess(
  db: Db,
  subscriberId: number,
  userId: number,
  version: number,
  clientId: number | null = null,
): Promise<Access> {
  const [user, entities, places, rights, blocked, addresses, client] = await Promise.all([
    sql<UserRow>`select user_type, user_name, first_name, last_name, email_address, time_zone, default_company_id,
        is_auditor, max_document_value, max_discount_percent
      from users where subscriber_id = ${subscriberId} and id = ${userId}`.execute(db),
    sql<Place>`select id, parent_id, name, status from entities
      where subscriber_id = ${subscriberId} and status <> 'Delete' order by id`.execute(db),
    sql<{ entityId: number }>`select entity_id from user_entities
      where subscriber_id = ${subscriberId} and user_id = ${userId}`.execute(db),
    sql<Grant>`
      select ur.entity_id, r.built_in,
        array(select rr.right_code from role_rights rr where rr.subscriber_id = r.subscriber_id and rr.role_id = r.id) as codes
      from user_roles ur join roles r on r.subscriber_id = ur.subscriber_id and r.id = ur.role_id
      where ur.subscriber_id = ${subscriberId} and ur.user_id = ${userId} and r.status = 'Active'`.execute(
      db,
    ),
    blockedRights(db, subscriberId),
    addressesOf(db, subscriberId, userId),
    clientId === null ? undefined : clientOf(db, subscriberId, clientId),
  ])
  const { isAuditor, maxDocumentValue, maxDiscountPercent, ...row } = user.rows[0]!
  const parents = new Map(entities.rows.map((entity) => [entity.id, entity.parentId]))
  const isAdmin = row.userType === 'Admin'
  const granted = isAdmin
    ? new Set(parents.keys())
    : within(parents, new Set(places.rows.map((place) => place.entityId)))
  const held = isAdmin
    ? new Map(rightCodes.map((code) => [code, 'all' as const]))
    : rightsOf(rights.rows, parents, isAuditor)
  return {
    ...row,
    version,
    entityIds: [...granted].sort((a, b) => a - b),
    companyIds: [...new Set([...granted].map((id) => topOf(parents, id)))].sort((a, b) => a - b),
    parents,
    inactive: inactiveOf(entities.rows, parents),
    rights: client ? new Map([...held].filter(([code]) => client.scopes.has(code))) : held,
    blocked,
    // A program with a list of its own is elsewhere than the people of the account.
    addresses: client?.addresses ?? addresses,
    client,
    limits: { documentValue: maxDocumentValue, discountPercent: maxDiscountPercent },
  }
}

interface Place {
  readonly id: number
  readonly parentId: number | null
  readonly name: string
  readonly status: string
}

/** A business that is switched off takes everything under it with it. */
function inactiveOf(
  places: readonly Place[],
  parents: ReadonlyMap<number, number | null>,
): Map<number, string> {
  const off = places.filter(({ status }) => status !== 'Active')
  const result = new Map<number, string>()
  for (const { id, name } of off.toSorted((a, b) => depth(parents, b.id) - depth(parents, a.id)))
    for (const under of within(parents, new Set([id]))) result.set(under, name)
  return result
}

interface Grant {
  readonly entityId: number | null
  readonly builtIn: BuiltInRole | null
  readonly codes: readonly string[]
}

/** An auditor sees and exports, whatever else the roles would allow. */
function rightsOf(
  rows: readonly Grant[],
  parents: ReadonlyMap<number, number | null>,
  isAuditor: boolean,
): Map<RightCode, Reach> {
  const known = new Set<string>(isAuditor ? rightsOfBuiltIn('Auditor') : rightCodes)
  const result = new Map<RightCode, Reach>()
  for (const { entityId, builtIn, codes } of rows) {
    const reach: Reach = entityId === null ? 'all' : within(parents, new Set([entityId]))
    for (const code of builtIn ? rightsOfBuiltIn(builtIn) : codes) {
      if (known.has(code)) result.set(code as RightCode, joined(result.get(code as RightCode), reach))
    }
  }
  return result
}

const joined = (a: Reach | undefined, b: Reach): Reach =>
  a === 'all' || b === 'all' ? 'all' : a ? new Set([...a, ...b]) : b

/** The entities and all that lie under them; three levels at most. */
function within(parents: ReadonlyMap<number, number | null>, roots: ReadonlySet<number>): Set<number> {
  const result = new Set<number>()
  for (const id of parents.keys()) {
    let at: number | null | undefined = id
    for (let level = 0; level < 4 && at != null; level++) {
      if (roots.has(at)) {
        result.add(id)
        break
      }
      at = parents.get(at)
    }
  }
  return result
}

function depth(parents: ReadonlyMap<number, number | null>, id: number): number {
  const parent = parents.get(id)
  return parent == null ? 0 : 1 + depth(parents, parent)
}

/** The company that a place lies under. */
export function topOf(parents: ReadonlyMap<number, number | null>, id: number): number {
  let at = id
  for (let level = 0; level < 4; level++) {
    const parent = parents.get(at)
    if (parent == null) return at
    at = parent
  }
  return at
}

/** Access of users lately seen. An entry of an older version is read anew, so nothing here is ever stale. */
export class AccessCache {
  readonly #entries = new Map<string, Access>()

  async get(
    db: Db,
    subscriberId: number,
    userId: number,
    version: number,
    clientId: number | null = null,
  ): Promise<Access> {
    const key = clientId === null ? `${subscriberId}:${userId}` : `${subscriberId}:${userId}:${clientId}`
    const known = this.#entries.get(key)
    if (known?.version === version) return known
    const access = await loadAccess(db, subscriberId, userId, version, clientId)
    this.#entries.delete(key)
    this.#entries.set(key, access)
    if (this.#entries.size > 10_000) this.#entries.delete(this.#entries.keys().next().value!)
    return access
  }
}
