import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { AddressFacts, EntityFacts, PartyFacts } from '../ledger/index.ts'

/** One of the two of a supply, as the law asks of it. */
export interface Side {
  /** Two digits; 96 abroad; undefined where nothing says it. */
  readonly stateCode: string | undefined
  readonly taxpayerType: string | undefined
  readonly gstin: string | undefined
}

/** Who supplies and who receives: we supply in a sale, the party in a purchase. */
export function sidesOf(
  kind: DocumentKind,
  { entity, party }: { readonly entity: EntityFacts | null; readonly party: PartyFacts | null },
  billing: AddressFacts | undefined,
): { readonly supplier: Side; readonly recipient: Side } {
  const gstin = party?.gstin ?? undefined
  const ours: Side = {
    stateCode: entity?.stateCode ?? undefined,
    taxpayerType: entity?.taxpayerType ?? undefined,
    gstin: entity?.gstin ?? undefined,
  }
  const theirs: Side = {
    stateCode:
      stateOfGstin(gstin) ?? billing?.stateCode ?? party?.stateCode ?? party?.placeOfSupply ?? undefined,
    taxpayerType: party?.taxpayerType,
    gstin,
  }
  return documentKinds[kind].side === 'sale'
    ? { supplier: ours, recipient: theirs }
    : { supplier: theirs, recipient: ours }
}

/** The head of a GSTIN names its state, but for the numbers of those without a place in India. */
function stateOfGstin(gstin: string | undefined): string | undefined {
  const code = gstin?.slice(0, 2)
  return code && code < '39' ? code : undefined
}
