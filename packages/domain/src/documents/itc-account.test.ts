import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { Decimal } from '../num/decimal.ts'
import type { TaxHeads } from './entries.ts'
import {
  itcAccountOf,
  keptCredit,
  nextItcStates,
  planItcMoves,
  underRule37,
  waitingCredit,
} from './itc-account.ts'
import type { AskedMove, CreditedBill, ItcMove } from './itc-account.ts'
import { itcReversalReasons, itcStates } from './itc-state.ts'
import type { ItcReversalReason, ItcState } from './itc-state.ts'
import { noHeads, sumOfHeads, totalOfHeads } from './tax-heads.ts'

const heads = (igst: string, cgst = '0.00', sgst = cgst, cess = '0.00'): TaxHeads => ({
  igst,
  cgst,
  sgst,
  cess,
})
const bill = (more: Partial<CreditedBill> = {}): CreditedBill => ({
  credited: heads('0.00', '9.00'),
  lowered: noHeads,
  value: '118.00',
  unpaid: '118.00',
  isPaidToGovernment: false,
  lowers: false,
  ...more,
})
const move = (
  state: ItcState,
  reason: ItcReversalReason | null = null,
  of = heads('0.00', '9.00'),
): ItcMove => ({
  move: state,
  reason,
  returnPeriod: '112026',
  heads: of,
})
const claimed = move('Claimed')

test('a credit is claimed, reversed in parts, reclaimed, and each can be taken back', () => {
  const next = (...moves: ItcMove[]) => nextItcStates(itcAccountOf(moves), bill())
  expect(next()).toEqual(['Claimed'])
  expect(next(claimed)).toEqual(['Reversed', 'Eligible'])
  expect(next(claimed, move('Reversed', 'Rule37'))).toEqual(['Reclaimed', 'Claimed'])
  expect(next(claimed, move('Reversed', 'Rule37', heads('0.00', '4.00')))).toEqual([
    'Reversed',
    'Reclaimed',
    'Claimed',
  ])
  expect(next(claimed, move('Reversed', 'Rule42'))).toEqual(['Claimed'])
  expect(next(claimed, move('Reversed', 'Rule37'), move('Reclaimed', 'Rule37'))).toEqual(['Reversed'])
  expect(next(claimed, move('Eligible'))).toEqual(['Claimed'])
  expect(nextItcStates(itcAccountOf([claimed]), bill({ lowers: true }))).toEqual(['Eligible'])
  expect(nextItcStates(itcAccountOf([]), bill({ credited: noHeads }))).toEqual([])
})

test('a part that is reclaimed leaves the rest reversed', () => {
  const account = itcAccountOf([
    claimed,
    move('Reversed', 'Rule37'),
    move('Reclaimed', 'Rule37', heads('0.00', '4.00')),
  ])
  expect([account.state, totalOfHeads(waitingCredit(account))]).toEqual(['Reversed', '10.00'])
})

describe('rule 37', () => {
  const asked = (of: Partial<CreditedBill>, ...moves: ItcMove[]) => {
    const { reverse, reclaim } = underRule37(itcAccountOf(moves), bill(of))
    return [totalOfHeads(reverse), totalOfHeads(reclaim)]
  }
  test.each([
    ['nothing is paid', {}, ['18.00', '0.00']],
    ['a third is paid', { unpaid: '78.67' }, ['12.00', '0.00']],
    ['all is paid', { unpaid: '0.00' }, ['0.00', '0.00']],
    [
      'half was returned, the rest unpaid',
      { lowered: heads('0.00', '4.50'), value: '59.00', unpaid: '59.00' },
      ['9.00', '0.00'],
    ],
    ['under reverse charge', { isPaidToGovernment: true }, ['0.00', '0.00']],
    ['a note that lowers', { lowers: true }, ['0.00', '0.00']],
  ])('of a claimed bill: %s', (_, of, expected) => expect(asked(of, claimed)).toEqual(expected))

  it('asks for nothing before the claim, and for no more than is left', () => {
    expect(asked({})).toEqual(['0.00', '0.00'])
    expect(asked({}, claimed, move('Reversed', 'Rule42', heads('0.00', '3.00')))).toEqual(['12.00', '0.00'])
    expect(asked({}, claimed, move('Reversed', 'Rule37A'))).toEqual(['0.00', '0.00'])
  })

  it('gives back what payment after payment allows, and leaves no paisa behind', () => {
    const reversed = [claimed, move('Reversed', 'Rule37')]
    expect(asked({ unpaid: '79.00' }, ...reversed)).toEqual(['0.00', '5.94'])
    const first = [...reversed, move('Reclaimed', 'Rule37', heads('0.00', '2.97'))]
    expect(asked({ unpaid: '79.00' }, ...first)).toEqual(['0.00', '0.00'])
    expect(asked({ unpaid: '0.00' }, ...first)).toEqual(['0.00', '12.06'])
  })
})

