import { hsnDigitsNeeded, ruleHolds, ruleNumber, withRules } from '@bahi/domain/tables/rules.ts'
import { hsnFindings, hsnSource, withCodes } from '@bahi/domain/tables/hsn-catalogue.ts'
import type { HsnFinding } from '@bahi/domain/tables/hsn-catalogue.ts'
import { parseGstin } from '@bahi/domain/ids/gstin.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import { customValueIssues } from '../custom-fields/index.ts'
import { lockIssues } from '../ledger/index.ts'
import type { BookIssue, EntityFacts, Facts } from '../ledger/index.ts'
import { fulfilmentIssues, fulfilmentWarnings } from './fulfilment/checks.ts'
import { billOfEntryIssues, billOfEntryWarnings } from './bill-of-entry.ts'
import { consignmentWarnings } from './consignment.ts'
import { distributionIssues } from './distribution.ts'
import { itcIssues } from './itc.ts'
import { lawWarnings } from './law-warnings.ts'
import { noteIssues, noteWarnings } from './note-checks.ts'
import { placeWarnings } from './place-warnings.ts'
import { isExport, isSez, isWithoutPayment, payableOf } from './prepare.ts'
import type { Prepared, ResolvedLine } from './prepare.ts'
import { reportedWarnings } from './reported.ts'
import { revisedIssues, revisedWarnings } from './revised.ts'
import { selfInvoiceWarnings } from './self-invoice.ts'
import { stockLineIssues, stockLineWarnings } from './stock-lines.ts'
import { collectionIssues, withholdingIssues } from '../withholding/index.ts'
import { originIssues, supplierNumberIssues, supplierNumberWarnings } from './supplier-number.ts'

/** First day of GST; nothing of ours is older. */
const firstDay = '2017-07-01'

/** Everything that keeps a document from being issued, all at once. `today` is the day in India. */
export function issuesOf(prepared: Prepared, facts: Facts, today: string): BookIssue[] {
  return withRules(facts.ruleChanges, () => allIssues(prepared, facts, today))
}

function allIssues(prepared: Prepared, facts: Facts, today: string): BookIssue[] {
  return [
    ...partyIssues(prepared, facts),
    ...dateIssues(prepared, facts, today),
    ...placeIssues(prepared),
    ...(isSale(prepared) ? zeroRatedIssues(prepared, facts) : []),
    ...lineIssues(prepared, facts),
    ...(isSale(prepared) ? buyerIssues(prepared, facts) : []),
    ...numberIssues(prepared, facts),
    ...supplierNumberIssues(prepared, today),
    ...originIssues(facts),
    ...itcIssues(prepared),
    ...billOfEntryIssues(prepared, facts, today),
    ...distributionIssues(prepared, facts),
    ...withholdingIssues(prepared, facts),
    ...collectionIssues(prepared, facts),
    ...noteIssues(prepared, facts),
    ...revisedIssues(prepared, facts),
    ...fulfilmentIssues(prepared, facts),
    ...stockLineIssues(prepared, facts),
    ...prepared.computed.issues,
    ...figureIssues(prepared, facts),
    ...receivedIssues(prepared),
    ...creditIssues(prepared, facts, 'refuse'),
    ...ownFieldIssues(prepared, facts),
  ]
}

/** Fields of the business's own, of the head and of each line. A draft may leave out what is mandatory. */
export function ownFieldIssues(
  { kind, input }: Prepared,
  { customFields }: Facts,
  isDraft = false,
): BookIssue[] {
  if (customFields.length === 0 && !input.customFields && !input.lines.some((line) => line.customFields))
    return []
  const heads = customFields.filter(({ recordKind }) => recordKind === kind)
  const ofLines = customFields.filter(({ recordKind }) => recordKind === `${kind}Line`)
  return [
    ...customValueIssues(heads, input.customFields, 'customFields', isDraft),
    ...input.lines.flatMap((line, index) =>
      customValueIssues(ofLines, line.customFields, `lines[${index}].customFields`, isDraft),
    ),
  ]
}

