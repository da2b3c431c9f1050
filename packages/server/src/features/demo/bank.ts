import { groupedBy } from '@bahi/domain/bank-statements/grouped-by.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { confirmRows, takeStatement } from '../bank-statements/index.ts'

interface Booked {
  readonly date: string
  readonly reference: string | null
  readonly partyName: string
  readonly mode: string
  /** Into the bank; below zero out of it. */
  readonly net: string
}

/** What only the bank knows yet: so many days ago. */
const ofTheBank = [
  { ago: 30, description: 'SMS ALERT CHARGES INCL GST', amount: '-17.70' },
  { ago: 21, description: 'INTEREST CREDIT', amount: '412.00' },
  { ago: 12, description: 'CASH DEPOSIT BHOSARI BRANCH', amount: '18500.00' },
  { ago: 8, description: 'NACH DR MSEDCL ENERGY BILL', amount: '-6842.00' },
] as const

/** The statement of the last six weeks of the bank of each GSTIN, of which someone has matched the older half. */
export async function makeDemoBank(ctx: Ctx): Promise<void> {
  const today = ctx.today()
  const { rows } = await sql<Booked & { entityId: number }>`
    select p.entity_id, p.date, p.reference, p.party_name, p.mode,
      (case p.kind when 'paymentIn' then p.amount - p.bank_charges else -p.amount - p.bank_charges end)::text as net
    from payments p where p.subscriber_id = current_subscriber() and p.kind in ('paymentIn', 'paymentOut') and p.status = 'Active' and p.mode in ('BankTransfer', 'UPI', 'Cheque')
      and p.account is null and p.date between ${addDays(today, -42)}::date and ${addDays(today, -3)}::date
    order by p.date, p.id`.execute(ctx.db)
  for (const [entityId, booked] of groupedBy(rows, (row) => row.entityId))
    await takeOne(ctx, entityId, booked)
}

async function takeOne(ctx: Ctx, entityId: number, rows: readonly Booked[]): Promise<void> {
  const today = ctx.today()
  const lines = [
    // A cheque takes a day to be cleared.
    ...rows.map(({ date, reference, partyName, mode, net }) => ({
      date: mode === 'Cheque' ? addDays(date, 1) : date,
      description: `${mode === 'UPI' ? 'UPI' : mode === 'Cheque' ? 'CHQ' : 'NEFT'} ${partyName.toUpperCase()}`,
      reference: reference ?? '',
      net: Decimal.of(net),
    })),
    ...ofTheBank.map(({ ago, description, amount }) => ({
      date: addDays(today, -ago),
      description,
      reference: '',
      net: Decimal.of(amount),
    })),
  ].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  // The bank had what the books had before.
  const { rows: before } = await sql<{
    balance: string
  }>`select coalesce(sum(debit - credit), 0)::text as balance from ledger_entries
    where subscriber_id = current_subscriber() and account = 'bank' and ledger_account_id is null and entity_id = ${entityId}
      and date < ${rows[0]!.date}::date`.execute(ctx.db)
  let balance = Decimal.of(before[0]!.balance)
  const table = lines.map(({ date, description, reference, net }) => {
    balance = balance.add(net)
    const [out, into] = net.isNegative() ? [net.neg().toFixed(2), ''] : ['', net.toFixed(2)]
    const [year, month, day] = date.split('-')
    return [
      `${day}/${month}/${year}`,
      description.replaceAll(',', ' '),
      reference,
      out,
      into,
      balance.toFixed(2),
    ].join(',')
  })
  const sure = await takeStatement(ctx, {
    entityId,
    account: 'Bank',
    fileName: 'bank-statement.csv',
    text: ['Date,Description,Reference,Debit,Credit,Balance', ...table].join('\n'),
  })
  const ids = sure.slice(0, Math.ceil(sure.length / 2))
  if (ids.length > 0) await confirmRows(ctx, { ids: [...ids] })
}
