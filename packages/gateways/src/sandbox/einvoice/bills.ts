import { randomInt } from 'node:crypto'
import type { EwayBillByIrn } from '../../einvoice/client.ts'
import type { Inv01, Inv01Transport } from '../../einvoice/inv01.ts'
import { transportIssues } from '../../einvoice/rules/transport.ts'
import type { RuleFacts } from '../../einvoice/rules/facts.ts'
import { validUptoOf } from '../../ewaybill/validity.ts'
import { portalStamp, readPortalDate } from '../../portal-date.ts'
import { newBill, payloadOfInvoice } from '../ewaybill/held.ts'
import type { HeldEwayBill } from '../ewaybill/held.ts'
import type { SandboxState } from '../state.ts'
import type { CodeAndText } from './envelope.ts'
import { messageOf } from './messages.ts'

/** Makes the e-way bill of a registered invoice; or says why not, which does not touch the invoice. */
export async function makeEwayBill(
  state: SandboxState,
  facts: RuleFacts,
  order: {
    readonly irn: string
    readonly by: string
    readonly payload: Inv01
    readonly transport: Inv01Transport
    /** Places given with a request of its own. */
    readonly request?: Partial<EwayBillByIrn>
  },
): Promise<{ bill: HeldEwayBill; computedKm?: number } | { errors: CodeAndText[] }> {
  const { payload, transport, request } = order
  const errors: CodeAndText[] = []
  const date = readPortalDate(payload.DocDtls.Dt) ?? facts.today
  transportIssues(
    payload,
    {
      transport,
      prefix: request ? '' : 'EwbDtls',
      dispatch: request?.DispDtls,
      ship: request?.ExpShipDtls,
    },
    date,
    facts,
    (code, path, params) => void errors.push([code, messageOf(code, path, params)]),
  )
  if (errors.length > 0) return { errors }
  const from = (request?.DispDtls ?? payload.DispDtls ?? payload.SellerDtls).Pin
  const to = (request?.ExpShipDtls ?? payload.ShipDtls ?? payload.BuyerDtls).Pin ?? from
  const computedKm = transport.Distance === 0 ? state.distanceKm(from, to) : undefined
  const distanceKm = computedKm ?? transport.Distance
  const now = state.now()
  const isSlow = transport.VehType === 'O' || transport.TransMode === '4'
  const places = {
    ...payload,
    ...(request?.DispDtls ? { DispDtls: request.DispDtls } : {}),
    ...(request?.ExpShipDtls ? { ShipDtls: { LglNm: payload.BuyerDtls.LglNm, ...request.ExpShipDtls } } : {}),
  }
  const bill = newBill({
    number: freeBillNumber(state),
    irn: order.irn,
    by: order.by,
    at: now,
    distanceKm,
    payload: payloadOfInvoice(places, { ...transport, Distance: distanceKm }),
    // Without a mode there is no part B, and without part B nothing may move yet.
    validUpto: transport.TransMode ? validUptoOf({ from: now, distanceKm, isSlow }) : undefined,
  })
  await state.record({ kind: 'ewayBill', bill })
  return { bill, ...(computedKm === undefined ? {} : { computedKm }) }
}

/** Twelve digits that begin with 9, each once. */
export function freeBillNumber(state: SandboxState): string {
  for (;;) {
    const number = `9${String(randomInt(1_000_000)).padStart(6, '0')}${String(randomInt(100_000)).padStart(5, '0')}`
    if (!state.ewayBills.has(number)) return number
  }
}

/** As the e-invoice portal reports an e-way bill. */
export function billFields(bill: HeldEwayBill | undefined): {
  EwbNo: number | null
  EwbDt: string | null
  EwbValidTill: string | null
} {
  return {
    EwbNo: bill ? Number(bill.number) : null,
    EwbDt: bill ? portalStamp(new Date(bill.at)) : null,
    EwbValidTill: bill?.validUpto ? portalStamp(new Date(bill.validUpto)) : null,
  }
}
