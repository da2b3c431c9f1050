import { dayOfSerial, decimalOfFloat } from '@bahi/domain/imports/cell-values.ts'
import { PackedTexts } from './packed-texts.ts'
import { isDateFormat, isPercentFormat } from './number-formats.ts'
import type { Bytes } from './store.ts'
import { unpacked, ZipFault } from './zip.ts'
import type { UnpackLimit, ZipEntry } from './zip.ts'

/** Columns of a sheet that are read where nothing else is asked for; the portal has 26 at most. */
const usualColumns = 100
/** One row or one text of a workbook; more is none. */
const mostElementLength = 1024 * 1024
/** The same of rows of as many columns as are asked for. */
const mostRowLength = 8 * 1024 * 1024
/** The list of sheets and where they are. */
const mostListBytes = 1024 * 1024

export interface SheetRow {
  /** As the sheet shows it, from 1. */
  readonly number: number
  /** Texts as they are stored, numbers with a decimal point, days as the number that Excel keeps; empty ones ''. */
  readonly cells: readonly string[]
}

/** What a person should know of a sheet. */
export type SheetNotice = 'formulas' | 'mergedCells' | 'errorCells'

export interface SheetOptions {
  /**
   * Cells as the sheet shows them: days as `YYYY-MM-DD`, a percentage with its sign, `TRUE`, an error by its name. Without it they
   * are as they are stored, and an error is empty.
   */
  readonly shown?: boolean
  /** A sheet with more is refused as too wide; absent: a hundred, and what is beyond them is left out. */
  readonly mostColumns?: number
}

/** How cells are read. */
interface Reading {
  readonly shared: PackedTexts
  readonly styles: readonly ('day' | 'percent' | undefined)[]
  readonly is1904: boolean
  readonly shown: boolean
  readonly mostColumns: number | undefined
  readonly notices: Set<SheetNotice>
}

export interface Sheet {
  readonly name: string
  readonly isHidden: boolean
  /** Filled while its rows are read. */
  readonly notices: ReadonlySet<SheetNotice>
  /** Its rows, some at a time, in order; rows without a cell may be left out. */
  rows(): AsyncGenerator<readonly SheetRow[]>
}

/**
 * The sheets of a workbook (ECMA-376, part 1, 18.2 to 18.4), one after the other and row by row, so that memory does not grow
 * with them; texts that sheets share are kept packed. Formulas, formats and styles are not read.
 */
export async function* sheetsOf(
  bytes: Bytes,
  entries: readonly ZipEntry[],
  limit: UnpackLimit,
  { shown = false, mostColumns }: SheetOptions = {},
): AsyncGenerator<Sheet> {
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  const textOf = async (name: string) => {
    const entry = byName.get(name)
    if (!entry) throw new ZipFault('damaged')
    let text = ''
    for await (const piece of textsIn(unpacked(bytes, entry, limit))) {
      text += piece
      if (text.length > mostListBytes) throw new ZipFault('damaged')
    }
    return text
  }
  const workbook = await textOf('xl/workbook.xml')
  const sheets = sheetList(workbook)
  const is1904 = /<(?:\w{1,40}:)?workbookPr\s[^>]{0,1000}date1904="(?:1|true)"/.test(workbook)
  const styles = shown && byName.has('xl/styles.xml') ? stylesOf(await textOf('xl/styles.xml')) : []
  const places = relations(await textOf('xl/_rels/workbook.xml.rels'))
  const shared = new PackedTexts()
  const strings = byName.get('xl/sharedStrings.xml')
  if (strings)
    for await (const items of elementsIn(textsIn(unpacked(bytes, strings, limit)), 'si'))
      for (const { inner, prefix } of items)
        if (!shared.add(richText(inner, prefix))) throw new ZipFault('unpacksTooFar')
  for (const { name, relation, isHidden } of sheets) {
    const entry = byName.get(places.get(relation) ?? '')
    if (!entry) throw new ZipFault('damaged')
    const notices = new Set<SheetNotice>()
    const reading: Reading = { shared, styles, is1904, shown, mostColumns, notices }
    yield {
      name,
      isHidden,
      notices,
      async *rows() {
        let number = 0
        const texts = textsIn(unpacked(bytes, entry, limit))
        const most = mostColumns === undefined ? mostElementLength : mostRowLength
        for await (const elements of elementsIn(noticing(texts, notices), 'row', most, (held) =>
          tooMuch(held, mostColumns),
        )) {
          const rows: SheetRow[] = []
          for (const { attributes, inner, prefix } of elements) {
            number = Number(attribute(attributes, 'r') ?? number + 1)
            if (inner !== '') rows.push({ number, cells: cellsOf(inner, prefix, reading) })
          }
          if (rows.length > 0) yield rows
        }
      },
    }
  }
}

/** Why a row that is not whole yet is more than is read. */
function tooMuch(held: string, mostColumns: number | undefined): ZipFault['fault'] {
  if (mostColumns === undefined) return 'damaged'
  let cells = 0
  for (const _ of held.matchAll(/<(?:[\w.-]+:)?c[\s>/]/g)) if (++cells > mostColumns) return 'tooWide'
  return 'rowTooLong'
}

