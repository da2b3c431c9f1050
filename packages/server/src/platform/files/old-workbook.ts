import { CompoundFault, streamOf } from './compound-file.ts'
import { isDateFormat, isPercentFormat } from './number-formats.ts'
import { shownNumber } from './workbook-rows.ts'
import type { SheetNotice, SheetRow } from './workbook-rows.ts'

/** Why a workbook of Excel 97 to 2003 is not read. */
export class OldWorkbookFault extends Error {
  readonly fault: 'damaged' | 'protected' | 'old' | 'notAWorkbook' | 'tooWide'
  constructor(fault: OldWorkbookFault['fault']) {
    super(fault)
    this.fault = fault
  }
}

export interface OldSheet {
  readonly name: string
  readonly isHidden: boolean
  readonly notices: ReadonlySet<SheetNotice>
  /** Its rows in order; rows without a cell are left out. */
  rows(): Generator<SheetRow>
}

export interface OldWorkbook {
  readonly sheets: readonly OldSheet[]
  readonly hasMacros: boolean
}

interface Entry {
  readonly type: number
  readonly data: Buffer
}

const sorts = {
  formula: 0x06,
  eof: 0x0a,
  date1904: 0x22,
  filePass: 0x2f,
  continued: 0x3c,
  boundSheet: 0x85,
  macros: 0xd3,
  multipleRk: 0xbd,
  format: 0x41e,
  cellFormat: 0xe0,
  merged: 0xe5,
  sharedTexts: 0xfc,
  sharedText: 0xfd,
  number: 0x203,
  label: 0x204,
  flag: 0x205,
  text: 0x207,
  begin: 0x809,
  rk: 0x27e,
} as const

/**
 * The sheets of a workbook in the form of Excel 97 to 2003 ([MS-XLS], BIFF8): cells as a sheet shows them, as `sheetsOf` gives
 * those of newer ones. Formulas are not looked at but for the value that was saved with them.
 */
export function oldWorkbookOf(file: Buffer, { mostColumns }: { readonly mostColumns: number }): OldWorkbook {
  const stream = workbookIn(file)
  const globals: Entry[] = []
  for (const { entry } of entriesOf(stream, 0)) {
    if (entry.type === sorts.eof) break
    globals.push(entry)
  }
  const [begin] = globals
  if (begin?.type !== sorts.begin || begin.data.length < 4) throw new OldWorkbookFault('damaged')
  if (begin.data.readUInt16LE(0) !== 0x0600) throw new OldWorkbookFault('old')
  if (globals.some(({ type }) => type === sorts.filePass)) throw new OldWorkbookFault('protected')
  const is1904 = globals.some(({ type, data }) => type === sorts.date1904 && data[0] === 1)
  const styles = stylesOf(globals)
  const shared = sharedTextsOf(globals)
  const sheets = globals
    .filter(({ type, data }) => type === sorts.boundSheet && data.length > 8 && data[5] === 0)
    .map(({ data }): OldSheet => {
      const notices = new Set<SheetNotice>()
      const at = data.readUInt32LE(0)
      return {
        name: textAt(data, 6, 1).text,
        isHidden: (data[4]! & 3) > 0,
        notices,
        rows: () => rowsOf(stream, at, { shared, styles, is1904, mostColumns, notices }),
      }
    })
  return { sheets, hasMacros: globals.some(({ type }) => type === sorts.macros) }
}

function workbookIn(file: Buffer): Buffer {
  try {
    if (streamOf(file, ['EncryptedPackage'])) throw new OldWorkbookFault('protected')
    const stream = streamOf(file, ['Workbook'])
    if (stream) return stream
    throw new OldWorkbookFault(streamOf(file, ['Book']) ? 'old' : 'notAWorkbook')
  } catch (error) {
    throw error instanceof CompoundFault || error instanceof RangeError
      ? new OldWorkbookFault('damaged')
      : error
  }
}

