import { deniedRight, rememberDenied } from './denied-right.ts'
import { guard } from './guard.ts'
import type { Decision, GuardedRoute } from './guard.ts'
import { useSession } from './session.ts'
import type { Right } from './session.ts'

/** The guard, fed with what is known of the session at this moment. */
export function guardNow(route: GuardedRoute, eId: string | undefined): Decision {
  const { auth, login, maintenance, summary, companies, profile, rights } = useSession.getState()
  const decision = guard(route, eId, {
    signedIn: auth !== undefined,
    maintenance,
    isPortal: login?.disableFeaturesForEInvoicingPortal ?? false,
    totalCompanies: summary?.totalCompanies ?? companies.length,
    companies,
    userType: profile?.userType ?? '',
    entities: profile?.entities.filter((entity) => companies.every(({ id }) => id !== entity)).length ?? 0,
    rights,
    isDenied: isStillDenied(rights),
    now: Date.now(),
  })
  if (decision.kind === 'go' && decision.to === '/no-rights-assigned') rememberDenied(route.rights)
  return decision
}

const isStillDenied = (rights: readonly Right[]): boolean => {
  const code = deniedRight()
  return code !== undefined && rights.some(({ rightId, hasAccess }) => rightId === code && !hasAccess)
}
