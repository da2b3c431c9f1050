import { DataFileFault } from './faults.ts'

/** The list of a data file: what it has, of whom, and the SHA-256 of each entry. Signed as it is written, byte for byte. */
export interface Manifest {
  readonly format: 1
  readonly product: string
  readonly version: string
  /** Number of the schema that the tables have. */
  readonly schema: number
  readonly subscriber: { readonly id: number; readonly name: string }
  readonly madeAt: string
  /** Who asked for it: a user name, or `command`. */
  readonly madeBy: string
  readonly isEncrypted: boolean
  /** Whether users sign in with the passwords that they have. */
  readonly hasPasswords: boolean
  readonly tables: readonly TableFacts[]
  readonly documents: readonly DocumentFacts[]
  readonly audit: AuditFacts
  readonly leftOut: readonly LeftOut[]
  readonly entries: readonly EntryFacts[]
}

export interface TableFacts {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
  /** Of each numeric column, as decimal text. */
  readonly sums: Readonly<Record<string, string>>
}

export interface DocumentFacts {
  readonly kind: string
  readonly count: number
  readonly total: string
}

export interface AuditFacts {
  readonly entries: number
  readonly seals: number
  /** Number and hash of the newest seal. */
  readonly head: string | null
}

/** What does not travel, with the reason. */
export interface LeftOut {
  readonly table: string
  readonly column?: string
  readonly reason: string
}

export interface EntryFacts {
  readonly path: string
  readonly size: number
  readonly sha256: string
  /** Of a part of a table: first and last of what it is sorted by. */
  readonly from?: string
  readonly to?: string
}

export const manifestPath = 'manifest.json'
export const signaturePath = 'signature.json'
export const viewerPath = 'viewer.html'
export const readMePath = 'READ-ME.txt'
/** Has the identity that opens the other entries, sealed for a passphrase or for the key of backups. */
export const keyPath = 'key.age'
/** What the name of an entry ends with that is sealed. */
export const sealedEnd = '.age'
/** Entries that anybody may read: the program that shows the others, and what to do with it. */
export const isOpenPath = (path: string): boolean => path === viewerPath || path === readMePath

/** What the signature is of, and by whom; both as Base64. */
export interface Signature {
  readonly publicKey: string
  readonly signature: string
}

const pathForm = /^(?:viewer\.html|READ-ME\.txt|data\/[a-z][a-z0-9_]{0,62}\/\d{5}\.csv|files\/\d{1,16})$/
const hashForm = /^[0-9a-f]{64}$/

export const tablePath = (table: string, part: number): string =>
  `data/${table}/${String(part).padStart(5, '0')}.csv`
export const filePath = (id: number | string): string => `files/${id}`

/** The list in a file. Whatever it says, no path of it leaves the archive. */
export function manifestOf(text: string): Manifest {
  const read = parsed(text) as Partial<Manifest> | undefined
  if (typeof read !== 'object' || read === null || read.product !== 'Bahi')
    throw new DataFileFault('notADataFile')
  if (typeof read.format === 'number' && read.format > 1) throw new DataFileFault('newerFormat')
  const isWhole =
    read.format === 1 &&
    Number.isSafeInteger(read.schema) &&
    Number.isSafeInteger(read.subscriber?.id) &&
    Array.isArray(read.tables) &&
    Array.isArray(read.entries) &&
    read.entries.every(isEntry) &&
    new Set(read.entries.map(({ path }) => path)).size === read.entries.length
  if (!isWhole) throw new DataFileFault('altered', manifestPath)
  return read as Manifest
}

export function signatureOf(text: string): Signature {
  const read = parsed(text) as Partial<Signature> | undefined
  if (typeof read?.publicKey !== 'string' || typeof read.signature !== 'string')
    throw new DataFileFault('altered', signaturePath)
  return { publicKey: read.publicKey, signature: read.signature }
}

const isEntry = (entry: unknown): boolean => {
  const { path, size, sha256 } = (entry ?? {}) as Partial<EntryFacts>
  return (
    typeof path === 'string' &&
    pathForm.test(path) &&
    Number.isSafeInteger(size) &&
    size! >= 0 &&
    typeof sha256 === 'string' &&
    hashForm.test(sha256)
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
