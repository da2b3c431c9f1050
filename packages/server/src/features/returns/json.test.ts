import { expect, test } from 'vitest'
import type { Ctx } from '../../platform/context.ts'
import { entriesOf } from './json.ts'
import type { Filing } from './period.ts'

const row = (documentId: number) => ({
  documentId,
  rowNumber: 1,
  section: 'b2b',
  part: '',
  ctin: '27AABCR7719L1ZK',
  placeOfSupply: '27',
  supplyType: 'R',
  rate: '18.000',
  documents: 1,
  taxableValue: '100.00',
  igst: '0.00',
  cgst: '9.00',
  sgst: '9.00',
  cess: '0.00',
  number: `A${documentId}`,
  date: '2026-10-01',
  partyName: 'Asha Traders',
  value: '118.00',
  reverseCharge: false,
  typeCode: 'I',
  igstOnIntra: false,
  exportDetails: null,
})
const filing = { entityId: 1, storedPeriod: '102026', isIff: false, from: '', to: '' } as unknown as Filing
const pages = [Array.from({ length: 1000 }, (_, at) => row(at + 1)), [row(1001), row(1002)]]

function readerOf(given: readonly (readonly object[] | Error)[]) {
  let asked = 0
  const inTransaction = async () => {
    const page = given[asked++]!
    if (page instanceof Error) throw page
    return { rows: page }
  }
  const sums = [{ ...row(0), documents: 1002 }]
  const ctx = { inTransaction } as unknown as Pick<Ctx, 'inTransaction'>
  return { entries: entriesOf(ctx, filing, sums as never), asked: () => asked }
}

test('the next page is asked for before the first record of this one is written, and every record comes once', async () => {
  const { entries, asked } = readerOf(pages)
  const seen: unknown[] = []
  for await (const entry of entries) {
    expect(asked()).toBe(2)
    seen.push((entry as { number?: string }).number)
  }
  expect(seen).toEqual(pages.flat().map(({ number }) => number))
})

test('an error of the next page comes to the reader, after the records of this one', async () => {
  const { entries } = readerOf([pages[0]!, new Error('gone')])
  let count = 0
  await expect(
    (async () => {
      for await (const _ of entries) count++
    })(),
  ).rejects.toThrow('gone')
  expect(count).toBe(999)
})
