import type { IpAddressRow } from '@bahi/contracts/ip-addresses.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/kysely.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { ofSubscriber, peopleOf, searched, stampSorts, stampsOf } from '../records/index.ts'
import type { ExportColumn, MasterFilters } from '../records/index.ts'

export type IpAddressRecord = z.input<typeof IpAddressRow>

const select = sql`${stampsOf('a')}, a.address, a.description, a.user_id, u.user_name`
const joins = sql`${peopleOf('a')} left join users u on u.subscriber_id = a.subscriber_id and u.id = a.user_id`

export const ipAddressList = (
  filters: MasterFilters & { readonly userIds?: readonly number[] | undefined },
): ListQuery => ({
  select,
  from: sql`ip_addresses a`,
  joins,
  id: sql`a.id`,
  conditions: [
    ...ofSubscriber('a', filters),
    ...searched(filters, [sql`a.address`, sql`coalesce(a.description, '')`]),
    ...(filters.userIds?.length ? [sql`a.user_id = any(${[...filters.userIds]}::bigint[])`] : []),
  ],
  sorts: {
    address: { expression: sql`a.address`, type: 'text' },
    description: { expression: sql`coalesce(a.description, '')`, type: 'text' },
    ...stampSorts('a'),
  },
})

export async function ipAddressDetail(db: Db, id: number): Promise<IpAddressRecord | undefined> {
  const { rows } = await sql<IpAddressRecord>`select ${select} from ip_addresses a ${joins}
    where a.subscriber_id = current_subscriber() and a.id = ${id}`.execute(db)
  return rows[0]
}

export const ipAddressColumns: readonly ExportColumn<IpAddressRecord>[] = [
  { key: 'field.address', value: ({ address }) => address },
  { key: 'field.description', value: ({ description }) => description },
  { key: 'field.userId', value: ({ userName }, t) => userName ?? t('ipAddress.everybody') },
  { key: 'field.status', value: ({ status }, t) => t(`status.${status}`) },
]
