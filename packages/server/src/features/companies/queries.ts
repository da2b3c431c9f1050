import type { EntityDetail, SyncReturnType as SyncReturnTypes } from '@bahi/contracts/companies.ts'
import { sql } from 'kysely'
import type { Rule } from '@bahi/domain/tables/rules.ts'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { ruleChanges } from '../ledger/index.ts'
import { listed, searched, peopleOf, presentOnly, stampsOf, stampSorts } from '../records/index.ts'
import type { MasterFilters, StoredAs, Use } from '../records/index.ts'
import { dutiesOf } from './turnover.ts'

type SyncReturnType = z.output<typeof SyncReturnTypes>
export type EntityKind = 'Business' | 'Entity' | 'ChildEntity'

export interface EntityFilters extends MasterFilters {
  readonly companyId?: number | undefined
  readonly entityTypes?: readonly string[] | undefined
}

/** Places that the reader sees; a deleted one where the place above it is seen, a deleted company by an Admin. */
export const seenPlaces = ({ entityIds, access }: Pick<Ctx, 'entityIds' | 'access'>) =>
  seenAmong(entityIds, access.userType === 'Admin')

const seenAmong = (
  entityIds: readonly number[],
  isAdmin: boolean,
) => sql`(e.id = any(${[...entityIds]}::bigint[])
  or (e.status = 'Delete' and (e.parent_id = any(${[...entityIds]}::bigint[]) or ${isAdmin})))`

/** Places that may be listed, by their kind: the right to see one kind shows no other. */
export type SeenByKind = Readonly<Record<EntityKind, readonly number[]>>

export const entityList = (filters: EntityFilters, seen: SeenByKind, isAdmin: boolean): ListQuery => ({
  select: sql`${stampsOf('e')}, e.name as entity_name, e.entity_type, e.location_type, e.parent_id as parent_entity_id, above.name as parent_name,
    e.pan as registration_number, e.gstin as vrn, e.taxpayer_type, e.state_code, e.address ->> 'city' as city`,
  from: sql`entities e`,
  joins: sql`${peopleOf('e')} left join entities above on above.subscriber_id = e.subscriber_id and above.id = e.parent_id`,
  id: sql`e.id`,
  conditions: [
    sql`e.subscriber_id = current_subscriber()`,
    ...listed(filters, sql`e.status`),
    sql`(${sql.join(
      Object.entries(seen).map(
        ([kind, ids]) => sql`(e.entity_type = ${kind} and ${seenAmong(ids, isAdmin && ids.length > 0)})`,
      ),
      sql` or `,
    )})`,
    ...(filters.companyId ? [sql`e.company_id = ${filters.companyId}`] : []),
    ...(filters.entityTypes?.length ? [sql`e.entity_type = any(${[...filters.entityTypes]}::text[])`] : []),
    ...searched(filters, [sql`e.name`, sql`e.trade_name`, sql`e.code`, sql`e.gstin`, sql`e.pan`]),
  ],
  sorts: {
    entityName: { expression: sql`lower(e.name)`, type: 'text' },
    vrn: { expression: sql`coalesce(e.gstin, '')`, type: 'text' },
    entityType: { expression: sql`e.entity_type`, type: 'text' },
    stateCode: { expression: sql`coalesce(e.state_code, '')`, type: 'text' },
    ...stampSorts('e'),
  },
})

export type EntityRecord = z.input<typeof EntityDetail>

export async function entityDetail(
  ctx: Pick<Ctx, 'db' | 'access' | 'entityIds' | 'today'>,
  id: number,
): Promise<EntityRecord | undefined> {
  const { rows } = await sql<
    StoredAs<Omit<EntityRecord, 'isDefault'>> & { synced: SyncReturnType[]; ruleChanges: Rule[] }
  >`
    select ${stampsOf('e')}, e.id as entity_id, e.entity_type, e.parent_id as parent_entity_id, e.name as entity_name, e.legal_name, e.trade_name,
      e.code, e.location_type, e.pan as registration_number, e.gstin as vrn, e.taxpayer_type, e.state_code, e.address, e.email, e.mobile,
      e.website, e.logo, e.signature_image, e.signatory, e.bank, e.upi_id, trim_scale(e.turnover)::text as turnover, e.filing_frequency,
      e.luts, e.terms as terms_and_conditions, e.currency_code, e.custom_fields, e.is_system,
      (select coalesce(json_agg(json_build_object('financialYear', h.financial_year, 'turnover', trim_scale(h.turnover)::text) order by h.financial_year desc), '[]')
        from entity_turnovers h where h.subscriber_id = e.subscriber_id and h.entity_id = e.id) as turnovers,
      (case when setting_of('eWayBillSync', e.id) = 'true' then '{EWB}'::text[] else '{}' end || e.auto_sync) as synced,
      ${ruleChanges} as rule_changes
    from entities e ${peopleOf('e')}
    where e.subscriber_id = current_subscriber() and e.id = ${id}
      and ${seenPlaces(ctx)}`.execute(ctx.db)
  const [row] = rows
  if (!row) return undefined
  const { synced, ruleChanges: changes, ...entity } = row
  const isRegistration = entity.entityType === 'Entity'
  return presentOnly({
    ...entity,
    isDefault: entity.id === ctx.access.defaultCompanyId,
    ...(isRegistration
      ? {
          duties: dutiesOf(entity.turnover ?? null, entity.turnovers ?? [], ctx.today(), changes),
          syncReturnTypes: synced,
        }
      : { turnovers: undefined }),
  })
}

