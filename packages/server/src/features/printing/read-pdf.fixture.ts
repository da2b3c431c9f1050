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
