import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { withBlocks } from './blocks.ts'
import { createCompiler } from './compile.ts'
import { sampleDocument } from './fixtures.ts'
import { printOf } from './styled.fixture.ts'

const compiler = createCompiler()

/** Every piece of text with its place on the page. The engine cuts some pieces apart in tagged pages only. */
const placesOf = async (model: object, accessible: boolean) => {
  const pdf = compiler.compile({ template: 'document', documents: [{ model }], accessible })
  const task = pdfjs.getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  try {
    const document = await task.promise
    const places: { text: string; page: number; x: number; y: number }[] = []
    for (let page = 1; page <= document.numPages; page++) {
      const { items } = await (await document.getPage(page)).getTextContent()
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '' || /Amount|₹/.test(item.str)) continue
        const [x, y] = item.transform.slice(4) as [number, number]
        places.push({ text: item.str.trim(), page, x, y })
      }
    }
    return places.toSorted(
      (a, b) => a.text.localeCompare(b.text) || a.page - b.page || Math.round((b.y - a.y) / 4) || a.x - b.x,
    )
  } finally {
    await task.destroy()
  }
}

const model = (
  lineCount: number,
  change: (description: string, index: number) => string = (text) => text,
) => {
  const document = sampleDocument({ lineCount, seed: 7 })
  return printOf({
    ...document,
    lines: document.lines.map((line, index) => ({
      ...line,
      description: change(line.description ?? '', index),
    })),
  })
}
const long = 'A description that is far too long for the column and so goes on in a second line'

describe('rows laid out together', () => {
  it('are placed like rows that are laid out one by one', async () => {
    const mixed = model(12, (text, index) => (index === 3 ? long : index === 6 ? 'गज' : text))
    for (const page of [model(10), mixed]) {
      const together = await placesOf(page, false)
      const oneByOne = await placesOf(page, true)
      expect(together.map(({ text }) => text)).toEqual(oneByOne.map(({ text }) => text))
      const apart = together.map(({ x, y }, at) => Math.hypot(x - oneByOne[at]!.x, y - oneByOne[at]!.y))
      expect(Math.max(...apart)).toBeLessThan(0.3)
    }
  })

  it('are only those that surely do not wrap', () => {
    const { lines } = withBlocks(model(6, (text, index) => (index === 2 ? long : text))) as {
      lines: { blocks: { rows?: number; cells?: string[] }[] }
    }
    expect(lines.blocks.map((block) => block.rows ?? block.cells?.[0])).toEqual([2, '3', 3])
  })
})
