import type { AnyBody } from '../call-helpers.ts'
import { seeded } from './sequences.ts'
import type { Place } from './sequences.ts'
import { worthByHand } from './stock-worth.ts'
import type { HandMovement } from './stock-worth.ts'
import { amountOf, paiseOf } from './trader.ts'

interface Market extends Pick<Place, 'send' | 'proved' | 'entityId'> {
  readonly customerId: number
  readonly supplierId: number
}

type Kind = 'purchaseBill' | 'salesInvoice' | 'outwardNote' | 'inwardNote' | 'adjustment'

/** A document or a correction that moves an item; `turn` is its place in the order of issue, which a change leaves. */
interface Moving {
  readonly id: number
  readonly kind: Kind
  readonly turn: number
  readonly day: string
  readonly itemId: number
  readonly quantity: number
  readonly price: string
  readonly paper?: object
  /** Of a note: what it takes back. */
  readonly source?: number
  /** A correction that says what was found is worth. */
  readonly value?: string
  readonly isLive: boolean
}

const first = '2026-09-01'
const last = '2026-11-20'
const dayAfter = (days: number) => new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10)
const span = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000)

/**
 * Buys, sells, takes back, finds and loses goods of two items in steps that chance chooses, on days in any order, and changes and cancels
 * what was written before, where nothing may fall below nothing. Each step must be refused exactly where a day would end with less than
 * nothing; quantity and value, by the average and by first in, first out, must be what all that is live comes to at any day, added up anew.
 * Gives what is wrong then, with all steps.
 */
