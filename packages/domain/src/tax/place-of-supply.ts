import type { CalendarDate } from '../cal/date.ts'
import { ruleAt } from '../tables/rules.ts'
import { hasUtgst } from '../tables/states.ts'
import { clauses } from './place-clauses.ts'
import { otherStatesOf } from './several-states.ts'
import { crossesBorder, supplyKindAt } from './supply-kind.ts'

/** What decides where a supply takes place. Only `date`, `supply` and the supplier's state are always needed. */
export interface SupplyFacts {
  readonly date: CalendarDate
  readonly supply: 'Goods' | 'Services'
  /** State of the registration that supplies; absent where the supplier is abroad (import). */
  readonly supplierStateCode?: string | undefined
  readonly supplierAbroad?: boolean | undefined
  readonly supplierIsSez?: boolean | undefined
  /** Composition and unregistered sellers charge no tax. */
  readonly supplierChargesTax?: boolean | undefined
  /** As a person chose it; what the law makes of it is `supplyKindAt`. */
  readonly supplyKind?: SupplyKind | undefined
  readonly recipientRegistered?: boolean | undefined
  readonly recipientIsSez?: boolean | undefined
  readonly recipientAbroad?: boolean | undefined
  /** State of the recipient's registration or, where it has none, of the address on record. */
  readonly recipientStateCode?: string | undefined
  /** State of the delivery address; for goods sent to another person, that person's. */
  readonly deliveryStateCode?: string | undefined
  /** Goods are delivered to another person on the recipient's direction (bill to, ship to). */
  readonly deliveredToAnother?: boolean | undefined
  /** How goods reach the recipient; absent: they move. */
  readonly movement?: 'Moves' | 'None' | 'Installed' | 'OnBoard' | undefined
  /** Nature of a service; absent: none of the special ones. */
  readonly service?: ServiceNature | undefined
  /** Where goods are at delivery, are installed or taken on board; where a service is performed, property lies,
   * an event is held, goods are handed over, passengers embark, a connection is installed, vouchers are sold,
   * an advertisement is meant for. '96' where that is abroad. */
  readonly siteStateCode?: string | undefined
  /** Further States, or '96', where the same service is performed, property lies or an event is held. */
  readonly otherSiteStateCodes?: readonly string[] | undefined
  /** State or '96' where goods transport ends. */
  readonly destinationStateCode?: string | undefined
  /** Goods came into India for repair or treatment only and leave again unused (s.13(3)(a), second proviso). */
  readonly goodsTemporarilyImported?: boolean | undefined
  /** Goods sold to someone abroad are taken out of India; absent: not asked. */
  readonly goodsLeaveIndia?: boolean | undefined
  /** How a service to someone abroad is paid for (s.2(6)(iv)); absent: not asked. */
  readonly paymentReceived?: 'ForeignExchange' | 'RupeesPermitted' | 'Otherwise' | undefined
  /** Supplier and recipient are establishments of one person (s.8, explanation 1); absent: not asked. */
  readonly sameEstablishment?: boolean | undefined
  /** IGST though supplier and place share a State, where the law has it. */
  readonly igstOnIntra?: boolean | undefined
}

export type SupplyKind = 'Regular' | 'SEZWP' | 'SEZWOP' | 'EXPWP' | 'EXPWOP' | 'DeemedExport'

export type ServiceNature =
  | 'General'
  | 'ImmovableProperty'
  | 'RestaurantOrPersonalCare'
  | 'Training'
  | 'Admission'
  | 'EventOrganisation'
  | 'GoodsTransport'
  | 'PassengerTransport'
  | 'OnBoard'
  | 'TelecomFixed'
  | 'TelecomPostpaid'
  | 'TelecomPrepaid'
  | 'Banking'
  | 'Insurance'
  | 'GovernmentAdvertisement'
  | 'GoodsMadeAvailable'
  | 'Intermediary'
  | 'TransportHire'
  | 'OnlineInformation'
  | 'PharmaResearch'
  | 'AircraftMaintenance'
  | 'VesselMaintenance'

export type TaxHead = 'IGST' | 'CGST_SGST' | 'CGST_UTGST' | 'None'

