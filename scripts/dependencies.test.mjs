import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/paths.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')

/** Where packages are named, and the word of the ADR for each place. */
const places = {
  root: 'package.json',
  domain: 'packages/domain/package.json',
  contracts: 'packages/contracts/package.json',
  gateways: 'packages/gateways/package.json',
  server: 'packages/server/package.json',
  web: 'packages/web/package.json',
  e2e: 'e2e/package.json',
  bench: 'bench/package.json',
  mutation: 'mutation/package.json',
}

const own = (name) => name.startsWith('@bahi/')

function packagesInUse() {
  const used = new Map()
  for (const [place, file] of Object.entries(places)) {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(file))
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }))
      if (!own(name)) used.set(name, [...(used.get(name) ?? []), place])
  }
  return used
}

function packagesWithReason() {
  const rows = read('docs/adr/0010-dependencies.md').matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)
  return [...rows].map(([, name, where, reason]) => ({ name, where: where.trim(), reason: reason.trim() }))
}

test('ADR 0010 names the packages in use, and where, no more and no fewer', () => {
  const written = packagesWithReason().map(({ name, where }) => [name, where.split(', ').sort()])
  const used = [...packagesInUse()].map(([name, where]) => [name, where.toSorted()])
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(used))
})

test('ADR 0010 gives each package a reason of its own line', () => {
  const rows = packagesWithReason()
  expect(rows.filter(({ reason }) => reason.length < 5)).toEqual([])
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
})

test('every version is exact', () => {
  const loose = Object.values(places).flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(file))
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([name, version]) => !own(name) && !/^\d+\.\d+\.\d+([-.][\w.]+)?$/.test(version))
      .map(([name, version]) => `${file}: ${name} ${version}`)
  })
  expect(loose).toEqual([])
})
