import { extensionHours } from '@bahi/gateways/ewaybill/actions.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eWayBoardCalls } from '@bahi/contracts/eway-board.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'

type Board = ReplyOf<typeof eWayBoardCalls.expiring>
type Row = Board['records'][number]
type Ending = Row['ending']

const hourMs = 3_600_000
/** A bill that can no longer be extended is shown this long. */
const deadDays = 30

/**
 * Bills on the way whose end is near or past, of own making and of others that a GSTIN of ours transports; the order of
 * the endings is that of `urgencyOf`.
 */
export function endingBills(entityIds: readonly number[], now: Date): RawBuilder<unknown> {
  const at = (ms: number) => new Date(now.getTime() + ms)
  const ending = (
    until: RawBuilder<unknown>,
  ) => sql`case when ${until} < ${at(-extensionHours * hourMs)} then 'dead'
    when ${until} < ${now} then 'expired' when ${until} <= ${at(extensionHours * hourMs)} then 'endsSoon' else 'endsToday' end`
  const isNear = (until: RawBuilder<unknown>) =>
    sql`${until} between ${at(-deadDays * 24 * hourMs)} and ${at(24 * hourMs)}`
  return sql`(
    select b.id as bill_id, null::bigint as other_id, b.document_id, d.kind, b.entity_id, b.number as ewb_no, coalesce(d.number, b.document_number) as number,
      coalesce(d.party_name, b.party_name) as party_name, coalesce(b.payload ->> 'toPlace', d.body #>> '{shippingAddress,city}',
        d.body #>> '{billingAddress,city}') as delivery_place, b.state #>> '{partB,-1,vehicleNumber}' as vehicle_number,
      b.valid_until as valid_upto, ${ending(sql`b.valid_until`)} as ending
    from e_way_bills b left join documents d on d.subscriber_id = b.subscriber_id and d.id = b.document_id
    where b.subscriber_id = current_subscriber() and b.status = 'Generated' and b.entity_id = any(${[...entityIds]}::bigint[])
      and ${isNear(sql`b.valid_until`)}
    union all
    select null, o.id, null, null, o.entity_id, o.number, o.document_number, coalesce(o.to_name, o.generated_by), o.delivery_place,
      o.state #>> '{partB,-1,vehicleNumber}', o.valid_until, ${ending(sql`o.valid_until`)}
    from e_way_bills_of_others o where o.subscriber_id = current_subscriber() and not o.is_cancelled and 'Transporter' = any(o.roles)
      and o.entity_id = any(${[...entityIds]}::bigint[]) and ${isNear(sql`o.valid_until`)}
  )`
}

/** The board of bills that end, the most urgent in front. */
export async function expiringBills(
  ctx: Ctx,
  { entityIds, endings, size }: ParsedOf<typeof eWayBoardCalls.expiring>,
): Promise<Board> {
  const bills = endingBills(ctx.entitiesOf(entityIds), ctx.clock())
  const counts = await countsOf(ctx.db, bills)
  const { rows } = await sql<Omit<Row, 'extendFrom' | 'extendUntil'>>`select * from ${bills} x
    where ${endings?.length ? sql`x.ending = any(${endings}::text[])` : sql`true`}
    order by array_position('{expired,endsSoon,endsToday,dead}'::text[], x.ending),
      case when x.ending = 'dead' then -extract(epoch from x.valid_upto) else extract(epoch from x.valid_upto) end, x.ewb_no
    limit ${size}`.execute(ctx.db)
  return { counts, records: rows.map((row) => ({ ...row, ...windowOf(row.validUpto) })) }
}

async function countsOf(db: Db, bills: RawBuilder<unknown>): Promise<Board['counts']> {
  const { rows } = await sql<{
    ending: Ending
    bills: number
  }>`select x.ending, count(*)::int as bills from ${bills} x group by 1`.execute(db)
  const of = (ending: Ending) => rows.find((row) => row.ending === ending)?.bills ?? 0
  return { endsToday: of('endsToday'), endsSoon: of('endsSoon'), expired: of('expired'), dead: of('dead') }
}

/** Eight hours before and after the end (rule 138(10), fourth proviso). */
function windowOf(validUpto: string) {
  const end = new Date(validUpto).getTime()
  const at = (ms: number) => new Date(end + ms).toISOString()
  return { extendFrom: at(-extensionHours * hourMs), extendUntil: at(extensionHours * hourMs) }
}
