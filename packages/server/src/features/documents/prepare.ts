import type { DocumentSave } from '@bahi/contracts/documents.ts'
import { settings } from '@bahi/contracts/settings.ts'
import type { SettingName } from '@bahi/contracts/settings.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { financialYearOf, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import { computeDocument } from '@bahi/domain/tax/compute.ts'
import { isNoSupply } from '@bahi/domain/documents/challan.ts'
import { headingOf, subtypeOf } from '@bahi/domain/documents/heading.ts'
import { isCredit } from '@bahi/domain/documents/families.ts'
import type { DocumentType } from '@bahi/domain/documents/families.ts'
import type { TaxHeads } from '@bahi/domain/documents/entries.ts'
import { blockedTax, itcOf } from '@bahi/domain/documents/itc.ts'
import type { Itc } from '@bahi/domain/documents/itc.ts'
import {
  distributed,
  headingOfDistribution,
  typeOfDistribution,
} from '@bahi/domain/documents/distribution.ts'
import type { Distribution } from '@bahi/domain/documents/distribution.ts'
import { documentKinds, typeOf } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { isCommercial } from '@bahi/domain/documents/notes.ts'
import { lastDayOfOffer } from '@bahi/domain/documents/offer.ts'
import { purchaseSupplyOf } from '@bahi/domain/documents/purchase-supply.ts'
import type { PurchaseSupply } from '@bahi/domain/documents/purchase-supply.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { withRules } from '@bahi/domain/tables/rules.ts'
import { withCustoms } from '@bahi/domain/tax/customs.ts'
import { natureOf, placeOfSupply } from '@bahi/domain/tax/place-of-supply.ts'
import type { PlaceOfSupply, SupplyFacts, SupplyKind } from '@bahi/domain/tax/place-of-supply.ts'
import { rateDateOf } from '@bahi/domain/tax/rate-date.ts'
import type { ComputedDocument, ComputeInput, TaxCategory } from '@bahi/domain/tax/types.ts'
import type * as z from 'zod'
import type {
  AddressFacts,
  CorrectedCopy,
  EntityFacts,
  Facts,
  ItemFacts,
  PartyFacts,
} from '../ledger/index.ts'
import { distributionOf, lineOfDistribution } from './distribution.ts'
import { correctedBy } from './preceding.ts'
import { collectedOf, withholdingOf } from '../withholding/index.ts'
import type { Collecting, Withholding } from '../withholding/index.ts'
import { sidesOf } from './sides.ts'
import type { Side } from './sides.ts'
import { proposalOf } from './offers.ts'
import { asComputed, lineOfSource } from './source-lines.ts'
import { batchOfLine } from './stock-lines.ts'

export type DocumentInput = z.output<typeof DocumentSave>
export type LineInput = DocumentInput['lines'][number]

/** A line with what the item master fills in. */
export interface ResolvedLine extends Omit<
  LineInput,
  'unitPrice' | 'supply' | 'taxCategory' | 'description'
> {
  readonly description: string | undefined
  readonly supply: 'Goods' | 'Services' | undefined
  readonly unitPrice: string | undefined
  readonly priceIncludesTax: boolean
  readonly taxCategory: TaxCategory
  /** Of a difference in price: the quantity that it is over. */
  readonly sourceQuantity?: string | undefined
  /** Printed own fields of the item. */
  readonly itemFields?: ItemFacts['printedFields']
}

