import { configOf } from '../config.ts'
import { privateKeyOf } from '../platform/backup/keys.ts'
import { argument } from './owner.ts'

/** What opens an encrypted data file: the private key of `--key`, else the passphrase in BAHI_PASSPHRASE, else a key of the environment that opens. */
export async function secretOfCommand(): Promise<string | undefined> {
  const key = argument('key')
  if (key !== undefined) return privateKeyOf(key)
  return process.env['BAHI_PASSPHRASE'] ?? privateKeyOf(undefined, configOf(process.env).backup.key)
}
