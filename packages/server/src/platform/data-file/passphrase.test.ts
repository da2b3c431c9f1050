import { Decrypter, Encrypter } from 'age-encryption'
import { expect, test } from 'vitest'
import { PassphraseIdentity, PassphraseRecipient } from './passphrase.ts'

const passphrase = 'three copper kettles sing'
const bytes = Buffer.from('what is sealed')

async function sealedHere(factor?: number) {
  const encrypter = new Encrypter()
  encrypter.addRecipient(new PassphraseRecipient(passphrase, factor))
  return encrypter.encrypt(bytes)
}

async function sealedByLibrary(factor: number) {
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(factor)
  encrypter.setPassphrase(passphrase)
  return encrypter.encrypt(bytes)
}

async function opened(sealed: Uint8Array, secret: string) {
  const decrypter = new Decrypter()
  decrypter.addIdentity(new PassphraseIdentity(secret))
  return Buffer.from(await decrypter.decrypt(sealed))
}

test('what is sealed here is opened by the age library, and the other way round', async () => {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  expect(Buffer.from(await decrypter.decrypt(await sealedHere(10)))).toEqual(bytes)
  expect(await opened(await sealedByLibrary(10), passphrase)).toEqual(bytes)
})

test('a key takes 2^18 rounds unless said, and does not stop the process meanwhile', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 5)
  const sealed = await sealedHere()
  clearInterval(timer)
  expect(Buffer.from(sealed).toString('latin1')).toMatch(/^-> scrypt [\w+/]{22} 18$/m)
  expect(turns).toBeGreaterThan(3)
})

test('another passphrase opens nothing', async () => {
  await expect(opened(await sealedHere(10), 'four copper kettles sing')).rejects.toThrow(
    'no identity matched',
  )
})

test.each([
  ['more rounds than a machine should be asked for', (text: string) => text.replace(' 10\n', ' 21\n')],
  ['rounds that are no number', (text: string) => text.replace(' 10\n', ' 0x9\n')],
  ['a salt that is too short', (text: string) => text.replace(/scrypt \S+/, 'scrypt AAAA')],
])('a file with %s is refused before its key is computed', async (_, change) => {
  const changed = change(Buffer.from(await sealedHere(10)).toString('latin1'))
  await expect(opened(Buffer.from(changed, 'latin1'), passphrase)).rejects.toThrow('invalid scrypt stanza')
})
