import { describe, expect, it } from 'vitest'
import { Decimal } from '../num/decimal.ts'
import {
  entriesOfAdvance,
  isTaxedAdvance,
  partOfAdvance,
  restOfAdvance,
  setOffs,
  taxInside,
} from './advances.ts'

const advance = { ...taxInside('1000', '18', 'INTRA'), rate: '18', supplyType: 'INTRA', used: [] } as const

describe('tax on advances', () => {
  it('is inside the amount received, in two halves within the State', () => {
    expect(advance).toMatchObject({ taxableValue: '847.46', igst: '0.00', cgst: '76.27', sgst: '76.27' })
    expect(taxInside('11800', '18', 'INTER')).toMatchObject({
      taxableValue: '10000.00',
      igst: '1800.00',
      cgst: '0.00',
    })
  })

  it('is asked on services alone', () => {
    expect(isTaxedAdvance({ hsn: '998313' })).toBe(true)
    expect(isTaxedAdvance({ hsn: '847130' })).toBe(false)
  })

  it('is used up to the paisa, whatever the parts', () => {
    const first = partOfAdvance(advance, '333.33')
    const second = partOfAdvance({ ...advance, used: [first] }, '333.33')
    const third = partOfAdvance({ ...advance, used: [first, second] }, '333.34')
    for (const name of ['amount', 'taxableValue', 'cgst', 'sgst'] as const)
      expect(Decimal.sum([first, second, third].map((part) => part[name])).toFixed(2)).toBe(advance[name])
    expect(restOfAdvance({ ...advance, used: [first, second, third] }).isZero()).toBe(true)
  })

  it('is posted as owed and as held until it is set off, and balances', () => {
    expect(entriesOfAdvance(advance, true)).toEqual([
      { account: 'taxOnAdvances', debit: '152.54' },
      { account: 'cgst', credit: '76.27' },
      { account: 'sgst', credit: '76.27' },
    ])
    expect(entriesOfAdvance(taxInside('500', '0', 'INTER'), true)).toEqual([])
  })
})

describe('what is set off', () => {
  const of = (...pairs: [number, string][]) => pairs.map(([documentId, amount]) => ({ documentId, amount }))

  it('is what was no advance neither at the receipt nor now', () => {
    // 300 of 1000 settled document 1 at once.
    const direct = of([1, '300.00'])
    const used = (...now: [number, string][]) => setOffs({ direct, now: of(...now) }, Decimal.of('300'))
    expect(used([1, '300.00'], [2, '200.00'])).toEqual(of([1, '0.00'], [2, '200.00']))
    expect(used([1, '350.00'])).toEqual(of([1, '50.00']))
    expect(used([1, '100.00'], [2, '250.00'])).toEqual(of([1, '0.00'], [2, '50.00']))
  })
})
