import { distributionFault } from '@bahi/domain/documents/distribution.ts'
import type { Distribution, DistributionFault } from '@bahi/domain/documents/distribution.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { BookIssue, Facts } from '../ledger/index.ts'
import type { DocumentInput, LineInput, Prepared } from './prepare.ts'

/** What is distributed: who supplies it is a distributor, so that the document is nothing else. Undefined of all others. */
export const distributionOf = (
  kind: DocumentKind,
  { distribution }: Pick<DocumentInput, 'distribution'>,
  { party }: Pick<Facts, 'party'>,
): Distribution | undefined =>
  documentKinds[kind].parts.includes('distribution') && party?.taxpayerType === 'ISD'
    ? (distribution ?? {})
    : undefined

/** The line that its tax is kept under; the printed document names it in its language. */
export const lineOfDistribution: LineInput = {
  description: 'ISD',
  supply: 'Services',
  quantity: '1',
  unitPrice: '0',
  taxRate: '0',
}

/** Parts of a bill that belong to a supply. */
const ofSupply = ['lines', 'charges'] as const

const faults = {
  empty: ['distribution.igst', 'DISTRIBUTION_EMPTY'],
  otherCompany: ['partyId', 'DISTRIBUTOR_OTHER_COMPANY'],
  otherState: ['distribution.cgst', 'DISTRIBUTION_OTHER_STATE'],
} as const satisfies Record<DistributionFault, readonly [path: string, code: string]>

/** An ISD document has tax alone, from a registration of our own PAN; nobody else distributes credit. */
export function distributionIssues(
  { kind, input, distribution }: Prepared,
  { party, entity }: Facts,
): BookIssue[] {
  if (!distribution) {
    if (input.distribution) return [{ path: 'partyId', code: 'NOT_A_DISTRIBUTOR' }]
    const isBought = documentKinds[kind].side === 'purchase' && party?.taxpayerType === 'ISD'
    return isBought ? [{ path: 'partyId', code: 'DISTRIBUTOR_SUPPLIES_NOTHING' }] : []
  }
  const fault = distributionFault(distribution, {
    distributor: party?.gstin ?? '',
    recipient: entity?.gstin ?? '',
  })
  const isBack = distribution.documentType === 'CreditNote'
  const { originalNumber, originalDate } = input.distribution ?? {}
  return [
    ...ofSupply
      .filter((member) => input[member].length > 0)
      .map((path) => ({ path, code: 'DISTRIBUTION_WITHOUT_LINES' })),
    ...(fault ? [{ path: faults[fault][0], code: faults[fault][1] }] : []),
    ...(isBack
      ? Object.entries({ originalNumber, originalDate }).flatMap(([member, typed]) =>
          typed ? [] : [{ path: `distribution.${member}`, code: 'REQUIRED' }],
        )
      : []),
    ...(originalNumber && originalDate && input.supplierDate && originalDate > input.supplierDate
      ? [
          {
            path: 'distribution.originalDate',
            code: 'NOTE_BEFORE_INVOICE',
            params: { number: originalNumber, date: originalDate },
          },
        ]
      : []),
  ]
}
