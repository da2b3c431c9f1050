import type { AnyBody } from '../call-helpers.ts'
import { seeded } from './sequences.ts'
import type { Place } from './sequences.ts'
import { worthByHand } from './stock-worth.ts'
import type { HandMovement } from './stock-worth.ts'
import { paiseOf } from './trader.ts'

interface Market extends Pick<Place, 'send' | 'proved' | 'entityId'> {
  readonly customerId: number
  readonly supplierId: number
  readonly godownId: number
}

type Kind = 'bill' | 'sale' | 'adjustment' | 'transfer' | 'challan' | 'invoice'

/** A paper that moves goods of one item and batch; what a challan sent comes back, or is invoiced. */
interface Paper {
  readonly id: number
  readonly kind: Kind
  readonly turn: number
  readonly day: string
  readonly itemId: number
  readonly batch: string
  readonly placeId: number
  readonly quantity: number
  readonly price: string
  /** Of a transfer: where to. */
  readonly toId?: number
  /** Of a challan: goods that stay ours, with the customer. */
  readonly isLent?: boolean
  readonly back?: { readonly day: string; readonly quantity: number }
  /** Of an invoice: the challan. */
  readonly sent?: Paper
  readonly isLive: boolean
}

/** So much comes to, or leaves, a place or a customer who has goods of ours. */
interface Move {
  readonly key: string
  readonly itemId: number
  readonly day: string
  readonly turn: number
  readonly quantity: number
  /** Absent: the goods stay ours, at another place. */
  readonly sort?: HandMovement['sort']
  readonly paise?: number
}

const first = '2026-10-01'
const last = '2026-11-20'
const span = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000)
const dayAfter = (days: number) => new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10)

/**
 * Buys, sells, moves between a shop and its godown, sends with challans for supply or on approval, takes back and invoices what was sent, finds,
 * loses and cancels, of an item without batches and one with two, on days in any order, where nothing may fall below nothing. What is there of each
 * item, place, batch and holder, and its worth by both valuations, must be what all that is live comes to, added up anew; and what was refused must
 * have been short. Gives what is wrong then, with all steps.
 */
