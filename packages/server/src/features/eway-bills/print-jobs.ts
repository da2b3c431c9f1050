import { defineJob } from '../../platform/jobs/jobs.ts'
import { eWayBillPdfs } from '../printing/index.ts'
import type { EWayBillPrintSource } from '../printing/index.ts'
import { printSourceOf } from './print-source.ts'
import { currentStates } from './current-state.ts'
import type { Subjects } from './current-state.ts'

interface PrintInput {
  readonly documentIds: readonly number[]
  readonly billIds: readonly number[]
  readonly form: 'brief' | 'detailed'
}

/** Bills read together before they are made into a PDF. */
const readTogether = 50
/** Those without a bill that the task names; more than a hundred nobody reads. */
const mostShown = 100

/** Forms of many bills, joined as far as one PDF can hold. Nothing but files comes of it, so it may begin anew. */
const printMany = defineJob<PrintInput>(
  async (job) => {
    const { documentIds, billIds, form } = job.input
    const parts = [
      ...inParts(documentIds).map((ids): Subjects => ({ documentIds: ids })),
      ...inParts(billIds).map((ids): Subjects => ({ billIds: ids })),
    ]
    const total = documentIds.length + billIds.length
    const sources = new Map<string, EWayBillPrintSource>()
    const without: (string | null)[] = []
    let read = 0
    for (const part of parts) {
      if (job.isCancelled) return undefined
      await job.inTransaction(async (ctx) => {
        for (const current of await currentStates(ctx, part)) {
          const source = await printSourceOf(ctx, current)
          if (source) sources.set(source.state.number, source)
          else without.push(current.number)
        }
      })
      read += (part.documentIds ?? part.billIds ?? []).length
      job.progress(Math.floor(read / 2), total)
    }
    const pdfs = await eWayBillPdfs([...sources.values()], form)
    for (const [index, content] of pdfs.entries()) {
      await job.attach({
        name: pdfs.length === 1 ? 'e-way-bills.pdf' : `e-way-bills-${index + 1}.pdf`,
        contentType: 'application/pdf',
        content,
      })
    }
    job.progress(total, total)
    return {
      response: { bills: sources.size, files: pdfs.length, without: without.slice(0, mostShown) },
      errors: without.length,
    }
  },
  { readsOnly: true },
)

const inParts = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / readTogether) }, (_, at) =>
    ids.slice(at * readTogether, (at + 1) * readTogether),
  )

export const eWayBillPrintJobs = { eWayBillPrints: printMany }
