import { checkPortCode } from '@bahi/domain/tables/ports.ts'
import type { Inv01 } from './inv01.ts'
import { irnOf } from './irn.ts'
import { inv01Types, toInv01 } from './map.ts'
import { productField } from './paths.ts'
import type { RuleFacts } from './rules/facts.ts'
import type { RuleIssue, SchemaBound } from './rules/issue.ts'
import { ewayBillIssues, invoiceIssues } from './rules/rules.ts'
import type { EinvoiceSource } from './source.ts'

/**
 * What the portal would say of a document, without asking it: the payload, the IRN it will get, and every fault at
 * once with the field to mend. Nothing may be sent that has an issue of severity 'error'.
 */
export function preCheck(source: EinvoiceSource, facts: RuleFacts): PreCheck {
  const payload = toInv01(source)
  const invoice = invoiceIssues(payload, facts)
  const isReadable = !invoice.some(({ code }) => code === '5002')
  const bill = isReadable ? ewayBillIssues(payload, facts) : []
  return {
    payload,
    irn: irnOf({
      gstin: source.supplier.gstin,
      date: source.date,
      type: inv01Types[source.documentType],
      number: source.number.trim(),
    }),
    issues: [
      ...invoice.map((issue) => asPreCheckIssue(issue, 'invoice', source, payload)),
      ...bill.map((issue) => asPreCheckIssue(issue, 'ewayBill', source, payload)),
    ],
  }
}

export interface PreCheck {
  readonly payload: Inv01
  readonly irn: string
  readonly issues: readonly PreCheckIssue[]
}

export interface PreCheckIssue {
  /** The code the portal would answer. */
  readonly code: string
  /** Which bound of its schema is broken; only with 5002. */
  readonly bound?: SchemaBound
  /** Place in the payload. */
  readonly path: string
  /** Field of the product to mend: `lines[2].hsn`. */
  readonly field: string
  readonly params: Readonly<Record<string, string>>
  /** What is hindered: the IRN, or only the e-way bill asked for with it. */
  readonly part: 'invoice' | 'ewayBill'
  readonly severity: 'error' | 'warning'
}

export const hasErrors = ({ issues }: PreCheck): boolean =>
  issues.some(({ severity }) => severity === 'error')

function asPreCheckIssue(
  issue: RuleIssue,
  part: PreCheckIssue['part'],
  source: EinvoiceSource,
  payload: Inv01,
): PreCheckIssue {
  const field = productField(issue.path, source)
  return { params: {}, ...issue, field, part, severity: severityOf(issue, payload) }
}

/** Customs adds ports faster than our list follows: a code of the right form is sent. */
function severityOf({ code }: RuleIssue, { ExpDtls }: Inv01): PreCheckIssue['severity'] {
  return code === '2201' && checkPortCode(ExpDtls?.Port ?? '') === 'wellFormed' ? 'warning' : 'error'
}
