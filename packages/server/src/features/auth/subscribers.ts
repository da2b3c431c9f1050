import { builtInRoles } from '@bahi/contracts/built-in-roles.ts'
import type { BuiltInRole } from '@bahi/contracts/built-in-roles.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { Tenants } from '../../platform/db/tenant.ts'
import type { Directory } from '../../platform/directory/directory.ts'
import { hashPassword } from './password.ts'

export interface NewSubscriber {
  readonly name: string
  /** Days of trial; null: no end. */
  readonly trialDays: number | null
  readonly plan?: string
  readonly isDemo?: boolean
  readonly admin: NewUser
}

export interface NewUser {
  readonly userName: string
  readonly emailAddress: string
  readonly firstName: string
  readonly lastName?: string
  readonly mobile?: string
  readonly password: string
  readonly userType?: 'Admin' | 'Normal'
  readonly mustChangePassword?: boolean
}

export interface MadeSubscriber {
  readonly subscriberId: number
  readonly adminId: number
  readonly roles: Readonly<Record<BuiltInRole, number>>
}

/** Opens an account: subscriber, built-in roles with their rights, and its first Admin. */
export async function createSubscriber(
  tenants: Tenants,
  source: string,
  given: NewSubscriber,
): Promise<MadeSubscriber> {
  const passwordHash = await hashPassword(given.admin.password)
  return openSubscriber(
    {
      withoutTenant: (work) => tenants.withoutTenant(work),
      inTenant: (id, work) => tenants.inTenant(id, { source }, work),
      directory: tenants.directory,
    },
    given,
    passwordHash,
  )
}

/** How an account is opened: a transaction of nobody, then one of the account. */
export interface Opener {
  withoutTenant<T>(work: (db: Db) => Promise<T>): Promise<T>
  inTenant<T>(subscriberId: number, work: (db: Db) => Promise<T>): Promise<T>
  /** Of many databases: gives the number of the account, and its user names. */
  readonly directory?: Directory | undefined
}

type Opened = Omit<NewSubscriber, 'admin'> & { readonly admin: Omit<NewUser, 'password'> }

/** The same for a password that was hashed before; `more` belongs to the opening: where it fails, there is no account. */
export async function openSubscriber(
  opener: Opener,
  given: Opened,
  passwordHash: string,
  more?: (db: Db, made: MadeSubscriber) => Promise<void>,
): Promise<MadeSubscriber> {
  const { directory } = opener
  const number = await directory?.newSubscriber()
  const subscriberId = await opener.withoutTenant(async (db) => {
    const { rows } = await (
      number === undefined
        ? sql<{
            subscriberId: number
          }>`insert into subscriber_list default values returning subscriber_id`
        : sql<{
            subscriberId: number
          }>`insert into subscriber_list (subscriber_id) values (${number}) returning subscriber_id`
    ).execute(db)
    return rows[0]!.subscriberId
  })
  const opening = opener.inTenant(subscriberId, async (db) => {
    await sql`insert into subscribers (subscriber_id, name, plan, is_trial, is_demo, access_ends_at)
      values (${subscriberId}, ${given.name}, ${given.plan ?? 'Trial'}, ${given.trialDays !== null}, ${given.isDemo ?? false},
        now() + make_interval(days => ${given.trialDays}::int))`.execute(db)
    const roles = await createBuiltInRoles(db, subscriberId)
    await directory?.claimName(subscriberId, given.admin.userName, given.admin.emailAddress)
    const adminId = await createUser(db, subscriberId, { ...given.admin, userType: 'Admin' }, passwordHash)
    await grantRole(db, subscriberId, adminId, roles.Admin)
    const made = { subscriberId, adminId, roles }
    await more?.(db, made)
    return made
  })
  return opening.catch(async (error: unknown) => {
    // The name may be tried again at once; where this fails too, the claim ends in its time.
    await directory?.releaseNames(subscriberId).catch(() => {})
    throw error
  })
}

async function createBuiltInRoles(db: Db, subscriberId: number) {
  const { rows } = await sql<{ id: number; builtIn: BuiltInRole }>`
    insert into roles (subscriber_id, name, built_in)
    select ${subscriberId}, name, name from unnest(${[...builtInRoles]}::text[]) as name
    returning id, built_in`.execute(db)
  return Object.fromEntries(rows.map(({ id, builtIn }) => [builtIn, id])) as Record<BuiltInRole, number>
}

export async function createUser(
  db: Db,
  subscriberId: number,
  user: Omit<NewUser, 'password'>,
  passwordHash: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into users (subscriber_id, user_name, email_address, first_name, last_name, mobile, user_type, password_hash,
      password_changed_at, must_change_password)
    values (${subscriberId}, ${user.userName}, ${user.emailAddress}, ${user.firstName}, ${user.lastName ?? ''}, ${user.mobile ?? null},
      ${user.userType ?? 'Normal'}, ${passwordHash}, now(), ${user.mustChangePassword ?? false})
    returning id`.execute(db)
  return rows[0]!.id
}

export async function grantRole(
  db: Db,
  subscriberId: number,
  userId: number,
  roleId: number,
  entityId: number | null = null,
): Promise<void> {
  await sql`insert into user_roles (subscriber_id, user_id, role_id, entity_id)
    values (${subscriberId}, ${userId}, ${roleId}, ${entityId})`.execute(db)
}
