import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { SigningCertificate } from '../wire/jws.ts'
import { readSignedInvoice, readSignedQr } from './signed.ts'
import type { QrFields, SignedInvoiceData } from './signed.ts'

/** What a text turned out to be that was read from a QR code or a file. */
export interface QrTextReading {
  /** `notSigned`: no text of the portal at all, as the QR of a payment or an address. */
  readonly state: 'verified' | 'unknownKey' | 'altered' | 'notSigned'
  readonly kid?: string
  /** Where the state is not `verified`, what the text claims: to be shown, not believed. */
  readonly fields?: QrFields
}

/**
 * Recognises a text from a QR code: the signed QR of an e-invoice, a signed invoice (which says the same and more),
 * one of these that was altered, or something else.
 */
export function readQrText(text: string, certificates: readonly SigningCertificate[]): QrTextReading {
  const qr = readSignedQr(text, certificates)
  const fields = qr.data ?? qr.claimed
  if (fields) return { state: qr.signature, ...kidOf(qr), fields }
  const invoice = readSignedInvoice(text, certificates)
  const claims = invoice.data ?? invoice.claimed
  if (claims) return { state: invoice.signature, ...kidOf(invoice), fields: fieldsOfInvoice(claims) }
  return { state: isLikeSigned(text) ? 'altered' : 'notSigned' }
}

const kidOf = ({ kid }: { readonly kid?: string }) => (kid === undefined ? {} : { kid })

/** The fields a signed QR has, out of the signed invoice that came with it. */
function fieldsOfInvoice(data: SignedInvoiceData): QrFields {
  return {
    sellerGstin: data.SellerDtls.Gstin,
    buyerGstin: data.BuyerDtls.Gstin,
    documentNumber: data.DocDtls.No,
    documentType: data.DocDtls.Typ,
    documentDate: data.DocDtls.Dt,
    total: String(data.ValDtls.TotInvVal),
    itemCount: data.ItemList.length,
    mainHsn: mainHsnOf(data.ItemList),
    irn: data.Irn,
    irnDate: data.AckDt,
  }
}

/** HSN of the line with the highest taxable value, the first of equals. */
function mainHsnOf(lines: SignedInvoiceData['ItemList']): string {
  let main = { hsn: '', value: Decimal.of('-1') }
  for (const { HsnCd, AssAmt } of lines) {
    const text = String(AssAmt)
    const value = Decimal.isValid(text) ? Decimal.of(text) : Decimal.zero
    if (typeof HsnCd === 'string' && value.gt(main.value)) main = { hsn: HsnCd, value }
  }
  return main.hsn
}

/**
 * Made like a text of the portal, though it cannot be read as one: its header names a key in the portal's way, or its
 * payload holds data of an invoice.
 */
function isLikeSigned(text: string): boolean {
  const parts = text.trim().split('.')
  if (parts.length !== 3) return false
  const [header, payload] = parts.slice(0, 2).map(jsonOf)
  const data = memberOf(payload, 'data')
  const namesKey =
    memberOf(header, 'alg') === 'RS256' && /^[0-9A-Fa-f]{40}$/.test(String(memberOf(header, 'kid')))
  return (
    (namesKey && (payload === undefined || data !== undefined)) ||
    (typeof data === 'string' && data.includes('Irn'))
  )
}

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
