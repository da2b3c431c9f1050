import { DocumentSave } from '@bahi/contracts/documents.ts'
import { PaymentSave } from '@bahi/contracts/payments.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { enterAnswers, markDelivered, saveDocument } from '../documents/index.ts'
import { savePayment } from '../payments/index.ts'
import { makeFrom } from './conversions.ts'
import type { Diary } from './diary.ts'
import { workday } from './diary.ts'
import type { Draft } from './documents.ts'
import type { Random } from './random.ts'

/** What becomes of a deal: days after it began. */
interface Course {
  /** It begins with an offer, valid for so many days; else the customer orders at once. */
  readonly offered?: number
  readonly accepted?: number
  readonly declined?: number
  readonly ordered?: number
  /** The day of delivery that the order names. */
  readonly wanted?: number
  /** Challans, the first of several takes half. */
  readonly sent?: readonly number[]
  /** Half of it is invoiced, the rest later. */
  readonly partInvoiced?: number
  readonly invoiced?: number
  /** Part of the goods comes back. */
  readonly givenBack?: number
  readonly paid?: number
}

/** The courses of deals in turn; which of them are where today is the same on any day of the year. */
const courses: readonly Course[] = [
  { offered: 21, accepted: 5, ordered: 6, wanted: 16, sent: [10, 14], invoiced: 15, paid: 40 },
  { offered: 15, accepted: 3, ordered: 9, wanted: 15, invoiced: 12, paid: 34 },
  { offered: 15, declined: 6 },
  { ordered: 0, wanted: 15, sent: [6, 24], invoiced: 26, paid: 50 },
  { offered: 20, accepted: 4, ordered: 5, wanted: 40, partInvoiced: 12, invoiced: 32, paid: 48 },
  { offered: 15 },
  { ordered: 0, wanted: 20, sent: [46], invoiced: 47, paid: 70 },
  { offered: 20, accepted: 1, ordered: 2, wanted: 9, sent: [8], invoiced: 10, givenBack: 18, paid: 38 },
  { offered: 30, accepted: 4, invoiced: 6, paid: 60 },
]

/** Days between the deals of one round of courses; further back they are rarer. */
const often = 6
const rarely = 9

const declinedWords = [
  'The price is above our budget for this quarter.',
  'We have bought from another supplier.',
  'The project is put off to next year.',
]
const people = ['Ravi Mehta', 'S. Kulkarni', 'Farida Khan', 'Anil Gowda', 'J. Fernandes', 'Neha Agarwal']

/** Who asks and for what, on a day; drawn like the other sales. */
export type Enquiry = (random: Random, day: string) => Draft

/** Enters the deals of the sample company in its diary: offers and orders with all that follows from them. */
export function planDeals(
  diary: Diary,
  enquiry: Enquiry,
  random: Random,
  { from, today }: { readonly from: string; readonly today: string },
): void {
  const deals: { course: Course; day: string }[] = []
  let ago = 1
  for (let turn = 0; ; turn++) {
    const day = addDays(today, -ago)
    if (day < from) break
    deals.push({ course: courses[turn % courses.length]!, day: workday(day) })
    ago += turn < courses.length ? often : rarely
  }
  for (const { course, day } of deals.toReversed())
    diary.on(day, (ctx) => begin(ctx, { course, day, diary, random }, enquiry(random, day)))
}

interface Deal {
  readonly course: Course
  readonly day: string
  readonly diary: Diary
  readonly random: Random
}

/** A day of the deal as its documents bear it. */
const dayOf = ({ day }: Deal, after: number) => workday(addDays(day, after))

async function begin(ctx: Ctx, deal: Deal, enquiry: Draft): Promise<void> {
  const { course, random } = deal
  const { customerPoDate: _, customerPoNumber: __, ...asked } = enquiry
  if (course.offered === undefined) return order(ctx, deal, 0, { ...asked, ...poOf(deal, 0) })
  const { id } = await saveDocument(
    ctx,
    'salesQuotation',
    DocumentSave.parse({ ...asked, status: 'Active', dueDate: addDays(deal.day, course.offered) }),
  )
  const name = random.pick(people)
  if (course.declined !== undefined)
    on(deal, course.declined, (later, date) =>
      answer(later, 'Declined', id, date, { name, comment: random.pick(declinedWords) }),
    )
  if (course.accepted === undefined) return
  on(deal, course.accepted, (later, date) => answer(later, 'Accepted', id, date, { name }))
  if (course.ordered === undefined) return invoiceOf(deal, [id])
  on(deal, course.ordered, (later) => order(later, deal, course.ordered!, poOf(deal, course.ordered!), id))
}

