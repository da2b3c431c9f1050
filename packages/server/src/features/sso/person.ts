import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import type { FoundUser } from '../auth/index.ts'

/** An account of a person, as it is offered. */
export interface PersonAccount extends FoundUser {
  readonly userName: string
  readonly name: string
  readonly subscriberName: string
}

/** Users who may sign in now and have this e-mail address, over all accounts; none is ever made here. */
export async function accountsOfEmail(
  ctx: Pick<PublicCtx, 'inTenant' | 'withoutTenant'>,
  email: string,
): Promise<PersonAccount[]> {
  const { rows: found } = await ctx.withoutTenant((db) =>
    sql<FoundUser>`select subscriber_id, user_id from find_logins_by_email(${email})`.execute(db),
  )
  const accounts: PersonAccount[] = []
  for (const { subscriberId, userId } of found) {
    const { rows } = await ctx.inTenant(subscriberId, {}, (db) =>
      sql<PersonAccount>`select u.subscriber_id, u.id as user_id, u.user_name, trim(u.first_name || ' ' || u.last_name) as name,
          s.name as subscriber_name
        from users u join subscribers s on s.subscriber_id = u.subscriber_id
        where u.subscriber_id = ${subscriberId} and u.id = ${userId} and u.status = 'Active' and s.status = 'Active'`.execute(
        db,
      ),
    )
    accounts.push(...rows)
  }
  return accounts.toSorted((a, b) => a.subscriberName.localeCompare(b.subscriberName) || a.userId - b.userId)
}

export const offered = ({ userName, name, subscriberName }: PersonAccount) => ({
  userName,
  name,
  subscriberName,
})
