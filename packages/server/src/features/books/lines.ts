import type { journalCalls } from '@bahi/contracts/accounting.ts'
import type { ParsedOf } from '@bahi/contracts/call.ts'
import { accountNamed, isForJournals } from '@bahi/domain/books/chart.ts'
import type { Account } from '@bahi/domain/books/chart.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { BookIssue } from '../ledger/index.ts'
import { postedTo } from './entries.ts'

export type TypedLine = ParsedOf<(typeof journalCalls)['save']>['lines'][number]

/** A line of a journal as it is stored and posted. */
export interface JournalLine {
  readonly account: Account
  readonly ledger_account_id?: number
  readonly party_id?: number
  readonly debit?: string
  readonly credit?: string
  readonly narration?: string | undefined
}

interface OwnAccount {
  readonly id: number
  readonly name: string
  readonly accountGroup: string
  readonly status: string
}

interface Known {
  readonly byId: ReadonlyMap<number, OwnAccount>
  readonly byName: ReadonlyMap<string, OwnAccount>
  readonly parties: ReadonlyMap<number, { readonly name: string; readonly status: string }>
}

/** The accounts and parties that lines name, with every fault of every line. */
export async function linesOf(
  ctx: Ctx,
  typed: readonly TypedLine[],
): Promise<{ readonly lines: JournalLine[]; readonly issues: BookIssue[] }> {
  const known = await knownOf(ctx, typed)
  const issues: BookIssue[] = []
  const lines = typed.flatMap((line, index): JournalLine[] => {
    const at = (field: string) => `lines[${index}].${field}`
    const debit = paise(line.debit)
    const credit = paise(line.credit)
    if (debit.isZero() === credit.isZero())
      issues.push({ path: at(credit.isZero() ? 'debit' : 'credit'), code: 'ONE_SIDE' })
    const found = accountOf(line, known)
    if ('issue' in found) {
      issues.push({ ...found.issue, path: at(found.issue.path) })
      return []
    }
    return [
      {
        ...found,
        ...(debit.isZero() ? {} : { debit: debit.toFixed(2) }),
        ...(credit.isZero() ? {} : { credit: credit.toFixed(2) }),
        narration: line.narration,
      },
    ]
  })
  return { lines, issues }
}

const paise = (amount = '0') => Decimal.of(amount).truncate(2)

type Posted = Pick<JournalLine, 'account' | 'ledger_account_id' | 'party_id'>

function accountOf(
  { account, accountId, partyId }: TypedLine,
  { byId, byName, parties }: Known,
): Posted | { readonly issue: BookIssue } {
  const system = account === undefined ? undefined : accountNamed(account)
  const ofParty =
    system === 'party' || (partyId !== undefined && account === undefined && accountId === undefined)
  if (ofParty) {
    if (partyId === undefined) return { issue: { path: 'partyId', code: 'PARTY_NEEDED' } }
    const party = parties.get(partyId)
    if (!party) return { issue: { path: 'partyId', code: 'UNKNOWN_RECORD' } }
    return { account: 'party', party_id: partyId }
  }
  if (partyId !== undefined) return { issue: { path: 'partyId', code: 'PARTY_NOT_OF_ACCOUNT' } }
  if (accountId === undefined && system !== undefined)
    return isForJournals(system)
      ? { account: system }
      : { issue: { path: 'account', code: 'ACCOUNT_KEPT', params: { account: account! } } }
  const own = accountId === undefined ? byName.get((account ?? '').toLowerCase()) : byId.get(accountId)
  if (!own)
    return account === undefined && accountId === undefined
      ? { issue: { path: 'account', code: 'REQUIRED' } }
      : {
          issue: {
            path: 'account',
            code: 'ACCOUNT_UNKNOWN',
            params: { account: account ?? String(accountId) },
          },
        }
  if (own.status !== 'Active')
    return { issue: { path: 'account', code: 'RECORD_INACTIVE', params: { name: own.name } } }
  return { account: postedTo(own.accountGroup), ledger_account_id: own.id }
}

async function knownOf(ctx: Ctx, typed: readonly TypedLine[]): Promise<Known> {
  const names = typed.flatMap(({ account }) => (account === undefined ? [] : [account.toLowerCase()]))
  const ids = typed.flatMap(({ accountId }) => accountId ?? [])
  const partyIds = typed.flatMap(({ partyId }) => partyId ?? [])
  const [{ rows: own }, { rows: parties }] = await Promise.all([
    sql<OwnAccount>`select a.id, a.name, a.account_group, a.status from ledger_accounts a
      where a.subscriber_id = current_subscriber() and a.status <> 'Delete'
        and (a.id = any(${ids}::bigint[]) or lower(a.name) = any(${names}::text[]))`.execute(ctx.db),
    sql<{ id: number; name: string; status: string }>`select p.id, p.name, p.status from parties p
      where p.subscriber_id = current_subscriber() and p.status <> 'Delete' and p.id = any(${partyIds}::bigint[])`.execute(
      ctx.db,
    ),
  ])
  return {
    byId: new Map(own.map((one) => [one.id, one])),
    byName: new Map(own.map((one) => [one.name.toLowerCase(), one])),
    parties: new Map(parties.map((one) => [one.id, one])),
  }
}

/** By how much debits are over credits. */
export const differenceOf = (lines: readonly JournalLine[]): Decimal =>
  Decimal.sum(lines.map(({ debit }) => debit ?? '0')).sub(
    Decimal.sum(lines.map(({ credit }) => credit ?? '0')),
  )
export const debitsOf = (lines: readonly JournalLine[]): string =>
  Decimal.sum(lines.map(({ debit }) => debit ?? '0')).toFixed(2)
