import {
  constants,
  createCipheriv,
  createDecipheriv,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
} from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/**
 * The encryption both portals prescribe (API documents, "Encryption and decryption"): RSA with PKCS#1 v1.5
 * padding for what opens a session, AES-256 in ECB mode with PKCS#7 padding for what follows. Neither is what one
 * would choose; the line itself is protected by TLS.
 */
export function encryptWithPublicKey(key: KeyObject, plain: string | Buffer): string {
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(plain)).toString('base64')
}

/** The most bytes that fit one RSA block: the key's bytes less eleven of padding. */
export function largestRsaMessage(key: KeyObject): number {
  return Math.ceil((key.asymmetricKeyDetails?.modulusLength ?? 2048) / 8) - 11
}

/**
 * Opens what {@link encryptWithPublicKey} closed; undefined where the padding is wrong. The padding is taken off by
 * hand, because OpenSSL either refuses this padding or, from 3.2 on, hides a wrong key behind random bytes. The
 * time this takes reveals the key: fit for a sandbox, for nothing else.
 */
export function decryptWithPrivateKey(key: KeyObject, cipherBase64: string): Buffer | undefined {
  const cipher = Buffer.from(cipherBase64, 'base64')
  const size = Math.ceil((key.asymmetricKeyDetails?.modulusLength ?? 2048) / 8)
  if (cipher.length !== size) return undefined
  let block: Buffer
  try {
    block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, cipher)
  } catch {
    return undefined
  }
  const end = block.indexOf(0, 2)
  return block[0] === 0 && block[1] === 2 && end >= 10 ? block.subarray(end + 1) : undefined
}

export function aesEncrypt(key: Buffer, plain: string | Buffer): string {
  const cipher = createCipheriv('aes-256-ecb', key, null)
  return Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64')
}

/** Undefined for a wrong key, a broken block or text that is not Base64. */
export function aesDecrypt(key: Buffer, cipherBase64: string): Buffer | undefined {
  try {
    const decipher = createDecipheriv('aes-256-ecb', key, null)
    return Buffer.concat([decipher.update(Buffer.from(cipherBase64, 'base64')), decipher.final()])
  } catch {
    return undefined
  }
}

/** A fresh key of 256 bits: the client's for one sign-in, or the portal's for one session. */
export const newKey = (): Buffer => randomBytes(32)
