import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import type { Secrets } from '../secrets.ts'

/** Signs the lists of data files. The key follows from that of the installation, so that it is kept and copied with it. */
export interface Signer {
  /** Raw, of 32 bytes. */
  readonly publicKey: Buffer
  /** SHA-256 of it, as it is shown. */
  readonly fingerprint: string
  sign(content: Uint8Array): Buffer
}

/** A private key of Ed25519 in PKCS #8 is this and its 32 bytes; source: RFC 8410, section 7. */
const start = Buffer.from('302e020100300506032b657004220420', 'hex')

export function signerOf(secrets: Secrets): Signer {
  const seed = Buffer.from(secrets.derive('data file'), 'base64')
  const key = createPrivateKey({ key: Buffer.concat([start, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32)
  return {
    publicKey,
    fingerprint: createHash('sha256').update(publicKey).digest('hex'),
    sign: (content) => sign(null, content, key),
  }
}
