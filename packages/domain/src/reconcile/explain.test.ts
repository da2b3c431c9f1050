import { expect, test } from 'vitest'
import { explain } from './explain.ts'
import { documentOf, sequence } from './reconcile.fixture.ts'
import type { BookRecord, PortalRecord } from './records.ts'

const row = (more: Partial<PortalRecord & BookRecord> = {}) =>
  documentOf('P', 'INV/25-26/0451', '2025-11-03', more)

type Change = Partial<BookRecord>
/** A true difference, and the field that the explanation has to name. */
const differences: readonly [field: string, of: (random: () => number) => Change][] = [
  ['number', (random) => ({ number: `PQ-${Math.floor(9000 + random() * 900)}` })],
  ['date', (random) => ({ date: `2025-0${5 + Math.floor(random() * 4)}-1${Math.floor(random() * 9)}` })],
  ['date', () => ({ date: '2024-11-03' })],
  ['taxableValue', (random) => ({ txval: 4_000_000 + 1000 + Math.floor(random() * 90_000) })],
  ['cgst', (random) => ({ cgst: 360_000 + 101 + Math.floor(random() * 9000) })],
  ['sgst', (random) => ({ sgst: 360_000 - 101 - Math.floor(random() * 9000) })],
  ['cess', (random) => ({ cess: 101 + Math.floor(random() * 5000) })],
  ['igst', () => ({ igst: 720_000, cgst: 0, sgst: 0 })],
  ['placeOfSupply', (random) => ({ pos: String(10 + Math.floor(random() * 14)) })],
  ['reverseCharge', () => ({ reverseCharge: true })],
  ['gstin', () => ({ gstin: '29AABCA1001A1ZQ' })],
  ['documentClass', () => ({ cls: 'CN' })],
]

test('of 300 labelled pairs the true difference is named, and the edit makes a match', () => {
  const random = sequence(7)
  for (let turn = 0; turn < 300; turn++) {
    const [field, of] = differences[turn % differences.length]!
    const told = explain({ ...row(), id: 'B', ...of(random) }, row())
    const named = told.fields.filter(({ verdict }) => verdict === 'Different').map((one) => one.field)
    expect(named, `${field} ${JSON.stringify(told)}`).toContain(field)
    expect(told.edits.map((edit) => edit.field)).toContain(field)
    expect(told.edits.length).toBe(field === 'igst' ? 3 : 1)
    expect(['Exact', 'Suggested']).toContain(told.stateAfter)
  }
})

test('a match needs no edit and names its rule', () => {
  const told = explain({ ...row(), id: 'B', number: 'INV-451' }, row())
  expect(told).toMatchObject({
    rule: 'numberYear',
    state: 'Suggested',
    reasons: ['NumberFyToken'],
    edits: [],
  })
  expect(told.fields.find(({ field }) => field === 'number')).toEqual({
    field: 'number',
    book: 'INV-451',
    portal: 'INV/25-26/0451',
    verdict: 'Tolerated',
  })
})

test('of two ways the one with fewer edits is named', () => {
  const told = explain({ ...row(), id: 'B', number: 'PB-77', date: '2025-10-01', cess: 500 }, row())
  expect(told.rule).toBeNull()
  expect(told.edits.map(({ field }) => field)).toEqual(['number', 'date', 'cess'])
})

test('the same number, and one amount apart: the number is left alone', () => {
  const told = explain({ ...row(), id: 'B', txval: 4_100_000 }, row())
  expect(told).toMatchObject({ rule: 'number', state: 'Mismatch', reasons: ['Taxable'], stateAfter: 'Exact' })
  expect(told.edits).toEqual([{ field: 'taxableValue', from: '41000.00', to: '40000.00' }])
})
