import { Decimal, divideRounded, powerOfTen } from '../num/decimal.ts'
import { stockDecimals } from './movements.ts'
import type { MovementSort, StockValuation } from './movements.ts'

/** A movement of one item at one GSTIN, in the order of days and, within a day, of entry. Transfers have no part in it. */
export interface ValuedMovement {
  readonly sort: Exclude<MovementSort, 'transferIn' | 'transferOut'>
  /** In the first unit of the item; what leaves is negative. A receipt without a quantity changes the value alone. */
  readonly quantity: string
  /** Of a receipt its cost, of a return of a receipt what it lowers the cost by (negative). Others have none. */
  readonly value: string
}

export interface StockWorth {
  readonly quantity: string
  /** In rupees and paise; negative where more was sold than was there. */
  readonly value: string
}

export interface Valued extends StockWorth {
  /** What each movement put in (positive) or took out (negative), in the order of the movements. */
  readonly costs: readonly string[]
  /** First in, first out: what is there of each receipt, the oldest first. */
  readonly layers?: readonly StockWorth[]
  /** Where the valuation of later movements begins. */
  readonly state: StockState
}

/** What valuing has come to after some movements: whole numbers as text, millionths of the unit and paise. */
export interface StockState {
  readonly quantity: string
  readonly worth: string
  readonly known: readonly [quantity: string, value: string]
  /** First in, first out: the oldest first. */
  readonly layers?: readonly (readonly [quantity: string, value: string])[]
}

/**
 * Values the stock of an item after all movements given: by the average of what is there, computed anew with each receipt,
 * or first in, first out (AS-2, paragraph 16). What is sold before it is there leaves at the last known cost; the receipt
 * that covers it has the rest at its own cost, so that no later average bears the difference. Values are whole paise: what
 * leaves last takes all that is left. With a state, movements go on where another valuation by the same method ended.
 *
 * @example
 * valueStock('WeightedAverage', [
 *   { sort: 'receipt', quantity: '100', value: '900' },
 *   { sort: 'receipt', quantity: '50', value: '600' },
 *   { sort: 'issue', quantity: '-30', value: '0' },
 * ]) // { quantity: '120', value: '1200.00', costs: ['900.00', '600.00', '-300.00'] }
 */
export function valueStock(
  method: StockValuation,
  movements: readonly ValuedMovement[],
  before?: StockState,
): Valued {
  const stock = method === 'Fifo' ? new Layers(before) : new Average(before)
  const costs = movements.map((movement) => paiseText(stock.move(movement)))
  return {
    quantity: quantityText(stock.quantity),
    value: paiseText(stock.value),
    costs,
    ...(stock instanceof Layers ? { layers: stock.remaining() } : {}),
    state: stock.state(),
  }
}

/** How goods are valued: one way, or one way until a day and the other from then on. */
export interface ValuationPlan {
  readonly method: StockValuation
  readonly otherFrom: string | null
}

/** A movement with its day, which a plan of two valuations asks for. */
export interface DatedMovement extends ValuedMovement {
  readonly day?: string
}

const other = { WeightedAverage: 'Fifo', Fifo: 'WeightedAverage' } as const

export const methodOn = ({ method, otherFrom }: ValuationPlan, day: string): StockValuation =>
  otherFrom !== null && day >= otherFrom ? other[method] : method

/** The first day whose valuation differs between two plans; '' is the first of all days. Undefined: none. */
export const firstDifference = (one: ValuationPlan, two: ValuationPlan): string | undefined =>
  ['', one.otherFrom ?? '', two.otherFrom ?? '']
    .toSorted()
    .find((day) => methodOn(one, day) !== methodOn(two, day))

/**
 * Values movements by a plan, from the state at the end of a day where there is one. What is there when the other valuation begins continues at its
 * value: days before are as they were.
 */
