import type { FileReply } from '@bahi/contracts/call.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { formatAmount } from '@bahi/domain/num/format.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { supplierOf } from '../companies/index.ts'
import { mailOf } from '../email-templates/index.ts'
import { ageingOf, partyStatement } from '../payments/index.ts'
import { addressLines, statementPdf as printStatement, styleOf } from '../printing/index.ts'
import type { PrintStyle } from '../printing/index.ts'
import { partyDetail } from './queries.ts'

/** More postings than these belong in an export, not on paper. */
const mostRows = 5000

interface Asked {
  readonly id: number
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
  readonly entityIds?: readonly number[] | undefined
  readonly language?: Language | undefined
}

/** Reads in one transaction and draws the page after it. */
export async function statementPdf(ctx: Ctx, asked: Asked): Promise<FileReply> {
  const language = asked.language ?? ctx.language
  const { settings, ...source } = await sourceOf(ctx, asked, language)
  return printStatement(source, { language, settings })
}

/** The statement by mail; what the mail says of the balance is what the page attached to it says. */
export async function sendStatement(
  ctx: Ctx,
  asked: Asked & { to: string; subject?: string | undefined; message?: string | undefined },
): Promise<{ messageId: number }> {
  const language = asked.language ?? ctx.language
  const source = await sourceOf(ctx, asked, language)
  const { supplier, party, closing, to } = source
  const fields = {
    party: party.name,
    company: supplier.companyName || supplier.name,
    balance: formatAmount(closing),
    date: to.split('-').reverse().join('/'),
  }
  const pdf = await printStatement(source, { language, settings: source.settings })
  return ctx.inTransaction(async ({ db, files, mail: outbox }) => {
    const mail = await mailOf(db, 'statementSent', language, fields, {
      subject: asked.subject,
      body: asked.message,
    })
    const { fileName: name, contentType, content } = pdf
    const fileId = await files.store({ purpose: 'mail', name, contentType, content })
    const messageId = await outbox.send({
      to: asked.to
        .split(/[,;]/)
        .map((address) => address.trim())
        .filter(Boolean),
      ...(supplier.email ? { replyTo: supplier.email } : {}),
      ...mail,
      fileIds: [fileId],
    })
    return { messageId }
  })
}

async function sourceOf(
  ctx: Ctx,
  { id, fromDate, toDate, entityIds: askedIds }: Asked,
  language: Language,
): Promise<Parameters<typeof printStatement>[0] & { readonly settings: PrintStyle['settings'] }> {
  return ctx.inTransaction(async (within) => {
    const { db } = within
    const entityIds = within.entitiesOf(askedIds)
    const today = within.today()
    // Nothing is booked after today: a period that runs on ends here.
    const to = toDate !== undefined && toDate < today ? toDate : today
    const party = await partyDetail(db, id, entityIds)
    const supplier = await supplierOf({ db, entityIds })
    if (!party || !supplier) throw notFound()
    const [statement, ageing] = await Promise.all([
      partyStatement(db, { partyId: id, entityIds, fromDate, toDate: to, start: 0, size: mostRows }),
      ageingOf(db, { partyId: id, entityIds, asOf: to, today }),
    ])
    const { opening, rows, debit, credit, closing } = statement
    const { settings } = await styleOf(within, supplier.entityId)
    return {
      settings,
      supplier,
      party: {
        name: party.name,
        lines: party.billingAddress ? addressLines(party.billingAddress, language) : [],
        gstin: party.gstin,
      },
      from: fromDate,
      to,
      opening,
      rows,
      debit,
      credit,
      closing,
      ageing,
    }
  })
}
