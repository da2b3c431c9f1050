import * as z from 'zod'
import { Attachment } from './attachments.ts'
import { documentRights } from './document-rights.ts'
import { defineCall } from './call.ts'
import { CustomFilters, CustomValues } from './custom-fields.ts'
import {
  BarcodeTypeName,
  ItemKind,
  SupplyType,
  TaxCategory,
  TaxKind,
  TcsSectionName,
  TdsSectionName,
} from './enums.ts'
import * as f from './fields.ts'
import { ImageData } from './image.ts'
import { pageOf } from './paging.ts'
import { recordStamps, resourceCalls } from './resource.ts'

const itemFields = {
  name: f.ItemName.min(1),
  code: f.Code.optional(),
  kind: ItemKind.default('Item'),
  supply: SupplyType.default('Goods'),
  hsn: f.Hsn.optional(),
  description: f.Description.optional(),
  unitId: f.Id.optional(),
  /** Mandatory for goods; filled from the unit. */
  uqc: f.Uqc.optional(),
  secondaryUnitId: f.Id.optional(),
  /** How many of the unit one secondary unit holds. */
  conversionRate: f.ConversionRate.optional(),
  categoryId: f.Id.optional(),
  sellingPrice: f.SellingPrice.optional(),
  priceIncludesTax: z.boolean().default(false),
  purchasePrice: f.SellingPrice.optional(),
  mrp: f.SellingPrice.optional(),
  discountPercent: f.Discount.optional(),
  taxCategory: TaxCategory.default('Taxable'),
  taxRate: f.Rate.optional(),
  cessRate: f.Rate.optional(),
  cessPerUnit: f.Amount.optional(),
  stateCessRate: f.Rate.optional(),
  exemptionReason: f.ExemptionReason.optional(),
  reverseCharge: z.boolean().default(false),
  /** Section under which tax is deducted where it is bought. */
  tdsSection: TdsSectionName.optional(),
  /** Section under which tax is collected where it is sold. */
  tcsSection: TcsSectionName.optional(),
  barcode: f.Barcode.optional(),
  /** Absent: by its digits. */
  barcodeType: BarcodeTypeName.optional(),
  /** On the box or carton: scanned, it counts one of the secondary unit. */
  secondaryBarcode: f.Barcode.optional(),
  /** Of goods: whether quantities are kept, and by batch. */
  isStocked: z.boolean().default(true),
  hasBatches: z.boolean().default(false),
  /** Each unit has a serial number. */
  hasSerials: z.boolean().default(false),
  /** From here on its stock is low, in the first unit. */
  reorderLevel: f.StockQuantity.optional(),
  picture: ImageData.optional(),
  customFields: z.record(z.string().max(50), f.CustomField).optional(),
}

export const ItemSave = z.object({ id: f.Id.optional(), version: f.Version.optional(), ...itemFields })
export const ItemDetail = z.object({
  ...recordStamps,
  ...itemFields,
  code: z.string(),
  unitCode: z.string().nullish(),
  secondaryUnitCode: z.string().nullish(),
  categoryName: z.string().nullish(),
  /** What open sales orders keep of it, in its first unit, and how many orders. */
  reserved: z.object({ quantity: z.string(), documents: z.number() }).optional(),
  attachments: z.array(Attachment),
})

export const ItemRow = z.object({
  ...recordStamps,
  code: z.string(),
  name: z.string(),
  kind: ItemKind,
  supply: SupplyType,
  hsn: z.string().nullish(),
  uqc: z.string().nullish(),
  categoryName: z.string().nullish(),
  sellingPrice: z.string().nullish(),
  purchasePrice: z.string().nullish(),
  taxCategory: TaxCategory,
  taxRate: z.string().nullish(),
  barcode: z.string().nullish(),
  barcodeType: BarcodeTypeName.nullish(),
  customFields: CustomValues.nullish(),
  /** How many files are attached. */
  attachments: z.number(),
})

/** What a document line takes from the picker. */
export const ItemChoice = z.object({
  id: f.Id,
  code: z.string(),
  name: z.string(),
  description: z.string().nullish(),
  supply: SupplyType,
  hsn: z.string().nullish(),
  uqc: z.string().nullish(),
  sellingPrice: z.string().nullish(),
  purchasePrice: z.string().nullish(),
  priceIncludesTax: z.boolean(),
  discountPercent: z.string().nullish(),
  taxCategory: TaxCategory,
  taxRate: z.string().nullish(),
  cessRate: z.string().nullish(),
  cessPerUnit: z.string().nullish(),
  stateCessRate: z.string().nullish(),
  barcode: z.string().nullish(),
  /** Code of the second unit, where returns know it apart from the first, and how many of the first it holds. */
  secondUqc: z.string().nullish(),
  conversionRate: z.string().nullish(),
  hasBatches: z.boolean(),
  hasSerials: z.boolean(),
})

/** One of the second unit: the code that a line of it has, absent where returns know it by the same code as the first, and how many of the first it contains. */
const SecondUnit = z.object({ uqc: z.string().nullable(), contains: z.string() })

