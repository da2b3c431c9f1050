import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { gstr1Calls } from '@bahi/contracts/returns.ts'
import type { Fact } from '@bahi/contracts/printing.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { addPeriods, partsOfPeriod } from '@bahi/domain/cal/period.ts'
import { groupIndian } from '@bahi/domain/num/format.ts'
import type { Gstr1Entry } from '@bahi/domain/returns/gstr1/entries.ts'
import { gstr1Paper } from '@bahi/domain/returns/gstr1/paper.ts'
import type { PaperColumn, PaperPart } from '@bahi/domain/returns/gstr1/paper.ts'
import { isDocumentSection } from '@bahi/domain/returns/gstr1/sections.ts'
import { summarise } from '@bahi/domain/returns/gstr1/summary.ts'
import { stateOf } from '@bahi/domain/tables/states.ts'
import type { Ctx } from '../../platform/context.ts'
import { dayTime } from '../../platform/day-time.ts'
import { translator } from '../../platform/texts.ts'
import type { Translate } from '../../platform/texts.ts'
import { supplierOf } from '../companies/index.ts'
import { day, money, reportPdf } from '../printing/index.ts'
import type { ReportPart } from '../printing/index.ts'
import type { Report } from '../report-files/index.ts'
import { gstr1Export } from './export.ts'
import { filedReturn } from './filed.ts'
import { inReadersWords } from './hsn-words.ts'
import { entriesOf, gstr1Json } from './json.ts'
import { filingOf, nameOf } from './period.ts'
import type { Filing, OutwardForm } from './period.ts'
import { reportedSums, storedReturn } from './stored-return.ts'

type Asked = Pick<ParsedOf<(typeof gstr1Calls)['pdf']>, 'entityId' | 'returnPeriod'>

/** More documents belong in the sheets; the pages then have the sums of every section. */
const mostDocuments = 2000

/** GSTR-1 or GSTR-1A as an accountant files it away: the summary, every section with its documents and tax, tables 12 and 13. */
export const outwardReport = (form: OutwardForm): Report<Asked> => ({
  name: form,
  count: async (ctx, asked) => documentsIn(await reportedSums(ctx.db, await filingOf(ctx, asked, form))),
  read: async (ctx, asked, language) => {
    const filing = await filingOf(ctx, asked, form)
    const [stored, filed, supplier] = await Promise.all([
      storedReturn(ctx, filing),
      filing.isFiled ? filedReturn(ctx, filing) : null,
      supplierOf({ db: ctx.db, entityIds: [filing.entityId] }),
    ])
    const t = translator(language)
    const made = ctx.clock()
    const head = {
      title: t(titles[filing.isIff ? 'iff' : form]),
      fileName: nameOf(filing),
      company: supplier?.companyName ?? filing.name,
      period: periodName(filing, language),
      entityId: filing.entityId,
      replyTo: supplier?.email,
    }
    const withDocuments = documentsIn(stored) <= mostDocuments
    const entries: Gstr1Entry[] = []
    if (withDocuments)
      for await (const entry of entriesOf(withinThis(ctx), filing, stored.sums)) entries.push(entry)
    return {
      head,
      pages: () => {
        const { sums, issued, furnished, restatements } = stored
        const hsn = inReadersWords(stored.hsn, language)
        const parts = gstr1Paper({
          entries,
          sums,
          hsn,
          issued,
          furnished: furnished.map((line) => ({ ...line, month: monthName(line.month, language) })),
          restatements,
          summary: summarise({ rows: sums, hsn, issued }),
          withDocuments,
        }).map((part) => partOf(part, t, language))
        if (!withDocuments && parts[0])
          parts[0] = { ...parts[0], note: t('gstr1.paperTooLong', { count: mostDocuments }) }
        return reportPdf(
          {
            title: `${head.title} · ${t(form === 'gstr1a' ? 'gstr1a.paperTitle' : 'gstr1.paperTitle')}`,
            company: head.company,
            period: head.period,
            facts: factsOf(filing, filed, head.period, t),
            made: t('report.made', { time: dayTime(made) }),
            parts,
          },
          language,
        )
      },
    }
  },
  sheet: (ctx, asked, format) =>
    format === 'json'
      ? gstr1Json(ctx, { ...asked, offline: true }, form)
      : gstr1Export(ctx, { ...asked, format }, form),
})