/** A document with everything derived: the masters' values, place of supply, figures. Nothing of it is stored yet. */
export interface Prepared {
  readonly kind: DocumentKind
  readonly type: DocumentType
  readonly input: DocumentInput
  readonly lines: readonly ResolvedLine[]
  readonly supplyKind: SupplyKind
  readonly subtype: string
  readonly dueDate: string | undefined
  readonly lutNumber: string | undefined
  readonly terms: string | undefined
  readonly financialYear: string | undefined
  readonly returnPeriod: string | undefined
  readonly billingAddress: AddressFacts | undefined
  readonly placeFacts: SupplyFacts | undefined
  /** What the law says, also where a person has set another place. */
  readonly derivedPlace: PlaceOfSupply | undefined
  /** The same of the services alone, on a document of goods and services. */
  readonly servicesPlace: PlaceOfSupply | undefined
  readonly placeOfSupply: string | undefined
  readonly interState: boolean | undefined
  readonly computeInput: ComputeInput
  readonly computed: ComputedDocument
  readonly heading: string
  /** Of a purchase: the tax that gives no credit. */
  readonly blocked: TaxHeads | undefined
  /** What the law makes of it, where it is one. */
  readonly purchase: PurchaseSupply | undefined
  /** What a distributor gives: tax as typed, in place of lines. */
  readonly distribution: Distribution | undefined
  /** Of a bill: tax deducted at source. */
  readonly withholding: Withholding | undefined
  /** Of a sale: tax collected at source, of a credit note what it gives back. */
  readonly collection: Collecting | undefined
  /** What a note corrects, by its day. */
  readonly corrected: readonly CorrectedCopy[]
  /** A credit note that takes back no tax, and is in no return. */
  readonly isCommercial: boolean
}

/** What an issued document keeps whatever the law says of it today. */
export interface Issued {
  readonly placeOfSupply: string | undefined
  readonly supplyKind: SupplyKind
  readonly corrected: readonly CorrectedCopy[]
  readonly isCommercial: boolean
}

/**
 * Fills a document in from the masters and computes it. Never refuses: what is wrong is found by `issuesOf`.
 * `issued` is given where an issued document is read back.
 */
export function prepare(kind: DocumentKind, input: DocumentInput, facts: Facts, issued?: Issued): Prepared {
  return withRules(facts.ruleChanges, () => preparedUnderRules(kind, input, facts, issued))
}

