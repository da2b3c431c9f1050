import type { EwbPayload } from '../payload.ts'
import { documentIssues } from './document.ts'
import type { EwayIssue, EwayRuleFacts } from './facts.ts'
import { itemIssues } from './items.ts'
import { partyIssues } from './parties.ts'
import { transportIssues } from './transport.ts'

/**
 * Everything the e-way bill portal refuses in a GENEWAYBILL payload, all at once, with its codes. One set of rules
 * for the check before sending and for the sandbox.
 */
export function ewayBillIssues(payload: EwbPayload, facts: EwayRuleFacts): EwayIssue[] {
  const issues: EwayIssue[] = []
  const report = (code: string, path: string, params?: Readonly<Record<string, string>>): void =>
    void issues.push({ code, path, ...(params ? { params } : {}) })
  documentIssues(payload, facts, report)
  partyIssues(payload, facts, report)
  itemIssues(payload, facts, report)
  transportIssues(payload, facts, report)
  return issues
}