describe('what is asked', () => {
  const plan = (asked: AskedMove, moves: readonly ItcMove[], of: Partial<CreditedBill> = {}) =>
    planItcMoves(itcAccountOf(moves), bill(of), asked)
  test.each<[string, AskedMove, readonly ItcMove[], Partial<CreditedBill>, string]>([
    ['a claim twice', { state: 'Claimed' }, [claimed], {}, 'state'],
    ['a reversal before the claim', { state: 'Reversed', reason: 'Rule42' }, [], {}, 'state'],
    [
      'a reversal above the claim',
      { state: 'Reversed', reason: 'Rule42', amounts: heads('0.00', '9.01') },
      [claimed],
      {},
      'above',
    ],
    [
      'another head than the claim',
      { state: 'Reversed', reason: 'Rule42', amounts: heads('1.00') },
      [claimed],
      {},
      'above',
    ],
    [
      'rule 37 on what is paid',
      { state: 'Reversed', reason: 'Rule37' },
      [claimed],
      { unpaid: '0.00' },
      'paid',
    ],
    [
      'a reclaim of what is unpaid',
      { state: 'Reclaimed' },
      [claimed, move('Reversed', 'Rule37')],
      {},
      'unpaid',
    ],
    [
      'a reclaim of another provision',
      { state: 'Reclaimed', reason: 'Others' },
      [claimed, move('Reversed', 'Rule37A')],
      {},
      'state',
    ],
    [
      'a part of two provisions',
      { state: 'Reclaimed', amounts: heads('0.00', '1.00') },
      [
        claimed,
        move('Reversed', 'Rule37A', heads('0.00', '2.00')),
        move('Reversed', 'Others', heads('0.00', '2.00')),
      ],
      {},
      'severalReasons',
    ],
  ])('is refused: %s', (_, asked, moves, of, why) => expect(plan(asked, moves, of)).toMatchObject({ why }))

  it('takes every provision back with a claim of what is claimed', () => {
    const moves = [
      claimed,
      move('Reversed', 'Rule37', heads('0.00', '2.00')),
      move('Reversed', 'Rule42', heads('0.00', '1.00')),
    ]
    expect(plan({ state: 'Claimed' }, moves)).toEqual([
      { move: 'Claimed', reason: 'Rule37', heads: heads('0.00', '2.00') },
      { move: 'Claimed', reason: 'Rule42', heads: heads('0.00', '1.00') },
    ])
  })
})

test('whatever is asked in whatever order, never more is reversed than was claimed and never more reclaimed than reversed', () => {
  const paise = fc.integer({ min: 0, max: 2000 }).map((amount) => Decimal.of(amount).div(100, 2).toFixed(2))
  const asked = fc.record({
    state: fc.constantFrom(...itcStates),
    reason: fc.constantFrom(...itcReversalReasons),
    part: fc.option(fc.tuple(paise, paise)),
    unpaid: fc.integer({ min: 0, max: 11800 }),
  })
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 30 }), (list) => {
      const moves: ItcMove[] = []
      for (const { state, reason, part, unpaid } of list) {
        const of = bill({ unpaid: Decimal.of(unpaid).div(100, 2).toFixed(2) })
        const account = itcAccountOf(moves)
        const plan = planItcMoves(account, of, {
          state,
          reason: state === 'Reversed' ? reason : undefined,
          amounts: part ? heads('0.00', part[0], part[1]) : undefined,
        })
        if (!('why' in plan)) moves.push(...plan.map((made) => ({ ...made, returnPeriod: '112026' })))
        const now = itcAccountOf(moves)
        if (now.state === 'Eligible') continue
        const all = sumOfHeads([keptCredit(now, of), waitingCredit(now), ...now.lost.values()])
        expect(all).toEqual(of.credited)
        for (const left of [...now.waiting.values(), ...now.lost.values()])
          expect(Object.values(left).every((amount) => !amount.startsWith('-'))).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})
