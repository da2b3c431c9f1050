import { isCalendarDate } from '@bahi/domain/cal/date.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { proposePrice } from '@bahi/domain/prices/propose.ts'
import type { PriceAsked, PriceProposal } from '@bahi/domain/prices/propose.ts'
import { call } from '../../../app/api/call.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import type { DocumentKind } from '../../../app/documents.ts'
import { isAutomatic } from '../../../app/session/auto.ts'
import type { Header } from './header.ts'
import type { Line } from './invoice-store.ts'

type ItemOffers = Reply<'priceList.offers'>['items'][number]

/** What the item of a line says of its price, and what was last proposed from it. */
export interface Proposed {
  readonly item: PriceAsked['item']
  readonly said: PriceProposal
  /** Whether price lists were read for it: until then the server decides. */
  readonly isKnown: boolean
}

/** What price lists say for the party and the day of a document. */
export interface KnownOffers {
  /** Party and day: another one begins anew. */
  readonly of: string
  readonly partyDiscount: string | null
  readonly items: ReadonlyMap<number, ItemOffers>
}

export const noOffers: KnownOffers = { of: '', partyDiscount: null, items: new Map() }

interface State {
  readonly kind: DocumentKind
  readonly header: Header
  readonly lines: ReadonlyMap<number, Line>
  readonly offers: KnownOffers
}

const keyOf = ({ party, date, currencyCode }: Header) =>
  isCalendarDate(date) && (!currencyCode || currencyCode === 'INR') ? `${party?.id ?? ''} ${date}` : ''

/** Nobody has typed another price or discount. */
export function isAsProposed(line: Line): boolean {
  const { proposed, unitPrice, discountPercent, discountAmount } = line
  if (!proposed) return false
  const { said } = proposed
  return (
    unitPrice === (said.unitPrice ?? '') &&
    discountPercent === (said.discountPercent ?? '') &&
    !discountAmount
  )
}

/** The line with what is proposed for its quantity and unit now. */
export function withProposal(line: Line, state: Pick<State, 'kind' | 'header' | 'offers'>): Line {
  const { proposed, itemId } = line
  if (!proposed || itemId === undefined) return line
  const { kind, header, offers } = state
  const side = documentKinds[kind].side
  const isOn = offers.of !== '' && offers.of === keyOf(header)
  const found = isOn ? offers.items.get(itemId) : undefined
  const said = proposePrice(found?.offers ?? [], {
    side,
    date: isCalendarDate(header.date) ? header.date : undefined,
    quantity: line.quantity,
    factor: line.units?.isSecond ? line.units.rate : undefined,
    item: { ...proposed.item, mrp: found?.mrp, taxRate: line.taxRate },
    partyDiscount: side === 'sale' && isOn ? offers.partyDiscount : undefined,
  })
  const wasFree = proposed.said.freeQuantity ?? ''
  return {
    ...line,
    unitPrice: said.unitPrice ?? '',
    priceIncludesTax: said.priceIncludesTax,
    discountPercent: said.discountPercent ?? '',
    ...((line.freeQuantity ?? '') === wasFree ? { freeQuantity: said.freeQuantity ?? '' } : {}),
    proposed: { item: proposed.item, said, isKnown: found !== undefined },
  }
}

/** Items of lines that price lists were not read for yet. */
function missing({ header, lines, offers }: State): { key: string; itemIds: number[] } {
  const key = keyOf(header)
  if (key === '') return { key, itemIds: [] }
  const known = offers.of === key ? offers.items : new Map()
  const itemIds = [...lines.values()].flatMap(({ proposed, itemId }) =>
    proposed && itemId !== undefined && !known.has(itemId) ? itemId : [],
  )
  return { key, itemIds: [...new Set(itemIds)].slice(0, 1000) }
}

interface OfferStore {
  readonly getState: () => State
  readonly setState: (change: { offers: KnownOffers; lines: ReadonlyMap<number, Line> }) => void
}

const asking = new WeakMap<OfferStore, Promise<void>>()

/** Reads price lists for lines that need them, all at once; what nobody has typed over follows. */
export function askOffers(store: OfferStore, changed: () => void): Promise<void> {
  if (!isAutomatic('AutoItemPrice')) return Promise.resolve()
  const running = asking.get(store)
  if (running) return running
  const work = Promise.resolve()
    .then(() => readOffers(store, changed))
    // The server proposes when it saves.
    .catch(() => undefined)
    .finally(() => asking.delete(store))
  asking.set(store, work)
  return work
}

async function readOffers(store: OfferStore, changed: () => void): Promise<void> {
  for (;;) {
    const before = store.getState()
    const { key, itemIds } = missing(before)
    if (itemIds.length === 0) return
    const { party, date } = before.header
    const { partyDiscount, items } = await call(
      'priceList.offers',
      {
        side: documentKinds[before.kind].side === 'sale' ? 'Sale' : 'Purchase',
        ...(party ? { partyId: party.id } : {}),
        date,
        itemIds,
      },
      { quiet: true },
    )
    const now = store.getState()
    if (keyOf(now.header) !== key) continue
    const known = now.offers.of === key ? now.offers.items : new Map<number, ItemOffers>()
    const offers: KnownOffers = {
      of: key,
      partyDiscount,
      items: new Map([
        ...known,
        // One that is not answered is asked for once.
        ...itemIds.map((itemId): [number, ItemOffers] => [itemId, { itemId, mrp: null, offers: [] }]),
        ...items.map((item): [number, ItemOffers] => [item.itemId, item]),
      ]),
    }
    const state = { ...now, offers }
    const lines = new Map(
      [...now.lines].map(
        ([at, line]) => [at, isAsProposed(line) ? withProposal(line, state) : line] as const,
      ),
    )
    store.setState({ offers, lines })
    changed()
  }
}

/** As it is sent: a price that price lists were not read for is left to the server, which proposes by the same rule. */
export function withoutGuess<L extends Line>(line: L): Omit<L, 'proposed'> {
  const { proposed, ...rest } = line
  if (!proposed || proposed.isKnown || !isAsProposed(line) || !isAutomatic('AutoItemPrice')) return rest
  const { unitPrice: _price, discountPercent: _discount, priceIncludesTax: _tax, ...open } = rest
  return open as unknown as Omit<L, 'proposed'>
}

/** One more of what is sold: the quantity of a line added to. */
export const more = (quantity: string, by: string): string =>
  Decimal.of(quantity || '0')
    .add(by)
    .toPlain()
