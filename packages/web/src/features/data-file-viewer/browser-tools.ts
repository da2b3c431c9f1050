import type { DataFileTools, FileBytes } from '@bahi/domain/data-file/tools.ts'
import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { Decrypter } from 'age-encryption'

/** Reading data files in a browser. Ed25519 is not in every one of them, and none hashes in pieces. */
export const browserTools: DataFileTools = {
  sha256() {
    const hash = sha256.create()
    return { update: (bytes) => void hash.update(bytes), end: () => bytesToHex(hash.digest()) }
  },
  isSignedBy(signature, content, publicKey) {
    try {
      return ed25519.verify(signature, content, publicKey)
    } catch {
      // Too short, or no key.
      return false
    }
  },
  inflate: (packed) => through(packed, new DecompressionStream('deflate-raw')),
  gunzip: (packed) => through(packed, new DecompressionStream('gzip')),
  async *unseal(sealed, identity) {
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity)
    yield* piecesOf(await decrypter.decrypt(streamOf(sealed)))
  },
  async openKey(sealed, secret) {
    const decrypter = new Decrypter()
    if (secret.startsWith('AGE-SECRET-KEY-')) decrypter.addIdentity(secret)
    else decrypter.addPassphrase(secret)
    return decrypter.decrypt(sealed, 'text').catch(() => undefined)
  },
  textOf: (bytes) => new TextDecoder().decode(bytes),
  bytesOf: (text) => new TextEncoder().encode(text),
}

export const bytesOfBlob = (blob: Blob): FileBytes => ({
  size: blob.size,
  read: async (from, length) => new Uint8Array(await blob.slice(from, from + length).arrayBuffer()),
})

function through(packed: AsyncIterable<Uint8Array>, unpack: DecompressionStream): AsyncIterable<Uint8Array> {
  return piecesOf(streamOf(packed).pipeThrough(unpack as ReadableWritablePair<Uint8Array, Uint8Array>))
}

function streamOf(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const from = pieces[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await from.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await from.return?.()),
  })
}

/** Not every browser gives the pieces of a stream by itself. */
async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}
