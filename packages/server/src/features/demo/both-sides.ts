import { DocumentSave } from '@bahi/contracts/documents.ts'
import { PaymentSave } from '@bahi/contracts/payments.ts'
import { addDays, addMonths, endOfMonth } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { saveDocument } from '../documents/index.ts'
import { savePayment } from '../payments/index.ts'
import { diaryOf } from './diary.ts'
import type { Draft } from './documents.ts'
import type { Reload } from './index.ts'
import { planPurchases, supplierNumberOf } from './purchases.ts'
import { randomOf } from './random.ts'
import type { Random } from './random.ts'

/** What each supplier sells, by the chapters of its goods; a carrier has none and is paid under reverse charge. */
const trades: Readonly<Record<string, readonly string[]>> = {
  'Bharat Forge Tools': ['82', '84', '90'],
  'Rajkot Bearing Works': ['73', '84'],
  'Deccan Steel Traders': ['72', '73', '25', '32'],
  'Konkan Electricals': ['85'],
  'Surat Homeware Mills': ['39', '48', '69', '70', '96'],
  'Hosur Pumps and Motors': ['84', '85'],
  'Ghat Road Carriers': [],
}

interface Supplier {
  readonly id: number
  readonly name: string
}
interface Goods {
  readonly id: number
  readonly name: string
  readonly hsn: string
  readonly price: string
}
interface Sold {
  readonly id: number
  readonly entityId: number
  readonly partyId: number
  readonly lineNumber: number
  readonly quantity: string
}
interface Masters {
  readonly entityId: number
  readonly suppliers: readonly Supplier[]
  readonly goods: readonly Goods[]
  readonly parties: ReadonlyMap<string, number>
  readonly items: ReadonlyMap<string, number>
}

/**
 * Purchases of the sample company with what is paid for them, a month at a time like its sales, beside which they are made.
 * The counter of payments out is all that both write, so neither waits for the other in turn.
 */
export async function makeDemoBothSides(reload: Reload, months: readonly string[]): Promise<void> {
  const { today, masters } = await reload(async (ctx) => ({
    today: ctx.today(),
    masters: await mastersOf(ctx),
  }))
  const random = randomOf(20_261)
  const ordering = randomOf(20_263)
  // Of its own, so that what is bought does not hang on what is paid.
  const paying = randomOf(20_262)
  const counts = new Map<number, number>()
  const diary = diaryOf()
  planPurchases(diary, {
    ...masters,
    today,
    wishOf: (turn, day) => {
      const sellers = masters.suppliers.filter(({ name }) => trades[name]!.length > 0)
      const supplier = sellers[turn % sellers.length]!
      return billOf(masters, supplier, 700 + turn * 7, day, ordering)
    },
  })
  for (const month of months) {
    await reload(async (ctx) => {
      for (const [index, supplier] of masters.suppliers.entries()) {
        const day = addDays(month, 2 + index * 3 + random.below(3))
        if (day > today) continue
        await diary.keep(ctx, day)
        const number = (counts.get(supplier.id) ?? 100 + random.below(400)) + 1 + random.below(9)
        counts.set(supplier.id, number)
        const bill = billOf(masters, supplier, number, day, random)
        const saved = await saveDocument(ctx, 'purchaseBill', DocumentSave.parse(bill))
        const { entityId } = bill
        const payOn = addDays(day, 18 + paying.below(20))
        diary.on(payOn, (later) => pay(later, { documentId: saved.id, supplier, payOn, entityId }, paying))
        // Some goods arrive broken and go back.
        const backOn = addDays(day, 4)
        if (random.below(100) < 14 && bill.reverseCharge !== true)
          diary.on(backOn, (later) => giveBack(later, { ...bill, id: saved.id }, backOn, random))
      }
      const end = endOfMonth(month)
      await diary.keep(ctx, end < today ? end : today)
    })
  }
  await reload((ctx) => leaveDraft(ctx, masters, random, today))
}

interface Due {
  readonly documentId: number
  readonly entityId: number
  readonly supplier: Supplier
  readonly payOn: string
}

/** Most bills are paid whole, a few in part or with a rest of some rupees, and some suppliers wait. */
async function pay(ctx: Ctx, { documentId, entityId, supplier, payOn }: Due, random: Random): Promise<void> {
  const chance = random.below(100)
  if (chance < 12) return
  const { rows } = await sql<{ balance: string }>`select balance from documents
    where subscriber_id = current_subscriber() and id = ${documentId} and balance > 10`.execute(ctx.db)
  if (!rows[0]) return
  const balance = Decimal.of(rows[0].balance)
  const amount =
    chance < 20 ? balance.mul('0.5').truncate(0) : chance < 26 ? balance.sub('2').truncate(0) : balance
  const body = {
    entityId,
    partyId: supplier.id,
    date: payOn,
    mode: chance < 70 ? 'BankTransfer' : chance < 85 ? 'UPI' : 'Cheque',
    reference: String(100_000 + random.below(900_000)),
    amount: amount.toFixed(2),
    allocations: [{ documentId, amount: amount.toFixed(2) }],
  }
  await savePayment(ctx, 'paymentOut', PaymentSave.parse(body))
}

