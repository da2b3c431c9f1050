import type pg from 'pg'
import { enterSubscriber } from '../db/tenant.ts'
import type { Token } from '../session-token.ts'

export interface Session {
  readonly sessionId: number
  readonly userId: number
  readonly impersonatorId: number | null
  readonly accessVersion: number
  readonly userStatus: string
  readonly subscriberStatus: string
  readonly isTrial: boolean
  readonly accessEnded: boolean
  /** The program that holds the session, where no person does. */
  readonly apiClientId: number | null
  /** What the audit trail records: the request's own word, or the program's name. */
  readonly source: string
}

interface Row {
  session_id: number
  user_id: number
  impersonator_id: number | null
  access_version: number
  user_status: string
  subscriber_status: string
  is_trial: boolean
  access_ended: boolean
  api_client_id: number | null
  source: string
}

/** Sets the tenant of the open transaction and checks the session, in one statement; see open_session() in migration 0044. */
export async function openSession(
  client: pg.PoolClient,
  token: Token,
  facts: { readonly requestId: string; readonly source: string; readonly reason: string },
  named: boolean,
  hasOthers = false,
): Promise<Session | undefined> {
  const entered = hasOthers ? enterSubscriber(client, token.subscriberId, named) : undefined
  const opening = client.query<Row>({
    ...(named ? { name: 'open_session' } : {}),
    text: 'select * from open_session($1, $2, $3, $4, $5)',
    values: [token.subscriberId, token.hash, facts.requestId, facts.source, facts.reason],
  })
  const [{ rows }] = await Promise.all([opening, entered])
  const row = rows[0]
  return (
    row && {
      sessionId: row.session_id,
      userId: row.user_id,
      impersonatorId: row.impersonator_id,
      accessVersion: row.access_version,
      userStatus: row.user_status,
      subscriberStatus: row.subscriber_status,
      isTrial: row.is_trial,
      accessEnded: row.access_ended,
      apiClientId: row.api_client_id,
      source: row.source,
    }
  )
}