/** Not refused, but worth a look. */
export function warningsOf(prepared: Prepared, facts: Facts): BookIssue[] {
  return withRules(facts.ruleChanges, () => [
    ...creditIssues(prepared, facts, 'warn'),
    ...(isSale(prepared) ? [...placeWarnings(prepared), ...chargesWithoutCode(prepared, facts)] : []),
    ...hsnWarnings(prepared, facts),
    ...(isSale(prepared) ? lawWarnings(prepared, facts) : []),
    ...supplierNumberWarnings(facts),
    ...billOfEntryWarnings(prepared),
    ...selfInvoiceWarnings(prepared),
    ...noteWarnings(prepared),
    ...revisedWarnings(prepared),
    ...consignmentWarnings(prepared),
    ...fulfilmentWarnings(prepared, facts),
    ...stockLineWarnings(prepared, facts),
    ...reportedWarnings(prepared, facts),
  ])
}

/** We supply, and answer for what the law asks of a supplier; an order is no supply yet. */
const isSale = ({ kind }: Pick<Prepared, 'kind'>) =>
  documentKinds[kind].side === 'sale' && documentKinds[kind].family !== 'order'

/** Codes that the portal's list does not have, and codes of services on goods or the other way round. */
function hsnWarnings({ lines, input, computed }: Prepared, { loadedCodes }: Facts): BookIssue[] {
  const catalogue = withCodes(loadedCodes)
  const asOf = hsnSource.asOf
  const charges = new Set(computed.chargeLines.map(({ charge }) => charge))
  return [
    ...lines.flatMap(({ hsn = '', supply }, index) =>
      hsnFindings({ hsn, supply }, catalogue).map((finding) => ({
        path: `lines[${index}].hsn`,
        code: hsnWarningOf[finding],
        params: { hsn, line: String(index + 1), asOf },
      })),
    ),
    ...input.charges.flatMap(({ hsn }, index) =>
      hsn && charges.has(index) && hsnFindings({ hsn }, catalogue).includes('unknown')
        ? [
            {
              path: `charges[${index}].hsn`,
              code: hsnWarningOf.unknown,
              params: { hsn, line: String(lines.length + index + 1), asOf },
            },
          ]
        : [],
    ),
  ]
}

const hsnWarningOf = {
  unknown: 'HSN_NOT_LISTED',
  serviceCode: 'HSN_SERVICE_ON_GOODS',
  goodsCode: 'HSN_GOODS_ON_SERVICE',
} as const satisfies Record<HsnFinding, string>

/** Rule 46(g) asks for the code of all that is supplied; a charge that no line bears is a supply of its own. */
function chargesWithoutCode({ input, computed }: Prepared, { entity }: Facts): BookIssue[] {
  if (!entity?.gstin) return []
  return computed.chargeLines.flatMap(({ charge, taxRate }) => {
    const { hsn, description } = input.charges[charge]!
    if (hsn || Decimal.of(taxRate).isZero()) return []
    return [{ path: `charges[${charge}].hsn`, code: 'CHARGE_HSN_MISSING', params: { charge: description } }]
  })
}

/** Nothing is written at a place that is switched off, not even a draft. */
export function inactiveIssues(
  { input }: Pick<Prepared, 'input'>,
  { entity, childEntity }: Pick<Facts, 'entity' | 'childEntity'>,
): BookIssue[] {
  const places = { entityId: entity, childEntityId: input.childEntityId === undefined ? null : childEntity }
  return Object.entries(places).flatMap(([path, place]) =>
    place && place.status !== 'Active'
      ? [{ path, code: 'RECORD_INACTIVE', params: { name: place.name } }]
      : [],
  )
}

