import { textOf } from '../../platform/texts.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { formatAmount } from '@bahi/domain/num/format.ts'
import type { Ctx } from '../../platform/context.ts'
import { mailOf } from '../email-templates/index.ts'
import type { PrintSource } from '../printing/index.ts'
import { makeLink } from './links.ts'
import { noteMails } from './queries.ts'
import { addressesOf } from './share.ts'

/** A document that a customer owes by, as the mail names it. */
export interface Owed {
  readonly id: number
  readonly entityId: number
  readonly number?: string | null | undefined
  readonly date?: string | null | undefined
  readonly dueDate?: string | null | undefined
  readonly balance: string
  readonly party?: { readonly name: string } | null | undefined
  readonly supplier: {
    readonly name: string
    readonly companyName?: string | null | undefined
    readonly email?: string | null | undefined
  }
  /** What a link shows; absent: it was made before these books. */
  readonly paper?: PrintSource
}

/** One mail about what a customer still owes at one GSTIN: each invoice with its day, its amount and its link. */
export const sendReminder = async (
  ctx: Ctx,
  documents: readonly Owed[],
  { to, language, today }: { readonly to: string; readonly language: Language; readonly today: string },
): Promise<void> => {
  const { supplier, party, entityId } = documents[0]!
  const lines: string[] = []
  for (const document of documents) {
    const link = document.paper && (await makeLink(ctx, document.paper)).url
    lines.push(
      textOf(language, link ? 'mailLine.unpaid' : 'mailLine.unpaidOpening', {
        number: document.number ?? '',
        dueDate: dayOf(document.dueDate ?? document.date ?? ''),
        balance: formatAmount(document.balance),
        link: link ?? '',
      }),
    )
  }
  const mail = await mailOf(ctx.db, 'paymentReminder', language, {
    party: party?.name ?? '',
    company: supplier.companyName || supplier.name,
    balance: formatAmount(Decimal.sum(documents.map(({ balance }) => balance)).toFixed(2)),
    date: dayOf(today),
    invoices: lines.join('\n\n'),
  })
  const recipients = addressesOf(to)
  const mailId = await ctx.mail.send({
    entityId,
    to: recipients,
    ...(supplier.email ? { replyTo: supplier.email } : {}),
    ...mail,
  })
  await noteMails(ctx.db, {
    documentIds: documents.map(({ id }) => id),
    event: mail.event,
    recipients,
    mailId,
  })
}

const dayOf = (day: string): string => day.split('-').reverse().join('/')
