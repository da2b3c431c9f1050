import { expect, test } from 'vitest'
import { inUnit } from './two-units.ts'

const units = { first: 'NOS', second: 'BOX', rate: '12', isSecond: false }
const line = { unitPrice: '10.50', cessPerUnit: '0.25', units }

test('the price of a piece becomes that of a box, and comes back', () => {
  const boxed = inUnit(line, 'BOX')
  expect(boxed).toMatchObject({ uqc: 'BOX', unitPrice: '126', cessPerUnit: '3' })
  expect(inUnit({ ...line, ...boxed }, 'NOS')).toMatchObject({
    uqc: 'NOS',
    unitPrice: '10.5',
    cessPerUnit: '0.25',
  })
})

test('letters on the way to a code, other codes and the same code again change no price', () => {
  for (const uqc of ['B', 'BO', 'KGS', 'NOS']) expect(inUnit(line, uqc)).toEqual({ uqc })
  expect(inUnit({ unitPrice: '5' }, 'BOX')).toEqual({ uqc: 'BOX' })
})

test('no price yet stays none', () => {
  expect(inUnit({ unitPrice: '', units }, 'BOX')).toMatchObject({ unitPrice: '' })
})
