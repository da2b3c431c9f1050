import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Facts, EntityFacts, PartyFacts } from '../ledger/index.ts'
import type { StoredDocument, StoredDocumentLine } from './load.ts'
import { prepare } from './prepare.ts'
import type { DocumentInput, LineInput, Prepared } from './prepare.ts'
import { isUnissued } from '@bahi/domain/documents/lives.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { SupplyKind } from '@bahi/domain/tax/place-of-supply.ts'

/** The body of a save that would make this document again: what was typed, with what the masters then filled in. */
export function inputOf(document: StoredDocument): DocumentInput {
  return {
    supplyKind: 'Regular',
    reverseCharge: false,
    igstOnIntra: false,
    charges: [],
    priceIncludesTax: false,
    roundOff: true,
    tags: [],
    ...document.body,
    status: isUnissued(document.status) ? 'Draft' : 'Active',
    entityId: document.entityId,
    childEntityId: document.childEntityId ?? undefined,
    partyId: document.partyId ?? undefined,
    seriesId: document.seriesId ?? undefined,
    // The line of a distribution is made from its tax.
    lines: document.body.distribution
      ? []
      : ((document.draftLines as LineInput[] | null) ??
        document.lines.filter((line) => !line.isCharge).map(lineInputOf)),
  }
}

function lineInputOf(line: StoredDocumentLine): LineInput {
  const {
    documentDiscount: _discount,
    charges: _charges,
    charge: _charge,
    taxRate,
    ...typed
  } = line.body ?? {}
  return {
    ...typed,
    itemId: line.itemId ?? undefined,
    description: line.description,
    hsn: line.hsn ?? undefined,
    supply: line.supply,
    uqc: line.uqc ?? undefined,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    priceIncludesTax: typed.priceIncludesTax ?? false,
    taxCategory: line.taxCategory as LineInput['taxCategory'],
    // What a bill of supply or an exempt line leaves out of its figures is in the body.
    taxRate: taxRate ?? Decimal.of(line.taxRate).toPlain(),
  }
}

/**
 * The document computed again from what is stored of its day: its own figures, with everything needed to explain
 * them. Masters may have changed since; they are not asked.
 */
export function restore(document: StoredDocument): Prepared {
  return prepare(document.kind as DocumentKind, inputOf(document), factsOfDay(document), {
    placeOfSupply: document.placeOfSupply ?? undefined,
    supplyKind: document.supplyKind as SupplyKind,
    corrected: document.copies.preceding ?? [],
    isCommercial: document.heading === 'commercialCreditNote',
  })
}

function factsOfDay({ copies, entityId, companyId, partyId }: StoredDocument): Facts {
  const { supplier, party } = copies
  const entity: EntityFacts | null = supplier
    ? {
        ...supplier,
        id: entityId,
        companyId,
        entityType: 'Entity',
        status: 'Active',
        legalName: null,
        tradeName: null,
        website: null,
        turnover: null,
        filingFrequency: null,
        luts: [],
        terms: null,
        currencyCode: 'INR',
      }
    : null
  const customer: PartyFacts | null =
    party && partyId !== null
      ? {
          ...party,
          status: 'Active',
          role: 'Both',
          placeOfSupply: null,
          billingAddress: null,
          shippingAddresses: [],
          paymentTermsDays: null,
          creditLimit: null,
          openingRest: '0',
          currencyCode: null,
          balance: '0',
        }
      : null
  return {
    entity,
    company: null,
    childEntity: null,
    party: customer,
    items: new Map(),
    series: null,
    ownRates: copies.ownRates ?? [],
    settings: {},
    isFiled: false,
    ruleChanges: copies.ruleChanges ?? [],
    loadedCodes: [],
    customFields: [],
    preceding: [],
    sources: [],
  }
}
