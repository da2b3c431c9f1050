import { Decimal } from '../../../num/decimal.ts'
import { grouped, rowsOf } from '../worksheet/cells.ts'
import type { Check, Place, Sheet, SheetRow } from '../worksheet/declaration.ts'
import { hasTax, isTaxOf, taxBy } from '../worksheet/rules.ts'
import { netOf } from './net.ts'

export function gstr8Checks({ place, rows }: Sheet<unknown>): Check[] {
  const collected = rowsOf(rows, '3')
  const enrolled = rowsOf(rows, 'U')
  return [
    ...collected.flatMap((row) => ofRow(row, place)),
    ...twice(collected),
    ...enrolledTwice(enrolled),
    // The file has what is known of its names, and those of `urd` are not published.
    ...(enrolled.length > 0 || rowsOf(rows, 'UA').length > 0
      ? [{ code: 'GSTR8_ENROLLED_BY_HAND', severity: 'Warning', table: 'U' } as const]
      : []),
  ]
}

function ofRow(row: SheetRow, { to }: Place): Check[] {
  const { cells } = row
  const about = { table: row.table, row }
  const net = netOf(cells)
  if (!net.isPositive())
    return net.isZero() ? [] : [{ code: 'GSTR8_BELOW_ZERO', severity: 'Warning', ...about }]
  if (!hasTax(cells)) return [{ code: 'GSTR8_NO_TAX', severity: 'Error', ...about }]
  const checks: Check[] = []
  const isWithin = Decimal.of(cells['igst'] || '0').isZero()
  const place = cells['placeOfSupply'] ?? ''
  if (place !== '' && isWithin !== (place === cells['supplierGstin']!.slice(0, 2)))
    checks.push({ code: 'GSTR8_HEADS', severity: 'Error', ...about })
  const expected = taxBy('tcs.rate', net.toFixed(2), to)
  if (!isTaxOf(cells, expected))
    checks.push({
      code: isWithin ? 'GSTR8_RATE_HALVES' : 'GSTR8_RATE',
      severity: 'Warning',
      ...about,
      params: { expected: isWithin ? expected.half : expected.igst },
    })
  return checks
}

const enrolledTwice = (rows: readonly SheetRow[]): Check[] =>
  grouped(rows, ({ cells }) => cells['enrolmentNumber']!.toUpperCase())
    .filter((same) => same.length > 1)
    .map((same) => ({
      code: 'GSTR8_ENROLLED_TWICE',
      severity: 'Error',
      table: 'U',
      row: same[1]!,
      params: { number: same[0]!.cells['enrolmentNumber']! },
    }))

/** A supplier has one row for each place of supply. */
const twice = (rows: readonly SheetRow[]): Check[] =>
  grouped(rows, ({ cells }) => `${cells['supplierGstin']} ${cells['placeOfSupply'] ?? ''}`)
    .filter((same) => same.length > 1)
    .map((same) => ({
      code: 'GSTR8_TWICE',
      severity: 'Error',
      table: '3',
      row: same[1]!,
      params: { gstin: same[0]!.cells['supplierGstin']! },
    }))
