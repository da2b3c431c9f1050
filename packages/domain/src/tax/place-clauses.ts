import { ruleAt, ruleHolds } from '../tables/rules.ts'
import type { RuleId } from '../tables/rules.ts'
import type { ServiceNature, SupplyFacts } from './place-of-supply.ts'
import { sitesInIndia, sitesOf } from './several-states.ts'
import { crossesBorder, isExportKind } from './supply-kind.ts'

type Fact = keyof SupplyFacts

/** One row of the decision table: the first whose `when` is true decides. */
export interface Clause {
  /** Ends the text key `pos.<id>`. */
  readonly id: string
  readonly clause: string
  readonly when: (facts: SupplyFacts) => boolean
  /** Undefined where a fact is missing. */
  readonly state: (facts: SupplyFacts) => string | undefined
  readonly uses: readonly Fact[]
  readonly changes: readonly Fact[]
}

const abroad = '96'
const isGoods = (facts: SupplyFacts) => facts.supply === 'Goods'
const is = (...natures: ServiceNature[]) => {
  const set = new Set<ServiceNature>(natures)
  return (facts: SupplyFacts) => set.has(facts.service ?? 'General')
}
const domestic = (...natures: ServiceNature[]) => {
  const nature = is(...natures)
  return (facts: SupplyFacts) => !crossesBorder(facts) && nature(facts)
}
const crossBorder = (...natures: ServiceNature[]) => {
  const nature = is(...natures)
  return (facts: SupplyFacts) => crossesBorder(facts) && nature(facts)
}
const unregistered = (facts: SupplyFacts) => facts.recipientRegistered === false
/** Repair, treatment, testing of goods that the recipient makes available; what is notified has gone before. */
const worksOnGoods13 = crossBorder(
  'GoodsMadeAvailable',
  'PharmaResearch',
  'AircraftMaintenance',
  'VesselMaintenance',
)
const site = (facts: SupplyFacts) => facts.siteStateCode
const recipient = (facts: SupplyFacts) => (facts.recipientAbroad ? abroad : facts.recipientStateCode)
const supplier = (facts: SupplyFacts) => (facts.supplierAbroad ? abroad : facts.supplierStateCode)
const recipientElseSupplier = (facts: SupplyFacts) => recipient(facts) ?? supplier(facts)

const goods: readonly Clause[] = [
  {
    id: 'import',
    clause: 'IGST s.11(a)',
    when: (f) => f.supplierAbroad === true,
    state: (f) => f.recipientStateCode,
    uses: ['supplierAbroad', 'recipientStateCode'],
    changes: ['supplierAbroad', 'recipientStateCode'],
  },
  {
    id: 'export',
    clause: 'IGST s.11(b)',
    // Delivered to the buyer at an address in India, they may be on their way to the port: that is asked.
    when: (f) =>
      f.goodsLeaveIndia ??
      (isExportKind(f.supplyKind) ||
        (f.recipientAbroad === true &&
          (!f.deliveredToAnother || (f.deliveryStateCode ?? abroad) === abroad))),
    state: () => abroad,
    uses: ['supplyKind', 'recipientAbroad', 'deliveryStateCode', 'goodsLeaveIndia'],
    changes: ['supplyKind', 'goodsLeaveIndia'],
  },
  {
    id: 'onBoard',
    clause: 'IGST s.10(1)(e)',
    when: (f) => f.movement === 'OnBoard',
    state: site,
    uses: ['movement', 'siteStateCode'],
    changes: ['siteStateCode', 'movement'],
  },
  {
    id: 'installed',
    clause: 'IGST s.10(1)(d)',
    when: (f) => f.movement === 'Installed',
    state: site,
    uses: ['movement', 'siteStateCode'],
    changes: ['siteStateCode', 'movement'],
  },
  {
    // Circular 209/3/2024: for an unregistered buyer the delivery address on the invoice is the address recorded.
    id: 'unregisteredAddress',
    clause: 'IGST s.10(1)(ca)',
    when: (f) => unregistered(f) && ruleHolds('placeOfSupply.unregisteredByAddress', f.date),
    state: (f) =>
      f.goodsLeaveIndia === false
        ? [f.deliveryStateCode, f.siteStateCode, f.supplierStateCode].find((code) => code && code !== abroad)
        : (f.deliveryStateCode ?? recipientElseSupplier(f)),
    uses: [
      'recipientRegistered',
      'deliveryStateCode',
      'recipientStateCode',
      'supplierStateCode',
      'goodsLeaveIndia',
    ],
    changes: ['deliveryStateCode', 'recipientStateCode', 'recipientRegistered'],
  },
  {
    id: 'billToShipTo',
    clause: 'IGST s.10(1)(b)',
    when: (f) => f.deliveredToAnother === true,
    state: recipient,
    uses: ['deliveredToAnother', 'recipientStateCode', 'recipientAbroad'],
    changes: ['recipientStateCode', 'deliveredToAnother'],
  },
  {
    id: 'noMovement',
    clause: 'IGST s.10(1)(c)',
    when: (f) => f.movement === 'None',
    state: (f) => f.siteStateCode ?? f.deliveryStateCode,
    uses: ['movement', 'siteStateCode', 'deliveryStateCode'],
    changes: ['siteStateCode', 'movement'],
  },
  {
    id: 'goodsMove',
    clause: 'IGST s.10(1)(a)',
    when: () => true,
    state: (f) => f.deliveryStateCode ?? f.recipientStateCode,
    uses: ['deliveryStateCode', 'recipientStateCode'],
    changes: ['deliveryStateCode', 'deliveredToAnother', 'movement'],
  },
]

