import { expiredBatchRules } from '@bahi/domain/inventory/batches.ts'
import { negativeStockRules, stockValuations } from '@bahi/domain/inventory/movements.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import * as z from 'zod'
import { currencies } from '@bahi/domain/tables/currencies.ts'
import { states } from '@bahi/domain/tables/states.ts'
import { defineCall } from './call.ts'
import { TaxpayerType } from './enums.ts'
import * as f from './fields.ts'
import { pageSizes } from './page-sizes.ts'
import type { RightCode } from './rights.ts'

interface Setting {
  readonly type: 'number' | 'text' | 'switch' | 'choice'
  readonly value: string | number | boolean
  /** The most particular level at which it can be set; the nearest wins. */
  readonly level: 'system' | 'subscriber' | 'entity'
  readonly right: RightCode
  /** Either is enough. */
  readonly otherRight?: RightCode
  readonly min?: number
  readonly max?: number
  readonly choices?: readonly string[]
  /** A day YYYY-MM-DD or nothing, a name, domains of mail addresses with commas between them, or a TAN or nothing. */
  readonly format?: 'date' | 'name' | 'domains' | 'tan'
}

/** Every setting with its default; source: access decisions, section 4. Text keys: `setting.<name>` and `setting.<name>.help`. */
export const settings = {
  pageSize: { type: 'number', value: 30, min: 10, max: 500, level: 'subscriber', right: 'STG_SYS' },
  reportPageSize: { type: 'number', value: 30, min: 10, max: 500, level: 'subscriber', right: 'STG_SYS' },
  importErrorPageSize: {
    type: 'number',
    value: 30,
    min: 10,
    max: 500,
    level: 'subscriber',
    right: 'STG_IMP',
  },
  poolingTime: { type: 'number', value: 5, min: 1, max: 300, level: 'subscriber', right: 'STG_SYS' },
  apiTimeOut: { type: 'number', value: 5, min: 0, max: 60, level: 'subscriber', right: 'STG_SYS' },
  dateFormat: {
    type: 'choice',
    value: 'DD/MM/YYYY',
    choices: ['DD/MM/YYYY', 'DD-MM-YYYY', 'd/m/Y', 'YYYY-MM-DD'],
    level: 'subscriber',
    right: 'STG_SYS',
  },
  dateTimeFormat: {
    type: 'choice',
    value: 'DD/MM/YYYY HH:mm:ss',
    choices: ['DD/MM/YYYY HH:mm:ss', 'YYYY-MM-DD HH:mm:ss'],
    level: 'subscriber',
    right: 'STG_SYS',
  },
  downloadFileExpiryInHours: {
    type: 'number',
    value: 24,
    min: 1,
    max: 720,
    level: 'subscriber',
    right: 'STG_EXP',
  },
  maxBulkSearchKeywords: {
    type: 'number',
    value: 100,
    min: 1,
    max: 1000,
    level: 'subscriber',
    right: 'STG_SYS',
  },
  recordsAffectedWarningLimit: {
    type: 'number',
    value: 5000,
    min: 1,
    max: 1_000_000,
    level: 'subscriber',
    right: 'STG_SYS',
  },
  trialDays: { type: 'number', value: 14, min: 0, max: 365, level: 'system', right: 'STG_SYS' },
  trialExpiryWarningDays: { type: 'number', value: 7, min: 0, max: 90, level: 'system', right: 'STG_SYS' },
  DocumentAutonumbering: { type: 'switch', value: true, level: 'subscriber', right: 'STG_SYS' },
  roundOff: { type: 'switch', value: true, level: 'entity', right: 'STG_SYS' },
  deviationValue: { type: 'number', value: 1, min: 0, max: 100, level: 'subscriber', right: 'STG_SYS' },
  creditLimitCheck: {
    type: 'choice',
    value: 'warn',
    choices: ['off', 'warn', 'refuse'],
    level: 'entity',
    right: 'STG_SYS',
  },
  aboveOrder: {
    type: 'choice',
    value: 'refuse',
    choices: ['warn', 'refuse'],
    level: 'entity',
    right: 'STG_SYS',
  },
  EnableStockInventory: {
    type: 'switch',
    value: false,
    level: 'entity',
    right: 'STG_INV',
    otherRight: 'INV_ENB',
  },
  StockSince: {
    type: 'text',
    value: '',
    format: 'date',
    level: 'entity',
    right: 'STG_INV',
    otherRight: 'INV_ENB',
  },
  NegativeStock: {
    type: 'choice',
    value: 'Warn',
    choices: negativeStockRules,
    level: 'entity',
    right: 'STG_INV',
  },
  ExpiredBatches: {
    type: 'choice',
    value: 'Warn',
    choices: expiredBatchRules,
    level: 'entity',
    right: 'STG_INV',
  },
  StockValuation: {
    type: 'choice',
    value: 'WeightedAverage',
    choices: stockValuations,
    level: 'entity',
    right: 'STG_INV',
  },
  OtherValuationFrom: { type: 'text', value: '', format: 'date', level: 'entity', right: 'STG_INV' },
  DeductTds: { type: 'switch', value: false, level: 'entity', right: 'STG_SYS' },
  CollectTcs: { type: 'switch', value: false, level: 'entity', right: 'STG_SYS' },
  Tan: { type: 'text', value: '', format: 'tan', level: 'entity', right: 'STG_SYS' },
  quotationDays: { type: 'number', value: 30, min: 1, max: 365, level: 'entity', right: 'STG_SYS' },
  writeOffLimit: { type: 'number', value: 100, min: 0, max: 100_000, level: 'entity', right: 'STG_SYS' },
  defaultPartyName: {
    type: 'text',
    value: 'Cash Retail',
    format: 'name',
    level: 'subscriber',
    right: 'STG_SYS',
  },
  defaultTaxpayerType: {
    type: 'choice',
    value: 'REG',
    choices: TaxpayerType.options,
    level: 'subscriber',
    right: 'STG_SYS',
  },
  defaultCurrency: {
    type: 'choice',
    value: 'INR',
    choices: currencies.map(({ code }) => code),
    level: 'subscriber',
    right: 'STG_SYS',
  },
  defaultTaxState: {
    type: 'choice',
    value: '',
    choices: ['', ...states.filter(({ abroad }) => !abroad).map(({ code }) => code)],
    level: 'subscriber',
    right: 'STG_SYS',
  },
  AutoPlaceOfSupply: {
    type: 'switch',
    value: true,
    level: 'subscriber',
    right: 'STG_SYS',
  },
  AutoStateFromPincode: {
    type: 'switch',
    value: true,
    level: 'subscriber',
    right: 'STG_SYS',
  },
  AutoItemHsn: { type: 'switch', value: true, level: 'subscriber', right: 'STG_SYS' },
  AutoItemUnit: { type: 'switch', value: true, level: 'subscriber', right: 'STG_SYS' },
  AutoItemRate: { type: 'switch', value: true, level: 'subscriber', right: 'STG_SYS' },
  AutoItemPrice: { type: 'switch', value: true, level: 'subscriber', right: 'STG_SYS' },
  AutoDueDate: { type: 'switch', value: true, level: 'subscriber', right: 'STG_SYS' },
  AutoTransport: { type: 'switch', value: true, level: 'subscriber', right: 'STG_SYS' },
  AutoTerms: { type: 'switch', value: true, level: 'subscriber', right: 'STG_SYS' },
  AutoDistance: { type: 'switch', value: true, level: 'subscriber', right: 'STG_SYS' },
  AutoComputeTotals: {
    type: 'switch',
    value: true,
    level: 'subscriber',
    right: 'STG_SYS',
  },
  EnableApprovalFlow: { type: 'switch', value: false, level: 'entity', right: 'STG_APV' },
  ApprovalSalesQuotation: { type: 'switch', value: true, level: 'entity', right: 'STG_APV' },
  ApprovalSalesOrder: { type: 'switch', value: true, level: 'entity', right: 'STG_APV' },
  ApprovalSalesInvoice: { type: 'switch', value: true, level: 'entity', right: 'STG_APV' },
  ApprovalDeliveryChallan: { type: 'switch', value: true, level: 'entity', right: 'STG_APV' },
  ApprovalOutwardNote: { type: 'switch', value: true, level: 'entity', right: 'STG_APV' },
  ApprovalPurchaseOrder: { type: 'switch', value: true, level: 'entity', right: 'STG_APV' },
  ApprovalPurchaseBill: { type: 'switch', value: true, level: 'entity', right: 'STG_APV' },
  ApprovalInwardNote: { type: 'switch', value: true, level: 'entity', right: 'STG_APV' },
  ApprovalPaymentOut: { type: 'switch', value: true, level: 'entity', right: 'STG_APV' },
  periodLockDate: { type: 'text', value: '', format: 'date', level: 'entity', right: 'STG_RET' },
  eInvoiceEnabled: { type: 'switch', value: false, level: 'entity', right: 'STG_EIN' },
  eInvoiceSince: { type: 'text', value: '', format: 'date', level: 'entity', right: 'STG_EIN' },
  eInvoiceOnSave: { type: 'switch', value: false, level: 'entity', right: 'STG_EIN' },
  eWayBillOnSave: { type: 'switch', value: false, level: 'entity', right: 'STG_EWB' },
  eInvoiceExemptSeller: { type: 'switch', value: false, level: 'entity', right: 'STG_EIN' },
  upiQrOnInvoices: {
    type: 'choice',
    value: 'b2c',
    choices: ['off', 'b2c', 'all'],
    level: 'entity',
    right: 'STG_EIN',
  },
  EInvoiceNotifications: { type: 'switch', value: true, level: 'entity', right: 'STG_NTF' },
  notificationMails: { type: 'switch', value: false, level: 'subscriber', right: 'STG_NTF' },
  eWayBillSync: { type: 'switch', value: false, level: 'entity', right: 'STG_EWB' },
  eWayBillNotifications: { type: 'switch', value: true, level: 'entity', right: 'STG_NTF' },
  LegalClockDigest: { type: 'switch', value: true, level: 'entity', right: 'STG_NTF' },
  LowStockNotices: { type: 'switch', value: true, level: 'entity', right: 'STG_NTF' },
  gstnProvider: {
    type: 'choice',
    value: 'Sandbox',
    choices: ['Sandbox', 'Product'],
    level: 'subscriber',
    right: 'STG_PTL',
  },
  relaxedIdentifiers: { type: 'switch', value: true, level: 'subscriber', right: 'STG_SYS' },
  sessionIdleMinutes: { type: 'number', value: 30, min: 5, max: 720, level: 'subscriber', right: 'STG_SEC' },
  sessionMaxHours: { type: 'number', value: 12, min: 1, max: 72, level: 'subscriber', right: 'STG_SEC' },
  RestrictIpAddresses: { type: 'switch', value: false, level: 'subscriber', right: 'STG_SEC' },
  singleSession: { type: 'switch', value: false, level: 'subscriber', right: 'STG_SEC' },
  TwoFactorAuthentication: {
    type: 'choice',
    value: 'Optional',
    choices: ['Optional', 'Required'],
    level: 'subscriber',
    right: 'STG_SEC',
  },
  EnableSmsService: { type: 'switch', value: false, level: 'subscriber', right: 'STG_SEC' },
  EnableUam: { type: 'switch', value: false, level: 'subscriber', right: 'STG_SEC' },
  RestrictUserToSingleRole: { type: 'switch', value: false, level: 'subscriber', right: 'STG_SEC' },
  ChangeUsername: { type: 'switch', value: false, level: 'subscriber', right: 'STG_SEC' },
  emailDomainRestriction: {
    type: 'text',
    value: '',
    format: 'domains',
    level: 'subscriber',
    right: 'STG_SEC',
  },
  UserCreationByBranch: { type: 'switch', value: false, level: 'subscriber', right: 'STG_SEC' },
  UserCreationByDepartment: { type: 'switch', value: false, level: 'subscriber', right: 'STG_SEC' },
  UserCreationByEmployeeCode: { type: 'switch', value: false, level: 'subscriber', right: 'STG_SEC' },
  accountLockThreshold: { type: 'number', value: 5, min: 3, max: 20, level: 'subscriber', right: 'STG_SEC' },
  accountLockExpiry: { type: 'number', value: 15, min: 1, max: 1440, level: 'subscriber', right: 'STG_SEC' },
  passwordMinLength: { type: 'number', value: 10, min: 8, max: 32, level: 'subscriber', right: 'STG_SEC' },
  passwordMaxLength: { type: 'number', value: 32, min: 32, max: 128, level: 'system', right: 'STG_SEC' },
  passwordClasses: { type: 'number', value: 3, min: 1, max: 4, level: 'subscriber', right: 'STG_SEC' },
  passwordExpiryDays: { type: 'number', value: 0, min: 0, max: 365, level: 'subscriber', right: 'STG_SEC' },
  passwordHistory: { type: 'number', value: 5, min: 0, max: 24, level: 'subscriber', right: 'STG_SEC' },
  blockPasswordPaste: { type: 'switch', value: true, level: 'system', right: 'STG_SEC' },
  resetLinkExpiry: { type: 'number', value: 24, min: 1, max: 168, level: 'subscriber', right: 'STG_SEC' },
  dormancyDaysNewUser: {
    type: 'number',
    value: 30,
    min: 0,
    max: 365,
    level: 'subscriber',
    right: 'STG_SEC',
  },
  dormancyDaysExistingUser: {
    type: 'number',
    value: 180,
    min: 0,
    max: 730,
    level: 'subscriber',
    right: 'STG_SEC',
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
/** The settings as a handler reads them: the nearest level's value, else the default. */
export type SettingValues = {
  readonly [S in SettingName]: (typeof settings)[S]['value'] extends number
    ? number
    : (typeof settings)[S]['value'] extends boolean
      ? boolean
      : string
}

const Value = z.union([z.string().max(300), z.number(), z.boolean()])
const SettingRow = z.object({
  name: z.string(),
  type: z.enum(['number', 'text', 'switch', 'choice']),
  value: Value,
  default: Value,
  level: z.enum(['system', 'subscriber', 'entity']),
  /** Where the value in force was set; 'default' where nowhere. */
  setAt: z.enum(['default', 'system', 'subscriber', 'entity']),
  right: z.string(),
  choices: z.array(z.string()).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  format: z.string().optional(),
})

/** One change of a setting, newest first. */
const SettingChange = z.object({
  id: f.Id,
  at: z.string(),
  userName: z.string().nullable(),
  name: z.string(),
  /** Null: for the whole account. */
  entityName: z.string().nullable(),
  /** Absent: the default, or the level above. */
  before: Value.nullish(),
  after: Value.nullish(),
})

const ColumnSetting = z.object({
  list: z.string().max(60),
  columns: z
    .array(
      z.object({
        key: z.string().max(60),
        visible: z.boolean(),
        width: z.number().int().min(24).max(2000).optional(),
      }),
    )
    .max(100),
  density: z.enum(['comfortable', 'compact']).optional(),
  /** The first column stays in sight while the others go by. */
  freezeFirst: z.boolean().optional(),
  /** Rows that the list asks for at once; absent: as the setting `pageSize` has it. */
  pageSize: z.literal(pageSizes).optional(),
  /** Searches kept under a name: the query of the list's address. */
  views: z
    .array(z.object({ name: z.string().trim().min(1).max(50), search: z.string().max(4000) }))
    .max(50)
    .optional(),
})

export const settingCalls = {
  search: defineCall({
    method: 'GET',
    path: '/subscriber/setting/entity/search',
    access: 'session',
    input: z.object({ entityId: f.QueryId.optional() }),
    reply: z.array(SettingRow),
    readOnly: true,
  }),
  /** Changes settings; each needs its own right. A value equal to `null` goes back to the default. */
  update: defineCall({
    method: 'POST',
    path: '/subscriber/setting/entity/update',
    access: 'session',
    input: z.object({
      entityId: f.Id.optional(),
      settings: z
        .array(z.object({ name: z.string().max(60), value: Value.nullish() }))
        .min(1)
        .max(100),
    }),
    reply: z.array(SettingRow),
    idempotent: true,
  }),
  /** Who changed which setting, of those the reader may change. */
  history: defineCall({
    method: 'GET',
    path: '/subscriber/setting/entity/history',
    access: {
      anyOf: [
        'STG_SYS',
        'STG_IMP',
        'STG_EXP',
        'STG_NTF',
        'STG_SEC',
        'STG_RET',
        'STG_EIN',
        'STG_EWB',
        'STG_APV',
        'STG_PTL',
        'STG_INV',
        'INV_ENB',
      ],
    },
    input: z.object({ name: z.string().max(60).optional() }),
    reply: z.array(SettingChange),
    readOnly: true,
  }),
  columns: defineCall({
    method: 'GET',
    path: '/subscriber/setting/column/getColumnByUser',
    notForPrograms: true,
    access: 'session',
    input: z.object({ list: z.string().max(60).optional() }),
    reply: z.array(ColumnSetting),
    readOnly: true,
  }),
  saveColumns: defineCall({
    method: 'POST',
    path: '/subscriber/setting/column/save',
    notForPrograms: true,
    goesOnAfterEnd: true,
    access: 'session',
    input: ColumnSetting,
    reply: 'nothing',
    idempotent: true,
  }),
}

/**
 * The switch of a kind of document or payment, which counts where documents need approval at all.
 *
 * @example approvalSettingOf('salesOrder') // 'ApprovalSalesOrder'
 */
export const approvalSettingOf = <K extends DocumentKind | PaymentKind>(
  kind: K,
): `Approval${Capitalize<K>}` =>
  `Approval${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}` as `Approval${Capitalize<K>}`
