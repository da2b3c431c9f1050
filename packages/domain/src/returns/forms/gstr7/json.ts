import { Decimal } from '../../../num/decimal.ts'
import { grouped, numberOf, rowsOf } from '../worksheet/cells.ts'
import type { Cells, Sheet, SheetRow } from '../worksheet/declaration.ts'

/**
 * The portal's file: `tds` with one entry a deductee, `tdsa` with one an amended entry. Names by documents, which the
 * portal takes from September 2025, are not published (reference 4.2), so the file has the sums of each deductee.
 */
export function gstr7Object({ place, rows }: Sheet<unknown>): object {
  const tds = grouped(rowsOf(rows, '3'), ({ cells }) => cells['deducteeGstin']!).map((same) => ({
    gstin_ded: same[0]!.cells['deducteeGstin'],
    amt_ded: sum(same, 'amountPaid'),
    iamt: sum(same, 'igst'),
    camt: sum(same, 'cgst'),
    samt: sum(same, 'sgst'),
  }))
  const tdsa = rowsOf(rows, '4').map(({ cells }) => amended(cells))
  return {
    gstin: place.gstin,
    fp: place.returnPeriod,
    ...(tds.length > 0 ? { tds } : {}),
    ...(tdsa.length > 0 ? { tdsa } : {}),
  }
}

const amended = (cells: Cells) => ({
  ogstin_ded: cells['originalGstin'],
  omonth: cells['originalPeriod'],
  oamt_ded: numberOf(cells, 'originalAmount'),
  gstin_ded: cells['deducteeGstin'],
  amt_ded: numberOf(cells, 'amountPaid'),
  iamt: numberOf(cells, 'igst'),
  camt: numberOf(cells, 'cgst'),
  samt: numberOf(cells, 'sgst'),
})

const sum = (rows: readonly SheetRow[], key: string): number =>
  Decimal.sum(rows.map(({ cells }) => cells[key] || '0')).toNumber()
