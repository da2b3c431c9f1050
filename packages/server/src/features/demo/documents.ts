import { DocumentSave } from '@bahi/contracts/documents.ts'
import { PaymentSave } from '@bahi/contracts/payments.ts'
import { addDays, addMonths, daysBetween, startOfMonth, weekdayOf } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { cancelDocuments, saveDocument } from '../documents/index.ts'
import { savePayment } from '../payments/index.ts'
import { makeDemoAssets } from './assets.ts'
import { makeDemoBank } from './bank.ts'
import { correctSales, idsByName, makeDemoBothSides } from './both-sides.ts'
import { diaryOf } from './diary.ts'
import type { Diary } from './diary.ts'
import { planDeals } from './orders.ts'
import { randomOf } from './random.ts'
import type { Random } from './random.ts'
import type { Reload } from './index.ts'
import { jobWorker } from './parties.ts'
import { planSendings } from './sendings.ts'
import { makeRecurring, planServices, writeOffRests } from './services.ts'
import { makeDemoStock } from './stock.ts'
import { abroad, keptBack, sideOf, supplyKindOf } from './supplies.ts'

export type Draft = z.input<typeof DocumentSave>

const months = 9

/**
 * Nine months of business of the sample company up to today: invoices of every kind, receipts, drafts, cancelled ones.
 * Made by the same functions as everybody's, a month at a time, sales beside purchases, and the same in every run but for the dates.
 */
export async function makeDemoDocuments(reload: Reload): Promise<void> {
  const { today, masters } = await reload(async (ctx) => ({
    today: ctx.today(),
    masters: await mastersOf(ctx),
  }))
  const starts = Array.from({ length: months + 1 }, (_, ago) => addMonths(startOfMonth(today), ago - months))
  await Promise.all([makeDemoSales(reload, masters, starts, today), makeDemoBothSides(reload, starts)])
  const correcting = randomOf(20_265)
  await reload(async (ctx) => {
    // Of what is paid by now: a note leaves its customer a credit.
    for (const month of starts) await correctSales(ctx, month, today, correcting)
    await writeOffRests(ctx)
    await makeRecurring(ctx, officeOf(masters, today))
  })
  await makeDemoStock(reload, starts.at(-3)!)
  await reload(makeDemoAssets)
  await reload(makeDemoBank)
}

async function makeDemoSales(
  reload: Reload,
  masters: Masters,
  months: readonly string[],
  today: string,
): Promise<void> {
  const random = randomOf(20_260)
  const receipts: Receipt[] = []
  const diary = diaryOf()
  planSales(diary, masters, { from: months[0]!, today })
  for (const month of months) {
    await reload(async (ctx) => {
      for (let day = month; day < addMonths(month, 1) && day <= today; day = addDays(day, 1)) {
        await receive(ctx, receipts, day)
        await diary.keep(ctx, day)
        // Sunday is closed; trade grows a little with the year.
        const sales = weekdayOf(day) === 7 ? 0 : random.below(3) + (random.below(4) === 0 ? 1 : 0)
        for (let sale = 0; sale < sales; sale++) await sell(ctx, masters, random, day, receipts)
      }
    })
  }
  await reload((ctx) => leaveDrafts(ctx, masters, random, today))
}

/** What the sample company offers, sends on approval and does for an advance. */
function planSales(
  diary: Diary,
  masters: Masters,
  { from, today }: { readonly from: string; readonly today: string },
): void {
  const office = officeOf(masters, today)
  const regular = masters.parties.filter(
    ({ name, taxpayerType }) => taxpayerType === 'REG' && name !== jobWorker,
  )
  const goods = masters.items.filter(({ supply }) => supply === 'Goods')
  const enquiry = (random: Random, day: string): Draft => {
    const { lines, ...draft } = invoiceOf(
      { ...masters, items: goods },
      random,
      day,
      random.pick(regular),
      today,
    )
    // Enough of each for two deliveries.
    const more = lines.map((line) => ({ ...line, quantity: String(Math.max(Number(line.quantity), 2)) }))
    return { ...draft, lines: more, reverseCharge: false }
  }
  planDeals(diary, enquiry, randomOf(20_264), { from, today })
  const jobWorkerId = office.parties.get(jobWorker)!
  planSendings(diary, { ...office, jobWorkerId, customerIds: regular.map(({ id }) => id) }, today)
  planServices(diary, office)
}

const officeOf = ({ entities, parties, items }: Masters, today: string) => ({
  today,
  entityId: entities[0]!.id,
  parties: idsByName(parties),
  items: idsByName(items),
})

interface Masters {
  readonly entities: { readonly id: number; readonly stateCode: string }[]
  readonly parties: {
    readonly id: number
    readonly name: string
    readonly taxpayerType: string
    readonly gstin: string | null
    readonly hasAddress: boolean
  }[]
  readonly items: {
    readonly id: number
    readonly name: string
    readonly supply: string
    readonly price: string
  }[]
}

async function mastersOf(ctx: Ctx): Promise<Masters> {
  const [entities, parties, items] = await Promise.all([
    sql<
      Masters['entities'][number]
    >`select id, state_code from entities where subscriber_id = current_subscriber() and entity_type = 'Entity' order by id`.execute(
      ctx.db,
    ),
    sql<
      Masters['parties'][number]
    >`select id, name, taxpayer_type, gstin, billing_address is not null as has_address from parties
      where subscriber_id = current_subscriber() and role <> 'Supplier' and status = 'Active' order by id`.execute(
      ctx.db,
    ),
    sql<
      Masters['items'][number]
    >`select id, name, supply, selling_price::text as price from items where subscriber_id = current_subscriber() and status = 'Active'
      and selling_price > 0 order by id`.execute(ctx.db),
  ])
  return { entities: entities.rows, parties: parties.rows, items: items.rows }
}