function preparedUnderRules(
  kind: DocumentKind,
  typed: DocumentInput,
  facts: Facts,
  issued: Issued | undefined,
): Prepared {
  const roundOff = typed.roundOff ?? facts.settings['roundOff'] !== false
  const { entity, party } = facts
  const { side, parts } = documentKinds[kind]
  // What was agreed is on the invoice; a note repeats nothing of it.
  const asksTerms = side === 'sale' && !parts.includes('note')
  const credits = parts.includes('itc') ? creditsOf(typed, entity) : undefined
  const sources = [...facts.preceding, ...facts.sources]
  const distribution = distributionOf(kind, typed, facts)
  const lines = (distribution ? [lineOfDistribution] : typed.lines).map((line) =>
    withItc(resolveLine(lineOfSource(line, sources), facts, kind, typed), credits),
  )
  const billingAddress = typed.billingAddress ?? party?.billingAddress ?? undefined
  const sides = sidesOf(kind, facts, billingAddress)
  const corrected = issued?.corrected ?? correctedBy(kind, typed, facts)
  const purchase = side === 'purchase' ? supplyOf(typed, sides.supplier, lines, corrected) : undefined
  // Services from abroad are taxed by the one who receives them.
  const reverseCharge =
    (typed.reverseCharge && !distribution) || purchase === 'ImportOfServices' || isOfReverse(side, corrected)
  const input: DocumentInput = { ...typed, roundOff, reverseCharge }
  const full = distribution ? typeOfDistribution(distribution) : typeOf(kind, typed.noteType)
  const withoutTax =
    issued?.isCommercial ??
    (documentKinds[kind].corrects !== undefined &&
      side === 'sale' &&
      isCredit(full) &&
      isCommercial(corrected, input.date))
  const placeFacts = placeFactsOf(kind, input, lines, { ...sides, billing: billingAddress }, facts)
  const derivedPlace = placeFacts && placeOfSupply(placeFacts)
  const auto = (name: AutoRule) => facts.settings[name] !== false
  const place =
    issued?.placeOfSupply ??
    input.placeOfSupply ??
    corrected.find(({ placeOfSupply: original }) => original !== null)?.placeOfSupply ??
    (auto('AutoPlaceOfSupply') ? derivedPlace?.stateCode : undefined)
  const nature = placeFacts && natureOf(placeFacts, place)
  const supplyKind = issued?.supplyKind ?? nature?.supplyKind ?? input.supplyKind
  const computeInput: ComputeInput = {
    supplier: withoutTax
      ? { stateCode: sides.supplier.stateCode, taxpayerType: 'UNREG' }
      : supplierOf(side, sides.supplier, input.reverseCharge),
    placeOfSupply: place,
    supplyKind,
    recipientIsSez: isSez(sides.recipient.taxpayerType),
    // Tax that is paid at customs is in no total either.
    reverseCharge: input.reverseCharge || purchase === 'ImportOfGoods',
    operatorPays: operatorPays(input),
    isNoSupply: isNoSupply(input),
    // Also where the law makes a supply inter-State though both are in one State.
    igstOnIntra: input.igstOnIntra || nature?.natureClause === 'IGST s.7(5)(c)',
    date: input.date,
    rateDate: rateDateOfDocument(input, corrected),
    ownRates: facts.ownRates,
    currencyCode: input.currencyCode,
    exchangeRate: input.exchangeRate,
    roundOff,
    priceIncludesTax: input.priceIncludesTax,
    discountPercent: input.discountPercent,
    discountAmount: input.discountAmount,
    charges: input.charges,
    lines: lines.map(asComputed),
  }
  const figures = distribution ? distributed(distribution) : computeDocument(computeInput)
  const computed = purchase === 'ImportOfGoods' ? withCustoms(figures, input.billOfEntry ?? {}) : figures
  const blocked = credits && blockedOf(lines, computed, credits)
  // A charge that is taxed on its own is a supply like a line.
  const categories = [
    ...lines.map((line) => line.taxCategory),
    ...computed.chargeLines.map(({ charge }) => input.charges[charge]!.taxCategory),
  ]
  const frequency = entity?.filingFrequency ?? 'Monthly'
  const { gstr1: _gstr1, eInvoice: _eInvoice, ...unreported } = full
  const type = withoutTax ? unreported : full
  const isPaid = type.opens === 'receivable' || type.opens === 'payable'
  return {
    kind,
    type,
    input,
    lines,
    supplyKind,
    subtype: input.subtype ?? subtypeOf({ supplyKind, categories }),
    // What settles others falls due on no day.
    dueDate: !isPaid
      ? dueOf(kind, input, facts)
      : (input.dueDate ??
        (input.date &&
          addDays(
            input.date,
            input.paymentTermsDays ?? (auto('AutoDueDate') ? party?.paymentTermsDays : undefined) ?? 0,
          ))),
    lutNumber: input.lutNumber ?? lutOn(entity, supplyKind, input.date),
    terms: input.terms ?? (asksTerms && auto('AutoTerms') ? entity?.terms : undefined) ?? undefined,
    financialYear: input.date && financialYearOf(input.date),
    returnPeriod: input.date && returnPeriodOf(input.date, frequency),
    billingAddress,
    placeFacts,
    derivedPlace,
    servicesPlace:
      placeFacts && isMixed(lines) ? placeOfSupply({ ...placeFacts, supply: 'Services' }) : undefined,
    placeOfSupply: place,
    interState: place ? nature?.interState : undefined,
    computeInput,
    computed,
    heading: distribution
      ? headingOfDistribution(distribution)
      : headingOf({
          kind,
          note: input.noteType,
          supplier: computeInput.supplier,
          recipientRegistered: party?.gstin != null,
          supplyKind,
          categories,
          isRevised: input.revision !== undefined,
          isCommercial: withoutTax,
        }),
    blocked,
    purchase,
    distribution,
    withholding: distribution ? undefined : withholdingOf({ input, lines, computed }, facts),
    collection: facts.collection && collectedOf({ input, lines, computed, type }, facts),
    corrected,
    isCommercial: withoutTax,
  }
}