/** Which law was used, with which facts, and what would change its result. */
export interface PlaceOfSupply {
  /** Two digits; '96' abroad; undefined while a fact is missing, and then no document may be issued. */
  readonly stateCode: string | undefined
  readonly interState: boolean | undefined
  readonly head: TaxHead | undefined
  /** What the law makes of the kind of supply that was chosen. */
  readonly supplyKind: SupplyKind
  /** Further States in which the service is supplied: their share belongs on a document of its own. */
  readonly otherStates: readonly string[]
  /** 'IGST s.10(1)(a)' */
  readonly clause: string
  /** Clause by which the supply is inter-State or not: 'IGST s.7(1)', 's.7(5)(b)', 's.8(1)'. */
  readonly natureClause: string
  /** Key of the sentence that says the rule plainly. */
  readonly key: string
  readonly factsUsed: readonly (keyof SupplyFacts)[]
  /** Facts that would lead to another clause or state. */
  readonly wouldChange: readonly (keyof SupplyFacts)[]
  readonly missing: readonly (keyof SupplyFacts)[]
}

/**
 * Finds the place of supply by the first clause of the IGST Act that fits the facts, and with it whether the supply
 * is inter-State and which heads of tax it bears. Never guesses: where the clause needs a fact that is not given,
 * the answer names it under `missing`.
 *
 * @example
 * placeOfSupply({ date: '2026-11-20', supply: 'Goods', supplierStateCode: '27', recipientRegistered: true,
 *   recipientStateCode: '29', deliveryStateCode: '29' })
 * // { stateCode: '29', interState: true, head: 'IGST', clause: 'IGST s.10(1)(a)', natureClause: 'IGST s.7(1)', ... }
 */
export function placeOfSupply(facts: SupplyFacts): PlaceOfSupply {
  const clause = clauses.find((row) => row.when(facts))!
  const stateCode = clause.state(facts)
  const used = clause.uses.filter((fact) => facts[fact] !== undefined)
  return {
    stateCode,
    ...natureOf(facts, stateCode),
    otherStates: otherStatesOf(facts, stateCode),
    clause: clause.clause,
    key: `pos.${clause.id}`,
    factsUsed: [...new Set<keyof SupplyFacts>(['supply', ...used])],
    wouldChange: clause.changes,
    missing: stateCode === undefined ? clause.uses.filter((fact) => facts[fact] === undefined) : [],
  }
}

/**
 * Whether a supply to that place is inter-State, by which clause, and the heads of tax; for a place that a person
 * has set instead of the derived one too.
 */
export function natureOf(
  facts: SupplyFacts,
  stateCode: string | undefined,
): Pick<PlaceOfSupply, 'interState' | 'head' | 'natureClause' | 'supplyKind'> {
  const supplyKind = supplyKindAt(facts, stateCode)
  const nature = interStateBy({ ...facts, supplyKind }, stateCode)
  const interState = stateCode === undefined && !nature.always ? undefined : nature.interState
  const head = headOf({ ...facts, supplyKind }, stateCode, interState)
  return { interState, natureClause: nature.clause, head, supplyKind }
}

function interStateBy(
  facts: SupplyFacts,
  stateCode: string | undefined,
): { interState: boolean; clause: string; always?: true } {
  const services = facts.supply === 'Services'
  if (
    facts.supplierIsSez ||
    facts.recipientIsSez ||
    facts.supplyKind === 'SEZWP' ||
    facts.supplyKind === 'SEZWOP'
  ) {
    return { interState: true, clause: 'IGST s.7(5)(b)', always: true }
  }
  if (facts.supplierAbroad)
    return { interState: true, clause: services ? 'IGST s.7(4)' : 'IGST s.7(2)', always: true }
  if (stateCode === '96') return { interState: true, clause: 'IGST s.7(5)(a)' }
  if (facts.supplierStateCode !== stateCode)
    return { interState: true, clause: services ? 'IGST s.7(3)' : 'IGST s.7(1)' }
  if (services && crossesBorder(facts) && ruleAt(sameState13, facts.date)?.value === 'InterState')
    return { interState: true, clause: 'IGST s.7(5)(c)' }
  return { interState: false, clause: services ? 'IGST s.8(2)' : 'IGST s.8(1)' }
}

/** Section 8(2) speaks of section 12 only: whether it covers a place found by section 13 is disputed. */
const sameState13 = 'placeOfSupply.section13SameState'

function headOf(
  facts: SupplyFacts,
  stateCode: string | undefined,
  interState: boolean | undefined,
): TaxHead | undefined {
  if (facts.supplierChargesTax === false || facts.supplyKind === 'EXPWOP' || facts.supplyKind === 'SEZWOP')
    return 'None'
  if (interState === undefined || stateCode === undefined) return undefined
  if (interState || facts.igstOnIntra) return 'IGST'
  return hasUtgst(stateCode) ? 'CGST_UTGST' : 'CGST_SGST'
}
