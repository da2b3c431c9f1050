import { placeOfSupply } from '@bahi/domain/tax/place-of-supply.ts'
import { naturesOfSac } from '@bahi/domain/tax/service-natures.ts'
import { sharingRuleOf } from '@bahi/domain/tax/several-states.ts'
import { exportTestOf } from '@bahi/domain/tax/supply-kind.ts'
import type { BookIssue } from '../ledger/index.ts'
import { isExport } from './prepare.ts'
import type { Prepared } from './prepare.ts'

/** What is worth a look about the place of supply and what the supply is there; nothing of it keeps from saving. */
export function placeWarnings(prepared: Prepared): BookIssue[] {
  return [
    ...chosenKind(prepared),
    ...specialServices(prepared),
    ...differentLines(prepared),
    ...severalStates(prepared),
    ...deliveredHere(prepared),
  ]
}

/** Named in the language of the reader. */
const nameOf = (code: string | undefined) => (code === undefined ? '-' : `state.${code}`)

/** An export was chosen, and by law it is none. */
function chosenKind(prepared: Prepared): BookIssue[] {
  const { input, supplyKind, placeOfSupply: place } = prepared
  if (!isExport(input.supplyKind) || isExport(supplyKind)) return []
  const params = {
    chosen: `enum.SupplyKind.${input.supplyKind}`,
    kind: `enum.SupplyKind.${supplyKind}`,
    clause: clauseAgainst(prepared),
    place: nameOf(place),
  }
  return [{ path: 'supplyKind', code: 'SUPPLY_KIND_DIFFERS', params }]
}

/** What keeps the supply from being an export: the clause of the place where that is it, else that of section 2(6). */
function clauseAgainst({ placeFacts, derivedPlace, placeOfSupply: place }: Prepared): string {
  if (placeFacts?.supply !== 'Services') return 'IGST s.2(5)'
  const failed = exportTestOf(placeFacts, place).find(({ met }) => met === 'No')?.clause ?? 'iii'
  const isDerived = failed === 'iii' && derivedPlace?.stateCode === place
  return isDerived ? derivedPlace!.clause : `IGST s.2(6)(${failed})`
}

/** A code whose services have a place of their own, on a document that says nothing of it, where that could matter. */
function specialServices({ input, lines, placeFacts }: Prepared): BookIssue[] {
  if (!placeFacts || placeFacts.service || input.placeOfSupply) return []
  const services = { ...placeFacts, supply: 'Services' } as const
  const plain = placeOfSupply(services).stateCode
  const index = lines.findIndex(
    ({ hsn, supply }) =>
      supply === 'Services' &&
      naturesOfSac(hsn).some((service) => placeOfSupply({ ...services, service }).stateCode !== plain),
  )
  if (index < 0) return []
  const params = { line: String(index + 1), hsn: lines[index]!.hsn ?? '' }
  return [{ path: 'placeFacts.service', code: 'PLACE_SPECIAL_SERVICE', params }]
}

/** Goods and services of one document with different places: one of them is taxed by the other's. */
function differentLines({ input, placeOfSupply: place, servicesPlace }: Prepared): BookIssue[] {
  const services = servicesPlace?.stateCode
  if (input.placeOfSupply || services === undefined || place === undefined || services === place) return []
  const params = { goods: nameOf(place), services: nameOf(services), clause: servicesPlace!.clause }
  return [{ path: 'placeFacts.service', code: 'PLACE_LINES_DIFFER', params }]
}

function severalStates({ placeFacts, derivedPlace }: Prepared): BookIssue[] {
  if (!placeFacts || !derivedPlace?.otherStates.length) return []
  const params = {
    states: derivedPlace.otherStates.map(nameOf).join(', '),
    basis: sharingRuleOf(placeFacts) ?? '',
  }
  return [{ path: 'placeFacts.otherSiteStateCodes', code: 'PLACE_SEVERAL_STATES', params }]
}

/** Sold abroad and delivered in India, perhaps at the port: nobody has said whether the goods leave. */
function deliveredHere({ input, placeFacts }: Prepared): BookIssue[] {
  const delivery = input.shippingAddress?.stateCode
  if (
    !placeFacts?.recipientAbroad ||
    placeFacts.supply !== 'Goods' ||
    placeFacts.goodsLeaveIndia !== undefined
  )
    return []
  const { shippingBillNumber, portCode } = input.exportDetails ?? {}
  if (delivery === undefined || delivery === '96' || shippingBillNumber || portCode) return []
  const params = { state: nameOf(delivery) }
  return [{ path: 'placeFacts.goodsLeaveIndia', code: 'GOODS_DELIVERED_IN_INDIA', params }]
}
