import { documentKinds, offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { openSideNames } from '@bahi/domain/payments/kinds.ts'
import {
  accountOf,
  agesOf,
  balanceOf,
  isAbove,
  isAboveNotes,
  leftOf,
  leftValueOf,
  openOf,
  opensOf,
  statusOf,
  unallocatedOf,
} from './naive.ts'
import { movedByHand, stockSaid, worthByHand } from './stock.ts'
import { amountOf, paiseOf } from './trader.ts'
import type { Trader } from './trader.ts'

interface StatementRow {
  readonly documentId: number | null
  readonly paymentId: number | null
  readonly debit: string
  readonly credit: string
}

const takenKinds = offeredKinds.filter((kind) => documentKinds[kind].fulfilment)

/** Where the product says otherwise than the books that were added up by hand. */
export async function differences(trader: Trader): Promise<string[]> {
  const { call, books, masters, stockBefore } = trader
  const found: string[] = []
  const differs = (what: string, said: unknown, wanted: unknown) => {
    if (JSON.stringify(said) !== JSON.stringify(wanted))
      found.push(`${what}: said ${JSON.stringify(said)}, wanted ${JSON.stringify(wanted)}`)
  }
  if (stockBefore) {
    const said = await stockSaid(trader)
    for (const itemId of masters.items) {
      const [quantity = 0, value = '0.00'] = said.get(itemId) ?? []
      const moved = movedByHand(books, itemId).reduce((sum, one) => sum + Number(one.quantity), 0)
      differs(`stock of item ${itemId}`, quantity, (stockBefore.get(itemId)?.[0] ?? 0) + moved)
      if (!stockBefore.has(itemId)) differs(`worth of item ${itemId}`, value, worthByHand(books, itemId))
    }
  }
  for (const document of books.documents.values()) {
    const { kind, id, isLive } = document
    const isOpening = documentKinds[kind].family === 'opening'
    const said = await call(`${isOpening ? 'openingItem' : kind}.detail`, { id: String(id) })
    const what = `${kind} ${id}`
    if (!isLive || !said) {
      differs(`${what} is there, closed or cancelled`, said !== undefined, true)
      continue
    }
    differs(`${what} total`, isOpening ? said.left : said.totals.total, amountOf(document.total))
    const status = isOpening ? undefined : statusOf(books, document)
    if (status) differs(`${what} status`, said.status, status)
    if (opensOf(document)) differs(`${what} open`, said.balance, amountOf(openOf(books, document)))
    differs(`${what} noted above its quantities`, isAboveNotes(books, document), false)
    if (documentKinds[kind].fulfilment) {
      differs(`${what} above its quantities`, isAbove(books, document), false)
      differs(
        `${what} left`,
        said.lines.map(({ leftQuantity }: { leftQuantity: string }) => Number(leftQuantity)),
        leftOf(books, document),
      )
    }
  }
  for (const kind of takenKinds) {
    const wanted = [...books.documents.values()]
      .filter((one) => one.isLive && one.kind === kind && leftOf(books, one).some((rest) => rest > 0))
      .map((one) => [one.id, amountOf(leftValueOf(books, one))])
    const filters = { partyIds: [masters.partyId], view: 'left', size: 500, sort: 'id ASC' }
    const said = (await call(`${kind}.search`, filters))?.records as { id: number; leftValue: string }[]
    differs(
      `${kind}s with something left`,
      said.map(({ id, leftValue }) => [id, leftValue]),
      wanted,
    )
  }
  for (const payment of books.payments.values()) {
    const { kind, id, isLive, isWriteOff } = payment
    if (isWriteOff) continue
    const said = await call(`${kind}.detail`, { id: String(id) })
    differs(`${kind} ${id} left`, said?.unallocated, amountOf(isLive ? unallocatedOf(books, payment) : 0))
  }
  const party = await call('party.detail', { id: String(masters.partyId) })
  differs('balance of the party', party?.balance, amountOf(balanceOf(books)))
  const statement = await call('party.statement', { id: masters.partyId, size: 500 })
  differs('end of the statement', statement?.closing, amountOf(balanceOf(books)))
  const inAccount = (entries: Iterable<readonly [string, number]>) =>
    [...entries].map(([what, paise]) => `${what}: ${amountOf(paise)}`).toSorted()
  const rows = (statement?.rows ?? []) as readonly StatementRow[]
  differs(
    'lines of the statement',
    inAccount(
      rows.map(({ documentId, paymentId, debit, credit }) => [
        documentId === null ? `payment ${paymentId}` : `document ${documentId}`,
        paiseOf(debit) - paiseOf(credit),
      ]),
    ),
    inAccount(accountOf(books)),
  )
  for (const side of openSideNames) {
    const ages = await call('party.ageing', { id: String(masters.partyId), side })
    const { open, advances } = agesOf(books, side)
    differs(`ageing, ${side}`, [ages?.total, ages?.unallocated], [amountOf(open), amountOf(advances)])
  }
  for (const [kind, opens] of [
    ['paymentIn', ['receivable', 'supplierCredit']],
    ['paymentOut', ['payable', 'customerCredit']],
  ] as const) {
    const said = await call(`${kind}.outstanding`, { partyId: String(masters.partyId) })
    const wanted = [...books.documents.values()]
      .filter((one) => one.isLive && (opens as readonly unknown[]).includes(opensOf(one)))
      .map((one) => ({ documentId: one.id, balance: amountOf(openOf(books, one)) }))
      .filter(({ balance }) => balance !== '0.00')
    const listed = (said?.documents ?? []) as { documentId: number; balance: string }[]
    const inOrder = (list: readonly { documentId: number; balance: string }[]) =>
      list.map(({ documentId, balance }) => `${documentId} ${balance}`).toSorted()
    differs(`open list of ${kind}`, inOrder(listed), inOrder(wanted))
  }
  return found
}
