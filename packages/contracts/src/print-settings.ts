import * as z from 'zod'
import { defineCall } from './call.ts'
import { OfferedKindName, Language } from './enums.ts'
import * as f from './fields.ts'
import { languages } from './texts/texts.ts'

/** Looks of a document; each is a template of the printing slice and a face of the sheet on screen. */
export const PrintTemplate = z.enum(['classic', 'modern', 'compact', 'thermal', 'letterhead'])
export type PrintTemplate = z.output<typeof PrintTemplate>

/**
 * Columns of the lines in their usual order. `taxes` represents the heads of the supply (IGST, or CGST and SGST, and
 * cess). Fixed ones are what rule 46 of the CGST Rules, clauses (g) to (m), wants on the paper; a discount lowers
 * the value of supply only where the invoice records it (CGST s.15(3)(a)).
 */
export const lineColumns = {
  index: { isFixed: false },
  description: { isFixed: true },
  hsn: { isFixed: true },
  quantity: { isFixed: true },
  rate: { isFixed: false },
  discount: { isFixed: true },
  taxable: { isFixed: true },
  taxes: { isFixed: true },
  total: { isFixed: false },
} as const
export type LineColumn = keyof typeof lineColumns

/** Contrast of a colour on white paper by the formula of WCAG 2.2; titles and filled heads need 4.5. */
export const contrastOnWhite = (colour: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}

const Ink = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .refine((colour) => contrastOnWhite(colour) >= 4.5, { error: 'colourTooLight' })

const Column = z.object({
  /** One of `lineColumns`, or `field<id>` for a field of the business's own. */
  key: z.string().max(30),
  isShown: z.boolean(),
  /** Millimetres; never narrower than its longest figure. */
  width: z.number().int().min(5).max(120).optional(),
})

export const CopyNames = z.object({
  Original: z.string().trim().max(40).optional(),
  Duplicate: z.string().trim().max(40).optional(),
  Triplicate: z.string().trim().max(40).optional(),
})

/** How documents look on paper. What the law wants on them has no switch here. */
export const PrintSettings = z.object({
  template: PrintTemplate.default('classic'),
  /** Of the thermal template no matter: its roll is 80 mm wide. */
  paper: z.enum(['A4', 'A5']).default('A4'),
  textSize: z.enum(['small', 'normal', 'large']).default('normal'),
  ink: Ink.default('#2B4A9B'),
  hasLogo: z.boolean().default(true),
  /** Millimetres. */
  logoHeight: z.number().int().min(8).max(30).default(14),
  hasSignatureImage: z.boolean().default(true),
  /** 'reader': of who prints or opens the link. */
  language: z.enum(['reader', ...languages]).default('reader'),
  /** Title and amount in words are in this language too. */
  languageBeside: z.enum(['none', ...languages]).default('en'),
  columns: z.array(Column).max(40).default([]),
  hasRateSummary: z.boolean().default(true),
  hasHsnSummary: z.boolean().default(true),
  hasWords: z.boolean().default(true),
  hasBank: z.boolean().default(true),
  hasUpi: z.boolean().default(true),
  hasPageNumbers: z.boolean().default(true),
  /** Printed where the document has none of its own. */
  terms: f.TermsLong.optional(),
  footer: z.string().trim().max(150).optional(),
  /** Chosen beforehand where someone prints. */
  copies: z.enum(['all', 'Original']).default('all'),
  /** Printed beside the marks of rule 48, never instead of them. */
  copyNames: CopyNames.default({}),
  /** Millimetres left blank for what is printed on the paper already. */
  letterheadTop: z.number().int().min(10).max(110).default(45),
  letterheadBottom: z.number().int().min(8).max(70).default(20),
})
export type PrintSettings = z.output<typeof PrintSettings>
export const usualPrintSettings: PrintSettings = PrintSettings.parse({})

const PrintSettingsDetail = z.object({
  entityId: f.Id,
  /** Absent where nothing of its own is kept yet. */
  version: f.Version.nullable(),
  settings: PrintSettings,
  /** Whose settings these are: its own, those of its company, or the product's. */
  from: z.enum(['own', 'company', 'product']),
  /** Every column that can be arranged, with its label in the reader's language. */
  columns: z.array(z.object({ key: z.string(), label: z.string(), isFixed: z.boolean() })),
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
})

const access = { anyOf: ['STG_PRT'] } as const

export const printSettingCalls = {
  detail: defineCall({
    method: 'GET',
    path: '/subscriber/setting/print/detail',
    access,
    input: z.object({ entityId: f.QueryId }),
    reply: PrintSettingsDetail,
    readOnly: true,
  }),
  save: defineCall({
    method: 'POST',
    path: '/subscriber/setting/print/save',
    access,
    input: z.object({ entityId: f.Id, version: f.Version.optional(), settings: PrintSettings }),
    reply: PrintSettingsDetail,
    idempotent: true,
  }),
  /** Back to what is above: the company's settings, or the product's. */
  reset: defineCall({
    method: 'POST',
    path: '/subscriber/setting/print/reset',
    access,
    input: z.object({ entityId: f.Id, version: f.Version }),
    reply: PrintSettingsDetail,
    idempotent: true,
  }),
  /** A document as it would print with these settings: pages as a picture, or the PDF itself. Nothing is kept. */
  preview: defineCall({
    method: 'POST',
    path: '/subscriber/setting/print/preview',
    access,
    input: z.object({
      entityId: f.Id,
      settings: PrintSettings,
      /** Each kind has the title and the particulars of its rule. */
      kind: OfferedKindName.default('salesInvoice'),
      /** A document of the kind that the reader may see; absent: what `sample` says. */
      documentId: f.Id.optional(),
      sample: z.enum(['latest', 'short', 'long']).default('latest'),
      language: Language.optional(),
      as: z.enum(['svg', 'pdf']).default('svg'),
    }),
    reply: 'file',
    readOnly: true,
  }),
}
