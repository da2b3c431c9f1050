import { Decimal } from '../../../num/decimal.ts'
import { ruleAt } from '../../../tables/rules.ts'
import { grouped, rowsOf } from '../worksheet/cells.ts'
import type { Check, Place, Sheet, SheetRow } from '../worksheet/declaration.ts'
import { isTaxOf, taxBy } from '../worksheet/rules.ts'

/** The portal takes documents from this period on; the file has what is known of its names: totals by deductee. */
const byDocumentSince = '2025-09-01'

export function gstr7Checks({ place, rows }: Sheet<unknown>): Check[] {
  const deductions = rowsOf(rows, '3')
  return [
    ...deductions.flatMap((row) => ofRow(row, place)),
    ...twice(deductions),
    ...(place.from >= byDocumentSince && deductions.length > 0
      ? [{ code: 'GSTR7_FILE_BY_DEDUCTEE', severity: 'Warning', table: '3' } as const]
      : []),
  ]
}

function ofRow(row: SheetRow, { stateCode, to }: Place): Check[] {
  const { cells } = row
  const about = { table: row.table, row }
  const checks: Check[] = []
  const supplier = cells['deducteeGstin']!.slice(0, 2)
  const place = cells['placeOfSupply'] ?? ''
  const isWithin = Decimal.of(cells['igst'] || '0').isZero()
  // Section 51(1), proviso: the supplier and the place of supply in one State, the recipient registered in another.
  if (place !== '' && supplier === place && place !== stateCode)
    checks.push({ code: 'GSTR7_NO_DEDUCTION', severity: 'Error', ...about, params: { state: place } })
  else if (isWithin === isInterState({ supplier, place, deductor: stateCode }))
    checks.push({ code: 'GSTR7_HEADS', severity: 'Error', ...about })
  const expected = taxBy('tds.rate', cells['amountPaid'] ?? '0', to)
  if (!isTaxOf(cells, expected))
    checks.push({
      code: isWithin ? 'GSTR7_RATE_HALVES' : 'GSTR7_RATE',
      severity: 'Warning',
      ...about,
      params: { expected: isWithin ? expected.half : expected.igst },
    })
  const limit = Number(ruleAt('tds.limit', to)?.value ?? 0)
  if (cells['contractValue'] && Decimal.of(cells['contractValue']).lte(limit))
    checks.push({
      code: 'GSTR7_BELOW_LIMIT',
      severity: 'Warning',
      ...about,
      params: { limit: String(limit) },
    })
  return checks
}

/** Undefined where the place of supply decides and is not known. */
function isInterState({
  supplier,
  place,
  deductor,
}: Readonly<Record<'supplier' | 'place' | 'deductor', string>>): boolean | undefined {
  if (place !== '') return supplier !== place
  return supplier === deductor ? undefined : true
}

/** One document of one deductee in two rows may be two payments, or one that was entered twice. */
const twice = (rows: readonly SheetRow[]): Check[] =>
  grouped(
    rows.filter(({ cells }) => cells['documentNumber']),
    ({ cells }) => `${cells['deducteeGstin']} ${cells['documentNumber']!.toUpperCase()}`,
  )
    .filter((same) => same.length > 1)
    .map((same) => ({
      code: 'GSTR7_TWICE',
      severity: 'Warning',
      table: '3',
      row: same[1]!,
      params: { number: same[0]!.cells['documentNumber']! },
    }))
