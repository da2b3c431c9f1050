import type { RuleFacts, TaxpayerFacts } from './rules/facts.ts'
import { usualSwitches } from './rules/facts.ts'

/** Registrations of the golden documents that differ from an ordinary active taxpayer. */
const parties: Readonly<Record<string, TaxpayerFacts>> = {
  '24ZZWCD9147L1ZQ': { type: 'SEZ', status: 'ACT' },
  '27ZZKCS7702P1ZK': { type: 'SEZ', status: 'ACT' },
  '33ZZHPN4410R1ZD': { type: 'REG', status: 'INA' },
  '07ZZGCE2260B1CD': { type: 'TCS', status: 'ACT' },
}

const ordinary: TaxpayerFacts = { type: 'REG', status: 'ACT' }
const others = new Set([
  '29ZZQCK4821M1ZQ',
  '27ZZQCK4821M1ZU',
  '32ZZQCK4821M1Z3',
  '29ZZNFG6218R1ZE',
  '29ZZRFS7310D1ZW',
  '33ZZTCP2256H1Z3',
  '27ZZUCA1179G1Z8',
  '32ZZVFM5083B1Z5',
  '36ZZYCE6604N1ZQ',
  '24ZZWCD9147L2ZP',
  '29ZZXFT3345J1Z9',
])

/** What the portal knew on the day of the golden documents. */
export const factsOfCases: RuleFacts = {
  today: '2025-11-20',
  taxpayer: (gstin) => parties[gstin] ?? (others.has(gstin) ? ordinary : undefined),
  unknownTaxpayers: 'accepted',
  hasReportingLimit: true,
  switches: usualSwitches,
}

/** A copy with the dotted paths set; null takes the member away. */
export function changed(payload: unknown, set: Readonly<Record<string, unknown>>): unknown {
  const copy = structuredClone(payload) as Record<string, unknown>
  for (const [path, value] of Object.entries(set)) {
    const parts = path.split('.')
    const last = parts.pop()!
    let block = copy
    for (const part of parts) block = block[part] as Record<string, unknown>
    if (value === null) delete block[last]
    else block[last] = value
  }
  return copy
}
