import type { ServiceNature, SupplyFacts } from './place-of-supply.ts'
import { crossesBorder } from './supply-kind.ts'

/**
 * Services that are supplied in each State in which they are, and the rule by which their value is shared out: within
 * India (s.12) and across the border (s.13(7)). Source: IGST Rules, 2017, rules 3 to 9 (Notification 4/2018-Integrated
 * Tax, in force from 1 January 2019).
 */
const sharedOut: Readonly<Partial<Record<ServiceNature, { readonly s12?: string; readonly s13?: string }>>> =
  {
    GovernmentAdvertisement: { s12: 'IGST s.12(14), IGST Rules, rule 3' },
    ImmovableProperty: { s12: 'IGST s.12(3), IGST Rules, rule 4', s13: 'IGST s.13(7), IGST Rules, rule 8' },
    EventOrganisation: { s12: 'IGST s.12(7), IGST Rules, rule 5', s13: 'IGST s.13(7), IGST Rules, rule 9' },
    Admission: { s13: 'IGST s.13(7), IGST Rules, rule 9' },
    TelecomFixed: { s12: 'IGST s.12(11), IGST Rules, rule 6' },
    GoodsMadeAvailable: { s13: 'IGST s.13(7), IGST Rules, rule 7' },
    RestaurantOrPersonalCare: { s13: 'IGST s.13(7), IGST Rules, rule 7' },
    Training: { s13: 'IGST s.13(7), IGST Rules, rule 7' },
  }

/** Everywhere the service is, its first place in front. */
export const sitesOf = (facts: SupplyFacts): string[] => [
  ...new Set(
    [facts.siteStateCode, ...(facts.otherSiteStateCodes ?? [])].filter((code) => code !== undefined),
  ),
]
export const sitesInIndia = (facts: SupplyFacts) => sitesOf(facts).filter((code) => code !== '96')

/** The rule by which the value of a service in several States is shared out; undefined where one place counts. */
export function sharingRuleOf(facts: SupplyFacts): string | undefined {
  const rules = facts.supply === 'Services' ? sharedOut[facts.service ?? 'General'] : undefined
  return crossesBorder(facts) ? rules?.s13 : rules?.s12
}

/** States besides the place of supply in which a part of the service is supplied. */
export function otherStatesOf(facts: SupplyFacts, stateCode: string | undefined): string[] {
  const states = sitesInIndia(facts)
  if (stateCode === undefined || !sharingRuleOf(facts) || !states.includes(stateCode)) return []
  return states.filter((code) => code !== stateCode)
}
