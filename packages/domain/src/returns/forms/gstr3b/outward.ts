import { AmountSum } from '../../gstr1/amounts.ts'
import type { Amounts } from '../../gstr1/amounts.ts'
import type { Gstr1Row } from '../../gstr1/rows.ts'
import type { Gstr1Table, Part, Section } from '../../gstr1/sections.ts'
import type { Section3b } from './cells.ts'

/** Which table of GSTR-1 a cell takes, and how. */
export interface OutwardPlace {
  readonly section: Section3b
  readonly table: Gstr1Table
  /** The value alone: the tax is owed by another, or there is none. */
  readonly valueOnly?: true
  readonly sign: 1 | -1
}

const zeroRated: ReadonlySet<Part> = new Set<Part>(['SEZWP', 'SEZWOP', 'EXPWP', 'EXPWOP'])

const tables: Readonly<Partial<Record<Section, Gstr1Table>>> = {
  b2cl: '5',
  b2cs: '7',
  exp: '6A',
  cdnr: '9B',
  cdnur: '9B',
  b2ba: '9A',
  b2cla: '9A',
  expa: '9A',
  cdnra: '9C',
  cdnura: '9C',
  b2csa: '10',
  at: '11A',
  txpd: '11B',
  ata: '11-II',
  txpda: '11-II',
}

const tablesOfB2b: Readonly<Partial<Record<Part, Gstr1Table>>> = {
  '4A': '4A',
  '4B': '4B',
  SEZWP: '6B',
  SEZWOP: '6B',
  '6C': '6C',
}

/**
 * The cell of GSTR-3B that a row of GSTR-1 is in; undefined for what the form does not ask for (table 14(a)). Tax of
 * supplies under reverse charge is the recipient's, that of section 9(5) the operator's: their value alone is taken.
 *
 * @example
 * outwardPlace({ section: 'b2b', part: 'SEZWP' }) // { section: '3.1(b)', table: '6B', sign: 1 }
 */
export function outwardPlace({
  section,
  part,
}: Pick<Gstr1Row, 'section' | 'part'>): OutwardPlace | undefined {
  if (section === 'nil')
    return { section: part === 'NONGST' ? '3.1(e)' : '3.1(c)', table: '8', valueOnly: true, sign: 1 }
  if (section === 'supeco')
    return part === '14B' ? { section: '3.1.1(ii)', table: '14(b)', valueOnly: true, sign: 1 } : undefined
  const table = section === 'b2b' ? tablesOfB2b[part] : tables[section]
  if (!table) return undefined
  if (section === 'exp' || section === 'expa' || zeroRated.has(part))
    return { section: '3.1(b)', table, sign: 1 }
  const sign = section === 'txpd' || section === 'txpda' ? -1 : 1
  return { section: '3.1(a)', table, sign, ...(part === '4B' ? { valueOnly: true as const } : {}) }
}

const nothing = { igst: '0.00', cgst: '0.00', sgst: '0.00', cess: '0.00' }

/** What a row adds to its cell. */
export const partOfRow = (row: Gstr1Row, { valueOnly }: OutwardPlace): Amounts =>
  valueOnly ? { ...nothing, taxableValue: row.taxableValue } : row

/** The figure of a cell, and the tables of GSTR-1 that it is made of. */
export interface OutwardCell extends Amounts {
  readonly section: Section3b
  readonly from: readonly (Amounts & { readonly table: Gstr1Table })[]
}

/** Tables 3.1 and 3.1.1 from the rows of GSTR-1, those of the invoice furnishing facility among them. */
export function outwardCells(rows: Iterable<Gstr1Row>): OutwardCell[] {
  const sums = new Map<Section3b, Map<Gstr1Table, AmountSum>>()
  for (const row of rows) {
    const place = outwardPlace(row)
    if (!place) continue
    const tablesOf = sums.get(place.section) ?? new Map<Gstr1Table, AmountSum>()
    sums.set(place.section, tablesOf)
    const sum = tablesOf.get(place.table) ?? new AmountSum()
    tablesOf.set(place.table, sum.add(partOfRow(row, place), place.sign))
  }
  return [...sums].map(([section, from]) => {
    const whole = new AmountSum()
    for (const sum of from.values()) whole.add(sum.toAmounts())
    return {
      section,
      ...whole.toAmounts(),
      from: [...from].map(([table, sum]) => ({ table, ...sum.toAmounts() })),
    }
  })
}

export const recipientsOf32 = ['Unregistered', 'Composition', 'UIN'] as const
export type Recipients32 = (typeof recipientsOf32)[number]

/** A row of table 3.2: inter-State supplies of 3.1(a) to such persons, by place of supply. */
export interface PlaceCell {
  readonly recipients: Recipients32
  readonly placeOfSupply: string
  readonly taxableValue: string
  readonly igst: string
}

const unregistered: ReadonlySet<Section> = new Set<Section>([
  'b2cl',
  'b2cla',
  'b2cs',
  'b2csa',
  'cdnur',
  'cdnura',
])
const advances: ReadonlySet<Section> = new Set<Section>(['at', 'ata', 'txpd', 'txpda'])

/**
 * Table 3.2. `registered` are the inter-State rows of table 4A and its notes to composition taxpayers and UIN holders,
 * which GSTR-1 does not tell apart. What the portal fills in itself takes inter-State advances too, for those rows name
 * no recipient.
 */
export function placeCells(
  rows: Iterable<Gstr1Row>,
  registered: readonly PlaceCell[],
  { withAdvances }: { readonly withAdvances: boolean },
): PlaceCell[] {
  const sums = new Map<string, { key: Pick<PlaceCell, 'recipients' | 'placeOfSupply'>; sum: AmountSum }>()
  const add = ({ recipients, placeOfSupply, ...amounts }: PlaceCell, sign: 1 | -1 = 1) => {
    const name = `${recipients} ${placeOfSupply}`
    const held = sums.get(name) ?? { key: { recipients, placeOfSupply }, sum: new AmountSum() }
    sums.set(name, held)
    held.sum.add({ ...nothing, ...amounts }, sign)
  }
  for (const row of rows) {
    if (row.supplyType !== 'INTER') continue
    const isSupply = unregistered.has(row.section) && outwardPlace(row)?.section === '3.1(a)'
    if (!isSupply && !(withAdvances && advances.has(row.section))) continue
    const { placeOfSupply, taxableValue, igst } = row
    add({ recipients: 'Unregistered', placeOfSupply, taxableValue, igst }, outwardPlace(row)!.sign)
  }
  for (const cell of registered) add(cell)
  return [...sums.values()]
    .filter(({ sum }) => !sum.isZero())
    .map(({ key, sum }) => {
      const { taxableValue, igst } = sum.toAmounts()
      return { ...key, taxableValue, igst }
    })
    .toSorted(
      (a, b) =>
        recipientsOf32.indexOf(a.recipients) - recipientsOf32.indexOf(b.recipients) ||
        (a.placeOfSupply < b.placeOfSupply ? -1 : 1),
    )
}
