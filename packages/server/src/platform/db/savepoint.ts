import { sql } from 'kysely'
import type { Db } from './kysely.ts'

/** Does something within an open transaction that alone is undone where it fails. */
export async function savepoint<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint step`.execute(db)
  try {
    const result = await work()
    await sql`release savepoint step`.execute(db)
    return result
  } catch (error) {
    // What is undone is let go of as well: one around it has the same name.
    await sql`rollback to savepoint step`.execute(db)
    await sql`release savepoint step`.execute(db)
    throw error
  }
}
