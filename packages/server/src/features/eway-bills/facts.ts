import { checkEwayBill } from '@bahi/gateways/ewaybill/check.ts'
import type { EwayCheck } from '@bahi/gateways/ewaybill/check.ts'
import { ewayNeed, suggestedExemptions } from '@bahi/gateways/ewaybill/need.ts'
import type { EwayExemption } from '@bahi/gateways/ewaybill/need.ts'
import type { EwayTaxpayer } from '@bahi/gateways/ewaybill/rules/facts.ts'
import type { EwayBillSource } from '@bahi/gateways/ewaybill/source.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { dayIn } from '../../platform/make-context.ts'
import { say } from '../ledger/index.ts'
import { toldDistance } from './distance.ts'

/** A movement of goods, wherever it comes from, with what is to be known of it beside the payload. */
export interface Material {
  readonly source: EwayBillSource
  readonly entityId: number
  readonly caller: string
  /** Value of taxed goods with their taxes, of which it follows whether a bill is needed. */
  readonly goods: readonly {
    readonly hsn: string
    readonly isTaxed: boolean
    /** With taxes. */
    readonly total: string
  }[]
  readonly exemption: EwayExemption | undefined
}

/** Above it a supplier writes six digits of HSN (notification 78/2020). */
const fiveCrore = 50_000_000

/** From when the consignee's GSTIN is needed. */
const shipToGstinSince = '2026-08-01'

/** Payload and every fault that the portal would find. */
export async function checked(
  db: Db,
  { source, entityId, caller }: Material,
  clock: () => Date,
): Promise<EwayCheck> {
  const { rows } = await sql<{ turnover: string | null }>`select turnover::text as turnover from entities
    where subscriber_id = current_subscriber() and id = ${entityId}`.execute(db)
  const taxpayers = await taxpayersOf(db, source)
  const told = await toldDistance(db, source.dispatchPlace.pincode, source.deliveryPlace.pincode)
  return checkEwayBill(source, {
    today: dayIn('Asia/Kolkata', clock()),
    caller,
    taxpayer: (gstin) => taxpayers.get(gstin),
    hsnDigits: Number(rows[0]?.turnover ?? 0) > fiveCrore ? 6 : 4,
    ...(told ? { distanceKm: () => told.km } : {}),
    shipToGstinSince,
  })
}

/** What the books know of the registrations that take part: parties, and GSTINs of our own. */
export async function taxpayersOf(db: Db, source: EwayBillSource): Promise<Map<string, EwayTaxpayer>> {
  const gstins = [source.from.gstin, source.to.gstin, source.transport.transporterId].filter(
    (gstin) => gstin !== undefined,
  )
  const { rows } = await sql<{ gstin: string; type: string }>`
    select distinct on (gstin) gstin, taxpayer_type as type from (
      select gstin, taxpayer_type, 1 as rank, id from entities where subscriber_id = current_subscriber() and gstin = any(${gstins}::text[])
        and taxpayer_type is not null
      union all select gstin, taxpayer_type, 2, id from parties where subscriber_id = current_subscriber() and gstin = any(${gstins}::text[])
        and status = 'Active') known order by gstin, rank, id desc`.execute(db)
  return new Map(rows.map(({ gstin, type }) => [gstin, { type, status: 'ACT' }]))
}

type Need = ReplyOf<typeof eWayBillCalls.detail>['need']

/** Whether the goods need a bill, and why; the value counts taxed goods alone where there are some. */
export function neededOf(ctx: Ctx, { source, goods, exemption }: Material): Need {
  const taxed = goods.filter(({ isTaxed }) => isTaxed)
  const value = Decimal.sum((taxed.length > 0 ? taxed : goods).map(({ total }) => total)).toFixed(2)
  const isInterState = source.dispatchPlace.stateCode !== source.deliveryPlace.stateCode
  const { need, reason, limit, remark } = ewayNeed({
    hasGoods: goods.length > 0,
    ...(exemption ? { exemption } : {}),
    isInterState,
    stateCode: source.dispatchPlace.stateCode,
    consignmentValue: value,
    isJobWorkByPrincipal: source.subSupplyType === 'JobWork' && source.supplyType === 'Outward',
  })
  const said = remark && [
    ...(remark.note === undefined ? [] : [say(ctx, `eWayBill.limit.${source.dispatchPlace.stateCode}`)]),
    ...(remark.isSure ? [] : [say(ctx, 'eWayBill.limit.unsure')]),
  ]
  return {
    need,
    reason,
    message: say(ctx, `eWayBill.need.${reason}`, { value, limit: limit ?? '' }),
    limit: limit ?? null,
    value,
    remark: said?.join(' ') ?? null,
    suggestions: exemption ? [] : suggestedExemptions(goods),
  }
}

export const noNeed = (ctx: Ctx): Need => ({
  need: 'notNeeded',
  reason: 'noGoods',
  message: say(ctx, 'eWayBill.need.noGoods'),
  limit: null,
  value: '0.00',
  remark: null,
  suggestions: [],
})
