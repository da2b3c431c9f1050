import { isGstin } from '@bahi/domain/ids/gstin.ts'
import { readPortalDate } from '../../portal-date.ts'
import type { EwbPayload } from '../payload.ts'
import { checkVehicleNumber } from '../../vehicle.ts'
import type { EwayReport, EwayRuleFacts } from './facts.ts'

const pinAbroad = 999_999
export const longestKm = 4000

/** Part B and the way. Without a mode, vehicle and document only part A is made, for which a transporter is needed. */
export function transportIssues(p: EwbPayload, facts: EwayRuleFacts, report: EwayReport): void {
  transporterIssues(p, facts, report)
  if (p.transMode === '') {
    if (p.vehicleNo !== '') report('621', 'transMode')
    else if (p.transDocNo !== '') report('622', 'transMode')
    else if (p.transporterId === '') report('619', 'transporterId')
  } else partBIssues(p, report)
  if (p.transDocNo !== '') documentIssues(p, facts, report)
  distanceIssues(p, facts, report)
}

function transporterIssues(p: EwbPayload, facts: EwayRuleFacts, report: EwayReport): void {
  const { transporterId } = p
  if (transporterId === '') return
  const known = facts.taxpayer(transporterId)
  const isEnrolled = facts.isTransporter?.(transporterId) ?? /^[0-9A-Z]{15}$/.test(transporterId)
  if (!isGstin(transporterId) && !isEnrolled) report('222', 'transporterId', { gstin: transporterId })
  else if (known && known.status !== 'ACT' && known.status !== 'SUS') {
    report('222', 'transporterId', { gstin: transporterId })
  }
}

/** 1 road, 2 rail, 3 air, 4 ship or ship with road or rail. */
function partBIssues(p: EwbPayload, report: EwayReport): void {
  const { transMode: mode, vehicleNo, vehicleType, transDocNo } = p
  if (!/^[1-4]$/.test(mode)) return report('220', 'transMode')
  if (vehicleNo !== '' && checkVehicleNumber(vehicleNo) === 'bad')
    report('225', 'vehicleNo', { vehicle: vehicleNo })
  if (vehicleType !== '' && vehicleType !== 'R' && vehicleType !== 'O') report('361', 'vehicleType')
  if (mode === '1') {
    if (vehicleNo === '') report('226', 'vehicleNo')
    else if (vehicleType === '') report('361', 'vehicleType')
    return
  }
  if (mode === '4') {
    if (vehicleNo === '' && transDocNo === '') report('727', 'transDocNo')
    if (transDocNo !== '' && p.transDocDate === '') report('729', 'transDocDate')
    if (vehicleType === 'R') report('726', 'vehicleType')
    return
  }
  if (transDocNo === '') report('394', 'transDocNo')
  else if (p.transDocDate === '') report('385', 'transDocDate')
  if (vehicleType === 'O') report('634', 'vehicleType')
}

function documentIssues(p: EwbPayload, { today }: EwayRuleFacts, report: EwayReport): void {
  if (!/^[A-Za-z0-9/-]{1,15}$/.test(p.transDocNo)) report('223', 'transDocNo')
  if (p.transDocDate === '') return
  const date = readPortalDate(p.transDocDate)
  const documentDate = readPortalDate(p.docDate)
  if (!date || date > today) report('224', 'transDocDate', { today })
  else if (documentDate && date < documentDate) report('362', 'transDocDate', { date: p.docDate })
}

function distanceIssues(p: EwbPayload, facts: EwayRuleFacts, report: EwayReport): void {
  if (!/^\d{1,4}$/.test(p.transDistance)) return report('221', 'transDistance')
  const given = Number(p.transDistance)
  if (given > longestKm) return report('702', 'transDistance', { max: String(longestKm) })
  const isAbroad = p.fromPincode === pinAbroad || p.toPincode === pinAbroad
  if (isAbroad) {
    if (given === 0) report('721', 'transDistance')
    return
  }
  if (p.fromPincode === p.toPincode) {
    // The portal has no distance to fill in here: between 1 and the most, and never 0.
    if (given === 0) return report('721', 'transDistance')
    const most = Number(p.subSupplyType) === 10 ? 300 : 100
    if (given > most) report('702', 'transDistance', { max: String(most) })
    return
  }
  const known = facts.distanceKm?.(p.fromPincode, p.toPincode)
  if (known === undefined) {
    if (given === 0 && facts.distanceKm) report('721', 'transDistance')
    return
  }
  // A tenth more than the government's figure, rounded down.
  const most = facts.longestAcceptedKm?.(p.fromPincode, p.toPincode) ?? Math.floor(known * 1.1)
  if (given > most) report('702', 'transDistance', { max: String(most), computed: String(known) })
}
