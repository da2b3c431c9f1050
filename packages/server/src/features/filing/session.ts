import type { GstnReturns } from '@bahi/gateways/gstn/returns.ts'
import type { GstnSession } from '@bahi/gateways/gstn/call.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { GstnProvider } from '../../platform/portals/lines.ts'
import type { Place, Portals } from '../../platform/portals/portals.ts'
import { gstnOwner } from '../gstn/index.ts'

/** The way to the returns of a GSTIN, or what hinders it: nobody opened the portal, or it is not set up. */
export type ReturnsAccess =
  | {
      readonly kind: 'open'
      readonly returns: GstnReturns
      readonly who: GstnSession
      readonly provider: GstnProvider
    }
  | { readonly kind: 'closed' | 'notSetUp' }

export interface StoredAccess {
  readonly gstin: string
  readonly provider: GstnProvider | null
  readonly userName: string | null
}

export async function storedAccess(db: Db, entityId: number): Promise<StoredAccess | undefined> {
  const { rows } = await sql<StoredAccess & { gstin: string | null }>`
    select e.gstin, a.provider, a.user_name from entities e
    left join gstn_access a on a.subscriber_id = e.subscriber_id and a.entity_id = e.id
    where e.subscriber_id = current_subscriber() and e.id = ${entityId}`.execute(db)
  return rows[0]?.gstin ? rows[0] : undefined
}

/** Outside any transaction: the session is read in one of its own. */
export async function returnsAccess(
  { portals, clock }: { readonly portals: Portals; readonly clock: () => Date },
  place: Place,
  stored: StoredAccess | undefined,
): Promise<ReturnsAccess> {
  if (!stored?.provider || stored.userName === null) return { kind: 'closed' }
  const { gstin, provider, userName } = stored
  const line = await portals.gstn(provider, place).catch(() => undefined)
  if (!line?.store) return { kind: 'notSetUp' }
  const session = await line.store.read(gstnOwner(provider, gstin, userName))
  if (!session || session.expiresAt <= clock()) return { kind: 'closed' }
  return { kind: 'open', returns: line.returns, who: { account: { gstin, userName }, session }, provider }
}
