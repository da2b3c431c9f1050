import { openSideNames } from '@bahi/domain/payments/kinds.ts'
import * as z from 'zod'
import { DocumentKindName } from './enums.ts'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { GlobalFilters, pageOf } from './paging.ts'
import { setupChecks } from './registration.ts'
import { exportRights, reportCalls, reportRight, SheetFormat } from './report-kinds.ts'

const Counter = z.object({ documents: z.number(), amount: z.string() })

/** Documents of a kind and period by what is done of them. */
const Counters = z.object({
  total: Counter,
  /** What is there: the sales or the purchases. */
  issued: Counter,
  draft: Counter,
  /** Waiting for approval. */
  pending: Counter,
  cancelled: Counter,
  paid: Counter,
  unpaid: Counter,
  overdue: Counter,
})

/** Open amounts of one side, as of today: `outstanding` is what is not due yet and what is overdue. */
const Open = z.object({ outstanding: Counter, notDue: Counter, overdue: Counter, advances: z.string() })
const Ages = z.array(z.object({ label: z.string(), amount: z.string(), documents: z.number() }))

/** What was sold or bought, net of notes. */
const Turnover = z.object({
  /** With tax. */
  amount: z.string(),
  tax: z.string(),
  /** Invoices or bills, without the notes. */
  documents: z.number(),
  /** By how much the notes change the amount. */
  notes: Counter,
})

export const dashboardCalls = {
  /** The dashboard's figures for the company, or some of its GSTINs, and a period. */
  summary: defineCall({
    method: 'POST',
    path: '/dashboard/summary',
    access: 'session',
    input: z.object({
      companyId: f.Id.optional(),
      entityIds: z.array(f.Id).max(500).optional(),
      fromDate: f.CalendarDate.optional(),
      toDate: f.CalendarDate.optional(),
    }),
    reply: z.object({
      saleInvoices: Counters,
      purchaseBills: Counters,
      paymentsIn: Counter,
      paymentsOut: Counter,
      sales: Turnover,
      purchases: Turnover,
      /** Issued documents of the period, of each kind whose list may be opened. */
      kinds: z.array(Counter.extend({ kind: DocumentKindName })),
      /** Tax on the sales of the period, net of notes. */
      tax: z.string(),
      /** The same figures of the period before, as far as this one has come. */
      before: z
        .object({
          fromDate: z.string(),
          toDate: z.string(),
          sales: z.string(),
          received: z.string(),
          tax: z.string(),
          purchases: z.string(),
        })
        .optional(),
      /** What parties owe us, whatever the period; `advances` is what they have paid ahead. */
      receivables: Open,
      /** What we owe parties; `advances` is what we have paid ahead. */
      payables: Open,
      parties: z.object({ toCollect: Counter, toPay: Counter }),
      ageing: Ages,
      ageingPayable: Ages,
      /** Month by month, at most 13. */
      trend: z.array(
        z.object({ month: z.string(), sales: z.string(), tax: z.string(), received: z.string() }),
      ),
      topParties: z.array(z.object({ partyId: f.Id, name: z.string(), amount: z.string() })),
      topItems: z.array(
        z.object({ itemId: f.Id, name: z.string(), quantity: z.string(), amount: z.string() }),
      ),
      /** Documents by their state at the e-invoice portal (right DSH_EINV); absent where no GSTIN makes e-invoices. */
      eInvoices: z
        .object({
          /** Of the days from `since` on; the others are of all time. */
          notGenerated: z.number(),
          since: f.CalendarDate,
          inProgress: z.number(),
          rejected: z.number(),
          generated: z.number(),
          cancelled: z.number(),
        })
        .optional(),
      eWayBills: z
        .object({
          pending: z.number(),
          onTheWay: z.number(),
          rejected: z.number(),
          endsToday: z.number(),
          expired: z.number(),
        })
        .optional(),
      /** Each return of the newest period that has ended and each earlier one that is late, by GSTIN (right DSH_RST). */
      returnStatus: z
        .array(
          z.object({
            entityId: f.Id,
            name: z.string(),
            /** As the portal writes it: GSTR-1, GSTR-3B, CMP-08. */
            form: z.string(),
            period: z.string(),
            dueDate: z.string(),
            state: z.enum(['Filed', 'Due', 'Overdue']),
            path: z.string(),
          }),
        )
        .optional(),
      /** How many of these returns are where (right DSH_RCT). */
      returnCount: z.object({ filed: z.number(), due: z.number(), overdue: z.number() }).optional(),
      /** What is left of the set-up, for who may change the business; absent once all is done or it was dismissed. */
      setup: z
        .object({
          /** The GSTIN whose address, logo and bank are meant. */
          entityId: f.Id,
          checks: z.array(z.object({ check: z.enum(setupChecks), isDone: z.boolean() })),
        })
        .optional(),
      /** What needs doing first, as of today: clocks of the law, returns, overdue invoices, drafts. */
      todo: z.array(
        z.object({
          key: z.string(),
          /** Of the documents that it is about. */
          kind: DocumentKindName.nullish(),
          count: z.number(),
          amount: z.string().nullish(),
          dueDate: z.string().nullish(),
          /** Return period, as MMYYYY, and the return where the key does not name it. */
          period: z.string().nullish(),
          form: z.string().nullish(),
          /** Days since it was due. */
          days: z.number().nullish(),
          isLate: z.boolean().nullish(),
          path: z.string(),
        }),
      ),
    }),
    readOnly: true,
  }),
}