/** What a GS1 code says of the goods; null: it does not say it. */
const Gs1Scan = z.object({
  gtin: z.string(),
  serial: z.string().nullable(),
  manufacturedOn: z.string().nullable(),
  expiresOn: z.string().nullable(),
  /** In the unit of the item that was scanned: its count, or its measure where the unit is one. */
  quantity: z.string().nullable(),
  /** Everything it says, by application identifier; the title of one that is not known is absent. */
  elements: z.array(z.object({ ai: z.string(), title: z.string().optional(), value: z.string() })),
})

const ScannedItem = z.object({
  item: ItemChoice.nullable(),
  /** That has the barcode, or that a GS1 code names; as the account spells it. */
  batch: z.string().nullable(),
  gs1: Gs1Scan.nullable(),
  /** What was scanned is the barcode of the second unit. */
  secondUnit: SecondUnit.nullable(),
  /** Of the batch, where it is known and the place keeps stock: its days, and how much is there in the first unit. */
  stock: z
    .object({
      manufacturedOn: z.string().nullable(),
      expiresOn: z.string().nullable(),
      available: z.string(),
    })
    .nullable(),
  /** The name of the item that is in a package with this number, where no item has the number: how many are in it is not known. */
  packageOf: z.string().nullable(),
  /** The day after which it is not sold, where that is over and the GSTIN warns of it. */
  expiredOn: z.string().nullable(),
})

const ofItems = resourceCalls('item', 'ITM', {
  row: ItemRow,
  detail: ItemDetail,
  save: ItemSave,
  filters: {
    categoryIds: z.array(f.Id).max(500).optional(),
    kinds: z.array(ItemKind).optional(),
    supplies: z.array(SupplyType).optional(),
    customFilters: CustomFilters.optional(),
  },
})

export const itemCalls = {
  ...ofItems,
  save: { ...ofItems.save, body: 'picture' as const },
  /** The best 100 by prefix of name, code or barcode: for pickers, over any number of items. */
  pick: defineCall({
    method: 'GET',
    path: '/item/pick',
    access: { anyOf: ['ITM_SH_VW', ...documentRights('AD', 'ED')] },
    input: z.object({ text: z.string().max(100).default('') }),
    /** `secondUnit`: what was typed is the barcode of that. */
    reply: z.array(ItemChoice.extend({ secondUnit: SecondUnit.nullish() })),
    readOnly: true,
  }),
  /**
   * What a scanner read: the item with that barcode, or a batch with it, or the item with that code; null: nothing has it. A GS1 code
   * is looked up by its GTIN and says more; one that cannot be read is refused with the identifier that is wrong.
   */
  scan: defineCall({
    method: 'POST',
    path: '/item/scan',
    access: { anyOf: ['ITM_SH_VW', ...documentRights('AD', 'ED')] },
    input: z.object({
      code: f.ScannedCode,
      /** Where the goods are, for what is there of the batch. */
      entityId: f.Id.optional(),
      /** A branch or godown of it; absent: the GSTIN itself. */
      locationId: f.Id.optional(),
      /** On which the goods move; absent: today. */
      date: f.CalendarDate.optional(),
    }),
    reply: ScannedItem,
    readOnly: true,
  }),
  /** The item that each text is the whole name, code or barcode of: for rows pasted from a sheet, all in one call. */
  named: defineCall({
    method: 'POST',
    path: '/item/named',
    access: { anyOf: ['ITM_SH_VW', ...documentRights('AD', 'ED')] },
    input: z.object({ texts: z.array(z.string().trim().min(1).max(100)).min(1).max(1000) }),
    reply: z.array(z.object({ text: z.string(), item: ItemChoice })),
    readOnly: true,
  }),
}

export const CategorySave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  name: f.Name.min(1),
  code: f.Code.optional(),
  /** Two levels at most. */
  parentCategoryId: f.Id.optional(),
})
export const CategoryRow = z.object({
  ...recordStamps,
  name: z.string(),
  code: z.string().nullish(),
  parentCategoryId: f.Id.nullish(),
  parentName: z.string().nullish(),
  items: z.number(),
})
export const categoryCalls = resourceCalls('category', 'CAT', {
  row: CategoryRow,
  detail: CategoryRow,
  save: CategorySave,
  filters: {},
})

/** One of the unit is so many of another: a box of 12 pieces is `{ unitId: piece, factor: '12' }`. */
const UnitConversion = z.object({ unitId: f.Id, factor: f.ConversionRate })

export const UnitSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  code: f.UnitCode.min(1),
  description: f.UnitDescription.optional(),
  uqc: f.Uqc,
  decimals: z.number().int().min(0).max(3).default(3),
  conversions: z.array(UnitConversion).max(50).optional(),
})
export const UnitRow = z.object({
  ...recordStamps,
  code: z.string(),
  description: z.string().nullish(),
  uqc: z.string(),
  decimals: z.number(),
  conversions: z.array(UnitConversion.extend({ unitCode: z.string() })).nullish(),
  isSystem: z.boolean(),
})
export const unitCalls = resourceCalls('unit', 'UNT', {
  row: UnitRow,
  detail: UnitRow,
  save: UnitSave,
  filters: {},
})

