import { offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { expect, test } from 'vitest'
import { runSequence } from './trade/sequences.ts'
import { placeOfTrade, shortLength, shortSeeds } from './trade/short.ts'

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
