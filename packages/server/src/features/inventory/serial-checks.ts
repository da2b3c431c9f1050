import { serialKey } from '@bahi/domain/inventory/serials.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { BookIssue } from '../ledger/index.ts'

interface Counted {
  readonly name: string
  readonly hasSerials: boolean
}

/** As many serial numbers as units move, where the item has them; `moved` in its first unit. */
export function serialCountIssues(
  serials: readonly string[] = [],
  moved: string,
  { name, hasSerials }: Counted,
): BookIssue[] {
  if (!hasSerials)
    return serials.length > 0 ? [{ path: 'serials', code: 'NO_SERIALS', params: { name } }] : []
  const quantity = Decimal.of(moved)
  if (!quantity.eq(quantity.truncate(0)))
    return [{ path: 'quantity', code: 'SERIAL_WHOLE', params: { name } }]
  return quantity.eq(String(serials.length))
    ? []
    : [
        {
          path: 'serials',
          code: 'SERIAL_COUNT',
          params: { name, quantity: quantity.toPlain(), count: String(serials.length) },
        },
      ]
}

interface Named {
  readonly itemId?: number | undefined
  readonly serials?: readonly string[] | undefined
  readonly name: string
}

/** A unit moves once in a document or entry. */
export function serialTwiceIssues(rows: readonly Named[], list: string): BookIssue[] {
  const seen = new Set<string>()
  return rows.flatMap(({ itemId, serials = [], name }, index) =>
    serials.flatMap((serial): BookIssue[] => {
      const key = `${itemId} ${serialKey(serial)}`
      if (seen.has(key))
        return [{ path: `${list}[${index}].serials`, code: 'SERIAL_TWICE', params: { serial, name } }]
      seen.add(key)
      return []
    }),
  )
}
