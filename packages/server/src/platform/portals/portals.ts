import { AsyncLocalStorage } from 'node:async_hooks'
import { Breakers } from '@bahi/gateways/breaker.ts'
import { EinvoiceClient } from '@bahi/gateways/einvoice/client.ts'
import type { EinvoicePortal } from '@bahi/gateways/einvoice/settings.ts'
import type { EwayPortal } from '@bahi/gateways/ewaybill/settings.ts'
import { GstnClient } from '@bahi/gateways/gstn/client.ts'
import { GstnReturns } from '@bahi/gateways/gstn/returns.ts'
import { askDistance } from '@bahi/gateways/government-distance.ts'
import { EwayClient } from '@bahi/gateways/ewaybill/client.ts'
import type { SessionOwner, SessionStore } from '@bahi/gateways/session.ts'
import type { ExchangeEntry } from '@bahi/gateways/wire/log.ts'
import type { Tenants } from '../db/tenant.ts'
import type { Secrets } from '../secrets.ts'
import { ExchangeKeeper } from './exchanges.ts'
import type { Subject } from './exchanges.ts'
import type { GstnProvider, Lines, Provider } from './lines.ts'
import { advisoryLock, tryAdvisoryLock } from './locks.ts'
import { sessionStore } from './sessions.ts'

/** Everything needed to speak to a government portal for a GSTIN. */
export interface Portals {
  readonly secrets: Secrets
  readonly sandboxUrl: string | undefined
  /** Absent where nobody of that kind is set up on this installation. */
  einvoice(place: Place, provider: Provider): Promise<EinvoiceLine | undefined>
  ewaybill(place: Place, provider: Provider): Promise<EwaybillLine | undefined>
  /** The GST portal; with a place, what is said is kept there, and so is its session. */
  gstn(provider: GstnProvider, place?: Place): Promise<GstnLine | undefined>
  /** Road kilometres as a service of the government gives them; undefined where none is set up, or it gives none. */
  distance(fromPin: string, toPin: string): Promise<number | undefined>
  /** How many GSTINs this process calls no more for a time, because the portal did not answer, by portal. */
  resting(): readonly { readonly portal: string; readonly count: number }[]
  /** Runs work that only one process may do at a time; false where another does it. */
  exclusively(name: string, work: (isMine: () => boolean) => Promise<void>): Promise<boolean>
  /** What is said to a portal meanwhile is kept with what it is said for. */
  about<T>(subject: Subject, work: () => Promise<T>): Promise<T>
  /** Lets a portal be tried at once for a GSTIN, once for each time that a person asked for it. */
  retried(
    place: Place & { readonly gstin: string },
    portal: 'einvoice' | 'ewaybill' | 'gstn',
    at: string,
  ): void
  close(): Promise<void>
}

export interface Place {
  readonly subscriberId: number
  readonly entityId: number
}

export interface EinvoiceLine {
  readonly client: EinvoiceClient
  readonly portal: EinvoicePortal
}

export interface EwaybillLine {
  readonly client: EwayClient
  readonly portal: EwayPortal
}

export interface GstnLine {
  readonly client: GstnClient
  readonly returns: GstnReturns
  readonly store?: SessionStore
}

/** Clients kept at once; a client holds no more than its sign-ins under way. */
const mostClients = 2000

export function openPortals(parts: {
  readonly lines: Lines
  readonly secrets: Secrets
  readonly tenants: Tenants
  readonly ownerUrl: string
  readonly clock: () => Date
  readonly distanceUrl?: string | undefined
}): Portals {
  const { lines, secrets, tenants, ownerUrl, clock } = parts
  const keeper = new ExchangeKeeper(tenants)
  const subject = new AsyncLocalStorage<Subject>()
  const breakers = { Sandbox: new Breakers(clock), Nic: new Breakers(clock) }
  const ewayBreakers = { Sandbox: new Breakers(clock), Nic: new Breakers(clock) }
  const gstnBreakers = { Sandbox: new Breakers(clock), Product: new Breakers(clock) }
  const retries = new Map<string, string>()
  const clients = new Map<string, EinvoiceLine>()
  const ewayClients = new Map<string, EwaybillLine>()
  const partsOf = (place: Place, portal: 'einvoice' | 'ewaybill', key: string) => ({
    clock,
    log: { write: (entry: ExchangeEntry) => keeper.keep(place, subject.getStore(), entry) },
    store: sessionStore(tenants, secrets, { ...place, portal }),
    lock: {
      hold: <T>(owner: SessionOwner, work: () => Promise<T>) =>
        advisoryLock(ownerUrl, `signIn:${key}:${owner.clientId}:${owner.userName}`, work),
    },
  })
  return {
    secrets,
    distance: async (fromPin, toPin) =>
      parts.distanceUrl === undefined ? undefined : askDistance(parts.distanceUrl, fromPin, toPin),
    sandboxUrl: lines.sandboxUrl,
    async einvoice(place, provider) {
      const key = `${provider}:${place.subscriberId}:${place.entityId}`
      const known = clients.get(key)
      if (known) return known
      const portal = await lines.einvoice(provider)
      if (!portal) return undefined
      const client = new EinvoiceClient(portal, {
        ...partsOf(place, 'einvoice', key),
        breakers: breakers[provider],
      })
      if (clients.size >= mostClients) clients.delete(clients.keys().next().value!)
      const line = { client, portal }
      clients.set(key, line)
      return line
    },
    async ewaybill(place, provider) {
      const key = `ewaybill:${provider}:${place.subscriberId}:${place.entityId}`
      const known = ewayClients.get(key)
      if (known) return known
      const portal = await lines.ewaybill(provider)
      if (!portal) return undefined
      const client = new EwayClient(portal, {
        ...partsOf(place, 'ewaybill', key),
        breakers: ewayBreakers[provider],
      })
      if (ewayClients.size >= mostClients) ewayClients.delete(ewayClients.keys().next().value!)
      const line = { client, portal }
      ewayClients.set(key, line)
      return line
    },
    async gstn(provider, place) {
      const portal = await lines.gstn(provider)
      if (!portal) return undefined
      const shared = { clock, breakers: gstnBreakers[provider] }
      if (!place) return { client: new GstnClient(portal, shared), returns: new GstnReturns(portal, shared) }
      const log = { write: (entry: ExchangeEntry) => keeper.keep(place, subject.getStore(), entry) }
      return {
        client: new GstnClient(portal, { ...shared, log }),
        returns: new GstnReturns(portal, { ...shared, log }),
        store: sessionStore(tenants, secrets, { ...place, portal: 'gstn' }),
      }
    },
    retried({ subscriberId, entityId, gstin }, portal, at) {
      const key = `${portal}:${subscriberId}:${entityId}`
      if (retries.get(key) === at) return
      retries.set(key, at)
      for (const one of Object.values(
        { einvoice: breakers, ewaybill: ewayBreakers, gstn: gstnBreakers }[portal],
      ))
        one.forget(gstin)
    },
    resting: () =>
      Object.entries({ einvoice: breakers, ewaybill: ewayBreakers, gstn: gstnBreakers }).map(
        ([portal, all]) => ({
          portal,
          count: Object.values(all)
            .flatMap((each) => each.snapshot())
            .filter(({ breaker }) => breaker.state !== 'closed').length,
        }),
      ),
    exclusively: (name, work) => tryAdvisoryLock(ownerUrl, name, work),
    about: (what, work) => subject.run({ ...subject.getStore(), ...what }, work),
    async close() {
      await keeper.close()
      await lines.close()
    },
  }
}
