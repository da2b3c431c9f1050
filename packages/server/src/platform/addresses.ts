import { isInIpRange, parseIpAddress, parseIpRange } from '@bahi/domain/net/ip-address.ts'
import type { IpRange } from '@bahi/domain/net/ip-address.ts'
import { sql } from 'kysely'
import type { Db } from './db/kysely.ts'
import { AppError } from './errors.ts'

/** Addresses from which someone may work; what was asked lately is remembered, as sessions seldom move. */
export class AddressList {
  readonly #ranges: readonly IpRange[]
  readonly #asked = new Map<string, boolean>()

  constructor(texts: readonly string[]) {
    this.#ranges = texts.map(parseIpRange).filter((range) => range !== undefined)
  }

  has(address: string): boolean {
    const known = this.#asked.get(address)
    if (known !== undefined) return known
    const asked = parseIpAddress(address)
    const answer = asked !== undefined && this.#ranges.some((range) => isInIpRange(asked, range))
    if (this.#asked.size >= 100) this.#asked.clear()
    this.#asked.set(address, answer)
    return answer
  }
}

/** The list that applies to a user; undefined where the user may work from everywhere. */
export async function addressesOf(
  db: Db,
  subscriberId: number,
  userId: number,
): Promise<AddressList | undefined> {
  const { rows } = await sql<{ isOn: boolean; addresses: string[] }>`
    select case r.rule when 'Always' then true when 'Never' then false else coalesce(
        (select s.value = 'true'::jsonb from settings s where s.subscriber_id = ${subscriberId} and s.entity_id is null and s.name = 'RestrictIpAddresses'),
        (select s.value = 'true'::jsonb from system_settings s where s.name = 'RestrictIpAddresses'), false) end as is_on,
      array(select a.address from ip_addresses a where a.subscriber_id = ${subscriberId} and a.status = 'Active'
        and (a.user_id is null or a.user_id = ${userId})) as addresses
    from (select 1) one left join user_address_rules r on r.subscriber_id = ${subscriberId} and r.user_id = ${userId}`.execute(
    db,
  )
  const { isOn, addresses } = rows[0]!
  return isOn ? new AddressList(addresses) : undefined
}

export function refuseAddress(list: AddressList | undefined, address: string): void {
  if (list && !list.has(address)) throw new AppError('ADDRESS_REFUSED', { params: { address } })
}
