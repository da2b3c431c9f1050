import { isCalendarDate } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { computeDocument } from '@bahi/domain/tax/compute.ts'
import { rateDateOf } from '@bahi/domain/tax/rate-date.ts'
import type { TimeOfSupply } from '@bahi/domain/tax/rate-date.ts'
import type { ComputedLine, ComputedTotals, TaxCategory } from '@bahi/domain/tax/types.ts'
import { create } from 'zustand'
import type { Reply } from '../../../app/api/call-types.ts'
import { isAutomatic } from '../../../app/session/auto.ts'
import { afterPaint } from '../../../ui/after-paint.ts'
import { withoutBlanks } from '../../../ui/form/values.ts'
import type { Values } from '../../../ui/form/values.ts'
import { isNoSupply } from '@bahi/domain/documents/challan.ts'
import { distributed } from '@bahi/domain/documents/distribution.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '../../../app/documents.ts'
import { kindAt } from './abroad.ts'
import { bodyOfHeader, plain } from './header.ts'
import type { Header, InvoiceBody, PartyChoice } from './header.ts'
import { distributionOf, purchaseOf, withTaxOf } from './purchase.ts'
import { isToSez, placeByRule } from './supply-kind.ts'
import type { BillStart } from './start.ts'
import type { Pasted } from './PasteSheet.tsx'
import { askOffers, isAsProposed, noOffers, withoutGuess, withProposal } from './proposed.ts'
import type { KnownOffers, Proposed } from './proposed.ts'
import { proposePrice } from '@bahi/domain/prices/propose.ts'
import type { LineStock } from './batch-lines.ts'
import { inItsUnit } from './scanned-goods.ts'
import { inUnit } from './two-units.ts'
import type { TwoUnits } from './two-units.ts'

export type { Header, InvoiceBody, PartyChoice }
export { plain }
export type ItemChoice = Reply<'item.pick'>[number]

/** A line as it is in the grid: all text, as typed. */
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
  readonly discountAmount?: string | undefined
  readonly freeQuantity?: string | undefined
  readonly otherCharges?: string | undefined
  readonly barcode?: string | undefined
  readonly batch?: string | undefined
  readonly manufacturedOn?: string | undefined
  readonly expiresOn?: string | undefined
  readonly serials?: readonly string[] | undefined
  /** Its item was chosen just now: the batch that expires first is proposed. */
  readonly proposesBatch?: boolean | undefined
  readonly customFields?: InvoiceBody['lines'][number]['customFields']
  /** Of an issued order, offer or challan: the number by which others name it, and what they have of it. */
  readonly lineNumber?: number | undefined
  readonly taken?: Taken | undefined
  /** Of a note: the line it takes back, and what its price was wrong by. */
  readonly sourceLine?: InvoiceBody['lines'][number]['sourceLine']
  readonly priceDifference?: string | undefined
  /** The quantity that the difference is over. */
  readonly sourceQuantity?: string | undefined
  /** Of a purchase. */
  readonly itcEligibility?: InvoiceBody['lines'][number]['itcEligibility']
  readonly itcReason?: InvoiceBody['lines'][number]['itcReason']
  /** The units of the item, where it has two. */
  readonly units?: TwoUnits | undefined
  /** Where its price is from, where an item was chosen here. */
  readonly proposed?: Proposed | undefined
}

/** What others took of a line, or what came back of it. */
export interface Taken {
  readonly quantity: string
  /** Of so many. */
  readonly of: string
  /** The numbers of the documents that have it. */
  readonly by: readonly string[]
}

export interface Supplier {
  readonly stateCode: string | null
  readonly taxpayerType: string | null
}

