import { isGstin, parseGstin } from '@bahi/domain/ids/gstin.ts'
import { isStateCodeOn } from '@bahi/domain/tables/states.ts'
import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import type { Inv01 } from '../inv01.ts'
import { pinAbroad, pinInState } from '../../masters/pin-states.ts'
import type { RuleFacts, TaxpayerFacts } from './facts.ts'
import type { Report } from './issue.ts'

/** Who sells, who buys, and from where to where. */
export function partyIssues(inv: Inv01, date: CalendarDate, facts: RuleFacts, report: Report): void {
  sellerIssues(inv, date, facts, report)
  if (inv.TranDtls.SupTyp.startsWith('EXP')) exportIssues(inv, report)
  else buyerIssues(inv, date, facts, report)
  placeIssues(inv, date, facts, report)
  const { EcmGstin } = inv.TranDtls
  if (EcmGstin && (facts.taxpayer(EcmGstin)?.type ?? kindOf(EcmGstin)) !== 'TCS') {
    report('2195', 'TranDtls.EcmGstin', { gstin: EcmGstin })
  }
}

function sellerIssues(inv: Inv01, date: CalendarDate, facts: RuleFacts, report: Report): void {
  const { Gstin, Stcd, Pin } = inv.SellerDtls
  if (facts.caller && facts.caller !== Gstin && facts.caller !== inv.TranDtls.EcmGstin) {
    report('2169', 'SellerDtls.Gstin', { gstin: Gstin })
  }
  const state = twoDigits(Stcd)
  if (!isStateOn(state, date)) report('2259', 'SellerDtls.Stcd', { state: Stcd })
  if (state !== Gstin.slice(0, 2)) report('2258', 'SellerDtls.Stcd', { gstin: Gstin, state: Stcd })
  pinIssue(Pin, state, 'SellerDtls.Pin', report)
  const seller = registration(Gstin, 'SellerDtls.Gstin', facts, report)
  if (!seller) return
  statusIssue(seller, date, Gstin, 'SellerDtls.Gstin', report)
  if (seller.type === 'SEZ') report('2231', 'SellerDtls.Gstin', { gstin: Gstin })
  else if (!isSellerType(seller.type, facts.today)) {
    report('2300', 'SellerDtls.Gstin', { gstin: Gstin, type: seller.type })
  }
  if (seller.isEinvoiceEnabled === false) report('3026', 'SellerDtls.Gstin', { gstin: Gstin })
}

/** Regular taxpayers and SEZ developers; casual taxable persons since 16 December 2025. */
function isSellerType(type: string, today: CalendarDate): boolean {
  return type === 'REG' || type === 'SED' || (type === 'CTP' && today >= '2025-12-16')
}

function exportIssues({ BuyerDtls, ShipDtls }: Inv01, report: Report): void {
  if (BuyerDtls.Gstin !== 'URP') report('2248', 'BuyerDtls.Gstin', { gstin: BuyerDtls.Gstin })
  if (BuyerDtls.Pos !== '96') report('2229', 'BuyerDtls.Pos', { state: BuyerDtls.Pos })
  if (BuyerDtls.Stcd !== '96') report('2261', 'BuyerDtls.Stcd', { state: BuyerDtls.Stcd })
  if (BuyerDtls.Pin !== pinAbroad) report('2275', 'BuyerDtls.Pin')
  if (ShipDtls?.Stcd === '96') report('2236', 'ShipDtls.Stcd')
}

