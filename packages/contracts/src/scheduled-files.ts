import type { PeriodPreset } from '@bahi/domain/cal/presets.ts'
import {
  addPeriods,
  financialYearOf,
  quarterOf,
  rangeOfFinancialYear,
  returnPeriodOf,
} from '@bahi/domain/cal/period.ts'
import { offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { statements } from './accounting.ts'
import type { ReportName } from './report-kinds.ts'
import type { texts } from './texts/index.ts'

type TextKey = keyof typeof texts

interface Days {
  readonly from: string
  readonly to: string
}

/** The members of a call that say of when it is, and what they are for the days of a mail. */
export interface Moving {
  readonly members: readonly string[]
  readonly of: (days: Days) => Readonly<Record<string, unknown>>
  /** Of these alone; absent: of every period. */
  readonly presets?: readonly PeriodPreset[]
  /** It can be of all days too. */
  readonly isOptional?: true
}

export interface ScheduledFile {
  /** Names a list or a statement; reports are named by their own texts. */
  readonly title?: TextKey
  /** Absent: of the day on which it is sent. */
  readonly moving?: Moving
}

const between = (from: string, to: string): Moving => ({
  members: [from, to],
  of: (days) => ({ [from]: days.from, [to]: days.to }),
})
const ofDocumentDates = { moving: between('fromDocumentDate', 'toDocumentDate') }
const ofDates = { moving: between('fromDate', 'toDate') }

/** All that a report or a list may be narrowed by in time: of the screen, and old by the next mail. */
export const dayMembers: ReadonlySet<string> = new Set([
  'fromDate',
  'toDate',
  'fromDocumentDate',
  'toDocumentDate',
  'fromDueDate',
  'toDueDate',
  'fromStamp',
  'toStamp',
  'date',
  'asOf',
  'compareAsOf',
  'compareFromDate',
  'compareToDate',
  'returnPeriod',
  'returnPeriods',
  'financialYear',
  'quarter',
])

/** The months of the days, as lists of returns name them. */
function periodsBetween(from: string, to: string): readonly string[] {
  const last = returnPeriodOf(to)
  const periods = [returnPeriodOf(from)]
  while (periods.at(-1) !== last) periods.push(addPeriods(periods.at(-1)!, 1))
  return periods
}

/** A list of what is dated: of a period, or of all days. */
const dated = (title: TextKey): ScheduledFile => ({
  title,
  moving: { ...between('fromDocumentDate', 'toDocumentDate'), isOptional: true },
})
/** A list of what is there on the day. */
const present = (title: TextKey): ScheduledFile => ({ title })
/** Entries between two days. */
const entries = (title: TextKey): ScheduledFile => ({ title, ...ofDates })

const months = ['This Month', 'Last Month'] as const
const years = ['This Fiscal Year', 'Last Fiscal Year'] as const
const ofReturnPeriod: Moving = {
  members: ['returnPeriod'],
  of: ({ to }) => ({ returnPeriod: returnPeriodOf(to) }),
  presets: months,
}
/** Annual returns are named by the last month of their year. */
const ofReturnYear: Moving = {
  members: ['returnPeriod'],
  of: ({ to }) => ({ returnPeriod: returnPeriodOf(rangeOfFinancialYear(financialYearOf(to)).to) }),
  presets: years,
}
const ofYear: Moving = {
  members: ['financialYear'],
  of: ({ to }) => ({ financialYear: financialYearOf(to) }),
  presets: years,
}
/** Quarterly statements of TDS and TCS: the quarter of the month. */
const ofQuarter: Moving = {
  members: ['financialYear', 'quarter'],
  of: ({ to }) => ({ financialYear: financialYearOf(to), quarter: quarterOf(to) }),
  presets: months,
}

/** Reports: their pages as PDF, with sheets where they are asked for. */
export const scheduledReports = {
  ageing: {},
  supplierAgeing: {},
  dueCalendar: {},
  partyLedger: ofDates,
  salesByHsn: ofDocumentDates,
  salesByCustomer: ofDocumentDates,
  salesByItem: ofDocumentDates,
  salesByItemDetails: ofDocumentDates,
  salesBySalesperson: ofDocumentDates,
  hsnSummary: ofDocumentDates,
  purchaseByHsn: ofDocumentDates,
  purchaseBySupplier: ofDocumentDates,
  purchaseByItem: ofDocumentDates,
  purchaseByItemDetails: ofDocumentDates,
  taxSummary: ofDocumentDates,
  documentRegister: ofDocumentDates,
  gstr1: { title: 'returns.name.GSTR1', moving: ofReturnPeriod },
  gstr1a: { title: 'returns.name.GSTR1A', moving: ofReturnPeriod },
  gstr3b: { title: 'returns.name.GSTR3B', moving: ofReturnPeriod },
  gstr9: { title: 'returns.name.GSTR9', moving: ofReturnYear },
  gstr9c: { title: 'returns.name.GSTR9C', moving: ofReturnYear },
  creditComparison: { title: 'creditComparison.title', moving: ofYear },
} as const satisfies Readonly<Record<ReportName, ScheduledFile>>

const ofDocuments = Object.fromEntries(
  offeredKinds.map((kind) => [`${kind}.export`, dated(`kind.${kind}.title`)]),
) as Record<`${(typeof offeredKinds)[number]}.export`, ScheduledFile>

/** Lists, registers and statements: their sheets, by the calls that export them. */
export const scheduledExports = {
  ...ofDocuments,
  'paymentIn.export': dated('menu.paymentIn'),
  'paymentOut.export': dated('menu.paymentOut'),
  'writeOff.export': dated('writeOff.title'),
  'openingItem.export': present('opening.title'),
  'eInvoice.export': dated('eInvoice.title'),
  'eWayBill.export': dated('eWayBill.title'),
  'consolidatedEWayBill.export': dated('sheet.title'),
  'qrReading.export': dated('qrReading.title'),
  'reconciliation.export': {
    title: 'reconciliation.title',
    moving: {
      members: ['returnPeriods'],
      of: ({ from, to }) => ({ returnPeriods: periodsBetween(from, to) }),
      isOptional: true,
    },
  },
  'gstr6.export': { title: 'returns.name.GSTR6', moving: ofReturnPeriod },
  'gstr7.export': { title: 'returns.name.GSTR7', moving: ofReturnPeriod },
  'gstr8.export': { title: 'returns.name.GSTR8', moving: ofReturnPeriod },
  'tdsDeduction.export': dated('tds.register'),
  'tcsCollection.export': dated('tcs.register'),
  'gstDeduction.export': dated('gstKept.register'),
  'tdsChallan.export': dated('tds.challanList'),
  'tcsChallan.export': dated('tcs.challanList'),
  'tdsStatement.export': { title: 'tds.statement', moving: ofQuarter },
  'tcsStatement.export': { title: 'tcs.statement', moving: ofQuarter },
  'accounting.export': {
    title: 'books.statement',
    // Of a day is what stands at the end of the period.
    moving: {
      members: ['fromDate', 'toDate', 'asOf'],
      of: ({ from, to }) => ({ fromDate: from, toDate: to, asOf: to }),
    },
  },
  'dayBook.export': entries('books.dayBook'),
  'accountLedger.export': entries('books.ledger'),
  'partyBalance.export': present('books.partyBalances'),
  'journal.export': dated('books.journals'),
  'accountGroup.export': present('books.ownGroups'),
  'ledgerAccount.export': present('books.ownAccounts'),
  'fixedAsset.export': dated('asset.title'),
  'assetSchedule.export': { title: 'asset.schedule', moving: ofYear },
  'bankStatement.export': dated('bankStatement.rowsTitle'),
  'bankReconciliation.export': { title: 'bankStatement.reconciliation' },
  'bankRule.export': present('bankRule.title'),
  'inventory.export': entries('report.stock'),
  'stockReport.export': entries('report.stock'),
  'stockMovement.export': entries('stock.movementsTitle'),
  'stockSummary.export': entries('report.stockSummary'),
  'stockEntry.export': dated('stock.entriesTitle'),
  'stockBatch.export': present('stock.batches'),
  'stockSerial.export': present('stock.serials'),
  'stockAgeing.export': present('report.stockAgeing'),
  'stockExpiry.export': present('report.stockExpiry'),
  'stockConsumption.export': dated('report.stockConsumption'),
  'itemProfit.export': dated('report.itemProfit'),
  'invoiceProfit.export': dated('report.invoiceProfit'),
  'party.export': present('party.title'),
  'partyGroup.export': present('partyGroup.title'),
  'vendor.export': present('vendor.title'),
  'item.export': present('item.title'),
  'category.export': present('category.title'),
  'unit.export': present('unit.title'),
  'taxRate.export': present('taxRate.title'),
  'hsnSac.export': present('hsnSac.title'),
  'priceList.export': present('priceList.title'),
  'series.export': present('series.title'),
  'seriesAllocation.export': present('series.allocate'),
  'emailTemplate.export': present('emailTemplate.title'),
  'department.export': present('department.title'),
  'entity.export': present('companies.entities'),
  'user.export': present('user.title'),
  'role.export': present('role.title'),
  'ipAddress.export': present('ipAddress.title'),
} as const satisfies Readonly<Record<string, ScheduledFile>>

/** What is packed as one file, by the calls that make it: attached where a mail can carry it, else behind a link. */
export const scheduledPacks = {
  // What is handed over is a month that has ended.
  'monthFile.make': { title: 'monthFile.title', moving: { ...ofReturnPeriod, presets: ['Last Month'] } },
} as const satisfies Readonly<Record<string, ScheduledFile>>

export type ScheduledReportName = keyof typeof scheduledReports
export type ScheduledExportName = keyof typeof scheduledExports
export type ScheduledPackName = keyof typeof scheduledPacks
export type ScheduledName = ScheduledReportName | ScheduledExportName | ScheduledPackName

export const scheduledNames = [
  ...Object.keys(scheduledReports),
  ...Object.keys(scheduledExports),
  ...Object.keys(scheduledPacks),
] as [ScheduledName, ...ScheduledName[]]

export const isReport = (name: ScheduledName): name is ScheduledReportName => name in scheduledReports

export const isPack = (name: ScheduledName): name is ScheduledPackName => name in scheduledPacks

export const scheduledFile = (name: ScheduledName): ScheduledFile =>
  isReport(name) ? scheduledReports[name] : isPack(name) ? scheduledPacks[name] : scheduledExports[name]

/** Reports that have a text of their own by their name. */
type NamedReport = {
  [N in ScheduledReportName]: (typeof scheduledReports)[N] extends { title: TextKey } ? never : N
}[ScheduledReportName]

/** What is sent, as a list of schedules and a mail name it. */
export function scheduledTitle(name: ScheduledName, asked: Readonly<Record<string, unknown>>): TextKey {
  const statement = statements.find((one) => one === asked['statement'])
  if (name === 'accounting.export' && statement) return `export.${statement}`
  return scheduledFile(name).title ?? `report.${name as NamedReport}`
}
