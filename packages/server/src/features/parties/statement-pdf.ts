import type { FileReply } from '@bahi/contracts/call.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { supplierOf } from '../companies/index.ts'
import { ageingOf, partyStatement } from '../payments/index.ts'
import { addressLines, statementPdf as printStatement } from '../printing/index.ts'
import { partyDetail } from './queries.ts'

/** More postings than these belong in an export, not on paper. */
const mostRows = 5000

export async function statementPdf(
  ctx: Ctx,
  asked: {
    id: number
    fromDate?: string | undefined
    toDate?: string | undefined
    language?: Language | undefined
  },
): Promise<FileReply> {
  const { id, fromDate, toDate, language } = asked
  const { db, entityIds } = ctx
  const to = toDate ?? ctx.today()
  const [party, supplier] = [await partyDetail(db, id, entityIds), await supplierOf(ctx)]
  if (!party || !supplier) throw notFound()
  const [statement, ageing] = await Promise.all([
    partyStatement(db, { partyId: id, entityIds, fromDate, toDate: to, start: 0, size: mostRows }),
    ageingOf(db, { partyId: id, entityIds, asOf: to }),
  ])
  return printStatement(
    {
      supplier,
      party: {
        name: party.name,
        lines: party.billingAddress ? addressLines(party.billingAddress, language ?? ctx.language) : [],
        gstin: party.gstin,
      },
      from: fromDate,
      to,
      opening: statement.opening,
      rows: statement.rows,
      debit: statement.debit,
      credit: statement.credit,
      closing: statement.closing,
      ageing: ageing.buckets,
    },
    language ?? ctx.language,
  )
}
