import { isSac } from '../../ids/hsn.ts'
import { Decimal } from '../../num/decimal.ts'
import { uqcOfServices } from '../../tables/uqc.ts'
import { AmountSum, plainRate } from './amounts.ts'
import type { Amounts } from './amounts.ts'
import { classify } from './classify.ts'
import type { Classification } from './classify.ts'
import { asFirstReported } from './document.ts'
import type { ReturnDocument, ReturnLine } from './document.ts'
import { rateOf } from './rows.ts'

/** A row of table 12, of one document or summed over many: key is tab, code, unit and rate. Signed. */
export interface HsnRow extends Amounts {
  readonly tab: 'B2B' | 'B2C'
  readonly hsn: string
  readonly uqc: string
  readonly rate: string
  /** 0 for services and for notes that change a price only. */
  readonly quantity: string
  /** The first name of an item met under the key. */
  readonly description: string
  /** What the code is, in the government's words where they are loaded. */
  readonly codeName?: string
}

/**
 * What a document adds to table 12: invoices and debit notes plus, credit notes minus, an amendment by its difference.
 * Advances, supplies on which an operator pays the tax and everything outside the return add nothing, and neither do
 * lines without a code, which the checks report.
 */
export function hsnRowsOf(
  document: ReturnDocument,
  classification: Classification = classify(document),
): HsnRow[] {
  const { hsnTab } = classification
  if (hsnTab === null) return []
  const sums = new HsnSums()
  const isMinus = document.kind === 'creditNote'
  for (const line of document.lines) sums.addLine(hsnTab, line, isMinus ? -1 : 1)
  if (document.amends) {
    const before = asFirstReported(document, document.amends)
    for (const line of before.lines) sums.addLine(hsnTab, line, before.kind === 'creditNote' ? 1 : -1)
  }
  return sums.toRows()
}

/** Unit under which table 12 counts a line: services have none. */
export function uqcOfLine(line: Pick<ReturnLine, 'hsn' | 'uqc'>): string {
  return line.hsn !== null && isSac(line.hsn) ? uqcOfServices : line.uqc || 'OTH'
}

/** Both tabs as the one list that table 12 was before May 2025; the rows keep the tab of the first. */
export function joinTabs(rows: readonly HsnRow[]): HsnRow[] {
  const sums = new HsnSums()
  for (const row of rows) sums.addRow({ ...row, tab: 'B2B' })
  return sums.toRows()
}

/** Gathers table 12, from lines or from rows; the order is tab, code, unit, rate. */
export class HsnSums {
  readonly #buckets = new Map<string, Bucket>()

  addLine(tab: HsnRow['tab'], line: ReturnLine, sign: 1 | -1): void {
    if (line.hsn === null || line.hsn === '') return
    const bucket = this.#bucket(tab, line.hsn, uqcOfLine(line), rateOf(line), line.description)
    if (!isSac(line.hsn)) bucket.quantity = added(bucket.quantity, line.quantity, sign)
    bucket.sum.add(line, sign)
  }

  addRow(row: HsnRow): void {
    const bucket = this.#bucket(row.tab, row.hsn, row.uqc, row.rate, row.description)
    bucket.quantity = added(bucket.quantity, row.quantity, 1)
    bucket.sum.add(row)
  }

  /** Rows that cancel out entirely are left away. */
  toRows(): HsnRow[] {
    return [...this.#buckets.values()]
      .filter((bucket) => !bucket.sum.isZero() || !bucket.quantity.isZero())
      .toSorted((a, b) => compareKeys(a.row, b.row))
      .map(({ row, quantity, sum }) => ({ ...row, quantity: quantity.toPlain(), ...sum.toAmounts() }))
  }

  #bucket(tab: HsnRow['tab'], hsn: string, uqc: string, rate: string, description: string): Bucket {
    const plain = plainRate(rate)
    const key = `${tab}|${hsn}|${uqc}|${plain}`
    let bucket = this.#buckets.get(key)
    if (!bucket) {
      bucket = {
        row: { tab, hsn, uqc, rate: plain, description },
        quantity: Decimal.zero,
        sum: new AmountSum(),
      }
      this.#buckets.set(key, bucket)
    }
    return bucket
  }
}

interface Bucket {
  readonly row: Pick<HsnRow, 'tab' | 'hsn' | 'uqc' | 'rate' | 'description'>
  quantity: Decimal
  readonly sum: AmountSum
}

function added(quantity: Decimal, text: string, sign: 1 | -1): Decimal {
  return sign === 1 ? quantity.add(text) : quantity.sub(text)
}

function compareKeys(a: Bucket['row'], b: Bucket['row']): number {
  return (
    compare(a.tab, b.tab) || compare(a.hsn, b.hsn) || compare(a.uqc, b.uqc) || Number(a.rate) - Number(b.rate)
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
