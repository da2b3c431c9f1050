import { call } from '../api/call.ts'
import { setLaterTimeout } from '../api/transport.ts'
import { loadTexts } from '../language.ts'
import { forgetDraftsOfOthers } from './drafts.ts'
import { keys, store } from './storage.ts'
import { defaultCompany, setRights, useSession } from './session.ts'
import type { LoginSettings, Settings } from './session.ts'

/** The company that the rights in the session are those of. */
let rightsAreOf: number | undefined

/** Everything the shell stands on, asked for at once; the rights at once for the company of the address. */
export async function loadSession(companyId?: number): Promise<void> {
  const [settings, companies, rights, profile, login, summary] = await Promise.all([
    call('system.loadSettings'),
    call('user.companies'),
    startRights(companyId),
    call('user.profile'),
    useSession.getState().login ?? call('system.preLoadSettings', undefined, { quiet: true }),
    useSession.getState().summary ??
      call('subscriber.businessSummary', undefined, { quiet: true }).catch(() => undefined),
    loadTexts(),
  ])
  useSession.setState({
    settings,
    companies,
    profile: (await profileOfPortal(login, settings)) ?? profile,
    login,
    summary: summary ?? { totalCompanies: companies.length, userCompanies: companies.length },
  })
  setRights(rights)
  setLaterTimeout(settings.apiTimeOut)
  setEntity(defaultCompany(companies)?.id)
  void forgetDraftsOfOthers()
}

/** In the e-invoice portal the profile is asked at the portal's own base. */
async function profileOfPortal(login: LoginSettings, { cirpPortalApiUrl }: Settings) {
  if (!login.disableFeaturesForEInvoicingPortal || !cirpPortalApiUrl) return undefined
  return call('user.profile', undefined, { base: cirpPortalApiUrl.replace(/\/+$/, '') })
}

/** A company that the user has no part in gives no rights of its own; the guard leads away from it. */
async function startRights(companyId: number | undefined) {
  rightsAreOf = undefined
  if (companyId !== undefined) {
    const own = await call('user.rights', { entityId: companyId }, { quiet: true }).catch(() => undefined)
    if (own) {
      rightsAreOf = companyId
      return own
    }
  }
  return call('user.rights', {})
}

export async function reloadCompanies(): Promise<void> {
  const [companies, summary] = await Promise.all([call('user.companies'), call('subscriber.businessSummary')])
  useSession.setState({ companies, summary })
}

export async function reloadRights(entityId: number): Promise<void> {
  setRights(await call('user.rights', { entityId }))
  rightsAreOf = entityId
}

/** Another company, other rights. */
export async function ensureRights(entityId: number): Promise<void> {
  if (rightsAreOf !== entityId) await reloadRights(entityId)
}

/** The company worked in, remembered for the next page load. */
export function setEntity(id: number | undefined): void {
  const company = useSession.getState().companies.find((one) => one.id === id)
  if (!company) return
  store(keys.entityId, company.id)
  store(keys.entity, company)
}
