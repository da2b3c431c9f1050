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
}

const keyBytes = 32
const ivBytes = 12
const tagBytes = 16

/** The key is given by configuration, or made once in the data folder: a copy of the database alone opens nothing. */
export function openSecrets(dataDir: string, given?: string): Secrets {
  const key = given ? keyOf(given) : keptKey(dataDir)
  return {
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

function keyOf(text: string): Buffer {
  const key = Buffer.from(text, 'base64')
  if (key.length !== keyBytes) throw new StartupProblem('BAHI_SECRET_KEY must be 32 bytes in Base64')
  return key
}

function keptKey(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true })
  const file = path.join(dataDir, 'secret.key')
  try {
    // Of several processes that start together one makes it; the others read it.
    writeFileSync(file, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return keyOf(readFileSync(file, 'utf8').trim())
}
