import { istDateOf } from '@bahi/domain/cal/date.ts'
import { isQuantityProvisional } from '@bahi/domain/documents/challan.ts'
import type { ChallanPurpose, JobWorkGoods } from '@bahi/domain/documents/challan.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { SupplyKind } from '@bahi/domain/tax/place-of-supply.ts'
import type { Attached } from '../../../app/attachments/attached.ts'
import type { Input, Reply } from '../../../app/api/call-types.ts'
import { withoutBlanks } from '../../../ui/form/values.ts'
import type { Values } from '../../../ui/form/values.ts'

export type InvoiceBody = Input<'salesInvoice.save'>
export type PartyChoice = Reply<'party.pick'>[number]
export type Address = NonNullable<InvoiceBody['billingAddress']>
export type Source = Reply<'salesInvoice.detail'>
type PaymentMode = NonNullable<InvoiceBody['received']>['mode']

/** Fields of a group as typed: all text. */
type Typed = Readonly<Record<string, string | undefined>>
/** The same, with a list of States among them. */
type PlaceFacts = Readonly<Record<string, string | readonly string[] | undefined>>

export interface ChargeRow {
  readonly key: number
  readonly description: string
  readonly hsn: string
  readonly amount: string
  readonly taxRate: string
  readonly taxCategory?: NonNullable<InvoiceBody['charges']>[number]['taxCategory']
}

/** What a note corrects: a document of these books, known by its number, or one that is typed. */
export interface Preceding {
  readonly documentId?: number | undefined
  readonly number?: string | undefined
  readonly date?: string | undefined
  readonly total?: string | undefined
}

/** The head of the document as it is in the form: text as typed, by the names of the body that is saved. */
export interface Header {
  readonly id?: number | undefined
  readonly version?: number | undefined
  readonly entityId: number
  readonly party?: PartyChoice | undefined
  readonly date: string
  readonly dueDate?: string | undefined
  readonly seriesId?: number | undefined
  /** Typed, where numbers are not taken from a series. */
  readonly number?: string | undefined
  readonly placeOfSupply?: string | undefined
  readonly placeOfSupplyReason: string
  readonly placeFacts: PlaceFacts
  readonly timeOfSupply: Typed
  /** Empty: what the rule makes of the customer. */
  readonly supplyKind: SupplyKind | ''
  /** Empty: what follows from the kind of supply. */
  readonly subtype: string
  readonly reverseCharge: boolean
  readonly igstOnIntra: boolean
  readonly customerPoNumber: string
  readonly customerPoDate: string
  readonly salesPerson: string
  readonly ecommerceGstin: string
  readonly ecommerceSection: '' | '52' | '9(5)'
  readonly lutNumber: string
  readonly exportDetails: Typed
  readonly transport: Typed
  /** Fields of the business's own, by key. */
  readonly customFields: Typed
  readonly currencyCode: string
  readonly exchangeRate: string
  /** Absent: the customer's own. */
  readonly billingAddress?: Address | undefined
  readonly shippingAddress?: Address | undefined
  readonly dispatchAddress?: Address | undefined
  readonly remarks: string
  readonly terms: string
  readonly internalNotes: string
  readonly discountPercent: string
  readonly discountAmount: string
  readonly charges: readonly ChargeRow[]
  readonly roundOff: boolean
  /** Of a note: credit or debit, why, and what it corrects. */
  readonly noteType: '' | 'Credit' | 'Debit'
  readonly reason: string
  readonly precedingDocuments: readonly Preceding[]
  /** Of a revised invoice: from when the registration is effective, and the day of its certificate. */
  readonly revision: Typed
  /** Of a goods transport agency: what it carried. */
  readonly consignment: Typed
  /** Orders and challans it is made from. */
  readonly sourceDocuments: readonly {
    readonly documentId: number
    readonly number?: string | undefined
    readonly quantityIsProvisional?: boolean | undefined
  }[]
  /** Of a purchase: what its supplier calls it. */
  readonly supplierNumber: string
  readonly supplierDate: string
  readonly supplierIrn: string
  /** The invoice of another GSTIN of ours that it is the other side of. */
  readonly supplierInvoiceId?: number | undefined
  /** Of a challan: why the goods leave. */
  readonly purpose: ChallanPurpose | ''
  readonly jobWorkGoods: JobWorkGoods | ''
  readonly quantityIsProvisional: boolean
  /** Of a purchase: the credit of the lines that say nothing of it. */
  readonly itcEligibility: NonNullable<InvoiceBody['itcEligibility']> | ''
  readonly itcReason: NonNullable<InvoiceBody['itcReason']> | ''
  /** Of goods from abroad or from a Special Economic Zone. */
  readonly billOfEntry: Typed
  /** Of an Input Service Distributor: its tax, in place of lines. */
  readonly distribution: Typed
  /** Tax deducted at source as a person says it; undefined: as it is computed. */
  readonly tds: Tds | undefined
  /** Tax collected at source as a person says it; undefined: as it is computed. */
  readonly tcs: Tds | undefined
  /** Files uploaded for it or attached to it already. */
  readonly attachments: readonly Attached[]
  readonly received: { readonly amount: string; readonly mode: PaymentMode; readonly reference: string }
  /** What the form does not show and a save must not lose. */
  readonly kept: Partial<InvoiceBody>
}