/** What keeps a place from being deleted. */
export const entityUses: readonly Use[] = [
  {
    code: 'HAS_CHILDREN',
    query: (ids) => sql`select k.parent_id as id, count(*) as uses, min(k.name) as sample from entities k
      where k.subscriber_id = current_subscriber() and k.parent_id = any(${[...ids]}::bigint[]) and k.status <> 'Delete' group by 1`,
  },
  {
    code: 'HAS_DEPARTMENTS',
    query: (ids) => sql`select entity_id as id, count(*) as uses, min(name) as sample from departments
      where subscriber_id = current_subscriber() and entity_id = any(${[...ids]}::bigint[]) and status <> 'Delete' group by 1`,
  },
  {
    code: 'USED_BY_USERS',
    query: (ids) => sql`select branch_id as id, count(*) as uses, min(user_name) as sample from users
      where subscriber_id = current_subscriber() and branch_id = any(${[...ids]}::bigint[]) and status <> 'Delete' group by 1`,
  },
  {
    code: 'USED_IN_DOCUMENTS',
    query: (
      ids,
    ) => sql`select x.id, 1 as uses, min(d.number) as sample from unnest(${[...ids]}::bigint[]) as x (id)
      join documents d on d.subscriber_id = current_subscriber() and (d.entity_id = x.id or d.child_entity_id = x.id) and d.status <> 'Delete'
      group by x.id`,
  },
  {
    code: 'USED_IN_PAYMENTS',
    query: (ids) => sql`select y.entity_id as id, count(*) as uses, min(y.number) as sample from payments y
      where y.subscriber_id = current_subscriber() and y.entity_id = any(${[...ids]}::bigint[]) group by 1`,
  },
]

/** Own business as head of a printed page that belongs to no single GSTIN: the first one the reader may see. */
export async function supplierOf(ctx: Pick<Ctx, 'db' | 'entityIds'>) {
  const { rows } = await sql<Supplier>`
    select e.id as entity_id, coalesce(c.legal_name, c.name) as company_name, e.name, e.gstin, coalesce(e.pan, c.pan) as pan, e.state_code, e.taxpayer_type,
      coalesce(e.address, c.address) as address, coalesce(e.email, c.email) as email, coalesce(e.mobile, c.mobile) as mobile,
      coalesce(e.logo, c.logo) as logo, coalesce(e.signature_image, c.signature_image) as signature_image,
      coalesce(e.signatory, c.signatory) as signatory, coalesce(e.bank, c.bank) as bank, coalesce(e.upi_id, c.upi_id) as upi_id
    from entities e join entities c on c.subscriber_id = e.subscriber_id and c.id = e.company_id
    where e.subscriber_id = current_subscriber() and e.id = any(${[...ctx.entityIds]}::bigint[]) and e.status = 'Active'
    order by (e.entity_type = 'Entity') desc, e.id limit 1`.execute(ctx.db)
  return rows[0]
}

export interface Supplier {
  readonly entityId: number
  readonly companyName: string
  readonly name: string
  readonly gstin: string | null
  readonly pan: string | null
  readonly stateCode: string | null
  readonly taxpayerType: string | null
  readonly address: NonNullable<EntityRecord['address']> | null
  readonly email: string | null
  readonly mobile: string | null
  readonly logo: string | null
  readonly signatureImage: string | null
  readonly signatory: { readonly name: string; readonly designation?: string | undefined } | null
  readonly bank: NonNullable<EntityRecord['bank']> | null
  readonly upiId: string | null
}
