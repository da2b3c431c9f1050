import type { CustomFilters } from '@bahi/contracts/custom-fields.ts'
import type { PartyDetail } from '@bahi/contracts/parties.ts'
import type { TaxpayerType } from '@bahi/contracts/enums.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/kysely.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { customConditions } from '../custom-fields/index.ts'
import {
  keywordConditions,
  listed,
  peopleOf,
  presentOnly,
  stampsOf,
  startsWith,
  wordsOf,
  stampSorts,
} from '../records/index.ts'
import { attachmentCount, attachmentsColumn } from '../attachments/index.ts'
import { openingBalance, openingExplained, openingRest } from '../ledger/index.ts'
import type { StoredAs, Use } from '../records/index.ts'

type Taxpayer = z.output<typeof TaxpayerType>

export interface PartyFilters {
  readonly keyword?: string | undefined
  readonly keywords?: readonly string[] | undefined
  readonly statuses?: readonly string[] | undefined
  readonly roles?: readonly string[] | undefined
  readonly stateCodes?: readonly string[] | undefined
  readonly partyGroupIds?: readonly number[] | undefined
  readonly taxpayerTypes?: readonly string[] | undefined
  readonly balance?: 'ToCollect' | 'ToPay' | undefined
  readonly customFilters?: CustomFilters | undefined
  readonly fromStamp?: string | undefined
  readonly toStamp?: string | undefined
}

/** Debit less credit over the GSTINs the reader may see, with what was brought from an older system. */
const balance = (entityIds: readonly number[]) => sql`(
  ${openingBalance('p', entityIds)}
  + coalesce((select sum(b.balance) from party_balances b where b.subscriber_id = p.subscriber_id and b.party_id = p.id
      and b.entity_id = any(${[...entityIds]}::bigint[])), 0))::numeric(20, 2)`

export interface PartyRowRecord {
  readonly id: number
  readonly version: number
  readonly status: string
  readonly createdAt: string
  readonly createdBy: string | null
  readonly changedAt: string
  readonly changedBy: string | null
  readonly code: string
  readonly name: string
  readonly tradeName: string | null
  readonly role: 'Customer' | 'Supplier' | 'Both'
  readonly taxpayerType: Taxpayer
  readonly gstin: string | null
  readonly stateCode: string | null
  readonly city: string | null
  readonly mobile: string | null
  readonly emails: string | null
  readonly balance: string
  readonly customFields: Record<string, string> | null
  readonly attachments: number
}

export function partyList(filters: PartyFilters, entityIds: readonly number[]): ListQuery {
  return {
    select: sql`${stampsOf('p')},
      p.code, p.name, p.trade_name, p.role, p.taxpayer_type, p.gstin, p.state_code, p.city, p.mobile, p.emails, p.custom_fields,
      ${balance(entityIds)} as balance, ${attachmentCount('party', 'p')}`,
    from: sql`parties p`,
    joins: people,
    id: sql`p.id`,
    conditions: conditionsOf(filters, entityIds),
    sorts: {
      name: { expression: sql`p.name_key`, type: 'text' },
      code: { expression: sql`p.code_key`, type: 'text' },
      gstin: { expression: sql`coalesce(p.gstin, '')`, type: 'text' },
      city: { expression: sql`coalesce(p.city, '')`, type: 'text' },
      stateCode: { expression: sql`coalesce(p.state_code, '')`, type: 'text' },
      ...stampSorts('p'),
      createdAt: { expression: sql`p.created_at`, type: 'timestamptz' },
    },
  }
}

const people = peopleOf('p')

