import { sql } from 'kysely'
import type { EinvoiceAccount } from '@bahi/gateways/einvoice/settings.ts'
import type { Db } from '../../platform/db/kysely.ts'
import type { Provider } from '../../platform/portals/lines.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { PortalName } from './intents.ts'

/** How a GSTIN signs in to a portal; secrets opened, never to leave the server. */
export interface StoredCredentials {
  readonly provider: Provider
  readonly account: EinvoiceAccount
}

/** Sandbox users need no client of their own. */
const sandboxClient = { clientId: 'bahi-sandbox', clientSecret: 'bahi-sandbox-secret' }

const seatOf = (subscriberId: number, entityId: number, portal: PortalName, field: string) =>
  `credentials:${subscriberId}:${entityId}:${portal}:${field}`

export async function loadCredentials(
  db: Db,
  secrets: Secrets,
  { subscriberId, entityId, portal }: { subscriberId: number; entityId: number; portal: PortalName },
): Promise<StoredCredentials | undefined> {
  const { rows } = await sql<{
    provider: Provider
    userName: string
    clientId: string | null
    sealedPassword: Buffer
    sealedClientSecret: Buffer | null
    gstin: string | null
  }>`select c.provider, c.user_name, c.client_id, c.sealed_password, c.sealed_client_secret, e.gstin
    from portal_credentials c join entities e on e.subscriber_id = c.subscriber_id and e.id = c.entity_id
    where c.subscriber_id = current_subscriber() and c.entity_id = ${entityId} and c.portal = ${portal}`.execute(
    db,
  )
  const row = rows[0]
  if (!row?.gstin) return undefined
  const open = (sealed: Buffer, field: string) =>
    secrets.open(sealed, seatOf(subscriberId, entityId, portal, field))
  return {
    provider: row.provider,
    account: {
      gstin: row.gstin,
      userName: row.userName,
      password: open(row.sealedPassword, 'password'),
      clientId: row.clientId ?? (row.provider === 'Sandbox' ? sandboxClient.clientId : ''),
      clientSecret: row.sealedClientSecret
        ? open(row.sealedClientSecret, 'clientSecret')
        : row.provider === 'Sandbox'
          ? sandboxClient.clientSecret
          : '',
    },
  }
}

export interface CredentialsInput {
  readonly entityId: number
  readonly portal: PortalName
  readonly version: number
  readonly provider: Provider
  readonly userName: string
  readonly password?: string | undefined
  readonly clientId?: string | undefined
  readonly clientSecret?: string | undefined
}

/** False where someone saved a newer version. What is left out stays; the first save needs a password. */
export async function keepCredentials(
  db: Db,
  secrets: Secrets,
  subscriberId: number,
  input: CredentialsInput,
): Promise<boolean> {
  const seal = (text: string | undefined, field: string) =>
    text === undefined ? null : secrets.seal(text, seatOf(subscriberId, input.entityId, input.portal, field))
  const password = seal(input.password, 'password')
  const clientSecret = seal(input.clientSecret, 'clientSecret')
  const { entityId, portal, provider, userName, clientId = null } = input
  const { rows } =
    input.version === 0
      ? await sql`insert into portal_credentials (subscriber_id, entity_id, portal, provider, user_name, client_id, sealed_password, sealed_client_secret)
          values (current_subscriber(), ${entityId}, ${portal}, ${provider}, ${userName}, ${clientId}, ${password}, ${clientSecret})
          on conflict (subscriber_id, entity_id, portal) do nothing returning id`.execute(db)
      : await sql`update portal_credentials set provider = ${provider}, user_name = ${userName}, client_id = ${clientId},
            sealed_password = coalesce(${password}::bytea, sealed_password),
            sealed_client_secret = coalesce(${clientSecret}::bytea, sealed_client_secret),
            is_accepted = null, tested_at = null, test_message = null, version = version + 1, changed_at = now(), changed_by = current_user_id()
          where subscriber_id = current_subscriber() and entity_id = ${entityId} and portal = ${portal} and version = ${input.version}
          returning id`.execute(db)
  await sql`delete from portal_sessions where subscriber_id = current_subscriber() and entity_id = ${entityId}
    and portal = ${portal}`.execute(db)
  return rows.length > 0
}

/** What the portal said of them; null where it could not be asked. */
export async function keepTest(
  db: Db,
  place: { readonly entityId: number; readonly portal: PortalName },
  test: { readonly isAccepted: boolean | null; readonly message: string | null },
): Promise<void> {
  await sql`update portal_credentials set is_accepted = ${test.isAccepted}, test_message = ${test.message}, tested_at = now()
    where subscriber_id = current_subscriber() and entity_id = ${place.entityId} and portal = ${place.portal}`.execute(
    db,
  )
}
