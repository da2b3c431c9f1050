import { PrintTemplate } from '@bahi/contracts/print-settings.ts'
import { enumTexts } from '@bahi/contracts/texts/enums.ts'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, describe, expect, it } from 'vitest'
import { sampleDocument } from './fixtures.ts'
import { closeRenderer, documentPdf, documentPdfs, documentPicture, documentPrint } from './index.ts'
import { codesOf, pagesOf } from './read-pdf.fixture.ts'
import type { PrintSource } from './source.ts'
import { styledWith } from './styled.fixture.ts'

afterAll(closeRenderer)

type Settings = Parameters<typeof styledWith>[1]

const templates = PrintTemplate.options
const languages = ['en', 'ar', 'hi'] as const
const signedQr = `eyJhbGciOiJSUzI1NiJ9.${'Qk1OT1BR'.repeat(110)}.${'c2lnbmF0dXJl'.repeat(4)}`
const irn = `${'a1b2c3d4'.repeat(4)}${'0123456789abcdef'.repeat(2)}`
const eInvoice = {
  irn,
  ackNo: '112610000000123',
  ackDate: '21/11/2026 10:30:00',
  signedQr,
  signature: 'verified' as const,
}

const bytesOf = async (document: PrintSource, settings: Settings, language: 'en' | 'ar' | 'hi' = 'en') =>
  (await documentPdfs([styledWith(document, settings)], { language }))[0]!
const textOf = async (...given: Parameters<typeof bytesOf>) =>
  (await pagesOf(await bytesOf(...given))).join(' ')

