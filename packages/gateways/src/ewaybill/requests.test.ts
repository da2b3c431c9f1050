import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  cancelRequest,
  closeRequest,
  consolidateRequest,
  extensionRequest,
  multiVehicleAddRequest,
  multiVehicleChangeRequest,
  multiVehicleStartRequest,
  regenerateRequest,
  rejectRequest,
  transporterRequest,
  vehicleRequest,
} from './requests.ts'

const golden = (file: string): Record<string, unknown>[] => {
  const text = readFileSync(new URL(`./golden/actions/${file}`, import.meta.url), 'utf8')
  return (JSON.parse(text) as { request: Record<string, unknown> }[]).map(({ request }) => request)
}

test('first part B and another vehicle', () => {
  const [first, change] = golden('08-vehicle-update.json')
  const ewbNo = '351004529393'
  expect(
    vehicleRequest({
      ewbNo,
      mode: 'Road',
      vehicleNumber: 'KA 02 HJ 6190',
      place: 'BENGALURU',
      stateCode: '29',
      reason: 'FirstTime',
    }),
  ).toEqual(first)
  expect(
    vehicleRequest({
      ewbNo,
      mode: 'Road',
      vehicleNumber: 'tn23cb1182',
      place: 'KRISHNAGIRI',
      stateCode: '33',
      reason: 'Breakdown',
      remark: 'Axle broke near toll',
    }),
  ).toEqual(change)
})

test('consolidated, and with another vehicle', () => {
  const [sheet, again] = golden('09-consolidated.json')
  const document = {
    transportDocumentNumber: 'VRL/TS/901',
    transportDocumentDate: '2026-11-10',
    mode: 'Road',
  } as const
  expect(
    consolidateRequest({
      ...document,
      place: 'BENGALURU',
      stateCode: '29',
      vehicleNumber: 'KA01AG3357',
      ewbNos: ['381004527001', '331004527117', '361004527225'],
    }),
  ).toEqual(sheet)
  expect(
    regenerateRequest({
      ...document,
      tripSheetNumber: '2910044817',
      place: 'HOSUR',
      stateCode: '33',
      vehicleNumber: 'KA05MN8830',
      reason: 'Breakdown',
      remark: 'Engine fault',
    }),
  ).toEqual(again)
})

test('several vehicles', () => {
  const [start, add, , change] = golden('10-multi-vehicle.json')
  const ewbNo = '311004529284'
  expect(
    multiVehicleStartRequest({
      ewbNo,
      reason: 'Transshipment',
      remark: 'Split at port yard',
      fromPlace: 'CHENNAI',
      fromStateCode: '33',
      toPlace: 'BENGALURU',
      toStateCode: '29',
      mode: 'Road',
      totalQuantity: '1500',
      uqc: 'NOS',
    }),
  ).toEqual(start)
  expect(
    multiVehicleAddRequest({
      ewbNo,
      group: '1',
      vehicleNumber: 'TN04AX2271',
      transportDocumentNumber: 'LR-771',
      transportDocumentDate: '2026-11-19',
      quantity: '900',
    }),
  ).toEqual(add)
  expect(
    multiVehicleChangeRequest({
      ewbNo,
      group: '1',
      oldVehicleNumber: 'TN04BC6145',
      newVehicleNumber: 'TN19K7702',
      oldDocumentNumber: 'LR-772',
      newDocumentNumber: 'LR-790',
      place: 'VELLORE',
      stateCode: '33',
      reason: 'Breakdown',
      remark: 'Tyre burst',
    }),
  ).toEqual(change)
})

test('extended on the way, and while it lies', () => {
  const [moving, lying] = golden('11-extension.json')
  const where = {
    ewbNo: '391004527718',
    place: 'SALEM',
    stateCode: '33',
    pincode: '636004',
    remainingDistance: 140,
  }
  expect(
    extensionRequest({
      ...where,
      status: 'InMovement',
      mode: 'Road',
      vehicleNumber: 'KA03MB7714',
      transportDocumentNumber: 'VRL/55210',
      transportDocumentDate: '2026-11-10',
      reason: 'NaturalCalamity',
      remark: 'Road washed out by rain',
    }),
  ).toEqual(moving)
  expect(
    extensionRequest({
      ...where,
      status: 'InTransit',
      transitType: 'Warehouse',
      address: ['Shed 12', 'Truck Terminal, Omalur Road', 'Salem'],
      reason: 'Transshipment',
      remark: 'Waiting for onward truck',
    }),
  ).toEqual(lying)
})

test('cancelled, rejected, handed on, closed', () => {
  const [cancel, reject, transporter] = golden('12-cancel-reject-transporter.json')
  expect(
    cancelRequest({ ewbNo: '361004529066', reason: 'OrderCancelled', remark: 'Job order withdrawn' }),
  ).toEqual(cancel)
  expect(rejectRequest('321004529175')).toEqual(reject)
  expect(transporterRequest({ ewbNo: '381004528840', transporterId: '33aafcr2208m1zg' })).toEqual(transporter)
  const [close] = golden('13-close.json')
  expect(closeRequest({ ewbNo: '381004528840', date: '2026-11-14', remark: 'Delivered in full' })).toEqual(
    close,
  )
})
