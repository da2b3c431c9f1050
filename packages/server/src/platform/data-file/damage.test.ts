import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '@bahi/domain/data-file/manifest.ts'
import { DataFile } from '@bahi/domain/data-file/read.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer } from '../../../test/call-helpers.ts'
import {
  entriesOf,
  faultOf,
  flipped,
  importInto,
  makeDataFile,
  nothingIn,
  packed,
  passphrase,
  readAll,
  sealWhole,
  signer,
} from '../../../test/data-files.ts'
import { testFolder } from '../../../test/test-folder.ts'
import { makeWorld } from '../../../test/world.ts'
import type { World } from '../../../test/world.ts'
import { newKeyPair } from '../backup/keys.ts'
import { StartupProblem } from '../postgres/startup-problem.ts'
import { nodeTools, withFile } from './node-tools.ts'
import type { Lock } from './write.ts'

let folder: string
let server: TestServer
let world: World
beforeAll(async () => {
  folder = mkdtempSync(path.join(testFolder(), 'bahi damage '))
  server = await startTestServer()
  world = await makeWorld(server, 'Topaz')
  await sealWhole(server)
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const make = (lock?: Lock) => makeDataFile(server, folder, world.shop, lock)
/** What is looked at here does not depend on how long a key takes. */
const quickLock: Lock = { passphrase, factor: 10 }

describe('a changed file is refused, and the entry is named', () => {
  test.each([['plain'], ['encrypted']])(
    'each entry altered, shortened, emptied and removed: %s',
    async (kind) => {
      const secret = kind === 'plain' ? undefined : passphrase
      const { file } = await make(secret === undefined ? undefined : quickLock)
      const entries = await entriesOf(file)
      expect(await readAll(await packed(folder, entries), secret)).toMatchObject({ product: 'Bahi' })
      // The first and last of each kind of entry, where it is encrypted.
      const chosen = secret === undefined ? entries.map((_, index) => index) : sample(entries)
      for (const index of chosen) {
        const [name, bytes] = entries[index]!
        const plain = name.replace(/\.age$/, '')
        // Of the tables, which are many and alike, each in one of the ways in turn.
        const isTable = secret === undefined && name.startsWith('data/')
        const ways = {
          altered: () => entries.with(index, [name, flipped(bytes)]),
          removed: () => entries.toSpliced(index, 1),
          cut: () => entries.with(index, [name, bytes.subarray(0, -1)]),
        }
        const cases = Object.entries(ways)
          .filter(([how]) => how !== 'cut' || (bytes.length > 1 && secret === undefined))
          .filter((_, way, { length }) => !isTable || way === index % length)
        for (const [how, changed] of cases) {
          const fault = await faultOf(readAll(await packed(folder, changed()), secret))
          expect([how, name, fault]).toEqual([
            how,
            name,
            expect.stringMatching(expectedFault(how, name, plain)),
          ])
        }
      }
    },
  )

  /** Without its key file an encrypted archive is one that has entries nobody listed. */
  const expectedFault = (how: string, name: string, plain: string): RegExp => {
    if (name === 'key.age') return how === 'removed' ? /^notADataFile manifest\.json$/ : /^wrongKey$/
    if (plain === 'manifest.json')
      return how === 'removed'
        ? /^(missing|notADataFile) manifest\.json/
        : /^(unsigned|altered) manifest\.json/
    if (plain === 'signature.json') return /^(unsigned manifest|altered signature|missing signature)\.json/
    const escaped = plain.replaceAll('.', '\\.')
    return how === 'removed' ? new RegExp(`^missing ${escaped}`) : new RegExp(`^altered ${escaped}`)
  }

  const sample = (entries: readonly (readonly [string, Buffer])[]) => {
    const wanted = [
      'key.age',
      'manifest.json.age',
      'signature.json.age',
      'viewer.html',
      'READ-ME.txt',
      'data/documents/00001.csv.age',
    ]
    const found = wanted.map((name) => entries.findIndex(([one]) => one === name))
    expect(found).not.toContain(-1)
    return [...found, entries.findIndex(([name]) => name.startsWith('files/'))]
  }

  test('entries that nobody listed, names that lead out of the archive, and a name twice', async () => {
    const { file } = await make()
    const entries = await entriesOf(file)
    for (const name of ['data/documents/00009.csv', 'files/9999', 'notes.txt', 'key.txt'])
      expect(await faultOf(readAll(await packed(folder, [...entries, [name, Buffer.from('x')]])))).toBe(
        `unexpected ${name}`,
      )
    expect(await faultOf(readAll(await packed(folder, [...entries, entries[3]!])))).toBe(
      `unexpected ${entries[3]![0]}`,
    )
    // The list itself, signed by whoever has the key, may name nothing outside.
    for (const outside of [
      '../../etc/passwd',
      '/etc/passwd',
      'files/../../x',
      'data/a/00001.csv/../x',
      'files/1\u0000',
    ]) {
      const list = JSON.parse(entries.find(([name]) => name === 'manifest.json')![1].toString()) as {
        entries: { path: string }[]
      }
      list.entries[5]!.path = outside
      expect(await faultOf(readAll(await signedAgain(entries, list))), outside).toBe('altered manifest.json')
    }
  })

  async function signedAgain(entries: readonly (readonly [string, Buffer])[], list: unknown) {
    const bytes = Buffer.from(JSON.stringify(list))
    const signature = {
      publicKey: signer.publicKey.toString('base64'),
      signature: signer.sign(bytes).toString('base64'),
    }
    return packed(
      folder,
      entries.map(([name, content]) =>
        name === 'manifest.json'
          ? ([name, bytes] as const)
          : name === 'signature.json'
            ? ([name, Buffer.from(JSON.stringify(signature))] as const)
            : ([name, content] as const),
      ),
    )
  }

  test('an entry that unpacks to far more than it is listed with is not unpacked', async () => {
    const { file } = await make()
    const entries = await entriesOf(file)
    const at = entries.findIndex(([name]) => name.startsWith('data/documents/'))
    const bomb = await packed(folder, entries.with(at, [entries[at]![0], Buffer.alloc(300_000_000)]))
    expect(await faultOf(readAll(bomb))).toBe(`altered ${entries[at]![0]}`)
  })

  test('a file that is cut, has something before or behind, or is something else', async () => {
    const { file } = await make()
    const bytes = readFileSync(file)
    const other = path.join(folder, 'other')
    for (const size of [0, 1, 21, 22, 1000, bytes.length >> 1, bytes.length - 22, bytes.length - 1]) {
      writeFileSync(other, bytes.subarray(0, size))
      expect([size, await faultOf(readAll(other))]).toEqual([size, 'notADataFile'])
    }
    for (const changed of [
      Buffer.concat([bytes, Buffer.from('x')]),
      Buffer.concat([Buffer.from('x'), bytes]),
      Buffer.from('%PDF-1.7 '.repeat(50)),
    ]) {
      writeFileSync(other, changed)
      expect(await faultOf(readAll(other))).toMatch(/^notADataFile/)
    }
  })

  test('bytes of it that are turned over anywhere are refused, or say nothing of what is in it', async () => {
    const { file, hash } = await make()
    const bytes = readFileSync(file)
    const other = path.join(folder, 'turned')
    let refused = 0
    const step = Math.max(1, Math.floor(bytes.length / 150))
    for (let at = 0; at < bytes.length; at += step) {
      const changed = Buffer.from(bytes)
      changed[at]! ^= 0x10
      writeFileSync(other, changed)
      const fault = await faultOf(
        withFile(other, async (source) => {
          const opened = await DataFile.open(source, nodeTools)
          for (const { path: entry } of opened.manifest.entries) await opened.bytes(entry)
          // Times and checksums of the archive are no content.
          expect(opened.hash).toBe(hash)
          throw new StartupProblem('same')
        }),
      )
      if (fault !== 'same') refused += 1
    }
    expect(refused).toBeGreaterThan(100)
  })

  test('a wrong passphrase or key, or none', async () => {
    const keys = await newKeyPair()
    const { file } = await make(quickLock)
    expect(await faultOf(readAll(file))).toBe('locked')
    expect(await faultOf(readAll(file, `${passphrase}s`))).toBe('wrongKey')
    expect(await faultOf(readAll(file, keys.privateKey))).toBe('wrongKey')
    const sealed = await make({ publicKey: keys.publicKey })
    expect(await faultOf(readAll(sealed.file, (await newKeyPair()).privateKey))).toBe('wrongKey')
  })

  test('rows for another account, in a file that its maker signed, are not put in', async () => {
    const { file } = await make()
    const entries = await entriesOf(file)
    const name = 'data/units/00001.csv'
    const at = entries.findIndex(([one]) => one === name)
    const text = entries[at]![1].toString()
    const [heading, first] = text.split('\n') as [string, string]
    expect(heading).toMatch(/^subscriber_id,/)
    const bytes = Buffer.from(`${text}${first.replace(/^\d+/, '4711')}\n`)
    for (const added of [0, 1]) {
      const list = JSON.parse(entries.find(([one]) => one === 'manifest.json')![1].toString()) as Manifest
      const changed = {
        ...list,
        tables: list.tables.map((table) =>
          table.name === 'units' ? { ...table, rows: table.rows + added } : table,
        ),
        entries: list.entries.map((entry) =>
          entry.path === name
            ? { ...entry, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
            : entry,
        ),
      }
      const url = await server.database.clone()
      const signed = await signedAgain(entries.with(at, [name, bytes]), changed)
      expect([added, await faultOf(importInto(url, signed))]).toEqual([
        added,
        expect.stringMatching(/^units is not what the list of the file says/),
      ])
      await nothingIn(url)
    }
  })

  test('an import of a changed file leaves nothing', async () => {
    const { file } = await make()
    const entries = await entriesOf(file)
    const last = entries.findLastIndex(([name]) => name.startsWith('files/'))
    const url = await server.database.clone()
    for (const index of [entries.findIndex(([name]) => name.startsWith('data/users/')), last]) {
      const changed = await packed(
        folder,
        entries.with(index, [entries[index]![0], flipped(entries[index]![1])]),
      )
      expect(await faultOf(importInto(url, changed))).toBe(`altered ${entries[index]![0]}`)
      await nothingIn(url)
    }
  })
})
