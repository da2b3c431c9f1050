import { addDays } from '../cal/date.ts'
import type { CalendarDate } from '../cal/date.ts'
import { rulesOfReturns } from './rules-of-returns.ts'

/**
 * One row of the law that changes with time: from `since` to `until` (both included) the rule has this value.
 * A change of law is a new row; old rows stay, so that old documents keep old answers. Only rows in force answer;
 * Announced, Deferred and Withdrawn ones are kept so that everybody can see what is coming and what was put off.
 */
export interface Rule {
  readonly id: RuleId
  readonly since: CalendarDate
  readonly until?: CalendarDate
  readonly value: RuleValue
  readonly state: 'InForce' | 'Announced' | 'Deferred' | 'Withdrawn'
  readonly source: string
}

export type RuleValue = string | number | boolean

/** What each rule is about; amounts in rupees. */
const ownIds = [
  /** Inter-State invoice to an unregistered person above this value goes to table 5 of GSTR-1. */
  'b2cl.limit',
  /** Value from which the name and address of an unregistered buyer must be on the invoice. */
  'buyer.detailsLimit',
  /** Value below which the sales of a day to unregistered persons may share one invoice. */
  'daySale.limit',
  /** Aggregate turnover (any year since 2017-18) above which e-invoices are compulsory. */
  'einvoice.turnover',
  'einvoice.reportDays',
  /** Turnover from which the reporting days bind. */
  'einvoice.reportTurnover',
  'einvoice.cancelHours',
  'einvoice.numberIgnoresCase',
  'einvoice.shipToGstin',
  /** Turnover above which more digits of the HSN code are needed. */
  'hsn.turnover',
  'hsn.digitsUpTo',
  'hsn.digitsAbove',
  'hsn.digitsExport',
  /** Turnover up to which no code was needed. */
  'hsn.turnoverNone',
  /** Up to the turnover of four digits, an invoice to an unregistered person may do without. */
  'hsn.optionalForConsumers',
  'documentNumber.length',
  /** Last day after the financial year's end for a credit note with tax, as MM-DD. */
  'creditNote.lastDay',
  'creditNote.priorAgreement',
  'serviceInvoice.days',
  'selfInvoice.days',
  'ewb.limit',
  'ewb.documentAgeDays',
  'ewb.extensionDays',
  'ewb.extensionWindowHours',
  'ewb.cancelHours',
  'ewb.rejectHours',
  /** E-way bills name the GSTIN of the consignee where goods go to another than the buyer. */
  'ewb.shipToGstin',
  /** Turnover above which invoices to consumers carry a dynamic QR code. */
  'b2cQr.turnover',
  'gstr1.table12Split',
  'gstr1.table12FromMaster',
  'gstr1.table13',
  /** Table 14(b) carries the tax that the operator pays; off: the value alone. */
  'gstr1.table14bTax',
  /** The portal takes tables 3.1 and 3.1.1 of GSTR-3B from GSTR-1 alone. */
  'gstr3b.outwardLocked',
  'cess.general',
  'cess.tobacco',
  'stateCess.kerala',
  'qrmp.turnover',
  /** Taxable value that the invoice furnishing facility takes in a month. */
  'iff.limit',
  'tcs.rate',
  'tds.rate',
  'tds.limit',
  'export.goodsMonths',
  'export.servicesMonths',
  'jobWork.inputsYears',
  'jobWork.capitalGoodsYears',
  'placeOfSupply.unregisteredByAddress',
  'placeOfSupply.transportToAbroad',
  /** Where the place of supply of an intermediary's service lies. */
  'placeOfSupply.intermediary',
  /** Transport of goods across the border was supplied at its destination (s.13(9)). */
  'placeOfSupply.transportAbroad',
  /** Services that s.13(13) puts at the recipient's location. */
  'placeOfSupply.pharmaResearch',
  'placeOfSupply.aircraftMaintenance',
  'placeOfSupply.vesselMaintenance',
  /** What a supply of services is whose place section 13 puts into the supplier's own State. */
  'placeOfSupply.section13SameState',
  'audit.retentionYears',
] as const
export type RuleId = (typeof ownIds)[number] | (typeof rulesOfReturns)[number][0]
export const ruleIds: readonly RuleId[] = [
  ...new Set<RuleId>([...ownIds, ...rulesOfReturns.map(([id]) => id)]),
]

