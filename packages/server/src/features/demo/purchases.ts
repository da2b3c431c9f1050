import { DocumentSave } from '@bahi/contracts/documents.ts'
import { PaymentSave } from '@bahi/contracts/payments.ts'
import { addDays, addMonths, startOfMonth } from '@bahi/domain/cal/date.ts'
import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { saveDocument } from '../documents/index.ts'
import { savePayment } from '../payments/index.ts'
import { makeFrom } from './conversions.ts'
import { workday } from './diary.ts'
import type { Diary } from './diary.ts'
import type { Draft } from './documents.ts'
import { landlord } from './parties.ts'

/** What becomes of an order to a supplier: days after it. */
interface Course {
  readonly ago: number
  readonly wanted: number
  /** Bills of it; the first of several is for half. */
  readonly billed?: readonly number[]
  /** Broken goods go back. */
  readonly givenBack?: number
  readonly paid?: number
}

const courses: readonly Course[] = [
  { ago: 233, wanted: 10, billed: [9], paid: 30 },
  { ago: 187, wanted: 14, billed: [12, 20], paid: 41 },
  { ago: 141, wanted: 12, billed: [13], givenBack: 17, paid: 35 },
  { ago: 96, wanted: 10, billed: [10], paid: 28 },
  { ago: 58, wanted: 14, billed: [11], givenBack: 15, paid: 32 },
  { ago: 37, wanted: 20 },
  { ago: 24, wanted: 12, billed: [11, 40], paid: 60 },
  { ago: 9, wanted: 16 },
  { ago: 2, wanted: 14 },
]

interface Buyer {
  readonly entityId: number
  readonly today: string
  /** Parties by name. */
  readonly parties: ReadonlyMap<string, number>
  readonly items: ReadonlyMap<string, number>
  /** What a supplier is asked for. */
  readonly wishOf: (supplier: number, day: string) => Draft
}

/** Enters in the diary what is ordered, what comes from abroad and what unregistered suppliers are owed. */
export function planPurchases(diary: Diary, buyer: Buyer): void {
  for (const [index, course] of courses.entries()) planOrder(diary, buyer, index, course)
  planRent(diary, buyer)
  for (const one of imports) planImport(diary, buyer, one)
}

function planOrder(diary: Diary, { today, wishOf }: Buyer, index: number, course: Course): void {
  const start = workday(addDays(today, -course.ago))
  const dayOf = (after: number) => workday(addDays(start, after))
  diary.on(start, async (ctx) => {
    const { supplierNumber, supplierDate: _, ...wish } = wishOf(index, start)
    const { id } = await saveDocument(
      ctx,
      'purchaseOrder',
      DocumentSave.parse({ ...wish, date: start, dueDate: dayOf(course.wanted) }),
    )
    for (const [part, after] of (course.billed ?? []).entries())
      diary.on(dayOf(after), async (later) => {
        const date = dayOf(after)
        const bill = await makeFrom(later, 'purchaseBill', [id], {
          date,
          half: part < course.billed!.length - 1,
          supplierNumber: `${supplierNumber}${'AB'[part]}`,
          supplierDate: addDays(date, -1),
        })
        if (course.givenBack !== undefined)
          diary.on(dayOf(course.givenBack), (then) => giveBack(then, bill.id, dayOf(course.givenBack!)))
        if (course.paid !== undefined)
          diary.on(dayOf(course.paid + part), (then) => pay(then, bill.id, dayOf(course.paid! + part)))
      })
  })
}

async function giveBack(ctx: Ctx, documentId: number, date: string): Promise<void> {
  await makeFrom(ctx, 'inwardNote', [documentId], {
    date,
    half: true,
    noteType: 'Debit',
    reason: 'Purchase Return',
  })
}

async function pay(ctx: Ctx, documentId: number, date: string, more: object = {}): Promise<void> {
  const { rows } = await sql<{ entityId: number; partyId: number; balance: string }>`
    select entity_id, party_id, balance from documents
    where subscriber_id = current_subscriber() and id = ${documentId}`.execute(ctx.db)
  const { balance: amount, ...whose } = rows[0]!
  await savePayment(
    ctx,
    'paymentOut',
    PaymentSave.parse({
      ...whose,
      date,
      mode: 'BankTransfer',
      reference: `NEFT ${240_000 + documentId}`,
      amount,
      allocations: [{ documentId, amount }],
      ...more,
    }),
  )
}

