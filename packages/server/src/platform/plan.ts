import { rightCodes, rightGroupOf } from '@bahi/contracts/rights.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import type { Db } from './db/kysely.ts'

const none: ReadonlySet<RightCode> = new Set()

/** Rights that the account cannot use: outside the groups of its plan, or taken away by the operator. */
export async function blockedRights(db: Db, subscriberId: number): Promise<ReadonlySet<RightCode>> {
  const { rows } = await sql<{ rightGroups: string[] | null; blockedGroups: string[] }>`
    select p.right_groups, b.blocked_groups from subscribers b left join plans p on p.code = b.plan
    where b.subscriber_id = ${subscriberId}`.execute(db)
  const { rightGroups = null, blockedGroups = [] } = rows[0] ?? {}
  if (rightGroups === null && blockedGroups.length === 0) return none
  const held = rightGroups && new Set(rightGroups)
  const away = new Set(blockedGroups)
  return new Set(
    rightCodes.filter((code) => {
      const group = rightGroupOf(code)
      return away.has(group) || (held !== null && !held.has(group))
    }),
  )
}
