import { missingParticulars } from '@bahi/domain/documents/consignment.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { BookIssue } from '../ledger/index.ts'
import type { Prepared } from './prepare.ts'

/** The invoice of a goods transport agency names what it carried, from where to where (CGST Rules, rule 54(3)). */
export const consignmentWarnings = ({ kind, input, lines }: Prepared): BookIssue[] =>
  documentKinds[kind].parts.includes('consignment')
    ? missingParticulars(
        input.consignment,
        lines.map(({ hsn }) => hsn),
      ).map((name) => ({ path: `consignment.${name}`, code: 'CONSIGNMENT_PARTICULAR' }))
    : []