export interface Tds {
  readonly rows: readonly { readonly section: string; readonly base: string; readonly amount: string }[]
  readonly reason: string
}

let nextCharge = 1
export const emptyCharge = (): ChargeRow => ({
  key: nextCharge++,
  description: '',
  hsn: '',
  amount: '',
  taxRate: '',
})

type Mode = 'create' | 'edit' | 'clone'

/** What the form starts with. A clone leaves behind what belongs to the one occasion: number, dates, references, transport. */
export function headerOf(
  mode: Mode,
  source: Source | undefined,
  party: PartyChoice | undefined,
  entityId: number,
  roundOff = true,
): Header {
  const isEdit = mode === 'edit' && source !== undefined
  const once = isEdit ? source : undefined
  return {
    ...(isEdit
      ? {
          id: source.id,
          version: source.version,
          seriesId: source.seriesId,
          number: source.ownNumber ?? undefined,
        }
      : {}),
    entityId,
    party: source?.party ? partyOf(source.party, party) : party,
    date: once?.date || istDateOf(Date.now()),
    dueDate: once?.dueDate,
    // Without a reason the place was the rule's, and is found anew.
    placeOfSupply: once?.placeOfSupplyReason ? (once.placeOfSupply ?? undefined) : undefined,
    placeOfSupplyReason: once?.placeOfSupplyReason ?? '',
    placeFacts: { ...source?.placeFacts },
    timeOfSupply: textsOf(once?.timeOfSupply),
    supplyKind: source?.supplyKind && source.supplyKind !== 'Regular' ? source.supplyKind : '',
    subtype: chosenSubtypes.includes(source?.subtype ?? '') ? source!.subtype! : '',
    reverseCharge: source?.reverseCharge ?? false,
    igstOnIntra: source?.igstOnIntra ?? false,
    customerPoNumber: once?.customerPoNumber ?? '',
    customerPoDate: once?.customerPoDate ?? '',
    salesPerson: source?.salesPerson ?? '',
    ecommerceGstin: source?.ecommerceGstin ?? '',
    ecommerceSection: source?.ecommerceSection ?? '',
    lutNumber: once?.lutNumber ?? '',
    exportDetails: textsOf(once?.exportDetails),
    transport: textsOf(once?.transport),
    customFields: { ...source?.customFields },
    currencyCode: source?.currencyCode ?? '',
    exchangeRate: plain(source?.exchangeRate),
    billingAddress: source?.billingAddress,
    shippingAddress: source?.shippingAddress,
    dispatchAddress: source?.dispatchAddress,
    remarks: source?.remarks ?? '',
    terms: source?.terms ?? '',
    internalNotes: source?.internalNotes ?? '',
    discountPercent: plain(source?.discountPercent),
    discountAmount: plain(source?.discountAmount),
    charges: (source?.charges ?? []).map(chargeOf),
    roundOff: source?.roundOff ?? roundOff,
    noteType: source?.noteType ?? '',
    reason: source?.reason ?? '',
    precedingDocuments: once?.precedingDocuments ?? [],
    revision: textsOf(once?.revision),
    consignment: textsOf(once?.consignment),
    sourceDocuments: once?.sourceDocuments ?? [],
    supplierNumber: once?.supplierNumber ?? '',
    supplierDate: once?.supplierDate ?? '',
    supplierIrn: once?.supplierIrn ?? '',
    supplierInvoiceId: once?.supplierInvoiceId,
    purpose: source?.purpose ?? '',
    jobWorkGoods: source?.jobWorkGoods ?? '',
    // That of liquid gas follows from its purpose.
    quantityIsProvisional: source?.purpose !== 'LiquidGas' && source?.quantityIsProvisional === true,
    itcEligibility: source?.itcEligibility ?? '',
    itcReason: source?.itcReason ?? '',
    billOfEntry: textsOf(once?.billOfEntry),
    distribution: textsOf(source?.distribution),
    tds: typedTax(once?.tds),
    tcs: typedTax(once?.tcs),
    attachments: once?.attachments ?? [],
    received: { amount: '', mode: 'UPI', reference: '' },
    kept: keptOf(source),
  }
}

export type Made = Reply<'document.convert'>['body']
type SourceName = Reply<'document.convert'>['sources'][number]

