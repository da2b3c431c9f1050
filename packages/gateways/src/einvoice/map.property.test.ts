import { readFileSync } from 'node:fs'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { expect, test } from 'vitest'
import { preCheck } from './check.ts'
import { factsOfCases } from './golden.fixture.ts'
import type { EinvoiceSource, SourceLine } from './source.ts'

const file = new URL('./golden/sources/01-b2b-intra.json', import.meta.url)
const base = JSON.parse(readFileSync(file, 'utf8')) as EinvoiceSource

/** Mulberry32: the same documents in every run. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const rates = ['0', '0.25', '3', '5', '18', '40']

/** A line as the product computes it: exact, each amount rounded once. */
function lineOf(next: () => number, lineNumber: number, isLocal: boolean): SourceLine {
  const quantity = Decimal.make(BigInt(1 + Math.floor(next() * 999_999)), 3)
  const unitPrice = Decimal.make(BigInt(1 + Math.floor(next() * 99_999_999)), 3)
  const gross = quantity.mul(unitPrice).round(2)
  const discount = gross.mul(String(Math.floor(next() * 30))).div(100, 2)
  const taxable = gross.sub(discount)
  const taxRate = rates[Math.floor(next() * rates.length)]!
  const half = taxable.mul(taxRate).div(200, 2).toString()
  const whole = taxable.mul(taxRate).div(100, 2).toString()
  return {
    lineNumber,
    description: 'Steel loom reed',
    supply: 'Goods',
    hsn: '84484290',
    quantity: quantity.toString(),
    uqc: 'NOS',
    unitPrice: unitPrice.toString(),
    gross: gross.toString(),
    discount: discount.toString(),
    taxableValue: taxable.toString(),
    taxRate,
    ...(isLocal ? { cgst: half, sgst: half } : { igst: whole }),
    ...(next() < 0.2 ? { otherCharges: '12.34' } : {}),
  }
}

test('400 documents, computed exactly, need no tolerance of the portal', () => {
  const next = chance(20_251_120)
  for (let round = 0; round < 400; round += 1) {
    const isLocal = next() < 0.5
    const lines = Array.from({ length: 1 + Math.floor(next() * 12) }, (_, at) =>
      lineOf(next, at + 1, isLocal),
    )
    const exact = Decimal.sum(
      lines.flatMap(({ taxableValue, cgst = '0', sgst = '0', igst = '0', otherCharges = '0' }) => [
        taxableValue,
        cgst,
        sgst,
        igst,
        otherCharges,
      ]),
    )
    const total = exact.round(0)
    const { payload, issues } = preCheck(
      {
        ...base,
        placeOfSupply: isLocal ? '29' : '33',
        lines,
        totals: { roundOff: total.sub(exact).toFixed(2), total: total.toFixed(2) },
      },
      factsOfCases,
    )
    expect([round, issues]).toEqual([round, []])
    // Sums to the paisa, not only within the tolerance.
    const paise = payload.ItemList.reduce((sum, { TotItemVal }) => sum + Math.round(TotItemVal * 100), 0)
    expect(paise + Math.round((payload.ValDtls.RndOffAmt ?? 0) * 100)).toBe(
      Math.round(payload.ValDtls.TotInvVal * 100),
    )
  }
})

test('a rupee and a half too much in any one amount is found', () => {
  const next = chance(7)
  const line = lineOf(next, 1, true)
  const total = Decimal.sum([line.taxableValue, line.cgst ?? '0', line.sgst ?? '0', line.otherCharges ?? '0'])
  const fields = ['gross', 'taxableValue', 'cgst', 'sgst'] as const
  for (const field of fields) {
    const wrong = {
      ...line,
      [field]: Decimal.of(line[field] ?? '0')
        .add('2.01')
        .toString(),
    }
    const { issues } = preCheck(
      { ...base, lines: [wrong], totals: { total: total.toFixed(2) } },
      factsOfCases,
    )
    expect([field, issues.length > 0]).toEqual([field, true])
  }
})
