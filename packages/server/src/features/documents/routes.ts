import { documentCallsByKind } from '@bahi/contracts/document-calls.ts'
import { documentLinkCalls } from '@bahi/contracts/document-link-calls.ts'
import { correctionCalls } from '@bahi/contracts/corrections.ts'
import { daySaleCalls } from '@bahi/contracts/day-sales.ts'
import {
  billCalls,
  challanCalls,
  invoiceCalls,
  inwardNoteCalls,
  quotationCalls,
} from '@bahi/contracts/kind-calls.ts'
import { offeredKinds } from '@bahi/domain/documents/kinds.ts'
import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { reclaimsOf, setItcState } from '../itc/index.ts'
import { approveDocuments, rejectDocuments } from './approval.ts'
import { supplyTransfer } from './supply-transfer.ts'
import { billOfInvoice } from './bill-start.ts'
import { cancelDocuments, discardDrafts, endDocuments } from './cancel.ts'
import { cloneOf } from './clone.ts'
import { computeOnly } from './compute.ts'
import { correctionOfInvoice } from './correction.ts'
import { cancelDaySales, invoiceDays, saveDaySale, searchDaySales } from './day-sales.ts'
import { convertDocuments } from './convert.ts'
import { documentDetail } from './detail.ts'
import { explainStored, trailOf } from './explain.ts'
import { exportDocuments } from './export.ts'
import { markDelivered, markReturned } from './fulfilment/challan.ts'
import { enterAnswers } from './offer.ts'
import { lastPrices } from './last-prices.ts'
import { documentChain } from './chain.ts'
import { documentLinks } from './links.ts'
import { salesPeople } from './sales-people.ts'
import { saveDocument } from './save.ts'
import { countDocuments } from './counts.ts'
import { selfInvoicePdf } from './self-invoice-pdf.ts'
import { searchDocuments } from './search.ts'
import { storedSheet, typedSheet } from './sheet.ts'
import { lastTransport } from './last-transport.ts'
import { mailMany, remindMany } from './mail-many.ts'
import { addShippingBill } from './shipping-bill.ts'
import { bulkPdf, linkStored, pdfOf, revokeStored, sendStored } from './share.ts'

/** The calls of one kind. */
const routesOf = (kind: OfferedKind) =>
  routes(documentCallsByKind[kind], {
    search: (ctx, input) => searchDocuments(ctx, kind, input),
    counts: (ctx, input) => countDocuments(ctx, kind, input),
    salesPeople: (ctx) => salesPeople(ctx, kind),
    detail: (ctx, { id }) => documentDetail(ctx, kind, id),
    save: (ctx, input) => saveDocument(ctx, kind, input),
    compute: (ctx, input) => computeOnly(ctx, kind, input),
    preview: (ctx, input) => typedSheet(ctx, kind, input),
    sheet: (ctx, input) => storedSheet(ctx, kind, input),
    explain: (ctx, { id }) => explainStored(ctx, kind, id),
    trail: (ctx, { id }) => trailOf(ctx, kind, id),
    clone: (ctx, { id }) => cloneOf(ctx, kind, id),
    approve: (ctx, input) => approveDocuments(ctx, kind, input),
    reject: (ctx, input) => rejectDocuments(ctx, kind, input),
    cancel: (ctx, input) => cancelDocuments(ctx, kind, input),
    delete: (ctx, input) => discardDrafts(ctx, kind, input),
    updateStatus: (ctx, input) => endDocuments(ctx, kind, input),
    export: (ctx, input) => exportDocuments(ctx, kind, input),
    lastPrices: (ctx, input) => lastPrices(ctx, kind, input),
    pdf: outsideTransaction((ctx, input) => pdfOf(ctx, kind, input)),
    bulkPdf: (ctx, input) => bulkPdf(ctx, kind, input),
    send: (ctx, input) => sendStored(ctx, kind, input),
    sendMany: (ctx, input) => mailMany(ctx, kind, 'documentSent', input),
    link: (ctx, input) => linkStored(ctx, kind, input),
    revokeLink: (ctx, input) => revokeStored(ctx, kind, input),
  })

const invoiceRoutes = routes(invoiceCalls, {
  lastTransport: (ctx, input) => lastTransport(ctx, input),
  remind: (ctx, input) => remindMany(ctx, input),
})

const correctionRoutes = routes(correctionCalls, {
  correction: (ctx, input) => correctionOfInvoice(ctx, input),
  addShippingBill: (ctx, input) => addShippingBill(ctx, input),
})

const daySaleRoutes = routes(daySaleCalls, {
  save: (ctx, input) => saveDaySale(ctx, input),
  search: (ctx, input) => searchDaySales(ctx, input),
  cancel: (ctx, input) => cancelDaySales(ctx, input),
  invoice: (ctx, input) => invoiceDays(ctx, input),
})

const quotationRoutes = routes(quotationCalls, {
  accept: (ctx, input) => enterAnswers(ctx, 'salesQuotation', 'Accepted', input),
  decline: (ctx, input) => enterAnswers(ctx, 'salesQuotation', 'Declined', input),
})

const challanRoutes = routes(challanCalls, {
  markDelivered: (ctx, input) => markDelivered(ctx, input),
  markReturned: (ctx, input) => markReturned(ctx, input),
})

const billRoutes = routes(billCalls, {
  ofInvoice: (ctx, { id }) => billOfInvoice(ctx, id),
  setItcState: (ctx, input) => setItcState(ctx, 'purchaseBill', input),
  reclaims: (ctx, input) => reclaimsOf(ctx, input),
  selfInvoicePdf: outsideTransaction((ctx, input) => selfInvoicePdf(ctx, input)),
})

const inwardNoteRoutes = routes(inwardNoteCalls, {
  setItcState: (ctx, input) => setItcState(ctx, 'inwardNote', input),
})

const linkRoutes = routes(documentLinkCalls, {
  convert: (ctx, input) => convertDocuments(ctx, input),
  links: (ctx, input) => documentLinks(ctx, input),
  chain: (ctx, input) => documentChain(ctx, input),
  supplyTransfer: (ctx, input) => supplyTransfer(ctx, input),
})

export const documentRoutes = [
  ...offeredKinds.map(routesOf),
  invoiceRoutes,
  correctionRoutes,
  daySaleRoutes,
  billRoutes,
  inwardNoteRoutes,
  challanRoutes,
  quotationRoutes,
  linkRoutes,
]
