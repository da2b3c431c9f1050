import type { PrintImages } from './compile.ts'
import { printableImage } from './images.ts'
import { copiesOf, documentPrint, type PrintOptions } from './model.ts'
import type { Printable, Renderer } from './render.ts'
import type { Supplier } from './frame.ts'
import type { PrintSource } from './source.ts'

export { addressLines } from './frame.ts'
export { checkedImage, checkedImageBytes, type ImageFault } from './images.ts'
export { copiesOf, documentPrint, type CopyName, type PrintOptions, type Registrations } from './model.ts'
export { qrSvg } from './qr.ts'
export { receiptPrint } from './receipt.ts'
export { createRenderer, PdfError, type Renderer } from './render.ts'
export { statementPrint, type StatementSource } from './statement.ts'
export { pdfName } from './names.ts'
export { closeRenderer, renderer } from './renderer.ts'
export type { PrintSource } from './source.ts'

/** Logo and signature of a supplier, for the renderer. */
export const imagesOf = (supplier: Supplier): PrintImages => ({
  logo: printableImage(supplier.logo),
  signature: printableImage(supplier.signatureImage),
})

/** A document with its images; one entry a copy, so that three copies are one PDF. */
export const printables = (
  document: PrintSource,
  options: Omit<PrintOptions, 'copy'> & { copies?: readonly PrintOptions['copy'][] | 'all' } = {},
): Printable[] => {
  const { copies = ['Original'], ...rest } = options
  const images = imagesOf(document.supplier)
  return (copies === 'all' ? copiesOf(document) : copies).map((copy) => ({
    model: documentPrint(document, { ...rest, copy }),
    images,
  }))
}

/** The PDF of one document, in the copies asked for. */
export const documentPdf = async (
  renderer: Renderer,
  document: PrintSource,
  options: Parameters<typeof printables>[1] = {},
): Promise<Uint8Array> => {
  const [pdf] = await renderer.renderMany('classic', printables(document, options))
  return pdf!
}
