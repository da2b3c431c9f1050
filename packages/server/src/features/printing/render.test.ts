import { readdir, readFile } from 'node:fs/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { workFor } from '../../platform/whose.ts'
import { sampleDocument } from './fixtures.ts'
import { createRenderer, type Renderer } from './render.ts'
import { printOf } from './styled.fixture.ts'

let renderer: Renderer
afterEach(() => renderer.close())
const model = (seed: number, lineCount = 1) => printOf(sampleDocument({ seed, lineCount }))
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-'

/** Ids of the processes that this one has started to make PDFs. */
async function renderProcesses(): Promise<number[]> {
  const tasks = await readdir('/proc/self/task')
  const children = await Promise.all(
    tasks.map((task) => readFile(`/proc/self/task/${task}/children`, 'utf8')),
  )
  const ids = children.flatMap((list) => list.split(' ').filter(Boolean))
  const commands = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8')))
  return ids.filter((_, index) => commands[index]!.includes('render-process')).map(Number)
}

describe('renderer', () => {
  it('replaces processes that have made enough, without losing a document', async () => {
    renderer = createRenderer({ processes: 2, documentsPerProcess: 5 })
    const made = await Promise.all(
      Array.from({ length: 40 }, (_, seed) => renderer.renderPdf('document', model(seed))),
    )
    expect(made.every(isPdf)).toBe(true)
  })

  it('reports where a template and its data do not fit, and continues', async () => {
    renderer = createRenderer({ processes: 1 })
    await expect(renderer.renderPdf('document', {})).rejects.toMatchObject({
      fault: 'failed',
      diagnostics: expect.arrayContaining([expect.stringContaining('layout')]),
    })
    expect(isPdf(await renderer.renderPdf('document', model(1)))).toBe(true)
  })

  it('ends a document that takes too long, and continues', async () => {
    renderer = createRenderer({ processes: 1, timeoutMs: -1990, linesPerPdf: 1000 })
    await renderer.warmUp()
    // 200 lines are given 10 ms in all, less than they need.
    await expect(renderer.renderPdf('document', model(1, 200))).rejects.toMatchObject({ fault: 'timeout' })
    await renderer.close()
    renderer = createRenderer({ processes: 1 })
    expect(isPdf(await renderer.renderPdf('document', model(2)))).toBe(true)
  })

  it('gives a document to another process when its own has ended', async () => {
    renderer = createRenderer({ processes: 1 })
    await renderer.warmUp()
    const made = renderer.renderPdf('document', model(1, 100))
    for (const pid of await renderProcesses()) process.kill(pid, 'SIGKILL')
    expect(isPdf(await made)).toBe(true)
  })

  it('joins many documents in parts that stay small', async () => {
    renderer = createRenderer({ processes: 1 })
    const parts = await renderer.renderMany(
      'document',
      Array.from({ length: 120 }, (_, seed) => ({ model: model(seed) })),
    )
    expect(parts).toHaveLength(2)
    expect(parts.every(isPdf)).toBe(true)
  })

  it('serves subscribers in turns, and what a person waits for before the parts of many', async () => {
    renderer = createRenderer({ processes: 1 })
    await renderer.warmUp()
    const order: string[] = []
    const asked = (whose: number, name: string, make: () => Promise<unknown>) =>
      workFor(whose, make).then(() => order.push(name))
    const many = Array.from({ length: 240 }, (_, seed) => ({ model: model(seed) }))
    await Promise.all([
      asked(1, 'busy', () => renderer.renderPdf('document', model(1))),
      asked(1, 'many', () => renderer.renderMany('document', many)),
      asked(1, 'own', () => renderer.renderPdf('document', model(2))),
      asked(2, 'other', () => renderer.renderPdf('document', model(3))),
    ])
    expect(order).toEqual(['busy', 'other', 'own', 'many'])
  })

  it('refuses after its end', async () => {
    renderer = createRenderer()
    await renderer.close()
    await expect(renderer.renderPdf('document', model(1))).rejects.toMatchObject({ fault: 'failed' })
  })
})
