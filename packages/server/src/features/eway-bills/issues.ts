import { einvoiceCodes } from '@bahi/gateways/einvoice/codes.ts'
import { ewayCodes } from '@bahi/gateways/ewaybill/codes.ts'
import type { PortalError } from '@bahi/gateways/outcome.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { fill, hasText, textOf } from '../../platform/texts.ts'

/** A fault as it is kept: said in words only when someone reads it. */
export interface KeptIssue {
  readonly code: string
  readonly path?: string
  readonly params?: Readonly<Record<string, string>>
  readonly message?: string
  /** `error` where it is absent: what the portal refuses or would refuse. */
  readonly severity?: 'error' | 'warning'
}

export const issuesIn = (language: Language, issues: readonly KeptIssue[]) =>
  issues.map(({ code, path = '', params = {}, message = '', severity = 'error' }) => {
    const own = `eWayBill.error.${code}`
    if (hasText(own)) {
      const fix = hasText(`${own}.fix`) ? textOf(language, `${own}.fix`) : ''
      return { code, path, severity, message: textOf(language, own), fix }
    }
    const row = ewayCodes.get(code) ?? einvoiceCodes.get(code)
    if (!row) return { code, path, severity, message: message || code, fix: '' }
    return {
      code,
      path,
      severity,
      message: fill(language, row.meaning, params),
      fix: fill(language, row.fix, params),
    }
  })

/** Why the portal would refuse, by its code. */
export const reasonOf = (language: Language, code: string): string =>
  ewayCodes.get(code)?.meaning[language] ?? code

export const keptOfPortal = (errors: readonly PortalError[]): KeptIssue[] =>
  errors.map(({ code, message }) => ({ code, message }))
