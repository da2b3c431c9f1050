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

/** Reads in one transaction and draws the page after it. */
export async function statementPdf(
  ctx: Ctx,
  asked: {
    id: number
    fromDate?: string | undefined
    toDate?: string | undefined
    entityIds?: readonly number[] | undefined
    language?: Language | undefined
  },
): Promise<FileReply> {
  const { id, fromDate, toDate, language } = asked
  const { party, supplier, statement, ageing, to } = await ctx.inTransaction(async (within) => {
    const { db } = within
    const entityIds = within.entitiesOf(asked.entityIds)
    const today = within.today()
    const to = toDate ?? today
    const party = await partyDetail(db, id, entityIds)
    const supplier = await supplierOf({ db, entityIds })
    if (!party || !supplier) throw notFound()
    const statement = await partyStatement(db, {
      partyId: id,
      entityIds,
      fromDate,
      toDate: to,
      start: 0,
      size: mostRows,
    })
    const ageing = await ageingOf(db, { partyId: id, entityIds, asOf: to < today ? to : today, today })
    return { party, supplier, statement, ageing, to }
  })
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
      ageing,
    },
    language ?? ctx.language,
  )
}
