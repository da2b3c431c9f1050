import type { SchemaBound } from '@bahi/gateways/einvoice/rules/issue.ts'
import { issueTexts } from '@bahi/gateways/einvoice/texts.ts'
import type { PreCheckIssue } from '@bahi/gateways/einvoice/check.ts'
import type { PortalError } from '@bahi/gateways/outcome.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { textOf } from '../../platform/texts.ts'

/** A fault as it is kept: said in words only when someone reads it, in the reader's language. */
export interface KeptIssue {
  readonly code: string
  readonly path?: string
  readonly severity?: 'error' | 'warning'
  readonly bound?: SchemaBound
  readonly params?: Readonly<Record<string, string>>
  /** The portal's own words. */
  readonly message?: string
}

/** Faults of our own making, beside the portal's codes. */
const own = new Set(['otherContent', 'elsewhere', 'notIssued'])

export function issuesIn(language: Language, issues: readonly KeptIssue[]) {
  return issues.map((issue) => {
    const { code, path = '', severity = 'error' } = issue
    if (own.has(code)) {
      const key = `eInvoice.error.${code}`
      return {
        code,
        path,
        severity,
        message: textOf(language, key),
        fix: code === 'notIssued' ? '' : textOf(language, `${key}.fix`),
      }
    }
    const { meaning, fix } = issueTexts(issue, language)
    return { code, path, severity, message: meaning || (issue.message ?? ''), fix }
  })
}

/** Of the check before sending. */
export const keptOfCheck = (issues: readonly PreCheckIssue[]): KeptIssue[] =>
  issues.map(({ code, field, params, bound, severity }) => ({
    code,
    path: field,
    severity,
    params,
    ...(bound ? { bound } : {}),
  }))

/** Of a refusal by the portal. */
export const keptOfPortal = (errors: readonly PortalError[]): KeptIssue[] =>
  errors.map(({ code, message }) => ({ code, message }))
