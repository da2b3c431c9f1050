import { groupedBy } from '@bahi/domain/bank-statements/grouped-by.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { saveJournal } from '../books/index.ts'
import { actionRefused } from '../ledger/index.ts'
import { asksApprovalAt, savePayment } from '../payments/index.ts'
import type { Suggested } from './confirm.ts'
import { heldRows, keepDecisions } from './decided-rows.ts'
import type { DecidedMatch, HeldRow } from './decided-rows.ts'

/** A part of a row that is entered from it; `amount` is of the side of the row. */
export interface Part {
  readonly account?: string | undefined
  readonly accountId?: number | undefined
  readonly partyId?: number | undefined
  readonly amount: string
  readonly narration?: string | undefined
  readonly allocations?: readonly { documentId: number; amount: string }[] | undefined
}

/** Enters what a suggestion says, and decides the row by it. Gives the rows that were decided with it. */
export async function enterSuggestion(ctx: Ctx, row: HeldRow, of: readonly Suggested[]): Promise<number[]> {
  const other = of.find(({ otherRowId }) => otherRowId !== null)
  if (other) return enterTransfer(ctx, row, other.otherRowId!)
  const parts = of.length > 0 ? await documentParts(ctx, of) : [await partOfRule(ctx, row)]
  await keepDecisions(ctx, [
    { id: row.id, state: 'Matched', reasons: row.reasons, matches: await enterParts(ctx, row, parts) },
  ])
  return []
}

/** Enters parts of a row: a payment for each party, one journal for all accounts. */
export async function enterParts(ctx: Ctx, row: HeldRow, parts: readonly Part[]): Promise<DecidedMatch[]> {
  const isIn = !Decimal.of(row.net).isNegative()
  const matches: DecidedMatch[] = []
  const posted: Part[] = []
  for (const part of parts) {
    if (part.partyId === undefined) {
      posted.push(part)
      continue
    }
    const id = await enterPayment(ctx, row, part, part.partyId)
    matches.push({ paymentId: id, amount: signed(part.amount, isIn), isMade: true })
  }
  if (posted.length === 0) return matches
  const total = Decimal.sum(posted.map(({ amount }) => amount))
  if (total.isZero()) throw actionRefused(ctx, 'bankStatement.refused.nothingLeft')
  const journalId = await enterJournal(ctx, row, posted, total, isIn)
  matches.push({ journalId, amount: signed(total.toFixed(2), isIn), isMade: true })
  return matches
}

const signed = (amount: string, isIn: boolean) =>
  (isIn ? Decimal.of(amount) : Decimal.of(amount).neg()).toFixed(2)

function requireRight(ctx: Ctx, right: RightCode, entityId: number): void {
  if (!ctx.can(right, entityId)) throw new AppError('RIGHT_MISSING')
}

async function enterPayment(ctx: Ctx, row: HeldRow, part: Part, partyId: number): Promise<number> {
  const { entityId, ledgerAccountId, name } = row.account
  const kind: PaymentKind = Decimal.of(row.net).isNegative() ? 'paymentOut' : 'paymentIn'
  requireRight(ctx, `${paymentKinds[kind].rights}_AD` as RightCode, entityId)
  // What waits for approval is no payment yet: the bank has paid it, so it is entered and approved first.
  if (await asksApprovalAt(ctx, kind, entityId))
    throw actionRefused(ctx, 'bankStatement.refused.needsApproval')
  const reference = referenceOf(row)
  const { id } = await savePayment(ctx, kind, {
    entityId,
    partyId,
    date: row.date,
    mode: modeOf(row.description),
    amount: part.amount,
    ...(reference === undefined ? {} : { reference }),
    ...(ledgerAccountId === null ? {} : { account: name }),
    notes: (part.narration ?? row.description).slice(0, 150),
    ...(part.allocations ? { allocations: [...part.allocations] } : {}),
  })
  return id
}

/** How the bank says that it was paid. */
const modeOf = (description: string) =>
  /\bupi\b/i.test(description)
    ? 'UPI'
    : /\b(ch?q|cheque|clg|clearing|micr)\b/i.test(description)
      ? 'Cheque'
      : 'BankTransfer'

/** The reference of the row, as far as a payment takes it. */
const referenceOf = ({ reference }: HeldRow): string | undefined => {
  const plain = (reference ?? '')
    .replaceAll(/[^A-Za-z0-9\-,/@! ]+/g, '')
    .slice(0, 36)
    .trim()
  return plain === '' ? undefined : plain
}

