import type { CalendarDate } from '@bahi/domain/cal/date.ts'

export interface CessRate {
  readonly rate: string
  readonly since: CalendarDate
  readonly until?: CalendarDate
  readonly source: string
}

const start = '2017-07-01'
const general = '2025-09-21'
const tobacco = '2026-01-31'
const ended = 'Notification 1/2017-Compensation Cess (Rate); ended by 2/2025-Compensation Cess (Rate)'
const smoking = 'Notification 1/2017-Compensation Cess (Rate) as amended: tobacco, to 31 January 2026'

/** Compensation cess in per cent of the value. Only nought is left; the others represent notes to older supplies. */
export const cessRates: readonly CessRate[] = [
  { rate: '0', since: start, source: 'Goods without cess' },
  ...['1', '3', '12', '15', '17', '20', '21', '22'].map((rate) => ({
    rate,
    since: start,
    until: general,
    source: ended,
  })),
  { rate: '5', since: start, until: tobacco, source: smoking },
  { rate: '36', since: start, until: tobacco, source: smoking },
]

/** Compensation cess in rupees per unit: a tonne of coal, a thousand cigarettes. */
export const cessPerUnitRates: readonly CessRate[] = [
  { rate: '0', since: start, source: 'Goods without cess' },
  { rate: '400', since: start, until: general, source: `${ended}: coal, per tonne` },
  ...['2076', '2747', '3668', '4170'].map((rate) => ({
    rate,
    since: '2017-07-18',
    until: tobacco,
    source: 'Notification 3/2017-Compensation Cess (Rate): cigarettes, per thousand',
  })),
]

/** Cess of a state: Kerala's flood cess is the only one there has been. */
export const stateCessRates: readonly CessRate[] = [
  { rate: '0', since: start, source: 'No state cess' },
  {
    rate: '0.25',
    since: '2019-08-01',
    until: '2021-07-31',
    source: 'Kerala Finance Act 2019, s.14: goods of schedule V',
  },
  {
    rate: '1',
    since: '2019-08-01',
    until: '2021-07-31',
    source: 'Kerala Finance Act 2019, s.14: other goods and services',
  },
]
