import type { ServiceNature } from './place-of-supply.ts'

/**
 * Services that the IGST Act gives a place of supply of their own, by the head of their code; the longest head that
 * fits decides. A code suggests, it does not decide: the same code may stand for a service without such a rule.
 * Source: scheme of classification of services (Notification 11/2017-Central Tax (Rate), annexure) against s.12.
 */
const naturesByCode: readonly (readonly [head: string, nature: ServiceNature])[] = [
  ['9954', 'ImmovableProperty'],
  ['99631', 'ImmovableProperty'],
  ['99632', 'ImmovableProperty'],
  ['99633', 'RestaurantOrPersonalCare'],
  ['9964', 'PassengerTransport'],
  ['9965', 'GoodsTransport'],
  ['9968', 'GoodsTransport'],
  ['9972', 'ImmovableProperty'],
  ['99859', 'EventOrganisation'],
  ['9992', 'Training'],
  ['9996', 'Admission'],
  ['99972', 'RestaurantOrPersonalCare'],
]

/**
 * @example
 * natureOfSac('996331') // 'RestaurantOrPersonalCare'
 * natureOfSac('998313') // undefined
 */
export function natureOfSac(code: string | null | undefined): ServiceNature | undefined {
  return naturesByCode.find(([head]) => code?.startsWith(head))?.[1]
}