/** What one party owes or is owed, by days since it fell due. */
export const AgeingRow = z.object({
  id: f.Id,
  name: z.string(),
  code: z.string(),
  gstin: z.string().nullish(),
  mobile: z.string().nullish(),
  documents: z.number(),
  notDue: z.string(),
  days15: z.string(),
  days30: z.string(),
  days45: z.string(),
  days60: z.string(),
  days90: z.string(),
  over90: z.string(),
  total: z.string(),
  /** Received or paid and not yet allocated, and what notes have left. */
  unallocated: z.string(),
})

const AgeingSearch = GlobalFilters.extend({
  asOf: f.CalendarDate.optional(),
  view: z.enum(['all', 'overdue', 'over90']).optional(),
  sort: z.string().max(60).default('total DESC'),
})

const ageingCallsOf = <const N extends 'ageing' | 'supplierAgeing'>(name: N) => ({
  search: defineCall({
    method: 'POST',
    path: `/${name}/search`,
    access: { anyOf: [reportRight(name, 'view')] },
    input: AgeingSearch,
    reply: pageOf(AgeingRow),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: `/${name}/export`,
    access: { anyOf: [reportRight(name, 'export')] },
    input: AgeingSearch.extend({ format: SheetFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
  ...reportCalls(name, name, AgeingSearch),
})

/** Who owes how much for how long, party by party. */
export const ageingCalls = ageingCallsOf('ageing')
/** Whom we owe how much for how long. */
export const supplierAgeingCalls = ageingCallsOf('supplierAgeing')

/** When something is due, from today on: overdue, in the week that begins today, in the days after it. */
export const duePeriods = ['overdue', 'week', 'days15', 'days30', 'later'] as const

const DueSearch = GlobalFilters.omit({ returnPeriods: true, financialYear: true, keywords: true })
  .omit({ fromDocumentDate: true, toDocumentDate: true, fromStamp: true, toStamp: true })
  .extend({
    /** What is received or paid alone; absent: both. */
    side: z.enum(openSideNames).optional(),
    partyIds: z.array(f.Id).max(500).optional(),
    fromDueDate: f.CalendarDate.optional(),
    toDueDate: f.CalendarDate.optional(),
    view: z.enum(['all', ...duePeriods]).optional(),
    sort: z.string().max(60).default('dueDate ASC'),
  })

export const DueRow = z.object({
  id: f.Id,
  kind: DocumentKindName,
  entityId: f.Id,
  number: z.string().nullable(),
  /** That of the supplier's paper. */
  supplierNumber: z.string().nullable(),
  date: z.string(),
  dueDate: z.string(),
  partyId: f.Id,
  partyName: z.string(),
  total: z.string(),
  /** What is open of it, in the column of its side. */
  toReceive: z.string().nullable(),
  toPay: z.string().nullable(),
  /** Of what is to be paid, what payments that wait for approval would pay. */
  waiting: z.string(),
})

/** Who pays suppliers without the right to the report sees what is to be paid alone. */
const dueAccess = { anyOf: [reportRight('dueCalendar', 'view'), 'POT_AD'] } as const

/** Each open document of both sides by the day on which it is due. */
export const dueCalendarCalls = {
  search: defineCall({
    method: 'POST',
    path: '/dueCalendar/search',
    access: dueAccess,
    input: DueSearch,
    reply: pageOf(DueRow),
    readOnly: true,
  }),
  /** How much is due when, on both sides. */
  summary: defineCall({
    method: 'POST',
    path: '/dueCalendar/summary',
    access: dueAccess,
    input: DueSearch,
    reply: z.object({
      periods: z.array(
        z.object({
          view: z.enum(duePeriods),
          documents: z.number(),
          toReceive: z.string(),
          toPay: z.string(),
        }),
      ),
    }),
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/dueCalendar/export',
    access: { anyOf: [reportRight('dueCalendar', 'export')] },
    input: DueSearch.extend({ format: SheetFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
  ...reportCalls('dueCalendar', 'dueCalendar', DueSearch),
}

const LedgerAsked = z.object({
  id: f.Id,
  entityIds: z.array(f.Id).max(500).optional(),
  fromDate: f.CalendarDate.optional(),
  toDate: f.CalendarDate.optional(),
})

/** The account of one party; it is read by `party.statement`. In the party's own record the rights of parties open it too. */
export const partyLedgerCalls = {
  export: defineCall({
    method: 'POST',
    path: '/partyLedger/export',
    access: { anyOf: exportRights('partyLedger') },
    input: LedgerAsked.extend({ format: SheetFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
  ...reportCalls('partyLedger', 'partyLedger', LedgerAsked, {
    pdf: 'PTY_PDF',
    print: 'PTY_PDF',
    send: 'PTY_SND',
  }),
}

const RuleState = z.enum(['InForce', 'Announced', 'Deferred', 'Withdrawn'])

export const ruleCalls = {
  /** The dated rules with their sources and states. */
  search: defineCall({
    method: 'GET',
    path: '/rule/search',
    access: 'session',
    reply: z.object({
      records: z.array(
        z.object({
          id: z.string(),
          titleKey: z.string(),
          since: z.string(),
          until: z.string().nullish(),
          value: z.string(),
          source: z.string(),
          state: RuleState,
          /** Put into force, put off or taken back by the business itself. */
          isOwn: z.boolean(),
          /** False for what a portal enforces and what nothing works with yet: shown, not offered for change. */
          isChangeable: z.boolean(),
          /** What the product brought along under the same rule and day. */
          builtIn: z.object({ value: z.string(), state: RuleState }).nullable(),
        }),
      ),
    }),
    readOnly: true,
  }),
  /** Puts a row of a rule into force, off, or back: applies to what is computed from now on, issued documents stay. */
  save: defineCall({
    method: 'POST',
    path: '/rule/save',
    access: { anyOf: ['STG_SYS'] },
    input: z.object({
      id: z.string().max(60),
      since: f.CalendarDate,
      until: f.CalendarDate.optional(),
      /** In the words of the built-in rows: a number, true or false, a word. */
      value: z.string().min(1).max(30),
      state: RuleState,
      /** Where it is written: notification, advisory, circular. */
      source: z.string().trim().min(3).max(200),
    }),
    reply: 'nothing',
    idempotent: true,
  }),
  /** Back to what the product brought along. */
  revert: defineCall({
    method: 'POST',
    path: '/rule/revert',
    access: { anyOf: ['STG_SYS'] },
    input: z.object({ id: z.string().max(60), since: f.CalendarDate }),
    reply: 'nothing',
    idempotent: true,
  }),
  /** Open drafts and unfiled documents whose figures a rule in its announced form would change. */
  preview: defineCall({
    method: 'GET',
    path: '/rule/preview',
    access: { anyOf: ['STG_SYS'] },
    input: z.object({ id: z.string().max(60), since: f.CalendarDate }),
    reply: z.object({
      documents: z.array(
        z.object({
          documentId: f.Id,
          kind: DocumentKindName,
          number: z.string().nullable(),
          date: z.string().nullable(),
          status: z.string(),
          before: z.string(),
          after: z.string(),
        }),
      ),
    }),
    readOnly: true,
  }),
}
