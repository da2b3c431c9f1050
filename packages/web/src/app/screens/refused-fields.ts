import { issueText } from '@bahi/contracts/texts/issue-text.ts'
import { ApiError } from '../api/api-error.ts'
import type { Translate } from '../texts.ts'

/** REQUIRED of the table of codes, which the browser does not carry. */
const requiredCode = 'VALD0101'

/**
 * What a small form says at each of its fields; `rest` is for none of them. A field that is missing is named: what it
 * is called on the screen decides.
 */
export function refusedFields(
  reason: unknown,
  labels: Readonly<Record<string, string>>,
  t: Translate,
): { fields: Readonly<Record<string, string>>; rest: readonly string[] } {
  if (!(reason instanceof ApiError)) return { fields: {}, rest: [String(reason)] }
  const fields: Record<string, string> = {}
  const rest: string[] = []
  for (const { property, code, message } of reason.issues) {
    const label = labels[property]
    if (label === undefined) rest.push(message)
    else
      fields[property] ??=
        code === requiredCode ? (issueText(t.find, 'REQUIRED', property, {}, label) ?? message) : message
  }
  if (reason.issues.length === 0) rest.push(reason.messages.join(' ') || t('error.noConnection'))
  return { fields, rest: [...new Set(rest)] }
}
