import { ruleHolds, ruleNumber, withRules } from '@bahi/domain/tables/rules.ts'
import { einvoiceApplicability, hasReportingLimit } from '@bahi/gateways/einvoice/applicability.ts'
import type { Applicability } from '@bahi/gateways/einvoice/applicability.ts'
import { preCheck } from '@bahi/gateways/einvoice/check.ts'
import type { PreCheck } from '@bahi/gateways/einvoice/check.ts'
import { usualSwitches } from '@bahi/gateways/einvoice/rules/facts.ts'
import type { RuleFacts, RuleSwitches, TaxpayerFacts } from '@bahi/gateways/einvoice/rules/facts.ts'
import type { SourceTransport } from '@bahi/gateways/einvoice/source.ts'
import type { HsnCatalogue } from '@bahi/domain/tables/hsn-catalogue.ts'
import { dayIn } from '../../platform/make-context.ts'
import type { StoredDocument } from '../documents/index.ts'
import type { PlaceFacts } from '../portals/index.ts'
import { portalTypeOf, sourceOf } from './source.ts'

/** Whether the document is to be registered, by its own day and its GSTIN's settings. */
export function applicabilityOf(document: StoredDocument, place: PlaceFacts): Applicability {
  return einvoiceApplicability({
    isEnabled: place.isEnabled && place.gstin !== null,
    ...(place.since ? { since: place.since } : {}),
    isExemptSeller: place.isExemptSeller,
    ...(place.taxpayerType ? { supplierType: place.taxpayerType } : {}),
    date: document.date,
    documentType: portalTypeOf(document.kind, document.typeCode),
    supplyKind: document.supplyKind,
    ...(document.partyGstin ? { buyerGstin: document.partyGstin } : {}),
    isWhollyExempt:
      document.heading === 'billOfSupply' ||
      document.heading === 'commercialCreditNote' ||
      document.lines.every(({ taxCategory }) => taxCategory === 'NonGst'),
  })
}

/** The thirty days bind this GSTIN. */
export const isBound = ({ turnover, ruleChanges }: PlaceFacts, today: string): boolean =>
  turnover !== null && withRules(ruleChanges, () => hasReportingLimit(Number(turnover), today))

/** Points that the rules of the day settle. */
export const switchesOn = ({ ruleChanges }: PlaceFacts, today: string): RuleSwitches => ({
  ...usualSwitches,
  reportingDays: ruleNumber('einvoice.reportDays', today, usualSwitches.reportingDays, ruleChanges),
  shipGstinRule2026: ruleHolds('einvoice.shipToGstin', today, ruleChanges),
})

/** The day in India, which is the portal's. */
export const portalDay = (clock: () => Date): string => dayIn('Asia/Kolkata', clock())

/** Payload, IRN and every fault that the portal would find. */
export function checked(
  document: StoredDocument,
  place: PlaceFacts,
  today: string,
  /** Where the e-way bill is asked for in the same payload. */
  transport?: SourceTransport,
  /** What is known of the registrations, by GSTIN. */
  taxpayers: ReadonlyMap<string, TaxpayerFacts> = new Map(),
  /** Codes that exist; absent: the built-in list. */
  hsnCatalogue?: HsnCatalogue,
): PreCheck {
  const source = { ...sourceOf(document), ...(transport ? { transport } : {}) }
  const facts: RuleFacts = {
    today,
    caller: source.supplier.gstin,
    taxpayer: (gstin) => taxpayers.get(gstin),
    unknownTaxpayers: 'accepted',
    hasReportingLimit: isBound(place, today),
    hsnCatalogue,
    switches: switchesOn(place, today),
  }
  const check = preCheck(source, facts)
  return {
    ...check,
    issues: check.issues.map((issue) => ({ ...issue, field: fieldOf(issue.field, document) })),
  }
}

/** The GSTINs that documents name, to be asked for together. */
export const gstinsOf = (documents: readonly StoredDocument[]): string[] => [
  ...new Set(
    documents.flatMap(({ copies, partyGstin, body }) =>
      [copies.supplier?.gstin, partyGstin, body.ecommerceGstin, body.shippingAddress?.gstin].flatMap(
        (gstin) => gstin ?? [],
      ),
    ),
  ),
]

/** Charges that no line bears are lines of the payload, and are mended where they are typed. */
function fieldOf(field: string, { lines }: StoredDocument): string {
  const [, at, member] = /^lines\[(\d+)\]\.(\w+)$/.exec(field) ?? []
  const charge = at === undefined ? undefined : lines[Number(at)]?.body?.charge
  if (charge === undefined) return field
  return `charges[${charge}].${member === 'hsn' || member === 'description' || member === 'taxRate' ? member : 'amount'}`
}

/** Codes of the lines of documents. */
export const hsnsOf = (documents: readonly StoredDocument[]) =>
  documents.flatMap(({ lines }) => lines.map(({ hsn }) => hsn))
