import { classify } from './classify.ts'
import type { ClassifyOptions } from './classify.ts'
import type { ReturnDocument } from './document.ts'
import { compareEntries, entryOf, restatementOf } from './entries.ts'
import type { Gstr1Entry, Restatement } from './entries.ts'
import { HsnSums, hsnRowsOf } from './hsn.ts'
import type { HsnRow } from './hsn.ts'
import { issuedNumberOf, issuedRanges } from './issued.ts'
import type { IssuedNumber, IssuedRange } from './issued.ts'
import type { Gstr1Content } from './json.ts'
import { rowsOf } from './rows.ts'
import type { Gstr1Row } from './rows.ts'
import { summarise } from './summary.ts'
import type { Gstr1Summary } from './summary.ts'
import { RowSums } from './sums.ts'

/** A whole GSTR-1 worked out from its documents in memory: all that the file, the summary and the sheets are made of. */
export interface Gstr1Book extends Gstr1Content {
  readonly entries: readonly Gstr1Entry[]
  /** Of every section, those of documents too. */
  readonly sums: readonly Gstr1Row[]
  readonly restatements: readonly Restatement[]
  readonly hsn: readonly HsnRow[]
  readonly issued: readonly IssuedRange[]
  readonly summary: Gstr1Summary
}

/**
 * Works out the return of a period from the documents of that period, cancelled ones included. This is the way through
 * the folder: `classify` finds the tables of a document, `rowsOf` and `hsnRowsOf` give its amounts there, `entryOf` its
 * record in the file; sums of rows and the entries are what `gstr1Text` writes, `summarise` and `gstr1Sheets` show and
 * `validateGstr1` checks. A server that stores rows with its documents takes the same steps one at a time.
 */
export function gstr1Of(documents: Iterable<ReturnDocument>, options: ClassifyOptions = {}): Gstr1Book {
  const entries: Gstr1Entry[] = []
  const restatements: Restatement[] = []
  const numbers: IssuedNumber[] = []
  const rows = new RowSums()
  const codes = new HsnSums()
  for (const document of documents) {
    const classification = classify(document, options)
    const entry = entryOf(document, classification)
    if (entry) entries.push(entry)
    const restatement = restatementOf(document)
    if (restatement) restatements.push(restatement)
    const number = issuedNumberOf(document)
    if (number) numbers.push(number)
    for (const row of rowsOf(document, classification)) rows.add(row)
    for (const row of hsnRowsOf(document, classification)) codes.addRow(row)
  }
  const sums = rows.toRows()
  const hsn = codes.toRows()
  const issued = issuedRanges(numbers)
  const summary = summarise({ rows: sums, hsn, issued })
  return { entries: entries.toSorted(compareEntries), sums, restatements, hsn, issued, summary }
}
