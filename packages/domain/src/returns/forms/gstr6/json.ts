import { Decimal } from '../../../num/decimal.ts'
import { filled, grouped, numberOf, portalDate, rowsOf } from '../worksheet/cells.ts'
import type { Cells, Sheet, SheetRow } from '../worksheet/declaration.ts'
import { recipientKey } from './rows.ts'

/**
 * The portal's file: documents of suppliers in `b2b` and `cdn`, the distribution in `isd`, eligible and ineligible apart.
 * What is amended (`b2ba`, `cdna`) begins with the number and day first reported, as in GSTR-1. Amounts are named by what they were and what they are distributed as: `camti` is central tax as integrated tax. The
 * portal adds table 4 up itself.
 */
export function gstr6Object({ place, rows }: Sheet<unknown>): object {
  const invoices = (table: '3' | '6A') =>
    bySupplier(rowsOf(rows, table)).map((ofSupplier) => ({
      ctin: ofSupplier[0]!.cells['supplierGstin'],
      inv: byDocument(ofSupplier).map((same) => ({
        ...(table === '6A'
          ? { oinum: same[0]!.cells['originalNumber'], oidt: portalDate(same[0]!.cells['originalDate']) }
          : {}),
        inum: same[0]!.cells['documentNumber'],
        idt: portalDate(same[0]!.cells['documentDate']),
        val: numberOf(same[0]!.cells, 'documentValue'),
        ...filled({ pos: same[0]!.cells['placeOfSupply'] }),
        itms: itemsOf(same),
      })),
    }))
  const notes = (table: '6B' | '6C') =>
    bySupplier(rowsOf(rows, table)).map((ofSupplier) => ({
      ctin: ofSupplier[0]!.cells['supplierGstin'],
      nt: byDocument(ofSupplier).map((same) => ({
        ntty: same[0]!.cells['noteType'] === 'CreditNote' ? 'C' : 'D',
        ...(table === '6C'
          ? { ont_num: same[0]!.cells['originalNumber'], ont_dt: portalDate(same[0]!.cells['originalDate']) }
          : {}),
        nt_num: same[0]!.cells['documentNumber'],
        nt_dt: portalDate(same[0]!.cells['documentDate']),
        ...(table === '6B'
          ? filled({
              inum: same[0]!.cells['originalNumber'],
              idt: portalDate(same[0]!.cells['originalDate']),
            })
          : {}),
        itms: itemsOf(same),
      })),
    }))
  const sections = Object.fromEntries(
    Object.entries({ b2b: invoices('3'), b2ba: invoices('6A'), cdn: notes('6B'), cdna: notes('6C') }).filter(
      ([, list]) => list.length > 0,
    ),
  )
  const lists = { elglst: distributionOf(rows, 'Eligible'), inelglst: distributionOf(rows, 'Ineligible') }
  const isd = Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0))
  return {
    gstin: place.gstin,
    fp: place.returnPeriod,
    ...sections,
    ...(Object.keys(isd).length > 0 ? { isd: [isd] } : {}),
  }
}

const bySupplier = (rows: readonly SheetRow[]) => grouped(rows, ({ cells }) => cells['supplierGstin'] ?? '')
const byDocument = (rows: readonly SheetRow[]) =>
  grouped(
    rows,
    ({ cells }) => `${cells['documentNumber']} ${cells['documentDate']} ${cells['noteType'] ?? ''}`,
  )

/** One item a rate: eligible and ineligible lines of it together. */
const itemsOf = (rows: readonly SheetRow[]) =>
  grouped(rows, ({ cells }) => Decimal.of(cells['rate'] || '0').toPlain()).map((same, at) => ({
    num: at + 1,
    itm_det: {
      rt: numberOf(same[0]!.cells, 'rate'),
      txval: sum(same, 'taxableValue'),
      iamt: sum(same, 'igst'),
      camt: sum(same, 'cgst'),
      samt: sum(same, 'sgst'),
      csamt: sum(same, 'cess'),
    },
  }))

const sum = (rows: readonly SheetRow[], key: string): number =>
  Decimal.sum(rows.map(({ cells }) => cells[key] || '0')).toNumber()

const distributionOf = (rows: readonly SheetRow[], credit: string) =>
  grouped(
    [...rowsOf(rows, '5'), ...rowsOf(rows, '8')].filter(({ cells }) => cells['credit'] === credit),
    ({ cells }) => recipientKey(cells),
  ).map((same) => {
    const { recipientGstin, stateCode } = same[0]!.cells
    const typ = recipientGstin ? 'R' : 'UR'
    return {
      ...filled({ cpty: recipientGstin }),
      typ,
      statecd: stateCode,
      doclst: same.map(({ table, cells }) => documentOf(table, cells, typ)),
    }
  })

const documentOf = (table: string, cells: Cells, typ: 'R' | 'UR') => ({
  isd_docty: `ISD${table === '8' ? 'CN' : ''}${typ === 'UR' ? 'UR' : ''}`,
  docnum: cells['documentNumber'],
  docdt: portalDate(cells['documentDate']),
  ...(table === '8' ? { crdnum: cells['creditNumber'], crddt: portalDate(cells['creditDate']) } : {}),
  iamti: numberOf(cells, 'igstAsIgst'),
  // Integrated tax is distributed as integrated tax alone (rule 39(1)(e)).
  iamts: 0,
  iamtc: 0,
  samts: numberOf(cells, 'sgstAsSgst'),
  samti: numberOf(cells, 'sgstAsIgst'),
  camti: numberOf(cells, 'cgstAsIgst'),
  camtc: numberOf(cells, 'cgstAsCgst'),
  csamt: numberOf(cells, 'cess'),
})
