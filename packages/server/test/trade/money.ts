import { oldestFirst, openOf, opensOf, settle, unallocatedOf } from './naive.ts'
import { amountOf, happens, live, paiseOf, pick, upTo } from './trader.ts'
import type { Step, Trader } from './trader.ts'

const livePayments = ({ books }: Trader) => [...books.payments.values()].filter(({ isLive }) => isLive)

const paymentKindNames = ['paymentIn', 'paymentOut'] as const

/** All of what is open, a part of it, or more than it. */
const partOf = (trader: Trader, open: number) => {
  if (happens(trader, 0.4)) return open
  return happens(trader, 0.85) ? upTo(trader, Math.max(open, 1)) : open + 1
}

/** Money either way: for what is open, oldest first or as chosen, or in advance. */
export const pay: Step = async (trader) => {
  const kind = pick(trader, paymentKindNames)!
  const { entityId, partyId, date } = trader.masters
  const [amount, tds] = [upTo(trader, 60_000), happens(trader, 0.3) ? upTo(trader, 500) : 0]
  const allocations = happens(trader, 0.5) ? someOpen(trader) : undefined
  const saved = await trader.call(`${kind}.save`, {
    entityId,
    partyId,
    date,
    mode: 'Cash',
    amount: amountOf(amount),
    ...(tds > 0 ? { tdsDeducted: amountOf(tds) } : {}),
    ...(allocations ? { allocations } : {}),
  })
  if (!saved) return
  const oldest = () =>
    oldestFirst(trader.books, kind === 'paymentIn' ? 'receivable' : 'payable', amount + tds)
  const settled = allocations?.map(inPaise) ?? oldest()
  trader.books.payments.set(saved.id, { id: saved.id, kind, amount: amount + tds, isLive: true })
  settle(trader.books, 'payment', saved.id, settled)
}

const inPaise = ({ documentId, amount }: { documentId: number; amount: string }) => ({
  documentId,
  amount: paiseOf(amount),
})

/** Documents of any kind, now and then with more than is open: the product says which it takes. */
const someOpen = (trader: Trader) =>
  live(trader)
    .filter((document) => opensOf(document) && happens(trader, 0.3))
    .map((document) => {
      const open = openOf(trader.books, document)
      return {
        documentId: document.id,
        amount: amountOf(partOf(trader, open)),
      }
    })

export const reallocate: Step = async (trader) => {
  const payment = pick(
    trader,
    livePayments(trader).filter(({ isWriteOff }) => !isWriteOff),
  )
  if (!payment) return
  const { kind, id } = payment
  const found = await trader.call(`${kind}.detail`, { id: String(id) })
  const allocations = someOpen(trader)
  if (!found || !(await trader.call(`${kind}.allocate`, { id, version: found.version, allocations }))) return
  settle(trader.books, 'payment', id, allocations.map(inPaise))
}

export const cancelPayment: Step = async (trader) => {
  const payment = pick(trader, livePayments(trader))
  if (!payment) return
  const call = payment.isWriteOff ? 'writeOff' : payment.kind
  const reply = await trader.call(`${call}.cancel`, { ids: [payment.id], reason: 'Wrong entry' })
  if (!reply?.done.includes(payment.id)) return
  trader.books.payments.set(payment.id, { ...payment, isLive: false })
  settle(trader.books, 'payment', payment.id, [])
}

/** What is left of a note, or of a bill of a customer, settles documents of the other side. */
export const apply: Step = async (trader) => {
  const credit = pick(
    trader,
    live(trader).filter((document) => opensOf(document) && opensOf(document) !== 'receivable'),
  )
  if (!credit) return
  const found = await trader.call('credit.detail', { id: String(credit.id) })
  if (!found) return
  const allocations = (found.documents as { documentId: number; balance: string }[])
    .filter(() => happens(trader, 0.6))
    .map(({ documentId, balance }) => ({
      documentId,
      amount: amountOf(partOf(trader, paiseOf(balance))),
    }))
  const { id } = credit
  if (!(await trader.call('credit.apply', { id, version: found.version, allocations }))) return
  settle(trader.books, 'credit', id, allocations.map(inPaise))
}

/** What is left of money received is given back, or more than that. */
export const refund: Step = async (trader) => {
  const receipt = pick(
    trader,
    livePayments(trader).filter(
      (payment) => payment.kind === 'paymentIn' && unallocatedOf(trader.books, payment) > 0,
    ),
  )
  if (!receipt) return
  const rest = unallocatedOf(trader.books, receipt)
  const tds = happens(trader, 0.3) ? upTo(trader, Math.min(rest, 300)) : 0
  const amount = Math.max(partOf(trader, rest), tds)
  const { entityId, partyId, date } = trader.masters
  const saved = await trader.call('paymentOut.save', {
    entityId,
    partyId,
    date,
    mode: 'Cash',
    amount: amountOf(amount - tds),
    ...(tds > 0 ? { tdsDeducted: amountOf(tds) } : {}),
    refundOfId: receipt.id,
  })
  if (!saved) return
  const { id } = saved
  trader.books.payments.set(id, { id, kind: 'paymentOut', amount, refunds: receipt.id, isLive: true })
}

/** Rests of documents: those above the limit are refused one by one. */
export const writeOff: Step = async (trader) => {
  const documents = live(trader).filter((document) => opensOf(document) && openOf(trader.books, document) > 0)
  const some = documents.filter(() => happens(trader, 0.7)).map(({ id }) => id)
  if (some.length === 0) return
  const reply = await trader.call('writeOff.save', { documentIds: some, reason: 'Small rest' })
  for (const { id, documentId, amount } of reply?.writeOffs ?? []) {
    const opens = opensOf(trader.books.documents.get(documentId)!)
    const kind = opens === 'receivable' || opens === 'supplierCredit' ? 'paymentIn' : 'paymentOut'
    trader.books.payments.set(id, { id, kind, amount: paiseOf(amount), isWriteOff: true, isLive: true })
    settle(trader.books, 'payment', id, [{ documentId, amount: paiseOf(amount) }])
  }
}
