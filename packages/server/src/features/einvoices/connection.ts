import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { eInvoiceCalls } from '@bahi/contracts/einvoices.ts'
import type { Outcome } from '@bahi/gateways/outcome.ts'
import { probe } from '@bahi/gateways/wire/probe.ts'
import type { Ctx } from '../../platform/context.ts'
import { say } from '../ledger/index.ts'
import { loadCredentials } from '../portals/index.ts'
import type { StoredCredentials } from '../portals/index.ts'
import { credentialRows, testCredentials } from './credentials.ts'

type Connection = ReplyOf<typeof eInvoiceCalls.connection>[number]
type Step = Connection['signIn']
type Portal = Connection['portal']

const notTried = { state: 'notTried', message: null, ms: null } as const

/** Tries the way to both portals: what is asked later needs the step before it. */
export function tryConnection(ctx: Ctx, entityId: number): Promise<Connection[]> {
  ctx.requireEntity(entityId)
  return Promise.all([tryPortal(ctx, entityId, 'einvoice'), tryPortal(ctx, entityId, 'ewaybill')])
}

async function tryPortal(ctx: Ctx, entityId: number, portal: Portal): Promise<Connection> {
  const place = { subscriberId: ctx.subscriberId, entityId }
  const [row, stored] = await ctx.inTransaction(async (inside) => [
    (await credentialRows(inside, entityId, portal))[0],
    await loadCredentials(inside.db, ctx.portals.secrets, { ...place, portal }),
  ])
  const provider = stored?.provider ?? row?.provider ?? 'Sandbox'
  const line = await ctx.portals[portal](place, provider).catch(() => undefined)
  const found = await Promise.all((line?.portal.baseUrls ?? []).map((url) => probe(url, ctx.clock)))
  const addresses = found.map(({ baseUrl, isReachable, ms, clockAheadMs = null, fault = null }) => ({
    url: baseUrl,
    isReachable,
    ms,
    clockAheadMs,
    fault,
  }))
  const all = { portal, provider, addresses }
  const notSet = (key: string): Step => ({ state: 'notSet', message: say(ctx, key), ms: null })
  const untried = { ...notTried, name: null }
  if (!line) return { ...all, signIn: notSet('portal.trouble.providerMissing'), lookup: untried }
  if (!stored) return { ...all, signIn: notSet('portal.trouble.credentialsMissing'), lookup: untried }
  const signIn = await timed(ctx, async () => {
    const { isAccepted, testMessage } = await testCredentials(ctx, entityId, portal)
    return { state: isAccepted ? ('done' as const) : ('failed' as const), message: testMessage }
  })
  if (signIn.state !== 'done') return { ...all, signIn, lookup: untried }
  const lookup = await timed(ctx, () => ownRegistration(ctx, place, portal, stored))
  return { ...all, signIn, lookup }
}

async function ownRegistration(
  ctx: Ctx,
  place: { readonly subscriberId: number; readonly entityId: number },
  portal: Portal,
  { provider, account }: StoredCredentials,
) {
  const outcome: Outcome<{
    readonly legalName?: string | undefined
    readonly tradeName?: string | undefined
  }> =
    portal === 'einvoice'
      ? await (await ctx.portals.einvoice(place, provider))!.client.gstin(account, account.gstin)
      : await (await ctx.portals.ewaybill(place, provider))!.client.gstin(account, account.gstin)
  if (outcome.kind === 'done') {
    const { tradeName, legalName } = outcome.value
    return { state: 'done' as const, message: null, name: legalName ?? tradeName ?? null }
  }
  const message =
    'detail' in outcome
      ? say(ctx, 'portal.trouble.down', { detail: outcome.detail })
      : outcome.errors.map((error) => `${error.code}: ${error.message}`).join(' ')
  return { state: 'failed' as const, message, name: null }
}

async function timed<T extends object>(ctx: Ctx, work: () => Promise<T>): Promise<T & { ms: number }> {
  const began = ctx.clock().getTime()
  const found = await work()
  return { ...found, ms: ctx.clock().getTime() - began }
}
