import type { EWayMovementInput, EWayPlace } from '@bahi/contracts/eway-movements.ts'
import { subSupplyTypes } from '@bahi/gateways/ewaybill/lists.ts'
import type { EwayBillSource, EwayParty, EwayTotals } from '@bahi/gateways/ewaybill/source.ts'
import { isSac } from '@bahi/domain/ids/hsn.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { AddressFacts } from '../ledger/index.ts'
import type { Material } from './facts.ts'
import { isElsewhere, otherGstin, placeOf, transportOf } from './source.ts'
import type { Transport } from './source.ts'

/** A movement with everything that follows from what was typed. */
export interface Movement extends Material {
  readonly lines: readonly LineValues[]
  /** The side that is not ours. */
  readonly other: { readonly partyId: number | null; readonly name: string; readonly gstin: string | null }
}

type Tax = 'taxableValue' | 'igst' | 'cgst' | 'sgst' | 'cess' | 'cessNonAdvalorem'
export type LineValues = Readonly<Record<Tax, string>>

interface Known {
  readonly id: number
  readonly name: string
  readonly gstin: string | null
  readonly stateCode: string | null
  readonly taxpayerType: string | null
  readonly address: AddressFacts | null
}

/** The form as a movement of goods: our side from the entity, the other from the books where it is named there. */
export async function movementOf(
  db: Db,
  form: EWayMovementInput,
  transport: Transport | undefined = form.transport,
): Promise<Movement> {
  const { own, parties } = await knownOf(db, form)
  const isOutward = form.supplyType === 'Outward'
  const rule = subSupplyTypes[form.subSupplyType][isOutward ? 'outward' : 'inward']
  const isOwnOnly = rule !== undefined && rule.sides.every((side) => side === 'self')
  const typed = isOutward ? form.to : form.from
  const known = typed?.partyId === undefined ? undefined : parties.get(typed.partyId)
  const ownParty: EwayParty = {
    ...(own.gstin ? { gstin: own.gstin } : {}),
    name: own.name,
    stateCode: own.gstin?.slice(0, 2) ?? own.stateCode ?? '',
  }
  const isAbroad = form.subSupplyType === 'Export' || form.subSupplyType === 'Import'
  const other = isOwnOnly ? ownParty : partyOf(typed, known, isAbroad)
  const [from, to] = isOutward ? [ownParty, other] : [other, ownParty]
  const otherPlace = isOwnOnly ? own.address : known?.address
  const [fromAddress, toAddress] = isOutward ? [own.address, otherPlace] : [otherPlace, own.address]
  const isSez = [own, ...parties.values()].some(
    ({ gstin, taxpayerType }) =>
      gstin !== null &&
      (gstin === from.gstin || gstin === to.gstin) &&
      (taxpayerType === 'SEZ' || taxpayerType === 'SED'),
  )
  const isInterState = from.stateCode !== to.stateCode || isSez
  const lines = form.lines.map((line) => valuesOf(line, isInterState))
  const { transactionType: type } = form
  const isDispatchedElsewhere =
    type === 'BillFromDispatchFrom' || type === 'Combination' || isOfOthers(form.dispatchAddress, from)
  const isShippedElsewhere =
    type === 'BillToShipTo' || type === 'Combination' || isOfOthers(form.shippingAddress, to)
  const source: EwayBillSource = {
    supplyType: form.supplyType,
    subSupplyType: form.subSupplyType,
    ...(form.subSupplyDescription === undefined ? {} : { subSupplyDescription: form.subSupplyDescription }),
    documentType: form.documentType,
    number: form.number ?? '',
    date: form.date ?? '',
    isInterState,
    from,
    to,
    dispatchPlace: placeOf(addressOf(form.dispatchAddress, fromAddress)),
    deliveryPlace: placeOf(addressOf(form.shippingAddress, toAddress)),
    ...(isDispatchedElsewhere ? { dispatchFrom: thirdParty(form.dispatchAddress, from) } : {}),
    ...(isShippedElsewhere ? { shipTo: thirdParty(form.shippingAddress, to) } : {}),
    lines: form.lines.map((line, at) => ({
      name: line.name,
      ...(line.description === undefined ? {} : { description: line.description }),
      hsn: line.hsn ?? '',
      ...(line.quantity === undefined ? {} : { quantity: line.quantity }),
      ...(line.uqc === undefined ? {} : { uqc: line.uqc }),
      taxableValue: lines[at]!.taxableValue,
      taxRate: line.taxRate,
      ...(line.cessRate === undefined ? {} : { cessRate: line.cessRate }),
      ...(line.cessPerUnit === undefined ? {} : { cessPerUnit: line.cessPerUnit }),
    })),
    totals: totalsOf(lines, form.otherValue ?? '0'),
    transport: transportOf(transport),
  }
  return {
    source,
    entityId: form.entityId,
    caller: own.gstin ?? '',
    // Services move nothing: they may be on the paper, but no bill is asked for their sake.
    goods: form.lines.flatMap((line, at) =>
      isSac(line.hsn ?? '')
        ? []
        : [
            {
              hsn: line.hsn ?? '',
              isTaxed: !Decimal.of(line.taxRate).isZero(),
              total: Decimal.sum(Object.values(lines[at]!)).toFixed(2),
            },
          ],
    ),
    exemption: undefined,
    lines,
    other: { partyId: known?.id ?? null, name: other.name, gstin: other.gstin ?? null },
  }
}

