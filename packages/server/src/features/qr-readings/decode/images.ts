import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { ReaderOptions } from 'zxing-wasm/reader'

/** Pixels with their size, or a whole PNG or JPEG file. */
export type Picture =
  | Uint8Array
  | { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

/**
 * Texts of the QR codes in a picture, each once. Turned, mirrored and inverted codes are found; where there seems to
 * be none, a thorough look continues with other thresholds, which find those of bad copies and photos.
 */
export async function codesIn(
  picture: Picture,
  { thorough }: { readonly thorough: boolean },
): Promise<string[]> {
  for (const options of thorough ? looks : looks.slice(0, 1)) {
    const found = await readBarcodes(picture as Parameters<typeof readBarcodes>[0], {
      ...options,
      formats: ['QRCode'],
      textMode: 'Plain',
      returnErrors: true,
    })
    // A file that cannot be unpacked is reported as a code of no format.
    if (found.some(({ format, error }) => !format && error)) throw new Error(found[0]!.error)
    const texts = found.filter(({ isValid }) => isValid).map(({ text }) => text.trim())
    if (texts.length > 0) return [...new Set(texts)]
  }
  return []
}

const looks: readonly ReaderOptions[] = [
  { tryHarder: true, tryRotate: true, tryInvert: true, tryDownscale: true },
  { tryHarder: true, tryRotate: true, tryDownscale: true, downscaleFactor: 2, tryDenoise: true },
  { tryHarder: true, binarizer: 'GlobalHistogram' },
]

/** Reads the decoder from the package's own folder; on its own it would ask for it over the network. */
export async function loadDecoder(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const bytes = readFileSync(file)
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}
