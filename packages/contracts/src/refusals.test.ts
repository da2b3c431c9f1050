import { describe, expect, it } from 'vitest'
import { errors } from './errors.ts'
import { issueCodes } from './issues.ts'
import { portalRefusalCode, refusalCodeOf, refusalCodes } from './refusals.ts'
import { texts } from './texts/index.ts'

/** What only rows of a list say, beside an action of theirs. */
const ofRows = /^eWayBill\.refused\.(cancelled|cancelLate|exists|notInWindow)$/
const reasons = Object.keys(texts).filter(
  (key) =>
    /^(action\.reason|eInvoice\.refused|eInvoice\.reason|eWayBill\.refused|consolidated\.refused)\./.test(
      key,
    ) && !ofRows.test(key),
)

describe('codes of refused actions', () => {
  it('have one meaning each, and none of another table', () => {
    const codes = Object.values(refusalCodes)
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
    const others = [...Object.values(errors).map(({ code }) => code), ...Object.values(issueCodes)]
    expect(codes.filter((code) => others.includes(code))).toEqual([])
  })
  it('are four capitals and four digits', () => {
    expect(Object.values(refusalCodes).filter((code) => !/^[A-Z]{4}\d{4}$/.test(code))).toEqual([])
    expect([portalRefusalCode('312'), portalRefusalCode('2230')]).toEqual(['EWBP0312', 'EWBP2230'])
  })
  it('exist for each text that gives a reason, and each has its text', () => {
    expect(reasons.length).toBeGreaterThan(40)
    expect(reasons.filter((key) => refusalCodeOf(key) === undefined)).toEqual([])
    expect(Object.keys(refusalCodes).filter((key) => !(key in texts))).toEqual([])
  })
})
