import type { SupplyKind } from '@bahi/domain/tax/place-of-supply.ts'
import type { Header } from './header.ts'

type Who = Pick<Header, 'supplyKind' | 'party'>

const isSez = (taxpayerType: string | null | undefined) => taxpayerType === 'SEZ' || taxpayerType === 'SED'
export const isAbroad = (taxpayerType: string | null | undefined) => taxpayerType === 'OEXP'
export const isToSez = ({ party }: Pick<Header, 'party'>) => isSez(party?.taxpayerType)

/** What the law makes of a supply to this customer: zero-rated to a SEZ and abroad, with payment unless a LUT is used. */
export function kindByRule({ party }: Pick<Header, 'party'>): SupplyKind {
  if (isSez(party?.taxpayerType)) return 'SEZWP'
  return isAbroad(party?.taxpayerType) ? 'EXPWP' : 'Regular'
}

/** The kind that will be saved. */
export const kindOf = (header: Who): SupplyKind =>
  header.supplyKind === '' ? kindByRule(header) : header.supplyKind

/** The kind without payment of tax that a LUT allows for this customer. */
export function kindWithLut(header: Pick<Header, 'party'>): SupplyKind | undefined {
  const kind = kindByRule(header)
  return kind === 'SEZWP' ? 'SEZWOP' : kind === 'EXPWP' ? 'EXPWOP' : undefined
}

/** What may be chosen instead of the rule; what the server would refuse is not offered. */
export function choosableKinds({ party }: Pick<Header, 'party'>): readonly SupplyKind[] {
  if (isSez(party?.taxpayerType)) return ['SEZWP', 'SEZWOP']
  if (isAbroad(party?.taxpayerType)) return ['EXPWP', 'EXPWOP']
  return party?.gstin ? ['Regular', 'DeemedExport'] : ['Regular', 'EXPWP', 'EXPWOP']
}

/** The place while the server has not been asked yet: the State of the customer, or outside India. */
export function placeByRule({ party }: Pick<Header, 'party'>): string | undefined {
  if (!party) return undefined
  return isAbroad(party.taxpayerType) ? '96' : (party.stateCode ?? undefined)
}