interface Element {
  readonly attributes: string
  readonly inner: string
  /** Of the namespace, with its colon; mostly ''. */
  readonly prefix: string
}

/** Elements of a name that do not lie in one another, some at a time. */
async function* elementsIn(
  texts: AsyncIterable<string>,
  name: string,
  mostLength = mostElementLength,
  faultOf: (held: string) => ZipFault['fault'] = () => 'damaged',
): AsyncGenerator<readonly Element[]> {
  let held = ''
  let prefix: string | undefined
  for await (const text of texts) {
    held += text
    if (held.length > mostLength + text.length) throw new ZipFault(faultOf(held))
    prefix ??= prefixOf(held)
    if (prefix === undefined) continue
    const found: Element[] = []
    let at = 0
    for (;;) {
      const element = elementAt(held, prefix, name, at)
      if (typeof element === 'number') {
        at = element
        break
      }
      found.push(element)
      at = element.end
    }
    held = held.slice(at)
    if (found.length > 0) yield found
  }
}

/** The prefix of the first element of a part, which all of its elements have. */
function prefixOf(xml: string): string | undefined {
  const root = /<(?:([A-Za-z_][\w.-]*):)?[A-Za-z_][\w.-]*[\s>]/.exec(xml)
  return root ? (root[1] === undefined ? '' : `${root[1]}:`) : undefined
}

/**
 * The next element of a name from a place on. A number where none is whole: what stands before that place is of no more use.
 * It looks at each character once, so that no text of a stranger takes longer than its length.
 */
function elementAt(
  xml: string,
  prefix: string,
  name: string,
  from: number,
): (Element & { readonly end: number }) | number {
  const open = `<${prefix}${name}`
  const start = beginOf(xml, open, from)
  if (start < 0) return Math.max(from, xml.length - open.length)
  const head = xml.indexOf('>', start)
  if (head < 0) return start
  if (xml[head - 1] === '/')
    return { attributes: xml.slice(start + open.length, head - 1), inner: '', prefix, end: head + 1 }
  const close = `</${prefix}${name}>`
  const end = xml.indexOf(close, head)
  if (end < 0) return start
  const attributes = xml.slice(start + open.length, head)
  return { attributes, inner: xml.slice(head + 1, end), prefix, end: end + close.length }
}

/** Where `<row` begins, and not `<rowBreaks`; below 0 where it does not, or not wholly. */
function beginOf(text: string, open: string, from: number): number {
  for (let at = text.indexOf(open, from); at >= 0; at = text.indexOf(open, at + 1)) {
    const code = text.charCodeAt(at + open.length)
    // A gap, `/` or `>`; at the very end of the text it is not known yet.
    if (code <= 32 || code === 47 || code === 62) return at
  }
  return -1
}

async function* textsIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of bytes) yield decoder.decode(piece, { stream: true })
    decoder.decode()
  } catch (error) {
    throw error instanceof TypeError ? new ZipFault('damaged') : error
  }
}

/** Cells that are merged are named behind the rows. */
async function* noticing(texts: AsyncIterable<string>, notices: Set<SheetNotice>): AsyncGenerator<string> {
  let end = ''
  for await (const text of texts) {
    if (!notices.has('mergedCells') && (end + text).includes('mergeCell ')) notices.add('mergedCells')
    end = text.slice(-10)
    yield text
  }
}

function cellsOf(row: string, prefix: string, reading: Reading): string[] {
  const { mostColumns = usualColumns } = reading
  const cells: string[] = []
  let column = -1
  for (let at = 0; ;) {
    const cell = elementAt(row, prefix, 'c', at)
    if (typeof cell === 'number') return cells
    at = cell.end
    const reference = attribute(cell.attributes, 'r')
    column = reference === undefined ? column + 1 : columnOf(reference)
    if (column < 0) throw new ZipFault('damaged')
    if (column >= mostColumns) {
      if (reading.mostColumns === undefined) return cells
      if (cell.inner === '') continue
      throw new ZipFault('tooWide')
    }
    while (cells.length < column) cells.push('')
    cells[column] = cell.inner === '' ? '' : cellText(cell, reading)
  }
}

function cellText({ attributes, inner, prefix }: Element, reading: Reading): string {
  const { shared, shown, notices } = reading
  const type = attribute(attributes, 't')
  if (type === 'inlineStr') return richText(inner, prefix)
  if (type === 'e') {
    notices.add('errorCells')
    if (!shown) return ''
  }
  if (shown && !notices.has('formulas') && beginOf(inner, `<${prefix}f`, 0) >= 0) notices.add('formulas')
  const element = elementAt(inner, prefix, 'v', 0)
  if (typeof element === 'number') return ''
  if (type === 's') return shared.at(Number(element.inner)) ?? ''
  if (type === 'str') return unescaped(element.inner)
  if (!shown || type === 'e' || type === 'd') return element.inner
  if (type === 'b') return element.inner === '1' ? 'TRUE' : 'FALSE'
  return shownNumber(element.inner, reading.styles[Number(attribute(attributes, 's') ?? 0)], reading.is1904)
}

