import type { PortalSession, SessionOwner, SessionStore } from '@bahi/gateways/session.ts'
import { sql } from 'kysely'
import type { Tenants } from '../db/tenant.ts'
import type { Secrets } from '../secrets.ts'

interface SessionPlace {
  readonly subscriberId: number
  readonly entityId: number
  readonly portal: 'einvoice' | 'ewaybill' | 'gstn'
}

/** Sessions of one GSTIN, sealed in the database, so that one sign-in serves every process. */
export function sessionStore(
  tenants: Tenants,
  secrets: Secrets,
  { subscriberId, entityId, portal }: SessionPlace,
): SessionStore {
  const seat = `session:${subscriberId}:${entityId}:${portal}`
  const inTenant = <T>(work: Parameters<typeof tenants.inTenant<T>>[2]) =>
    tenants.inTenant(subscriberId, { source: 'Job:portal' }, work)
  const nameOf = (owner: SessionOwner) => JSON.stringify([owner.clientId, owner.gstin, owner.userName])
  return {
    read: (owner) =>
      inTenant(async (db) => {
        const { rows } = await sql<{ sealedSession: Buffer; expiresAt: string }>`
          select sealed_session, expires_at from portal_sessions where subscriber_id = current_subscriber()
            and entity_id = ${entityId} and portal = ${portal} and owner = ${nameOf(owner)}`.execute(db)
        const row = rows[0]
        if (!row) return undefined
        const kept = JSON.parse(secrets.open(row.sealedSession, seat)) as Omit<PortalSession, 'expiresAt'>
        return { ...kept, expiresAt: new Date(row.expiresAt) }
      }),
    write: (owner, { expiresAt, ...kept }) =>
      inTenant(async (db) => {
        await sql`insert into portal_sessions (subscriber_id, entity_id, portal, owner, sealed_session, expires_at)
          values (current_subscriber(), ${entityId}, ${portal}, ${nameOf(owner)}, ${secrets.seal(JSON.stringify(kept), seat)}, ${expiresAt})
          on conflict (subscriber_id, entity_id, portal) do update
          set owner = excluded.owner, sealed_session = excluded.sealed_session, expires_at = excluded.expires_at`.execute(
          db,
        )
      }),
    clear: (owner) =>
      inTenant(async (db) => {
        await sql`delete from portal_sessions where subscriber_id = current_subscriber() and entity_id = ${entityId}
          and portal = ${portal} and owner = ${nameOf(owner)}`.execute(db)
      }),
  }
}
