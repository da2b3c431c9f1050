import { AmountSum, noAmounts } from '../gstr1/amounts.ts'
import type { Amounts } from '../gstr1/amounts.ts'
import type { HsnRow } from '../gstr1/hsn.ts'
import type { IssuedRange } from '../gstr1/issued.ts'
import type { Gstr1Row } from '../gstr1/rows.ts'
import { tieOut } from '../gstr1/tie-out.ts'
import type { Cell } from '../forms/gstr3b/worksheet.ts'
import { outwardCells } from '../forms/gstr3b/outward.ts'
import type { TieOutBoard } from './board.ts'

/** What a period reports, beside its documents one by one. */
export interface PeriodFacts {
  /** Sums of all rows of GSTR-1 as it is filed, those of its IFFs among them. */
  readonly sums: readonly Gstr1Row[]
  readonly hsn: readonly HsnRow[]
  readonly issued: readonly IssuedRange[]
  /** Cells of GSTR-3B, with what was added by hand. */
  readonly cells: readonly Cell[]
  /** Credit less debit of the period on the accounts of output tax, but for payments and journals. */
  readonly ledger: Amounts
}

/** Advances have rows of their own, and no document. */
const ofPayments = new Set(['at', 'ata', 'txpd', 'txpda'])

/** Adds what the period reports to the side that its documents are compared with. */
export function addPeriod<Document>(board: TieOutBoard<Document>, facts: PeriodFacts): void {
  for (const row of facts.sums)
    if (!ofPayments.has(row.section)) board.add('Tables', row.section, { right: row })
  for (const { tab, tables, hsn } of tieOut(facts.sums, facts.hsn))
    board.add(`Table12${tab}`, '', { left: tables, right: hsn })
  for (const { from, to, total, unused } of facts.issued)
    if (unused > 0)
      board.add('Numbers', `${from} – ${to}`, {
        left: { ...noAmounts, documents: total },
        right: { ...noAmounts, documents: total - unused },
      })
  const outward = new Map(outwardCells(facts.sums).map((cell) => [cell.section, cell]))
  for (const cell of facts.cells) {
    // 3.1(d) and 3.1.1(i) are what others supply: GSTR-1 has none of it.
    if (!cell.section.startsWith('3.1') || cell.section === '3.1(d)' || cell.section === '3.1.1(i)') continue
    board.add('Gstr3b', cell.section, {
      left: outward.get(cell.section) ?? noAmounts,
      right: amountsOf(cell),
    })
  }
  board.add('Ledger', '', { right: facts.ledger })
}

const amountsOf = (cell: Amounts): Amounts => new AmountSum().add(cell).toAmounts()