describe.each(templates)('template %s', (template) => {
  it.each(languages)('shows all of rule 46 in %s', async (language) => {
    const document = sampleDocument({ lineCount: 3, interState: true })
    const text = await textOf(document, { template }, language)
    const line = document.lines[0]!
    const print = documentPrint(styledWith(document, { template }), { language })
    const wanted = [
      print.titleBeside?.text ?? print.title,
      document.number!,
      '21/11/2026',
      document.supplier.name,
      '14, Ring Road, Textile Market',
      document.supplier.gstin!,
      document.party!.name,
      document.party!.gstin!,
      'Plot 8, GIDC Naroda',
      line.hsn!,
      line.description!.split('\n')[0]!,
      'NOS',
      '3,079.26',
      'IGST',
      '18%',
      '60,313.00',
    ]
    // A reader of the file finds words by their places; blanks are where it believes there are some.
    const plain = text.replace(/[\s\u2066-\u2069]/g, '')
    expect(wanted.filter((fact) => !plain.includes(fact.replace(/\s/g, '')))).toEqual([])
  })

  it.each(languages)(
    'names a note, why it is made and what it corrects, and the number of a supplier, in %s',
    async (language) => {
      const reason = 'Invoice Correction' as const
      const note = {
        kind: 'outwardNote' as const,
        reason,
        corrected: [
          { number: 'INV/2627/0007', date: '2026-11-02' },
          { number: 'INV/2627/0011', date: '2026-11-09' },
        ],
        lineCount: 1,
      }
      const documents = [
        sampleDocument({ ...note, typeCode: 'C', noteType: 'Credit', heading: 'creditNote' }),
        sampleDocument({ ...note, typeCode: 'D', noteType: 'Debit', heading: 'debitNote' }),
        sampleDocument({
          kind: 'purchaseBill',
          typeCode: 'B',
          heading: 'purchaseBill',
          supplierNumber: 'NM/26-27/318',
          supplierDate: '2026-11-19',
          lineCount: 1,
        }),
      ]
      const texts = await Promise.all(documents.map((document) => textOf(document, { template }, language)))
      const plain = texts.map((text) => text.replace(/[\s\u2066-\u2069]/g, ''))
      const printed = (at: number, ...wanted: readonly string[]) =>
        expect(wanted.filter((fact) => !plain[at]!.includes(fact.replace(/\s/g, '')))).toEqual([])
      const corrects = ['INV/2627/0007', '02/11/2026', 'INV/2627/0011', '09/11/2026']
      // Where the language has letters that a file keeps joined, its English title is there too.
      printed(0, 'Credit Note', ...corrects)
      printed(1, 'Debit Note', ...corrects)
      printed(2, 'Purchase Bill', 'NM/26-27/318', '19/11/2026')
      if (language === 'en') printed(0, 'Invoice correction')
      const labels = documentPrint(styledWith(documents[0]!, { template }), { language }).facts.map(
        ({ value }) => value,
      )
      expect(labels).toContain(enumTexts[`enum.NoteReason.${reason}`][language])
    },
  )

  it('continues over pages with forty lines and loses none', async () => {
    const pages = await pagesOf(await bytesOf(sampleDocument({ lineCount: 40 }), { template }))
    const text = pages.join(' ')
    for (let line = 1; line <= 40; line++) expect(text).toContain(`no. 1-${line}`)
    if (template === 'thermal') return
    expect(pages.length).toBeGreaterThan(1)
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`))
  })

  it('carries the signed QR whole, large enough to be read, and the whole IRN', async () => {
    const pdf = await bytesOf(sampleDocument({ lineCount: 2, eInvoice }), { template })
    expect(await codesOf(pdf)).toEqual([signedQr])
    const text = (await pagesOf(pdf)).join(' ').replace(/\s/g, '')
    expect(text).toContain(irn)
  })

  it('carries the UPI QR while something is due', async () => {
    const [code] = await codesOf(await bytesOf(sampleDocument({ lineCount: 1, upiQr: 'all' }), { template }))
    expect(code).toContain('upi://pay?pa=ganeshtextiles@okaxis')
  })

  it('takes long names and large amounts', async () => {
    const base = sampleDocument({ lineCount: 1 })
    const name =
      'Shri Venkateshwara Balasubramaniam Textile Manufacturing and Trading Company Private Limited'
    const money = { gross: '9999999999.99', taxableValue: '9999999999.99', total: '11799999999.99' }
    const long = {
      ...base,
      party: { ...base.party!, name },
      lines: base.lines.map((line) => ({ ...line, ...money, description: `${name} ${name}` })),
    }
    for (const paper of ['A4', 'A5'] as const) {
      const text = await textOf(long, { template, paper })
      expect(text.replace(/\s+/g, ' ')).toContain('9,99,99,99,999.99')
      expect(text.replace(/\s+/g, '')).toContain(name.replace(/\s+/g, ''))
    }
  })

  it('is small, and the same page as the preview draws', async () => {
    const styled = styledWith(sampleDocument({ lineCount: 10 }), { template })
    const pdf = (await documentPdf(styled)).content as Uint8Array
    expect(pdf.length).toBeLessThan(45_000)
    const svg = Buffer.from((await documentPicture(styled)).content as Uint8Array).toString()
    expect(svg).toMatch(/^<svg/)
    expect(svg).not.toContain('<script')
  })
})

describe('the settings', () => {
  it('put own names behind the marks of rule 48', () => {
    const styled = styledWith(sampleDocument(), { copyNames: { Original: 'Buyer' } })
    expect(documentPrint(styled, { copy: 'Original' }).copyName).toBe('ORIGINAL FOR RECIPIENT · Buyer')
  })

  it('fix the language, and the one beside it', () => {
    const print = documentPrint(styledWith(sampleDocument(), { language: 'hi', languageBeside: 'ar' }), {
      language: 'en',
    })
    expect([print.language, print.titleBeside?.language, print.words.map((word) => word.language)]).toEqual([
      'hi',
      'ar',
      ['hi', 'ar'],
    ])
  })

  it('leave the logo to letterhead paper', async () => {
    const canvas = createCanvas(60, 30)
    const logo = `data:image/png;base64,${canvas.toBuffer('image/png').toString('base64')}`
    const base = sampleDocument({ lineCount: 1 })
    const withLogo = { ...base, supplier: { ...base.supplier, logo } }
    const images = async (settings: Settings) =>
      Buffer.from(await bytesOf(withLogo, settings))
        .toString('latin1')
        .split('/Subtype/Image').length - 1
    const spaced = async (settings: Settings) =>
      Buffer.from(await bytesOf(withLogo, settings))
        .toString('latin1')
        .split('/Subtype /Image').length - 1
    const count = async (settings: Settings) => (await images(settings)) + (await spaced(settings))
    expect(await count({ template: 'classic' })).toBeGreaterThan(await count({ template: 'letterhead' }))
    expect(await count({ template: 'classic', hasLogo: false })).toBe(await count({ template: 'letterhead' }))
  })

  it('keep what the law wants whatever the columns say', () => {
    const columns = ['description', 'hsn', 'quantity', 'discount', 'taxable', 'taxes'].map((key) => ({
      key,
      isShown: false,
    }))
    const { lines } = documentPrint(styledWith(sampleDocument({ lineCount: 3 }), { columns }))
    expect(lines.columns.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['description', 'hsn', 'quantity', 'discount', 'taxable', 'cgst', 'sgst']),
    )
  })
})
