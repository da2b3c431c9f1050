import type { EwayClient } from '@bahi/gateways/ewaybill/client.ts'
import type { EwayAccount } from '@bahi/gateways/ewaybill/settings.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { loadCredentials, noCredentials, notSetUp } from '../portals/index.ts'
import type { Intent, Runner, Step } from '../portals/index.ts'

export type Access =
  | { readonly client: EwayClient; readonly account: EwayAccount }
  | { readonly client: undefined; readonly step: Step }

/** The way to the portal, or what hinders it. */
export async function accessOf(db: Db, intent: Intent, runner: Runner): Promise<Access> {
  const place = { subscriberId: runner.subscriberId, entityId: intent.entityId }
  const stored = await loadCredentials(db, runner.portals.secrets, { ...place, portal: 'ewaybill' })
  if (!stored) return { client: undefined, step: noCredentials(intent) }
  const line = await runner.portals.ewaybill(place, stored.provider).catch(() => undefined)
  return line
    ? { client: line.client, account: stored.account }
    : { client: undefined, step: notSetUp(intent) }
}
