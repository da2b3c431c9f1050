import * as z from 'zod'
import { Address, BankAccount } from './address.ts'
import { defineCall } from './call.ts'
import { EntityType, LocationType, RecordStatus, TaxpayerType } from './enums.ts'
import * as f from './fields.ts'
import { ImageData } from './image.ts'
import { BulkResult, IdQuery, Ids, recordStamps, Saved, StatusChange } from './resource.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'

const Signatory = z.object({ name: f.SignatoryName, designation: f.Designation.optional() })
const Lut = z.object({ number: f.LutNumber, validFrom: f.CalendarDate, validTo: f.CalendarDate })

/**
 * A node of the business tree: Business (one PAN), Entity (one GSTIN, or a plain place of business),
 * ChildEntity (branch or godown). Three levels at most.
 */
export const EntitySave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  entityType: EntityType,
  /** Absent for a Business. */
  parentEntityId: f.Id.optional(),
  /** 100 characters for a company or a branch, 200 for a GSTIN. */
  entityName: f.EntityName.min(1),
  legalName: f.RegisteredName.optional(),
  tradeName: f.RegisteredName.optional(),
  code: f.Code.optional(),
  locationType: LocationType.optional(),
  /** PAN of a Business. */
  registrationNumber: f.Pan.optional(),
  /** GSTIN of an Entity. */
  vrn: f.Gstin.optional(),
  taxpayerType: TaxpayerType.optional(),
  stateCode: f.StateCode.optional(),
  address: Address.optional(),
  email: f.Email.optional(),
  mobile: f.Mobile.optional(),
  website: z.string().max(100).optional(),
  logo: ImageData.optional(),
  signatureImage: ImageData.optional(),
  signatory: Signatory.optional(),
  bank: BankAccount.optional(),
  upiId: f.UpiId.optional(),
  /** Aggregate turnover of the year before, in rupees: decides HSN digits and e-invoicing. */
  turnover: f.TotalAmount.optional(),
  filingFrequency: z.enum(['Monthly', 'Quarterly']).optional(),
  luts: z.array(Lut).max(20).optional(),
  termsAndConditions: f.Terms.optional(),
  currencyCode: f.CurrencyCode.optional(),
  /** Of a Business alone. */
  customFields: z.record(z.string().max(50), f.CustomField).optional(),
})

/** What is fetched every night for a registration: e-way bills of others, and what suppliers filed. */
export const SyncReturnType = z.enum(['EWB', 'GSTR2A', 'GSTR2B', 'IMS'])

export const EntityDetail = EntitySave.extend({
  ...recordStamps,
  entityId: f.Id,
  isSystem: z.boolean(),
  isDefault: z.boolean(),
  /** Of one registration, the newest year first. */
  turnovers: z.array(z.object({ financialYear: z.string(), turnover: z.string() })).optional(),
  /** Duties that follow from the turnover on the day of asking. */
  duties: z.object({ hsnDigits: z.number(), isEInvoiceDuty: z.boolean() }).optional(),
  syncReturnTypes: z.array(SyncReturnType).optional(),
})

export interface EntityNode {
  entityId: number
  parentEntityId: number | null
  entityName: string
  vrn: string | null
  vrnId: number | null
  taxpayerType: string | null
  entityType: z.output<typeof EntityType>
  locationType: string | null
  stateCode: string | null
  status: string
  isSystem: boolean
  hasAccess: boolean
  children: EntityNode[]
}
export const EntityNode: z.ZodType<EntityNode, EntityNode> = z
  .lazy(() =>
    z.object({
      entityId: f.Id,
      parentEntityId: f.Id.nullable(),
      entityName: z.string(),
      vrn: z.string().nullable(),
      vrnId: f.Id.nullable(),
      taxpayerType: z.string().nullable(),
      entityType: EntityType,
      locationType: z.string().nullable(),
      stateCode: z.string().nullable(),
      status: z.string(),
      isSystem: z.boolean(),
      hasAccess: z.boolean(),
      children: z.array(EntityNode),
    }),
  )
  .meta({ id: 'EntityNode' })

