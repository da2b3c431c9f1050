import type { Fact, PrintColumn, PrintTable } from '@bahi/contracts/printing.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { fitted, sayIn } from './format.ts'
import { pageLabels } from './frame.ts'
import { told } from './replies.ts'
import { renderer } from './renderer.ts'

/** A table of a report: its cells are texts as people read them. */
export interface ReportPart {
  readonly title?: string | undefined
  /** A sentence below the title. */
  readonly note?: string | undefined
  readonly columns: readonly { readonly label: string; readonly kind: 'text' | 'code' | 'number' }[]
  readonly rows: readonly (readonly string[])[]
  readonly footer?: readonly string[] | undefined
}

export interface ReportPages {
  readonly title: string
  /** Legal name of the business. */
  readonly company: string
  readonly period: string
  readonly facts: readonly Fact[]
  readonly made: string
  readonly parts: readonly ReportPart[]
}

/** The long side of A4 between its margins, in points. */
const width = 773

/** A report across the long side: whose and of when at its head, then table below table, page by page with its number. */
export const reportPdf = (report: ReportPages, language: Language): Promise<Uint8Array> => {
  const { title, company, period, facts, made, parts } = report
  return told(
    renderer().renderPdf('report', {
      language,
      direction: language === 'ar' ? 'rtl' : 'ltr',
      title,
      number: period,
      made,
      supplier: { heading: '', name: company, lines: [], facts: [] },
      facts,
      labels: pageLabels(language, sayIn(language)),
      parts: parts.map((part) => ({
        title: part.title ?? '',
        note: part.note ?? '',
        entries: tableOf(part),
      })),
    }),
  )
}

function tableOf({ columns, rows, footer }: ReportPart): PrintTable {
  const longest = columns.map((_, at) => rows.reduce((most, row) => Math.max(most, row[at]!.length), 0))
  const texts = columns.flatMap(({ kind }, at) => (kind === 'text' ? [at] : []))
  // The longest text gives way; without one the columns keep their widths and the first is free.
  const free = texts.toSorted((a, b) => longest[b]! - longest[a]!)[0] ?? 0
  const spec = columns.map(({ label, kind }, at): PrintColumn => ({
    key: String(at),
    label,
    kind,
    width: at === free ? 0 : 1,
  }))
  const given = {
    columns: spec,
    rows: rows.map((row) => [...row]),
    ...(footer ? { footer: [...footer] } : {}),
  }
  return fitted(given, width, [8, 7.4, 6.8, 6.2, 5.6])
}
