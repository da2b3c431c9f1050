import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lookAt } from './read-tables.ts'

const codeOf = async (content: string) => {
  const place = path.join(tmpdir(), `bahi-test-${randomUUID()}`)
  await writeFile(place, content)
  try {
    return await lookAt({ path: place, name: 'a.csv' }, 10).then(
      ({ tables }) => tables[0]!.rows.length,
      (error: { code?: string }) => error.code,
    )
  } finally {
    await rm(place, { force: true })
  }
}

test('one row of many megabytes is refused as a row that is too long, whatever is in it, before it is read as a whole', async () => {
  const begun = performance.now()
  expect(await codeOf(`Name\n${'x'.repeat(100_000_000)}`)).toBe('IMPORT_FILE_ROW_LONG')
  expect(await codeOf(`Name\n${'x,'.repeat(50_000_000)}`)).toBe('IMPORT_FILE_ROW_LONG')
  expect(performance.now() - begun).toBeLessThan(20_000)
})

test('one row of many columns is refused for its columns, and a long one of few is read', async () => {
  expect(await codeOf(`Name${',x'.repeat(1000)}`)).toBe('IMPORT_FILE_COLUMNS')
  expect(await codeOf(`Name\n${'x'.repeat(5_000_000)}`)).toBe(2)
})