function conditionsOf(filters: PartyFilters, entityIds: readonly number[]): RawBuilder<unknown>[] {
  const list: RawBuilder<unknown>[] = [sql`p.subscriber_id = current_subscriber()`]
  list.push(...listed(filters, sql`p.status`))
  if (filters.roles?.length) {
    // Who is both is a customer as well as a supplier.
    list.push(sql`p.role = any(${[...filters.roles, 'Both']}::text[])`)
  }
  if (filters.taxpayerTypes?.length)
    list.push(sql`p.taxpayer_type = any(${[...filters.taxpayerTypes]}::text[])`)
  if (filters.stateCodes?.length) list.push(sql`p.state_code = any(${[...filters.stateCodes]}::text[])`)
  if (filters.partyGroupIds?.length)
    list.push(sql`p.party_group_id = any(${[...filters.partyGroupIds]}::bigint[])`)
  if (filters.balance)
    list.push(filters.balance === 'ToPay' ? sql`${balance(entityIds)} < 0` : sql`${balance(entityIds)} > 0`)
  list.push(...customConditions(filters.customFilters, sql`p.custom_fields`))
  if (filters.fromStamp) list.push(sql`p.changed_at >= ${filters.fromStamp}::timestamptz`)
  if (filters.toStamp) list.push(sql`p.changed_at <= ${filters.toStamp}::timestamptz`)
  if (filters.keyword)
    list.push(...keywordConditions(filters.keyword, { table: 'party_words', key: 'party_id', id: sql`p.id` }))
  const keywords = filters.keywords?.map((word) => word.toLowerCase()).filter((word) => word !== '')
  if (keywords?.length) {
    list.push(sql`(p.name_key = any(${keywords}::text[]) or exists (select from party_words w
      where w.subscriber_id = current_subscriber() and w.party_id = p.id and w.word = any(${keywords}::text[])))`)
  }
  return list
}

export type PartyRecord = z.input<typeof PartyDetail>

export async function partyDetail(
  db: Db,
  id: number,
  entityIds: readonly number[],
): Promise<PartyRecord | undefined> {
  const { rows } = await sql<StoredAs<PartyRecord>>`
    select ${stampsOf('p')},
      p.code, p.name, p.trade_name, p.role, p.taxpayer_type, p.gstin, p.pan, p.emails, p.mobile, p.phone, p.billing_address,
      p.shipping_addresses, p.place_of_supply, p.payment_terms_days, trim_scale(p.credit_limit)::text as credit_limit,
      trim_scale(p.opening_balance)::text as opening_balance, p.opening_balance_date, p.opening_balance_side, p.currency_code,
      trim_scale(p.discount_percent)::text as discount_percent, p.party_group_id, g.name as party_group_name, p.bank, p.upi_id, p.reverse_charge, p.tds_applicable, p.tcs_applicable, p.tds_section, p.tcs_section, p.deductee_type,
      p.notes, p.custom_fields, ${balance(entityIds)} as balance,
      (${openingExplained('p')})::numeric(20, 2) as opening_explained, (${openingRest('p')})::numeric(20, 2) as opening_rest,
      ${attachmentsColumn('party', 'p')} as attachments
    from parties p ${people} left join party_groups g on g.subscriber_id = p.subscriber_id and g.id = p.party_group_id
    where p.subscriber_id = current_subscriber() and p.id = ${id}`.execute(db)
  return rows[0] && presentOnly(rows[0])
}

export interface PartyChoiceRow {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly gstin: string | null
  readonly mobile: string | null
  readonly stateCode: string | null
  readonly city: string | null
  readonly taxpayerType: Taxpayer
  readonly balance: string
  readonly creditLimit: string | null
}

/** How many a picker shows. */
const choices = 100

/**
 * Parties whose name begins with the text, then those of which every word typed begins a word: of the name, trade
 * name, code, GSTIN, PAN or mobile. Each half stops at a hundred rows of an index, however many parties there are.
 */
export async function pickParties(
  db: Db,
  text: string,
  role: string | undefined,
  entityIds: readonly number[],
  most = choices,
): Promise<PartyChoiceRow[]> {
  const typed = text.trim().toLowerCase()
  const [longest, ...others] = wordsOf(typed).sort((a, b) => b.length - a.length)
  const fits = sql`p.subscriber_id = current_subscriber() and p.status = 'Active'
    ${role && role !== 'Both' ? sql`and p.role in (${role}, 'Both')` : sql``}`
  const byName = sql`(select p.id, 0 as rank, p.name_key as key from parties p
    where ${fits} and ${startsWith(sql`p.name_key`, typed)} order by p.name_key, p.id limit ${choices})`
  const byWord =
    longest === undefined
      ? sql``
      : sql`union all (select p.id, 1 as rank, w.word as key from party_words w
          join parties p on p.subscriber_id = w.subscriber_id and p.id = w.party_id
          where w.subscriber_id = current_subscriber() and ${startsWith(sql`w.word`, longest)} and ${fits}
          ${sql.join(
            others.map(
              (word) => sql`and exists (select from party_words x where x.subscriber_id = current_subscriber()
                and x.party_id = w.party_id and ${startsWith(sql`x.word`, word)})`,
            ),
            sql` `,
          )}
          order by w.word, w.party_id limit ${choices * 2})`
  const { rows } = await sql<PartyChoiceRow>`
    with found as (select id, min(rank) as rank, min(key) as key from (${byName} ${byWord}) f group by id order by 2, 3, 1 limit ${most})
    select p.id, p.code, p.name, p.gstin, p.mobile, p.state_code, p.city, p.taxpayer_type,
      trim_scale(p.credit_limit)::text as credit_limit, ${balance(entityIds)} as balance
    from found f join parties p on p.subscriber_id = current_subscriber() and p.id = f.id
    order by f.rank, f.key, p.id`.execute(db)
  return rows
}

