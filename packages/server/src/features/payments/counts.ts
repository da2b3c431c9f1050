import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { paymentInCalls } from '@bahi/contracts/payments.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { daysOf, isOfDays, paymentList } from './search.ts'
import type { PaymentSearch } from './search.ts'

type Counts = ReplyOf<typeof paymentInCalls.counts>

interface Sums {
  readonly live: number
  readonly liveAmount: string
  readonly cancelled: number
  readonly cancelledAmount: string
  readonly advance: number
  readonly advanceAmount: string
}

/** Count and amount of each chip for the same filters, whatever chip was chosen; cancelled payments add nothing to the sum of all. */
export async function countPayments(ctx: Ctx, kind: PaymentKind, search: PaymentSearch): Promise<Counts> {
  const { view: _view, statuses: _statuses, ...rest } = search
  const { from, conditions } = paymentList(ctx, kind, rest)
  const where = sql.join([...conditions], sql` and `)
  const days = daysOf(rest)
  // Without narrower filters the sums of the days know what is there; what is open as an advance has an index.
  const known = isOfDays(rest)
    ? sql`(select coalesce(sum(documents), 0)::bigint as live, coalesce(sum(total), 0)::numeric(20, 2) as live_amount,
        coalesce(sum(cancelled), 0)::bigint as cancelled, coalesce(sum(cancelled_total), 0)::numeric(20, 2) as cancelled_amount
        from day_sums where subscriber_id = current_subscriber() and kind = ${kind}
          and entity_id = any(${ctx.entitiesOf(rest.entityIds)}::bigint[])
          and date between ${days.from ?? '0001-01-01'}::date and ${days.to ?? '9999-12-31'}::date) x`
    : sql`(select count(*) filter (where p.status = 'Active') as live,
        coalesce(sum(p.amount) filter (where p.status = 'Active'), 0)::numeric(20, 2) as live_amount,
        count(*) filter (where p.status = 'Cancelled') as cancelled,
        coalesce(sum(p.amount) filter (where p.status = 'Cancelled'), 0)::numeric(20, 2) as cancelled_amount
        from ${from} where ${where}) x`
  const { rows } = await sql<Sums>`
    select x.*, y.* from ${known},
      (select count(*) as advance, coalesce(sum(p.unallocated), 0)::numeric(20, 2) as advance_amount
        from ${from} where ${where} and p.status = 'Active' and p.unallocated > 0) y`.execute(ctx.db)
  const { live, liveAmount, cancelled, cancelledAmount, advance, advanceAmount } = rows[0]!
  return [
    { view: 'all', documents: live + cancelled, amount: liveAmount },
    { view: 'advance', documents: advance, amount: advanceAmount },
    { view: 'cancelled', documents: cancelled, amount: cancelledAmount },
  ]
}
