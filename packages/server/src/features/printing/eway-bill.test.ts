import { afterAll, describe, expect, it } from 'vitest'
import { eWayBillPrint } from './eway-bill.ts'
import { manyScripts, manyVehicles, sampleBill, sampleSheet } from './eway-bill.fixture.ts'
import { eWayBillPdfs, tripSheetPdf } from './eway-replies.ts'
import { closeRenderer } from './renderer.ts'
import { codesOf, pagesOf } from './read-pdf.fixture.ts'

afterAll(closeRenderer)

type Source = ReturnType<typeof sampleBill>
type Form = Parameters<typeof eWayBillPdfs>[1]

const pdfOf = async (bill: Source, form: Form): Promise<Uint8Array> => (await eWayBillPdfs([bill], form))[0]!
const textOf = async (bill: Source, form: Form): Promise<string> =>
  (await pagesOf(await pdfOf(bill, form))).join(' ')

describe('codes', () => {
  it.each(['brief', 'detailed'] as const)('of the %s print are read by machines', async (form) => {
    const pdf = await pdfOf(sampleBill(), form)
    expect(await codesOf(pdf, 'QRCode')).toEqual(['391004527718/24AABCS1429B1ZB/10-11-2026 11:42:09'])
    expect(await codesOf(pdf, 'Code128')).toEqual(['391004527718'])
  })

  it('are read across the mark of a cancelled bill', async () => {
    const pdf = await pdfOf(sampleBill({ state: { isCancelled: true } }), 'brief')
    expect(await codesOf(pdf, 'Code128')).toEqual(['391004527718'])
  })

  it('of the consolidated sheet is its number', async () => {
    expect(await codesOf(await tripSheetPdf(sampleSheet()), 'QRCode')).toEqual(['4710093821'])
  })
})

describe('texts', () => {
  it.each(['brief', 'detailed'] as const)(
    'of the %s print stay from one version to the next',
    async (form) => {
      await expect(await textOf(manyVehicles, form)).toMatchFileSnapshot(
        `./golden/eway-bill-${form}.golden.txt`,
      )
    },
  )

  it('of the consolidated sheet stay from one version to the next', async () => {
    const [text] = await pagesOf(await tripSheetPdf(sampleSheet(5)))
    await expect(text).toMatchFileSnapshot('./golden/consolidated-eway-bill.golden.txt')
  })

  it('of other scripts are printed in full beside the English of the form', async () => {
    const text = await textOf(manyScripts, 'detailed')
    for (const part of ['24AABCS1429B1ZB', 'श्री', 'MAHARASHTRA - 400093', 'Goods Details'])
      expect(text).toContain(part)
    const { parties, partA } = eWayBillPrint(manyScripts, 'brief')
    // Set apart, so that the State and its code keep their place behind an Arabic town.
    expect(parties[3]!.lines.at(-1)).toBe('\u2068مومباي\u2069, MAHARASHTRA - 400093')
    expect(partA.find(({ label }) => label === 'Place of Dispatch')?.value).toBe('Surat, GUJARAT - 395002')
  })

  it('never name the GSTIN of the consignee', async () => {
    const bill = sampleBill({ payload: { shipToGSTIN: '29AAACM1234A1ZR' } })
    expect(await textOf(bill, 'detailed')).not.toContain('29AAACM1234A1ZR')
  })
})

describe('state', () => {
  const after = new Date('2026-11-13T00:00:00Z')
  it.each([
    ['CANCELLED', sampleBill({ state: { isCancelled: true }, now: after })],
    ['EXPIRED', sampleBill({ now: after })],
    ['REJECTED', sampleBill({ state: { isRejected: true } })],
    ['CLOSED', sampleBill({ state: { isClosed: true }, now: after })],
  ])('%s is printed across every page', async (word, bill) => {
    for (const form of ['brief', 'detailed'] as const)
      for (const page of await pagesOf(await pdfOf(bill, form))) expect(page).toContain(word)
  })

  it('Part A alone says that nothing may move yet', async () => {
    const { validUpto: _none, ...state } = sampleBill().state
    const bill = { ...sampleBill(), state: { ...state, partB: [] } }
    expect(await textOf(bill, 'brief')).toContain('does not yet allow the goods to move')
    expect(eWayBillPrint(bill).watermark).toBeUndefined()
    expect(eWayBillPrint(bill, 'brief').head.find(({ label }) => label === 'Valid Until')?.value).toBe('-')
  })

  it('of an active bill has no mark', () => {
    expect(eWayBillPrint(sampleBill()).watermark).toBeUndefined()
    expect(eWayBillPrint(sampleBill()).warnings).toEqual([])
  })

  it('of a replaced sheet is printed across the page', async () => {
    const [page] = await pagesOf(await tripSheetPdf({ ...sampleSheet(), replacedBy: '4710099999' }))
    expect(page).toContain('REPLACED')
    expect(page).toContain('4710099999')
  })
})

describe('many', () => {
  it('goods run over pages with their head on each, and the bars at the end', async () => {
    const pdf = await pdfOf(sampleBill({ lineCount: 250 }), 'detailed')
    const pages = await pagesOf(pdf)
    expect(pages.length).toBeGreaterThan(5)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(page).toContain('HSN Code')
    }
    expect(pages.at(-1)).toContain('Total Inv. Amt')
    expect(await codesOf(pdf, 'Code128')).toEqual(['391004527718'])
  })

  it('bills are joined, each with its own pages', async () => {
    const bills = Array.from({ length: 3 }, (_, at) => sampleBill({ state: { number: `39100452771${at}` } }))
    const [pdf, ...more] = await eWayBillPdfs(bills, 'brief')
    const pages = await pagesOf(pdf!)
    expect(more).toEqual([])
    expect(pages.map((page) => page.includes('Page 1 of 1'))).toEqual([true, true, true])
    expect(await codesOf(pdf!, 'Code128', 2)).toEqual(['391004527711'])
  })
})
