import type { Decimal } from '../../num/decimal.ts'
import type { InwardClass } from '../../reconcile/records.ts'
import type { ImsFacts, InwardRow, InwardSection, RowFault } from './row.ts'
import { amountOf, dayOf, flagOf, periodOf, textOf } from './values.ts'
import type { Loose } from './values.ts'

/** Names of sections in 2A, 2B and IMS of all vintages, and what documents they have. */
export const sectionNames: Readonly<
  Record<string, { readonly section: InwardSection; readonly cls: InwardClass }>
> = {
  b2b: { section: 'b2b', cls: 'INV' },
  b2ba: { section: 'b2ba', cls: 'INV' },
  cdn: { section: 'cdnr', cls: 'CN' },
  cdna: { section: 'cdnra', cls: 'CN' },
  cdnr: { section: 'cdnr', cls: 'CN' },
  cdnra: { section: 'cdnra', cls: 'CN' },
  b2bcn: { section: 'cdnr', cls: 'CN' },
  b2bcna: { section: 'cdnra', cls: 'CN' },
  b2bdn: { section: 'cdnr', cls: 'DN' },
  b2bdna: { section: 'cdnra', cls: 'DN' },
  eco: { section: 'ecom', cls: 'ECO' },
  ecoa: { section: 'ecoma', cls: 'ECO' },
  ecom: { section: 'ecom', cls: 'ECO' },
  ecoma: { section: 'ecoma', cls: 'ECO' },
  isd: { section: 'isd', cls: 'ISD' },
  isda: { section: 'isda', cls: 'ISD' },
  impg: { section: 'impg', cls: 'IMPG' },
  impga: { section: 'impga', cls: 'IMPG' },
  impgsez: { section: 'impgsez', cls: 'IMPGSEZ' },
  impgseza: { section: 'impgseza', cls: 'IMPGSEZ' },
  impgasez: { section: 'impgseza', cls: 'IMPGSEZ' },
}

/** Lists of records inside a supplier. */
export const recordLists: ReadonlySet<string> = new Set(['inv', 'nt', 'doclist', 'boe'])

const numberNames = ['inum', 'ntnum', 'nt_num', 'docnum', 'boenum', 'benum', 'invnum'] as const
const dateNames = ['dt', 'idt', 'nt_dt', 'ntdt', 'docdt', 'boedt', 'bedt', 'invdt'] as const

/** Whether members of a supplier are those of a record: IMS and imports have no lists inside. */
export const isRecord = (group: Loose): boolean => numberNames.some((name) => name in group)

export interface Found {
  /** As the file names it. */
  readonly section: string
  readonly position: number
  readonly isRejected: boolean
}