/** What its party owes or is owed of it: the total without tax deducted at source, with tax collected at source. */
export const payableOf = ({
  computed,
  withholding,
  collection,
}: Pick<Prepared, 'computed' | 'withholding' | 'collection'>): Decimal =>
  Decimal.of(computed.totals.total)
    .sub(withholding?.tax ?? '0')
    .add(collection?.tax ?? '0')

/** The last day of an offer, or the day of delivery, of what is paid by other documents. */
const dueOf = (
  kind: DocumentKind,
  { date, dueDate }: DocumentInput,
  { settings: ofPlace }: Pick<Facts, 'settings'>,
): string | undefined => {
  const { due } = documentKinds[kind]
  if (due !== 'validity') return due && dueDate
  const days = Number(ofPlace['quotationDays'] ?? settings.quotationDays.value)
  return dueDate ?? (date && lastDayOfOffer(date, days))
}

const supplyOf = (
  { billOfEntry }: DocumentInput,
  supplier: Side,
  lines: readonly ResolvedLine[],
  corrected: readonly CorrectedCopy[],
): PurchaseSupply =>
  purchaseSupplyOf({
    supplier,
    hasGoods: hasGoods(lines),
    // Goods go back as they came: the supplier gives back no tax that customs took.
    hasBillOfEntry: billOfEntry !== undefined || corrected.some(({ isImport }) => isImport),
  })

/** A note to what is under reverse charge is so too. */
const isOfReverse = (side: string, corrected: readonly CorrectedCopy[]): boolean =>
  side === 'purchase' && corrected.some(({ isReverse }) => isReverse)

type Credits = (line: Partial<Pick<ResolvedLine, 'itcEligibility' | 'itcReason' | 'supply'>>) => Itc

/** The credit of a line by the rules of its document and of our registration. */
export const creditsOf =
  (input: Pick<DocumentInput, 'itcEligibility' | 'itcReason'>, entity: EntityFacts | null): Credits =>
  (line) =>
    itcOf(line, input, { supply: line.supply, buyer: entity?.taxpayerType })

const withItc = (line: ResolvedLine, credits: Credits | undefined): ResolvedLine =>
  credits ? { ...line, ...credits(line) } : line

/** Charges that no line bears are credited as the document says. */
const blockedOf = (lines: readonly ResolvedLine[], computed: ComputedDocument, credits: Credits): TaxHeads =>
  blockedTax([
    ...lines.map((line, index) => ({ itc: credits(line), figures: computed.lines[index]! })),
    ...computed.chargeLines.map((figures) => ({ itc: credits({ supply: 'Services' }), figures })),
  ])

/** A note has the rates of the supply it corrects (CGST Act s.34), a bill those of the supplier's day. */
export const rateDateOfDocument = (
  { date, supplierDate, timeOfSupply }: Pick<DocumentInput, 'date' | 'supplierDate' | 'timeOfSupply'>,
  corrected: readonly { readonly date: string }[],
): string | undefined => corrected[0]?.date ?? (date && rateDateOf(supplierDate ?? date, timeOfSupply))

/** What the masters fill in unless their switch is off. */
type AutoRule = Extract<SettingName, `Auto${string}`>

/** The operator named on the document pays its tax (CGST s.9(5)). */
export const operatorPays = (document: Pick<DocumentInput, 'ecommerceGstin' | 'ecommerceSection'>) =>
  document.ecommerceGstin !== undefined && document.ecommerceSection === '9(5)'
export const isSez = (taxpayerType: string | null | undefined) =>
  taxpayerType === 'SEZ' || taxpayerType === 'SED'
export const isExport = (kind: SupplyKind) => kind === 'EXPWP' || kind === 'EXPWOP'
export const isWithoutPayment = (kind: SupplyKind) => kind === 'SEZWOP' || kind === 'EXPWOP'

