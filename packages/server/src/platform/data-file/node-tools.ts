import { createHash, createPublicKey, verify } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Transform } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip, createInflateRaw } from 'node:zlib'
import type { DataFileTools, FileBytes } from '@bahi/domain/data-file/tools.ts'
import { Decrypter } from 'age-encryption'
import { PassphraseIdentity } from './passphrase.ts'

/** A public key of Ed25519 in SPKI is this and its 32 bytes; source: RFC 8410, section 4. */
const start = Buffer.from('302a300506032b6570032100', 'hex')

export const nodeTools: DataFileTools = {
  sha256() {
    const hash = createHash('sha256')
    return { update: (bytes) => void hash.update(bytes), end: () => hash.digest('hex') }
  },
  isSignedBy(signature, content, publicKey) {
    if (publicKey.length !== 32) return false
    const key = createPublicKey({ key: Buffer.concat([start, publicKey]), format: 'der', type: 'spki' })
    return verify(null, content, key, signature)
  },
  inflate: (packed) => through(packed, createInflateRaw()),
  gunzip: (packed) => through(packed, createGunzip()),
  async *unseal(sealed, identity) {
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity)
    const plain = await decrypter.decrypt(Readable.toWeb(Readable.from(sealed)) as never)
    for await (const piece of Readable.fromWeb(plain as unknown as ReadableStream)) yield piece as Uint8Array
  },
  async openKey(sealed, secret) {
    const decrypter = new Decrypter()
    decrypter.addIdentity(secret.startsWith('AGE-SECRET-KEY-') ? secret : new PassphraseIdentity(secret))
    return decrypter.decrypt(sealed, 'text').catch(() => undefined)
  },
  textOf: (bytes) => new TextDecoder().decode(bytes),
  bytesOf: (text) => new TextEncoder().encode(text),
}

async function* through(packed: AsyncIterable<Uint8Array>, unpack: Transform): AsyncGenerator<Uint8Array> {
  const source = Readable.from(packed)
  source.on('error', (error) => unpack.destroy(error))
  try {
    for await (const piece of source.pipe(unpack)) yield piece as Uint8Array
  } finally {
    source.destroy()
    unpack.destroy()
  }
}

/** Works with a file of the disk; it is closed after. */
export async function withFile<T>(path: string, work: (bytes: FileBytes) => Promise<T>): Promise<T> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    return await work({
      size,
      async read(from, length) {
        const bytes = Buffer.alloc(length)
        let done = 0
        while (done < length) {
          const { bytesRead } = await handle.read(bytes, done, length - done, from + done)
          if (bytesRead === 0) throw new Error(`${path} was cut while it was read`)
          done += bytesRead
        }
        return bytes
      },
    })
  } finally {
    await handle.close()
  }
}
