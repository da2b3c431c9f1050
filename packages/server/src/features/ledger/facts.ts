import { approvalSettingOf } from '@bahi/contracts/settings.ts'
import { batchKey } from '@bahi/domain/inventory/batches.ts'
import { kindsOfType, offeredKinds } from '@bahi/domain/documents/kinds.ts'
import type { Collected, ReceivedBefore } from '@bahi/domain/withholding/collect.ts'
import type { CollectionSection } from '@bahi/domain/withholding/collect-sections.ts'
import type { SoFar } from '@bahi/domain/withholding/deduct.ts'
import type { Deductee, SectionName } from '@bahi/domain/withholding/sections.ts'
import type { Rule } from '@bahi/domain/tables/rules.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { openingRest } from './opening.ts'
import { ownFieldsOf, printedValues } from '../custom-fields/index.ts'
import type { Offers } from '../prices/index.ts'
import type { OwnField } from '../custom-fields/index.ts'

/** What a document is computed and checked against, as it is now; all of it read in one round trip. */
export interface Facts {
  readonly entity: EntityFacts | null
  readonly company: {
    readonly id: number
    readonly name: string
    readonly pan: string | null
    readonly printedFields?: PrintedValues
  } | null
  readonly childEntity: {
    readonly id: number
    readonly parentId: number
    readonly status: string
    readonly name: string
  } | null
  readonly party: PartyFacts | null
  readonly items: ReadonlyMap<number, ItemFacts>
  /** Of the items, those that lines name, by `batchKey`; absent: nothing is known of batches. */
  readonly batches?: ReadonlyMap<string, BatchFacts>
  readonly series: SeriesFacts | null
  readonly ownRates: readonly string[]
  readonly settings: Readonly<Record<string, unknown>>
  readonly isFiled: boolean
  /** GSTR-1 of its period is filed, and GSTR-1A takes what is made or changed. */
  readonly isReopened?: boolean
  /** Rows of the dated rules that the business has changed. */
  readonly ruleChanges: readonly Rule[]
  /** Codes of the lines that the loaded list of codes has. */
  readonly loadedCodes: readonly string[]
  /** Fields of the business's own on this kind of document and its lines. */
  readonly customFields: readonly OwnField[]
  /** Issued documents that a note corrects, by their day. */
  readonly preceding: readonly PrecedingFacts[]
  /** What price lists say of the items whose lines have no price of their own. */
  readonly offers?: Offers | undefined
  /** Orders and challans that it takes quantities of. */
  readonly sources: readonly PrecedingFacts[]
  /** The document that is being changed, with what others have taken of its lines. */
  readonly taken?: PrecedingFacts | undefined
  /** Who has what of its lines, by their numbers. */
  readonly takers?:
    | ReadonlyMap<
        number,
        { readonly takers: readonly { readonly number: string; readonly isCredit: boolean }[] }
      >
    | undefined
  /** Of a bill of a business that deducts tax at source: what the year has had of its supplier. */
  readonly withholding?: WithholdingFacts | undefined
  /** Of a sale of a business that collects tax at source: what the year has had of its customer. */
  readonly collection?: CollectionFacts | undefined
  /** A bill of the supplier whose number looks like the one typed. */
  /** Of a bill made of a supplier's e-invoice, or of an invoice of ours. */
  readonly origin?: { readonly sameIrn: string | null; readonly isOurs: boolean } | undefined
  /** Of a revised invoice: numbers that it takes the place of and that are open in these books. */
  readonly replaced?: readonly string[] | undefined
  readonly alike?: { readonly number: string; readonly date: string } | undefined
}

export interface WithholdingFacts {
  /** The PAN, else the party: whose amounts are counted together. */
  readonly key: string
  readonly pan: string | null
  readonly deductee: Deductee
  readonly soFar: readonly {
    readonly section: string
    readonly year: SoFar
    readonly month: SoFar
    /** Paid in advance and not used by a bill. */
    readonly advances: string
  }[]
}

export interface CollectionFacts {
  /** The PAN, else the party: whose amounts are counted together. */
  readonly key: string
  readonly pan: string | null
  readonly soFar: readonly (SoFar & { readonly section: string })[]
  /** What receipts have borne tax of, or counted, and no sale has taken into account. */
  readonly before: readonly (ReceivedBefore & { readonly section: string })[]
  /** Of a note: what is left of the tax collected on what it corrects. */
  readonly left: readonly (Collected & { readonly section: string })[]
}

