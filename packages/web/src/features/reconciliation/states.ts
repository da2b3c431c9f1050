import type { RowOf } from '../../app/api/call-types.ts'
import type { Tone } from '../../ui/values.tsx'

type Row = RowOf<'reconciliation.search'>

/** In the order in which a person looks at them. */
export const states = [
  'Exact',
  'Suggested',
  'Manual',
  'Mismatch',
  'Residual',
  'MissingIn2B',
  'MissingInBooks',
  'DuplicateInBooks',
  'Superseded',
  'OutOfScope',
] as const satisfies readonly Row['state'][]

export const stateTones: Readonly<Record<Row['state'], Tone>> = {
  Exact: 'ok',
  Suggested: 'ok',
  Manual: 'ok',
  Mismatch: 'danger',
  Residual: 'attention',
  MissingIn2B: 'danger',
  MissingInBooks: 'attention',
  DuplicateInBooks: 'attention',
  Superseded: 'neutral',
  OutOfScope: 'neutral',
}

export const decisionTones: Readonly<Record<NonNullable<Row['decision']>, Tone>> = {
  Accept: 'ok',
  Reject: 'danger',
  Pending: 'attention',
  Ignore: 'neutral',
}

export const statements = ['GSTR2B', 'GSTR2A', 'IMS'] as const
export type Statement = (typeof statements)[number]
