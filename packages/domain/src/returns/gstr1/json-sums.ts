import { areZero } from './amounts.ts'
import type { Restatement } from './entries.ts'
import { amount, rate, taxMembers, text } from './json-values.ts'
import type { Level, Piece } from './pieces.ts'
import type { Gstr1Row } from './rows.ts'
import type { Section } from './sections.ts'

/** Records of the sections that hold sums over documents. */
export function* sumPieces(sums: Iterable<Gstr1Row>, restatements: Iterable<Restatement>): Generator<Piece> {
  const bySection = new Map<Section, Gstr1Row[]>()
  for (const row of sums) {
    // What has come to nothing is no record: the portal refuses an advance of 0.
    if (areZero(row)) continue
    const rows = bySection.get(row.section)
    if (rows) rows.push(row)
    else bySection.set(row.section, [row])
  }
  for (const row of bySection.get('b2cs') ?? []) yield { levels: list('b2cs'), text: b2csText(row) }
  yield* advancePieces('at', bySection.get('at') ?? [])
  yield* advancePieces('txpd', bySection.get('txpd') ?? [])
  yield* wholePieces([nilMember(bySection.get('nil') ?? []), operatorMember(bySection.get('supeco') ?? [])])
  for (const restatement of [...restatements].toSorted(bySectionName)) {
    yield { levels: list(restatement.section), text: restatementText(restatement) }
  }
}

function b2csText(row: Gstr1Row): string {
  return (
    `{"sply_ty":"${row.supplyType}","rt":${rate(row.rate)},"typ":"OE","pos":${text(row.placeOfSupply)},` +
    `"txval":${amount(row.taxableValue)},${taxMembers(row, headsOf(row))}}`
  )
}

/** One record for a place, its items by rate. */
function* advancePieces(section: 'at' | 'txpd', rows: readonly Gstr1Row[]): Generator<Piece> {
  const places = new Map<string, Gstr1Row[]>()
  for (const row of rows) {
    const key = `"pos":${text(row.placeOfSupply)},"sply_ty":"${row.supplyType}"`
    places.set(key, [...(places.get(key) ?? []), row])
  }
  for (const [key, items] of places) {
    const texts = items.map((row) => `{${advanceMembers(row, headsOf(row))}}`)
    yield { levels: list(section), text: `{${key},"itms":[${texts.join(',')}]}` }
  }
}

/** The value of an advance is without its tax. */
function advanceMembers(
  item: Pick<Gstr1Row, 'rate' | 'taxableValue' | 'igst' | 'cgst' | 'sgst' | 'cess'>,
  heads: 'INTER' | 'INTRA',
): string {
  return `"rt":${rate(item.rate)},"ad_amt":${amount(item.taxableValue)},${taxMembers(item, heads)}`
}

function restatementText({ section, period, placeOfSupply, supplyType, items }: Restatement): string {
  const place = `"pos":${text(placeOfSupply)}`
  if (section !== 'b2csa') {
    const texts = items.map((item) => `{${advanceMembers(item, supplyType)}}`)
    return `{"omon":${text(period)},${place},"sply_ty":"${supplyType}","itms":[${texts.join(',')}]}`
  }
  const texts = items.map(
    (item) =>
      `{"rt":${rate(item.rate)},"txval":${amount(item.taxableValue)},${taxMembers(item, supplyType)}}`,
  )
  return `{"omon":${text(period)},"sply_ty":"${supplyType}","typ":"OE",${place},"itms":[${texts.join(',')}]}`
}

/** Table 8, whole: four rows at most, each with its three kinds of value. */
function nilMember(rows: readonly Gstr1Row[]): string | undefined {
  const byType = new Map<string, Record<string, string>>()
  for (const { supplyType, part, taxableValue } of rows) {
    const values = byType.get(supplyType) ?? {}
    byType.set(supplyType, values)
    values[part] = taxableValue
  }
  if (byType.size === 0) return undefined
  const texts = [...byType].map(
    ([supplyType, values]) =>
      `{"sply_ty":"${supplyType}","expt_amt":${amount(values['EXEMPT'] ?? '0')},` +
      `"nil_amt":${amount(values['NIL'] ?? '0')},"ngsup_amt":${amount(values['NONGST'] ?? '0')}}`,
  )
  return `"nil":{"inv":[${texts.join(',')}]}`
}

/** Table 14: (a) operators that collect tax at source, (b) operators that pay the tax themselves. */
function operatorMember(rows: readonly Gstr1Row[]): string | undefined {
  const textsOf = (part: Gstr1Row['part']): string[] =>
    rows
      .filter((row) => row.part === part)
      .map(
        (row) =>
          `{"etin":${text(row.ctin)},"suppval":${amount(row.taxableValue)},"igst":${amount(row.igst)},` +
          `"cgst":${amount(row.cgst)},"sgst":${amount(row.sgst)},"cess":${amount(row.cess)}}`,
      )
  const members = [
    ['clttx', textsOf('14A')],
    ['paytx', textsOf('14B')],
  ] as const
  const filled = members.filter(([, texts]) => texts.length > 0)
  if (filled.length === 0) return undefined
  return `"supeco":{${filled.map(([name, texts]) => `"${name}":[${texts.join(',')}]`).join(',')}}`
}

function* wholePieces(members: readonly (string | undefined)[]): Generator<Piece> {
  for (const member of members) if (member !== undefined) yield { levels: [], text: member }
}

function list(section: Section): Level[] {
  return [{ open: `"${section}":[`, close: ']' }]
}

function headsOf(row: Gstr1Row): 'INTER' | 'INTRA' {
  return row.supplyType === 'INTRA' ? 'INTRA' : 'INTER'
}

function bySectionName(a: Restatement, b: Restatement): number {
  return a.section < b.section ? -1 : a.section > b.section ? 1 : 0
}