/** A landlord without GSTIN: the tax is ours (notification 9/2024), and so is the invoice; income-tax is kept back. */
function planRent(diary: Diary, { entityId, today, parties }: Buyer): void {
  const partyId = parties.get(landlord)
  for (let month = addMonths(startOfMonth(today), -5); month <= today; month = addMonths(month, 1)) {
    const date = workday(month)
    diary.on(date, async (ctx) => {
      const { id, totals } = await saveDocument(
        ctx,
        'purchaseBill',
        DocumentSave.parse({
          entityId,
          partyId,
          date,
          reverseCharge: true,
          status: 'Active',
          lines: [
            {
              description: 'Rent of the godown at Chakan',
              supply: 'Services',
              hsn: '997212',
              quantity: '1',
              unitPrice: '25000',
              taxRate: '18',
            },
          ],
        }),
      )
      const tds = Decimal.of(totals.total).div('10', 2)
      const paidOn = workday(addDays(date, 4))
      const amount = Decimal.of(totals.total).sub(tds).toFixed(2)
      diary.on(paidOn, (later) =>
        pay(later, id, paidOn, { amount, tdsDeducted: tds.toFixed(2), tdsSection: '194I' }),
      )
    })
  }
}

interface Import {
  readonly ago: number
  readonly party: string
  readonly number: string
  readonly line: Draft['lines'][number] & { readonly item?: string }
  readonly cleared?: { readonly after: number; readonly assessable: string; readonly number: string }
  readonly paidAfter?: number
}

const drills = { item: 'Masonry drill bit 8 mm', unitPrice: '24.50' }
const imports: readonly Import[] = [
  {
    ago: 152,
    party: 'Lianhe Hardware Export Co',
    number: 'LH-EX-2207',
    line: { ...drills, quantity: '6000' },
    cleared: { after: 9, assessable: '158760.00', number: '4417702' },
    paidAfter: 40,
  },
  {
    ago: 64,
    party: 'Lianhe Hardware Export Co',
    number: 'LH-EX-2291',
    line: { ...drills, quantity: '8000' },
    cleared: { after: 11, assessable: '211680.00', number: '5120936' },
    paidAfter: 45,
  },
  {
    ago: 5,
    party: 'Lianhe Hardware Export Co',
    number: 'LH-EX-2344',
    line: { ...drills, quantity: '4000' },
  },
  {
    ago: 45,
    party: 'Northwind Software Inc',
    number: 'INV-88213',
    line: {
      description: 'Design software, 5 users for a year',
      supply: 'Services',
      hsn: '997331',
      quantity: '5',
      unitPrice: '9200',
      taxRate: '18',
    },
    paidAfter: 6,
  },
]

/** Goods are taxed at customs, days after their bill; services by us. */
function planImport(diary: Diary, { entityId, today, parties, items }: Buyer, one: Import): void {
  const date = workday(addDays(today, -one.ago))
  const { item, ...line } = one.line
  const body: Draft = {
    entityId,
    partyId: parties.get(one.party)!,
    date,
    supplierNumber: one.number,
    supplierDate: addDays(date, -4),
    currencyCode: 'USD',
    exchangeRate: '88.20',
    ...(item === undefined ? { reverseCharge: true } : {}),
    status: 'Active',
    lines: [{ ...line, ...(item === undefined ? {} : { itemId: items.get(item)! }) }],
  }
  diary.on(date, async (ctx) => {
    const { id, version } = await saveDocument(ctx, 'purchaseBill', DocumentSave.parse(body))
    const { cleared } = one
    if (cleared) {
      const { after, assessable: assessableValue, number } = cleared
      const billOfEntry = {
        number,
        date: addDays(date, after),
        portCode: 'INNSA1',
        assessableValue,
        igst: Decimal.of(assessableValue).mul('0.18').toFixed(2),
      }
      diary.on(addDays(date, after), async (later) => {
        await saveDocument(later, 'purchaseBill', DocumentSave.parse({ ...body, id, version, billOfEntry }))
      })
    }
    const { paidAfter } = one
    if (paidAfter !== undefined) {
      const paidOn = workday(addDays(date, paidAfter))
      diary.on(paidOn, (later) =>
        pay(later, id, paidOn, {
          mode: 'BankTransfer',
          reference: `SWIFT ${one.number}`,
          bankCharges: '1180',
        }),
      )
    }
  })
}

/** A number such as the supplier would give. */
export const supplierNumberOf = (name: string, day: string, number: number) =>
  `${name.replaceAll(/[^A-Z]/g, '')}/${financialYearOf(day).slice(2)}/${number}`