export function valueByPlan(
  plan: ValuationPlan,
  movements: readonly DatedMovement[],
  before?: { readonly day: string; readonly state: StockState },
): Valued {
  const { method, otherFrom } = plan
  if (otherFrom === null) return valueStock(method, movements, before?.state)
  const at = movements.findIndex(({ day }) => day! >= otherFrom)
  const [first, rest] = at < 0 ? [movements, []] : [movements.slice(0, at), movements.slice(at)]
  const begins = valueStock(methodOn(plan, first[0]?.day ?? before?.day ?? ''), first, before?.state)
  if (rest.length === 0) return begins
  const ends = valueStock(methodOn(plan, rest[0]!.day!), rest, begins.state)
  return { ...ends, costs: [...begins.costs, ...ends.costs] }
}

const scaled = (text: string, decimals: number): bigint => {
  const { int, scale } = Decimal.of(text).round(decimals)
  return int * powerOfTen(decimals - scale)
}
const quantityOf = (text: string) => scaled(text, stockDecimals)
const paiseOf = (text: string) => scaled(text, 2)
const paiseText = (paise: bigint) => Decimal.make(paise, 2).toFixed(2)
const quantityText = (quantity: bigint) => Decimal.make(quantity, stockDecimals).toPlain()

/** So much of a value as belongs to a part of its quantity. */
const share = (value: bigint, part: bigint, whole: bigint) =>
  part === whole ? value : divideRounded(value * part, whole)
const least = (one: bigint, other: bigint) => (one < other ? one : other)

/** What both ways of valuing have in common: quantity, and what is done while it is below nothing. */
abstract class Stock {
  /** In millionths of the unit. */
  quantity: bigint
  /** Of what is there. */
  protected worth: bigint
  /** The cost known last, as a value of a quantity. */
  protected known: Layer

  constructor(before?: StockState) {
    this.quantity = BigInt(before?.quantity ?? 0)
    this.worth = BigInt(before?.worth ?? 0)
    this.known = layerOf(before?.known ?? ['0', '0'])
  }

  get value(): bigint {
    return this.quantity < 0n ? this.debt : this.worth
  }

  state(): StockState {
    return { quantity: String(this.quantity), worth: String(this.worth), known: packed(this.known) }
  }

  protected abstract put(layer: Layer): void
  protected abstract take(quantity: bigint): bigint
  protected abstract putBack(layer: Layer): void
  protected abstract takeReceived(layer: Layer): bigint
  protected abstract revalue(value: bigint): void

  /** The paise that a movement puts in or takes out. */
  move({ sort, quantity: text, value: worth }: ValuedMovement): bigint {
    const before = this.value
    const quantity = quantityOf(text)
    if (quantity > 0n) this.enter(sort, quantity, paiseOf(worth))
    else if (quantity < 0n) this.leave(sort, -quantity, -paiseOf(worth))
    else this.revalue(paiseOf(worth))
    return this.value - before
  }

  private enter(sort: ValuedMovement['sort'], quantity: bigint, worth: bigint): void {
    const value = sort === 'receipt' ? worth : this.costOf(quantity)
    const missing = this.quantity < 0n ? least(-this.quantity, quantity) : 0n
    const rest = { quantity: quantity - missing, value: share(value, quantity - missing, quantity) }
    this.quantity += quantity
    if (sort === 'receipt') this.known = { quantity, value }
    if (rest.quantity === 0n) return
    if (sort === 'receipt') this.put(rest)
    else this.putBack(rest)
  }

  private leave(sort: ValuedMovement['sort'], quantity: bigint, worth: bigint): void {
    const there = this.quantity > 0n ? least(this.quantity, quantity) : 0n
    if (there > 0n) {
      const value =
        sort === 'receiptReturn'
          ? this.takeReceived({ quantity: there, value: share(worth, there, quantity) })
          : this.take(there)
      if (sort !== 'receiptReturn') this.known = { quantity: there, value }
    }
    this.quantity -= quantity
  }

  protected costOf = (quantity: bigint): bigint =>
    this.known.quantity === 0n ? 0n : share(this.known.value, quantity, this.known.quantity)

