import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Actor } from '../../platform/db/tenant.ts'
import { makeContext } from '../../platform/make-context.ts'
import type { Services } from '../../platform/make-context.ts'
import { createSubscriber } from '../auth/index.ts'
import { makeDemoCompany, makeDemoMasters } from './masters.ts'
import { makeDemoBills } from './bills.ts'
import { setUpDemoPortals } from './portals.ts'
import { makeDemoUsers } from './users.ts'

export const demoUserName = 'demo@bahi.example'

/** Who is behind the sample installation, for the foot of the pages before sign-in. */
export const demoContacts = {
  contactEmailAddress: 'hello@bahi.example',
  moreEnquiryEmailAddress: 'support@bahi.example',
  helpLineNumber: '+91 00000 00000',
}

export interface DemoOptions {
  readonly password: string
  readonly log: (line: string) => void
  /** Further things to show, made once the masters exist: documents, payments. */
  readonly documents?: ((reload: Reload, services: Services) => Promise<void>) | undefined
}

/** Runs work in a transaction of its own, with the access of the demo user as it is by then. */
export type Reload = <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>

const actor = (userId: number): Actor => ({ userId, source: 'demo' })

/**
 * On a fresh data folder, makes the demo subscriber with a company to play in. One that a stopped start left half
 * made is finished; where other subscribers exist and no demo, none is made. True where documents were made.
 */
export async function ensureDemo(
  services: Services,
  { password, log, documents }: DemoOptions,
): Promise<boolean> {
  const { tenants } = services
  const found = await tenants.withoutTenant(async (db) => {
    const known = await sql<{
      subscriberId: number
      userId: number
    }>`select * from find_login(${demoUserName})`.execute(db)
    const others = await sql<{ any: boolean }>`select exists (select from subscriber_list) as any`.execute(db)
    return { login: known.rows[0], isFresh: !others.rows[0]!.any }
  })
  if (!found.login && !found.isFresh) return false
  const login = found.login ?? (await makeSubscriber(services, password, log))
  const reload: Reload = (work) =>
    tenants.inTenant(login.subscriberId, actor(login.userId), async (db) => {
      const { rows } = await sql<{ version: number }>`select access_version as version from subscribers
        where subscriber_id = current_subscriber()`.execute(db)
      const access = await services.accessCache.get(db, login.subscriberId, login.userId, rows[0]!.version)
      const facts = {
        ...login,
        access,
        actor: actor(login.userId),
        culture: 'en-IN',
        log: services.log,
        rights: [],
      }
      return work(makeContext(services, facts, db))
    })
  const standing = await reload(async (ctx) => {
    const { rows } = await sql<{ isDemo: boolean; places: number; parties: number; documents: number }>`select
      (select is_demo from subscribers where subscriber_id = current_subscriber()) as is_demo,
      (select count(*) from entities where subscriber_id = current_subscriber()) as places,
      (select count(*) from parties where subscriber_id = current_subscriber()) as parties,
      (select count(*) from documents where subscriber_id = current_subscriber()) as documents`.execute(
      ctx.db,
    )
    return rows[0]!
  })
  if (!standing.isDemo) return false
  if (standing.places === 0) await makeDemoCompany(reload)
  if (standing.parties === 0) await reload(makeDemoMasters)
  await reload((ctx) => makeDemoUsers(ctx, password))
  if (standing.documents === 0) await documents?.(reload, services)
  await reload(setUpDemoPortals)
  await reload(makeDemoBills)
  return standing.documents === 0
}

async function makeSubscriber({ tenants }: Services, password: string, log: (line: string) => void) {
  log(`Making the sample company: user ${demoUserName}`)
  const made = await createSubscriber(tenants, 'demo', {
    name: 'Sahyadri General Trading',
    trialDays: null,
    plan: 'Demo',
    isDemo: true,
    admin: {
      userName: demoUserName,
      emailAddress: demoUserName,
      firstName: 'Meera',
      lastName: 'Kulkarni',
      mobile: '9822012345',
      password,
    },
  })
  return { subscriberId: made.subscriberId, userId: made.adminId }
}