/**
 * Whose registration decides the heads of tax. Under reverse charge the tax is shown though the supplier may charge none
 * (CGST Act s.9(3) and 9(4)).
 */
const supplierOf = (
  side: 'sale' | 'purchase',
  { stateCode, taxpayerType }: Side,
  reverseCharge: boolean,
) => ({
  stateCode: stateCode === '96' ? undefined : stateCode,
  taxpayerType: side === 'purchase' && reverseCharge ? 'REG' : taxpayerType,
})

function resolveLine(
  line: LineInput,
  facts: Facts,
  kind: DocumentKind,
  { priceIncludesTax: pricesIncludeTax, date }: Pick<DocumentInput, 'priceIncludesTax' | 'date'>,
): ResolvedLine {
  const { side, corrects } = documentKinds[kind]
  const price = side === 'sale' ? 'sellingPrice' : 'purchasePrice'
  const item = line.itemId === undefined ? undefined : facts.items.get(line.itemId)
  const auto = (name: AutoRule) => (facts.settings[name] === false ? undefined : item)
  // The master's price comes with the master's word on whether tax is inside; a typed price follows the document.
  const fromMaster = line.unitPrice === undefined && auto('AutoItemPrice') !== undefined
  const proposed = fromMaster ? proposalOf(line, item, facts, { side, date }) : undefined
  return {
    ...line,
    ...batchOfLine(line, item, facts, side === 'purchase' && corrects === undefined),
    discountPercent:
      line.discountPercent ?? (line.discountAmount === undefined ? proposed?.discountPercent : undefined),
    freeQuantity: line.freeQuantity ?? proposed?.freeQuantity,
    description: line.description ?? item?.name,
    hsn: line.hsn ?? auto('AutoItemHsn')?.hsn ?? undefined,
    supply: line.supply ?? item?.supply ?? (side === 'purchase' ? supplyOfExpense(line) : undefined),
    uqc: line.uqc ?? auto('AutoItemUnit')?.uqc ?? undefined,
    unitPrice: line.unitPrice ?? proposed?.unitPrice ?? perUnit(auto('AutoItemPrice'), price, line.uqc),
    priceIncludesTax:
      line.priceIncludesTax ??
      (fromMaster && item
        ? (proposed?.priceIncludesTax ?? (side === 'sale' && item.priceIncludesTax))
        : pricesIncludeTax),
    taxCategory: (line.taxCategory ?? item?.taxCategory ?? 'Taxable') as TaxCategory,
    ...(item?.printedFields ? { itemFields: item.printedFields } : {}),
    taxRate: line.taxRate ?? auto('AutoItemRate')?.taxRate ?? undefined,
    cessRate: line.cessRate ?? item?.cessRate ?? undefined,
    cessPerUnit: line.cessPerUnit ?? perUnit(item, 'cessPerUnit', line.uqc),
    stateCessRate: line.stateCessRate ?? item?.stateCessRate ?? undefined,
  }
}

/** An expense that is typed without an item: its code says what it is, else its unit. */
const supplyOfExpense = ({ hsn, uqc }: LineInput): 'Goods' | 'Services' =>
  (hsn ? hsn.startsWith('99') : !uqc) ? 'Services' : 'Goods'

/** What the master gives for its first unit; the second unit holds several of them. */
function perUnit(
  item: ItemFacts | undefined,
  amount: 'sellingPrice' | 'purchasePrice' | 'cessPerUnit',
  uqc: string | undefined,
): string | undefined {
  const value = item?.[amount]
  if (!item || value == null) return undefined
  if (uqc === undefined || uqc !== item.secondUqc || item.conversionRate === null) return value
  return Decimal.of(value)
    .mul(Decimal.of(item.conversionRate))
    .round(amount === 'cessPerUnit' ? 3 : 12)
    .toString()
}