/** A record of a file as a row, or what of it cannot be read. */
export function readRow(group: Loose, record: Loose, found: Found): InwardRow | RowFault {
  const { section, cls } = sectionNames[found.section]!
  const number = textOf(record, ...numberNames)
  const fault = (field: string, value: unknown): RowFault => ({
    section: found.section,
    position: found.position,
    number,
    field,
    value: value === undefined || value === null ? null : shown(value).slice(0, 100),
  })
  if (number === null || number.length > 50) return fault('number', number)
  const dateText = textOf(record, ...dateNames)
  const date = dayOf(dateText)
  if (date === null) return fault('date', dateText)
  const isImport = cls === 'IMPG'
  const gstin = (
    textOf(record, 'ctin', 'stin', 'sgstin') ??
    textOf(group, 'ctin', 'stin', 'sgstin', 'etin') ??
    ''
  ).toUpperCase()
  if (!isImport && !/^[0-9A-Z]{10,15}$/.test(gstin)) return fault('gstin', gstin)
  const amounts = amountsOf(record)
  if ('fault' in amounts) return fault(amounts.fault, amounts.value)
  const value = amountOf(record['val'])
  return {
    section,
    cls: classOf(cls, record),
    gstin: isImport ? '' : gstin,
    supplierName: textOf(record, 'trdnm', 'tdname', 'trdname') ?? textOf(group, 'trdnm', 'tdname', 'trdname'),
    number,
    date,
    pos: textOf(record, 'pos')?.padStart(2, '0').slice(0, 2) ?? null,
    reverseCharge: flagOf(record, 'rev', 'rchrg', 'rchrgstatus') ?? false,
    invoiceType: textOf(record, 'suptyp', 'inv_typ', 'typ'),
    value: value === undefined || record['val'] === undefined ? null : value.toFixed(2),
    taxableValue: amounts.txval.toFixed(2),
    igst: amounts.igst.toFixed(2),
    cgst: amounts.cgst.toFixed(2),
    sgst: amounts.sgst.toFixed(2),
    cess: amounts.cess.toFixed(2),
    itcAvailable: availableOf(record),
    itcReason: textOf(record, 'rsn'),
    irn: textOf(record, 'irn')?.toLowerCase() ?? null,
    port: textOf(record, 'portcode', 'portcd')?.toUpperCase() ?? null,
    originalNumber: textOf(record, 'oinum', 'ont_num', 'ontnum', 'odocnum', 'oboenum', 'obenum'),
    originalDate: dayOf(textOf(record, 'oidt', 'ont_dt', 'ontdt', 'odocdt', 'oboedt', 'obedt')),
    supplierPeriod:
      periodOf(textOf(record, 'rtnprd', 'supprd')) ?? periodOf(textOf(group, 'supprd', 'flprdr1', 'rtnprd')),
    filedOn:
      dayOf(textOf(record, 'refdt', 'recdt', 'supfildt')) ?? dayOf(textOf(group, 'supfildt', 'fldtr1')),
    isFiled: flagOf(group, 'cfs'),
    isFiled3b: flagOf(group, 'cfs3b'),
    cancelledOn: dayOf(textOf(group, 'dtcancel')),
    isRejected: found.isRejected,
    ims: imsOf(record),
  }
}

function classOf(cls: InwardClass, record: Loose): InwardClass {
  if (cls === 'ISD') return /^ISDC/i.test(textOf(record, 'doctyp', 'isd_docty') ?? '') ? 'ISDCN' : 'ISD'
  if (cls !== 'CN') return cls
  return /^D/i.test(textOf(record, 'ntty', 'typ') ?? 'C') && textOf(record, 'ntty', 'typ') !== 'DE'
    ? 'DN'
    : 'CN'
}

function availableOf(record: Loose): InwardRow['itcAvailable'] {
  const text = textOf(record, 'itcavl', 'itcelg', 'itc_elg')?.toUpperCase().slice(0, 1)
  return text === 'Y' || text === 'N' || text === 'T' ? text : null
}

function imsOf(record: Loose): ImsFacts | null {
  const text = textOf(record, 'action', 'imsStatus')?.toUpperCase().slice(0, 1)
  if (text === undefined) return null
  return {
    action: text === 'A' || text === 'R' || text === 'P' ? text : 'N',
    form: textOf(record, 'srcform'),
    hash: textOf(record, 'hash'),
    isPendingBlocked: flagOf(record, 'ispendactblocked') ?? false,
  }
}

const heads = [
  ['txval', ['txval']],
  ['igst', ['igst', 'iamt']],
  ['cgst', ['cgst', 'camt']],
  ['sgst', ['sgst', 'samt']],
  ['cess', ['cess', 'csamt']],
] as const
type Heads = Record<(typeof heads)[number][0], Decimal>

/** On the document itself since version 4 of 2B; by rate in 2A and in 2B before that. */
function amountsOf(record: Loose): Heads | { readonly fault: string; readonly value: unknown } {
  const parts = partsOf(record)
  const sums: Partial<Heads> = {}
  for (const [head, names] of heads) {
    let sum = amountOf(null)!
    for (const part of parts) {
      const name = names.find((one) => part[one] !== undefined)
      const amount = name === undefined ? sum.sub(sum) : amountOf(part[name])
      if (amount === undefined) return { fault: head, value: part[name!] }
      sum = sum.add(amount)
    }
    sums[head] = sum
  }
  return sums as Heads
}

function partsOf(record: Loose): readonly Loose[] {
  const items = record['items'] ?? record['itms']
  if (!Array.isArray(items) || items.length === 0) return [record]
  return items.map((item: Loose) => {
    const inner = item['itm_det']
    return typeof inner === 'object' && inner !== null ? (inner as Loose) : item
  })
}

/** What the file has in place of a value, as it is written there. */
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
