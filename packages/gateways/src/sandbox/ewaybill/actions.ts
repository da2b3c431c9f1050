import { randomInt } from 'node:crypto'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { ruleHolds } from '@bahi/domain/tables/rules.ts'
import { extendedUpto } from '../../ewaybill/actions.ts'
import type { EwbPayload } from '../../ewaybill/payload.ts'
import { ewayBillIssues } from '../../ewaybill/rules/rules.ts'
import { validUptoOf } from '../../ewaybill/validity.ts'
import { ewayStamp, portalDate, readPortalDate } from '../../portal-date.ts'
import { freeBillNumber } from '../einvoice/bills.ts'
import { documentKey } from '../state.ts'
import { extensionCodes, malformedFields, reasonCodes, textIn, vehicleCodes } from './action-checks.ts'
import { billFor, change, vehicleOf } from './bill-order.ts'
import { newBill, stateOfBill } from './held.ts'
import type { HeldEwayBill, HeldTripSheet } from './held.ts'
import { multiVehicleAnswers } from './multi-vehicle.ts'
import type { EwayAnswer, EwayRequest } from './portal.ts'

/** Every write of the portal by its action. */
export const ewayActionAnswers: Readonly<
  Record<string, (call: EwayRequest) => EwayAnswer | Promise<EwayAnswer>>
> = {
  async GENEWAYBILL({ state, caller, body }) {
    const malformed = malformedFields(body)
    if (malformed.length > 0) return { codes: malformed }
    const payload = body as unknown as EwbPayload
    const issues = ewayBillIssues(payload, {
      today: istDateOf(state.now()),
      caller,
      taxpayer: (gstin) => state.taxpayers.get(gstin),
      hsnDigits: state.taxpayer(payload.fromGstin)?.hasReportingLimit ? 6 : 4,
      distanceKm: (from, to) => state.distanceKm(from, to),
      longestAcceptedKm: (from, to) => state.longestAcceptedKm(from, to),
      needsShipToGstin: ruleHolds('ewb.shipToGstin', istDateOf(state.now())),
    })
    if (issues.length > 0) return { codes: issues.map(({ code }) => code) }
    if (state.billOfDocument.has(documentKey({ by: caller, payload }))) return { codes: ['604'] }
    const given = Number(payload.transDistance)
    const distanceKm = given === 0 ? (state.distanceKm(payload.fromPincode, payload.toPincode) ?? 1) : given
    const now = state.now()
    const isSlow = payload.vehicleType === 'O' || payload.transMode === '4'
    const bill = newBill({
      number: freeBillNumber(state),
      by: caller,
      at: now,
      distanceKm,
      payload,
      validUpto: payload.transMode === '' ? undefined : validUptoOf({ from: now, distanceKm, isSlow }),
    })
    await state.record({ kind: 'ewayBill', bill })
    const alert = given === 0 ? `, Distance between these two pincodes is ${distanceKm}, ` : ''
    return { data: { ...generatedFields(bill), alert } }
  },

  async VEHEWB(call) {
    const found = billFor(call, 'updateVehicle')
    if ('codes' in found) return found
    const { state, caller, body } = call
    const codes = [...vehicleCodes(body), ...reasonCodes(body)]
    if (codes.length > 0) return { codes }
    const now = state.now()
    const isFirst = found.bill.partB.length === 0
    const isSlow = body.vehicleType === 'O' || body.transMode === '4'
    const end = validUptoOf({ from: now, distanceKm: found.bill.distanceKm, isSlow })
    const validUpto = isFirst ? end.toISOString() : found.bill.validUpto
    const partB = [...found.bill.partB, vehicleOf(body, caller, now)]
    await change(state, found.bill, { partB, ...(validUpto === undefined ? {} : { validUpto }) })
    return { data: { vehUpdDate: ewayStamp(now), validUpto: stampOf(validUpto) } }
  },

  async UPDATETRANSPORTER(call) {
    const found = billFor(call, 'updateTransporter')
    if ('codes' in found) return found
    const transporterId = textIn(call.body, 'transporterId')
    if (!/^[0-9A-Z]{15}$/.test(transporterId)) return { codes: ['222'] }
    await change(call.state, found.bill, { transporterId })
    const transUpdateDate = ewayStamp(call.state.now())
    return { data: { ewayBillNo: found.bill.number, transporterId, transUpdateDate } }
  },

  async EXTENDVALIDITY(call) {
    const found = billFor(call, 'extend')
    if ('codes' in found) return found
    const { state, caller, body } = call
    const codes = extensionCodes(body, found.bill)
    if (codes.length > 0) return { codes }
    const now = state.now()
    const end = extendedUpto(stateOfBill(found.bill), Number(body.remainingDistance), now)
    if (!end) return { codes: ['821'] }
    const isMoving = body.consignmentStatus === 'M'
    await change(state, found.bill, {
      validUpto: end.toISOString(),
      extendedTimes: found.bill.extendedTimes + 1,
      ...(isMoving ? { partB: [...found.bill.partB, vehicleOf(body, caller, now)] } : {}),
    })
    return {
      data: { ewayBillNo: Number(found.bill.number), updatedDate: ewayStamp(now), validUpto: ewayStamp(end) },
    }
  },

  async CANEWB(call) {
    const found = billFor(call, 'cancel')
    if ('codes' in found) return found
    const { state, body } = call
    const reason = Number(body.cancelRsnCode)
    if (!(reason >= 1 && reason <= 4)) return { codes: ['307'] }
    if (reason === 4 && textIn(body, 'cancelRmrk') === '') return { codes: ['308'] }
    const now = state.now()
    await change(state, found.bill, { isCancelled: true, cancelledAt: now.toISOString() })
    return { data: { ewayBillNo: Number(found.bill.number), cancelDate: ewayStamp(now) } }
  },

  async REJEWB(call) {
    const found = billFor(call, 'reject')
    if ('codes' in found) return found
    const now = call.state.now()
    await change(call.state, found.bill, { isRejected: true, rejectedAt: now.toISOString() })
    return { data: { ewayBillNo: Number(found.bill.number), ewbRejectedDate: ewayStamp(now) } }
  },

  async CLSEWB(call) {
    const found = billFor(call, 'close')
    if ('codes' in found) return found
    const text = textIn(call.body, 'closureDate')
    const date = readPortalDate(text)
    if (text === '') return { codes: ['861'] }
    if (!date) return { codes: ['854'] }
    if (textIn(call.body, 'remarks') === '') return { codes: ['862'] }
    if (date < istDateOf(new Date(found.bill.at))) return { codes: ['828'] }
    if (date > istDateOf(call.state.now())) return { codes: ['842'] }
    await change(call.state, found.bill, { isClosed: true })
    return { data: { ewayBillNo: Number(found.bill.number), closureDate: portalDate(date) } }
  },

  ...multiVehicleAnswers,

  async GENCEWB(call) {
    const { body } = call
    const listed = Array.isArray(body.tripSheetEwbBills) ? body.tripSheetEwbBills : []
    const numbers = listed.map((row: unknown) => textIn((row ?? {}) as Record<string, unknown>, 'ewbNo'))
    if (numbers.length === 0) return { codes: ['826'] }
    const made = await makeSheet(call, numbers)
    if ('codes' in made) return made
    return { data: { cEwbNo: Number(made.sheet.number), cEWBDate: ewayStamp(new Date(made.sheet.at)) } }
  },

  async REGENTRIPSHEET(call) {
    const { state, body, caller } = call
    const old = state.tripSheets.get(textIn(body, 'tripSheetNo'))
    if (!old || old.by !== caller) return { codes: ['387'] }
    if (old.isCancelled) return { codes: ['392'] }
    const codes = reasonCodes(body)
    if (codes.length > 0) return { codes }
    const made = await makeSheet(call, old.bills)
    if ('codes' in made) return made
    await state.record({ kind: 'tripSheetReplaced', number: old.number })
    const tripSheetEwayBills = made.sheet.bills.map((number) => ({ ewbNo: Number(number) }))
    return { data: { tripSheetNo: Number(made.sheet.number), tripSheetEwayBills } }
  },
}