  /** What is missing, at the cost known last. */
  protected get debt(): bigint {
    return this.quantity < 0n ? -this.costOf(-this.quantity) : 0n
  }
}

interface Layer {
  readonly quantity: bigint
  readonly value: bigint
}

const layerOf = ([quantity, value]: readonly [string, string]): Layer => ({
  quantity: BigInt(quantity),
  value: BigInt(value),
})
const packed = ({ quantity, value }: Layer) => [String(quantity), String(value)] as const

/** All that is there has one cost. */
class Average extends Stock {
  protected put({ value }: Layer): void {
    this.worth += value
  }

  protected putBack(layer: Layer): void {
    this.put(layer)
  }

  protected take(quantity: bigint): bigint {
    const value = share(this.worth, quantity, this.quantity)
    this.worth -= value
    return value
  }

  protected takeReceived({ quantity, value }: Layer): bigint {
    const taken = quantity === this.quantity ? this.worth : least(value, this.worth)
    this.worth -= taken
    return taken
  }

  protected revalue(value: bigint): void {
    if (this.quantity > 0n) this.worth = this.worth + value < 0n ? 0n : this.worth + value
  }
}

/** Each receipt keeps its cost; the oldest leaves first. */
class Layers extends Stock {
  /** Oldest first, from `first` on: those before it are used up. */
  private layers: Layer[]
  private first = 0

  constructor(before?: StockState) {
    super(before)
    // What was valued by its average is one layer.
    this.layers =
      before?.layers?.map(layerOf) ??
      (this.quantity > 0n ? [{ quantity: this.quantity, value: this.worth }] : [])
  }

  override state(): StockState {
    return { ...super.state(), layers: this.layers.slice(this.first).map(packed) }
  }

  remaining(): StockWorth[] {
    return this.layers
      .slice(this.first)
      .map(({ quantity, value }) => ({ quantity: quantityText(quantity), value: paiseText(value) }))
  }

  protected put(layer: Layer): void {
    this.layers.push(layer)
    this.worth += layer.value
  }

  /** What was sold came from the oldest, and is the oldest again. */
  protected putBack(layer: Layer): void {
    if (this.first > 0) this.layers[--this.first] = layer
    else this.layers.unshift(layer)
    this.worth += layer.value
  }

  protected take(quantity: bigint): bigint {
    let [left, value] = [quantity, 0n]
    while (left > 0n) {
      const layer = this.layers[this.first]!
      const part = least(left, layer.quantity)
      const cost = share(layer.value, part, layer.quantity)
      left -= part
      value += cost
      if (part === layer.quantity) this.first++
      else this.layers[this.first] = { quantity: layer.quantity - part, value: layer.value - cost }
    }
    this.worth -= value
    return value
  }

  /** What goes back to a supplier is of what came last. */
  protected takeReceived({ quantity }: Layer): bigint {
    let [left, value] = [quantity, 0n]
    while (left > 0n) {
      const layer = this.layers.pop()!
      const part = least(left, layer.quantity)
      const cost = share(layer.value, part, layer.quantity)
      left -= part
      value += cost
      if (part < layer.quantity)
        this.layers.push({ quantity: layer.quantity - part, value: layer.value - cost })
    }
    this.worth -= value
    return value
  }

  /** A change of value is shared out among what is there by its value. */
  protected revalue(value: bigint): void {
    if (this.quantity <= 0n) return
    const after = this.worth + value < 0n ? 0n : this.worth + value
    let rest = after
    const there = this.layers.slice(this.first)
    this.layers = there.map((layer, index) => {
      const last = index === there.length - 1
      const part = last
        ? rest
        : this.worth > 0n
          ? divideRounded(layer.value * after, this.worth)
          : divideRounded(after * layer.quantity, this.quantity)
      rest -= part
      return { quantity: layer.quantity, value: part }
    })
    this.first = 0
    this.worth = after
  }
}
