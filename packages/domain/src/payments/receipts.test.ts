import { expect, test } from 'vitest'
import { Decimal } from '../num/decimal.ts'
import { splitReceived } from './receipts.ts'

const of = (amount: string, tds = '0', charges = '0') => ({
  amount: Decimal.of(amount),
  tdsDeducted: Decimal.of(tds),
  bankCharges: Decimal.of(charges),
  homeId: 1,
})
const bills = (...parts: readonly (readonly [number, string])[]) =>
  parts.map(([entityId, amount]) => ({ entityId, amount: Decimal.of(amount) }))
const shown = (receipts: ReturnType<typeof splitReceived>) =>
  receipts.map(({ entityId, amount, tdsDeducted, bankCharges }) =>
    [entityId, amount.toFixed(2), tdsDeducted.toFixed(2), bankCharges.toFixed(2)].join(' '),
  )

test('bills of two GSTINs make two receipts, and the rest is an advance of the home GSTIN', () => {
  const split = splitReceived(of('350000'), bills([1, '14266'], [2, '239215'], [2, '68033']))
  expect(shown(split)).toEqual(['1 42752.00 0.00 0.00', '2 307248.00 0.00 0.00'])
})

test('a home GSTIN that nothing is left for gets no receipt', () => {
  expect(shown(splitReceived(of('100'), bills([2, '100'])))).toEqual(['2 100.00 0.00 0.00'])
})

test('tax kept back and charges follow the money and add up to the paisa', () => {
  const split = splitReceived(of('99.99', '10.01', '0.05'), bills([2, '55'], [3, '33.33'], [1, '21.67']))
  const sum = (pick: (one: (typeof split)[number]) => Decimal) => Decimal.sum(split.map(pick)).toFixed(2)
  expect(sum(({ amount }) => amount)).toBe('99.99')
  expect(sum(({ tdsDeducted }) => tdsDeducted)).toBe('10.01')
  expect(sum(({ bankCharges }) => bankCharges)).toBe('0.05')
  expect(split.map(({ amount, tdsDeducted }) => amount.add(tdsDeducted).toFixed(2))).toEqual([
    '21.67',
    '55.00',
    '33.33',
  ])
})

test('GST that was kept back goes with the bills that bear its heads', () => {
  const gst = {
    taxableValue: Decimal.of('200000'),
    igst: Decimal.of('2000'),
    cgst: Decimal.of('1000'),
    sgst: Decimal.of('1000'),
  }
  const split = splitReceived({ ...of('232000'), gst }, [
    { entityId: 1, amount: Decimal.of('118000') },
    { entityId: 2, amount: Decimal.of('118000'), isInterState: true },
  ])
  expect(shown(split)).toEqual(['1 116000.00 0.00 0.00', '2 116000.00 0.00 0.00'])
  expect(
    split.map((one) => [one.gst!.taxableValue, one.gst!.igst, one.gst!.cgst, one.gst!.sgst].join(' ')),
  ).toEqual(['100000.00 0.00 1000.00 1000.00', '100000.00 2000.00 0.00 0.00'])
  // Of an advance it is with the GSTIN that keeps it.
  const advance = splitReceived(
    { ...of('980'), gst: { ...gst, igst: Decimal.of('20'), cgst: Decimal.zero, sgst: Decimal.zero } },
    [],
  )
  expect([advance[0]!.amount.toFixed(2), advance[0]!.gst!.igst.toFixed(2)]).toEqual(['980.00', '20.00'])
})

test('a payment that settles nothing is one advance', () => {
  expect(shown(splitReceived(of('10'), []))).toEqual(['1 10.00 0.00 0.00'])
})
