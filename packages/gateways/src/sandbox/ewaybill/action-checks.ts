import { Decimal } from '@bahi/domain/num/decimal.ts'
import { checkVehicleNumber } from '../../vehicle.ts'
import type { HeldEwayBill } from './held.ts'

/** What the bodies of later actions must hold, with the codes of what they do not. */
export function vehicleCodes(body: Readonly<Record<string, unknown>>): string[] {
  const mode = textIn(body, 'transMode')
  const vehicle = textIn(body, 'vehicleNo')
  if (!/^[1-4]$/.test(mode)) return ['302']
  if (textIn(body, 'fromPlace') === '') return ['305']
  if (mode === '1' && vehicle === '') return ['303']
  if (vehicle !== '' && !isVehicle(vehicle)) return ['304']
  return mode !== '1' && textIn(body, 'transDocNo') === '' ? ['394'] : []
}

export function reasonCodes(body: Readonly<Record<string, unknown>>): string[] {
  if (!/^[1-4]$/.test(textIn(body, 'reasonCode'))) return ['307']
  return textIn(body, 'reasonRem') === '' ? ['386'] : []
}

export function extensionCodes(body: Readonly<Record<string, unknown>>, bill: HeldEwayBill): string[] {
  const remaining = Number(body.remainingDistance ?? 0)
  if (!(remaining >= 1)) return ['389']
  if (remaining > bill.distanceKm) return ['390']
  if (![1, 2, 4, 5, 99].includes(Number(body.extnRsnCode))) return ['307']
  const mode = textIn(body, 'transMode')
  const isMoving = textIn(body, 'consignmentStatus') === 'M'
  const isLying = textIn(body, 'consignmentStatus') === 'T'
  if (isMoving ? !/^[1-4]$/.test(mode) : !(isLying && mode === '5')) return ['711']
  const lines = [1, 2, 3].map((at) => textIn(body, `addressLine${at}`))
  if (isMoving) {
    if (textIn(body, 'transitType') !== '') return ['712']
    return lines.some((line) => line !== '') ? ['713'] : vehicleCodes(body)
  }
  if (!/^[RWO]$/.test(textIn(body, 'transitType'))) return ['705']
  return lines.flatMap((line, at) => (line === '' ? [String(706 + at)] : []))
}

/** What must be there at all, before rules can read it. */
export function malformedFields(body: Readonly<Record<string, unknown>>): string[] {
  const codes: string[] = []
  const texts = [
    'supplyType',
    'subSupplyType',
    'docType',
    'docNo',
    'docDate',
    'fromGstin',
    'toGstin',
    'transDistance',
  ]
  if (texts.some((name) => typeof body[name] !== 'string')) codes.push('826')
  if (!Array.isArray(body.itemList)) codes.push('233')
  if (typeof body.totInvValue !== 'number') codes.push('640')
  return codes
}

export const isVehicle = (text: string): boolean => checkVehicleNumber(text) !== 'bad'

export function textIn(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name]
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}

export function decimalIn(body: Readonly<Record<string, unknown>>, name: string): Decimal | undefined {
  const text = textIn(body, name)
  return Decimal.isValid(text) ? Decimal.of(text) : undefined
}
