/** Writes workbooks of Excel 97 to 2003 ([MS-XLS], [MS-CFB]), for tests: just what those need. */

const sectorSize = 512
const none = 0xffff_ffff
const endOfChain = 0xffff_fffe

/** A compound file of these streams; each is made as long as one that has sectors of its own. */
export function compoundOf(streams: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const parts = streams.map(([name, content]) => {
    const size = Math.max(4096, Math.ceil(content.length / sectorSize) * sectorSize)
    return { name, content: Buffer.concat([content, Buffer.alloc(size - content.length)]) }
  })
  const next: number[] = []
  const chain = (sectors: number) => {
    const start = next.length
    for (let n = 0; n < sectors; n++) next.push(n === sectors - 1 ? endOfChain : next.length + 1)
    return start
  }
  const starts = parts.map(({ content }) => chain(content.length / sectorSize))
  const entries = [
    entryOf('Root Entry', 5, endOfChain, 0),
    ...parts.map(({ name, content }, index) => entryOf(name, 2, starts[index]!, content.length)),
  ]
  while (entries.length % 4 > 0) entries.push(Buffer.alloc(128))
  const directory = chain(entries.length / 4)
  let tables = 1
  while (tables * 128 < next.length + tables) tables++
  const table = next.length
  for (let n = 0; n < tables; n++) next.push(0xffff_fffd)
  while (next.length < tables * 128) next.push(none)
  const head = Buffer.alloc(sectorSize)
  head.writeUInt32BE(0xd0cf_11e0, 0)
  head.writeUInt32BE(0xa1b1_1ae1, 4)
  head.writeUInt16LE(0x3e, 24)
  head.writeUInt16LE(3, 26)
  head.writeUInt16LE(0xfffe, 28)
  head.writeUInt16LE(9, 30)
  head.writeUInt16LE(6, 32)
  head.writeUInt32LE(tables, 44)
  head.writeUInt32LE(directory, 48)
  head.writeUInt32LE(4096, 56)
  head.writeUInt32LE(endOfChain, 60)
  head.writeUInt32LE(endOfChain, 68)
  for (let n = 0; n < 109; n++) head.writeUInt32LE(n < tables ? table + n : none, 76 + n * 4)
  const allocation = Buffer.alloc(next.length * 4)
  for (const [index, one] of next.entries()) allocation.writeUInt32LE(one, index * 4)
  return Buffer.concat([head, ...parts.map(({ content }) => content), ...entries, allocation])
}

function entryOf(name: string, type: number, start: number, size: number): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 0, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry.writeUInt8(type, 66)
  for (const at of [68, 72, 76]) entry.writeUInt32LE(none, at)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}

/** One entry of a workbook. */
export function record(type: number, ...data: readonly Buffer[]): Buffer {
  const content = Buffer.concat(data)
  const head = Buffer.alloc(4)
  head.writeUInt16LE(type, 0)
  head.writeUInt16LE(content.length, 2)
  return Buffer.concat([head, content])
}
export const u16 = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2)
  return bytes
}
export const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value >>> 0, 0)
  return bytes
}
const double = (value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleLE(value, 0)
  return bytes
}
/** Two bytes a character where one of them needs it. */
const text = (value: string, lengthBytes: 1 | 2) => {
  const isWide = /[\u0100-\uffff]/.test(value)
  return Buffer.concat([
    lengthBytes === 1 ? Buffer.from([value.length]) : u16(value.length),
    Buffer.from([isWide ? 1 : 0]),
    Buffer.from(value, isWide ? 'utf16le' : 'latin1'),
  ])
}

/** Formats by their places: general, a day, a percentage, and a day by a code of one's own. */
export const style = { general: 0, day: 1, percent: 2, ownDay: 3 } as const

/** A whole number packed, perhaps of hundredths. */
const packed = (value: number, isHundredths: boolean) => u32((value << 2) | 2 | (isHundredths ? 1 : 0))