/**
 * Rules whose rows a subscriber may change: the change reaches every use, for documents, returns and checks are made
 * under the subscriber's rules. What a portal enforces on its own, and what no part of the product works with yet, is
 * shown and not offered for change.
 */
export const changeableRules: ReadonlySet<RuleId> = new Set<RuleId>([
  'b2cl.limit',
  'buyer.detailsLimit',
  'einvoice.turnover',
  'einvoice.reportDays',
  'einvoice.reportTurnover',
  'einvoice.shipToGstin',
  'ewb.shipToGstin',
  'hsn.turnover',
  'hsn.turnoverNone',
  'hsn.digitsUpTo',
  'hsn.digitsAbove',
  'hsn.optionalForConsumers',
  'creditNote.lastDay',
  'b2cQr.turnover',
  'gstr1.table14bTax',
  /** The portal takes tables 3.1 and 3.1.1 of GSTR-3B from GSTR-1 alone. */
  'gstr3b.outwardLocked',
  'cess.general',
  'cess.tobacco',
  'stateCess.kerala',
  'placeOfSupply.unregisteredByAddress',
  'placeOfSupply.transportToAbroad',
  'placeOfSupply.intermediary',
  'placeOfSupply.transportAbroad',
  'placeOfSupply.pharmaResearch',
  'placeOfSupply.aircraftMaintenance',
  'placeOfSupply.vesselMaintenance',
  'placeOfSupply.section13SameState',
])

/** Values of rules that are words. */
export const ruleWords: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  'placeOfSupply.intermediary': ['Supplier', 'Recipient'],
  'placeOfSupply.section13SameState': ['IntraState', 'InterState'],
}

const gst = '2017-07-01'
const crore = 10_000_000

