import { computeDocument } from '@bahi/domain/tax/compute.ts'
import type { ComputedLine, ComputedTotals, TaxCategory } from '@bahi/domain/tax/types.ts'
import type { SupplyKind } from '@bahi/domain/tax/place-of-supply.ts'
import { create } from 'zustand'
import type { Input, Reply } from '../../../app/api/call-types.ts'

export type InvoiceBody = Input<'salesInvoice.save'>
export type PartyChoice = Reply<'party.pick'>[number]
export type ItemChoice = Reply<'item.pick'>[number]
type Charge = NonNullable<InvoiceBody['charges']>[number]

/** A line as it stands in the grid: all text, as typed. */
export interface Line {
  readonly key: number
  readonly itemId?: number | undefined
  readonly description: string
  readonly hsn: string
  readonly uqc: string
  readonly supply: 'Goods' | 'Services'
  readonly quantity: string
  readonly unitPrice: string
  readonly discountPercent: string
  readonly taxRate: string
  readonly taxCategory: TaxCategory
  readonly priceIncludesTax: boolean
  readonly cessRate?: string | undefined
  readonly cessPerUnit?: string | undefined
  readonly stateCessRate?: string | undefined
}

export interface Header {
  readonly id?: number | undefined
  readonly version?: number | undefined
  readonly entityId: number
  readonly party?: PartyChoice | undefined
  readonly date: string
  readonly dueDate?: string | undefined
  readonly seriesId?: number | undefined
  readonly placeOfSupply?: string | undefined
  readonly placeOfSupplyReason: string
  readonly supplyKind: SupplyKind
  readonly reverseCharge: boolean
  readonly customerPoNumber: string
  readonly remarks: string
  readonly terms: string
  readonly lutNumber: string
  readonly portCode: string
  readonly shippingBillNumber: string
  readonly shippingBillDate: string
  readonly vehicleNumber: string
  readonly transporterName: string
  readonly discountPercent: string
  readonly charges: readonly Charge[]
  readonly roundOff: boolean
  readonly receivedAmount: string
  readonly receivedMode: 'Cash' | 'Cheque' | 'BankTransfer' | 'UPI' | 'Card' | 'Other'
}

export interface Supplier {
  readonly stateCode: string | null
  readonly taxpayerType: string | null
}

interface InvoiceState {
  readonly header: Header
  readonly order: readonly number[]
  readonly lines: ReadonlyMap<number, Line>
  readonly figures: ReadonlyMap<number, ComputedLine>
  readonly totals: ComputedTotals
  readonly supplier: Supplier
  /** What the rule says, as the server last answered. */
  readonly derivedPlace: string | undefined
  readonly problems: ReadonlyMap<string, string>
  readonly isDirty: boolean
}

let nextKey = 1
export const emptyLine = (): Line => ({
  key: nextKey++,
  description: '',
  hsn: '',
  uqc: '',
  supply: 'Goods',
  quantity: '',
  unitPrice: '',
  discountPercent: '',
  taxRate: '',
  taxCategory: 'Taxable',
  priceIncludesTax: false,
})

const noTotals = computeDocument({ supplier: {}, lines: [] }).totals

/** One store a form; each row listens to itself, so that a key costs one row and the totals, not the whole grid. */
export const createInvoiceStore = (header: Header, lines: readonly Line[], supplier: Supplier) =>
  create<InvoiceState>(() => {
    const all = lines.length > 0 ? lines : [emptyLine()]
    return {
      header,
      order: all.map(({ key }) => key),
      lines: new Map(all.map((line) => [line.key, line])),
      figures: new Map(),
      totals: noTotals,
      supplier,
      derivedPlace: undefined,
      problems: new Map(),
      isDirty: false,
    }
  })
export type InvoiceStore = ReturnType<typeof createInvoiceStore>

export function setHeader(store: InvoiceStore, change: Partial<Header>): void {
  store.setState((state) => ({ header: { ...state.header, ...change }, isDirty: true }))
  scheduleFigures(store)
}

export function setLine(store: InvoiceStore, key: number, change: Partial<Line>): void {
  store.setState((state) => {
    const line = state.lines.get(key)
    if (!line) return state
    return { lines: new Map(state.lines).set(key, { ...line, ...change }), isDirty: true }
  })
  scheduleFigures(store)
}

export function pickItem(store: InvoiceStore, key: number, item: ItemChoice): void {
  const { lines } = store.getState()
  setLine(store, key, { ...lineOfItem(item), quantity: lines.get(key)?.quantity || '1' })
}