/** A document that a note corrects, as it was on the day of the note; one outside the books has no id. */
export interface CorrectedCopy {
  readonly id: number | null
  readonly kind: string
  readonly number: string
  readonly date: string
  readonly total: string | null
  readonly placeOfSupply: string | null
  /** Its tax was paid at customs, or is paid by us: what lowers it lowers no tax that the supplier was owed. */
  readonly isImport?: boolean
  readonly isReverse?: boolean
  /** Number and day on the paper of the supplier, who knows nothing of ours. */
  readonly paper?: { readonly number: string; readonly date: string } | null
}

/** The same as it is now, with what notes have left of it. */
export interface PrecedingFacts extends CorrectedCopy {
  readonly id: number
  readonly total: string
  readonly partyId: number
  readonly status: string
  /** Without its round-off. */
  readonly left: string
  /** The document that is being changed was made from it. */
  readonly isLinked: boolean
  /** Its quantities are invoiced as they are measured. */
  readonly isProvisional: boolean
  /** The highest number that a line has had before its last change; null: it was never changed. */
  readonly lastLine: number | null
  readonly lines: readonly PrecedingLine[]
}

export interface PrecedingLine {
  /** What other documents name it by. */
  readonly lineNumber: number
  /** Where it is among the lines. */
  readonly place: number
  readonly isCharge: boolean
  readonly itemId: number | null
  readonly description: string
  readonly hsn: string | null
  readonly supply: 'Goods' | 'Services'
  readonly uqc: string | null
  readonly quantity: string
  readonly unitPrice: string
  readonly taxCategory: string
  readonly taxRate: string
  readonly taxableValue: string
  readonly body: Readonly<Record<string, unknown>> | null
  /** What notes have taken back of it, or others have taken of an order or challan. */
  readonly takenQuantity: string
  readonly takenValue: string
  /** Of what goes with it without a price; absent: nothing does. */
  readonly takenFree?: string | null
  /** Serial numbers of it that are taken, and that came back of a challan; absent: none. */
  readonly takenSerials?: readonly string[] | null
  readonly backSerials?: readonly string[] | null
}

/** Values of own fields that are printed, by key. */
export type PrintedValues = Readonly<Record<string, string>> | null

export interface EntityFacts {
  readonly id: number
  readonly companyId: number
  readonly entityType: string
  /** Inactive also where the business is. */
  readonly status: string
  readonly name: string
  readonly legalName: string | null
  readonly tradeName: string | null
  readonly gstin: string | null
  readonly pan: string | null
  readonly stateCode: string | null
  readonly taxpayerType: string | null
  readonly address: AddressFacts | null
  readonly email: string | null
  readonly mobile: string | null
  readonly website: string | null
  readonly bank: Record<string, string> | null
  readonly upiId: string | null
  readonly signatory: { readonly name: string; readonly designation?: string } | null
  readonly turnover: string | null
  readonly filingFrequency: 'Monthly' | 'Quarterly' | null
  readonly luts: readonly { readonly number: string; readonly validFrom: string; readonly validTo: string }[]
  readonly terms: string | null
  readonly currencyCode: string
}

export interface PartyFacts {
  readonly id: number
  readonly status: string
  readonly role: string
  readonly name: string
  readonly taxpayerType: string
  readonly gstin: string | null
  readonly pan: string | null
  readonly stateCode: string | null
  readonly placeOfSupply: string | null
  readonly mobile: string | null
  readonly emails: string | null
  readonly billingAddress: AddressFacts | null
  readonly shippingAddresses: readonly AddressFacts[]
  readonly paymentTermsDays: number | null
  readonly creditLimit: string | null
  /** Brought from an older system beyond the opening documents, positive where the party owes us. */
  readonly openingRest: string
  readonly currencyCode: string | null
  readonly tdsApplicable?: boolean
  readonly tdsSection?: SectionName | null
  readonly tcsApplicable?: boolean
  readonly tcsSection?: CollectionSection | null
  readonly deducteeType?: Deductee | null
  /** Debit less credit in the ledger, over all GSTINs. */
  readonly balance: string
  readonly printedFields?: PrintedValues
}

export interface AddressFacts {
  readonly name?: string | undefined
  readonly line1: string
  readonly line2?: string | undefined
  readonly city?: string | undefined
  readonly stateCode: string
  readonly pincode?: string | undefined
  readonly countryCode: string
  readonly gstin?: string | undefined
}

