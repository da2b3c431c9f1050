import { describe, expect, test } from 'vitest'
import { ewayAction, ewayActionNames, ewayActions, extendedUpto, urgencyOf } from './actions.ts'
import type { EwayAction } from './actions.ts'
import { ewayCodes } from './codes.ts'
import type { EwayBillState } from './state.ts'

const generator = '29AAKCS4521P1ZP'
const buyer = '33AABCT7730L1Z7'
const transporter = '29AADCV6612Q1ZN'
const at = (text: string): Date => new Date(`${text}+05:30`)

/** Made on 10/11/2026 at 11:42 with part B, 362 km, valid to 12/11/2026 23:59. */
const bill: EwayBillState = {
  number: '391004527718',
  generatedAt: at('2026-11-10T11:42:00'),
  generatedBy: generator,
  fromGstin: generator,
  toGstin: buyer,
  supplyType: 'Outward',
  isCancelled: false,
  isClosed: false,
  isRejected: false,
  isVerified: false,
  distanceKm: 362,
  isSlow: false,
  validUpto: at('2026-11-12T23:59:00'),
  extendedTimes: 0,
  partB: [{ enteredAt: at('2026-11-10T11:42:00'), enteredBy: generator, mode: 'Road' }],
  groups: [],
}
const { validUpto: _, ...withoutValidity } = bill
const partA: EwayBillState = { ...withoutValidity, partB: [], transporterId: transporter }
const carried: EwayBillState = {
  ...bill,
  transporterId: transporter,
  partB: [{ enteredAt: bill.generatedAt, enteredBy: transporter, mode: 'Road' }],
}
const noon = at('2026-11-11T12:00:00')
const code = (state: EwayBillState, action: EwayAction, caller = generator, now = noon): string => {
  const answer = ewayAction(state, action, caller, now)
  return answer.allowed ? 'allowed' : answer.code
}

describe('cancelling', () => {
  test.each([
    ['2026-11-11T11:41:59', 'allowed'],
    ['2026-11-11T11:42:00', 'allowed'],
    ['2026-11-11T11:42:01', '315'],
  ])('at %s: %s', (now, expected) => expect(code(bill, 'cancel', generator, at(now))).toBe(expected))

  test('by the generator alone, unseen by an officer, not closed, once', () => {
    const now = at('2026-11-10T12:00:00')
    expect(code(bill, 'cancel', buyer, now)).toBe('312')
    expect(code({ ...bill, isVerified: true }, 'cancel', generator, now)).toBe('316')
    expect(code({ ...bill, isClosed: true }, 'cancel', generator, now)).toBe('843')
    expect(code({ ...bill, isCancelled: true }, 'cancel', generator, now)).toBe('312')
  })
})

describe('extending', () => {
  test.each([
    ['2026-11-12T15:58:59', '382'],
    ['2026-11-12T15:59:00', 'allowed'],
    ['2026-11-13T07:59:00', 'allowed'],
    ['2026-11-13T07:59:01', '382'],
  ])('at %s: %s', (now, expected) => expect(code(bill, 'extend', generator, at(now))).toBe(expected))

  test('reports when it will be open', () => {
    expect(ewayAction(bill, 'extend', generator, noon)).toEqual({
      action: 'extend',
      allowed: false,
      code: '382',
      from: at('2026-11-12T15:59:00'),
    })
  })

  test('counts from the day of extending, and not past 360 days', () => {
    expect(extendedUpto(bill, 140, at('2026-11-12T20:30:00'))).toEqual(at('2026-11-13T23:59:00'))
    expect(extendedUpto(bill, 140, at('2026-11-14T02:10:00'))).toEqual(at('2026-11-15T23:59:00'))
    expect(extendedUpto(bill, 140, at('2027-11-04T20:30:00'))).toEqual(
      at('2027-11-05T23:59:00').getTime() - bill.generatedAt.getTime() > 360 * 86_400_000
        ? undefined
        : at('2027-11-05T23:59:00'),
    )
    expect(extendedUpto(bill, 140, at('2027-11-06T20:30:00'))).toBeUndefined()
  })

  test('needs part B and the carrier', () => {
    const now = at('2026-11-12T20:00:00')
    expect(code(partA, 'extend', transporter, now)).toBe('381')
    expect(code(carried, 'extend', transporter, now)).toBe('allowed')
    expect(code(carried, 'extend', generator, now)).toBe('637')
    expect(code(carried, 'extend', buyer, now)).toBe('700')
  })
})