/** By rule, then by day. */
export const rules: readonly Rule[] = [
  rule('b2cl.limit', gst, 250_000, 'CGST Rules, form GSTR-1, table 5', '2024-07-31'),
  rule('b2cl.limit', '2024-08-01', 100_000, 'Notification 12/2024-Central Tax'),
  rule('buyer.detailsLimit', gst, 50_000, 'CGST Rules, rule 46(e)'),
  rule('daySale.limit', gst, 200, 'CGST Act s.31(3)(b); CGST Rules, rule 46, fourth proviso'),
  rule('einvoice.turnover', '2020-10-01', 500 * crore, 'Notification 61/2020-Central Tax', '2020-12-31'),
  rule('einvoice.turnover', '2021-01-01', 100 * crore, 'Notification 88/2020-Central Tax', '2021-03-31'),
  rule('einvoice.turnover', '2021-04-01', 50 * crore, 'Notification 5/2021-Central Tax', '2022-03-31'),
  rule('einvoice.turnover', '2022-04-01', 20 * crore, 'Notification 1/2022-Central Tax', '2022-09-30'),
  rule('einvoice.turnover', '2022-10-01', 10 * crore, 'Notification 17/2022-Central Tax', '2023-07-31'),
  rule('einvoice.turnover', '2023-08-01', 5 * crore, 'Notification 10/2023-Central Tax'),
  rule('einvoice.reportDays', '2023-11-01', 30, 'GSTN advisory of 13 September 2023'),
  rule(
    'einvoice.reportTurnover',
    '2023-11-01',
    100 * crore,
    'GSTN advisory of 13 September 2023',
    '2025-03-31',
  ),
  rule('einvoice.reportTurnover', '2025-04-01', 10 * crore, 'GSTN advisory of 5 November 2024'),
  rule('einvoice.cancelHours', '2020-10-01', 24, 'Invoice registration portal: cancellation of an IRN'),
  rule('einvoice.numberIgnoresCase', '2020-10-01', false, 'Invoice registration portal', '2025-05-31'),
  rule(
    'einvoice.numberIgnoresCase',
    '2025-06-01',
    true,
    'GSTN advisory: IRN without regard to case from 1 June 2025',
  ),
  {
    ...rule('einvoice.shipToGstin', '2026-06-15', true, 'GSTN advisory 661: first date, moved'),
    state: 'Deferred',
  },
  {
    ...rule('einvoice.shipToGstin', '2026-08-01', true, 'GSTN advisory 668: put on hold'),
    state: 'Withdrawn',
  },
  rule('hsn.turnover', gst, 5 * crore, 'Notifications 12/2017 and 78/2020-Central Tax'),
  rule('hsn.digitsUpTo', gst, 2, 'Notification 12/2017-Central Tax', '2021-03-31'),
  rule('hsn.digitsUpTo', '2021-04-01', 4, 'Notification 78/2020-Central Tax'),
  rule('hsn.digitsAbove', gst, 4, 'Notification 12/2017-Central Tax', '2021-03-31'),
  rule('hsn.digitsAbove', '2021-04-01', 6, 'Notification 78/2020-Central Tax'),
  rule('hsn.digitsExport', gst, 8, 'Customs Tariff Act: eight digits on exports and imports'),
  rule('hsn.turnoverNone', gst, 1.5 * crore, 'Notification 12/2017-Central Tax', '2021-03-31'),
  rule(
    'hsn.optionalForConsumers',
    gst,
    false,
    'CGST Rules, rule 46(g); Notification 12/2017-Central Tax',
    '2021-03-31',
  ),
  rule('hsn.optionalForConsumers', '2021-04-01', true, 'Notification 78/2020-Central Tax, proviso'),
  rule('documentNumber.length', gst, 16, 'CGST Rules, rule 46(b)'),
  rule('creditNote.lastDay', gst, '09-30', 'CGST Act s.34(2) as enacted', '2022-09-30'),
  rule('creditNote.lastDay', '2022-10-01', '11-30', 'CGST Act s.34(2), Finance Act 2022'),
  rule('creditNote.priorAgreement', gst, true, 'CGST Act s.15(3)(b)'),
  {
    ...rule(
      'creditNote.priorAgreement',
      '2026-04-01',
      false,
      'Finance Bill 2026, clauses 137 and 138: day not notified',
    ),
    state: 'Announced',
  },
  rule('serviceInvoice.days', gst, 30, 'CGST Rules, rule 47'),
  rule('selfInvoice.days', '2024-11-01', 30, 'CGST Rules, rule 47A, Notification 20/2024-Central Tax'),
  rule('ewb.limit', '2018-04-01', 50_000, 'CGST Rules, rule 138(1)'),
  rule('ewb.documentAgeDays', '2025-01-01', 180, 'GSTN advisory of 17 December 2024'),
  rule('ewb.extensionDays', '2025-01-01', 360, 'GSTN advisory of 17 December 2024'),
  rule('ewb.extensionWindowHours', '2018-04-01', 8, 'CGST Rules, rule 138(10)'),
  rule('ewb.cancelHours', '2018-04-01', 24, 'CGST Rules, rule 138(9)'),
  rule('ewb.rejectHours', '2018-04-01', 72, 'CGST Rules, rule 138(12)'),
  rule(
    'ewb.shipToGstin',
    '2026-08-01',
    true,
    'Ship-to GSTIN of e-way bills: code list of the portal for 1 August 2026; GSTN advisory 668 put the rule of e-invoices on hold',
  ),
  rule('b2cQr.turnover', '2020-12-01', 500 * crore, 'Notification 14/2020-Central Tax'),
  rule('gstr1.table12Split', '2025-05-01', true, 'GSTN advisory on table 12, phase 3'),
  rule('gstr1.table12FromMaster', '2025-05-01', true, 'GSTN advisory on table 12, phase 3'),
  rule(
    'gstr1.table14bTax',
    '2024-01-01',
    true,
    'Notification 26/2022-Central Tax, form GSTR-1 table 14 (tax amounts); so the sample of the offline tool 3.2.4 and India Compliance. Other worked examples leave them 0',
  ),
  {
    ...rule(
      'gstr3b.outwardLocked',
      '2025-07-01',
      true,
      'GSTN advisory of 7 June 2025: not confirmed for every taxpayer (unverified)',
    ),
    state: 'Announced',
  },
  rule('gstr1.table13', '2025-05-01', true, 'GSTN advisory on tables 12 and 13'),
  rule('cess.general', gst, true, 'GST (Compensation to States) Act, 2017', '2025-09-21'),
  rule('cess.general', '2025-09-22', false, 'Notification 2/2025-Compensation Cess (Rate)'),
  rule('cess.tobacco', gst, true, 'GST (Compensation to States) Act, 2017', '2026-01-31'),
  rule('cess.tobacco', '2026-02-01', false, 'End of the compensation cess on 31 January 2026'),
  rule('iff.limit', '2021-01-01', 5_000_000, 'CGST Rules, rule 59(2), Notification 82/2020-Central Tax'),
  rule(
    'stateCess.kerala',
    '2019-08-01',
    true,
    'Kerala Finance Act, 2019, s.14: flood cess on sales within the State to unregistered persons',
    '2021-07-31',
  ),
  rule('qrmp.turnover', '2021-01-01', 5 * crore, 'Notification 84/2020-Central Tax'),
  rule('tcs.rate', '2018-10-01', '1', 'CGST Act s.52, Notification 52/2018-Central Tax', '2024-07-09'),
  rule('tcs.rate', '2024-07-10', '0.5', 'Notification 15/2024-Central Tax'),
  rule('tds.rate', '2018-10-01', '2', 'CGST Act s.51, Notification 50/2018-Central Tax'),
  rule('tds.limit', '2018-10-01', 250_000, 'CGST Act s.51(1)'),
  rule('export.goodsMonths', gst, 3, 'CGST Rules, rule 96A(1)(a)'),
  rule('export.servicesMonths', gst, 12, 'CGST Rules, rule 96A(1)(b)'),
  rule('jobWork.inputsYears', gst, 1, 'CGST Act s.143(1)'),
  rule('jobWork.capitalGoodsYears', gst, 3, 'CGST Act s.143(1)'),
  rule(
    'placeOfSupply.unregisteredByAddress',
    '2023-10-01',
    true,
    'IGST s.10(1)(ca), IGST (Amendment) Act, 2023',
  ),
  rule(
    'placeOfSupply.transportToAbroad',
    '2019-02-01',
    true,
    'IGST s.12(8) proviso, Act 32 of 2018',
    '2023-09-30',
  ),
  rule('placeOfSupply.intermediary', gst, 'Supplier', 'IGST s.13(8)(b)'),
  {
    ...rule(
      'placeOfSupply.intermediary',
      '2026-04-01',
      'Recipient',
      'Finance Bill 2026, clause 141: day not notified',
    ),
    state: 'Announced',
  },
  rule(
    'placeOfSupply.transportAbroad',
    gst,
    true,
    'IGST s.13(9), omitted by the IGST (Amendment) Act, 2023',
    '2023-09-30',
  ),
  rule('placeOfSupply.pharmaResearch', '2019-10-01', true, 'Notification 4/2019-Integrated Tax, serial 1'),
  rule('placeOfSupply.aircraftMaintenance', '2020-04-01', true, 'Notification 2/2020-Integrated Tax'),
  rule('placeOfSupply.vesselMaintenance', '2021-06-02', true, 'Notification 3/2021-Integrated Tax'),
  rule(
    'placeOfSupply.section13SameState',
    gst,
    'IntraState',
    'IGST s.8(2), as GSTR-1 can report it; disputed: s.8(2) is subject to s.12 alone, so s.7(5)(c) makes it InterState',
  ),
  rule('audit.retentionYears', '2014-04-01', 8, 'Companies Act s.128(5)'),
  ...rulesOfReturns.map(([id, since, value, source, until]) => rule(id, since, value, source, until)),
]

