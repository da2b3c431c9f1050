import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { planCalls } from '@bahi/contracts/plans.ts'
import { endOfMonth, istDateOf, startOfMonth } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { megabytesStored } from '../../platform/plan.ts'

/** Documents of the month of a day, of the kinds that a plan counts: payments are none. */
export const documentsOf = (
  day: string,
) => sql<number>`(select coalesce(sum(s.documents + s.cancelled), 0)::bigint from day_sums s
  where s.subscriber_id = current_subscriber() and s.kind not in ('paymentIn', 'paymentOut', 'writeOff')
    and s.date between ${startOfMonth(day)}::date and ${endOfMonth(day)}::date)`
export const companiesUsed = sql<number>`(select count(*) from entities
  where subscriber_id = current_subscriber() and entity_type = 'Business' and status = 'Active')`
/** Who is locked or has not come for long keeps the place. */
export const usersUsed = sql<number>`(select count(*) from users
  where subscriber_id = current_subscriber() and status not in ('Inactive', 'Delete'))`

interface Row {
  readonly code: string
  readonly name: string | null
  readonly isTrial: boolean
  readonly accessEndsAt: string | null
  readonly documents: number
  readonly companies: number
  readonly users: number
  readonly storage: number
  readonly documentLimit: number | null
  readonly companyLimit: number | null
  readonly userLimit: number | null
  readonly storageLimit: number | null
}

/** What the account may use and how much of it is used. */
export async function planDetail(ctx: Ctx): Promise<ReplyOf<typeof planCalls.detail>> {
  const { rows } = await sql<Row>`select b.plan as code, p.name, b.is_trial, b.access_ends_at,
      ${documentsOf(ctx.today())} as documents, ${companiesUsed} as companies, ${usersUsed} as users, ${megabytesStored} as storage,
      p.documents_per_month as document_limit, p.companies as company_limit, p.users as user_limit,
      p.storage_megabytes as storage_limit
    from subscribers b left join plans p on p.code = b.plan where b.subscriber_id = current_subscriber()`.execute(
    ctx.db,
  )
  const row = rows[0]!
  return {
    code: row.code,
    name: row.name ?? row.code,
    isTrial: row.isTrial,
    endsOn: row.accessEndsAt === null ? null : istDateOf(row.accessEndsAt),
    documents: { used: row.documents, limit: row.documentLimit },
    companies: { used: row.companies, limit: row.companyLimit },
    users: { used: row.users, limit: row.userLimit },
    storage: { used: row.storage, limit: row.storageLimit },
  }
}
