import type { FileReply, ParsedOf } from '@bahi/contracts/call.ts'
import type { gstr3bCalls } from '@bahi/contracts/gstr3b.ts'
import type { Fact } from '@bahi/contracts/printing.ts'
import type { Ctx } from '../../../platform/context.ts'
import { dayTime } from '../../../platform/day-time.ts'
import { translator } from '../../../platform/texts.ts'
import { supplierOf } from '../../companies/index.ts'
import { day, reportPdf } from '../../printing/index.ts'
import type { Report } from '../../report-files/index.ts'
import { filing3b } from './filing.ts'
import { gstr3bJson } from './json.ts'
import { nameOf3b } from './names.ts'
import { printedParts, sheetsOf } from '../part-files.ts'
import { parts3b, periodName } from './paper.ts'
import { summaryWith } from './summary.ts'

type Asked = Pick<ParsedOf<(typeof gstr3bCalls)['pdf']>, 'entityId' | 'returnPeriod'>

/** GSTR-3B on paper: each table of the form, and how the tax is paid. */
export const gstr3bReport: Report<Asked> = {
  name: 'gstr3b',
  // It is as long for a large business as for a small one.
  count: async () => 1,
  read: async (ctx, asked, language) => {
    const filing = await filing3b(ctx, asked)
    const [{ summary, setOff }, supplier] = await Promise.all([
      summaryWith(ctx, filing),
      supplierOf({ db: ctx.db, entityIds: [filing.entityId] }),
    ])
    const t = translator(language)
    const made = ctx.clock()
    const period = periodName(filing, language)
    const company = supplier?.companyName ?? filing.name
    const code = (label: string, value: string): Fact => ({ label: t(label), value, code: true })
    const facts: Fact[] = [
      ...(filing.gstin ? [code('gstr1.gstin', filing.gstin)] : []),
      { label: t('gstr1.business'), value: filing.name },
      { label: t('gstr1.period'), value: period },
      summary.filed
        ? code('gstr1.filedOn', day(summary.filed.filedOn))
        : code('gstr1.dueDate', day(filing.dueDate)),
      ...(summary.filed?.arn ? [code('gstr1.arnShort', summary.filed.arn)] : []),
    ]
    return {
      head: {
        title: t('gstr3b.title'),
        fileName: nameOf3b(filing),
        company,
        period,
        entityId: filing.entityId,
        replyTo: supplier?.email,
      },
      pages: () =>
        reportPdf(
          {
            title: t('gstr3b.title'),
            company,
            period,
            facts,
            made: t('report.made', { time: dayTime(made) }),
            parts: printedParts(parts3b(summary, setOff, language)),
          },
          language,
        ),
    }
  },
  sheet: (ctx, asked, format) =>
    format === 'json'
      ? ctx.inTransaction((inside) => gstr3bJson(inside, asked))
      : gstr3bExport(ctx, { ...asked, format }),
}

/** A workbook with a sheet a table; as CSV, table below table. */
export async function gstr3bExport(
  ctx: Ctx,
  input: ParsedOf<(typeof gstr3bCalls)['export']>,
): Promise<FileReply> {
  const { filing, parts } = await ctx.inTransaction(async (inside) => {
    const found = await filing3b(inside, input)
    const { summary, setOff } = await summaryWith(inside, found)
    return { filing: found, parts: parts3b(summary, setOff, ctx.language) }
  })
  return sheetsOf(nameOf3b(filing), input.format, parts)
}
