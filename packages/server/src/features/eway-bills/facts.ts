import { checkEwayBill } from '@bahi/gateways/ewaybill/check.ts'
import type { EwayCheck } from '@bahi/gateways/ewaybill/check.ts'
import type { EwayExemption } from '@bahi/gateways/ewaybill/need.ts'
import type { EwayBillSource } from '@bahi/gateways/ewaybill/source.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { dayIn } from '../../platform/make-context.ts'
import { taxpayersOf } from '../portals/index.ts'
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
  const taxpayers = await taxpayersOf(db, gstinsOf(source))
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

/** Registrations that take part. */
export const gstinsOf = ({ from, to, transport }: EwayBillSource): string[] =>
  [from.gstin, to.gstin, transport.transporterId].filter((gstin) => gstin !== undefined)