export interface ItemFacts {
  readonly id: number
  readonly status: string
  readonly name: string
  readonly description: string | null
  readonly supply: 'Goods' | 'Services'
  readonly hsn: string | null
  readonly uqc: string | null
  /** Code of the second unit and how many of the first it holds. */
  readonly secondUqc: string | null
  readonly conversionRate: string | null
  readonly sellingPrice: string | null
  readonly purchasePrice: string | null
  readonly priceIncludesTax: boolean
  readonly discountPercent: string | null
  readonly taxCategory: string
  readonly taxRate: string | null
  readonly cessRate: string | null
  readonly cessPerUnit: string | null
  readonly stateCessRate: string | null
  readonly barcode: string | null
  readonly isStocked: boolean
  readonly hasBatches: boolean
  readonly hasSerials: boolean
  /** Section under which tax is deducted where it is bought. */
  readonly tdsSection?: SectionName | null
  /** Section under which tax is collected where it is sold. */
  readonly tcsSection?: CollectionSection | null
  readonly printedFields?: PrintedValues
}

export interface BatchFacts {
  readonly batch: string
  readonly manufacturedOn: string | null
  readonly expiresOn: string | null
}

export interface SeriesFacts {
  readonly id: number
  readonly prefix: string | null
  readonly suffix: string | null
  readonly separator: string
  readonly yearStyle: string
  readonly width: number
  readonly startNumber: number
  readonly resets: string
}

export interface FactsRequest {
  readonly entityId: number
  readonly childEntityId?: number | undefined
  readonly partyId?: number | undefined
  readonly itemIds: readonly number[]
  /** Batches as typed. */
  readonly batches?: readonly string[]
  /** HSN and SAC as typed. */
  readonly codes?: readonly string[]
  readonly seriesId?: number | undefined
  /** Kind whose series is looked for. */
  readonly kind: string
  readonly userId: number
  /** The return whose filing would lock the document; absent: none. */
  readonly lockedBy?: string | undefined
  /** Day whose rates and return period count; absent in an incomplete draft. */
  readonly date?: string | undefined
}

interface FactsRow {
  entity: EntityFacts | null
  company: Facts['company']
  childEntity: Facts['childEntity']
  parties: PartyFacts[]
  items: ItemFacts[]
  batches: (BatchFacts & { readonly itemId: number })[]
  series: SeriesFacts | null
  ownRates: string[]
  settings: Record<string, unknown>
  isFiled: boolean
  isReopened: boolean
  ruleChanges: Rule[]
  loadedCodes: string[]
  customFields: OwnField[]
}

/** What documents of one GSTIN, kind, series and day have in common, with all parties and items that they name. */
export interface SharedFacts extends Omit<Facts, 'party'> {
  readonly parties: ReadonlyMap<number, PartyFacts>
}

/** Facts of one document. */
export async function factsOf(db: Db, { partyId, ...request }: FactsRequest): Promise<Facts> {
  const shared = await sharedFactsOf(db, { ...request, partyIds: partyId === undefined ? [] : [partyId] })
  return factsOfParty(shared, partyId)
}

/** Of what documents have in common, what counts for one of a party. */
export const factsOfParty = ({ parties, ...facts }: SharedFacts, partyId: number | undefined): Facts => ({
  ...facts,
  party: (partyId === undefined ? undefined : parties.get(partyId)) ?? null,
})

/**
 * Numbers leave the database as text inside the JSON (`::text`), so that none becomes a float on the way.
 * The series is the one asked for, else the most particular allocation: user, then branch, then GSTIN.
 */