const titles = { gstr1: 'gstr1.title', gstr1a: 'gstr1a.title', iff: 'gstr1.iffTitle' } as const

/** Its pages are read in the transaction that is open. */
const withinThis = (ctx: Ctx): Pick<Ctx, 'inTransaction'> => ({ inTransaction: (work) => work(ctx) })

const documentsIn = ({ sums }: Pick<Awaited<ReturnType<typeof reportedSums>>, 'sums'>) =>
  sums.reduce((count, { section, documents }) => count + (isDocumentSection(section) ? documents : 0), 0)

function factsOf(
  filing: Filing,
  filed: Awaited<ReturnType<typeof filedReturn>>,
  period: string,
  t: Translate,
): Fact[] {
  const code = (label: string, value: string): Fact => ({ label: t(label), value, code: true })
  return [
    ...(filing.gstin ? [code('gstr1.gstin', filing.gstin)] : []),
    { label: t('gstr1.business'), value: filing.name },
    { label: t('gstr1.period'), value: period },
    filed
      ? code(filing.isIff ? 'gstr1.furnishedOn' : 'gstr1.filedOn', day(filed.filedOn))
      : code('gstr1.dueDate', day(filing.dueDate)),
    ...(filed?.arn ? [code('gstr1.arnShort', filed.arn)] : []),
  ]
}

const kinds: Readonly<Record<PaperColumn['kind'], ReportPart['columns'][number]['kind']>> = {
  text: 'text',
  key: 'text',
  place: 'text',
  code: 'code',
  date: 'code',
  amount: 'number',
  rate: 'number',
  quantity: 'number',
  count: 'number',
}

function partOf({ title, columns, rows, totals }: PaperPart, t: Translate, language: Language): ReportPart {
  const shown = (cell: string, kind: PaperColumn['kind']): string => {
    if (cell === '') return ''
    // Lines of the summary that are in the line above them are set in.
    if (kind === 'key') return `${/\.(B2B_|EXPW)/.test(cell) ? '\u2003' : ''}${t(cell)}`
    if (kind === 'amount') return money(cell)
    if (kind === 'count' || kind === 'quantity') return groupIndian(cell)
    if (kind === 'date') return day(cell)
    if (kind === 'place') return `${cell} ${stateOf(cell)?.name[language] ?? ''}`.trim()
    return kind === 'rate' ? `${cell}%` : cell
  }
  return {
    title: t(title),
    columns: columns.map(({ heading, kind }) => ({ label: t(heading), kind: kinds[kind] })),
    rows: rows.map((row) => row.map((cell, at) => shown(cell, columns[at]!.kind))),
    ...(totals
      ? {
          footer: totals.map((cell, at) =>
            at === 0 && cell === '' ? t('gstr1.total') : shown(cell, columns[at]!.kind),
          ),
        }
      : {}),
  }
}

/** `October 2026`, of a quarter `July – September 2026`. */
function periodName({ returnPeriod, frequency }: Filing, language: Language): string {
  return frequency === 'Quarterly'
    ? monthFormat(language).formatRange(firstDay(addPeriods(returnPeriod, -2)), firstDay(returnPeriod))
    : monthName(returnPeriod, language)
}

const monthName = (period: string, language: Language) => monthFormat(language).format(firstDay(period))

const monthFormat = (language: Language) =>
  new Intl.DateTimeFormat(`${language}-IN-u-nu-latn-ca-gregory`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

function firstDay(period: string): Date {
  const { year, month } = partsOfPeriod(period)
  return new Date(Date.UTC(year, month - 1, 1))
}
