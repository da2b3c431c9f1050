import type { CalendarDate } from '../cal/date.ts'
import { hasUtgst } from '../tables/states.ts'
import { clauses } from './place-clauses.ts'

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
  /** Where goods stand at delivery, are installed or taken on board; where a service is performed, property lies,
   * an event is held, goods are handed over, passengers embark, a connection is installed, vouchers are sold,
   * an advertisement is meant for. '96' where that is abroad. */
  readonly siteStateCode?: string | undefined
  /** State or '96' where goods transport ends. */
  readonly destinationStateCode?: string | undefined
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

export type TaxHead = 'IGST' | 'CGST_SGST' | 'CGST_UTGST' | 'None'

/** Which law was used, what it was told, and what would change its answer. */
export interface PlaceOfSupply {
  /** Two digits; '96' abroad; undefined while a fact is missing, and then no document may be issued. */
  readonly stateCode: string | undefined
  readonly interState: boolean | undefined
  readonly head: TaxHead | undefined
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
): Pick<PlaceOfSupply, 'interState' | 'head' | 'natureClause'> {
  const nature = interStateBy(facts, stateCode)
  const interState = stateCode === undefined && !nature.always ? undefined : nature.interState
  return { interState, natureClause: nature.clause, head: headOf(facts, stateCode, interState) }
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
  return { interState: false, clause: services ? 'IGST s.8(2)' : 'IGST s.8(1)' }
}

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