export function lineOfItem(item: ItemChoice): Partial<Line> {
  return {
    itemId: item.id,
    description: item.name,
    hsn: item.hsn ?? '',
    uqc: item.uqc ?? '',
    supply: item.supply,
    unitPrice: plain(item.sellingPrice),
    priceIncludesTax: item.priceIncludesTax,
    discountPercent: plain(item.discountPercent),
    taxCategory: item.taxCategory,
    taxRate: plain(item.taxRate),
    cessRate: item.cessRate ?? undefined,
    cessPerUnit: item.cessPerUnit ?? undefined,
    stateCessRate: item.stateCessRate ?? undefined,
  }
}

/** Without the zeros that storage adds: 12.500000 is typed as 12.5. */
export function plain(value: string | null | undefined): string {
  if (!value) return ''
  return value.includes('.') ? value.replace(/0+$/, '').replace(/\.$/, '') : value
}

export function addLine(store: InvoiceStore, after?: number, line: Line = emptyLine()): number {
  store.setState((state) => {
    const at = after === undefined ? state.order.length : state.order.indexOf(after) + 1
    return {
      order: [...state.order.slice(0, at), line.key, ...state.order.slice(at)],
      lines: new Map(state.lines).set(line.key, line),
      isDirty: true,
    }
  })
  return line.key
}

export function removeLine(store: InvoiceStore, key: number): void {
  store.setState((state) => {
    const lines = new Map(state.lines)
    lines.delete(key)
    const order = state.order.filter((one) => one !== key)
    if (order.length > 0) return { order, lines, isDirty: true }
    const fresh = emptyLine()
    return { order: [fresh.key], lines: new Map([[fresh.key, fresh]]), isDirty: true }
  })
  scheduleFigures(store)
}

/** A line nobody has typed into does not count. */
export const isBlank = (line: Line) => !line.itemId && !line.description && !line.unitPrice && !line.quantity

const waiting = new WeakSet<InvoiceStore>()
/** Figures follow the key, after the browser has drawn it: typing never waits for the sum of the document. */
export function scheduleFigures(store: InvoiceStore): void {
  if (waiting.has(store)) return
  waiting.add(store)
  setTimeout(() => {
    waiting.delete(store)
    computeFigures(store)
  }, 0)
}

export function computeFigures(store: InvoiceStore): void {
  const { header, order, lines, supplier, derivedPlace } = store.getState()
  const counted = order.map((key) => lines.get(key)!).filter((line) => !isBlank(line))
  const computed = computeDocument({
    supplier,
    placeOfSupply: header.placeOfSupply ?? derivedPlace ?? header.party?.stateCode ?? supplier.stateCode,
    supplyKind: kindOf(header),
    reverseCharge: header.reverseCharge,
    date: header.date,
    roundOff: header.roundOff,
    discountPercent: header.discountPercent,
    charges: header.charges,
    lines: counted,
  })
  store.setState({
    totals: computed.totals,
    figures: new Map(counted.map((line, index) => [line.key, computed.lines[index]!])),
  })
}

function kindOf(header: Header): SupplyKind {
  if (header.supplyKind !== 'Regular') return header.supplyKind
  if (header.party?.taxpayerType === 'SEZ' || header.party?.taxpayerType === 'SED') return 'SEZWP'
  return header.party?.taxpayerType === 'OEXP' ? 'EXPWP' : 'Regular'
}

/** The body of save: blank lines left out; the server computes every figure itself. */
export function bodyOf(store: InvoiceStore, status: 'Draft' | 'Active'): InvoiceBody {
  const { header, order, lines } = store.getState()
  const {
    party,
    receivedAmount,
    receivedMode,
    portCode,
    shippingBillNumber,
    shippingBillDate,
    vehicleNumber,
    transporterName,
    ...rest
  } = header
  const filled = <T extends Record<string, unknown>>(value: T) =>
    Object.values(value).some(Boolean) ? value : undefined
  const exportDetails = filled({ portCode, shippingBillNumber, shippingBillDate })
  const transport = filled({ vehicleNumber, transporterName })
  return withoutEmpty({
    ...rest,
    partyId: party?.id,
    status,
    charges: [...header.charges],
    exportDetails: exportDetails && withoutEmpty(exportDetails),
    transport: transport && withoutEmpty(transport),
    received:
      Number(receivedAmount) > 0 && status === 'Active'
        ? { amount: receivedAmount, mode: receivedMode }
        : undefined,
    lines: order
      .map((key) => lines.get(key)!)
      .filter((line) => !isBlank(line))
      .map(({ key: _, ...line }) => withoutEmpty({ ...line, quantity: line.quantity || '0' })),
  }) as InvoiceBody
}

function withoutEmpty<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== '' && one !== undefined)) as T
}
