import { filled, grouped, numberOf, portalDate, rowsOf } from '../worksheet/cells.ts'
import type { Cells, Sheet, SheetRow } from '../worksheet/declaration.ts'
import { itc04Period } from './period.ts'

/**
 * The file of the offline utility: `m2jw` for table 4, then tables 5A to 5C. Rates stand for the taxes, not amounts. A
 * section without rows is left out, for the portal refuses an empty one.
 */
export function itc04Object({ place, rows }: Sheet<unknown>): object {
  const sections = {
    m2jw: grouped(
      rowsOf(rows, '4'),
      keyOf('jobWorkerGstin', 'stateCode', 'challanNumber', 'challanDate'),
    ).map((items) => ({
      ...jobWorker(items[0]!.cells),
      chnum: items[0]!.cells['challanNumber'],
      chdt: portalDate(items[0]!.cells['challanDate']),
      itms: items.map(({ cells }) => sent(cells)),
    })),
    table5A: received(rows, '5A'),
    table5B: received(rows, '5B'),
    table5C: received(rows, '5C'),
  }
  return {
    gstin: place.gstin,
    fp: itc04Period(place),
    ...Object.fromEntries(Object.entries(sections).filter(([, list]) => list.length > 0)),
  }
}

const keyOf =
  (...columns: readonly string[]) =>
  ({ cells }: SheetRow): string =>
    columns.map((column) => cells[column] ?? '').join(' ')

/** An unregistered job worker has a State and no GSTIN. */
const jobWorker = (cells: Cells) => filled({ ctin: cells['jobWorkerGstin'], jw_stcd: cells['stateCode'] })

/** Types of goods as the portal numbers them: 7b inputs, 8a capital goods. */
const goods: Readonly<Record<string, string>> = { Inputs: '7b', CapitalGoods: '8a' }

const sent = (cells: Cells) => ({
  desc: cells['description'],
  uqc: cells['uqc'],
  qty: numberOf(cells, 'quantity'),
  txval: numberOf(cells, 'taxableValue'),
  goods_ty: goods[cells['goodsType'] ?? ''],
  tx_i: numberOf(cells, 'igstRate'),
  tx_c: numberOf(cells, 'cgstRate'),
  tx_s: numberOf(cells, 'sgstRate'),
  tx_cs: numberOf(cells, 'cessRate'),
})

const received = (rows: readonly SheetRow[], table: string) =>
  grouped(rowsOf(rows, table), keyOf('jobWorkerGstin', 'stateCode')).map((items) => ({
    ...jobWorker(items[0]!.cells),
    items: items.map(({ cells }) =>
      filled({
        o_chnum: cells['originalNumber'],
        o_chdt: portalDate(cells['originalDate']),
        ...(table === '5C'
          ? { inum: cells['invoiceNumber'], idt: portalDate(cells['invoiceDate']) }
          : { jw2_chnum: cells['challanNumber'], jw2_chdt: portalDate(cells['challanDate']) }),
        nat_jw: cells['workDone'],
        uqc: cells['uqc'],
        qty: numberOf(cells, 'quantity'),
        desc: cells['description'],
        lwuqc: cells['lossUqc'],
        ...(cells['lossUqc'] ? { lwqty: numberOf(cells, 'lossQuantity') } : {}),
      }),
    ),
  }))
