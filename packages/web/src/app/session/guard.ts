import { isPathOfProduct } from '@bahi/contracts/portal-variant.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { defaultCompany, denialOf } from './session.ts'
import type { Company, Denial, Right } from './session.ts'

export interface GuardedRoute {
  readonly name: string
  /** Below the company. */
  readonly path?: string
  readonly zone: 'public' | 'company'
  readonly layout?: string | undefined
  readonly rights?: readonly RightCode[] | undefined
  /** Sign-in pages and home: a signed-in user goes to the dashboard. */
  readonly leavesWhenSignedIn?: boolean | undefined
}

export interface Facts {
  readonly signedIn: boolean
  readonly maintenance: boolean
  /** Runs as the e-invoice portal. */
  readonly isPortal?: boolean
  readonly totalCompanies: number
  readonly companies: readonly Company[]
  readonly userType: string
  /** Places of business, the companies that hold them not counted. */
  readonly entities: number
  readonly rights: readonly Right[]
  /** A screen was refused a moment ago for a right that is still missing. */
  readonly isDenied?: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

export type Decision =
  | { readonly kind: 'open' }
  | { readonly kind: 'go'; readonly to: string }
  /** The Unauthorized Access page is shown in the screen's place. */
  | { readonly kind: 'deny'; readonly why: Denial }

const open: Decision = { kind: 'open' }
const go = (to: string): Decision => ({ kind: 'go', to })

/**
 * Where a route leads, seen from what is known of the user. Source: specification part 1, section 2.3, with
 * readings 1 to 4, 17 and 22.
 */
export function guard(route: GuardedRoute, eId: string | undefined, facts: Facts): Decision {
  if (route.name === 'UnderMaintenance') return open
  if (facts.maintenance && facts.signedIn) return go('/under-maintenance')
  if (!facts.signedIn) return route.zone === 'public' ? open : go('/')
  const home = homeOf(facts)
  if (route.zone === 'public') {
    const isTrue = statusPages[route.name]
    return route.leavesWhenSignedIn || isTrue?.(facts, home) === false ? go(home) : open
  }
  const keepsOpen = route.name === 'ManageBusiness' || route.name === 'ViewCompany'
  if (!home.endsWith('/dashboard') && !keepsOpen) return go(home)
  const own = facts.companies.find(({ id }) => String(id) === eId)
  if (!own && home.endsWith('/dashboard')) return go(home)
  if (own && own.status !== 'Active' && !isAbove(route)) return { kind: 'deny', why: 'inactive' }
  const noPlace = withoutPlace(route, eId, facts)
  if (noPlace) return go(noPlace)
  if (facts.isPortal && isPathOfProduct(route.path ?? '', route.rights))
    return { kind: 'deny', why: 'portal' }
  return guardRights(route.rights, facts)
}

/** What belongs to the account or the person, not to the work of a business. */
const isAbove = ({ name, layout }: Pick<GuardedRoute, 'name' | 'layout'>): boolean =>
  layout === 'settings' || name === 'MyProfile' || name === 'ChangePassword'

/** Pages that say what a signed-in user lacks, with what makes it true; of anyone else they lead home. */
const statusPages: Readonly<Record<string, (facts: Facts, home: string) => boolean>> = {
  NoticePage: (_, home) => home === '/notice-page',
  NoRightsAssigned: ({ isDenied = false, rights }) => isDenied || !rights.some(({ hasAccess }) => hasAccess),
  NoBusinessAccess: (facts) =>
    facts.userType.toLowerCase() === 'normal' && (facts.entities === 0 || !hasPlace(facts)),
  NoEntity: (facts) => facts.userType.toLowerCase() !== 'normal' && !hasPlace(facts),
}

const hasPlace = ({ companies }: Facts): boolean => defaultCompany(companies)?.hasEntity !== false

/** Someone without a place of business; an Admin continues to what makes one, and to the own person (reading 4). */
function withoutPlace({ name, layout }: GuardedRoute, eId: string | undefined, facts: Facts) {
  const company = facts.companies.find(({ id }) => String(id) === eId)
  const hasNone = company?.hasEntity === false
  if (facts.userType.toLowerCase() === 'normal')
    return hasNone || facts.entities === 0 ? '/no-business-access' : undefined
  return hasNone && !isAbove({ name, layout }) ? '/no-entity' : undefined
}

/** The page that a signed-in user starts on. */
export function homeOf(facts: Pick<Facts, 'totalCompanies' | 'companies'>): string {
  if (facts.totalCompanies === 0) return '/setup-wizard'
  const company = defaultCompany(facts.companies)
  return company ? `/${company.id}/dashboard` : '/notice-page'
}

function guardRights(needed: readonly RightCode[] | undefined, { rights, now }: Facts): Decision {
  if (!needed) return open
  if (rights.length === 0) return { kind: 'deny', why: 'subscription' }
  const entries = needed.map((code) => rights.find(({ rightId }) => rightId === code))
  // A right the list does not name is granted unless the list says no.
  if (entries.some((entry) => entry === undefined)) return open
  const granted = entries.filter((entry) => entry?.hasAccess)
  if (granted.length === 0) return go('/no-rights-assigned')
  const denials = granted.map((entry) => denialOf(rights, entry!.rightId as RightCode, now))
  const why = denials.find((denial) => denial !== undefined)
  return denials.includes(undefined) || !why ? open : { kind: 'deny', why }
}
