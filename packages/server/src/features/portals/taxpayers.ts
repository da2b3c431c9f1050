import type { TaxpayerDetails } from '@bahi/gateways/einvoice/replies.ts'
import type { EwayTaxpayer } from '@bahi/gateways/ewaybill/rules/facts.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'

type Told = Omit<TaxpayerDetails, 'address' | 'isBlocked'> & { readonly isBlocked?: boolean }

/** Keeps what a portal reported of a registration; one that does not report whether e-way bills are blocked leaves that as it is. */
export async function keepTaxpayer(db: Db, told: Told): Promise<void> {
  const isBlocked = told.isBlocked ?? null
  await sql`insert into taxpayers (subscriber_id, gstin, taxpayer_type, status, is_blocked, deregistered_on)
    values (current_subscriber(), ${told.gstin}, ${told.taxpayerType ?? null}, ${told.status}, coalesce(${isBlocked}::boolean, false),
      ${told.deregisteredOn ?? null})
    on conflict (subscriber_id, gstin) do update set taxpayer_type = excluded.taxpayer_type, status = excluded.status,
      is_blocked = coalesce(${isBlocked}::boolean, taxpayers.is_blocked), deregistered_on = excluded.deregistered_on, told_at = now()`.execute(
    db,
  )
}

/**
 * What is known of registrations: as the portal reported, else as our own GSTINs and the parties of the books say. That one
 * is cancelled or blocked is believed for a day, since it may be mended meanwhile.
 */
export async function taxpayersOf(db: Db, gstins: readonly string[]): Promise<Map<string, EwayTaxpayer>> {
  const { rows } = await sql<{
    gstin: string
    type: string
    status: EwayTaxpayer['status']
    isBlocked: boolean
    deregisteredOn: string | null
  }>`select distinct on (gstin) gstin, type, status, is_blocked, deregistered_on from (
      select gstin, coalesce(taxpayer_type, 'REG') as type, case when told_at > now() - interval '1 day' then status else 'ACT' end as status,
        told_at > now() - interval '1 day' and is_blocked as is_blocked, deregistered_on, 0 as rank, 0 as id
      from taxpayers where subscriber_id = current_subscriber() and gstin = any(${[...gstins]}::text[])
      union all select gstin, taxpayer_type, 'ACT', false, null, 1, id from entities
      where subscriber_id = current_subscriber() and gstin = any(${[...gstins]}::text[]) and taxpayer_type is not null
      union all select gstin, taxpayer_type, 'ACT', false, null, 2, id from parties
      where subscriber_id = current_subscriber() and gstin = any(${[...gstins]}::text[]) and status = 'Active'
    ) known order by gstin, rank, id desc`.execute(db)
  return new Map(
    rows.map(({ gstin, type, status, isBlocked, deregisteredOn }) => [
      gstin,
      { type, status, isBlocked, ...(deregisteredOn ? { deregisteredOn } : {}) },
    ]),
  )
}