function partyIssues(
  { kind, input, supplyKind }: Prepared,
  { party, entity, childEntity }: Facts,
): BookIssue[] {
  const list: BookIssue[] = []
  if (input.childEntityId !== undefined && childEntity?.parentId !== input.entityId) {
    list.push({ path: 'childEntityId', code: 'UNKNOWN_RECORD' })
  }
  list.push(...inactiveIssues({ input }, { entity, childEntity }))
  if (input.partyId === undefined) return [...list, { path: 'partyId', code: 'REQUIRED' }]
  if (!party || party.status === 'Delete') return [...list, { path: 'partyId', code: 'UNKNOWN_RECORD' }]
  if (party.status !== 'Active')
    list.push({ path: 'partyId', code: 'RECORD_INACTIVE', params: { name: party.name } })
  const needed = documentKinds[kind].party
  if (party.role !== 'Both' && party.role !== needed)
    list.push({
      path: 'partyId',
      code: needed === 'Customer' ? 'NOT_A_CUSTOMER' : 'NOT_A_SUPPLIER',
      params: { name: party.name },
    })
  if (party.gstin && party.gstin === entity?.gstin) list.push({ path: 'partyId', code: 'OWN_GSTIN' })
  if ((supplyKind === 'SEZWP' || supplyKind === 'SEZWOP') && !isSez(party.taxpayerType)) {
    list.push({ path: 'supplyKind', code: 'SUPPLY_KIND_NOT_SEZ' })
  }
  if (isExport(input.supplyKind) && party.gstin)
    list.push({ path: 'supplyKind', code: 'SUPPLY_KIND_NOT_ABROAD' })
  if (supplyKind === 'DeemedExport' && !party.gstin)
    list.push({ path: 'supplyKind', code: 'DEEMED_EXPORT_UNREGISTERED' })
  if (isSale({ kind }) && input.reverseCharge && !party.gstin)
    list.push({ path: 'reverseCharge', code: 'REVERSE_CHARGE_UNREGISTERED' })
  if (input.ecommerceGstin && parseGstin(input.ecommerceGstin)?.kind !== 'Tcs')
    list.push({ path: 'ecommerceGstin', code: 'NOT_AN_OPERATOR' })
  if (input.ecommerceSection && !input.ecommerceGstin) list.push({ path: 'ecommerceGstin', code: 'REQUIRED' })
  return list
}

function dateIssues({ input, dueDate }: Prepared, facts: Facts, today: string): BookIssue[] {
  const { date } = input
  if (!date) return [{ path: 'date', code: 'REQUIRED' }]
  const list: BookIssue[] = []
  if (date > today) list.push({ path: 'date', code: 'DATE_IN_FUTURE', params: { date } })
  if (date < firstDay) list.push({ path: 'date', code: 'DATE_BEFORE_GST', params: { date } })
  list.push(...lockIssues(date, facts))
  if (dueDate && dueDate < date) list.push({ path: 'dueDate', code: 'DUE_BEFORE_DATE', params: { date } })
  return list
}

function placeIssues({ input, derivedPlace, servicesPlace }: Prepared): BookIssue[] {
  const typed = input.placeOfSupply
  const missing = (['siteStateCode', 'destinationStateCode'] as const).filter(
    (fact) => derivedPlace?.missing.includes(fact) || servicesPlace?.missing.includes(fact),
  )
  if (!typed && missing.length > 0)
    return missing.map((fact) => ({ path: `placeFacts.${fact}`, code: 'REQUIRED' }))
  if (!typed || typed === derivedPlace?.stateCode || input.placeOfSupplyReason) return []
  return [
    {
      path: 'placeOfSupplyReason',
      code: 'PLACE_OVERRIDE_REASON',
      params: { derived: derivedPlace?.stateCode ?? '', place: typed },
    },
  ]
}