function* entriesOf(
  stream: Buffer,
  from: number,
): Generator<{ readonly entry: Entry; readonly end: number }> {
  for (let at = from; at + 4 <= stream.length;) {
    const end = at + 4 + stream.readUInt16LE(at + 2)
    if (end > stream.length) throw new OldWorkbookFault('damaged')
    yield { entry: { type: stream.readUInt16LE(at), data: stream.subarray(at + 4, end) }, end }
    at = end
  }
  // A stream ends with the end of its last sheet, whatever fills its last sector.
}

interface Reading {
  readonly shared: readonly string[]
  readonly styles: readonly ('day' | 'percent' | undefined)[]
  readonly is1904: boolean
  readonly mostColumns: number
  readonly notices: Set<SheetNotice>
}

function* rowsOf(stream: Buffer, from: number, reading: Reading): Generator<SheetRow> {
  const { notices, mostColumns } = reading
  let number = -1
  let cells: string[] = []
  let isEnded = false
  const found: [column: number, text: string][] = []
  /** A formula whose value is a text has it in the entry behind. */
  let awaited: number | undefined
  try {
    for (const { entry } of entriesOf(stream, from)) {
      if (entry.type === sorts.eof) {
        isEnded = true
        break
      }
      const { type, data } = entry
      if (type === sorts.merged) notices.add('mergedCells')
      if (type === sorts.text && awaited !== undefined) {
        cells[awaited] = textAt(data, 0, 2).text.trim()
        awaited = undefined
        continue
      }
      found.length = 0
      const isText = readCells(entry, reading, found)
      if (found.length === 0) continue
      const row = data.readUInt16LE(0)
      if (row !== number) {
        if (cells.length > 0) yield { number: number + 1, cells }
        number = row
        cells = []
      }
      for (const [column, text] of found) {
        if (text === '' && !isText) continue
        if (column >= mostColumns) throw new OldWorkbookFault('tooWide')
        while (cells.length < column) cells.push('')
        cells[column] = text
      }
      awaited = isText ? found[0]![0] : undefined
    }
  } catch (error) {
    throw error instanceof RangeError ? new OldWorkbookFault('damaged') : error
  }
  if (!isEnded) throw new OldWorkbookFault('damaged')
  if (cells.length > 0) yield { number: number + 1, cells }
}

/** The cells of an entry; true where a text follows that is the value of its formula. */
function readCells({ type, data }: Entry, reading: Reading, found: [number, string][]): boolean {
  const { styles, is1904, notices } = reading
  const shown = (value: number, format: number) => shownNumber(String(value), styles[format], is1904)
  const column = () => data.readUInt16LE(2)
  switch (type) {
    case sorts.sharedText:
      found.push([column(), (reading.shared[data.readUInt32LE(6)] ?? '').trim()])
      return false
    case sorts.label:
      found.push([column(), textAt(data, 6, 2).text.trim()])
      return false
    case sorts.number:
      found.push([column(), shown(data.readDoubleLE(6), data.readUInt16LE(4))])
      return false
    case sorts.rk:
      found.push([column(), shown(packedNumber(data.readInt32LE(6)), data.readUInt16LE(4))])
      return false
    case sorts.multipleRk:
      for (let at = 4; at + 6 <= data.length - 2; at += 6)
        found.push([
          column() + (at - 4) / 6,
          shown(packedNumber(data.readInt32LE(at + 2)), data.readUInt16LE(at)),
        ])
      return false
    case sorts.flag:
      found.push([column(), data[7] === 1 ? errorName(data[6]!, notices) : data[6] === 1 ? 'TRUE' : 'FALSE'])
      return false
    case sorts.formula: {
      notices.add('formulas')
      if (data.readUInt16LE(12) !== 0xffff) {
        found.push([column(), shown(data.readDoubleLE(6), data.readUInt16LE(4))])
        return false
      }
      const [sort, , value] = data.subarray(6, 9)
      if (sort === 1) found.push([column(), value === 1 ? 'TRUE' : 'FALSE'])
      else if (sort === 2) found.push([column(), errorName(value!, notices)])
      else found.push([column(), ''])
      return sort === 0
    }
    default:
      return false
  }
}