export interface Duplicate {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly gstin: string | null
  readonly reason: 'gstin' | 'mobile' | 'name'
}

/** Parties that look like the one being typed. */
export async function similarParties(
  db: Db,
  asked: {
    id?: number | undefined
    name?: string | undefined
    gstin?: string | undefined
    mobile?: string | undefined
  },
): Promise<Duplicate[]> {
  const other = sql`p.subscriber_id = current_subscriber() and p.status <> 'Delete' and p.id <> ${asked.id ?? 0}`
  const halves: RawBuilder<unknown>[] = []
  const half = (reason: string, condition: RawBuilder<unknown>) =>
    halves.push(
      sql`(select p.id, p.code, p.name, p.gstin, ${reason} as reason from parties p where ${other} and ${condition} order by p.id limit 5)`,
    )
  if (asked.gstin) half('gstin', sql`p.gstin = ${asked.gstin.trim().toUpperCase()}`)
  if (asked.mobile) half('mobile', sql`p.mobile = ${asked.mobile.trim()}`)
  if (asked.name) half('name', sql`p.name_key = ${asked.name.trim().toLowerCase()}`)
  if (halves.length === 0) return []
  const { rows } =
    await sql<Duplicate>`select found.* from (${sql.join(halves, sql` union all `)}) found`.execute(db)
  const seen = new Set<number>()
  return rows.filter((row) => !seen.has(row.id) && seen.add(row.id))
}

/** What keeps a party from being deleted. */
export const partyUses: readonly Use[] = [
  {
    code: 'USED_IN_DOCUMENTS',
    query: (ids) => sql`select d.party_id as id, count(*) as uses, min(d.number) as sample from documents d
      where d.subscriber_id = current_subscriber() and d.party_id = any(${[...ids]}::bigint[]) and d.status <> 'Delete' group by d.party_id`,
  },
  {
    code: 'USED_IN_PAYMENTS',
    query: (ids) => sql`select y.party_id as id, count(*) as uses, min(y.number) as sample from (
        select party_id, number from payments where subscriber_id = current_subscriber() and party_id = any(${[...ids]}::bigint[])
        union all select party_id, '₹ ' || amount from payment_requests
          where subscriber_id = current_subscriber() and party_id = any(${[...ids]}::bigint[]) and status = 'Pending') y group by y.party_id`,
  },
  {
    code: 'HAS_OPENING_BALANCE',
    query: (ids) => sql`select p.id, 1 as uses, p.opening_balance::text as sample from parties p
      where p.subscriber_id = current_subscriber() and p.id = any(${[...ids]}::bigint[]) and p.opening_balance <> 0`,
  },
]

/** The party that holds a code, to be named where the code is refused. */
export async function holderOfCode(
  db: Db,
  code: string,
  exceptId: number | undefined,
): Promise<string | undefined> {
  const { rows } = await sql<{
    name: string
  }>`select name from parties where subscriber_id = current_subscriber()
    and code_key = ${code.toLowerCase()} and status <> 'Delete' and id <> ${exceptId ?? 0} limit 1`.execute(
    db,
  )
  return rows[0]?.name
}

export async function nameOfParty(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await sql<{
    name: string
  }>`select name from parties where subscriber_id = current_subscriber() and id = ${id} and status <> 'Delete'`.execute(
    db,
  )
  return rows[0]?.name
}
