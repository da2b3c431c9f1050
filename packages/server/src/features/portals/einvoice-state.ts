import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { EInvoiceState } from '@bahi/contracts/einvoices.ts'
import type * as z from 'zod'
import type { Rule } from '@bahi/domain/tables/rules.ts'
import { kindsOfType } from '@bahi/domain/documents/kinds.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { ruleChanges } from '../ledger/index.ts'
import { asideCondition } from './asides.ts'
import { kindList } from '../../platform/db/kind-list.ts'

export type EInvoiceStatus = z.output<typeof EInvoiceState>

/** What is settled of a GSTIN for e-invoicing. */
export interface PlaceFacts {
  readonly entityId: number
  readonly gstin: string | null
  readonly isEnabled: boolean
  readonly since: string | null
  readonly isExemptSeller: boolean
  readonly taxpayerType: string | null
  readonly turnover: string | null
  /** Rows of the dated rules that the business has changed. */
  readonly ruleChanges: readonly Rule[]
}

export async function placeFacts(db: Db, entityIds: readonly number[]): Promise<Map<number, PlaceFacts>> {
  const { rows } = await sql<PlaceFacts>`
    select e.id as entity_id, e.gstin, coalesce(setting_of('eInvoiceEnabled', e.id) = 'true', false) as is_enabled,
      nullif(setting_of('eInvoiceSince', e.id), '') as since,
      coalesce(setting_of('eInvoiceExemptSeller', e.id) = 'true', false) as is_exempt_seller, e.taxpayer_type, e.turnover::text as turnover,
      ${ruleChanges} as rule_changes
    from entities e where e.subscriber_id = current_subscriber() and e.id = any(${[...new Set(entityIds)]}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.entityId, row]))
}

/** Places of a list as {@link placeTable} has them, of settings that are known already: nothing is asked for them. */
export async function portalPlaces(ctx: Ctx, entityIds: readonly number[]): Promise<RawBuilder<unknown>> {
  const rows = await Promise.all(
    entityIds.map(async (entityId) => {
      const settings = await ctx.settings(entityId)
      return {
        entity_id: entityId,
        is_enabled: settings.eInvoiceEnabled,
        since: settings.eInvoiceSince || null,
        is_exempt: settings.eInvoiceExemptSeller,
      }
    }),
  )
  return sql`(select x.entity_id, x.is_enabled and e.gstin is not null as is_enabled, x.since, x.is_exempt, e.taxpayer_type = 'SEZ' as is_sez
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(entity_id bigint, is_enabled boolean, since date, is_exempt boolean)
    join entities e on e.subscriber_id = current_subscriber() and e.id = x.entity_id) p`
}

/** The places as a table `p` beside `documents d`, so that a query reads the settings once and not for each row. */
export function placeTable(
  places: Iterable<PlaceFacts>,
  isBound: (place: PlaceFacts) => boolean = () => false,
): RawBuilder<unknown> {
  const rows = Array.from(places, (place) => ({
    entity_id: place.entityId,
    is_enabled: place.isEnabled && place.gstin !== null,
    since: place.since,
    is_exempt: place.isExemptSeller,
    is_sez: place.taxpayerType === 'SEZ',
    is_bound: isBound(place),
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as p(entity_id bigint, is_enabled boolean, since date, is_exempt boolean, is_sez boolean, is_bound boolean)`
}

/** Why `documents d` at place `p` is not registered; null where it is to be. The order is `einvoiceApplicability`'s. */
export const notApplicable = sql<
  string | null
>`case when not p.is_enabled then 'switchedOff' when d.date < p.since then 'beforeStart'
    when p.is_exempt then 'exemptSeller' when p.is_sez then 'sezUnit'
    when d.heading in ('billOfSupply', 'commercialCreditNote') or (d.igst + d.cgst + d.sgst = 0 and not exists (select from document_lines l
      where l.subscriber_id = d.subscriber_id and l.document_id = d.id and l.tax_category <> 'NonGst')) then 'exemptSupply'
    when d.supply_kind not in ('EXPWP', 'EXPWOP') and coalesce(d.party_gstin, '') = '' then 'unregisteredBuyer'
    when ${asideCondition('einvoice')} then 'setAside' end`

/** What the portal holds of `documents d` as `r`, and what is under way there as `i`. */
export const eInvoiceJoins = sql`left join e_invoices r on r.subscriber_id = d.subscriber_id and r.document_id = d.id
    left join portal_intents i on i.subscriber_id = d.subscriber_id and i.document_id = d.id and i.portal = 'einvoice'
      and i.state in ('Asked', 'Waiting', 'Sent', 'Unknown') and i.operation <> 'checkIrn'`

/** The state of `documents d` at the portal, computed where it is asked for: nothing is written before it is sent. */
export const eInvoiceStatus = sql<EInvoiceStatus>`case when r.status in ('Generated', 'Cancelled') then r.status
    when i.operation = 'generateIrn' then 'InProgress' when r.status = 'Rejected' and not ${asideCondition('einvoice')} then 'Rejected'
    when (${notApplicable}) is null then 'YetNotGenerated' else 'NotApplicable' end`

/** Kinds that the portal registers. */
export const registeredKinds = kindsOfType(({ eInvoice }) => eInvoice !== undefined)
export const isRegisteredKind = sql`d.kind in (${kindList(registeredKinds)})`

/** Issued documents of these kinds. */
export const isForPortal = sql`${isRegisteredKind} and d.status not in ('Draft', 'Pending', 'Rejected', 'Delete')`
