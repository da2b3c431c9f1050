import type { FileReply } from '@bahi/contracts/call.ts'
import type { ReportAction } from '@bahi/contracts/report-kinds.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Report } from './report.ts'
import { sendReport } from './send.ts'
import type { MailAsked } from './send.ts'

interface InLanguage {
  readonly language?: Language | undefined
}

/** PDF, print and e-mail of a report. Pages take long, so no transaction is held meanwhile. */
export const reportHandlers = <Asked extends object>(report: Report<Asked>) => ({
  pdf: {
    outsideTransaction: (ctx: Ctx, asked: Asked & InLanguage) => pdfOf(ctx, report, asked, 'pdf'),
  },
  print: {
    outsideTransaction: async (ctx: Ctx, asked: Asked & InLanguage) => ({
      ...(await pdfOf(ctx, report, asked, 'print')),
      inline: true,
    }),
  },
  send: {
    outsideTransaction: (ctx: Ctx, asked: Asked & MailAsked) => sendReport(ctx, report, asked),
  },
})

async function pdfOf<Asked extends object>(
  ctx: Ctx,
  report: Report<Asked>,
  asked: Asked & InLanguage,
  action: ReportAction,
): Promise<FileReply> {
  const language = asked.language ?? ctx.language
  const { head, pages } = await ctx.inTransaction((inside) => report.read(inside, asked, language, action))
  return { contentType: 'application/pdf', fileName: `${head.fileName}.pdf`, content: await pages() }
}
