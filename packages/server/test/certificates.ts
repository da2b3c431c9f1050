import { generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { selfSignedCertificate } from '@bahi/gateways/sandbox/certificate.ts'

export interface SigningKeys {
  readonly privateKey: KeyObject
  readonly certificate: string
}

/** A key with a certificate of its own, from yesterday until `days` after today. */
export function signingKeys(name: string, days = 30): SigningKeys {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const at = (day: number) => new Date(Date.now() + day * 86_400_000)
  const valid = { from: at(Math.min(-1, days - 1)), to: at(days) }
  return { privateKey: keys.privateKey, certificate: selfSignedCertificate(keys, name, valid) }
}

export const certificateForTests = (name: string): string => signingKeys(name).certificate
