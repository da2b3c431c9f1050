import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import type { texts } from './texts/index.ts'
import type { Language } from './texts/texts.ts'

type TextKey = keyof typeof texts

/**
 * Fields a business may call by words of its own, with every text of the product that names them: screens, column
 * heads, exports and prints look a text up by its key and so all follow. Words of the law (GSTIN, HSN/SAC, place of
 * supply, taxable value, the heads of tax, reverse charge, titles of documents) are not among them: a reader of the
 * paper must find them under the name that rule 46 gives them.
 */
export const aliasFields = {
  customer: { group: 'document', keys: ['invoice.party', 'column.partyName', 'field.partyName'] },
  billTo: { group: 'document', keys: ['invoice.billTo', 'print.billTo', 'field.billingAddress'] },
  shipTo: { group: 'document', keys: ['invoice.shipTo', 'print.shipTo'] },
  dispatchFrom: { group: 'document', keys: ['print.dispatchFrom'] },
  dueDate: {
    group: 'document',
    keys: ['invoice.dueDate', 'column.dueDate', 'field.dueDate', 'print.dueDate'],
  },
  poNumber: { group: 'document', keys: ['invoice.po', 'print.poNumber'] },
  poDate: { group: 'document', keys: ['invoice.poDate', 'print.poDate'] },
  salesPerson: {
    group: 'document',
    keys: ['invoice.salesPerson', 'column.salesPerson', 'print.salesPerson'],
  },
  transporter: {
    group: 'document',
    keys: ['invoice.transporter', 'field.transporterName', 'print.transporter'],
  },
  vehicle: { group: 'document', keys: ['invoice.vehicle', 'field.vehicleNumber', 'print.vehicle'] },
  charges: { group: 'document', keys: ['invoice.charges', 'print.total.charges'] },
  remarks: { group: 'document', keys: ['invoice.remarks', 'field.remarks', 'print.remarks'] },
  terms: {
    group: 'document',
    keys: ['invoice.terms', 'field.terms', 'field.termsAndConditions', 'print.terms'],
  },
  tags: { group: 'document', keys: ['invoice.tags'] },
  item: { group: 'line', keys: ['invoice.item', 'field.itemId'] },
  description: {
    group: 'line',
    keys: ['invoice.description', 'field.description', 'print.line.description'],
  },
  quantity: { group: 'line', keys: ['invoice.quantity', 'field.quantity', 'print.line.quantity'] },
  price: { group: 'line', keys: ['invoice.price', 'field.unitPrice', 'print.line.rate'] },
  batch: { group: 'line', keys: ['invoice.batch', 'print.line.batch'] },
  barcode: { group: 'line', keys: ['invoice.barcode', 'field.barcode'] },
  code: { group: 'party', keys: ['field.code'] },
  tradeName: { group: 'party', keys: ['field.tradeName'] },
  creditLimit: { group: 'party', keys: ['field.creditLimit'] },
  paymentTerms: { group: 'party', keys: ['field.paymentTermsDays'] },
  openingBalance: { group: 'party', keys: ['field.openingBalance'] },
  notes: { group: 'party', keys: ['field.notes'] },
  category: { group: 'item', keys: ['field.categoryId'] },
  sellingPrice: { group: 'item', keys: ['field.sellingPrice'] },
  purchasePrice: { group: 'item', keys: ['field.purchasePrice'] },
  mrp: { group: 'item', keys: ['field.mrp'] },
} as const satisfies Record<string, { group: AliasGroup; keys: readonly TextKey[] }>

export type AliasGroup = 'document' | 'line' | 'party' | 'item'
export type AliasField = keyof typeof aliasFields

/** Words by language; a language without one keeps the product's. */
const Label = z
  .string()
  .trim()
  .max(40)
  .regex(/^[^<>{}]*$/)
export const Labels = z.object({ en: Label.optional(), ar: Label.optional(), hi: Label.optional() })
export type Labels = z.output<typeof Labels>

/** The label in a language, else in whichever it has. */
export const labelIn = (labels: Labels, language: Language): string =>
  labels[language] || labels.en || labels.hi || labels.ar || ''

const Alias = z.object({
  field: z.enum(Object.keys(aliasFields) as [AliasField, ...AliasField[]]),
  labels: Labels,
})

const CustomAlias = z.object({
  aliases: z.array(Alias.extend({ version: f.Version })),
  /** Every field with its product's words, in the order of the table. */
  fields: z.array(z.object({ field: z.string(), group: z.string(), usual: Labels })),
})

export const customAliasCalls = {
  words: defineCall({
    method: 'GET',
    path: '/subscriber/setting/customAlias/detail',
    access: { anyOf: ['STG_ALS'] },
    reply: CustomAlias,
    readOnly: true,
  }),
  /** Changes the words of the fields it names; one without any words goes back to the product's. */
  save: defineCall({
    method: 'POST',
    path: '/subscriber/setting/customAlias/save',
    access: { anyOf: ['STG_ALS'] },
    input: z.object({
      /** The version seen; absent where the field had no words of its own. */
      aliases: z
        .array(Alias.extend({ version: f.Version.optional() }))
        .min(1)
        .max(100),
    }),
    reply: CustomAlias,
    idempotent: true,
  }),
}
