import { isGstin } from '@bahi/domain/ids/gstin.ts'
import { isStateCode } from '@bahi/domain/tables/states.ts'
import { pinInState } from '../../masters/pin-states.ts'
import { readPortalDate } from '../../portal-date.ts'
import { ownStateCode } from '../lists.ts'
import type { EwbPayload } from '../payload.ts'
import { isSez } from './document.ts'
import type { EwayReport, EwayRuleFacts } from './facts.ts'

const abroad = { state: 99, pin: 999_999 } as const

/** Who sends and receives, and from where to where. Tax follows the states of billing, places only the road. */
export function partyIssues(p: EwbPayload, facts: EwayRuleFacts, report: EwayReport): void {
  callerIssues(p, facts, report)
  if (p.fromGstin !== 'URP' && !isGstin(p.fromGstin)) report('208', 'fromGstin', { gstin: p.fromGstin })
  if (p.toGstin !== 'URP' && !isGstin(p.toGstin)) report('212', 'toGstin', { gstin: p.toGstin })
  if (p.fromGstin === 'URP' && p.toGstin === 'URP') report('822', 'toGstin')
  if (p.fromTrdName === '') report('229', 'fromTrdName')
  if (p.toTrdName === '') report('231', 'toTrdName')
  if (p.fromPlace === '') report('230', 'fromPlace')
  if (p.toPlace === '') report('232', 'toPlace')
  if (p.fromAddr1 === '') report('209', 'fromAddr1')
  if (p.toAddr1 === '') report('213', 'toAddr1')
  registrationIssues(p, facts, report)
  stateIssues(p, report)
  skdIssues(p, facts, report)
  pinIssues(p, report)
  thirdPartyIssues(p, facts, report)
}

function callerIssues(p: EwbPayload, { caller }: EwayRuleFacts, report: EwayReport): void {
  if (!caller) return
  const isParty = caller === p.fromGstin || caller === p.toGstin
  if (isParty) {
    if (p.supplyType === 'O' && caller !== p.fromGstin) report('359', 'fromGstin')
    if (p.supplyType === 'I' && caller !== p.toGstin) report('360', 'toGstin')
  } else if (caller !== p.transporterId) report(p.supplyType === 'O' ? '359' : '360', 'fromGstin')
}

function registrationIssues(p: EwbPayload, facts: EwayRuleFacts, report: EwayReport): void {
  const supplier = facts.taxpayer(p.fromGstin)
  const recipient = facts.taxpayer(p.toGstin)
  const date = readPortalDate(p.docDate) ?? facts.today
  if (supplier) {
    if (supplier.status !== 'ACT' && supplier.status !== 'SUS') {
      report('208', 'fromGstin', { gstin: p.fromGstin })
    }
    if (supplier.type === 'TDS' || supplier.type === 'TCS') report('855', 'fromGstin')
    if (supplier.isBlocked) report('715', 'fromGstin', { gstin: p.fromGstin })
    if (supplier.type === 'COM') {
      if (p.fromStateCode !== p.toStateCode) report('703', 'toStateCode')
      if (p.docType === 'INV') report('714', 'docType')
    }
  }
  if (recipient?.status === 'CNL' && (recipient.deregisteredOn ?? '') <= date) {
    report('722', 'toGstin', { gstin: p.toGstin })
  } else if (recipient && (recipient.status === 'INA' || recipient.status === 'PRO')) {
    report('212', 'toGstin', { gstin: p.toGstin })
  }
}

function stateIssues(p: EwbPayload, report: EwayReport): void {
  const states: readonly [field: keyof EwbPayload, code: string][] = [
    ['fromStateCode', '211'],
    ['toStateCode', '215'],
    ['actFromStateCode', '371'],
    ['actToStateCode', '372'],
  ]
  for (const [field, code] of states) {
    const state = Number(p[field])
    if (state !== abroad.state && !isStateCode(ownStateCode(state))) report(code, field)
  }
  const isExport = p.supplyType === 'O' && Number(p.subSupplyType) === 3
  const isImport = p.supplyType === 'I' && Number(p.subSupplyType) === 2
  if (isExport) {
    if (p.toStateCode !== abroad.state) report('373', 'toStateCode')
    if (p.toPincode !== abroad.pin) report('374', 'toPincode')
  }
  if (isImport) {
    if (p.fromStateCode !== abroad.state) report('375', 'fromStateCode')
    if (p.fromPincode !== abroad.pin) report('376', 'fromPincode')
  }
  if (p.transactionType !== 1) return
  if (p.fromStateCode !== p.actFromStateCode) report('643', 'actFromStateCode')
  if (p.toStateCode !== p.actToStateCode) report('644', 'actToStateCode')
}

