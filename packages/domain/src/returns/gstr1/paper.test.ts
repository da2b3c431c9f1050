import { expect, it } from 'vitest'
import { Decimal } from '../../num/decimal.ts'
import { gstr1Of } from './book.ts'
import { gstr1Paper } from './paper.ts'
import { registerDocuments } from './register.fixture.ts'

const content = gstr1Of(registerDocuments, { periodStart: '2025-11-01' })
const parts = gstr1Paper({ ...content, withDocuments: true })
const partOf = (title: string) => parts.find((part) => part.title === title)!

it('has a cell and a sum for every column', () => {
  for (const { columns, rows, totals } of parts) {
    for (const row of [...rows, totals!]) expect(row).toHaveLength(columns.length)
  }
})

it('sums each section to what the summary says of it, credit notes against it', () => {
  for (const [section, code] of [
    ['B2B', 'B2B'],
    ['B2CL', 'B2CL'],
    ['CDNR', 'CDNR'],
  ] as const) {
    const { columns, totals } = partOf(`returns.section.${section}`)
    const taxable = columns.findIndex(({ heading }) => heading === 'gstr1.taxable')
    const line = content.summary.sections.find((one) => one.code === code)!
    expect([section, Decimal.of(totals![taxable]!).toFixed(2)]).toEqual([section, line.taxableValue])
  }
})

it('has the head of a document once, and its tax at each rate', () => {
  const { rows } = partOf('returns.section.B2B')
  const first = rows.findIndex((row) => row.includes('MF/2526/0452'))
  expect(rows.filter((row) => row.includes('MF/2526/0452'))).toHaveLength(1)
  expect(rows[first]!.length).toBeGreaterThan(10)
})

it('has the sums alone where the documents are too many for paper', () => {
  const titles = gstr1Paper({ ...content, withDocuments: false }).map(({ title }) => title)
  expect(titles).toContain('returns.section.B2CS')
  expect(titles).not.toContain('returns.section.B2B')
})
