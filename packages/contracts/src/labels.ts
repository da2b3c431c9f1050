import { labelPaperNames } from '@bahi/domain/inventory/labels.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'

const see = { anyOf: ['ITM_SH_VW'] } as const

const LabelRow = z.object({
  itemId: f.Id,
  itemName: z.string(),
  itemCode: z.string(),
  /** Of the batch where it has one, else of the item; null: the code of the item is printed. */
  barcode: z.string().nullable(),
  batch: z.string(),
  expiresOn: z.string().nullable(),
  count: z.number(),
})

/** Labels of goods, with what a scanner reads. */
export const labelCalls = {
  /** What labels could be of: chosen items, what is in stock of them, or the goods of a document. */
  rows: defineCall({
    method: 'POST',
    path: '/item/labels/rows',
    access: see,
    input: z.object({
      itemIds: z.array(f.Id).max(500).optional(),
      /** As many as are in stock at these places of a GSTIN. */
      stock: z.object({ entityId: f.Id, locationId: f.Id.optional() }).optional(),
      documentId: f.Id.optional(),
    }),
    reply: z.array(LabelRow),
    readOnly: true,
  }),
  /** As a PDF. */
  print: defineCall({
    method: 'POST',
    path: '/item/labels/print',
    access: see,
    input: z.object({
      paper: z.enum(labelPaperNames),
      /** Labels of the first sheet that are used already. */
      skip: z.number().int().min(0).max(64).default(0),
      price: z.enum(['none', 'selling', 'mrp']).default('selling'),
      showsName: z.boolean().default(true),
      showsBatch: z.boolean().default(true),
      labels: z
        .array(
          z.object({
            itemId: f.Id,
            batch: z.string().trim().max(50).optional(),
            count: z.number().int().min(1).max(3000),
          }),
        )
        .min(1)
        .max(500),
    }),
    reply: 'file',
    readOnly: true,
  }),
}
