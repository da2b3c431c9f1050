import * as z from 'zod'
import { verifyJws } from '../wire/jws.ts'
import type { SigningCertificate } from '../wire/jws.ts'
import type { Inv01 } from './inv01.ts'

/** The ten fields of a signed QR. */
const QrData = z.object({
  SellerGstin: z.string(),
  BuyerGstin: z.string(),
  DocNo: z.string(),
  DocTyp: z.string(),
  DocDt: z.string(),
  TotInvVal: z.number(),
  ItemCnt: z.number(),
  MainHsnCode: z.string(),
  Irn: z.string(),
  IrnDt: z.string().optional(),
})

const InvoiceData = z.looseObject({
  AckNo: z.union([z.number(), z.string()]),
  AckDt: z.string(),
  Irn: z.string(),
  DocDtls: z.looseObject({ Typ: z.string(), No: z.string(), Dt: z.string() }),
  SellerDtls: z.looseObject({ Gstin: z.string() }),
  BuyerDtls: z.looseObject({ Gstin: z.string() }),
  ItemList: z.array(z.looseObject({})),
  ValDtls: z.looseObject({ TotInvVal: z.number() }),
})
export type SignedInvoiceData = z.output<typeof InvoiceData>

/**
 * Reads the text of the QR on an invoice and verifies its signature: `altered` where the signature is invalid,
 * `unknownKey` where it was made with a key we do not have (nobody may call that forged).
 */
export function readSignedQr(
  text: string,
  certificates: readonly SigningCertificate[],
): SignedReading<QrFields> {
  const { data, claimed, ...reading } = read(text, certificates, QrData)
  return {
    ...reading,
    ...(data === undefined ? {} : { data: qrFields(data) }),
    ...(claimed === undefined ? {} : { claimed: qrFields(claimed) }),
  }
}

const qrFields = (data: z.output<typeof QrData>): QrFields => ({
  sellerGstin: data.SellerGstin,
  buyerGstin: data.BuyerGstin,
  documentNumber: data.DocNo,
  documentType: data.DocTyp,
  documentDate: data.DocDt,
  total: String(data.TotInvVal),
  itemCount: data.ItemCnt,
  mainHsn: data.MainHsnCode,
  irn: data.Irn,
  ...(data.IrnDt === undefined ? {} : { irnDate: data.IrnDt }),
})

export interface QrFields {
  readonly sellerGstin: string
  readonly buyerGstin: string
  readonly documentNumber: string
  readonly documentType: string
  /** dd/MM/yyyy, as signed. */
  readonly documentDate: string
  readonly total: string
  readonly itemCount: number
  readonly mainHsn: string
  readonly irn: string
  readonly irnDate?: string
}

/** Reads and verifies the signed invoice that comes with an IRN. */
export function readSignedInvoice(
  text: string,
  certificates: readonly SigningCertificate[],
): SignedReading<SignedInvoiceData> {
  return read(text, certificates, InvoiceData)
}

export interface SignedReading<T> {
  readonly signature: 'verified' | 'unknownKey' | 'altered'
  readonly kid?: string
  /** Absent where the text is no signed document of the portal, or was altered. */
  readonly data?: T
  /** Of an altered text that can be read: what it claims. Only to show or compare, never to believe. */
  readonly claimed?: T
}

/** One state for two texts of a document: each must be valid. */
export function worstOf(...states: readonly SignatureState[]): SignatureState {
  return severity.find((state) => states.includes(state)) ?? 'verified'
}

export type SignatureState = SignedReading<unknown>['signature']

const severity = ['altered', 'unknownKey'] as const

/** The payload holds its data as text within JSON, so it is parsed twice. */
function read<T>(
  text: string,
  certificates: readonly SigningCertificate[],
  schema: z.ZodType<T>,
): SignedReading<T> {
  const verified = verifyJws(text, certificates)
  const data = parse(verified.payload, schema)
  if (verified.kind === 'altered' || data === undefined)
    return { signature: 'altered', ...(data === undefined ? {} : { claimed: data }) }
  return { signature: verified.kind, kid: verified.kid, data }
}

function parse<T>(payload: unknown, schema: z.ZodType<T>): T | undefined {
  const { data } = (payload ?? {}) as { data?: unknown }
  try {
    return schema.safeParse(typeof data === 'string' ? JSON.parse(data) : data).data
  } catch {
    return undefined
  }
}

/** Where a registered document differs from the one at hand; empty where it is the same. */
export function contentDifferences(sent: Inv01, registered: SignedInvoiceData): ContentDifference[] {
  const pairs: readonly [field: ContentDifference['field'], ours: string, theirs: string][] = [
    ['supplier', sent.SellerDtls.Gstin, registered.SellerDtls.Gstin],
    ['buyer', sent.BuyerDtls.Gstin, registered.BuyerDtls.Gstin],
    ['type', sent.DocDtls.Typ, registered.DocDtls.Typ],
    ['number', sent.DocDtls.No.toUpperCase(), registered.DocDtls.No.toUpperCase()],
    ['date', sent.DocDtls.Dt, registered.DocDtls.Dt],
    ['total', sent.ValDtls.TotInvVal.toFixed(2), registered.ValDtls.TotInvVal.toFixed(2)],
    ['lines', String(sent.ItemList.length), String(registered.ItemList.length)],
  ]
  return pairs
    .filter(([, ours, theirs]) => ours !== theirs)
    .map(([field, ours, theirs]) => ({ field, ours, theirs }))
}

export interface ContentDifference {
  readonly field: 'supplier' | 'buyer' | 'type' | 'number' | 'date' | 'total' | 'lines'
  readonly ours: string
  readonly theirs: string
}
