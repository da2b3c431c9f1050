import type { CalendarDate } from '../cal/date.ts'
import { Decimal } from '../num/decimal.ts'

/** A rate of GST (integrated, or central and state together) in per cent, and the days on which it may be charged. */
export interface GstRate {
  readonly rate: string
  readonly since: CalendarDate
  /** Last day; absent: still in force. A note to an older supply keeps the rate of that supply (CGST Act s.34). */
  readonly until?: CalendarDate
  /** Heads of the HSN codes to which the rate is limited; absent: to none. */
  readonly goods?: readonly string[]
  readonly source: string
}

const start = '2017-07-01'
const restructured = 'Notification 9/2025-Central Tax (Rate): slabs from 22 September 2025'

/** Slabs the portal accepts, ascending. Users add others of their own. */
export const gstRates: readonly GstRate[] = [
  { rate: '0', since: start, source: 'CGST Act s.11 and IGST Act s.16: nil and zero rate' },
  {
    rate: '0.1',
    since: '2017-10-23',
    source: 'Notifications 40/2017-CT(R), 41/2017-IT(R): merchant exporters',
  },
  { rate: '0.25', since: start, source: 'Notification 1/2017-CT(R), schedule VI: rough precious stones' },
  { rate: '1', since: '2019-04-01', source: 'Notification 3/2019-CT(R): affordable housing' },
  { rate: '1.5', since: '2022-07-18', source: 'Notification 6/2022-CT(R): cut and polished diamonds' },
  { rate: '3', since: start, source: 'Notification 1/2017-CT(R), schedule V: precious metals' },
  { rate: '5', since: start, source: 'Notification 1/2017-CT(R), schedule I; kept by 9/2025-CT(R)' },
  { rate: '6', since: '2022-04-01', source: 'Notification 2/2022-CT(R): bricks without input tax credit' },
  { rate: '7.5', since: '2019-04-01', source: 'Notification 3/2019-CT(R): other residential apartments' },
  { rate: '12', since: start, until: '2025-09-21', source: restructured },
  {
    rate: '12',
    since: '2025-09-22',
    goods: ['6815', '69010010', '69041000', '69051000'],
    source: 'Notifications 14/2025-CT(R) and 14/2025-IT(R): bricks, fly ash bricks and roofing tiles',
  },
  { rate: '18', since: start, source: 'Notification 1/2017-CT(R), schedule III; kept by 9/2025-CT(R)' },
  { rate: '28', since: start, until: '2025-09-21', source: restructured },
  {
    rate: '28',
    since: '2025-09-22',
    until: '2026-01-31',
    goods: ['24', '21069020'],
    source: `${restructured}; tobacco and pan masala kept 28% until 31 January 2026`,
  },
  { rate: '40', since: '2025-09-22', source: restructured },
]

/** What most supplies are charged since 22 September 2025; source: Notification 9/2025-Central Tax (Rate). */
export const standardRates: readonly string[] = ['0', '5', '18', '40']

/**
 * The slabs of a day, ascending.
 *
 * @example
 * ratesOn('2026-11-20') // '0', '0.1', '0.25', '1', '1.5', '3', '5', '6', '7.5', '18', '40'
 */
export function ratesOn(date: CalendarDate): string[] {
  const known = cache.get(date)
  if (known) return known
  const rates = gstRates.filter((row) => !row.goods && isInForce(row, date)).map((row) => row.rate)
  if (cache.size > 5000) cache.clear()
  cache.set(date, rates)
  return rates
}

/**
 * True where the rate may be charged on that day: a slab in force, one of the user's own rates, or a rate that the law
 * keeps for goods of this code.
 *
 * @example
 * isRateLawful('12.00', '2026-11-20') // false: ended on 21 September 2025
 * isRateLawful('12.00', '2026-11-20', [], '69041000') // true: building bricks
 */
export function isRateLawful(
  rate: string,
  date: CalendarDate,
  ownRates: readonly string[] = [],
  hsn?: string | null,
): boolean {
  const lawful = ratesOn(date)
  if (lawful.includes(rate) || ownRates.includes(rate)) return true
  if (!Decimal.isValid(rate)) return false
  const plain = Decimal.of(rate).toPlain()
  return (
    lawful.includes(plain) ||
    ownRates.some((own) => Decimal.of(own).eq(rate)) ||
    gstRates.some((row) => row.rate === plain && isInForce(row, date) && isFor(row, hsn))
  )
}

const isInForce = ({ since, until }: GstRate, date: CalendarDate) => since <= date && date <= (until ?? date)

/** A code of four digits is enough for goods that the law names with eight. */
const isFor = ({ goods }: GstRate, hsn: string | null | undefined) =>
  !goods ||
  (hsn != null && goods.some((head) => hsn.startsWith(head) || (hsn.length >= 4 && head.startsWith(hsn))))

/** The slab with that rate, so that a message can say from when until when it was in force: for all goods, if it was. */
export function gstRateOf(rate: string): GstRate | undefined {
  return Decimal.isValid(rate) ? gstRates.find((row) => Decimal.of(row.rate).eq(rate)) : undefined
}

const cache = new Map<CalendarDate, string[]>()