/**
 * The row of a rule that answers on a day; undefined where none is in force. `changes` are rows kept as settings,
 * so that a rule can be put into force or taken back without a new version of the product: a row of the same rule
 * and first day replaces the built-in one, others are added.
 *
 * @example
 * ruleAt('b2cl.limit', '2024-07-31')?.value // 250000
 * ruleAt('b2cl.limit', '2024-08-01')?.value // 100000
 */
export function ruleAt(id: RuleId, date: CalendarDate, changes: readonly Rule[] = inUse): Rule | undefined {
  let found: Rule | undefined
  const rows = rowsOf(id, changes)
  for (const row of rows) {
    if (row.state !== 'InForce' || row.since > date || hasEnded(row, date, rows)) continue
    if (!found || row.since >= found.since) found = row
  }
  return found
}

/** A row ends on its last day, unless the row that was to follow it was put off or taken back: then it continues. */
function hasEnded({ until }: Rule, date: CalendarDate, rows: readonly Rule[]): boolean {
  if (until === undefined || date <= until) return false
  const next = addDays(until, 1)
  return !rows.some((row) => row.since === next && row.state !== 'InForce')
}

let inUse: readonly Rule[] = []

/**
 * Does work under changed rules: every question about a rule that is asked meanwhile, however deep inside, is answered
 * with these rows. The work must be done when it returns: what it leaves to a promise is answered as before.
 *
 * @example
 * withRules(changes, () => computeDocument(input))
 */
