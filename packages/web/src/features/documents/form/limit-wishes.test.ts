import { issueCodes } from '@bahi/contracts/issues.ts'
import { computeDocument } from '@bahi/domain/tax/compute.ts'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../app/api/api-error.ts'
import { limitWishes } from './limit-wishes.ts'

// The preferences behind the session are read from the browser's cookie.
vi.hoisted(() => vi.stubGlobal('document', { cookie: '', querySelector: () => null }))

const line = { description: 'Lamp', quantity: '2', unitPrice: '500', taxRate: '18' }
const computed = computeDocument({
  supplier: { stateCode: '24' },
  placeOfSupply: '24',
  lines: [
    { ...line, discountPercent: '12.5' },
    { ...line, discountPercent: '5' },
  ],
})
const form = { totals: computed.totals, figures: new Map(computed.lines.map((one, at) => [at, one])) }
const refusedFor = (...names: readonly string[]) =>
  new ApiError('salesInvoice.save', 422, 'Unprocessable Entity', {
    validationErrors: Object.fromEntries(
      names.map((name, at) => [`Data.x${at}`, [{ code: issueCodes[name], message: '-' }]]),
    ),
  })

test('a limit that refused an invoice is asked for as high as the invoice needs it', () => {
  expect(limitWishes(refusedFor('USER_LIMIT_VALUE', 'USER_LIMIT_DISCOUNT'), form)).toEqual([
    { kind: 'Limit', limitName: 'documentValue', limitValue: computed.totals.total },
    { kind: 'Limit', limitName: 'discountPercent', limitValue: '12.50' },
  ])
})

test('no other refusal offers it', () => {
  expect(limitWishes(refusedFor('LIMIT_NOT_HIGHER'), form)).toEqual([])
  expect(limitWishes(new TypeError('no connection'), form)).toEqual([])
})
