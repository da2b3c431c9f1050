import { AmountSum } from './amounts.ts'
import type { Amounts } from './amounts.ts'
import type { HsnRow } from './hsn.ts'
import type { Gstr1Row } from './rows.ts'
import type { Section } from './sections.ts'

/** One comparison of the portal: a tab of table 12 against the tables it must equal. */
export interface TieOut {
  readonly tab: 'B2B' | 'B2C'
  readonly tables: Amounts
  readonly hsn: Amounts
  /** Table 12 less the tables; all zero where they tie. */
  readonly difference: Amounts
  readonly ties: boolean
}

/**
 * Compares table 12 with tables 4 to 10: the B2B tab with what went to recipients with GSTIN or UIN, the B2C tab with
 * all other supplies. Works on rows of one document as well, which finds the documents behind a difference.
 */
export function tieOut(rows: Iterable<Gstr1Row>, hsn: Iterable<HsnRow>): TieOut[] {
  const tables = { B2B: new AmountSum(), B2C: new AmountSum() }
  const codes = { B2B: new AmountSum(), B2C: new AmountSum() }
  for (const row of rows) {
    const tab = tabOf(row)
    if (tab) tables[tab].add(row)
  }
  for (const row of hsn) codes[row.tab].add(row)
  return (['B2B', 'B2C'] as const).map((tab) => {
    const difference = new AmountSum().add(codes[tab].toAmounts()).add(tables[tab].toAmounts(), -1)
    return {
      tab,
      tables: tables[tab].toAmounts(),
      hsn: codes[tab].toAmounts(),
      difference: difference.toAmounts(),
      ties: difference.isZero(),
    }
  })
}

/** The tab a row is compared with; undefined for advances and supplies through operators, which have no codes. */
export function tabOf(row: Gstr1Row): 'B2B' | 'B2C' | undefined {
  if (row.section === 'nil') return row.supplyType.endsWith('B2B') ? 'B2B' : 'B2C'
  return tabs[row.section]
}

const tabs: Readonly<Partial<Record<Section, 'B2B' | 'B2C'>>> = {
  b2b: 'B2B',
  b2ba: 'B2B',
  cdnr: 'B2B',
  cdnra: 'B2B',
  b2cl: 'B2C',
  b2cla: 'B2C',
  b2cs: 'B2C',
  b2csa: 'B2C',
  exp: 'B2C',
  expa: 'B2C',
  cdnur: 'B2C',
  cdnura: 'B2C',
}
