import { parseGstin } from '../ids/gstin.ts'
import { Decimal } from '../num/decimal.ts'
import type { ComputedDocument, ComputedLine } from '../tax/types.ts'
import type { TaxHeads } from './entries.ts'
import type { DocumentType } from './families.ts'

/**
 * What an Input Service Distributor of our PAN gives us (CGST Act s.20, rule 54(1)): credit of services that another
 * registration received for us, or a part of it taken back. It has tax and no value: nothing is bought and nothing is paid.
 */
export const distributionTypes = ['Invoice', 'CreditNote'] as const
export type DistributionType = (typeof distributionTypes)[number]

export interface Distribution extends Readonly<Partial<Record<keyof TaxHeads, string | undefined>>> {
  /** Absent: an ISD invoice. */
  readonly documentType?: DistributionType | undefined
}

const types = {
  Invoice: { letter: 'O', numberScope: 'PB', ledger: 'distribution' },
  CreditNote: { letter: 'O', numberScope: 'PB', ledger: 'distributionReturn' },
} as const satisfies Record<DistributionType, DocumentType>

/** It opens nothing, moves no stock and is in no outward return. */
export const typeOfDistribution = ({ documentType = 'Invoice' }: Distribution): DocumentType =>
  types[documentType]

export const headingOfDistribution = ({
  documentType = 'Invoice',
}: Distribution): 'isdInvoice' | 'isdCreditNote' =>
  documentType === 'Invoice' ? 'isdInvoice' : 'isdCreditNote'

/** A document of one line that has tax and nothing else. */
export function distributed({ igst, cgst, sgst, cess }: Distribution): ComputedDocument {
  const heads = { igst: amount(igst), cgst: amount(cgst), sgst: amount(sgst), cess: amount(cess) }
  const total = Decimal.sum(Object.values(heads)).toFixed(2)
  const none = { gross: '0.00', documentDiscount: '0.00', charges: '0.00', taxableValue: '0.00' }
  const line: ComputedLine = {
    ...none,
    ...heads,
    discount: '0.00',
    otherCharges: '0.00',
    taxRate: '0',
    cessNonAdvalorem: '0.00',
    stateCess: '0.00',
    total,
  }
  const isIgst = heads.igst !== '0.00'
  return {
    lines: [line],
    chargeLines: [],
    totals: { ...none, ...heads, lineDiscount: '0.00', stateCess: '0.00', roundOff: '0.00', total },
    head: isIgst ? 'IGST' : 'CGST_SGST',
    interState: isIgst,
    taxUnderReverseCharge: '0.00',
    issues: [],
  }
}

/** What is typed half is no amount yet. */
const amount = (typed: string | undefined) =>
  Decimal.of(typed && Decimal.isValid(typed) ? typed : '0').toFixed(2)

export type DistributionFault = 'empty' | 'otherCompany' | 'otherState'

/**
 * Credit is distributed among the registrations of one PAN (s.2(61)), to another State as IGST alone (rule 39(1)).
 *
 * @example
 * distributionFault({ cgst: '9' }, { distributor: '29AABCU9603R1ZJ', recipient: '27AABCU9603R1ZN' }) // 'otherState'
 */
export function distributionFault(
  distribution: Distribution,
  { distributor, recipient }: { readonly distributor: string; readonly recipient: string },
): DistributionFault | undefined {
  const from = parseGstin(distributor)
  const to = parseGstin(recipient)
  if (!from?.pan || from.pan !== to?.pan) return 'otherCompany'
  const { total, cgst, sgst } = distributed(distribution).totals
  if (total === '0.00') return 'empty'
  return from.stateCode !== to.stateCode && (cgst !== '0.00' || sgst !== '0.00') ? 'otherState' : undefined
}