/** Services whose place may lie in several States or countries at once: s.13(3) to (5). */
const severalSites13 = crossBorder(
  'GoodsMadeAvailable',
  'RestaurantOrPersonalCare',
  'Training',
  'ImmovableProperty',
  'Admission',
  'EventOrganisation',
)
const notified13 = (id: string, nature: ServiceNature, rule: RuleId): Clause =>
  byRecipient(
    id,
    'IGST s.13(13)',
    (f) => crossBorder(nature)(f) && ruleHolds(rule, f.date),
    recipientElseSupplier,
  )

/** Section 13: supplier or recipient abroad. Sub-section (9) went with the Act of 2023. */
const services13: readonly Clause[] = [
  {
    ...notified13('pharmaResearch', 'PharmaResearch', 'placeOfSupply.pharmaResearch'),
    // Only where all else makes it an export (Notification 4/2019, condition (ii)).
    when: (f) =>
      crossBorder('PharmaResearch')(f) &&
      ruleHolds('placeOfSupply.pharmaResearch', f.date) &&
      f.paymentReceived !== 'Otherwise' &&
      !f.sameEstablishment,
    uses: ['service', 'recipientAbroad', 'date', 'paymentReceived', 'sameEstablishment'],
  },
  notified13('aircraftMaintenance', 'AircraftMaintenance', 'placeOfSupply.aircraftMaintenance'),
  notified13('vesselMaintenance', 'VesselMaintenance', 'placeOfSupply.vesselMaintenance'),
  {
    ...byRecipient(
      'temporarilyImported',
      'IGST s.13(3)(a) second proviso',
      (f) => worksOnGoods13(f) && f.goodsTemporarilyImported === true,
      recipientElseSupplier,
    ),
    uses: ['service', 'recipientAbroad', 'goodsTemporarilyImported'],
    changes: ['goodsTemporarilyImported', 'service'],
  },
  {
    // In several places, one of them in India: there.
    id: 'severalCountries13',
    clause: 'IGST s.13(6)',
    when: (f) => severalSites13(f) && sitesOf(f).includes(abroad) && sitesInIndia(f).length > 0,
    state: (f) => sitesInIndia(f)[0],
    uses: ['service', 'siteStateCode', 'otherSiteStateCodes'],
    changes: ['siteStateCode', 'otherSiteStateCodes', 'service'],
  },
  {
    ...performed('performedOnGoods', 'IGST s.13(3)(a)', worksOnGoods13),
    uses: ['service', 'siteStateCode', 'goodsTemporarilyImported'],
    changes: ['siteStateCode', 'goodsTemporarilyImported', 'service'],
  },
  performed('performedInPresence', 'IGST s.13(3)(b)', crossBorder('RestaurantOrPersonalCare', 'Training')),
  performed('property13', 'IGST s.13(4)', crossBorder('ImmovableProperty')),
  performed('event13', 'IGST s.13(5)', crossBorder('Admission', 'EventOrganisation')),
  supplierPlace('banking13', 'IGST s.13(8)(a)', crossBorder('Banking')),
  supplierPlace(
    'intermediary',
    'IGST s.13(8)(b)',
    (f) =>
      crossBorder('Intermediary')(f) && ruleAt('placeOfSupply.intermediary', f.date)?.value === 'Supplier',
  ),
  supplierPlace('transportHire', 'IGST s.13(8)(c)', crossBorder('TransportHire')),
  {
    id: 'goodsTransport13',
    clause: 'IGST s.13(9)',
    when: (f) => crossBorder('GoodsTransport')(f) && ruleHolds('placeOfSupply.transportAbroad', f.date),
    state: (f) => f.destinationStateCode,
    uses: ['service', 'destinationStateCode', 'date'],
    changes: ['destinationStateCode', 'date'],
  },
  performed('passenger13', 'IGST s.13(10)', crossBorder('PassengerTransport')),
  performed('onBoard13', 'IGST s.13(11)', crossBorder('OnBoard')),
  byRecipient('online', 'IGST s.13(12)', crossBorder('OnlineInformation'), recipient),
  byRecipient('crossBorder', 'IGST s.13(2)', crossesBorder, recipientElseSupplier),
]