/** Rule 96A: without payment of tax only under a letter of undertaking that is valid on the day. */
function zeroRatedIssues({ input, supplyKind, lutNumber }: Prepared, { entity }: Facts): BookIssue[] {
  if (!isWithoutPayment(supplyKind) || !input.date || !entity) return []
  const date = input.date
  const valid = entity.luts.some(
    (lut) => lut.number === lutNumber && lut.validFrom <= date && date <= lut.validTo,
  )
  return valid
    ? []
    : [{ path: 'lutNumber', code: lutNumber ? 'LUT_NOT_VALID' : 'LUT_MISSING', params: { date } }]
}

function lineIssues(prepared: Prepared, facts: Facts): BookIssue[] {
  const { lines, input, distribution } = prepared
  if (distribution) return []
  if (lines.length === 0) return [{ path: 'lines', code: 'LINES_MISSING' }]
  // The code of what is bought is the supplier's to give.
  const registered = facts.entity?.gstin != null && isSale(prepared)
  const digits = registered && input.date ? digitsNeeded(prepared, facts.entity, input.date) : 0
  const optional = registered && isHsnOptional(prepared, facts, digits)
  const list: BookIssue[] = []
  for (const [index, line] of lines.entries()) {
    const path = `lines[${index}]`
    const item = line.itemId === undefined ? undefined : facts.items.get(line.itemId)
    // A line of a note has the item of the line it takes back, whatever has become of that item.
    if (input.lines[index]!.itemId !== undefined && (!item || item.status === 'Delete')) {
      list.push({ path: `${path}.itemId`, code: 'UNKNOWN_RECORD' })
      continue
    }
    if (item && item.status !== 'Active')
      list.push({ path: `${path}.itemId`, code: 'RECORD_INACTIVE', params: { name: item.name } })
    list.push(...missingOn(line, path, isSale(prepared)))
    if (registered) list.push(...hsnIssues(line, `${path}.hsn`, digits, optional))
  }
  return list
}

function missingOn(line: ResolvedLine, path: string, isOurs: boolean): BookIssue[] {
  const list: BookIssue[] = []
  const need = (member: string, value: unknown) => {
    if (value === undefined || value === '') list.push({ path: `${path}.${member}`, code: 'REQUIRED' })
  }
  need('description', line.description)
  need('supply', line.supply)
  need('quantity', line.quantity)
  need('unitPrice', line.unitPrice)
  // Returns and e-invoices have the unit of what we supply; an expense needs none.
  if (isOurs && line.supply !== 'Services') need('uqc', line.uqc)
  return list
}

/** Notification 78/2020: four digits, six above five crore of turnover. */
function hsnIssues(line: ResolvedLine, path: string, digits: number, optional: boolean): BookIssue[] {
  if (!line.hsn) return optional ? [] : [{ path, code: 'REQUIRED' }]
  return line.hsn.length < digits
    ? [{ path, code: 'HSN_DIGITS', params: { hsn: line.hsn, digits: String(digits) } }]
    : []
}

/** Nobody needs a code, or the buyer is a consumer and the turnover up to five crore (78/2020, proviso). */
function isHsnOptional({ input }: Prepared, { party, entity }: Facts, digits: number): boolean {
  const date = input.date
  if (digits === 0 || !date) return true
  const turnover = Number(entity?.turnover ?? 0)
  return (
    !party?.gstin &&
    digits < 6 &&
    turnover <= ruleNumber('hsn.turnover', date, Number.POSITIVE_INFINITY) &&
    ruleHolds('hsn.optionalForConsumers', date)
  )
}

function digitsNeeded({ supplyKind }: Prepared, entity: EntityFacts, date: string): number {
  const turnover = entity.turnover === null ? 0 : Decimal.of(entity.turnover).toNumber()
  // Eight digits on exports come from one secondary source: six, which the portals ask for, are demanded.
  return Math.max(hsnDigitsNeeded({ date, turnover }), isExport(supplyKind) ? 6 : 0)
}

