import type { RightCode } from '@bahi/contracts/rights.ts'
import { AppError, notFound, placeInactive } from './errors.ts'
import { holds } from './access.ts'
import type { Access, AccessCache } from './access.ts'
import type { Ctx, ProductFacts, RequestFacts } from './context.ts'
import { commitBehindNext } from './db/kysely.ts'
import type { Db } from './db/kysely.ts'
import { savepoint } from './db/savepoint.ts'
import type { Actor, Tenants } from './db/tenant.ts'
import { storeFile } from './files/store.ts'
import { enqueueTask } from './jobs/tasks.ts'
import type { Logger } from './log/logger.ts'
import { keepMail } from './mail/outbox.ts'
import type { Portals } from './portals/portals.ts'
import { settingsInForce } from './settings.ts'
import type { SettingsCache } from './settings.ts'
import { languageOf, translator } from './texts.ts'

/** What is made once a process and every context draws on. */
export interface Services {
  readonly tenants: Tenants
  readonly accessCache: AccessCache
  readonly settingsCache: SettingsCache
  readonly clock: () => Date
  readonly log: Logger
  readonly product: ProductFacts
  readonly portals: Portals
  /** Fixed by configuration: a link never follows the host name that a request claims. */
  readonly publicUrl: string
}

export interface ContextFacts {
  readonly subscriberId: number
  readonly userId: number
  readonly access: Access
  readonly actor: Actor
  readonly culture: string
  readonly log: Logger
  /** The rights that open the call; `requireEntity` and `entitiesOf` ask for one of them. */
  readonly rights: readonly RightCode[]
  readonly request?: RequestFacts | undefined
  /** Of a request with a large body, or of a long call; see {@link Ctx.giveWay}. */
  readonly giveWay?: (() => Promise<void>) | undefined
}

/**
 * The context of one unit of work; `db` is absent where no transaction is held. `endsHere`: the transaction is
 * committed when the work is done, with nothing between.
 */
export function makeContext(
  services: Services,
  facts: ContextFacts,
  db: Db | undefined,
  endsHere = false,
): Ctx {
  const { subscriberId, userId, access, actor, culture, rights } = facts
  const language = languageOf(culture)
  const seen = new Set(access.entityIds)
  const open = () => {
    if (!db) throw new Error('No transaction is held here: use ctx.inTransaction')
    return db
  }
  const mayAt = (entityId: number, right?: RightCode) => {
    const asked = right ? [right] : rights
    return asked.length === 0 || asked.some((code) => holds(access, code, entityId))
  }
  const requestId = actor.requestId ?? ''
  const ctx: Ctx = {
    get db() {
      return open()
    },
    subscriberId,
    userId,
    entityIds: access.entityIds,
    access,
    can: (right, entityId) =>
      holds(access, right, entityId) && (entityId === undefined || seen.has(entityId)),
    requireEntity(entityId, right) {
      if (!seen.has(entityId)) throw notFound()
      if (!mayAt(entityId, right)) throw new AppError('RIGHT_MISSING')
    },
    requireActive(entityId) {
      ctx.requireEntity(entityId)
      const name = access.inactive.get(entityId)
      if (name !== undefined) throw placeInactive(ctx.t, name)
    },
    entitiesOf(asked, right) {
      for (const id of asked ?? []) if (!seen.has(id)) throw notFound()
      return (asked && asked.length > 0 ? asked : access.entityIds).filter((id) => mayAt(id, right))
    },
    async settings(entityId) {
      return settingsInForce(
        await services.settingsCache.get(open(), subscriberId, access.version),
        access.parents,
        entityId,
      )
    },
    get publicUrl() {
      return services.publicUrl
    },
    requestId,
    source: actor.source,
    culture,
    language,
    t: translator(language),
    clock: services.clock,
    today: () => dayIn(access.timeZone, services.clock()),
    log: facts.log,
    tasks: {
      enqueue: (task) =>
        enqueueTask(
          open(),
          { subscriberId, userId, requestId, apiClientId: access.client?.id, rights },
          task,
        ),
    },
    mail: { send: (mail) => keepMail(open(), subscriberId, mail) },
    files: { store: (file) => storeFile(open(), { subscriberId, userId }, file) },
    portals: services.portals,
    product: services.product,
    directory: services.tenants.directory,
    inTransaction: (work, options) =>
      services.tenants.inTenant(
        subscriberId,
        options?.reason === undefined ? actor : { ...actor, reason: options.reason },
        (inner) => work(makeContext(services, facts, inner)),
      ),
    last(work, queries = 1) {
      if (endsHere) commitBehindNext(open(), queries)
      return work()
    },
    savepoint: (work) => savepoint(open(), work),
    giveWay: facts.giveWay ?? goesOn,
    actor,
    beyond: {
      inTenant: (other, who, work) =>
        services.tenants.inTenant(other, { ...who, requestId, source: actor.source }, work),
      withoutTenant: (work) => services.tenants.withoutTenant(work),
    },
    request: facts.request,
  }
  return ctx
}

const goesOn = () => Promise.resolve()

const days = new Map<string, Intl.DateTimeFormat>()
const lastDays = new Map<string, { readonly minute: number; readonly day: string }>()

/** The calendar day in a zone as `YYYY-MM-DD`; worked out once a minute, as no zone changes its day in between. */
export function dayIn(timeZone: string, at: Date): string {
  const minute = Math.floor(at.getTime() / 60_000)
  const last = lastDays.get(timeZone)
  if (last?.minute === minute) return last.day
  const day = formattedDay(timeZone, at)
  lastDays.set(timeZone, { minute, day })
  return day
}

function formattedDay(timeZone: string, at: Date): string {
  let format = days.get(timeZone)
  if (!format)
    days.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-CA', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      })),
    )
  return format.format(at)
}
