import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { publicCalls } from '@bahi/contracts/public.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import {
  asGivenOut,
  barcodeSvg,
  documentPrint,
  paymentLink,
  qrSvg,
  type StyledDocument,
} from '../printing/index.ts'

export type PublicView = ReplyOf<typeof publicCalls.answer>

/**
 * A document as the holder of its link may see it: what is printed on it. Ids, notes for the house, tags and fields of
 * the business's own making stay behind: every member is named here, so that a new one is hidden until someone
 * decides to show it.
 */
export const publicView = (printed: StyledDocument, language: Language): PublicView => {
  const print = documentPrint(printed, { language, copy: 'Original' })
  const document = asGivenOut(printed.document)
  const { party, supplier } = document
  return {
    kind: document.kind,
    number: document.number,
    date: document.date,
    dueDate: document.dueDate,
    heading: document.heading,
    status: document.status,
    canAnswer: documentKinds[document.kind].isOffer === true && document.status === 'Sent',
    customerAnswer: document.customerAnswer && { ...document.customerAnswer, enteredBy: null },
    supplier: {
      companyName: supplier.companyName,
      name: supplier.name,
      gstin: supplier.gstin,
      stateCode: supplier.stateCode,
      address: supplier.address,
      email: supplier.email,
      mobile: supplier.mobile,
      logo: supplier.logo,
      bank: document.bank ?? supplier.bank,
      upiId: supplier.upiId,
    },
    party: party && {
      name: party.name,
      gstin: party.gstin,
      taxpayerType: party.taxpayerType,
      stateCode: party.stateCode,
    },
    billingAddress: document.billingAddress,
    shippingAddress: document.shippingAddress,
    placeOfSupply: document.placeOfSupply,
    reverseCharge: document.reverseCharge,
    lines: document.lines.map((line) => ({
      lineNumber: line.lineNumber,
      description: line.description,
      hsn: line.hsn,
      supply: line.supply,
      uqc: line.uqc,
      quantity: line.quantity,
      freeQuantity: line.freeQuantity,
      unitPrice: line.unitPrice,
      taxCategory: line.taxCategory,
      gross: line.gross,
      discount: line.discount,
      taxableValue: line.taxableValue,
      taxRate: line.taxRate,
      igst: line.igst,
      cgst: line.cgst,
      sgst: line.sgst,
      cess: line.cess,
      cessNonAdvalorem: line.cessNonAdvalorem,
      stateCess: line.stateCess,
      total: line.total,
    })),
    totals: document.totals,
    amountInWords: document.amountInWords,
    balance: document.balance,
    terms: document.terms,
    upiLink: paymentLink(document) ?? null,
    upiQrSvg: print.upi ? qrSvg(print.upi.text, 'M') : null,
    signature: document.eInvoice?.signature ?? null,
    einvoiceQrSvg: print.einvoice ? qrSvg(print.einvoice.text, 'L') : null,
    ewayBarcodeSvg: print.barcode ? barcodeSvg(print.barcode.text) : null,
    print,
  }
}
