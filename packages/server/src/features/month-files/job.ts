import type { RightCode } from '@bahi/contracts/rights.ts'
import { tallyMasters, tallyVoucherTypes } from '@bahi/contracts/tally.ts'
import { paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { writeSheet } from '../../platform/export/sheet.ts'
import { fileNames, zipped } from '../../platform/files/zip-writer.ts'
import type { ZipWriter } from '../../platform/files/zip-writer.ts'
import { Handlers } from '../../platform/handlers.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { RouteGroup } from '../../platform/routes.ts'
import { refusalOf } from '../ledger/index.ts'
import { registrationOf } from '../returns/index.ts'
import { tallyFiles } from '../tally/index.ts'
import { returnsOfMonth, sheetsOf } from './contents.ts'
import type { Content } from './contents.ts'
import { indexColumns } from './month-index.ts'
import type { IndexRow } from './month-index.ts'
import type { MonthFileInput } from './make.ts'
import { countPapers, papersOf } from './papers.ts'
import type { Paper } from './papers.ts'

/** Where the month is read, by whoever packs it. */
type Source = Pick<Job<MonthFileInput>, 'input' | 'inTransaction' | 'context' | 'isCancelled' | 'progress'>

/** The month as one ZIP, made while `content` is read. */
export function packMonth(source: Source, handlers: Handlers) {
  const packing = new MonthFile(source, handlers)
  return {
    name: `${source.input.place} ${source.input.from.slice(0, 7)}.zip`,
    contentType: 'application/zip',
    content: zipped((zip) => packing.fill(zip)),
    packed: () => ({ included: packing.included, leftOut: packing.leftOut }),
  }
}

/**
 * Packs the month while it is stored: one file is made at a time, each by the call that a person would make. What a call refuses is left out, and
 * the index at the end says why. Files are all that comes of it, so it may begin anew.
 */
export const monthFileJob = (groups: readonly RouteGroup[]) => {
  const handlers = new Handlers(groups)
  return defineJob<MonthFileInput>(
    async (job) => {
      const { packed, ...file } = packMonth(job, handlers)
      await job.attach(file)
      if (job.isCancelled) return undefined
      const { included, leftOut } = packed()
      return { response: { included, leftOut }, errors: leftOut }
    },
    { readsOnly: true },
  )
}

class MonthFile {
  included = 0
  leftOut = 0
  readonly #job: Source
  readonly #handlers: Handlers
  readonly #index: IndexRow[] = []
  readonly #nameOf = fileNames()
  #done = 0
  #total = 0

  constructor(job: Source, handlers: Handlers) {
    this.#job = job
    this.#handlers = handlers
  }

  async fill(zip: ZipWriter): Promise<void> {
    const { input } = this.#job
    const has = (part: MonthFileInput['parts'][number]) => input.parts.includes(part)
    const { ctx, contents, papers } = await this.#job.inTransaction(async (inside) => ({
      ctx: { t: inside.t, language: inside.language, now: inside.clock(), settings: await inside.settings() },
      contents: [
        ...sheetsOf(input),
        ...returnsOfMonth(await registrationOf(inside, input.entityId), input),
      ].filter(({ part }) => has(part)),
      papers: has('documents') ? await countPapers(inside.db, input) : 0,
    }))
    this.#total = contents.length + papers + (has('books') ? 1 : 0)
    for (const content of contents) await this.#sheet(zip, ctx, content)
    if (has('books')) await this.#tally(zip, ctx)
    if (has('documents')) {
      const read = <T>(work: (db: Ctx['db']) => Promise<T>) => this.#job.inTransaction(({ db }) => work(db))
      for await (const paper of papersOf(read, input)) {
        if (this.#job.isCancelled) return
        await this.#paper(zip, ctx, paper)
      }
    }
    const { dateFormat, dateTimeFormat } = ctx.settings
    const index = writeSheet({
      format: 'xlsx',
      name: ctx.t('monthFile.index'),
      columns: indexColumns(ctx.t),
      rows: this.#index,
      formats: { dateFormat, dateTimeFormat },
    })
    await zip.add(`${ctx.t('monthFile.index')}.xlsx`, index, ctx.now)
  }

  async #sheet(zip: ZipWriter, ctx: Said, { part, name, ending, call, input }: Content): Promise<void> {
    if (this.#job.isCancelled) return
    const title = typeof name === 'string' ? ctx.t(name) : `${name.form} ${name.returnPeriod}`
    const path = this.#nameOf(ctx.t(`enum.MonthFilePart.${part}`), title, ending)
    await this.#add(ctx, { path, title }, () => this.#made(zip, ctx, path, call, input))
  }

  /** A document as PDF, or a file that is attached to it. */
  async #paper(zip: ZipWriter, ctx: Said, paper: Paper): Promise<void> {
    const kind = ctx.t(paper.kind in paymentKinds ? `menu.${paper.kind}` : `kind.${paper.kind}.title`)
    const folder = `${ctx.t('enum.MonthFilePart.documents')}/${kind}`
    const name = [paper.number ?? paper.id, paper.fileName].filter(Boolean).join(' ')
    const at = paper.fileName === null ? -1 : name.lastIndexOf('.')
    const path =
      at > 0
        ? this.#nameOf(folder, name.slice(0, at), name.slice(at))
        : this.#nameOf(folder, name, paper.fileName === null ? '.pdf' : '')
    const call = paper.fileId === null ? `${paper.kind}.pdf` : 'attachment.file'
    const { number, date, partyName, partyGstin, total } = paper
    const row = { path, title: paper.fileName ?? kind, number, date, partyName, partyGstin, total }
    await this.#add(ctx, row, () => this.#made(zip, ctx, path, call, { id: paper.fileId ?? paper.id }))
  }

  async #made(zip: ZipWriter, ctx: Said, path: string, call: string, input: object): Promise<void> {
    const { entityId } = this.#job.input
    const { access } = this.#handlers.of(call).call
    const rights: readonly RightCode[] = typeof access === 'object' && 'anyOf' in access ? access.anyOf : []
    await this.#job.inTransaction(async (inside) => {
      if (!rights.some((right) => inside.can(right, entityId))) throw new AppError('RIGHT_MISSING')
    })
    await this.#handlers.file(this.#job, call, input, ({ content }) => zip.add(path, content, ctx.now))
  }

  async #tally(zip: ZipWriter, ctx: Said): Promise<void> {
    const { entityId, from, to, culture } = this.#job.input
    const folder = ctx.t('enum.MonthFilePart.books')
    const job = this.#job
    const { files } = await tallyFiles({
      inTransaction: (work) => job.inTransaction(work),
      input: {
        entityId,
        fromDate: from,
        toDate: to,
        masters: tallyMasters,
        voucherTypes: tallyVoucherTypes,
        culture,
      },
      get isCancelled() {
        return job.isCancelled
      },
      progress: () => {},
    })
    for (const { name, content } of files) {
      const title = name.replace(/\.xml$/, '')
      const path = this.#nameOf(folder, title, '.xml')
      await this.#add(ctx, { path, title }, () => zip.add(path, content, ctx.now))
    }
  }

  /** A refusal is a line of the index; a fault of ours ends the task, which is tried again. */
  async #add(ctx: Said, row: Omit<IndexRow, 'leftOut'>, make: () => Promise<void>): Promise<void> {
    let leftOut: string | null = null
    try {
      await make()
      this.included += 1
    } catch (fault) {
      if (!(fault instanceof AppError)) throw fault
      leftOut = refusalOf(ctx, 0, fault).message
      this.leftOut += 1
    }
    this.#index.push({ ...row, leftOut })
    this.#job.progress(Math.min(++this.#done, this.#total), this.#total)
  }
}

/** What names and sentences of the files need. */
interface Said extends Pick<Ctx, 't' | 'language'> {
  readonly now: Date
  readonly settings: Awaited<ReturnType<Ctx['settings']>>
}
