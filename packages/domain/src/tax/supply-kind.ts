import type { SupplyFacts, SupplyKind } from './place-of-supply.ts'

export const isExportKind = (kind: SupplyKind | undefined) => kind === 'EXPWP' || kind === 'EXPWOP'

/** Section 13 applies where one of the two is abroad, section 12 where both are in India. */
export const crossesBorder = (facts: SupplyFacts) =>
  facts.recipientAbroad === true || facts.supplierAbroad === true

/**
 * The kind of supply that the law allows at a place. An export of services meets every clause of IGST s.2(6), one of
 * goods takes them out of India (s.2(5)); what does not is an ordinary supply, taxed like one, whatever was chosen. A
 * supply to a SEZ or abroad is zero-rated by law, so 'Regular' is read as its form with payment of tax.
 */
export function supplyKindAt(facts: SupplyFacts, stateCode: string | undefined): SupplyKind {
  const chosen = facts.supplyKind ?? 'Regular'
  if (facts.recipientIsSez && chosen === 'Regular') return 'SEZWP'
  // Which place it is decides; until it is known, the person's word stays.
  if (stateCode === undefined || (chosen !== 'Regular' && !isExportKind(chosen))) return chosen
  const isExport =
    facts.supply === 'Services'
      ? exportTestOf(facts, stateCode).every(({ met }) => met !== 'No')
      : stateCode === '96' && facts.goodsLeaveIndia !== false && (isExportKind(chosen) || isAbroad(facts))
  if (!isExport) return 'Regular'
  return isExportKind(chosen) ? chosen : 'EXPWP'
}

const isAbroad = (facts: SupplyFacts) => facts.recipientAbroad === true && !facts.supplierAbroad

export interface ExportClause {
  /** Clause of IGST s.2(6). */
  readonly clause: 'i' | 'ii' | 'iii' | 'iv' | 'v'
  readonly met: 'Yes' | 'No' | 'Unknown'
}

/**
 * The five clauses of IGST s.2(6), all of which an export of services meets. What nobody was asked is unknown, and
 * does not keep the supply from being an export.
 *
 * @example
 * exportTestOf({ date: '2026-11-20', supply: 'Services', recipientAbroad: true }, '27')
 * // [..., { clause: 'iii', met: 'No' }, { clause: 'iv', met: 'Unknown' }, ...]: the place of supply is in India
 */
export function exportTestOf(facts: SupplyFacts, stateCode: string | undefined): ExportClause[] {
  const { paymentReceived, sameEstablishment } = facts
  return [
    { clause: 'i', met: facts.supplierAbroad ? 'No' : 'Yes' },
    { clause: 'ii', met: facts.recipientAbroad ? 'Yes' : 'No' },
    { clause: 'iii', met: stateCode === undefined ? 'Unknown' : stateCode === '96' ? 'Yes' : 'No' },
    {
      clause: 'iv',
      met: paymentReceived === undefined ? 'Unknown' : paymentReceived === 'Otherwise' ? 'No' : 'Yes',
    },
    { clause: 'v', met: sameEstablishment === undefined ? 'Unknown' : sameEstablishment ? 'No' : 'Yes' },
  ]
}
