import { documentRights } from './document-rights.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { recordStamps, resourceCalls } from './resource.ts'

export const PartyGroupSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  name: f.Name.min(1),
  code: f.Code.optional(),
  notes: f.Notes.optional(),
})
export const PartyGroupRow = z.object({
  ...recordStamps,
  name: z.string(),
  code: z.string().nullish(),
  notes: z.string().nullish(),
  parties: z.number(),
})
/** Parties that are treated alike, as dealers are; the rights are those of parties. */
export const partyGroupCalls = resourceCalls('partyGroup', 'PTY', {
  row: PartyGroupRow,
  detail: PartyGroupRow,
  save: PartyGroupSave,
  filters: {},
})

export const PriceListSide = z.enum(['Sale', 'Purchase'])

/** Of an item, of a category, or of all items: a price or a discount, what comes free, or both. */
export const PriceListLine = z.object({
  itemId: f.Id.optional(),
  categoryId: f.Id.optional(),
  /** From this quantity on, in the first unit of the item; absent: any. */
  fromQuantity: f.Quantity.optional(),
  /** Of the first unit of the item. */
  unitPrice: f.SellingPrice.optional(),
  discountPercent: f.Discount.optional(),
  /** With each so many come so many free: 10 + 1. */
  buyQuantity: f.Quantity.optional(),
  freeQuantity: f.Quantity.optional(),
})

const priceListFields = {
  /** As people call it: 'Dealers 2026', '10 + 1'. */
  name: f.RegisteredName.min(1),
  side: PriceListSide.default('Sale'),
  validFrom: f.CalendarDate.optional(),
  validTo: f.CalendarDate.optional(),
  priceIncludesTax: z.boolean().default(false),
  /** For these parties and groups; neither: for everyone. */
  partyIds: z.array(f.Id).max(1000).default([]),
  partyGroupIds: z.array(f.Id).max(200).default([]),
  notes: f.Notes.optional(),
}

export const PriceListSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  ...priceListFields,
  lines: z.array(PriceListLine).max(2000).default([]),
})

const Named = z.object({ id: f.Id, name: z.string() })
export const PriceListDetail = z.object({
  ...recordStamps,
  ...priceListFields,
  parties: z.array(Named),
  partyGroups: z.array(Named),
  lines: z.array(
    PriceListLine.extend({
      itemName: z.string().nullish(),
      itemCode: z.string().nullish(),
      uqc: z.string().nullish(),
      categoryName: z.string().nullish(),
      fromQuantity: z.string(),
      /** What the item itself costs, to compare with. */
      itemPrice: z.string().nullish(),
    }),
  ),
})
export const PriceListRow = z.object({
  ...recordStamps,
  name: z.string(),
  side: PriceListSide,
  validFrom: z.string().nullish(),
  validTo: z.string().nullish(),
  /** Names of the first parties and groups; none: everyone. */
  appliesTo: z.array(z.string()),
  appliesToCount: z.number(),
  lines: z.number(),
})

/** A row of a sheet that fills price lists: a price of the list that it names. */
export const PriceListSheetRow = PriceListLine.omit({ itemId: true, categoryId: true }).extend({
  priceList: f.RegisteredName.min(1),
  /** Code, barcode or name; neither an item nor a category: all goods. */
  item: f.Name.optional(),
  category: f.Name.optional(),
  side: PriceListSide.optional(),
  validFrom: f.CalendarDate.optional(),
  validTo: f.CalendarDate.optional(),
  priceIncludesTax: z.boolean().optional(),
  /** Codes, GSTINs or names of whom it is for; neither parties nor groups: everyone. */
  parties: z.array(f.Name).max(1000).optional(),
  partyGroups: z.array(f.Name).max(200).optional(),
})

const Offer = z.object({
  listId: f.Id,
  list: z.string(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  party: z.enum(['everyone', 'group', 'party']),
  goods: z.enum(['all', 'categoryAbove', 'category', 'item']),
  fromQuantity: z.string(),
  unitPrice: z.string().nullable(),
  priceIncludesTax: z.boolean(),
  discountPercent: z.string().nullable(),
  buyQuantity: z.string().nullable(),
  freeQuantity: z.string().nullable(),
})

export const priceListCalls = {
  ...resourceCalls('priceList', 'PRL', {
    row: PriceListRow,
    detail: PriceListDetail,
    save: PriceListSave,
    filters: {
      sides: z.array(PriceListSide).optional(),
      /** Lists in force on a day. */
      date: f.CalendarDate.optional(),
      itemIds: z.array(f.Id).max(500).optional(),
      partyIds: z.array(f.Id).max(500).optional(),
    },
  }),
  /** What price lists say of items for a party on a day: what forms and `save` propose prices from. */
  offers: defineCall({
    method: 'POST',
    path: '/priceList/offers',
    access: { anyOf: ['PRL_SH_VW', ...documentRights('AD', 'ED')] },
    input: z.object({
      side: PriceListSide.default('Sale'),
      partyId: f.Id.optional(),
      date: f.CalendarDate,
      itemIds: z.array(f.Id).min(1).max(1000),
    }),
    reply: z.object({
      /** The discount that the party always has. */
      partyDiscount: z.string().nullable(),
      items: z.array(z.object({ itemId: f.Id, mrp: z.string().nullable(), offers: z.array(Offer) })),
    }),
    readOnly: true,
  }),
}
