import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { paymentInCalls } from '@bahi/contracts/payments.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type { Opening } from '@bahi/domain/documents/families.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { openSideNames, openSides, paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { OpenSide, PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { gstSectionOf, isGstDeductible } from '@bahi/domain/withholding/gst.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { openingBalance } from '../ledger/index.ts'
import { collectingOf } from '../withholding/index.ts'
import { isInterStateColumn } from './documents.ts'
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
  const [open, payments, approvalAt, collecting, sums] = await Promise.all([
    openDocuments(ctx, asked),
    openPayments(ctx, asked),
    placesWithApproval(ctx, kind, entityIds),
    kind === 'paymentIn' ? collectingOf(ctx.db, asked) : [],
    sql<{ balance: string; opening: string; taxpayerType: string | null; partyGstin: string | null }>`
      select y.taxpayer_type, y.gstin as party_gstin, (select coalesce(sum(b.balance), 0) from party_balances b where b.subscriber_id = current_subscriber() and b.party_id = ${partyId}
          and b.entity_id = any(${entityIds}::bigint[])) as balance,
        coalesce((select ${openingBalance('p', entityIds)} from parties p
          where p.subscriber_id = current_subscriber() and p.id = ${partyId}), 0) as opening
      from (select 1) one left join parties y on y.subscriber_id = current_subscriber() and y.id = ${partyId}`.execute(
      ctx.db,
    ),
  ])
  const { balance, opening, taxpayerType, partyGstin } = sums.rows[0]!
  const gstSection = (kind === 'paymentIn' && gstSectionOf(taxpayerType)) || null
  const settles: readonly Opening[] = paymentKinds[kind].settles
  const own = openSideNames.find((side) => openSides[side].paidBy === kind)!
  const documents = open.filter(({ opens }) => settles.includes(opens))
  const [waiting, supplies] = await Promise.all([
    waitingFor(
      ctx.db,
      documents.map(({ documentId }) => ({ id: documentId })),
      undefined,
    ),
    gstSection ? suppliesOf(ctx, partyId, documents) : undefined,
  ])
  const gstOf = (document: Document) => {
    const supply = supplies?.get(document.documentId)
    return gstSection && supply
      ? {
          taxedValue: supply.taxedValue,
          gstDeductible: isGstDeductible(gstSection, ctx.today(), {
            ...supply,
            isInterState: document.isInterState,
          }),
        }
      : {}
  }
  return {
    documents: documents.map((document) => ({
      ...document,
      ...gstOf(document),
      waiting: waiting.get(document.documentId)?.toFixed(2) ?? '0.00',
    })),
    approvalAt,
    gstSection,
    partyGstin,
    collecting,
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
  const { rows } = await sql<Document & { kind: DocumentKind; opens: Opening }>`
    select id as document_id, kind, opens, entity_id, number, supplier_number, date, due_date, total, balance, '0.00' as waiting,
      total - withheld + collected as owed, case when igst + cgst + sgst = 0 or reverse_charge then 0.00 else taxable_value end as taxed_value,
      ${isInterStateColumn} as is_inter_state, true as gst_deductible from documents
    where subscriber_id = current_subscriber() and party_id = ${partyId} and opens is not null and balance > 0
      and entity_id = any(${[...entityIds]}::bigint[]) order by date, id limit 1000`.execute(ctx.db)
  return rows
}

interface Supply {
  readonly documentId: number
  readonly taxedValue: string
  readonly contractValue: string
  readonly isOfOurState: boolean
}

/**
 * What GST is kept back of where the party is registered for it: lines that bear tax, and the contract. That is the order of the
 * customer whose number documents name: what was ordered under it, or invoiced where that is more.
 */
async function suppliesOf(
  ctx: Ctx,
  partyId: number,
  documents: readonly Document[],
): Promise<ReadonlyMap<number, Supply>> {
  const { rows } = await sql<Supply>`
    with contracts as materialized (
      select number, max(value) as value from (
        select upper(body ->> 'customerPoNumber') as number, kind, sum(taxable_value) as value from documents
        where subscriber_id = current_subscriber() and party_id = ${partyId} and body ? 'customerPoNumber'
          and status not in ('Draft', 'Pending', 'Rejected', 'Delete', 'Cancelled')
        group by 1, 2) x group by number)
    select d.id as document_id,
      case when d.reverse_charge then 0.00 else (select coalesce(sum(l.taxable_value), 0)::numeric(18, 2) from document_lines l
        where l.subscriber_id = d.subscriber_id and l.document_id = d.id and l.igst + l.cgst + l.sgst > 0) end as taxed_value,
      greatest(d.taxable_value, c.value) as contract_value, coalesce(p.state_code = e.state_code, true) as is_of_our_state
    from documents d join parties p on p.subscriber_id = d.subscriber_id and p.id = d.party_id
      join entities e on e.subscriber_id = d.subscriber_id and e.id = d.entity_id
      left join contracts c on c.number = upper(d.body ->> 'customerPoNumber')
    where d.subscriber_id = current_subscriber() and d.id = any(${documents.map(({ documentId }) => documentId)}::bigint[])`.execute(
    ctx.db,
  )
  return new Map(rows.map((row) => [row.documentId, row]))
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
