import { states } from '../../tables/states.ts'
import { readRow } from './read-row.ts'
import type { StatementHead } from './read-json.ts'
import type { InwardRow, InwardSource, RowFault } from './row.ts'
import { fieldOfHeading, partOfSheet, sourceOfSheet, wordsOf } from './sheet-headings.ts'
import type { SheetField } from './sheet-headings.ts'
import { dayOf, periodOf } from './values.ts'
import type { Loose } from './values.ts'

/**
 * Why a workbook is not read at all. `notAStatement`: none of its sheets is one of GSTR-2A or GSTR-2B. `readMe`: no sheet says
 * of which GSTIN and period it is. `heading`: a sheet lacks columns without which its rows mean nothing; `row` is that of
 * its headings.
 */
export class WorkbookFault extends Error {
  readonly fault: 'notAStatement' | 'readMe' | 'heading'
  readonly sheet: string
  readonly row: number
  readonly missing: string
  constructor(fault: WorkbookFault['fault'], sheet = '', row = 0, missing = '') {
    super(fault)
    this.fault = fault
    this.sheet = sheet
    this.row = row
    this.missing = missing
  }
}

/** Columns that a sheet has to have, as the portal heads them. */
const needed: Readonly<Partial<Record<SheetField, string>>> = {
  ctin: 'GSTIN of supplier',
  number: 'Number',
  date: 'Date',
  txval: 'Taxable value',
  igst: 'Integrated tax',
}

/** Rows above the headings of a sheet; the portal has six at most. */
const mostTitleRows = 30
/** A title has one cell or two. */
const leastTableCells = 4

const withoutHeadings = (sheet: string, row: number) =>
  new WorkbookFault('heading', sheet, row, Object.values(needed).join(', '))

/** One sheet while it is read. */
interface Open {
  readonly name: string
  readonly section: string
  readonly isRejected: boolean
  /** The fields of the columns, from the left; the same field may be there twice where a document is amended. */
  readonly columns: Map<number, SheetField>
  /** Headings as they are written, of columns that are read. */
  readonly written: Map<number, string>
  state: 'title' | 'heading' | 'rows'
  headingRow: number
  titleRows: number
  /** Rows above the headings look like rows of a table. */
  isTable: boolean
  /** Where the columns of this document are, and those of the one it amends. */
  at: Partial<Record<SheetField, number>>
  original: Partial<Record<SheetField, number>>
  hasRates: boolean
}

/** A document whose parts by rate are still coming. */
interface Gathering {
  readonly key: string
  readonly row: number
  readonly group: Loose
  readonly record: Record<string, unknown>
  readonly parts: Loose[]
}

/**
 * Reads GSTR-2A and GSTR-2B from the portal's Excel file, row by row. Each row becomes the record that the JSON of the
 * portal has in its place, so that both give the same documents.
 */
export class WorkbookReader {
  readonly #onRow: (row: InwardRow) => void
  readonly #onFault: (fault: RowFault) => void
  readonly #periods = new Set<string>()
  #open: Open | undefined
  #readMe: string | undefined
  #gathering: Gathering | undefined
  #position = 0
  #isStatement = false
  #source: InwardSource | null = null
  #gstin: string | null = null
  #month: string | null = null
  #year: string | null = null
  #generatedOn: string | null = null

  constructor(onRow: (row: InwardRow) => void, onFault: (fault: RowFault) => void) {
    this.#onRow = onRow
    this.#onFault = onFault
  }

