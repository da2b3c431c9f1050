import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { createUser, grantRole, hashPassword } from '../auth/index.ts'

/** One user of each built-in role beside the Admin, who signs in with the password of the demo user. */
const people = [
  { role: 'Accountant', firstName: 'Ravi', lastName: 'Deshpande' },
  { role: 'Sales', firstName: 'Anita', lastName: 'Joshi' },
  { role: 'Purchase', firstName: 'Suresh', lastName: 'Patil' },
  { role: 'Store', firstName: 'Imran', lastName: 'Shaikh' },
  { role: 'Auditor', firstName: 'Kavita', lastName: 'Rao' },
] as const

/** Makes those of the users that are missing; each sees the whole of every company. */
export async function makeDemoUsers({ db, subscriberId }: Ctx, password: string): Promise<void> {
  const { rows: roles } = await sql<{ id: number; role: string }>`select id, built_in as role from roles
    where subscriber_id = ${subscriberId} and built_in is not null`.execute(db)
  const { rows: known } = await sql<{ userName: string }>`select user_name from users
    where subscriber_id = ${subscriberId}`.execute(db)
  const missing = people
    .map((person) => ({ ...person, userName: `${person.role.toLowerCase()}@bahi.example` }))
    .filter(({ userName }) => !known.some((one) => one.userName === userName))
  if (missing.length === 0) return
  const passwordHash = await hashPassword(password)
  for (const { role, ...person } of missing) {
    const user = { ...person, emailAddress: person.userName, password }
    const userId = await createUser(db, subscriberId, user, passwordHash)
    await grantRole(db, subscriberId, userId, roles.find((one) => one.role === role)!.id)
    await sql`insert into user_entities (subscriber_id, user_id, entity_id)
      select subscriber_id, ${userId}, id from entities
      where subscriber_id = ${subscriberId} and entity_type = 'Business' and status <> 'Delete'`.execute(db)
  }
}
