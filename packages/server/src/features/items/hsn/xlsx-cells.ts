import { inflateRawSync } from 'node:zlib'

/** Bytes that one part of a workbook may unpack to. */
const mostPartBytes = 32 * 1024 * 1024

export interface SheetRow {
  readonly sheet: string
  /** As the sheet counts it, from 1. */
  readonly row: number
  readonly cells: readonly string[]
}

/**
 * The first two columns of every sheet of a workbook, as text. Only what the government's list needs: no formats, no
 * formulas. Each part is unpacked within a bound, so that a small file cannot fill the memory.
 */
export function xlsxRows(bytes: Uint8Array, mostRows: number): SheetRow[] {
  const parts = partsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const shared = texts(parts.get('xl/sharedStrings.xml')?.() ?? '', 'si')
  const rows: SheetRow[] = []
  const sheets = [...parts.keys()].filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name)).toSorted()
  for (const name of sheets) {
    const sheet = name.slice('xl/worksheets/'.length, -'.xml'.length)
    for (const [, attributes = '', body = ''] of parts.get(name)!().matchAll(
      /<row\b([^>]*)>(.*?)<\/row>/gs,
    )) {
      if (rows.length >= mostRows) return rows
      const row = Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? rows.length + 1)
      rows.push({ sheet, row, cells: cellsOf(body, shared) })
    }
  }
  return rows
}

function cellsOf(row: string, shared: readonly string[]): string[] {
  const cells = ['', '']
  for (const [, attributes = '', body = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    const column = { A: 0, B: 1 }[/\br="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? '']
    if (column === undefined) continue
    const value = /<v>(.*?)<\/v>/s.exec(body)?.[1] ?? ''
    const type = /\bt="(\w+)"/.exec(attributes)?.[1]
    cells[column] =
      type === 's'
        ? (shared[Number(value)] ?? '')
        : type === 'inlineStr'
          ? (texts(body, 'is')[0] ?? '')
          : plain(value)
  }
  return cells
}

/** The texts of the elements of a name, their runs joined. */
const texts = (xml: string, element: 'si' | 'is'): string[] =>
  [...xml.matchAll(element === 'si' ? /<si>(.*?)<\/si>/gs : /<is>(.*?)<\/is>/gs)].map(([, inner = '']) =>
    plain([...inner.matchAll(/<t\b[^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => text).join('')),
  )

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (xml: string): string =>
  xml.replaceAll(/&(?:#(\d{1,6})|(\w+));/g, (whole, number: string | undefined, name: string | undefined) =>
    number !== undefined ? String.fromCodePoint(Number(number)) : (entities[name ?? ''] ?? whole),
  )

/** Parts of the archive by name, unpacked when asked for (APPNOTE 4.3: end record, central directory, local header). */
function partsOf(zip: Buffer): Map<string, () => string> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0) throw new Error('No workbook')
  const parts = new Map<string, () => string>()
  let at = zip.readUInt32LE(end + 16)
  for (let entry = zip.readUInt16LE(end + 10); entry > 0; entry--) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)]
    const local = zip.readUInt32LE(at + 42)
    parts.set(zip.toString('utf8', at + 46, at + 46 + nameLength), () => {
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
      const packed = zip.subarray(start, start + size)
      const whole = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: mostPartBytes })
      return whole.toString('utf8')
    })
    at += 46 + nameLength + extraLength + zip.readUInt16LE(at + 32)
  }
  return parts
}
