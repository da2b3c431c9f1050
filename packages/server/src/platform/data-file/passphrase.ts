import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { base64nopad } from '@scure/base'
import { Stanza } from 'age-encryption'
import type { Identity, Recipient } from 'age-encryption'

/** scrypt with 2^18 rounds, as the age program asks for: about a second and 256 MB of memory, on purpose. */
const usualFactor = 18
/** What is read may ask for no more: it would hold up the machine. */
const highestFactor = 20
const label = Buffer.from('age-encryption.org/v1/scrypt')

/**
 * The key of a file, sealed for who knows a passphrase; source: C2SP age, "The scrypt recipient type". That of the library computes
 * scrypt in JavaScript, which stops the process for a second; this one asks Node, which has threads for it.
 */
export class PassphraseRecipient implements Recipient {
  readonly #passphrase: string
  readonly #factor: number

  constructor(passphrase: string, factor = usualFactor) {
    this.#passphrase = passphrase
    this.#factor = factor
  }

  async wrapFileKey(fileKey: Uint8Array): Promise<Stanza[]> {
    const salt = randomBytes(16)
    const cipher = createCipheriv(
      'chacha20-poly1305',
      await keyOf(this.#passphrase, salt, this.#factor),
      nonce,
      {
        authTagLength: 16,
      },
    )
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
    return [new Stanza(['scrypt', base64nopad.encode(salt), String(this.#factor)], body)]
  }
}

/** Opens what was sealed with a passphrase, here or by the age program; gives nothing for another passphrase. */
export class PassphraseIdentity implements Identity {
  readonly #passphrase: string

  constructor(passphrase: string) {
    this.#passphrase = passphrase
  }

  async unwrapFileKey(stanzas: Stanza[]): Promise<Uint8Array | null> {
    const [stanza] = stanzas.filter(({ args }) => args[0] === 'scrypt')
    if (!stanza) return null
    const [, salt = '', factor = ''] = stanza.args
    if (
      stanzas.length > 1 ||
      stanza.args.length !== 3 ||
      !/^[1-9]\d?$/.test(factor) ||
      stanza.body.length !== 32
    )
      throw new Error('invalid scrypt stanza')
    const saltBytes = base64nopad.decode(salt)
    if (saltBytes.length !== 16 || Number(factor) > highestFactor) throw new Error('invalid scrypt stanza')
    const key = await keyOf(this.#passphrase, saltBytes, Number(factor))
    const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 })
    decipher.setAuthTag(stanza.body.subarray(16))
    try {
      return Buffer.concat([decipher.update(stanza.body.subarray(0, 16)), decipher.final()])
    } catch {
      return null
    }
  }
}

/** Each key seals one thing. */
const nonce = new Uint8Array(12)

function keyOf(passphrase: string, salt: Uint8Array, factor: number): Promise<Buffer> {
  const options = { N: 2 ** factor, r: 8, p: 1, maxmem: 2 * 128 * 8 * 2 ** factor }
  return new Promise((done, fail) =>
    scrypt(passphrase, Buffer.concat([label, salt]), 32, options, (error, key) =>
      error ? fail(error) : done(key),
    ),
  )
}
