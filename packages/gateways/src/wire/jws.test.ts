import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { selfSignedCertificate } from '../sandbox/certificate.ts'
import { readCertificate, signJws, verifyJws } from './jws.ts'

const valid = { from: new Date('2024-01-01T00:00:00Z'), to: new Date('2060-01-01T00:00:00Z') }
const made = () => {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { keys, certificate: readCertificate(selfSignedCertificate(keys, 'Portal', valid)) }
}
const old = made()
const now = made()
const both = [old.certificate, now.certificate]
const content = JSON.stringify({ data: '{"a":1}', iss: 'NIC' })
const signed = signJws(content, now.keys.privateKey, now.certificate)

describe('a signed text', () => {
  test('verifies with the certificate it names, old or new', () => {
    expect(verifyJws(signed, both)).toEqual({
      kind: 'verified',
      kid: now.certificate.kid,
      payload: JSON.parse(content),
    })
    expect(verifyJws(signJws(content, old.keys.privateKey, old.certificate), both)).toMatchObject({
      kid: old.certificate.kid,
    })
  })

  test('has the lengths of the portal', () => {
    const [header, , signature] = signed.split('.')
    expect(header!.length).toBe(150)
    expect(signature!.length).toBe(342)
  })

  test('kid and x5t are one thumbprint', () => {
    const { kid, x5t, validTo } = now.certificate
    expect(Buffer.from(x5t, 'base64url').toString('hex').toUpperCase()).toBe(kid)
    expect(validTo).toEqual(valid.to)
  })

  test('with an unknown key is not called altered', () => {
    expect(verifyJws(signed, [old.certificate])).toMatchObject({
      kind: 'unknownKey',
      kid: now.certificate.kid,
    })
  })

  test('any change of content, signature or algorithm is seen', () => {
    const [header, body, signature] = signed.split('.') as [string, string, string]
    const other = Buffer.from(JSON.stringify({ data: '{"a":2}', iss: 'NIC' })).toString('base64url')
    const none = Buffer.from(JSON.stringify({ alg: 'none', kid: now.certificate.kid })).toString('base64url')
    const flipped = `${signature.slice(0, 10)}${signature[10] === 'A' ? 'B' : 'A'}${signature.slice(11)}`
    expect(verifyJws(`${header}.${other}.${signature}`, both)).toMatchObject({
      kind: 'altered',
      reason: 'signature',
    })
    expect(verifyJws(`${header}.${body}.${flipped}`, both)).toMatchObject({
      kind: 'altered',
      reason: 'signature',
    })
    expect(verifyJws(`${none}.${body}.${signature}`, both)).toEqual({ kind: 'altered', reason: 'algorithm' })
    expect(verifyJws(signJws(content, old.keys.privateKey, now.certificate), both)).toMatchObject({
      kind: 'altered',
    })
  })

  test('a bit flipped at any place never passes, in no part', () => {
    for (let at = 0; at < signed.length; at++) {
      for (const bit of [1, 2, 4]) {
        const flipped = String.fromCharCode(signed.charCodeAt(at) ^ bit)
        const text = signed.slice(0, at) + flipped + signed.slice(at + 1)
        expect(verifyJws(text, both).kind, `place ${at}, bit ${bit}`).not.toBe('verified')
      }
    }
  })

  test.each(['', 'a.b', 'a.b.c', 'a.b.c.d', 'https://example.test/invoice', '...'])('%j is none', (text) => {
    expect(verifyJws(text, both)).toEqual({ kind: 'altered', reason: 'notJws' })
  })
})

/** Pairs seen on documents of the portal's test system. */
test.each([
  ['EDC57DE1358B300BA9F79340A6696831F3C85047', '7cV94TWLMAup95NApmloMfPIUEc'],
  ['1513B821EE46C749A63B86E318BF711099287D1F', 'FRO4Ie5Gx0mmO4bjGL9xEJkofR8'],
])('kid %s is x5t %s', (kid, x5t) => {
  expect(Buffer.from(kid, 'hex').toString('base64url')).toBe(x5t)
})
