import { Decimal } from '@bahi/domain/num/decimal.ts'
import { isExpired } from './state.ts'
import type { EwayBillState } from './state.ts'
import { validUptoOf } from './validity.ts'

/**
 * What may be done with a bill now, by this GSTIN, and until when; what may not, with the code the portal would
 * answer. Buttons and server ask the same function, so nothing is offered that is then refused.
 */
export function ewayActions(bill: EwayBillState, caller: string, now: Date): EwayActionAnswer[] {
  return ewayActionNames.map((action) => ({ action, ...rules[action](bill, caller, now) }))
}

export function ewayAction(
  bill: EwayBillState,
  action: EwayAction,
  caller: string,
  now: Date,
): EwayActionAnswer {
  return { action, ...rules[action](bill, caller, now) }
}

export const ewayActionNames = [
  'updateVehicle',
  'updateTransporter',
  'extend',
  'initiateMultiVehicle',
  'addMultiVehicle',
  'updateMultiVehicle',
  'consolidate',
  'cancel',
  'reject',
  'close',
] as const
export type EwayAction = (typeof ewayActionNames)[number]

export type EwayActionAnswer = { readonly action: EwayAction } & EwayAnswer

export type EwayAnswer =
  | { readonly allowed: true; readonly until?: Date }
  /** `from` where it will be allowed later. */
  | { readonly allowed: false; readonly code: string; readonly from?: Date }

const hourMs = 3_600_000
const dayMs = 24 * hourMs
export const cancelHours = 24
export const rejectHours = 72
export const extensionHours = 8
/** Part B within fifteen days of part A, after which the number is dead. */
export const partBDays = 15
/** An extension may not reach past this many days from generation (since 1 January 2025). */
export const longestDays = 360

type Rule = (bill: EwayBillState, caller: string, now: Date) => EwayAnswer

const refused = (code: string, from?: Date): EwayAnswer => ({
  allowed: false,
  code,
  ...(from ? { from } : {}),
})
const allowed = (until?: Date): EwayAnswer => ({ allowed: true, ...(until ? { until } : {}) })
const after = (from: Date, ms: number): Date => new Date(from.getTime() + ms)

