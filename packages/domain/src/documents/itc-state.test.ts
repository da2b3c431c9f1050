import { expect, it } from 'vitest'
import { entriesOfItc, nextItcStates } from './itc-state.ts'

const credited = { igst: '0.00', cgst: '9.00', sgst: '9.00', cess: '0.00' }

it('a credit is claimed, reversed and reclaimed; one that is lost stays reversed', () => {
  expect(nextItcStates('Eligible')).toEqual(['Claimed'])
  expect(nextItcStates('Claimed')).toEqual(['Reversed', 'Eligible'])
  expect(nextItcStates('Reversed', 'Rule37')).toEqual(['Reclaimed'])
  expect(nextItcStates('Reversed', 'Rule42')).toEqual([])
  expect(nextItcStates('Reclaimed')).toEqual(['Reversed'])
})

it('a reversal waits to be reclaimed or is cost, and a reclaim turns it round', () => {
  expect(entriesOfItc('Claimed', credited, null)).toEqual([])
  expect(entriesOfItc('Reversed', credited, 'Rule37')).toEqual([
    { account: 'inputReversed', debit: '18.00' },
    { account: 'inputCgst', credit: '9.00' },
    { account: 'inputSgst', credit: '9.00' },
  ])
  expect(entriesOfItc('Reversed', credited, 'Section17(5)')[0]).toEqual({
    account: 'purchases',
    debit: '18.00',
  })
  expect(entriesOfItc('Reclaimed', credited, 'Rule37')).toEqual([
    { account: 'inputReversed', credit: '18.00' },
    { account: 'inputCgst', debit: '9.00' },
    { account: 'inputSgst', debit: '9.00' },
  ])
})
