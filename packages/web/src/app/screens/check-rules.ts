import { issueText } from '@bahi/contracts/texts/issue-text.ts'
import type { RuleIssue } from '@bahi/contracts/party-rules.ts'
import { ApiError } from '../api/api-error.ts'
import { translate } from '../texts.ts'

/**
 * Rules between fields, said before anything is sent: the same functions the server decides with. Throws what
 * a refused call would throw, so that the form shows both alike.
 */
export function checkRules(issues: readonly RuleIssue[]): void {
  if (issues.length === 0) return
  const t = translate()
  const validationErrors = Object.fromEntries(
    issues.map(({ path, code, params }) => [
      path,
      [{ code, message: issueText(t.find, code, path, params) ?? t.find('invalid.required') ?? code }],
    ]),
  )
  throw new ApiError('', 422, '', { validationErrors })
}
