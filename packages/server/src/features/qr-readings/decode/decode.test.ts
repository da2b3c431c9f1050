import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import QRCode from 'qrcode'
import { afterAll, describe, expect, test } from 'vitest'
import { pictureFacts } from '../../../platform/files/image.ts'
import { codesOfText, contentOf } from './content.ts'
import { closeDecoder, decodeFile } from './decoder.ts'
import { bombPdf, endlessPdf } from './hostile.fixture.ts'

afterAll(closeDecoder)

/** As long as the text of a signed QR. */
const text = `eyJ${'a'.repeat(147)}.${'Bc9_-'.repeat(90)}.${'Zz8'.repeat(114)}`
const code = () => QRCode.toBuffer(text, { errorCorrectionLevel: 'L', width: 600 })

/** The code on a sheet of paper, turned by an angle, as a JPEG of a quality. */
async function photo({ angle = 0, quality = 80, side = 600, width = 1600, height = 2200 }) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#e8e8e4'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate(angle)
  context.drawImage(await loadImage(await code()), -side / 2, -side / 2, side, side)
  return canvas.toBuffer('image/jpeg', quality)
}

const texts = async (kind: 'jpeg' | 'png' | 'pdf', bytes: Uint8Array) => {
  const decoded = await decodeFile(1, kind, bytes)
  return 'codes' in decoded ? decoded.codes.map((one) => one.text) : decoded.fault
}

describe('a picture', () => {
  test('gives its code', async () => expect(await texts('png', await code())).toEqual([text]))
  test.each([
    ['a photo turned a little', { angle: 0.05, quality: 60 }],
    ['a photo turned much', { angle: 1.2, side: 700 }],
    ['a photo upside down', { angle: Math.PI }],
    ['a bad copy', { quality: 30, side: 520, angle: 0.03 }],
    ['a small code on a large sheet', { width: 3000, height: 4000, side: 500, quality: 50 }],
  ])('is read: %s', async (_, how) => expect(await texts('jpeg', await photo(how))).toEqual([text]))
  test('without a code gives none', async () =>
    expect(await texts('png', createCanvas(400, 400).toBuffer('image/png'))).toEqual([]))
  test('that is damaged is reported', async () =>
    expect(await texts('png', (await code()).subarray(0, 300))).toBe('broken'))
})

describe('a PDF', () => {
  test('that is the scan of a paper gives its code, with the page', async () => {
    const pages = [
      await photo({ width: 100, height: 140, side: 1 }),
      await photo({ angle: 0.02, quality: 50 }),
    ]
    const decoded = await decodeFile(1, 'pdf', scanOf(pages))
    expect(decoded).toEqual({ codes: [{ text, pages: [2] }], pages: 2, pagesRead: 2 })
  })

  test('of more pages than there is time for reports how many were read', async () => {
    const pages = Array.from({ length: 12 }, () => createCanvas(900, 1200).toBuffer('image/jpeg'))
    const decoded = await decodeFile(1, 'pdf', scanOf(pages), { millis: 1, mostMillis: 60_000, line: 'long' })
    expect(decoded).toEqual({ codes: [], pages: 12, pagesRead: 1 })
  })
})

describe('what a hostile file can do', () => {
  test('a picture of many pixels in few bytes is refused by its head', () => {
    expect(contentOf(hugePng(30_000, 30_000), 'x.png')).toEqual({ fault: 'dimensions' })
    expect(contentOf(hugePng(7000, 7000), 'x.png')).toBe('png')
  })

  test('endless work ends at the limit, and the next file is read', async () => {
    const started = Date.now()
    expect(await decodeFile(1, 'pdf', endlessPdf(), { millis: 500, mostMillis: 3000, line: 'long' })).toEqual(
      {
        fault: 'tooHeavy',
      },
    )
    expect(Date.now() - started).toBeLessThan(60_000)
    expect(await texts('png', await code())).toEqual([text])
  })

  test('a stream that unpacks into hundreds of megabytes touches the helper alone', async () => {
    const bomb = bombPdf()
    const before = process.memoryUsage.rss()
    let most = before
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10)
    const decoded = await decodeFile(1, 'pdf', bomb, { millis: 5000, mostMillis: 15_000, line: 'long' })
    clearInterval(watch)
    expect('fault' in decoded || decoded.codes.length === 0).toBe(true)
    expect(most - before).toBeLessThan(200_000_000)
    expect(await texts('png', await code())).toEqual([text])
  })

  test('what is no PDF behind its mark is broken', async () =>
    expect(await texts('pdf', Buffer.from('%PDF-1.7\nnothing'))).toBe('broken'))
})

