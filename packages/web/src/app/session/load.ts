import { call } from '../api/call.ts'
import { setLaterTimeout } from '../api/transport.ts'
import { loadTexts } from '../language.ts'
import { forgetDraftsOfOthers } from './drafts.ts'
import { keys, store } from './storage.ts'
import { defaultCompany, setRights, useSession } from './session.ts'

/** Everything the shell stands on, asked for at once. */
export async function loadSession(): Promise<void> {
  const [settings, companies, rights, profile, login, summary] = await Promise.all([
    call('system.loadSettings'),
    call('user.companies'),
    call('user.rights', {}),
    call('user.profile'),
    useSession.getState().login ?? call('system.preLoadSettings', undefined, { quiet: true }),
    useSession.getState().summary ??
      call('subscriber.businessSummary', undefined, { quiet: true }).catch(() => undefined),
    loadTexts(),
  ])
  useSession.setState({
    settings,
    companies,
    profile,
    login,
    summary: summary ?? { totalCompanies: companies.length, userCompanies: companies.length },
  })
  setRights(rights)
  setLaterTimeout(settings.apiTimeOut)
  setEntity(defaultCompany(companies)?.id)
  void forgetDraftsOfOthers()
}

export async function reloadCompanies(): Promise<void> {
  const [companies, summary] = await Promise.all([call('user.companies'), call('subscriber.businessSummary')])
  useSession.setState({ companies, summary })
}

export async function reloadRights(entityId: number): Promise<void> {
  setRights(await call('user.rights', { entityId }))
}

/** The company worked in, remembered for the next page load. */
export function setEntity(id: number | undefined): void {
  const company = useSession.getState().companies.find((one) => one.id === id)
  if (!company) return
  store(keys.entityId, company.id)
  store(keys.entity, company)
}
