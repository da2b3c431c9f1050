import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Journal } from './journal.ts'

test('what was appended is there again, in order, also when appended in the wake of another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'))
  const file = join(folder, 'a', 'journal.jsonl')
  const { journal, events } = Journal.open<number>(file)
  expect(events).toEqual([])
  await Promise.all(
    Array.from({ length: 50 }, async (_, at) => {
      await journal.append(at)
      await journal.append(100 + at)
    }),
  )
  await journal.close()
  const again = Journal.open<number>(file)
  expect(again.events.length).toBe(100)
  expect(again.events.filter((event) => event < 100)).toEqual(Array.from({ length: 50 }, (_, at) => at))
  await again.journal.close()
  rmSync(folder, { recursive: true })
})

test('a line that a crash cut off is dropped, and the next one is whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'))
  const file = join(folder, 'journal.jsonl')
  appendFileSync(file, '{"a":1}\n{"a":2')
  const { journal, events } = Journal.open<{ a: number }>(file)
  expect(events).toEqual([{ a: 1 }])
  await journal.append({ a: 3 })
  await journal.close()
  expect(readFileSync(file, 'utf8')).toBe('{"a":1}\n{"a":3}\n')
  rmSync(folder, { recursive: true })
})
