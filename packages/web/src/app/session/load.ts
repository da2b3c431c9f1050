import { call } from '../api/call.ts'
import type { Reply } from '../api/call-types.ts'
import { setLaterTimeout } from '../api/transport.ts'
import { loadTexts } from '../language.ts'
import { forgetDraftsOfOthers } from './drafts.ts'
import { keys, store } from './storage.ts'
import { defaultCompany, setRights, useSession } from './session.ts'
import type { LoginSettings, Settings } from './session.ts'

export type Start = Reply<'start.open'>

/** The company that the rights in the session are those of. */
let rightsAreOf: number | undefined

/** Everything the shell is on, in one call, and the texts beside it; the rights are those of the company of the address. */
export async function loadSession(companyId?: number): Promise<Start> {
  const [start] = await Promise.all([
    call('start.open', companyId === undefined ? {} : { companyId }),
    loadTexts(),
  ])
  const { settings, companies, login, summary, rights } = start
  useSession.setState({
    settings,
    companies,
    profile: (await profileOfPortal(login, settings)) ?? start.profile,
    login,
    summary,
  })
  rightsAreOf = start.companyId ?? undefined
  setRights(rights)
  setLaterTimeout(settings.apiTimeOut)
  setEntity(defaultCompany(companies)?.id)
  void forgetDraftsOfOthers()
  return start
}

/** In the e-invoice portal the profile is asked at the portal's own base. */
async function profileOfPortal(login: LoginSettings, { cirpPortalApiUrl }: Settings) {
  if (!login.disableFeaturesForEInvoicingPortal || !cirpPortalApiUrl) return undefined
  return call('user.profile', undefined, { base: cirpPortalApiUrl.replace(/\/+$/, '') })
}

export async function reloadCompanies(): Promise<void> {
  const [companies, summary] = await Promise.all([call('user.companies'), call('subscriber.businessSummary')])
  const isFirst = useSession.getState().companies.length === 0 && companies.length > 0
  useSession.setState({ companies, summary })
  // Currency and State of the product give way to those of the country.
  if (isFirst) useSession.setState({ settings: await call('system.loadSettings') })
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
