import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { paymentInCalls } from '@bahi/contracts/payments.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type { Opening } from '@bahi/domain/documents/families.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { openSideNames, openSides, paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { OpenSide, PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { openingBalance } from '../ledger/index.ts'
import { placesWithApproval } from './requests/rules.ts'
import { waitingFor } from './requests/waiting.ts'

type Outstanding = ReplyOf<typeof paymentInCalls.outstanding>
type Document = Outstanding['documents'][number]
type Other = Outstanding['others'][number]

interface Asked {
  readonly partyId: number
  readonly entityIds: readonly number[]
}

/** Everything that is open with a party, oldest first: what the payment settles, and what else there is. */
export async function outstandingOf(
  ctx: Ctx,
  kind: PaymentKind,
  { partyId, entityId }: ParsedOf<typeof paymentInCalls.outstanding>,
): Promise<Outstanding> {
  const entityIds = ctx.entitiesOf(entityId === undefined ? undefined : [entityId])
  const asked = { partyId, entityIds }
  const [open, payments, approvalAt, sums] = await Promise.all([
    openDocuments(ctx, asked),
    openPayments(ctx, asked),
    placesWithApproval(ctx, kind, entityIds),
    sql<{ balance: string; opening: string }>`
      select (select coalesce(sum(b.balance), 0) from party_balances b where b.subscriber_id = current_subscriber() and b.party_id = ${partyId}
          and b.entity_id = any(${entityIds}::bigint[])) as balance,
        coalesce((select ${openingBalance('p', entityIds)} from parties p
          where p.subscriber_id = current_subscriber() and p.id = ${partyId}), 0) as opening`.execute(ctx.db),
  ])
  const { balance, opening } = sums.rows[0]!
  const settles: readonly Opening[] = paymentKinds[kind].settles
  const own = openSideNames.find((side) => openSides[side].paidBy === kind)!
  const documents = open.filter(({ opens }) => settles.includes(opens))
  const waiting = await waitingFor(
    ctx.db,
    documents.map(({ documentId }) => ({ id: documentId })),
    undefined,
  )
  return {
    documents: documents.map((document) => ({
      ...document,
      waiting: waiting.get(document.documentId)?.toFixed(2) ?? '0.00',
    })),
    approvalAt,
    others: [
      ...open
        .filter(({ opens }) => !settles.includes(opens))
        // Who may not open a document does not learn of it here.
        .filter(({ kind: of, entityId: at }) => ctx.can(`${documentKinds[of].rights}_SH_VW` as RightCode, at))
        .map(({ opens, kind: of, entityId: at, documentId, number, date, balance: left }): Other => ({
          documentId,
          paymentId: null,
          kind: of,
          group: groupOf(own, opens),
          entityId: at,
          number,
          date,
          balance: left,
        })),
      ...payments
        .filter(({ kind: of, entityId: at }) => ctx.can(`${paymentKinds[of].rights}_SH_VW`, at))
        .map(({ id, ...payment }): Other => ({
          ...payment,
          documentId: null,
          paymentId: id,
          group: payment.kind === kind ? 'advance' : 'otherAdvance',
        })),
    ],
    balance: Decimal.of(balance).add(opening).toFixed(2),
    opening: Decimal.of(opening).toFixed(2),
    unallocated: Decimal.sum(
      payments.filter((payment) => payment.kind === kind).map((payment) => payment.balance),
    ).toFixed(2),
  }
}

/** A note of the payment's side settles what the payment would; a document of the other side is set off against it. */
const groupOf = (own: OpenSide, opens: Opening): Other['group'] =>
  opens === openSides[own].credit ? 'note' : opens in openSides ? 'otherSide' : 'otherNote'

async function openDocuments(ctx: Ctx, { partyId, entityIds }: Asked) {
  const { rows } = await sql<Omit<Document, 'waiting'> & { kind: DocumentKind; opens: Opening }>`
    select id as document_id, kind, opens, entity_id, number, supplier_number, date, due_date, total, balance from documents
    where subscriber_id = current_subscriber() and party_id = ${partyId} and opens is not null and balance > 0
      and entity_id = any(${[...entityIds]}::bigint[]) order by date, id limit 1000`.execute(ctx.db)
  return rows
}

async function openPayments(ctx: Ctx, { partyId, entityIds }: Asked) {
  const { rows } = await sql<{
    id: number
    kind: PaymentKind
    entityId: number
    number: string
    date: string
    balance: string
  }>`
    select p.id, p.kind, p.entity_id, p.number, p.date, p.unallocated as balance from payments p
    where p.subscriber_id = current_subscriber() and p.party_id = ${partyId} and p.unallocated > 0
      and p.kind = any(${Object.keys(paymentKinds)}::text[]) and p.entity_id = any(${[...entityIds]}::bigint[])
    order by p.date, p.id limit 1000`.execute(ctx.db)
  return rows
}