/** Machines in parts from or to a unit of a special economic zone cross the border of the customs. */
function skdIssues(p: EwbPayload, facts: EwayRuleFacts, report: EwayReport): void {
  if (Number(p.subSupplyType) !== 9) return
  const other = p.supplyType === 'O' ? p.toGstin : p.fromGstin
  if (!isSez(facts.taxpayer(other)?.type)) return
  if (p.supplyType === 'O' && p.toStateCode !== abroad.state) report('641', 'toStateCode')
  if (p.supplyType === 'I' && p.fromStateCode !== abroad.state) report('642', 'fromStateCode')
}

/** 999999 represents another country, and is accepted with other territory (97). */
function pinIssues(p: EwbPayload, report: EwayReport): void {
  const sides: readonly [pin: number, state: number, field: string, malformed: string, mismatch: string][] = [
    [p.fromPincode, p.actFromStateCode, 'fromPincode', '210', '437'],
    [p.toPincode, p.actToStateCode, 'toPincode', '214', isShippedOn(p) ? '858' : '436'],
  ]
  for (const [pin, state, field, malformed, mismatch] of sides) {
    if (pin === abroad.pin) continue
    if (!Number.isInteger(pin) || pin < 100_000 || pin > 999_999) report(malformed, field)
    else if (pinInState(pin, ownStateCode(state)) === 'mismatch') {
      report(mismatch, field, { pin: String(pin), state: ownStateCode(state) })
    }
  }
}

/** Consignee and consignor that are not the parties of the bill. */
function thirdPartyIssues(p: EwbPayload, facts: EwayRuleFacts, report: EwayReport): void {
  const { transactionType: type, shipToGSTIN = '', dispatchFromGSTIN = '' } = p
  if (![1, 2, 3, 4].includes(type)) return report('612', 'transactionType')
  const isShipped = isShippedOn(p)
  const isDispatched = type === 3 || type === 4
  if (type === 1 && dispatchFromGSTIN !== '') report('615', 'dispatchFromGSTIN')
  if (type === 1 && shipToGSTIN !== '') report('616', 'shipToGSTIN')
  if (type === 3 && shipToGSTIN !== '') report('864', 'shipToGSTIN')
  if (isDispatched && isWrongGstin(dispatchFromGSTIN)) report('610', 'dispatchFromGSTIN')
  if (isDispatched && dispatchFromGSTIN !== '' && dispatchFromGSTIN === p.fromGstin) {
    report('617', 'dispatchFromGSTIN')
  }
  if (!isShipped || !facts.needsShipToGstin) return
  if (shipToGSTIN === '') return report('608', 'shipToGSTIN')
  if (isWrongGstin(shipToGSTIN)) report('609', 'shipToGSTIN')
  const isRegistered = shipToGSTIN.toUpperCase() !== 'URP'
  // Two unregistered persons are not taken for one.
  if (isRegistered && shipToGSTIN === p.toGstin) report('618', 'shipToGSTIN')
  if ((p.shipToTradeName ?? '') === '') report('863', 'shipToTradeName')
  if (isRegistered && Number(shipToGSTIN.slice(0, 2)) !== p.actToStateCode) report('857', 'actToStateCode')
  const isBuyerAtHome = p.toGstin === 'URP' || isSez(facts.taxpayer(p.toGstin)?.type)
  if (!isBuyerAtHome && Number(p.toGstin.slice(0, 2)) !== p.toStateCode) report('865', 'toStateCode')
}

const isShippedOn = ({ transactionType: type }: EwbPayload): boolean => type === 2 || type === 4

const isWrongGstin = (gstin: string): boolean =>
  gstin !== '' && gstin.toUpperCase() !== 'URP' && !isGstin(gstin)
