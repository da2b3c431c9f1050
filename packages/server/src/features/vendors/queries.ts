import type { vendorCalls, VendorRow } from '@bahi/contracts/vendors.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import { lastDuePeriod, monthOfPeriod } from '@bahi/domain/returns/due.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { recordOf } from './filings.ts'
import { ofSubscriber, peopleOf, presentOnly, searched, stampSorts, stampsOf } from '../records/index.ts'
import type { MasterFilters, StoredAs } from '../records/index.ts'

export type VendorRecord = z.input<typeof VendorRow>
export type VendorView = ReplyOf<typeof vendorCalls.detail>

interface Filters extends MasterFilters {
  readonly ratings?: readonly string[] | undefined
  readonly registrationStatuses?: readonly string[] | undefined
  readonly stateCodes?: readonly string[] | undefined
}

export function vendorList(filters: Filters, today: CalendarDate): ListQuery {
  const rating = ratingOf(today)
  const oneOf = (column: RawBuilder<unknown>, values: readonly string[] | undefined) =>
    values?.length ? [sql`${column} = any(${[...values]}::text[])`] : []
  return {
    select: sql`${stampsOf('v')}, ${common}, ${lateOf(today)} as periods_late, ${rating} as rating, c.score`,
    from: withCheck,
    joins: peopleOf('v'),
    id: sql`v.id`,
    conditions: [
      ...ofSubscriber('v', filters),
      ...oneOf(rating, filters.ratings),
      ...oneOf(sql`v.registration_status`, filters.registrationStatuses),
      ...oneOf(sql`v.state_code`, filters.stateCodes),
      ...searched(filters, [sql`v.name`, sql`v.trade_name`, sql`v.gstin`, sql`v.pan`, sql`v.emails`]),
    ],
    sorts: {
      name: { expression: sql`lower(v.name)`, type: 'text' },
      gstin: { expression: sql`v.gstin`, type: 'text' },
      stateCode: { expression: sql`v.state_code`, type: 'text' },
      periodsLate: { expression: sql`coalesce(${lateOf(today)}, -1)`, type: 'numeric' },
      ...stampSorts('v'),
    },
  }
}

/** Vendors with what the portal said of their filing when it was asked last. */
const withCheck = sql`vendors v left join supplier_checks c on c.subscriber_id = v.subscriber_id and c.gstin = v.gstin`

/** The portal may know of a later period than the one that was entered. */
const lastFiled = sql`greatest(v.last_filed_from, c.last_filed_from)`
const common = sql`v.gstin, v.name, v.trade_name, v.taxpayer_type, v.pan, v.state_code, v.city, v.emails,
  v.registration_status, v.filing_frequency, to_char(${lastFiled}, 'MMYYYY') as last_filed_period`

/** Periods that are due and not known to be filed, counted by how often the supplier files. */
const lateOf = (today: CalendarDate) => {
  const due = (frequency: 'Monthly' | 'Quarterly') => monthOfPeriod(lastDuePeriod(today, frequency))
  const filed = sql`(extract(year from ${lastFiled})::int * 12 + extract(month from ${lastFiled})::int)`
  return sql`case when ${lastFiled} is null then null when v.filing_frequency = 'Quarterly' then greatest(0, (${due('Quarterly')}::int - ${filed}) / 3)
    else greatest(0, ${due('Monthly')}::int - ${filed}) end`
}

/** Of a vendor `v` with its check `c`, from what is known: the registration itself, then the score of what the portal has, then how punctually GSTR-1 is filed. */
export const ratingOf = (today: CalendarDate) => sql`case when v.registration_status <> 'Active' then 'Bad'
  when c.score is not null then case when c.score >= 90 then 'Excellent' when c.score >= 75 then 'Good' when c.score >= 50 then 'Average' else 'Bad' end
  when ${lastFiled} is null then null
  else (array['Excellent', 'Good', 'Average', 'Bad'])[least(${lateOf(today)}, 3) + 1] end`

export async function vendorDetail(ctx: Ctx, id: number): Promise<VendorView | undefined> {
  const today = ctx.today()
  const { rows } = await sql<Stored>`
    select ${stampsOf('v')}, ${common}, v.contacts, v.phone, v.address, v.notes, ${lateOf(today)} as periods_late,
      ${ratingOf(today)} as rating, c.score, c.checked_at
    from ${withCheck} ${peopleOf('v')}
    where v.subscriber_id = current_subscriber() and v.id = ${id}`.execute(ctx.db)
  const [vendor] = rows
  if (!vendor) return undefined
  const filings = vendor.checkedAt ? await recordOf(ctx.db, vendor, vendor.checkedAt) : []
  return { ...presentOnly({ ...vendor, ratingReason: reasonOf(ctx, vendor, filings) }), filings }
}

type Stored = StoredAs<Omit<VendorView, 'ratingReason' | 'filings'>>

function reasonOf(ctx: Ctx, vendor: Stored, filings: VendorView['filings']): string {
  if (vendor.registrationStatus !== 'Active') return ctx.t(`vendor.why.${vendor.registrationStatus}`)
  if (vendor.score != null)
    return ctx.t('vendor.why.score', {
      score: vendor.score,
      due: filings.length,
      late: filings.filter(({ filedOn, daysLate }) => filedOn !== null && daysLate > 0).length,
      missing: filings.filter(({ filedOn }) => filedOn === null).length,
    })
  if (vendor.periodsLate == null) return ctx.t('vendor.why.unknown')
  return vendor.periodsLate === 0
    ? ctx.t('vendor.why.punctual')
    : ctx.t('vendor.why.late', { count: vendor.periodsLate })
}
