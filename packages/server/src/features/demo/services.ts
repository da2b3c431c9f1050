import { DocumentSave } from '@bahi/contracts/documents.ts'
import { addDays, addMonths, startOfMonth } from '@bahi/domain/cal/date.ts'
import { PaymentSave } from '@bahi/contracts/payments.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { saveDocument } from '../documents/index.ts'
import { allocatePayment, saveWriteOffs, savePayment } from '../payments/index.ts'
import { changeRecurring, saveRecurring } from '../recurring/index.ts'
import { workday } from './diary.ts'
import type { Diary } from './diary.ts'
import { landlord } from './parties.ts'

interface Office {
  readonly entityId: number
  readonly today: string
  readonly parties: ReadonlyMap<string, number>
  readonly items: ReadonlyMap<string, number>
}

interface Job {
  readonly ago: number
  readonly party: string
  readonly item: string
  readonly hsn: string
  readonly advance: string
  /** Work is done and invoiced, and the advance set off: days after it. */
  readonly invoiced?: { readonly after: number; readonly quantity: string }
  /** The job was called off. */
  readonly refunded?: number
}

/** Services that are paid in advance, with tax (rule 50). */
const jobs: readonly Job[] = [
  {
    ago: 83,
    party: 'Deccan Builders and Co',
    item: 'Installation of electrical fittings',
    hsn: '995461',
    advance: '11800',
    invoiced: { after: 19, quantity: '24' },
  },
  {
    ago: 47,
    party: 'Mumbai Kitchen World',
    item: 'Interior design consultation',
    hsn: '998391',
    advance: '8850',
    refunded: 12,
  },
  {
    ago: 26,
    party: 'Marina Interiors',
    item: 'Interior design consultation',
    hsn: '998391',
    advance: '17700',
    invoiced: { after: 15, quantity: '3' },
  },
  {
    ago: 11,
    party: 'Asha Traders',
    item: 'Installation of electrical fittings',
    hsn: '995461',
    advance: '5900',
  },
]

/** Enters advances with their vouchers in the diary: set off, given back, and one whose work is to be done. */
export function planServices(diary: Diary, { entityId, today, parties, items }: Office): void {
  for (const { ago, party, item, hsn, advance: amount, invoiced, refunded } of jobs) {
    const date = workday(addDays(today, -ago))
    const whose = { entityId, partyId: parties.get(party)! }
    diary.on(date, async (ctx) => {
      const { id, version } = await savePayment(ctx, 'paymentIn', {
        ...PaymentSave.parse({
          ...whose,
          date,
          mode: 'BankTransfer',
          amount,
          reference: `UTR ${88_000 + ago}`,
          allocations: [],
        }),
        advance: { hsn, description: item, taxRate: '18' },
      })
      if (invoiced) {
        const day = workday(addDays(date, invoiced.after))
        diary.on(day, async (later) => {
          const lines = [{ itemId: items.get(item)!, quantity: invoiced.quantity }]
          const body = { ...whose, date: day, roundOff: true, status: 'Active', lines }
          const invoice = await saveDocument(later, 'salesInvoice', DocumentSave.parse(body))
          await allocatePayment(later, 'paymentIn', {
            id,
            version,
            allocations: [{ documentId: invoice.id, amount }],
          })
        })
      }
      if (refunded !== undefined) {
        const day = workday(addDays(date, refunded))
        diary.on(day, async (later) => {
          await savePayment(later, 'paymentOut', {
            ...PaymentSave.parse({
              ...whose,
              date: day,
              mode: 'BankTransfer',
              amount,
              reference: `NEFT ${71_000 + ago}`,
            }),
            refundOfId: id,
          })
        })
      }
    })
  }
}

/** Some rupees that a customer or supplier is short, which nobody will ask for. */
export async function writeOffRests(ctx: Ctx): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from documents where subscriber_id = current_subscriber() and opens in ('receivable', 'payable')
      and balance between 0.01 and 5 and status <> 'Cancelled' order by date limit 3`.execute(ctx.db)
  if (rows.length > 0)
    await saveWriteOffs(ctx, { documentIds: rows.map(({ id }) => id), reason: 'Bank charges of the payer' })
}

/** What is invoiced each month, a yearly contract that pauses, and the rent that is to be entered. */
export async function makeRecurring(ctx: Ctx, { entityId, today, parties, items }: Office): Promise<void> {
  const nextDate = addMonths(startOfMonth(today), 1)
  const contract = async (party: string, item: string, quantity: string) => {
    const lines = [{ itemId: items.get(item)!, quantity }]
    const { id } = await saveDocument(
      ctx,
      'salesInvoice',
      DocumentSave.parse({
        entityId,
        partyId: parties.get(party),
        date: today,
        roundOff: true,
        status: 'Active',
        lines,
      }),
    )
    return id
  }
  const monthly = { nextDate, every: 1, unit: 'Month', mails: false } as const
  await saveRecurring(ctx, {
    ...monthly,
    sourceId: await contract('Gurgaon Facility Services', 'Repair of power tools', '12'),
    result: 'Issued',
    left: 12,
  })
  const paused = await saveRecurring(ctx, {
    ...monthly,
    unit: 'Year',
    nextDate: addMonths(today, 12),
    sourceId: await contract('Kovai Pumps and Motors', 'Pump service contract, yearly', '4'),
    result: 'Issued',
  })
  await changeRecurring(ctx, { ids: [paused.id], status: 'Paused' })
  const { rows } = await sql<{ id: number }>`
    select max(id) as id from documents where subscriber_id = current_subscriber() and kind = 'purchaseBill'
      and party_name = ${landlord} and number is not null`.execute(ctx.db)
  if (rows[0]?.id) await saveRecurring(ctx, { ...monthly, sourceId: rows[0].id, result: 'Draft' })
}
