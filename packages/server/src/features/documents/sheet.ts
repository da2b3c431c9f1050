import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { DocumentCalls } from '@bahi/contracts/document-calls.ts'
import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import type { Ctx } from '../../platform/context.ts'
import { barcodeSvg, documentPrint, qrSvg } from '../printing/index.ts'
import type { PrintOptions, StyledDocument } from '../printing/index.ts'
import { typedDetail } from './detail.ts'
import { printedDocument, styled } from './printed.ts'

type Calls = DocumentCalls
type Sheet = ReplyOf<Calls['sheet']>

/** What the PDF shows, for the screen: both are laid out from the one model. */
export async function storedSheet(
  ctx: Ctx,
  kind: OfferedKind,
  { id, copy, language }: ParsedOf<Calls['sheet']>,
): Promise<Sheet> {
  const options = { language: language ?? ctx.language, ...(copy ? { copy } : {}) }
  return sheetOf(await printedDocument(ctx, kind, id), options)
}

export async function typedSheet(
  ctx: Ctx,
  kind: OfferedKind,
  input: ParsedOf<Calls['preview']>,
): Promise<Sheet> {
  ctx.requireEntity(input.entityId)
  return sheetOf(await styled(ctx, await typedDetail(ctx, kind, input)), { language: ctx.language })
}

function sheetOf(printed: StyledDocument, options: PrintOptions): Sheet {
  const print = documentPrint(printed, options)
  const { supplier } = printed.document
  const { settings } = printed.style
  return {
    print,
    logo: print.hasLogo && settings.template !== 'letterhead' ? (supplier.logo ?? null) : null,
    signatureImage: print.signature.hasImage ? (supplier.signatureImage ?? null) : null,
    upiQrSvg: print.upi ? qrSvg(print.upi.text, 'M') : null,
    einvoiceQrSvg: print.einvoice ? qrSvg(print.einvoice.text, 'L') : null,
    ewayBarcodeSvg: print.barcode ? barcodeSvg(print.barcode.text) : null,
    copies: settings.copies,
  }
}
