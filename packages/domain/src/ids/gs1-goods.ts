import type { CalendarDate } from '../cal/date.ts'
import { Decimal } from '../num/decimal.ts'
import type { Gs1Element } from './gs1.ts'

/** What a line of goods takes from a code. */
export interface Gs1Goods {
  /** Fourteen digits: of the goods (01), or of those that a logistic unit contains (02). Absent: it names no goods. */
  readonly gtin?: string | undefined
  readonly batch?: string | undefined
  readonly serial?: string | undefined
  readonly manufacturedOn?: CalendarDate | undefined
  /** Expiry (17, or 7003 with its time), else the day before which the goods are best (15). */
  readonly expiresOn?: CalendarDate | undefined
  readonly count?: string | undefined
  /** Measures of the goods by the first three digits of their identifier: `310` is the net weight in kilograms. */
  readonly measures: ReadonlyMap<string, string>
}

/**
 * What of a code belongs on a line. Of a logistic unit, the goods in it and their count (02, 37); of goods of variable measure their
 * count (30) and measures (31nn to 36nn): GS1 General Specifications, 3.3 and 3.6.
 *
 * @example
 * goodsOfGs1([{ ai: '01', data: '08901030180057', value: '08901030180057' }, { ai: '10', data: 'AB12', value: 'AB12' }])
 * // { gtin: '08901030180057', batch: 'AB12', measures: new Map() }
 */
export function goodsOfGs1(elements: readonly Gs1Element[]): Gs1Goods {
  const of = (ai: string) => elements.find((element) => element.ai === ai)?.value
  const own = of('01')
  return {
    gtin: own ?? of('02'),
    batch: of('10'),
    serial: of('21'),
    manufacturedOn: of('11'),
    expiresOn: of('17') ?? of('7003')?.slice(0, 10) ?? of('15'),
    count: own === undefined ? of('37') : of('30'),
    measures: new Map(
      elements.flatMap(({ ai, title, value }) =>
        ai.length === 4 && ai.startsWith('3') && title !== undefined && ai < '3700'
          ? [[ai.slice(0, 3), value] as const]
          : [],
      ),
    ),
  }
}

/** Measures in which units are sold: how many places the point moves from one to the other. */
const measuredIn: Readonly<Record<string, readonly [family: string, places: number]>> = {
  KGS: ['310', 0],
  GMS: ['310', 3],
  QTL: ['310', -2],
  MTS: ['310', -3],
  TON: ['310', -3],
  MTR: ['311', 0],
  CMS: ['311', 2],
  KME: ['311', -3],
  SQM: ['314', 0],
  LTR: ['315', 0],
  MLT: ['315', 3],
  KLR: ['315', -3],
  CBM: ['316', 0],
  CCM: ['316', 6],
  YDS: ['323', 0],
  SQF: ['351', 0],
  SQY: ['352', 0],
  UGS: ['361', 0],
}

/**
 * How many of a unit a code is of: its measure where the unit is one, else its count; undefined: it says neither, and is one.
 * Quantities have three decimals.
 *
 * @example
 * quantityOfGs1({ measures: new Map([['310', '1.750']]) }, 'GMS') // '1750'
 */
export function quantityOfGs1({ count, measures }: Gs1Goods, uqc: string | undefined): string | undefined {
  const [family, places] = measuredIn[uqc ?? ''] ?? []
  const measure = family === undefined ? undefined : measures.get(family)
  if (measure === undefined || places === undefined) return positive(count)
  const power = Decimal.make(10n ** BigInt(Math.abs(places)), 0)
  const moved = places < 0 ? Decimal.of(measure).div(power, 9) : Decimal.of(measure).mul(power)
  return positive(moved.round(3).toPlain())
}

const positive = (quantity: string | undefined) =>
  quantity !== undefined && Decimal.of(quantity).isPositive() ? Decimal.of(quantity).toPlain() : undefined
