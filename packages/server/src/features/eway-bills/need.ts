import { ewayNeed, suggestedExemptions } from '@bahi/gateways/ewaybill/need.ts'
import type { EwayNeed } from '@bahi/gateways/ewaybill/need.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Ctx } from '../../platform/context.ts'
import { say } from '../ledger/index.ts'
import type { Material } from './facts.ts'

type Need = ReplyOf<typeof eWayBillCalls.detail>['need']

/** Whether the goods need a bill, and why. */
export function neededOf(ctx: Ctx, material: Material): Need {
  const { source, goods, exemption } = material
  const { value, need, reason, limit, remark } = needOf(material)
  const said = remark && [
    ...(remark.note === undefined ? [] : [say(ctx, `eWayBill.limit.${source.dispatchPlace.stateCode}`)]),
    ...(remark.isSure ? [] : [say(ctx, 'eWayBill.limit.unsure')]),
  ]
  return {
    need,
    reason,
    message: say(ctx, `eWayBill.need.${reason}`, { value, limit: limit === undefined ? '' : `${limit}.00` }),
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

export const isNeeded = (material: Material): boolean => needOf(material).need === 'needed'

/** A bill is made on its own where the law asks for one and it is known who carries the goods. */
export const isWanted = (material: Material): boolean =>
  isNeeded(material) && hasCarrier(material.source.transport)

const hasCarrier = ({ mode, transporterId }: Material['source']['transport']): boolean =>
  mode !== undefined || transporterId !== undefined

/** The value counts taxed goods alone where there are some. */
function needOf({ source, goods, exemption }: Material): EwayNeed & { readonly value: string } {
  const taxed = goods.filter(({ isTaxed }) => isTaxed)
  const value = Decimal.sum((taxed.length > 0 ? taxed : goods).map(({ total }) => total)).toFixed(2)
  const need = ewayNeed({
    hasGoods: goods.length > 0,
    ...(exemption ? { exemption } : {}),
    isInterState: source.dispatchPlace.stateCode !== source.deliveryPlace.stateCode,
    stateCode: source.dispatchPlace.stateCode,
    consignmentValue: value,
    date: source.date,
    codes: goods.map(({ hsn }) => hsn),
    isSamePlace: isSamePlace(source.dispatchPlace, source.deliveryPlace),
    isJobWorkByPrincipal: source.subSupplyType === 'JobWork' && source.supplyType === 'Outward',
  })
  return { ...need, value }
}

/** One PIN code or one city: near enough to say that both ends lie in one district. */
const isSamePlace = (
  from: Material['source']['dispatchPlace'],
  to: Material['source']['deliveryPlace'],
): boolean =>
  (from.pincode !== undefined && from.pincode === to.pincode) ||
  (from.city !== '' && from.city.trim().toLowerCase() === to.city.trim().toLowerCase())
