import type { SettingValues } from '@bahi/contracts/settings.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { load, settingValues } from '../../platform/settings.ts'

/** Whom a way in has found, before anything is known of the right to enter. */
export interface FoundUser {
  readonly subscriberId: number
  readonly userId: number
}

/**
 * How someone came here. `Hop`: a request that a session of the same person made a moment ago (`/initialize`, the
 * portal, another account), which proves everything again on its own.
 */
export type WayIn = 'Password' | 'Code' | 'Google' | 'Saml' | 'Registration' | 'Hop' | 'Impersonation'

/** Read in place of a user that does not exist, so that it takes as long. */
export const nobody: FoundUser = { subscriberId: 0, userId: 0 }

export interface UserRow {
  readonly userName: string
  readonly firstName: string
  readonly emailAddress: string
  readonly mobile: string | null
  readonly cultureName: string
  readonly twoFactor: 'Off' | 'Mail' | 'Sms' | 'App'
  readonly passwordHash: string | null
  readonly status: string
  readonly subscriberStatus: string
  readonly mustChangePassword: boolean
  readonly passwordAgeDays: number | null
  /** Days since the last sign-in, since the user was made, or was last switched on. */
  readonly idleDays: number
  readonly hasSignedIn: boolean
  /** The e-mail address was proved, or was never asked to be. */
  readonly isVerified: boolean
}

export interface KnownUser {
  readonly user: UserRow
  readonly settings: SettingValues
}

/** Whose name this is, asked outside any tenant; undefined where nobody has it. */
export async function findLogin(db: Db, userName: string): Promise<FoundUser | undefined> {
  const { rows } = await sql<FoundUser>`select subscriber_id, user_id from find_login(${userName})`.execute(
    db,
  )
  return rows[0]
}

/** The user with the settings of the account, read in its tenant. */
export async function readUser(db: Db, { subscriberId, userId }: FoundUser): Promise<KnownUser | undefined> {
  const [users, values] = await Promise.all([
    sql<UserRow>`select u.user_name, u.first_name, u.email_address, u.mobile, u.culture_name, u.two_factor, u.password_hash, u.status,
        s.status as subscriber_status, u.must_change_password, (now()::date - u.password_changed_at::date) as password_age_days,
        (now()::date - greatest(u.last_sign_in_at, u.created_at, u.activated_at)::date) as idle_days, u.last_sign_in_at is not null as has_signed_in,
        u.verified_at is not null as is_verified
      from users u join subscribers s on s.subscriber_id = u.subscriber_id
      where u.subscriber_id = ${subscriberId} and u.id = ${userId}`.execute(db),
    load(db, subscriberId),
  ])
  const user = users.rows[0]
  return user && { user, settings: settingValues({ values }, new Map()) }
}
