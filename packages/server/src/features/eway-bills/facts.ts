import { hsnDigitsNeeded, ruleHolds, withRules } from '@bahi/domain/tables/rules.ts'
import type { Rule } from '@bahi/domain/tables/rules.ts'
import { checkEwayBill } from '@bahi/gateways/ewaybill/check.ts'
import type { EwayCheck } from '@bahi/gateways/ewaybill/check.ts'
import type { EwayExemption } from '@bahi/gateways/ewaybill/need.ts'
import type { EwayBillSource } from '@bahi/gateways/ewaybill/source.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { dayIn } from '../../platform/make-context.ts'
import { catalogueFor } from '../items/index.ts'
import { ruleChanges } from '../ledger/index.ts'
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

/** Whether the consignee is named by GSTIN, by the rules of the business. */
export const needsShipToGstin = (today: string, changes: readonly Rule[]): boolean =>
  ruleHolds('ewb.shipToGstin', today, changes)

/** Payload and every fault that the portal would find. */
export async function checked(
  db: Db,
  { source, entityId, caller }: Material,
  clock: () => Date,
): Promise<EwayCheck> {
  const { rows } = await sql<{ turnover: string | null; ruleChanges: Rule[] }>`
    select turnover::text as turnover, ${ruleChanges} as rule_changes from entities
    where subscriber_id = current_subscriber() and id = ${entityId}`.execute(db)
  const taxpayers = await taxpayersOf(db, gstinsOf(source))
  const told = await toldDistance(db, source.dispatchPlace.pincode, source.deliveryPlace.pincode)
  const today = dayIn('Asia/Kolkata', clock())
  const turnover = Number(rows[0]?.turnover ?? 0)
  const changes = rows[0]?.ruleChanges ?? []
  return checkEwayBill(source, {
    today,
    caller,
    taxpayer: (gstin) => taxpayers.get(gstin),
    hsnDigits: withRules(changes, () => hsnDigitsNeeded({ date: today, turnover })) >= 6 ? 6 : 4,
    ...(told ? { distanceKm: () => told.km } : {}),
    needsShipToGstin: needsShipToGstin(today, changes),
    hsnCatalogue: await catalogueFor(
      db,
      source.lines.map(({ hsn }) => hsn),
    ),
  })
}

/** Registrations that take part. */
export const gstinsOf = ({ from, to, transport }: EwayBillSource): string[] =>
  [from.gstin, to.gstin, transport.transporterId].filter((gstin) => gstin !== undefined)