function buyerIssues(inv: Inv01, date: CalendarDate, facts: RuleFacts, report: Report): void {
  const { Gstin, Pos, Pin } = inv.BuyerDtls
  const { SupTyp } = inv.TranDtls
  const state = twoDigits(inv.BuyerDtls.Stcd)
  if (twoDigits(Pos) === '96') report('2242', 'BuyerDtls.Pos')
  else if (!isStateOn(twoDigits(Pos), date)) report('2243', 'BuyerDtls.Pos', { state: Pos })
  if (!isStateOn(state, date)) report('2260', 'BuyerDtls.Stcd', { state })
  if (Pin === undefined) report('2244', 'BuyerDtls.Pin')
  else pinIssue(Pin, state, 'BuyerDtls.Pin', report)
  if (Gstin === 'URP') return report(SupTyp === 'DEXP' ? '2171' : '2212', 'BuyerDtls.Gstin')
  if (Gstin === inv.SellerDtls.Gstin) report('2211', 'BuyerDtls.Gstin', { gstin: Gstin })
  // A UIN or a person abroad has no state of its own.
  if (state !== Gstin.slice(0, 2) && Gstin.slice(0, 2) !== '99') {
    report('2265', 'BuyerDtls.Stcd', { gstin: Gstin, state })
  }
  const buyer = registration(Gstin, 'BuyerDtls.Gstin', facts, report)
  if (!buyer) return
  statusIssue(buyer, date, Gstin, 'BuyerDtls.Gstin', report)
  const isSezBuyer = buyer.type === 'SEZ' || buyer.type === 'SED'
  const isSezSupply = SupTyp.startsWith('SEZ')
  if (isSezBuyer && !isSezSupply) report('2246', 'TranDtls.SupTyp', { gstin: Gstin })
  if (!isSezBuyer && isSezSupply && buyer.type !== 'unknown')
    report('2247', 'TranDtls.SupTyp', { gstin: Gstin })
}

function placeIssues(inv: Inv01, date: CalendarDate, facts: RuleFacts, report: Report): void {
  const { DispDtls, ShipDtls, BuyerDtls } = inv
  for (const [block, place] of [
    ['DispDtls', DispDtls],
    ['ShipDtls', ShipDtls],
  ] as const) {
    if (!place) continue
    const state = twoDigits(place.Stcd)
    if (state !== '96' && !isStateOn(state, date)) report('2200', `${block}.Stcd`, { state: place.Stcd })
    if (state !== '96') pinIssue(place.Pin, state, `${block}.Pin`, report)
  }
  if (!ShipDtls?.Gstin || ShipDtls.Gstin === 'URP') return
  registration(ShipDtls.Gstin, 'ShipDtls.Gstin', facts, report)
  if (!facts.switches.shipGstinRule2026) return
  if (ShipDtls.Gstin === BuyerDtls.Gstin) report('2323', 'ShipDtls.Gstin')
  if (twoDigits(ShipDtls.Stcd) !== ShipDtls.Gstin.slice(0, 2)) report('2325', 'ShipDtls.Stcd')
}

/** What the portal knows of a GSTIN; an unknown one counts as an active taxpayer of unknown kind, or is refused. */
function registration(
  gstin: string,
  path: string,
  facts: RuleFacts,
  report: Report,
): TaxpayerFacts | undefined {
  const known = facts.taxpayer(gstin)
  if (known) return known
  if (isGstin(gstin) && facts.unknownTaxpayers === 'accepted') {
    return { type: path.startsWith('Seller') ? 'REG' : 'unknown', status: 'ACT' }
  }
  report('3028', path, { gstin })
  return undefined
}

function statusIssue(
  party: TaxpayerFacts,
  date: CalendarDate,
  gstin: string,
  path: string,
  report: Report,
): void {
  const { status, registeredOn, deregisteredOn } = party
  if (status === 'ACT' || status === 'SUS') {
    if (registeredOn && date < registeredOn) report('3079', path, { gstin, since: registeredOn })
    return
  }
  if (status !== 'CNL') return report('3029', path, { gstin })
  if (registeredOn && date < registeredOn) return report('3077', path, { gstin, since: registeredOn })
  if (!deregisteredOn) return report('3029', path, { gstin })
  // What was supplied while registered may still be reported.
  if (date >= deregisteredOn) report('3074', path, { gstin, until: deregisteredOn })
}

function pinIssue(pin: number, state: string, path: string, report: Report): void {
  const fit = pinInState(pin, state)
  if (fit === 'unknown') report('3038', path, { pin: String(pin) })
  if (fit === 'mismatch') report('3039', path, { pin: String(pin), state })
}

export const twoDigits = (state: string): string => state.padStart(2, '0')

const isStateOn = (state: string, date: CalendarDate): boolean => state !== '96' && isStateCodeOn(state, date)

const kindOf = (gstin: string): string => (parseGstin(gstin)?.kind === 'Tcs' ? 'TCS' : 'other')
