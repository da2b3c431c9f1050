import { expect, test } from 'vitest'
import { eInvoiceCalls } from './einvoices.ts'
import * as f from './fields.ts'
import { inventoryCalls } from './inventory.ts'
import { settingCalls } from './settings.ts'

/** Rows of the checklist that no other test names. */
const cancelled = (reason: string, remark: string) =>
  eInvoiceCalls.cancel.input.safeParse({ documentId: 1, reason, remark }).success

test('B-V-015: the remark of a cancelled e-invoice has at most 50 characters', () => {
  expect([50, 51].map((length) => cancelled('Others', 'a'.repeat(length)))).toEqual([true, false])
})

test('B-I-007: reasons are taken by their value names', () => {
  const taken = ['Duplicate', 'WrongDetails', 'Others'].map((reason) => cancelled(reason, 'Test'))
  expect(taken).toEqual([true, true, true])
})

test('B-V-084: an address takes no backslash', () => {
  const ok = (text: string) => f.AddressLine.safeParse(text).success
  expect([ok('12/4, M.G. Road & Co'), ok('a\\b road')]).toEqual([true, false])
})

test('B-C-001 to B-C-008: settings of a place and stock have the addresses that programs know', () => {
  const { getOpeningStocks, saveOpeningStocks, search, getAvailableQuantity, saveStockAdjustment } =
    inventoryCalls
  const named = [
    settingCalls.search,
    settingCalls.update,
    getOpeningStocks,
    saveOpeningStocks,
    search,
    inventoryCalls.export,
    getAvailableQuantity,
    saveStockAdjustment,
  ]
  expect(named.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /subscriber/setting/entity/search',
    'POST /subscriber/setting/entity/update',
    'POST /inventory/getOpeningStocks',
    'POST /inventory/saveOpeningStocks',
    'POST /inventory/search',
    'POST /inventory/export',
    'POST /inventory/getAvailableQuantity',
    'POST /inventory/saveStockAdjustment',
  ])
})
