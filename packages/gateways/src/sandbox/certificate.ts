import { randomBytes, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/** A self-signed certificate in PEM form. Node reads certificates but makes none, so its few bytes are written here. */
export function selfSignedCertificate(
  keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject },
  name: string,
  valid: { readonly from: Date; readonly to: Date },
): string {
  const algorithm = sequence(oid(sha256WithRsa), tagged(0x05, Buffer.alloc(0)))
  const subject = sequence(tagged(0x31, sequence(oid(commonName), tagged(0x0c, Buffer.from(name, 'utf8')))))
  const body = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    subject,
    sequence(time(valid.from), time(valid.to)),
    subject,
    keys.publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('RSA-SHA256', body, keys.privateKey)
  const der = sequence(body, algorithm, tagged(0x03, Buffer.concat([Buffer.from([0]), signature])))
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}

/** 1.2.840.113549.1.1.11 and 2.5.4.3. */
const sha256WithRsa = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b]
const commonName = [0x55, 0x04, 0x03]

function tagged(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content])
}

function lengthOf(length: number): Buffer {
  if (length < 128) return Buffer.from([length])
  const bytes = length < 256 ? [length] : [length >> 8, length & 0xff]
  return Buffer.from([0x80 | bytes.length, ...bytes])
}

const sequence = (...parts: readonly Buffer[]): Buffer => tagged(0x30, Buffer.concat(parts))
const integer = (content: Buffer): Buffer => tagged(0x02, content)
const oid = (bytes: readonly number[]): Buffer => tagged(0x06, Buffer.from(bytes))
/** GeneralizedTime, which reaches past 2049. */
const time = (at: Date): Buffer =>
  tagged(0x18, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`, 'latin1'))
