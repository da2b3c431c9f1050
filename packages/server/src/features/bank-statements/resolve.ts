import type { bankStatementCalls } from '@bahi/contracts/bank-statements.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, invalid, notFound } from '../../platform/errors.ts'
import type { Issue } from '../../platform/errors.ts'
import { refusal, refusedFor } from '../ledger/index.ts'
import { heldRows, keepDecisions, seenRows, whyNot } from './decided-rows.ts'
import type { DecidedMatch, HeldRow } from './decided-rows.ts'
import { enterParts } from './enter.ts'
import { openEntries } from './entries.ts'
import { paise, rupees } from './match.ts'
import { isWithin, keyOf, openAmounts } from './open-amounts.ts'

type Calls = typeof bankStatementCalls
const openStates = ['Unmatched', 'Suggested'] as const

async function openRow(ctx: Ctx, id: number): Promise<HeldRow> {
  const [row] = await heldRows(ctx, [id])
  if (!row) throw notFound()
  const why = whyNot(ctx, row, openStates)
  if (why) throw refusedFor({ code: why.code, reason: why.message })
  return row
}

/** Decides a row by hand. */
export async function resolveRow(
  ctx: Ctx,
  input: ParsedOf<Calls['resolve']>,
): Promise<ReplyOf<Calls['resolve']>> {
  const row = await openRow(ctx, input.id)
  const named = await matchesOf(ctx, row, input.entries)
  const issues: Issue[] = [...named.issues]
  for (const [at, { partyId, account, accountId, amount }] of input.parts.entries()) {
    const path = `parts[${at}]`
    const of = [partyId, account, accountId].filter((one) => one !== undefined).length
    if (of !== 1)
      issues.push({ path: `${path}.account`, code: of === 0 ? 'REQUIRED' : 'ONE_OF_ACCOUNT_PARTY' })
    const value = Decimal.of(amount).truncate(2)
    if (value.isZero() || (partyId !== undefined && value.isNegative()))
      issues.push({ path: `${path}.amount`, code: 'NOT_POSITIVE' })
  }
  const parts = input.parts.map((part) => ({
    ...part,
    amount: Decimal.of(part.amount).truncate(2).toFixed(2),
  }))
  const isIn = paise(row.net) > 0n
  const sum = [
    ...named.matches.map(({ amount }) => paise(amount)),
    ...parts.map(({ amount }) => (isIn ? paise(amount) : -paise(amount))),
  ].reduce((total, one) => total + one, 0n)
  if (issues.length === 0 && sum !== paise(row.net))
    issues.push({
      path: 'parts',
      code: 'BANK_ROW_SUM',
      params: {
        amount: abs(row.net),
        sum: abs(rupees(sum)),
        rest: rupees(isIn ? paise(row.net) - sum : sum - paise(row.net)),
      },
    })
  if (issues.length > 0) throw invalid(issues)
  const made = await atPart(parts.length, () => enterParts(ctx, row, parts))
  await keepDecisions(ctx, [
    { id: row.id, state: 'Matched', reasons: [], matches: [...named.matches, ...made] },
  ])
  return {
    id: row.id,
    paymentIds: [...named.matches, ...made].flatMap(({ paymentId }) => paymentId ?? []),
    journalId: made.find(({ journalId }) => journalId)?.journalId ?? null,
  }
}

const abs = (amount: string) => Decimal.of(amount).abs().toFixed(2)

/** What is wrong with a part that is entered is said of that part, where there is only one. */
async function atPart(count: number, work: () => Promise<DecidedMatch[]>): Promise<DecidedMatch[]> {
  try {
    return await work()
  } catch (error) {
    const issues =
      error instanceof AppError && error.errorName === 'INVALID_INPUT' ? error.detail.issues : undefined
    if (!issues) throw error
    throw invalid(issues.map(({ path, ...issue }) => ({ ...issue, path: placeOfPart(path, count) })))
  }
}

const placeOfPart = (path: string, count: number): string => {
  const line = /^lines\[(\d+)\]\.(.*)$/.exec(path)
  if (line && Number(line[1]) > 0) return `parts[${Number(line[1]) - 1}].${line[2]}`
  return count === 1 && /^(partyId|amount|allocations)/.test(path) ? `parts[0].${path}` : 'parts'
}

