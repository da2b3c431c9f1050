import type { PrintImages } from './compile.ts'
import { printableImage } from '../../platform/files/image.ts'
import { copiesOf, documentPrint, type CopyName, type PrintOptions } from './model.ts'
import type { Printable } from './render.ts'
import type { PrintSource } from './source.ts'

/** Logo and signature of a supplier, for the renderer. */
export const imagesOf = (supplier: PrintSource['supplier']): PrintImages => ({
  logo: printableImage(supplier.logo),
  signature: printableImage(supplier.signatureImage),
})

/** A document with its images; one entry a copy, so that three copies are one PDF. */
export const printables = (
  document: PrintSource,
  options: Omit<PrintOptions, 'copy'> & { copies?: readonly CopyName[] | 'all' } = {},
): Printable[] => {
  const { copies = ['Original'], ...rest } = options
  const images = imagesOf(document.supplier)
  return (copies === 'all' ? copiesOf(document) : copies).map((copy) => ({
    model: documentPrint(document, { ...rest, copy }),
    images,
  }))
}
