export { eWayBillPdfs, tripSheetPdf } from './eway-replies.ts'
export type { EWayBillPrintSource, TripSheetPrintSource, VehicleGroup } from './eway-source.ts'
export { addressLines } from './frame.ts'
export { documentPrint, type CopyName, type PrintOptions } from './model.ts'
export { barcodeSvg } from './barcode.ts'
export { labelPages } from './labels.ts'
export type { LabelSheet, PrintedLabel } from './labels.ts'
export { paymentLink } from './payment-qr.ts'
export { qrSvg } from './qr.ts'
export { listPdf } from './list.ts'
export { day, money } from './format.ts'
export { reportPdf } from './report.ts'
export type { ReportPages, ReportPart } from './report.ts'
export { closeRenderer } from './renderer.ts'
export {
  documentPdf,
  documentPdfs,
  documentPicture,
  receiptPdf,
  receiptPdfs,
  statementPdf,
  voucherPicture,
  type PdfOptions,
  type VoucherPages,
} from './replies.ts'
export type { PrintSource, StyledDocument } from './source.ts'
export { asGivenOut } from './without-tax.ts'
export { styleOf, stylesOf, type PrintStyle } from './style.ts'
export type { StatementSource } from './statement.ts'
