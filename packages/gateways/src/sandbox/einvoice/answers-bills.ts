import type { EwayBillByIrn } from '../../einvoice/client.ts'
import { isIrn } from '../../einvoice/irn.ts'
import { portalStamp } from '../../portal-date.ts'
import { billFields, makeEwayBill } from './bills.ts'
import { messageOf } from './messages.ts'
import type { Answer, EinvoiceRequest } from './portal.ts'

/** An e-way bill for an invoice that is registered already. */
export async function orderEwayBill({ state, body, session, facts }: EinvoiceRequest): Promise<Answer> {
  const request = body as Partial<EwayBillByIrn>
  if (!isIrn(request.Irn)) return refused('2145', 'Irn')
  if (typeof request.Distance !== 'number' || !Number.isInteger(request.Distance) || request.Distance < 0) {
    return refused('5002', 'Distance')
  }
  const held = state.invoices.get(request.Irn)
  if (!held) return refused('4003', 'Irn')
  if (held.by !== session.gstin && held.payload.SellerDtls.Gstin !== session.gstin) {
    return refused('2143', 'Irn')
  }
  if (held.isCancelled) return refused('4000', 'Irn')
  if (state.billOfIrn.has(request.Irn)) return refused('4002', 'Irn')
  const { Irn: _irn, DispDtls: _dispatch, ExpShipDtls: _ship, ...transport } = request
  const made = await makeEwayBill(state, facts, {
    irn: request.Irn,
    by: session.gstin,
    payload: held.payload,
    transport: { ...transport, Distance: request.Distance },
    request,
  })
  if ('errors' in made) return made
  return {
    data: { ...billFields(made.bill), Remarks: `Distance ${made.bill.distanceKm} KM` },
    info:
      made.computedKm === undefined
        ? null
        : [{ InfCd: 'EWBPPD', Desc: `Pin-Pin calc distance: ${made.computedKm}KM` }],
  }
}

export function ewayBillOf({ state, request }: EinvoiceRequest): Answer {
  const irn = request.segments.at(-1) ?? ''
  const bill = state.ewayBills.get(state.billOfIrn.get(irn) ?? '')
  if (!bill) return refused('4005', 'Irn')
  return { data: { ...billFields(bill), Status: bill.isCancelled ? 'CNL' : 'ACT', GenGstin: bill.by } }
}

/** On the test system the e-way bill of an IRN is cancelled here; live, on the e-way bill system. */
export async function cancelEwayBill({ state, body, session }: EinvoiceRequest): Promise<Answer> {
  const { ewbNo } = body as { ewbNo?: number | string }
  const bill = state.ewayBills.get(String(ewbNo ?? ''))
  if (!bill) return refused('4007', 'ewbNo')
  if (bill.by !== session.gstin || bill.isCancelled) return refused('4057', 'ewbNo')
  const now = state.now()
  if (now.getTime() - Date.parse(bill.at) > 24 * 3_600_000) return refused('4055', 'ewbNo')
  const change = { isCancelled: true, cancelledAt: now.toISOString() }
  await state.record({ kind: 'ewayBillChanged', number: bill.number, change })
  return { data: { ewayBillNo: bill.number, cancelDate: portalStamp(now) } }
}

const refused = (code: string, path: string): Answer => ({ errors: [[code, messageOf(code, path)]] })
