import type { FileReply } from '@bahi/contracts/call.ts'
import type { SheetFormat } from '@bahi/contracts/report-kinds.ts'
import type * as z from 'zod'
import type { Ctx } from '../../../platform/context.ts'
import { dayTime } from '../../../platform/day-time.ts'
import { translator } from '../../../platform/texts.ts'
import { supplierOf } from '../../companies/index.ts'
import { reportPdf } from '../../printing/index.ts'
import type { Report } from '../../report-files/index.ts'
import { printedParts, sheetsOf } from '../part-files.ts'
import { partsOfCredit } from './paper.ts'
import { creditOfYear } from './year.ts'
import type { AskedYear, YearOfCredit } from './year.ts'

const fileNameOf = ({ gstin, name, financialYear }: YearOfCredit) =>
  `GSTR-2B GSTR-3B ${gstin ?? name} ${financialYear}`

/** The comparison of a year on paper. */
export const creditReport: Report<AskedYear> = {
  name: 'creditComparison',
  // It is as long for a large business as for a small one.
  count: async () => 1,
  read: async (ctx, asked, language) => {
    const year = await creditOfYear(ctx, asked)
    const supplier = await supplierOf({ db: ctx.db, entityIds: [year.entityId] })
    const t = translator(language)
    const made = ctx.clock()
    const company = supplier?.companyName ?? year.name
    const title = t('creditComparison.title')
    return {
      head: {
        title,
        fileName: fileNameOf(year),
        company,
        period: year.financialYear,
        entityId: year.entityId,
        replyTo: supplier?.email,
      },
      pages: () =>
        reportPdf(
          {
            title,
            company,
            period: year.financialYear,
            facts: [
              ...(year.gstin ? [{ label: t('gstr1.gstin'), value: year.gstin, code: true }] : []),
              { label: t('gstr1.business'), value: year.name },
              { label: t('returns.year'), value: year.financialYear },
            ],
            made: t('report.made', { time: dayTime(made) }),
            parts: printedParts(partsOfCredit(year, language)),
          },
          language,
        ),
    }
  },
  sheet: (ctx, asked, format) => creditExport(ctx, { ...asked, format: format === 'csv' ? 'csv' : 'xlsx' }),
}

/** A workbook with a sheet a table; as CSV, table below table. */
export async function creditExport(
  ctx: Ctx,
  { format, ...asked }: AskedYear & { readonly format: z.output<typeof SheetFormat> },
): Promise<FileReply> {
  const year = await ctx.inTransaction((inside) => creditOfYear(inside, asked))
  return sheetsOf(fileNameOf(year), format, partsOfCredit(year, ctx.language))
}