export async function runPlacesSequence(
  { send, proved = async () => [], entityId, customerId, supplierId, godownId }: Market,
  { seed, length }: { readonly seed: number; readonly length: number },
): Promise<{ readonly wrong: readonly string[]; readonly done: ReadonlySet<string> }> {
  const random = seeded(seed)
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const steps: string[] = []
  const wrong: string[] = []
  const done = new Set<string>()
  const papers = new Map<string, Paper>()
  let turn = 0

  const call = async (name: string, input: object) => {
    const { status, body } = await send(name, input)
    steps.push(`${status} ${name} ${JSON.stringify(input)}`)
    return { isDone: status === 200 || status === 207, body }
  }
  const must = async (name: string, input: object): Promise<AnyBody> => {
    const { isDone, body } = await call(name, input)
    if (!isDone) throw new Error(`${name}: ${JSON.stringify(body)}\n${steps.join('\n')}`)
    return body
  }
  const set = (more: Record<string, string | boolean>) =>
    must('setting.update', {
      entityId,
      settings: Object.entries(more).map(([name, value]) => ({ name, value })),
    })
  await set({
    EnableStockInventory: true,
    StockSince: first,
    NegativeStock: 'Refuse',
    StockValuation: 'WeightedAverage',
  })
  const itemOf = async (name: string, hasBatches: boolean): Promise<number> =>
    (
      await must('item.save', {
        name: `Places ${seed} ${name}`,
        supply: 'Goods',
        hsn: '73181500',
        uqc: 'NOS',
        taxRate: '18',
        hasBatches,
      })
    ).id
  const plain = await itemOf('plain', false)
  const batched = await itemOf('batched', true)
  const items = [plain, batched]

  const live = () => [...papers.values()].filter(({ isLive }) => isLive)
  /** A day would end with less than nothing somewhere. */
  const isShort = (list: readonly Paper[]) => {
    const moves = list.flatMap(movesOf)
    return [...new Set(moves.map(({ key }) => key))].some((key) => {
      const own = inOrder(moves.filter((one) => one.key === key))
      let there = 0
      return own.some((one, index) => {
        there += one.quantity
        return there < 0 && own[index + 1]?.day !== one.day
      })
    })
  }
  const judge = (what: string, isDone: boolean, after: Paper, body: unknown) => {
    const others = live().filter((one) => keyOf(one) !== keyOf(after))
    const isRefused = isShort(after.isLive ? [...others, after] : others)
    if (isDone === isRefused)
      wrong.push(`${what} was ${isDone ? 'accepted' : `refused: ${JSON.stringify(body)}`}`)
    if (!isDone) return
    papers.set(keyOf(after), after)
    done.add(what)
  }

  const fresh = (kind: Kind): Paper => {
    const itemId = pick(items)!
    return {
      id: 0,
      kind,
      turn: ++turn,
      day: dayAfter(Math.floor(random() * (span + 1))),
      itemId,
      batch: itemId === batched ? pick(['B1', 'B2'])! : '',
      placeId: pick([entityId, godownId])!,
      quantity: upTo(kind === 'bill' ? 20 : 8),
      price: `${upTo(90)}.${String(upTo(99)).padStart(2, '0')}`,
      isLive: true,
    }
  }
  const lineOf = ({ itemId, batch, quantity }: Paper) => ({
    itemId,
    quantity: String(quantity),
    ...(batch ? { batch } : {}),
  })
  const document = (one: Paper, more: object = {}) => ({
    entityId,
    ...(one.placeId === godownId ? { childEntityId: godownId } : {}),
    partyId: one.kind === 'bill' ? supplierId : customerId,
    date: one.day,
    status: 'Active',
    roundOff: false,
    lines: [{ ...lineOf(one), unitPrice: one.price }],
    ...more,
  })
  const made = async (what: string, name: string, one: Paper, input: object) => {
    const { isDone, body } = await call(name, input)
    judge(what, isDone, { ...one, id: isDone ? body.id : 0 }, body)
  }

  const buy = async () => {
    const one = fresh('bill')
    const paper = { supplierNumber: `P/${seed}/${turn}`, supplierDate: one.day }
    await made('bill', 'purchaseBill.save', one, document(one, paper))
  }
  const sell = async () => {
    const one = fresh('sale')
    await made('sale', 'salesInvoice.save', one, document(one))
  }
  const correct = async () => {
    const one = { ...fresh('adjustment') }
    const moved = random() < 0.4 ? one : { ...one, quantity: -one.quantity }
    await made('adjustment', 'inventory.saveStockAdjustment', moved, {
      entityId,
      date: one.day,
      reason: 'Count',
      lines: [{ ...lineOf(moved), locationId: one.placeId }],
    })
  }
  const transfer = async () => {
    const from = fresh('transfer')
    const one = { ...from, toId: from.placeId === entityId ? godownId : entityId }
    await made('transfer', 'inventory.saveStockTransfer', one, {
      entityId,
      date: one.day,
      fromLocationId: one.placeId,
      toLocationId: one.toId,
      lines: [lineOf(one)],
    })
  }
  const dispatch = async () => {
    const one = { ...fresh('challan'), isLent: random() < 0.5 }
    const purpose = one.isLent ? 'OnApproval' : 'Supply'
    await made(`challan ${purpose}`, 'deliveryChallan.save', one, document(one, { purpose }))
  }
  const isInvoiced = (one: Paper) => live().some(({ sent }) => sent?.id === one.id)
  const open = () => live().filter((one) => one.kind === 'challan' && !one.back && !isInvoiced(one))
  const takeBack = async () => {
    const one = pick(open())
    if (!one) return
    const back = { day: random() < 0.5 ? one.day : last, quantity: upTo(one.quantity) }
    const lines = [{ lineNumber: 1, quantity: String(back.quantity) }]
    const { isDone, body } = await call('deliveryChallan.markReturned', { id: one.id, date: back.day, lines })
    judge('goods that came back', isDone, { ...one, back }, body)
  }
  const invoice = async () => {
    const sent = pick(
      live().filter(
        (one) => one.kind === 'challan' && one.quantity > (one.back?.quantity ?? 0) && !isInvoiced(one),
      ),
    )
    if (!sent) return
    const quantity = sent.quantity - (sent.back?.quantity ?? 0)
    const one: Paper = { ...fresh('invoice'), ...pickOf(sent), quantity, day: last, sent }
    const line = {
      sourceLine: { documentId: sent.id, lineNumber: 1 },
      quantity: String(quantity),
      unitPrice: sent.price,
    }
    await made(
      'invoice of a challan',
      'salesInvoice.save',
      one,
      document(one, { sourceDocuments: [{ documentId: sent.id }], lines: [{ ...lineOf(one), ...line }] }),
    )
  }
  const cancel = async () => {
    const before = pick(live().filter((one) => one.kind !== 'challan' || (!one.back && !isInvoiced(one))))
    if (!before) return
    const name = {
      bill: 'purchaseBill.cancel',
      sale: 'salesInvoice.cancel',
      invoice: 'salesInvoice.cancel',
      challan: 'deliveryChallan.cancel',
      adjustment: 'stockEntry.cancel',
      transfer: 'stockEntry.cancel',
    }[before.kind]
    const { body } = await call(name, { ids: [before.id], reason: 'Data Entry Mistake' })
    const isDone = Boolean(body.done?.includes(before.id))
    judge(`a cancelled ${before.kind}`, isDone, { ...before, isLive: false }, body)
  }

  const compare = async (isFifo: boolean, toDate: string | undefined) => {
    const asked = { entityIds: [entityId], itemIds: items, size: 100, ...(toDate ? { toDate } : {}) }
    const moves = live()
      .flatMap(movesOf)
      .filter(({ day }) => !toDate || day <= toDate)
    const there = new Map<string, number>()
    for (const { key, quantity } of moves) there.set(key, (there.get(key) ?? 0) + quantity)
    const { records } = await must('inventory.search', { ...asked, groupBy: 'batch' })
    const at = `until ${toDate ?? 'now'}`
    const listed = (list: readonly (readonly [string, number])[]) =>
      list
        .flatMap(([key, quantity]) => (quantity === 0 ? [] : `${key} ${quantity}`))
        .toSorted()
        .join('; ')
    const said = listed(
      (records as AnyBody[]).map((row) => [
        row.holderId === null ? keyAt(row.itemId, row.locationId, row.batch) : heldKey(row.itemId, row.batch),
        Number(row.closing),
      ]),
    )
    if (said !== listed([...there])) wrong.push(`${at}: said ${said}, wanted ${listed([...there])}`)
    const { records: byItem } = await must('inventory.search', { ...asked, groupBy: 'item' })
    for (const itemId of items) {
      const rows = (byItem as AnyBody[]).filter((row) => row.itemId === itemId)
      const paise = rows.reduce((sum, { value }) => sum + paiseOf(value), 0)
      const own = inOrder(moves.filter((one) => one.itemId === itemId)).flatMap(
        ({ sort, quantity, paise: cost = 0 }) =>
          sort ? [{ sort, quantity: Math.abs(quantity), paise: cost }] : [],
      )
      const wanted = worthByHand(isFifo, own)[1]
      // Goods that others have are a row of their own, each rounded.
      if (Math.abs(paise - wanted) > Math.max(rows.length - 1, 0))
        wrong.push(
          `item ${itemId} ${at}, ${isFifo ? 'Fifo' : 'average'}: said ${paise} paise, wanted ${wanted}`,
        )
    }
  }

  const chances = [
    buy,
    buy,
    buy,
    sell,
    sell,
    transfer,
    transfer,
    dispatch,
    dispatch,
    takeBack,
    invoice,
    correct,
    cancel,
  ]
  for (let step = 1; step <= length && wrong.length === 0; step++) {
    await pick(chances)!()
    if (step % 15 === 0) await compare(false, random() < 0.5 ? undefined : dayAfter(upTo(span)))
  }
  for (const method of ['Fifo', 'WeightedAverage'] as const) {
    await set({ StockValuation: method })
    for (const toDate of [dayAfter(20), dayAfter(40), undefined]) await compare(method === 'Fifo', toDate)
  }
  wrong.push(...(await proved()))
  return { wrong: wrong.length === 0 ? [] : [`places, seed ${seed}`, ...wrong, ...steps], done }
}

