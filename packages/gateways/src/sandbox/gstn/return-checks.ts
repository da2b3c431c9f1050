import { addMonths, isCalendarDate } from '@bahi/domain/cal/date.ts'
import { rangeOfPeriod } from '@bahi/domain/cal/period.ts'
import { isGstin } from '@bahi/domain/ids/gstin.ts'
import { isHsn } from '@bahi/domain/ids/hsn.ts'
import { isStateCode } from '@bahi/domain/tables/states.ts'
import { isUqc } from '@bahi/domain/tables/uqc.ts'
import { listOf, recordOf, textOf } from '../../gstn/loose.ts'
import type { Loose } from '../../gstn/loose.ts'
import { readGstnDate } from '../../gstn/dates.ts'
import type { ReturnRecord } from './return-records.ts'

/** What the checks look at besides the record. */
export interface ReturnFacts {
  readonly gstin: string
  /** MMYYYY. */
  readonly period: string
  /** Whether the recipient is a unit or a developer of a special economic zone. */
  readonly isSez: (gstin: string) => boolean
  /** Whether a registration exists and was not cancelled. */
  readonly isActive: (gstin: string) => boolean
  /** Whether the number was filed by this taxpayer in another return of the financial year. */
  readonly isFiled: (record: ReturnRecord) => boolean
  /** Whether what an amendment names was filed before. */
  readonly hasOriginal: (record: ReturnRecord) => boolean
}

/** The code a record is refused with, first fault first; undefined: it is taken. Source: error codes RET191xxx. */
export function faultOf(record: ReturnRecord, facts: ReturnFacts): string | undefined {
  const { section } = record
  if (section === 'hsn') return hsnFault(record.content)
  if (!(section in checked)) return undefined
  return checked[section as keyof typeof checked]
    .map((check) => check(record, facts))
    .find((code) => code !== undefined)
}

type Check = (record: ReturnRecord, facts: ReturnFacts) => string | undefined

/** Rates of the portal's list; source: GSTR-1, list of rates. */
const rates = new Set(['0', '0.1', '0.25', '1', '1.5', '3', '5', '6', '7.5', '12', '18', '28', '40'])

const party: Check = ({ group }, { gstin, isActive }) => {
  const ctin = textOf(group['ctin'])
  return isGstin(ctin) && ctin !== gstin && isActive(ctin) ? undefined : 'RET191113'
}

const date =
  (member: string): Check =>
  ({ content }, { period }) => {
    const day = readGstnDate(textOf(content[member]))
    const { to } = rangeOfPeriod(period)
    return day && isCalendarDate(day) && day <= to && day > addMonths(to, -18) && day >= '2017-07-01'
      ? undefined
      : 'RET191114'
  }

const number =
  (member: string): Check =>
  ({ content }) => {
    const text = textOf(content[member]) ?? ''
    return /^[A-Za-z0-9/-]{1,16}$/.test(text) && !/^0+$/.test(text) ? undefined : 'RET191106'
  }

const place: Check = ({ group, content }) =>
  isStateCode(textOf(content['pos'] ?? group['pos'])) ? undefined : 'RET191112'

const once: Check = (record, { isFiled }) => (isFiled(record) ? 'RET191111' : undefined)
const original =
  (code: string): Check =>
  (record, { hasOriginal }) =>
    hasOriginal(record) ? undefined : code

/** Items: at least one, each rate of the list and once, and the heads that the place asks for. */
const items: Check = (record, facts) => {
  const details = itemsOf(record.content)
  if (details.length === 0) return 'RET191107'
  const seen = new Set<string>()
  for (const detail of details) {
    const rate = textOf(detail['rt']) ?? ''
    if (!rates.has(rate)) return 'RET191175'
    if (seen.has(rate)) return 'RET191117'
    seen.add(rate)
    if (!hasRightHeads(record, detail, facts)) return 'RET191150'
  }
  return undefined
}

function hasRightHeads({ section, group, content }: ReturnRecord, item: Loose, facts: ReturnFacts): boolean {
  const own = facts.gstin.slice(0, 2)
  const isInter =
    ['b2cl', 'b2cla', 'exp', 'expa', 'cdnur', 'cdnura'].includes(section) ||
    (textOf(content['inv_typ']) ?? '').startsWith('SE') ||
    textOf(content['sply_ty']) === 'INTER' ||
    (section !== 'b2cs' && textOf(content['pos'] ?? group['pos']) !== own)
  const [igst, cgst, sgst] = ['iamt', 'camt', 'samt'].map((member) => textOf(item[member]))
  return isInter ? cgst === undefined && sgst === undefined : igst === undefined && cgst === sgst
}

