import { expect, test } from 'vitest'
import { typedQuantity } from './typed-quantity.ts'

test.each([
  ['pen', '1', 'pen'],
  ['3*pen', '3', 'pen'],
  ['0.5 * rice', '0.5', 'rice'],
  ['12×8901234567890', '12', '8901234567890'],
  ['3*', '3', ''],
  ['0*pen', '1', '0*pen'],
  ['8901234567890', '1', '8901234567890'],
  ['M8*40 bolt', '1', 'M8*40 bolt'],
])('%s', (typed, quantity, text) => expect(typedQuantity(typed)).toEqual({ quantity, text }))
