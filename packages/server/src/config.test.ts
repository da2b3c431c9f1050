import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configOf } from './config.ts'

test('README.md names every variable that is read, and none besides', () => {
  const read = new Set<string>()
  configOf(new Proxy({}, { get: (_, name) => void read.add(String(name)) }))
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const table = /## Configuration\n([^]*?)\n## /.exec(readme)![1]!
  const described = table
    .split('\n')
    .filter((row) => row.startsWith('| `'))
    .flatMap((row) => [...row.split('|')[1]!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!))
  // Node's own, and the one of the tests' browser (e2e/browser.ts).
  read.delete('NODE_ENV')
  read.add('CHROMIUM_PATH')
  expect(described.toSorted()).toEqual([...read].toSorted())
})

test.each(['0', '33', 'many', '-1'])('%s processes are refused in words', (count) => {
  expect(() => configOf({ BAHI_PROCESSES: count })).toThrow(/^BAHI_PROCESSES must be a (?:whole )?number/)
})
