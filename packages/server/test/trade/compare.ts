import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import { balanceOf, leftOf, openOf, opensOf } from './naive.ts'
import type { Trader } from './trader.ts'

const amountOf = (paise: number) => (paise / 100).toFixed(2)

/** Where the product says otherwise than the books that were added up by hand. */
export async function differences({ call, books, masters }: Trader): Promise<string[]> {
  const found: string[] = []
  const differs = (what: string, said: unknown, wanted: unknown) => {
    if (JSON.stringify(said) !== JSON.stringify(wanted))
      found.push(`${what}: said ${JSON.stringify(said)}, wanted ${JSON.stringify(wanted)}`)
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
    if (opensOf(document)) differs(`${what} open`, said.balance, amountOf(openOf(books, document)))
    if (documentKinds[kind].fulfilment)
      differs(
        `${what} left`,
        said.lines.map(({ leftQuantity }: { leftQuantity: string }) => Number(leftQuantity)),
        leftOf(books, document),
      )
  }
  const party = await call('party.detail', { id: String(masters.partyId) })
  differs('balance of the party', party?.balance, amountOf(balanceOf(books)))
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
