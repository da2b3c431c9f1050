import { expect, it } from 'vitest'
import { natureOfSac } from './service-natures.ts'

it.each([
  ['996311', 'ImmovableProperty'],
  ['996331', 'RestaurantOrPersonalCare'],
  ['996412', 'PassengerTransport'],
  ['996511', 'GoodsTransport'],
  ['998596', 'EventOrganisation'],
  ['999293', 'Training'],
  ['998313', undefined],
  ['9985', undefined],
  [null, undefined],
])('%s suggests %s', (code, nature) => {
  expect(natureOfSac(code)).toBe(nature)
})
