import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { eInvoiceCalls } from '@bahi/contracts/einvoices.ts'
import { readSignedInvoice, readSignedQr, worstOf } from '@bahi/gateways/einvoice/signed.ts'
import type { SigningCertificate } from '@bahi/gateways/wire/jws.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Provider } from '../../platform/portals/lines.ts'

export type SignatureState = NonNullable<ReplyOf<typeof eInvoiceCalls.detail>['signature']>

/** The signed texts of a document as they are stored, with what was found when they arrived. */
export interface SignedTexts {
  readonly entityId: number
  readonly provider: Provider
  readonly signedQr: string | null
  readonly signedInvoice?: string | null
  readonly signature: SignatureState
}

/** A reader is not kept waiting for a portal whose keys are still to be fetched. */
const patienceMs = 300

/**
 * What the signatures say now: tried anew on each reading, so that a byte changed in the database is seen, and a text
 * under a key that came later is recognised. Where the keys are out of reach, as it was when the text arrived.
 */
export async function provenSignature(
  ctx: Pick<Ctx, 'portals' | 'subscriberId'>,
  texts: SignedTexts,
): Promise<SignatureState> {
  const certificates = await certificatesOf(ctx, texts)
  return certificates ? signatureBy(certificates, texts) : texts.signature
}

export function signatureBy(
  certificates: readonly SigningCertificate[],
  { signedQr, signedInvoice, signature }: Pick<SignedTexts, 'signedQr' | 'signedInvoice' | 'signature'>,
): SignatureState {
  if (signature === 'missing' || !signedQr) return signature
  const qr = readSignedQr(signedQr, certificates).signature
  // A new reading may lift an unknown key, never what was found altered on arrival in a text not read here.
  if (signedInvoice === undefined) return signature === 'altered' ? signature : qr
  return worstOf(qr, signedInvoice ? readSignedInvoice(signedInvoice, certificates).signature : 'altered')
}

async function certificatesOf(
  { portals, subscriberId }: Pick<Ctx, 'portals' | 'subscriberId'>,
  { entityId, provider }: SignedTexts,
): Promise<readonly SigningCertificate[] | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs)
  })
  const line = portals.einvoice({ subscriberId, entityId }, provider).catch(() => undefined)
  const found = await Promise.race([line, late])
  clearTimeout(timer)
  return found?.portal.certificates
}
