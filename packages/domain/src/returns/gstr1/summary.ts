import { AmountSum, areZero } from './amounts.ts'
import type { Amounts } from './amounts.ts'
import type { HsnRow } from './hsn.ts'
import type { IssuedRange } from './issued.ts'
import type { Gstr1Row } from './rows.ts'
import { isDocumentSection, sections } from './sections.ts'
import type { Part, Section } from './sections.ts'
import { sumRows } from './sums.ts'

/** A line of the summary, by the names of the portal's own summary; amendments are net: new less old. */
export interface SummarySection extends Amounts {
  readonly code: SummaryCode
  /** Documents; in sections of sums the rows written; in table 12 the rows, in table 13 the numbers. */
  readonly records: number
  /** Taxable value and tax together. */
  readonly total: string
}

export interface Gstr1Summary {
  /** In the order of the form; those without records are left away. */
  readonly sections: readonly SummarySection[]
  /** Tax that the period owes: the portal's TTL_LIAB. */
  readonly liability: SummarySection
  readonly documentsIssued: number
  readonly documentsCancelled: number
}

/** Each line of the summary with the rows it takes: a section, and the part of it where the line is a part. */
export const summaryLines = [
  { code: 'B2B', section: 'b2b' },
  { code: 'B2B_4A', section: 'b2b', part: '4A' },
  { code: 'B2B_4B', section: 'b2b', part: '4B' },
  { code: 'B2B_SEZWP', section: 'b2b', part: 'SEZWP' },
  { code: 'B2B_SEZWOP', section: 'b2b', part: 'SEZWOP' },
  { code: 'B2B_6C', section: 'b2b', part: '6C' },
  { code: 'B2CL', section: 'b2cl' },
  { code: 'EXP', section: 'exp' },
  { code: 'EXPWP', section: 'exp', part: 'EXPWP' },
  { code: 'EXPWOP', section: 'exp', part: 'EXPWOP' },
  { code: 'B2CS', section: 'b2cs' },
  { code: 'NIL', section: 'nil' },
  { code: 'CDNR', section: 'cdnr' },
  { code: 'CDNUR', section: 'cdnur' },
  { code: 'B2BA', section: 'b2ba' },
  { code: 'B2CLA', section: 'b2cla' },
  { code: 'EXPA', section: 'expa' },
  { code: 'B2CSA', section: 'b2csa' },
  { code: 'CDNRA', section: 'cdnra' },
  { code: 'CDNURA', section: 'cdnura' },
  { code: 'AT', section: 'at' },
  { code: 'TXPD', section: 'txpd' },
  { code: 'ATA', section: 'ata' },
  { code: 'TXPDA', section: 'txpda' },
  { code: 'SUPECOM_14A', section: 'supeco', part: '14A' },
  { code: 'SUPECOM_14B', section: 'supeco', part: '14B' },
] as const satisfies readonly { code: string; section: Section; part?: Part }[]

export type SummaryCode =
  | (typeof summaryLines)[number]['code']
  | 'HSN_B2B'
  | 'HSN_B2C'
  | 'DOC_ISSUE'
  | 'TTL_LIAB'

/**
 * The summary from rows: of documents, or sums of them as a database keeps them. Table 12 and 13 are given apart.
 *
 * @example
 * summarise({ rows: sumsOfReturn, hsn: [], issued: [] }).liability.igst
 */
export function summarise(content: {
  readonly rows: Iterable<Gstr1Row>
  readonly hsn?: Iterable<HsnRow>
  readonly issued?: Iterable<IssuedRange>
}): Gstr1Summary {
  const rows = sumRows(content.rows)
  const issued = [...(content.issued ?? [])]
  const all = [...summaryLines.map((line) => sectionOf(line, rows)), ...hsnSections(content.hsn ?? [])]
  return {
    sections: all.filter((section) => section.records !== 0 || !areZero(section)),
    liability: liabilityOf(rows),
    documentsIssued: issued.reduce((sum, range) => sum + range.total, 0),
    documentsCancelled: issued.reduce((sum, range) => sum + range.cancelled, 0),
  }
}

/**
 * Tax the period owes: 4A + 5 + 6 + 7 + 9 net + 10 net + 11A - 11B. Reverse charge is the recipient's, tables 8 and 14
 * bear none, and supplies without payment add no tax and are left out.
 */
export function liabilityOf(rows: Iterable<Gstr1Row>): SummarySection {
  const sum = new AmountSum()
  let records = 0
  for (const row of rows) {
    const sign = liabilitySign(row)
    if (sign === 0) continue
    sum.add(row, sign)
    records += isDocumentSection(row.section) ? row.documents : 1
  }
  return { code: 'TTL_LIAB', records, ...sum.toAmounts(), total: sum.total() }
}

function liabilitySign(row: Gstr1Row): 1 | -1 | 0 {
  if (row.section === 'nil' || row.section === 'supeco') return 0
  if (row.part === '4B' || row.part === 'SEZWOP' || row.part === 'EXPWOP') return 0
  return row.section === 'txpd' || row.section === 'txpda' ? -1 : 1
}

function sectionOf(line: (typeof summaryLines)[number], rows: readonly Gstr1Row[]): SummarySection {
  const sum = new AmountSum()
  const part = 'part' in line ? line.part : undefined
  const written = new Set<string>()
  let documents = 0
  for (const row of rows) {
    if (row.section !== line.section || (part !== undefined && row.part !== part)) continue
    sum.add(row)
    documents += row.documents
    if (isWritten(row)) written.add(recordOf(row))
  }
  const records = isDocumentSection(line.section) ? documents : written.size
  return { code: line.code, records, ...sum.toAmounts(), total: sum.total() }
}

/** A sum that has come to nothing is not written; an amendment of a sum is, whatever its difference. */
function isWritten(row: Gstr1Row): boolean {
  return sections[row.section].isAmendment || !areZero(row)
}

/** The record a sum is written in; the three kinds of table 8 share one. */
function recordOf(row: Gstr1Row): string {
  return `${row.supplyType}|${row.placeOfSupply}|${row.rate}|${row.ctin}`
}

function hsnSections(rows: Iterable<HsnRow>): SummarySection[] {
  const tabs = { HSN_B2B: new AmountSum(), HSN_B2C: new AmountSum() }
  const records = { HSN_B2B: 0, HSN_B2C: 0 }
  for (const row of rows) {
    const code = row.tab === 'B2B' ? 'HSN_B2B' : 'HSN_B2C'
    tabs[code].add(row)
    records[code] += 1
  }
  return (['HSN_B2B', 'HSN_B2C'] as const).map((code) => ({
    code,
    records: records[code],
    ...tabs[code].toAmounts(),
    total: tabs[code].total(),
  }))
}