/** Section 12: supplier and recipient in India. */
const services12: readonly Clause[] = [
  {
    // Property abroad: the recipient's location (proviso).
    ...performed('property', 'IGST s.12(3)', domestic('ImmovableProperty')),
    state: (f) => (f.siteStateCode === abroad ? f.recipientStateCode : f.siteStateCode),
  },
  performed('performed', 'IGST s.12(4)', domestic('RestaurantOrPersonalCare')),
  registeredElse('training', 'IGST s.12(5)', domestic('Training'), site),
  performed('admission', 'IGST s.12(6)', domestic('Admission')),
  registeredElse('event', 'IGST s.12(7)', domestic('EventOrganisation'), (f) =>
    f.siteStateCode === abroad ? f.recipientStateCode : f.siteStateCode,
  ),
  {
    id: 'transportToAbroad',
    clause: 'IGST s.12(8) proviso',
    when: (f) =>
      domestic('GoodsTransport')(f) &&
      f.destinationStateCode === abroad &&
      ruleHolds('placeOfSupply.transportToAbroad', f.date),
    state: () => abroad,
    uses: ['service', 'destinationStateCode', 'date'],
    changes: ['destinationStateCode', 'date'],
  },
  registeredElse('goodsTransport', 'IGST s.12(8)', domestic('GoodsTransport'), site),
  registeredElse('passenger', 'IGST s.12(9)', domestic('PassengerTransport'), site),
  performed('onBoardService', 'IGST s.12(10)', domestic('OnBoard')),
  performed('telecomFixed', 'IGST s.12(11)(a)', domestic('TelecomFixed')),
  byRecipient('telecomPostpaid', 'IGST s.12(11)(b)', domestic('TelecomPostpaid'), recipientElseSupplier),
  {
    // Paid by internet banking: the recipient's address on record (proviso); else where the voucher is sold.
    ...performed('telecomPrepaid', 'IGST s.12(11)(c)', domestic('TelecomPrepaid')),
    state: (f) => f.siteStateCode ?? recipientElseSupplier(f),
  },
  byRecipient('banking', 'IGST s.12(12)', domestic('Banking'), recipientElseSupplier),
  byRecipient('insurance', 'IGST s.12(13)', domestic('Insurance'), recipient),
  performed('governmentAdvertisement', 'IGST s.12(14)', domestic('GovernmentAdvertisement')),
  byRecipient('registeredRecipient', 'IGST s.12(2)(a)', (f) => f.recipientRegistered === true, recipient),
  byRecipient('addressOnRecord', 'IGST s.12(2)(b)(i)', (f) => f.recipientStateCode !== undefined, recipient),
  {
    id: 'noAddress',
    clause: 'IGST s.12(2)(b)(ii)',
    when: () => true,
    state: supplier,
    uses: ['recipientRegistered', 'recipientStateCode', 'supplierStateCode'],
    changes: ['recipientStateCode', 'recipientRegistered'],
  },
]

/** In the order in which they are tried. */
export const clauses: readonly Clause[] = [
  ...goods.map((row) => ({ ...row, when: (facts: SupplyFacts) => isGoods(facts) && row.when(facts) })),
  ...services13,
  ...services12,
]

/** Services whose place is where they happen, no matter who receives them. */
function performed(id: string, clause: string, when: Clause['when']): Clause {
  return {
    id,
    clause,
    when,
    state: site,
    uses: ['service', 'siteStateCode'],
    changes: ['siteStateCode', 'service'],
  }
}

/** A registered recipient's location; for others where it happens. */
function registeredElse(
  id: string,
  clause: string,
  when: Clause['when'],
  otherwise: Clause['state'],
): Clause {
  return {
    id,
    clause,
    when,
    state: (facts) => (facts.recipientRegistered ? facts.recipientStateCode : otherwise(facts)),
    uses: ['service', 'recipientRegistered', 'recipientStateCode', 'siteStateCode'],
    changes: ['recipientRegistered', 'recipientStateCode', 'siteStateCode'],
  }
}

function byRecipient(id: string, clause: string, when: Clause['when'], state: Clause['state']): Clause {
  return {
    id,
    clause,
    when,
    state,
    uses: ['service', 'recipientRegistered', 'recipientStateCode', 'recipientAbroad'],
    changes: ['recipientStateCode', 'recipientRegistered', 'service'],
  }
}

function supplierPlace(id: string, clause: string, when: Clause['when']): Clause {
  return {
    id,
    clause,
    when,
    state: supplier,
    uses: ['service', 'supplierStateCode', 'recipientAbroad'],
    changes: ['service', 'recipientAbroad', 'date'],
  }
}
