import type { EwayBillState } from '../ewaybill/state.ts'
import { laterOf } from '../later.ts'
import type { Later } from '../later.ts'
import type { PortalError, PortalNote } from '../outcome.ts'
import { portalVehicleNumber } from '../vehicle.ts'
import type { EinvoiceClient, EwayBillByIrn } from './client.ts'
import { isNotFound } from './client.ts'
import type { Inv01, Inv01Transport } from './inv01.ts'
import { transportModes } from './map.ts'
import type { EwayBillOfIrn } from './replies.ts'
import type { EinvoiceAccount } from './settings.ts'

/**
 * One step of making the e-way bill of an IRN exactly once: where an earlier step may have made it, and where the
 * portal says that it is there, it is looked up by the IRN, never asked for again. A bill of the IRN is a bill of the
 * registered content, so that there is nothing to compare.
 */
export async function billOfIrnStep(
  { client, account }: { readonly client: EinvoiceClient; readonly account: EinvoiceAccount },
  request: EwayBillByIrn,
  { mayBeDone }: { readonly mayBeDone: boolean },
): Promise<BillOfIrnEnd> {
  if (mayBeDone) {
    const found = await lookedUp(client, account, request.Irn)
    if (found) return found
  }
  const outcome = await client.ewayBill(account, request)
  switch (outcome.kind) {
    case 'done':
      return { kind: 'made', bill: outcome.value, notes: outcome.notes, isAdopted: false }
    case 'rejected':
      return { kind: 'rejected', errors: outcome.errors }
    case 'duplicate':
      // The document number may be on a bill that was made without the IRN (4026): then there is none of the IRN.
      return (await lookedUp(client, account, request.Irn)) ?? { kind: 'rejected', errors: outcome.errors }
    case 'unavailable':
      // After the look-up of above nothing is there, so what was not sent is certainly not done.
      return laterOf(outcome, false)
    case 'unknown':
      return laterOf(outcome, true)
  }
}

export type BillOfIrnEnd =
  | {
      readonly kind: 'made'
      readonly bill: EwayBillOfIrn
      readonly notes: readonly PortalNote[]
      /** Found at the portal rather than answered to this asking. */
      readonly isAdopted: boolean
    }
  | { readonly kind: 'rejected'; readonly errors: readonly PortalError[] }
  | Later

/** Undefined where the portal surely holds no standing bill of the IRN. */
async function lookedUp(
  client: EinvoiceClient,
  account: EinvoiceAccount,
  irn: string,
): Promise<BillOfIrnEnd | undefined> {
  const found = await client.ewayBillByIrn(account, irn)
  if (found.kind === 'done')
    return found.value.isCancelled
      ? undefined
      : { kind: 'made', bill: found.value, notes: found.notes, isAdopted: true }
  return isNotFound(found) ? undefined : laterOf(found, true)
}

/** The distance that the portal worked out, where 0 was sent. */
export function distanceTold(notes: readonly PortalNote[]): number | undefined {
  const text = notes.find(({ code }) => code === 'EWBPPD')?.text
  const km = text === undefined ? undefined : /(\d+)\s*KM/i.exec(text)?.[1]
  return km === undefined ? undefined : Number(km)
}

/** The bill as it follows from what was sent, until the e-way bill portal is asked for it. */
export function stateOfIrnBill(
  bill: EwayBillOfIrn,
  { SellerDtls, BuyerDtls }: Pick<Inv01, 'SellerDtls' | 'BuyerDtls'>,
  transport: Inv01Transport,
  distanceKm: number,
): EwayBillState {
  const mode = Object.entries(transportModes).find(([, code]) => code === transport.TransMode)?.[0]
  return {
    number: bill.number,
    generatedAt: bill.date,
    generatedBy: SellerDtls.Gstin,
    fromGstin: SellerDtls.Gstin,
    toGstin: BuyerDtls.Gstin,
    supplyType: 'Outward',
    isCancelled: false,
    isClosed: false,
    isRejected: false,
    isVerified: false,
    distanceKm,
    isSlow: transport.VehType === 'O' || transport.TransMode === transportModes.Ship,
    ...(bill.validUpto ? { validUpto: bill.validUpto } : {}),
    extendedTimes: 0,
    ...(transport.TransId ? { transporterId: transport.TransId } : {}),
    partB: mode
      ? [
          {
            enteredAt: bill.date,
            enteredBy: SellerDtls.Gstin,
            mode: mode as keyof typeof transportModes,
            ...(transport.VehNo ? { vehicleNumber: portalVehicleNumber(transport.VehNo) } : {}),
            ...(transport.TransDocNo ? { transportDocumentNumber: transport.TransDocNo } : {}),
          },
        ]
      : [],
    groups: [],
  }
}
