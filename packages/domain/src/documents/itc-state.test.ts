import { expect, it } from 'vitest'
import { entriesOfItc } from './itc-state.ts'

const credited = { igst: '0.00', cgst: '9.00', sgst: '9.00', cess: '0.00' }

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

it('a claim that takes a reversal back gives its cost back', () => {
  expect(entriesOfItc('Claimed', credited, 'Rule42')).toEqual([
    { account: 'purchases', credit: '18.00' },
    { account: 'inputCgst', debit: '9.00' },
    { account: 'inputSgst', debit: '9.00' },
  ])
})
