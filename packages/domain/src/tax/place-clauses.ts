import { ruleAt, ruleHolds } from '../tables/rules.ts'
import type { ServiceNature, SupplyFacts } from './place-of-supply.ts'

type Fact = keyof SupplyFacts

/** One row of the decision table: the first whose `when` holds decides. */
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
const isExport = (facts: SupplyFacts) => facts.supplyKind === 'EXPWP' || facts.supplyKind === 'EXPWOP'
/** Section 13 applies where one of the two is abroad, section 12 where both are in India. */
const crossesBorder = (facts: SupplyFacts) => facts.recipientAbroad === true || facts.supplierAbroad === true
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
    when: (f) => isExport(f) || (f.recipientAbroad === true && (f.deliveryStateCode ?? abroad) === abroad),
    state: () => abroad,
    uses: ['supplyKind', 'recipientAbroad', 'deliveryStateCode'],
    changes: ['supplyKind', 'deliveryStateCode'],
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
    state: (f) => f.deliveryStateCode ?? recipientElseSupplier(f),
    uses: ['recipientRegistered', 'deliveryStateCode', 'recipientStateCode', 'supplierStateCode'],
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

/** Section 13: supplier or recipient abroad. Sub-sections (9) went with the Act of 2023. */
const services13: readonly Clause[] = [
  {
    id: 'exportOfService',
    clause: 'IGST s.13(2)',
    when: isExport,
    state: () => abroad,
    uses: ['supplyKind'],
    changes: ['supplyKind', 'service'],
  },
  performed(
    'performedOnGoods',
    'IGST s.13(3)',
    crossBorder('GoodsMadeAvailable', 'RestaurantOrPersonalCare'),
  ),
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
    when: (f) => crossBorder('GoodsTransport')(f) && f.date < '2023-10-01',
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
  performed('performed', 'IGST s.12(4)', domestic('RestaurantOrPersonalCare', 'GoodsMadeAvailable')),
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

/** Services whose place is where they happen, whoever receives them. */
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