export const cell = {
  shared: (row: number, column: number, index: number) => record(0xfd, u16(row, column, 0), u32(index)),
  label: (row: number, column: number, value: string) => record(0x204, u16(row, column, 0), text(value, 2)),
  number: (row: number, column: number, value: number, format: number = style.general) =>
    record(0x203, u16(row, column, format), double(value)),
  /** `hundredths`: 150050 is 1500.50. */
  rk: (row: number, column: number, value: number, hundredths = false) =>
    record(0x27e, u16(row, column, 0), packed(value, hundredths)),
  rks: (row: number, column: number, values: readonly number[]) =>
    record(
      0xbd,
      u16(row, column),
      ...values.flatMap((value) => [u16(0), packed(value, false)]),
      u16(column + values.length - 1),
    ),
  formula: (row: number, column: number, value: number) =>
    record(0x06, u16(row, column, 0), double(value), u16(0), u32(0), u16(0)),
  /** A formula whose value is a text. */
  textFormula: (row: number, column: number, value: string) =>
    Buffer.concat([
      record(0x06, u16(row, column, 0), Buffer.from([0, 0, 0, 0, 0, 0, 0xff, 0xff]), u16(0), u32(0), u16(0)),
      record(0x207, text(value, 2)),
    ]),
  error: (row: number, column: number, code: number) =>
    record(0x205, u16(row, column, 0), Buffer.from([code, 1])),
  merged: (rows: readonly [number, number], columns: readonly [number, number]) =>
    record(0xe5, u16(1, ...rows, ...columns)),
}

/** The texts that cells share, in entries of at most so many bytes: texts go on in the next one, there as wide as they need. */
function sharedTexts(values: readonly string[], most: number): Buffer {
  const pieces: Buffer[][] = [[u32(values.length), u32(values.length)]]
  let used = 8
  const put = (bytes: Buffer) => {
    pieces.at(-1)!.push(bytes)
    used += bytes.length
  }
  const nextPiece = () => {
    pieces.push([])
    used = 0
  }
  for (const value of values) {
    if (used + 5 > most) nextPiece()
    let rest = value
    let isFirst = true
    do {
      if (!isFirst) nextPiece()
      const isWide = /[\u0100-\uffff]/.test(rest)
      if (isFirst) put(u16(value.length))
      put(Buffer.from([isWide ? 1 : 0]))
      const room = Math.max(1, Math.floor((most - used) / (isWide ? 2 : 1)))
      put(Buffer.from(rest.slice(0, room), isWide ? 'utf16le' : 'latin1'))
      rest = rest.slice(room)
      isFirst = false
    } while (rest !== '')
  }
  return Buffer.concat(pieces.map((parts, index) => record(index === 0 ? 0xfc : 0x3c, ...parts)))
}

export interface OldSheetOf {
  readonly name: string
  readonly isHidden?: boolean
  readonly cells: readonly Buffer[]
}

/** The stream `Workbook`. */
export function oldStreamOf(
  sheets: readonly OldSheetOf[],
  {
    texts = [],
    mostBytes = 8224,
    more = [],
  }: { texts?: readonly string[]; mostBytes?: number; more?: Buffer[] } = {},
): Buffer {
  const begin = (sort: number) => record(0x809, u16(0x600, sort, 0, 0), u32(0), u32(0))
  const format = (id: number) => record(0xe0, u16(0, id), Buffer.alloc(16))
  const before = Buffer.concat([
    begin(5),
    ...more,
    record(0x41e, u16(170), text('dd\\-mmm\\-yy', 2)),
    ...[0, 14, 9, 170].map(format),
  ])
  const after = Buffer.concat([...(texts.length > 0 ? [sharedTexts(texts, mostBytes)] : []), record(0x0a)])
  const bodies = sheets.map(({ cells }) => Buffer.concat([begin(0x10), ...cells, record(0x0a)]))
  const boundSize = sheets.reduce((sum, { name }) => sum + 4 + 6 + text(name, 1).length, 0)
  let at = before.length + boundSize + after.length
  const bounds = sheets.map(({ name, isHidden }, index) => {
    const entry = record(0x85, u32(at), Buffer.from([isHidden ? 1 : 0, 0]), text(name, 1))
    at += bodies[index]!.length
    return entry
  })
  return Buffer.concat([before, ...bounds, after, ...bodies])
}