export const TaxRateSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  text: f.TaxRateText.min(1),
  taxKind: TaxKind.default('GST'),
  rate: f.Rate,
  cessRate: f.Rate.optional(),
  validFrom: f.CalendarDate.optional(),
  validTo: f.CalendarDate.optional(),
})
export const TaxRateRow = z.object({
  ...recordStamps,
  text: z.string(),
  taxKind: TaxKind,
  rate: z.string(),
  cessRate: z.string().nullish(),
  validFrom: f.CalendarDate.nullish(),
  validTo: f.CalendarDate.nullish(),
  isSystem: z.boolean(),
})
export const taxRateCalls = resourceCalls('taxRate', 'TXR', {
  row: TaxRateRow,
  detail: TaxRateRow,
  save: TaxRateSave,
  filters: {},
})

export const HsnSacSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  code: f.MasterHsn,
  description: f.Description.min(1),
  kind: z.enum(['HSN', 'SAC']),
  rate: f.Rate.optional(),
  rateFrom: f.CalendarDate.optional(),
})
/** What the heading of a code is called in the caller's language, where the description is English only. */
const HeadingName = z.string().optional()
export const HsnSacRow = z.object({
  ...recordStamps,
  code: z.string(),
  description: z.string(),
  kind: z.enum(['HSN', 'SAC']),
  rate: z.string().nullish(),
  rateFrom: f.CalendarDate.nullish(),
  isSystem: z.boolean(),
  heading: HeadingName,
})
/** A code as a picker offers it: of the master, of the loaded list or of the built-in one. */
const HsnChoice = z.object({
  code: z.string(),
  description: z.string(),
  kind: z.enum(['HSN', 'SAC']),
  rate: z.string().nullish(),
  /** The day from which the rate is known. */
  rateFrom: f.CalendarDate.nullish(),
  heading: HeadingName,
})
const HsnKindFilter = z.enum(['HSN', 'SAC'])

/** The government's list, as its own file: HSN_SAC.xlsx of the GST portal, or one of its sheets as CSV. */
export const hsnFileLimits = { bytes: 4 * 1024 * 1024, rows: 60_000, errorsShown: 200 } as const

/** Why a row of the file was not taken. Text `hsnSac.fault.<value>`. */
export const HsnRowFault = z.enum(['form', 'heading', 'emptyHeading', 'description', 'duplicate'])

const masterCalls = resourceCalls('hsnSac', 'HSN', {
  row: HsnSacRow,
  detail: HsnSacRow,
  save: HsnSacSave,
  filters: {
    kinds: z.array(HsnKindFilter).optional(),
    /** Codes that exist and are not in the master, by the same word, beside it. */
    withCatalogue: z.boolean().optional(),
  },
})

export const hsnSacCalls = {
  ...masterCalls,
  search: defineCall({
    ...masterCalls.search,
    reply: pageOf(HsnSacRow).extend({ catalogue: z.array(HsnChoice).optional() }),
  }),
  pick: defineCall({
    method: 'GET',
    path: '/hsnSac/pick',
    access: 'session',
    input: z.object({
      text: z.string().max(100).default(''),
      kind: HsnKindFilter.optional(),
      /** The day whose rates are asked for. */
      date: f.CalendarDate.optional(),
    }),
    reply: z.array(HsnChoice),
    readOnly: true,
  }),
  /** Which lists of codes are in use. */
  directory: defineCall({
    method: 'GET',
    path: '/hsnSac/directory',
    access: { anyOf: ['HSN_SH_VW'] },
    reply: z.object({
      builtIn: z.object({ name: z.string(), asOf: f.CalendarDate, codes: z.number() }),
      loaded: z
        .object({
          fileName: z.string(),
          codes: z.number(),
          newCodes: z.number(),
          loadedAt: z.string(),
          loadedBy: z.string().nullable(),
        })
        .nullable(),
    }),
    readOnly: true,
  }),
  /** Takes the government's list in, whole: it replaces the one loaded before. */
  load: defineCall({
    method: 'POST',
    path: '/hsnSac/load',
    access: { anyOf: ['HSN_IMP'] },
    body: 'files',
    input: z.object({
      fileName: z.string().trim().min(1).max(200),
      /** Base64. */
      content: z
        .string()
        .max(Math.ceil(hsnFileLimits.bytes / 3) * 4 + 4)
        .regex(/^[A-Za-z0-9+/]*={0,2}$/),
    }),
    reply: z.object({
      codes: z.number(),
      newCodes: z.number(),
      refused: z.number(),
      errors: z.array(
        z.object({ sheet: z.string(), row: z.number(), code: z.string(), message: z.string() }),
      ),
    }),
    idempotent: true,
  }),
}
