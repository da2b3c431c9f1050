import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createCanvas } from '@napi-rs/canvas'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** What a reader of paper sees: texts of the pages, and the codes of each page drawn and read again. */

export const pagesOf = (pdf: Uint8Array): Promise<string[]> =>
  opened(pdf, async (document) => {
    const pages: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent()
      pages.push(
        items
          .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
          .join('')
          .replace(/\s+/g, ' '),
      )
    }
    return pages
  })

/** Codes of one page (the last where none is named), at 216 dots an inch. */
export const codesOf = (
  pdf: Uint8Array,
  format: 'QRCode' | 'Code128' = 'QRCode',
  pageNumber?: number,
): Promise<string[]> =>
  opened(pdf, async (document) => {
    await reader
    const page = await document.getPage(pageNumber ?? document.numPages)
    const viewport = page.getViewport({ scale: 3 })
    const canvas = createCanvas(viewport.width, viewport.height)
    await page.render({ canvas: canvas as never, viewport }).promise
    const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
    const found = await readBarcodes(
      { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' },
      { formats: [format] },
    )
    return found.map((code) => code.text)
  })

/** The bar code in each of some rectangles of a page, in millimetres, as one scanned after another; none where nothing is read. */
export const codesAt = (
  pdf: Uint8Array,
  pageNumber: number,
  places: readonly { x: number; y: number; width: number; height: number }[],
): Promise<(string | undefined)[]> =>
  opened(pdf, async (document) => {
    await reader
    const dots = 8
    const viewport = (await document.getPage(pageNumber)).getViewport({ scale: (dots * 25.4) / 72 })
    const canvas = createCanvas(viewport.width, viewport.height)
    await (await document.getPage(pageNumber)).render({ canvas: canvas as never, viewport }).promise
    const context = canvas.getContext('2d')
    const read = async ({ x, y, width, height }: (typeof places)[number]) => {
      const {
        data,
        width: wide,
        height: high,
      } = context.getImageData(
        Math.round(x * dots),
        Math.round(y * dots),
        Math.round(width * dots),
        Math.round(height * dots),
      )
      const [code] = await readBarcodes(
        { data: new Uint8ClampedArray(data), width: wide, height: high, colorSpace: 'srgb' },
        { formats: ['EAN13', 'EAN8', 'UPCA', 'Code128'] },
      )
      return code?.text
    }
    const found: (string | undefined)[] = []
    for (const place of places) found.push(await read(place))
    return found
  })

const opened = async <T>(
  pdf: Uint8Array,
  use: (document: pdfjs.PDFDocumentProxy) => Promise<T>,
): Promise<T> => {
  const task = pdfjs.getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  try {
    return await use(await task.promise)
  } finally {
    await task.destroy()
  }
}

const reader = (async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: (await readFile(wasm)).buffer } })
})()
