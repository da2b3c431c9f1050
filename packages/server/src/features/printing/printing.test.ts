import { afterAll, describe, expect, it } from 'vitest'
import { sampleDocument, untaxed } from './fixtures.ts'
import { closeRenderer, type PdfOptions } from './index.ts'
import type { PrintSource } from './source.ts'
import { pagesOf } from './read-pdf.fixture.ts'
import { statutory } from './declarations.ts'
import { pdfsOf, printOf } from './styled.fixture.ts'

afterAll(closeRenderer)

const pdfOf = async (document: PrintSource, options?: PdfOptions) => (await pdfsOf([document], options))[0]!

const textOf = async (document: PrintSource, options?: PdfOptions) =>
  (await pagesOf(await pdfOf(document, options))).join(' ')

describe('tax invoice', () => {
  it('shows every field of rule 46', async () => {
    const document = sampleDocument({ interState: true, lineCount: 3 })
    const text = await textOf(document)
    const line = document.lines[0]!
    const wanted = {
      title: 'Tax Invoice',
      copy: 'ORIGINAL FOR RECIPIENT',
      supplier: 'Shree Ganesh Textiles Private Limited',
      supplierAddress: '14, Ring Road, Textile Market',
      supplierGstin: '24AABCS1429B1ZB',
      number: document.number!,
      date: '21/11/2026',
      recipient: document.party!.name,
      recipientGstin: document.party!.gstin!,
      recipientAddress: 'CG Road',
      delivery: 'Plot 8, GIDC Naroda',
      placeOfSupply: 'Maharashtra (27)',
      hsn: line.hsn!,
      description: line.description!.split('\n')[0]!,
      quantity: line.quantity,
      unit: 'NOS',
      taxableValue: '3,079.26',
      rate: '18%',
      igst: 'IGST',
      total: '₹ 60,313.00',
      reverseCharge: 'Reverse charge',
      signature: 'Authorised signatory',
      words: document.amountInWords!.en,
      page: 'Page 1 of 1',
    }
    const missing = Object.entries(wanted).filter(([, value]) => !text.includes(value))
    expect(missing).toEqual([])
  })

  it('keeps its text from one version to the next', async () => {
    await expect(await textOf(sampleDocument({ lineCount: 2, upiQr: 'all' }))).toMatchFileSnapshot(
      './golden/tax-invoice.golden.txt',
    )
  })

  it('names three copies of goods and two of services', async () => {
    const goods = sampleDocument({ lineCount: 1 })
    const services = {
      ...goods,
      lines: goods.lines.map((line) => ({ ...line, supply: 'Services' as const })),
    }
    const pages = await pagesOf(await pdfOf(goods, { copy: 'all' }))
    expect(pages).toHaveLength(3)
    expect(pages.map((page) => /(ORIGINAL|DUPLICATE|TRIPLICATE) FOR \w+/.exec(page)?.[0])).toEqual([
      'ORIGINAL FOR RECIPIENT',
      'DUPLICATE FOR TRANSPORTER',
      'TRIPLICATE FOR SUPPLIER',
    ])
    expect(pages.every((page) => page.includes('Page 1 of 1'))).toBe(true)
    expect(printOf(services, { copy: 'Duplicate' }).copyName).toBe('DUPLICATE FOR SUPPLIER')
  })

  it('repeats the head of the table on every page of 500 lines', async () => {
    const pages = await pagesOf(await pdfOf(sampleDocument({ lineCount: 500, interState: true })))
    expect(pages.length).toBeGreaterThan(8)
    const withLines = pages.filter((page) => /no\. 1-\d+/.test(page))
    expect(withLines.length).toBeGreaterThan(8)
    expect(withLines.every((page) => page.includes('Description') && page.includes('HSN/SAC'))).toBe(true)
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`))
    expect(pages.join(' ')).toContain('no. 1-500')
  })
})

describe('what the law adds', () => {
  it('endorses exports without payment and shows foreign places', async () => {
    const lines = untaxed(sampleDocument({ interState: true, lineCount: 2 }).lines, 'ZeroRated')
    const text = await textOf(
      sampleDocument({
        interState: true,
        supplyKind: 'EXPWOP',
        lines,
        lutNumber: 'AD2403260012345',
        placeOfSupply: '96',
        exportDetails: { countryCode: 'AE', portCode: 'INMUN1' },
      }),
    )
    expect(text).toContain(statutory.withoutTax)
    expect(text).toContain('United Arab Emirates')
    expect(text).toContain('AD2403260012345')
  })

  it('has no tax columns on a bill of supply of a composition dealer', async () => {
    const base = sampleDocument({ lineCount: 2 })
    const text = await textOf(
      sampleDocument({
        heading: 'billOfSupply',
        lines: untaxed(base.lines, 'Exempt'),
        supplier: { ...base.supplier, taxpayerType: 'COM' },
      }),
    )
    expect(text).toContain('Bill of Supply')
    expect(text).toContain(statutory.composition)
    expect(text).not.toMatch(/CGST|SGST|IGST/)
  })

  it('shows the tax of reverse charge apart from the total', () => {
    const model = printOf(sampleDocument({ reverseCharge: true, lineCount: 2 }))
    expect(model.facts.find((fact) => fact.label === 'Reverse charge')?.value).toBe('Yes')
    expect(model.declarations[0]).toContain('Tax is payable on reverse charge')
    expect(model.totals.map((total) => total.label)).not.toContain('CGST')
  })

  it('marks drafts and cancelled documents across the page', async () => {
    expect(await textOf(sampleDocument({ status: 'Draft', number: null }))).toContain('DRAFT')
    expect(await textOf(sampleDocument({ status: 'Cancelled' }))).toContain('CANCELLED')
  })
})

describe('languages', () => {
  it.each([
    ['hi', 'टैक्स इनवॉइस', 'चौवन हज़ार'],
    ['ar', 'فاتورة', 'روبية'],
  ] as const)('prints %s with the English title and words beside', async (language, title, words) => {
    const model = printOf(sampleDocument(), { language })
    expect(model.title).toContain(title)
    expect(model.titleBeside).toEqual({ language: 'en', text: 'Tax Invoice' })
    expect(model.words.map((entry) => entry.language)).toEqual([language, 'en'])
    expect(model.words[0]?.text).toContain(words)
    const text = await textOf(sampleDocument(), { language })
    expect(text).toContain('24AABCS1429B1ZB')
    expect(text).toContain('2,81,269.00')
  })
})

describe('what users type', () => {
  it('is printed as text and never run', async () => {
    const hostile =
      '#read("/etc/passwd") *bold* $x^2$ <script>alert(1)</script> @ref `raw` #image("sheet.typ")'
    const base = sampleDocument({ lineCount: 1 })
    const text = await textOf({
      ...base,
      lines: [{ ...base.lines[0]!, description: hostile }],
      party: { ...base.party!, name: hostile },
      terms: hostile,
    })
    const plain = text.replace(/\s+/g, '')
    expect(plain.split(hostile.replace(/\s+/g, '')).length - 1).toBe(3)
    expect(text).not.toContain('root:')
  })

  it('refuses a document that is too long with a code of its own', async () => {
    await expect(pdfOf(sampleDocument({ lineCount: 5001 }))).rejects.toMatchObject({
      errorName: 'PDF_TOO_LONG',
    })
  })
})

describe('what leads to the figures', () => {
  const print = (change: Parameters<typeof sampleDocument>[0]) => printOf(sampleDocument(change))

  it('prints the sums on the page of the last line, however many lines there are', async () => {
    // After 63 a page is full.
    for (const lineCount of [62, 63, 64]) {
      const document = sampleDocument({ lineCount })
      const foot = printOf(document).lines.footer!.at(-1)!
      const pages = await pagesOf(await pdfOf(document))
      const last = pages.filter((page) => page.includes(`no. 1-${document.lines.length}`))
      expect(last.map((page) => page.includes(foot))).toEqual([true])
    }
  })

  it('says of a line over a difference in price what the difference was counted over', () => {
    const [line] = sampleDocument({ lineCount: 1 }).lines
    const difference = { ...line!, quantity: '0', unitPrice: '0.35', sourceQuantity: '8.000' }
    expect(print({ lines: [difference] }).lines.rows[0]![1]).toContain('Difference in price over 8 NOS')
  })

  it('names notes among what leads from the total to the balance', () => {
    const labels = (change: object) =>
      print({ lineCount: 1, paid: '0.00', credited: '0.00', ...change }).totals.map(({ label }) => label)
    expect(labels({ credited: '295.00', balance: '5.00' }).slice(-2)).toEqual(['Credit notes', 'Balance due'])
    expect(labels({}).at(-1)).toBe('Total')
  })

  it('shows the tax of goods from abroad beside what the supplier is owed', () => {
    const { totals } = sampleDocument({ lineCount: 1, interState: true })
    const { totals: printed, facts } = print({
      kind: 'purchaseBill',
      heading: 'purchaseBill',
      lineCount: 1,
      interState: true,
      totals: { ...totals, roundOff: '0.00', total: totals.taxableValue },
      billOfEntry: { number: '7712345', date: '2026-11-20', portCode: 'INNSA1' },
    })
    expect(printed.map(({ label }) => label).slice(-3)).toEqual(['Taxable value', 'Total', 'Paid at customs'])
    expect(facts).toContainEqual({ label: 'Bill of entry', value: '7712345 / 20/11/2026', code: true })
  })
})
