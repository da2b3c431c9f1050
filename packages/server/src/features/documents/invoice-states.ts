import { dueSoonUntil } from '@bahi/domain/documents/invoice-state.ts'
import type { InvoiceStateName } from '@bahi/domain/documents/invoice-state.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** What is paid of it or taken back by notes. */
const met = sql`d.paid + d.credited`

/** `invoiceState()` of the domain as conditions over `documents d`; what is open goes by its own index. */
const conditions: Readonly<Record<InvoiceStateName, (today: string) => RawBuilder<unknown>>> = {
  Draft: () => sql`d.status = 'Draft'`,
  Pending: () => sql`d.status = 'Pending'`,
  Rejected: () => sql`d.status = 'Rejected'`,
  Cancelled: () => sql`d.status = 'Cancelled'`,
  Overdue: (today) => sql`d.balance > 0 and d.due_date < ${today}::date`,
  PartlyPaid: (today) => sql`d.balance > 0 and ${notLate(today)} and ${met} > 0`,
  DueSoon: (today) =>
    sql`d.balance > 0 and ${met} = 0 and d.due_date between ${today}::date and ${dueSoonUntil(today)}::date`,
  Unpaid: (today) =>
    sql`d.balance > 0 and ${met} = 0 and (d.due_date is null or d.due_date > ${dueSoonUntil(today)}::date)`,
  Paid: () => sql`d.balance <= 0 and d.status not in ('Draft', 'Pending', 'Rejected', 'Cancelled', 'Delete')
    and (d.status <> 'Active' or d.total <= 0)`,
}

const notLate = (today: string) => sql`(d.due_date is null or d.due_date >= ${today}::date)`

/** Documents in one of the states. */
export const invoiceStateCondition = (
  states: readonly InvoiceStateName[],
  today: string,
): RawBuilder<unknown> =>
  sql`(${sql.join(
    states.map((state) => sql`(${conditions[state](today)})`),
    sql` or `,
  )})`