const keyOf = ({ kind, id }: Paper) =>
  `${kind === 'adjustment' || kind === 'transfer' ? 'entry' : 'document'} ${id}`
const keyAt = (itemId: number, placeId: number, batch: string) => `${itemId} at ${placeId} ${batch}`
const heldKey = (itemId: number, batch: string) => `${itemId} with the customer ${batch}`
const pickOf = ({ itemId, batch, placeId, price }: Paper) => ({ itemId, batch, placeId, price })

const inOrder = (list: readonly Move[]): Move[] =>
  list.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : one.turn - other.turn))

/** What a paper moves, as one would write it down. */
function movesOf(paper: Paper): Move[] {
  const { kind, itemId, batch, placeId, quantity, day, turn, price, toId, isLent, back, sent } = paper
  const at = (place: number, moved: number, sort?: HandMovement['sort'], more: Partial<Move> = {}): Move => ({
    key: keyAt(itemId, place, batch),
    itemId,
    day,
    turn,
    quantity: moved,
    ...(sort ? { sort } : {}),
    ...more,
  })
  const held = (moved: number, sort?: HandMovement['sort'], more: Partial<Move> = {}): Move => ({
    ...at(0, moved, sort, more),
    key: heldKey(itemId, batch),
  })
  switch (kind) {
    case 'bill':
      return [at(placeId, quantity, 'receipt', { paise: paiseOf(price) * quantity })]
    case 'sale':
      return [at(placeId, -quantity, 'issue')]
    case 'adjustment':
      return [at(placeId, quantity, quantity > 0 ? 'issueReturn' : 'issue')]
    case 'transfer':
      return [at(placeId, -quantity), at(toId!, quantity)]
    case 'challan': {
      const came = back
        ? [at(placeId, back.quantity, isLent ? undefined : 'issueReturn', { day: back.day })]
        : []
      if (!isLent) return [at(placeId, -quantity, 'issue'), ...came]
      return [
        at(placeId, -quantity),
        held(quantity),
        ...came,
        ...(back ? [held(-back.quantity, undefined, { day: back.day })] : []),
      ]
    }
    case 'invoice':
      return sent!.isLent ? [held(-quantity, 'issue')] : []
  }
}
