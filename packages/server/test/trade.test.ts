import { offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { expect, test } from 'vitest'
import { runSequence } from './trade/sequences.ts'
import {
  placeOfStock,
  placeOfTrade,
  placeWithGodown,
  shortLength,
  shortSeeds,
  stockLength,
  stockSeeds,
} from './trade/short.ts'
import { runPlacesSequence } from './trade/stock-places.ts'
import { runStockSequence } from './trade/stock-days.ts'

/** The short form of `npm run soak:sequences`; `npm run mutation:books` shows what it finds. */
test('whatever is sold, bought, corrected, paid, settled, changed and cancelled, the books are as added up by hand', async () => {
  const accepted = new Set<string>()
  for (const seed of shortSeeds)
    expect(await runSequence(await placeOfTrade(), { seed, length: shortLength }, accepted)).toEqual([])
  const wanted = [
    ...offeredKinds.map((kind) => `${kind}.save`),
    'paymentIn.save',
    'paymentOut.save',
    'credit.apply',
    'openingItem.save',
    'openingItem.delete',
    'deliveryChallan.markReturned',
    'writeOff.save',
    'inventory.saveStockAdjustment',
    'stockEntry.cancel',
  ]
  expect(wanted.filter((name) => !accepted.has(name))).toEqual([])
  expect([...accepted].filter((name) => name.endsWith('.cancel')).length).toBeGreaterThan(2)
})

test('stock is at any day what all that is written comes to, dated back, changed or cancelled, by the average and by first in, first out', async () => {
  // One is enough here: the others run where faults are planted, and in the long form.
  const [seed] = stockSeeds
  expect(await runStockSequence(await placeOfStock(), { seed, length: stockLength })).toEqual([])
})

test('stock of each place, batch and holder is what transfers, challans, their returns and invoices come to, by both valuations', async () => {
  const { wrong, done } = await runPlacesSequence(await placeWithGodown(), { seed: 1, length: 60 })
  expect(wrong).toEqual([])
  const wanted = [
    'transfer',
    'challan Supply',
    'challan OnApproval',
    'goods that came back',
    'invoice of a challan',
  ]
  expect(wanted.filter((what) => !done.has(what))).toEqual([])
})
