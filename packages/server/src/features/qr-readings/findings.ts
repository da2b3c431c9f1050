import type { QrFault } from '@bahi/contracts/qr-readings.ts'
import { isCalendarDate } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { readQrText } from '@bahi/gateways/einvoice/qr-text.ts'
import type { QrTextReading } from '@bahi/gateways/einvoice/qr-text.ts'
import type { QrFields } from '@bahi/gateways/einvoice/signed.ts'
import type { SigningCertificate } from '@bahi/gateways/wire/jws.ts'
import type * as z from 'zod'
import { codesOfText } from './decode/content.ts'
import type { FileContent } from './decode/content.ts'
import { decodeFile } from './decode/decoder.ts'
import type { DecodeLimits } from './decode/decode-helper.ts'

/** One code as it is kept: columns of `qr_readings`. */
export interface Finding {
  readonly status: 'Verified' | 'UnknownKey' | 'Altered' | 'NotAnEInvoice' | 'Unreadable'
  readonly fault: Fault | null
  readonly pages: readonly number[]
  readonly text: string | null
  readonly keyId: string | null
  readonly fields: Fields | null
}

type Fault = z.output<typeof QrFault>

interface Fields {
  readonly irn: string | null
  readonly irnDate: string | null
  readonly sellerGstin: string | null
  readonly buyerGstin: string | null
  readonly documentType: string | null
  readonly documentNumber: string | null
  readonly documentDate: string | null
  readonly total: string | null
  readonly itemCount: number | null
  readonly mainHsn: string | null
}

interface Code {
  readonly text: string
  readonly pages: readonly number[]
}

/** Codes of one file that are kept; more would be no file of invoices. */
const mostCodes = 500

/** What a file holds; never nothing, as a file without any code is a finding too. */
export async function findingsOf(
  subscriberId: number,
  content: FileContent,
  bytes: Uint8Array,
  keys: readonly SigningCertificate[],
  limits?: DecodeLimits,
): Promise<readonly Finding[]> {
  if (content === 'text') {
    const codes = codesOfText(bytes).map((text) => ({ text, pages: [] }))
    return findingsOfCodes(codes, keys, false)
  }
  const decoded = await decodeFile(subscriberId, content, bytes, limits)
  if ('fault' in decoded) return [unreadable(decoded.fault)]
  return findingsOfCodes(decoded.codes, keys, decoded.pagesRead < decoded.pages)
}

/**
 * The e-invoices among the codes. Paper carries other codes beside (a payment, an address): those count only where
 * there is nothing else.
 */
function findingsOfCodes(
  codes: readonly Code[],
  keys: readonly SigningCertificate[],
  isCut: boolean,
): Finding[] {
  const findings = codes.slice(0, mostCodes).map((code) => findingOf(code, keys))
  const invoices = findings.filter(({ status }) => status !== 'NotAnEInvoice')
  const [first = unreadable('noCode'), ...rest] = invoices.length > 0 ? invoices : findings.slice(0, 1)
  return [isCut || codes.length > mostCodes ? { ...first, fault: 'notAllPages' } : first, ...rest]
}

const statuses = {
  verified: 'Verified',
  unknownKey: 'UnknownKey',
  altered: 'Altered',
  notSigned: 'NotAnEInvoice',
} as const satisfies Record<QrTextReading['state'], Finding['status']>

export function findingOf({ text, pages }: Code, keys: readonly SigningCertificate[]): Finding {
  const { state, kid, fields } = readQrText(text, keys)
  return {
    status: statuses[state],
    fault: null,
    pages,
    text: text
      .replaceAll(/[\0\p{Cs}]/gu, '')
      .slice(0, mostTextKept)
      .toWellFormed(),
    keyId: kid === undefined ? null : cut(kid),
    fields: fields ? fieldsOf(fields) : null,
  }
}

const unreadable = (fault: Fault): Finding => ({
  status: 'Unreadable',
  fault,
  pages: [],
  text: null,
  keyId: null,
  fields: null,
})

/** A signed invoice of a thousand lines is about 600 kB; of what is no e-invoice the beginning is enough to know it by. */
const mostTextKept = 300_000

/** What is written in a code may be anything: each field is kept as far as it is what it should be. */
function fieldsOf(fields: QrFields): Fields {
  return {
    irn: cut(fields.irn.toLowerCase()),
    irnDate: cut(fields.irnDate ?? ''),
    sellerGstin: cut(fields.sellerGstin.toUpperCase(), 15),
    buyerGstin: cut(fields.buyerGstin.toUpperCase(), 15),
    documentType: cut(fields.documentType),
    documentNumber: cut(fields.documentNumber),
    documentDate: dateOf(fields.documentDate),
    total: amountOf(fields.total),
    itemCount:
      Number.isInteger(fields.itemCount) && Math.abs(fields.itemCount) < 1e6 ? fields.itemCount : null,
    mainHsn: cut(fields.mainHsn),
  }
}

const cut = (text: string, length = 100): string | null =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .slice(0, length) || null

function dateOf(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim()) ?? []
  const date = `${year}-${month}-${day}`
  return isCalendarDate(date) ? date : null
}

function amountOf(text: string): string | null {
  if (!Decimal.isValid(text)) return null
  const amount = Decimal.of(text)
  return amount.abs().lt('1000000000000000') ? amount.toFixed(2) : null
}
