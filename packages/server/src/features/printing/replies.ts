import type { FileReply } from '@bahi/contracts/call.ts'
import type { PrintSettings } from '@bahi/contracts/print-settings.ts'
import { AppError } from '../../platform/errors.ts'
import { imagesOf, printables } from './printables.ts'
import { pdfName } from './names.ts'
import { languageOf } from './model.ts'
import type { CopyName, PrintOptions } from './model.ts'
import { receiptPrint } from './receipt.ts'
import { PdfError } from './render.ts'
import { renderer } from './renderer.ts'
import type { PrintSource, StyledDocument } from './source.ts'
import type { PrintStyle } from './style.ts'
import { statementPrint, type StatementSource } from './statement.ts'

export interface PdfOptions {
  /** One copy, several in one PDF, or 'all' that the kind of supply needs; absent: the original. */
  readonly copy?: CopyName | readonly CopyName[] | 'all' | undefined
  readonly language?: PrintOptions['language']
}

/** The PDF of one document, for a handler to answer with. */
export const documentPdf = async (styled: StyledDocument, options: PdfOptions = {}): Promise<FileReply> => {
  const [content] = await documentPdfs([styled], options)
  const { document } = styled
  return {
    contentType: 'application/pdf',
    fileName: pdfName(document.number, document.kind),
    content: content!,
    inline: true,
  }
}

/** The pages of a document as a picture, by the renderer that makes its PDF: what a preview shows is what prints. */
export const documentPicture = async (
  styled: StyledDocument,
  { copy, language }: PrintOptions = {},
): Promise<FileReply> => {
  const [entry] = printables(styled, { language, copies: [copy ?? 'Original'] })
  return {
    contentType: 'image/svg+xml',
    fileName: 'preview.svg',
    content: await told(renderer().renderSvg('document', entry!.model, entry!.images)),
    inline: true,
  }
}

/** Many documents joined; more than one PDF where they would be too many for one. */
export const documentPdfs = async (
  documents: readonly StyledDocument[],
  options: PdfOptions = {},
): Promise<Uint8Array[]> => {
  const { copy = 'Original', ...rest } = options
  const copies = copy === 'all' ? copy : [copy].flat()
  const entries = documents.flatMap((styled) => printables(styled, { ...rest, copies }))
  return told(renderer().renderMany('document', entries))
}

type Supplier = PrintSource['supplier']

/** Statements take ink, logo, signature, foot and language of the settings; their form is one. */
interface PageOptions {
  readonly language?: PrintOptions['language']
  readonly settings?: PrintSettings | undefined
}
const pageLanguage = (reader: PrintOptions['language'], settings: PrintSettings | undefined) =>
  settings ? languageOf(settings, reader) : reader

export const receiptPdf = async (
  voucher: VoucherPages,
  language: PrintOptions['language'],
): Promise<FileReply> => ({
  contentType: 'application/pdf',
  fileName: pdfName(voucher.payment.number, voucher.payment.kind === 'paymentIn' ? 'receipt' : 'payment'),
  content: await told(
    renderer().renderPdf(
      'receipt',
      pageOf(voucher, language),
      imagesOf(voucher.supplier, voucher.style.settings),
    ),
  ),
  inline: true,
})

/** A payment with what its voucher is printed with. */
export interface VoucherPages {
  readonly payment: Parameters<typeof receiptPrint>[0]
  readonly supplier: Supplier
  readonly style: PrintStyle
}

const pageOf = ({ payment, supplier, style }: VoucherPages, language: PrintOptions['language']) =>
  receiptPrint(payment, supplier, languageOf(style.settings, language), style)

/** The pages of a voucher as a picture, with the title and number on them. */
export const voucherPicture = async (
  voucher: VoucherPages,
  language: PrintOptions['language'],
): Promise<{ readonly title: string; readonly number: string; readonly picture: Uint8Array }> => {
  const page = pageOf(voucher, language)
  const images = imagesOf(voucher.supplier, voucher.style.settings)
  return {
    title: page.title,
    number: page.number,
    picture: await told(renderer().renderSvg('receipt', page, images)),
  }
}

/** Vouchers of many payments joined; more than one PDF where they would be too many for one. */
export const receiptPdfs = async (
  vouchers: readonly VoucherPages[],
  language: PrintOptions['language'],
): Promise<Uint8Array[]> =>
  told(
    renderer().renderMany(
      'receipt',
      vouchers.map((voucher) => ({
        model: pageOf(voucher, language),
        images: imagesOf(voucher.supplier, voucher.style.settings),
      })),
    ),
  )

export const statementPdf = async (
  source: StatementSource,
  { language, settings }: PageOptions = {},
): Promise<FileReply> => ({
  contentType: 'application/pdf',
  fileName: pdfName(`Statement ${source.party.name}`, 'statement'),
  content: await told(
    renderer().renderPdf(
      'statement',
      statementPrint(source, pageLanguage(language, settings), settings),
      imagesOf(source.supplier, settings),
    ),
  ),
  inline: true,
})

/** A document that is too long is the user's to split; every other fault is ours. */
export const told = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof PdfError && error.fault === 'tooLong')
      throw new AppError('PDF_TOO_LONG', { cause: error })
    throw error
  }
}