async function mastersOf({ db }: Ctx): Promise<Masters> {
  const [places, suppliers, goods] = await Promise.all([
    sql<{
      id: number
    }>`select min(id) as id from entities where subscriber_id = current_subscriber() and entity_type = 'Entity'`.execute(
      db,
    ),
    sql<Supplier>`select id, name from parties where subscriber_id = current_subscriber() and role = 'Supplier'
      and status = 'Active' order by id`.execute(db),
    sql<Goods>`select id, name, hsn, selling_price::text as price from items where subscriber_id = current_subscriber()
      and status = 'Active' and supply = 'Goods' and hsn is not null and selling_price > 0 order by id`.execute(
      db,
    ),
  ])
  return {
    entityId: places.rows[0]!.id,
    suppliers: suppliers.rows.filter(({ name }) => name in trades),
    goods: goods.rows,
    parties: idsByName(suppliers.rows),
    items: idsByName(goods.rows),
  }
}

export const idsByName = (rows: readonly { readonly id: number; readonly name: string }[]) =>
  new Map(rows.map(({ id, name }) => [name, id]))

/** Bought below what it is sold for, under a number such as the supplier would give. */
function billOf(
  { entityId, goods }: Masters,
  { id: partyId, name }: Supplier,
  number: number,
  day: string,
  random: Random,
): Draft {
  const head = {
    entityId,
    partyId,
    date: day,
    supplierNumber: supplierNumberOf(name, day, number),
    supplierDate: addDays(day, -random.below(3)),
    roundOff: true,
    status: 'Active' as const,
  }
  const trade = trades[name] ?? []
  const sold = goods.filter(({ hsn }) => trade.includes(hsn.slice(0, 2)))
  if (sold.length === 0)
    return {
      ...head,
      reverseCharge: true,
      lines: [
        {
          description: 'Freight inward',
          supply: 'Services',
          hsn: '996791',
          quantity: '1',
          unitPrice: String(2200 + random.below(30) * 100),
          taxRate: '5',
        },
      ],
    }
  const chosen = new Set<Goods>()
  while (chosen.size < Math.min(2 + random.below(4), sold.length)) chosen.add(random.pick(sold))
  return {
    ...head,
    lines: [...chosen].map(({ id: itemId, price }) => ({
      itemId,
      quantity: String(Decimal.of(price).gt(1000) ? 8 + random.below(18) : (12 + random.below(45)) * 10),
      unitPrice: Decimal.of(price)
        .mul(`0.${66 + random.below(14)}`)
        .toFixed(2),
    })),
  }
}

async function giveBack(
  ctx: Ctx,
  { id, entityId, partyId, lines }: Draft & { readonly id: number },
  day: string,
  random: Random,
): Promise<void> {
  const { quantity = '1' } = lines[0]!
  await saveDocument(
    ctx,
    'inwardNote',
    DocumentSave.parse({
      entityId,
      partyId,
      date: day,
      noteType: 'Debit',
      reason: 'Purchase Return',
      precedingDocuments: [{ documentId: id }],
      roundOff: true,
      status: 'Active',
      lines: [
        {
          sourceLine: { documentId: id, lineNumber: 1 },
          quantity: String(Math.max(1, Math.floor(Number(quantity) / (3 + random.below(4))))),
        },
      ],
    }),
  )
}

/** Goods that customers gave back, and one price that was too low, in each month. */
export async function correctSales(ctx: Ctx, month: string, today: string, random: Random): Promise<void> {
  const end = addMonths(month, 1)
  const { rows } = await sql<Sold & { date: string }>`
    select d.id, d.entity_id, d.party_id, d.date, l.line_number, l.quantity::text as quantity from documents d
    join document_lines l on l.subscriber_id = d.subscriber_id and l.document_id = d.id and l.line_number = 1
    where d.subscriber_id = current_subscriber() and d.kind = 'salesInvoice' and d.status in ('Active', 'PaymentReceived')
      and d.supply_kind = 'Regular' and not d.reverse_charge and d.party_gstin is not null and d.date >= ${month}::date and d.date < ${end}::date
      and l.supply = 'Goods' and l.quantity >= 5 order by d.id`.execute(ctx.db)
  const byDay = [...new Set([0, 1, 2].map(() => rows[random.below(Math.max(rows.length, 1))]))]
    .filter((row) => row !== undefined)
    .map((row) => ({ ...row, day: addDays(row.date, 6) }))
    .filter(({ day }) => day <= today)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
  for (const [index, { id, entityId, partyId, lineNumber, quantity, day }] of byDay.entries()) {
    const isMore = index === 1 && random.below(2) === 0
    const sourceLine = { documentId: id, lineNumber }
    await saveDocument(
      ctx,
      'outwardNote',
      DocumentSave.parse({
        entityId,
        partyId,
        date: day,
        noteType: isMore ? 'Debit' : 'Credit',
        reason: isMore ? 'Invoice Correction' : 'Sales Return',
        precedingDocuments: [{ documentId: id }],
        roundOff: true,
        status: 'Active',
        lines: [
          isMore
            ? { sourceLine, quantity: '0', priceDifference: '2.50' }
            : { sourceLine, quantity: String(Math.max(1, Math.floor(Number(quantity) / 5))) },
        ],
      }),
    )
  }
}

/** A bill that someone has begun and not finished. */
async function leaveDraft(ctx: Ctx, masters: Masters, random: Random, today: string): Promise<void> {
  const [supplier] = masters.suppliers
  if (!supplier) return
  const bill = billOf(masters, supplier, 990, today, random)
  await saveDocument(ctx, 'purchaseBill', DocumentSave.parse({ ...bill, status: 'Draft' }))
}