/** What a document that is made from others starts with: all that they say of it, under its own date. */
export const headerOfMade = (
  made: Made,
  party: PartyChoice | undefined,
  entityId: number,
  names: readonly SourceName[] = [],
): Header => ({
  ...headerOf('clone', made as Source, party, entityId, made.roundOff),
  party,
  date: made.date ?? istDateOf(Date.now()),
  placeOfSupply: made.placeOfSupply,
  placeOfSupplyReason: made.placeOfSupplyReason ?? '',
  lutNumber: made.lutNumber ?? '',
  precedingDocuments: made.precedingDocuments ?? [],
  sourceDocuments: (made.sourceDocuments ?? []).map(({ documentId }) => {
    const { number, quantityIsProvisional } = names.find((one) => one.documentId === documentId) ?? {}
    return { documentId, number, quantityIsProvisional }
  }),
  supplierNumber: made.supplierNumber ?? '',
  supplierDate: made.supplierDate ?? '',
  supplierIrn: made.supplierIrn ?? '',
  supplierInvoiceId: made.supplierInvoiceId,
  customerPoNumber: made.customerPoNumber ?? '',
  customerPoDate: made.customerPoDate ?? '',
  transport: textsOf(made.transport),
})

/** The head as a body of a save; what is blank is left out, and the server computes every figure itself. */
export function bodyOfHeader(header: Header, status: 'Draft' | 'Active'): Omit<InvoiceBody, 'lines'> {
  const { party, received, charges, kept, precedingDocuments, sourceDocuments, attachments, ...typed } =
    header
  // One of these books is known by its id.
  const corrected = precedingDocuments
    .filter(({ documentId, number }) => documentId !== undefined || number)
    .map((one) => (one.documentId === undefined ? withoutBlanks({ ...one }) : { documentId: one.documentId }))
  const isReceived = status === 'Active' && Number(received.amount) > 0
  return withoutBlanks({
    ...kept,
    ...typed,
    partyId: party?.id,
    status,
    // The section alone says nothing: it belongs to an operator.
    ecommerceSection: typed.ecommerceGstin ? typed.ecommerceSection : undefined,
    // The one number among texts.
    transport: typed.transport['distance']
      ? { ...typed.transport, distance: Number(typed.transport['distance']) }
      : typed.transport,
    charges: charges
      .filter(({ description, amount }) => description || amount)
      .map(({ key: _, ...charge }) => withoutBlanks(charge)),
    tds: typed.tds && bodyOfTds(typed.tds),
    tcs: typed.tcs && bodyOfTds(typed.tcs),
    jobWorkGoods: typed.purpose === 'JobWork' ? typed.jobWorkGoods : undefined,
    quantityIsProvisional: isQuantityProvisional({ ...typed, purpose: typed.purpose || undefined })
      ? true
      : undefined,
    precedingDocuments: corrected.length > 0 ? corrected : undefined,
    sourceDocuments:
      sourceDocuments.length > 0 ? sourceDocuments.map(({ documentId }) => ({ documentId })) : undefined,
    received: isReceived ? received : undefined,
    attachmentIds: attachments.length > 0 ? attachments.map(({ id }) => id) : undefined,
  } as unknown as Values) as unknown as Omit<InvoiceBody, 'lines'>
}

/** Without the zeros that storage adds: 12.500000 is typed as 12.5. */
export function plain(value: string | null | undefined): string {
  return value && Decimal.isValid(value) ? Decimal.of(value).toPlain() : ''
}

/** Subtypes that a person chooses; all others follow from the kind of supply. */
export const chosenSubtypes: readonly string[] = ['SINV', 'TPINV', 'NOINV', 'SBINV', 'SUINV']

const typedTax = (kept: InvoiceBody['tds']): Tds | undefined =>
  kept && {
    rows: kept.rows.map(({ section, base, amount }) => ({ section, base: base ?? '', amount: amount ?? '' })),
    reason: kept.reason ?? '',
  }

/** A section that is not chosen yet is no row; none at all means no tax. */
const bodyOfTds = ({ rows, reason }: Tds) => ({
  rows: rows
    .filter(({ section }) => section)
    .map(({ section, base, amount }) => ({
      section,
      ...(base ? { base } : {}),
      ...(amount ? { amount } : {}),
    })),
  ...(reason ? { reason } : {}),
})

function keptOf(source: Source | undefined): Partial<InvoiceBody> {
  if (!source) return {}
  const { childEntityId, paymentTermsDays, bank, tags, priceIncludesTax } = source
  return {
    childEntityId,
    paymentTermsDays,
    bank,
    tags,
    priceIncludesTax,
  }
}

function chargeOf(charge: NonNullable<Source['charges']>[number]): ChargeRow {
  return {
    ...emptyCharge(),
    description: charge.description,
    hsn: charge.hsn ?? '',
    amount: plain(charge.amount),
    taxRate: plain(charge.taxRate),
    taxCategory: charge.taxCategory,
  }
}

function textsOf(group: object | undefined): Typed {
  return Object.fromEntries(Object.entries(group ?? {}).map(([name, value]) => [name, String(value)]))
}

/** The customer as the document has it; what it owes is of today. */
function partyOf(
  party: NonNullable<Source['party']>,
  today: PartyChoice | undefined,
): PartyChoice | undefined {
  if (!party.id) return undefined
  const { code = '', city = null, balance = '0', creditLimit = null } = today ?? {}
  return { ...party, id: party.id, code, city, balance, creditLimit } as PartyChoice
}