/** A number as its format shows it: a day, a percentage, or plain decimal text of what the binary fraction was meant as. */
export function shownNumber(stored: string, format: 'day' | 'percent' | undefined, is1904: boolean): string {
  const text = stored.trim()
  // Whole numbers are what they are; sixteen digits and more, as of accounts, are kept whole.
  if (format === undefined && /^-?\d{1,30}$/.test(text)) return text
  const value = Number(text)
  if (text === '' || !Number.isFinite(value)) return text
  if (format === 'day') return dayOfSerial(value, is1904) ?? decimalOfFloat(value)
  return format === 'percent' ? `${decimalOfFloat(value * 100)}%` : decimalOfFloat(value)
}

/** Of each format of cells, what its numbers are. */
function stylesOf(xml: string): ('day' | 'percent' | undefined)[] {
  const own = new Map(
    tagsOf(xml, 'numFmt').map((attributes) => [
      Number(attribute(attributes, 'numFmtId')),
      unescaped(attribute(attributes, 'formatCode') ?? ''),
    ]),
  )
  const begin = xml.indexOf('cellXfs')
  const end = xml.indexOf('cellXfs', begin + 7)
  if (begin < 0 || end < 0) return []
  return tagsOf(xml.slice(begin, end), 'xf').map((attributes) => {
    const id = Number(attribute(attributes, 'numFmtId') ?? 0)
    const code = own.get(id)
    if (isDateFormat(id, code)) return 'day'
    return isPercentFormat(id, code) ? 'percent' : undefined
  })
}

/** `BC12` is column 54, from 0. */
function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at++) {
    const code = reference.charCodeAt(at)
    if (code < 65 || code > 90) break
    column = column * 26 + code - 64
  }
  return column - 1
}

function attribute(attributes: string, name: string): string | undefined {
  const from = attributes.indexOf(` ${name}="`)
  if (from < 0) return undefined
  const begin = from + name.length + 3
  return attributes.slice(begin, attributes.indexOf('"', begin))
}

/** Texts of the runs of an element; how a word is spoken (`rPh`) is no part of it. */
function richText(xml: string, prefix: string): string {
  let text = ''
  const written = xml.includes(`<${prefix}rPh`) ? withoutSpoken(xml, prefix) : xml
  for (let at = 0; ;) {
    const run = elementAt(written, prefix, 't', at)
    if (typeof run === 'number') return unescaped(text)
    text += run.inner
    at = run.end
  }
}

function withoutSpoken(xml: string, prefix: string): string {
  let written = ''
  for (let at = 0; ;) {
    const begin = beginOf(xml, `<${prefix}rPh`, at)
    const spoken = elementAt(xml, prefix, 'rPh', at)
    if (typeof spoken === 'number') return written + xml.slice(at)
    written += xml.slice(at, begin)
    at = spoken.end
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Of an XML text; no entity but the five of XML itself. `_x000D_` is how Excel keeps a control character. */
function unescaped(xml: string): string {
  const text = xml.includes('&')
    ? xml.replaceAll(
        /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi,
        (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) =>
          name === undefined
            ? character(decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal))
            : (entities[name] ?? whole),
      )
    : xml
  return (text.includes('_x') ? text.replaceAll(/_x00[01][0-9A-F]_/g, ' ') : text).trim()
}

const character = (code: number): string => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

function sheetList(
  workbook: string,
): { readonly name: string; readonly relation: string; readonly isHidden: boolean }[] {
  return tagsOf(workbook, 'sheet').map((attributes) => ({
    name: unescaped(attribute(attributes, 'name') ?? ''),
    isHidden: ['hidden', 'veryHidden'].includes(attribute(attributes, 'state') ?? ''),
    relation: /\s[\w.-]{1,40}:id="([^"]*)"/.exec(attributes)?.[1] ?? '',
  }))
}

/** Names of entries by the ids of relations: `rId3` is `xl/worksheets/sheet3.xml`. */
function relations(xml: string): Map<string, string> {
  return new Map(
    tagsOf(xml, 'Relationship').map((attributes) => {
      const target = attribute(attributes, 'Target') ?? ''
      return [
        attribute(attributes, 'Id') ?? '',
        target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`,
      ] as const
    }),
  )
}

/** The attributes of all tags of a name. */
const tagsOf = (xml: string, name: string): string[] =>
  xml
    .split('<')
    .map((tag) => (/^[\w.-]{1,40}:/.test(tag) ? tag.slice(tag.indexOf(':') + 1) : tag))
    .filter((tag) => tag.startsWith(`${name} `))
    .map((tag) => tag.slice(name.length, tag.indexOf('>') < 0 ? undefined : tag.indexOf('>')))