const on = (deal: Deal, after: number, act: (ctx: Ctx, date: string) => Promise<void>) => {
  const date = dayOf(deal, after)
  deal.diary.on(date, (ctx) => act(ctx, date))
}

async function answer(
  ctx: Ctx,
  what: 'Accepted' | 'Declined',
  id: number,
  date: string,
  said: { readonly name: string; readonly comment?: string },
): Promise<void> {
  await enterAnswers(ctx, 'salesQuotation', what, { ids: [id], ...said })
  await sql`update document_answers set answered_at = ${`${date}T11:20:00+05:30`}::timestamptz
    where subscriber_id = current_subscriber() and document_id = ${id}`.execute(ctx.db)
}

const poOf = (deal: Deal, after: number) => ({
  customerPoNumber: `PO-${2000 + deal.random.below(7000)}`,
  customerPoDate: dayOf(deal, after),
})

async function order(ctx: Ctx, deal: Deal, after: number, more: Partial<Draft>, offerId?: number) {
  const { course } = deal
  const facts = { ...more, date: dayOf(deal, after), dueDate: dayOf(deal, course.wanted ?? after + 10) }
  const { id } =
    offerId === undefined
      ? await saveDocument(ctx, 'salesOrder', DocumentSave.parse({ ...facts, status: 'Active' }))
      : await makeFrom(ctx, 'salesOrder', [offerId], facts)
  if (!course.sent) return invoiceOf(deal, [id])
  const challans: number[] = []
  for (const [index, day] of course.sent.entries())
    on(deal, day, async (later, date) => {
      const half = index < course.sent!.length - 1
      const challan = await makeFrom(later, 'deliveryChallan', [id], { date, half, purpose: 'Supply' })
      challans.push(challan.id)
      on(deal, day + 1, async (then, delivered) => {
        await markDelivered(then, { ids: [challan.id], date: delivered })
      })
    })
  invoiceOf(deal, challans)
}

/** Invoices what was ordered or sent, as a whole or in two parts, and what follows from the last. */
function invoiceOf(deal: Deal, sources: readonly number[]): void {
  const { partInvoiced, invoiced, givenBack, paid } = deal.course
  if (partInvoiced !== undefined)
    on(deal, partInvoiced, async (ctx, date) => {
      const { id } = await makeFrom(ctx, 'salesInvoice', sources, { date, half: true })
      on(deal, partInvoiced + 8, (later, day) => receive(later, deal, id, day))
    })
  if (invoiced === undefined) return
  on(deal, invoiced, async (ctx, date) => {
    const { id } = await makeFrom(ctx, 'salesInvoice', sources, { date })
    if (givenBack !== undefined) on(deal, givenBack, (later, day) => takeBack(later, id, day))
    if (paid !== undefined) on(deal, paid, (later, day) => receive(later, deal, id, day))
  })
}

/** Goods come back; the note lowers what is left to pay of the invoice. */
async function takeBack(ctx: Ctx, documentId: number, date: string): Promise<void> {
  await makeFrom(ctx, 'outwardNote', [documentId], {
    date,
    half: true,
    noteType: 'Credit',
    reason: 'Sales Return',
  })
}

async function receive(ctx: Ctx, { random }: Deal, documentId: number, date: string): Promise<void> {
  const { rows } = await sql<{ entityId: number; partyId: number; balance: string }>`
    select entity_id, party_id, balance from documents
    where subscriber_id = current_subscriber() and id = ${documentId}`.execute(ctx.db)
  const { balance: amount, ...whose } = rows[0]!
  await savePayment(
    ctx,
    'paymentIn',
    PaymentSave.parse({
      ...whose,
      date,
      mode: 'BankTransfer',
      amount,
      reference: `UTR${String(random.below(900_000) + 100_000)}`,
      allocations: [{ documentId, amount }],
    }),
  )
}
