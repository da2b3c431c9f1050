import { Decimal } from '../num/decimal.ts'

/** What is done where goods are sold whose batch has expired. */
export const expiredBatchRules = ['Allow', 'Warn', 'Refuse'] as const
export type ExpiredBatchRule = (typeof expiredBatchRules)[number]

/** Days of a batch, `YYYY-MM-DD`; absent: not known. */
export interface BatchDays {
  readonly manufacturedOn?: string | null | undefined
  readonly expiresOn?: string | null | undefined
}

/** Capital and small letters name the same batch. */
export const batchKey = (itemId: number, batch: string): string => `${itemId} ${batch.toUpperCase()}`

/**
 * What was typed of a batch that is known by another day.
 *
 * @example
 * otherDay({ expiresOn: '2027-03-31' }, { expiresOn: '2027-04-30' }) // 'expiresOn'
 */
export function otherDay(typed: BatchDays, known: BatchDays): keyof BatchDays | undefined {
  return (['manufacturedOn', 'expiresOn'] as const).find(
    (day) => typed[day] && known[day] && typed[day] !== known[day],
  )
}

/** The last day of a batch is a day on which it is still sold. */
export const isExpired = ({ expiresOn }: BatchDays, day: string | undefined): boolean =>
  Boolean(expiresOn && day && expiresOn < day)

interface Stocked extends BatchDays {
  readonly batch: string
  readonly available: string
}

/** The order in which batches leave: first expired, first out; those without a day last. */
export function byExpiry(one: Stocked, other: Stocked): number {
  const day = (value: string | null | undefined) => value || '9999'
  return (
    day(one.expiresOn).localeCompare(day(other.expiresOn)) ||
    day(one.manufacturedOn).localeCompare(day(other.manufacturedOn)) ||
    one.batch.localeCompare(other.batch)
  )
}

/**
 * Batches that a quantity is taken from on a day, those that expire first before others; expired ones are left. What no batch
 * has is the rest.
 *
 * @example
 * takeByExpiry([{ batch: 'B1', expiresOn: '2027-01-31', available: '5' }, { batch: 'B2', available: '9' }], '8', '2026-11-20')
 * // { taken: [{ batch: 'B1', quantity: '5' }, { batch: 'B2', quantity: '3' }], rest: '0' }
 */
export function takeByExpiry(
  batches: readonly Stocked[],
  quantity: string,
  day: string,
): { readonly taken: { readonly batch: string; readonly quantity: string }[]; readonly rest: string } {
  let rest = Decimal.of(quantity)
  const taken: { batch: string; quantity: string }[] = []
  for (const one of batches.filter((batch) => !isExpired(batch, day)).toSorted(byExpiry)) {
    const part = Decimal.min(rest, one.available)
    if (!part.isPositive()) continue
    taken.push({ batch: one.batch, quantity: part.toPlain() })
    rest = rest.sub(part)
  }
  return { taken, rest: rest.toPlain() }
}
