import { rangeOfPeriod } from '../../cal/period.ts'
import { ruleHolds } from '../../tables/rules.ts'
import { documentTypes } from './document-types.ts'
import { entryText } from './json-entries.ts'
import { groupOf } from './entries.ts'
import type { Gstr1Entry } from './entries.ts'
import { joinTabs } from './hsn.ts'
import type { HsnRow } from './hsn.ts'
import type { IssuedRange } from './issued.ts'
import type { Gstr1Content, JsonOptions } from './json.ts'
import { amount, rate, text } from './json-values.ts'
import type { Level, Piece } from './pieces.ts'
import { sumPieces } from './json-sums.ts'

/** The records of a return with the arrays they are in, in the order of the content. */
export async function* piecesOf(
  period: string,
  content: Gstr1Content,
  options: JsonOptions,
): AsyncGenerator<Piece> {
  yield* entryPieces(content.entries)
  yield* sumPieces(content.sums, content.restatements)
  const hsn = hsnMember(content.hsn, period)
  if (hsn) yield { levels: [], text: hsn }
  const issued = issuedMember(content.issued, options)
  if (issued) yield { levels: [], text: issued }
}

async function* entryPieces(entries: Gstr1Content['entries']): AsyncGenerator<Piece> {
  const begun = new Set<Gstr1Entry['section']>()
  let current: Gstr1Entry['section'] | undefined
  for await (const entry of entries) {
    if (entry.section !== current) {
      // A section written twice would be two members of one name, of which the portal reads the last.
      if (begun.has(entry.section))
        throw new Error(`The records of section ${entry.section} do not come together`)
      begun.add(entry.section)
      current = entry.section
    }
    yield { levels: levelsOf(entry), text: entryText(entry) }
  }
}

function levelsOf(entry: Gstr1Entry): Level[] {
  const section = { open: `${text(entry.section)}:[`, close: ']' }
  switch (entry.section) {
    case 'b2b':
    case 'b2ba':
      return [section, { open: `{"ctin":${text(groupOf(entry))},"inv":[`, close: ']}' }]
    case 'cdnr':
    case 'cdnra':
      return [section, { open: `{"ctin":${text(groupOf(entry))},"nt":[`, close: ']}' }]
    case 'b2cl':
    case 'b2cla':
      return [section, { open: `{"pos":${text(groupOf(entry))},"inv":[`, close: ']}' }]
    case 'exp':
    case 'expa':
      return [
        section,
        { open: `{"exp_typ":"${entry.part === 'EXPWOP' ? 'WOPAY' : 'WPAY'}","inv":[`, close: ']}' },
      ]
    case 'cdnur':
    case 'cdnura':
      return [section]
  }
}

/** Table 12: two tabs from May 2025, one list before. Written whole, for the portal replaces the table as one. */
function hsnMember(rows: Iterable<HsnRow>, period: string): string | undefined {
  const all = [...rows]
  if (all.length === 0) return undefined
  if (!ruleHolds('gstr1.table12Split', rangeOfPeriod(period).from)) {
    return `"hsn":{"data":[${joinTabs(all).map(hsnText).join(',')}]}`
  }
  const tab = (name: HsnRow['tab']): string[] => all.filter((row) => row.tab === name).map(hsnText)
  const members = [member('hsn_b2b', tab('B2B')), member('hsn_b2c', tab('B2C'))]
  return `"hsn":{${members.filter(Boolean).join(',')}}`
}

function hsnText(row: HsnRow, index: number): string {
  const own = userDescription(row.description)
  const name =
    (own === '' ? '' : `"user_desc":${text(own)},`) + (row.codeName ? `"desc":${text(row.codeName)},` : '')
  return (
    `{"num":${index + 1},"hsn_sc":${text(row.hsn)},${name}"uqc":${text(row.uqc)},` +
    `"qty":${amount(row.quantity)},"rt":${rate(row.rate)},"txval":${amount(row.taxableValue)},` +
    `"iamt":${amount(row.igst)},"samt":${amount(row.sgst)},"camt":${amount(row.cgst)},"csamt":${amount(row.cess)}}`
  )
}

/**
 * A name as the offline tool takes it (`^[ A-Za-z0-9_@./&-]{0,30}$`): other characters become spaces; '' where nothing
 * is left, as of a name in another script.
 *
 * @example
 * userDescription('Personal computers, portable, light') // 'Personal computers portable li'
 */
export function userDescription(name: string): string {
  return name
    .replaceAll(/[^A-Za-z0-9_@./&-]+/g, ' ')
    .trim()
    .slice(0, 30)
    .trim()
}

/** Table 13, whole. */
function issuedMember(ranges: Iterable<IssuedRange>, options: JsonOptions): string | undefined {
  const byType = new Map<number, string[]>()
  for (const range of ranges) {
    const rows = byType.get(range.documentType) ?? []
    byType.set(range.documentType, rows)
    rows.push(
      `{"num":${rows.length + 1},"from":${text(range.from)},"to":${text(range.to)},` +
        `"totnum":${range.total},"cancel":${range.cancelled},"net_issue":${range.net}}`,
    )
  }
  if (byType.size === 0) return undefined
  const types = [...byType]
    .toSorted(([a], [b]) => a - b)
    .map(([type, rows]) => {
      const label = options.offline ? `"doc_typ":${text(documentTypes[type] ?? '')},` : ''
      return `{"doc_num":${type},${label}"docs":[${rows.join(',')}]}`
    })
  return `"doc_issue":{"doc_det":[${types.join(',')}]}`
}

function member(name: string, rows: readonly string[]): string {
  return rows.length === 0 ? '' : `"${name}":[${rows.join(',')}]`
}