  /** Begins a sheet; false where nothing of it is read. */
  begin(name: string): boolean {
    const part = partOfSheet(name)
    this.#source ??= sourceOfSheet(name)
    if (part.kind === 'readMe') this.#readMe = name
    if (part.kind === 'unknown')
      this.#onFault({ section: name, position: 0, number: null, field: 'sheet', value: name, sheet: name })
    if (part.kind !== 'documents') return part.kind === 'readMe'
    this.#isStatement = true
    this.#open = {
      name,
      section: part.section,
      isRejected: part.isRejected,
      columns: new Map(),
      written: new Map(),
      state: 'title',
      headingRow: 0,
      titleRows: 0,
      isTable: false,
      at: {},
      original: {},
      hasRates: false,
    }
    return true
  }

  /** A row by the number that the sheet shows, from 1; cells as texts, empty ones ''. */
  row(number: number, cells: readonly string[]): void {
    const open = this.#open
    if (!open) return this.#readMeRow(cells)
    const filled = cells.filter((cell) => cell !== '')
    if (filled.length === 0) return
    if (this.#isBanner(filled)) return
    const known = cells.map((cell) => fieldOfHeading(cell))
    const headings = known.filter((field) => field !== undefined).length
    if (headings >= 2 && headings * 2 > filled.length) return this.#headingRow(open, number, cells, known)
    if (open.state === 'title') {
      open.titleRows++
      open.isTable ||= filled.length >= leastTableCells
      if (open.titleRows > mostTitleRows) throw withoutHeadings(open.name, number)
      this.#source ??= sourceOfTitle(filled)
      return
    }
    if (open.state === 'heading') this.#beginRows(open)
    this.#dataRow(open, number, cells)
  }

  /** Ends the sheet. */
  end(): void {
    this.#flush()
    // The portal has the headings where a section is empty, too: columns that are missing are found without a row.
    if (this.#open?.state === 'heading') this.#beginRows(this.#open)
    if (this.#open?.state === 'title' && this.#open.isTable) throw withoutHeadings(this.#open.name, 1)
    this.#open = undefined
    this.#readMe = undefined
  }

  /** What the file says of itself: one head for each period that it has. */
  finish(): readonly StatementHead[] {
    const period = periodOf(this.#month) ?? periodInYear(this.#month, this.#year)
    if (period !== null) this.#periods.add(period)
    if (!this.#isStatement) throw new WorkbookFault('notAStatement')
    if (this.#gstin === null || this.#periods.size === 0) throw new WorkbookFault('readMe')
    return [...this.#periods].map((one) => ({
      source: this.#source,
      gstin: this.#gstin,
      period: one,
      version: null,
      generatedOn: this.#generatedOn,
      fileCount: null,
      hasNoData: false,
    }))
  }

  /** `GSTIN | 27AAAAA0001A1Z5`, also two such pairs beside each other. */
  #readMeRow(cells: readonly string[]): void {
    if (this.#readMe === undefined) return
    const filled = cells.filter((cell) => cell !== '')
    this.#source ??= sourceOfTitle(filled)
    for (const [at, cell] of filled.entries()) {
      const value = filled[at + 1]
      if (value === undefined) continue
      const words = wordsOf(cell)
      if (/^(taxpayers)?gstin$/.test(words) && /^\d{2}[0-9A-Z]{13}$/i.test(value))
        this.#gstin ??= value.toUpperCase()
      else if (words === 'taxperiod') this.#month ??= value
      else if (words === 'financialyear') this.#year ??= value
      else if (words === 'dateofgeneration')
        this.#generatedOn ??= (dayOf(dateText(value)) ?? value).split('-').toReversed().join('-')
    }
  }

  /** GSTR-2A of several periods has a line before the rows of each: `... | Tax Period: 042025 | ...`. */
  #isBanner(filled: readonly string[]): boolean {
    if (filled.length !== 1) return false
    const [, text] = /tax period:?\s*([^|]+)/i.exec(filled[0]!) ?? []
    if (text === undefined) return false
    const period = periodOf(text.trim())
    if (period !== null) this.#periods.add(period)
    return true
  }

  #headingRow(
    open: Open,
    number: number,
    cells: readonly string[],
    known: readonly (SheetField | null | undefined)[],
  ): void {
    // GSTR-2A repeats its headings before the rows of each period.
    if (open.state === 'rows') return
    open.state = 'heading'
    open.headingRow = number
    for (const [at, field] of known.entries())
      if (field) {
        open.columns.set(at, field)
        open.written.set(at, cells[at]!.replaceAll(/\s+/g, ' ').trim())
      }
  }

  #beginRows(open: Open): void {
    open.state = 'rows'
    const columns = [...open.columns].toSorted(([a], [b]) => a - b)
    // What is amended stands left of the supplier.
    const supplierAt = columns.find(([, field]) => field === 'ctin')?.[0] ?? 0
    const isAmended = /^(b2ba|cdnra|ecoma|isda)$/.test(open.section)
    for (const [at, field] of columns)
      if (isAmended && at < supplierAt) open.original[field] ??= at
      else open.at[field] ??= at
    open.hasRates = open.at.rate !== undefined
    const missing = Object.entries(needed)
      .filter(([field]) => open.at[field as SheetField] === undefined)
      .filter(([field]) => !(field === 'ctin' && /^impga?$/.test(open.section)))
      .filter(([field]) => !(field === 'txval' && /^isda?$/.test(open.section)))
      .map(([, heading]) => heading)
    if (missing.length > 0) throw new WorkbookFault('heading', open.name, open.headingRow, missing.join(', '))
  }

  #dataRow(open: Open, row: number, cells: readonly string[]): void {
    const cell = (field: SheetField) => cellAt(cells, open.at[field])
    const isCreditNote = /credit/i.test(cell('type'))
    const written = (isCreditNote && cell('noteNumber')) || cell('number') || cell('noteNumber')
    const date = (isCreditNote && cell('noteDate')) || cell('date') || cell('noteDate')
    // No document: a total, a line between, a remark.
    if (written === '' && date === '' && cell('ctin') === '') return
    const isTotal = open.hasRates && /-total$/i.test(written)
    const number = isTotal ? written.replace(/-total$/i, '') : written
    const key = [cell('ctin'), number, date, cell('type')].join('\t')
    const part: Loose = {
      txval: amountText(cell('txval')),
      igst: amountText(cell('igst')),
      cgst: amountText(cell('cgst')),
      sgst: amountText(cell('sgst')),
      cess: amountText(cell('cess')),
    }
    if (this.#gathering?.key === key && open.hasRates) {
      // GSTR-2A sums the rates of a document in a row of its own.
      if (!isTotal) this.#gathering.parts.push(part)
      return
    }
    this.#flush()
    this.#gathering = {
      key,
      row,
      group: {
        ctin: cell('ctin'),
        trdnm: cell('trdnm'),
        supfildt: dateText(cell('supfildt')),
        supprd: periodText(cell('supprd')),
        ...given('cfs', cell('cfs')),
        ...given('cfs3b', cell('cfs3b')),
        dtcancel: dateText(cell('dtcancel')),
      },
      record: {
        ...typesOf(open.section, cell('type'), cell('supplyType')),
        inum: number,
        dt: dateText(date),
        oinum: cellAt(cells, open.original.number),
        oidt: dateText(cellAt(cells, open.original.date)),
        ...given('val', amountText(cell('value'))),
        pos: stateCode(cell('pos')),
        rev: cell('rev'),
        itcavl: cell('itcavl'),
        rsn: reasonCode(cell('rsn')),
        irn: cell('irn'),
        portcode: cell('port'),
        refdt: dateText(cell('refdt')),
      },
      parts: [part],
    }
    if (!open.hasRates) this.#flush()
  }

  #flush(): void {
    const gathered = this.#gathering
    const open = this.#open
    if (!gathered || !open) return
    this.#gathering = undefined
    const { group, record, parts, row } = gathered
    const found = { section: open.section, position: ++this.#position, isRejected: open.isRejected }
    const pos = record['pos'] as string
    const read = /^\d{0,2}$/.test(pos)
      ? readRow(group, { ...record, items: parts }, found)
      : { ...found, number: record['inum'] as string, field: 'pos', value: pos.slice(0, 100) }
    if (!('field' in read)) return this.#onRow(read)
    const at = open.at[columnOfFault[read.field] ?? 'number']
    this.#onFault({
      ...read,
      sheet: open.name,
      row,
      ...(at === undefined ? {} : { column: `${letterOf(at)} (${open.written.get(at)})` }),
    })
  }
}

