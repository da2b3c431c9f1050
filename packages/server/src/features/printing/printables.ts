import { usualPrintSettings } from '@bahi/contracts/print-settings.ts'
import type { PrintSettings } from '@bahi/contracts/print-settings.ts'
import type { PrintImages } from './compile.ts'
import { printableImage } from '../../platform/files/image.ts'
import { copiesOf, documentPrint, type CopyName, type PrintOptions } from './model.ts'
import type { Printable } from './render.ts'
import type { PrintSource, StyledDocument } from './source.ts'

/** Logo and signature of a supplier, for the renderer, as far as the settings want them. */
export const imagesOf = (
  supplier: PrintSource['supplier'],
  { hasLogo, hasSignatureImage, template }: PrintSettings = usualPrintSettings,
): PrintImages => ({
  // Letterhead paper bears its own.
  logo: hasLogo && template !== 'letterhead' ? printableImage(supplier.logo) : undefined,
  signature: hasSignatureImage ? printableImage(supplier.signatureImage) : undefined,
})

/** A document with its images; one entry a copy, so that three copies are one PDF. */
export const printables = (
  styled: StyledDocument,
  options: Omit<PrintOptions, 'copy'> & { copies?: readonly CopyName[] | 'all' } = {},
): Printable[] => {
  const { copies = ['Original'], ...rest } = options
  const images = imagesOf(styled.document.supplier, styled.style.settings)
  return (copies === 'all' ? copiesOf(styled.document) : copies).map((copy) => ({
    model: documentPrint(styled, { ...rest, copy }),
    images,
  }))
}