export const EntityRow = z.object({
  ...recordStamps,
  entityName: z.string(),
  entityType: EntityType,
  locationType: z.string().nullish(),
  parentEntityId: f.Id.nullish(),
  parentName: z.string().nullish(),
  registrationNumber: z.string().nullish(),
  vrn: z.string().nullish(),
  taxpayerType: z.string().nullish(),
  stateCode: z.string().nullish(),
  city: z.string().nullish(),
})

const EntitySearch = GlobalFilters.extend({
  companyId: f.Id.optional(),
  entityTypes: z.array(EntityType).optional(),
  statuses: z.array(RecordStatus).max(20).optional(),
})
const view = { anyOf: ['BSN_SH_VW', 'ENT_SH_VW', 'BRN_SH_VW'] } as const

export const entityCalls = {
  search: defineCall({
    method: 'POST',
    path: '/entity/search',
    access: view,
    input: EntitySearch,
    reply: pageOf(EntityRow),
    readOnly: true,
  }),
  detail: defineCall({
    method: 'GET',
    path: '/entity/detail',
    access: view,
    input: IdQuery,
    reply: EntityDetail,
    readOnly: true,
  }),
  save: defineCall({
    method: 'POST',
    path: '/entity/save',
    /** Which of them is needed depends on the kind of place; the handler asks. */
    access: { anyOf: ['BSN_AD', 'BSN_ED', 'ENT_AD', 'ENT_ED', 'BRN_AD', 'BRN_ED'] },
    input: EntitySave,
    body: 'picture',
    reply: Saved,
    idempotent: true,
  }),
  /** A company and its first place of business in one go; used by the set-up wizard. */
  saveCompanyWithLocation: defineCall({
    method: 'POST',
    path: '/entity/company/saveWithLocation',
    access: { create: 'BSN_AD', edit: 'BSN_ED' },
    input: z.object({
      id: f.Id.optional(),
      company: EntitySave.omit({ entityType: true }),
      location: EntitySave.omit({ entityType: true }).optional(),
    }),
    body: 'picture',
    reply: z.object({ id: f.Id, version: f.Version, locationId: f.Id.optional() }),
    idempotent: true,
  }),
  updateStatus: defineCall({
    method: 'POST',
    path: '/entity/updateStatus',
    access: { anyOf: ['BSN_CH_ST', 'ENT_CH_ST', 'BRN_CH_ST'] },
    input: StatusChange,
    reply: BulkResult,
    idempotent: true,
  }),
  delete: defineCall({
    method: 'POST',
    path: '/entity/delete',
    access: { anyOf: ['BSN_DEL', 'ENT_DEL', 'BRN_DEL'] },
    input: z.object({ ids: Ids }),
    reply: BulkResult,
    idempotent: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/entity/export',
    access: { anyOf: ['BSN_DD_EX'] },
    input: EntitySearch.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
  /** The tree of one company, or of every company the user may see. */
  entities: defineCall({
    method: 'GET',
    path: '/entity/entities',
    access: 'session',
    input: z.object({ companyId: f.QueryId.optional() }),
    reply: z.array(EntityNode),
    readOnly: true,
  }),
  setVrnTurnover: defineCall({
    method: 'POST',
    path: '/entity/setVrnTurnover',
    access: { anyOf: ['BSN_ED', 'ENT_ED'] },
    /** Without a year: the one before the current one. */
    input: z.object({ entityId: f.Id, turnover: f.TotalAmount, financialYear: f.FinancialYear.optional() }),
    reply: Saved,
    idempotent: true,
  }),
  /** Switches what is fetched every night for these GSTINs; without `returnTypes` everything. */
  autoSync: defineCall({
    method: 'POST',
    path: '/entity/autoSync',
    access: { anyOf: ['BSN_ED', 'ENT_ED'] },
    input: z.object({
      entityIds: z.array(f.Id).min(1).max(500),
      isEnabled: z.boolean(),
      returnTypes: z.array(SyncReturnType).min(1).optional(),
    }),
    reply: z.array(z.object({ entityId: f.Id, returnTypes: z.array(SyncReturnType) })),
    idempotent: true,
  }),
}
