import type { SettingValues } from '@bahi/contracts/settings.ts'
import { passwordProblems } from '@bahi/domain/passwords/rules.ts'
import type { PasswordRules } from '@bahi/domain/passwords/rules.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import type { Issue } from '../../platform/errors.ts'
import { keepMail } from '../../platform/mail/outbox.ts'
import { languageOf } from '../../platform/texts.ts'
import { mailOf } from '../email-templates/index.ts'
import { hashPassword, isPassword } from './password.ts'
import { endSessions } from './sessions.ts'

interface Whose {
  readonly subscriberId: number
  readonly userId: number
}

interface Options {
  readonly settings: SettingValues
  /** The session in which the user changes the own password continues; all others end. */
  readonly exceptSessionId?: number
  /** Another person chose it: the user must choose another at the next sign-in. */
  readonly mustChange?: boolean
}

/**
 * Gives a user a new password: it is tried against the rules and the former ones, sessions end, and every link or
 * code under way is dead. Refuses with the field `Password`.
 */
export async function setPassword(
  db: Db,
  { subscriberId, userId }: Whose,
  password: string,
  { settings, exceptSessionId = 0, mustChange = false }: Options,
): Promise<void> {
  const user = await readOwn(db, subscriberId, userId)
  const issues = newPasswordIssues(password, settings, user.own)
  if (issues.length > 0) throw invalid(issues)
  await refuseUsedBefore(db, { subscriberId, userId }, password, user.passwordHash, settings.passwordHistory)
  const passwordHash = await hashPassword(password)
  if (user.passwordHash) {
    await sql`insert into password_history (subscriber_id, user_id, changed_at, password_hash)
      values (${subscriberId}, ${userId}, coalesce(${user.changedAt}::timestamptz, now()), ${user.passwordHash})
      on conflict do nothing`.execute(db)
  }
  await sql`update users set password_hash = ${passwordHash}, password_changed_at = clock_timestamp(),
      must_change_password = ${mustChange}, failed_attempts = 0
    where subscriber_id = ${subscriberId} and id = ${userId}`.execute(db)
  await sql`update one_time_requests set used_at = now()
    where subscriber_id = ${subscriberId} and user_id = ${userId} and used_at is null`.execute(db)
  await endSessions(db, subscriberId, userId, exceptSessionId)
  if (user.passwordHash) await tellChanged(db, subscriberId, user)
}

/** The owner of the account hears of it by mail, no matter who did it. */
async function tellChanged(db: Db, subscriberId: number, user: OwnRow): Promise<void> {
  const time = new Intl.DateTimeFormat(user.cultureName, {
    timeZone: user.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date())
  const mail = await mailOf(db, 'passwordChanged', languageOf(user.cultureName), {
    name: user.firstName,
    time,
  })
  await keepMail(db, subscriberId, { ...mail, to: [user.emailAddress] })
}

/** What the account's rules and the list of common passwords forbid; `own` are words of the person. */
export function newPasswordIssues(
  password: string,
  settings: SettingValues,
  own: readonly string[],
): Issue[] {
  const rules = passwordRules(settings)
  const { minLength: min, maxLength: max, classes } = rules
  return passwordProblems(password, rules, own).map((code) => ({
    path: 'Password',
    code,
    params: { min: String(min), max: String(max), classes: String(classes) },
  }))
}

export const passwordRules = (settings: SettingValues): PasswordRules => ({
  minLength: Math.min(settings.passwordMinLength, settings.passwordMaxLength),
  maxLength: settings.passwordMaxLength,
  classes: settings.passwordClasses,
})

interface OwnRow {
  readonly passwordHash: string | null
  readonly changedAt: string | null
  readonly firstName: string
  readonly emailAddress: string
  readonly cultureName: string
  readonly timeZone: string
  readonly own: readonly string[]
}

async function readOwn(db: Db, subscriberId: number, userId: number): Promise<OwnRow> {
  const { rows } = await sql<OwnRow>`
    select u.password_hash, u.password_changed_at as changed_at, u.first_name, u.email_address, u.culture_name, u.time_zone,
      array[u.user_name, u.email_address, u.first_name, u.last_name, s.name]
        || array(select e.name from entities e where e.subscriber_id = u.subscriber_id and e.entity_type = 'Business') as own
    from users u join subscribers s on s.subscriber_id = u.subscriber_id
    where u.subscriber_id = ${subscriberId} and u.id = ${userId} for update of u`.execute(db)
  const user = rows[0]
  if (!user) throw notFound()
  return user
}

/** The present password is the first of those that count. */
async function refuseUsedBefore(
  db: Db,
  { subscriberId, userId }: Whose,
  password: string,
  present: string | null,
  count: number,
): Promise<void> {
  if (count <= 0) return
  const { rows } = await sql<{ passwordHash: string }>`select password_hash from password_history
    where subscriber_id = ${subscriberId} and user_id = ${userId} order by changed_at desc limit ${count - 1}`.execute(
    db,
  )
  const former = [...(present ? [present] : []), ...rows.map((row) => row.passwordHash)]
  for (const hash of former) {
    if (await isPassword(password, hash))
      throw invalid([{ path: 'Password', code: 'PASSWORD_USED_BEFORE', params: { count: String(count) } }])
  }
}
