import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  aesDecrypt,
  aesEncrypt,
  decryptWithPrivateKey,
  encryptWithPublicKey,
  largestRsaMessage,
  newKey,
} from './crypto.ts'

/** Recomputed from the bytes 00 to 1f (application key) and 20 to 3f (session key). */
const appKey = Buffer.from('AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=', 'base64')
const sessionKey = Buffer.from('ICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj8=', 'base64')

describe('AES', () => {
  test('the session key opens with the application key, as published', () => {
    const sek = 'YaaTbk6PEBwcwfmTtUKg1OJ0Dor61OTRXQ1mGzguyomfO3UEkm+L024xGOkDpM1K'
    expect(aesEncrypt(appKey, sessionKey)).toBe(sek)
    expect(aesDecrypt(appKey, sek)).toEqual(sessionKey)
  })

  test('a cancellation is encrypted as published', () => {
    const plain =
      '{"Irn":"706daeccda0ef6f818da78f3a2a05a1288731057373002289b46c3229289a2e7","CnlRsn":"2","CnlRem":"Wrong quantity"}'
    const cipher =
      'EoL5Q+HMsC6z+SevuE5q2BwfPeX0H7EQkMqHbDMbG7+Q/TBN01gUwZhwO0iEVrMm1nfOrtsKs2B27MHcDr/8Rr6lz2jyq4d4iqotKFWhHW54TxPnb+c9dl6FAVVFkeJ3L7TNSyTuONNze0CsZyPVlKYAf231ZIXkFyF/kCoa8Zc='
    expect(aesEncrypt(sessionKey, plain)).toBe(cipher)
    expect(aesDecrypt(sessionKey, cipher)?.toString()).toBe(plain)
  })

  test('a wrong key or broken text gives nothing', () => {
    expect(aesDecrypt(newKey(), aesEncrypt(sessionKey, 'x'.repeat(100)))?.toString()).not.toBe(
      'x'.repeat(100),
    )
    expect(aesDecrypt(sessionKey, 'not base64')).toBeUndefined()
    expect(aesDecrypt(Buffer.alloc(5), 'AAAA')).toBeUndefined()
  })
})

describe('RSA', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

  test('what the public key closes the private key opens, up to 245 bytes', () => {
    expect(largestRsaMessage(publicKey)).toBe(245)
    for (const text of ['a', 'x'.repeat(244), 'हिन्दी']) {
      expect(decryptWithPrivateKey(privateKey, encryptWithPublicKey(publicKey, text))?.toString()).toBe(text)
    }
    expect(() => encryptWithPublicKey(publicKey, 'x'.repeat(246))).toThrow()
  })

  test('another key opens nothing of it', () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const cipher = encryptWithPublicKey(other.publicKey, 'secret')
    expect(decryptWithPrivateKey(privateKey, cipher)?.toString()).not.toBe('secret')
    expect(decryptWithPrivateKey(privateKey, 'AAAA')).toBeUndefined()
  })
})
