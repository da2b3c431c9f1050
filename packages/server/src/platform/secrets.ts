import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartupProblem } from './postgres/startup-problem.ts'

/** Seals what must be read again and may never be seen: passwords and sessions of portals. */
export interface Secrets {
  /** `place` says what the secret belongs to; sealed text moved to another place does not open. */
  seal(text: string, place: string): Buffer
  open(sealed: Buffer, place: string): string
  /** A key of its own for signing what goes out and comes back. */
  derive(place: string): string
  /** Number of the database among many; absent: there is one alone. Sealed into requests that belong to no account yet. */
  readonly database?: number | undefined
}

const keyBytes = 32
const ivBytes = 12
const tagBytes = 16

export function secretsOf(key: Buffer, database?: number): Secrets {
  return {
    database,
    derive: (place) => createHmac('sha256', key).update(place).digest('base64'),
    seal(text, place) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },
    open(sealed, place) {
      const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes))
        .setAAD(Buffer.from(place))
        .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
      return Buffer.concat([cipher.update(sealed.subarray(ivBytes + tagBytes)), cipher.final()]).toString(
        'utf8',
      )
    },
  }
}

function keyOf(text: string, place: string): Buffer {
  const key = Buffer.from(text, 'base64')
  if (key.length !== keyBytes) throw new StartupProblem(`${place} must be 32 bytes in Base64`)
  return key
}

/** The key given by configuration, or kept in the data folder: a copy of the database alone opens nothing. */
export function readKey(dataDir: string, given?: string): Buffer | undefined {
  if (given) return keyOf(given, 'BAHI_SECRET_KEY')
  const file = fileOf(dataDir)
  try {
    return keyOf(readFileSync(file, 'utf8').trim(), file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export const newKey = (): Buffer => randomBytes(keyBytes)

/** Of several processes that start together one keeps its key; the others take that one. */
export function keepKey(dataDir: string, key: Buffer): Buffer {
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(fileOf(dataDir), `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
    return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return readKey(dataDir) ?? key
  }
}

/** Names a key without giving anything of it away. */
export const fingerprintOf = (key: Buffer): string =>
  createHmac('sha256', key).update('fingerprint').digest('hex').slice(0, 32)

const fileOf = (dataDir: string) => path.join(dataDir, 'secret.key')