export function withRules<T>(changes: readonly Rule[], work: () => T): T {
  const before = inUse
  inUse = changes
  try {
    return work()
  } finally {
    inUse = before
  }
}

/** The value of a rule that is a number, or `otherwise` where none is in force. */
export function ruleNumber(
  id: RuleId,
  date: CalendarDate,
  otherwise: number,
  changes: readonly Rule[] = inUse,
): number {
  const value = ruleAt(id, date, changes)?.value
  return typeof value === 'number' ? value : otherwise
}

/** True where a rule that is a switch is on. */
export function ruleHolds(id: RuleId, date: CalendarDate, changes: readonly Rule[] = inUse): boolean {
  return ruleAt(id, date, changes)?.value === true
}

/**
 * Rows whose first day lies after `from` and not after `to`, or whose last day lies from `from` to the day before
 * `to`: what a person should know of before that time comes. Announced and deferred rows are among them.
 */
export function rulesChangingBetween(
  from: CalendarDate,
  to: CalendarDate,
  changes: readonly Rule[] = inUse,
): Rule[] {
  return ruleIds
    .flatMap((id) => rowsOf(id, changes))
    .filter(
      (row) =>
        (row.since > from && row.since <= to) ||
        (row.until !== undefined && row.until >= from && row.until < to),
    )
}

/**
 * The last day on which a credit note may take back the tax of a supply (CGST Act s.34(2)).
 *
 * @example
 * creditNoteDeadline('2025-26') // '2026-11-30'
 */
export function creditNoteDeadline(financialYear: string): CalendarDate {
  const endYear = Number(financialYear.slice(0, 4)) + 1
  const day = ruleAt('creditNote.lastDay', `${endYear}-10-01`)?.value ?? '11-30'
  return `${endYear}-${day}`
}

/** Digits of the HSN code that a document of that day needs at least. */
export function hsnDigitsNeeded(facts: { date: CalendarDate; turnover: number; export?: boolean }): number {
  if (facts.export) return ruleNumber('hsn.digitsExport', facts.date, 8)
  if (facts.turnover <= ruleNumber('hsn.turnoverNone', facts.date, -1)) return 0
  const above = facts.turnover > ruleNumber('hsn.turnover', facts.date, 5 * crore)
  return ruleNumber(above ? 'hsn.digitsAbove' : 'hsn.digitsUpTo', facts.date, 4)
}

const builtIn: ReadonlyMap<RuleId, readonly Rule[]> = new Map(
  ruleIds.map((id) => [id, rules.filter((row) => row.id === id)]),
)

function rowsOf(id: RuleId, changes: readonly Rule[]): readonly Rule[] {
  const rows = builtIn.get(id) ?? []
  if (changes.length === 0) return rows
  const own = changes.filter((row) => row.id === id)
  return [...rows.filter((row) => !own.some((change) => change.since === row.since)), ...own]
}

function rule(id: RuleId, since: CalendarDate, value: RuleValue, source: string, until?: CalendarDate): Rule {
  return { id, since, value, state: 'InForce', source, ...(until === undefined ? {} : { until }) }
}
