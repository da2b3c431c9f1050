import { issueCodes } from '@bahi/contracts/issues.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { textOf } from '../../platform/texts.ts'

export interface Refusal {
  readonly id: number
  readonly code: string
  readonly message: string
}

export interface BulkOutcome {
  readonly done: number[]
  readonly refused: Refusal[]
}

export type Reason =
  | string
  | { readonly code: string; readonly params: Readonly<Record<string, string>> }
  | undefined

export function outcomeOf(
  ids: readonly number[],
  language: Language,
  reasonOf: (id: number) => Reason,
): BulkOutcome {
  const done: number[] = []
  const refused: Refusal[] = []
  for (const id of new Set(ids)) {
    const reason = reasonOf(id)
    if (!reason) {
      done.push(id)
      continue
    }
    const { code, params } = typeof reason === 'string' ? { code: reason, params: {} } : reason
    refused.push({ id, code: issueCodes[code] ?? code, message: textOf(language, `issue.${code}`, params) })
  }
  return { done, refused }
}
