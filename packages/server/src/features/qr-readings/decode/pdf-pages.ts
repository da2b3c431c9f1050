import { createRequire } from 'node:module'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { codesIn } from './images.ts'

export interface PageCodes {
  /** Each text with the pages that carry it. */
  readonly codes: readonly { readonly text: string; readonly pages: readonly number[] }[]
  readonly pages: number
  /** Fewer than `pages` where there was no more time. */
  readonly pagesRead: number
}

/** Dots per inch of the look at every page, and of the second at pages that seem to carry no code. */
const resolutions = { first: 216, second: 324 } as const
/** A sheet larger than this is drawn coarser: 20 million pixels take 80 MB. */
const mostPixels = 20_000_000
/** Larger pictures within a PDF are left out. */
const mostImagePixels = 50_000_000

/** The codes on every page of a PDF, drawn as it would be printed. */
export async function codesOfPdf(
  bytes: Uint8Array,
  { until }: { readonly until: number },
): Promise<PageCodes> {
  const task = pdfjs.getDocument({
    data: bytes,
    verbosity: 0,
    wasmUrl,
    standardFontDataUrl,
    maxImageSize: mostImagePixels,
    canvasMaxAreaInBytes: mostPixels * 4,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
  })
  try {
    const document = await task.promise
    const found = new Map<string, number[]>()
    const look = async (number: number, resolution: number, thorough: boolean) => {
      const page = await document.getPage(number)
      const texts = await codesIn(await drawn(page, resolution), { thorough })
      for (const text of texts) found.set(text, [...(found.get(text) ?? []), number])
      page.cleanup()
      return texts.length > 0
    }
    const bare: number[] = []
    let pagesRead = 0
    while (pagesRead < document.numPages && (pagesRead === 0 || Date.now() < until))
      if (!(await look(++pagesRead, resolutions.first, false))) bare.push(pagesRead)
    for (const number of bare) if (Date.now() < until) await look(number, resolutions.second, true)
    return {
      codes: [...found].map(([text, pages]) => ({ text, pages: pages.toSorted((a, b) => a - b) })),
      pages: document.numPages,
      pagesRead,
    }
  } finally {
    await task.destroy()
  }
}

async function drawn(page: PDFPageProxy, resolution: number) {
  const whole = page.getViewport({ scale: resolution / 72 })
  const shrink = Math.min(1, Math.sqrt(mostPixels / (whole.width * whole.height)))
  const viewport = page.getViewport({ scale: (resolution / 72) * shrink })
  const width = Math.max(1, Math.floor(viewport.width))
  const height = Math.max(1, Math.floor(viewport.height))
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  // The canvas of Node draws as that of a browser does, but is of another type.
  await page.render({ canvas, canvasContext: context, viewport } as unknown as Drawing).promise
  const { data } = context.getImageData(0, 0, width, height)
  return { data: data as Uint8ClampedArray, width, height }
}

type Drawing = Parameters<PDFPageProxy['render']>[0]

const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const wasmUrl = `${path.join(folder, 'wasm')}${path.sep}`
const standardFontDataUrl = `${path.join(folder, 'standard_fonts')}${path.sep}`
