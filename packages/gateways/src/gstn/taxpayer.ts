import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import { isPincode } from '@bahi/domain/ids/pincode.ts'
import { states } from '@bahi/domain/tables/states.ts'
import * as z from 'zod'
import { readPortalDate } from '../portal-date.ts'

/** A taxpayer as the public search of the GST portal shows it. */
export interface GstnTaxpayer {
  readonly gstin: string
  readonly legalName: string
  readonly tradeName?: string
  readonly status: 'Active' | 'Cancelled' | 'Suspended' | 'Provisional' | 'Inactive'
  /** REG, COM, SEZ, SED, ISD, TDS, TCS, NRT, OIDAR, UNB, EMB. */
  readonly taxpayerType: string
  /** 'Private Limited Company', 'Proprietorship', ... */
  readonly constitution?: string
  readonly registeredOn?: CalendarDate
  readonly cancelledOn?: CalendarDate
  readonly isEinvoiceEnabled?: boolean
  readonly address?: GstnAddress
}

export interface GstnAddress {
  readonly line1: string
  readonly line2?: string
  readonly city?: string
  readonly stateCode: string
  readonly pincode?: string
}

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const trimmed = value === null || value === undefined ? '' : String(value).trim()
    return trimmed === '' || /^(na|null|-)$/i.test(trimmed) ? undefined : trimmed
  })
const Addr = z.looseObject({
  bno: text,
  bnm: text,
  flno: text,
  st: text,
  loc: text,
  locality: text,
  dst: text,
  stcd: text,
  pncd: text,
  city: text,
})
const Reply = z.looseObject({
  gstin: z.string(),
  lgnm: text,
  tradeNam: text,
  sts: text,
  dty: text,
  ctb: text,
  rgdt: text,
  cxdt: text,
  einvoiceStatus: text,
  pradr: z.looseObject({ addr: Addr.nullish() }).nullish(),
})

/** Undefined where the reply is none of a taxpayer. */
export function readTaxpayer(data: unknown): GstnTaxpayer | undefined {
  const read = Reply.safeParse(data)
  if (!read.success || read.data.lgnm === undefined) return undefined
  const { gstin, lgnm, tradeNam, sts, dty, ctb, rgdt, cxdt, einvoiceStatus, pradr } = read.data
  const registeredOn = readPortalDate(rgdt)
  const cancelledOn = readPortalDate(cxdt)
  const address = pradr?.addr ? addressOf(pradr.addr, gstin) : undefined
  return {
    gstin,
    legalName: lgnm,
    ...(tradeNam === undefined ? {} : { tradeName: tradeNam }),
    status: statusOf(sts ?? ''),
    taxpayerType: taxpayerTypeOf(dty ?? ''),
    ...(ctb === undefined ? {} : { constitution: ctb }),
    ...(registeredOn ? { registeredOn } : {}),
    ...(cancelledOn ? { cancelledOn } : {}),
    ...(einvoiceStatus === undefined ? {} : { isEinvoiceEnabled: /^y/i.test(einvoiceStatus) }),
    ...(address ? { address } : {}),
  }
}

/** The portal writes 'Cancelled suo-moto', 'Cancelled on application of Taxpayer' and the like. */
function statusOf(told: string): GstnTaxpayer['status'] {
  if (/^active/i.test(told)) return 'Active'
  if (/^cancel/i.test(told)) return 'Cancelled'
  if (/^suspend/i.test(told)) return 'Suspended'
  return /^provisional/i.test(told) ? 'Provisional' : 'Inactive'
}

/** What is first decides. */
const types: readonly (readonly [form: RegExp, type: string])[] = [
  [/^composition/i, 'COM'],
  [/sez developer/i, 'SED'],
  [/sez/i, 'SEZ'],
  [/input service|\bisd\b/i, 'ISD'],
  [/deductor|\btds\b/i, 'TDS'],
  [/collector|\btcs\b/i, 'TCS'],
  [/online service|oidar/i, 'OIDAR'],
  [/non.?resident/i, 'NRT'],
  [/casual/i, 'CTP'],
  [/embassy|consulate/i, 'EMB'],
  [/un body|united nation|\buin\b/i, 'UNB'],
]

const taxpayerTypeOf = (told: string): string => types.find(([form]) => form.test(told))?.[1] ?? 'REG'

function addressOf(told: z.output<typeof Addr>, gstin: string): GstnAddress | undefined {
  const line1 = joined(told.flno, told.bno, told.bnm)
  const line2 = joined(told.st, told.loc ?? told.locality)
  const city = told.city ?? told.dst
  const first = line1 ?? line2
  if (first === undefined) return undefined
  return {
    line1: first,
    ...(line1 !== undefined && line2 !== undefined ? { line2 } : {}),
    ...(city === undefined ? {} : { city }),
    stateCode: stateOf(told.stcd) ?? gstin.slice(0, 2),
    ...(told.pncd !== undefined && isPincode(told.pncd) ? { pincode: told.pncd } : {}),
  }
}

/** The portal gives the state by its name. */
const stateOf = (name: string | undefined): string | undefined =>
  states.find((row) => row.name.en.toLowerCase() === name?.toLowerCase())?.code

const joined = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join(', ') || undefined