const cellAt = (cells: readonly string[], at: number | undefined): string =>
  at === undefined ? '' : (cells[at] ?? '').trim()

/** A member only where the file says something: the rest is as if the column were not there. */
const given = (name: string, value: string): Loose => (value === '' ? {} : { [name]: value })

/** Fields of a row by the columns that they are read from. */
const columnOfFault: Readonly<Record<string, SheetField>> = {
  number: 'number',
  date: 'date',
  gstin: 'ctin',
  pos: 'pos',
  txval: 'txval',
  igst: 'igst',
  cgst: 'cgst',
  sgst: 'sgst',
  cess: 'cess',
}

/** 0 is A, 26 is AA. */
export const letterOf = (column: number): string =>
  column < 26
    ? String.fromCodePoint(65 + column)
    : letterOf(Math.floor(column / 26) - 1) + letterOf(column % 26)

const sourceOfTitle = (cells: readonly string[]): InwardSource | null => {
  const [, letter] = /GSTR[\s-]*2([AB])\b/i.exec(cells.join(' ')) ?? []
  return letter === undefined ? null : letter.toUpperCase() === 'A' ? '2A' : '2B'
}

/** A day that a program has saved as a number of days since 1899-12-30, as Excel counts them. */
function dateText(text: string): string {
  if (!/^[2-6]\d{4}(\.\d+)?$/.test(text)) return text
  return new Date((Math.floor(Number(text)) - 25_569) * 86_400_000).toISOString().slice(0, 10)
}