/** Exact, rounded to paise for each tax of each line; halves of a rate within a state. */
function valuesOf(line: EWayMovementInput['lines'][number], isInterState: boolean): LineValues {
  const { quantity, unitPrice, taxRate } = line
  const taxable =
    quantity !== undefined && unitPrice !== undefined
      ? Decimal.of(quantity).mul(unitPrice).round(2)
      : Decimal.of(line.taxableValue ?? '0').round(2)
  const at = (rate: string | Decimal) => taxable.mul(rate).div(100, 2).toFixed(2)
  const half = Decimal.of(taxRate).div(2, 4)
  return {
    taxableValue: taxable.toFixed(2),
    igst: isInterState ? at(taxRate) : '0.00',
    cgst: isInterState ? '0.00' : at(half),
    sgst: isInterState ? '0.00' : at(half),
    cess: at(line.cessRate ?? '0'),
    cessNonAdvalorem: Decimal.of(line.cessPerUnit ?? '0')
      .mul(quantity ?? '0')
      .toFixed(2),
  }
}

function totalsOf(lines: readonly LineValues[], other: string): Required<EwayTotals> {
  const sum = (name: Tax) => Decimal.sum(lines.map((line) => line[name])).toFixed(2)
  const parts = {
    taxableValue: sum('taxableValue'),
    igst: sum('igst'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    cess: sum('cess'),
    cessNonAdvalorem: sum('cessNonAdvalorem'),
    other: Decimal.of(other).toFixed(2),
  }
  return { ...parts, total: Decimal.sum(Object.values(parts)).toFixed(2) }
}

function partyOf(typed: EWayMovementInput['from'], known: Known | undefined, isAbroad: boolean): EwayParty {
  const gstin = typed?.gstin ?? known?.gstin ?? undefined
  return {
    ...(gstin !== undefined ? { gstin } : {}),
    name: typed?.name ?? known?.name ?? '',
    stateCode: isAbroad ? '96' : (gstin?.slice(0, 2) ?? typed?.stateCode ?? known?.stateCode ?? ''),
  }
}

const addressOf = (typed: EWayPlace | undefined, known: AddressFacts | null | undefined) =>
  typed?.line1 === undefined && typed?.city === undefined && typed?.pincode === undefined
    ? { ...known, ...typed }
    : typed

const thirdParty = (place: EWayPlace | undefined, party: EwayParty) => ({
  ...otherGstin(place ?? {}, party),
  ...(place?.name === undefined ? {} : { name: place.name }),
})

/**
 * A place with another GSTIN, or in another State than the party's, makes the transaction one of several parties,
 * whatever kind was chosen: the portal refuses a regular one (643, 644). Ports of exports and imports are no party.
 */
const isOfOthers = (place: EWayPlace | undefined, party: EwayParty): boolean =>
  place?.stateCode !== undefined &&
  party.stateCode !== '96' &&
  party.stateCode !== '' &&
  isElsewhere(place, party)

async function knownOf(
  db: Db,
  { entityId, from, to }: EWayMovementInput,
): Promise<{ own: Known; parties: Map<number, Known> }> {
  const ids = [from?.partyId, to?.partyId].filter((id) => id !== undefined)
  const { rows: own } =
    await sql<Known>`select e.id, coalesce(c.legal_name, c.name) as name, e.gstin, e.state_code, e.taxpayer_type, e.address
    from entities e join entities c on c.subscriber_id = e.subscriber_id and c.id = e.company_id
    where e.subscriber_id = current_subscriber() and e.id = ${entityId}`.execute(db)
  const { rows } =
    await sql<Known>`select id, name, gstin, coalesce(billing_address ->> 'stateCode', state_code) as state_code, taxpayer_type,
      billing_address as address
    from parties where subscriber_id = current_subscriber() and id = any(${ids}::bigint[])`.execute(db)
  return { own: own[0]!, parties: new Map(rows.map((row) => [row.id, row])) }
}
