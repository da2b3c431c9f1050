import { Decimal } from '@bahi/domain/num/decimal.ts'

/** A text as the portal takes it: no line breaks, control characters, quotation marks or backslashes. */
export function fitted(text: string | undefined, max = Number.POSITIVE_INFINITY): string | undefined {
  if (text === undefined) return undefined
  const clean = text
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001F\u007F\s]+/g, ' ')
    .replaceAll('"', "'")
    .replaceAll('\\', '/')
    .trim()
  return clean.length > max ? clean.slice(0, max).trim() : clean
}

/** A cleaned text of at most `max` characters; undefined where nothing is left. */
export function cut(text: string | undefined, max: number): string | undefined {
  const clean = fitted(text, max)
  return clean === '' ? undefined : clean
}

/** Decimal text as a JSON number with at most `scale` decimals; the portal takes numbers only. */
export function numberOf(text: string | undefined, scale: number): number | undefined {
  if (text === undefined) return undefined
  const point = text.indexOf('.')
  // Nothing to round, which is the usual case.
  if ((point < 0 || text.length - point - 1 <= scale) && Decimal.isValid(text)) return Number(text)
  return Number(Decimal.of(text).toFixed(scale))
}

export const amount = (text: string | undefined): number | undefined => numberOf(text, 2)

/** Undefined where the amount is absent or zero. */
export const amountIfAny = (text: string | undefined): number | undefined => amount(text) || undefined

/** Without members that are undefined: the portal takes neither null nor an empty text. */
export function compact<T extends object>(members: T): Compact<T> {
  const kept: Record<string, unknown> = {}
  for (const name in members) if (members[name] !== undefined) kept[name] = members[name]
  return kept as Compact<T>
}

type Optional<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T]
export type Compact<T> = Omit<T, Optional<T>> & { [K in Optional<T>]?: Exclude<T[K], undefined> }

export const isAny = <T>(list: readonly T[] | undefined): list is readonly [T, ...T[]] =>
  list !== undefined && list.length > 0
