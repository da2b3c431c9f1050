import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bech32 } from '@scure/base'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { StartupProblem } from '../postgres/startup-problem.ts'

export interface KeyPair {
  /** Opens backups: `AGE-SECRET-KEY-1…`. Nothing of the installation keeps it. */
  readonly privateKey: string
  /** Seals backups and opens none: `age1…`. */
  readonly publicKey: string
}

/** The public key, kept in the data folder; it opens nothing. */
const keyFileOf = (dataDir: string): string => path.join(dataDir, 'backup-key.pub')

export async function newKeyPair(): Promise<KeyPair> {
  const privateKey = await generateX25519Identity()
  return { privateKey, publicKey: await identityToRecipient(privateKey) }
}

/** @throws StartupProblem where a key is kept already: backups would from then on need two keys. */
export async function keepPublicKey(dataDir: string, publicKey: string): Promise<void> {
  try {
    await writeFile(keyFileOf(dataDir), `${publicKey}\n`, { flag: 'wx', mode: 0o644 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new StartupProblem(
      `${keyFileOf(dataDir)} has a key already. Backups are sealed with it; remove the file first if its private key is lost.`,
    )
  }
}

/**
 * A private key from 32 bytes in Base64: one secret that seals and opens, for installations that no person attends. Undefined for any other
 * text. Source: specification part 9, `BAHI_BACKUP_KEY`.
 */
const ofBytes = (text: string): string | undefined =>
  /^[A-Za-z0-9+/]{43}=$/.test(text)
    ? bech32.encodeFromBytes('age-secret-key-', Buffer.from(text, 'base64')).toUpperCase()
    : undefined

/** The key that backups are sealed with: what the environment says, else what the data folder keeps. */
export async function publicKeyOf(dataDir: string, given: string | undefined): Promise<string | undefined> {
  const key = given ?? (await readFile(keyFileOf(dataDir), 'utf8').catch(() => '')).trim()
  if (key === '') return undefined
  const secret = ofBytes(key)
  if (secret !== undefined) return identityToRecipient(secret)
  if (!/^age1[a-z0-9]{50,}$/.test(key))
    throw new StartupProblem(
      'The key of backups must be a public key that begins with age1, as `npm run backup:key` prints it, or 32 bytes in Base64.',
    )
  return key
}

/**
 * The private key from the file that has it, or from the text itself; where none is given, what the environment says, if it is a key that
 * opens.
 */
export async function privateKeyOf(
  given: string | undefined,
  ofEnvironment?: string,
): Promise<string | undefined> {
  if (given === undefined) return ofEnvironment === undefined ? undefined : ofBytes(ofEnvironment)
  const bytes = ofBytes(given)
  if (bytes !== undefined) return bytes
  const text = given.startsWith('AGE-SECRET-KEY-') ? given : await readFile(given, 'utf8').catch(() => '')
  const key = /AGE-SECRET-KEY-[A-Z0-9-]+/.exec(text)?.[0]
  if (key === undefined)
    throw new StartupProblem('--key must be a private key (AGE-SECRET-KEY-…) or a file that has one.')
  return key
}
