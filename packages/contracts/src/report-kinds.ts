import * as z from 'zod'
import { defineCall } from './call.ts'
import { Language } from './enums.ts'
import * as f from './fields.ts'
import type { ReportGroup, RightCode } from './rights.ts'

/**
 * The reports of the product. A new one is a row here, a declaration on the server (`report-files`) and a screen; its
 * rights, calls, tile and buttons follow from the row.
 */
export const reportKinds = {
  gstr1: { group: 'GSTR1', path: 'gstr1-report', attachments: ['xlsx', 'csv', 'json'] },
  gstr3b: { group: 'GSTR1', path: 'returns', attachments: ['xlsx', 'csv', 'json'] },
  gstr1a: { group: 'GSTR1', path: 'returns', attachments: ['xlsx', 'csv', 'json'] },
  gstr9: { group: 'GSTR1', path: 'returns', attachments: ['xlsx', 'csv', 'json'] },
  gstr9c: { group: 'GSTR1', path: 'returns', attachments: ['xlsx', 'csv', 'json'] },
  creditComparison: { group: 'GSTR1', path: 'returns', attachments: ['xlsx', 'csv'] },
  partyLedger: { group: 'PTY', path: 'party-ledger-report', attachments: ['xlsx', 'csv'] },
  ageing: { group: 'PTY', path: 'party-ageing-report', attachments: ['xlsx', 'csv'] },
  supplierAgeing: { group: 'PTY', path: 'supplier-ageing-report', attachments: ['xlsx', 'csv'] },
  dueCalendar: { group: 'PTY', path: 'due-calendar-report', attachments: ['xlsx', 'csv'] },
  salesByHsn: { group: 'SAL', path: 'sales-by-hsn-report', attachments: ['xlsx', 'csv'] },
  salesByCustomer: { group: 'SAL', path: 'sales-by-customer-report', attachments: ['xlsx', 'csv'] },
  salesByItem: { group: 'SAL', path: 'sales-by-item-report', attachments: ['xlsx', 'csv'] },
  salesByItemDetails: { group: 'SAL', path: 'sales-by-item-details-report', attachments: ['xlsx', 'csv'] },
  salesBySalesperson: { group: 'SAL', path: 'sales-by-salesperson-report', attachments: ['xlsx', 'csv'] },
  hsnSummary: { group: 'SAL', path: 'hsn-summary-report', attachments: ['xlsx', 'csv'] },
  purchaseByHsn: { group: 'PUR', path: 'purchase-by-hsn-report', attachments: ['xlsx', 'csv'] },
  purchaseBySupplier: { group: 'PUR', path: 'purchase-by-supplier-report', attachments: ['xlsx', 'csv'] },
  purchaseByItem: { group: 'PUR', path: 'purchase-by-item-report', attachments: ['xlsx', 'csv'] },
  purchaseByItemDetails: {
    group: 'PUR',
    path: 'purchase-by-item-details-report',
    attachments: ['xlsx', 'csv'],
  },
  taxSummary: { group: 'SAL', or: 'PUR', path: 'tax-summary-report', attachments: ['xlsx', 'csv'] },
  documentRegister: {
    group: 'SAL',
    or: 'PUR',
    path: 'document-register-report',
    attachments: ['xlsx', 'csv'],
  },
} as const satisfies Readonly<Record<string, ReportKind>>

interface ReportKind {
  readonly group: ReportGroup
  /** Another whose rights open it too: it then shows the part of that group alone. */
  readonly or?: ReportGroup
  /** Of its screen. */
  readonly path: string
  /** What an e-mail can carry beside the PDF. */
  readonly attachments: readonly ('xlsx' | 'csv' | 'json')[]
}

export type ReportName = keyof typeof reportKinds
export type ReportAction = 'view' | 'export' | 'pdf' | 'print' | 'send'

const suffixes = { view: '', export: '_DD_EX', pdf: '_PDF', print: '_PRT', send: '_SND' } as const

/** The right to do something with the reports of a group: five for each. */
export const groupRight = (group: ReportGroup, action: ReportAction): RightCode =>
  `REP_${group}${suffixes[action]}`

/** The right to do something with a report. */
export const reportRight = (name: ReportName, action: ReportAction): RightCode =>
  groupRight(reportKinds[name].group, action)

/** Each of them alone gives it, for its part of the report. */
export function reportRights(name: ReportName, action: ReportAction): readonly RightCode[] {
  const { group, or }: ReportKind = reportKinds[name]
  return [group, ...(or ? [or] : [])].map((one) => groupRight(one, action))
}

/** The ledger is exported in the party's own record too. */
const alsoExports: Readonly<Partial<Record<ReportName, RightCode>>> = { partyLedger: 'PTY_DD_EX' }

/** One of these takes sheets out, by a download or by an e-mail. */
export const exportRights = (name: ReportName): readonly RightCode[] => {
  const other = alsoExports[name]
  return [...reportRights(name, 'export'), ...(other ? [other] : [])]
}

/** Sheets of a report: pages have a call and a right of their own. */
export const SheetFormat = z.enum(['xlsx', 'csv'])

/** A record of its own that shows the report opens it with its own rights too. */
type Also = Readonly<Partial<Record<ReportAction, RightCode>>>

/** What every report can do beside being looked at and exported: PDF, print, e-mail. `asked` is what the screen asks with. */
export const reportCalls = <const P extends string, S extends z.ZodRawShape, const N extends ReportName>(
  path: P,
  name: N,
  asked: { readonly shape: S },
  also: Also = {},
) => {
  const access = (action: ReportAction) => {
    const other = also[action]
    return { anyOf: [...reportRights(name, action), ...(other ? [other] : [])] }
  }
  const inLanguage = { ...asked.shape, language: Language.optional() }
  type Attachment = (typeof reportKinds)[N]['attachments'][number]
  return {
    pdf: defineCall({
      method: 'POST',
      path: `/${path}/pdf`,
      access: access('pdf'),
      input: z.strictObject(inLanguage),
      reply: 'file',
      readOnly: true,
    }),
    /** The same pages, to be shown and printed at once. */
    print: defineCall({
      method: 'POST',
      path: `/${path}/print`,
      access: access('print'),
      input: z.strictObject(inLanguage),
      reply: 'file',
      readOnly: true,
    }),
    /** The PDF by mail, with sheets where they are asked for; a large report goes out as a background task. */
    send: defineCall({
      method: 'POST',
      path: `/${path}/send`,
      access: access('send'),
      input: z.strictObject({
        ...inLanguage,
        to: f.Emails,
        subject: f.EmailSubject.optional(),
        message: f.TermsLong.optional(),
        attach: z
          .array(z.enum(reportKinds[name].attachments as unknown as [Attachment, ...Attachment[]]))
          .max(3)
          .default([]),
      }),
      reply: z.object({ messageId: f.Id.optional(), taskId: f.Id.optional() }),
      idempotent: true,
    }),
  }
}