export async function sharedFactsOf(
  db: Db,
  request: Omit<FactsRequest, 'partyId'> & { readonly partyIds: readonly number[] },
): Promise<SharedFacts> {
  const {
    entityId,
    childEntityId = null,
    partyIds,
    itemIds,
    batches: named = [],
    codes = [],
    seriesId = null,
    kind,
    userId,
    lockedBy = null,
    date = null,
  } = request
  const mark = sql`from filed_periods f join entities e on e.subscriber_id = f.subscriber_id and e.id = f.entity_id
    where f.subscriber_id = current_subscriber() and f.entity_id = ${entityId} and f.return_type = ${lockedBy}::text
      and f.return_period = case e.filing_frequency when 'Quarterly'
        then to_char(date_trunc('quarter', ${date}::date) + interval '2 months', 'MMYYYY') else to_char(${date}::date, 'MMYYYY') end`
  // GSTR-1A takes documents; vouchers and self-invoices of the period stay as they were filed.
  const isReopened = sql`(${reopens.has(kind)} and is_open_again(f.entity_id, f.return_period))`
  // With a list the statement would be planned anew each time, which takes longer than what it does.
  const isOneOf =
    partyIds.length > 1 ? sql`p.id = any(${partyIds}::bigint[])` : sql`p.id = ${partyIds[0] ?? null}::bigint`
  const { rows } = await sql<FactsRow>`
    select
      (select json_build_object('id', e.id, 'companyId', e.company_id, 'entityType', e.entity_type, 'status',
          case when e.status = 'Active' and exists (select from entities c where c.subscriber_id = e.subscriber_id and c.id = e.company_id
            and c.status <> 'Active') then 'Inactive' else e.status end, 'name', e.name,
        'legalName', e.legal_name, 'tradeName', e.trade_name, 'gstin', e.gstin, 'pan', e.pan, 'stateCode', e.state_code, 'taxpayerType', e.taxpayer_type,
        'address', e.address, 'email', e.email, 'mobile', e.mobile, 'website', e.website, 'bank', e.bank, 'upiId', e.upi_id, 'signatory', e.signatory,
        'turnover', e.turnover::text, 'filingFrequency', e.filing_frequency, 'luts', e.luts, 'terms', e.terms, 'currencyCode', e.currency_code)
        from entities e where e.subscriber_id = current_subscriber() and e.id = ${entityId}) as entity,
      (select json_build_object('id', c.id, 'name', coalesce(c.legal_name, c.name), 'pan', c.pan,
        'printedFields', ${printedValues('company', sql`c.custom_fields`)}) from entities e
        join entities c on c.subscriber_id = e.subscriber_id and c.id = e.company_id
        where e.subscriber_id = current_subscriber() and e.id = ${entityId}) as company,
      (select json_build_object('id', e.id, 'parentId', e.parent_id, 'status', e.status, 'name', e.name)
        from entities e where e.subscriber_id = current_subscriber() and e.id = ${childEntityId}::bigint) as child_entity,
      (select coalesce(json_agg(json_build_object('id', p.id, 'status', p.status, 'role', p.role, 'name', p.name, 'taxpayerType', p.taxpayer_type, 'gstin', p.gstin,
        'pan', p.pan, 'stateCode', p.state_code, 'placeOfSupply', p.place_of_supply, 'mobile', p.mobile, 'emails', p.emails,
        'billingAddress', p.billing_address, 'shippingAddresses', p.shipping_addresses, 'paymentTermsDays', p.payment_terms_days,
        'creditLimit', p.credit_limit::text, 'tdsSection', case when p.tds_applicable then p.tds_section end, 'tdsApplicable', p.tds_applicable, 'tcsApplicable', p.tcs_applicable, 'tcsSection', p.tcs_section, 'deducteeType', p.deductee_type, 'openingRest', (${openingRest('p')})::text,
        'currencyCode', p.currency_code, 'printedFields', ${printedValues('party', sql`p.custom_fields`)},
        'balance', (select coalesce(sum(b.balance), 0)::text from party_balances b where b.subscriber_id = p.subscriber_id and b.party_id = p.id))), '[]')
        from parties p where p.subscriber_id = current_subscriber() and ${isOneOf}) as parties,
      (select coalesce(json_agg(json_build_object('id', i.id, 'status', i.status, 'name', i.name, 'description', i.description, 'supply', i.supply,
        'hsn', i.hsn, 'uqc', i.uqc, 'secondUqc', v.uqc, 'conversionRate', i.conversion_rate::text, 'sellingPrice', i.selling_price::text, 'purchasePrice', i.purchase_price::text, 'priceIncludesTax', i.price_includes_tax,
        'discountPercent', i.discount_percent::text, 'taxCategory', i.tax_category, 'taxRate', i.tax_rate::text, 'cessRate', i.cess_rate::text,
        'cessPerUnit', i.cess_per_unit::text, 'stateCessRate', i.state_cess_rate::text, 'barcode', i.barcode, 'tdsSection', i.tds_section, 'tcsSection', i.tcs_section, 'isStocked', i.is_stocked, 'hasBatches', i.has_batches, 'hasSerials', i.has_serials,
        'printedFields', ${printedValues('item', sql`i.custom_fields`)})), '[]')
        from items i left join units v on v.subscriber_id = i.subscriber_id and v.id = i.secondary_unit_id and v.uqc <> i.uqc
        where i.subscriber_id = current_subscriber() and i.id = any(${itemIds}::bigint[])) as items,
      (select coalesce(json_agg(json_build_object('itemId', b.item_id, 'batch', b.batch, 'manufacturedOn', b.manufactured_on, 'expiresOn', b.expires_on)), '[]')
        from item_batches b where b.subscriber_id = current_subscriber() and b.item_id = any(${itemIds}::bigint[])
          and upper(b.batch) = any(${named.map((batch) => batch.toUpperCase())}::text[])) as batches,
      (select json_build_object('id', s.id, 'prefix', s.prefix, 'suffix', s.suffix, 'separator', s.separator, 'yearStyle', s.year_style,
        'width', s.width, 'startNumber', s.start_number, 'resets', s.resets)
        from series s
        left join series_allocations a on a.subscriber_id = s.subscriber_id and a.series_id = s.id and a.status = 'Active' and a.entity_id = ${entityId}
          and (a.child_entity_id is null or a.child_entity_id = ${childEntityId}::bigint) and (a.user_id is null or a.user_id = ${userId}::bigint)
        where s.subscriber_id = current_subscriber() and s.status = 'Active' and s.document_kind = ${kind}
          and (s.id = ${seriesId}::bigint or (${seriesId}::bigint is null and (a.id is not null or s.is_default)))
        order by (a.user_id is not null) desc, (a.child_entity_id is not null) desc, (a.id is not null) desc, a.is_default desc nulls last,
          s.is_default desc, a.id, s.id
        limit 1) as series,
      (select coalesce(json_agg(t.rate::text), '[]') from tax_rates t where t.subscriber_id = current_subscriber() and t.status = 'Active'
        and t.tax_kind = 'GST' and not t.is_system and (t.valid_from is null or t.valid_from <= ${date}::date)
        and (t.valid_to is null or t.valid_to >= ${date}::date)) as own_rates,
      (select coalesce(json_object_agg(x.name, x.value order by x.at), '{}') from (
        select name, value, 0 as at from system_settings where name = any(${settingNames}::text[])
        union all
        select s.name, s.value, case when s.entity_id is null then 1 when s.entity_id = e.company_id then 2 else 3 end
        from settings s left join entities e on e.subscriber_id = s.subscriber_id and e.id = ${entityId}
        where s.subscriber_id = current_subscriber() and s.name = any(${settingNames}::text[])
          and (s.entity_id is null or s.entity_id in (e.id, e.company_id))) x) as settings,
      exists (select 1 ${mark} and not ${isReopened}) as is_filed,
      exists (select 1 ${mark} and ${isReopened}) as is_reopened,
      ${ruleChanges} as rule_changes,
      (select coalesce(json_agg(c.code), '[]') from hsn_directory c where c.subscriber_id = current_subscriber() and (c.code = any(${codes}::text[])
        or c.code in (select i.hsn from items i where i.subscriber_id = current_subscriber() and i.id = any(${itemIds}::bigint[])))) as loaded_codes,
      ${ownFieldsOf([kind, `${kind}Line`])} as custom_fields
  `.execute(db)
  const { items, batches, parties, ...row } = rows[0]!
  return {
    ...row,
    preceding: [],
    sources: [],
    parties: new Map(parties.map((party) => [party.id, party])),
    items: new Map(items.map((item) => [item.id, item])),
    batches: new Map(batches.map(({ itemId, ...batch }) => [batchKey(itemId, batch.batch), batch])),
  }
}

