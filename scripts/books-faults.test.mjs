import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faults } from '../mutation/faults.mjs'

test('every fault that `npm run mutation:books` plants has its place in the code, once', () => {
  const places = faults.map(({ name, file, from }) => {
    const code = readFileSync(new URL(`../packages/${file}`, import.meta.url), 'utf8')
    return [name, code.split(from).length - 1]
  })
  expect(places.filter(([, count]) => count !== 1)).toEqual([])
})
