import { Decimal } from '../../../num/decimal.ts'
import { filled, numberOf, rowsOf } from '../worksheet/cells.ts'
import type { Cells, Sheet } from '../worksheet/declaration.ts'
import { netOf } from './net.ts'

/** The portal's file: `tcs` with one entry a supplier, `tcsa` with one an amended entry. A net below zero is reported as none. */
export function gstr8Object({ place, rows }: Sheet<unknown>): object {
  const tcs = rowsOf(rows, '3').map(({ cells }) => entry(cells))
  const tcsa = rowsOf(rows, '4').map(({ cells }) => ({
    ostin: cells['originalGstin'],
    ...entry(cells, { ofp: cells['originalPeriod'] }),
  }))
  return {
    gstin: place.gstin,
    fp: place.returnPeriod,
    ...(tcs.length > 0 ? { tcs } : {}),
    ...(tcsa.length > 0 ? { tcsa } : {}),
  }
}

const entry = (cells: Cells, more: object = {}) => ({
  stin: cells['supplierGstin'],
  ...more,
  supR: numberOf(cells, 'suppliesRegistered'),
  retsupR: numberOf(cells, 'returnsRegistered'),
  supU: numberOf(cells, 'suppliesUnregistered'),
  retsupU: numberOf(cells, 'returnsUnregistered'),
  amt: Decimal.max(netOf(cells), '0').toNumber(),
  iamt: numberOf(cells, 'igst'),
  camt: numberOf(cells, 'cgst'),
  samt: numberOf(cells, 'sgst'),
  ...filled({ pos: cells['placeOfSupply'] }),
})