const errorNames: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

function errorName(code: number, notices: Set<SheetNotice>): string {
  notices.add('errorCells')
  return errorNames[code] ?? '#N/A'
}

/** Thirty bits of a number, whole or the upper half of a fraction, perhaps a hundred times too large. */
function packedNumber(packed: number): number {
  const bits = packed >> 2
  let value = bits
  if ((packed & 2) === 0) {
    const buffer = Buffer.alloc(8)
    buffer.writeInt32LE(packed & ~3, 4)
    value = buffer.readDoubleLE(0)
  }
  return (packed & 1) === 1 ? value / 100 : value
}

function stylesOf(globals: readonly Entry[]): ('day' | 'percent' | undefined)[] {
  const codes = new Map<number, string>()
  for (const { type, data } of globals)
    if (type === sorts.format && data.length > 5) codes.set(data.readUInt16LE(0), textAt(data, 2, 2).text)
  return globals
    .filter(({ type, data }) => type === sorts.cellFormat && data.length >= 4)
    .map(({ data }) => {
      const id = data.readUInt16LE(2)
      if (isDateFormat(id, codes.get(id))) return 'day'
      return isPercentFormat(id, codes.get(id)) ? 'percent' : undefined
    })
}

/** A text with its length before it, in one byte a character or in two. */
function textAt(data: Buffer, at: number, lengthBytes: 1 | 2): { readonly text: string } {
  const length = lengthBytes === 1 ? data.readUInt8(at) : data.readUInt16LE(at)
  const flags = data.readUInt8(at + lengthBytes)
  let begin = at + lengthBytes + 1
  if ((flags & 8) > 0) begin += 2
  if ((flags & 4) > 0) begin += 4
  const bytes = data.subarray(begin, begin + length * ((flags & 1) === 1 ? 2 : 1))
  return { text: (flags & 1) === 1 ? bytes.toString('utf16le') : bytes.toString('latin1') }
}

/** Texts that cells share; one that goes on in the next entry says anew how wide its characters are. */
function sharedTextsOf(globals: readonly Entry[]): string[] {
  const from = globals.findIndex(({ type }) => type === sorts.sharedTexts)
  if (from < 0) return []
  const pieces = [globals[from]!.data.subarray(8)]
  for (let at = from + 1; globals[at]?.type === sorts.continued; at++) pieces.push(globals[at]!.data)
  const count = globals[from]!.data.readUInt32LE(4)
  const texts: string[] = []
  let piece = 0
  let at = 0
  const data = () => {
    while (piece < pieces.length && at >= pieces[piece]!.length) {
      piece++
      at = 0
    }
    return pieces[piece]
  }
  /** So many bytes that are not text, also across pieces. */
  const skip = (bytes: number) => {
    for (let left = bytes; left > 0;) {
      const here = data()
      if (!here) return
      const step = Math.min(left, here.length - at)
      at += step
      left -= step
    }
  }
  while (texts.length < count) {
    const here = data()
    if (!here || at + 3 > here.length) break
    const length = here.readUInt16LE(at)
    let flags = here.readUInt8(at + 2)
    at += 3
    const runs = (flags & 8) > 0 ? here.readUInt16LE(at) : 0
    if ((flags & 8) > 0) at += 2
    const spoken = (flags & 4) > 0 ? here.readUInt32LE(at) : 0
    if ((flags & 4) > 0) at += 4
    let text = ''
    while (text.length < length) {
      let now = pieces[piece]
      if (!now || at >= now.length) {
        now = data()
        if (!now) return texts
        flags = now.readUInt8(at)
        at++
      }
      const width = (flags & 1) === 1 ? 2 : 1
      const step = Math.min(length - text.length, Math.floor((now.length - at) / width))
      if (step === 0) {
        at = now.length
        continue
      }
      text += now.toString(width === 2 ? 'utf16le' : 'latin1', at, at + step * width)
      at += step * width
    }
    skip(runs * 4 + spoken)
    texts.push(text)
  }
  return texts
}
