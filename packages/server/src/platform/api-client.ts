import { sql } from 'kysely'
import { AddressList } from './addresses.ts'
import type { Db } from './db/kysely.ts'

/** A program that works in the name of a user. */
export interface ApiClient {
  readonly id: number
  readonly name: string
  readonly scopes: ReadonlySet<string>
  /** Its own list of addresses; undefined: that of its user. */
  readonly addresses: AddressList | undefined
  readonly callsPerMinute: number
}

/** A program that is revoked or past its end has no scopes left; its sessions are gone by then. */
export async function clientOf(db: Db, subscriberId: number, id: number): Promise<ApiClient> {
  const { rows } = await sql<{
    name: string
    scopes: string[]
    addresses: string[]
    callsPerMinute: number
    isOpen: boolean
  }>`select name, scopes, addresses, calls_per_minute,
      status = 'Active' and coalesce(expires_at > now(), true) as is_open
    from api_clients where subscriber_id = ${subscriberId} and id = ${id}`.execute(db)
  const row = rows[0]
  return {
    id,
    name: row?.name ?? '',
    scopes: new Set(row?.isOpen ? row.scopes : []),
    addresses: row && row.addresses.length > 0 ? new AddressList(row.addresses) : undefined,
    callsPerMinute: row?.callsPerMinute ?? 1,
  }
}