const typeOfRecipient: Check = ({ group, content }, { isSez }) =>
  (textOf(content['inv_typ']) ?? '').startsWith('SE') && !isSez(textOf(group['ctin']) ?? '')
    ? 'RET191189'
    : undefined

const otherState: Check = ({ group }, { gstin }) =>
  textOf(group['pos']) === gstin.slice(0, 2) ? 'RET191160' : undefined

/** Invoices to unregistered persons of other States are large from here on, by period. */
const isLarge: Check = ({ content }, { period }) => {
  const limit = rangeOfPeriod(period).from >= '2024-08-01' ? 100_000 : 250_000
  return Number(textOf(content['val']) ?? 0) > limit ? undefined : 'RET191180'
}

const shippingBill: Check = ({ content }) => {
  const [no, day] = [textOf(content['sbnum']), readGstnDate(textOf(content['sbdt']))]
  if (!no && !day) return undefined
  const invoice = readGstnDate(textOf(content['idt']))
  return no && day && invoice && day >= invoice ? undefined : 'RET191176'
}

const smallRow: Check = (record, facts) => {
  if (!rates.has(textOf(record.content['rt']) ?? '')) return 'RET191175'
  const isIntra = textOf(record.content['sply_ty']) === 'INTRA'
  if (isIntra !== (textOf(record.content['pos']) === facts.gstin.slice(0, 2))) return 'RET191178'
  return hasRightHeads(record, record.content, facts) ? undefined : 'RET191150'
}

const invoice = [number('inum'), date('idt')]
const note = [number('nt_num'), date('nt_dt')]
const checked = {
  b2b: [party, ...invoice, place, typeOfRecipient, items, once],
  b2ba: [party, ...invoice, place, typeOfRecipient, items, original('RET191124')],
  b2cl: [...invoice, place, otherState, isLarge, items, once],
  b2cla: [...invoice, place, otherState, isLarge, items, original('RET191124')],
  exp: [...invoice, shippingBill, items, once],
  expa: [...invoice, shippingBill, items, original('RET191124')],
  cdnr: [party, ...note, place, typeOfRecipient, items, once],
  cdnra: [party, ...note, place, typeOfRecipient, items, original('RET191159')],
  cdnur: [...note, items, once],
  cdnura: [...note, items, original('RET191159')],
  b2cs: [place, smallRow],
} as const satisfies Readonly<Record<string, readonly Check[]>>

/** Table 12: codes that can be, known units, none of them twice with a rate. */
function hsnFault(content: Loose): string | undefined {
  for (const tab of ['hsn_b2b', 'hsn_b2c', 'data']) {
    const seen = new Set<string>()
    for (const row of listOf(content[tab]) ?? []) {
      const detail = recordOf(row) ?? {}
      const [code, unit, rate] = ['hsn_sc', 'uqc', 'rt'].map((member) => textOf(detail[member]) ?? '')
      if (!isHsn(code)) return 'RET191349'
      if (unit !== 'NA' && !isUqc(unit!)) return 'RET191195'
      const key = `${code}|${unit}|${rate}`
      if (seen.has(key)) return 'RET191117'
      seen.add(key)
    }
  }
  return undefined
}

/** Items of a record, those of invoices within their detail. */
export function itemsOf(content: Loose): readonly Loose[] {
  return (listOf(content['itms']) ?? []).flatMap((item) => {
    const row = recordOf(item)
    const detail = recordOf(row?.['itm_det']) ?? row
    return detail ? [detail] : []
  })
}

/** What the portal says with a code, in our words. */
export const recordMessages: Readonly<Record<string, string>> = {
  RET191106: 'The JSON is not as the structure asks',
  RET191107: 'At least one item is needed',
  RET191111: 'The invoice is reported already',
  RET191112: 'The place of supply is invalid',
  RET191113: 'The GSTIN of the recipient is invalid or your own',
  RET191114: 'The date is invalid for the period',
  RET191117: 'The rate or HSN code is repeated',
  RET191124: 'The invoice to be amended was not filed',
  RET191136: 'The period or GSTIN of header and payload differ',
  RET191150: 'The tax heads do not agree with the place of supply',
  RET191159: 'The note to be amended was not filed',
  RET191160: 'The place of supply is in the own State',
  RET191175: 'The rate is invalid',
  RET191176: 'The shipping bill date is invalid',
  RET191178: 'The supply type does not agree with the place of supply',
  RET191180: 'The value is below the limit',
  RET191185: 'The period is in the future',
  RET191189: 'The recipient is no unit or developer of a special economic zone',
  RET191190: 'The record is in the payload twice',
  RET191195: 'The unit is invalid',
  RET191349: 'The HSN code is invalid',
}