describe('part B', () => {
  test('the first within fifteen days, by the transporter or still by the generator', () => {
    expect(code(partA, 'updateVehicle', transporter)).toBe('allowed')
    expect(code(partA, 'updateVehicle', generator)).toBe('allowed')
    expect(code(partA, 'updateVehicle', buyer)).toBe('636')
    expect(code(partA, 'updateVehicle', transporter, at('2026-11-25T11:42:00'))).toBe('allowed')
    expect(code(partA, 'updateVehicle', transporter, at('2026-11-25T11:42:01'))).toBe('311')
  })

  test('later while it is valid, by the user who entered it', () => {
    expect(code(carried, 'updateVehicle', transporter)).toBe('allowed')
    expect(code(carried, 'updateVehicle', generator)).toBe('635')
    expect(code(carried, 'updateVehicle', transporter, at('2026-11-13T00:00:00'))).toBe('311')
  })

  test('not once several vehicles share the goods', () => {
    const split = { ...bill, groups: [{ number: '1', totalQuantity: '1500', addedQuantity: '900' }] }
    expect(code(split, 'updateVehicle')).toBe('412')
    expect(code(split, 'consolidate')).toBe('648')
    expect(code(split, 'addMultiVehicle')).toBe('allowed')
    expect(code(split, 'updateMultiVehicle')).toBe('allowed')
    const full = { ...bill, groups: [{ number: '1', totalQuantity: '1500', addedQuantity: '1500.000' }] }
    expect(code(full, 'addMultiVehicle')).toBe('400')
    expect(code(bill, 'addMultiVehicle')).toBe('411')
    expect(code(bill, 'updateMultiVehicle')).toBe('405')
  })
})

describe('the transporter', () => {
  test('is changed by the generator until part B was entered, or passes the bill on', () => {
    expect(code(partA, 'updateTransporter', generator)).toBe('allowed')
    expect(code(carried, 'updateTransporter', generator)).toBe('338')
    expect(code(carried, 'updateTransporter', transporter)).toBe('allowed')
    expect(code(carried, 'updateTransporter', buyer)).toBe('339')
    expect(code(carried, 'updateTransporter', transporter, at('2026-11-14T00:00:00'))).toBe('281')
  })
})

describe('the other party', () => {
  test.each([
    ['2026-11-12T23:59:00', 'allowed'],
    ['2026-11-13T00:00:00', '345'],
  ])('rejects while it is valid: %s %s', (now, expected) => {
    expect(code(bill, 'reject', buyer, at(now))).toBe(expected)
  })

  test('within 72 hours, with part B, not its own, once', () => {
    const long = { ...bill, validUpto: at('2026-11-30T23:59:00') }
    expect(code(long, 'reject', buyer, at('2026-11-13T11:42:00'))).toBe('allowed')
    expect(code(long, 'reject', buyer, at('2026-11-13T11:42:01'))).toBe('346')
    expect(code(partA, 'reject', buyer)).toBe('348')
    expect(code(bill, 'reject', generator)).toBe('341')
    expect(code(bill, 'reject', transporter)).toBe('342')
    expect(code({ ...bill, isRejected: true }, 'reject', buyer)).toBe('824')
  })
})

test('closing: by any party, until a day after the end; nothing but reading afterwards', () => {
  expect(code(bill, 'close', buyer)).toBe('allowed')
  expect(code(bill, 'close', '27AAHCD3316K1ZM')).toBe('827')
  expect(code(partA, 'close')).toBe('830')
  expect(code({ ...bill, isRejected: true }, 'close')).toBe('853')
  expect(code(bill, 'close', buyer, at('2026-11-14T00:00:00'))).toBe('827')
  const closed = { ...bill, isClosed: true }
  expect(ewayActions(closed, generator, noon).every((answer) => !answer.allowed)).toBe(true)
})

test('every refusal has a code with a text', () => {
  const states = [bill, partA, carried, { ...bill, isCancelled: true }, { ...bill, isClosed: true }]
  for (const state of states) {
    for (const caller of [generator, buyer, transporter, 'X']) {
      for (const now of [noon, at('2026-11-20T00:00:00'), at('2026-12-20T00:00:00')]) {
        const answers = ewayActions(state, caller, now)
        expect(answers.map(({ action }) => action)).toEqual([...ewayActionNames])
        for (const answer of answers) {
          if (!answer.allowed) expect([answer.code, ewayCodes.has(answer.code)]).toEqual([answer.code, true])
        }
      }
    }
  }
})

test.each([
  ['2026-11-11T12:00:00', 'valid'],
  ['2026-11-12T12:00:00', 'endsToday'],
  ['2026-11-12T20:00:00', 'endsSoon'],
  ['2026-11-13T05:00:00', 'expired'],
  ['2026-11-13T12:00:00', 'dead'],
])('at %s the bill is %s', (now, expected) => expect(urgencyOf(bill, at(now))).toBe(expected))

test('a bill without part B or a completed one is not urgent', () => {
  expect(urgencyOf(partA, noon)).toBe('none')
  expect(urgencyOf({ ...bill, isCancelled: true }, noon)).toBe('none')
})
