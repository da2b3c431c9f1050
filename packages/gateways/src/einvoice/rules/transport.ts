import { isGstin } from '@bahi/domain/ids/gstin.ts'
import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import { readPortalDate } from '../../portal-date.ts'
import type { Inv01, Inv01Dispatch, Inv01Address, Inv01Transport } from '../inv01.ts'
import { checkVehicleNumber } from '../../vehicle.ts'
import { pinAbroad } from '../../masters/pin-states.ts'
import type { RuleFacts } from './facts.ts'
import type { Report } from './issue.ts'

/** What an e-way bill is made of when it is asked for with an IRN or by one. */
export interface TransportRequest {
  readonly transport: Inv01Transport
  /** Where its fields stand: 'EwbDtls' within INV-01, '' in a request of its own. */
  readonly prefix: string
  readonly dispatch?: Inv01Dispatch | undefined
  readonly ship?: (Inv01Address & { readonly Pin: number }) | undefined
}

export const longestKm = 4000

/** What hinders an e-way bill; the IRN is made all the same. */
export function transportIssues(
  inv: Inv01,
  request: TransportRequest,
  date: CalendarDate,
  facts: RuleFacts,
  report: Report,
): void {
  const { transport } = request
  const at = (field: string): string => (request.prefix === '' ? field : `${request.prefix}.${field}`)
  if (inv.DocDtls.Typ !== 'INV') report('4010', 'DocDtls.Typ')
  else if (!inv.ItemList.some(({ IsServc }) => IsServc === 'N')) report('4009', 'ItemList')
  for (const [party, gstin] of [
    ['SellerDtls', inv.SellerDtls.Gstin],
    ['BuyerDtls', inv.BuyerDtls.Gstin],
  ] as const) {
    if (facts.taxpayer(gstin)?.isBlocked) report('4015', `${party}.Gstin`, { gstin })
  }
  transporterIssues(transport, at, facts, report)
  partBIssues(transport, at, date, facts, report)
  routeIssues(inv, request, at, facts, report)
}

type At = (field: string) => string

function transporterIssues({ TransId }: Inv01Transport, at: At, facts: RuleFacts, report: Report): void {
  if (!TransId) return
  const known = facts.taxpayer(TransId)
  if (!known && !isGstin(TransId)) report('4018', at('TransId'), { gstin: TransId })
  else if (known && known.status === 'CNL') report('3052', at('TransId'), { gstin: TransId })
}

/** Rules by mode of transport: 1 road, 2 rail, 3 air, 4 ship; without a mode only part A is made. */
function partBIssues(t: Inv01Transport, at: At, date: CalendarDate, facts: RuleFacts, report: Report): void {
  if (!t.TransMode) {
    if (t.VehNo || t.TransDocNo) report('4028', at('TransMode'))
    else if (!t.TransId) report('4019', at('TransId'))
    return
  }
  const isRoad = t.TransMode === '1'
  const isShip = t.TransMode === '4'
  if (isRoad && !t.VehNo) report('4011', at('VehNo'))
  if (isRoad && t.VehNo && !t.VehType) report('4022', at('VehType'))
  if (t.VehNo && checkVehicleNumber(t.VehNo.toUpperCase()) === 'bad')
    report('4014', at('VehNo'), { vehicle: t.VehNo })
  if (t.VehType === 'O' && !isRoad && !isShip) report('4024', at('VehType'))
  if (!isRoad && !isShip) {
    if (!t.TransDocNo) report('4012', at('TransDocNo'))
    if (!t.TransDocDt) report('4023', at('TransDocDt'))
  }
  if (isShip && !t.VehNo && !t.TransDocNo) report('4040', at('TransDocNo'))
  if (!t.TransDocDt) return
  const documentDate = readPortalDate(t.TransDocDt)
  if (!documentDate) report('4017', at('TransDocDt'))
  else if (documentDate > facts.today) report('4016', at('TransDocDt'), { today: facts.today })
  else if (documentDate < date) report('4021', at('TransDocDt'), { date })
}

function routeIssues(inv: Inv01, request: TransportRequest, at: At, facts: RuleFacts, report: Report): void {
  const from = request.dispatch ?? inv.DispDtls ?? inv.SellerDtls
  const isExport = inv.TranDtls.SupTyp.startsWith('EXP')
  const ship = request.ship ?? inv.ShipDtls
  if (isExport) {
    if (!ship) return report('4031', 'ShipDtls')
    if (ship.Stcd === '96') report('4032', 'ShipDtls.Stcd')
    if (ship.Pin === pinAbroad) report('4033', 'ShipDtls.Pin')
  }
  const to = ship ?? inv.BuyerDtls
  const given = request.transport.Distance
  if (given > longestKm) return report('4038', at('Distance'), { max: String(longestKm) })
  if (to.Pin === undefined) return
  if (to.Pin === pinAbroad || from.Pin === pinAbroad) {
    if (given === 0) report('4034', at('Distance'))
    return
  }
  if (from.Pin === to.Pin) {
    if (given === 0 || given > 100) report('4029', at('Distance'))
    return
  }
  const computed = facts.distanceKm?.(from.Pin, to.Pin)
  if (computed === undefined) {
    if (given === 0 && facts.distanceKm) report('4030', at('Distance'))
    return
  }
  // A tenth more than the computed way is accepted.
  const most = facts.longestAcceptedKm?.(from.Pin, to.Pin) ?? Math.floor(computed * 1.1)
  if (given > most) report('4013', at('Distance'), { computed: String(computed), max: String(most) })
}
