import { expect, it } from 'vitest'
import { AmountSum } from './amounts.ts'
import { gstr1Of } from './book.ts'
import { byMonth, withoutFurnished } from './furnished.ts'
import type { FurnishedRow } from './furnished.ts'
import { gstr1Paper } from './paper.ts'
import { registerDocuments } from './register.fixture.ts'
import { iffSections } from './sections.ts'
import { gstr1Sheets } from './sheets.ts'
import { sumRows } from './sums.ts'
import { summarise } from './summary.ts'
import { tieOut } from './tie-out.ts'

const options = { periodStart: '2025-11-01' }
const content = gstr1Of(registerDocuments, options)

/** The sums of the register less those of some of its documents, as if IFFs had held them. */
function split(isHeld: (index: number) => boolean) {
  const held = registerDocuments.filter((_, index) => isHeld(index))
  const furnished = gstr1Of(held, options)
    .sums.filter(({ section }) => iffSections.has(section))
    .map((row): FurnishedRow => ({ ...row, month: '102025' }))
  return { furnished, rest: withoutFurnished(content.sums, furnished) }
}

it('the return and what the IFFs held are the quarter together, whichever documents they held', () => {
  for (let step = 1; step <= 7; step += 1) {
    const { furnished, rest } = split((index) => index % step === 0)
    const held = furnished.map(({ month: _, ...row }) => row)
    expect(sumRows([...rest, ...held])).toEqual(sumRows(content.sums))
    const ties = (rows: Parameters<typeof tieOut>[0]) => tieOut(rows, content.hsn)
    expect(ties([...rest, ...furnished])).toEqual(ties(content.sums))
  }
})

it('nothing is left of sections whose every document was furnished; the other tables stay whole', () => {
  const { furnished, rest } = split(() => true)
  expect(rest.filter(({ section }) => iffSections.has(section))).toEqual([])
  const others = content.sums.filter(({ section }) => !iffSections.has(section))
  expect(rest).toEqual(sumRows(others))
  const total = new AmountSum()
  for (const row of furnished) total.add(row)
  expect(byMonth(furnished)).toMatchObject([{ month: '102025', ...total.toAmounts(), total: total.total() }])
})

it('paper and workbook name what was furnished beside the summary', () => {
  const { furnished, rest } = split((index) => index % 2 === 0)
  const months = byMonth(furnished)
  const made = { ...content, sums: rest, summary: summarise({ rows: rest }), furnished: months }
  const part = gstr1Paper({ ...made, withDocuments: false })[1]!
  expect([part.title, part.rows[0]![0], part.rows[0]!.at(-1)]).toEqual([
    'gstr1.furnishedPart',
    '102025',
    months[0]!.total,
  ])
  const sheet = gstr1Sheets(made)[1]!
  expect([sheet.name, sheet.rows[0]![0]]).toEqual(['iff', '10/2025'])
})
