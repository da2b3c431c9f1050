import type { KeyObject } from 'node:crypto'
import { inv01Fields } from '../../einvoice/inv01-fields.ts'
import type { Inv01, Inv01Item } from '../../einvoice/inv01.ts'
import { portalStamp } from '../../portal-date.ts'
import { signJws } from '../../wire/jws.ts'
import type { SigningCertificate } from '../../wire/jws.ts'
import type { HeldInvoice } from '../state.ts'

/** Signed invoice and signed QR of a registered document. The same document and key give the same text again. */
export function signedTexts(
  invoice: HeldInvoice,
  key: KeyObject,
  certificate: SigningCertificate,
): { SignedInvoice: string; SignedQRCode: string } {
  const sign = (data: string): string => signJws(JSON.stringify({ data, iss: 'NIC' }), key, certificate)
  return { SignedInvoice: sign(invoiceData(invoice)), SignedQRCode: sign(JSON.stringify(qrData(invoice))) }
}

const blocks = [
  'Version',
  'TranDtls',
  'DocDtls',
  'SellerDtls',
  'BuyerDtls',
  'DispDtls',
  'ShipDtls',
  'ItemList',
  'ValDtls',
  'PayDtls',
  'RefDtls',
  'AddlDocDtls',
  'ExpDtls',
  'EwbDtls',
] as const satisfies readonly (keyof Inv01)[]

/** Acknowledgement first, then the document as sent, with a number 0 at the head of each line. */
function invoiceData({ irn, ackNo, ackAt, payload }: HeldInvoice): string {
  const content: Record<string, unknown> = {
    AckNo: Number(ackNo),
    AckDt: portalStamp(new Date(ackAt)),
    Irn: irn,
  }
  for (const block of blocks) if (payload[block] !== undefined) content[block] = payload[block]
  content.ItemList = payload.ItemList.map((item) => ({ ItemNo: 0, ...item }))
  return written(content, '')
}

/** Fields that are decimals, which the portal writes with a point even where they are whole: 100.0. */
const decimalFields = new Set(
  inv01Fields.flatMap(([path, , bounds]) =>
    bounds.type === 'number' && bounds.decimals > 0 ? [path.replaceAll('[]', '')] : [],
  ),
)

function written(value: unknown, path: string): string {
  if (Array.isArray(value)) return `[${value.map((row) => written(row, path)).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(
      ([name, member]) =>
        `${JSON.stringify(name)}:${written(member, path === '' ? name : `${path}.${name}`)}`,
    )
    return `{${members.join(',')}}`
  }
  const text = JSON.stringify(value)
  return Number.isInteger(value) && decimalFields.has(path) ? `${text}.0` : text
}

function qrData({ irn, ackAt, payload }: HeldInvoice): Record<string, unknown> {
  const main = payload.ItemList.reduce<Inv01Item | undefined>(
    (largest, item) => (largest === undefined || item.AssAmt > largest.AssAmt ? item : largest),
    undefined,
  )
  return {
    SellerGstin: payload.SellerDtls.Gstin,
    BuyerGstin: payload.BuyerDtls.Gstin,
    DocNo: payload.DocDtls.No,
    DocTyp: payload.DocDtls.Typ,
    DocDt: payload.DocDtls.Dt,
    TotInvVal: payload.ValDtls.TotInvVal,
    ItemCnt: payload.ItemList.length,
    MainHsnCode: main?.HsnCd ?? '',
    Irn: irn,
    IrnDt: portalStamp(new Date(ackAt)),
  }
}
