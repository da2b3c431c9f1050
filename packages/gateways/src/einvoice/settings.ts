import type { KeyObject } from 'node:crypto'
import type { SigningCertificate } from '../wire/jws.ts'

/** One e-invoice portal: where it is and which keys are its own. */
export interface EinvoicePortal {
  /** The second and further addresses serve when the first cannot be connected to, and only then. */
  readonly baseUrls: readonly string[]
  /** The key that sign-ins are encrypted with; not the one that invoices are signed with. */
  readonly signInKey: KeyObject
  /** Certificates invoices were and are signed with; old ones stay, to verify old documents. */
  readonly certificates: readonly SigningCertificate[]
  readonly paths?: Partial<EinvoicePaths>
  readonly connectMs?: number
  readonly replyMs?: number
}

/** An API user of one GSTIN. */
export interface EinvoiceAccount {
  readonly gstin: string
  readonly userName: string
  readonly password: string
  readonly clientId: string
  readonly clientSecret: string
}

export interface EinvoicePaths {
  readonly signIn: string
  readonly generate: string
  readonly cancel: string
  readonly byIrn: string
  readonly byDocument: string
  readonly rejectedIrns: string
  readonly gstin: string
  readonly syncGstin: string
  readonly ewayBill: string
  readonly ewayBillByIrn: string
  readonly cancelEwayBill: string
  readonly ping: string
}

/** As working clients call them; the portal's manual writes the cancellation as /eicore/v1.03/Cancel. */
export const usualPaths: EinvoicePaths = {
  signIn: '/eivital/v1.04/auth',
  generate: '/eicore/v1.03/Invoice',
  cancel: '/eicore/v1.03/Invoice/Cancel',
  byIrn: '/eicore/v1.03/Invoice/irn/',
  byDocument: '/eicore/v1.03/Invoice/irnbydocdetails',
  rejectedIrns: '/eicore/v1.03/Invoice/rejectedirns',
  gstin: '/eivital/v1.04/Master/gstin/',
  syncGstin: '/eivital/v1.04/Master/syncgstin/',
  ewayBill: '/eiewb/v1.03/ewaybill',
  ewayBillByIrn: '/eiewb/v1.03/ewaybill/irn/',
  cancelEwayBill: '/ewaybillapi/v1.03/ewayapi',
  ping: '/eivital/v1.04/heartbeat/ping',
}

/** Bytes that user name and password may have together: what is left of one RSA block (2048 bits) after the rest. */
export const credentialBytes = 66

/** Asked on the screen of credentials, because the portal only answers that it cannot decrypt. */
export function credentialsFit(userName: string, password: string): boolean {
  return Buffer.byteLength(JSON.stringify(userName) + JSON.stringify(password)) - 4 <= credentialBytes
}