/** One vehicle for several bills; each bill keeps its own validity. */
async function makeSheet(
  call: EwayRequest,
  numbers: readonly string[],
): Promise<{ sheet: HeldTripSheet } | { codes: string[] }> {
  const { state, caller, body } = call
  const codes = vehicleCodes(body)
  for (const number of numbers) {
    const found = billFor({ ...call, body: { ewbNo: number } }, 'consolidate')
    if ('codes' in found) codes.push(...found.codes)
  }
  if (codes.length > 0) return { codes }
  const now = state.now()
  let number = ''
  do number = String(1_000_000_000 + randomInt(2_000_000_000))
  while (state.tripSheets.has(number))
  const sheet: HeldTripSheet = {
    number,
    by: caller,
    at: now.toISOString(),
    bills: numbers,
    fromPlace: textIn(body, 'fromPlace'),
    fromState: Number(body.fromState),
    vehicleNo: textIn(body, 'vehicleNo'),
    transMode: textIn(body, 'transMode'),
    transDocNo: textIn(body, 'transDocNo'),
    transDocDate: textIn(body, 'transDocDate'),
    isCancelled: false,
  }
  await state.record({ kind: 'tripSheet', sheet })
  for (const each of numbers) {
    const bill = state.ewayBills.get(each)
    const row = { ...vehicleOf(body, caller, now), tripSheet: number }
    if (bill) await change(state, bill, { partB: [...bill.partB, row] })
  }
  return { sheet }
}

export const generatedFields = (bill: HeldEwayBill) => ({
  ewayBillNo: Number(bill.number),
  ewayBillDate: ewayStamp(new Date(bill.at)),
  validUpto: stampOf(bill.validUpto),
})

export const stampOf = (iso: string | undefined): string =>
  iso === undefined ? '' : ewayStamp(new Date(iso))