/** Kinds of documents that GSTR-1A reports. */
const reopens: ReadonlySet<string> = new Set(
  kindsOfType(({ gstr1 }) => gstr1 !== undefined && gstr1 !== 'challan'),
)

/** Rows of the dated rules that the business has changed, as the rules read them. */
export const ruleChanges = sql`(select coalesce(json_agg(json_strip_nulls(json_build_object('id', rule_id, 'since', since, 'until', until, 'value', value,
  'state', state, 'source', source))), '[]') from rule_changes where subscriber_id = current_subscriber())`

/** Settings that decide about documents and payments. */
const settingNames = [
  'DocumentAutonumbering',
  'creditLimitCheck',
  'aboveOrder',
  'EnableStockInventory',
  'StockSince',
  'NegativeStock',
  'ExpiredBatches',
  'quotationDays',
  'writeOffLimit',
  'DeductTds',
  'CollectTcs',
  'periodLockDate',
  'deviationValue',
  'AutoPlaceOfSupply',
  'AutoItemHsn',
  'AutoItemUnit',
  'AutoItemRate',
  'AutoItemPrice',
  'AutoDueDate',
  'AutoTerms',
  'roundOff',
  'eInvoiceEnabled',
  'eInvoiceOnSave',
  'eWayBillOnSave',
  'EnableApprovalFlow',
  ...offeredKinds.map(approvalSettingOf),
  approvalSettingOf('paymentOut'),
  'upiQrOnInvoices',
]
