import type { Language } from '@bahi/contracts/texts/texts.ts'
import { formatAmount } from '@bahi/domain/num/format.ts'
import type { Ctx } from '../../platform/context.ts'
import { invariant, notFound } from '../../platform/errors.ts'
import { supplierOf } from '../companies/index.ts'
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

type StatementRead = Awaited<ReturnType<typeof statementSource>>

export const statementPages = async (source: StatementRead, language: Language): Promise<Uint8Array> => {
  const { content } = await printStatement(source, { language, settings: source.settings })
  invariant(content instanceof Uint8Array, 'pages are whole')
  return content
}

/** What the mail says of the balance is what the page attached to it says. */
export const statementMail = ({ supplier, party, closing, to }: StatementRead) => ({
  event: 'statementSent' as const,
  fields: {
    party: party.name,
    company: supplier.companyName || supplier.name,
    balance: formatAmount(closing),
    date: to.split('-').reverse().join('/'),
  },
})

export async function statementSource(
  ctx: Ctx,
  { id, fromDate, toDate, entityIds: askedIds }: Asked,
  language: Language,
): Promise<Parameters<typeof printStatement>[0] & { readonly settings: PrintStyle['settings'] }> {
  const { db } = ctx
  const entityIds = ctx.entitiesOf(askedIds)
  const today = ctx.today()
  // Nothing is booked after today: a period that runs on ends here.
  const to = toDate !== undefined && toDate < today ? toDate : today
  const party = await partyDetail(db, id, entityIds)
  const supplier = await supplierOf({ db, entityIds })
  if (!party || !supplier) throw notFound()
  const [statement, ageing] = await Promise.all([
    partyStatement(db, { partyId: id, entityIds, fromDate, toDate: to, start: 0, size: mostRows }),
    // What is due by age is of the side on which the account is with this party: a supplier is shown what we owe.
    ageingOf(db, {
      side: party.role === 'Supplier' ? 'payable' : 'receivable',
      partyId: id,
      entityIds,
      asOf: to,
      today,
    }),
  ])
  const { opening, rows, debit, credit, closing } = statement
  const { settings } = await styleOf(ctx, supplier.entityId)
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
}
