import { ewayAction, urgencyOf } from '@bahi/gateways/ewaybill/actions.ts'
import type { EwayBillState } from '@bahi/gateways/ewaybill/state.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { keptState } from '../current-state.ts'
import type { Member } from './stored.ts'
import { refused, refusedByPortal } from '../allowed.ts'
import type { Answer } from '../allowed.ts'

/** A bill that may go on a sheet, or why it may not. */
export interface Candidate {
  readonly member: Omit<Member, 'urgency'>
  readonly state: EwayBillState | undefined
  /** What is under way with the bill itself, or with a sheet that holds it. */
  readonly isBusy: boolean
}

interface Row extends Omit<Member, 'urgency'> {
  readonly state: unknown
  readonly isBusy: boolean
}

/** A sheet that holds the bill is being made just now. */
const isOnOpenSheet = (ewbNo: ReturnType<typeof sql>) => sql`exists (select from consolidated_members m
    join portal_intents i on i.subscriber_id = m.subscriber_id and i.consolidated_id = m.consolidated_id
      and i.state in ('Asked', 'Waiting', 'Sent', 'Unknown')
    where m.subscriber_id = current_subscriber() and m.ewb_no = ${ewbNo})`
const isAtPortal = (
  column: ReturnType<typeof sql>,
  id: ReturnType<typeof sql>,
) => sql`exists (select from portal_intents i
    where i.subscriber_id = current_subscriber() and ${column} = ${id} and i.operation <> 'checkEwb'
      and i.state in ('Asked', 'Waiting', 'Sent', 'Unknown'))`

const own = sql`select b.number as ewb_no, b.id as bill_id, null::bigint as other_id, b.generated_at, b.state ->> 'generatedBy' as generated_by,
    coalesce(d.number, b.document_number) as document_number, coalesce(d.date, b.document_date) as document_date,
    coalesce(d.party_name, b.party_name) as to_name,
    coalesce(b.payload ->> 'toPlace', d.body #>> '{shippingAddress,city}', d.body #>> '{billingAddress,city}',
      b.source #>> '{shippingAddress,city}') as to_place, coalesce(d.total, b.total) as total,
    b.valid_until as valid_upto, b.state,
    (${isAtPortal(sql`i.e_way_bill_id`, sql`b.id`)} or ${isOnOpenSheet(sql`b.number`)}) as is_busy
  from e_way_bills b left join documents d on d.subscriber_id = b.subscriber_id and d.id = b.document_id
  where b.subscriber_id = current_subscriber() and b.number is not null`

const ofOthers = sql`select o.number as ewb_no, null::bigint as bill_id, o.id as other_id, o.generated_at, o.generated_by, o.document_number,
    o.document_date, o.to_name, o.delivery_place as to_place, o.total, o.valid_until as valid_upto, o.state,
    (${isAtPortal(sql`i.other_bill_id`, sql`o.id`)} or ${isOnOpenSheet(sql`o.number`)}) as is_busy
  from e_way_bills_of_others o where o.subscriber_id = current_subscriber()
    and roles && '{Transporter,Generator}'::text[]`

/** The bills of these numbers that a GSTIN knows; held to the end of the transaction, so that no other sheet takes them. */
export async function candidatesOf(
  ctx: Ctx,
  entityId: number,
  ewbNos: readonly string[],
): Promise<Candidate[]> {
  const numbers = sql`any(${[...ewbNos]}::text[])`
  await sql`select id from e_way_bills where subscriber_id = current_subscriber() and entity_id = ${entityId} and number = ${numbers}
    order by id for update`.execute(ctx.db)
  await sql`select id from e_way_bills_of_others where subscriber_id = current_subscriber() and entity_id = ${entityId}
    and number = ${numbers} order by id for update`.execute(ctx.db)
  const { rows } = await sql<Row>`${own} and b.entity_id = ${entityId} and b.number = ${numbers}
    union all ${ofOthers} and o.entity_id = ${entityId} and o.number = ${numbers}`.execute(ctx.db)
  const found = new Map<string, Row>()
  // Where a bill is in the books, its record there has priority over what a list reported.
  for (const row of rows.toReversed()) found.set(row.ewbNo, row)
  return ewbNos.flatMap((ewbNo) => {
    const row = found.get(ewbNo)
    return row ? [candidate(row)] : []
  })
}

function candidate({ state, isBusy, ...member }: Row): Candidate {
  return { member, state: keptState(state), isBusy }
}

/** Why a bill may not go on a sheet of this GSTIN; undefined where it may. */
export function refusalOf(ctx: Ctx, { state, isBusy }: Candidate, gstin: string): Answer | undefined {
  if (isBusy) return refused(ctx, 'eWayBill.refused.inProgress')
  if (!state) return refused(ctx, 'eWayBill.refused.notRead')
  const answer = ewayAction(state, 'consolidate', gstin, ctx.clock())
  if (!answer.allowed) return refusedByPortal(ctx, answer.code)
  // The goods must be allowed to move at all.
  return state.validUpto ? undefined : refusedByPortal(ctx, '818')
}

/** Bills that may go on a sheet now, those that end first in front. */
export async function allCandidates(
  ctx: Ctx,
  entityId: number,
  gstin: string,
  keyword: string | undefined,
): Promise<Member[]> {
  const like = `%${(keyword ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } =
    await sql<Row>`select * from (${own} and b.status = 'Generated' and b.entity_id = ${entityId}
      union all ${ofOthers} and not o.is_cancelled and o.entity_id = ${entityId}) c
    where c.valid_upto > ${ctx.clock()} and not c.is_busy and (c.ewb_no like ${like} or c.document_number ilike ${like} or c.to_name ilike ${like}
      or c.to_place ilike ${like}) order by c.valid_upto, c.ewb_no limit 400`.execute(ctx.db)
  const may = rows.map(candidate).filter((each) => refusalOf(ctx, each, gstin) === undefined)
  return may
    .slice(0, 200)
    .map(({ member, state }) => ({ ...member, urgency: urgencyOf(state!, ctx.clock()) }))
}

/** How near an end is, of what has nothing else to tell. */
export const urgencyOfEnd = (validUpto: string | null, now: Date): Member['urgency'] =>
  validUpto === null
    ? 'none'
    : urgencyOf({ isCancelled: false, isClosed: false, validUpto: new Date(validUpto) }, now)
