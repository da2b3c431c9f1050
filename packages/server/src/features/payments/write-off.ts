import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { RefusalReason } from '@bahi/contracts/refusals.ts'
import { settings } from '@bahi/contracts/settings.ts'
import { writeOffCalls } from '@bahi/contracts/write-offs.ts'
import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { entriesOfWriteOff } from '@bahi/domain/payments/entries.ts'
import { openSideNames, openSides, paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { OpenSide } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import { routes } from '../../platform/routes.ts'
import { factsOf, lockIssues, numberingBy, refusal } from '../ledger/index.ts'
import type { Facts } from '../ledger/index.ts'
import { lockDocuments } from './documents.ts'
import type { LockedDocument } from './documents.ts'
import { columnsOf } from './save.ts'
import { exportWriteOffs, searchWriteOffs } from './write-off-list.ts'

type Saved = ReplyOf<typeof writeOffCalls.save>
type Cancelled = ReplyOf<typeof writeOffCalls.cancel>
type Refusal = ReturnType<typeof refusal>

const rightOf = (side: OpenSide) => `${paymentKinds[openSides[side].paidBy].rights}_WOF` as const

/** Why nobody, or not this user, may write off at a place. */
function reasonOfPlace(ctx: Ctx, entityId: number, side: OpenSide): RefusalReason | undefined {
  if (!ctx.can(rightOf(side), entityId)) return 'action.reason.right'
  return ctx.access.inactive.has(entityId) ? 'action.reason.isPlaceInactive' : undefined
}

/** Writes off what is left of documents, each by an entry of its own with a number. */
export async function saveWriteOffs(ctx: Ctx, input: ParsedOf<typeof writeOffCalls.save>): Promise<Saved> {
  const date = input.date ?? ctx.today()
  if (date > ctx.today()) throw invalid([{ path: 'date', code: 'DATE_IN_FUTURE', params: { date } }])
  const seen = new Set(ctx.entitiesOf(undefined))
  const ids = [...new Set(input.documentIds)]
  const locked = await lockDocuments(ctx.db, ids, openSideNames)
  const found = new Map(locked.filter(({ entityId }) => seen.has(entityId)).map((one) => [one.id, one]))
  const writeOffs: Saved['writeOffs'] = []
  const refused: Refusal[] = []
  const factsAt = new Map<string, Promise<Facts>>()
  for (const id of ids) {
    const document = found.get(id)
    if (!document?.partyId) {
      refused.push(refusal(ctx, id, 'NOT_FOUND'))
      continue
    }
    const { entityId, partyId } = document
    const side = document.opens as OpenSide
    const place = `${entityId} ${partyId}`
    const facts = await (factsAt.get(place) ??
      factsAt
        .set(
          place,
          factsOf(ctx.db, { entityId, partyId, itemIds: [], kind: 'writeOff', userId: ctx.userId, date }),
        )
        .get(place)!)
    const limit = Number(facts.settings['writeOffLimit'] ?? settings.writeOffLimit.value).toString()
    const reason = reasonOfPlace(ctx, entityId, side) ?? reasonOfDocument(document, facts, limit, date)
    if (reason) {
      const name = ctx.access.inactive.get(entityId) ?? ''
      refused.push(refusal(ctx, id, 'ACTION_REFUSED', reason, { right: rightOf(side), name, limit }))
      continue
    }
    if (!facts.series) throw invalid([{ path: 'documentIds', code: 'SERIES_MISSING' }])
    writeOffs.push(await write(ctx, document, facts, { side, date, reason: input.reason }))
  }
  return { done: writeOffs.map(({ documentId }) => documentId), refused, writeOffs }
}

function reasonOfDocument(
  { balance }: LockedDocument,
  facts: Facts,
  limit: string,
  date: string,
): RefusalReason | undefined {
  const left = Decimal.of(balance)
  if (!left.isPositive()) return 'action.reason.nothingOpen'
  if (left.gt(limit)) return 'action.reason.aboveWriteOffLimit'
  // A filed return locks supplies; no return has a write-off.
  const isLocked = lockIssues(date, { settings: facts.settings, isFiled: false }).length > 0
  return isLocked ? 'action.reason.periodLocked' : undefined
}

async function write(
  ctx: Ctx,
  document: LockedDocument,
  facts: Facts,
  { side, date, reason }: { readonly side: OpenSide; readonly date: string; readonly reason: string },
): Promise<Saved['writeOffs'][number]> {
  const { id: documentId, entityId, partyId, balance: amount } = document
  const financialYear = financialYearOf(date)
  const row = {
    kind: 'writeOff',
    entity_id: entityId,
    ...numberingBy(facts.series!, financialYear),
    financial_year: financialYear,
    date,
    party_id: partyId,
    party_name: facts.party!.name,
    party_gstin: facts.party!.gstin,
    mode: 'Other',
    // Kept though the write-off is undone, which takes its settlement away.
    reference: document.number?.slice(0, 36),
    amount,
    notes: reason,
  }
  const entries = entriesOfWriteOff(side, Decimal.of(amount)).map((entry) => ({
    ...entry,
    entity_id: entityId,
    date,
    ...(entry.account === 'party' ? { party_id: partyId } : {}),
  }))
  const { rows } = await sql<{ paymentId: number; paymentNumber: string }>`
    select payment_id, payment_number from write_payment(${JSON.stringify(row)}::json,
      ${JSON.stringify(columnsOf([{ documentId, amount }]))}::json, ${JSON.stringify(entries)}::json)`.execute(
    ctx.db,
  )
  return { id: rows[0]!.paymentId, documentId, number: rows[0]!.paymentNumber, amount }
}

interface Written {
  readonly id: number
  readonly entityId: number
  readonly status: string
  readonly date: string
  readonly lockDate: string | null
  readonly documentId: number | null
  readonly side: OpenSide | null
}

async function readWritten(ctx: Ctx, ids: readonly number[], lock: boolean): Promise<Written[]> {
  const { rows } = await sql<Written>`
    select p.id, p.entity_id, p.status, p.date, setting_of('periodLockDate', p.entity_id) as lock_date, d.id as document_id, d.opens as side
    from payments p
    left join payment_allocations a on a.subscriber_id = p.subscriber_id and a.payment_id = p.id
    left join documents d on d.subscriber_id = a.subscriber_id and d.id = a.document_id
    where p.subscriber_id = current_subscriber() and p.kind = 'writeOff' and p.id = any(${[...ids]}::bigint[])
      and p.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
    order by p.id ${lock ? sql`for update of p` : sql``}`.execute(ctx.db)
  return rows
}

/** Documents are locked before write-offs, as in every other transaction. */
async function cancelWriteOffs(
  ctx: Ctx,
  { ids, reason: why }: ParsedOf<typeof writeOffCalls.cancel>,
): Promise<Cancelled> {
  const before = await readWritten(ctx, ids, false)
  await lockDocuments(
    ctx.db,
    before.flatMap(({ documentId }) => documentId ?? []),
    openSideNames,
  )
  const found = new Map((await readWritten(ctx, ids, true)).map((one) => [one.id, one]))
  const done: number[] = []
  const refused: Refusal[] = []
  for (const id of new Set(ids)) {
    const one = found.get(id)
    const reason = one && reasonOfCancel(ctx, one)
    if (!one) refused.push(refusal(ctx, id, 'NOT_FOUND'))
    else if (reason) {
      const params = {
        status: one.status,
        name: ctx.access.inactive.get(one.entityId) ?? '',
        right: rightOf(one.side ?? 'receivable'),
      }
      refused.push(refusal(ctx, id, 'ACTION_REFUSED', reason, params))
    } else {
      await sql`select cancel_payment(${id}, ${why})`.execute(ctx.db)
      done.push(id)
    }
  }
  return { done, refused }
}

function reasonOfCancel(ctx: Ctx, { status, side, entityId, lockDate, date }: Written) {
  if (status !== 'Active' || side === null) return 'action.reason.status' as const
  return (
    reasonOfPlace(ctx, entityId, side) ??
    (lockDate && date <= lockDate ? ('action.reason.periodLocked' as const) : undefined)
  )
}

export const writeOffRoutes = routes(writeOffCalls, {
  save: saveWriteOffs,
  cancel: cancelWriteOffs,
  search: searchWriteOffs,
  export: exportWriteOffs,
})
