/**
 * W6: an invoice as PDF through the product's renderer, against a bare compile of the same page by the same engine
 * in this process. Every document differs in every figure and text. Prints ratios; asserts only that pages are right.
 */
import { createCompiler } from '@bahi/server/features/printing/compile.ts'
import { sampleDocument } from '@bahi/server/features/printing/fixtures.ts'
import { printOf } from '@bahi/server/features/printing/styled.fixture.ts'
import { createRenderer } from '@bahi/server/features/printing/render.ts'
import { figure } from './lib/figures.ts'
import { median, millisecondsOf } from './lib/measure.ts'

const runs = 7
const documentsPerRun = 40
const renderer = createRenderer({ processes: 2 })
const bare = createCompiler()
let seed = 0
const next = (lineCount = 10) => sampleDocument({ seed: ++seed, lineCount })

const compileBare = (lineCount?: number) => {
  const documents = [{ model: printOf(next(lineCount), { copy: 'Original' }) }]
  const taken = millisecondsOf(() => bare.compile({ template: 'document', documents }))
  bare.tidy()
  return taken
}
const throughProduct = (lineCount?: number) => {
  const document = next(lineCount)
  return millisecondsOf(() => renderer.renderPdf('document', printOf(document, { copy: 'Original' })))
}

for (let warm = 0; warm < 30; warm++) await Promise.all([throughProduct(), compileBare(), throughProduct()])

const ratios: number[] = []
const bareTimes: number[] = []
const productTimes: number[] = []
for (let run = 0; run < runs; run++) {
  const ours: number[] = []
  const limit: number[] = []
  for (let each = 0; each < documentsPerRun; each++) {
    limit.push(await compileBare())
    ours.push(await throughProduct())
  }
  ratios.push(median(ours) / median(limit))
  bareTimes.push(median(limit))
  productTimes.push(median(ours))
}

const bytes = (await renderer.renderPdf('document', printOf(next()))).length
const long = (await renderer.renderPdf('document', printOf(next(500)))).length
const longMs = await throughProduct(500)
const thousandMs = await millisecondsOf(() =>
  Promise.all(Array.from({ length: 1000 }, () => throughProduct())),
)

const of = 'value'
figure({
  name: 'through the product, p50, against the bare compile',
  value: median(productTimes),
  unit: 'ms',
  limit: median(bareTimes),
  goal: { of, atMost: 10 },
})
figure({ name: 'median ratio of a run', value: median(ratios), unit: '', goal: { of, atMost: 1.2 } })
figure({ name: '10 lines', value: bytes / 1000, unit: 'kB', goal: { of, atMost: 45 } })
figure({ name: '500 lines', value: longMs, unit: 'ms' })
figure({ name: '500 lines, size', value: long / 1000, unit: 'kB' })
figure({
  name: '1000 documents, two processes',
  value: thousandMs / 1000,
  unit: 's',
  goal: { of, atMost: 5 },
})
await renderer.close()
