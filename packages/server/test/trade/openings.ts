import { openingTypes } from '@bahi/domain/documents/opening.ts'
import type { OpeningType } from '@bahi/domain/documents/opening.ts'
import { isOpening, keep } from './documents.ts'
import { settle } from './naive.ts'
import { amountOf, happens, live, pick, upTo } from './trader.ts'
import type { Step, Trader } from './trader.ts'

const openingKindsOfTrade = Object.entries(openingTypes) as [
  OpeningType,
  (typeof openingTypes)[OpeningType],
][]

/** A document of before the books, of either side of either account. */
export const bring: Step = async (trader) => {
  const [type, { kind, side }] = pick(trader, openingKindsOfTrade)!
  const { entityId, partyId } = trader.masters
  const [amount, left] = [upTo(trader, 60_000), upTo(trader, 50_000)]
  const number = `OLD/${Math.floor(trader.random() * 1e12).toString(36)}`
  const item = { partyId, type, number, date: '2026-03-20', amount: amountOf(amount), left: amountOf(left) }
  const saved = await trader.call('openingItem.save', { entityId, items: [item] })
  if (saved) keep(trader, { id: saved.items[0].id, kind, noteType: side, body: item, total: left, lines: [] })
}

const broughtOf = (trader: Trader) =>
  pick(
    trader,
    live(trader).filter(({ kind }) => isOpening(kind)),
  )

/** Another amount, and now and then the other side of the account. */
export const changeBrought: Step = async (trader) => {
  const document = broughtOf(trader)
  if (!document) return
  const { id, body } = document
  const found = await trader.call('openingItem.detail', { id: String(id) })
  if (!found) return
  const [type, { kind, side }] = happens(trader, 0.7)
    ? openingKindsOfTrade.find(([name]) => name === found.type)!
    : pick(trader, openingKindsOfTrade)!
  const left = upTo(trader, 50_000)
  const item = { ...body, type, amount: amountOf(60_000), left: amountOf(left) }
  const { entityId } = trader.masters
  const saved = await trader.call('openingItem.save', {
    entityId,
    items: [{ ...item, id, version: found.version }],
  })
  if (!saved) return
  trader.books.documents.set(id, { ...document, isLive: false })
  keep(trader, { id: saved.items[0].id, kind, noteType: side, body: item, total: left, lines: [] })
}

export const dropBrought: Step = async (trader) => {
  const document = broughtOf(trader)
  if (!document) return
  const reply = await trader.call('openingItem.delete', { ids: [document.id] })
  if (!reply?.done.includes(document.id)) return
  trader.books.documents.set(document.id, { ...document, isLive: false })
  settle(trader.books, 'credit', document.id, [])
}