const rules: Readonly<Record<EwayAction, Rule>> = {
  updateVehicle(bill, caller, now) {
    if (bill.isCancelled) return refused('312')
    if (bill.isClosed) return refused('851')
    if (bill.groups.length > 0) return refused('412')
    const notMine = carrierIssue(bill, caller, { entered: '635', other: '636' })
    if (notMine) return refused(notMine)
    if (bill.partB.length === 0) {
      const last = after(bill.generatedAt, partBDays * dayMs)
      return now > last ? refused('311') : allowed(last)
    }
    return isExpired(bill, now) ? refused('311') : allowed(bill.validUpto)
  },

  updateTransporter(bill, caller, now) {
    if (bill.isCancelled) return refused('653')
    if (bill.isClosed) return refused('850')
    const isTransporter = caller === bill.transporterId
    if (!isTransporter && caller !== bill.generatedBy) return refused('339')
    if (isExpired(bill, now)) return refused('281')
    const hasEntered = bill.partB.some(({ enteredBy }) => enteredBy === bill.transporterId)
    if (!isTransporter && hasEntered) return refused('338')
    return allowed(bill.validUpto)
  },

  extend(bill, caller, now) {
    if (bill.isCancelled) return refused('379')
    if (bill.isClosed) return refused('844')
    if (bill.partB.length === 0 || !bill.validUpto) return refused('381')
    const notMine = carrierIssue(bill, caller, { entered: '637', other: '700' })
    if (notMine) return refused(notMine)
    const opens = after(bill.validUpto, -extensionHours * hourMs)
    const closes = after(bill.validUpto, extensionHours * hourMs)
    if (now < opens) return refused('382', opens)
    if (now > closes) return refused('382')
    if (extendedUpto(bill, 1, now) === undefined) return refused('821')
    return allowed(closes)
  },

  initiateMultiVehicle(bill, caller, now) {
    if (bill.isCancelled) return refused('817')
    if (bill.isClosed) return refused('847')
    if (bill.partB.length === 0 || isExpired(bill, now)) return refused('817')
    const notMine = carrierIssue(bill, caller, { entered: '645', other: '646' })
    return notMine ? refused(notMine) : allowed(bill.validUpto)
  },

  addMultiVehicle(bill, caller, now) {
    if (bill.isCancelled) return refused('653')
    if (bill.isClosed) return refused('846')
    const group = bill.groups.at(-1)
    if (!group) return refused('411')
    const notMine = carrierIssue(bill, caller, { entered: '645', other: '646' })
    if (notMine) return refused(notMine)
    if (isExpired(bill, now)) return refused('311')
    const left = Decimal.of(group.totalQuantity).sub(group.addedQuantity)
    return left.isPositive() ? allowed(bill.validUpto) : refused('400')
  },

  updateMultiVehicle(bill, caller, now) {
    if (bill.isCancelled) return refused('653')
    if (bill.isClosed) return refused('848')
    if (!bill.groups.some(({ addedQuantity }) => Decimal.of(addedQuantity).isPositive()))
      return refused('405')
    const notMine = carrierIssue(bill, caller, { entered: '645', other: '646' })
    if (notMine) return refused(notMine)
    return isExpired(bill, now) ? refused('311') : allowed(bill.validUpto)
  },

  consolidate(bill, caller, now) {
    if (bill.isCancelled) return refused('653')
    if (bill.isClosed) return refused('845')
    if (bill.groups.length > 0) return refused('648')
    const notMine = carrierIssue(bill, caller, { entered: '649', other: '650' })
    if (notMine) return refused(notMine)
    return isExpired(bill, now) ? refused('818') : allowed(bill.validUpto)
  },

  cancel(bill, caller, now) {
    if (bill.isCancelled || caller !== bill.generatedBy) return refused('312')
    if (bill.isClosed) return refused('843')
    if (bill.isVerified) return refused('316')
    const last = after(bill.generatedAt, cancelHours * hourMs)
    return now > last ? refused('315') : allowed(last)
  },

  reject(bill, caller, now) {
    if (bill.isCancelled) return refused('343')
    if (bill.isClosed) return refused('849')
    if (caller === bill.generatedBy) return refused('341')
    if (caller !== bill.fromGstin && caller !== bill.toGstin) return refused('342')
    if (bill.isRejected) return refused('824')
    if (bill.partB.length === 0) return refused('348')
    if (isExpired(bill, now)) return refused('345')
    const last = after(bill.generatedAt, rejectHours * hourMs)
    const end = bill.validUpto && bill.validUpto < last ? bill.validUpto : last
    return now > last ? refused('346') : allowed(end)
  },

  close(bill, caller, now) {
    if (bill.isClosed) return refused('829')
    if (bill.isCancelled) return refused('852')
    const parties = [bill.generatedBy, bill.fromGstin, bill.toGstin, bill.transporterId]
    if (!parties.includes(caller)) return refused('827')
    if (bill.partB.length === 0 || !bill.validUpto) return refused('830')
    if (bill.isRejected) return refused('853')
    const last = after(bill.validUpto, dayMs)
    return now > last ? refused('827') : allowed(last)
  },
}

/**
 * Who carries speaks for the bill: its transporter; the generator while there is none, or while the transporter has
 * not entered part B.
 */
function carrierIssue(
  bill: EwayBillState,
  caller: string,
  codes: { readonly entered: string; readonly other: string },
): string | undefined {
  if (caller === bill.transporterId) return undefined
  if (caller !== bill.generatedBy) return codes.other
  const hasEntered = bill.partB.some(({ enteredBy }) => enteredBy === bill.transporterId)
  return bill.transporterId !== undefined && hasEntered ? codes.entered : undefined
}

/** The new end of validity after an extension made now; undefined where it would pass the longest life. */
export function extendedUpto(bill: EwayBillState, remainingKm: number, now: Date): Date | undefined {
  const end = validUptoOf({ from: now, distanceKm: remainingKm, isSlow: bill.isSlow })
  return end.getTime() - bill.generatedAt.getTime() > longestDays * dayMs ? undefined : end
}

/** How far along a bill is, for the board of bills that end. */
export function urgencyOf(
  bill: Pick<EwayBillState, 'isCancelled' | 'isClosed' | 'validUpto'>,
  now: Date,
): 'none' | 'valid' | 'endsToday' | 'endsSoon' | 'expired' | 'dead' {
  if (bill.isCancelled || bill.isClosed || !bill.validUpto) return 'none'
  const leftMs = bill.validUpto.getTime() - now.getTime()
  if (leftMs < -extensionHours * hourMs) return 'dead'
  if (leftMs < 0) return 'expired'
  if (leftMs <= extensionHours * hourMs) return 'endsSoon'
  return leftMs <= dayMs ? 'endsToday' : 'valid'
}
