import { readPortalDate } from '../../portal-date.ts'
import type { Inv01 } from '../inv01.ts'
import { lineIssues, totalIssues } from './amounts.ts'
import { documentIssues } from './document.ts'
import type { RuleFacts } from './facts.ts'
import type { RuleIssue } from './issue.ts'
import { itemIssues } from './items.ts'
import { partyIssues } from './parties.ts'
import { schemaIssues } from './schema.ts'
import { transportIssues } from './transport.ts'

/**
 * Everything the e-invoice portal refuses in a payload, in its order: first the schema, all fields together; then,
 * where that is sound, every business rule. One set of rules for the check before sending and for the sandbox, held
 * to the portal by recorded cases in `golden/`.
 */
export function invoiceIssues(payload: unknown, facts: RuleFacts): RuleIssue[] {
  const malformed = schemaIssues(payload)
  if (malformed.length > 0) return malformed
  const inv = payload as Inv01
  const issues: RuleIssue[] = []
  const report = collector(issues)
  const date = readPortalDate(inv.DocDtls.Dt)
  if (!date) {
    report('2144', 'DocDtls.Dt')
    return issues
  }
  documentIssues(inv, date, facts, report)
  partyIssues(inv, date, facts, report)
  itemIssues(inv, facts, report)
  lineIssues(inv, date, facts, report)
  totalIssues(inv, report)
  return issues
}

/** What hinders the e-way bill asked for in the same payload; the payload's form must be sound. */
export function ewayBillIssues(inv: Inv01, facts: RuleFacts): RuleIssue[] {
  const issues: RuleIssue[] = []
  const date = readPortalDate(inv.DocDtls.Dt)
  if (!inv.EwbDtls || !date) return issues
  transportIssues(inv, { transport: inv.EwbDtls, prefix: 'EwbDtls' }, date, facts, collector(issues))
  return issues
}

const collector =
  (issues: RuleIssue[]) =>
  (code: string, path: string, params?: Readonly<Record<string, string>>): void =>
    void issues.push({ code, path, ...(params ? { params } : {}) })