/** Money that comes in on a later day. */
interface Receipt {
  readonly day: string
  readonly body: z.input<typeof PaymentSave>
}

async function sell(
  ctx: Ctx,
  masters: Masters,
  random: Random,
  day: string,
  receipts: Receipt[],
): Promise<void> {
  const party = random.pick(masters.parties)
  const isCounter = !party.gstin && !party.hasAddress
  const body = { ...invoiceOf(masters, random, day, party, ctx.today()), status: 'Active' as const }
  const paidAtOnce = isCounter || random.below(12) === 0
  const saved = await saveDocument(ctx, 'salesInvoice', DocumentSave.parse(body))
  const { total } = saved.totals
  if (Decimal.of(total).isZero()) return
  const pay = (amount: string, after: number) =>
    receipts.push({
      day: addDays(day, after),
      body: {
        amount,
        entityId: body.entityId,
        partyId: party.id,
        date: addDays(day, after),
        mode: isCounter
          ? random.pick(['Cash', 'UPI', 'Card'] as const)
          : random.pick(['BankTransfer', 'BankTransfer', 'UPI', 'Cheque'] as const),
        ...(isCounter ? {} : keptBack(amount, random)),
        reference: isCounter ? undefined : `UTR${String(random.below(900_000) + 100_000)}`,
        allocations: [{ documentId: saved.id, amount }],
      },
    })
  const fate = random.below(100)
  // The longer ago, the fewer are still open: someone has called.
  const daysAgo = daysBetween(day, ctx.today())
  const openShare = daysAgo > 120 ? 3 : daysAgo > 60 ? 9 : 18
  if (paidAtOnce) pay(total, 0)
  else if (fate < 2)
    await cancelDocuments(ctx, 'salesInvoice', {
      ids: [saved.id],
      reason: random.pick(['Duplicate', 'Wrong Details']),
    })
  else if (fate < 10) pay(Decimal.of(total).div('2', 2).toFixed(2), 10 + random.below(25))
  else if (fate < 100 - openShare) pay(total, 5 + random.below(45))
  // A deposit for the next order, before there is an invoice to set it against.
  if (!isCounter && random.below(40) === 0)
    receipts.push({
      day: addDays(day, 2),
      body: {
        entityId: body.entityId,
        partyId: party.id,
        date: addDays(day, 2),
        mode: 'BankTransfer',
        amount: String((1 + random.below(9)) * 5000),
        notes: 'Deposit for the next order',
        allocations: [],
      },
    })
}

export type Party = Masters['parties'][number]

function invoiceOf(
  { entities, items }: Masters,
  random: Random,
  day: string,
  party: Party,
  today: string,
): Draft {
  const entity = random.below(4) === 0 ? entities.at(-1)! : entities[0]!
  const isCounter = !party.gstin && !party.hasAddress
  // A consumer of another State who builds a house: above the limit of B2C large.
  const isLarge = !isCounter && !party.gstin && party.taxpayerType === 'UNREG' && random.below(2) === 0
  const count = isCounter ? 1 + random.below(2) : isLarge ? 3 : 1 + random.below(6)
  const chosen = new Set<number>()
  const lines: Draft['lines'] = []
  while (lines.length < count) {
    const item = random.pick(items)
    if (chosen.has(item.id)) continue
    chosen.add(item.id)
    const dear = Decimal.of(item.price).gt(2000)
    if (isCounter && dear) continue
    lines.push({
      itemId: item.id,
      quantity: String(
        isCounter
          ? 1 + random.below(3)
          : isLarge
            ? Math.ceil((60_000 + random.below(60_000)) / Number(item.price))
            : dear
              ? 1 + random.below(4)
              : (1 + random.below(12)) * 5,
      ),
      ...(random.below(5) === 0 ? { discountPercent: String(2 + random.below(9)) } : {}),
    })
  }
  const supplyKind = supplyKindOf(party, day, today)
  return {
    entityId: entity.id,
    partyId: party.id,
    date: day,
    supplyKind,
    roundOff: true,
    lines,
    ...abroad(party, supplyKind, day, random),
    ...sideOf(party, supplyKind, random),
    ...(random.below(7) === 0 && !isCounter
      ? { charges: [{ description: 'Freight', amount: String(100 + random.below(9) * 50), hsn: '996511' }] }
      : {}),
    ...(random.below(9) === 0
      ? { customerPoNumber: `PO-${1000 + random.below(900)}`, customerPoDate: addDays(day, -3) }
      : {}),
  }
}

/** Receipts that are due by this day, in the order of their days. */
async function receive(ctx: Ctx, receipts: Receipt[], day: string): Promise<void> {
  const due = receipts.filter((receipt) => receipt.day <= day)
  for (const receipt of due) {
    receipts.splice(receipts.indexOf(receipt), 1)
    await savePayment(ctx, 'paymentIn', PaymentSave.parse(receipt.body))
  }
}

/** What someone has begun and not finished. */
async function leaveDrafts(ctx: Ctx, masters: Masters, random: Random, today: string): Promise<void> {
  for (let made = 0; made < 6; made++) {
    const body = invoiceOf(masters, random, addDays(today, -made), random.pick(masters.parties), today)
    const lines = made === 5 ? [{ description: 'To be discussed' }] : body.lines
    await saveDocument(ctx, 'salesInvoice', DocumentSave.parse({ ...body, lines, status: 'Draft' }))
  }
}
