import { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { credentialRows, saveCredentials, testCredentials } from '../einvoices/index.ts'
import { changeBill } from './change.ts'
import { eWayBillDetail, eWayBillJson } from './detail.ts'
import { extendBill, updateVehicle } from './input.ts'
import { countEWayBills, searchEWayBills } from './list.ts'
import { generateEWayBills } from './queue.ts'

export const eWayBillRoutes = routes(eWayBillCalls, {
  generate: (ctx, input) => generateEWayBills(ctx, input),
  detail: (ctx, { documentId }) => eWayBillDetail(ctx, documentId),
  search: (ctx, input) => searchEWayBills(ctx, input),
  counts: (ctx, input) => countEWayBills(ctx, input),
  json: (ctx, { documentId }) => eWayBillJson(ctx, documentId),
  updateVehicle: outsideTransaction((ctx, input) => updateVehicle(ctx, input)),
  updateTransporter: outsideTransaction((ctx, input) =>
    changeBill(ctx, 'ewbTransporter', 'updateTransporter', input),
  ),
  extendValidity: outsideTransaction((ctx, input) => extendBill(ctx, input)),
  cancel: outsideTransaction((ctx, input) => changeBill(ctx, 'ewbCancel', 'cancel', input)),
  credentials: (ctx, { entityId }) => credentialRows(ctx, entityId, 'ewaybill'),
  saveCredentials: outsideTransaction((ctx, input) => saveCredentials(ctx, input, 'ewaybill')),
  testCredentials: outsideTransaction((ctx, { entityId }) => testCredentials(ctx, entityId, 'ewaybill')),
})
