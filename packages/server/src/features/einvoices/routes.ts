import { eInvoiceCalls } from '@bahi/contracts/einvoices.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { moveEInvoices, setEInvoicesAside } from './aside.ts'
import { cancelEInvoice } from './cancel.ts'
import { tryConnection } from './connection.ts'
import { credentialRows, saveCredentials, testCredentials } from './credentials.ts'
import { eInvoiceDetail } from './detail.ts'
import { eInvoiceJson, jsonOfMany } from './json.ts'
import { countEInvoices, exportEInvoices, searchEInvoices } from './list.ts'
import { lookUp, syncGstin } from './lookup.ts'
import { printEInvoices } from './print.ts'
import { cancelMany, generateAll, generateEInvoices, refreshEInvoices } from './queue.ts'
import { validateEInvoices } from './validate.ts'

export const eInvoiceRoutes = routes(eInvoiceCalls, {
  validate: (ctx, input) => validateEInvoices(ctx, input),
  generate: (ctx, input) => generateEInvoices(ctx, input),
  generateAll: (ctx, input) => generateAll(ctx, input),
  cancelMany: (ctx, input) => cancelMany(ctx, input),
  refresh: (ctx, input) => refreshEInvoices(ctx, input),
  setAside: (ctx, input) => setEInvoicesAside(ctx, input),
  move: (ctx, input) => moveEInvoices(ctx, input),
  detail: (ctx, { documentId }) => eInvoiceDetail(ctx, documentId),
  cancel: outsideTransaction((ctx, input) => cancelEInvoice(ctx, input)),
  json: (ctx, { documentId }) => eInvoiceJson(ctx, documentId),
  jsonMany: (ctx, input) => jsonOfMany(ctx, input),
  printMany: (ctx, input) => printEInvoices(ctx, input),
  search: (ctx, input) => searchEInvoices(ctx, input),
  export: (ctx, input) => exportEInvoices(ctx, input),
  counts: (ctx, input) => countEInvoices(ctx, input),
  lookup: outsideTransaction((ctx, input) => lookUp(ctx, input)),
  syncGstin: outsideTransaction((ctx, input) => syncGstin(ctx, input)),
  connection: outsideTransaction((ctx, { entityId }) => tryConnection(ctx, entityId)),
  credentials: (ctx, { entityId }) => credentialRows(ctx, entityId),
  saveCredentials: outsideTransaction((ctx, input) => saveCredentials(ctx, input)),
  testCredentials: outsideTransaction((ctx, { entityId }) => testCredentials(ctx, entityId)),
})
