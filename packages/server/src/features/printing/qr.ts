import QRCode from 'qrcode'
import { barcodeSvg } from './barcode.ts'
import { bestMasked } from './qr-mask.ts'

/** The model with a drawing beside each text of a QR or bar code, for a template to place. */
export const withQrImages = (model: object): object => {
  const out: Record<string, unknown> = { ...model }
  const barcode = out.barcode as { text: string } | undefined
  if (barcode) out.barcode = { ...barcode, svg: barcodeSvg(barcode.text) }
  for (const key of ['einvoice', 'upi', 'qr']) {
    const qr = out[key] as { text: string } | undefined
    // A signed e-invoice token is long: the lowest correction keeps its squares large enough to be read.
    if (qr) out[key] = { ...qr, svg: qrSvg(qr.text, key === 'einvoice' ? 'L' : 'M') }
  }
  return out
}

/** A QR as one path of horizontal runs, with the quiet zone of four squares that readers want. */
export const qrSvg = (text: string, level: 'L' | 'M' | 'Q'): string => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: level, maskPattern: 0 })
  const { size } = modules
  const data = bestMasked(modules, level)
  let path = ''
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!data[row * size + column]) continue
      const start = column
      while (column + 1 < size && data[row * size + column + 1]) column++
      path += `M${start} ${row}h${column - start + 1}v1h-${column - start + 1}z`
    }
  }
  const view = `-4 -4 ${size + 8} ${size + 8}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${size + 8}" height="${size + 8}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
}
