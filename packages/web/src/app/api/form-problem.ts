import { ApiError } from './api-error.ts'

/** What a small form shows of a refused call: sentences above it, and one beside each field it names. */
export interface FormProblem {
  readonly lines: readonly string[]
  readonly fields: Readonly<Record<string, string>>
}

export const noProblem: FormProblem = { lines: [], fields: {} }

/**
 * Sorts what the server says. Names of fields begin with a capital (`UserName`, `Password`, `ConfirmPassword`, `Otp`),
 * as the specification writes them (part 1, section 5); `shown` are those the form has.
 */
export function problemOf(error: unknown, shown: readonly string[]): FormProblem {
  if (!(error instanceof ApiError)) return noProblem
  const fields: Record<string, string> = {}
  const lines: string[] = []
  for (const { property, message } of error.issues) {
    const name = property.charAt(0).toUpperCase() + property.slice(1)
    if (!shown.includes(name)) lines.push(message)
    else fields[name] = fields[name] === undefined ? message : `${fields[name]} ${message}`
  }
  if (error.issues.length === 0) lines.push(...error.messages)
  return { lines: [...new Set(lines)], fields }
}
