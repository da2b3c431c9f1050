import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** Rows of a made-up GSTR-2B, as many for each of its suppliers. */
export interface Wanted {
  readonly gstin: string
  readonly period: string
  readonly rows: number
  readonly suppliers: number
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const supplierOf = (n: number) =>
  `27${Array.from({ length: 5 }, (_, at) => alphabet[Math.floor(n / 26 ** at) % 26]).join('')}${String(n % 10_000).padStart(4, '0')}K1Z5`
const irnOf = (n: number) => n.toString(16).padStart(8, '0').repeat(8)
const moneyOf = (n: number) => {
  const txval = 1000 + ((n * 7919) % 900_000)
  const tax = Number((txval * 0.09).toFixed(2))
  return { txval, tax, val: Number((txval + 2 * tax).toFixed(2)) }
}

/** The statement as JSON, in pieces. */
export function* jsonOf({ gstin, period, rows, suppliers }: Wanted): Generator<string> {
  const [month, year] = [period.slice(0, 2), period.slice(2)]
  yield `{"data":{"gstin":"${gstin}","rtnprd":"${period}","version":"4.0","gendt":"14-${month}-${year}","docdata":{"b2b":[`
  for (let supplier = 0; supplier < suppliers; supplier++) {
    const inv: object[] = []
    for (let n = supplier; n < rows; n += suppliers) {
      const { txval, tax, val } = moneyOf(n)
      inv.push({
        inum: `INV/26-27/${n}`,
        typ: 'R',
        dt: `${String(1 + (n % 28)).padStart(2, '0')}-${month}-${year}`,
        val,
        pos: '27',
        rev: 'N',
        itcavl: 'Y',
        rsn: '',
        srctyp: 'e-Invoice',
        irn: irnOf(n),
        txval,
        igst: 0,
        cgst: tax,
        sgst: tax,
        cess: 0,
      })
    }
    yield `${supplier === 0 ? '' : ','}${JSON.stringify({ ctin: supplierOf(supplier), trdnm: `Supplier ${supplier}`, supfildt: `11-${month}-${year}`, supprd: period, inv })}`
  }
  yield ']}}}'
}

/** The same statement as the parts of its Excel file; texts are shared, as Excel and the portal do. */
export function workbookOf({
  gstin,
  period,
  rows,
  suppliers,
}: Wanted): readonly (readonly [string, Iterable<string>])[] {
  const [month, year] = [period.slice(0, 2), period.slice(2)]
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
  const name = months[Number(month) - 1]!
  const first = Number(month) >= 4 ? Number(year) : Number(year) - 1
  const inline = (row: number, cells: readonly string[]) =>
    `<row r="${row}">${cells.map((cell, at) => `<c r="${alphabet[at]}${row}" t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`
  // Common texts first; then a number, an IRN and the names of each.
  const common = [
    'Regular',
    'Maharashtra',
    'No',
    'Yes',
    '100%',
    'e-Invoice',
    `${name}'${year.slice(2)}`,
    `11/${month}/${year}`,
  ]
  const days = Array.from({ length: 28 }, (_, day) => `${String(day + 1).padStart(2, '0')}/${month}/${year}`)
  const at = { day: common.length, supplier: common.length + days.length }
  const ofRows = at.supplier + suppliers * 2
  function* strings() {
    yield '<?xml version="1.0" encoding="UTF-8"?><sst>'
    for (const text of [...common, ...days]) yield `<si><t>${text}</t></si>`
    for (let supplier = 0; supplier < suppliers; supplier++)
      yield `<si><t>${supplierOf(supplier)}</t></si><si><t>Supplier ${supplier}</t></si>`
    for (let n = 0; n < rows; n++) yield `<si><t>INV/26-27/${n}</t></si><si><t>${irnOf(n)}</t></si>`
    yield '</sst>'
  }
  function* sheet() {
    yield '<?xml version="1.0" encoding="UTF-8"?><worksheet><sheetData>'
    yield inline(1, ['Goods and Services Tax - GSTR-2B'])
    yield inline(5, [
      'GSTIN of supplier',
      'Trade/Legal name',
      'Invoice Details',
      '',
      '',
      '',
      'Place of supply',
      'Supply Attract Reverse Charge',
      'Taxable Value (₹)',
      'Tax Amount',
      '',
      '',
      '',
      'GSTR-1/IFF/GSTR-5 Period',
      'GSTR-1/IFF/GSTR-5 Filing Date',
      'ITC Availability',
      'Reason',
      'Applicable % of Tax Rate',
      'Source',
      'IRN',
    ])
    const under = [
      'Invoice number',
      'Invoice type',
      'Invoice Date',
      'Invoice Value(₹)',
      '',
      '',
      '',
      'Integrated Tax(₹)',
      'Central Tax(₹)',
      'State/UT Tax(₹)',
      'Cess(₹)',
    ]
    yield inline(6, ['', '', ...under])
    let row = 7
    for (let supplier = 0; supplier < suppliers; supplier++)
      for (let n = supplier; n < rows; n += suppliers) {
        const { txval, tax, val } = moneyOf(n)
        const text = (column: string, index: number) => `<c r="${column}${row}" t="s"><v>${index}</v></c>`
        const number = (column: string, value: number) => `<c r="${column}${row}"><v>${value}</v></c>`
        const [id, of] = [ofRows + n * 2, at.supplier + supplier * 2]
        yield `<row r="${row}">${text('A', of)}${text('B', of + 1)}${text('C', id)}${text('D', 0)}${text('E', at.day + (n % 28))}${number('F', val)}${text('G', 1)}${text('H', 2)}${number('I', txval)}${number('J', 0)}${number('K', tax)}${number('L', tax)}${number('M', 0)}${text('N', 6)}${text('O', 7)}${text('P', 3)}${text('R', 4)}${text('S', 5)}${text('T', id + 1)}</row>`
        row++
      }
    yield '</sheetData></worksheet>'
  }
  const readMe = [
    inline(3, ['Financial Year', '', `${first}-${String(first + 1).slice(2)}`]),
    inline(4, ['Tax Period', '', name]),
    inline(5, ['GSTIN', '', gstin]),
  ]
  return [
    ['[Content_Types].xml', ['<Types/>']],
    [
      'xl/workbook.xml',
      [
        '<workbook><sheets><sheet name="Read me" sheetId="1" r:id="rId1"/><sheet name="B2B" sheetId="2" r:id="rId2"/></sheets></workbook>',
      ],
    ],
    [
      'xl/_rels/workbook.xml.rels',
      [
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
      ],
    ],
    ['xl/worksheets/sheet1.xml', [`<worksheet><sheetData>${readMe.join('')}</sheetData></worksheet>`]],
    ['xl/worksheets/sheet2.xml', sheet()],
    ['xl/sharedStrings.xml', strings()],
  ]
}

