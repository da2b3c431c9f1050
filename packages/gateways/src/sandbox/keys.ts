import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCertificate } from '../wire/jws.ts'
import type { SigningCertificate } from '../wire/jws.ts'
import { selfSignedCertificate } from './certificate.ts'

/** Keys of the sandbox portals: made on the first start, kept in its folder, worth nothing anywhere else. */
export interface SandboxKeys {
  readonly signIn: KeyPair
  readonly ewayBillSignIn: KeyPair
  readonly gstnSignIn: KeyPair
  readonly signing: KeyPair & { readonly certificatePem: string; readonly certificate: SigningCertificate }
  /** A second pair nobody was given, for replies that must not verify. */
  readonly stranger: KeyPair & { readonly certificate: SigningCertificate }
}

export interface KeyPair {
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

export function loadKeys(folder: string): SandboxKeys {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'keys.json')
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(makeKeys(), undefined, 1), { mode: 0o600 })
  const kept = JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof makeKeys>
  // A folder from before the GST portal had a key.
  if (kept.gstnSignIn === undefined) {
    kept.gstnSignIn = pemOf(newPair())
    writeFileSync(file, JSON.stringify(kept, undefined, 1), { mode: 0o600 })
  }
  return {
    signIn: pairOf(kept.signIn),
    ewayBillSignIn: pairOf(kept.ewayBillSignIn),
    gstnSignIn: pairOf(kept.gstnSignIn),
    signing: {
      ...pairOf(kept.signing),
      certificatePem: kept.certificate,
      certificate: readCertificate(kept.certificate),
    },
    stranger: { ...pairOf(kept.stranger), certificate: readCertificate(kept.strangerCertificate) },
  }
}

function makeKeys() {
  const valid = { from: new Date('2017-07-01T00:00:00Z'), to: new Date('2050-01-01T00:00:00Z') }
  const signing = newPair()
  const stranger = newPair()
  return {
    signIn: pemOf(newPair()),
    ewayBillSignIn: pemOf(newPair()),
    gstnSignIn: pemOf(newPair()),
    signing: pemOf(signing),
    certificate: selfSignedCertificate(signing, 'Sandbox e-invoice portal', valid),
    stranger: pemOf(stranger),
    strangerCertificate: selfSignedCertificate(stranger, 'Stranger', valid),
  }
}

const newPair = (): KeyPair => generateKeyPairSync('rsa', { modulusLength: 2048 })

const pemOf = ({ privateKey }: KeyPair): string =>
  privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

function pairOf(pem: string): KeyPair {
  const privateKey = createPrivateKey(pem)
  return { privateKey, publicKey: createPublicKey(privateKey) }
}