function lutOn(entity: EntityFacts | null, kind: SupplyKind, date: string | undefined): string | undefined {
  if (!isWithoutPayment(kind) || !date) return undefined
  return entity?.luts.find((lut) => lut.validFrom <= date && date <= lut.validTo)?.number
}

function placeFactsOf(
  kind: DocumentKind,
  input: DocumentInput,
  lines: readonly ResolvedLine[],
  {
    supplier,
    recipient,
    billing,
  }: { readonly supplier: Side; readonly recipient: Side; readonly billing: AddressFacts | undefined },
  { entity, party }: Facts,
): SupplyFacts | undefined {
  if (!entity || !input.date) return undefined
  const isSale = documentKinds[kind].side === 'sale'
  const delivery = input.shippingAddress
  return {
    date: input.date,
    // Goods and services on one document: the place of the goods, the principal supply of a trader's invoice.
    supply: hasGoods(lines) ? 'Goods' : 'Services',
    supplierStateCode: supplier.stateCode === '96' ? undefined : supplier.stateCode,
    supplierAbroad: supplier.stateCode === '96' || undefined,
    supplierIsSez: isSez(supplier.taxpayerType),
    supplierChargesTax:
      (!isSale && input.reverseCharge) ||
      (supplier.taxpayerType !== 'COM' && supplier.taxpayerType !== 'UNREG'),
    supplyKind: input.supplyKind,
    recipientRegistered: recipient.gstin !== undefined,
    recipientIsSez: isSez(recipient.taxpayerType),
    recipientAbroad: isSale && isAbroad(input, party, billing),
    recipientStateCode: recipient.stateCode,
    // What is bought comes to our place unless the bill names another.
    deliveryStateCode:
      delivery?.stateCode ?? (isSale ? billing?.stateCode : recipient.stateCode) ?? undefined,
    deliveredToAnother: isSale && delivery !== undefined && isAnother(delivery, party),
    igstOnIntra: input.igstOnIntra,
    ...answersOf(input.placeFacts),
  }
}

export const hasGoods = (lines: readonly ResolvedLine[]) => lines.some((line) => line.supply !== 'Services')
const isMixed = (lines: readonly ResolvedLine[]) =>
  hasGoods(lines) && lines.some((line) => line.supply === 'Services')

/** Answers to questions become facts; what was not asked stays unknown. */
function answersOf(typed: DocumentInput['placeFacts']): Partial<SupplyFacts> {
  const { goodsTemporarilyImported, goodsLeaveIndia, sameEstablishment, ...rest } = typed ?? {}
  return {
    ...rest,
    goodsTemporarilyImported: answer(goodsTemporarilyImported),
    goodsLeaveIndia: answer(goodsLeaveIndia),
    sameEstablishment: answer(sameEstablishment),
  }
}

const answer = (said: 'Y' | 'N' | undefined) => (said === undefined ? undefined : said === 'Y')

/**
 * The location of the recipient decides between sections 12 and 13. A GSTIN lies in India; else the address counts,
 * and where there is none, what the person says of the supply.
 */
function isAbroad(
  { supplyKind, exportDetails }: DocumentInput,
  party: PartyFacts | null,
  billing: AddressFacts | undefined,
): boolean {
  if (party?.gstin) return false
  if (party?.taxpayerType === 'OEXP') return true
  if (billing) return billing.stateCode === '96' || billing.countryCode !== 'IN'
  const country = exportDetails?.countryCode
  return country === undefined ? isExport(supplyKind) && !party?.stateCode : country !== 'IN'
}

/** Shipped to someone else: another GSTIN, or another name (IGST s.10(1)(b)). */
function isAnother(delivery: AddressFacts, party: PartyFacts | null): boolean {
  if (delivery.gstin) return delivery.gstin !== party?.gstin
  return (
    delivery.name !== undefined &&
    party !== null &&
    delivery.name.trim().toLowerCase() !== party.name.trim().toLowerCase()
  )
}
