import { describe, expect, test } from 'vitest'
import { addPeriods } from '../cal/period.ts'
import { filingRecord, filingScore } from './filing-record.ts'
import type { KnownFiling } from './filing-record.ts'

const monthly = { frequency: 'Monthly', stateCode: '27' } as const
const day = '2026-11-20'
const months = Array.from({ length: 12 }, (_, back) => addPeriods('102026', -back))

/** All of a year on time, but what is given. */
const year = (but: Readonly<Record<string, string | undefined>> = {}): KnownFiling[] =>
  months.flatMap((returnPeriod) =>
    (['GSTR1', 'GSTR3B'] as const).flatMap((form) => {
      const key = `${form} ${returnPeriod}`
      const next = addPeriods(returnPeriod, 1)
      const onTime = `${next.slice(2)}-${next.slice(0, 2)}-10`
      const filedOn = key in but ? but[key] : onTime
      return filedOn === undefined ? [] : [{ form, returnPeriod, filedOn }]
    }),
  )

describe('the record of a monthly filer', () => {
  test('has what fell due within a year, the newest first', () => {
    const record = filingRecord([], monthly, day)
    // GSTR-3B of October is due on the 20th itself: not late yet.
    expect(record.slice(0, 3)).toEqual([
      { form: 'GSTR1', returnPeriod: '102026', dueOn: '2026-11-11', daysLate: 9 },
      { form: 'GSTR1', returnPeriod: '092026', dueOn: '2026-10-11', daysLate: 40 },
      { form: 'GSTR3B', returnPeriod: '092026', dueOn: '2026-10-20', daysLate: 31 },
    ])
    expect([record.length, record.at(-1)!.returnPeriod]).toEqual([23, '112025'])
  })
  test('has what is filed before it is due', () => {
    const filed = { form: 'GSTR3B', returnPeriod: '102026', filedOn: '2026-11-18' } as const
    expect(filingRecord([filed], monthly, day)[1]).toEqual({ ...filed, dueOn: '2026-11-20', daysLate: 0 })
  })
})

test('a quarterly filer has its quarters: GSTR-1 on the 13th, GSTR-3B by its group of states', () => {
  const record = filingRecord([], { frequency: 'Quarterly', stateCode: '07' }, day)
  expect(record.map(({ form, returnPeriod }) => `${form} ${returnPeriod}`)).toEqual([
    'GSTR1 092026',
    'GSTR3B 092026',
    'GSTR1 062026',
    'GSTR3B 062026',
    'GSTR1 032026',
    'GSTR3B 032026',
    'GSTR1 122025',
    'GSTR3B 122025',
  ])
  expect(record.slice(0, 2).map(({ dueOn }) => dueOn)).toEqual(['2026-10-13', '2026-10-24'])
})

test.each([
  ['all on time', year(), 100],
  ['nothing filed', [], 0],
  // GSTR-1: 11 of 12 at 100 and one 10 days late at 80 = 98.33; GSTR-3B of October is filed too: 100.
  ['one GSTR-1 ten days late', year({ 'GSTR1 092026': '2026-10-21' }), 99],
  // GSTR-3B: 6 of 12 = 50; 60 + 20.
  [
    'half of GSTR-3B not filed',
    year(Object.fromEntries(months.slice(6).map((period) => [`GSTR3B ${period}`, undefined]))),
    80,
  ],
  // 60 days late is worth nothing: 11 of 12 of GSTR-1 = 91.67; 55 + 40.
  ['one GSTR-1 sixty days late', year({ 'GSTR1 052026': '2026-08-10' }), 95],
])('the score of %s', (_what, filings, score) => {
  expect(filingScore(filingRecord(filings, monthly, day))).toBe(score)
})

test('nothing due, no score', () => {
  expect(filingScore([])).toBeUndefined()
})