export async function runStockSequence(
  { send, proved = async () => [], entityId, customerId, supplierId }: Market,
  { seed, length }: { readonly seed: number; readonly length: number },
): Promise<readonly string[]> {
  const random = seeded(seed)
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const steps: string[] = []
  const wrong: string[] = []
  const moving = new Map<number, Moving>()
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
  const items: number[] = []
  for (const name of ['one', 'other'])
    items.push(
      (
        await must('item.save', {
          name: `Sequence ${seed} ${name} ${Math.floor(random() * 1e9)}`,
          supply: 'Goods',
          hsn: '73181500',
          uqc: 'NOS',
          taxRate: '18',
        })
      ).id,
    )

  const live = () => [...moving.values()].filter(({ isLive }) => isLive)
  /** A day would end with less than nothing of an item. */
  const isShort = (list: readonly Moving[]) =>
    items.some((itemId) => {
      const own = inOrder(list.filter((one) => one.itemId === itemId))
      let there = 0
      return own.some((one, index) => {
        there += signOf(one) * one.quantity
        return there < 0 && own[index + 1]?.day !== one.day
      })
    })
  /** Whether the answer is the one that the stock asks for; where it was accepted, what is there now. */
  const judge = (what: string, isDone: boolean, after: Moving, body: unknown) => {
    const others = live().filter(({ id, kind }) => id !== after.id || kind !== after.kind)
    const isRefused = isShort(after.isLive ? [...others, after] : others)
    if (isDone === isRefused)
      wrong.push(`${what} was ${isDone ? 'accepted' : `refused: ${JSON.stringify(body)}`}`)
    if (isDone) moving.set(keyOf(after), after)
  }
  const keyOf = ({ kind, id }: Moving) => (kind === 'adjustment' ? -id : id)

  const bodyOf = (one: Moving) => ({
    entityId,
    partyId: one.kind === 'purchaseBill' ? supplierId : customerId,
    date: one.day,
    status: 'Active',
    roundOff: false,
    ...one.paper,
    lines: [{ itemId: one.itemId, quantity: String(one.quantity), unitPrice: one.price }],
  })
  const fresh = (kind: Kind): Moving => ({
    id: 0,
    kind,
    turn: ++turn,
    day: dayAfter(Math.floor(random() * (span + 1))),
    itemId: pick(items)!,
    quantity: upTo(kind === 'purchaseBill' ? 20 : 9),
    price: `${upTo(90)}.${String(upTo(99)).padStart(2, '0')}`,
    isLive: true,
  })

  async function trade(kind: 'purchaseBill' | 'salesInvoice') {
    const made = fresh(kind)
    const paper = { supplierNumber: `S/${seed}/${turn}/${upTo(1e9)}`, supplierDate: made.day }
    const one = kind === 'purchaseBill' ? { ...made, paper } : made
    const { isDone, body } = await call(`${kind}.save`, bodyOf(one))
    judge(`${kind} of ${one.quantity} on ${one.day}`, isDone, { ...one, id: isDone ? body.id : 0 }, body)
  }

  const isNoted = ({ id }: Moving) => live().some(({ source }) => source === id)
  const changeable = () =>
    live().filter((one) => (one.kind === 'purchaseBill' || one.kind === 'salesInvoice') && !isNoted(one))

  async function change() {
    const before = pick(changeable())
    if (!before) return
    const { version } = await must(`${before.kind}.detail`, { id: String(before.id) })
    const { day, itemId, quantity } = fresh(before.kind)
    const after = {
      ...before,
      quantity,
      ...(random() < 0.5 ? { itemId } : {}),
      ...(random() < 0.5
        ? { day, ...(before.paper ? { paper: { ...before.paper, supplierDate: day } } : {}) }
        : {}),
    }
    const sent = { ...bodyOf(after), id: before.id, version }
    const { isDone, body } = await call(`${before.kind}.save`, sent)
    judge(`a change of ${before.kind} ${before.id}`, isDone, after, body)
  }

  async function cancel() {
    const before = pick(live().filter((one) => !isNoted(one)))
    if (!before) return
    const name = before.kind === 'adjustment' ? 'stockEntry.cancel' : `${before.kind}.cancel`
    const reason = {
      adjustment: 'Wrong count',
      outwardNote: 'Duplicate',
      inwardNote: 'Duplicate',
      salesInvoice: 'Data Entry Mistake',
      purchaseBill: 'Data Entry Mistake',
    }[before.kind]
    const { body } = await call(name, { ids: [before.id], reason })
    const isDone = Boolean(body.done?.includes(before.id))
    judge(`cancelling ${before.kind} ${before.id}`, isDone, { ...before, isLive: false }, body)
  }

  async function takeBack() {
    const source = pick(changeable())
    if (!source) return
    const kind = source.kind === 'salesInvoice' ? 'outwardNote' : 'inwardNote'
    const made = fresh(kind)
    const one = {
      ...made,
      itemId: source.itemId,
      price: source.price,
      quantity: Math.min(made.quantity, source.quantity),
      day: made.day < source.day ? last : made.day,
      source: source.id,
    }
    const { isDone, body } = await call(`${kind}.save`, {
      ...bodyOf(one),
      partyId: kind === 'inwardNote' ? supplierId : customerId,
      ...(kind === 'inwardNote' ? { supplierNumber: `N/${turn}/${upTo(1e9)}`, supplierDate: one.day } : {}),
      noteType: kind === 'outwardNote' ? 'Credit' : 'Debit',
      reason: kind === 'outwardNote' ? 'Sales Return' : 'Purchase Return',
      precedingDocuments: [{ documentId: source.id }],
      lines: [{ sourceLine: { documentId: source.id, lineNumber: 1 }, quantity: String(one.quantity) }],
    })
    judge(`a return of ${source.kind} ${source.id}`, isDone, { ...one, id: isDone ? body.id : 0 }, body)
  }

  async function correct() {
    const made = fresh('adjustment')
    const quantity = random() < 0.5 ? made.quantity : -made.quantity
    const value = quantity > 0 && random() < 0.5 ? made.price : undefined
    const { isDone, body } = await call('inventory.saveStockAdjustment', {
      entityId,
      date: made.day,
      reason: 'Count',
      lines: [{ itemId: made.itemId, quantity: String(quantity), ...(value ? { value } : {}) }],
    })
    const one = { ...made, quantity, ...(value ? { value } : {}), id: isDone ? body.id : 0 }
    judge(`a correction of ${quantity} on ${made.day}`, isDone, one, body)
  }

  const compare = async (method: 'WeightedAverage' | 'Fifo', toDate: string | undefined) => {
    const reply = await must('inventory.search', {
      entityIds: [entityId],
      itemIds: items,
      groupBy: 'item',
      size: 30,
      ...(toDate ? { toDate } : {}),
    })
    for (const itemId of items) {
      const row = (reply.records as AnyBody[]).find((one) => one.itemId === itemId)
      const own = live().filter((one) => one.itemId === itemId && (!toDate || one.day <= toDate))
      const [quantity, paise] = worthByHand(method === 'Fifo', inOrder(own).map(movementOf))
      const wanted = [quantity, amountOf(paise)]
      const said = row ? [row.closing, row.value] : ['0', '0.00']
      if (said.join() !== wanted.join())
        wrong.push(
          `item ${itemId} until ${toDate ?? 'now'}, ${method}: said ${said.join(' worth ')}, wanted ${wanted.join(' worth ')}`,
        )
    }
  }

  const chances = [
    ...Array.from({ length: 6 }, () => () => trade('purchaseBill')),
    ...Array.from({ length: 7 }, () => () => trade('salesInvoice')),
    ...Array.from({ length: 4 }, () => change),
    ...Array.from({ length: 3 }, () => cancel),
    ...Array.from({ length: 3 }, () => takeBack),
    ...Array.from({ length: 2 }, () => correct),
  ]
  for (let step = 1; step <= length && wrong.length === 0; step++) {
    await pick(chances)!()
    if (step % 10 === 0 || step === length)
      await compare('WeightedAverage', random() < 0.5 ? undefined : dayAfter(upTo(span)))
  }
  for (const method of ['Fifo', 'WeightedAverage'] as const) {
    await set({ StockValuation: method })
    for (const days of [span, 60, 30, 10]) await compare(method, dayAfter(days))
    await compare(method, undefined)
  }
  wrong.push(...(await proved()))
  return wrong.length === 0 ? [] : [`stock, seed ${seed}`, ...wrong, ...steps]
}

const inOrder = (list: readonly Moving[]): Moving[] =>
  list.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : one.turn - other.turn))

const signOf = ({ kind }: Moving) => (kind === 'salesInvoice' || kind === 'inwardNote' ? -1 : 1)

function movementOf(one: Moving): HandMovement {
  const quantity = Math.abs(one.quantity)
  const paise = paiseOf(one.price) * quantity
  if (one.kind === 'purchaseBill') return { sort: 'receipt', quantity, paise }
  if (one.kind === 'inwardNote') return { sort: 'receiptReturn', quantity, paise }
  if (one.value) return { sort: 'receipt', quantity, paise: paiseOf(one.value) }
  const comesBack = one.kind === 'outwardNote' || (one.kind === 'adjustment' && one.quantity > 0)
  return { sort: comesBack ? 'issueReturn' : 'issue', quantity, paise: 0 }
}
