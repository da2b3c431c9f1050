import { describe, expect, it } from 'vitest'
import { dueReturn, returnsOf } from './calendar.ts'
import type { Filer } from './calendar.ts'

const monthly: Filer = { taxpayerType: 'REG', stateCode: '27', frequency: 'Monthly', turnover: null }
const quarterly: Filer = { ...monthly, frequency: 'Quarterly' }

describe('last days', () => {
  it.each([
    ['GSTR1', '102026', monthly, '2026-11-11'],
    ['GSTR1', '122026', quarterly, '2027-01-13'],
    ['IFF', '102026', quarterly, '2026-11-13'],
    ['GSTR3B', '102026', monthly, '2026-11-20'],
    ['GSTR3B', '122026', quarterly, '2027-01-22'],
    ['GSTR3B', '122026', { ...quarterly, stateCode: '07' }, '2027-01-24'],
    // Its last days are those of GSTR-3B, moved ones too.
    ['GSTR1A', '102026', monthly, '2026-11-20'],
    ['GSTR1A', '122026', { ...quarterly, stateCode: '07' }, '2027-01-24'],
    ['GSTR1A', '092025', monthly, '2025-10-25'],
    ['PMT06', '102026', quarterly, '2026-11-25'],
    ['GSTR9', '032026', monthly, '2026-12-31'],
    ['GSTR4', '032026', { ...monthly, taxpayerType: 'COM' }, '2026-06-30'],
    ['CMP08', '092026', { ...monthly, taxpayerType: 'COM' }, '2026-10-18'],
    ['GSTR7', '102026', { ...monthly, taxpayerType: 'TDS' }, '2026-11-10'],
    // By half-years above five crore, else once a year.
    ['ITC04', '092026', { ...monthly, turnover: '50000001' }, '2026-10-25'],
    ['ITC04', '032027', { ...monthly, turnover: '50000001' }, '2027-04-25'],
    ['ITC04', '032027', monthly, '2027-04-25'],
    // Moved by a notification.
    ['GSTR3B', '092025', monthly, '2025-10-25'],
    ['GSTR1', '122024', monthly, '2025-01-13'],
    ['GSTR1', '122024', quarterly, '2025-01-15'],
    ['GSTR3B', '122024', quarterly, '2025-01-24'],
    ['GSTR3B', '122024', { ...quarterly, stateCode: '07' }, '2025-01-26'],
  ] as const)('%s of %s', (form, period, filer, due) => {
    expect(dueReturn(form, period, filer).dueOn).toBe(due)
  })

  it('names the notification that moved one', () => {
    expect(dueReturn('GSTR3B', '092025', monthly).extendedBy).toContain('17/2025')
    expect(dueReturn('GSTR3B', '102025', monthly).extendedBy).toBeUndefined()
  })
})

describe('the returns of a year', () => {
  const count = (filer: Filer) => {
    const counts: Record<string, number> = {}
    for (const { form } of returnsOf(filer, '2026-27')) counts[form] = (counts[form] ?? 0) + 1
    return counts
  }
  it.each([
    ['monthly', monthly, { GSTR1: 12, GSTR3B: 12, ITC04: 1, GSTR9: 1 }],
    [
      'above five crore',
      { ...monthly, turnover: '50000001' },
      { GSTR1: 12, GSTR3B: 12, ITC04: 2, GSTR9: 1, GSTR9C: 1 },
    ],
    ['quarterly', quarterly, { IFF: 8, GSTR1: 4, PMT06: 8, GSTR3B: 4, ITC04: 1, GSTR9: 1 }],
    ['composition', { ...monthly, taxpayerType: 'COM' }, { CMP08: 4, GSTR4: 1 }],
    ['distributor', { ...monthly, taxpayerType: 'ISD' }, { GSTR6: 12 }],
    ['embassy', { ...monthly, taxpayerType: 'EMB' }, {}],
  ] as const)('%s', (_, filer, wanted) => {
    expect(count(filer)).toEqual(wanted)
  })

  it('has what is due first in front', () => {
    const days = returnsOf(quarterly, '2026-27').map(({ dueOn }) => dueOn)
    expect(days).toEqual(days.toSorted())
  })
})
