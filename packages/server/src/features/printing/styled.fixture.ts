import { PrintSettings } from '@bahi/contracts/print-settings.ts'
import { documentPdfs, documentPrint, type PdfOptions, type PrintOptions, type PrintSource } from './index.ts'
import { usualStyle, type PrintStyle } from './style.ts'
import type * as z from 'zod'

/** A document printed as the product does where nobody has changed anything, or with these settings. */
export const styledWith = (
  document: PrintSource,
  settings: z.input<typeof PrintSettings> = {},
  style: Partial<PrintStyle> = {},
) => ({ document, style: { ...usualStyle, ...style, settings: PrintSettings.parse(settings) } })

export const printOf = (document: PrintSource, options?: PrintOptions) =>
  documentPrint(styledWith(document), options)

export const pdfsOf = (documents: readonly PrintSource[], options?: PdfOptions) =>
  documentPdfs(
    documents.map((document) => styledWith(document)),
    options,
  )
