import type { EwayClient } from '@bahi/gateways/ewaybill/client.ts'
import type { EwayAccount } from '@bahi/gateways/ewaybill/settings.ts'
import type { Outcome } from '@bahi/gateways/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { say } from '../../ledger/index.ts'
import { loadCredentials } from '../../portals/index.ts'
import { issuesIn, keptOfPortal } from '../issues.ts'

export interface PortalLine {
  readonly client: EwayClient
  readonly account: EwayAccount
}

/** The way to the portal for reading, which needs no decision to be written down first. */
export async function portalLine(ctx: Ctx, entityId: number): Promise<PortalLine> {
  const place = { subscriberId: ctx.subscriberId, entityId }
  const notReady = (key: string) => new AppError('PORTAL_NOT_READY', { params: { reason: say(ctx, key) } })
  const stored = await ctx.inTransaction((inside) =>
    loadCredentials(inside.db, ctx.portals.secrets, { ...place, portal: 'ewaybill' }),
  )
  if (!stored) throw notReady('portal.trouble.credentialsMissing')
  const line = await ctx.portals.ewaybill(place, stored.provider).catch(() => undefined)
  if (!line) throw notReady('portal.trouble.providerMissing')
  return { client: line.client, account: stored.account }
}

/** What was read, or why it could not be, as the caller sees it. */
export function readOrThrow<T>(ctx: Ctx, outcome: Outcome<T>): T {
  if (outcome.kind === 'done') return outcome.value
  if (outcome.kind === 'unavailable' || outcome.kind === 'unknown')
    throw new AppError('PORTAL_DOWN', {
      params: { reason: say(ctx, 'portal.trouble.down', { detail: outcome.detail }) },
    })
  const issues = issuesIn(ctx.language, keptOfPortal(outcome.errors))
  const reason = issues.map(({ code, message }) => `${code}: ${message}`).join(' ')
  throw new AppError('PORTAL_REFUSED', { params: { reason } })
}
