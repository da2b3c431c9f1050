import { atMost, packedIn, unpackedOf } from './archive.ts'
import { DataFileFault } from './faults.ts'
import {
  isOpenPath,
  keyPath,
  manifestOf,
  manifestPath,
  sealedEnd,
  signatureOf,
  signaturePath,
} from './manifest.ts'
import type { EntryFacts, Manifest } from './manifest.ts'
import type { DataFileTools, FileBytes } from './tools.ts'

const mostManifestBytes = 256 * 1024 * 1024
const mostSmallBytes = 64 * 1024

type Reading = (path: string, most: number) => AsyncIterable<Uint8Array>

/** A data file whose list is signed and has exactly the entries that are there. What an entry holds is proved while it is read. */
export class DataFile {
  readonly manifest: Manifest
  /** SHA-256 of the list: names the file. */
  readonly hash: string
  /** SHA-256 of the key that it is signed with. */
  readonly signedBy: string
  readonly #read: Reading
  readonly #tools: DataFileTools
  readonly #byPath: ReadonlyMap<string, EntryFacts>

  private constructor(
    read: Reading,
    tools: DataFileTools,
    manifest: Manifest,
    hash: string,
    signedBy: string,
  ) {
    this.#read = read
    this.#tools = tools
    this.manifest = manifest
    this.hash = hash
    this.signedBy = signedBy
    this.#byPath = new Map(manifest.entries.map((entry) => [entry.path, entry]))
  }

  /** @throws DataFileFault where it is no data file, is locked, or its list is not the one that was signed. */
  static async open(bytes: FileBytes, tools: DataFileTools, secret?: string): Promise<DataFile> {
    const packed = await packedIn(bytes, tools)
    const plain = (name: string, most: number) => {
      const entry = packed.get(name)
      if (!entry) throw new DataFileFault('missing', name)
      return unpackedOf(bytes, entry, tools, most)
    }
    const isSealed = packed.has(keyPath)
    const identity = isSealed
      ? await identityOf(await whole(plain(keyPath, mostSmallBytes)), tools, secret)
      : ''
    const nameOf = (path: string) => (isSealed && !isOpenPath(path) ? path + sealedEnd : path)
    const read = (path: string, most: number) => {
      const name = nameOf(path)
      return name === path
        ? plain(name, most)
        : // What is sealed is a little longer than what was compressed, and that no longer than a stored block makes it.
          atMost(tools.gunzip(tools.unseal(plain(name, most * 1.01 + mostSmallBytes), identity)), most, name)
    }
    if (!packed.has(nameOf(manifestPath)))
      throw new DataFileFault(isSealed ? 'missing' : 'notADataFile', manifestPath)
    const list = await whole(read(manifestPath, mostManifestBytes))
    const { publicKey, signature } = signatureOf(
      tools.textOf(await whole(read(signaturePath, mostSmallBytes))),
    )
    const key = fromBase64(publicKey)
    if (!tools.isSignedBy(fromBase64(signature), list, key)) throw new DataFileFault('unsigned', manifestPath)
    const manifest = manifestOf(tools.textOf(list))
    if (manifest.isEncrypted !== isSealed) throw new DataFileFault('altered', manifestPath)
    const listed = new Set([
      ...[manifestPath, signaturePath, ...manifest.entries.map(({ path }) => path)].map(nameOf),
      ...(isSealed ? [keyPath] : []),
    ])
    for (const name of packed.keys()) if (!listed.has(name)) throw new DataFileFault('unexpected', name)
    for (const name of listed) if (!packed.has(name)) throw new DataFileFault('missing', name)
    return new DataFile(read, tools, manifest, hashOf(tools, list), hashOf(tools, key))
  }

  /** What an entry holds. It ends with a fault where that is not what was listed, so nothing is done with it before it has ended. */
  async *content(path: string): AsyncGenerator<Uint8Array> {
    const entry = this.#byPath.get(path)
    if (!entry) throw new DataFileFault('missing', path)
    const hasher = this.#tools.sha256()
    let size = 0
    for await (const piece of this.#read(path, entry.size)) {
      size += piece.length
      hasher.update(piece)
      yield piece
    }
    if (size !== entry.size || hasher.end() !== entry.sha256) throw new DataFileFault('altered', path)
  }

  /** The same, whole and proved. */
  async bytes(path: string): Promise<Uint8Array> {
    return whole(this.content(path))
  }

  async text(path: string): Promise<string> {
    return this.#tools.textOf(await this.bytes(path))
  }

  has(path: string): boolean {
    return this.#byPath.has(path)
  }

  /** The parts of a table, in its order. */
  partsOf(table: string): readonly EntryFacts[] {
    const start = `data/${table}/`
    return this.manifest.entries.filter(({ path }) => path.startsWith(start))
  }
}

async function identityOf(
  sealed: Uint8Array,
  tools: DataFileTools,
  secret: string | undefined,
): Promise<string> {
  if (secret === undefined) throw new DataFileFault('locked')
  const identity = await tools.openKey(sealed, secret)
  if (identity === undefined) throw new DataFileFault('wrongKey')
  return identity
}

async function whole(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of content) {
    pieces.push(piece)
    size += piece.length
  }
  if (pieces.length === 1) return pieces[0]!
  const all = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

export function hashOf(tools: DataFileTools, bytes: Uint8Array): string {
  const hasher = tools.sha256()
  hasher.update(bytes)
  return hasher.end()
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Empty where the text is no Base64: no signature is. */
function fromBase64(text: string): Uint8Array {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return new Uint8Array()
  const plain = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((plain.length * 3) / 4))
  let bits = 0
  let held = 0
  let at = 0
  for (const letter of plain) {
    held = ((held << 6) | letters.indexOf(letter)) & 0xffffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (held >> bits) & 0xff
  }
  return bytes
}
