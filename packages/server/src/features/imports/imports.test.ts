import { ruleOf } from '@bahi/contracts/field-rule.ts'
import { importSheets } from '@bahi/contracts/import-sheets.ts'
import type { ImportSheet, ImportSheetKind } from '@bahi/contracts/import-sheets.ts'
import { readXlsx } from 'hucre'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { allowedCharacters } from './characters.ts'
import { guessMapping } from './headings/guess.ts'

let server: SharedTestServer
let shop: TestSubscriber
beforeAll(async () => {
  server = await sharedTestServer()
  shop = await server.makeSubscriber()
})

const kinds = Object.keys(importSheets) as ImportSheetKind[]

/** The body that a row of a file represents. */
function bodyOf(sheet: ImportSheet, cells: readonly string[]): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [index, { path, refersTo }] of sheet.columns.entries()) {
    const text = cells[index] ?? ''
    if (text === '' || path.startsWith('lines.')) continue
    const { kind } = ruleOf(sheet.schema, path)
    const value = refersTo
      ? 1
      : kind === 'switch'
        ? text === 'Y'
        : kind === 'number'
          ? Number(text)
          : kind === 'list' && path !== 'emails'
            ? text.split(';')
            : text
    const parts = path.split('.')
    let at: any = body
    for (const [step, part] of parts.entries()) {
      if (step === parts.length - 1) at[part] = value
      else at = at[part] ??= /^\d+$/.test(parts[step + 1]!) ? [] : {}
    }
  }
  return body
}

describe.each(kinds)('the file of %s', (kind) => {
  test('has a heading for every column and an example that its own schema accepts', async () => {
    const reply = await shop.call('import.sample', { kind, format: 'xlsx' })
    expect(reply.status).toBe(200)
    const { sheets } = await readXlsx(reply.bytes)
    const [heads, example] = sheets[0]!.rows
    const sheet: ImportSheet = importSheets[kind]
    expect(heads).toHaveLength(sheet.columns.length)
    expect(new Set(heads).size).toBe(heads!.length)
    expect(heads!.filter((head) => /^(field|import|enum)\./.test(String(head)))).toEqual([])
    const parsed = sheet.schema.safeParse(
      bodyOf(
        sheet,
        example!.map((cell) => String(cell ?? '')),
      ),
    )
    expect(parsed.error?.issues ?? []).toEqual([])
    expect(sheets[1]!.rows).toHaveLength(sheet.columns.length + 1)
    // Filled in and sent back, each column is the field that it was made for.
    const { mapping } = guessMapping(kind, sheet, heads!.map(String), {})
    expect(heads!.map((head) => mapping[String(head)])).toEqual(sheet.columns.map(({ path }) => path))
  })

  test('is reported in every language, and as CSV', async () => {
    for (const culture of ['ar-SA', 'hi-IN']) {
      const reply = await shop.call('import.sample', { kind }, { headers: { 'culture-name': culture } })
      const { sheets } = await readXlsx(reply.bytes)
      const words = sheets.flatMap((sheet) => sheet.rows.flat()).map(String)
      expect(words.filter((word) => /^(field|import|enum|common)\.[a-z]/i.test(word))).toEqual([])
    }
    const csv = (await shop.call('import.sample', { kind, format: 'csv' })).bytes.toString()
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2)
  })
})

test('rules say length, characters, values and what is required', async () => {
  const { sheets } = await readXlsx((await shop.call('import.sample', { kind: 'item' })).bytes)
  const rules = new Map(sheets[1]!.rows.map((row) => [row[1], row]))
  expect(rules.get('name')).toMatchObject({ 0: 'Name *', 2: 'Yes', 3: 'Text, at most 100 characters' })
  expect(rules.get('name')![4]).toContain('letters, digits')
  expect(rules.get('taxCategory')![5]).toContain('NilRated = Nil-rated')
  expect(rules.get('unitId')![3]).toBe('Unit code')
  expect(rules.get('hsn')![3]).toContain('4, 6 or 8 digits')
})

test('the kinds go by the names of the specification as well', async () => {
  const codes = (await shop.call('import.sample', { kind: 'HsnSac', format: 'csv' })).bytes.toString()
  expect(codes).toBe((await shop.call('import.sample', { kind: 'hsnSac', format: 'csv' })).bytes.toString())
  expect((await shop.call('import.sample', { kind: 'Entities' })).status).toBe(200)
})

test('a user gets the file of the records that he may import', async () => {
  const clerk = await shop.makeUser({ rights: ['ITM_IMP'] })
  expect((await clerk.call('import.sample', { kind: 'item' })).status).toBe(200)
  expect((await clerk.call('import.sample', { kind: 'party' })).status).toBe(403)
})

test('a set of characters is described in words', () => {
  const words = (key: string) => key.replace('import.', '')
  expect(allowedCharacters(/^[\p{L}\p{M}\p{N}',\-._&() ]$/u, words)).toBe('')
  expect(allowedCharacters(/[\p{L}\p{M}\p{N}',\-._&() ]/u, words)).toBe(
    "letters, digits, space ' , - . _ & ( )",
  )
  expect(allowedCharacters(/[A-Za-z0-9/\- ]/, words)).toBe('letters, digits, space / -')
  expect(allowedCharacters(undefined, words)).toBe('')
})
