import type { RightCode } from '@bahi/contracts/rights.ts'
import { create } from 'zustand'
import type { Reply } from '../api/call-types.ts'
import { transport } from '../api/transport.ts'
import { keys, readStored, store } from './storage.ts'
import { trialOf } from './trial.ts'

export type Settings = Reply<'system.loadSettings'>
export type Company = Reply<'user.companies'>[number]
export type Right = Reply<'user.rights'>[number]
export type Profile = Reply<'user.profile'>
export type BusinessSummary = Reply<'subscriber.businessSummary'>
export type LoginSettings = Reply<'system.preLoadSettings'>

interface Auth {
  readonly token: string
  readonly expiresAt: string
  readonly userName: string
}

export interface Session {
  readonly auth: Auth | undefined
  readonly login: LoginSettings | undefined
  readonly settings: Settings | undefined
  readonly companies: readonly Company[]
  readonly summary: BusinessSummary | undefined
  readonly rights: readonly Right[]
  readonly profile: Profile | undefined
  readonly maintenance: boolean
}

const empty: Session = {
  auth: undefined,
  login: undefined,
  settings: undefined,
  companies: [],
  summary: undefined,
  rights: [],
  profile: undefined,
  maintenance: false,
}

/** Who is signed in, what they may do, and the settings in force. */
export const useSession = create<Session>(() => ({
  ...empty,
  auth: readStored<Auth>(keys.auth),
  rights: readStored<Right[]>(keys.rights) ?? [],
  maintenance: readStored<boolean>(keys.maintenance) ?? false,
}))
transport.authToken = useSession.getState().auth?.token ?? ''

export function setAuth(auth: Auth | undefined): void {
  useSession.setState({ auth })
  transport.authToken = auth?.token ?? ''
  store(keys.auth, auth)
}

export function setMaintenance(maintenance: boolean): void {
  if (useSession.getState().maintenance === maintenance) return
  useSession.setState({ maintenance })
  store(keys.maintenance, maintenance || undefined)
}

export function setRights(rights: readonly Right[]): void {
  useSession.setState({ rights })
  store(keys.rights, rights)
  const trial = trialOf(rights)
  store(keys.remainingDays, trial?.days)
  store(keys.isTrial, trial?.isTrial)
}

/** Forgets everything of the signed-in user that lives in memory; the pre-login settings stay. */
export function forgetSession(): void {
  const { login, maintenance } = useSession.getState()
  useSession.setState({ ...empty, login, maintenance })
  transport.authToken = ''
  transport.publicToken = ''
}

/** The company whose dashboard opens first. */
export function defaultCompany(companies: readonly Company[]): Company | undefined {
  const active = companies.filter(({ status }) => status === 'Active')
  return active.find(({ isDefault }) => isDefault) ?? active[0]
}

export type Denial = 'subscription' | 'noAccess' | 'trial' | 'plan' | 'blocked' | 'portal' | 'inactive'

/** True where trial or plan have ended for the right; a right without an end never does. A day ends in India. */
export const isOver = ({ trialExpiry }: Pick<Right, 'trialExpiry'>, now: number): boolean =>
  trialExpiry !== null &&
  Date.parse(trialExpiry.length === 10 ? `${trialExpiry}T23:59:59.999+05:30` : trialExpiry) <= now

/**
 * Why a right cannot be used, undefined where it can. A right absent from the list is granted by the route
 * guard, while a button inside a screen names the missing subscription (reading 2).
 */
export function denialOf(rights: readonly Right[], code: RightCode, now: number): Denial | undefined {
  const right = rights.find(({ rightId }) => rightId === code)
  if (!right) return 'subscription'
  if (!right.hasAccess) return 'noAccess'
  if (right.isBlocked) return 'blocked'
  if (isOver(right, now)) return right.isTrialOrPlan === 'Plan' ? 'plan' : 'trial'
  return undefined
}
