import * as z from 'zod'
import { PrintTemplate } from './print-settings.ts'
import { languages } from './texts/texts.ts'

/**
 * A printed page as data: every value already formatted in the document's language, in the order it is shown.
 * The PDF templates and the HTML sheet (view screen, public page) lay out the same model, so that paper and
 * screen never differ. It holds what is printed and nothing else, which makes it safe to show without a session.
 */
export const Fact = z.object({
  label: z.string(),
  value: z.string(),
  /** A number, code or address of the net: stays left-to-right and unbroken in right-to-left pages. */
  code: z.boolean().optional(),
})

export const Addressee = z.object({
  heading: z.string(),
  name: z.string(),
  lines: z.array(z.string()),
  facts: z.array(Fact),
})

export const PrintColumn = z.object({
  key: z.string(),
  label: z.string(),
  /** 'number' and 'code' stay left-to-right; 'number' is at the end of the cell. */
  kind: z.enum(['text', 'code', 'number', 'index']),
  /** Width in ems of the table's text; 0 takes what the others leave. */
  width: z.number(),
})

export const PrintTable = z.object({
  title: z.string().optional(),
  columns: z.array(PrintColumn),
  /** One text a column; what follows a line break is below it, smaller. */
  rows: z.array(z.array(z.string())),
  /** Indexes of rows that are sums of others. */
  sums: z.array(z.number()).optional(),
  footer: z.array(z.string()).optional(),
  /** Text size in points, chosen so that the widest amounts fit. */
  textSize: z.number(),
})

export const PrintTotal = z.object({ label: z.string(), value: z.string(), strong: z.boolean().optional() })

/** What is at the head of every page of every kind. */
const head = {
  language: z.enum(languages),
  direction: z.enum(['ltr', 'rtl']),
  title: z.string(),
  /** The title in a second language: statutory words are in English beside any other. */
  titleBeside: z.object({ language: z.enum(languages), text: z.string() }).optional(),
  number: z.string(),
  /** Across the page: a draft or a cancelled document must not pass for a valid one. */
  watermark: z.string().optional(),
  supplier: Addressee,
  facts: z.array(Fact),
  hasLogo: z.boolean(),
  /** Colour of titles and lines, #rrggbb. */
  ink: z.string(),
  /** Labels of the frame: page, of, continued and the like, by key. */
  labels: z.record(z.string(), z.string()),
}

/** The paper and how the template uses it. */
export const PrintLayout = z.object({
  template: PrintTemplate,
  paper: z.enum(['A4', 'A5', 'roll']),
  /** Between the margins, in points: what tables are measured for. */
  width: z.number(),
  /** Of the totals at the end, in points. */
  totalsWidth: z.number(),
  /** Of the page's text, in points. */
  textSize: z.number(),
  /** Millimetres. */
  logoHeight: z.number(),
  /** Margins above and below, in millimetres; those of a letterhead are what its paper needs. */
  top: z.number(),
  bottom: z.number(),
})

export const Qr = z.object({ text: z.string(), caption: z.string(), facts: z.array(Fact) })

export const DocumentPrint = z.object({
  ...head,
  layout: PrintLayout,
  copyName: z.string().optional(),
  parties: z.array(Addressee),
  /** Sentences the law wants on the paper: export endorsement, composition, reverse charge. */
  declarations: z.array(z.string()),
  lines: PrintTable,
  rateSummary: PrintTable.optional(),
  hsnSummary: PrintTable.optional(),
  totals: z.array(PrintTotal),
  words: z.array(z.object({ language: z.enum(languages), label: z.string(), text: z.string() })),
  /** Signed QR of the e-invoice, with IRN and acknowledgement. */
  einvoice: Qr.optional(),
  ewayBill: z.array(Fact).optional(),
  /** Number of that bill as bars: the digits, and as people read them. */
  barcode: z.object({ text: z.string(), caption: z.string() }).optional(),
  upi: Qr.optional(),
  bank: z.array(Fact),
  notes: z.array(z.object({ heading: z.string(), text: z.string() })),
  signature: z.object({
    heading: z.string(),
    hasImage: z.boolean(),
    name: z.string(),
    designation: z.string(),
    label: z.string(),
  }),
})

/** The sheet with its pictures, which the model only says to exist. */
export const DocumentSheet = z.object({
  print: DocumentPrint,
  logo: z.string().nullable(),
  signatureImage: z.string().nullable(),
  upiQrSvg: z.string().nullable(),
  einvoiceQrSvg: z.string().nullish(),
  ewayBarcodeSvg: z.string().nullish(),
  /** Which copies someone who prints is offered first. */
  copies: z.enum(['all', 'Original']).optional(),
})

export const ReceiptPrint = z.object({
  ...head,
  /** 'Received from', 'Paid to'. */
  party: Addressee,
  amount: PrintTotal,
  words: z.array(z.object({ language: z.enum(languages), label: z.string(), text: z.string() })),
  /** Of a voucher of rules 50 to 52: what the money is for, with its tax. */
  tax: PrintTable.optional(),
  allocations: PrintTable.optional(),
  totals: z.array(PrintTotal),
  notes: z.array(z.object({ heading: z.string(), text: z.string() })),
  signature: DocumentPrint.shape.signature,
})

export const StatementPrint = z.object({
  ...head,
  party: Addressee,
  entries: PrintTable,
  totals: z.array(PrintTotal),
  ageing: PrintTable.optional(),
  upi: Qr.optional(),
  bank: z.array(Fact),
  notes: z.array(z.object({ heading: z.string(), text: z.string() })),
})

export type PrintLayout = z.infer<typeof PrintLayout>
export type Qr = z.infer<typeof Qr>
export type Fact = z.infer<typeof Fact>
export type Addressee = z.infer<typeof Addressee>
export type PrintColumn = z.infer<typeof PrintColumn>
export type PrintTable = z.infer<typeof PrintTable>
export type PrintTotal = z.infer<typeof PrintTotal>
export type DocumentSheet = z.infer<typeof DocumentSheet>
export type DocumentPrint = z.infer<typeof DocumentPrint>
export type ReceiptPrint = z.infer<typeof ReceiptPrint>
export type StatementPrint = z.infer<typeof StatementPrint>
