import type { RightCode } from '@bahi/contracts/rights.ts'
import type { TextKey, Translate } from '../../app/texts.ts'

export interface Kind {
  readonly path: 'company' | 'gstin' | 'branch-godown'
  readonly edit: TextKey
  readonly right: (action: 'SH_VW' | 'AD' | 'ED' | 'CH_ST' | 'DEL') => RightCode
}

/** The three levels of a business: their paths and rights. */
export const kinds: Readonly<Record<'Business' | 'Entity' | 'ChildEntity', Kind>> = {
  Business: { path: 'company', edit: 'companies.editCompany', right: (action) => `BSN_${action}` },
  Entity: { path: 'gstin', edit: 'companies.editGstin', right: (action) => `ENT_${action}` },
  ChildEntity: { path: 'branch-godown', edit: 'companies.editBranch', right: (action) => `BRN_${action}` },
}

export function kindOfNode({ entityType }: { entityType: keyof typeof kinds }): Kind {
  return kinds[entityType]
}

interface Place {
  readonly entityType: keyof typeof kinds
  readonly locationType?: string | null | undefined
  readonly vrn?: string | null | undefined
}

/** What a place of business is called: one without a GSTIN is no GSTIN. */
export function kindName(t: Translate, { entityType, locationType, vrn }: Place): string {
  if (entityType === 'ChildEntity') return t.label('LocationType', locationType)
  if (entityType === 'Business') return t.label('EntityType', entityType)
  return t(vrn ? 'field.vrn' : 'department.place')
}
