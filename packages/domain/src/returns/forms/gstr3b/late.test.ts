import { describe, expect, it } from 'vitest'
import { interestOf, lateFeeOf } from './late.ts'
import { noRupees } from './set-off.ts'

describe('interest on tax paid late in cash', () => {
  it.each([
    ['eighteen days', 21_392n, '2025-12-20', '2026-01-07', 190n],
    ['on the last day', 21_392n, '2025-12-20', '2025-12-20', 0n],
    ['before it', 21_392n, '2025-12-20', '2025-12-11', 0n],
    ['a year', 100_000n, '2025-12-20', '2026-12-20', 18_000n],
  ] as const)('%s', (_, cash, due, filed, interest) => {
    expect(interestOf({ ...noRupees, cgst: cash }, due, filed).cgst).toBe(interest)
  })

  it('does not run on what the cash ledger kept from the last day on', () => {
    const cash = { ...noRupees, igst: 1000n }
    expect(interestOf(cash, '2026-02-20', '2027-02-20', { ...noRupees, igst: 400n }).igst).toBe(108n)
    expect(interestOf(cash, '2026-02-20', '2027-02-20', { ...noRupees, igst: 4000n }).igst).toBe(0n)
  })
})

describe('late fee', () => {
  it.each([
    ['25 and 25 a day', '2025-12-20', '2026-01-07', false, '30000000', 450n],
    ['10 and 10 of a nil return', '2025-12-20', '2026-01-07', true, '30000000', 180n],
    ['in time', '2025-12-20', '2025-12-20', false, null, 0n],
    ['500 at most of a nil return', '2025-12-20', '2026-11-20', true, null, 250n],
    ['2,000 up to 1.5 crore', '2025-12-20', '2026-11-20', false, '15000000', 1000n],
    ['5,000 up to 5 crore', '2025-12-20', '2026-11-20', false, '15000001', 2500n],
    ['10,000 above', '2025-12-20', '2026-11-20', false, '50000001', 5000n],
    ['10,000 where the turnover is not known', '2025-12-20', '2026-11-20', false, null, 5000n],
    ['before the reduced fee', '2017-12-20', '2017-12-22', false, null, 200n],
  ] as const)('%s', (_, due, filed, isNil, turnover, half) => {
    expect(lateFeeOf(due, filed, { isNil, turnover })).toEqual({ cgst: half, sgst: half })
  })
})
