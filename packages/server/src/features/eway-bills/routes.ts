import { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { credentialRows, saveCredentials, testCredentials } from '../einvoices/index.ts'
import { expiringBills } from './board.ts'
import { changeBill } from './change.ts'
import { eWayBillDetail, eWayBillJson } from './detail.ts'
import { distanceBetween } from './distance.ts'
import { exportEWayBills } from './export.ts'
import { extendBill, portalChange, refreshBill, updateVehicle } from './input.ts'
import { printBill, printBills } from './print.ts'
import { countEWayBills, searchEWayBills } from './list.ts'
import { deliverBill, exemptDocument, moveDocument } from './marks.ts'
import { checkMovement, deleteMovements, movementForm, saveMovement } from './movements.ts'
import { cancelMany, countAll, generateAll, generateEWayBills } from './queue.ts'
import { validateEWayBills } from './validate.ts'

export const eWayBillRoutes = routes(eWayBillCalls, {
  save: (ctx, input) => saveMovement(ctx, input),
  get: (ctx, { billId }) => movementForm(ctx, billId),
  check: (ctx, input) => checkMovement(ctx, input),
  delete: (ctx, { billIds }) => deleteMovements(ctx, billIds),
  distance: outsideTransaction((ctx, input) => distanceBetween(ctx, input)),
  generate: (ctx, input) => generateEWayBills(ctx, input),
  generateAll: (ctx, input) => generateAll(ctx, input),
  countAll: (ctx, input) => countAll(ctx, input),
  cancelMany: (ctx, input) => cancelMany(ctx, input),
  validate: (ctx, input) => validateEWayBills(ctx, input),
  detail: (ctx, subject) => eWayBillDetail(ctx, subject),
  search: (ctx, input) => searchEWayBills(ctx, input),
  counts: (ctx, input) => countEWayBills(ctx, input),
  export: (ctx, input) => exportEWayBills(ctx, input),
  expiring: (ctx, input) => expiringBills(ctx, input),
  json: (ctx, subject) => eWayBillJson(ctx, subject),
  print: outsideTransaction((ctx, input) => printBill(ctx, input)),
  printMany: (ctx, input) => printBills(ctx, input),
  updateVehicle: outsideTransaction((ctx, input) => updateVehicle(ctx, input)),
  updateTransporter: outsideTransaction((ctx, input) =>
    changeBill(ctx, portalChange('ewbTransporter', 'updateTransporter'), input),
  ),
  extendValidity: outsideTransaction((ctx, input) => extendBill(ctx, input)),
  cancel: outsideTransaction((ctx, input) => changeBill(ctx, portalChange('ewbCancel', 'cancel'), input)),
  close: outsideTransaction((ctx, input) => changeBill(ctx, portalChange('ewbClose', 'close'), input)),
  deliver: (ctx, input) => deliverBill(ctx, input),
  refresh: outsideTransaction((ctx, subject) => refreshBill(ctx, subject)),
  exempt: (ctx, input) => exemptDocument(ctx, input),
  move: (ctx, input) => moveDocument(ctx, input),
  credentials: (ctx, { entityId }) => credentialRows(ctx, entityId, 'ewaybill'),
  saveCredentials: outsideTransaction((ctx, input) => saveCredentials(ctx, input, 'ewaybill')),
  testCredentials: outsideTransaction((ctx, { entityId }) => testCredentials(ctx, entityId, 'ewaybill')),
})