export interface InvoiceState {
  readonly kind: DocumentKind
  readonly header: Header
  readonly order: readonly number[]
  readonly lines: ReadonlyMap<number, Line>
  /** Blank, in no order yet: the line that comes next, whose row is made before it is asked for. */
  readonly spare: Line | undefined
  /** What price lists say of the items that were chosen. */
  readonly offers: KnownOffers
  readonly figures: ReadonlyMap<number, ComputedLine>
  readonly totals: ComputedTotals
  readonly taxes: readonly RateTax[]
  /** The line whose details are open. */
  readonly detailOf: number | undefined
  readonly supplier: Supplier
  /** What the rule says, as the server last answered. */
  readonly derivedPlace: string | undefined
  /** A credit note that takes back no tax, as the server last answered. */
  readonly isCommercial: boolean
  /** Tax collected at source beside the total, as the server last answered. */
  readonly collected: string
  /** The body that it is of, as text; undefined while the answer is of another. */
  readonly answered: string | undefined
  readonly problems: ReadonlyMap<string, string>
  /** Rows pasted behind a line, looked at before they become lines. */
  readonly pasted: Pasted | undefined
  /** The supplier's document that a bill is made of. */
  readonly start: BillStart | undefined
  /** Whether the GSTIN keeps stock, once an item is looked for; and what is there of the items of the lines. */
  readonly asksStock: boolean
  readonly keepsStock: boolean
  readonly stock: ReadonlyMap<number, LineStock> | undefined
  /** What was last said about typing into the lines. */
  readonly note: string | undefined
  /** Why the cell that has the focus is not typed into. */
  readonly hint: string | undefined
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
export const createInvoiceStore = (
  kind: DocumentKind,
  header: Header,
  lines: readonly Line[],
  supplier: Supplier,
) =>
  create<InvoiceState>(() => {
    const all = lines.length > 0 ? lines : [emptyLine()]
    return {
      kind,
      header,
      order: all.map(({ key }) => key),
      lines: new Map(all.map((line) => [line.key, line])),
      spare: undefined,
      offers: noOffers,
      figures: new Map(),
      totals: noTotals,
      taxes: [],
      detailOf: undefined,
      supplier,
      derivedPlace: undefined,
      isCommercial: false,
      collected: '0.00',
      answered: undefined,
      problems: new Map(),
      pasted: undefined,
      start: undefined,
      asksStock: false,
      keepsStock: false,
      stock: undefined,
      note: undefined,
      hint: undefined,
      isDirty: false,
    }
  })
export type InvoiceStore = ReturnType<typeof createInvoiceStore>

export function setHeader(store: InvoiceStore, change: Partial<Header>): void {
  store.setState((state) => ({
    header: { ...state.header, ...ofOtherParty(state.header, change), ...change },
    isDirty: true,
  }))
  if ('party' in change || 'date' in change || 'currencyCode' in change) proposeAll(store)
  scheduleFigures(store)
}

/** Addresses and place belong to the customer: another one brings its own. */
function ofOtherParty(header: Header, { party }: Partial<Header>): Partial<Header> {
  if (!party || party.id === header.party?.id) return {}
  return {
    billingAddress: undefined,
    shippingAddress: undefined,
    placeOfSupply: undefined,
    placeOfSupplyReason: '',
    supplyKind: '',
    dueDate: undefined,
  }
}

export function setLine(store: InvoiceStore, key: number, change: Partial<Line>): void {
  store.setState((state) => {
    const line = state.lines.get(key)
    if (!line) return state
    const changed = { ...line, ...change }
    const follows = 'quantity' in change || 'uqc' in change || change.proposed !== undefined
    const next =
      follows && isAsProposed(change.proposed ? changed : line) ? withProposal(changed, state) : changed
    return { lines: new Map(state.lines).set(key, next), isDirty: true }
  })
  if (change.proposed) void askOffers(store, () => scheduleFigures(store))
  scheduleFigures(store)
}

/** Another party, day or currency has other price lists. */
function proposeAll(store: InvoiceStore): void {
  store.setState((state) => ({
    lines: new Map(
      [...state.lines].map(([key, line]) => [key, isAsProposed(line) ? withProposal(line, state) : line]),
    ),
  }))
  void askOffers(store, () => scheduleFigures(store))
}

/** Resolves when price lists were read for all items chosen, and the figures follow them. */
export async function pricesKnown(store: InvoiceStore): Promise<void> {
  await askOffers(store, () => scheduleFigures(store))
  computeFigures(store)
}

export function pickItem(store: InvoiceStore, key: number, item: ItemChoice): void {
  const { kind, lines } = store.getState()
  const ofItem = lineOfItem(kind, item)
  const { secondUqc, quantity } = inItsUnit(item.secondUnit, lines.get(key)?.quantity || '1')
  setLine(store, key, { ...ofItem, ...lineInUnit(ofItem, secondUqc), quantity })
}

/** What of a line of the item is other in its second unit. */
export const lineInUnit = (ofItem: Partial<Line>, secondUqc: string | undefined): Partial<Line> =>
  secondUqc === undefined ? {} : inUnit({ ...ofItem, unitPrice: ofItem.unitPrice ?? '' }, secondUqc)

export function lineOfItem(kind: DocumentKind, item: ItemChoice): Partial<Line> {
  const isSale = documentKinds[kind].side === 'sale'
  const own = {
    unitPrice: isAutomatic('AutoItemPrice')
      ? plain(isSale ? item.sellingPrice : item.purchasePrice) || null
      : null,
    priceIncludesTax: isSale && item.priceIncludesTax,
    discountPercent: plain(item.discountPercent) || null,
  }
  const said = proposePrice([], {
    side: documentKinds[kind].side,
    date: undefined,
    quantity: '0',
    item: own,
  })
  return {
    itemId: item.id,
    description: item.name,
    hsn: (isAutomatic('AutoItemHsn') && item.hsn) || '',
    uqc: (isAutomatic('AutoItemUnit') && item.uqc) || '',
    supply: item.supply,
    unitPrice: said.unitPrice ?? '',
    priceIncludesTax: said.priceIncludesTax,
    discountPercent: said.discountPercent ?? '',
    proposed: isAutomatic('AutoItemPrice') ? { item: own, said, isKnown: false } : undefined,
    taxCategory: item.taxCategory,
    taxRate: isAutomatic('AutoItemRate') ? plain(item.taxRate) : '',
    cessRate: item.cessRate ?? undefined,
    cessPerUnit: item.cessPerUnit ?? undefined,
    stateCessRate: item.stateCessRate ?? undefined,
    batch: undefined,
    manufacturedOn: undefined,
    expiresOn: undefined,
    serials: undefined,
    proposesBatch: true,
    units:
      item.uqc && item.secondUqc && item.conversionRate
        ? { first: item.uqc, second: item.secondUqc, rate: item.conversionRate, isSecond: false }
        : undefined,
  }
}

/** Other lines in place of all. */
export function replaceLines(store: InvoiceStore, lines: readonly Line[]): void {
  const all = lines.length > 0 ? lines : [emptyLine()]
  store.setState({
    order: all.map(({ key }) => key),
    lines: new Map(all.map((line) => [line.key, line])),
    isDirty: true,
  })
  scheduleFigures(store)
}

/** A blank line after the last. */
export function addLine(store: InvoiceStore): void {
  store.setState(({ order, lines, spare: line = emptyLine() }) => ({
    order: [...order, line.key],
    lines: new Map(lines).set(line.key, line),
    spare: undefined,
    isDirty: true,
  }))
}

/** Makes the line that comes next; see `spare`. */
export function prepareLine(store: InvoiceStore): void {
  if (!store.getState().spare) store.setState({ spare: emptyLine() })
}

/** Many lines behind one, in one step. */
export function addLines(store: InvoiceStore, after: number, added: readonly Line[]): void {
  store.setState((state) => {
    const at = state.order.indexOf(after) + 1
    const lines = new Map(state.lines)
    for (const line of added) lines.set(line.key, line)
    const keys = added.map(({ key }) => key)
    return { order: [...state.order.slice(0, at), ...keys, ...state.order.slice(at)], lines, isDirty: true }
  })
}

/** What others took stays. */
export function removeLine(store: InvoiceStore, key: number): void {
  store.setState((state) => {
    if (state.lines.get(key)?.taken) return state
    const lines = new Map(state.lines)
    lines.delete(key)
    const order = state.order.filter((one) => one !== key)
    if (order.length > 0) return { order, lines, isDirty: true }
    const fresh = emptyLine()
    return { order: [fresh.key], lines: new Map([[fresh.key, fresh]]), isDirty: true }
  })
  scheduleFigures(store)
}

/** Moves a line to the place of another. */
export function moveLine(store: InvoiceStore, key: number, to: number): void {
  store.setState((state) => {
    const order = state.order.filter((one) => one !== key)
    order.splice(Math.max(0, Math.min(to, order.length)), 0, key)
    return { order, isDirty: true }
  })
  scheduleFigures(store)
}

/** A line nobody has typed into does not count. */
export const isBlank = (line: Line) => !line.itemId && !line.description && !line.unitPrice && !line.quantity

/** A difference in price is over the quantity of the line that it corrects, though none comes back, and has no cess for each unit. */
const asCounted = (line: Line): Line =>
  line.priceDifference && line.sourceQuantity
    ? { ...line, quantity: line.sourceQuantity, unitPrice: line.priceDifference, cessPerUnit: undefined }
    : line

const waiting = new WeakSet<InvoiceStore>()
/** Figures follow the key once the browser has drawn it: typing never waits for the sums of the document. */
export function scheduleFigures(store: InvoiceStore): void {
  if (!isAutomatic('AutoComputeTotals')) return
  if (waiting.has(store)) return
  waiting.add(store)
  afterPaint(() => {
    waiting.delete(store)
    computeFigures(store)
  })
}

export function computeFigures(store: InvoiceStore): void {
  const { kind, header, order, lines, supplier: entity, derivedPlace, isCommercial } = store.getState()
  const distribution = distributionOf({ kind, header })
  if (distribution) {
    store.setState({ totals: distributed(distribution).totals, taxes: [], figures: new Map() })
    return
  }
  const isSale = documentKinds[kind].side === 'sale'
  const { party } = header
  // Of a purchase the party supplies, and we receive where we are.
  const counted = order
    .map((key) => lines.get(key)!)
    .filter((line) => !isBlank(line))
    .map(asCounted)
  const purchase = purchaseOf({ kind, header, lines: counted })
  const reverseCharge = header.reverseCharge || purchase === 'ImportOfServices'
  const ours = isCommercial ? { ...entity, taxpayerType: 'UNREG' } : entity
  const supplier = isSale ? ours : supplierOf(party, reverseCharge)
  const place = header.placeOfSupply ?? derivedPlace
  const date = isCalendarDate(header.date) ? header.date : undefined
  const figures = computeDocument({
    supplier,
    isNoSupply: isNoSupply(header),
    placeOfSupply: place ?? (isSale ? (placeByRule(header) ?? entity.stateCode) : entity.stateCode),
    // Of a purchase who supplies says what it is.
    supplyKind: isSale
      ? kindAt(
          header,
          counted.some((line) => line.supply !== 'Services'),
          place,
        )
      : header.supplyKind || 'Regular',
    recipientIsSez: isSale && isToSez(header),
    reverseCharge: reverseCharge || purchase === 'ImportOfGoods',
    operatorPays: header.ecommerceGstin !== '' && header.ecommerceSection === '9(5)',
    igstOnIntra: header.igstOnIntra,
    date,
    rateDate: date && rateDateOf(date, timeOf(header)),
    currencyCode: header.currencyCode || undefined,
    exchangeRate: header.exchangeRate || undefined,
    roundOff: header.roundOff,
    discountPercent: header.discountPercent,
    discountAmount: header.discountAmount || undefined,
    charges: header.charges.filter(({ amount }) => amount),
    lines: counted,
  })
  const computed = withTaxOf(purchase, header, figures)
  store.setState({
    totals: computed.totals,
    taxes: taxesByRate([...computed.lines, ...computed.chargeLines]),
    figures: new Map(counted.map((line, index) => [line.key, computed.lines[index]!])),
  })
}

/** Abroad there is no State; under reverse charge the tax is shown though the supplier may charge none. */
const supplierOf = (party: PartyChoice | undefined, reverseCharge: boolean): Supplier => ({
  stateCode: party?.stateCode && party.stateCode !== '96' ? party.stateCode : null,
  taxpayerType: reverseCharge ? 'REG' : (party?.taxpayerType ?? null),
})

/** Tax of each rate, as the column of sums shows it. */
export interface RateTax {
  readonly rate: string
  readonly taxableValue: string
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
}

function taxesByRate(lines: readonly ComputedLine[]): RateTax[] {
  const byRate = Map.groupBy(lines, ({ taxRate }) => taxRate)
  const sum = (list: readonly ComputedLine[], figure: 'taxableValue' | 'igst' | 'cgst' | 'sgst') =>
    Decimal.sum(list.map((line) => line[figure])).toFixed(2)
  return [...byRate]
    .map(([rate, list]) => ({
      rate,
      taxableValue: sum(list, 'taxableValue'),
      igst: sum(list, 'igst'),
      cgst: sum(list, 'cgst'),
      sgst: sum(list, 'sgst'),
    }))
    .filter(({ igst, cgst }) => igst !== '0.00' || cgst !== '0.00')
    .toSorted((a, b) => Number(a.rate) - Number(b.rate))
}

/** What the customer owes of it: the total, with the tax collected at source. */
export const payableOf = ({ totals, collected }: Pick<InvoiceState, 'totals' | 'collected'>): string =>
  Decimal.of(totals.total).add(collected).toFixed(2)

/** Days as typed that are days. */
const timeOf = ({ timeOfSupply }: Header): TimeOfSupply =>
  Object.fromEntries(Object.entries(timeOfSupply).filter(([, day]) => day && isCalendarDate(day)))

/** What was typed of a supply before the distributor was chosen stays out of its document. */
const withoutSupply = ({
  charges: _charges,
  discountAmount: _amount,
  discountPercent: _percent,
  billOfEntry: _entry,
  dueDate: _due,
  ...head
}: Omit<InvoiceBody, 'lines'>): Omit<InvoiceBody, 'lines'> => ({
  ...head,
  reverseCharge: false,
  distribution: head.distribution ?? {},
})

/** The body of save: blank lines left out. */
export function bodyOf(store: InvoiceStore, status: 'Draft' | 'Active'): InvoiceBody {
  const { kind, header, order, lines } = store.getState()
  const distribution = distributionOf({ kind, header })
  const head = bodyOfHeader(header, status)
  if (distribution) return { ...withoutSupply(head), lines: [] }
  const { distribution: _none, ...supplied } = head
  return {
    ...supplied,
    lines: order
      .map((key) => lines.get(key)!)
      .filter((line) => !isBlank(line))
      .map(withoutGuess)
      .map(
        ({
          key: _,
          units: _units,
          sourceQuantity: _source,
          taken: _taken,
          proposesBatch: _proposes,
          ...line
        }) => withoutBlanks({ ...line, quantity: line.quantity || '0' } as unknown as Values),
      ) as unknown as InvoiceBody['lines'],
  }
}

/** Faults as the server names them, by the place of the line on the screen: blank lines were not sent. */
export function problemsByRow(
  store: InvoiceStore,
  problems: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const { order, lines } = store.getState()
  const rows = order.flatMap((key, row) => (isBlank(lines.get(key)!) ? [] : [row]))
  const onScreen = (name: string) =>
    name.replace(/^lines\[(\d+)\]/, (_, sent: string) => `lines[${rows[Number(sent)] ?? sent}]`)
  return new Map([...problems].map(([name, message]) => [onScreen(name), message]))
}