/** Entries that are named, with the amount of each: what is open of it, unless another is typed. */
async function matchesOf(ctx: Ctx, row: HeldRow, entries: ParsedOf<Calls['resolve']>['entries']) {
  const issues: Issue[] = []
  const open = await openAmounts(ctx, row.account, entries)
  const seen = new Set<string>()
  const matches = entries.flatMap((entry, at): DecidedMatch[] => {
    const path = `entries[${at}]`
    const key = keyOf(entry)
    const amount = open.get(key)
    const of = [entry.paymentId, entry.journalId, entry.openingId].filter((one) => one !== undefined).length
    if (of !== 1 || amount === undefined) {
      issues.push({ path: `${path}.paymentId`, code: 'UNKNOWN_RECORD' })
      return []
    }
    if (seen.has(key)) issues.push({ path: `${path}.paymentId`, code: 'DUPLICATE' })
    seen.add(key)
    const taken = entry.amount === undefined ? amount : paise(Decimal.of(entry.amount).truncate(2).toFixed(2))
    if (amount === 0n) issues.push({ path: `${path}.paymentId`, code: 'BANK_ENTRY_TAKEN' })
    else if (!isWithin(amount, taken))
      issues.push({ path: `${path}.amount`, code: 'BANK_ENTRY_ABOVE', params: { amount: rupees(amount) } })
    return [
      {
        paymentId: entry.paymentId ?? null,
        journalId: entry.journalId ?? null,
        openingId: entry.openingId ?? null,
        amount: rupees(taken),
      },
    ]
  })
  return { matches, issues }
}

/** What a row could be matched with: the nearest in amount and day first. */
export async function candidatesOf(
  ctx: Ctx,
  { id, keyword }: ParsedOf<Calls['candidates']>,
): Promise<ReplyOf<Calls['candidates']>> {
  const [row] = await seenRows(ctx, [id])
  if (!row) throw notFound()
  const isIn = paise(row.net) > 0n
  const days = { from: addDays(row.date, -400), to: addDays(row.date, 60) }
  const found = await openEntries(ctx, row.account, days, { most: 400, ...(keyword ? { keyword } : {}) })
  const distance = (amount: string) => {
    const away = paise(amount) - paise(row.net)
    return away < 0n ? -away : away
  }
  const isOther = (amount: string) => paise(amount) > 0n !== isIn
  const entries = found
    .toSorted(
      (a, b) =>
        // The other side can only be part of a split.
        Number(isOther(a.amount)) - Number(isOther(b.amount)) ||
        Number(distance(a.amount) - distance(b.amount)) ||
        (a.date < b.date ? 1 : -1),
    )
    .slice(0, 50)
  const words = keyword ? `%${keyword.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : undefined
  const mayPay = ctx.can(isIn ? 'PIN_AD' : 'POT_AD', row.account.entityId)
  const { rows: documents } = mayPay
    ? await sql<ReplyOf<Calls['candidates']>['documents'][number]>`
    select d.id as document_id, d.kind, coalesce(d.supplier_number, d.number) as number, d.date, d.party_id, coalesce(d.party_name, '') as party_name, d.balance::text as balance
    from documents d where d.subscriber_id = current_subscriber() and d.entity_id = ${row.account.entityId} and d.opens = ${isIn ? 'receivable' : 'payable'}
      and d.balance > 0 and d.party_id is not null and d.date <= ${days.to}::date
      ${words ? sql`and (lower(d.party_name) like ${words} or lower(d.number) like ${words} or lower(d.supplier_number) like ${words})` : sql``}
    order by abs(d.balance - ${abs(row.net)}::numeric), d.date desc, d.id limit 30`.execute(ctx.db)
    : { rows: [] }
  return {
    entries: entries.map(
      ({ paymentId, journalId, openingId, kind, number, date, partyName, reference, narration, amount }) => ({
        paymentId,
        journalId,
        openingId,
        kind,
        number,
        date,
        partyName: partyName ?? narration,
        reference,
        amount,
      }),
    ),
    documents,
  }
}

/** Rows that are of nothing in the books, each with the reason. */
export async function ignoreRows(
  ctx: Ctx,
  { ids, reason }: ParsedOf<Calls['ignore']>,
): Promise<ReplyOf<Calls['ignore']>> {
  const rows = await heldRows(ctx, ids)
  const known = new Set(rows.map(({ id }) => id))
  const refused = ids.filter((id) => !known.has(id)).map((id) => refusal(ctx, id, 'NOT_FOUND'))
  const wanted = rows.filter((row) => {
    const why = whyNot(ctx, row, openStates)
    if (why) refused.push(why)
    return !why
  })
  await keepDecisions(
    ctx,
    wanted.map(({ id }) => ({ id, state: 'Ignored', reason, reasons: [], matches: [] })),
  )
  return { done: wanted.map(({ id }) => id), refused }
}
