import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { BookIssue } from '../ledger/index.ts'

/** A bank account or a till of one's own. */
export interface MoneyAccount {
  readonly id: number
  readonly name: string
  readonly group: 'bank' | 'cash'
  readonly status: string
}

/** The bank account or till that a payment names; undefined where it names none, and the money is in Bank or Cash as a whole. */
export async function moneyAccountNamed(db: Db, name: string | undefined): Promise<MoneyAccount | undefined> {
  if (!name) return undefined
  const { rows } = await sql<MoneyAccount>`
    select a.id, a.name, a.account_group as "group", a.status from ledger_accounts a
    where a.subscriber_id = current_subscriber() and lower(a.name) = lower(${name}) and a.account_group in ('bank', 'cash') and a.status <> 'Delete'`.execute(
    db,
  )
  return rows[0]
}

/** Money paid in cash is in a till, other money at a bank. */
export function moneyAccountIssues(account: MoneyAccount | undefined, mode: string): BookIssue[] {
  if (!account) return []
  if (account.status !== 'Active')
    return [{ path: 'account', code: 'RECORD_INACTIVE', params: { name: account.name } }]
  return (account.group === 'cash') === (mode === 'Cash')
    ? []
    : [{ path: 'account', code: 'ACCOUNT_OF_MODE', params: { name: account.name } }]
}

/** The account in which the money of a payment is booked. */
export async function bookedAccount(db: Db, paymentId: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select a.name from ledger_entries e join ledger_accounts a on a.subscriber_id = e.subscriber_id and a.id = e.ledger_account_id
    where e.subscriber_id = current_subscriber() and e.payment_id = ${paymentId} and e.account in ('bank', 'cash') limit 1`.execute(
    db,
  )
  return rows[0]?.name
}