/** Writes pieces to a file; the bytes that it has then. */
export async function writePieces(file: string, pieces: Iterable<string>): Promise<number> {
  const handle = await open(file, 'w')
  let size = 0
  try {
    for (const block of blocks(pieces)) size += (await handle.write(block)).bytesWritten
  } finally {
    await handle.close()
  }
  return size
}

/** Writes a ZIP of these entries; the bytes that it has then. */
export async function writeZip(
  file: string,
  entries: readonly (readonly [string, Iterable<string>])[],
): Promise<number> {
  const handle = await open(file, 'w')
  const directory: Buffer[] = []
  let at = 0
  const put = async (bytes: Buffer) => {
    at += (await handle.write(bytes)).bytesWritten
  }
  try {
    for (const [title, pieces] of entries) {
      const name = Buffer.from(title)
      const begin = at
      const local = Buffer.alloc(30)
      local.writeUInt32LE(0x04034b50, 0)
      local.writeUInt16LE(8, 8)
      local.writeUInt16LE(name.length, 26)
      await put(Buffer.concat([local, name]))
      const from = at
      let sum = 0
      const counted = function* () {
        for (const block of blocks(pieces)) {
          sum = crc32(block, sum)
          yield block
        }
      }
      for await (const packed of Readable.from(counted()).pipe(createDeflateRaw({ level: 6 })))
        await put(packed as Buffer)
      const entry = Buffer.alloc(46)
      entry.writeUInt32LE(0x02014b50, 0)
      entry.writeUInt16LE(8, 10)
      entry.writeUInt32LE(sum, 16)
      entry.writeUInt32LE(at - from, 20)
      entry.writeUInt16LE(name.length, 28)
      entry.writeUInt32LE(begin, 42)
      directory.push(entry, name)
    }
    await end(put, directory, entries.length, at)
  } finally {
    await handle.close()
  }
  return at
}

async function end(
  put: (bytes: Buffer) => Promise<void>,
  directory: readonly Buffer[],
  count: number,
  at: number,
): Promise<void> {
  const list = Buffer.concat(directory)
  const last = Buffer.alloc(22)
  last.writeUInt32LE(0x06054b50, 0)
  last.writeUInt16LE(count, 10)
  last.writeUInt32LE(list.length, 12)
  last.writeUInt32LE(at, 16)
  await put(Buffer.concat([list, last]))
}

function* blocks(pieces: Iterable<string>): Generator<Buffer> {
  let held = ''
  for (const piece of pieces) {
    held += piece
    if (held.length < 256 * 1024) continue
    yield Buffer.from(held)
    held = ''
  }
  yield Buffer.from(held)
}
