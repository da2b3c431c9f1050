import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterSetOff,
  noRupees,
  payableOf,
  pays,
  proposeSetOff,
  setOffFaults,
  utilisationNames,
} from './set-off.ts'
import type { Rupees, Utilisation } from './set-off.ts'

const of = (igst: number, cgst: number, sgst: number, cess = 0): Rupees => ({
  igst: BigInt(igst),
  cgst: BigInt(cgst),
  sgst: BigInt(sgst),
  cess: BigInt(cess),
})
const numbers = (rupees: Rupees) => [rupees.igst, rupees.cgst, rupees.sgst].map(Number)

type Heads = readonly [igst: number, cgst: number, sgst: number]

describe('examples of the set-off', () => {
  it.each([
    ['1', [1000, 600, 600], [1500, 400, 300], [0, 0, 0], [0, 0, 0]],
    ['2', [900, 500, 500], [200, 900, 400], [300, 0, 100], [0, 0, 0]],
    ['3', [100, 800, 800], [1000, 900, 900], [0, 0, 0], [0, 550, 550]],
    ['4', [0, 100, 100], [500, 0, 0], [0, 0, 0], [300, 0, 0]],
    ['5', [225123, 57942, 57942], [167800, 36550, 36050], [57323, 21392, 21892], [0, 0, 0]],
  ] as const)('%s', (_, tax, credit, cash, closing) => {
    const payable = { tax: of(...(tax as Heads)), credit: of(...(credit as Heads)) }
    const used = proposeSetOff(payable)
    const after = afterSetOff(payable, used)
    expect([numbers(after.cash), numbers(after.closingCredit)]).toEqual([cash, closing])
  })

  it('pays cess with credit of cess alone', () => {
    const payable = { tax: of(0, 0, 0, 50), credit: of(900, 0, 0, 20) }
    expect(proposeSetOff(payable).cs_pdcs).toBe(20n)
    expect(afterSetOff(payable, proposeSetOff(payable)).cash.cess).toBe(30n)
  })

  it('carries tax below zero to the next return and takes it from that', () => {
    const heads = (igst: string) => ({ igst, cgst: '0', sgst: '0', cess: '0' })
    const common = { reverseCharge: heads('0'), netCredit: heads('0'), openingCredit: heads('0') }
    const before = payableOf({ ...common, tax: heads('-120.40'), broughtNegative: heads('0') })
    expect([before.tax.igst, before.carriedOn.igst]).toEqual([0n, 120n])
    const next = payableOf({ ...common, tax: heads('500'), broughtNegative: heads('120') })
    expect([next.tax.igst, next.carriedOn.igst]).toEqual([380n, 0n])
  })

  it('owes credit that is below zero', () => {
    const heads = (cgst: string) => ({ igst: '0', cgst, sgst: '0', cess: '0' })
    const payable = payableOf({
      tax: heads('100'),
      reverseCharge: heads('0'),
      netCredit: heads('-80.00'),
      openingCredit: heads('30'),
      broughtNegative: heads('0'),
    })
    expect([payable.tax.cgst, payable.credit.cgst]).toEqual([150n, 0n])
  })
})

describe('what the law does not allow', () => {
  const payable = { tax: of(100, 100, 100), credit: of(150, 80, 80) }
  const good = proposeSetOff(payable)
  const faults = (change: Partial<Utilisation>, anyOrder = true) =>
    setOffFaults(payable, { ...good, ...change }, { anyOrder }).map(({ name, why }) => `${name} ${why}`)
  it.each([
    ['nothing is wrong with the proposal', {}, []],
    ['below zero', { c_pdc: -1n }, ['c_pdc negative']],
    ['above the tax', { i_pdi: 150n, c_pdi: 0n, s_pdi: 0n }, ['i_pdi aboveTax']],
    ['above the credit', { c_pdc: 81n, c_pdi: 0n }, ['c_pdc aboveCredit']],
    ['credit of integrated tax left over', { c_pdi: 0n }, ['c_pdi igstFirst']],
    ['integrated tax is paid by others first', { i_pdi: 60n, i_pdc: 20n, c_pdc: 60n }, ['i_pdi igstFirst']],
  ] as const)('%s', (_, change, wanted) => {
    expect(faults(change)).toEqual(wanted)
  })

  it('used State tax credit after central tax credit until January 2026', () => {
    const both = { tax: of(50, 0, 0), credit: of(0, 60, 60) }
    const used = { ...proposeSetOff(both), i_pdc: 0n, i_pds: 50n }
    expect(setOffFaults(both, used, { anyOrder: false })).toMatchObject([{ why: 'centralFirst' }])
    expect(setOffFaults(both, used, { anyOrder: true })).toEqual([])
  })
})

describe('any month', () => {
  const small = fc.integer({ min: 0, max: 4 })
  const heads = fc.tuple(small, small, small).map(([i, c, s]) => of(i, c, s))

  it('takes the least cash of all lawful set-offs, and is lawful', () => {
    fc.assert(
      fc.property(heads, heads, (tax, credit) => {
        const payable = { tax, credit }
        const used = proposeSetOff(payable)
        expect(setOffFaults(payable, used, { anyOrder: false })).toEqual([])
        expect(sum(afterSetOff(payable, used).cash)).toBe(leastCash(payable))
      }),
      { numRuns: 400 },
    )
  })

  const large = fc.bigInt({ min: 0n, max: 10n ** 13n })
  const anyHeads = fc.record({ igst: large, cgst: large, sgst: large, cess: large })
  it('is never negative, and never more than is owed or there', () => {
    fc.assert(
      fc.property(anyHeads, anyHeads, (tax, credit) => {
        const payable = { tax, credit }
        const used = proposeSetOff(payable)
        for (const name of utilisationNames) expect(used[name] >= 0n).toBe(true)
        const { cash, closingCredit } = afterSetOff(payable, used)
        for (const left of [...Object.values(cash), ...Object.values(closingCredit)])
          expect(left >= 0n).toBe(true)
        expect(setOffFaults(payable, used, { anyOrder: true })).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

const sum = ({ igst, cgst, sgst, cess }: Rupees) => igst + cgst + sgst + cess

/** Every whole-rupee set-off that the rules allow is tried. */
function leastCash(payable: { readonly tax: Rupees; readonly credit: Rupees }): bigint {
  const names = utilisationNames.filter((name) => name !== 'cs_pdcs')
  let least = sum(payable.tax)
  const used = Object.fromEntries(utilisationNames.map((name) => [name, 0n])) as Record<
    (typeof utilisationNames)[number],
    bigint
  >
  const walk = (index: number, tax: Rupees, credit: Rupees): void => {
    const name = names[index]
    if (!name) {
      if (sum(tax) < least && setOffFaults(payable, used, { anyOrder: true }).length === 0) least = sum(tax)
      return
    }
    const { tax: owed, credit: from } = pays[name]
    const most = tax[owed] < credit[from] ? tax[owed] : credit[from]
    for (let amount = 0n; amount <= most; amount += 1n) {
      used[name] = amount
      walk(index + 1, { ...tax, [owed]: tax[owed] - amount }, { ...credit, [from]: credit[from] - amount })
    }
    used[name] = 0n
  }
  walk(0, { ...noRupees, ...payable.tax }, payable.credit)
  return least
}
