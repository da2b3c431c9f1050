import type { ServiceNature } from './place-of-supply.ts'

/**
 * Services that the IGST Act gives a place of supply of their own, by the head of their code; the longest head that
 * fits decides. A code suggests, it does not decide: the same code may be that of a service without such a rule, and
 * several natures may fit one code. Some natures matter across the border alone (s.13). Source: scheme of classification
 * of services (Notification 11/2017-Central Tax (Rate), annexure) against s.12 and s.13.
 */
const naturesByCode: readonly (readonly [head: string, ...natures: ServiceNature[]])[] = [
  ['9954', 'ImmovableProperty'],
  // Trade for a commission: the agent of another.
  ['9961', 'Intermediary'],
  ['9962', 'Intermediary'],
  ['99631', 'ImmovableProperty'],
  ['99632', 'ImmovableProperty'],
  ['99633', 'RestaurantOrPersonalCare'],
  ['9964', 'PassengerTransport'],
  ['9965', 'GoodsTransport'],
  ['9966', 'TransportHire'],
  ['9968', 'GoodsTransport'],
  ['9971', 'Banking'],
  ['99713', 'Insurance'],
  ['99714', 'Insurance'],
  ['9972', 'ImmovableProperty'],
  ['9981', 'PharmaResearch'],
  ['998321', 'ImmovableProperty'],
  ['9984', 'TelecomPostpaid', 'TelecomPrepaid', 'TelecomFixed'],
  ['998412', 'TelecomFixed'],
  ['99843', 'OnlineInformation'],
  ['99844'],
  ['99845'],
  ['99846', 'TelecomFixed'],
  ['99859', 'EventOrganisation'],
  ['9987', 'GoodsMadeAvailable'],
  ['9988', 'GoodsMadeAvailable'],
  ['9992', 'Training'],
  ['9993', 'RestaurantOrPersonalCare'],
  ['9996', 'Admission'],
  ['99972', 'RestaurantOrPersonalCare'],
]

const longestFirst = naturesByCode.toSorted(([a], [b]) => b.length - a.length)

/**
 * @example
 * naturesOfSac('996331') // ['RestaurantOrPersonalCare']
 * naturesOfSac('998313') // []
 */
export function naturesOfSac(code: string | null | undefined): readonly ServiceNature[] {
  const [, ...natures] = longestFirst.find(([head]) => code?.startsWith(head)) ?? ['']
  return natures
}
