import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aesDecrypt, aesEncrypt } from './crypto.ts'

const file = new URL('../ewaybill/golden/19-crypto-test-vectors.json', import.meta.url)
const vectors = JSON.parse(readFileSync(file, 'utf8'))
const sek = Buffer.from(vectors.sekBase64, 'base64')

test('the e-way bill portal encrypts the same way, with a key of its own for each read', () => {
  const appKey = Buffer.from(vectors.appKeyBase64, 'base64')
  expect(aesDecrypt(appKey, vectors.sekEncryptedWithAppKeyBase64)).toEqual(sek)
  expect(aesEncrypt(sek, vectors.request.plainJson)).toBe(vectors.request.dataBase64)
  const rek = aesDecrypt(sek, vectors.getResponse.rekEncryptedWithSekBase64)!
  expect(rek.toString('base64')).toBe(vectors.getResponse.rekBase64)
  expect(aesDecrypt(rek, vectors.getResponse.dataBase64)?.toString()).toBe(vectors.getResponse.plainJson)
  const hmac = createHmac('sha256', rek).update(Buffer.from(vectors.getResponse.plainJson).toString('base64'))
  expect(hmac.digest('base64')).toBe(vectors.getResponse.hmacBase64)
})
