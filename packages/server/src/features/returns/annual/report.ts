import type { FileReply } from '@bahi/contracts/call.ts'
import type { Fact } from '@bahi/contracts/printing.ts'
import type { SheetFormat } from '@bahi/contracts/report-kinds.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import type * as z from 'zod'
import type { Ctx } from '../../../platform/context.ts'
import { dayTime } from '../../../platform/day-time.ts'
import { translator } from '../../../platform/texts.ts'
import { supplierOf } from '../../companies/index.ts'
import { day, reportPdf } from '../../printing/index.ts'
import type { Report } from '../../report-files/index.ts'
import { printedParts, sheetsOf } from '../part-files.ts'
import type { ReturnPart } from '../part-files.ts'
import { annualFileName, annualFiling } from './filing.ts'
import type { AnnualFiling, AnnualForm } from './filing.ts'

interface Asked {
  readonly entityId: number
  readonly returnPeriod: string
}

type PartsOf = (ctx: Ctx, filing: AnnualFiling, language: Language) => Promise<ReturnPart[]>

/** An annual return on paper: every table of the form. */
export const annualReport = (
  form: AnnualForm,
  partsOf: PartsOf,
  json: (ctx: Ctx, asked: Asked) => Promise<FileReply>,
): Report<Asked> => {
  const name = form === 'GSTR9' ? 'gstr9' : 'gstr9c'
  return {
    name,
    // It is as long for a large business as for a small one.
    count: async () => 1,
    read: async (ctx, asked, language) => {
      const filing = await annualFiling(ctx, form, asked)
      const parts = await partsOf(ctx, filing, language)
      const supplier = await supplierOf({ db: ctx.db, entityIds: [filing.entityId] })
      const t = translator(language)
      const made = ctx.clock()
      const company = supplier?.companyName ?? filing.name
      const title = t(`${name}.title`)
      return {
        head: {
          title,
          fileName: annualFileName(filing),
          company,
          period: filing.year,
          entityId: filing.entityId,
          replyTo: supplier?.email,
        },
        pages: () =>
          reportPdf(
            {
              title,
              company,
              period: filing.year,
              facts: factsOf(filing, language),
              made: t('report.made', { time: dayTime(made) }),
              parts: printedParts(parts),
            },
            language,
          ),
      }
    },
    sheet: (ctx, asked, format) =>
      format === 'json'
        ? ctx.inTransaction((inside) => json(inside, asked))
        : annualExport(ctx, form, partsOf, { ...asked, format }),
  }
}

function factsOf(filing: AnnualFiling, language: Language): Fact[] {
  const t = translator(language)
  const code = (label: string, value: string): Fact => ({ label, value, code: true })
  return [
    ...(filing.gstin ? [code(t('gstr1.gstin'), filing.gstin)] : []),
    { label: t('gstr1.business'), value: filing.name },
    { label: t('returns.year'), value: filing.year },
    filing.filed
      ? code(t('gstr1.filedOn'), day(filing.filed.filedOn))
      : code(t('gstr1.dueDate'), day(filing.dueDate)),
    ...(filing.filed?.arn ? [code(t('gstr1.arnShort'), filing.filed.arn)] : []),
  ]
}

/** A workbook with a sheet a table; as CSV, table below table. */
export async function annualExport(
  ctx: Ctx,
  form: AnnualForm,
  partsOf: PartsOf,
  input: Asked & { readonly format: z.output<typeof SheetFormat> },
): Promise<FileReply> {
  const { filing, parts } = await ctx.inTransaction(async (inside) => {
    const found = await annualFiling(inside, form, input)
    return { filing: found, parts: await partsOf(inside, found, ctx.language) }
  })
  return sheetsOf(annualFileName(filing), input.format, parts)
}