const quick = { millis: 6000, mostMillis: 10_000, line: 'quick' } as const

test('many endless files of one subscriber delay no other', async () => {
  const flood = Promise.allSettled(Array.from({ length: 6 }, () => decodeFile(7, 'pdf', endlessPdf(), quick)))
  const picture = await code()
  // Long before the six have had their time. On a busy machine its share of it may be too short, and it is given again.
  await expect
    .poll(() => decodeFile(8, 'png', picture, quick), { timeout: 25_000, interval: 0 })
    .toMatchObject({ codes: [{ text }] })
  await closeDecoder()
  await flood
})

/** Processes that one has started, by the kernel. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

const isAlive = (pid: number): boolean => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

test('the process that reads an endless file ends with the server, also when that is killed', async () => {
  const server = spawn(
    process.execPath,
    [fileURLToPath(new URL('decode-parent.fixture.ts', import.meta.url))],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await once(server.stdout, 'data')
  const [helper] = childrenOf(server.pid!)
  expect(isAlive(helper!)).toBe(true)
  server.kill('SIGKILL')
  await once(server, 'exit')
  await expect.poll(() => isAlive(helper!)).toBe(false)
})

describe('content counts, not the name', () => {
  test.each([
    ['a PDF called .png', Buffer.from('%PDF-1.7'), 'bill.png', 'pdf'],
    ['a GIF called .jpg', Buffer.from('GIF89a;'), 'bill.jpg', { fault: 'type' }],
    ['a list of values', Buffer.from('a,b\n1,2'), 'bill.csv', { fault: 'type' }],
    ['a program called .txt', Buffer.from([0x4d, 0x5a, 0, 3, 0xff]), 'bill.txt', { fault: 'type' }],
    ['nothing', Buffer.alloc(0), 'bill.pdf', { fault: 'empty' }],
    ['too much', Buffer.alloc(8 * 1024 * 1024 + 1), 'bill.pdf', { fault: 'tooLarge' }],
    ['a cut PNG', Buffer.from('89504e470d0a1a0a', 'hex'), 'bill.png', { fault: 'broken' }],
    ['a text', Buffer.from(text), 'bill.TXT', 'text'],
  ])('%s', (_, bytes, name, is) => expect(contentOf(bytes, name)).toEqual(is))
})

test('a text file contains one code or many, also broken into lines or written by Windows', () => {
  const other = text.replace('Bc9', 'Xy1')
  expect(codesOfText(Buffer.from(`\ufeff${text}\r\n`))).toEqual([text])
  expect(codesOfText(Buffer.from(text.replaceAll(/.{76}/g, '$&\r\n')))).toEqual([text])
  expect(codesOfText(Buffer.from(`first: ${text}\n\n"${other}", ${text}`))).toEqual([text, other])
  expect(codesOfText(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual([text])
  expect(codesOfText(Buffer.from('upi://pay?pa=x@y'))).toEqual(['upi://pay?pa=x@y'])
})

/** The head of a PNG of any size with nothing behind it. */
function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(25)
  head.writeUInt32BE(13, 0)
  head.write('IHDR', 4, 'latin1')
  head.writeUInt32BE(width, 8)
  head.writeUInt32BE(height, 12)
  head.set([8, 6, 0, 0, 0], 16)
  head.writeUInt32BE(crc32(head.subarray(4, 21)), 21)
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), head])
}

/** JPEGs as pages of A4, as a scanner makes them. */
function scanOf(pages: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [
    Buffer.from(
      `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[${pages.map((_, at) => `${at * 3 + 3} 0 R`).join(' ')}]/Count ${pages.length}>>endobj
`,
    ),
  ]
  for (const [at, jpeg] of pages.entries()) {
    const [page, drawing, image] = [at * 3 + 3, at * 3 + 4, at * 3 + 5]
    const { height, width } = sizeOf(jpeg)
    const draw = 'q 595 0 0 842 0 0 cm /I Do Q'
    parts.push(
      Buffer.from(
        `${page} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${drawing} 0 R/Resources<</XObject<</I ${image} 0 R>>>>>>endobj
${drawing} 0 obj<</Length ${draw.length}>>stream
${draw}
endstream endobj
${image} 0 obj<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>stream
`,
      ),
      jpeg,
      Buffer.from('\nendstream endobj\n'),
    )
  }
  return Buffer.concat([...parts, Buffer.from('trailer<</Root 1 0 R>>\n%%EOF')])
}

function sizeOf(jpeg: Buffer) {
  const facts = pictureFacts(jpeg)
  if (typeof facts === 'string') throw new Error(facts)
  return facts
}
