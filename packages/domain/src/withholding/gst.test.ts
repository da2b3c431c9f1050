import { describe, expect, it } from 'vitest'
import { Decimal } from '../num/decimal.ts'
import { gstOf, gstOfMoney, gstRateOn, gstSectionOf, isGstDeductible } from './gst.ts'
import type { GstComputed } from './gst.ts'

const shown = ({ taxableValue, igst, cgst, sgst }: GstComputed) =>
  [taxableValue, igst, cgst, sgst].map((one) => one.toFixed(2)).join(' ')
/** Of 1,00,000 with 18 % GST, nothing paid yet. */
const invoice = {
  documentId: 1,
  balance: '118000',
  owed: '118000',
  taxedValue: '100000',
  isInterState: false,
}
const two = Decimal.of('2')

describe('GST that customers keep back', () => {
  it('has the rate of its day', () => {
    expect(gstRateOn('51', '2026-11-20')?.toString()).toBe('2')
    expect(gstRateOn('51', '2018-09-30')).toBeUndefined()
    expect(gstRateOn('52', '2024-07-09')?.toString()).toBe('1')
    expect(gstRateOn('52', '2024-07-10')?.toString()).toBe('0.5')
  })

  it('is of those who are registered to deduct or collect', () => {
    expect(['TDS', 'TCS', 'REG', null].map(gstSectionOf)).toEqual(['51', '52', undefined, undefined])
  })

  it('is deducted above the limit of the contract, and not where the customer alone is of another State', () => {
    const of = (contractValue: string, more: object = {}) =>
      isGstDeductible('51', '2026-11-20', { contractValue, isInterState: false, isOfOurState: true, ...more })
    expect(of('250000')).toBe(false)
    expect(of('250000.01')).toBe(true)
    expect(of('300000', { isOfOurState: false })).toBe(false)
    expect(of('300000', { isOfOurState: false, isInterState: true })).toBe(true)
    expect(
      isGstDeductible('52', '2026-11-20', { contractValue: '1', isInterState: false, isOfOurState: false }),
    ).toBe(true)
  })

  it('is computed on the value without GST, half and half within the State', () => {
    expect(shown(gstOf(invoice, Decimal.of('118000'), two))).toBe('100000.00 0.00 1000.00 1000.00')
    expect(shown(gstOf({ ...invoice, isInterState: true }, Decimal.of('59000'), two))).toBe(
      '50000.00 1000.00 0.00 0.00',
    )
  })

  it('is found from the money that came in', () => {
    expect(shown(gstOfMoney(Decimal.of('116000'), [invoice], two))).toBe('100000.00 0.00 1000.00 1000.00')
    expect(shown(gstOfMoney(Decimal.of('58000'), [invoice], two))).toBe('50000.00 0.00 500.00 500.00')
    const other = { ...invoice, documentId: 2, isInterState: true }
    expect(shown(gstOfMoney(Decimal.of('174000'), [invoice, other], two))).toBe(
      '150000.00 1000.00 1000.00 1000.00',
    )
    // What is over is an advance, of which nothing is computed.
    expect(shown(gstOfMoney(Decimal.of('200000'), [invoice], two))).toBe('100000.00 0.00 1000.00 1000.00')
  })

  it('is nothing of a supply without tax', () => {
    expect(shown(gstOfMoney(Decimal.of('500'), [{ ...invoice, taxedValue: '0' }], two))).toBe(
      '0.00 0.00 0.00 0.00',
    )
  })
})