async function enterJournal(
  ctx: Ctx,
  row: HeldRow,
  parts: readonly Part[],
  total: Decimal,
  isIn: boolean,
): Promise<number> {
  const { entityId } = row.account
  requireRight(ctx, 'ACC_AD', entityId)
  const side = (amount: Decimal, isDebit: boolean) =>
    isDebit !== amount.isNegative() ? { debit: amount.abs().toFixed(2) } : { credit: amount.abs().toFixed(2) }
  const { id } = await saveJournal(ctx, {
    kind: 'journal',
    entityId,
    date: row.date,
    narration: [parts[0]!.narration ?? row.description, row.reference]
      .filter(Boolean)
      .join(' ')
      .slice(0, 200),
    lines: [
      { ...ownLine(row), ...side(total, isIn) },
      ...parts.map(({ account, accountId, amount, narration }) => ({
        ...(account === undefined ? {} : { account }),
        ...(accountId === undefined ? {} : { accountId }),
        ...(narration === undefined ? {} : { narration }),
        ...side(Decimal.of(amount), !isIn),
      })),
    ],
  })
  return id
}

const ownLine = ({ account: { ledgerAccountId, name } }: HeldRow) =>
  ledgerAccountId === null ? { account: name } : { accountId: ledgerAccountId }

/** Open documents that a suggestion names, as payments of their parties. */
async function documentParts(ctx: Ctx, of: readonly Suggested[]): Promise<Part[]> {
  const { rows } = await sql<{ id: number; partyId: number }>`
    select d.id, d.party_id from documents d where d.subscriber_id = current_subscriber() and d.id = any(${of.map(({ documentId }) => documentId)}::bigint[])`.execute(
    ctx.db,
  )
  const partyOf = new Map(rows.map(({ id, partyId }) => [id, partyId]))
  return [...groupedBy(of, ({ documentId }) => partyOf.get(documentId!))].map(([partyId, some]) => {
    if (partyId === undefined) throw notFound()
    const amounts = some.map(({ documentId, amount }) => ({
      documentId: documentId!,
      amount: Decimal.of(amount).abs().toFixed(2),
    }))
    return {
      partyId,
      amount: Decimal.sum(amounts.map(({ amount }) => amount)).toFixed(2),
      allocations: amounts,
    }
  })
}

/** The whole row as its rule says, or the words of the bank. */
async function partOfRule(ctx: Ctx, row: HeldRow): Promise<Part> {
  const amount = Decimal.of(row.net).abs().toFixed(2)
  if (row.ruleId === null) {
    if (row.suggestedAccount === null) throw actionRefused(ctx, 'bankStatement.refused.noSuggestion')
    return { account: row.suggestedAccount, amount }
  }
  const { rows } = await sql<{
    account: string | null
    accountId: number | null
    partyId: number | null
    narration: string | null
  }>`select r.account, r.target_account_id as account_id, r.party_id, r.narration from bank_rules r
    where r.subscriber_id = current_subscriber() and r.id = ${row.ruleId} and r.status = 'Active'`.execute(
    ctx.db,
  )
  const rule = rows[0]
  if (!rule) throw actionRefused(ctx, 'bankStatement.refused.noLongerOpen')
  return {
    amount,
    ...(rule.account === null ? {} : { account: rule.account }),
    ...(rule.accountId === null ? {} : { accountId: rule.accountId }),
    ...(rule.partyId === null ? {} : { partyId: rule.partyId }),
    ...(rule.narration === null ? {} : { narration: rule.narration }),
  }
}

/** Money that went from one own bank account to another: one contra entry is of both rows. */
async function enterTransfer(ctx: Ctx, row: HeldRow, otherId: number): Promise<number[]> {
  const [other] = await heldRows(ctx, [otherId])
  if (
    !other ||
    !['Unmatched', 'Suggested'].includes(other.state) ||
    !Decimal.of(other.net).add(row.net).isZero()
  )
    throw actionRefused(ctx, 'bankStatement.refused.noLongerOpen')
  requireRight(ctx, 'ACC_AD', row.account.entityId)
  const amount = Decimal.of(row.net).abs().toFixed(2)
  const [into, from] = Decimal.of(row.net).isNegative() ? [other, row] : [row, other]
  const date =
    financialYearOf(into.date) === financialYearOf(from.date) && into.date < from.date ? into.date : from.date
  const { id } = await saveJournal(ctx, {
    kind: 'contra',
    entityId: row.account.entityId,
    date,
    narration: row.description.slice(0, 200),
    lines: [
      { ...ownLine(into), debit: amount },
      { ...ownLine(from), credit: amount },
    ],
  })
  await keepDecisions(
    ctx,
    [row, other].map((one) => ({
      id: one.id,
      state: 'Matched' as const,
      reasons: row.reasons,
      matches: [{ journalId: id, amount: one.net, isMade: true }],
    })),
  )
  return [other.id]
}
