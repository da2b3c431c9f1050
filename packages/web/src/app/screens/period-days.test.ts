import { expect, it } from 'vitest'
import { daysOf } from './period-days.ts'

const custom = (from: string, to: string) => daysOf({ period: 'Custom', from, to })

it('asks for the days of an address, and not for an end that is before the beginning', () => {
  expect(custom('2026-05-01', '2026-05-10')).toEqual({ from: '2026-05-01', to: '2026-05-10' })
  expect(custom('2026-05-01', '2026-05-01')).toEqual({ from: '2026-05-01', to: '2026-05-01' })
  expect(custom('2026-05-10', '2026-05-01')).toEqual({ from: '2026-05-10', to: '' })
  expect(custom('', '2026-05-01')).toEqual({ from: '', to: '2026-05-01' })
})
