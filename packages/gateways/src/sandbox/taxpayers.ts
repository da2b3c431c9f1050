import type { TaxpayerFacts } from '../einvoice/rules/facts.ts'

export interface Taxpayer extends TaxpayerFacts {
  readonly gstin: string
  readonly legalName: string
  readonly tradeName?: string
  readonly place?: string
  readonly pin?: number
  /** Turnover of ten crore or more: the thirty days bind it. */
  readonly hasReportingLimit?: boolean
}

const since = '2017-07-01'
const seller = { type: 'REG', status: 'ACT', registeredOn: since, hasReportingLimit: true } as const
const buyer = { type: 'REG', status: 'ACT', registeredOn: since } as const

const sample = {
  legalName: 'Sahyadri General Trading Private Limited',
  tradeName: 'Sahyadri Traders',
  ...buyer,
} as const

/** Invented registrations for tests and trials; any other GSTIN that is well formed counts as an active taxpayer. */
export const seededTaxpayers: readonly Taxpayer[] = [
  // The sample company's own.
  { gstin: '27AABCS5821K1Z7', place: 'Pune', pin: 411026, ...sample },
  { gstin: '29AABCS5821K1Z3', place: 'Bengaluru', pin: 560058, ...sample },
  {
    gstin: '29ZZQCK4821M1ZQ',
    legalName: 'Kaveri Loom Works Private Limited',
    place: 'Bengaluru',
    pin: 560058,
    ...seller,
  },
  {
    gstin: '27ZZQCK4821M1ZU',
    legalName: 'Kaveri Loom Works Private Limited',
    place: 'Pune',
    pin: 411026,
    ...seller,
  },
  {
    gstin: '32ZZQCK4821M1Z3',
    legalName: 'Kaveri Loom Works Private Limited',
    place: 'Kochi',
    pin: 682001,
    ...seller,
  },
  { gstin: '29ZZNFG6218R1ZE', legalName: 'Nandi Facility Group', place: 'Bengaluru', pin: 560001, ...seller },
  { gstin: '29ZZRFS7310D1ZW', legalName: 'Sahyadri Traders', place: 'Mysuru', pin: 570001, ...buyer },
  { gstin: '33ZZTCP2256H1Z3', legalName: 'Palar Pumps Limited', place: 'Coimbatore', pin: 641012, ...buyer },
  {
    gstin: '27ZZUCA1179G1Z8',
    legalName: 'Anvil Retail Private Limited',
    place: 'Mumbai',
    pin: 400013,
    ...buyer,
  },
  { gstin: '32ZZVFM5083B1Z5', legalName: 'Malabar Agencies', place: 'Kozhikode', pin: 673004, ...buyer },
  {
    gstin: '36ZZYCE6604N1ZQ',
    legalName: 'Yadadri Cotton Exports',
    place: 'Hyderabad',
    pin: 500001,
    ...buyer,
  },
  {
    gstin: '24ZZWCD9147L2ZP',
    legalName: 'Dwarka Devices Private Limited',
    place: 'Rajkot',
    pin: 360003,
    ...buyer,
  },
  { gstin: '29ZZXFT3345J1Z9', legalName: 'Tungabhadra Roadlines', place: 'Bengaluru', pin: 560002, ...buyer },
  {
    gstin: '24ZZWCD9147L1ZQ',
    legalName: 'Dwarka Devices Private Limited',
    place: 'Gandhidham',
    pin: 370230,
    ...buyer,
    type: 'SEZ',
  },
  {
    gstin: '27ZZKCS7702P1ZK',
    legalName: 'Konkan Chip Systems',
    place: 'Pune',
    pin: 411026,
    ...buyer,
    type: 'SEZ',
  },
  {
    gstin: '33ZZHPN4410R1ZD',
    legalName: 'Hosur Pattern Works',
    place: 'Hosur',
    pin: 635126,
    ...buyer,
    status: 'INA',
  },
  {
    gstin: '07ZZGCE2260B1CD',
    legalName: 'Ganga Commerce Exchange',
    place: 'New Delhi',
    pin: 110001,
    ...buyer,
    type: 'TCS',
  },
]
