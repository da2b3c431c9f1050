import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/**
 * Looks for a QR code in one picture of the camera after another, beside the page, which stays quick. Loaded when a
 * camera is first used; its own answer of the server allows it to run WebAssembly, which no page may.
 */
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

/** The text of the longest code in the picture. */
export type Answer = string | null

const port = globalThis as unknown as {
  onmessage: (event: MessageEvent<ImageData>) => void
  postMessage: (text: Answer) => void
}

port.onmessage = ({ data }) => {
  void readBarcodes(data, {
    formats: ['QRCode'],
    textMode: 'Plain',
    tryHarder: true,
    maxNumberOfSymbols: 4,
  }).then(
    (codes) => {
      // Paper carries other codes beside: the longest is that of the e-invoice.
      const texts = codes.map(({ text }) => text.trim()).toSorted((a, b) => b.length - a.length)
      port.postMessage(texts[0] ?? null)
    },
    () => port.postMessage(null),
  )
}
