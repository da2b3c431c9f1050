import { rightCodes, rightGroupOf } from '@bahi/contracts/rights.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import type { Db } from './db/kysely.ts'
import { AppError } from './errors.ts'

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

/** What people upload and can delete again. Mails, results and statements of portals are never refused: nobody could make room for them. */
const uploads = ['attachment', 'bankStatement', 'import', 'qrReading']

/** What uploaded files of the account take, in begun megabytes. */
export const megabytesStored = sql<number>`(select ceil(coalesce(sum(f.size), 0) / 1000000.0)::int
  from stored_files f where f.subscriber_id = current_subscriber() and f.purpose = any(${uploads}::text[]))`

/** Refuses an upload that this transaction has stored where the plan has no room for it. */
export async function refuseTooMuchStored(db: Db, purpose: string): Promise<void> {
  if (!uploads.includes(purpose)) return
  const { rows } = await sql<{ plan: string; limit: number }>`
    select p.name as plan, p.storage_megabytes as limit from subscribers b join plans p on p.code = b.plan
    where b.subscriber_id = current_subscriber() and p.storage_megabytes < ${megabytesStored}`.execute(db)
  const [row] = rows
  if (row) throw new AppError('PLAN_STORAGE', { params: { plan: row.plan, limit: row.limit } })
}