/** Rule 46(e): an unregistered buyer of much needs name and address on the invoice. */
function buyerIssues({ input, computed, billingAddress }: Prepared, { party }: Facts): BookIssue[] {
  if (!party || party.gstin || !input.date || billingAddress || input.shippingAddress) return []
  const limit = ruleNumber('buyer.detailsLimit', input.date, 50_000)
  if (Decimal.of(computed.totals.taxableValue).lt(limit)) return []
  return [{ path: 'billingAddress', code: 'BUYER_ADDRESS_MISSING', params: { limit: String(limit) } }]
}

function numberIssues({ input }: Prepared, { settings, series }: Facts): BookIssue[] {
  const automatic = settings['DocumentAutonumbering'] !== false
  if (automatic && input.number !== undefined && input.id === undefined)
    return [{ path: 'number', code: 'NUMBER_AUTOMATIC' }]
  if (!automatic && input.number === undefined) return [{ path: 'number', code: 'REQUIRED' }]
  if (automatic && !series)
    return [{ path: 'seriesId', code: input.seriesId === undefined ? 'SERIES_MISSING' : 'UNKNOWN_RECORD' }]
  return []
}

const lineFigures = ['taxableValue', 'igst', 'cgst', 'sgst', 'stateCess', 'total'] as const

/**
 * Figures that came with the body must be what is computed, but for the tolerated difference; the computed ones are
 * kept. A greater difference names both.
 */
function figureIssues({ input, computed }: Prepared, { settings }: Pick<Facts, 'settings'>): BookIssue[] {
  const tolerated = Decimal.of(Number(settings['deviationValue'] ?? 1))
  const list: BookIssue[] = []
  const compare = (path: string, sent: string | undefined, due: string) => {
    if (sent === undefined || (Decimal.isValid(sent) && Decimal.of(sent).sub(due).abs().lte(tolerated)))
      return
    list.push({ path, code: 'FIGURE_DIFFERS', params: { sent: sent.slice(0, 40), computed: due } })
  }
  for (const [index, line] of input.lines.entries()) {
    const due = computed.lines[index]!
    for (const figure of lineFigures) compare(`lines[${index}].${figure}`, line[figure], due[figure])
    if (line.cess !== undefined) {
      const whole = Decimal.of(due.cess).add(due.cessNonAdvalorem).toFixed(2)
      compare(`lines[${index}].cess`, line.cess, Decimal.of(line.cess).eq(whole) ? whole : due.cess)
    }
  }
  for (const [figure, sent] of Object.entries(input.totals ?? {})) {
    const due = (computed.totals as unknown as Record<string, string | undefined>)[figure]
    if (due === undefined) list.push({ path: `totals.${figure}`, code: 'FIGURE_UNKNOWN' })
    else compare(`totals.${figure}`, sent, due)
  }
  return list
}

function receivedIssues(prepared: Prepared): BookIssue[] {
  const amount = prepared.input.received?.amount
  const payable = payableOf(prepared)
  if (amount === undefined || Decimal.of(amount).lte(payable)) return []
  return [{ path: 'received.amount', code: 'RECEIVED_ABOVE_TOTAL', params: { total: payable.toFixed(2) } }]
}

function creditIssues(prepared: Prepared, { party, settings }: Facts, when: 'warn' | 'refuse'): BookIssue[] {
  const { type, input } = prepared
  if (type.opens !== 'receivable' || !party?.creditLimit || (settings['creditLimitCheck'] ?? 'warn') !== when)
    return []
  const owed = Decimal.of(party.balance)
    .add(party.openingRest)
    .add(payableOf(prepared))
    .sub(input.received?.amount ?? '0')
  if (owed.lte(party.creditLimit)) return []
  return [
    {
      path: 'partyId',
      code: 'CREDIT_LIMIT',
      params: { limit: Decimal.of(party.creditLimit).toFixed(2), balance: owed.toFixed(2) },
    },
  ]
}
