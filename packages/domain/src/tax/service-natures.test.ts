import { expect, it } from 'vitest'
import type { ServiceNature } from './place-of-supply.ts'
import { naturesOfSac } from './service-natures.ts'

it.each<[string | null, ServiceNature[]]>([
  ['996311', ['ImmovableProperty']],
  ['996331', ['RestaurantOrPersonalCare']],
  ['996412', ['PassengerTransport']],
  ['996511', ['GoodsTransport']],
  ['998596', ['EventOrganisation']],
  ['999293', ['Training']],
  ['999311', ['RestaurantOrPersonalCare']],
  ['996111', ['Intermediary']],
  ['998413', ['TelecomPostpaid', 'TelecomPrepaid', 'TelecomFixed']],
  ['998433', ['OnlineInformation']],
  ['998441', []],
  ['998729', ['GoodsMadeAvailable']],
  ['996601', ['TransportHire']],
  ['997113', ['Banking']],
  ['997132', ['Insurance']],
  ['998313', []],
  ['9985', []],
  [null, []],
])('%s suggests %s', (code, nature) => {
  expect(naturesOfSac(code)).toEqual(nature)
})