function periodText(text: string): string {
  const day = dateText(text)
  return day === text ? text : `${day.slice(5, 7)}${day.slice(0, 4)}`
}

/** Of a number with an exponent, as some programs write them, the same in digits. */
const amountText = (text: string): string => {
  if (!/^-?\d+(\.\d+)?E[+-]?\d+$/i.test(text)) return text
  return Number(text).toFixed(2)
}

/** `November` of 2025-26 is 112025; of a quarter, `Oct-Dec`, its last month. */
function periodInYear(month: string | null, year: string | null): string | null {
  const [first] = /\d{4}/.exec(year ?? '') ?? []
  const last = month?.split(/[\s-]+/).findLast((word) => /[a-z]{3}/i.test(word))
  if (first === undefined || last === undefined) return null
  const inFirst = periodOf(`${last}-${first}`)
  if (inFirst === null) return null
  return Number(inFirst.slice(0, 2)) >= 4 ? inFirst : `${inFirst.slice(0, 2)}${Number(first) + 1}`
}

/** Kinds of supply as the portal words them in its sheets, by the codes of its JSON. */
const supplyTypes: Readonly<Record<string, string>> = {
  regular: 'R',
  sezsupplieswithpayment: 'SEZWP',
  sezsupplieswithpaymentoftax: 'SEZWP',
  sezsupplieswithoutpayment: 'SEZWOP',
  sezsupplieswithoutpaymentoftax: 'SEZWOP',
  deemedexport: 'DE',
  deemedexports: 'DE',
  intrastatesuppliesattractingigst: 'CBW',
  salefrombondedwarehouse: 'CBW',
}
const supplyType = (text: string): string => supplyTypes[wordsOf(text)] ?? text

function typesOf(section: string, type: string, supply: string): Loose {
  if (/^isda?$/.test(section))
    return { doctyp: /credit/i.test(type) || /^ISDC/i.test(type) ? 'ISDC' : 'ISDI' }
  if (/^cdnra?$/.test(section)) return { typ: /^d/i.test(type) ? 'D' : 'C', suptyp: supplyType(supply) }
  return { typ: supplyType(type) }
}

/** Why there is no credit, in the words of the sheets; source: GSTR-2B, column Reason. */
function reasonCode(text: string): string {
  if (/^pos and supplier state are (the )?same/i.test(text)) return 'P'
  return /^return filed post annual cut-?\s?off/i.test(text) ? 'C' : text
}

/** Names that states had, and that the portal still writes. */
const formerNames: Readonly<Record<string, string>> = {
  orissa: '21',
  pondicherry: '34',
  uttaranchal: '05',
  dadraandnagarhaveli: '26',
  damananddiu: '25',
  andhrapradesh: '37',
  otherterritory: '97',
  otherterritories: '97',
  foreigncountry: '96',
  othercountries: '96',
}
const placeWords = (name: string) => wordsOf(name.replaceAll('&', ' and '))
const codesByName = new Map([
  ...states.map(({ name, code }) => [placeWords(name.en), code] as const),
  ...Object.entries(formerNames),
])

/** The code of a state by its name, or of `27-Maharashtra`; a text that is no state stays. */
function stateCode(text: string): string {
  const [, code] = /^(\d{1,2})(\b|-)/.exec(text) ?? []
  return code ?? codesByName.get(placeWords(text)) ?? text
}
