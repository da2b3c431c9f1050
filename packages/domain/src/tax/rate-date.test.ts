import { expect, it } from 'vitest'
import { rateDateOf } from './rate-date.ts'

const before = '2025-09-10'
const after = '2025-10-05'

it.each<[clause: string, supplied: string, invoice: string, paid: string, earlier: boolean]>([
  ['s.14(a)(i)', before, after, after, false],
  ['s.14(a)(ii)', before, before, after, true],
  ['s.14(a)(iii)', before, after, before, true],
  ['s.14(b)(i)', after, before, after, false],
  ['s.14(b)(ii)', after, before, before, true],
  ['s.14(b)(iii)', after, after, before, false],
])('%s', (_clause, suppliedOn, invoice, paidOn, earlier) => {
  expect(rateDateOf(invoice, { suppliedOn, paidOn }) < '2025-09-22').toBe(earlier)
})

it('takes the day of the invoice for what is not given', () => {
  expect(rateDateOf(after)).toBe(after)
  expect(rateDateOf(after, { paidOn: before })).toBe(after)
})
